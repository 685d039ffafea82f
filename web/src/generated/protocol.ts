// Written by tools/generate.py from the Python side; never edited by hand.

/** Where the match stands, as one seat may know it. The events tell what led here; the view is the truth. */
export interface Update {
  type: "update";
  version: number;
  seat: number | null;
  actors: number[];
  sealed: number[];
  legal: string[];
  view: unknown;
  events: unknown[];
  outcome: Outcome | null;
  waiting: number[];
  ack: string | null;
  seats: SeatNow[];
  undo: UndoAsked | null;
  started: boolean;
  rematch: string | null;
  asking: BotAsks[];
  decides_for: number | null;
  lines: number;
  log: LogLine[];
  may_undo: "ask" | "free" | "no";
  declined: number | null;
  practice: boolean;
  hasty: number[];
}

/** How a match ended. Ranks begin with 1, ties share one; winners is empty in a draw. */
export interface Outcome {
  scores: number[];
  ranks: number[];
  winners: number[];
  reason: string;
}

/** Who holds a seat. */
export interface SeatNow {
  kind: "bot" | "human";
  level: string | null;
  name: string | null;
  owned: boolean;
  here: boolean;
}

/** A seat would like to go back; those in missing have not answered. */
export interface UndoAsked {
  seat: number;
  missing: number[];
}

/** A bot that must act and plays together with people: it proposes, and one of them decides. */
export interface BotAsks {
  seat: number;
  people: number[];
}

/** A line of the record, and what the reader may know of its effects. It never changes, except that the end of the match discloses what was hidden. */
export interface LogLine {
  number: number;
  text: string;
  line: Played | Undone | Named | Seated | Resigned;
  events: unknown[];
  voids: number[];
}

/** An action of a seat, or of nature (-1), in notation; null where the reader may not know it. */
export interface Played {
  kind: "played";
  seat: number;
  action: string | null;
}

/** The last `count` actions that stand are void; their lines stay. */
export interface Undone {
  kind: "undone";
  count: number;
}

export interface Named {
  kind: "named";
  seat: number;
  name: string;
}

/** Who holds a seat from now on: a bot of this level, or its person (null). */
export interface Seated {
  kind: "seated";
  seat: number;
  level: string | null;
}

export interface Resigned {
  kind: "resigned";
  seat: number;
}

/** No, and why; the match is as it was. */
export interface Refused {
  type: "refused";
  id: string | null;
  reason: string;
  rule: string | null;
  action: string | null;
  sentence: string;
}

export interface TableMade {
  id: string;
  code: string;
  host: string | null;
  seats: SeatMade[];
  watch: string;
  seal: string;
}

export interface SeatMade {
  seat: number;
  key: string | null;
}

export interface Joined {
  id: string;
  seat: number;
  key: string;
}

/** A seat at the table of the next match. Whoever asks first is its host. */
export interface NextTable {
  id: string;
  seat: number;
  key: string;
  host: string | null;
  code: string;
}

/** What anybody may know of a table. */
export interface TableShown {
  id: string;
  game: string;
  options: Record<string, string>;
  pack: PackMark;
  seats: SeatNow[];
  started: boolean;
  version: number;
  actors: number[];
  waiting: number[];
  outcome: Outcome | null;
  seal: string;
  watch: string;
  asking: BotAsks[];
  practice: boolean;
  figures: Record<string, unknown> | null;
}

/** Which figures a match was played with. The hash covers the figures, not how the file is written. */
export interface PackMark {
  name: string;
  version: string;
  sha256: string;
}

/** The figures that a table is played with, or would be. */
export interface PackShown {
  pack: PackMark;
  text: string | null;
  figures: Record<string, unknown>;
}

/** Every refusal by HTTP. */
export interface Problem {
  detail: string;
  where: string | null;
}

/** Where a server can be reached. */
export interface Addresses {
  network: string[];
}

export interface Health {
  ok: boolean;
  version: string;
}

export interface Log {
  lines: LogLine[];
}

/** The match after a number of lines. */
export interface Moment {
  number: number;
  actors: number[];
  view: unknown;
}

