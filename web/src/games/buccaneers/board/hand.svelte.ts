// What a person has in hand: one of the things that can be chosen now, and the button that names it. It belongs to one
// decision and ends with it.
import type { TableView } from "../../../generated/buccaneers";
import type { BoardProps } from "../../../lib/game";
import { cardOf, rankOf } from "../cards/cards";
import { previewOf } from "../words/ask";

type Props = Pick<BoardProps<TableView>, "view" | "legal" | "live" | "choose" | "explain" | "dismiss" | "preview">;

/** Something to choose; several cards of one kind are one action, but lie there one by one. */
export interface Offer {
  action: string;
  /** The card that it is about, if it is about one. */
  card: string | null;
  /** It lies there locked. */
  sealed?: boolean;
}

/** All places of the hand; a card that is locked in keeps its own, so that nothing moves. */
export function offersOf(view: TableView, legal: string[]): Offer[] {
  if (view.phase === "select") return picksOf(view);
  if (view.phase === "add") return view.drawn.map((card) => ({ action: `add ${card}`, card }));
  return legal.map((action) => {
    const relic = /^(?:use|hold) (.*)$/.exec(action)?.[1];
    return { action, card: relic ? cardOf(relic).text : null };
  });
}

/** Hands are sorted, so a card that left one lay where it would be sorted in. */
function picksOf({ hand, sealed }: TableView): Offer[] {
  const offers: Offer[] = hand.map((card) => ({ action: `pick ${card}`, card }));
  if (sealed === null) return offers;
  const after = hand.findIndex((card) => rankOf(card) > rankOf(sealed));
  offers.splice(after < 0 ? hand.length : after, 0, { action: "", card: sealed, sealed: true });
  return offers;
}

/** Two views with the same decision ask the same person the same thing. */
export function decisionOf(view: TableView): string {
  return JSON.stringify([view.seat, view.round, view.turn, view.phase, view.hand, view.drawn]);
}

interface Taken {
  decision: string;
  /** Among the offers. */
  place: number;
  action: string;
}

export class Hand {
  #taken = $state.raw<Taken | null>(null);

  /** The place of what is held among the offers; null: nothing is. */
  held({ view, legal, live }: Pick<Props, "view" | "legal" | "live">): number | null {
    const taken = this.#taken;
    if (taken === null || !live || !stands(taken, view, legal)) return null;
    return taken.place;
  }

  drop(props: Pick<Props, "preview">): void {
    if (this.#taken === null) return;
    this.#taken = null;
    props.preview(null);
  }

  /** Drop what is no longer offered. */
  settle(props: Props): void {
    if (this.#taken !== null && !stands(this.#taken, props.view, props.legal)) this.drop(props);
  }

  /** The first press picks it, the second commits. */
  point(props: Props, offers: Offer[], place: number): void {
    const offer = offers[place];
    if (!offer || !props.live) return;
    if (!props.legal.includes(offer.action)) return props.explain(offer.action);
    if (this.held(props) === place) {
      this.drop(props);
      props.choose(offer.action);
      return;
    }
    this.#taken = { decision: decisionOf(props.view), place, action: offer.action };
    props.dismiss();
    props.preview(previewOf(offer.action, props.view));
  }
}

/** Between a press and the server's answer nothing is legal, and everything stays as it is. */
function stands(taken: Taken, view: TableView, legal: string[]): boolean {
  if (taken.decision !== decisionOf(view) || view.sealed !== null) return false;
  return legal.length === 0 || legal.includes(taken.action);
}

export const hand = new Hand();
