// What is new in the log, line by line, for those who listen.
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
}
