// A face for games without their own: the view as labelled facts, the legal actions as buttons.
import type { GameEvent, GameFace } from "../../lib/game";
import { notation, type ShownLine } from "../../lib/log";
import { Catalogue, speakable, t } from "../../lib/text";
import PlainBoard from "./PlainBoard.svelte";
import PlainObject from "./PlainObject.svelte";

export function plainFace(key: string, sentences: string): GameFace {
  const text = new Catalogue<Record<string, never>>(sentences);

  function logLine(line: ShownLine): string {
    const told = (line.events as GameEvent[])
      .map(({ event, ...fields }) => text.words(event, speakable(fields)))
      .filter((sentence) => sentence !== null);
    if (told.length > 0) return told.join(" ");
    const action = notation(line) ?? "";
    if (line.seat === null || line.seat < 0) return action;
    return t("plain-line", { name: t("seat-label", { seat: line.seat + 1 }), action });
  }

  return {
    key,
    Board: PlainBoard,
    parts: [],
    seats: { at: "edges" },
    figures: null,
    Object: PlainObject,
    seatLine: (_view, seat) => ({ name: t("seat-label", { seat: seat + 1 }), detail: "" }),
    whatNow: (_view, _seat, legal) => ({
      sentence: legal.length > 0 ? t("your-turn") : "",
      reason: legal.length > 0 ? t("plain-choose") : "",
    }),
    logLine,
    ground: "plain-ground",
  };
}
