// Black Hole Buccaneers at the table.
import type { TableView } from "../../generated/buccaneers";
import { type Figures, FIGURES } from "../../generated/buccaneers-figures";
import { defineFace } from "../../lib/game";
import Board from "./board/Board.svelte";
import { lay } from "./cards/cards";
import { hall } from "./hall";
import Beside from "./parts/Beside.svelte";
import Points from "./parts/Points.svelte";
import { say } from "./words/catalogue";
import { logLine, stops } from "./words/log";
import { ending, seatLine, stands } from "./words/match";
import { whatNow } from "./words/whatnow";

export const face = defineFace<TableView, Figures>({
  key: hall.key,
  ground: hall.ground,
  short: say("page-short"),
  Object: hall.Object,
  Board,
  parts: [
    { Part: Points, at: ["side", "tab", "end"], name: say("page-points") },
    { Part: Beside, at: ["flat"] },
  ],
  seats: { at: "board" },
  figures: FIGURES,
  lay,
  told: true,
  stops,
  stands,
  ending,
  seatLine,
  seatName: (seat) => say("page-seat-name", { seat }),
  whatNow,
  logLine,
});
