// Chasphere in words: names of cards, spaces and seats. Every sentence comes from the game's catalogue.
import source from "../../../../src/ergosphere/games/chasphere/text.ftl?raw";
import type { Place, TableView } from "../../generated/chasphere";
import type { Sentences } from "../../generated/chasphere-sentences";
import type { Outlook } from "../../generated/chasphere-tools";
import { Catalogue, listed } from "../../lib/text";
import { cardOf, type CardPrint, opportunityOf, planetName, shipName } from "./cards";
import { printed } from "./figures.svelte";
import { outlooks, scrub } from "./outlook.svelte";
import { storyOf } from "./spoken";

export const text = new Catalogue<Sentences>(source);
export const say: Catalogue<Sentences>["say"] = (id, ...values) => text.say(id, ...values);

export const yes = (fact: boolean): "yes" | "no" => (fact ? "yes" : "no");

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
  const { set, food, artifact, c_matter } = printed.pack.points;
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

export function stands(view: TableView): string {
  return view.turn > 0 ? say("page-stands", { turn: view.turn, last: yes(view.turn === view.last_turn) }) : "";
}

/** With a real minus. */
export const sign = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** What a seat would have if the game ended now, and why it may be less than it looks. */
export function score(view: TableView, seat: number): string {
  return view.players[seat]?.lost ? say("page-score-none") : sign(total(view, seat));
}

export function scoreHint(view: TableView, seat: number): string {
  const player = view.players[seat];
  if (!player || player.lost || view.turn === 0) return "";
  const away = player.points["home"] ?? 0;
  return say("page-score-hint", { rest: sign(total(view, seat) - away), away: yes(away !== 0), points: sign(away) });
}

export function total(view: TableView, seat: number): number {
  return Object.values(view.players[seat]?.points ?? {}).reduce((sum, points) => sum + points, 0);
}

export function seatLine(view: TableView, seat: number): { name: string; detail: string } {
  const player = view.players[seat];
  if (!player?.ship || player.home === null) return { name: "", detail: say("page-no-ship") };
  const parts = player.lost
    ? [say("page-lost")]
    : [
        say("page-home", { home: player.home, away: yes(player.space !== player.home), points: sign(printed.pack.points.away) }),
        say("page-engine", { engine: player.engine }),
      ];
  return { name: shipName(player.ship), detail: parts.join(", ") };
}

/** Where the ship is, and what about home. */
export function standing(view: TableView, seat: number, you: boolean): string {
  const player = view.players[seat];
  if (!player || player.lost || !player.ship) return "";
  const planet = planetAt(view, player.space);
  const energy = player.energy;
  return planet === null
    ? say("page-on-space", { you: yes(you), space: player.space, energy })
    : say("page-on-planet", { you: yes(you), planet: planetName(planet), energy });
}

export function homeward(view: TableView, seat: number, outlook: Outlook | null): string {
  const player = view.players[seat];
  if (!player?.home || player.lost) return "";
  const last = view.turn === view.last_turn;
  if (player.space === player.home && last) return say("page-is-home");
  if (outlook === null || outlook.last === 0) return say("page-wait", { turn: view.turn });
  const here = player.space === player.home;
  const { set_out, set_out_with_event: event } = outlook;
  const sure = set_out >= outlook.last || here;
  const way = set_out === 0 ? "late" : sure && event >= outlook.last_with_event ? "any" : event === 0 ? "risky" : event < set_out ? "both" : "sure";
  return say("page-home-by", { last: yes(last), home: player.home, turn: outlook.last, way, set_out, event });
}

/** What the slider of the almanac stands at, in words; "": at now. */
export function lookedAhead(view: TableView, seat: number | null): string {
  const ahead = scrub.turn === null ? undefined : outlooks.latest?.ahead.find((one) => one.turn === scrub.turn);
  return ahead ? storyOf(view, seat, ahead) : "";
}

export function whatNow(view: TableView, seat: number | null): { sentence: string; reason: string } {
  const ahead = lookedAhead(view, seat);
  if (seat === null) return { sentence: "", reason: ahead || (view.turn > 0 ? say("page-wait", { turn: view.turn }) : "") };
  return { sentence: standing(view, seat, true), reason: ahead || homeward(view, seat, outlooks.latest) };
}
