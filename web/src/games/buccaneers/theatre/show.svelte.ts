// The reveal as a show: all cards at once, then effect by effect, each with its sentence; a round that is over goes on to
// the theatre. While it lasts, the board and its neighbours draw this instead of the view.
import type { ShownCard, TableView } from "../../../generated/buccaneers";
import type { GameEvent } from "../../../lib/game";
import { pace } from "../../../lib/pace.svelte";
import { tell, tellReveal } from "../words/log";
import { advanced, curtainUp, keyOf, revealed, type Stage, withoutHand } from "./stage";

/** Events that get their own step. */
const STEPS = [
  "threshold-placed",
  "direction-flipped",
  "robot-turned",
  "artifact-turned",
  "part-placed",
  "card-added",
  "card-arrived",
  "relic-used",
  "relic-held",
  "toys-turned-up",
  "bonus-taken",
  "hands-passed",
  "pile-made",
];
/** Events that the theatre will tell in its steps. */
const SCORED = ["relic-used", "relic-held", "card-arrived", "toys-turned-up", "bonus-taken"];
const REVEALED = ["card-played", "card-taken"];
/** Milliseconds at normal pace. */
const FACEDOWN = 700;
const TURNED_UP = 1000;
const EACH = 300;
const EFFECT = 1200;
const PASSED = 650;

export interface Scene {
  before: TableView;
  /** Where it leads, as far as the table can be drawn; at a round's end the table before the pile's card is turned up. */
  after: TableView;
  events: GameEvent[];
  nameOf(seat: number): string;
  caption(text: string): void;
}

class Show {
  /** What is drawn instead of the view. */
  drawn = $state.raw<TableView | null>(null);
  /** The card of one's own hand that is already in the display. */
  gone = $state<string | null>(null);
  #down = $state.raw(new Set<string>());
  #run = 0;

  get busy(): boolean {
    return this.drawn !== null;
  }

  isDown(seat: number, shown: ShownCard): boolean {
    return this.#down.size > 0 && this.#down.has(keyOf(seat, shown));
  }

  /** Everything stays as it was until the show begins. */
  hold(view: TableView): void {
    this.#run += 1;
    this.#down = new Set();
    this.gone = null;
    this.drawn = view;
  }

  /** True if it came to its end, false if something else has begun. The last picture stays until `end`. */
  async play({ before, after, events, nameOf, caption }: Scene): Promise<boolean> {
    const run = ++this.#run;
    const scored = events.some(({ event }) => event === "threshold-found");
    const own = events.filter(({ event }) => event !== "threshold-found" && !(scored && SCORED.includes(event)));
    const played = own.filter(({ event }) => REVEALED.includes(event));
    let stage = curtainUp(before, after);
    if (played.length > 0) {
      this.#put(stage);
      caption(tell({ event: "reveal" }, nameOf));
      await pace.rest(FACEDOWN);
      if (run !== this.#run) return false;
      this.gone = (played.find((event) => event["seat"] === before.seat)?.["card"] as string | undefined) ?? null;
    }
    stage = revealed(stage, after);
    this.#put(stage);
    if (played.length > 0) {
      caption(tellReveal(played, nameOf));
      await pace.rest(TURNED_UP + EACH * played.length);
    }
    for (const event of own) {
      if (run !== this.#run) return false;
      if (!STEPS.includes(event.event)) continue;
      stage = advanced(stage, after, event);
      if (event.event === "hands-passed" || event.event === "pile-made") stage = withoutHand(stage);
      this.#put(stage);
      caption(tell(event, nameOf));
      await pace.rest(event.event === "hands-passed" ? PASSED : EFFECT);
    }
    return run === this.#run;
  }

  end(): void {
    this.#run += 1;
    this.drawn = null;
    this.gone = null;
    this.#down = new Set();
  }

  #put(stage: Stage): void {
    this.drawn = stage.view;
    this.#down = stage.down;
  }
}

export const show = new Show();

/** Is there anything to show? Not for a deal alone. */
export function isShown(events: GameEvent[]): boolean {
  return events.some(({ event }) => REVEALED.includes(event) || STEPS.includes(event) || event === "threshold-found");
}
