// New lines of the log, for screen readers.
import type { ShownLine } from "../lib/log";

/** What comes in quick succession stays, or a screen reader would miss all but the last of it. */
const QUICK_MS = 3000;
const MOST = 20;

export class Announcer {
  news = $state.raw<{ id: number; text: string }[]>([]);
  #heard = 0;
  #at = 0;

  hear(lines: ShownLine[], said: (line: ShownLine) => string): void {
    if (this.#heard > 0 && lines.length > this.#heard) {
      const now = Date.now();
      const fresh = lines
        .slice(this.#heard)
        .map((line) => ({ id: line.number, text: said(line) }))
        .filter(({ text }) => text);
      const recent = now - this.#at < QUICK_MS ? this.#news : [];
      this.#news = [...recent, ...fresh].slice(-MOST);
      this.#at = now;
      this.news = this.#news;
    }
    this.#heard = lines.length;
  }

  /** Somebody looks back, or at the result, which says itself how it came about. */
  hush(): void {
    this.#news = [];
    this.news = this.#news;
  }

  /** The same, for `hear`, which must not depend on what it writes. */
  #news: { id: number; text: string }[] = [];
}
