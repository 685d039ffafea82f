import { describe, expect, it } from "vitest";
import { lighter, rounded } from "../../icons";

describe("icons", () => {
  it("puts every point on a whole number", () => {
    expect(rounded("M10.4 20.6l3.3-4.2z")).toBe("M10 21l4-5z");
    expect(rounded("M1.2.8H7.9v2.2")).toBe("M1 1H8v2");
  });

  it("does not drift: what rounding takes from a step is given to the next", () => {
    const path = `M0 0${"l.4 0".repeat(100)}`;
    const steps = [...rounded(path).matchAll(/l(-?\d+)/g)].map((step) => Number(step[1]));
    expect(steps.reduce((sum, step) => sum + step, 0)).toBe(40);
  });

  it("reads the flags of an arc, however they stand", () => {
    expect(rounded("M5 5a63.2 63.4 0 01-4.3 3.4")).toBe("M5 5a63 63 0 0 1-4 3");
    expect(rounded("M5 5a.2.4 0 0 0 4.3 3.4")).toBe("M5 5a1 1 0 0 0 4 3");
  });

  it("goes on from the beginning of an outline that is closed", () => {
    expect(rounded("m10 10l5.5.2zm1.6 1.6l2 2")).toBe("m10 10l6 0zm2 2l2 2");
  });

  it("leaves everything else of an icon alone", () => {
    expect(lighter('<path fill="red" d="M1.5 1.4"/>')).toBe('<path fill="red" d="M2 1"/>');
    expect(lighter(String.raw`export default "<path d=\"M1.5 1.4\"/>"`)).toBe(String.raw`export default "<path d=\"M2 1\"/>"`);
  });
});
