import { expect, test } from "vitest";
import type { TableView } from "../../../generated/buccaneers";
import type { Preview } from "../../../lib/game";
import { CARDS, rankOf } from "../cards/cards";
import { Hand, offersOf } from "./hand.svelte";

/** The same numbers every time. */
function chanceOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** A table with one person who picks, locks, takes back, undoes, and turns that come and go: as the shell would tell it. */
class Table {
  hand = new Hand();
  preview: Preview | null = null;
  seat = 0;
  turn = 0;
  phase = "select";
  cards: string[] = [];
  sealed: string | null = null;
  pending = false;
  live = true;
  past: { turn: number; cards: string[] }[] = [];

  constructor(private readonly chance: (below: number) => number) {
    this.deal();
  }

  deal(): void {
    const count = 2 + this.chance(6);
    this.cards = Array.from({ length: count }, () => CARDS[this.chance(CARDS.length)]!.text).sort((a, b) => rankOf(a) - rankOf(b));
  }

  get view(): TableView {
    const hand = [...this.cards];
    if (this.sealed !== null) hand.splice(hand.indexOf(this.sealed), 1);
    const { seat, turn, phase, sealed } = this;
    return { seat, round: 0, turn, phase, hand, sealed, drawn: [], displays: [], threshold: 18 } as unknown as TableView;
  }

  get legal(): string[] {
    if (this.pending || !this.live || this.sealed !== null) return [];
    if (this.phase === "laser") return ["laser -4", "laser -2", "laser 2", "laser 4"];
    return [...new Set(this.view.hand.map((card) => `pick ${card}`))];
  }

  get props() {
    return {
      view: this.view,
      legal: this.legal,
      live: this.live,
      choose: () => (this.pending = true),
      explain: () => {},
      dismiss: () => {},
      preview: (given: Preview | null) => (this.preview = given),
    };
  }

  /** What the board does whenever something arrives. */
  arrive(): void {
    this.hand.settle(this.props);
  }

  next(): void {
    this.past.push({ turn: this.turn, cards: this.cards });
    this.turn += 1;
    this.sealed = null;
    this.pending = false;
    this.phase = this.chance(4) === 0 ? "laser" : "select";
    this.deal();
  }

  deeds = [
    () => {
      const offers = offersOf(this.view, this.legal);
      this.hand.point(this.props, offers, this.chance(offers.length + 1));
    },
    // The strip's own button, which knows nothing of the hand.
    () => {
      if (this.preview?.action && this.legal.includes(this.preview.action)) this.pending = true;
    },
    () => {
      if (!this.pending || this.phase !== "select") return;
      this.pending = false;
      this.sealed = this.cards[this.chance(this.cards.length)]!;
    },
    () => (this.sealed = null),
    () => {
      this.pending = false;
    },
    () => this.next(),
    () => {
      const before = this.past.pop();
      if (!before) return;
      Object.assign(this, before, { sealed: null, pending: false, phase: "select" });
    },
    () => (this.live = !this.live),
    () => (this.seat = 1 - this.seat),
    () => this.hand.drop(this.props),
  ];
}

test("what is held can be chosen, and the button names just that, whatever happens", () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const chance = chanceOf(seed);
    const table = new Table(chance);
    for (let step = 0; step < 60; step += 1) {
      table.deeds[chance(table.deeds.length)]!();
      table.arrive();
      const { view, legal } = table;
      const held = table.hand.held(table.props);
      const where = `seed ${seed}, step ${step}`;
      if (held !== null) {
        expect(view.sealed, where).toBeNull();
        const offer = offersOf(view, legal)[held];
        if (legal.length > 0) expect(legal, where).toContain(offer?.action);
        if (legal.length > 0) expect(table.preview?.action, where).toBe(offer?.action);
      }
      if (table.live && legal.length > 0 && table.preview) expect(legal, where).toContain(table.preview.action);
      if (table.live && legal.length > 0 && table.preview) expect(held, where).not.toBeNull();
    }
  }
});

test("a locked card keeps its place", () => {
  const cards = ["spacecraft 7/5", "toy 4/6", "robot 6/3", "robot 6/3", "loot-box"];
  const base = { phase: "select", drawn: [], hand: cards, sealed: null } as unknown as TableView;
  const order = offersOf(base, []).map((offer) => offer.card);
  for (const card of new Set(cards)) {
    const hand = [...cards];
    hand.splice(hand.indexOf(card), 1);
    const offers = offersOf({ ...base, hand, sealed: card } as TableView, []);
    expect(offers.map((offer) => offer.card)).toEqual(order);
    expect(offers.filter((offer) => offer.sealed).map((offer) => offer.card)).toEqual([card]);
  }
});
