// The sky over time: the view is the truth, events only say how to get there. Cards that come up are shown before they act,
// planets glide along their rings and push each other, ships ride and fly; all at the pace that the person has set.
import type { GameEvent as Told, TableView } from "../../../generated/chasphere";
import { media } from "../../../lib/media.svelte";
import { pace } from "../../../lib/pace.svelte";
import { angleOn, arcOf, onRing, PLANETS, type Point, pointOf, STAR, turnTo } from "../board/geometry";

const GLIDE = 750;
const FALL = 260;
const LEG = 420;
const JUMP = 600;

/** How long something stays, in milliseconds at normal pace. Anything else passes with the next thing. */
const STAYS: Partial<Record<Told["event"], number>> = {
  "game-turn-began": 650,
  "planet-moved": 300,
  "planet-ejected": 450,
  "planet-swallowed": 1000,
  "star-collapsed": 1900,
  "last-turn-set": 1500,
  "ship-lost": 1700,
  "planet-contaminated": 1500,
  "planet-explored": 300,
  "engine-changed": 500,
  "first-explorer-named": 1200,
};
/** How long a card lies there to be read. */
const READ = 2600;

/** A card in the middle of the table, before it acts or goes to somebody. */
export interface Shown {
  kind: "event" | "found" | "returned" | "taken";
  card: string;
  /** The event that it meets. */
  waiting: string | null;
  /** For events: what they do, as told by what follows. */
  effect: "none" | "moves" | "contaminates" | "nothing-new";
  planet: string;
  seat: number;
  /** The planet that moves. */
  mover: string;
  /** Does it bring the end nearer? Not once the last turn is set. */
  sooner: boolean;
}

export interface Body {
  at: Point;
  /** 1, or less while it falls or appears. */
  size: number;
}

const ease = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

export class Theatre {
  planets = $state.raw<Body[]>([]);
  ships = $state.raw<Body[]>([]);
  /** Where everything is now, by planet and by seat; names and pins go there. */
  places = $state.raw<string[]>([]);
  docks = $state.raw<string[]>([]);
  collapsed = $state(false);
  moving = $state(false);
  card = $state.raw<Shown | null>(null);
  /** The space that is spoken of. */
  focus = $state<string | null>(null);
  /** The view for everything else on the board while something is acted out; null: nothing is. */
  before = $state.raw<TableView | null>(null);

  #shown: TableView | null = null;
  #run = 0;
  /** The planet that each ship is on; -1: none. */
  #aboard: number[] = [];
  #drawn: (string | null)[] = [];
  #goOn: (() => void) | null = null;

  /** `busy` is called when a show begins and ends, `tells` with what is happening now; `own`: who looks. */
  constructor(
    private readonly busy: (is: boolean) => void,
    private readonly tells: (event: Told) => void,
    private readonly own: () => number | null,
  ) {}

  arrive(view: TableView, events: Told[]): void {
    const before = this.#shown;
    if (view === before) return;
    this.#shown = view;
    this.#run += 1;
    this.#goOn = null;
    if (before === null || events.length === 0 || pace.now === "off") return this.#end(view);
    this.#stand(before);
    this.before = before;
    this.busy(true);
    void this.#play(view, events, this.#run);
  }

  leave(): void {
    this.#run += 1;
  }

  /** Somebody has read the card. */
  goOn(): void {
    this.#goOn?.();
  }

  async #play(view: TableView, events: Told[], run: number): Promise<void> {
    for (const [number, event] of events.entries()) {
      if (run !== this.#run) return;
      this.tells(event);
      await this.#show(event, events.slice(number + 1), run);
      if (run !== this.#run) return;
      this.card = null;
    }
    this.#end(view);
  }

  #end(view: TableView): void {
    this.before = null;
    this.card = null;
    this.#stand(view);
    this.busy(false);
  }

