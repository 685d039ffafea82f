// Black Hole Buccaneers in the Hall.
import type { HallFace } from "../../lib/game";
import "./ground.css";
import Object from "./Object.svelte";

export const hall: HallFace = {
  key: "buccaneers",
  order: 2,
  ground: "buccaneers-ground",
  Object,
  minutes: 30,
  options: {
    holes: { control: () => import("./options/HolesChoice.svelte"), picture: () => import("./options/HolesPicture.svelte") },
  },
};
