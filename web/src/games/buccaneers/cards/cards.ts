// The cards as they are printed: their notation, what stands on them, what is drawn on them. Figures are the pack's,
// built in or of somebody's own: a table says which before anything is drawn.
import { pack as builtIn } from "../../../generated/buccaneers-pack";
import type { Pair } from "../words/numbers";
import { outline } from "./icons";

export const FAMILIES = ["spacecraft", "toy", "robot", "shapeshifter", "part", "artifact", "relic"] as const;
export type Family = (typeof FAMILIES)[number];

export interface Card {
  /** As in actions and views: `toy 4/6`, `part warp-drive`, `loot-box`. */
  text: string;
  id: string;
  family: Family;
  title: string;
  /** By quarter turns; one pair for cards that never turn. */
  pairs: Pair[];
  copies: number;
}

interface Printed {
  id: string;
  title: string;
  value: number;
  weight: number;
  copies: number;
}

/** What is read of a pack. Ids are the same in all of them, and the order as well. */
export interface Figures {
  spacecraft: readonly Printed[];
  toy: readonly Printed[];
  robot: readonly Printed[];
  shapeshifter: readonly Printed[];
  part: readonly { id: string; title: string; copies: number }[];
  parts: { value: readonly number[]; weight: readonly number[] };
  artifact: readonly { id: string; title: string; value: readonly number[]; weight: readonly number[] }[];
  relic: readonly { id: string; title: string; value: number; weight: number }[];
  hole: readonly { id: string; kind: Danger; threshold: number; hand: number }[];
  thresholds: { "tiit-clo-uhl": number; "laser-stays": readonly number[]; "laser-leaves": readonly number[] };
  bonus: { toys: number; exoskeleton: number; carpet: number; towel: number };
  heavy: { "cubus-libra": number; "loot-box": number };
}

/** The parts of a Time Machine, as they stand in its four quarters. */
export const PARTS: string[] = builtIn.part.map((part) => `part ${part.id}`);

function printed(pack: Figures): Card[] {
  const cards: Card[] = [];
  for (const family of ["spacecraft", "toy", "robot", "shapeshifter"] as const)
    for (const { id, title, value, weight, copies } of pack[family]) {
      const pairs: Pair[] = family === "robot" ? [[value, weight], [weight, value]] : [[value, weight]];
      cards.push({ text: `${family} ${value}/${weight}`, id, family, title, pairs, copies });
    }
  for (const { id, title, copies } of pack.part) {
    const pairs: Pair[] = [[pack.parts.value[0] ?? 0, pack.parts.weight[0] ?? 0]];
    cards.push({ text: `part ${id}`, id, family: "part", title, pairs, copies });
  }
  for (const { id, title, value, weight } of pack.artifact) {
    const pairs = value.map((one, turns): Pair => [one, weight[turns] ?? 0]);
    cards.push({ text: id, id, family: "artifact", title, pairs, copies: 1 });
  }
  for (const { id, title, value, weight } of pack.relic)
    cards.push({ text: id, id, family: "relic", title, pairs: [[value, weight]], copies: 1 });
  return cards;
}

/** The built-in ones: for the score pad, which has no table. */
export const CARDS: Card[] = printed(builtIn);
let figures: Figures = builtIn;
let cards = CARDS;
let byText = new Map(CARDS.map((card) => [card.text, card]));

/** Hands are sorted by it. */
export function rankOf(text: string): number {
  return cards.findIndex((card) => card.text === text);
}

/** Lays out the figures of a table; null: the built-in ones. */
export function play(own: Figures | null): void {
  figures = own ?? builtIn;
  cards = own === null ? CARDS : printed(own);
  byText = new Map(cards.map((card) => [card.text, card]));
}

/** All that are in play. */
export function cardsInPlay(): Card[] {
  return cards;
}

/** The figures that effects speak of. */
export function effects(): Pick<Figures, "thresholds" | "bonus" | "heavy"> {
  return figures;
}

/** Also for cards of a record with a pack of its own, whose pairs stand in their notation. */
export function cardOf(text: string): Card {
  const known = byText.get(text);
  if (known) return known;
  const [word = "", pair = ""] = text.split(" ");
  const [value = 0, weight = 0] = pair.split("/").map(Number);
  const family = FAMILIES.find((one) => one === word) ?? "toy";
  return { text, id: family, family, title: "", pairs: [[value, weight]], copies: 1 };
}

export function drawing(card: Card): string {
  return outline(card.id) || outline(card.family);
}

export type Danger = "dangerous" | "precarious" | "dire";

export function dangerOf(hole: string): Danger {
  return figures.hole.find((one) => one.id === hole)?.kind ?? "dangerous";
}
