// How the match stands: round and turn, thresholds, seats, the end.
import type { HoleCard, RoundResult, TableView } from "../../../generated/buccaneers";
import { say } from "./catalogue";
import { added, signed } from "./numbers";

/** "18 − 2 + one card from the pile" */
export function madeOf(hole: HoleCard, cards: number[]): string {
  const known = [String(hole.threshold), ...cards.map((card) => signed(card).replace(/^(.)/, "$1 "))].join(" ");
  return say("page-made-of", { known });
}

/** "35 = 28 + 4 + 3" */
export function madeFinal(hole: HoleCard, cards: number[], result: RoundResult): string {
  const known = [hole.threshold, ...cards];
  const turnedUp = result.threshold - known.reduce((sum, one) => sum + one, 0);
  return say("page-made-final", { sum: added([...known, turnedUp]) });
}

/** "Round 2 of 3, turn 5 of 7": one turn for each card played from a hand, and one more after TIIT CLO UHL. */
export function stands(view: TableView): string {
  const hole = view.holes[view.round];
  const turns = hole ? hole.hand - 1 + (view.tiit_turn === null ? 0 : 1) : 0;
  return say("page-stands", { round: view.round + 1, rounds: view.holes.length, turn: view.turn + 1, turns });
}

/** What decided the match, besides the points in the table below. */
export function ending(
  view: TableView,
  _seat: number | null,
  nameOf: (seat: number) => string,
): { title: string | null; reason: string; unscored?: boolean } {
  if (view.outcome === null) return { title: null, reason: "" }; // somebody resigned
  const { winners, scores } = view.outcome;
  const points = scores[winners[0] ?? 0] ?? 0;
  const rest = scores.map((score, seat) => ({ score, seat })).filter(({ seat }) => !winners.includes(seat));
  const [second] = rest.sort((a, b) => b.score - a.score);
  const lead = points - (second?.score ?? 0);
  const how = winners.length > 1 ? "shared" : lead > 0 ? "lead" : "craft";
  return { title: null, reason: say("page-ending", { how, points, lead, second: second ? nameOf(second.seat) : "" }), unscored: true };
}

export function seatLine(_view: TableView, seat: number): { name: string; detail: string } {
  return { name: say("page-seat-name", { seat }), detail: "" };
}
