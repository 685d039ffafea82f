// What is printed on the cards of the table: looked up by the ids that views use.
import type { PlanetId } from "../board/geometry";
import { printed } from "./figures.svelte";

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

export function cardOf(id: string): CardPrint {
  const [deck = "", face = ""] = id.split("/");
  const card = printed.cards.get(id);
  return card
    ? { id, face: card.face, of: card.of ?? "", points: card.points ?? 0, hidden: !!card.hidden, engine: !!card.engine, deck: deck as PlanetId }
    : { id, face, of: "", points: 0, hidden: false, engine: false, deck: deck as "shop" };
}

export function opportunityOf(id: string): OpportunityPrint {
  return printed.opportunities.get(id) ?? { id, cost: [], points: 0, engine: false };
}

export const opportunityCount = (): number => printed.opportunities.size;

export interface DiscPrint {
  order: readonly PlanetId[];
  symbol: PlanetId;
}

export function discOf(id: string | null): DiscPrint | null {
  return printed.figures.sector.disc.find((disc) => disc.id === id) ?? null;
}

export function planetName(id: string): string {
  return printed.figures.sector.planet.find((planet) => planet.id === id)?.name ?? id;
}

export function shipName(id: string | null): string {
  return printed.figures.sector.ship.find((ship) => ship.id === id)?.name ?? "";
}

/** Where a ship starts and must be at the end. */
export function homeOf(ship: string): string {
  const home = printed.figures.sector.ship.find((one) => one.id === ship)?.home;
  return printed.figures.sector.planet.find((one) => one.id === home)?.start ?? "";
}

/** What a card is paid as: its ore, or a Fusion Pile; null for cards that pay nothing by themselves. */
export function resourceOf(card: CardPrint): Resource | null {
  if (card.face === "fusion-pile") return "fusion-pile";
  return card.face === "ore" ? (card.of as Resource) : null;
}

/** Equal cards together, in the order of their first appearance. */
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
