// What cards, Opportunities and places are called.
import type { Place, TableView } from "../../../generated/chasphere";
import { listed } from "../../../lib/text";
import { cardOf, type CardPrint, opportunityOf, planetName } from "../cards/cards";
import { printed } from "../cards/figures.svelte";
import { say, yes } from "./catalogue";

/** "Carbonid, yellow 2"; with its engine symbol where it has one. */
export function cardName(id: string): string {
  return printName(cardOf(id));
}

export function printName(card: CardPrint): string {
  const { face, of, points } = card;
  const name = say("page-card", { face, of, points, planet: planetName(of) });
  return card.engine && face !== "s15-engine-extension" ? say("page-card-engine", { card: name }) : name;
}

/** "Ferrox, 2 × Sylvane and an unknown card". */
export function cardsListed(ids: readonly (string | null)[]): string {
  const names = ids.flatMap((id) => (id === null ? [] : [cardName(id)]));
  const unknown = ids.length - names.length;
  const known = [...new Set(names)].map((card) => say("page-cards", { card, count: names.filter((one) => one === card).length }));
  return listed(unknown > 0 ? [...known, say("page-unknown-cards", { count: unknown })] : known);
}

/** What a card is good for, in one sentence. */
export function cardDoes(id: string): string {
  const { face, of, points } = cardOf(id);
  const { set, food, artifact, c_matter } = printed.figures.points;
  return say("page-card-does", { face, of, points, planet: planetName(of), set, food, artifact, most: c_matter[0] });
}

/** A place in a deck, as far as it is known. */
export function placeName(place: Place): string {
  if (place.card !== null) return cardName(place.card);
  if (place.restriction === "well-hidden") return say("page-unknown-well-hidden");
  return place.restriction === "no-event" ? say("page-unknown-no-event") : say("page-unknown-card");
}

/** "2 Ferrox and Azurine". */
export function costName(id: string): string {
  const { cost } = opportunityOf(id);
  return listed([...new Set(cost)].map((kind) => say("page-cost", { kind, count: cost.filter((one) => one === kind).length })));
}

export function opportunityName(id: string): string {
  const { points, engine } = opportunityOf(id);
  return say("told-opportunity", { cost: costName(id), points, engine: yes(engine) });
}

export function planetAt(view: TableView, space: string): string | null {
  return view.planets.find((one) => one.space === space && space !== "S")?.planet ?? null;
}

/** "Gomia at N0", or the space alone. */
export function placeOf(view: TableView, space: string): string {
  const planet = planetAt(view, space);
  return planet === null ? space : planetName(planet);
}
