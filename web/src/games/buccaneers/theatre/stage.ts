// The table between two views: cards that are still facedown, turns that are still to come. Only what is drawn, no rules.
import type { Display, ShownCard, TableView } from "../../../generated/buccaneers";
import type { GameEvent } from "../../../lib/game";
import { cardOf } from "../cards/cards";

export interface Stage {
  view: TableView;
  /** Cards that lie facedown, by `keyOf`. */
  down: Set<string>;
}

export function keyOf(seat: number, shown: ShownCard): string {
  const toy = cardOf(shown.card).family === "toy";
  return `${seat} ${toy ? "toy" : shown.card} ${shown.turn} ${shown.by ?? ""}`;
}

/** New cards lie facedown, all others as they did. */
export function curtainUp(before: TableView, after: TableView): Stage {
  const down = new Set<string>();
  const displays = after.displays.map((display, seat) => {
    const known = new Map(before.displays[seat]?.cards.map((shown) => [keyOf(seat, shown), shown]));
    const cards = display.cards.map((shown) => {
      const key = keyOf(seat, shown);
      const was = known.get(key);
      if (was) return { ...shown, turns: was.turns, value: was.value, weight: was.weight };
      down.add(key);
      return asPrinted(shown);
    });
    return { ...display, cards, groups: before.displays[seat]?.groups ?? [] };
  });
  const frame = { ...before, displays: displays.map((display, seat) => summed(display, seat, down)) };
  return { view: frame, down };
}

function asPrinted(shown: ShownCard): ShownCard {
  const { pairs } = cardOf(shown.card);
  const pair = pairs[0];
  return pairs.length > 1 && pair ? { ...shown, turns: 0, value: pair[0], weight: pair[1] } : shown;
}

/** Everything turned up counts. */
export function summed(display: Display, seat: number, down: Set<string>): Display {
  const open = display.cards.filter((shown) => !down.has(keyOf(seat, shown)));
  return {
    ...display,
    value: open.reduce((sum, shown) => sum + (shown.value ?? 0), 0),
    weight: open.reduce((sum, shown) => sum + (shown.weight ?? 0), 0),
  };
}

/** All cards are turned up: parts in their groups, Shapeshifters with their common weight. */
export function revealed(stage: Stage, after: TableView): Stage {
  const down = new Set<string>();
  const displays = after.displays.map((display, seat) => {
    const now = new Map(stage.view.displays[seat]?.cards.map((shown) => [keyOf(seat, shown), shown]));
    const cards = display.cards.map((shown) => {
      const was = now.get(keyOf(seat, shown));
      return was && cardOf(shown.card).pairs.length > 1 ? was : shown;
    });
    return summed({ ...display, cards }, seat, down);
  });
  return { view: { ...stage.view, displays, discards: after.discards }, down };
}

/** What an event changes on the stage: the cards of one seat take their place in the view to come. */
export function advanced(stage: Stage, after: TableView, event: GameEvent): Stage {
  const seat = event["seat"] as number;
  switch (event.event) {
    case "threshold-placed":
      return { ...stage, view: { ...stage.view, threshold: after.threshold, threshold_cards: after.threshold_cards } };
    case "direction-flipped":
      return { ...stage, view: { ...stage.view, direction: after.direction } };
    case "robot-turned":
    case "artifact-turned": {
      const goal = new Map(after.displays[seat]?.cards.map((shown) => [keyOf(seat, shown), shown]));
      const displays = stage.view.displays.map((display, place) => {
        if (place !== seat) return display;
        const cards = display.cards.map((shown) => {
          const { family, id } = cardOf(shown.card);
          const moves = event.event === "robot-turned" ? family === "robot" : id === event["artifact"];
          return moves ? (goal.get(keyOf(seat, shown)) ?? shown) : shown;
        });
        return summed({ ...display, cards }, seat, stage.down);
      });
      return { ...stage, view: { ...stage.view, displays } };
    }
    default:
      return stage;
  }
}

/** Hands have been passed on, or put onto the pile; the next ones aren't here yet. */
export function withoutHand(stage: Stage): Stage {
  const { view } = stage;
  return { ...stage, view: { ...view, hand: [], sealed: null, hand_sizes: view.hand_sizes.map(() => 0) } };
}
