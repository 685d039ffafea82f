// What happened, as sentences for the log and the strip, and where the last turn led.
import type { BoardView, GameEvent as Told } from "../../../generated/black-holes";
import type { ShownLine } from "../../../lib/log";
import { t } from "../../../lib/text";
import { say } from "./catalogue";

type NameOf = (seat: number) => string;

export function logLine(line: ShownLine, nameOf: NameOf): string {
  const events = line.events as unknown as Told[];
  return events.map((event) => tell(event, nameOf)).join(" ");
}

function tell(event: Told, nameOf: NameOf): string {
  if (event.event === "game-ended") return ending(event, nameOf);
  const who = whoIs(nameOf(event.seat));
  switch (event.event) {
    case "block-moved":
      return say("page-told-moved", { ...who, how: event.how, origin: event.origin.join("–"), target: event.target.join("–") });
    case "block-sank":
      return say("page-told-sank", { ...who, origin: event.origin.join("–"), hole: event.hole, sunk: event.sunk });
    case "turn-passed":
      return say("page-told-passed", who);
  }
}

function ending({ winner, reason }: Extract<Told, { event: "game-ended" }>, nameOf: NameOf): string {
  const who = whoIs(winner === null ? "" : nameOf(winner));
  const loser = winner === null ? "" : nameOf(1 - winner);
  return say("page-told-ended", { ...who, reason, loser, theirs: loser === t("you") ? "yes" : "no" });
}

function whoIs(name: string): { name: string; you: "yes" | "no" } {
  return { name, you: name === t("you") ? "yes" : "no" };
}

/** A move to mark: the spaces the block left, and those it came to. */
export interface Trace {
  from: string[];
  to: string[];
}

/** Both moves of the last turn, or the first of one that isn't over. */
export function lastTurn(lines: ShownLine[], view: BoardView): Trace[] {
  const made = lines.filter((line) => !line.void && line.seat !== null);
  const seat = made.at(-1)?.seat;
  const most = view.side === seat && view.left === 1 && view.outcome === null ? 1 : 2;
  const turn: ShownLine[] = [];
  for (const line of made.slice(-most).reverse()) {
    if (line.seat !== seat) break;
    turn.unshift(line);
  }
  return turn.flatMap((line) => (line.events as unknown as Told[]).flatMap(traceOf));
}

function traceOf(event: Told): Trace[] {
  if (event.event === "block-moved") return [{ from: event.origin, to: event.target }];
  return event.event === "block-sank" ? [{ from: event.origin, to: [event.hole] }] : [];
}
