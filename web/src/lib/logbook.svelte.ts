// The log of each seat at this screen: updates bring the new lines, and the server is asked only for lines that none brought.
import type { LogLine, Update } from "../generated/protocol";

/** Spectators have no seat. */
const NOBODY = -1;

export class Logbook {
  #books = $state.raw<Record<number, LogLine[]>>({});
  /** How many lines each log has by the newest update. */
  #counted: Record<number, number> = {};
  #asking = new Set<number>();
  /** Logs of matches that are over, and those of them that were read again. */
  #open = new Set<number>();
  #disclosed = new Set<number>();

  constructor(
    private readonly fetch: (seat: number | null, since: number) => Promise<LogLine[]>,
    /** Has the game secrets? If not, all seats share one log. */
    private readonly hides: () => boolean,
  ) {}

  of(seat: number | null): LogLine[] {
    return this.#books[this.#place(seat)] ?? [];
  }

  hear({ seat, lines, log }: Update): void {
    const place = this.#place(seat);
    this.#counted[place] = Math.max(lines, this.#counted[place] ?? 0);
    if (this.of(seat).length >= lines - log.length) this.#append(place, log);
  }

  /** Ask for the lines that this log lacks, if it lacks any. `over`: nothing is hidden any more after the match, so the whole
   * log is read once again. A failure does no harm: the next update leads here again. */
  async complete(seat: number | null, over = false): Promise<void> {
    const place = this.#place(seat);
    if (over && this.hides()) this.#open.add(place);
    if (this.#asking.has(place)) return;
    this.#asking.add(place);
    try {
      while (await this.#step(seat, place));
    } catch {
      // the server can't be reached
    } finally {
      this.#asking.delete(place);
    }
  }

  /** One question; false: there is nothing to ask. */
  async #step(seat: number | null, place: number): Promise<boolean> {
    if (this.#open.has(place) && !this.#disclosed.has(place)) {
      const lines = await this.fetch(seat, 0);
      this.#disclosed.add(place);
      this.#books = { ...this.#books, [place]: lines };
      return true;
    }
    const known = this.of(seat).length;
    if (known >= (this.#counted[place] ?? 0)) return false;
    this.#append(place, await this.fetch(seat, known));
    return this.of(seat).length > known;
  }

  #append(place: number, lines: LogLine[]): void {
    const known = this.#books[place] ?? [];
    const more = lines.filter((line) => line.number > known.length);
    if (more.length > 0) this.#books = { ...this.#books, [place]: [...known, ...more] };
  }

  #place(seat: number | null): number {
    return this.hides() ? (seat ?? NOBODY) : NOBODY;
  }
}
