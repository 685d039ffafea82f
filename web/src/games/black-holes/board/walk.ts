// The keyboard on the board: arrow keys move from space to space, and across the cut corners.
import { exists, nameOf, SIZE } from "./geometry";

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The space that a key leads to; null: nowhere. */
export function walk(key: string, x: number, y: number): string | null {
  if (key === "Home" || key === "End") {
    const row = Array.from({ length: SIZE }, (_, i) => i).filter((i) => exists(i, y));
    const to = key === "Home" ? row[0] : row.at(-1);
    return to === undefined ? null : nameOf(to, y);
  }
  const step = STEPS[key];
  if (!step) return null;
  const [to, down] = [x + step[0], y + step[1]];
  return exists(to, down) ? nameOf(to, down) : null;
}
