// Black Hole Buccaneers at the table.
import type { GameFace } from "../../lib/game";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import { play } from "./cards";
import { hall } from "./hall";
import Points from "./Points.svelte";
import { logLine, stops } from "./told";
import { ending, say, seatLine, stands, whatNow } from "./words";

export const face: GameFace = {
  key: hall.key,
  figures: play,
  short: say("page-short"),
  Board,
  Beside,
  Plan: Points,
  planName: say("page-points"),
  Story: Points,
  seatsOnBoard: true,
  Object: hall.Object,
  Rack: null,
  told: true,
  stops,
  stands,
  seatLine,
  seatName: (seat) => say("page-seat-name", { seat }),
  whatNow,
  logLine,
  ending,
  ground: hall.ground,
};
