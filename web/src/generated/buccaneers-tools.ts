// Made by tools/generate.py from the Python side; never edited by hand.

export interface Score {
  threshold: number;
  players: PlayerScore[];
  steps: StepText[];
}

/** One line of the score pad; value and place are null for a player who was drawn in. */
export interface PlayerScore {
  name: string;
  toy_weight: number;
  weight_e: number;
  weight: number;
  threshold: number;
  drawn_in: boolean;
  value: number | null;
  place: number | null;
  points: number;
  cards: string[];
}

export interface StepText {
  step: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
  text: string;
}

/** The chance of being drawn in if everybody plays on like a sensible player in a hurry; null without samples. */
export interface Outlook {
  chance: number | null;
  picks: Ahead[];
}

/** The seat's display with a card of its hand added, if nobody else did anything. */
export interface Ahead {
  card: string;
  value: number;
  weight: number;
  chance: number | null;
}

/** The table when the Score phase begins, and the cards that come up during it. */
export interface TableFile {
  hole: number;
  player: Player[];
  revealed?: string;
  threshold_cards?: number[];
  deck_top?: string | null;
  pool_card?: string | null;
}

/** The display in the order of play; `uses` are the Relics that the player discards for their effect. */
export interface Player {
  name: string;
  display: string[];
  uses?: string[];
}

/** `samples` is how often the rest of the round is played out; 0: only the sums. */
export interface Asked {
  view: TableView;
  samples?: number;
}

export interface TableView {
  seat: number | null;
  random_holes: boolean;
  holes: (HoleCard | null)[];
  round: number;
  turn: number;
  phase: string;
  waiting: number[];
  direction: string | null;
  points: number[];
  hand: string[];
  sealed: string | null;
  chosen: boolean[];
  hand_sizes: number[];
  deck: number;
  dealt: number;
  threshold: number | null;
  threshold_cards: number[];
  gps: number | null;
  plays: ((string | null)[])[];
  passes: number[];
  tiit_turn: number | null;
  tentacles: Added | null;
  egg: Added | null;
  pool: Added | null;
  drawn: string[];
  discards: string[];
  displays: Display[];
  memory: HandMemory[];
  missing: MissingToys[];
  pile: string[];
  results: RoundResult[];
  outcome: Outcome | null;
}

export interface HoleCard {
  id: string;
  threshold: number;
  hand: number;
}

/** A card brought by Titanic Tentacles, Easter Egg or Alien Kiddie Pool; null until it is known. */
export interface Added {
  seat: number;
  card: string | null;
  discarded?: string[];
}

/** The sums leave out facedown Toys that the viewer doesn't know; they count the cards of `taken`. */
export interface Display {
  cards: ShownCard[];
  groups: string[][];
  value: number;
  weight: number;
  facedown: number;
  taken?: string[];
}

/** A card in a display as it lies and counts now; value and weight are null for somebody else's facedown Toy. */
export interface ShownCard {
  card: string;
  value: number | null;
  weight: number | null;
  turn: number;
  by?: string | null;
  turns?: number;
  group?: number | null;
}

/** A hand that the seat has seen and passed on. */
export interface HandMemory {
  seat: number;
  cards: string[];
  toys_played: number;
  strangers: number;
}

/** What was missing when a hand came back: the Toys that these seats played facedown in these turns, in some order. One card fewer than turns: one of the Toys came by TIIT CLO UHL and is unknown. */
export interface MissingToys {
  turns: number[];
  seats: number[];
  cards: string[];
}

export interface RoundResult {
  hole: string;
  threshold: number;
  turned_up: string;
  players: PlayerResult[];
}

/** As on the score pad. Value and place are null for a player who was drawn in, craft without a Spacecraft. */
export interface PlayerResult {
  toy_weight: number;
  weight_e: number;
  weight: number;
  threshold: number;
  drawn_in: boolean;
  value: number | null;
  place: number | null;
  points: number;
  cards: string[];
  craft: number | null;
}

/** How a match ended. Ranks begin with 1, ties share one; winners is empty in a draw. */
export interface Outcome {
  scores: number[];
  ranks: number[];
  winners: number[];
  reason: string;
}
