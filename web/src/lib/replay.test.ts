import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogLine, Moment } from "../generated/protocol";
import { Replay } from "./replay.svelte";
import { linesOf } from "./testing/lines";

const log = linesOf("0 a", "1 b", "0 c", "1 d", "0 e", "1 f").map((line) => ({ ...line, events: [{ event: line.text }] }));
const momentAt = (number: number): Moment => ({ number, actors: [], view: `view ${number}` });

describe("a replay", () => {
  let asked: number[] = [];
  const replayOf = (lines: LogLine[] = log, turns: number[] = []): Replay =>
    new Replay(
      () => lines,
      async (number) => {
        asked.push(number);
        return momentAt(number);
      },
      () => turns,
    );

  beforeEach(() => {
    asked = [];
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());
  const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

  it("looks at any moment, and asks for each one once", async () => {
    const replay = replayOf();
    await replay.look(3);
    expect([replay.number, replay.moment?.view]).toEqual([3, "view 3"]);
    await replay.look(1);
    await replay.look(3);
    expect(asked).toEqual([3, 1]);
    replay.forget();
    await replay.look(1);
    expect(asked).toEqual([3, 1, 1]);
  });

  it("brings events only with a step forward: after a jump nothing moves", async () => {
    const replay = replayOf();
    await replay.look(2);
    expect(replay.events).toEqual([]);
    replay.step(1);
    await settled();
    expect(replay.events).toEqual([{ event: "0 c" }]);
    await replay.look(5);
    expect(replay.events).toEqual([]);
    replay.step(-1);
    await settled();
    expect([replay.number, replay.events]).toEqual([4, []]);
  });

  it("stays between the first line and the last", async () => {
    const replay = replayOf();
    await replay.look(99);
    expect(replay.number).toBe(6);
    replay.step(1);
    await settled();
    expect(replay.number).toBe(6);
    await replay.look(-3);
    expect(replay.number).toBe(0);
  });

  it("goes turn by turn where turns are longer than a line, with all that happened on the way", async () => {
    const replay = replayOf(log, [2, 5]);
    expect(replay.byTurns).toBe(true);
    expect(replay.stops).toEqual([0, 2, 5, 6]);
    await replay.look(2);
    expect(replay.turn).toBe(1);
    replay.stop(1);
    await settled();
    expect([replay.number, replay.turn]).toEqual([5, 2]);
    expect(replay.events).toEqual([{ event: "0 c" }, { event: "1 d" }, { event: "0 e" }]);
    await replay.look(4);
    replay.stop(-1);
    await settled();
    expect(replay.number).toBe(2);
  });

  it("stops at every line where the game has no turns of its own", () => {
    expect(replayOf().stops).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(replayOf().byTurns).toBe(false);
  });

  it("ends where a cut record ends, whatever its turns say", async () => {
    const replay = replayOf(log.slice(0, 4), [2, 5]);
    expect(replay.stops).toEqual([0, 2, 4]);
    await replay.look(2);
    replay.stop(1);
    await settled();
    expect(replay.number).toBe(4);
  });

  it("has only its beginning where a record is empty", async () => {
    const replay = replayOf([]);
    await replay.look(0);
    replay.step(1);
    await settled();
    expect([replay.number, replay.length, replay.stops]).toEqual([0, 0, [0]]);
  });

  it("plays by itself to the end, and from the beginning again", async () => {
    const replay = replayOf(log, [2, 5]);
    await replay.look(2);
    replay.play();
    await vi.advanceTimersByTimeAsync(400);
    expect(replay.number).toBe(5);
    await vi.advanceTimersByTimeAsync(1100);
    expect([replay.number, replay.playing]).toEqual([6, false]);
    replay.play();
    await settled();
    expect(replay.number).toBe(0);
    replay.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect(replay.number).toBe(0);
  });

  it("shows the moment that was asked for last, whichever arrives first", async () => {
    const answers = new Map<number, (moment: Moment) => void>();
    const replay = new Replay(() => log, (number) => new Promise((resolve) => answers.set(number, resolve)));
    const first = replay.look(2);
    const second = replay.look(4);
    answers.get(4)?.(momentAt(4));
    await second;
    answers.get(2)?.(momentAt(2));
    await first;
    expect([replay.number, replay.moment?.view]).toEqual([4, "view 4"]);
  });

  it("says where a moment can't be had, stops, and can be tried again", async () => {
    let away = true;
    const replay = new Replay(() => log, async (number) => {
      if (away) throw new Error("away");
      return momentAt(number);
    });
    replay.play();
    await vi.advanceTimersByTimeAsync(400);
    expect([replay.failed, replay.playing, replay.moment]).toEqual([true, false, null]);
    away = false;
    await replay.look(1);
    expect([replay.failed, replay.number]).toEqual([false, 1]);
  });
});
