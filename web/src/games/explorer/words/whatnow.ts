// What the strip says while no question is open to this seat.
import type { ExplorerView } from "../../../generated/explorer";
import { question } from "./ask";
import { say } from "./catalogue";
import { ending } from "./match";
import { seatTitle } from "./names";

export function whatNow(view: ExplorerView, seat: number | null, legal: string[]): { sentence: string; reason: string } {
  const nameOf = (other: number): string => seatTitle(view, other);
  if (seat !== null && legal.length > 0) return question(view, legal, nameOf);
  if (view.outcome !== null) {
    const { title, reason } = ending(view, seat, nameOf);
    return { sentence: title ?? "", reason };
  }
  const ship = view.ships[view.crew];
  if (view.phase === "ask" || view.phase === "answer") return { sentence: "", reason: say("page-theirs-join") };
  if (view.phase === "build" || view.phase === "fund" || !ship) return { sentence: "", reason: say("page-theirs-build") };
  return { sentence: "", reason: say("page-theirs-fly", { place: ship.place, orbit: ship.orbit }) };
}
