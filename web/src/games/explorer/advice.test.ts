import { describe, expect, it } from "vitest";
import type { LogLine } from "../../generated/protocol";
import { decisionOf } from "./advice.svelte";

const line = (number: number, seat: number | null, text: string, away = false): LogLine => ({
  number,
  seat,
  text,
  events: [],
  void: away,
});

describe("what a bot of the crew has decided", () => {
  const flown = [line(1, null, "* roll 3"), line(2, 0, "0 build 3,0,0,3"), line(3, 1, "1 down"), line(4, null, "* roll 2 2")];

  it("is its last decision that is worth a word", () => {
    expect(decisionOf([...flown, line(5, 1, "1 dice 2")], 0, [1])?.number).toBe(3);
    expect(decisionOf([...flown, line(5, 1, "1 launch")], 0, [1])?.number).toBe(5);
  });

  it("is past once the seat itself has decided", () => {
    expect(decisionOf([...flown, line(5, 0, "0 dice 2")], 0, [1])).toBeNull();
  });

  it("is nothing that was taken back, and nothing of another crew", () => {
    expect(decisionOf([...flown.slice(0, 2), line(3, 1, "1 down", true)], 0, [1])).toBeNull();
    expect(decisionOf(flown, 0, [2])).toBeNull();
  });
});
