// What a screen reader says of the sky: a space with all that is there and all that can be done about it.
import type { TableView } from "../../../generated/chasphere";
import type { Ahead, Flight } from "../../../generated/chasphere-tools";
import type { Person } from "../../../lib/game";
import { listed } from "../../../lib/text";
import { PLANETS, STAR } from "../board/geometry";
import { discOf, planetName } from "../cards/cards";
import { say, yes } from "./catalogue";

export interface Sight {
  view: TableView;
  seat: number | null;
  people: Person[];
  flights: Flight[];
  near: string[];
  jumps: string[];
  aim: string | null;
  ahead: Ahead | null;
}

export function spaceName(sight: Sight, space: string): string {
  const { view, seat, flights, near, jumps, aim, ahead } = sight;
  const planet = view.planets.find((one) => one.space === space);
  const there = view.players.map((player) => player.ship && !player.lost && player.space === space);
  const ships = sight.people.flatMap((one, number) => (there[number] && number !== seat ? [one.name] : []));
  const flight = flights.find((one) => one.space === space);
  const parts = [
    planet
      ? say("page-space-planet", { space, planet: planetName(planet.planet), contaminated: yes(planet.contaminated) })
      : say("page-space", { space }),
    seat !== null && there[seat] ? say("page-space-own-ship") : "",
    ships.length > 0 ? say("page-space-ships", { names: listed(ships) }) : "",
    seat !== null && view.players[seat]?.home === space ? say("page-space-home") : "",
    flight ? say("page-space-way", { energy: flight.energy }) : near.includes(space) ? say("page-space-near") : "",
    jumps.includes(space) ? say("page-space-jump") : "",
    aim === space ? say("page-space-held") : "",
    ...PLANETS.filter((one, k) => ahead?.positions[one] === space && view.planets[k]?.space !== space).map((one) =>
      say("page-space-then", { turn: ahead?.turn ?? 0, planet: planetName(one) }),
    ),
  ];
  return parts.filter(Boolean).join(", ");
}

export function starName(view: TableView, turns: number | null): string {
  if (view.collapsed) return say("page-hole");
  return turns === null ? "" : say("page-star", { turns });
}

/** What happens in a turn ahead, as the slider says it. */
export function storyOf(view: TableView, seat: number | null, ahead: Ahead): string {
  const to = (planet: Ahead["ejected"][number], pushed: boolean): string => {
    const values = { planet: planetName(planet), space: ahead.positions[planet] };
    if (values.space === STAR) return say("page-falls", { planet: values.planet });
    return pushed ? say("page-pushed-to", values) : say("page-moves-to", values);
  };
  const moved = ahead.moved === null ? [] : [to(ahead.moved, false), ...ahead.ejected.map((planet) => to(planet, true))];
  const gone = PLANETS.filter((planet) => ahead.positions[planet] === STAR).map(planetName);
  const own = seat !== null && !view.players[seat]?.lost && ahead.turn > view.turn;
  const parts = [
    say("page-turn-story", { turn: ahead.turn, moved: listed(moved) || "none" }),
    ahead.collapsed && gone.length === 0 ? say("page-story-collapsed") : "",
    gone.length > 0 ? say("page-story-gone", { planets: listed(gone) }) : "",
    own && ahead.ship === STAR ? say("page-story-swallowed") : "",
    own && ahead.ship !== null && ahead.ship !== STAR ? say("page-story-stay", { space: ahead.ship, safe: yes(ahead.in_time) }) : "",
  ];
  return parts.filter(Boolean).join(" ");
}

export function discName(view: TableView): string {
  const disc = discOf(view.disc);
  if (!disc) return "";
  const marker = view.marker === null ? "" : (disc.order[view.marker] ?? "");
  return say("page-disc-spoken", { disc: view.disc ?? "", order: listed(disc.order.map(planetName)), planet: planetName(marker) });
}
