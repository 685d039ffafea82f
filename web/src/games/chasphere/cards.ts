// What is printed on the cards: the built-in pack, looked up by the ids that views use.
import { pack } from "../../generated/chasphere-pack";
import type { PlanetId } from "./geometry";

export type Resource = "ferrox" | "azurine" | "sylvane" | "noctium" | "fusion-pile";

export interface CardPrint {
  id: string;
  face: string;
  of: string;
  points: number;
  hidden: boolean;
  engine: boolean;
  /** Whose deck; "shop" for what the Ship-shop sells. */
  deck: PlanetId | "shop";
}

export interface OpportunityPrint {
  id: string;
  cost: readonly Resource[];
  points: number;
  engine: boolean;
}

const CARDS = new Map<string, CardPrint>(
  pack.decks.card.map((card) => {
    const deck = card.id.split("/")[0] as PlanetId;
    return [card.id, { id: card.id, face: card.face, of: card.of, points: card.points, hidden: card.hidden, engine: card.engine, deck }];
  }),
);
const OPPORTUNITIES = new Map<string, OpportunityPrint>(
  pack.opportunities.opportunity.map((one) => [one.id, one as OpportunityPrint]),
);

export function cardOf(id: string): CardPrint {
  const [deck = "", face = ""] = id.split("/");
  return CARDS.get(id) ?? { id, face, of: "", points: 0, hidden: false, engine: false, deck: deck as "shop" };
}

export function opportunityOf(id: string): OpportunityPrint {
  return OPPORTUNITIES.get(id) ?? { id, cost: [], points: 0, engine: false };
}

export const OPPORTUNITY_COUNT = OPPORTUNITIES.size;

export interface DiscPrint {
  order: readonly PlanetId[];
  symbol: PlanetId;
}

export function discOf(id: string | null): DiscPrint | null {
  return pack.sector.disc.find((disc) => disc.id === id) ?? null;
}

export function planetName(id: string): string {
  return pack.sector.planet.find((planet) => planet.id === id)?.name ?? id;
}

export function shipName(id: string | null): string {
  return pack.sector.ship.find((ship) => ship.id === id)?.name ?? "";
}

export const LEVELS: readonly number[] = pack.engine.energy;

/** What a card is paid as: its ore, or a Fusion Pile; null for cards that pay nothing by themselves. */
export function resourceOf(card: CardPrint): Resource | null {
  if (card.face === "fusion-pile") return "fusion-pile";
  return card.face === "ore" ? (card.of as Resource) : null;
}

/** Equal cards together, in the order in which they first come. */
export function grouped(ids: readonly string[]): { card: CardPrint; count: number }[] {
  const found = new Map<string, { card: CardPrint; count: number }>();
  for (const id of ids) {
    const card = cardOf(id);
    const key = `${card.face} ${card.of} ${card.points} ${card.engine}`;
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { card, count: 1 });
  }
  return [...found.values()];
}
