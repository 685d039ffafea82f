// The cards just drawn, as somebody sorts them before anything is sent: what is kept, what goes on top of the deck and what
// to the bottom. The order is that of the presses, as with real cards: the last one put on top is drawn next.
import type { TableView } from "../../../generated/chasphere";

export type Way = "keep" | "top" | "bottom";

export interface Sorted {
  card: string;
  way: Way;
  /** Which press put it there. */
  turn: number;
}

class Sorting {
  rows = $state.raw<Sorted[]>([]);
  /** The row touched last: the strip says what the card is good for. */
  touched = $state<number | null>(null);
  /** How many may still be kept. */
  limit = $state(0);
  #kept = 0;
  #turn = 0;
  #about = "";

  /** Other cards in hand begin anew; the same ones stay as somebody has sorted them. */
  attend(view: TableView): void {
    const seen = view.step === "keeping" || view.step === "returning" ? view.exploration : null;
    const cards = seen?.hand.flatMap((place) => (place.card === null ? [] : [place.card])) ?? [];
    const about = seen && cards.length > 0 ? [view.seat, view.step, view.turn, seen.planet, seen.kept, ...cards].join() : "";
    if (about === this.#about) return;
    this.#about = about;
    this.#turn = cards.length;
    this.#kept = seen?.kept ?? 0;
    this.limit = view.step === "keeping" && seen ? seen.keep_limit - seen.kept : 0;
    this.touched = null;
    this.rows = cards.map((card, turn) => ({ card, way: "bottom", turn }));
  }

  get keeps(): Sorted[] {
    return this.rows.filter((row) => row.way === "keep").sort((a, b) => a.turn - b.turn);
  }

  /** From the nearest to the end of the deck: the one drawn next, or the lowest. */
  going(way: "top" | "bottom"): Sorted[] {
    return this.rows.filter((row) => row.way === way).sort((a, b) => b.turn - a.turn);
  }

  /** Its number among several sent the same way, from 1; 0: it is the only one, or hasn't been sorted. */
  placeOf(row: Sorted): number {
    if (row.way === "keep" || row.turn < this.rows.length) return 0;
    const mates = this.going(row.way);
    return mates.length > 1 ? mates.indexOf(row) + 1 : 0;
  }

  /** Keep a card, or stop keeping it; one too many puts the first one back. */
  keep(place: number): void {
    this.touched = place;
    if (this.limit === 0) return;
    if (this.rows[place]?.way === "keep") return this.send(place, "bottom");
    const [first] = this.keeps;
    if (first && this.keeps.length >= this.limit) this.#put(this.rows.indexOf(first), "bottom");
    this.#put(place, "keep");
  }

  send(place: number, way: "top" | "bottom"): void {
    this.touched = place;
    this.#put(place, way);
  }

  /** Is a card kept, if one must be? */
  get ready(): boolean {
    return this.rows.length > 0 && (this.limit === 0 || this.#kept + this.keeps.length > 0);
  }

  /** All of it as the actions of one press. */
  get actions(): string[] {
    const { keeps } = this;
    const left = this.rows.length - keeps.length;
    return [
      ...keeps.map(({ card }) => `keep ${card}`),
      ...(keeps.length < this.limit && left > 0 ? ["enough"] : []),
      ...this.going("bottom").reverse().map(({ card }) => `bottom ${card}`),
      ...this.going("top").reverse().map(({ card }) => `top ${card}`),
    ];
  }

  #put(place: number, way: Way): void {
    const turn = ++this.#turn;
    this.rows = this.rows.map((row, number) => (number === place ? { ...row, way, turn } : row));
  }
}

export const sorting = new Sorting();
