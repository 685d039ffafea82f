import { expect, it } from "vitest";
import { botsMoves, lastAction, logAt, notation, rounds, turnsIn } from "./log";
import { linesOf } from "./testing/lines";

it("knows the last action that stands, at any moment", () => {
  const log = linesOf("0 a", "1 b", "1 c", "! undo 2", "1 d");
  expect(notation(lastAction(logAt(log))!)).toBe("d");
  expect(notation(lastAction(logAt(log, 4))!)).toBe("a");
  expect(notation(lastAction(logAt(log, 3))!)).toBe("c");
  expect(lastAction(logAt(log, 0))).toBeNull();
});

it("puts both turns of a round into a row, undone moves beside those that stand", () => {
  const log = logAt(linesOf("0 a", "1 b", "1 c", "! undo 1", "1 d", "0 e", "0 f", "1 g"));
  const table = rounds(log).map((row) =>
    row.kind === "note" ? row.line.line?.kind : [row.number, ...row.turns.map((turn) => turn?.lines.map(notation) ?? [])],
  );
  expect(table).toEqual([
    [1, ["a"], ["b", "c", "d"]],
    [2, ["e", "f"], ["g"]],
  ]);
});

it("counts a round once, however often it is taken back", () => {
  const log = logAt(linesOf("0 a", "1 b", "1 c", "0 d", "! undo 3", "1 e", "! undo 1", "1 f", "1 g", "0 h", "! undo 1", "0 i"));
  const table = rounds(log).flatMap((row) =>
    row.kind === "note" ? [] : [[row.number, ...row.turns.map((turn) => turn?.lines.map(notation) ?? [])]],
  );
  expect(table).toEqual([
    [1, ["a"], ["b", "c", "e", "f", "g"]],
    [2, ["d", "h", "i"], []],
  ]);
  expect(turnsIn(log, 2)).toBe(2);
  expect(turnsIn(log.slice(0, 9), 2)).toBe(1);
});

it("begins with whoever moves first, and tells who comes and goes", () => {
  const log = logAt(linesOf("1 a", '! name 0 "Bo"', "0 b"));
  expect(rounds(log).map((row) => row.kind)).toEqual(["round", "note", "round"]);
});

it("counts what a bot did in somebody's place", () => {
  const log = logAt(linesOf("0 d5w", "! seat 0 bot:easy", "0 d6w", "1 g7e", "0 d7w", "! seat 0 human", "0 d8w"));
  expect(botsMoves(log, [0])).toBe(2);
  expect(botsMoves(log, [1])).toBe(0);
});

it("knows what was void at any moment, and keeps the lines that stay as they are", () => {
  const log = linesOf("0 a", "1 b", "! undo 1", "1 c");
  expect(logAt(log, 2).map((line) => line.void)).toEqual([false, false]);
  expect(logAt(log).map((line) => line.void)).toEqual([false, true, false, false]);
  expect(logAt(log, 3)).toBe(logAt(log, 3));
  expect(logAt(log, 2)[0]).toBe(logAt(log)[0]);
});

it("tells nature's lines and the table's own from those of seats", () => {
  const [roll, name, own] = logAt(linesOf("* roll 3", '! name 1 "Ada"', "0 d5w"));
  expect([roll?.seat, name?.seat, own?.seat]).toEqual([-1, null, 0]);
  expect([notation(roll!), notation(name!), notation(own!)]).toEqual(["roll 3", null, "d5w"]);
});

it("shows a hidden action as such", () => {
  const [line] = linesOf("0 x");
  expect(notation(logAt([{ ...line!, line: { kind: "played", seat: 0, action: null } }])[0]!)).toBe("?");
});
