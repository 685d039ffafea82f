import { expect, it } from "vitest";
import { facts } from "../games/plain/facts";
import { screenOf } from "./router.svelte";
import { Catalogue, listed, speakable, t } from "./text";

it("speaks the page's sentences", () => {
  expect(t("rule-link", { rule: "BH-9" })).toBe("Rule BH-9");
  expect(t("log-undo", { count: 1 })).toBe("The last move was taken back.");
  expect(t("log-undo", { count: 2 })).toBe("The last 2 moves were taken back.");
});

it("makes lists as people say them", () => {
  expect(listed([])).toBe("");
  expect(listed(["Ida"])).toBe("Ida");
  expect(listed(["Ida", "Bo", "Cy"])).toBe("Ida, Bo and Cy");
});

it("says an event from its fields, as the server would", () => {
  const game = new Catalogue<Record<string, never>>("card-dealt = { $card ->\n [none] a card\n *[other] a { $card }\n}");
  expect(game.words("card-dealt", speakable({ card: null }))).toBe("a card");
  expect(game.words("card-dealt", speakable({ card: 6 }))).toBe("a 6");
  expect(speakable({ spaces: ["a1", "a2"] })).toEqual({ spaces: "a1, a2" });
  expect(speakable({ last: true, forced: false })).toEqual({ last: 1, forced: 0 });
  expect(game.words("unheard-of")).toBeNull();
});

it("refuses a catalogue that it can't read", () => {
  expect(() => new Catalogue("a = 1\na = 2")).toThrow();
});

it("finds the screen of an address", () => {
  expect(screenOf("/")).toEqual({ name: "hall" });
  expect(screenOf("/t/abc")).toEqual({ name: "table", id: "abc" });
  expect(screenOf("/rules")).toEqual({ name: "rules", game: null });
  expect(screenOf("/new/black-holes/more")).toEqual({ name: "nowhere" });
});

it("shows any view as facts", () => {
  const view = { seat: 0, hand: [3, 1], rounds: [[1, 2], [2, 2]], chosen: [true, false], die: 4, note: null };
  expect(facts(view, 0)).toEqual([
    { name: "Hand", values: ["3", "1"] },
    { name: "Rounds", values: ["1 · 2", "2 · 2"] },
    { name: "Chosen", values: ["✓", "–"] },
    { name: "Die", values: ["4"] },
  ]);
});
