// Made by tools/generate.py from the Python side; never edited by hand.

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
  figures: Figures | null;
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

/** A card somewhere in a deck or in a hand. Without `card` the seat doesn't know it, but what it can't be. */
export interface Place {
  card: string | null;
  public: boolean;
  restriction: "any" | "no-event" | "well-hidden";
}

/** Also an Analyzer's look, without energy. */
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

export interface Figures {
  sector: Sector;
  engine: Engine;
  points: Points;
  decks: Decks;
  opportunities: Opportunities;
}

export interface Sector {
  planet: Planet[];
  ship: Ship[];
  disc: Disc[];
  source: "book" | "found" | "own" | "rebuilt" | "ruling";
}

export interface Planet {
  id: "borom" | "gomia" | "loa" | "mogudar" | "tarili" | "zadus";
  name: string;
  start: string;
  source: "book" | "found" | "own" | "rebuilt" | "ruling";
}

export interface Ship {
  id: string;
  name: string;
  home: "borom" | "gomia" | "loa" | "mogudar" | "tarili" | "zadus";
  source: "book" | "found" | "own" | "rebuilt" | "ruling";
}

export interface Disc {
  id: string;
  order: ("borom" | "gomia" | "loa" | "mogudar" | "tarili" | "zadus")[];
  symbol: "borom" | "gomia" | "loa" | "mogudar" | "tarili" | "zadus";
  source: "book" | "found" | "own" | "rebuilt" | "ruling";
}

export interface Engine {
  energy: [number, number, number, number];
  points: [number, number, number, number];
  source: "book" | "found" | "own" | "rebuilt" | "ruling";
}

export interface Points {
  away: number;
  set: number;
  marker: number;
  first_explorer: number;
  shared_explorer: number;
  c_matter: [number, number, number];
  artifact: number;
  food: number;
  source: "book" | "found" | "own" | "rebuilt" | "ruling";
}

export interface Decks {
  synthesizers: number;
  card: Card[];
  source: "book" | "found" | "own" | "rebuilt" | "ruling";
}

export interface Card {
  source: "book" | "found" | "own" | "rebuilt" | "ruling";
  id: string;
  face: "c-coordinates" | "c-matter" | "carbonid" | "cosco" | "deluxe-food-dispenser" | "flare" | "fusion-pile" | "high-consul" | "local-food-dispenser" | "mysterious-artifact" | "orbital-optimization-implant" | "ore" | "ore-synthesizer" | "planetary-analyzer" | "quake" | "relic" | "robotic-recovery-unit" | "s15-engine-extension";
  of: string;
  points: number;
  hidden: boolean;
  engine: boolean;
  copies: number;
}

export interface Opportunities {
  opportunity: Opportunity[];
  source: "book" | "found" | "own" | "rebuilt" | "ruling";
}

export interface Opportunity {
  id: string;
  cost: ("azurine" | "ferrox" | "fusion-pile" | "noctium" | "sylvane")[];
  points: number;
  engine: boolean;
  source: "book" | "found" | "own" | "rebuilt" | "ruling";
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

export interface ShipMoved {
  event: "ship-moved";
  seat: number;
  space: string;
  energy: number;
}

export interface ShipJumped {
  event: "ship-jumped";
  seat: number;
  planet: string;
  by: string;
}

export interface PlanetExplored {
  event: "planet-explored";
  seat: number;
  planet: string;
  energy: number;
}

/** Others learn that a card was drawn, unless they know what lay there. */
export interface CardDrawn {
  event: "card-drawn";
  seat: number;
  card: string | null;
  known: boolean[];
}

export interface EventShown {
  event: "event-shown";
  seat: number;
  card: string;
}

export interface PlanetContaminated {
  event: "planet-contaminated";
  planet: string;
}

export interface CardKept {
  event: "card-kept";
  seat: number;
  card: string;
}

/** CH-33: how many went which way, not which. */
export interface CardsReturned {
  event: "cards-returned";
  seat: number;
  planet: string;
  top: number;
  bottom: number;
}

export interface DeckAnalyzed {
  event: "deck-analyzed";
  seat: number;
  planet: string;
  cards: number;
}

export interface CardSeen {
  event: "card-seen";
  seat: number;
  card: string | null;
  known: boolean[];
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
}

export interface FirstExplorerNamed {
  event: "first-explorer-named";
  seat: number;
  how: string;
}

export interface GameEnded {
  event: "game-ended";
  winners: number[];
  reason: string;
}

export type GameEvent = FirstDrawn | DiscDrawn | ShipTaken | CardLaidOut | OpportunityOpened | GameTurnBegan | MarkerAdvanced | PlanetMoved | PlanetEjected | PlanetSwallowed | StarCollapsed | ShipLost | TurnBegan | ShipMoved | ShipJumped | PlanetExplored | CardDrawn | EventShown | PlanetContaminated | CardKept | CardsReturned | DeckAnalyzed | CardSeen | ArtifactTaken | CardsSwapped | CardPaid | SynthesizerBought | OpportunitySeized | EngineChanged | FirstExplorerNamed | GameEnded;
