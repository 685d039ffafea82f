import { describe, expect, test } from "vitest";
import type { Display, ShownCard } from "../../../generated/buccaneers";
import { fit, flow, laidOut, SMALL, things } from "./layout";

function shown(card: string, more: Partial<ShownCard> = {}): ShownCard {
  return { card, value: 1, weight: 1, turn: 0, by: null, turns: 0, group: null, ...more };
}

function display(cards: ShownCard[], more: Partial<Display> = {}): Display {
  return { cards, groups: [], value: 0, weight: 0, facedown: 0, taken: [], ...more };
}

describe("a display", () => {
  test("has its Shapeshifters in one stack, where the first of them lies", () => {
    const cards = [shown("shapeshifter 8/8"), shown("spacecraft 7/5"), shown("shapeshifter 4/4")];
    const laid = things(display(cards));
    expect(laid.map(({ kind, cards: of }) => [kind, of.length])).toEqual([["stack", 2], ["card", 1]]);
    expect(laid[0]!.height).toBeCloseTo(2.02);
  });

  test("has a machine for each group, and a part without a group by itself", () => {
    const [drive, chair] = ["part warp-drive", "part command-chair"];
    const cards = [shown(drive!), shown(chair!), shown(drive!), shown(drive!)];
    const laid = things(display(cards, { groups: [[chair!, drive!], [drive!]] }));
    expect(laid.map(({ kind, cards: of }) => [kind, of.length])).toEqual([["machine", 2], ["machine", 1], ["card", 1]]);
  });

  test("keeps facedown Toys together until they are turned up", () => {
    const toys = [shown("toy", { value: null, weight: null }), shown("toy", { value: null, weight: null, turn: 1 })];
    expect(things(display(toys, { facedown: 2 })).map(({ kind }) => kind)).toEqual(["facedown"]);
    const open = [shown("toy 1/2"), shown("toy 2/2", { turn: 1 })];
    expect(things(display(open)).map(({ kind }) => kind)).toEqual(["card", "card"]);
  });

  test("a turned card lies across", () => {
    expect(things(display([shown("robot 6/3", { turns: 1 })]))[0]).toMatchObject({ width: 1.4, height: 1 });
    expect(things(display([shown("loot-box", { turns: 2 })]))[0]).toMatchObject({ width: 1, height: 1.4 });
  });
});

test("things flow into rows", () => {
  const three = Array.from({ length: 3 }, () => ({ width: 1, height: 1.4 }));
  expect(flow(three, 330, 100, 10)).toBe(140);
  expect(flow(three, 300, 100, 10)).toBe(290);
});

test("cards are as large as the place allows, and never smaller than they can be read", () => {
  const eight = Array.from({ length: 8 }, () => ({ width: 1, height: 1.4 }));
  const card = fit(eight, 250, 220, 110, 34);
  expect(flow(eight, 249, card, 6)).toBeLessThanOrEqual(220);
  expect(flow(eight, 249, card + 1, 6)).toBeGreaterThan(220);
  expect(fit(eight, 60, 60, 110, 34)).toBe(34);
  expect(fit([], 0, 0, 110, 34)).toBe(110);
});

test("small cards show more of each other in a cascade", () => {
  const cards = [shown("shapeshifter 8/8"), shown("shapeshifter 4/4")];
  const { laid, card } = laidOut(display(cards), 300, 90, 110, 34);
  expect(card).toBeLessThan(SMALL);
  expect(laid[0]!.height).toBeCloseTo(1.94);
});

test("where a cascade is too high, its cards lie beside each other", () => {
  const cards = [shown("shapeshifter 8/8"), shown("shapeshifter 4/4"), shown("shapeshifter 3/3"), shown("robot 6/3")];
  const { laid, card, flat } = laidOut(display(cards), 366, 54, 43, 30);
  expect(flat).toBe(true);
  expect(laid[0]!.width).toBeCloseTo(2.88);
  expect(flow(laid, 366, card)).toBeLessThanOrEqual(54);
  expect(laidOut(display(cards), 366, 90, 43, 30).flat).toBe(false);
});
