// The stage over time: the view is the truth, events only say how to get there. Ships walk space by space, fall, or come out
// of a wormhole; everything waits its turn, and nothing waits for ever.
import type { ExplorerView, GameEvent } from "../../generated/explorer";
import { keyOf, type Spot, way } from "./geometry";

const STEP = 90;
const HOME: Spot = { place: "home", orbit: 0, space: 0 };
const PAUSES: Partial<Record<GameEvent["event"], number>> = {
  "dice-rolled": 480,
  "funding-rolled": 420,
  "event-drawn": 560,
  "result-found": 500,
  "presentation-failed": 600,
};

export interface Shown {
  crew: number;
  spot: Spot;
}

export type Scene =
  | { kind: "probe"; crew: number; from: Spot }
  | { kind: "fall"; crew: number; from: Spot }
  | { kind: "wormhole"; crew: number };

export function motionWanted(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long each scene takes. */
export const LENGTHS: Record<Scene["kind"], number> = { probe: 900, fall: 2400, wormhole: 3200 };

export class Theatre {
  ships = $state.raw<Shown[]>([]);
  scene = $state.raw<Scene | null>(null);
  /** The spots that a ship has just left, newest last: its trail. */
  trail = $state.raw<Spot[]>([]);
  busy = $state(false);
  /** How many events of the log have been shown; null: all of them. Papers and dice must not tell what comes next. */
  told = $state<number | null>(null);

  #waiting: { view: ExplorerView; events: GameEvent[] }[] = [];
  #shown: ExplorerView | null = null;
  #gone = false;
  #roll: number | null = null;

  /** `done` is called when the stage shows the newest view. */
  constructor(private readonly done: () => void) {}

  /** `known`: how many events the log tells of so far. */
  arrive(view: ExplorerView, events: GameEvent[], known: number): void {
    if (view === this.#shown) return;
    const first = this.#shown === null;
    this.#shown = view;
    if (first || events.length === 0 || !motionWanted()) {
      this.#waiting = [];
      this.#rest(view);
      if (!this.busy) this.done();
      return;
    }
    this.#waiting.push({ view, events });
    if (this.busy) return;
    this.told = known;
    void this.#play();
  }

  leave(): void {
    this.#gone = true;
  }

  async #play(): Promise<void> {
    this.busy = true;
    while (!this.#gone) {
      const next = this.#waiting.shift();
      if (!next) break;
      const hurry = this.#waiting.length > 1 ? 3 : 1;
      const late = this.#waiting.length > 5;
      for (const event of next.events) {
        this.#tell(event);
        if (!late) await this.#show(next.view, event, hurry);
      }
      if (!late) await this.#catchUp(next.view, hurry);
      this.#rest(next.view);
    }
    this.busy = false;
    this.told = null;
    if (this.#gone || !this.#shown) return;
    this.#rest(this.#shown);
    this.done();
  }

  #tell(event: GameEvent): void {
    if (this.told !== null && "crew" in event) this.told += 1;
  }

  async #show(view: ExplorerView, event: GameEvent, hurry: number): Promise<void> {
    if (this.#gone) return;
    switch (event.event) {
      case "ship-moved": {
        const goal: Spot = { place: event.place as Spot["place"], orbit: event.orbit, space: event.space };
        await this.#walk(view, event.crew, goal, event.how === "moved" ? this.#roll : 0, hurry);
        return;
      }
      case "home-reached":
        return this.#walk(view, event.crew, HOME, null, hurry);
      case "turn-began":
        this.trail = [];
        this.#roll = null;
        return;
      case "probe-launched":
        return this.#act({ kind: "probe", crew: event.crew, from: this.#at(event.crew) }, hurry);
      case "ship-fell":
        await this.#act({ kind: "fall", crew: event.crew, from: this.#at(event.crew) }, hurry);
        this.ships = this.ships.filter((ship) => ship.crew !== event.crew);
        return;
      case "wormhole-passed":
        return this.#act({ kind: "wormhole", crew: event.crew }, 1);
      case "dice-rolled":
        this.#roll = event.total;
    }
    await pause((PAUSES[event.event] ?? 0) / hurry);
  }

  /** A ship that stops where a change of orbit is offered has moved without a word. */
  async #catchUp(view: ExplorerView, hurry: number): Promise<void> {
    const ship = view.ships[view.crew];
    if (view.phase === "move" && ship) await this.#walk(view, ship.crew, ship, null, hurry);
  }

  async #walk(view: ExplorerView, crew: number, goal: Spot, steps: number | null, hurry: number): Promise<void> {
    const from = this.#at(crew);
    if (keyOf(from) === keyOf(goal) && (steps ?? 0) === 0) return;
    const path = steps === 0 ? [goal] : way(view.box, from, goal, steps);
    this.#roll = null;
    this.trail = [...this.trail, from];
    for (const spot of path) {
      if (this.#gone) return;
      this.#put(crew, spot);
      this.trail = [...this.trail, spot];
      await pause((path.length === 1 ? 4 * STEP : STEP) / hurry);
    }
  }

  async #act(scene: Scene, hurry: number): Promise<void> {
    this.scene = scene;
    await pause(LENGTHS[scene.kind] / hurry);
    this.scene = null;
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

function pause(milliseconds: number): Promise<void> {
  return milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();
}
