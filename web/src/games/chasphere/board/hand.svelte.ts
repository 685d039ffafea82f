// What a person is about to do: what they aim at, and what follows. All panels share it.
import { onDestroy, untrack } from "svelte";
import type { TableView } from "../../../generated/chasphere";
import type { BoardProps } from "../../../lib/game";
import { sorting } from "../cards/sorting.svelte";
import { outlooks, scrub } from "../tools/outlook.svelte";
import { stripOf } from "../words/ask";
import { choicesOf } from "./choices";

export type Props = BoardProps<TableView>;

export type Aim =
  | { at: "space"; space: string }
  | { at: "explore" }
  | { at: "zone"; card: string }
  | { at: "opportunity"; id: string }
  | { at: "upgrade" }
  | { at: "buy" }
  | { at: "cargo"; card: string };

class Hand {
  aim = $state.raw<Aim | null>(null);
  /** Where the keyboard is on the orrery. */
  space = $state<string | null>(null);

  point(aim: Aim | null): void {
    this.aim = aim;
  }

  drop(): void {
    this.aim = null;
  }

  /** One press: a whole flight, a swap with what it is for. */
  act(props: Props, actions: string[]): void {
    this.aim = null;
    if (actions.length > 0) props.choose(actions);
  }

  /** Somebody points at a space: the first press shows the way, the second flies it. */
  pointAt(props: Props, space: string): void {
    if (!props.live || props.seat === null || props.legal.length === 0) return;
    const choices = choicesOf(props.legal);
    const flight = outlooks.of(props.view)?.flights.find((one) => one.space === space);
    const near = choices.steps.includes(space);
    const planet = props.view.planets.find((one) => one.space === space)?.planet;
    const jump = choices.jumps.some((one) => one.planet === planet);
    if (this.aim?.at === "space" && this.aim.space === space) {
      if (flight) this.act(props, flight.way.map((leg) => `move ${leg.space}`));
      else if (near) this.act(props, [`move ${space}`]);
      else this.point(null);
    } else if (flight || near || jump) this.point({ at: "space", space });
    else if (props.view.players[props.seat]?.space === space) this.point(choices.explore.length > 0 ? { at: "explore" } : null);
    else props.explain(`move ${space}`);
  }
}

export const hand = new Hand();

/** For every part while it is shown: say what is in hand, continue what was begun. */
export function attend(props: () => Props): void {
  $effect(() => {
    const { view, live, legal, seat } = props();
    const mine = live && seat !== null && view.turn_of === seat && legal.length > 0;
    untrack(() => outlooks.want(view, mine));
  });
  $effect.pre(() => {
    const { view } = props();
    untrack(() => sorting.attend(view));
  });
  $effect(() => {
    const now = props();
    const preview = stripOf(now, hand, outlooks.of(now.view), outlooks.latest);
    untrack(() => now.preview(preview));
  });
  $effect(() => {
    void hand.aim; // only somebody's own doing puts a refusal away; the outlook and the log come when they come
    untrack(() => props().dismiss());
  });
  $effect(() => {
    if (props().cleared > 0) untrack(() => hand.drop());
  });
  let shown: TableView | null = null;
  $effect(() => {
    const { view } = props();
    untrack(() => {
      if (shown !== null && shown !== view) hand.aim = null;
      if (shown !== null && shown.turn !== view.turn) scrub.turn = null;
      shown = view;
    });
  });
  onDestroy(() => outlooks.leave());
}
