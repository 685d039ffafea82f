// The legal actions as answers to a question, and where each leads on the chart. The server says what is legal.
import type { Design, ExplorerView, Ship } from "../../../generated/explorer";
import { below, keyOf, ORBITS, spacesIn, type Spot } from "./geometry";

export type Kind =
  | "dice"
  | "repair"
  | "stay"
  | "down"
  | "up"
  | "charge"
  | "launch"
  | "give"
  | "done"
  | "ask"
  | "no-ask"
  | "yes"
  | "no";

export interface Offer {
  action: string;
  kind: Kind;
  /** Where it leads; null: nowhere on the chart. */
  at: Spot | null;
  /** It leads into the hole. */
  hole: boolean;
  /** The number after the word: dice, or the space above; -1: none. */
  number: number;
  /** What is repaired or given. */
  what: string;
  /** The crew that is helped or asked; -1: none. */
  crew: number;
}

export function shipOf(view: ExplorerView, seat: number | null): Ship {
  const own = seat === null ? undefined : view.ships.find((ship) => ship.seats.includes(seat));
  const found = own ?? view.ships[view.crew] ?? view.ships[0];
  if (!found) throw new Error("a match without a ship");
  return found;
}

export function offersOf(view: ExplorerView, legal: string[]): Offer[] {
  const ship = view.ships[view.crew];
  if (!ship) return [];
  return legal.map((action) => offerOf(view, ship, action)).filter((offer) => offer !== null);
}

function offerOf(view: ExplorerView, ship: Ship, action: string): Offer | null {
  const [word = "", first = "", second = ""] = action.split(" ");
  const offer: Offer = { action, kind: word as Kind, at: null, hole: false, number: -1, what: "", crew: -1 };
  switch (word) {
    case "dice":
      return { ...offer, number: Number(first) };
    case "repair":
      return { ...offer, what: first };
    case "give": {
      const other = view.ships[Number(second)];
      return { ...offer, what: first, crew: Number(second), at: other ?? null };
    }
    case "stay":
      return { ...offer, at: ahead(view, ship) };
    case "down":
      if (ship.orbit === ORBITS) return { ...offer, hole: true };
      return { ...offer, at: below(view.box, ship.orbit, ship.space) };
    case "up":
      return { ...offer, number: first === "" ? -1 : Number(first), at: above(view, ship, first) };
    case "ask":
      return { ...offer, crew: Number(first) };
    case "charge":
    case "launch":
    case "done":
    case "no-ask":
    case "yes":
    case "no":
      return offer;
    default:
      return null; // building has a form of its own
  }
}

/** Where the roll ends if the ship simply flies on. */
function ahead(view: ExplorerView, ship: Ship): Spot {
  return { place: "orbit", orbit: ship.orbit, space: (ship.space + view.left) % spacesIn(view.box, ship.orbit) };
}

function above(view: ExplorerView, ship: Ship, space: string): Spot {
  if (ship.orbit === 1) return { place: "homeward", orbit: 0, space: view.box.lane };
  return { place: "orbit", orbit: ship.orbit - 1, space: space === "" ? ship.space : Number(space) };
}

/** The answer that the large button gives before anything is pointed at; null: no answer is the obvious one. */
export function obvious(offers: Offer[]): Offer | null {
  const launch = offers.find((offer) => offer.kind === "launch");
  const dice = offers.find((offer) => offer.kind === "dice" && offer.number === 2);
  return launch ?? dice ?? offers.find((offer) => offer.kind === "done") ?? (offers.length === 1 ? (offers[0] ?? null) : null);
}

/** Those that lead to a spot. */
export function offersAt(offers: Offer[], spot: Spot): Offer[] {
  return offers.filter((offer) => offer.at !== null && keyOf(offer.at) === keyOf(spot));
}

export const ITEMS = ["probes", "shielding", "strength", "power"] as const;
export type Item = (typeof ITEMS)[number];

/** The design that an action builds; null: it builds none. */
export function designOf(action: string): Design | null {
  const found = /^build (\d),(\d),(\d),(\d)$/.exec(action);
  if (!found) return null;
  const [probes = 0, shielding = 0, strength = 0, power = 0] = found.slice(1).map(Number);
  return { probes, shielding, strength, power };
}

export function buildOf(design: Design): string {
  return `build ${ITEMS.map((item) => design[item]).join(",")}`;
}

/** The highest level of an item that the server would still accept beside the others. */
export function highest(legal: Set<string>, design: Design, item: Item): number {
  let most = 0;
  while (legal.has(buildOf({ ...design, [item]: most + 1 }))) most += 1;
  return most;
}

export function levels(design: Design): number {
  return ITEMS.reduce((sum, item) => sum + design[item], 0);
}
