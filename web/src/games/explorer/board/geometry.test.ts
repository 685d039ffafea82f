import { describe, expect, it } from "vitest";
import { view as first } from "../../../generated/explorer-hall";
import { below, isChange, isEvent, keyOf, nearest, OUTER, pointOf, RIM, ring, type Spot, spotOf, spots, walk, way } from "./geometry";

const orbit = (number: number, space: number): Spot => ({ place: "orbit", orbit: number, space });

describe("the chart", () => {
  it("has 102 spaces, a lane of three and home", () => {
    expect(spots(first.box)).toHaveLength(2 * 24 + 3 * 12 + 3 * 6 + 3 + 1);
    expect(new Set(spots(first.box).map(keyOf)).size).toBe(106);
    for (const spot of spots(first.box)) expect(keyOf(spotOf(keyOf(spot)))).toBe(keyOf(spot));
  });

  it("has rings without gaps", () => {
    expect(ring(1)[1]).toBe(OUTER);
    expect(ring(8)[0]).toBe(RIM);
    for (let one = 1; one < 8; one++) expect(ring(one)[0]).toBe(ring(one + 1)[1]);
  });

  it("puts what lies below at the same angle", () => {
    expect(below(first.box, 2, 7)).toEqual(orbit(3, 3));
    expect(below(first.box, 5, 7)).toEqual(orbit(6, 3));
    expect(below(first.box, 3, 7)).toEqual(orbit(4, 7));
    const [x, y] = pointOf(first.box, orbit(8, 0), false);
    expect(x).toBeGreaterThan(0);
    expect(Math.abs(y)).toBeLessThan(1e-9); // the change-orbit sector faces east
  });

  it("knows event spaces and the change-orbit sector of each zone", () => {
    expect(isEvent(first.box, 2, 22)).toBe(true);
    expect(isEvent(first.box, 8, 2)).toBe(false);
    expect(isChange(first.box, 4, 1)).toBe(true);
    expect(isChange(first.box, 4, 2)).toBe(false);
  });
});

describe("a way", () => {
  it("leads from home through the lane", () => {
    const home: Spot = { place: "home", orbit: 0, space: 0 };
    expect(way(first.box, home, orbit(1, 1)).map(keyOf)).toEqual(["lane/1", "lane/2", "lane/3", "1/0", "1/1"]);
  });

  it("leads from the lane home", () => {
    const lane: Spot = { place: "homeward", orbit: 0, space: 2 };
    expect(way(first.box, lane, spotOf("home")).map(keyOf)).toEqual(["lane/1", "home"]);
  });

  it("goes counterclockwise round the circle, and a whole circle if the dice say so", () => {
    expect(way(first.box, orbit(6, 4), orbit(6, 1)).map(keyOf)).toEqual(["6/5", "6/0", "6/1"]);
    expect(way(first.box, orbit(6, 4), orbit(6, 4), 6)).toHaveLength(6);
    expect(way(first.box, orbit(6, 4), orbit(6, 5), 7)).toHaveLength(7);
  });

  it("is a jump where nothing leads there step by step", () => {
    expect(way(first.box, orbit(6, 4), orbit(5, 8)).map(keyOf)).toEqual(["5/8"]);
  });
});

describe("pointing", () => {
  it("takes the nearest of the targets", () => {
    const found = [
      { at: [0, 0] as const, is: "a" },
      { at: [10, 0] as const, is: "b" },
    ];
    expect(nearest(found, [8, 1], 20)).toBe("b");
    expect(nearest(found, [100, 1], 20)).toBeNull();
  });

  it("walks every space by arrow keys", () => {
    expect(walk(first.box, "ArrowLeft", orbit(8, 5))).toEqual(orbit(8, 0));
    expect(walk(first.box, "ArrowRight", orbit(1, 0))).toEqual(orbit(1, 23));
    expect(walk(first.box, "ArrowUp", orbit(6, 5))).toEqual(orbit(5, 10));
    expect(walk(first.box, "ArrowUp", orbit(1, 5))).toEqual({ place: "outbound", orbit: 0, space: 3 });
    expect(walk(first.box, "ArrowDown", orbit(8, 5))).toBeNull();
    expect(keyOf(walk(first.box, "ArrowDown", spotOf("lane/3")) ?? spotOf("home"))).toBe("1/0");
    expect(keyOf(walk(first.box, "ArrowUp", spotOf("lane/1")) ?? orbit(1, 1))).toBe("home");
  });
});
