// The icon of each crew, from game-icons.net, CC BY 3.0. Only these are bundled.
import type { Icon } from "./paint";
import LunarModule from "~icons/game-icons/lunar-module";
import MoonOrbit from "~icons/game-icons/moon-orbit";
import Rocket from "~icons/game-icons/rocket";
import Satellite from "~icons/game-icons/satellite";
import SpaceShuttle from "~icons/game-icons/space-shuttle";
import Ufo from "~icons/game-icons/ufo";

const CREWS: Icon[] = [LunarModule, Satellite, Rocket, SpaceShuttle, Ufo, MoonOrbit];

export function crewIcon(crew: number): Icon {
  return CREWS[crew % CREWS.length] ?? LunarModule;
}
