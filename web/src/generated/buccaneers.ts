// Made by tools/generate.py from the Python side; never edited by hand.

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
  discarded: string[];
}

/** The sums leave out facedown Toys that the viewer doesn't know; they count the cards of `taken`. */
export interface Display {
  cards: ShownCard[];
  groups: string[][];
  value: number;
  weight: number;
  facedown: number;
  taken: string[];
}

/** A card in a display as it lies and counts now; value and weight are null for somebody else's facedown Toy. */
export interface ShownCard {
  card: string;
  value: number | null;
  weight: number | null;
  turn: number;
  by: string | null;
  turns: number;
  group: number | null;
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

export interface DirectionShown {
  event: "direction-shown";
  direction: string;
}

/** round counts from 1. */
export interface RoundBegan {
  event: "round-began";
  round: number;
  hole: string;
  threshold: number;
  hand: number;
}

export interface CardDealt {
  event: "card-dealt";
  seat: number;
  card: string | null;
}

/** For TIIT CLO UHL or Titanic Tentacles. */
export interface CardDrawn {
  event: "card-drawn";
  seat: number;
  card: string | null;
}

/** Selected and revealed, a Toy facedown. */
export interface CardPlayed {
  event: "card-played";
  seat: number;
  card: string | null;
}

/** GPS Tracker: picked at random and revealed. */
export interface CardTaken {
  event: "card-taken";
  seat: number;
  card: string | null;
}

/** Titanic Tentacles */
export interface CardAdded {
  event: "card-added";
  seat: number;
  card: string | null;
  discarded: string[];
}

export interface CardArrived {
  event: "card-arrived";
  seat: number;
  card: string | null;
  relic: string;
}

/** Where its owner had a choice. */
export interface PartPlaced {
  event: "part-placed";
  seat: number;
  part: string;
  group: number;
}

export interface ThresholdPlaced {
  event: "threshold-placed";
  seat: number;
  card: string;
  threshold: number;
  leaves: boolean;
}

export interface DirectionFlipped {
  event: "direction-flipped";
  direction: string;
}

export interface RobotTurned {
  event: "robot-turned";
  seat: number;
}

/** It made `turns` quarter turns and counts so much now; four leave it as it was. */
export interface ArtifactTurned {
  event: "artifact-turned";
  seat: number;
  artifact: string;
  value: number;
  weight: number;
  turns: number;
}

export interface HandsPassed {
  event: "hands-passed";
  direction: string;
}

export interface PileMade {
  event: "pile-made";
  cards: number;
}

export interface RelicUsed {
  event: "relic-used";
  seat: number;
  relic: string;
}

export interface RelicHeld {
  event: "relic-held";
  seat: number;
  relic: string;
}

export interface ToysTurnedUp {
  event: "toys-turned-up";
  seat: number;
  cards: string[];
  weight: number;
}

/** Step F. */
export interface ThresholdFound {
  event: "threshold-found";
  card: string;
  threshold: number;
}

/** Steps C and E: a Weight card or the Value card. */
export interface BonusTaken {
  event: "bonus-taken";
  seat: number;
  card: string;
}

/** For one seat the card of step F counts twice. */
export interface PaperweightCounted {
  event: "paperweight-counted";
  seat: number;
  weight: number;
  threshold: number;
}

export interface PlayerDrawnIn {
  event: "player-drawn-in";
  seat: number;
  weight: number;
  threshold: number;
  points: number;
}

export interface PlayerScored {
  event: "player-scored";
  seat: number;
  weight: number;
  threshold: number;
  value: number;
  place: number;
  points: number;
  tie: "craft" | "none" | "shared";
  craft: number | null;
}

export interface GameEnded {
  event: "game-ended";
  winners: number[];
  count: number;
  points: number;
  tie: "craft" | "none" | "shared";
}

export type GameEvent = DirectionShown | RoundBegan | CardDealt | CardDrawn | CardPlayed | CardTaken | CardAdded | CardArrived | PartPlaced | ThresholdPlaced | DirectionFlipped | RobotTurned | ArtifactTurned | HandsPassed | PileMade | RelicUsed | RelicHeld | ToysTurnedUp | ThresholdFound | BonusTaken | PaperweightCounted | PlayerDrawnIn | PlayerScored | GameEnded;
