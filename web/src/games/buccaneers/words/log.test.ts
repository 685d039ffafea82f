import { expect, test } from "vitest";
import { FIGURES } from "../../../generated/buccaneers-figures";
import { shownLine } from "../../../lib/testing/lines";
import { CARDS, lay } from "../cards/cards";
import { actionName, previewOf } from "./ask";
import { logLine, tell } from "./log";
import { cardName, effectOf } from "./names";

const nameOf = (seat: number): string => ["You", "Ida"][seat] ?? "";

test("the log speaks to the one who reads it", () => {
  expect(tell({ event: "card-played", seat: 0, card: "shapeshifter 4/4" }, nameOf)).toBe("You reveal Morpho Broccolo 4/4.");
  expect(tell({ event: "card-played", seat: 1, card: "toy" }, nameOf)).toBe("Ida lays a Toy facedown.");
  expect(tell({ event: "game-ended", winners: [0], count: 1, points: 40, tie: "none" }, nameOf)).toBe("You win with 40 points.");
});

test("a line tells one thing a row, and says nothing of the deal", () => {
  const events = [
    { event: "card-dealt", seat: 0, card: "toy 1/2" },
    { event: "robot-turned", seat: 1 },
    { event: "artifact-turned", seat: 0, artifact: "morpho-sucker", value: 8, weight: 3, turns: 1 },
  ];
  expect(logLine(shownLine("0 x", events), nameOf)).toBe("Ida's Robot turns: value and weight swap.\nYour Morpho Sucker turns to 8/3.");
});

test("buttons name what they do", () => {
  expect(actionName("pick toy 4/6")).toBe("Lock in Game Slab");
  expect(actionName("laser -4")).toBe("−4 beside the hole");
  expect(actionName("use easter-egg")).toBe("Discard Easter Egg");
  expect(previewOf("pick toy 4/6")).toMatchObject({ action: "pick toy 4/6", sentence: "Lock in Game Slab, facedown?" });
});

test("cards have spoken names, and every card says what it does", () => {
  expect(cardName("toy 4/6")).toBe("Game Slab, Toy, value 4, weight 6");
  expect(effectOf("loot-box")).toContain("weight 6 or more");
  expect(effectOf("swiss-army-pocket-laser")).toContain("Put −4, −2, +2 or +4 beside the hole");
  expect(effectOf("emergency-towel")).toBe("If you are drawn in, you still score 5 points.");
});

test("what a card does fits into a line of a phone", () => {
  for (const { text } of CARDS) expect(effectOf(text).length).toBeLessThanOrEqual(60);
});

test("effects speak of the table's own figures", () => {
  const bonus = { toys: -7, exoskeleton: -9, carpet: 12, towel: 1 };
  lay({ ...structuredClone(FIGURES), bonus, heavy: { "cubus-libra": 8, "loot-box": 5 } });
  expect(effectOf("antigravity-carpet")).toContain("value +12");
  expect(effectOf("toy 4/6")).toContain("weight −7");
  expect(effectOf("loot-box")).toContain("weight 5 or more");
  expect(effectOf("emergency-towel")).toContain("1 point.");
  lay(FIGURES);
});
