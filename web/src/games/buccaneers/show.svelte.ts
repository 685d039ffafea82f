// The reveal as a show: all cards at once, then effect by effect, each with its sentence. Can be skipped at any time.
import type { ShownCard, TableView } from "../../generated/buccaneers";
import type { GameEvent } from "../../lib/game";
import { media } from "../../lib/media.svelte";
import { pace } from "./pace.svelte";
import { advanced, curtainUp, keyOf, revealed, type Stage } from "./stage";
import { tell } from "./told";

/** Events that are worth a step of their own. */
const STEPS = ["threshold-placed", "direction-flipped", "robot-turned", "artifact-turned", "part-placed", "card-added", "card-arrived", "relic-used", "hands-passed"];
const TURNED_UP = ["card-played", "card-taken", "card-added", "card-arrived"];

interface Scene {
  before: TableView;
  after: TableView;
  events: GameEvent[];
  nameOf: (seat: number) => string;
}

export class Show {
  /** What is drawn instead of the truth. */
  drawn = $state.raw<TableView | null>(null);
  /** What is just happening. */
  caption = $state("");
  busy = $state(false);
  #down = $state.raw(new Set<string>());
  #waiting: Scene[] = [];
  #wake: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Raised when a show ends early. */
  #run = 0;

  isDown(seat: number, shown: ShownCard): boolean {
    return this.#down.size > 0 && this.#down.has(keyOf(seat, shown));
  }

  play(before: TableView, after: TableView, events: GameEvent[], nameOf: (seat: number) => string): void {
    if (media.still || pace.now === "off" || before.round !== after.round || before.displays.length !== after.displays.length)
      return;
    if (!events.some(({ event }) => TURNED_UP.includes(event) || STEPS.includes(event))) return;
    if (this.#waiting.length > 2) this.stop();
    this.#waiting.push({ before, after, events, nameOf });
    if (!this.busy) void this.#perform();
  }

  stop(): void {
    this.#run += 1;
    this.#waiting = [];
    clearTimeout(this.#timer);
    this.#wake?.();
    this.#end();
  }

  async #perform(): Promise<void> {
    const run = this.#run;
    this.busy = true;
    for (let scene = this.#waiting.shift(); scene; scene = this.#waiting.shift()) {
      await this.#act(scene, run);
      if (run !== this.#run) return;
    }
    this.#end();
  }

  async #act({ before, after, events, nameOf }: Scene, run: number): Promise<void> {
    let stage = curtainUp(before, after);
    const played = events.filter(({ event }) => TURNED_UP.includes(event));
    if (played.length > 0) {
      this.#put(stage, "");
      await this.#pause(450);
      if (run !== this.#run) return;
    }
    stage = revealed(stage, after);
    const told = played.map((event) => tell(event, nameOf)).join(" ");
    this.#put(stage, told);
    await this.#pause(played.length > 0 ? 900 + 260 * played.length : 100);
    for (const event of events) {
      if (run !== this.#run) return;
      if (!STEPS.includes(event.event)) continue;
      stage = advanced(stage, after, event);
      this.#put(stage, tell(event, nameOf));
      await this.#pause(event.event === "hands-passed" ? 420 : 950);
    }
  }

  #put(stage: Stage, caption: string): void {
    this.drawn = stage.view;
    this.#down = stage.down;
    if (caption) this.caption = caption;
  }

  #end(): void {
    this.busy = false;
    this.drawn = null;
    this.caption = "";
    this.#down = new Set();
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      this.#timer = setTimeout(resolve, milliseconds * pace.factor);
    });
  }
}
