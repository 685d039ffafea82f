// New lines of the log, for screen readers.
import type { ShownLine } from "../lib/log";

export class Announcer {
  news = $state.raw<{ id: number; text: string }[]>([]);
  #heard = 0;

  hear(lines: ShownLine[], said: (line: ShownLine) => string): void {
    if (this.#heard > 0 && lines.length > this.#heard)
      this.news = lines
        .slice(this.#heard)
        .map((line) => ({ id: line.number, text: said(line) }))
        .filter(({ text }) => text);
    this.#heard = lines.length;
  }

  /** Somebody looks back, or at the result, which says itself how it came about. */
  hush(): void {
    this.news = [];
  }
}
