// A table with a pack of its own prints that pack's figures, and the next table the built-in ones again.
import { afterEach, expect, it } from "vitest";
import type { Figures, TableView } from "../../generated/chasphere";
import { pack } from "../../generated/chasphere-pack";
import { cardOf, discOf, homeOf, opportunityOf } from "./cards/cards";
import { printed } from "./figures.svelte";

const own = structuredClone(pack) as unknown as Figures & { points: { away: number } };
own.decks.card = own.decks.card.map((card) => (card.id === "zadus/carbonid-2" ? { ...card, points: 9, engine: true } : card));
own.opportunities.opportunity = own.opportunities.opportunity.map((one) => (one.id === "2-ferrox" ? { ...one, points: 11 } : one));
own.sector.ship = own.sector.ship.map((ship) => (ship.id === "etonak" ? { ...ship, home: "loa" } : ship));

const view = (figures: Figures | null): TableView => ({ figures }) as TableView;

afterEach(() => printed.read(view(null)));

it("shows the figures of the table", () => {
  printed.read(view(own));
  expect(cardOf("zadus/carbonid-2")).toMatchObject({ points: 9, engine: true, deck: "zadus" });
  expect(opportunityOf("2-ferrox").points).toBe(11);
  expect(homeOf("etonak")).toBe("A2");
});

it("forgets them at the next table", () => {
  printed.read(view(own));
  printed.read(view(null));
  expect(cardOf("zadus/carbonid-2")).toMatchObject({ points: 2, engine: false });
  expect(homeOf("etonak")).toBe("N2");
  expect(discOf("1")?.symbol).toBe("borom");
  expect(cardOf("shop/ore-synthesizer").deck).toBe("shop");
});
