import { describe, expect, it } from "vitest";
import type { ExplorerView, Ship } from "../../../generated/explorer";
import { view as first } from "../../../generated/explorer-hall";
import { answer, question } from "../words/ask";
import { keyOf } from "./geometry";
import { buildOf, highest, levels, obvious, offersAt, offersOf, shipOf } from "./offers";

const ship = (crew: number, orbit: number, space: number): Ship => ({
  crew,
  seats: [crew],
  joined: null,
  place: "orbit",
  orbit,
  space,
  count: 0,
  energy: 5,
  probes: 1,
  shielding: 0,
  strength: 0,
  robots: 0,
  results: [],
  missed: 0,
  design: { probes: 1, shielding: 0, strength: 0, power: 1 },
  funding: 10,
  missions: 1,
  turns: 0,
});
const view = (phase: string, left: number, ...ships: Ship[]): ExplorerView => ({
  seat: 0,
  phase,
  crew: 0,
  pilot: 0,
  asker: null,
  first: 0,
  round: 3,
  left,
  dice: 0,
  launched: false,
  drawn: false,
  ships,
  deck: {},
  discards: {},
  unfound: [],
  missions: 2,
  reroll_one: false,
  chain: true,
  pooling: false,
  reshuffles: false,
  outcome: null,
  box: first.box,
});
const name = (seat: number): string => ["Ada", "Bo"][seat] ?? "";

describe("answers", () => {
  it("lead to where the ship would come", () => {
    const now = view("move", 5, ship(0, 6, 0));
    const offers = offersOf(now, ["stay", "down", "up 0", "up 1"]);
    expect(offers.map((offer) => offer.at && keyOf(offer.at))).toEqual(["6/5", "7/0", "5/0", "5/1"]);
    expect(offers.map((offer) => answer(now, offer, name))).toEqual([
      "Stay in orbit 6",
      "Down to orbit 7",
      "Up to space 0 (1 energy)",
      "Up to space 1 (1 energy)",
    ]);
    expect(obvious(offers)).toBeNull();
    expect(offersAt(offers, { place: "orbit", orbit: 5, space: 1 })).toHaveLength(1);
  });

  it("lead into the hole and home", () => {
    expect(offersOf(view("move", 5, ship(0, 8, 0)), ["down"])[0]).toMatchObject({ hole: true, at: null });
    const home = view("move", 2, ship(0, 1, 0));
    const [up] = offersOf(home, ["up"]);
    expect(up?.at && keyOf(up.at)).toBe("lane/3");
    expect(up && answer(home, up, name)).toBe("Go home (1 energy)");
  });

  it("cost nothing where an event leads up", () => {
    const now = view("climb", 0, ship(0, 6, 2));
    const [first] = offersOf(now, ["up 4", "up 5"]);
    expect(first && answer(now, first, name)).toBe("Up to space 4");
  });

  it("name the one who is helped, and the chance of a probe", () => {
    const now = view("finish", 0, ship(0, 7, 2), ship(1, 7, 3));
    const offers = offersOf(now, ["launch", "give energy 1", "done"]);
    expect(offers.map((offer) => answer(now, offer, name))).toEqual(["Launch a probe (4 in 6)", "Give Bo energy", "End turn"]);
    expect(obvious(offers)?.kind).toBe("launch");
    expect(question(now, ["launch"], name).sentence).toBe("Launch a probe from orbit 7?");
  });
});

describe("a design", () => {
  const none = { probes: 0, shielding: 0, strength: 0, power: 0 };

  it("goes as far as the server would accept", () => {
    const legal = new Set(["build 0,0,0,0", "build 1,0,0,0", "build 2,0,0,0", "build 1,0,0,1"]);
    expect(highest(legal, none, "probes")).toBe(2);
    expect(highest(legal, none, "shielding")).toBe(0);
    expect(highest(legal, { ...none, probes: 1 }, "power")).toBe(1);
    expect(buildOf({ ...none, power: 3 })).toBe("build 0,0,0,3");
    expect(levels({ ...none, power: 3, probes: 1 })).toBe(4);
  });
});

describe("flying together", () => {
  const crews = [{ ...ship(0, 0, 0), funding: 20 }, { ...ship(1, 0, 0), funding: 40 }];

  it("is offered by name, with what the other crew has", () => {
    const now = view("ask", 0, ...crews);
    const offers = offersOf(now, ["ask 1", "no-ask"]);
    expect(offers.map((offer) => answer(now, offer, name))).toEqual(["Ask Bo (40 million)", "Fly alone"]);
    expect(question(now, ["ask 1", "no-ask"], name).sentence).toBe("Fly together with another crew?");
    expect(obvious(offers)).toBeNull();
  });

  it("is answered knowing who asks and what both have", () => {
    const now = { ...view("answer", 0, ...crews), crew: 1, asker: 0 };
    expect(offersOf(now, ["yes", "no"]).map((offer) => answer(now, offer, name))).toEqual(["Fly together", "No, fly alone"]);
    expect(question(now, ["yes", "no"], name)).toEqual({
      sentence: "Ada asks to fly together",
      reason: "They have 20 million, you have 40. You would share one ship, the money and the Prize.",
    });
  });
});

describe("whose ship is looked at", () => {
  it("is one's own, or the one whose turn it is", () => {
    const now = view("finish", 0, ship(0, 7, 2), ship(1, 7, 3));
    expect(shipOf(now, 1).crew).toBe(1);
    expect(shipOf(now, null).crew).toBe(0);
  });
});

describe("the question before a roll", () => {
  it("says how far a complete orbit is", () => {
    const flying = { ...ship(0, 1, 8), count: 8 };
    expect(question(view("prepare", 0, flying), ["dice 2", "dice 3"], name).reason).toBe(
      "Orbit 1: 8 of 24 spaces to a complete orbit. Each extra die costs 1 energy; you have 5.",
    );
    expect(question(view("prepare", 0, { ...flying, count: 24 }), ["dice 2"], name).reason).toMatch(/^Orbit 1 complete/);
  });
});
