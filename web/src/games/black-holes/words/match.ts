// How a seat stands.
import type { BoardView } from "../../../generated/black-holes";
import { say } from "./catalogue";

export function seatLine(view: BoardView, seat: number, over = false): { name: string; detail: string } {
  const now = !over && view.outcome === null && view.side === seat;
  return {
    name: say("side", { side: seat }),
    detail: say("page-seat", { side: seat, left: now ? view.left : 0 }),
  };
}
