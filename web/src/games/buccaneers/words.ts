// Black Hole Buccaneers in words: cards, sums, buttons, the what-now line.
import source from "../../../../src/ergosphere/games/buccaneers/text.ftl?raw";
import type { Display, HoleCard, RoundResult, ShownCard, TableView } from "../../generated/buccaneers";
import type { Sentences } from "../../generated/buccaneers-sentences";
import type { Preview } from "../../lib/game";
import { Catalogue, listed, t } from "../../lib/text";
import type { State } from "../../ui/Lamp.svelte";
import { cardOf, type Danger, effects, type Family } from "./cards";
import { added, figure, signed } from "./figures";
import type { Thing } from "./layout";

export { t };
export const text = new Catalogue<Sentences>(source);
export const say: Catalogue<Sentences>["say"] = (id, ...values) => text.say(id, ...withMinus(values));

/** Figures below nothing get a real minus sign, wherever they are said. */
function withMinus<T extends unknown[]>(values: T): T {
  return values.map((given) => {
    if (typeof given !== "object" || given === null) return given;
    return Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, typeof value === "number" && value < 0 ? figure(value) : value]),
    );
  }) as T;
}

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

/** An action as a button says it. */
export function actionName(action: string): string {
  const [verb = "", ...rest] = action.split(" ");
  const what = rest.join(" ");
  switch (verb) {
    case "pick":
      return say("page-lock", { card: titleOf(what) });
    case "add":
      return say("page-add", { card: titleOf(what) });
    case "join":
      return say("page-join", { group: what });
    case "laser":
      return say("page-laser", { card: what.replace("-", "−") });
    case "use":
      return say("page-use", { relic: titleOf(what) });
    default:
      return say("page-hold", { relic: titleOf(what) });
  }
}

function leaves(card: string): boolean {
  return effects().thresholds["laser-leaves"].includes(Number(card));
}

function effect(verb: string, card: string, view?: TableView): string {
  if (verb === "laser" && view)
    return say("page-laser-makes", { threshold: (view.threshold ?? 0) + Number(card), leaves: leaves(card) ? "yes" : "no" });
  return verb === "pick" || verb === "add" ? effectOf(card) : "";
}

/** What the strip says of something in hand. */
export function previewOf(action: string, view?: TableView): Preview {
  const [verb = "", ...rest] = action.split(" ");
  const card = rest.join(" ");
  const sentence =
    verb === "pick"
      ? say("page-try", { card: titleOf(card), toy: cardOf(card).family === "toy" ? "yes" : "no" })
      : say("page-sure", { action: actionName(action) });
  return { action, label: actionName(action), sentence, reason: effect(verb, card, view), others: [] };
}

export function whatNow(
  view: TableView,
  seat: number | null,
  legal: string[],
  nameOf?: (seat: number) => string,
): { sentence: string; reason: string } {
  if (seat === null || legal.length === 0) {
    const gps = seat !== null && view.gps === seat && view.phase === "select";
    return { sentence: "", reason: gps ? say("page-gps") : "" };
  }
  const cards = view.hand.length;
  return {
    sentence: say("page-now", { phase: view.phase }),
    reason: say("page-now-reason", { phase: view.phase, cards, neighbour: nameOf?.(neighbour(view, seat)) ?? "" }),
  };
}

/** To whom one's hand goes. */
export function neighbour({ direction, points }: TableView, seat: number): number {
  return (seat + (direction === "counterclockwise" ? points.length - 1 : 1)) % points.length;
}

/** "Round 2 of 3, turn 5 of 7": so many cards of a hand are played, and one more after TIIT CLO UHL. */
export function stands(view: TableView): string {
  const hole = view.holes[view.round];
  const turns = hole ? hole.hand - 1 + (view.tiit_turn === null ? 0 : 1) : 0;
  return say("page-stands", { round: view.round + 1, rounds: view.holes.length, turn: view.turn + 1, turns });
}

/** What decided, beside the points that stand in the table below. */
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
