import { describe, expect, it } from "vitest";
import type { TableView } from "../../../generated/chasphere";
import { sorting } from "./sorting.svelte";

let turn = 0;
function draw(cards: string[], limit = 1, kept = 0, step = "keeping"): void {
  const hand = cards.map((card) => ({ card }));
  sorting.attend({ seat: 0, step, turn: ++turn, exploration: { planet: "zadus", hand, kept, keep_limit: limit } } as unknown as TableView);
}

describe("sorting the cards just drawn", () => {
  it("asks for a card to keep before anything is sent", () => {
    draw(["zadus/ferrox", "zadus/relic"]);
    expect(sorting.ready).toBe(false);
    sorting.keep(1);
    expect(sorting.actions).toEqual(["keep zadus/relic", "bottom zadus/ferrox"]);
  });
  it("puts the last one pressed uppermost, or lowest", () => {
    draw(["a/1", "a/2", "a/3", "a/4", "a/5"]);
    sorting.keep(0);
    sorting.send(1, "top");
    sorting.send(2, "top");
    sorting.send(3, "bottom");
    // What is put on top later lies above, what is put at the bottom later lies below.
    expect(sorting.actions).toEqual(["keep a/1", "bottom a/5", "bottom a/4", "top a/2", "top a/3"]);
    expect(sorting.rows.map((row) => sorting.placeOf(row))).toEqual([0, 2, 1, 1, 0]);
  });
  it("keeps as many as may be kept", () => {
    draw(["a/1", "a/2", "a/3"], 2);
    sorting.keep(0);
    expect(sorting.actions).toEqual(["keep a/1", "enough", "bottom a/2", "bottom a/3"]);
    sorting.keep(1);
    sorting.keep(2);
    expect(sorting.actions).toEqual(["keep a/2", "keep a/3", "bottom a/1"]);
    sorting.keep(2);
    expect(sorting.keeps.map(({ card }) => card)).toEqual(["a/2"]);
  });
  it("goes on where a choice was left in the middle", () => {
    draw(["a/2", "a/3"], 2, 1);
    expect(sorting.actions).toEqual(["enough", "bottom a/2", "bottom a/3"]);
    draw(["a/2", "a/3"], 1, 1, "returning");
    sorting.send(0, "top");
    expect([sorting.ready, sorting.actions]).toEqual([true, ["bottom a/3", "top a/2"]]);
  });
  it("forgets them when the hand is empty", () => {
    draw([], 1, 1, "turn");
    expect([sorting.rows, sorting.ready]).toEqual([[], false]);
  });
});
