// Icons of game-icons.net (CC BY 3.0: Lorc, Delapouite and contributors), as the paths inside a 512 square.
import biohazard from "~icons/game-icons/biohazard?raw";
import cog from "~icons/game-icons/cog?raw";
import rocket from "~icons/game-icons/rocket?raw";
import skullCrossedBones from "~icons/game-icons/skull-crossed-bones?raw";
import smallFire from "~icons/game-icons/small-fire?raw";
import ufo from "~icons/game-icons/ufo?raw";

function inside(svg: unknown): string {
  return String(svg).replace(/^<svg[^>]*>|<\/svg>$/g, "");
}

export const HAZARD = inside(biohazard);
export const COG = inside(cog);
/** By ship. */
export const EMBLEMS: Record<string, string> = {
  etonak: inside(rocket),
  pirates: inside(skullCrossedBones),
  federation: inside(ufo),
  inferno: inside(smallFire),
};
