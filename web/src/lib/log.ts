// The log as people read it: what was taken back, and whose turn was which.
import type { LogLine, RecordLine } from "../generated/protocol";

/** The seat of nature's lines. */
export const NATURE = -1;

/** A line of the log as it stands at some moment. */
export interface ShownLine {
  number: number;
  /** Whose action it is; null for the table's own lines. */
  seat: number | null;
  /** What the record says; null: no line yet, only something that is being acted out. */
  line: RecordLine | null;
  events: unknown[];
  /** Taken back by then. */
  void: boolean;
}

/** The same objects for the same lines, so that nothing drawn from them is drawn again. */
const standing = new WeakMap<LogLine, ShownLine>();
const undone = new WeakMap<LogLine, ShownLine>();
const logs = new WeakMap<readonly LogLine[], Map<number, ShownLine[]>>();
const MOST_LOGS = 8;

function shown(given: LogLine, isVoid: boolean): ShownLine {
  const known = isVoid ? undone : standing;
  const found = known.get(given);
  if (found) return found;
  const { number, line, events } = given;
  const made = { number, seat: line.kind === "played" ? line.seat : null, line, events, void: isVoid };
  known.set(given, made);
  return made;
}

/** The log after a number of lines: what was taken back later still stands. */
export function logAt(lines: readonly LogLine[], number = Infinity): ShownLine[] {
  const count = Math.max(0, Math.min(number, lines.length));
  const made = logs.get(lines) ?? new Map<number, ShownLine[]>();
  logs.set(lines, made);
  const known = made.get(count);
  if (known) return known;
  const until = lines.slice(0, count);
  const voids = new Set(until.flatMap((line) => line.voids));
  const log = until.map((line) => shown(line, voids.has(line.number)));
  if (made.size >= MOST_LOGS) made.clear();
  made.set(count, log);
  return log;
}

/** A line's action in the game's notation; null for the table's own lines, and for what this seat may not know. */
export function notation({ line }: ShownLine): string | null {
  return line?.kind === "played" ? (line.action ?? "?") : null;
}

/** The last action of a seat that stands. */
export function lastAction(lines: ShownLine[]): ShownLine | null {
  return lines.findLast((line) => !line.void && line.seat !== null && line.seat >= 0) ?? null;
}

/** How many actions of these seats a bot decided; people hold all seats when the lines begin. */
export function botsMoves(lines: ShownLine[], seats: number[]): number {
  const held = new Set<number>();
  let count = 0;
  for (const { line, seat, void: gone } of lines) {
    if (line?.kind === "seated" && line.level !== null) held.add(line.seat);
    else if (line?.kind === "seated") held.delete(line.seat);
    else if (seat !== null && !gone && held.has(seat) && seats.includes(seat)) count += 1;
  }
  return count;
}

export interface Turn {
  seat: number;
  lines: ShownLine[];
}

/** One row of the log: a line of the table, or a turn of each side. */
export type Row = { kind: "note"; line: ShownLine } | { kind: "round"; number: number; turns: (Turn | null)[] };

/** For two seats, one row per round: each side's turn with all of its actions. Undone ones stay in the round in which they
 * were made, and whoever moves again is in that round again. */
export function rounds(lines: ShownLine[]): Row[] {
  const rows: Row[] = [];
  const known = new Map<number, Extract<Row, { kind: "round" }>>();
  for (const { line, number } of numbered(lines)) {
    if (number === null) {
      if (line.seat === null && line.line?.kind !== "undone") rows.push({ kind: "note", line });
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

/** Each line with its round as counted at the time; null if it isn't a seat's action. */
function numbered(lines: ShownLine[]): { line: ShownLine; number: number | null }[] {
  const standing: { seat: number; number: number }[] = [];
  return lines.map((line) => {
    if (line.line?.kind === "undone") standing.splice(-line.line.count);
    if (line.seat === null) return { line, number: null };
    const last = standing.findLast(({ seat }) => seat >= 0);
    const number = last === undefined ? 1 : last.number + (line.seat < last.seat ? 1 : 0);
    standing.push({ seat: line.seat, number: line.seat < 0 ? 0 : number });
    return { line, number: line.seat < 0 ? null : number }; // nature's draws show in what they bring about
  });
}

/** How many turns have been played: rounds for two seats, otherwise actions. */
export function turnsIn(lines: ShownLine[], seats: number): number {
  if (seats !== 2) return lines.filter((line) => (line.seat ?? NATURE) >= 0 && !line.void).length;
  return numbered(lines).findLast(({ line, number }) => number !== null && !line.void)?.number ?? 0;
}
