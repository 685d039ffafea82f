// Black Hole Explorer at the table.
import type { ExplorerView } from "../../generated/explorer";
import { type Figures, FIGURES } from "../../generated/explorer-figures";
import { defineFace } from "../../lib/game";
import Board from "./board/Board.svelte";
import { hall } from "./hall";
import Beside from "./parts/Beside.svelte";
import Papers from "./parts/Papers.svelte";
import Rack from "./parts/Rack.svelte";
import Story from "./parts/Story.svelte";
import { say } from "./words/catalogue";
import { logLine, stops } from "./words/log";
import { ending, seatLine, stands } from "./words/match";
import { whatNow } from "./words/whatnow";

export const face = defineFace<ExplorerView, Figures>({
  key: hall.key,
  ground: hall.ground,
  short: say("page-short"),
  Object: hall.Object,
  Board,
  boardName: say("page-tab-chart"),
  parts: [
    { Part: Papers, at: ["papers", "page"], name: say("page-tab-sheet") },
    { Part: Beside, at: ["flat"] },
    { Part: Story, at: ["end"] },
  ],
  seats: { at: "together", name: say("page-tab-crews") },
  Rack,
  figures: FIGURES,
  told: true,
  stops,
  stands,
  ending,
  seatLine,
  whatNow,
  logLine,
});
