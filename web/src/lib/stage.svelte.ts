// The moment shown: through whose eyes we look, what is on the board, what is still to come. Everything on the screen speaks
// of this moment and of no later one.
import { tick } from "svelte";
import type { Update } from "../generated/protocol";
import type { GameEvent } from "./game";
import { type PaceSetting, pace as shared } from "./pace.svelte";

/** How long others' actions stay in the strip before the next thing happens; milliseconds at normal pace. */
const HOLD = 1100;
/** Anybody further behind than this has been away and sees only where the match stands now. */
const MOST = 80;

/** An update as a step; its events led here from the step before, and are empty after a jump. */
export interface Step {
  update: Update;
  events: GameEvent[];
}

/** Anything but the answer to an action of one's own is somebody else's doing. */
const byOthers = ({ update }: Step): boolean => update.ack === null;

/** Must the seat of this update decide something, for itself or for a bot that waits for its word? */
export function decides({ seat, actors, decides_for: decided }: Update): boolean {
  return seat !== null && (actors.includes(seat) || decided !== null);
}

export class Stage {
  /** The newest update of each seat played here; a spectator's is under -1. */
  updates = $state.raw<Record<number, Update>>({});
  /** The seat through whose eyes we look; null: a spectator, or nobody yet. */
  eyes = $state<number | null>(null);
  /** The screen must be handed to this seat first; until then nothing is shown. */
  curtain = $state<number | null>(null);
  /** What everything on the screen speaks of. */
  moment = $state.raw<Step | null>(null);
  /** What the board is acting out; it becomes the moment when the board has come to rest. */
  acting = $state.raw<Step | null>(null);
  /** Somebody's action is on the board and stays there for a while before anything else happens. */
  holding = $state(false);
  queue = $state.raw<Step[]>([]);
  #busy = false;
  #run = 0;
  #seated = false;

  /** `chairs`: how many seats are played at this screen; `hides`: does the game have secrets that need a curtain? */
  constructor(
    private readonly chairs: () => number,
    private readonly hides: () => boolean,
    /** Called when another seat looks. */
    private readonly looks: () => void = () => {},
    private readonly pace: PaceSetting = shared,
    private readonly hidden: () => boolean = () => document.visibilityState === "hidden",
  ) {}

  /** Own seats, in order. */
  get own(): number[] {
    return Object.keys(this.updates)
      .map(Number)
      .filter((seat) => seat >= 0)
      .sort((a, b) => a - b);
  }

  get latest(): Update | null {
    return this.updates[this.eyes ?? -1] ?? Object.values(this.updates)[0] ?? null;
  }

  /** Is the newest position on the board and at rest? Only then may anybody act. */
  get current(): boolean {
    const { moment } = this;
    return (
      moment !== null && moment.update.version === this.latest?.version && this.acting === null && !this.holding && this.curtain === null
    );
  }

  /** What just happened, while it is being shown. */
  get happening(): GameEvent[] {
    return this.acting?.events ?? (this.holding ? (this.moment?.events ?? []) : []);
  }

