import { describe, expect, it } from "vitest";
import { type Flag, flagsOf, type Mark } from "./flags";

const measure = (text: string): number => text.length * 6.7;

function marksAt(now: number, safe: number, collapse: number, last: number): Mark[] {
  return [
    { turn: now, long: "now: Mogudar has moved", short: "now", warn: false },
    { turn: last, long: "third world lost: last turn", short: "last", warn: false },
    { turn: safe, long: "last safe turn home", short: "leave", warn: true },
    { turn: collapse, long: "the star collapses", short: "collapse", warn: false },
    { turn: safe - 1, long: "if events move a planet", short: "or", warn: true },
  ];
}

function collide(flags: Flag[]): boolean {
  return flags.some((one, i) =>
    flags.some((other, k) => {
      if (i === k) return false;
      const end = one.left + measure(one.text);
      if (one.row === other.row) return one.left < other.left + measure(other.text) && other.left < end;
      return one.row === 0 && other.middle > one.left && other.middle < end;
    }),
  );
}

describe("the words over the almanac", () => {
  it("never run into each other, at any width and in any turn", () => {
    for (const width of [330, 360, 384, 520, 700, 820, 990, 1200])
      for (let now = 1; now < 16; now++)
        for (let safe = now; safe < 17; safe++) {
          const x = (turn: number): number => 18 + ((turn - 1) * (width - 36)) / 17;
          const flags = flagsOf(marksAt(now, safe, 11, 18), { width, x, measure });
          expect(collide(flags), `${width} ${now} ${safe}`).toBe(false);
          expect(flags.every((flag) => flag.left >= 0 && flag.left + measure(flag.text) <= width + 1)).toBe(true);
          expect(flags.length).toBeGreaterThan(1);
        }
  });
  it("are said in full where there is room", () => {
    const x = (turn: number): number => 18 + (turn - 1) * 60;
    const flags = flagsOf(marksAt(2, 15, 9, 18), { width: 1056, x, measure });
    expect(flags.map((flag) => flag.text)).toContain("the star collapses");
    expect(flags).toHaveLength(5);
  });
});
