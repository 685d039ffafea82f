// A table of this browser as the hall describes it: with whom, and whose move it is or who won.
import type { TableShown } from "../generated/protocol";
import type { MyTable } from "../lib/tables";
import { listed, t } from "../lib/text";
import type { State } from "../ui/Lamp.svelte";

export interface Slip {
  table: MyTable;
  /** Null while unknown, or gone. */
  shown: TableShown | null;
  gone: boolean;
}

function seatName(shown: TableShown, seat: number): string {
  const one = shown.seats[seat];
  return one?.name ?? (one?.level ? t("bot-of-level", { level: one.level }) : t("seat-label", { seat: seat + 1 }));
}

/** Does one person play here, or do several share the screen? */
const alone = (table: MyTable): boolean => table.seats.length === 1;

export function companyOf({ table, shown }: Slip): string {
  if (!shown) return "";
  const seats = shown.seats.map((_, seat) => seat);
  const others = seats.filter((seat) => !table.seats.includes(seat));
  const names = listed((others.length > 0 ? others : seats).map((seat) => seatName(shown, seat)));
  if (others.length > 0) return table.seats.length > 0 ? t("slip-with", { names }) : names;
  return seats.length > 1 ? t("slip-together", { names }) : "";
}

export function stateOf({ table, shown, gone }: Slip): { lamp: State; words: string } {
  if (gone) return { lamp: "away", words: t("slip-gone") };
  if (!shown) return { lamp: "waiting", words: t("loading") };
  if (shown.outcome) return { lamp: "locked", words: finished(table, shown, shown.outcome) };
  if (!shown.started) return { lamp: "waiting", words: t("slip-waiting") };
  const asked = shown.asking.flatMap(({ people }) => people);
  const mine = [...shown.actors, ...asked].find((seat) => table.seats.includes(seat));
  if (mine !== undefined)
    return { lamp: "now", words: alone(table) ? t("slip-your-move") : t("slip-their-move", { name: seatName(shown, mine) }) };
  const seat = asked[0] ?? shown.actors[0] ?? 0;
  const name = seatName(shown, seat);
  return shown.seats[seat]?.kind === "bot"
    ? { lamp: "thinking", words: t("slip-thinks", { name }) }
    : { lamp: "waiting", words: t("slip-their-move", { name }) };
}

function finished(table: MyTable, shown: TableShown, outcome: NonNullable<TableShown["outcome"]>): string {
  const { winners, scores } = outcome;
  const own = alone(table) && winners.some((seat) => table.seats.includes(seat));
  const who = own ? "you" : winners.length > 0 ? "other" : "nobody";
  const name = listed(winners.map((seat) => seatName(shown, seat)));
  return t("slip-finished", { who, name, scores: scoreOf(winners, scores) });
}

/** "4–0". Only for two, and only where points say more than who won. */
function scoreOf(winners: number[], scores: number[]): string {
  const [winner, ...more] = winners;
  if (scores.length !== 2 || winner === undefined || more.length > 0) return "none";
  const [best, other] = [scores[winner] ?? 0, scores[1 - winner] ?? 0];
  return best > Math.max(other, 1) ? `${best}–${other}` : "none";
}