/** Somebody's own record, checked. */
export interface RecordShown {
  game: string;
  options: Record<string, string>;
  pack: PackMark;
  seats: SeatInfo[];
  seat: number | null;
  checked: Replayed;
  lines: LogLine[];
  figures: Record<string, unknown> | null;
}

/** Who sat there when the match began. */
export interface SeatInfo {
  kind: "bot" | "human";
  level: string | null;
  name: string | null;
}

/** What a record holds, after every line was checked. */
export interface Replayed {
  game: string;
  plies: number;
  ok: boolean;
  outcome: Outcome | null;
  seal: "open" | "unsealed" | "verified";
  position: string | null;
  view: View | null;
}

/** Base of what one seat may know, its memory included. */
export interface View {
  seat: number | null;
}

/** A game, its options and the levels of its bots. */
export interface GameOffer {
  key: string;
  name: string;
  summary: string;
  seats: [number, number];
  hidden: boolean;
  options: OptionOffer[];
  packs: string[];
  levels: string[];
}

export interface OptionOffer {
  name: string;
  values: string[];
  default: string;
  meaning: string;
  meanings: string[];
}

/** A rule in our words; source says where it comes from. */
export interface Rule {
  id: string;
  source: string;
  text: string;
}

/** Decide: an action in the game's notation. */
export interface Act {
  type: "act";
  version: number;
  id: string;
  action: string;
  seat?: number | null;
  press?: string | null;
}

/** Take back one's own sealed choice while another is missing. */
export interface Retract {
  type: "retract";
  version?: number | null;
  id?: string | null;
}

/** Go back to one's own last decision. The others may have to consent. */
export interface Undo {
  type: "undo";
  version?: number | null;
  id?: string | null;
}

/** Agree to the undo that another seat has asked for, or decline it. */
export interface Consent {
  type: "consent";
  version?: number | null;
  id?: string | null;
  agree?: boolean;
}

/** Ends a match of two; at a larger table a bot plays on. */
export interface Resign {
  type: "resign";
  version?: number | null;
  id?: string | null;
}

/** Let a bot hold the seat of somebody who is not there. */
export interface Replace {
  type: "replace";
  version?: number | null;
  id?: string | null;
  seat: number;
  level?: string | null;
}

/** Take one's own seat back from the bot that holds it. */
export interface Return {
  type: "return";
  version?: number | null;
  id?: string | null;
}

/** Be called by this name. */
export interface Rename {
  type: "name";
  version?: number | null;
  id?: string | null;
  name: string;
}

export interface TableAsked {
  game: string;
  seats: SeatAsked[];
  options?: Record<string, string | number | boolean>;
  clock?: null;
  pack?: string | null;
  practice?: boolean;
}

export interface SeatAsked {
  kind: string;
  level?: string | null;
  name?: string | null;
}

/** What is left out stays as it is. */
export interface TableChange {
  seats?: SeatAsked[] | null;
  options?: Record<string, string | number | boolean> | null;
  clock?: null;
  practice?: boolean | null;
  host?: string | null;
}

export interface StartAsked {
  host?: string | null;
}

export interface JoinAsked {
  code: string;
  name?: string | null;
}

/** The text of a pack of somebody's own, to be checked. */
export interface PackAsked {
  pack: string;
}

/** A record to look at. */
export interface RecordAsked {
  record: string;
  pack?: string | null;
}

/** The match of a record after some lines of its log, as a seat may know it (null: a spectator). */
export interface MomentAsked {
  record: string;
  number: number;
  seat?: number | null;
  pack?: string | null;
}

export type Message = Act | Retract | Undo | Consent | Resign | Replace | Return | Rename;

export type ServerMessage = Update | Refused;

export type RecordLine = Played | Undone | Named | Seated | Resigned;

/** Why the server closes a socket. */
export const CloseCode = {
  WRONG_KEY: 4401,
  NO_TABLE: 4404,
  TOO_SLOW: 4408,
  TOO_MANY: 4429,
  TOO_LARGE: 1009,
  GOING_DOWN: 1012,
  TRY_AGAIN: 1013,
} as const;

/** Reconnecting doesn't help after these. */
export const FINAL: readonly number[] = [CloseCode.WRONG_KEY, CloseCode.NO_TABLE, CloseCode.TOO_MANY, CloseCode.TOO_LARGE];
