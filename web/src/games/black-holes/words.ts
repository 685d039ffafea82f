// Black Holes in words: spoken names of spaces and blocks, buttons, the what-now line.
import source from "../../../../src/ergosphere/games/black_holes/text.ftl?raw";
import type { BoardView } from "../../generated/black-holes";
import type { Sentences } from "../../generated/black-holes-sentences";
import type { Preview } from "../../lib/game";
import { Catalogue, listed } from "../../lib/text";
import { nameOf, type Piece, spacesOf } from "./geometry";
import { type How, type Move, pieceAt } from "./moves";

const text = new Catalogue<Sentences>(source);
export const say: Catalogue<Sentences>["say"] = (id, ...values) => text.say(id, ...values);

/** "d3", or "d3–e3" for a block that lies. */
export function place(piece: Piece): string {
  return spacesOf(piece).join("–");
}

export function label(move: Move): string {
  return say("page-move", { how: move.how, place: place(move.goal) });
}

/** What the strip says while a block is in hand. `brief`: the other goals are only buttons, and not told as well. */
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

const HOWS: How[] = ["sink", "tip-over", "roll", "tip-up"];

/** "tip over to a3–b3 or d3–e3, or sink into c3". */
export function ways(moves: Move[]): string {
  const groups = HOWS.map((how) => moves.filter((move) => move.how === how)).filter((group) => group.length > 0);
  const said = groups.map((group) =>
    say("page-way", { how: group[0]?.how ?? "roll", place: either(group.map((move) => place(move.goal))) }),
  );
  return either(said, moves.length > groups.length);
}

/** "a", "a or b", "a, b, or c"; `apart`: "a, or b" where the parts have an "or" of their own. */
function either(words: string[], apart = false): string {
  if (words.length < 2) return words.join("");
  const values = { first: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" };
  return apart || words.length > 2 ? say("page-or-else", values) : say("page-or", values);
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
  return own.length > 0 ? say("page-block-can", { block, ways: ways(own) }) : block;
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
  if (seat === null || legal.length === 0) return { sentence: "", reason: say("page-their-left", { left: view.left }) };
  const opening = isOpening(view) ? "yes" : "no";
  return {
    sentence: say("page-your-move", { left: view.left, opening }),
    reason: say("page-your-reason", { sunk: view.sunk[seat] ?? 0, opening }),
  };
}

/** The first turn of a match is a single move. */
function isOpening(view: BoardView): boolean {
  return view.sunk[0] + view.sunk[1] === 0 && view.past.length <= 16;
}

export function seatLine(view: BoardView, seat: number, over = false): { name: string; detail: string } {
  const now = !over && view.outcome === null && view.side === seat;
  return {
    name: say("side", { side: seat }),
    detail: say("page-seat", { side: seat, left: now ? view.left : 0 }),
  };
}
