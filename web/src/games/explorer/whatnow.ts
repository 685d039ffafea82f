// The strip's words while no question is open to this seat.
import type { ExplorerView } from "../../generated/explorer";
import { desk } from "./desk.svelte";
import { ending, question, say, seatTitle } from "./words";

export function whatNow(view: ExplorerView, seat: number | null, legal: string[]): { sentence: string; reason: string } {
  if (desk.busy)
    return {
      sentence: say("page-under-way", { scene: desk.scene }),
      reason: say("page-under-way-reason", { scene: desk.scene }),
    };
  if (seat !== null && legal.length > 0) return question(view, legal);
  if (view.outcome !== null) {
    const { title, reason } = ending(view, seat, (other) => seatTitle(view, other));
    return { sentence: title ?? "", reason };
  }
  const ship = view.ships[view.crew];
  if (view.phase === "build" || view.phase === "fund" || !ship) return { sentence: "", reason: say("page-theirs-build") };
  return { sentence: "", reason: say("page-theirs-fly", { place: ship.place, orbit: ship.orbit }) };
}
