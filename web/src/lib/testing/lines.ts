// Lines of a log for tests, written as in a record.
import type { LogLine, RecordLine } from "../../generated/protocol";
import { NATURE, type ShownLine } from "../log";

function read(text: string): RecordLine {
  const [mark = "", ...words] = text.split(" ");
  const [what, first, ...rest] = words;
  if (mark !== "!") return { kind: "played", seat: mark === "*" ? NATURE : Number(mark), action: words.join(" ") };
  if (what === "undo") return { kind: "undone", count: Number(first) };
  if (what === "resign") return { kind: "resigned", seat: Number(first) };
  if (what === "name") return { kind: "named", seat: Number(first), name: JSON.parse(rest.join(" ")) };
  return { kind: "seated", seat: Number(first), level: rest[0]?.startsWith("bot:") ? rest[0].slice(4) : null };
}

/** As the server sends them; an undo voids the last actions that stand. */
export function linesOf(...texts: string[]): LogLine[] {
  const standing: number[] = [];
  return texts.map((text, index) => {
    const line = read(text);
    if (line.kind === "played") standing.push(index + 1);
    const voids = line.kind === "undone" ? standing.splice(-line.count) : [];
    return { number: index + 1, text, line, events: [], voids };
  });
}

/** One line as the page shows it. */
export function shownLine(text: string, events: unknown[], number = 1, gone = false): ShownLine {
  const line = read(text);
  return { number, seat: line.kind === "played" ? line.seat : null, line, events, void: gone };
}
