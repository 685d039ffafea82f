// Black Hole Explorer in the Hall.
import { sentences } from "../../generated/explorer-hall";
import type { HallFace } from "../../lib/game";
import "./ground.css";
import Object from "./Object.svelte";

export const hall: HallFace = {
  key: "explorer",
  order: 4,
  ground: "explorer-ground",
  Object,
  minutes: 45,
  options: { crews: { own: sentences["page-crews-own"], control: () => import("./options/CrewsChoice.svelte") } },
};
