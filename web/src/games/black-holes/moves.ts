// The legal notations, laid out on the board: which block, which way, where to. Whether a move is legal the server says.
import type { BoardView } from "../../generated/black-holes";
import { after, covers, footprint, nameOf, type Piece, pieceOf, spacesOf, type Way, WAYS } from "./geometry";

export type How = "sink" | "roll" | "tip-over" | "tip-up";

export interface Move {
  action: string;
  piece: Piece;
  way: Way;
  goal: Piece;
  how: How;
}

export function piecesOf(view: BoardView): Piece[] {
  return view.blocks.map((block, number) => pieceOf(block, number));
}

export function anchorOf(piece: Piece): string {
  return spacesOf(piece)[0] ?? "";
}

/** A move in notation, as `d5w` or `d3w*`; null where there is no such block. */
export function moveOf(action: string, pieces: Piece[]): Move | null {
  const found = /^([a-j]\d+)([nesw])(\*?)$/.exec(action);
  const piece = found && pieces.find((one) => anchorOf(one) === found[1]);
  if (!found || !piece) return null;
  const way = found[2] as Way;
  const goal = after(piece, way);
  return { action, piece, way, goal, how: found[3] ? "sink" : howOf(piece, goal) };
}

function howOf(piece: Piece, goal: Piece): How {
  if (piece.attitude === goal.attitude) return "roll";
  return goal.attitude === "upright" ? "tip-up" : "tip-over";
}

export function movesOf(view: BoardView, legal: string[]): Move[] {
  const pieces = piecesOf(view);
  return legal.map((action) => moveOf(action, pieces)).filter((move) => move !== null);
}

export function pieceAt(pieces: Piece[], x: number, y: number): Piece | undefined {
  return pieces.find((piece) => covers(piece, x, y));
}

/** What somebody means who points from a block at a space that it can't go to: a notation to ask about. */
export function intended(piece: Piece, x: number, y: number, holes: string[]): string | null {
  for (const way of WAYS) {
    const goal = after(piece, way);
    if (covers(goal, x, y)) {
      const sinks = goal.attitude === "upright" && holes.includes(nameOf(goal.x, goal.y));
      return `${anchorOf(piece)}${way}${sinks ? "*" : ""}`;
    }
  }
  return null;
}

/** The middle of what a block covers, in spaces. */
export function middle(piece: Piece): [number, number] {
  const [w, d] = footprint(piece.attitude);
  return [piece.x + w / 2, piece.y + d / 2];
}

/** The nearest of some blocks or goals to a point, not farther than a finger is wide. */
export function nearest<T>(found: { at: Piece; is: T }[], x: number, y: number, reach: number): T | null {
  let best: T | null = null;
  let least = reach;
  for (const one of found) {
    const [w, d] = footprint(one.at.attitude);
    const dx = Math.max(one.at.x - x, 0, x - (one.at.x + w));
    const dy = Math.max(one.at.y - y, 0, y - (one.at.y + d));
    const distance = Math.hypot(dx, dy);
    if (distance < least) [best, least] = [one.is, distance];
  }
  return best;
}

/** The spaces that the last move has led to: by its notation, where no event tells. */
export function lastGoal(view: BoardView, last: string | null): string[] {
  const found = last && /^([a-j]\d+)([nesw])(\*?)$/.exec(last);
  if (!found) return [];
  const way = found[2] as Way;
  for (const attitude of ["upright", "along", "across"] as const) {
    const before = { ...pieceOf({ seat: 0, attitude: "upright", spaces: [found[1] ?? ""] }, 0), attitude };
    if (attitude === "across") before.y -= 1; // its anchor is the lower space
    const spaces = spacesOf(after(before, way));
    if (found[3] && attitude !== "upright" && spaces.length === 1 && view.holes.includes(spaces[0] ?? "")) return spaces;
    if (!found[3] && view.blocks.some((block) => String([...block.spaces].sort()) === String([...spaces].sort())))
      return spaces;
  }
  return [];
}
