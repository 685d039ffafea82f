// Black Hole Explorer in words: spoken names of spaces, questions and answers, what a card has done.
import type { ExplorerView, Ship } from "../../generated/explorer";
import { say, yes, ZONE_IDS } from "./catalogue";
import { isChange, isEvent, ORBITS, type Spot, spacesIn, zoneNumber } from "./geometry";
import { crewAlone, crewName, crewsIn, type NameOf } from "./names";
import type { Offer } from "./offers";
import type { Message } from "./papers";

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
      if (offer.number >= 0) return say("page-answer-up-to", { space: offer.number, free });
      return say("page-answer-up", { orbit: orbit - 1, free });
    case "charge":
      return say("page-answer-charge");
    case "launch":
      return say("page-answer-launch", { die: probeDie(view, orbit) });
    case "give":
      return say("page-answer-give", { what: offer.what, name: crewName(view, offer.crew, nameOf) });
    case "ask":
      return say("page-answer-ask", { name: crewName(view, offer.crew, nameOf), funding: view.ships[offer.crew]?.funding ?? 0 });
    case "no-ask":
      return say("page-answer-no-ask");
    case "yes":
      return say("page-answer-yes");
    case "no":
      return say("page-answer-no");
    case "done":
      return say("page-answer-done");
  }
}

/** The highest die with which a probe from this orbit reports. */
export function probeDie(view: ExplorerView, orbit: number): number {
  return view.box.probe_success[orbit - (view.box.zones[2]?.first ?? 0)] ?? 0;
}

export function question(view: ExplorerView, legal: string[], nameOf: NameOf): { sentence: string; reason: string } {
  const ship = view.ships[view.crew];
  if (!ship) return { sentence: "", reason: "" };
  const { place, orbit, count, energy, funding } = ship;
  switch (view.phase) {
    case "ask":
      return { sentence: say("page-ask-join"), reason: say("page-ask-join-reason", { funding }) };
    case "answer": {
      const asker = view.asker ?? 0;
      const theirs = view.ships[asker]?.funding ?? 0;
      return {
        sentence: say("page-ask-answer", { name: crewAlone(view, asker, nameOf) }),
        reason: say("page-ask-answer-reason", { funding, theirs }),
      };
    }
    case "build":
      return {
        sentence: say("page-ask-build", { funding }),
        reason: say("page-ask-build-reason", { price: view.box.price }),
      };
    case "prepare": {
      const length = place === "orbit" ? spacesIn(view.box, orbit) : 0;
      return {
        sentence: say("page-ask-prepare"),
        reason: say("page-ask-prepare-reason", { place, orbit, count, length, left: Math.max(0, length - count), energy }),
      };
    }
    case "move":
      return { sentence: say("page-ask-move"), reason: say("page-ask-move-reason", { left: view.left, hole: yes(orbit === ORBITS) }) };
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

/** What a card or a mishap has done, as the telex tells it. */
export function effects(view: ExplorerView, message: Message): string {
  const { before, after, card: id, kind, shown, round } = message;
  if (kind !== "event") {
    const values = { kind, shown, round, orbit: after.spot.orbit, results: after.results.length };
    return say("page-message-told", values);
  }
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
  if (told.length === 0 || id === "engine-tune-up") told.push(say("page-effect-none", { card: id, danger, rim: yes(orbit === 1), alone: yes(crewsIn(view).length === 1) }));
  return told.join(" ");
}

const sign = (by: number): string => (by > 0 ? "plus" : "minus");
