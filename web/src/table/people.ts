// Who sits on a seat, in words and as a lamp.
import type { GameFace, Person } from "../lib/game";
import type { TableStore } from "../lib/table.svelte";
import { t } from "../lib/text";
import type { State } from "../ui/Lamp.svelte";

/** Given name, "You" where one person plays here, or what the game calls the seat. */
export function nameOf(store: TableStore, seat: number): string {
  const given = store.latest?.seats[seat]?.name;
  if (given) return given;
  if (seat === store.active && !store.hotSeat) return t("you");
  const one = store.latest?.seats[seat];
  const face = store.face && store.position ? store.face.seatLine(store.position.view, seat).name : "";
  if (face) return face;
  return one?.level ? t("bot-of-level", { level: one.level }) : t("seat-label", { seat: seat + 1 });
}

/** In the log everybody is spoken of alike: "Light resigns", not "You resigns". */
export function nameInLog(store: TableStore, seat: number): string {
  const given = store.latest?.seats[seat]?.name;
  if (given) return given;
  const view = store.position?.view;
  return store.face && view ? store.face.seatLine(view, seat).name : t("seat-label", { seat: seat + 1 });
}

export function seatOf(store: TableStore, seat: number): Person {
  const update = store.latest;
  const now = update?.seats[seat];
  const view = store.replay?.moment?.view ?? store.position?.view;
  const line = store.face && view ? store.face.seatLine(view, seat, atEnd(store)) : { name: "", detail: "" };
  const name = nameOf(store, seat);
  const bot = now?.kind === "bot" && now.level ? t("bot-of-level", { level: now.level }) : "";
  const side = line.name === name ? "" : line.name;
  const detail = [[side, line.detail].filter(Boolean).join(", "), bot].filter(Boolean).join(". ");
  const away = now !== undefined && !now.here && (update?.started ?? false) && update?.outcome === null;
  return {
    name,
    detail,
    lamp: lampOf(store, seat, away),
    bot: now?.kind === "bot",
    mayReplace: away && now?.kind === "human" && store.active !== null && !store.own.includes(seat),
  };
}

/** Nothing more is to come after what is shown. */
function atEnd(store: TableStore): boolean {
  return store.latest?.outcome != null && (store.replay === null || store.replay.number >= store.lines.length);
}

function lampOf(store: TableStore, seat: number, away: boolean): State {
  const update = store.latest;
  if (!update || update.outcome !== null) return "waiting";
  if (away) return "away";
  if (update.asking.some((bot) => bot.seat === seat)) return "waiting";
  if (update.asking.some(({ people }) => people.includes(seat))) return store.own.includes(seat) ? "now" : "thinking";
  if (update.actors.includes(seat)) return store.own.includes(seat) ? "now" : "thinking";
  return store.sealed.includes(seat) ? "locked" : "waiting";
}

/** Why it ended: the last thing that the log tells. */
export function reasonOf(store: TableStore, face: GameFace): string {
  const line = store.lines.findLast((one) => !one.void);
  if (!line) return "";
  const resigned = /^! resign (\d+)/.exec(line.text);
  if (resigned && Number(resigned[1]) === store.active && !store.hotSeat) return t("resigned-you");
  if (resigned) return t("resigned-detail", { name: nameInLog(store, Number(resigned[1])) });
  const ending = line.events.filter((event) => (event as { event: string }).event === "game-ended");
  return ending.length > 0 ? face.logLine({ ...line, events: ending }, (seat) => nameOf(store, seat)) : "";
}
