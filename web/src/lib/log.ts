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

export interface Turn {
  seat: number;
  lines: LogLine[];
}

/** One row of the log: a line of the table, or a turn of each side. */
export type Row = { kind: "note"; line: LogLine } | { kind: "round"; number: number; turns: (Turn | null)[] };

/** For two seats, a row a round: each side's turn with all of its actions. Undone ones stay where they were made. */
export function rounds(lines: LogLine[]): Row[] {
  const rows: Row[] = [];
  let number = 0;
  let round: Extract<Row, { kind: "round" }> | null = null;
  for (const line of lines) {
    if (line.seat === null) {
      if (tableLine(line.text)?.kind === "undo") continue;
      rows.push({ kind: "note", line });
      continue;
    }
    if (line.seat < 0) continue; // nature's draws show in what they bring about
    const own: Turn | null = round?.turns[line.seat] ?? null;
    const later = round?.turns.slice(line.seat + 1).some(Boolean) ?? false;
    if (round && own && !later) own.lines.push(line);
    else if (round && own && line.void) own.lines.push(line);
    else if (round && !own && !later) round.turns[line.seat] = { seat: line.seat, lines: [line] };
    else {
      number += 1;
      round = { kind: "round", number, turns: [null, null] };
      round.turns[line.seat] = { seat: line.seat, lines: [line] };
      rows.push(round);
    }
  }
  return rows;
}

/** How many turns have been played: rounds between two, else what seats have done. */
export function turnsIn(lines: LogLine[], seats: number): number {
  if (seats !== 2) return lines.filter((line) => (line.seat ?? NATURE) >= 0 && !line.void).length;
  return rounds(lines.filter((line) => !line.void)).reduce((most, row) => (row.kind === "round" ? row.number : most), 0);
}
