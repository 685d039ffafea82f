// How a seat stands: by its display during a round, by the last score after the match.
import type { TableView } from "../../../generated/buccaneers";

export interface Standing {
  weight: number;
  value: number;
  threshold: number | null;
  /** Nothing will change any more. */
  final: boolean;
  drawnIn: boolean;
}

export function isOver(view: TableView): boolean {
  return view.outcome !== null && view.results.length === view.holes.length;
}

export function standingOf(view: TableView, seat: number): Standing {
  const display = view.displays[seat];
  const player = isOver(view) ? view.results.at(-1)?.players[seat] : undefined;
  const value = display?.value ?? 0;
  if (!player) return { weight: display?.weight ?? 0, value, threshold: view.threshold, final: false, drawnIn: false };
  return { weight: player.weight, value: player.value ?? value, threshold: player.threshold, final: true, drawnIn: player.drawn_in };
}
