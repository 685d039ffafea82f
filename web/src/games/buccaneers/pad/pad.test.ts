import { expect, test } from "vitest";
import { CARDS } from "../cards/cards";
import { found, marks, restored, tableOf, written } from "./pad.svelte";
import { named, problemOf } from "./problems";

test("cards are found by name, kind or pair", () => {
  expect(found(CARDS, "loot").map(({ text }) => text)).toEqual(["loot-box"]);
  expect(found(CARDS, "robot 6/3").map(({ text }) => text)).toEqual(["robot 6/3"]);
  expect(found(CARDS, "MORPHO bro").map(({ text }) => text)).toEqual(["shapeshifter 4/4"]);
  expect(found(CARDS, "no such card")).toEqual([]);
});

test("a card is written as the companion reads it", () => {
  expect(written({ card: "robot 6/3", mark: 1 })).toBe("robot 6/3 turned");
  expect(written({ card: "loot-box", mark: 2 })).toBe("loot-box 2");
  expect(written({ card: "part warp-drive", mark: 1 })).toBe("part warp-drive 1");
  expect(written({ card: "toy 4/6", mark: 0 })).toBe("toy 4/6");
  expect(["toy 4/6", "robot 6/3", "loot-box", "part warp-drive"].map(marks)).toEqual([1, 2, 4, 4]);
});

test("what was kept is taken up again, and nonsense is not", () => {
  const kept = restored(null);
  expect(kept.names).toHaveLength(3);
  kept.rounds[0]!.displays[0]!.push({ card: "toy 4/6", mark: 0 });
  expect(restored(JSON.stringify(kept))).toEqual(kept);
  expect(restored('{"names": ["a"]}').names).toHaveLength(3);
  expect(restored("{").rounds).toHaveLength(3);
});

test("cards that nobody turns up are left out", () => {
  const { names, rounds } = restored(null);
  expect(tableOf(names, rounds[0]!)).not.toHaveProperty("deck_top");
  expect(tableOf(names, { ...rounds[0]!, deck_top: "toy 1/2" })).toHaveProperty("deck_top", "toy 1/2");
});

test("what is wrong is said with names, never with ids", () => {
  const { names, rounds } = restored(null);
  const round = rounds[0]!;
  expect(problemOf(names, round)).toBe("");
  round.displays[0]!.push({ card: "one-ring", mark: 0 });
  expect(problemOf(names, round)).toBe("Step F: enter the card turned up from the pile.");
  round.revealed = "toy 3/4";
  round.displays[1]!.push({ card: "one-ring", mark: 0 });
  expect(problemOf(names, round)).toBe("One Ring is there too often: the box has only one.");
  round.displays[1] = [{ card: "easter-egg", mark: 0 }];
  round.uses[1] = ["easter-egg"];
  expect(problemOf(names, round)).toBe("Step A: enter the card that Easter Egg brings.");
  expect(problemOf(["Ida", "Ida", "Bo"], round)).toBe("Player 1 needs a name that nobody else has.");
  expect(named("Bo, display, 2: “part warp-drive”; group 1 already holds that part")).toBe(
    "Bo: “Warp Drive”; group 1 already holds that part.",
  );
  for (const { text } of CARDS.filter((card) => card.text.includes("-") && !card.text.includes("/")))
    expect(named(`Bo, display, 1: “${text}” is wrong`)).not.toContain(text);
});
