import { expect, test } from "vitest";
import type { PlayerResult, RoundResult, ShownCard, TableView } from "../../../generated/buccaneers";
import type { ShownLine } from "../../../lib/log";
import { shownLine } from "../../../lib/testing/lines";
import { endings, happened, stepsOf } from "./score";

function shown(card: string, value: number, weight: number): ShownCard {
  return { card, value, weight, turn: 0, by: null, turns: 0, group: null };
}

function player(more: Partial<PlayerResult>): PlayerResult {
  const none = { toy_weight: 0, weight_e: 0, weight: 0, threshold: 24, drawn_in: false, value: 0, place: 1, points: 0, cards: [], craft: null };
  return { ...none, ...more };
}

const displays = [
  [shown("spacecraft 14/10", 14, 10), shown("toy 4/6", 4, 6)],
  [shown("one-ring", 12, 11), shown("spacecraft 12/9", 12, 9), shown("robot 4/2", 4, 2), shown("toy 4/4", 4, 4)],
  [shown("exoskeleton", 2, 4)],
].map((cards) => ({
  cards,
  groups: [],
  value: cards.reduce((sum, card) => sum + (card.value ?? 0), 0),
  weight: cards.reduce((sum, card) => sum + (card.weight ?? 0), 0),
  facedown: 0,
}));
const before = { displays, round: 0, threshold: 21, threshold_cards: [3], holes: [{ id: "green-18", threshold: 18, hand: 6 }] } as unknown as TableView;
const result: RoundResult = {
  hole: "green-18",
  threshold: 24,
  turned_up: "robot 6/3",
  players: [
    player({ toy_weight: 6, weight_e: 10, weight: 10, value: 18, place: 1, points: 15, cards: ["-6"] }),
    player({ toy_weight: 4, weight_e: 26, weight: 26, drawn_in: true, value: null, place: null }),
    player({ weight_e: 4, weight: 4, value: 12, place: 2, points: 10, cards: ["+10"] }),
  ],
};
const names = ["Ida", "Tycho", "Noor"];
const steps = stepsOf(before, result, [{ event: "relic-held", seat: 1, relic: "one-ring" }], (seat) => names[seat] ?? "");
const step = (letter: string) => steps.find((one) => one.letter === letter)!;

test("all steps are there, in order", () => {
  expect(steps.map((one) => one.letter).join("")).toBe("ABCDEFGH");
});

test("what happened with Relics is told in their steps", () => {
  expect(step("A").lines).toEqual(["Nobody has Easter Egg."]);
  expect(step("D").lines).toEqual(["Tycho keeps One Ring."]);
});

test("Toys are facedown before step C", () => {
  expect(step("B").rows[0]).toMatchObject({ weight: 10, hidden: 1 });
  expect(step("C").rows[0]).toMatchObject({ weight: 16, hidden: 0 });
  expect(step("C").lines[0]).toContain("Ida alone has the heaviest Toys: weight −6");
});

test("every sum explains itself", () => {
  expect(step("E").rows[0]?.note).toBe("10 = 10 + 6 − 6");
  expect(step("E").rows[1]?.note).toBe("26 = 11 + 9 + 2 + 4");
  expect(step("E").lines).toEqual(["Antigravity Carpet: Noor alone is the lightest: value +10."]);
  expect(step("F").lines[0]).toContain("24 = 18 + 3 + 3");
  expect(step("G").lines).toEqual(["Tycho is drawn in."]);
  expect(step("G").rows.map((row) => row.state)).toEqual(["escaped", "drawn-in", "escaped"]);
  expect(step("H").lines).toEqual(["1. Ida, value 18", "2. Noor, value 12"]);
  expect(step("H").rows.map((row) => row.note)).toEqual(["15 points: value 18 = 14 + 4", "Drawn in: 0 points", "10 points: value 12 = 2 + 10"]);
});

test("oneself is spoken to", () => {
  const own = stepsOf(before, result, [], (seat) => (seat === 1 ? "You" : (names[seat] ?? "")));
  expect(own.find((one) => one.letter === "G")?.lines).toEqual(["You are drawn in."]);
});

test("a round ends where the pile shows its card, unless that was undone", () => {
  const line = (number: number, event: string, gone = false): ShownLine => shownLine("* draw", [{ event }], number, gone);
  const lines = [line(1, "threshold-found", true), line(2, "relic-used"), line(3, "threshold-found"), line(4, "relic-held"), line(5, "threshold-found")];
  const ends = endings(lines);
  expect(ends.map(({ number }) => number)).toEqual([3, 5]);
  expect(happened(lines, ends[1]!).map(({ event }) => event)).toEqual(["relic-held", "threshold-found"]);
});
