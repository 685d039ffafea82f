// Black Holes at the table.
import type { GameFace } from "../../lib/game";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import { hall } from "./hall";
import Plan from "./Plan.svelte";
import Rack from "./Rack.svelte";
import { logLine } from "./told";
import { seatLine, whatNow } from "./words";

export const face: GameFace = {
  key: hall.key,
  chance: false,
  Board,
  Plan,
  Beside,
  Object: hall.Object,
  Rack,
  seatLine,
  whatNow,
  logLine,
  ground: hall.ground,
};