  /** Everything stands as a view says. */
  #stand(view: TableView): void {
    this.moving = false;
    this.collapsed = view.collapsed;
    this.places = PLANETS.map((_, k) => view.planets[k]?.space ?? STAR);
    this.docks = view.players.map((player) => player.space);
    this.planets = this.places.map((space) => ({ at: pointOf(space), size: space === STAR ? 0 : 1 }));
    this.ships = view.players.map((player) => ({ at: pointOf(player.space), size: player.lost || !player.ship ? 0 : 1 }));
    this.#aboard = view.players.map((player) => (player.lost ? -1 : this.#planetAt(player.space)));
  }

  #planetAt(space: string): number {
    return space === STAR ? -1 : this.places.indexOf(space);
  }

  async #show(event: Told, next: Told[], run: number): Promise<void> {
    if ("seat" in event && typeof event.seat === "number") this.focus = this.docks[event.seat] ?? null;
    switch (event.event) {
      case "planet-moved":
      case "planet-ejected":
        await this.#glide(event.planet, event.space, run);
        break;
      case "planet-swallowed":
        await this.#glide(event.planet, STAR, run);
        break;
      case "star-collapsed":
        this.collapsed = true;
        this.focus = null;
        break;
      case "ship-moved":
        return this.#fly(event.seat, event.space, run);
      case "ship-jumped":
        return this.#jump(event.seat, this.places[PLANETS.findIndex((one) => one === event.planet)] ?? STAR, run);
      case "ship-lost":
        this.ships = this.ships.map((body, seat) => (seat === event.seat ? { ...body, size: 0 } : body));
        this.focus = null;
        break;
      case "planet-contaminated":
        this.focus = this.#placeOf(event.planet);
        break;
      case "cards-drawn":
        this.#drawn = event.cards;
        break;
      default:
        return this.#present(event, next);
    }
    await pace.rest(STAYS[event.event] ?? 0);
  }

  /** Cards that come up lie there before anything happens through them. */
  async #present(event: Told, next: Told[]): Promise<void> {
    const card = cardOf(event, next, this.own(), this.#drawn, this.before?.last_turn === 0);
    if (card === null) return pace.rest(STAYS[event.event] ?? 0);
    this.card = card;
    if (event.event === "event-shown") this.focus = this.#placeOf(event.planet);
    const tapped = new Promise<void>((resolve) => (this.#goOn = resolve));
    await Promise.race([pace.rest(timeFor(card, this.own())), tapped]);
    this.#goOn = null;
  }

  #placeOf(planet: string): string | null {
    const space = this.places[PLANETS.findIndex((one) => one === planet)];
    return space === undefined || space === STAR ? null : space;
  }

  async #glide(planet: string, to: string, run: number): Promise<void> {
    const k = PLANETS.findIndex((one) => one === planet);
    const from = this.places[k] ?? STAR;
    if (k < 0 || from === to) return;
    const start = angleOn(k, from) ?? 0;
    const goal = angleOn(k, to) ?? 0;
    const turn = this.collapsed ? turnTo(start, goal) : (goal - start + 360) % 360;
    const riders = this.#aboard.flatMap((aboard, seat) => (aboard === k ? [seat] : []));
    const waits = to === STAR || this.#planetAt(to) >= 0 ? [] : this.docks.flatMap((dock, seat) => (dock === to ? [seat] : []));
    this.focus = null;
    const put = (at: Point, size: number): void => {
      this.planets = this.planets.map((body, number) => (number === k ? { at, size } : body));
      this.ships = this.ships.map((body, seat) => (riders.includes(seat) ? { at, size: Math.min(body.size, size) } : body));
    };
    this.moving = true;
    await this.#animate(GLIDE, (part) => put(onRing(k, start + turn * ease(part)), 1), run);
    if (to === STAR) await this.#animate(FALL, (part) => put(pointOf(STAR), 1 - part), run);
    if (run !== this.#run) return;
    this.moving = false;
    this.places = this.places.map((space, number) => (number === k ? to : space));
    this.docks = this.docks.map((dock, seat) => (riders.includes(seat) ? to : dock));
    for (const seat of waits) if (this.#aboard[seat] === -1) this.#aboard[seat] = k;
  }

  async #fly(seat: number, to: string, run: number): Promise<void> {
    const from = this.docks[seat] ?? to;
    const arc = arcOf(from, to);
    await this.#sail(seat, to, LEG, (part) => ({ at: arc ? onRing(arc.ring, arc.from + arc.turn * ease(part)) : pointOf(to), size: 1 }), run);
  }

  async #jump(seat: number, to: string, run: number): Promise<void> {
    const from = this.docks[seat] ?? to;
    await this.#sail(seat, to, JUMP, (part) => ({ at: pointOf(part < 0.5 ? from : to), size: Math.abs(1 - 2 * part) }), run);
  }

  async #sail(seat: number, to: string, length: number, at: (part: number) => Body, run: number): Promise<void> {
    this.focus = null;
    await this.#animate(length, (part) => (this.ships = this.ships.map((body, number) => (number === seat ? at(part) : body))), run);
    if (run !== this.#run) return;
    this.docks = this.docks.map((dock, number) => (number === seat ? to : dock));
    this.#aboard[seat] = this.#planetAt(to);
    this.focus = to;
  }

  /** From 0 to 1 in this many milliseconds at normal pace; pauses with everything else, and jumps to the end on a skip. */
  #animate(length: number, draw: (part: number) => void, run: number): Promise<void> {
    if (media.still || pace.factor === 0) {
      draw(1);
      return pace.rest(length);
    }
    const skips = pace.skipped;
    let spent = 0;
    let last = performance.now();
    return new Promise((resolve) => {
      const step = (now: number): void => {
        if (run !== this.#run) return resolve();
        if (!pace.paused) spent += now - last;
        last = now;
        const over = pace.skipped !== skips || pace.factor === 0;
        const part = over ? 1 : Math.min(1, spent / (length * pace.factor));
        draw(part);
        if (part < 1) requestAnimationFrame(step);
        else resolve();
      };
      requestAnimationFrame(step);
    });
  }
}

