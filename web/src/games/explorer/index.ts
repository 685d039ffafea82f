// Black Hole Explorer at the table.
import type { GameFace } from "../../lib/game";
import Board from "./Board.svelte";
import { say } from "./catalogue";
import { desk } from "./desk.svelte";
import { hall } from "./hall";
import Newest from "./Newest.svelte";
import Plan from "./Plan.svelte";
import Rack from "./Rack.svelte";
import Story from "./Story.svelte";
import { ending, logLine, progress, seatLine, stops } from "./telling";
import { whatNow } from "./whatnow";

export const face: GameFace = {
  key: hall.key,
  short: say("page-short"),
  Board,
  Plan,
  Beside: Newest,
  figures: (content) => (desk.builtIn = content === null),
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
  stops,
  ground: hall.ground,
};
