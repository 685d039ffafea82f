// How the match stands: turn, scores, seats.
import type { TableView } from "../../../generated/chasphere";
import { shipName } from "../cards/cards";
import { printed } from "../cards/figures.svelte";
import { say, yes } from "./catalogue";

export function stands(view: TableView): string {
  return view.turn > 0 ? say("page-stands", { turn: view.turn, last: yes(view.turn === view.last_turn) }) : "";
}

/** With a real minus. */
export const sign = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** What a seat would have if the game ended now, and why it may be less than it looks. */
export function score(view: TableView, seat: number): string {
  return view.players[seat]?.lost ? say("page-score-none") : sign(total(view, seat));
}

export function scoreHint(view: TableView, seat: number): string {
  const player = view.players[seat];
  if (!player || player.lost || view.turn === 0) return "";
  const away = player.points["home"] ?? 0;
  return say("page-score-hint", { rest: sign(total(view, seat) - away), away: yes(away !== 0), points: sign(away) });
}

export function total(view: TableView, seat: number): number {
  return Object.values(view.players[seat]?.points ?? {}).reduce((sum, points) => sum + points, 0);
}

export function seatLine(view: TableView, seat: number): { name: string; detail: string } {
  const player = view.players[seat];
  if (!player?.ship || player.home === null) return { name: "", detail: say("page-no-ship") };
  const parts = player.lost
    ? [say("page-lost")]
    : [
        say("page-home", { home: player.home, away: yes(player.space !== player.home), points: sign(printed.figures.points.away) }),
        say("page-engine", { engine: player.engine }),
      ];
  return { name: shipName(player.ship), detail: parts.join(", ") };
}