/** Events that act take longest to read; what others get is seen at a glance. */
function timeFor(card: Shown, own: number | null): number {
  if (card.kind === "event") return card.waiting === null ? READ : READ * 1.6;
  return card.seat === own ? READ : READ / 2;
}

/** The card that an event shows to `own`; null: none. */
export function cardOf(event: Told, next: Told[], own: number | null, drawn: (string | null)[], sooner: boolean): Shown | null {
  const plain = { waiting: null, effect: "none" as const, mover: "", sooner };
  switch (event.event) {
    case "event-shown":
      return { ...plain, kind: "event", card: event.card, planet: event.planet, seat: event.seat, waiting: event.waiting, ...effectOf(next) };
    case "card-kept":
      // Whoever chose a card already knows it.
      return event.seat === own && !event.forced ? null : { ...plain, kind: "found", card: event.card, planet: event.planet, seat: event.seat };
    case "cards-swapped":
      return event.seat === own ? null : { ...plain, kind: "taken", card: event.taken, planet: "", seat: event.seat };
    case "cards-returned": {
      const [card] = drawn;
      const known = event.why === "well-hidden" && event.seat === own && card;
      return known ? { ...plain, kind: "returned", card, planet: event.planet, seat: event.seat } : null;
    }
    default:
      return null;
  }
}

/** What two events set in motion, from what is told after them. */
function effectOf(next: Told[]): { effect: Shown["effect"]; mover: string } {
  const [first] = next;
  if (first?.event === "planet-contaminated") return { effect: first.already ? "nothing-new" : "contaminates", mover: first.planet };
  if (first?.event === "marker-advanced") return { effect: "moves", mover: first.planet };
  return { effect: "none", mover: "" };
}
