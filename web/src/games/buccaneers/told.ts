// What happened, as the log and the reveal tell it: with people's names and the cards' titles.
import type { GameEvent as BuccaneersEvent } from "../../generated/buccaneers";
import type { LogLine } from "../../generated/protocol";
import type { GameEvent } from "../../lib/game";
import { listed, t } from "../../lib/text";
import { dangerOf } from "./cards";
import { figure } from "./figures";
import { dangerName, say, titleOf, titleWithPair } from "./words";

type NameOf = (seat: number) => string;

/** One event as a sentence; "" for what goes without saying, as each card of a deal. */
export function tell(given: GameEvent, nameOf: NameOf): string {
  const event = given as unknown as BuccaneersEvent;
  const seat = "seat" in event ? event.seat : -1;
  const name = seat >= 0 ? nameOf(seat) : "";
  const who = { name, you: name === t("you") ? "yes" : "no" };
  switch (event.event) {
    case "direction-shown":
    case "direction-flipped":
    case "hands-passed":
      return say("page-told-way", { what: event.event, direction: event.direction });
    case "round-began": {
      const danger = dangerName(dangerOf(event.hole));
      return say("page-told-round", { round: event.round, danger, threshold: event.threshold, hand: event.hand });
    }
    case "card-drawn":
      return event.card === null ? "" : say("page-told-drew", { card: titleWithPair(event.card) });
    case "card-played":
      return say("page-told-played", { ...who, toy: isToy(event.card), card: titleWithPair(event.card ?? "toy") });
    case "card-taken":
      return say("page-told-taken", { ...who, card: titleWithPair(event.card ?? "toy") });
    case "card-added": {
      const discarded = listed(event.discarded.map(titleWithPair));
      return say("page-told-added", { ...who, card: titleWithPair(event.card ?? "toy"), discarded });
    }
    case "card-arrived":
      return say("page-told-arrived", { ...who, relic: titleOf(event.relic), card: titleWithPair(event.card ?? "toy") });
    case "part-placed":
      return say("page-told-part", { ...who, part: titleOf(event.part), group: event.group });
    case "threshold-placed": {
      const leaves = event.leaves ? "yes" : "no";
      return say("page-told-laser", { ...who, card: event.card.replace("-", "−"), threshold: event.threshold, leaves });
    }
    case "robot-turned":
      return say("page-told-robot", who);
    case "artifact-turned": {
      const pair = `${figure(event.value)}/${figure(event.weight)}`;
      return say("page-told-turned", { ...who, artifact: titleOf(event.artifact), pair, turns: event.turns });
    }
    case "pile-made":
      return say("page-told-pile", { cards: event.cards });
    case "relic-used":
      return say("page-told-used", { ...who, relic: titleOf(event.relic) });
    case "relic-held":
      return say("page-told-held", { ...who, relic: titleOf(event.relic) });
    case "toys-turned-up": {
      const cards = listed(event.cards.map(titleWithPair));
      return say("page-told-toys", { ...who, cards, weight: event.weight });
    }
    case "threshold-found":
      return say("page-told-threshold", { card: titleWithPair(event.card), threshold: event.threshold });
    case "paperweight-counted":
      return say("page-told-paperweight", { ...who, weight: figure(event.weight), threshold: event.threshold });
    case "bonus-taken":
      return say("page-told-bonus", { ...who, card: event.card.replace("-", "−") });
    case "player-drawn-in": {
      const { weight, threshold, points } = event;
      return say("page-told-drawn-in", { ...who, weight, threshold, points });
    }
    case "player-scored": {
      const { value, place, points } = event;
      return say("page-told-scored", { ...who, value: figure(value), place, points });
    }
    case "game-ended": {
      const names = listed(event.winners.map(nameOf));
      const you = names === t("you") ? "yes" : "no";
      return say("page-told-end", { names, you, count: event.count, points: event.points });
    }
    default:
      return "";
  }
}

function isToy(card: string | null): string {
  return card === "toy" ? "yes" : "no";
}

/** A line of the log: what it brought about, one thing a row. */
export function logLine(line: LogLine, nameOf: NameOf): string {
  return (line.events as GameEvent[])
    .map((event) => tell(event, nameOf))
    .filter(Boolean)
    .join("\n");
}
