// Black Hole Explorer in the Hall.
import custom from "../../../../src/ergosphere/games/explorer/text.ftl?page-crews-own&sentence";
import type { HallFace } from "../../lib/game";
import "./ground.css";
import Object from "./Object.svelte";

export const hall: HallFace = {
  key: "explorer",
  order: 4,
  ground: "explorer-ground",
  Object,
  minutes: 45,
  options: { crews: { own: custom, control: () => import("./options/CrewsChoice.svelte") } },
};
