import { describe, expect, it } from "vitest";
import type { TableView } from "../../../generated/chasphere";
import type { Outlook } from "../../../generated/chasphere-tools";
import { choicesOf } from "../board/choices";
import type { Aim, Props } from "../board/hand.svelte";
import { stripOf } from "./ask";
import { cardName, opportunityName } from "./names";

const player = {
  ship: "federation",
  home: "N0",
  space: "M0",
  energy: 4,
  engine: 4,
  markers: [],
  first_explorer: "no",
  completed: 0,
  cards: ["zadus/fusion-pile", "gomia/fusion-pile"],
  opportunities: [],
  lost: 0,
  points: {},
};
const view = {
  seat: 0,
  step: "turn",
  turn_of: 0,
  turn: 7,
  last_turn: 0,
  planets: [
    { planet: "gomia", space: "M0", contaminated: false },
    { planet: "loa", space: "N2", contaminated: false },
  ],
  players: [player],
  decks: [{ planet: "gomia", top: [], between: 9, bottom: [] }],
  zone: ["tarili/carbonid-2"],
  open: ["2-ferrox"],
  exploration: null,
} as unknown as TableView;
const outlook = {
  last: 15,
  set_out: 13,
  last_with_event: 14,
  set_out_with_event: 12,
  deals: [{ action: "seize 2-ferrox", cards: ["zadus/ferrox", "gomia/ferrox"], then: ["pay zadus/ferrox"] }],
  bargain: 2,
  surcharge: 0,
  flights: [{ space: "N2", energy: 3, way: [{ space: "A2", energy: 2 }, { space: "N2", energy: 1 }] }],
} as unknown as Outlook;

function strip(legal: string[], aim: Aim | null = null) {
  const acted: string[][] = [];
  const props = { view, seat: 0, legal, live: true, people: [] } as unknown as Props;
  const holding = { aim, point: () => {}, act: (_props: Props, actions: string[]) => void acted.push(actions) };
  const shown = stripOf(props, holding, outlook, outlook);
  return { shown, acted, press: (label: string) => shown?.buttons?.find((button) => button.label === label)?.press() };
}

describe("the strip", () => {
  it("says where the ship is, and until when it must leave for home", () => {
    const { shown } = strip(["end", "explore 1", "explore 2"]);
    expect(shown?.sentence).toBe("You are on Gomia with 4 energy.");
    expect(shown?.reason).toBe("Be home at N0 when turn 15 ends: leave by turn 13, or by 12 if events move a planet.");
    expect(shown?.buttons?.map((button) => button.label)).toEqual(["End turn", "Explore Gomia"]);
  });
  it("flies the way that it shows, step by step", () => {
    const { shown, acted, press } = strip(["end", "move A2"], { at: "space", space: "N2" });
    expect(shown?.sentence).toBe("To Loa for 3 energy, 1 left.");
    expect(shown?.reason).toBe("The way: A2 for 2, N2 for 1.");
    press("Fly to Loa for 3");
    expect(acted).toEqual([["move A2", "move N2"]]);
  });
  it("tells cards apart that read alike", () => {
    const { shown, acted, press } = strip(["end", "swap zadus/fusion-pile", "swap gomia/fusion-pile"], { at: "zone", card: "tarili/carbonid-2" });
    expect(shown?.buttons?.map((button) => button.label)).toEqual(["Cancel", "Give Fusion Pile (Zadus)", "Give Fusion Pile (Gomia)"]);
    press("Give Fusion Pile (Gomia)");
    expect(acted).toEqual([["swap gomia/fusion-pile", "for tarili/carbonid-2"]]);
  });
  it("pays by itself, and lets people pay otherwise", () => {
    const { shown, acted, press } = strip(["end", "seize 2-ferrox"], { at: "opportunity", id: "2-ferrox" });
    expect(shown?.reason).toBe("You pay 2 × Ferrox. Seizing costs no energy.");
    press("Seize it for 5 points");
    press("Pay differently");
    expect(acted).toEqual([["seize 2-ferrox", "pay zadus/ferrox"], ["seize 2-ferrox"]]);
  });
  it("says nothing where it is not this seat's turn", () => {
    expect(strip([]).shown).toBeNull();
  });
});

describe("words and choices", () => {
  it("names cards and Opportunities", () => {
    expect(cardName("zadus/carbonid-engine")).toBe("Yellow Carbonid 1 with an engine symbol");
    expect(cardName("shop/ore-synthesizer")).toBe("Ore Synthesizer");
    expect(opportunityName("2-ferrox")).toBe("2 Ferrox for 5 points");
  });
  it("sorts notations", () => {
    const choices = choicesOf(["end", "jump loa by zadus/c-matter", "take-artifact 2", "explore 3"]);
    expect(choices.jumps).toEqual([{ action: "jump loa by zadus/c-matter", planet: "loa", by: "zadus/c-matter" }]);
    expect([choices.artifacts, choices.explore]).toEqual([[2], [3]]);
  });
});
