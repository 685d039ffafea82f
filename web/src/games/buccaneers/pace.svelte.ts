// How fast the reveal and the score are shown; kept in this browser.
export const PACES = ["slow", "normal", "fast", "off"] as const;
export type Pace = (typeof PACES)[number];

const PLACE = "ergosphere.buccaneers.pace";
const FACTOR: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.45, off: 0 };

class PaceSetting {
  now = $state<Pace>(read());

  get factor(): number {
    return FACTOR[this.now];
  }

  set(pace: Pace): void {
    this.now = pace;
    try {
      localStorage.setItem(PLACE, pace);
    } catch {
      // then it holds for this visit
    }
  }
}

function read(): Pace {
  try {
    const kept = localStorage.getItem(PLACE);
    return PACES.find((one) => one === kept) ?? "normal";
  } catch {
    return "normal";
  }
}

export const pace = new PaceSetting();
