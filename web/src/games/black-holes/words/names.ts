// What spaces, blocks and moves are called, on screen and by screen readers.
import type { BoardView } from "../../../generated/black-holes";
import { listed } from "../../../lib/text";
import { nameOf, type Piece, spacesOf } from "../board/geometry";
import { type How, type Move, pieceAt } from "../board/moves";
import { say } from "./catalogue";

/** "d3", or "d3–e3" for a block that lies. */
export function place(piece: Piece): string {
  return spacesOf(piece).join("–");
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

/** What a space is called while a block is in hand. */
export function goalName(move: Move, space: string, tried: boolean): string {
  return say("page-goal", { space, how: move.how, place: place(move.goal), tried: tried ? "yes" : "no" });
}
