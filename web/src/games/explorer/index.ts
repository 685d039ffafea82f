// Black Hole Explorer at the table.
import type { GameFace } from "../../lib/game";
import Board from "./Board.svelte";
import { hall } from "./hall";
import Plan from "./Plan.svelte";
import Rack from "./Rack.svelte";
import Story from "./Story.svelte";
import { whatNow } from "./whatnow";
import { ending, logLine, progress, say, seatLine } from "./words";

export const face: GameFace = {
  key: hall.key,
  short: say("page-short"),
  Board,
  Plan,
  papers: true,
  boardName: say("page-tab-chart"),
  planName: say("page-tab-sheet"),
  seatsName: say("page-tab-crews"),
  told: true,
  Object: hall.Object,
  Rack,
  Story,
  seatLine,
  whatNow,
  logLine,
  ending,
  stands: progress,
  ground: hall.ground,
};
