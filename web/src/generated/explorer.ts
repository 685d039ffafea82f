// Written by tools/generate.py from the Python side; never edited by hand.

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

export interface FirstDrawn {
  event: "first-drawn";
  crew: number;
}

/** The funding so far, in millions. */
export interface FundingRolled {
  event: "funding-rolled";
  crew: number;
  shown: number;
  funding: number;
}

/** EX-3: `crew` asks another to fly together. */
export interface CrewAsked {
  event: "crew-asked";
  crew: number;
  other: number;
}

export interface NobodyAsked {
  event: "nobody-asked";
  crew: number;
}

/** `crew` says no to the one that asked. */
export interface CrewDeclined {
  event: "crew-declined";
  crew: number;
  other: number;
}

/** The seats of `other` now fly with `crew`, for this funding in millions. */
export interface CrewsJoined {
  event: "crews-joined";
  crew: number;
  other: number;
  funding: number;
}

export interface ShipBuilt {
  event: "ship-built";
  crew: number;
  probes: number;
  shielding: number;
  strength: number;
  power: number;
  energy: number;
}

export interface TurnBegan {
  event: "turn-began";
  crew: number;
  seat: number;
  round: number;
}

export interface TurnMissed {
  event: "turn-missed";
  crew: number;
}

export interface DiceBought {
  event: "dice-bought";
  crew: number;
  dice: number;
  energy: number;
}

export interface DiceRolled {
  event: "dice-rolled";
  crew: number;
  total: number;
  dice: number[];
}

/** Where a ship is now, and how it came there: moved, lowered, raised, dropped, pulled or lifted. */
export interface ShipMoved {
  event: "ship-moved";
  crew: number;
  how: string;
  place: string;
  orbit: number;
  space: number;
}

/** A card, with the figures that the pack gives it. */
export interface EventDrawn {
  event: "event-drawn";
  crew: number;
  card: string;
  energy: number;
  elsewhere: number;
  below: number;
  shielding: number;
  strength: number;
  most_probes: number;
}

/** The card doesn't affect the ship: its shielding or hull holds, or it is in the right place. */
export interface EventWithstood {
  event: "event-withstood";
  crew: number;
  card: string;
}

/** What the ship has after an event. */
export interface ShipChanged {
  event: "ship-changed";
  crew: number;
  energy: number;
  probes: number;
  shielding: number;
  strength: number;
}

export interface RobotUsed {
  event: "robot-used";
  crew: number;
  system: string;
  level: number;
}

export interface ProbeLaunched {
  event: "probe-launched";
  crew: number;
  orbit: number;
  energy: number;
}

export interface ProbeFailed {
  event: "probe-failed";
  crew: number;
  shown: number;
}

/** With the die that it succeeded by; not told where a probe can't fail. */
export interface ProbeReported {
  event: "probe-reported";
  crew: number;
  shown: number;
}

export interface ResultFound {
  event: "result-found";
  crew: number;
  card: string;
}

/** A probe has reported, but every result card is already held. */
export interface ResultsExhausted {
  event: "results-exhausted";
  crew: number;
}

export interface HelpGiven {
  event: "help-given";
  crew: number;
  gift: string;
  other: number;
}

export interface ShipFell {
  event: "ship-fell";
  crew: number;
}

export interface WormholePassed {
  event: "wormhole-passed";
  crew: number;
  dice: number[];
}

export interface ShipLost {
  event: "ship-lost";
  crew: number;
  dice: number[];
}

export interface HomeReached {
  event: "home-reached";
  crew: number;
  results: number;
}

export interface PresentationFailed {
  event: "presentation-failed";
  crew: number;
  shown: number;
}

export interface PrizeWon {
  event: "prize-won";
  crew: number;
  results: number;
  shown: number | null;
}

export interface MissionsSpent {
  event: "missions-spent";
  crew: number;
}

export interface RoundsSpent {
  event: "rounds-spent";
  rounds: number;
}

export type GameEvent = FirstDrawn | FundingRolled | CrewAsked | NobodyAsked | CrewDeclined | CrewsJoined | ShipBuilt | TurnBegan | TurnMissed | DiceBought | DiceRolled | ShipMoved | EventDrawn | EventWithstood | ShipChanged | RobotUsed | ProbeLaunched | ProbeFailed | ProbeReported | ResultFound | ResultsExhausted | HelpGiven | ShipFell | WormholePassed | ShipLost | HomeReached | PresentationFailed | PrizeWon | MissionsSpent | RoundsSpent;
