import { expect, test } from "vitest";
import { crewsOf, crewsText } from "./crews";

test("crews are read and written", () => {
  expect(crewsOf("0+1,2", 3)).toEqual([0, 0, 1]);
  expect(crewsText([0, 0, 1])).toBe("0+1,2");
  expect(crewsText([2, 0, 2, 0])).toBe("0+2,1+3");
});

test("two fly together where nothing is said", () => {
  expect(crewsText(crewsOf("each", 3))).toBe("0+1,2");
  expect(crewsText(crewsOf("each", 1))).toBe("0");
});

test("whoever joins flies alone, whoever leaves is missed by nobody", () => {
  expect(crewsText(crewsOf("0+1,2", 4))).toBe("0+1,2,3");
  expect(crewsText(crewsOf("0+2,1", 2))).toBe("0,1");
});
