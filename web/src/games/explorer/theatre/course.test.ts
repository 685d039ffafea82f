import { describe, expect, it } from "vitest";
import type { ExplorerView, GameEvent, Ship } from "../../../generated/explorer";
import { notation, type ShownLine } from "../../../lib/log";
import { shownLine } from "../../../lib/testing/lines";
import { messagesOf, questionOf } from "../parts/papers";
import { foundIn, HOLE, storyOf } from "../parts/story";
import { courseOf, lying, shipAt, stepsUntil, upTo } from "./course";

let number = 0;
const line = (text: string, ...events: GameEvent[]): ShownLine => shownLine(text, events, ++number);
const built = (crew: number): GameEvent => ({ event: "ship-built", crew, probes: 2, shielding: 1, strength: 1, power: 1, energy: 6 });
const began = (crew: number, round: number): GameEvent => ({ event: "turn-began", crew, seat: crew, round });
const rolled = (crew: number, total: number): GameEvent => ({ event: "dice-rolled", crew, total, dice: [total] });
const moved = (crew: number, how: string, orbit: number, space: number): GameEvent => ({
  event: "ship-moved",
  crew,
  how,
  place: "orbit",
  orbit,
  space,
});
const drawn = (crew: number, card: string): GameEvent => ({
  event: "event-drawn",
  crew,
  card,
  energy: 0,
  elsewhere: 0,
  below: 0,
  shielding: 0,
  strength: 0,
  most_probes: 3,
});
const has = (crew: number, energy: number, strength: number): GameEvent => ({
  event: "ship-changed",
  crew,
  energy,
  probes: 2,
  shielding: 1,
  strength,
});

const MATCH: ShownLine[] = [
  line("* roll 4", { event: "funding-rolled", crew: 0, shown: 4, funding: 40 }),
  line("0 build 2,1,1,1", built(0), began(0, 1)),
  line("0 dice 2"),
  line("* roll 4 6", rolled(0, 10), moved(0, "moved", 1, 6)),
  line("* draw tidal-surge", drawn(0, "tidal-surge"), has(0, 6, 0), moved(0, "pulled", 2, 6)),
  line("* draw solar-surplus", drawn(0, "solar-surplus"), has(0, 8, 0), began(0, 2)),
  line("0 dice 3", { event: "dice-bought", crew: 0, dice: 1, energy: 7 }),
  line("* roll 1 2 3", rolled(0, 6)),
  line("0 up", moved(0, "raised", 1, 0), moved(0, "moved", 1, 3), began(0, 3)),
  line("0 launch", { event: "probe-launched", crew: 0, orbit: 8, energy: 5 }),
  line("* roll 2"),
  line("* find slow-clocks", { event: "result-found", crew: 0, card: "slow-clocks" }),
  line("0 down", { event: "ship-fell", crew: 0 }),
  line("* roll 1 2", { event: "ship-lost", crew: 0, dice: [1, 2] }),
];

describe("the course of a match", () => {
  const course = courseOf(MATCH);

  it("knows what the ship has at every step", () => {
    const raised = course.steps.find((step) => step.event.event === "ship-moved" && step.event.how === "raised");
    expect(raised?.before.energy).toBe(7);
    expect(raised?.after.energy).toBe(6);
    expect(course.steps.at(-2)?.before).toMatchObject({ results: ["slow-clocks"], probes: 1 });
  });

  it("knows what each throw was for", () => {
    expect(course.throws.map((one) => one.what)).toEqual(["funding", "move", "move", "probe", "fall"]);
    expect(course.throws[2]?.dice).toEqual([1, 2, 3]);
  });

  it("leaves out what was undone", () => {
    const undone = MATCH.map((one) => (notation(one) === "up" ? { ...one, void: true } : one));
    expect(courseOf(undone).steps.some((step) => step.event.event === "ship-moved" && step.event.how === "raised")).toBe(false);
  });

  it("tells no more than the stage has shown", () => {
    const part = upTo(course, 4);
    expect(part.steps.at(-1)?.event.event).toBe("dice-rolled");
    expect(part.throws).toHaveLength(2);
    expect(upTo(course, null)).toBe(course);
  });
});

