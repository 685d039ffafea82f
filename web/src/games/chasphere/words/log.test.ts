import { describe, expect, it } from "vitest";
import type { ShownLine } from "../../../lib/log";
import { shownLine } from "../../../lib/testing/lines";
import { logLine, stops } from "./log";

const names = ["You", "Ida"];
const nameOf = (seat: number): string => names[seat] ?? "";
const line = (...events: object[]): ShownLine => shownLine("0 x", events);

describe("the log", () => {
  it("begins a line for a game turn", () => {
    const ended = { event: "turn-ended", seat: 1, energy: 0 };
    const turn = { event: "game-turn-began", turn: 5, last: false };
    expect(logLine(line(ended, turn, { event: "planet-moved", planet: "loa", space: "N2" }, { event: "turn-began", seat: 0, energy: 3 }), nameOf)).toBe(
      "Ida ends the turn.\nGame turn 5. Loa moves to N2.",
    );
  });
  it("tells what was found, pushed, contaminated already, or is the last", () => {
    const kept = { event: "card-kept", seat: 1, card: "zadus/ferrox", forced: true };
    expect(logLine(line(kept), nameOf)).toBe("Ida finds and keeps Ferrox.");
    expect(logLine(line({ event: "planet-swallowed", planet: "borom", ejected: true }), nameOf)).toBe("Borom is pushed into the black hole.");
    expect(logLine(line({ event: "planet-contaminated", planet: "loa", already: true }), nameOf)).toBe("Loa is contaminated already: nothing changes.");
    expect(logLine(line({ event: "last-turn-set", turn: 13, now: true }), nameOf)).toBe("The third planet is gone: this is the last game turn.");
    expect(logLine(line({ event: "game-turn-began", turn: 13, last: true }), nameOf)).toBe("Game turn 13, the last one.");
  });
  it("tells what is paid together, equal cards counted", () => {
    const paid = (card: string) => ({ event: "card-paid", seat: 1, card });
    const seized = { event: "opportunity-seized", seat: 1, opportunity: "2-ferrox" };
    expect(logLine(line(paid("zadus/ferrox"), paid("gomia/ferrox"), seized), nameOf)).toBe(
      "Ida pays 2 × Ferrox. Ida seizes an Opportunity: 2 Ferrox for 5 points.",
    );
  });
  it("speaks of people in their case", () => {
    expect(logLine(line({ event: "artifact-taken", seat: 1, other: 0 }), nameOf)).toBe("Ida takes the Mysterious Artifact from you.");
    expect(logLine(line({ event: "engine-changed", seat: 1, engine: 4, up: true }), nameOf)).toBe("Ida's engine now gives 4 energy a turn.");
    expect(logLine(line({ event: "game-ended", winners: [0], reason: "sector-lost" }), nameOf)).toBe("The sector is lost. You have the most points.");
  });
  it("doesn't say twice for whom a ship without a player's name flies", () => {
    const taken = { event: "ship-taken", seat: 1, ship: "inferno", space: "M1", planet: "zadus" };
    expect(logLine(line(taken), () => "Inferno Sponsor")).toBe("Inferno Sponsor starts from Zadus.");
    expect(logLine(line(taken), nameOf)).toBe("Ida flies for Inferno Sponsor, starting from Zadus.");
  });
  it("stops where somebody's turn begins", () => {
    const lines = [line({ event: "ship-moved", seat: 1 }), { ...line({ event: "turn-began", seat: 0, energy: 3 }), number: 2 }];
    expect(stops(lines)).toEqual([2]);
  });
});
