// What is drawn on the cards: game-icons, by Lorc, Delapouite and contributors (CC BY 3.0). Only these are bundled.
import airBalloon from "~icons/game-icons/air-balloon?raw";
import amphora from "~icons/game-icons/amphora?raw";
import anvil from "~icons/game-icons/anvil?raw";
import armchair from "~icons/game-icons/armchair?raw";
import astronautHelmet from "~icons/game-icons/astronaut-helmet?raw";
import battleMech from "~icons/game-icons/battle-mech?raw";
import beachBall from "~icons/game-icons/beach-ball?raw";
import bearFace from "~icons/game-icons/bear-face?raw";
import broccoli from "~icons/game-icons/broccoli?raw";
import bubbles from "~icons/game-icons/bubbles?raw";
import cardDraw from "~icons/game-icons/card-draw?raw";
import cog from "~icons/game-icons/cog?raw";
import cometSpark from "~icons/game-icons/comet-spark?raw";
import crystalBall from "~icons/game-icons/crystal-ball?raw";
import cube from "~icons/game-icons/cube?raw";
import easterEgg from "~icons/game-icons/easter-egg?raw";
import fragmentedMeteor from "~icons/game-icons/fragmented-meteor?raw";
import gamepad from "~icons/game-icons/gamepad?raw";
import gps from "~icons/game-icons/gps?raw";
import gyroscope from "~icons/game-icons/gyroscope?raw";
import hotMeal from "~icons/game-icons/hot-meal?raw";
import jigsawPiece from "~icons/game-icons/jigsaw-piece?raw";
import kite from "~icons/game-icons/kite?raw";
import laserGun from "~icons/game-icons/laser-gun?raw";
import lifeBuoy from "~icons/game-icons/life-buoy?raw";
import magicBroom from "~icons/game-icons/magic-broom?raw";
import marbles from "~icons/game-icons/marbles?raw";
import octopus from "~icons/game-icons/octopus?raw";
import openTreasureChest from "~icons/game-icons/open-treasure-chest?raw";
import pirateFlag from "~icons/game-icons/pirate-flag?raw";
import plasticDuck from "~icons/game-icons/plastic-duck?raw";
import poloShirt from "~icons/game-icons/polo-shirt?raw";
import radarDish from "~icons/game-icons/radar-dish?raw";
import redCarpet from "~icons/game-icons/red-carpet?raw";
import ring from "~icons/game-icons/ring?raw";
import ringedPlanet from "~icons/game-icons/ringed-planet?raw";
import robotAntennas from "~icons/game-icons/robot-antennas?raw";
import robotHelmet from "~icons/game-icons/robot-helmet?raw";
import rocketFlight from "~icons/game-icons/rocket-flight?raw";
import rocket from "~icons/game-icons/rocket?raw";
import satellite from "~icons/game-icons/satellite?raw";
import scales from "~icons/game-icons/scales?raw";
import scoutShip from "~icons/game-icons/scout-ship?raw";
import shipWheel from "~icons/game-icons/ship-wheel?raw";
import shoonerSailboat from "~icons/game-icons/shooner-sailboat?raw";
import slime from "~icons/game-icons/slime?raw";
import sofa from "~icons/game-icons/sofa?raw";
import spaceShuttle from "~icons/game-icons/space-shuttle?raw";
import spaceship from "~icons/game-icons/spaceship?raw";
import starfighter from "~icons/game-icons/starfighter?raw";
import suckeredTentacle from "~icons/game-icons/suckered-tentacle?raw";
import toaster from "~icons/game-icons/toaster?raw";
import towel from "~icons/game-icons/towel?raw";
import turbine from "~icons/game-icons/turbine?raw";
import umbrella from "~icons/game-icons/umbrella?raw";
import vintageRobot from "~icons/game-icons/vintage-robot?raw";

/** By a card's id, or its family's name. */
const DRAWN: Record<string, string> = {
  spacecraft: rocket,
  toy: plasticDuck,
  robot: vintageRobot,
  shapeshifter: slime,
  part: cog,
  artifact: crystalBall,
  relic: amphora,
  "helium-barge": airBalloon,
  "soap-bubble-liner": bubbles,
  "kite-of-last-resort": kite,
  "second-hand-shuttle": spaceShuttle,
  "rusty-comet": cometSpark,
  "tea-clipper": shoonerSailboat,
  "gravity-yacht": spaceship,
  "moon-ferry": scoutShip,
  "tax-collectors-cutter": starfighter,
  "flagship-of-nobody": pirateFlag,
  "rubber-meteor": fragmentedMeteor,
  "yo-yo-of-orbit": ringedPlanet,
  "wind-up-astronaut": astronautHelmet,
  "jigsaw-nebula": jigsawPiece,
  "tin-satellite": satellite,
  "marble-planets": marbles,
  "rocking-rocket": rocketFlight,
  "game-slab": gamepad,
  "plush-quasar": bearFace,
  "bouncy-moon": beachBall,
  dusty: magicBroom,
  "sir-bolts-a-lot": robotHelmet,
  apologiser: robotAntennas,
  "grand-toaster": toaster,
  "morpho-cardigano": poloShirt,
  "morpho-broccolo": broccoli,
  "morpho-umbrello": umbrella,
  "morpho-sofano": sofa,
  "morpho-servientes": hotMeal,
  "morpho-cubo": cube,
  "command-chair": armchair,
  "reflector-shield": radarDish,
  "quantum-steering": shipWheel,
  "warp-drive": turbine,
  "gps-tracker": gps,
  "tiit-clo-uhl": cardDraw,
  "swiss-army-pocket-laser": laserGun,
  "titanic-tentacles": octopus,
  "reality-gyro": gyroscope,
  "morpho-sucker": suckeredTentacle,
  "cubus-libra": scales,
  "loot-box": openTreasureChest,
  "easter-egg": easterEgg,
  "alien-kiddie-pool": lifeBuoy,
  "one-ring": ring,
  "antigravity-carpet": redCarpet,
  exoskeleton: battleMech,
  "xxl-paperweight": anvil,
  "emergency-towel": towel,
};

/** The outline of an icon, in a square of 512. */
export function outline(name: string): string {
  return [...(DRAWN[name] ?? "").matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join("");
}

export function isDrawn(name: string): boolean {
  return outline(name) !== "";
}