describe("dice", () => {
  const funds = (crew: number, shown: number): ShownLine =>
    line(`* roll ${shown}`, { event: "funding-rolled", crew, shown, funding: 10 * shown });
  const course = courseOf([funds(0, 5), funds(1, 1), funds(1, 2)]);
  const building = (crew: number): ExplorerView => ({ phase: "build", crew }) as ExplorerView;

  it("are those of the crew that builds, all of them", () => {
    expect(lying(course, building(0), null)).toMatchObject({ crew: 0, dice: [5] });
    expect(lying(course, building(1), null)).toMatchObject({ crew: 1, dice: [1, 2] });
  });

  it("are the last ones while they are being shown, or in flight", () => {
    expect(lying(upTo(course, 2), building(0), 2)).toMatchObject({ crew: 1, dice: [1] });
    expect(lying(course, { phase: "prepare", crew: 0 } as ExplorerView, null)).toMatchObject({ crew: 1, dice: [2] });
    expect(lying(courseOf([]), building(0), null)).toBeNull();
  });
});

describe("a ship while the stage shows it", () => {
  it("has what it had then", () => {
    const now = { crew: 0, energy: 5, strength: 0, results: ["slow-clocks"], missions: 1 } as unknown as Ship;
    const course = courseOf(MATCH);
    expect(shipAt(now, upTo(course, 4))).toMatchObject({ energy: 6, strength: 1, results: [], place: "home", missions: 1 });
    expect(stepsUntil(course, MATCH[2]?.number ?? 0)).toBe(3);
  });
});

describe("what the probes found", () => {
  it("is told once, also if it was lost with one ship and found again by the next", () => {
    const again = [...MATCH, line("0 build 2,1,1,1", built(0)), line("* find slow-clocks", { event: "result-found", crew: 0, card: "slow-clocks" })];
    const story = storyOf(courseOf(again), 0);
    expect(story.missions.map((mission) => mission.found)).toEqual([["slow-clocks"], ["slow-clocks"]]);
    expect(foundIn(story)).toEqual(["slow-clocks"]);
  });
});

describe("papers", () => {
  it("keep every card, each with what it did", () => {
    const messages = messagesOf(upTo(courseOf(MATCH), 11));
    expect(messages.map((one) => [one.number, one.card])).toEqual([
      [1, "tidal-surge"],
      [2, "solar-surplus"],
    ]);
    expect(messages[0]?.before).toMatchObject({ strength: 1, spot: { orbit: 1 } });
    expect(messages[0]?.after).toMatchObject({ strength: 0, spot: { orbit: 2 } });
    expect((messages[1]?.after.energy ?? 0) - (messages[1]?.before.energy ?? 0)).toBe(2);
  });

  it("keep what probes report and how a ship is lost, too", () => {
    expect(messagesOf(courseOf(MATCH)).map((one) => one.kind)).toEqual(["event", "event", "report", "lost"]);
    expect(messagesOf(courseOf(MATCH))[2]).toMatchObject({ card: "slow-clocks", round: 3 });
    expect(questionOf("slow-clocks")).toBe("time");
    expect(questionOf("no-return")).toBe("space");
    expect(questionOf("gentle-giant")).toBe("person");
  });

  it("tell of every round in which a ship without energy sinks", () => {
    const sunk = courseOf([
      line("0 build 2,1,1,0", built(0), began(0, 1), moved(0, "dropped", 5, 0)),
      line("* roll 4 6", rolled(0, 10), moved(0, "moved", 5, 6)),
      line("* draw hot-gas", drawn(0, "hot-gas"), began(0, 2), moved(0, "dropped", 6, 3)),
      line("* roll 1 1", rolled(0, 2), moved(0, "moved", 6, 5)),
    ]);
    expect(messagesOf(sunk).map((one) => [one.kind, one.round])).toEqual([
      ["drop", 1],
      ["event", 1],
      ["drop", 2],
    ]);
    expect(messagesOf(sunk)[1]?.after.spot.orbit).toBe(5);
  });
});

describe("a story", () => {
  const story = storyOf(courseOf(MATCH), 0);

  it("sums up the mission", () => {
    expect(story.missions).toHaveLength(1);
    expect(story.missions[0]).toMatchObject({
      probes: 2,
      turns: 3,
      deepest: 2,
      cards: ["tidal-surge", "solar-surplus"],
      launched: 1,
      found: ["slow-clocks"],
      least: 5,
      fate: "fell",
    });
  });

  it("doesn't take coming home for running out of energy", () => {
    const home: ShownLine[] = [
      line("0 build 2,1,1,1", built(0), began(0, 1)),
      line("* roll 6 6", rolled(0, 12), { event: "home-reached", crew: 0, results: 0 }),
    ];
    const back = storyOf(courseOf(home), 0);
    expect(back.missions[0]).toMatchObject({ fate: "empty", least: 6 });
    expect(back.marks.at(-1)?.energy).toBe(6);
  });

  it("draws height over time, down into the hole", () => {
    expect(story.turns).toBe(3);
    expect(story.marks.at(-1)).toMatchObject({ what: "fall", orbit: HOLE });
    const times = story.marks.map((mark) => mark.x);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });
});
