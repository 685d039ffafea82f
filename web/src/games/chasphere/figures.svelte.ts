// The figures of the table that is shown: the built-in pack, unless the view brings a person's own.
import type { Figures, TableView } from "../../generated/chasphere";
import { pack } from "../../generated/chasphere-pack";

const builtIn = pack as unknown as Figures;

class Printed {
  pack = $state.raw<Figures>(builtIn);
  readonly cards = $derived(new Map(this.pack.decks.card.map((card) => [card.id, card])));
  readonly opportunities = $derived(new Map(this.pack.opportunities.opportunity.map((one) => [one.id, one])));

  read(view: TableView): void {
    const own = view.figures ?? builtIn;
    // Every view of such a table is a new object with the same figures.
    if (own !== this.pack && JSON.stringify(own) !== JSON.stringify(this.pack)) this.pack = own;
  }
}

export const printed = new Printed();

/** The score pad knows the built-in figures only. */
export const LEVELS: readonly number[] = builtIn.engine.energy;
