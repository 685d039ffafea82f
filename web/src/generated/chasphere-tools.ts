// Written by tools/generate.py from the Python side; never edited by hand.

export interface Almanac {
  disc: number;
  turns: Turn[];
}

export interface Turn {
  turn: number;
  moved: string | null;
  ejected: string[];
  positions: Record<string, string>;
  swallowed: string[];
  collapsed: boolean;
}

export interface Outlook {
  past: ("borom" | "gomia" | "loa" | "mogudar" | "tarili" | "zadus")[];
  ahead: Ahead[];
  last: number;
  collapse: number;
  set_out: number;
  last_with_event: number;
  set_out_with_event: number;
  flights: Flight[];
  deals: Deal[];
  bargain: number;
  surcharge: number;
  lines: PointsLine[];
}

/** A game turn, this one first. */
export interface Ahead {
  turn: number;
  moved: "borom" | "gomia" | "loa" | "mogudar" | "tarili" | "zadus" | null;
  ejected: ("borom" | "gomia" | "loa" | "mogudar" | "tarili" | "zadus")[];
  positions: Record<"borom" | "gomia" | "loa" | "mogudar" | "tarili" | "zadus", string>;
  collapsed: boolean;
  ship: string | null;
  in_time: boolean;
}

/** The cheapest way to a space, step by step (CH-17, CH-24). */
export interface Flight {
  space: string;
  energy: number;
  way: Leg[];
}

export interface Leg {
  space: string;
  energy: number;
}

/** Something that can be bought, with a sensible payment: a Synthesizer only if an ore is missing (CH-22). */
export interface Deal {
  action: string;
  cards: string[];
  then: string[];
}

/** Some of a seat's points, as if the game ended now. */
export interface PointsLine {
  seat: number;
  source: string;
  points: number;
  text: string;
}

export interface Score {
  players: PlayerScore[];
  steps: StepText[];
}

/** Points by source; a lost player has none and no total. */
export interface PlayerScore {
  name: string;
  home: number;
  sets: number;
  exploration: number;
  first_explorer: number;
  engine: number;
  opportunities: number;
  cards: number;
  c_matter: number;
  artifact: number;
  total: number | null;
  rank: number;
}

/** Where some of a player's points come from. */
export interface StepText {
  player: string;
  source: string;
  points: number;
  text: string;
  detail: string;
}

export interface Question {
  turns?: number | null;
}

export interface Asked {
  view: string;
  figures?: string;
}

/** The end of a game as a person writes it down. */
export interface TableFile {
  player: PlayerEntry[];
}

export interface PlayerEntry {
  name: string;
  home?: boolean | null;
  lost?: boolean;
  engine?: number | null;
  explored?: number | null;
  first_explorer?: number;
  opportunities?: number[];
  cards?: string[];
}

export interface Tools {
  "almanac": { asked: Question; answer: Almanac };
  "outlook": { asked: Asked; answer: Outlook };
  "score": { asked: TableFile; answer: Score };
}
