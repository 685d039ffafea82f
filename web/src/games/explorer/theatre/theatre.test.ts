import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ExplorerView, GameEvent, Ship } from "../../../generated/explorer";
import { view as first } from "../../../generated/explorer-hall";
import { pace } from "../../../lib/pace.svelte";
import { Theatre } from "./theatre.svelte";

const ship = (orbit: number, space: number): Ship =>
  ({ crew: 0, seats: [0], place: "orbit", orbit, space, design: { probes: 1, shielding: 0, strength: 0, power: 0 } }) as unknown as Ship;
const view = (orbit: number, space: number): ExplorerView =>
  ({ phase: "prepare", crew: 0, ships: [ship(orbit, space)], box: first.box, outcome: null }) as unknown as ExplorerView;
/** Without energy a ship plays on by itself: two turns in one step. */
const TWO_TURNS: GameEvent[] = [
  { event: "turn-began", crew: 0, seat: 0, round: 4 },
  { event: "dice-rolled", crew: 0, total: 3, dice: [1, 2] },
  { event: "ship-moved", crew: 0, how: "moved", place: "orbit", orbit: 6, space: 3 },
  { event: "event-withstood", crew: 0, card: "hot-gas" },
  { event: "turn-began", crew: 0, seat: 0, round: 5 },
  { event: "ship-moved", crew: 0, how: "dropped", place: "orbit", orbit: 7, space: 3 },
];

let busy: boolean[] = [];
let said: string[] = [];
const theatre = (): Theatre => new Theatre((is) => busy.push(is), (event) => said.push(event.event));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  [busy, said] = [[], []];
  pace.set("normal");
});
afterEach(() => {
  pace.resume();
  vi.useRealTimers();
});

describe("the stage", () => {
  it("shows everything that happened, one after the other, and tells no more than that", async () => {
    const stage = theatre();
    stage.arrive(view(6, 0), [], 0);
    stage.arrive(view(7, 3), TWO_TURNS, 10);
    expect(busy).toEqual([false, true]);
    expect(stage.told).toBe(11);
    await vi.advanceTimersByTimeAsync(1400);
    expect(said).toEqual(["turn-began", "dice-rolled", "ship-moved"]);
    expect(stage.told).toBe(13);
    expect(stage.ships[0]?.spot.orbit).toBe(6);
    await vi.advanceTimersByTimeAsync(900);
    expect(said.at(-1)).toBe("event-withstood"); // long enough to be read
    await vi.advanceTimersByTimeAsync(10_000);
    expect(said).toHaveLength(TWO_TURNS.length);
    expect(stage.ships[0]?.spot).toMatchObject({ orbit: 7, space: 3 });
    expect(stage.told).toBeNull();
    expect(busy).toEqual([false, true, false]);
  });

  it("stands still while it is paused", async () => {
    const stage = theatre();
    stage.arrive(view(6, 0), [], 0);
    stage.arrive(view(7, 3), TWO_TURNS, 0);
    pace.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(said).toEqual(["turn-began"]);
    pace.resume();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(busy.at(-1)).toBe(false);
  });

  it("ends at once where somebody has jumped ahead, and nothing of it comes later", async () => {
    const stage = theatre();
    stage.arrive(view(6, 0), [], 0);
    stage.arrive(view(7, 3), TWO_TURNS, 0);
    stage.arrive(view(8, 1), [], 0);
    expect(busy).toEqual([false, true, false]);
    expect(stage.ships[0]?.spot).toMatchObject({ orbit: 8, space: 1 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(said).toEqual(["turn-began"]);
    expect(stage.ships[0]?.spot).toMatchObject({ orbit: 8, space: 1 });
  });

  it("shows nothing step by step where nobody wants to wait", () => {
    pace.set("off");
    const stage = theatre();
    stage.arrive(view(6, 0), [], 0);
    stage.arrive(view(7, 3), TWO_TURNS, 0);
    expect(busy).toEqual([false, false]);
    expect(said).toEqual([]);
  });
});
