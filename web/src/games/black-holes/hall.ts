// Black Holes in the Hall.
import type { HallFace } from "../../lib/game";
import "./ground.css";
import Object from "./Object.svelte";

export const hall: HallFace = {
  key: "black-holes",
  order: 1,
  ground: "black-holes-ground",
  Object,
  minutes: 15,
  chance: false,
  sides: ["Light", "Dark"],
};
