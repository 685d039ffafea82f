// The words over the almanac: they stand on two lines, never run into each other, and no line runs through a word.

export interface Mark {
  turn: number;
  /** In full, and where there is little room. */
  long: string;
  short: string;
  warn: boolean;
}

export interface Flag {
  turn: number;
  text: string;
  warn: boolean;
  left: number;
  middle: number;
  /** 0: right over the rule; 1: above. */
  row: 0 | 1;
}

interface Room {
  width: number;
  x(turn: number): number;
  /** How wide a text is. */
  measure(text: string): number;
}

const GAP = 8;

/** As many marks as fit, with the longest words that fit. `marks`: the most important first. */
export function flagsOf(marks: Mark[], room: Room): Flag[] {
  for (let count = marks.length; count > 0; count--) {
    const some = marks.slice(0, count);
    // Each bit says whether a mark is shortened; the least important first.
    const sizes = Array.from({ length: 2 ** count }, (_, bits) => bits).sort((a, b) => shorts(a) - shorts(b) || b - a);
    for (const size of sizes) {
      const found = placed([], some.map((mark, place) => ({ ...mark, text: (size >> place) & 1 ? mark.short : mark.long })), room);
      if (found) return found.sort((a, b) => a.turn - b.turn);
    }
  }
  return [];
}

function shorts(bits: number): number {
  return bits === 0 ? 0 : (bits & 1) + shorts(bits >> 1);
}

/** Place the rest beside those already placed; null: no room. */
function placed(flags: Flag[], rest: (Mark & { text: string })[], room: Room): Flag[] | null {
  const [next, ...others] = rest;
  if (next === undefined) return flags;
  const length = room.measure(next.text);
  const middle = room.x(next.turn);
  for (const row of [0, 1] as const)
    for (const share of [0.5, 0.04, 0.96]) {
      const left = Math.min(Math.max(0, middle - length * share), Math.max(0, room.width - length));
      const flag: Flag = { turn: next.turn, text: next.text, warn: next.warn, left, middle, row };
      if (left + length > room.width + 1 || flags.some((other) => touch(flag, other, room) || touch(other, flag, room))) continue;
      const found = placed([...flags, flag], others, room);
      if (found) return found;
    }
  return null;
}

/** Do words run into each other, or does the line of the one above run through the other? */
function touch(one: Flag, other: Flag, { measure }: Room): boolean {
  const end = one.left + measure(one.text);
  if (one.row === other.row) return other.left < end + GAP && one.left < other.left + measure(other.text) + GAP;
  return one.row === 0 && other.middle > one.left - 4 && other.middle < end + 4;
}
