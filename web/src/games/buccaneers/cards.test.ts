import { expect, test } from "vitest";
import { CARDS, cardOf, dangerOf, drawing } from "./cards";
import { added, figure, signed } from "./figures";
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
