import { expect, it } from "vitest";
import type { LogLine } from "../generated/protocol";
import { botsMoves, lastAction, notation, rounds, tableLine, turnsIn } from "./log";

function lines(...texts: string[]): LogLine[] {
  return texts.map((text, index) => {
    const seat = text.startsWith("!") ? null : text.startsWith("*") ? -1 : Number(text.split(" ")[0]);
    return { number: index + 1, text: text.replace("~", ""), seat, events: [], void: text.includes("~") };
  });
}

it("reads the table's own lines", () => {
  expect(tableLine("! undo 2")).toEqual({ kind: "undo", count: 2 });
  expect(tableLine('! name 1 "Ada \\u0023 L."')).toEqual({ kind: "name", seat: 1, name: "Ada # L." });
  expect(tableLine("! seat 0 bot:hard")).toEqual({ kind: "seat", seat: 0, level: "hard" });
  expect(tableLine("! seat 0 human")).toEqual({ kind: "seat", seat: 0, level: null });
  expect(tableLine("! resign 1")).toEqual({ kind: "resign", seat: 1 });
  expect(tableLine("0 d5w")).toBeNull();
});

it("knows the last action that stands, at any moment", () => {
  const log = lines("0 a", "1 b~", "1 c~", "! undo 2", "1 d");
  expect(notation(lastAction(log)!)).toBe("d");
  expect(notation(lastAction(log, 4)!)).toBe("a");
  expect(notation(lastAction(log, 3)!)).toBe("c");
  expect(lastAction(log, 0)).toBeNull();
});

it("puts both turns of a round into a row, undone moves beside those that stand", () => {
  const log = lines("0 a", "1 b", "1 c~", "! undo 1", "1 d", "0 e", "0 f", "1 g");
  const table = rounds(log).map((row) =>
    row.kind === "note" ? row.line.text : [row.number, ...row.turns.map((turn) => turn?.lines.map(notation) ?? [])],
  );
  expect(table).toEqual([
    [1, ["a"], ["b", "c", "d"]],
    [2, ["e", "f"], ["g"]],
  ]);
});

it("counts a round once, however often it is taken back", () => {
  const log = lines("0 a", "1 b~", "1 c~", "0 d~", "! undo 3", "1 e~", "! undo 1", "1 f", "1 g", "0 h~", "! undo 1", "0 i");
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
  const log = lines("1 a", '! name 0 "Bo"', "0 b");
  expect(rounds(log).map((row) => row.kind)).toEqual(["round", "note", "round"]);
});

it("counts what a bot did in somebody's place", () => {
  const log = lines("0 d5w", "! seat 0 bot:easy", "0 d6w", "1 g7e", "0 d7w", "! seat 0 human", "0 d8w");
  expect(botsMoves(log, [0])).toBe(2);
  expect(botsMoves(log, [1])).toBe(0);
});
