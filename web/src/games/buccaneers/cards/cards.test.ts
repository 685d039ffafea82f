import { expect, test } from "vitest";
import { FIGURES } from "../../../generated/buccaneers-figures";
import { added, figure, signed } from "../words/numbers";
import { CARDS, cardOf, cardsInPlay, dangerOf, drawing, lay } from "./cards";
import { SAMPLES } from "./samples";

test("all 67 cards are there, each with a drawing of its own", () => {
  expect(CARDS.reduce((sum, card) => sum + card.copies, 0)).toBe(67);
  expect(CARDS.every((card) => drawing(card) !== "")).toBe(true);
  expect(new Set(CARDS.map(drawing)).size).toBe(CARDS.length);
});

test("cards that turn have a pair for each edge", () => {
  expect(cardOf("robot 6/3").pairs).toEqual([[6, 3], [3, 6]]);
  expect(cardOf("loot-box").pairs).toHaveLength(4);
  expect(cardOf("one-ring").pairs).toHaveLength(1);
});

test("a card of somebody's own pack is read from its notation", () => {
  expect(cardOf("spacecraft -9/4")).toMatchObject({ family: "spacecraft", pairs: [[-9, 4]] });
  expect(drawing(cardOf("spacecraft -9/4"))).not.toBe("");
});

test("holes have their kind", () => {
  expect(dangerOf("red-21")).toBe("dire");
});

test("figures have real signs", () => {
  expect([figure(-3), signed(3), signed(-2)]).toEqual(["−3", "+3", "−2"]);
  expect(added([7, -3, 6])).toBe("7 − 3 + 6");
});

test("the Hall shows cards as they are printed", () => {
  for (const { family, id, title, pairs } of SAMPLES)
    expect(CARDS.find((card) => card.id === id)).toMatchObject({ family, title, pairs });
});

test("a table may bring its own figures", () => {
  const own = structuredClone(FIGURES);
  const relic = own.relic.map((one) => (one.id === "one-ring" ? { ...one, title: "Two Rings", value: 20 } : one));
  const hole = own.hole.map((one) => (one.id === "red-21" ? { ...one, kind: "dangerous" as const } : one));
  lay({ ...own, relic, hole });
  expect(cardOf("one-ring")).toMatchObject({ title: "Two Rings", pairs: [[20, 11]] });
  expect(dangerOf("red-21")).toBe("dangerous");
  expect(cardsInPlay()).not.toBe(CARDS);
  lay(FIGURES);
  expect(cardOf("one-ring").title).toBe("One Ring");
  expect(cardsInPlay()).toBe(CARDS);
});
