// The stage over time: the view is the truth, events only say how to get there. Ships walk space by space, fall, or come out
// of a wormhole; each thing is shown long enough to be read, at the pace that the person has set.
import type { ExplorerView, GameEvent } from "../../../generated/explorer";
import { media } from "../../../lib/media.svelte";
import { pace } from "../../../lib/pace.svelte";
import { keyOf, type Spot, way } from "../board/geometry";

const STEP = 90;
const HOME: Spot = { place: "home", orbit: 0, space: 0 };

/** How long something stays, in milliseconds at normal pace. Anything else passes with the thing before it. */
const STAYS: Partial<Record<GameEvent["event"], number>> = {
  "first-drawn": 900,
  "funding-rolled": 1000,
  "crew-asked": 1300,
  "nobody-asked": 700,
  "crew-declined": 1300,
  "crews-joined": 1600,
  "ship-built": 900,
  "turn-began": 450,
  "turn-missed": 1100,
  "dice-bought": 500,
  "dice-rolled": 850,
  "event-drawn": 1900,
  "event-withstood": 1100,
  "ship-changed": 800,
  "robot-used": 1000,
  "probe-failed": 1700,
  "probe-reported": 900,
  "result-found": 2200,
  "results-exhausted": 1600,
  "help-given": 1300,
  "ship-lost": 1400,
  "home-reached": 700,
  "presentation-failed": 1900,
  "prize-won": 1200,
};
/** After a ship has come to a stop. */
const STOP = 250;

export interface Shown {
  crew: number;
  spot: Spot;
}

export type Scene =
  | { kind: "probe"; crew: number; from: Spot }
  | { kind: "fall"; crew: number; from: Spot }
  | { kind: "wormhole"; crew: number };

/** How long each scene takes. */
export const LENGTHS: Record<Scene["kind"], number> = { probe: 900, fall: 2400, wormhole: 3200 };

export class Theatre {
  ships = $state.raw<Shown[]>([]);
  scene = $state.raw<Scene | null>(null);
  /** The spots that a ship has just left, newest last: its trail. */
  trail = $state.raw<Spot[]>([]);
  /** How many events of the log have been shown; null: all of them. Papers and dice must not tell what comes next. */
  told = $state<number | null>(null);
  /** Whose doing is being shown; null: nobody's. */
  crew = $state<number | null>(null);

  #shown: ExplorerView | null = null;
  #run = 0;
  #roll: number | null = null;

  /** `busy` is called when a show begins and ends, `tells` with what is happening now. */
  constructor(
    private readonly busy: (is: boolean) => void,
    private readonly tells: (event: GameEvent, spaces: number | null) => void,
  ) {}

  /** `known`: how many events the log told of before this view. */
  arrive(view: ExplorerView, events: GameEvent[], known: number): void {
    if (view === this.#shown) return;
    const first = this.#shown === null;
    this.#shown = view;
    this.#run += 1;
    if (first || events.length === 0 || pace.now === "off") {
      this.trail = [];
      return this.#end(view);
    }
    this.told = known;
    this.busy(true);
    void this.#play(view, events, this.#run);
  }

  leave(): void {
    this.#run += 1;
  }

  async #play(view: ExplorerView, events: GameEvent[], run: number): Promise<void> {
    for (const event of events) {
      if (run !== this.#run) return;
      if ("crew" in event) {
        this.told = (this.told ?? 0) + 1;
        this.crew = event.crew;
      }
      await this.#show(view, event, run);
    }
    if (run === this.#run) await this.#catchUp(view, run);
    if (run === this.#run) this.#end(view);
  }

  #end(view: ExplorerView): void {
    this.told = this.crew = null;
    this.#rest(view);
    this.busy(false);
  }

  async #show(view: ExplorerView, event: GameEvent, run: number): Promise<void> {
    const spaces = event.event === "ship-moved" && event.how === "moved" ? this.#roll : null;
    this.tells(event, spaces);
    switch (event.event) {
      case "ship-moved": {
        const goal: Spot = { place: event.place as Spot["place"], orbit: event.orbit, space: event.space };
        await this.#walk(view, event.crew, goal, event.how === "moved" ? this.#roll : 0, run);
        return pace.rest(STOP);
      }
      case "home-reached":
        await this.#walk(view, event.crew, HOME, null, run);
        break;
      case "turn-began":
        this.trail = [];
        this.#roll = null;
        break;
      case "probe-launched":
        return this.#act({ kind: "probe", crew: event.crew, from: this.#at(event.crew) }, run);
      case "ship-fell":
        await this.#act({ kind: "fall", crew: event.crew, from: this.#at(event.crew) }, run);
        if (run === this.#run) this.ships = this.ships.filter((ship) => ship.crew !== event.crew);
        return;
      case "wormhole-passed":
        return this.#act({ kind: "wormhole", crew: event.crew }, run);
      case "ship-built":
        this.#put(event.crew, HOME);
        break;
      case "dice-rolled":
        this.#roll = event.total;
    }
    await pace.rest(STAYS[event.event] ?? 0);
  }

  /** A ship that stops where it may change orbit has moved without an event. */
  async #catchUp(view: ExplorerView, run: number): Promise<void> {
    const ship = view.ships[view.crew];
    if (view.phase === "move" && ship) await this.#walk(view, ship.crew, ship, null, run);
  }

  async #walk(view: ExplorerView, crew: number, goal: Spot, steps: number | null, run: number): Promise<void> {
    const from = this.#at(crew);
    if (keyOf(from) === keyOf(goal) && (steps ?? 0) === 0) return;
    const path = steps === 0 ? [goal] : way(view.box, from, goal, steps);
    this.#roll = null;
    this.trail = [...this.trail, from];
    for (const [index, spot] of path.entries()) {
      if (run !== this.#run) return;
      this.trail = [...this.trail, spot];
      if (media.still && index < path.length - 1) continue; // nothing moves: the ship is there at once
      this.#put(crew, spot);
      await pace.rest(path.length === 1 || media.still ? 5 * STEP : STEP);
    }
  }

  async #act(scene: Scene, run: number): Promise<void> {
    this.scene = scene;
    await pace.rest(LENGTHS[scene.kind]);
    if (run === this.#run) this.scene = null;
  }

  #at(crew: number): Spot {
    return this.ships.find((ship) => ship.crew === crew)?.spot ?? HOME;
  }

  #put(crew: number, spot: Spot): void {
    this.ships = [...this.ships.filter((ship) => ship.crew !== crew), { crew, spot }].sort((a, b) => a.crew - b.crew);
  }

  #rest(view: ExplorerView): void {
    this.scene = null;
    const out = view.outcome?.reason === "wormhole" ? view.outcome.winners : [];
    this.ships = view.ships
      .filter((ship) => ship.design !== null)
      .map(({ crew, seats, place, orbit, space }) => ({
        crew,
        spot: seats.some((seat) => out.includes(seat)) ? HOME : { place, orbit, space },
      }));
  }
}
