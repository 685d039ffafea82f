// Written by tools/generate.py from the Python side; never edited by hand.

export interface TableView {
  seat: number | null;
  events: "detailed" | "overview";
  repulsion: "chain" | "free";
  ships: "choose" | "random";
  step: "choosing-ships" | "dealing-cards" | "dealing-ships" | "drawing" | "drawing-disc" | "drawing-first" | "keeping" | "looking" | "opening" | "over" | "paying" | "returning" | "swapping" | "turn";
  turn_of: number;
  first: number | null;
  turn: number;
  last_turn: number;
  played: number[];
  disc: string | null;
  marker: number | null;
  visits: number;
  collapsed: boolean;
  moves: number;
  planets: PlanetView[];
  players: Player[];
  decks: DeckView[];
  zone: string[];
  shop: number;
  gone: string[];
  open: string[];
  vanished: string[];
  event: string | null;
  explored: ("borom" | "gomia" | "loa" | "mogudar" | "tarili" | "zadus")[];
  analyzed: boolean;
  stopped: boolean;
  exploration: Exploration | null;
  given: string | null;
  payment: Payment | null;
  outcome: Outcome | null;
}

export interface PlanetView {
  planet: "borom" | "gomia" | "loa" | "mogudar" | "tarili" | "zadus";
  space: string;
  contaminated: boolean;
}

export interface Player {
  ship: string | null;
  home: string | null;
  space: string;
  energy: number;
  engine: number;
  markers: ("borom" | "gomia" | "loa" | "mogudar" | "tarili" | "zadus")[];
  first_explorer: "alone" | "no" | "shared";
  completed: number;
  cards: string[];
  opportunities: string[];
  lost: number;
  points: Record<string, number>;
}

/** From the top: `top`, then `between` cards in an order that nobody knows, then `bottom`. */
export interface DeckView {
  planet: "borom" | "gomia" | "loa" | "mogudar" | "tarili" | "zadus";
  top: Place[];
  between: number;
  bottom: Place[];
}

/** A card in a deck or a hand. Without `card` the seat doesn't know it, but may know what it can't be. */
export interface Place {
  card: string | null;
  public: boolean;
  restriction: "any" | "no-event" | "well-hidden";
}

/** Or a look with an Analyzer, which takes no energy. */
export interface Exploration {
  planet: "borom" | "gomia" | "loa" | "mogudar" | "tarili" | "zadus";
  energy: number;
  drawn: number;
  hand: Place[];
  keep_limit: number;
  kept: number;
  on_top: number;
  at_bottom: number;
  looks: number;
}

export interface Payment {
  purchase: string;
  needs: number;
  synthesizers: number;
  deck: number;
}

/** How a match ended. Ranks begin with 1, ties share one; winners is empty in a draw. */
export interface Outcome {
  scores: number[];
  ranks: number[];
  winners: number[];
  reason: string;
}

export interface FirstDrawn {
  event: "first-drawn";
  seat: number;
}

export interface DiscDrawn {
  event: "disc-drawn";
  disc: string;
}

export interface ShipTaken {
  event: "ship-taken";
  seat: number;
  ship: string;
  space: string;
  planet: string | null;
}

export interface CardLaidOut {
  event: "card-laid-out";
  card: string;
}

export interface OpportunityOpened {
  event: "opportunity-opened";
  opportunity: string;
}

export interface GameTurnBegan {
  event: "game-turn-began";
  turn: number;
  last: boolean;
}

/** CH-31: the third planet is gone. */
export interface LastTurnSet {
  event: "last-turn-set";
  turn: number;
  now: boolean;
}

export interface MarkerAdvanced {
  event: "marker-advanced";
  planet: string;
}

export interface PlanetMoved {
  event: "planet-moved";
  planet: string;
  space: string;
}

export interface PlanetEjected {
  event: "planet-ejected";
  planet: string;
  space: string;
}

export interface PlanetSwallowed {
  event: "planet-swallowed";
  planet: string;
  ejected: boolean;
}

export interface StarCollapsed {
  event: "star-collapsed";
}

export interface ShipLost {
  event: "ship-lost";
  seat: number;
}

export interface TurnBegan {
  event: "turn-began";
  seat: number;
  energy: number;
}

export interface TurnEnded {
  event: "turn-ended";
  seat: number;
  energy: number;
}

export interface ShipMoved {
  event: "ship-moved";
  seat: number;
  space: string;
  planet: string | null;
  energy: number;
}

export interface ShipJumped {
  event: "ship-jumped";
  seat: number;
  planet: string;
  by: string;
  how: "capsule" | "coordinates";
}

export interface PlanetExplored {
  event: "planet-explored";
  seat: number;
  planet: string;
  energy: number;
}

/** Cards other than events, drawn in a row. Other seats learn how many, and see those that they knew already. */
export interface CardsDrawn {
  event: "cards-drawn";
  seat: number;
  planet: string;
  cards: (string | null)[];
  known: boolean[][];
}

/** What an Analyzer shows. Viewers who don't know any of the cards are told nothing. */
export interface CardsSeen {
  event: "cards-seen";
  seat: number;
  planet: string;
  cards: (string | null)[];
  known: boolean[][];
}

export interface EventShown {
  event: "event-shown";
  seat: number;
  planet: string;
  card: string;
  waiting: string | null;
}

export interface PlanetContaminated {
  event: "planet-contaminated";
  planet: string;
  already: boolean;
}

export interface CardKept {
  event: "card-kept";
  seat: number;
  planet: string;
  card: string;
  forced: boolean;
}

/** CH-33: how many cards went where, but not which. */
export interface CardsReturned {
  event: "cards-returned";
  seat: number;
  planet: string;
  top: number;
  bottom: number;
  why: "chosen" | "lost" | "well-hidden";
}

export interface DeckAnalyzed {
  event: "deck-analyzed";
  seat: number;
  planet: string;
  cards: number;
}

export interface ArtifactTaken {
  event: "artifact-taken";
  seat: number;
  other: number;
}

export interface CardsSwapped {
  event: "cards-swapped";
  seat: number;
  given: string;
  taken: string;
}

export interface CardPaid {
  event: "card-paid";
  seat: number;
  card: string;
}

export interface SynthesizerBought {
  event: "synthesizer-bought";
  seat: number;
}

export interface OpportunitySeized {
  event: "opportunity-seized";
  seat: number;
  opportunity: string;
}

export interface EngineChanged {
  event: "engine-changed";
  seat: number;
  engine: number;
  up: boolean;
}

export interface FirstExplorerNamed {
  event: "first-explorer-named";
  seat: number;
  how: "alone" | "shared";
}

export interface GameEnded {
  event: "game-ended";
  winners: number[];
  reason: string;
}

export type GameEvent = FirstDrawn | DiscDrawn | ShipTaken | CardLaidOut | OpportunityOpened | GameTurnBegan | LastTurnSet | MarkerAdvanced | PlanetMoved | PlanetEjected | PlanetSwallowed | StarCollapsed | ShipLost | TurnBegan | TurnEnded | ShipMoved | ShipJumped | PlanetExplored | CardsDrawn | CardsSeen | EventShown | PlanetContaminated | CardKept | CardsReturned | DeckAnalyzed | ArtifactTaken | CardsSwapped | CardPaid | SynthesizerBought | OpportunitySeized | EngineChanged | FirstExplorerNamed | GameEnded;
