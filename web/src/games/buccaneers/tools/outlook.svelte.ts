// What each card of the hand would make of one's display, and one's chance of being drawn in: the server's tool says so,
// from this seat's own view alone. The chance is shown only if the table has agreed to it.
import type { TableView } from "../../../generated/buccaneers";
import { tool } from "./tools";

export interface Ahead {
  card: string;
  value: number;
  weight: number;
  chance: number | null;
}

interface Outlook {
  chance: number | null;
  picks: Ahead[];
}

const PLACE = "ergosphere.buccaneers.horizon";
const SAMPLES = 120;

class OutlookState {
  /** The event-horizon gauge is on. */
  on = $state(read());
  #answer = $state.raw<Outlook | null>(null);
  #asked = "";
  #view: TableView | null = null;

  get chance(): number | null {
    return this.#answer?.chance ?? null;
  }

  of(card: string): Ahead | null {
    return this.#answer?.picks.find((pick) => pick.card === card) ?? null;
  }

  look(view: TableView): void {
    this.#view = view;
    const asking = `${view.seat} ${view.round} ${view.turn} ${view.phase} ${view.hand.join()} ${view.displays[view.seat ?? 0]?.weight} ${this.on}`;
    if (asking === this.#asked) return;
    this.#asked = asking;
    this.#answer = null;
    const samples = this.on ? SAMPLES : 0;
    void tool("outlook", { view, samples }).then(
      (answer) => {
        if (asking === this.#asked) this.#answer = answer;
      },
      () => {
        // the game can be played without it
      },
    );
  }

  /** Somebody else sits down at the screen. */
  forget(): void {
    this.#asked = "";
    this.#answer = null;
    this.#view = null;
  }

  turn(on: boolean): void {
    this.on = on;
    try {
      localStorage.setItem(PLACE, on ? "on" : "off");
    } catch {
      // no storage: it lasts for this visit
    }
    if (this.#view) this.look(this.#view);
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(PLACE) === "on";
  } catch {
    return false;
  }
}

export const outlook = new OutlookState();
