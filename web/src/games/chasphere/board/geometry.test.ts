import { describe, expect, it } from "vitest";
import { FIGURES } from "../../../generated/chasphere-figures";
import { angleOn, arcOf, neighbour, onRing, pathOf, PLANETS, pointOf, ringOf, SPACES, STAR, turnTo } from "./geometry";

const near = (a: [number, number], b: [number, number]): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6;

describe("the rosette as a drawing", () => {
  it("knows the planets of the pack", () => {
    expect(PLANETS).toEqual(FIGURES.sector.planet.map((planet) => planet.id));
  });
  it("puts every space of a ring onto its circle", () => {
    for (let k = 0; k < 6; k++)
      for (const space of ringOf(k)) expect(near(onRing(k, angleOn(k, space) ?? NaN), pointOf(space)), `${k} ${space}`).toBe(true);
  });
  it("has 18 spaces, each apart from the others", () => {
    const points = [...SPACES, STAR].map(pointOf);
    expect(new Set(points.map((point) => point.map(Math.round).join())).size).toBe(19);
  });
  it("leads along the ring that two neighbours share, over the star too", () => {
    expect(arcOf("A0", "N0")).toEqual({ ring: 0, from: 0, turn: 60 });
    expect(arcOf("N0", "A0")?.turn).toBe(-60);
    expect(arcOf("M0", "M4")).toMatchObject({ ring: 0, turn: 120 });
    expect(arcOf("A0", "A3")).toBeNull();
  });
  it("draws ways as arcs, never as chords", () => {
    expect(pathOf("A0", ["N0", "M0"])).toMatch(/^M0\.0 -200\.0A100 100 0 0 1 \S+ \S+A100 100 0 0 1 /);
  });
  it("turns the shorter way round", () => {
    expect(turnTo(350, 10)).toBe(20);
    expect(turnTo(10, 350)).toBe(-20);
  });
  it("is walked by arrow keys to every space", () => {
    const seen = new Set(["A0"]);
    const queue = ["A0"];
    for (let space = queue.pop(); space !== undefined; space = queue.pop())
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = neighbour(space, key);
        if (next !== null && !seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
      }
    expect(seen.size).toBe(SPACES.length);
  });
});
