// Displays beside each other have cards of one size: that of the fullest of them.
export class SameSize {
  #fits = $state<Record<number, number>>({});

  /** How wide cards could be in the display of a seat; null: it is gone. */
  report(seat: number, card: number | null): void {
    if (card === null) delete this.#fits[seat];
    else this.#fits[seat] = card;
  }

  get least(): number {
    return Math.min(...Object.values(this.#fits));
  }
}
