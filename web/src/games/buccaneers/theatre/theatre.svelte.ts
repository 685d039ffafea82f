// Which finished round is on the stage, and where its score stands. Board and pad of points share it.
import type { TableView } from "../../../generated/buccaneers";

class TheatreState {
  round = $state<number | null>(null);
  /** The step that is shown, from 0; Infinity: the last one. */
  at = $state(0);
  /** Advances by itself. */
  playing = $state(false);
  /** Part of the show: everything else on the screen waits for it. */
  acted = $state(false);
  /** The table before the pile's card was turned up, where it is known already. */
  before = $state.raw<TableView | null>(null);
  #closed: (() => void) | null = null;

  /** Somebody wants to see an earlier score: its points first, from there step by step. */
  open(round: number, before: TableView | null = null): void {
    this.close();
    this.before = before;
    this.round = round;
    this.at = Infinity;
  }

  /** A round has ended: from the first step on, until somebody goes on. */
  perform(round: number, before: TableView | null): Promise<void> {
    this.close();
    this.before = before;
    this.round = round;
    this.at = 0;
    this.playing = this.acted = true;
    return new Promise((resolve) => (this.#closed = resolve));
  }

  go(to: number): void {
    this.playing = false;
    this.at = to;
  }

  close(): void {
    this.round = null;
    this.before = null;
    this.playing = this.acted = false;
    this.#closed?.();
    this.#closed = null;
  }
}

export const theatre = new TheatreState();
