// What cards are called, what they do, and what screen readers say of them.
import type { Display, ShownCard, TableView } from "../../../generated/buccaneers";
import { listed, t } from "../../../lib/text";
import type { State } from "../../../ui/Lamp.svelte";
import type { Thing } from "../board/layout";
import { cardOf, type Danger, effects, type Family } from "../cards/cards";
import { say } from "./catalogue";
import { figure, signed } from "./numbers";

export function kindName(family: Family): string {
  return say("page-kind", { family });
}

export function dangerName(danger: Danger): string {
  return say("page-danger", { danger });
}

export function titleOf(card: string): string {
  const { title, family } = cardOf(card);
  return title || kindName(family);
}

/** "Morpho Broccolo 4/4" */
export function titleWithPair(card: string): string {
  if (card === "toy") return say("page-a-toy");
  const [value, weight] = cardOf(card).pairs[0] ?? [0, 0];
  return `${titleOf(card)} ${figure(value)}/${figure(weight)}`;
}

/** What a screen reader says of a card as it is printed. */
export function cardName(card: string): string {
  const { family, pairs } = cardOf(card);
  const [value, weight] = pairs[0] ?? [0, 0];
  return say("page-card", { title: titleOf(card), kind: kindName(family), value, weight });
}

function shownName(shown: ShownCard): string {
  if (shown.value === null || shown.weight === null) return say("page-facedown");
  const { family, pairs } = cardOf(shown.card);
  const kind = kindName(family);
  const name = say("page-card", { title: titleOf(shown.card), kind, value: shown.value, weight: shown.weight });
  return pairs.length > 1 && shown.turns > 0 ? say("page-card-turned", { card: name, turns: shown.turns }) : name;
}

export const spoken = {
  allWeigh: (cards: ShownCard[]): string => say("page-all-weigh", { weight: cards[0]?.weight ?? 0 }),
};

/** What a screen reader says of something in a display. */
export function thingName(thing: Thing, display: Display): string {
  const names = listed(thing.cards.map(shownName));
  if (thing.kind === "machine") {
    const [first] = thing.cards;
    const parts = listed(thing.cards.map((shown) => titleOf(shown.card)));
    return say("page-machine", { parts, value: first?.value ?? 0, weight: first?.weight ?? 0 });
  }
  if (thing.kind === "stack" && thing.cards.length > 1) return say("page-stack", { cards: names });
  if (thing.kind === "facedown" && display.facedown > 0 && thing.cards[0]?.value !== null)
    return say("page-facedown-own", { cards: names });
  return names;
}

export function lampWord(lamp: State): string {
  const words: Record<State, () => string> = {
    now: () => t("lamp-now", { own: "yes" }),
    waiting: () => t("lamp-waiting"),
    thinking: () => t("lamp-thinking"),
    locked: () => t("lamp-locked"),
    away: () => t("lamp-away"),
  };
  return words[lamp]();
}

/** Whose Threshold card it is: that of TIIT CLO UHL comes first. */
export function thresholdName(view: TableView, place: number, card: string): string {
  return say("page-threshold-card", { card, tiit: place === 0 && view.tiit_turn !== null ? "yes" : "no" });
}

/** What a card does, in one sentence; "" for those without an effect. */
export function effectOf(card: string): string {
  const { id, family } = cardOf(card);
  const of = family === "artifact" || family === "relic" ? id : family;
  const { thresholds, bonus, heavy } = effects();
  const laser = [...thresholds["laser-stays"], ...thresholds["laser-leaves"]].map(signed);
  return say("page-effect", {
    of,
    toys: signed(bonus.toys),
    tiit: signed(thresholds["tiit-clo-uhl"]),
    laser: laser.slice(0, -1).join(", "),
    last: laser.at(-1) ?? "",
    cubus: heavy["cubus-libra"],
    loot: heavy["loot-box"],
    carpet: signed(bonus.carpet),
    exoskeleton: signed(bonus.exoskeleton),
    towel: bonus.towel,
  });
}
