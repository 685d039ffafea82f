// How the match stands: round and mission, seats, the end.
import type { ExplorerView, Ship } from "../../../generated/explorer";
import { say } from "./catalogue";
import { crewAlone, crewsIn, type NameOf, seatTitle } from "./names";

export function seatLine(view: ExplorerView, seat: number): { name: string; detail: string } {
  const ship = view.ships.find((one) => one.seats.includes(seat));
  if (!ship) return { name: "", detail: "" };
  const place = ship.design === null ? "none" : ship.place;
  return {
    name: seatTitle(view, seat),
    detail: say("page-seat-line", { place, orbit: ship.orbit, results: ship.results.length }),
  };
}

/** What is said at the end. There are no points: the Prize is won or not. */
export function ending(
  view: ExplorerView,
  seat: number | null,
  nameOf: NameOf,
): { title: string | null; reason: string; unscored: boolean } {
  const outcome = view.outcome;
  if (!outcome) return { title: null, reason: "", unscored: true }; // somebody resigned: the table says so
  const [winner] = outcome.winners;
  const ship = view.ships.find((one) => winner !== undefined && one.seats.includes(winner));
  const reasons: Record<string, () => string> = {
    prize: () => say("page-end-prize", { results: ship?.results.length ?? 0 }),
    wormhole: () => say("page-end-wormhole"),
    "missions-spent": () => say("page-end-missions"),
    rounds: () => say("page-end-rounds"),
  };
  return { title: titleOf(view, ship, seat, nameOf), reason: reasons[outcome.reason]?.() ?? "", unscored: true };
}

function titleOf(view: ExplorerView, ship: Ship | undefined, seat: number | null, nameOf: NameOf): string {
  if (!ship) return say("page-prize-nobody");
  if (seat !== null && ship.seats.includes(seat)) return say("page-prize-you");
  return say("page-prize-crew", { name: crewAlone(view, ship.crew, nameOf) });
}

/** Where the match stands. A crew alone at the table counts its missions, too. */
export function stands(view: ExplorerView): string {
  const [ship, ...others] = crewsIn(view);
  if (ship && others.length === 0 && view.missions > 1) {
    const building = ship.design === null && view.outcome === null;
    const mission = Math.min(view.missions, ship.missions + (building ? 1 : 0));
    return say("page-progress-mission", { round: view.round, mission, missions: view.missions });
  }
  return say("page-progress", { round: view.round });
}
