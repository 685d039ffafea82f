// What the strip says while nothing is in hand.
import type { BoardView } from "../../../generated/black-holes";
import { isOpening } from "./ask";
import { say } from "./catalogue";

export function whatNow(
  view: BoardView,
  seat: number | null,
  legal: string[],
): { sentence: string; reason: string } {
  if (seat === null || legal.length === 0) return { sentence: "", reason: say("page-their-left", { left: view.left }) };
  const opening = isOpening(view) ? "yes" : "no";
  return {
    sentence: say("page-your-move", { left: view.left, opening }),
    reason: say("page-your-reason", { sunk: view.sunk[seat] ?? 0, opening }),
  };
}
