import { describe, expect, it } from "vitest";
import { after, exists, facing, facingAfter, FACE_NAMES, nameOf, pieceOf, placeOf, spacesOf, SPACES, WAYS } from "./geometry";

const block = (attitude: "upright" | "along" | "across", ...spaces: string[]) => pieceOf({ seat: 0, attitude, spaces }, 1);

describe("spaces", () => {
  it("are 88, with their corners cut off", () => {
    expect(SPACES).toHaveLength(88);
    expect(exists(0, 0)).toBe(false);
    expect(exists(1, 1)).toBe(true);
    expect(exists(2, 0)).toBe(true);
  });

  it("have names both ways", () => {
    for (const { x, y } of SPACES) expect(placeOf(nameOf(x, y))).toEqual({ x, y });
    expect(nameOf(0, 9)).toBe("a1");
    expect(nameOf(9, 2)).toBe("j8");
  });
});

describe("a move", () => {
  it("tips a standing block over onto the next two spaces", () => {
    expect(spacesOf(after(block("upright", "d5"), "w"))).toEqual(["b5", "c5"]);
    expect(spacesOf(after(block("upright", "d5"), "e"))).toEqual(["e5", "f5"]);
    expect(spacesOf(after(block("upright", "d5"), "n"))).toEqual(["d6", "d7"]);
    expect(spacesOf(after(block("upright", "d5"), "s"))).toEqual(["d3", "d4"]);
  });

  it("rolls a lying block over its long side and tips it up over its short one", () => {
    expect(spacesOf(after(block("along", "d5", "e5"), "n"))).toEqual(["d6", "e6"]);
    expect(spacesOf(after(block("along", "d5", "e5"), "e"))).toEqual(["f5"]);
    expect(spacesOf(after(block("along", "d5", "e5"), "w"))).toEqual(["c5"]);
    expect(spacesOf(after(block("across", "d5", "d6"), "e"))).toEqual(["e5", "e6"]);
    expect(spacesOf(after(block("across", "d5", "d6"), "n"))).toEqual(["d7"]);
    expect(spacesOf(after(block("across", "d5", "d6"), "s"))).toEqual(["d4"]);
  });

  it("goes back the other way", () => {
    const back = { n: "s", s: "n", e: "w", w: "e" } as const;
    for (const piece of [block("upright", "e5"), block("along", "e5", "f5"), block("across", "e5", "e6")])
      for (const way of WAYS) expect(after(after(piece, way), back[way])).toEqual(piece);
  });
});

describe("light", () => {
  it("falls on a turned block as on one that lies there", () => {
    // Tipping over to the east turns the top to the east; a block that lies along has it there.
    for (const face of FACE_NAMES) expect(facingAfter(facing(face, "upright"), "e")).toEqual(facing(face, "along"));
    for (const face of FACE_NAMES) expect(facingAfter(facing(face, "upright"), "s")).toEqual(facing(face, "across"));
  });
});
