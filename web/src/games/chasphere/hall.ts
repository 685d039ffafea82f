// Chasphere Black Hole in the Hall.
import type { HallFace } from "../../lib/game";
import "./ground.css";
import Object from "./Object.svelte";

export const hall: HallFace = {
  key: "chasphere",
  order: 3,
  ground: "chasphere-ground",
  Object,
  minutes: 60,
};
