// The legal moves laid out on the board: which block, which way, where to. The server says what is legal.
import type { BoardView } from "../../../generated/black-holes";
import { after, covers, footprint, type Piece, pieceOf, spacesOf, type Way } from "./geometry";

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

/** The block or goal nearest to a point, no farther than `reach`. */
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
