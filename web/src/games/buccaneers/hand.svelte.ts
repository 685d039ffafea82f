// What a person has in hand: one of the things that can be chosen now, and the button that names it.
import type { TableView } from "../../generated/buccaneers";
import type { BoardProps } from "../../lib/game";
import { media } from "../../lib/media.svelte";
import { cardOf } from "./cards";
import { previewOf } from "./words";

type Props = BoardProps<TableView>;

/** Something to choose; several cards of one kind are one action, but lie there one by one. */
export interface Offer {
  action: string;
  /** The card that it is about, if it is about one. */
  card: string | null;
}

export function offersOf(view: TableView, legal: string[]): Offer[] {
  if (view.phase === "select") return view.hand.map((card) => ({ action: `pick ${card}`, card }));
  if (view.phase === "add") return view.drawn.map((card) => ({ action: `add ${card}`, card }));
  return legal.map((action) => {
    const relic = /^(?:use|hold) (.*)$/.exec(action)?.[1];
    return { action, card: relic ? cardOf(relic).text : null };
  });
}

class Hand {
  /** The place of what is held among the offers. */
  held = $state<number | null>(null);

  drop(props: Props): void {
    this.held = null;
    props.preview(null);
  }

  /** The first time takes it, the second commits. */
  point(props: Props, offers: Offer[], place: number): void {
    const offer = offers[place];
    if (!offer || !props.live) return;
    if (!props.legal.includes(offer.action)) return props.explain(offer.action);
    if (this.held === place) {
      this.drop(props);
      props.choose(offer.action);
      return;
    }
    this.held = place;
    props.dismiss();
    props.preview(previewOf(offer.action, media.layout === "phone"));
  }
}

export const hand = new Hand();
