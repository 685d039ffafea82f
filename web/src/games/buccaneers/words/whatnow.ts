// What the strip says while nothing is in hand.
import type { TableView } from "../../../generated/buccaneers";
import { say } from "./catalogue";

export function whatNow(
  view: TableView,
  seat: number | null,
  legal: string[],
  nameOf?: (seat: number) => string,
): { sentence: string; reason: string } {
  if (seat === null || legal.length === 0) {
    const gps = seat !== null && view.gps === seat && view.phase === "select";
    return { sentence: "", reason: gps ? say("page-gps") : "" };
  }
  const cards = view.hand.length;
  return {
    sentence: say("page-now", { phase: view.phase }),
    reason: say("page-now-reason", { phase: view.phase, cards, neighbour: nameOf?.(neighbour(view, seat)) ?? "" }),
  };
}

/** To whom one's hand goes. */
export function neighbour({ direction, points }: TableView, seat: number): number {
  return (seat + (direction === "counterclockwise" ? points.length - 1 : 1)) % points.length;
}
