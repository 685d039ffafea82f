import { expect, test } from "vitest";
import type { ShownCard, TableView } from "../../../generated/buccaneers";
import { advanced, curtainUp, keyOf, revealed } from "./stage";

function shown(card: string, turn: number, value: number, weight: number, turns = 0): ShownCard {
  return { card, value, weight, turn, by: null, turns, group: null };
}

function table(displays: ShownCard[][], more: Partial<TableView> = {}): TableView {
  return {
    displays: displays.map((cards) => ({
      cards,
      groups: [],
      value: cards.reduce((sum, card) => sum + (card.value ?? 0), 0),
      weight: cards.reduce((sum, card) => sum + (card.weight ?? 0), 0),
      facedown: 0,
    })),
    threshold: 18,
    threshold_cards: [],
    direction: "clockwise",
    discards: [],
    ...more,
  } as unknown as TableView;
}

const before = table([[shown("spacecraft 7/5", 0, 7, 5)], [shown("cubus-libra", 0, 1, 4)]]);
const after = table(
  [
    [shown("spacecraft 7/5", 0, 7, 5), shown("robot 6/3", 1, 3, 6, 1)],
    [shown("cubus-libra", 0, 4, 3, 1), shown("robot 5/2", 1, 2, 5, 1)],
  ],
  { threshold: 16, threshold_cards: [-2] },
);

test("what is new lies facedown, and doesn't count yet", () => {
  const stage = curtainUp(before, after);
  expect([...stage.down]).toEqual(["0 robot 6/3 1 ", "1 robot 5/2 1 "]);
  expect(stage.view.displays[0]).toMatchObject({ value: 7, weight: 5 });
  expect(stage.view.displays[1]?.cards[0]).toMatchObject({ turns: 0, value: 1 });
});

test("turned up, a card lies as it is printed until its event comes", () => {
  let stage = revealed(curtainUp(before, after), after);
  expect(stage.down.size).toBe(0);
  expect(stage.view.displays[0]).toMatchObject({ value: 13, weight: 8 });
  stage = advanced(stage, after, { event: "robot-turned", seat: 0 });
  expect(stage.view.displays[0]).toMatchObject({ value: 10, weight: 11 });
  expect(stage.view.displays[1]?.cards[0]).toMatchObject({ turns: 0 });
  stage = advanced(stage, after, { event: "artifact-turned", seat: 1, artifact: "cubus-libra" });
  expect(stage.view.displays[1]?.cards[0]).toMatchObject({ turns: 1, value: 4 });
  stage = advanced(stage, after, { event: "threshold-placed", seat: 1 });
  expect(stage.view.threshold).toBe(16);
});

test("a Toy keeps its key when it is turned up", () => {
  const down = { ...shown("toy", 2, 0, 0), value: null, weight: null };
  expect(keyOf(1, down)).toBe(keyOf(1, shown("toy 4/6", 2, 4, 6)));
});
