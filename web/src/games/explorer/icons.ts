// Which drawing stands for which crew: from game-icons.net, CC BY 3.0. Only what is imported here is in the page.
import type { Component } from "svelte";
import type { SvelteHTMLElements } from "svelte/elements";
import Earth from "~icons/game-icons/earth-africa-europe";
import LunarModule from "~icons/game-icons/lunar-module";
import MoonOrbit from "~icons/game-icons/moon-orbit";
import Rocket from "~icons/game-icons/rocket";
import Satellite from "~icons/game-icons/satellite";
import SpaceShuttle from "~icons/game-icons/space-shuttle";
import Ufo from "~icons/game-icons/ufo";

export type Icon = Component<SvelteHTMLElements["svg"]>;

export const HOME_ICON: Icon = Earth;
const CREWS: Icon[] = [LunarModule, Satellite, Rocket, SpaceShuttle, Ufo, MoonOrbit];
const PAINTS = ["#f7f1df", "#f2c14e", "#9ccbe0", "#d9b8e8", "#a8d8a0", "#e8b08a"];

export interface Livery {
  icon: Icon;
  paint: string;
  ink: string;
}

/** Red is the one who looks; everybody else has a paint and always a drawing of their own. */
export function livery(crew: number, own: boolean): Livery {
  const icon = CREWS[crew % CREWS.length] ?? LunarModule;
  if (own) return { icon, paint: "#c4321a", ink: "#ffffff" };
  return { icon, paint: PAINTS[crew % PAINTS.length] ?? "#f7f1df", ink: "#14191b" };
}
