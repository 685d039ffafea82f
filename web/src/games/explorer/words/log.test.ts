import { describe, expect, it } from "vitest";
import source from "../../../../../src/ergosphere/games/explorer/text.ftl?raw";
import type { ExplorerView, GameEvent, Ship } from "../../../generated/explorer";
import type { ShownLine } from "../../../lib/log";
import { shownLine } from "../../../lib/testing/lines";
import { t } from "../../../lib/text";
import { happening, logLine, told } from "./log";
import { ending } from "./match";
import { crewAlone, crewName, seatTitle, shipName } from "./names";

const ship = (crew: number, ...seats: number[]): Ship => ({ crew, seats, results: [] }) as unknown as Ship;
const view = (...ships: Ship[]): ExplorerView => ({ ships, outcome: null }) as unknown as ExplorerView;
const RACE = view(ship(0, 0), ship(1, 1));
const TEAM = view(ship(0, 0, 1));
const names =
  (at: ExplorerView, ...given: (string | null)[]) =>
  (seat: number): string =>
    given[seat] ?? seatTitle(at, seat);
const lineOf = (...events: GameEvent[]): ShownLine => shownLine("* roll 3 5", events);

describe("crews", () => {
  it("are called by their people where all have names", () => {
    expect(crewName(RACE, 1, names(RACE, null, "Jules"))).toBe("Jules");
    expect(shipName(TEAM, 0, names(TEAM, "Ada", "Tomas"))).toBe("Ada and Tomas");
    const three = view(ship(0, 0, 1), ship(1, 2));
    expect(crewAlone(three, 0, names(three, "Ada", "Tomas", "Bo"))).toBe("The crew of Ada and Tomas");
  });

  it("are never called by some of their people only", () => {
    expect(shipName(TEAM, 0, names(TEAM, t("you"), "Tomas"))).toBe("Your crew");
    expect(shipName(TEAM, 0, names(TEAM, null, "Tomas"))).toBe("The crew");
    const three = view(ship(0, 0, 1), ship(1, 2));
    expect(crewName(three, 0, names(three, null, "Tomas", "Bo"))).toBe("crew 1");
  });

  it("are numbered without names, and one's own is one's own", () => {
    expect(crewAlone(RACE, 1, names(RACE))).toBe("Crew 2");
    expect(crewAlone(RACE, 0, names(RACE, t("you"), "Jules"))).toBe("Your crew");
  });

  it("that have joined another are no crews any more", () => {
    const joined = view(ship(0, 0, 1), ship(1));
    expect(crewName(joined, 0, names(joined))).toBe("the crew");
    expect(seatTitle(joined, 1)).toBe("Seat 2");
  });
});

describe("the log", () => {
  const nameOf = names(RACE, t("you"), "Jules");

  it("names crews in every sentence that it shares with the terminal", () => {
    const shared = [...source.matchAll(/^([a-z-]+) = .*\{ \$(?:crew|other) \}/gm)].map(([, id]) => id ?? "");
    const events = shared.filter((id) => /^(?!refused).*-(drawn|withstood|reported|exhausted|rolled|asked|declined|joined|built|missed|bought|moved|changed|used|launched|failed|found|given|fell|passed|lost|reached|won|spent)$/.test(id));
    expect(events.length).toBeGreaterThan(15);
    const figures = Object.fromEntries([...source.matchAll(/\{ \$([a-z_]+)/g)].map(([, field]) => [field ?? "", 1]));
    for (const event of events) {
      const sentence = told({ ...figures, event, crew: 1, other: 0, card: "hot-gas" }, RACE, nameOf);
      expect(sentence, event).toMatch(/Jules/);
      expect(sentence, event).not.toMatch(/[Cc]rew Jules|crew \d/);
    }
  });

  it("says only how it ended where everything was shown step by step", () => {
    const line = lineOf(
      { event: "ship-moved", crew: 1, how: "moved", place: "orbit", orbit: 2, space: 5 },
      { event: "event-withstood", crew: 1, card: "hot-gas" },
      { event: "turn-began", crew: 0, seat: 0, round: 24 },
    );
    expect(logLine({ ...line, line: null }, nameOf, RACE)).toBe("Jules is unharmed: the shielding holds.");
  });

  it("begins a round on a line of its own", () => {
    const line = lineOf({ event: "dice-rolled", crew: 1, total: 8, dice: [3, 5] }, { event: "turn-began", crew: 0, seat: 0, round: 24 });
    expect(logLine(line, nameOf, RACE)).toBe("Jules rolls 3 + 5: 8 spaces.\nRound 24: Your crew");
    expect(logLine(lineOf({ event: "turn-began", crew: 0, seat: 0, round: 3 }), names(TEAM), TEAM)).toBe("Round 3");
  });
});

it("crews that have joined keep their names in what they did before", () => {
  const joined = view(ship(0, 0, 1), ship(1), ship(2, 2));
  const nameOf = names(joined, "Ada", "Bo", "Cleo");
  expect(told({ event: "crew-asked", crew: 0, other: 1 }, joined, nameOf)).toBe("Ada asks Bo to fly together.");
  expect(told({ event: "dice-rolled", crew: 0, dice: [1, 2], total: 3 }, joined, nameOf)).toMatch(/^The crew of Ada and Bo rolls/);
});

describe("the strip", () => {
  it("says what is happening", () => {
    const nameOf = names(RACE, null, "Jules");
    const moved: GameEvent = { event: "ship-moved", crew: 1, how: "moved", place: "orbit", orbit: 2, space: 5 };
    expect(happening(moved, 8, RACE, nameOf)).toBe("Jules: moving 8 spaces …");
    expect(happening(moved, null, RACE, nameOf)).toBe("Jules reaches orbit 2, space 5.");
    expect(happening({ event: "ship-fell", crew: 0 }, null, RACE, nameOf)).toMatch(/^Crew 1: falling into the hole/);
  });
});

it("the end is about the Prize, never about points", () => {
  const outcome = { scores: [0, 1], ranks: [2, 1], winners: [1], reason: "wormhole" };
  const over = { ...RACE, outcome } as ExplorerView;
  const nameOf = names(RACE, null, "Jules");
  expect(ending(over, 0, nameOf)).toMatchObject({ title: "Jules wins the Prize.", unscored: true });
  expect(ending(over, 1, nameOf).title).toBe("The Prize is yours!");
  expect(ending({ ...over, outcome: { ...outcome, winners: [] } }, 0, nameOf).title).toBe("Nobody wins the Prize.");
});
