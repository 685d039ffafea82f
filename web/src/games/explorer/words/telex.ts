// What a card or a mishap has done, as the telex tells it.
import type { ExplorerView } from "../../../generated/explorer";
import { zoneNumber } from "../board/geometry";
import type { Message } from "../parts/papers";
import { say, yes } from "./catalogue";
import { crewsIn } from "./names";

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
