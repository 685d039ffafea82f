// Black Holes in words: spoken names of spaces and blocks, buttons, the what-now line, the log.
import source from "../../../../src/ergosphere/games/black_holes/text.ftl?raw";
import type { BoardView } from "../../generated/black-holes";
import type { Sentences } from "../../generated/black-holes-sentences";
import type { LogLine } from "../../generated/protocol";
import type { GameEvent, Preview } from "../../lib/game";
import { Catalogue, listed, speakable } from "../../lib/text";
import { nameOf, type Piece, spacesOf } from "./geometry";
import { type Move, pieceAt } from "./moves";

const text = new Catalogue<Sentences>(source);
export const say: Catalogue<Sentences>["say"] = (id, ...values) => text.say(id, ...values);

/** "d3", or "d3–e3" for a block that lies. */
export function place(piece: Piece): string {
  return spacesOf(piece).join("–");
}

export function label(move: Move): string {
  return say("page-move", { how: move.how, place: place(move.goal) });
}

/** What the strip says while a block is in hand. */
export function previewOf(view: BoardView, moves: Move[], action: string | null): Preview | null {
  const piece = moves[0]?.piece;
  if (!piece) return null;
  const chosen = moves.find((move) => move.action === action);
  const others = moves.filter((move) => move !== chosen).map((move) => ({ action: move.action, label: label(move) }));
  if (!chosen)
    return {
      action: null,
      label: "",
      sentence: say("page-where-to", { place: place(piece) }),
      reason: say("page-can", { ways: spoken(moves) }),
      others,
    };
  const sunk = (view.sunk[chosen.piece.seat] ?? 0) + 1;
  const also = moves.filter((move) => move !== chosen);
  const reasons = [
    also.length > 0 ? say("page-also", { ways: spoken(also) }) : "",
    chosen.how === "sink" ? say("page-would-sink", { sunk }) : "",
  ];
  return {
    action: chosen.action,
    label: label(chosen),
    sentence: say("page-try", { first: view.left === 2 ? "yes" : "no", how: chosen.how, place: place(chosen.goal) }),
    reason: reasons.filter(Boolean).join(" "),
    others,
  };
}

function spoken(moves: Move[]): string {
  return listed(moves.map((move) => say("page-way", { how: move.how, place: place(move.goal) })));
}

/** What a screen reader says of a space: who stands there, and where it can go. */
export function spaceName(view: BoardView, pieces: Piece[], moves: Move[], x: number, y: number): string {
  const space = nameOf(x, y);
  const piece = pieceAt(pieces, x, y);
  if (!piece) return view.holes.includes(space) ? say("page-hole", { space }) : say("page-empty", { space });
  const own = moves.filter((move) => move.piece.x === piece.x && move.piece.y === piece.y);
  const block = say("page-block", {
    side: piece.seat,
    lies: piece.attitude === "upright" ? "no" : "yes",
    spaces: listed(spacesOf(piece)),
  });
  return own.length > 0 ? say("page-block-can", { block, ways: spoken(own) }) : block;
}

/** What a space is while a block is in hand. */
export function goalName(move: Move, space: string, tried: boolean): string {
  return say("page-goal", { space, how: move.how, place: place(move.goal), tried: tried ? "yes" : "no" });
}

export function whatNow(
  view: BoardView,
  seat: number | null,
  legal: string[],
): { sentence: string; reason: string } {
  if (seat === null || legal.length === 0)
    return { sentence: "", reason: say("page-their-left", { side: view.side, left: view.left }) };
  const mine = view.sunk[seat] ?? 0;
  return {
    sentence: say("page-your-move", { left: view.left, opening: isOpening(view) ? "yes" : "no" }),
    reason: say("page-your-reason", { sunk: mine, opening: isOpening(view) ? "yes" : "no" }),
  };
}

/** The first turn of a match is a single move. */
function isOpening(view: BoardView): boolean {
  return view.sunk[0] + view.sunk[1] === 0 && view.past.length <= 16;
}

export function logLine(line: LogLine): string {
  const told = (line.events as GameEvent[]).map(({ event, ...fields }) => text.words(event, speakable(fields)));
  return told.filter((sentence) => sentence !== null).join(" ");
}

export function seatLine(view: BoardView, seat: number, over = false): { name: string; detail: string } {
  const now = !over && view.outcome === null && view.side === seat;
  return {
    name: say("side", { side: seat }),
    detail: say("page-seat", { side: seat, left: now ? view.left : 0 }),
  };
}
