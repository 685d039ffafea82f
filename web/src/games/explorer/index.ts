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
  tabs: { board: say("page-tab-chart"), plan: say("page-tab-sheet"), seats: say("page-tab-crews") },
  told: true,
  Object: hall.Object,
  Rack,
  Story,
  seatLine,
  whatNow,
  logLine,
  ending,
  progress,
  ground: hall.ground,
};
