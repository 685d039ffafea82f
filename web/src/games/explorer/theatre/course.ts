// The course of a match, read from its log: what each ship had and where it was, line by line. The log tells what changed;
// the little it leaves out (a climb or a service costs a token) is added here, for pictures only.
import type { Design, ExplorerView, GameEvent, Ship } from "../../../generated/explorer";
import { NATURE, notation, type ShownLine } from "../../../lib/log";
import type { Spot } from "../board/geometry";

/** A crew's ship at one moment of the log. */
export interface Hold {
  spot: Spot;
  energy: number;
  probes: number;
  shielding: number;
  strength: number;
  robots: number;
  results: string[];
  design: Design | null;
}

/** Something that happened to a crew. */
export interface Step {
  line: number;
  crew: number;
  round: number;
  /** How many turns the crew had begun. */
  turn: number;
  /** How many ships it had built. */
  mission: number;
  event: GameEvent;
  before: Hold;
  after: Hold;
}

export interface Throw {
  line: number;
  crew: number;
  dice: number[];
  what: "move" | "funding" | "probe" | "fall" | "prize";
}

export interface Course {
  steps: Step[];
  throws: Throw[];
}

const HOME: Spot = { place: "home", orbit: 0, space: 0 };
const EMPTY: Hold = { spot: HOME, energy: 0, probes: 0, shielding: 0, strength: 0, robots: 0, results: [], design: null };

export function courseOf(lines: ShownLine[]): Course {
  const holds = new Map<number, Hold>();
  const turns = new Map<number, number>();
  const missions = new Map<number, number>();
  const steps: Step[] = [];
  const throws: Throw[] = [];
  let round = 0;
  let acting = 0;
  let launched = false;
  for (const line of lines) {
    if (line.void) continue;
    const roll = line.seat === NATURE ? /^roll ([\d ]+)$/.exec(notation(line) ?? "") : null;
    const events = line.events as unknown as GameEvent[];
    if (roll?.[1]) {
      const what = purpose(events, launched);
      const crew = events.find((event) => "crew" in event)?.crew ?? acting;
      throws.push({ line: line.number, crew, dice: roll[1].split(" ").map(Number), what });
    }
    launched = events.at(-1)?.event === "probe-launched";
    for (const event of events) {
      if (!("crew" in event)) continue;
      if (event.event === "turn-began") {
        round = event.round;
        acting = event.crew;
        turns.set(event.crew, (turns.get(event.crew) ?? 0) + 1);
      }
      if (event.event === "ship-built") missions.set(event.crew, (missions.get(event.crew) ?? 0) + 1);
      const before = holds.get(event.crew) ?? EMPTY;
      const after = changed(before, event);
      holds.set(event.crew, after);
      if (event.event === "help-given") receive(holds, event.other, event.gift);
      const [turn, mission] = [turns.get(event.crew) ?? 0, missions.get(event.crew) ?? 0];
      steps.push({ line: line.number, crew: event.crew, round, turn, mission, event, before, after });
    }
  }
  return { steps, throws };
}

/** The line of the last decision of any of these seats; 0: none. */
export function decidedIn(lines: ShownLine[], seats: number[]): number {
  return lines.findLast((line) => !line.void && line.seat !== null && seats.includes(line.seat))?.number ?? 0;
}

/** How many things had happened when the log had this many lines. */
export function stepsUntil(course: Course, lines: number): number {
  return course.steps.filter((step) => step.line <= lines).length;
}

/** The course up to the event that the stage is showing. */
export function upTo(course: Course, told: number | null): Course {
  if (told === null || told >= course.steps.length) return course;
  const steps = course.steps.slice(0, told);
  const line = steps.at(-1)?.line ?? 0;
  return { steps, throws: course.throws.filter((one) => one.line <= line) };
}

/** The dice that belong to what is shown: while a crew decides about its funding, its own dice; else the last ones. */
export function lying({ throws }: Course, { phase, crew }: ExplorerView, told: number | null): Throw | null {
  const last = throws.at(-1) ?? null;
  if (told !== null || !["build", "ask", "answer"].includes(phase)) return last;
  const own = throws.filter((one) => one.what === "funding" && one.crew === crew);
  const later = throws.findLastIndex((one) => one.crew === crew && one.what !== "funding");
  const recent = own.filter((one) => throws.indexOf(one) > later);
  const [first] = recent;
  return first ? { ...first, line: recent.at(-1)?.line ?? first.line, dice: recent.flatMap((one) => one.dice) } : last;
}

/** The ship as far as the stage has shown it. */
export function shipAt(ship: Ship, { steps }: Course): Ship {
  const last = steps.findLast((step) => step.crew === ship.crew);
  if (!last) return ship;
  const { spot, ...held } = last.after;
  return { ...ship, ...held, place: spot.place, orbit: spot.orbit, space: spot.space, missions: Math.max(ship.missions, last.mission) };
}

function purpose(events: GameEvent[], launched: boolean): Throw["what"] {
  for (const { event } of events) {
    if (event === "dice-rolled") return "move";
    if (event === "funding-rolled") return "funding";
    if (event === "ship-lost" || event === "wormhole-passed") return "fall";
    if (event === "presentation-failed" || event === "prize-won") return "prize";
    if (event === "probe-failed") return "probe";
  }
  return launched ? "probe" : "move";
}

function changed(hold: Hold, event: GameEvent): Hold {
  switch (event.event) {
    case "ship-built": {
      const { energy, probes, shielding, strength, power } = event;
      return { ...EMPTY, energy, probes, shielding, strength, design: { probes, shielding, strength, power } };
    }
    case "ship-changed": {
      const { energy, probes, shielding, strength } = event;
      return { ...hold, energy, probes, shielding, strength };
    }
    case "ship-moved": {
      const spot: Spot = { place: event.place as Spot["place"], orbit: event.orbit, space: event.space };
      return { ...hold, spot, energy: event.how === "raised" ? hold.energy - 1 : hold.energy };
    }
    case "dice-bought":
      return { ...hold, energy: event.energy };
    case "probe-launched":
      return { ...hold, energy: event.energy, probes: hold.probes - 1 };
    case "event-drawn":
      return event.card === "repair-robot" ? { ...hold, robots: hold.robots + 1 } : hold;
    case "robot-used":
      return { ...hold, [event.system]: event.level, robots: hold.robots - 1 };
    case "result-found":
      return { ...hold, results: [...hold.results, event.card] };
    case "help-given":
      return {
        ...hold,
        robots: hold.robots - (event.gift === "robot" ? 1 : 0),
        energy: hold.energy - (event.gift === "energy" ? 2 : 1),
        probes: hold.probes - (event.gift === "probe" ? 1 : 0),
      };
    case "home-reached":
      return event.results === 0 ? EMPTY : { ...hold, spot: HOME };
    case "presentation-failed":
      return EMPTY;
    case "ship-lost":
      return EMPTY;
    case "wormhole-passed":
      return { ...EMPTY, results: hold.results };
    default:
      return hold;
  }
}

function receive(holds: Map<number, Hold>, crew: number, gift: string): void {
  const hold = holds.get(crew) ?? EMPTY;
  if (gift === "energy") holds.set(crew, { ...hold, energy: hold.energy + 1 });
  if (gift === "probe") holds.set(crew, { ...hold, probes: hold.probes + 1 });
  if (gift === "robot") holds.set(crew, { ...hold, robots: hold.robots + 1 });
}
