// A crew's own story, from the course of the match: each mission in a few figures, and height and energy over time.
import type { Course, Step } from "../theatre/course";

export type Fate = "fell" | "wormhole" | "prize" | "failed" | "empty" | "under-way";

export interface Mission {
  number: number;
  probes: number;
  shielding: number;
  strength: number;
  energy: number;
  turns: number;
  /** The innermost orbit that it reached; 0: none. */
  deepest: number;
  cards: string[];
  launched: number;
  found: string[];
  least: number;
  fate: Fate;
}

/** A point of the chart: when, in turns; how deep (0 home and lane, 9 the hole); and what happened there. */
export interface Mark {
  x: number;
  orbit: number;
  energy: number;
  what: "move" | "event" | "launch" | "found" | "fall" | "built";
  card: string;
}

export interface Story {
  missions: Mission[];
  marks: Mark[];
  turns: number;
}

export const HOLE = 9;

export function storyOf(course: Course, crew: number): Story {
  const steps = course.steps.filter((step) => step.crew === crew);
  const numbers = [...new Set(steps.map((step) => step.mission))].filter((number) => number > 0);
  return {
    missions: numbers.map((number) => missionOf(steps.filter((step) => step.mission === number), number)),
    marks: marksOf(steps),
    turns: Math.max(1, ...steps.map((step) => step.turn)),
  };
}

function missionOf(steps: Step[], number: number): Mission {
  const built = steps.find((step) => step.event.event === "ship-built")?.after;
  const told = (name: string): Step[] => steps.filter((step) => step.event.event === name);
  const first = steps[0]?.turn ?? 0;
  const lastTurn = steps.at(-1)?.turn ?? first;
  return {
    number,
    probes: built?.probes ?? 0,
    shielding: built?.shielding ?? 0,
    strength: built?.strength ?? 0,
    energy: built?.energy ?? 0,
    turns: Math.max(1, lastTurn - Math.max(1, first) + 1),
    deepest: Math.max(0, ...steps.map((step) => step.after.spot.orbit)),
    cards: told("event-drawn").map(cardOf),
    launched: told("probe-launched").length,
    found: told("result-found").map(cardOf),
    least: Math.min(built?.energy ?? 0, ...flown(steps).map((step) => step.after.energy)),
    fate: fateOf(steps),
  };
}

/** What the probes of all missions found, each result once, even if it was lost and found again. */
export function foundIn({ missions }: Story): string[] {
  return [...new Set(missions.flatMap((mission) => mission.found))];
}

/** What ends a flight: an empty ship after it isn't one that ran out of energy. */
const ENDS: Step["event"]["event"][] = ["ship-lost", "wormhole-passed", "home-reached", "presentation-failed"];

/** While the ship was under way. */
function flown(steps: Step[]): Step[] {
  return steps.filter((step) => !ENDS.includes(step.event.event));
}

function cardOf(step: Step): string {
  return "card" in step.event ? step.event.card : "";
}

function fateOf(steps: Step[]): Fate {
  for (const { event } of [...steps].reverse()) {
    if (event.event === "prize-won") return "prize";
    if (event.event === "wormhole-passed") return "wormhole";
    if (event.event === "ship-lost") return "fell";
    if (event.event === "presentation-failed") return "failed";
    if (event.event === "home-reached" && event.results === 0) return "empty";
  }
  return "under-way";
}

const KINDS: Partial<Record<Step["event"]["event"], Mark["what"]>> = {
  "ship-built": "built",
  "ship-moved": "move",
  "ship-changed": "move",
  "dice-bought": "move",
  "event-drawn": "event",
  "probe-launched": "launch",
  "result-found": "found",
  "ship-fell": "fall",
  "home-reached": "move",
};

/** What happens inside a turn is spread over it. */
function marksOf(steps: Step[]): Mark[] {
  const told = steps.filter((step) => KINDS[step.event.event] !== undefined);
  return told.map((step) => {
    const same = told.filter((one) => one.turn === step.turn);
    const what = KINDS[step.event.event] ?? "move";
    const x = Math.max(0, step.turn - 1) + (step.turn === 0 ? 0 : (same.indexOf(step) + 1) / (same.length + 1));
    return { x, orbit: what === "fall" ? HOLE : step.after.spot.orbit, energy: (ENDS.includes(step.event.event) ? step.before : step.after).energy, what, card: cardOf(step) };
  });
}
