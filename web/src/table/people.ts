// Who sits on a seat, in words and as a lamp, at the moment shown.
import { PATIENCE } from "../lib/absence.svelte";
import type { GameFace, Person } from "../lib/game";
import type { Now } from "../lib/now";
import type { TableStore } from "../lib/table.svelte";
import { t } from "../lib/text";
import type { State } from "../ui/Lamp.svelte";

/** What the game calls the seat: "Light", "Inferno Sponsor"; "" where it has no word. Behind the curtain, what it was called
    before. */
function called(store: TableStore, seat: number, over = false): { name: string; detail: string } {
  const view = store.now?.view;
  if (!store.face || !view) return { name: store.called[seat] ?? store.face?.seatName?.(seat) ?? "", detail: "" };
  const line = store.face.seatLine(view, seat, over);
  store.called[seat] = line.name;
  return line;
}

/** Given name, "You" where one person plays here, or what the game calls the seat. */
export function nameOf(store: TableStore, seat: number): string {
  const one = store.latest?.seats[seat];
  if (one?.name) return one.name;
  if (seat === store.active && !store.hotSeat) return t("you");
  return called(store, seat).name || (one?.level ? t("bot-of-level", { level: one.level }) : t("seat-label", { seat: seat + 1 }));
}

/** The log speaks of everybody alike: "Light resigns", not "You resigns". */
export function nameInLog(store: TableStore, seat: number): string {
  return store.latest?.seats[seat]?.name || called(store, seat).name || t("seat-label", { seat: seat + 1 });
}

export function seatOf(store: TableStore, seat: number): Person {
  const now = store.latest?.seats[seat];
  const line = called(store, seat, store.now?.outcome != null);
  const name = nameOf(store, seat);
  const bot = now?.kind === "bot" && now.level ? t("bot-of-level", { level: now.level }) : "";
  const side = line.name === name ? "" : line.name;
  const detail = [[side, line.detail].filter(Boolean).join(", "), bot].filter(Boolean).join(". ");
  const away = store.absence.of(seat);
  return {
    name,
    detail,
    lamp: away === null ? lampOf(store.now, seat, store.own) : "away",
    bot: now?.kind === "bot",
    mayReplace: (away ?? 0) >= PATIENCE && now?.kind === "human" && store.active !== null && !store.own.includes(seat),
  };
}

function lampOf(now: Now | null, seat: number, own: number[]): State {
  if (!now || now.outcome !== null) return "waiting";
  if (now.asking.some((bot) => bot.seat === seat)) return "waiting";
  const asked = now.asking.some(({ people }) => people.includes(seat));
  if (asked || now.actors.includes(seat)) return own.includes(seat) ? "now" : "thinking";
  return now.sealed.includes(seat) ? "locked" : "waiting";
}

/** The seat that everything waits for, if it is just one. */
export function toMove({ now, own, replay }: TableStore): number | null {
  if (now === null || replay !== null) return null;
  const seats = new Set([...now.actors, ...now.asking.flatMap(({ people }) => people)]);
  const [seat, ...more] = [...seats].filter((one) => ["now", "thinking"].includes(lampOf(now, one, own)));
  return more.length > 0 ? null : (seat ?? null);
}

/** Why the match ended: the last thing the log tells. */
export function reasonOf(store: TableStore, face: GameFace): string {
  const last = store.now?.lines.findLast((one) => !one.void);
  if (!last) return "";
  if (last.line?.kind === "resigned") {
    const { seat } = last.line;
    return seat === store.active && !store.hotSeat ? t("resigned-you") : t("resigned-detail", { name: nameInLog(store, seat) });
  }
  const ending = last.events.filter((event) => (event as { event: string }).event === "game-ended");
  return ending.length > 0 ? face.logLine({ ...last, events: ending }, (seat) => nameOf(store, seat)) : "";
}
