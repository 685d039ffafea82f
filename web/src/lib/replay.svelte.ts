// Looking back: the view after any line of a log, step by step or playing by itself.
import type { LogLine, Moment } from "../generated/protocol";
import type { GameEvent } from "./game";

const PACE = 1100;

export class Replay {
  /** The number of lines before the moment shown. */
  number = $state(0);
  moment = $state.raw<Moment | null>(null);
  /** What led here, if it was one step forward; only then does a board move things. */
  events = $state.raw<GameEvent[]>([]);
  playing = $state(false);
  failed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #known = new Map<number, Moment>();

  constructor(
    private readonly lines: () => LogLine[],
    private readonly fetch: (number: number) => Promise<Moment>,
    /** Numbers of the lines that end a turn as people see it; none: every line. */
    private readonly turns: () => number[] = () => [],
  ) {}

  get length(): number {
    return this.lines().length;
  }

  async look(number: number): Promise<void> {
    const wanted = Math.max(0, Math.min(number, this.length));
    const asked = ++this.#asked;
    let moment = this.#known.get(wanted);
    if (moment === undefined) {
      try {
        moment = await this.fetch(wanted);
      } catch {
        this.failed = true;
        this.pause();
        return;
      }
      this.#known.set(wanted, moment);
    }
    if (asked !== this.#asked) return;
    const forward = this.moment !== null && (wanted === this.number + 1 || wanted === this.#stopAfter(1));
    this.events = forward ? (this.lines().slice(this.number, wanted).flatMap(({ events }) => events) as GameEvent[]) : [];
    this.failed = false;
    this.number = wanted;
    this.moment = moment;
  }

  /** Line by line. */
  step(by: number): void {
    this.pause();
    void this.look(this.number + by);
  }

  /** Where a replay stops, including the beginning and the end. */
  get stops(): number[] {
    const turns = this.turns();
    const all = turns.length > 0 ? turns : this.lines().map((_, index) => index + 1);
    return [...new Set([0, ...all, this.length])].filter((number) => number <= this.length).sort((a, b) => a - b);
  }

  /** The number of the turn shown, from 0. */
  get turn(): number {
    return this.stops.findLastIndex((number) => number <= this.number);
  }

  /** Does the game have turns that are longer than a line? */
  get byTurns(): boolean {
    return this.turns().length > 0;
  }

  /** Turn by turn. */
  stop(by: number): void {
    this.pause();
    void this.look(this.#stopAfter(by));
  }

  #stopAfter(by: number): number {
    const { stops, number } = this;
    return (by > 0 ? stops.find((one) => one > number) : stops.findLast((one) => one < number)) ?? number;
  }

  play(): void {
    this.playing = true;
    const next = async (): Promise<void> => {
      await this.look(this.#stopAfter(1));
      if (!this.playing) return;
      if (this.number >= this.length) this.pause();
      else this.#timer = setTimeout(() => void next(), PACE);
    };
    const begin = this.number >= this.length ? this.look(0) : Promise.resolve();
    void begin.then(() => (this.#timer = setTimeout(() => void next(), PACE / 3)));
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Another seat looks now and may know other things. */
  forget(): void {
    this.#known.clear();
  }
}
