// The build rounds icons: see vite.config.ts.
import { expect, it } from "vitest";
import rocket from "~icons/game-icons/rocket?raw";
import slime from "~icons/game-icons/slime?raw";

it("has every point of an icon on a whole number", () => {
  for (const svg of [rocket, slime]) {
    const [, path = ""] = / d="([^"]+)"/.exec(svg) ?? [];
    expect(path.length).toBeGreaterThan(100);
    expect(path).not.toContain(".");
  }
});
