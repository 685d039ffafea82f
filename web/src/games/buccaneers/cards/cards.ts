// The cards as they are printed: their notation, what they say, what is drawn on them. Each table says which figures it is
// played with before anything is drawn.
import { type Figures, FIGURES, type Hole } from "../../../generated/buccaneers-figures";
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

/** The parts of a Time Machine, as they stand in its four quarters. */
export const PARTS: string[] = FIGURES.part.map((part) => `part ${part.id}`);

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
export const CARDS: Card[] = printed(FIGURES);
let figures = FIGURES;
let cards = CARDS;
let byText = new Map(CARDS.map((card) => [card.text, card]));

/** Hands are sorted by it. */
export function rankOf(text: string): number {
  return cards.findIndex((card) => card.text === text);
}

/** Takes the figures of the table shown. */
export function lay(given: Figures): void {
  figures = given;
  cards = given === FIGURES ? CARDS : printed(given);
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

/** Also works for cards of unknown packs, whose pairs stand in their notation. */
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

export type Danger = Hole["kind"];

export function dangerOf(hole: string): Danger {
  return figures.hole.find((one) => one.id === hole)?.kind ?? "dangerous";
}
