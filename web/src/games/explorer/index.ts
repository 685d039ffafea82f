// Black Hole Explorer at the table.
import type { GameFace } from "../../lib/game";
import Board from "./board/Board.svelte";
import { say } from "./words/catalogue";
import { desk } from "./board/hand.svelte";
import { hall } from "./hall";
import Newest from "./parts/Beside.svelte";
import Plan from "./parts/Papers.svelte";
import Rack from "./parts/Rack.svelte";
import Story from "./parts/Story.svelte";
import { ending, seatLine, stands } from "./words/match";
import { logLine, stops } from "./words/log";
import { whatNow } from "./words/whatnow";

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
  stands,
  stops,
  ground: hall.ground,
};
