// Chasphere Black Hole at the table.
import type { TableView } from "../../generated/chasphere";
import { type Figures, FIGURES } from "../../generated/chasphere-figures";
import { defineFace } from "../../lib/game";
import Board from "./board/Board.svelte";
import { lay } from "./cards/figures.svelte";
import { hall } from "./hall";
import Beside from "./parts/Beside.svelte";
import Emblem from "./parts/Emblem.svelte";
import MarketPlace from "./parts/MarketPlace.svelte";
import Ship from "./parts/Ship.svelte";
import ShipPlace from "./parts/ShipPlace.svelte";
import Story from "./parts/Story.svelte";
import { say } from "./words/catalogue";
import { logLine, stops } from "./words/log";
import { score, scoreHint, seatLine, stands } from "./words/match";
import { whatNow } from "./words/whatnow";

export const face = defineFace<TableView, Figures>({
  key: hall.key,
  ground: hall.ground,
  short: say("page-short"),
  Object: hall.Object,
  Board,
  boardName: say("page-sky"),
  parts: [
    { Part: Ship, at: ["side"] },
    { Part: MarketPlace, at: ["page"], name: say("page-market") },
    { Part: ShipPlace, at: ["page"], name: say("page-ship") },
    { Part: Beside, at: ["flat"] },
    { Part: Story, at: ["end"] },
  ],
  seats: { at: "list", Emblem, score, hint: scoreHint },
  figures: FIGURES,
  lay,
  told: true,
  stops,
  stands,
  seatLine,
  whatNow,
  logLine,
});
