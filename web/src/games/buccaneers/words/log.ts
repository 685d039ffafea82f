// What happened, as sentences for the log and the strip.
import type { GameEvent as BuccaneersEvent } from "../../../generated/buccaneers";
import type { GameEvent } from "../../../lib/game";
import type { ShownLine } from "../../../lib/log";
import { listed, t } from "../../../lib/text";
import { cardOf, dangerOf } from "../cards/cards";
import { say } from "./catalogue";
import { dangerName, titleOf, titleWithPair } from "./names";
import { figure } from "./numbers";

type NameOf = (seat: number) => string;

/** What everybody has turned up, in one go: "Ida: Comet Tug 7/5. Tomas: a Toy, facedown." */
export function tellReveal(events: GameEvent[], nameOf: NameOf): string {
  return events
    .map((event) => {
      const card = (event["card"] as string | null) ?? "toy";
      return say("page-told-shown", { name: nameOf(event["seat"] as number), card: titleWithPair(card), toy: isToy(card) });
    })
    .join(" ");
}

/** One event as a sentence; "" for what goes without saying, like each card of a deal. */
export function tell(given: GameEvent, nameOf: NameOf): string {
  const event = given as unknown as BuccaneersEvent;
  const seat = "seat" in event ? event.seat : -1;
  const name = seat >= 0 ? nameOf(seat) : "";
  const who = { name, you: name === t("you") ? "yes" : "no" };
  if (given.event === "reveal") return say("page-told-reveal");
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
      return say("page-told-taken", { ...who, toy: isToy(event.card), card: titleWithPair(event.card ?? "toy") });
    case "card-added": {
      const discarded = listed(event.discarded.map(titleWithPair));
      return say("page-told-added", { ...who, toy: isToy(event.card), card: titleWithPair(event.card ?? "toy"), discarded });
    }
    case "card-arrived":
      return say("page-told-arrived", {
        ...who,
        relic: titleOf(event.relic),
        toy: isToy(event.card),
        card: titleWithPair(event.card ?? "toy"),
      });
    case "part-placed":
      return say("page-told-part", { ...who, part: titleOf(event.part), group: event.group });
    case "threshold-placed": {
      const leaves = event.leaves ? "yes" : "no";
      return say("page-told-laser", { ...who, card: minus(event.card), threshold: event.threshold, leaves });
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
      return say("page-told-bonus", { ...who, card: minus(event.card) });
    case "player-drawn-in": {
      const { weight, threshold, points } = event;
      return say("page-told-drawn-in", { ...who, weight, threshold, points });
    }
    case "player-scored": {
      const { value, place, points, tie } = event;
      return say("page-told-scored", { ...who, value: figure(value), place, points, tie });
    }
    case "game-ended": {
      const names = listed(event.winners.map(nameOf));
      const you = names === t("you") ? "yes" : "no";
      return say("page-told-end", { names, you, count: event.count, points: event.points, tie: event.tie });
    }
    default:
      return "";
  }
}

/** Its owner sees a Toy's name, but it still lies facedown. */
function isToy(card: string | null): string {
  return cardOf(card ?? "toy").family === "toy" ? "yes" : "no";
}

/** "-4" as it is printed. */
function minus(card: string): string {
  return card.replace("-", "−");
}

/** A line of the log: what it brought about, one thing per row. */
export function logLine(line: ShownLine, nameOf: NameOf): string {
  return (line.events as GameEvent[])
    .map((event) => tell(event, nameOf))
    .filter(Boolean)
    .join("\n");
}

/** Where a replay stops: after the deal, every turn and every score, not after each card dealt. */
export function stops(lines: ShownLine[]): number[] {
  const ends = ["hands-passed", "pile-made", "threshold-found"];
  const found: number[] = [];
  let dealing = 0;
  for (const line of lines) {
    if (line.void) continue;
    const events = line.events as GameEvent[];
    if (events.some(({ event }) => event === "card-dealt")) dealing = line.number;
    else if (dealing > 0) {
      found.push(dealing);
      dealing = 0;
    }
    if (events.some(({ event }) => ends.includes(event))) found.push(line.number);
  }
  return [...new Set(found)].sort((a, b) => a - b);
}
