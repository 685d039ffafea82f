// What lies on the desk: the roll of telexes, and what the last probe had to say.
import type { Course, Hold, Step } from "./course";

/** One event card, as a message. */
export interface Message {
  /** Running number of the match. */
  number: number;
  crew: number;
  card: string;
  before: Hold;
  /** After everything that the card has brought about. */
  after: Hold;
}

export type Paper =
  | { kind: "telex"; line: number; crew: number }
  | { kind: "report"; line: number; crew: number; card: string }
  | { kind: "silence"; line: number; crew: number; shown: number };

/** Every event card of the match so far, the newest last. */
export function messagesOf(course: Course): Message[] {
  const found: Message[] = [];
  for (const step of course.steps) {
    const last = found.at(-1);
    if (step.event.event === "event-drawn")
      found.push({ number: found.length + 1, crew: step.crew, card: step.event.card, before: step.before, after: step.after });
    else if (last && last.crew === step.crew && belongs(step)) last.after = step.after;
  }
  return found;
}

/** Does it still tell what a card did? The next roll or move of its own does not. */
function belongs({ event }: Step): boolean {
  if (event.event === "ship-changed") return true;
  return event.event === "ship-moved" && (event.how === "pulled" || event.how === "lifted");
}

/** The newest paper. */
export function paperOf(course: Course): Paper | null {
  for (let index = course.steps.length - 1; index >= 0; index--) {
    const step = course.steps[index];
    if (!step) break;
    const { line, crew, event } = step;
    if (event.event === "result-found") return { kind: "report", line, crew, card: event.card };
    if (event.event === "probe-failed") return { kind: "silence", line, crew, shown: event.shown };
    if (event.event === "event-drawn") return { kind: "telex", line, crew };
  }
  return null;
}

const OF_TIME = ["slow-clocks", "frozen-fall", "stretched-light", "late-echo", "young-travellers", "long-evaporation"];
const OF_A_PERSON = ["stretched-body", "gentle-giant", "unmarked-door", "only-inwards", "hot-welcome", "no-vacuum-cleaner"];

/** Which of the three questions a probe result answers: what happens to space, to time, to a person. */
export function questionOf(card: string): "space" | "time" | "person" {
  if (OF_TIME.includes(card)) return "time";
  return OF_A_PERSON.includes(card) ? "person" : "space";
}
