import { describe, expect, it } from "vitest";
import type { BoardView } from "../../generated/black-holes";
import { intended, lastGoal, moveOf, movesOf, nearest, pieceAt, piecesOf } from "./moves";
import { previewOf, spaceName } from "./words";

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

  it("marks where the last move led, also without events", () => {
    expect(lastGoal(view, "d4s")).toEqual(["d3", "e3"]);
    expect(lastGoal(view, "c5n")).toEqual(["c6", "c7"]);
    expect(lastGoal(view, "d3w*")).toEqual(["c3"]);
    expect(lastGoal(view, null)).toEqual([]);
  });
});

describe("pointing", () => {
  const d3 = pieceAt(pieces, 3, 7)!;

  it("at a space that the block can't go to asks about the right move", () => {
    expect(intended(d3, 2, 7, view.holes)).toBe("d3w*");
    expect(intended(d3, 4, 6, view.holes)).toBe("d3n");
    expect(intended(d3, 9, 5, view.holes)).toBeNull();
  });

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
      "light block, lying, d3 and e3; can stand up on f3 and sink into c3",
    );
    expect(spaceName(view, pieces, moves, 2, 3)).toBe("dark block, lying, c6 and c7");
    expect(spaceName(view, pieces, moves, 2, 7)).toBe("c3, black hole");
    expect(spaceName(view, pieces, moves, 9, 5)).toBe("j5, empty");
  });

  it("name the move in the button, and what it is worth", () => {
    const preview = previewOf(view, movesOf(view, ["d3e", "d3w*"]), "d3w*");
    expect(preview).toMatchObject({ label: "Sink into c3", sentence: "Your move. Sink it into c3?" });
    expect(preview?.reason).toContain("one short of the win");
    expect(preview?.others).toEqual([{ action: "d3e", label: "Stand up on f3" }]);
  });
});
