// A table with a pack of its own prints that pack's figures, and the next table the built-in ones again.
import { afterEach, expect, it } from "vitest";
import { FIGURES } from "../../../generated/chasphere-figures";
import { cardOf, discOf, homeOf, opportunityOf } from "./cards";
import { lay } from "./figures.svelte";

const own = structuredClone(FIGURES);
own.decks.card = own.decks.card.map((card) => (card.id === "zadus/carbonid-2" ? { ...card, points: 9, engine: true } : card));
own.opportunities.opportunity = own.opportunities.opportunity.map((one) => (one.id === "2-ferrox" ? { ...one, points: 11 } : one));
own.sector.ship = own.sector.ship.map((ship) => (ship.id === "etonak" ? { ...ship, home: "loa" } : ship));

afterEach(() => lay(FIGURES));

it("shows the figures of the table", () => {
  lay(own);
  expect(cardOf("zadus/carbonid-2")).toMatchObject({ points: 9, engine: true, deck: "zadus" });
  expect(opportunityOf("2-ferrox").points).toBe(11);
  expect(homeOf("etonak")).toBe("A2");
});

it("forgets them at the next table", () => {
  lay(own);
  lay(FIGURES);
  expect(cardOf("zadus/carbonid-2")).toMatchObject({ points: 2, engine: false });
  expect(homeOf("etonak")).toBe("N2");
  expect(discOf("1")?.symbol).toBe("borom");
  expect(cardOf("shop/ore-synthesizer").deck).toBe("shop");
});