  take(update: Update): void {
    this.updates = { ...this.updates, [update.seat ?? -1]: update };
    if (!this.#seated) this.#sit();
    if (this.#seated && (update.seat ?? -1) === (this.eyes ?? -1)) this.#enqueue(update);
    this.#settle();
  }

  /** The board is busy, or has come to rest. */
  showing(busy: boolean): void {
    if (this.#busy === busy) return;
    this.#busy = busy;
    if (!busy && this.acting) this.#arrived(this.#run);
  }

  /** The next person sits at the screen. */
  lift(): void {
    if (this.curtain === null) return;
    this.#look(this.curtain);
    this.#settle();
  }

  /** Straight to where the match stands. */
  skip(): void {
    this.pace.skip();
    const last = this.queue.at(-1) ?? this.acting ?? this.moment;
    if (last) this.jump(last.update);
  }

  /** Show an update at once; nothing led here that could be acted out. */
  jump(update: Update): void {
    this.#run += 1;
    this.queue = [];
    this.acting = null;
    this.holding = false;
    this.moment = { update, events: [] };
    this.#settle();
  }

  /** Choose who looks first. Where several seats with secrets share a screen, wait for all of them; then the curtain decides. */
  #sit(): void {
    const own = this.own;
    const all = Object.keys(this.updates).length >= this.chairs();
    if (this.chairs() > 1 && this.hides()) {
      const started = this.latest?.started ?? false;
      if (!all || !started) return;
      this.#seated = true;
      this.curtain = this.#deciding()[0] ?? own[0] ?? null;
      if (this.latest?.outcome != null) this.lift();
      return;
    }
    this.#seated = true;
    this.eyes = own[0] ?? null;
    this.looks();
  }

  #enqueue(update: Update): void {
    const known = this.queue.at(-1) ?? this.acting ?? this.moment;
    if (known === null) return this.jump(update);
    if (update.version < known.update.version) return; // overtaken on the way
    if (update.version === known.update.version) return this.#refresh(update);
    this.queue = [...this.queue, { update, events: update.events as GameEvent[] }];
    const last = this.queue.at(-1);
    if (last && (this.queue.length > MOST || this.hidden())) this.jump(last.update);
    else void this.#advance();
  }

  /** The same decision, but somebody came, went, sealed or retracted: nothing moves. */
  #refresh(update: Update): void {
    const again = (step: Step): Step => ({ ...step, update: { ...update, ack: update.ack ?? step.update.ack } });
    const last = this.queue.at(-1);
    if (last) this.queue = [...this.queue.slice(0, -1), again(last)];
    else if (this.acting) this.acting = again(this.acting);
    else if (this.moment) this.moment = again(this.moment);
  }

  async #advance(): Promise<void> {
    if (this.acting || this.holding) return;
    const [next, ...rest] = this.queue;
    if (next === undefined) return this.#settle();
    this.queue = rest;
    if (next.events.length === 0 || this.pace.now === "off") {
      this.moment = { ...next, events: this.pace.now === "off" ? [] : next.events };
      return this.#advance();
    }
    const run = ++this.#run;
    this.acting = next;
    this.#busy = false;
    await tick(); // the board has seen it now, and says if it takes its time
    if (run === this.#run && !this.#busy) this.#arrived(run);
  }

  /** The board has come to rest. */
  #arrived(run: number): void {
    if (run !== this.#run || this.acting === null) return;
    const step = this.acting;
    this.moment = step;
    this.acting = null;
    this.holding = byOthers(step);
    if (this.holding) void this.pace.rest(HOLD).then(() => this.#release(run));
    else void this.#advance();
  }

  #release(run: number): void {
    if (run !== this.#run) return;
    this.holding = false;
    void this.#advance();
  }

  /** Own seats that must decide now; none until all have the newest update, or the screen would go to the first that has it. */
  #deciding(): number[] {
    const heard = this.own.flatMap((seat) => this.updates[seat] ?? []);
    const newest = Math.max(...heard.map(({ version }) => version));
    if (heard.some(({ version }) => version < newest)) return [];
    return this.own.filter((seat) => {
      const update = this.updates[seat];
      return update !== undefined && decides(update);
    });
  }

  /** Give the screen to whoever must decide, once what happened has been seen. */
  #settle(): void {
    if (!this.#seated || this.acting || this.holding || this.queue.length > 0) return;
    const deciding = this.#deciding();
    const over = this.latest?.outcome != null;
    if (this.curtain !== null) {
      if (over) this.lift();
      else if (deciding.length > 0 && !deciding.includes(this.curtain)) this.curtain = this.#next(deciding);
      return;
    }
    if (over || deciding.length === 0 || (this.eyes !== null && deciding.includes(this.eyes))) return;
    const next = this.#next(deciding);
    if (!this.hides()) return this.#look(next);
    this.curtain = next;
    this.looks();
  }

  /** The next seat round the table from the one who had the screen last. */
  #next(deciding: number[]): number {
    const from = this.eyes ?? -1;
    return deciding.find((seat) => seat > from) ?? deciding[0] ?? 0;
  }

  #look(seat: number): void {
    this.curtain = null;
    this.eyes = seat;
    const update = this.updates[seat];
    if (update) this.jump(update);
    this.looks();
  }
}
