// Displays side by side have cards of one size: that of the fullest display.
export class SameSize {
  #fits = $state<Record<number, number>>({});

  /** How wide the cards of a seat's display could be; null: the display is gone. */
  report(seat: number, card: number | null): void {
    if (card === null) delete this.#fits[seat];
    else this.#fits[seat] = card;
  }

  get least(): number {
    return Math.min(...Object.values(this.#fits));
  }
}
