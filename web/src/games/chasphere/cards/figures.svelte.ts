// What the cards and boards of the table shown print.
import { type Figures, FIGURES } from "../../../generated/chasphere-figures";

class Printed {
  figures = $state.raw(FIGURES);
  readonly cards = $derived(new Map(this.figures.decks.card.map((card) => [card.id, card])));
  readonly opportunities = $derived(new Map(this.figures.opportunities.opportunity.map((one) => [one.id, one])));
}

export const printed = new Printed();

/** Takes the figures of the table shown. */
export function lay(figures: Figures): void {
  printed.figures = figures;
}

/** The score pad knows the built-in figures only. */
export const LEVELS: readonly number[] = FIGURES.engine.energy;
