// What the strip says while a block is in hand, and what its buttons are called.
import type { BoardView } from "../../../generated/black-holes";
import type { Preview } from "../../../lib/game";
import type { Move } from "../board/moves";
import { say } from "./catalogue";
import { place, ways } from "./names";

export function label(move: Move): string {
  return say("page-move", { how: move.how, place: place(move.goal) });
}

/** What the strip says while a block is in hand. `brief`: the other goals are buttons, so they aren't told as well. */
export function previewOf(view: BoardView, moves: Move[], action: string | null, brief = false): Preview | null {
  const piece = moves[0]?.piece;
  if (!piece) return null;
  const chosen = moves.find((move) => move.action === action);
  const also = moves.filter((move) => move !== chosen);
  const others = also.map((move) => ({ action: move.action, label: label(move) }));
  if (!chosen)
    return {
      action: null,
      label: "",
      sentence: say("page-where-to", { place: place(piece) }),
      reason: brief ? "" : say("page-can", { ways: ways(moves) }),
      others,
    };
  const sunk = (view.sunk[chosen.piece.seat] ?? 0) + 1;
  const reasons = [
    also.length > 0 && !brief ? say("page-also", { ways: ways(also) }) : "",
    chosen.how === "sink" ? say("page-would-sink", { sunk }) : "",
  ];
  const turn = isOpening(view) ? "only" : view.left === 2 ? "first" : "second";
  return {
    action: chosen.action,
    label: label(chosen),
    sentence: say("page-try", { turn, how: chosen.how, place: place(chosen.goal) }),
    reason: reasons.filter(Boolean).join(" "),
    others,
  };
}

/** The first turn of a match is a single move. */
export function isOpening(view: BoardView): boolean {
  return view.sunk[0] + view.sunk[1] === 0 && view.past.length <= 16;
}
