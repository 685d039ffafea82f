// Black Hole Explorer in words: spoken names of spaces, questions and answers, the log, the crews.
import source from "../../../../src/ergosphere/games/explorer/text.ftl?raw";
import type { ExplorerView, Ship } from "../../generated/explorer";
import type { Sentences } from "../../generated/explorer-sentences";
import type { LogLine } from "../../generated/protocol";
import type { BoardProps, GameEvent } from "../../lib/game";
import { Catalogue, listed, speakable, t } from "../../lib/text";
import { isChange, isEvent, type Spot, zoneNumber } from "./geometry";
import type { Offer } from "./offers";
import type { Message } from "./papers";

const text = new Catalogue<Sentences>(source);
export const say: Catalogue<Sentences>["say"] = (id, ...values) => text.say(id, ...values);

type NameOf = (seat: number) => string;
export const ZONE_IDS = ["safe", "warning", "danger"];
const yes = (is: boolean): string => (is ? "yes" : "no");

/** The title of a card, or an attribute of it: "telex", "science", "why". */
export function card(id: string, attribute?: string): string {
  return text.words(attribute === undefined ? id : `${id}.${attribute}`) ?? "";
}

/** What speaks for a proposal. */
export function reasonOf(id: string, values: Record<string, string | number>): string {
  return text.words(id, values) ?? "";
}

export function crewTitle(crew: number): string {
  return say("page-crew", { crew: crew + 1 });
}

/** What a seat without a name is called: its crew, or its place in it. */
export function seatTitle(view: ExplorerView, seat: number): string {
  const ship = view.ships.find((one) => one.seats.includes(seat));
  if (!ship) return "";
  if (ship.seats.length === 1) return crewTitle(ship.crew);
  return say("page-crew-seat", { crew: ship.crew + 1, seat: seat + 1, crews: view.ships.length });
}

/** Who proposes: mission control, or a bot of the crew by its name where it has one. */
export function mateName({ view, people }: BoardProps<ExplorerView>, who: number | null): string {
  if (who === null) return say("page-adviser");
  const name = people[who]?.name ?? "";
  return name === seatTitle(view, who) ? say("page-mate") : name;
}

/** Everybody in it by name; a crew without names by its number. */
export function crewName(view: ExplorerView, crew: number, nameOf: NameOf): string {
  const seats = view.ships[crew]?.seats ?? [];
  const names = seats
    .filter((seat) => nameOf(seat) !== t("you") && nameOf(seat) !== seatTitle(view, seat))
    .map(nameOf);
  return names.length > 0 ? listed(names) : String(crew + 1);
}

/** The same where it stands alone: "Crew 2", or the names. */
export function crewAlone(view: ExplorerView, crew: number, nameOf: NameOf): string {
  const name = crewName(view, crew, nameOf);
  return name === String(crew + 1) ? crewTitle(crew) : name;
}

export function spotName(view: ExplorerView, spot: Spot): string {
  if (spot.place === "home") return say("page-spot-home");
  if (spot.place !== "orbit") return say("page-spot-lane", { space: spot.space, lane: view.box.lane });
  const zone = say("zone", { zone: ZONE_IDS[zoneNumber(view.box, spot.orbit)] ?? "" });
  const { orbit, space } = spot;
  const [change, event] = [yes(isChange(view.box, orbit, space)), yes(isEvent(view.box, orbit, space))];
  return say("page-spot-orbit", { orbit, space, zone, change, event });
}

export function where(ship: Ship): string {
  return say("page-where", { place: ship.place, orbit: ship.orbit, space: ship.space });
}

/** What an answer's button says. */
export function answer(view: ExplorerView, offer: Offer, nameOf: NameOf): string {
  const ship = view.ships[view.crew];
  const orbit = ship?.orbit ?? 0;
  const free = yes(view.phase === "climb" || view.phase === "drag");
  switch (offer.kind) {
    case "dice":
      return say("page-answer-dice", { dice: offer.number });
    case "repair":
      return say("page-answer-repair", { what: offer.what });
    case "stay":
      return say("page-answer-stay", { orbit });
    case "down":
      return say("page-answer-down", { orbit: orbit + 1, hole: yes(offer.hole) });
    case "up":
      if (offer.number >= 0) return say("page-answer-up-to", { orbit: orbit - 1, space: offer.number, free });
      return say("page-answer-up", { orbit: orbit - 1, free });
    case "charge":
      return say("page-answer-charge");
    case "launch":
      return say("page-answer-launch", { die: probeDie(view, orbit) });
    case "give":
      return say("page-answer-give", { what: offer.what, name: crewAlone(view, offer.crew, nameOf) });
    case "done":
      return say("page-answer-done");
  }
}

/** The highest die with which a probe from this orbit reports. */
export function probeDie(view: ExplorerView, orbit: number): number {
  return view.box.probe_success[orbit - (view.box.zones[2]?.first ?? 0)] ?? 0;
}

