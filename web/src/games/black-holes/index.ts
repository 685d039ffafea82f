// Black Holes at the table.
import type { BoardView } from "../../generated/black-holes";
import { type Figures, FIGURES } from "../../generated/black-holes-figures";
import { defineFace } from "../../lib/game";
import { t } from "../../lib/text";
import Board from "./board/Board.svelte";
import { hall } from "./hall";
import Beside from "./parts/Beside.svelte";
import Plan from "./parts/Plan.svelte";
import Rack from "./parts/Rack.svelte";
import { logLine } from "./words/log";
import { seatLine } from "./words/match";
import { whatNow } from "./words/whatnow";

export const face = defineFace<BoardView, Figures>({
  key: hall.key,
  ground: hall.ground,
  chance: false,
  Object: hall.Object,
  Board,
  parts: [
    { Part: Plan, at: ["side", "tab"], name: t("plan") },
    { Part: Beside, at: ["flat"] },
  ],
  seats: { at: "edges" },
  Rack,
  figures: FIGURES,
  seatLine,
  whatNow,
  logLine,
});
