// How fast things are shown, in all games; kept in this browser. Animations wait with `rest`, so that they can be paused and skipped.
export const PACES = ["slow", "normal", "fast", "off"] as const;
export type Pace = (typeof PACES)[number];

const PLACE = "ergosphere.pace";
const FACTOR: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.4, off: 0 };

export class PaceSetting {
  now = $state<Pace>(kept());
  paused = $state(false);
  /** Incremented by each skip. */
  skipped = $state(0);
  #resting = new Set<Rest>();

  get factor(): number {
    return FACTOR[this.now];
  }

  set(pace: Pace): void {
    this.now = pace;
    try {
      localStorage.setItem(PLACE, pace);
    } catch {
      // no storage: it lasts for this visit
    }
    if (pace === "off") this.skip();
  }

  pause(): void {
    this.paused = true;
    for (const rest of this.#resting) rest.stop();
  }

  resume(): void {
    this.paused = false;
    for (const rest of this.#resting) rest.go();
  }

  /** Whatever is resting continues at once. */
  skip(): void {
    this.skipped += 1;
    this.paused = false;
    for (const rest of [...this.#resting]) rest.end();
  }

  /** Waits this many milliseconds at normal pace. */
  rest(milliseconds: number): Promise<void> {
    const time = milliseconds * this.factor;
    if (time <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const rest = new Rest(time, () => {
        this.#resting.delete(rest);
        resolve();
      });
      this.#resting.add(rest);
      if (!this.paused) rest.go();
    });
  }
}

class Rest {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;

  constructor(
    private left: number,
    private readonly done: () => void,
  ) {}

  go(): void {
    this.#since = performance.now();
    this.#timer = setTimeout(() => this.end(), this.left);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.left = Math.max(0, this.left - (performance.now() - this.#since));
  }

  end(): void {
    clearTimeout(this.#timer);
    this.done();
  }
}

function kept(): Pace {
  try {
    const found = localStorage.getItem(PLACE);
    return PACES.find((one) => one === found) ?? "normal";
  } catch {
    return "normal";
  }
}

export const pace = new PaceSetting();
