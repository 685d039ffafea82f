import { afterEach, describe, expect, it } from "vitest";
import type { ExplorerView, Ship } from "../../../generated/explorer";
import type { Proposal } from "../../../generated/explorer-tools";
import type { BoardProps, Person, Preview } from "../../../lib/game";
import { hand } from "../board/hand.svelte";
import { advice, botsBeside, speaker } from "./advice.svelte";

const person = (name: string, bot = false): Person => ({ name, detail: "", lamp: "waiting", bot, mayReplace: false });
const people = [person("Ada"), person("Robo", true), person("Ben"), person("Zed", true)];
const ships = [
  { crew: 0, seats: [0, 1], place: "orbit", orbit: 2, space: 3, count: 24, energy: 12, funding: 20 },
  { crew: 1, seats: [2], place: "home", orbit: 0, space: 0, count: 0, energy: 0, funding: 20 },
  { crew: 2, seats: [3], place: "home", orbit: 0, space: 0, count: 0, energy: 0, funding: 20 },
] as unknown as Ship[];
const zones = [{ spaces: 24, first: 1 }, { spaces: 12, first: 3 }, { spaces: 6, first: 6 }];
const view = { phase: "move", crew: 0, left: 3, ships, box: { zones, price: 5, lane: 3 } } as unknown as ExplorerView;

let shown: Preview | null = null;
let dismissed = 0;
const board = (more: Partial<BoardProps<ExplorerView>>): BoardProps<ExplorerView> =>
  ({
    view,
    seat: 0,
    legal: ["stay", "down", "up"],
    decidesFor: null,
    live: true,
    people,
    nameOf: (seat: number) => people[seat]?.name ?? "",
    preview: (p: Preview | null) => (shown = p),
    dismiss: () => (dismissed += 1),
    ...more,
  }) as BoardProps<ExplorerView>;

function propose(action: string): void {
  const proposal: Proposal = { action, reason: "why-down", values: { probes: 1 }, chance: 0.4, others: [] };
  advice.said = { who: 1, view, proposal };
}

afterEach(() => {
  advice.hush();
  hand.action = null;
  hand.design = { probes: 0, shielding: 0, strength: 0, power: 0 };
});

describe("who speaks up", () => {
  it("is a bot of the own crew, and no other", () => {
    expect(botsBeside(view, 0, people)).toEqual([1]);
    expect(botsBeside(view, 2, people)).toEqual([]);
    expect(speaker(board({}))).toBe(1);
    expect(speaker(board({ seat: 2 }))).toBeNull();
  });

  it("says nothing to a person who has no choice, but never acts in silence itself", () => {
    expect(speaker(board({ legal: ["done"] }))).toBeNull();
    expect(speaker(board({ legal: ["done"], decidesFor: 1 }))).toBe(1);
  });
});

it("doesn't take a refusal away; what somebody does then, does", () => {
  const building = { ...view, phase: "build" } as ExplorerView;
  const props = board({ view: building, legal: ["build 1,0,0,0"], decidesFor: 1 });
  dismissed = 0;
  propose("build 1,0,0,0");
  hand.ask(props);
  expect(dismissed).toBe(0);
  hand.fill(props, "probes", 1);
  expect(dismissed).toBe(1);
});

describe("a bot's turn", () => {
  it("offers what the bot proposes first, and everything else beside it", () => {
    propose("down");
    hand.ask(board({ decidesFor: 1 }));
    expect(shown?.sentence).toBe("Robo's turn. Follow the suggestion?");
    expect([shown?.action, shown?.label]).toEqual(["down", "Accept: Down to orbit 3"]);
    expect(shown?.others.map((other) => other.action)).toEqual(["stay", "up"]);
  });

  it("can be decided before the bot has made up its mind", () => {
    hand.ask(board({ decidesFor: 1 }));
    expect(shown?.action).toBeNull();
    expect(shown?.others.map((other) => other.action)).toEqual(["stay", "down", "up"]);
  });

  it("gives what is pointed at instead", () => {
    propose("down");
    hand.action = "up";
    hand.ask(board({ decidesFor: 1 }));
    expect(shown?.action).toBe("up");
    expect(shown?.label).not.toContain("Accept");
    expect(shown?.others.map((other) => other.action)).toContain("down");
  });

  it("takes no proposal that answers another question", () => {
    propose("launch");
    hand.ask(board({ decidesFor: 1 }));
    expect(shown?.action).toBeNull();
  });

  it("builds what the bot proposes, or the sheet as it is filled in", () => {
    const sheet = board({ decidesFor: 1, view: { ...view, phase: "build" }, legal: ["build 2,0,0,2", "build 1,0,0,0"] });
    propose("build 2,0,0,2");
    hand.ask(sheet);
    expect([shown?.action, shown?.label]).toEqual(["build 2,0,0,2", "Accept: Build for 20 million"]);
    hand.fill(sheet, "probes", 1);
    expect([shown?.action, shown?.label]).toEqual(["build 1,0,0,0", "Build for 5 million"]);
  });

  it("leaves one's own turn as it is: nothing lies ready that one didn't choose", () => {
    propose("down");
    hand.ask(board({}));
    expect(shown?.action).toBeNull();
  });
});
