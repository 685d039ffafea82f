// The roll of telexes: event cards, what the probes reported, and whatever else befell a ship.
import type { Course, Hold, Step } from "../theatre/course";

/** One message of the roll. */
export interface Message {
  /** Running number of the match. */
  number: number;
  /** The line of the log that told it. */
  line: number;
  round: number;
  crew: number;
  kind: "event" | "report" | "silence" | "drop" | "lost" | "failed";
  /** The event card, or the result; "" where there is none. */
  card: string;
  /** What the die showed; 0 where none was rolled. */
  shown: number;
  before: Hold;
  /** After everything that it has brought about. */
  after: Hold;
}

/** Everything worth a message so far, the newest last. */
export function messagesOf(course: Course): Message[] {
  const found: Message[] = [];
  for (const step of course.steps) {
    const last = found.at(-1);
    const kind = kindOf(step);
    if (kind !== null) found.push(messageOf(step, kind, found.length + 1));
    else if (last?.kind === "event" && last.crew === step.crew && belongs(step)) last.after = step.after;
  }
  return found;
}

function kindOf({ event }: Step): Message["kind"] | null {
  switch (event.event) {
    case "event-drawn":
      return "event";
    case "result-found":
      return "report";
    case "probe-failed":
      return "silence";
    case "ship-moved":
      return event.how === "dropped" ? "drop" : null;
    case "ship-lost":
      return "lost";
    case "presentation-failed":
      return "failed";
    default:
      return null;
  }
}

function messageOf({ line, round, crew, event, before, after }: Step, kind: Message["kind"], number: number): Message {
  const card = "card" in event ? event.card : "";
  const shown = "shown" in event && typeof event.shown === "number" ? event.shown : 0;
  return { number, line, round, crew, kind, card, shown, before, after };
}

/** Is this still an effect of the card? The next roll or the ship's next move isn't. */
function belongs({ event }: Step): boolean {
  if (event.event === "ship-changed") return true;
  return event.event === "ship-moved" && (event.how === "pulled" || event.how === "lifted");
}

const OF_TIME = ["slow-clocks", "frozen-fall", "stretched-light", "late-echo", "young-travellers", "long-evaporation"];
const OF_A_PERSON = ["stretched-body", "gentle-giant", "unmarked-door", "only-inwards", "hot-welcome", "no-vacuum-cleaner"];

/** Which of the three questions a probe result answers: what happens to space, to time, to a person. */
export function questionOf(card: string): "space" | "time" | "person" {
  if (OF_TIME.includes(card)) return "time";
  return OF_A_PERSON.includes(card) ? "person" : "space";
}
