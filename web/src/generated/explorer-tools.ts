// Written by tools/generate.py from the Python side; never edited by hand.

export interface OddsAnswer {
  prize: number;
  interval: [number, number];
  lost: number;
  mean_turns: number;
  method: string;
  ship: string;
  deck: string;
}

export interface Proposal {
  action: string;
  reason: string;
  values: Record<string, string | number>;
  chance: number | null;
  others: Alternative[];
}

export interface Alternative {
  action: string;
  chance: number;
}

export interface OddsArguments {
  ship?: string | null;
  record?: string | null;
  solve?: boolean;
}

export interface ProposeArguments {
  view: ExplorerView;
  action?: string | null;
}

export interface ExplorerView {
  seat: number | null;
  phase: string;
  crew: number;
  pilot: number | null;
  asker: number | null;
  first: number | null;
  round: number;
  left: number;
  dice: number;
  launched: boolean;
  drawn: boolean;
  ships: Ship[];
  deck: Record<string, number>;
  discards: Record<string, number>;
  unfound: string[];
  missions: number;
  reroll_one: boolean;
  chain: boolean;
  pooling: boolean;
  reshuffles: boolean;
  outcome: Outcome | null;
  box: Box;
}

/** A crew and its ship. In the lane `space` counts from home; in orbits counterclockwise from 0. */
export interface Ship {
  crew: number;
  seats: number[];
  joined: number | null;
  place: "home" | "homeward" | "orbit" | "outbound";
  orbit: number;
  space: number;
  count: number;
  energy: number;
  probes: number;
  shielding: number;
  strength: number;
  robots: number;
  results: string[];
  missed: number;
  design: Design | null;
  funding: number;
  missions: number;
  turns: number;
}

/** The spacecraft sheet: levels as built. */
export interface Design {
  probes: number;
  shielding: number;
  strength: number;
  power: number;
}

/** How a match ended. Ranks begin with 1, ties share one; winners is empty in a draw. */
export interface Outcome {
  scores: number[];
  ranks: number[];
  winners: number[];
  reason: string;
}

/** What the box prints and a drawing needs: the board, prices, and what the dice must show. */
export interface Box {
  zones: Zone[];
  lane: number;
  price: number;
  tokens: number;
  most_tokens: number;
  probe_success: number[];
  prize_success: number[];
}

/** The orbits from `first` on, each with this number of spaces. */
export interface Zone {
  first: number;
  spaces: number;
  change: number[];
  events: number[];
}

export interface Tools {
  "odds": { asked: OddsArguments; answer: OddsAnswer };
  "propose": { asked: ProposeArguments; answer: Proposal };
}
