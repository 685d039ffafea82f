// Black Holes at the table.
import type { GameFace } from "../../lib/game";
import Beside from "./parts/Beside.svelte";
import Board from "./board/Board.svelte";
import { hall } from "./hall";
import Plan from "./parts/Plan.svelte";
import Rack from "./parts/Rack.svelte";
import { logLine } from "./words/log";
import { seatLine } from "./words/match";
import { whatNow } from "./words/whatnow";

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
