// A moment of the match as the screen speaks of it: where the match stands, or an earlier moment that somebody looks at.
import type { BotAsks, LogLine, Outcome, Update } from "../generated/protocol";
import type { GameEvent } from "./game";
import { lastAction, logAt, notation, type ShownLine } from "./log";
import type { Replay } from "./replay.svelte";
import { decides, type Step } from "./stage.svelte";

/** A moment, whole: nothing on the screen may speak of another one. */
export interface Now {
  view: unknown;
  /** What led here from the moment before; empty where somebody jumped here. */
  events: GameEvent[];
  version: number;
  /** Through whose eyes; null: a spectator's. */
  seat: number | null;
  actors: number[];
  sealed: number[];
  asking: BotAsks[];
  outcome: Outcome | null;
  /** The log up to here, as it was then. */
  lines: ShownLine[];
  last: string | null;
  /** May anybody act on just this? */
  live: boolean;
  /** What the seat may do now; empty unless live. */
  legal: string[];
  /** Is the decision the seat's own, or that of a bot that waits for its word? */
  mine: boolean;
  /** That bot; null: the seat's own decision. */
  decidesFor: number | null;
}

/** The bot that a seat decides for; null: itself, or nobody. */
export function botOf({ seat, decides_for: decided }: Update): number | null {
  return decided === seat ? null : decided;
}

function logOf(log: LogLine[], number: number): Pick<Now, "lines" | "last"> {
  const lines = logAt(log, number);
  const last = lastAction(lines);
  return { lines, last: last && notation(last) };
}

/** `pending`: a choice is on its way to the server. */
export function nowOf({ update, events }: Step, log: LogLine[], current: boolean, pending: boolean): Now {
  const { seat } = update;
  const live = current && update.outcome === null && seat !== null;
  return {
    view: update.view,
    events,
    version: update.version,
    seat,
    actors: update.actors,
    sealed: update.sealed,
    asking: update.asking,
    outcome: update.outcome,
    ...logOf(log, update.lines),
    live,
    legal: live && !pending ? update.legal : [],
    mine: decides(update),
    decidesFor: botOf(update),
  };
}

/** An earlier moment; until it has arrived we stay where we were. `outcome`: how the match ended, if it has. */
export function lookedAt(now: Now, { moment, events, number }: Replay, log: LogLine[], outcome: Outcome | null): Now {
  const still = { ...now, legal: [], live: false, mine: false, decidesFor: null, sealed: [], asking: [] };
  if (moment === null) return still;
  return {
    ...still,
    view: moment.view,
    events,
    actors: moment.actors,
    outcome: number >= log.length ? outcome : null,
    ...logOf(log, number),
  };
}
