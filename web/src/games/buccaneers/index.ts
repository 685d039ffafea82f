// Black Hole Buccaneers at the table.
import type { GameFace } from "../../lib/game";
import Board from "./Board.svelte";
import { play } from "./cards";
import { hall } from "./hall";
import Points from "./Points.svelte";
import { logLine } from "./told";
import { say, seatLine, stands, whatNow } from "./words";

export const face: GameFace = {
  key: hall.key,
  figures: play,
  short: say("page-short"),
  Board,
  Plan: Points,
  planName: say("page-points"),
  Story: Points,
  seatsOnBoard: true,
  Object: hall.Object,
  Rack: null,
  stands,
  seatLine,
  whatNow,
  logLine,
  ground: hall.ground,
};
