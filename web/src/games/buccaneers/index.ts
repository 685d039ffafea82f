// Black Hole Buccaneers at the table.
import type { GameFace } from "../../lib/game";
import Beside from "./parts/Beside.svelte";
import Board from "./board/Board.svelte";
import { play } from "./cards/cards";
import { hall } from "./hall";
import Points from "./parts/Points.svelte";
import { logLine, stops } from "./words/log";
import { ending, seatLine, stands } from "./words/match";
import { say } from "./words/catalogue";
import { whatNow } from "./words/whatnow";

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