export function question(view: ExplorerView, legal: string[]): { sentence: string; reason: string } {
  const ship = view.ships[view.crew];
  if (!ship) return { sentence: "", reason: "" };
  const { place, orbit, count, energy } = ship;
  switch (view.phase) {
    case "build":
      return {
        sentence: say("page-ask-build", { funding: ship.funding }),
        reason: say("page-ask-build-reason", { price: view.box.price }),
      };
    case "prepare": {
      const length = view.box.zones.findLast((zone) => zone.first <= orbit)?.spaces ?? 0;
      return {
        sentence: say("page-ask-prepare"),
        reason: say("page-ask-prepare-reason", { place, orbit, count, length, energy }),
      };
    }
    case "move":
      return { sentence: say("page-ask-move"), reason: say("page-ask-move-reason", { left: view.left }) };
    case "climb":
      return { sentence: say("page-ask-climb"), reason: say("page-ask-climb-reason") };
    case "drag":
      return { sentence: say("page-ask-drag"), reason: say("page-ask-drag-reason") };
    default:
      if (legal.includes("launch"))
        return {
          sentence: say("page-ask-launch", { orbit }),
          reason: say("page-ask-launch-reason", { die: probeDie(view, orbit) }),
        };
      return {
        sentence: say("page-ask-finish"),
        reason: say("page-ask-finish-reason", { helps: yes(legal.some((action) => action.startsWith("give"))) }),
      };
  }
}

/** What a card has done, as the telex tells it. */
export function effects(view: ExplorerView, message: Message): string {
  const { before, after, card: id } = message;
  const told: string[] = [];
  const down = after.spot.orbit > before.spot.orbit;
  if (after.spot.orbit !== before.spot.orbit)
    told.push(say(down ? "page-effect-down" : "page-effect-up", { orbit: after.spot.orbit }));
  const energy = after.energy - before.energy;
  if (energy !== 0) told.push(say("page-effect-energy", { sign: sign(energy), by: Math.abs(energy) }));
  const probes = after.probes - before.probes;
  if (probes !== 0) told.push(say("page-effect-probes", { sign: sign(probes), by: Math.abs(probes) }));
  const shielding = before.shielding - after.shielding;
  if (shielding > 0) told.push(say("page-effect-shielding", { by: shielding }));
  const strength = before.strength - after.strength;
  if (strength > 0) told.push(say("page-effect-strength", { by: strength }));
  const orbit = before.spot.orbit;
  const danger = yes(orbit > 0 && zoneNumber(view.box, orbit) === 2);
  if (told.length === 0 || id === "engine-tune-up") told.push(say("page-effect-none", { card: id, danger, rim: yes(orbit === 1) }));
  return told.join(" ");
}

const sign = (by: number): string => (by > 0 ? "plus" : "minus");

/** What happened on one line of the log; cards with their title, crews by name. */
export function logLine(line: LogLine, nameOf?: NameOf, view?: ExplorerView): string {
  const name = (crew: unknown): string =>
    view && nameOf ? crewAlone(view, Number(crew), nameOf) : crewTitle(Number(crew));
  return (line.events as GameEvent[])
    .map(({ event, ...fields }) => {
      const values = speakable(fields);
      if ("crew" in fields) values["crew"] = name(fields["crew"]);
      if ("other" in fields) values["other"] = name(fields["other"]);
      if (event === "turn-began") {
        const alone = yes(view?.ships.length === 1);
        return say("page-turn-began", { round: Number(fields["round"]), crew: name(fields["crew"]), alone });
      }
      const id = String(fields["card"] ?? "");
      if (event === "event-drawn") Object.assign(values, { title: card(id), telex: card(id, "telex") });
      if (event === "result-found") values["statement"] = card(id);
      return text.words(event, values) ?? "";
    })
    .filter(Boolean)
    .join(" ");
}

export function seatLine(view: ExplorerView, seat: number): { name: string; detail: string } {
  const ship = view.ships.find((one) => one.seats.includes(seat));
  if (!ship) return { name: "", detail: "" };
  const place = ship.design === null ? "none" : ship.place;
  const { orbit, space } = ship;
  return {
    name: seatTitle(view, seat),
    detail: say("page-seat-line", { place, orbit, space, results: ship.results.length }),
  };
}

export function ending(
  view: ExplorerView,
  seat: number | null,
  nameOf: NameOf,
): { title: string | null; reason: string } {
  const outcome = view.outcome;
  if (!outcome) return { title: null, reason: "" }; // somebody resigned: the table says so
  const [winner] = outcome.winners;
  const ship = view.ships.find((one) => winner !== undefined && one.seats.includes(winner));
  const reasons: Record<string, () => string> = {
    prize: () => say("page-end-prize", { results: ship?.results.length ?? 0 }),
    wormhole: () => say("page-end-wormhole"),
    "missions-spent": () => say("page-end-missions"),
    rounds: () => say("page-end-rounds"),
  };
  const reason = reasons[outcome.reason]?.() ?? "";
  if (!ship) return { title: say("page-prize-nobody"), reason };
  if (seat !== null && ship.seats.includes(seat)) return { title: say("page-prize-you"), reason };
  return { title: say("page-prize-crew", { name: crewAlone(view, ship.crew, nameOf) }), reason };
}

export function progress(view: ExplorerView): string {
  return say("page-progress", { round: view.round });
}
