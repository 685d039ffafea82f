import { describe, expect, it } from "vitest";
import type { BoardView } from "../../../generated/black-holes";
import type { ShownLine } from "../../../lib/log";
import { shownLine } from "../../../lib/testing/lines";
import { previewOf } from "../words/ask";
import { lastTurn, logLine } from "../words/log";
import { spaceName } from "../words/names";
import { moveOf, movesOf, nearest, piecesOf } from "./moves";

const view: BoardView = {
  seat: 0,
  position: "",
  blocks: [
    { seat: 0, attitude: "along", spaces: ["d3", "e3"] },
    { seat: 0, attitude: "upright", spaces: ["g5"] },
    { seat: 1, attitude: "across", spaces: ["c6", "c7"] },
  ],
  holes: ["c3", "h3", "c8", "h8"],
  side: 0,
  left: 1,
  sunk: [2, 0],
  blocked: "pass",
  past: "",
  outcome: null,
};
const pieces = piecesOf(view);

describe("notation", () => {
  it("says which block, which way and how", () => {
    expect(moveOf("d3w*", pieces)).toMatchObject({ way: "w", how: "sink", goal: { x: 2, y: 7 } });
    expect(moveOf("d3n", pieces)?.how).toBe("roll");
    expect(moveOf("d3e", pieces)?.how).toBe("tip-up");
    expect(moveOf("g5n", pieces)?.how).toBe("tip-over");
    expect(moveOf("a1n", pieces)).toBeNull();
    expect(moveOf("nonsense", pieces)).toBeNull();
  });

  it("leaves out what no block on the board can mean", () => {
    expect(movesOf(view, ["d3n", "j9n"])).toHaveLength(1);
  });

});

describe("pointing", () => {
  it("with a finger finds what is near, not what is far", () => {
    const found = pieces.map((at) => ({ at, is: at.id }));
    expect(nearest(found, 6.5, 5.9, 1.1)).toBe(1);
    expect(nearest(found, 9, 9, 1.1)).toBeNull();
  });
});

describe("words", () => {
  it("name a block and what it can do", () => {
    const moves = movesOf(view, ["d3e", "d3w*"]);
    expect(spaceName(view, pieces, moves, 3, 7)).toBe(
      "light block, lying, d3 and e3; can sink into c3 or stand up on f3",
    );
    expect(spaceName(view, pieces, moves, 2, 3)).toBe("dark block, lying, c6 and c7");
    expect(spaceName(view, pieces, moves, 2, 7)).toBe("c3, black hole");
    expect(spaceName(view, pieces, moves, 9, 5)).toBe("j5, empty");
  });

  it("name the move in the button, and what it is worth", () => {
    const preview = previewOf(view, movesOf(view, ["d3e", "d3w*"]), "d3w*");
    expect(preview).toMatchObject({ label: "Sink into c3", sentence: "Your second move. Sink it into c3?" });
    expect(preview?.reason).toBe("Or stand up on f3. Your third: one more wins.");
    expect(preview?.others).toEqual([{ action: "d3e", label: "Stand up on f3" }]);
  });

  it("offer several goals of one kind with a single verb", () => {
    const reason = (legal: string[]): string | undefined => previewOf(view, movesOf(view, legal), null)?.reason;
    expect(reason(["g5e"])).toBe("It can tip over to h5–i5.");
    expect(reason(["g5n", "g5e"])).toBe("It can tip over to g6–g7 or h5–i5.");
    expect(reason(["d3n", "d3s", "d3e"])).toBe("It can roll to d4–e4 or d2–e2, or stand up on f3.");
    expect(reason(["d3w*", "d3n", "d3e"])).toBe("It can sink into c3, roll to d4–e4, or stand up on f3.");
  });
});

describe("the log", () => {
  const named = (seat: number): string => (seat === 0 ? "You" : "Bo");
  const moved = (number: number, seat: number, origin: string[], target: string[], gone = false): ShownLine =>
    shownLine(`${seat} x`, [{ event: "block-moved", seat, move: "x", how: "tipped-over", origin, target }], number, gone);

  it("tells who did what, in plain words", () => {
    expect(logLine(moved(1, 1, ["e4"], ["e5", "e6"]), named)).toBe("Bo tips e4 over to e5–e6.");
    expect(logLine(moved(1, 0, ["e4"], ["e5", "e6"]), named)).toBe("You tip e4 over to e5–e6.");
    const sank = { event: "block-sank", seat: 1, move: "x", origin: ["d3", "e3"], hole: "c3", sunk: 4 };
    const ended = { event: "game-ended", winner: 1, reason: "four-sunk" };
    const line = shownLine("1 x", [sank, ended], 9);
    expect(logLine(line, named)).toBe("Bo sinks d3–e3 into c3: 4 of 4. Bo has sunk four blocks.");
    const blocked = { event: "game-ended", winner: 1, reason: "blocked" };
    expect(logLine({ ...line, events: [blocked] }, named)).toBe("You can't move, so you lose.");
  });

  it("marks both moves of the turn that was made last", () => {
    const first = moved(1, 0, ["d5"], ["b5", "c5"]);
    const lines = [first, moved(2, 1, ["d4"], ["b4", "c4"]), moved(3, 1, ["e4"], ["e5", "e6"], true), moved(4, 1, ["f4"], ["g4", "h4"])];
    const marked = (upTo: number, side: number, left: number): string[] =>
      lastTurn(lines.slice(0, upTo), { ...view, side, left }).map((trace) => trace.to.join(""));
    expect(marked(0, 0, 1)).toEqual([]);
    expect(marked(1, 1, 2)).toEqual(["b5c5"]);
    expect(marked(2, 1, 1)).toEqual(["b4c4"]);
    expect(marked(4, 0, 2)).toEqual(["b4c4", "g4h4"]);
  });
});
