// The log as people read it: whose turn was which, and what the table's own lines say.
import type { LogLine } from "../generated/protocol";

/** The seat of nature's lines. */
export const NATURE = -1;

/** What happened in between: names, bots that step in, somebody who resigns. */
export type TableLine =
  | { kind: "undo"; count: number }
  | { kind: "name"; seat: number; name: string }
  | { kind: "seat"; seat: number; level: string | null }
  | { kind: "resign"; seat: number };

export function tableLine(text: string): TableLine | null {
  const [mark, word, first = "", ...rest] = text.split(" ");
  if (mark !== "!") return null;
  const seat = Number(first);
  if (word === "undo") return { kind: "undo", count: seat };
  if (word === "resign") return { kind: "resign", seat };
  const what = rest.join(" ");
  if (word === "seat") return { kind: "seat", seat, level: what.startsWith("bot:") ? what.slice(4) : null };
  if (word === "name") return { kind: "name", seat, name: JSON.parse(what) as string };
  return null;
}

/** A line's action in the game's notation; null for lines of the table. */
export function notation(line: LogLine): string | null {
  return line.seat === null ? null : line.text.slice(line.text.indexOf(" ") + 1);
}

/** The last action of a seat that stands, up to a number of lines. */
export function lastAction(lines: LogLine[], number = Infinity): LogLine | null {
  const voids = new Set<number>();
  const standing: LogLine[] = [];
  for (const line of lines) {
    if (line.number > number) break;
    const undone = tableLine(line.text);
    if (undone?.kind === "undo") for (const gone of standing.splice(-undone.count)) voids.add(gone.number);
    else if (line.seat !== null) standing.push(line);
  }
  return standing.findLast((line) => line.seat !== null && line.seat >= 0) ?? null;
}

/** The log as it was after a number of lines: what was taken back later still stands. */
export function logAt(lines: LogLine[], number: number): LogLine[] {
  const known = number >= lines.length ? lines : lines.slice(0, number);
  const standing: number[] = [];
  const voids = new Set<number>();
  known.forEach((line, index) => {
    const matter = tableLine(line.text);
    if (matter?.kind === "undo") for (const gone of standing.splice(-matter.count)) voids.add(gone);
    else if (line.seat !== null) standing.push(index);
  });
  if (known.every((line, index) => line.void === voids.has(index))) return known;
  return known.map((line, index) => (line.void === voids.has(index) ? line : { ...line, void: voids.has(index) }));
}

/** How many actions of these seats a bot has decided on, in lines that begin with people at the table. */
export function botsMoves(lines: LogLine[], seats: number[]): number {
  const held = new Set<number>();
  let count = 0;
  for (const line of lines) {
    const matter = tableLine(line.text);
    if (matter?.kind === "seat" && matter.level !== null) held.add(matter.seat);
    else if (matter?.kind === "seat") held.delete(matter.seat);
    else if (line.seat !== null && !line.void && held.has(line.seat) && seats.includes(line.seat)) count += 1;
  }
  return count;
}

export interface Turn {
  seat: number;
  lines: LogLine[];
}

/** One row of the log: a line of the table, or a turn of each side. */
export type Row = { kind: "note"; line: LogLine } | { kind: "round"; number: number; turns: (Turn | null)[] };

/** For two seats, a row a round: each side's turn with all of its actions. Undone ones stay in the round in which they were
 * made, and whoever moves again is in that round again. */
export function rounds(lines: LogLine[]): Row[] {
  const rows: Row[] = [];
  const known = new Map<number, Extract<Row, { kind: "round" }>>();
  for (const { line, number } of numbered(lines)) {
    if (number === null) {
      if (line.seat === null && tableLine(line.text)?.kind !== "undo") rows.push({ kind: "note", line });
      continue;
    }
    const seat = line.seat ?? 0;
    let round = known.get(number);
    if (!round) {
      round = { kind: "round", number, turns: [null, null] };
      known.set(number, round);
      rows.push(round);
    }
    (round.turns[seat] ??= { seat, lines: [] }).lines.push(line);
  }
  return rows;
}

/** Each line with the round in which it was made, as things stood then; null for what is no seat's action. */
function numbered(lines: LogLine[]): { line: LogLine; number: number | null }[] {
  const standing: { seat: number; number: number }[] = [];
  return lines.map((line) => {
    const matter = tableLine(line.text);
    if (matter?.kind === "undo") standing.splice(-matter.count);
    if (line.seat === null) return { line, number: null };
    const last = standing.findLast(({ seat }) => seat >= 0);
    const number = last === undefined ? 1 : last.number + (line.seat < last.seat ? 1 : 0);
    standing.push({ seat: line.seat, number: line.seat < 0 ? 0 : number });
    return { line, number: line.seat < 0 ? null : number }; // nature's draws show in what they bring about
  });
}

/** How many turns have been played: rounds between two, else what seats have done. */
export function turnsIn(lines: LogLine[], seats: number): number {
  if (seats !== 2) return lines.filter((line) => (line.seat ?? NATURE) >= 0 && !line.void).length;
  return numbered(lines).findLast(({ line, number }) => number !== null && !line.void)?.number ?? 0;
}
