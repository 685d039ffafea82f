// What is drawn on the cards: game-icons, by Lorc, Delapouite and contributors (CC BY 3.0). Only these are bundled.
import airBalloon from "~icons/game-icons/air-balloon";
import amphora from "~icons/game-icons/amphora";
import anvil from "~icons/game-icons/anvil";
import armchair from "~icons/game-icons/armchair";
import astronautHelmet from "~icons/game-icons/astronaut-helmet";
import battleMech from "~icons/game-icons/battle-mech";
import beachBall from "~icons/game-icons/beach-ball";
import bearFace from "~icons/game-icons/bear-face";
import broccoli from "~icons/game-icons/broccoli";
import bubbles from "~icons/game-icons/bubbles";
import cardDraw from "~icons/game-icons/card-draw";
import cog from "~icons/game-icons/cog";
import cometSpark from "~icons/game-icons/comet-spark";
import crystalBall from "~icons/game-icons/crystal-ball";
import cube from "~icons/game-icons/cube";
import easterEgg from "~icons/game-icons/easter-egg";
import fragmentedMeteor from "~icons/game-icons/fragmented-meteor";
import gamepad from "~icons/game-icons/gamepad";
import gps from "~icons/game-icons/gps";
import gyroscope from "~icons/game-icons/gyroscope";
import hotMeal from "~icons/game-icons/hot-meal";
import jigsawPiece from "~icons/game-icons/jigsaw-piece";
import kite from "~icons/game-icons/kite";
import laserGun from "~icons/game-icons/laser-gun";
import lifeBuoy from "~icons/game-icons/life-buoy";
import magicBroom from "~icons/game-icons/magic-broom";
import marbles from "~icons/game-icons/marbles";
import octopus from "~icons/game-icons/octopus";
import openTreasureChest from "~icons/game-icons/open-treasure-chest";
import pirateFlag from "~icons/game-icons/pirate-flag";
import plasticDuck from "~icons/game-icons/plastic-duck";
import poloShirt from "~icons/game-icons/polo-shirt";
import radarDish from "~icons/game-icons/radar-dish";
import redCarpet from "~icons/game-icons/red-carpet";
import ring from "~icons/game-icons/ring";
import ringedPlanet from "~icons/game-icons/ringed-planet";
import robotAntennas from "~icons/game-icons/robot-antennas";
import robotHelmet from "~icons/game-icons/robot-helmet";
import rocket from "~icons/game-icons/rocket";
import rocketFlight from "~icons/game-icons/rocket-flight";
import satellite from "~icons/game-icons/satellite";
import scales from "~icons/game-icons/scales";
import scoutShip from "~icons/game-icons/scout-ship";
import shipWheel from "~icons/game-icons/ship-wheel";
import shoonerSailboat from "~icons/game-icons/shooner-sailboat";
import slime from "~icons/game-icons/slime";
import sofa from "~icons/game-icons/sofa";
import spaceShuttle from "~icons/game-icons/space-shuttle";
import spaceship from "~icons/game-icons/spaceship";
import starfighter from "~icons/game-icons/starfighter";
import suckeredTentacle from "~icons/game-icons/suckered-tentacle";
import toaster from "~icons/game-icons/toaster";
import towel from "~icons/game-icons/towel";
import turbine from "~icons/game-icons/turbine";
import umbrella from "~icons/game-icons/umbrella";
import vintageRobot from "~icons/game-icons/vintage-robot";

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
