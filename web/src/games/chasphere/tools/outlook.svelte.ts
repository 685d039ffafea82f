// What is coming and what is in reach, asked of the server for the position shown. No rules here.
import type { TableView } from "../../../generated/chasphere";
import { FIGURES } from "../../../generated/chasphere-figures";
import type { Outlook } from "../../../generated/chasphere-tools";
import { printed } from "../cards/figures.svelte";
import { tool } from "./tools";

/** The server answers a few questions at once, then little more than one per second; others ask, too. */
const AT_ONCE = 10;
const REFILL = 1600;
/** While others act, the newest position is enough. */
const PATIENCE = 900;
const AGAIN = 3000;

/** The tool knows the built-in figures, and needs those of somebody's own pack. */
export function outlookOf(view: TableView): Promise<Outlook> {
  const { figures } = printed;
  return tool("outlook", { view: JSON.stringify(view), figures: figures === FIGURES ? "" : JSON.stringify(figures) });
}

class Outlooks {
  latest = $state.raw<Outlook | null>(null);
  /** The view that the answer is about. */
  #about = $state.raw<TableView | null>(null);
  #wanted: TableView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tokens = AT_ONCE;
  #filled = Date.now();
  #busy = false;

  /** The answer for just this position. */
  of(view: TableView): Outlook | null {
    return this.#about === view ? this.latest : null;
  }

  want(view: TableView, hurry: boolean): void {
    if (view === this.#wanted) return;
    this.#wanted = view;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), hurry ? 0 : PATIENCE);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#wanted = null;
  }

  forget(): void {
    this.leave();
    this.latest = this.#about = null;
  }

  async #ask(): Promise<void> {
    const view = this.#wanted;
    if (view === null || this.#busy) return;
    const wait = this.#take();
    if (wait > 0) {
      this.#timer = setTimeout(() => void this.#ask(), wait);
      return;
    }
    this.#busy = true;
    let retry = 0;
    try {
      const answer = await outlookOf(view);
      if (view === this.#wanted) [this.latest, this.#about] = [answer, view];
    } catch {
      retry = AGAIN; // the board works without it, it only shows less
    }
    this.#busy = false;
    if (this.#wanted !== null && (retry > 0 || this.#wanted !== view))
      this.#timer = setTimeout(() => void this.#ask(), retry);
  }

  /** 0, or how long to wait for a turn. */
  #take(): number {
    const now = Date.now();
    this.#tokens = Math.min(AT_ONCE, this.#tokens + (now - this.#filled) / REFILL);
    this.#filled = now;
    if (this.#tokens < 1) return (1 - this.#tokens) * REFILL;
    this.#tokens -= 1;
    return 0;
  }
}

export const outlooks = new Outlooks();

/** The almanac's slider: a game turn ahead, or null for now. */
class Scrub {
  turn = $state<number | null>(null);
}
export const scrub = new Scrub();
