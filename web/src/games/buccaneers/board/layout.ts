// How a display lies on the table, and how large its cards can be. Sizes are in widths of a card.
import type { Display, ShownCard } from "../../../generated/buccaneers";
import { cardOf } from "../cards/cards";

export interface Thing {
  key: string;
  kind: "card" | "stack" | "machine" | "facedown";
  cards: ShownCard[];
  /** The index of its first card in the display. */
  place: number;
  width: number;
  height: number;
}

const TALL = 1.4;
/** How much of a card shows under the next one: its pair, which is larger on small cards. */
export const STEP = 0.38;
export const SMALL_STEP = 0.54;
/** Backs needn't show whole, unless their owner reads the pairs on them. */
export const BACK_STEP = 0.38;
export const READ_STEP = 0.94;
/** Cards that are narrower show only what must be read. */
export const SMALL = 70;
export const MACHINE = 1.16;
/** Under a stack of large cards stands what all of them weigh. */
const TAG = 0.24;
/** Pixels between things. */
const GAP = 6;

/** Shapeshifters form one stack, each group of parts a machine; facedown Toys lie close together, everything else by itself. */
export function things(display: Display, small = false, flat = false): Thing[] {
  const found: Thing[] = [];
  const stack: ShownCard[] = [];
  const toys: ShownCard[] = [];
  const parts = new Map<string, ShownCard[]>();
  let machines = 0;
  display.cards.forEach((shown, place) => {
    const { family } = cardOf(shown.card);
    if (family === "shapeshifter") {
      if (stack.length === 0) found.push(thing("stack", "stack", stack, place));
      stack.push(shown);
    } else if (family === "part") {
      const copies = parts.get(shown.card) ?? [];
      parts.set(shown.card, [...copies, shown]);
      if (machines++ === 0) found.push(thing("machines", "machine", [], place));
    } else if (family === "toy" && display.facedown > 0) {
      if (toys.length === 0) found.push(thing("toys", "facedown", toys, place));
      toys.push(shown);
    } else found.push(thing(`${shown.card} ${shown.turn} ${shown.by ?? ""}`, "card", [shown], place));
  });
  return found.flatMap((one) => (one.kind === "machine" ? machinesOf(display, parts, one.place) : [sized(one, small, flat)]));
}

function thing(key: string, kind: Thing["kind"], cards: ShownCard[], place: number): Thing {
  return { key, kind, cards, place, width: 1, height: TALL };
}

function sized(one: Thing, small: boolean, flat: boolean): Thing {
  const more = one.cards.length - 1;
  if (one.kind === "stack" && flat) return { ...one, width: 1 + READ_STEP * more };
  if (one.kind === "stack") return { ...one, height: TALL + (small ? SMALL_STEP : STEP) * more + (more > 0 && !small ? TAG : 0) };
  if (one.kind === "facedown") return { ...one, width: 1 + backStep(one.cards) * more };
  const turned = (one.cards[0]?.turns ?? 0) % 2 === 1;
  return turned ? { ...one, width: TALL, height: 1 } : one;
}

export function backStep(cards: ShownCard[]): number {
  return cards.some((shown) => shown.value !== null) ? READ_STEP : BACK_STEP;
}

/** Copies of a part are in the groups that hold it, in the order in which they came; one without a group lies alone. */
function machinesOf(display: Display, parts: Map<string, ShownCard[]>, place: number): Thing[] {
  const left = new Map([...parts].map(([name, copies]) => [name, [...copies]]));
  const machines = display.groups.map((group, number): Thing => {
    const cards = group.flatMap((name) => left.get(name)?.splice(0, 1) ?? []);
    return { ...thing(`machine ${number}`, "machine", cards, place), width: MACHINE };
  });
  const loose = [...left.values()].flat();
  return [...machines, ...loose.map((shown, number) => thing(`loose ${number}`, "card", [shown], place))];
}

interface Size {
  width: number;
  height: number;
}

/** The height of things that flow into rows, in pixels. */
export function flow(sizes: Size[], width: number, card: number, gap = GAP): number {
  let total = 0;
  let x = 0;
  let row = 0;
  for (const size of sizes) {
    const wide = size.width * card;
    if (x > 0 && x + wide > width) {
      total += row + gap;
      x = row = 0;
    }
    x += wide + gap;
    row = Math.max(row, size.height * card);
  }
  return total + row;
}

interface Laid {
  laid: Thing[];
  card: number;
  /** Without the height for a cascade, its cards lie side by side. */
  flat: boolean;
}

/** A display as it lies in a place of this size, and how wide its cards are. */
export function laidOut(display: Display, width: number, height: number, most: number, least: number): Laid {
  const large = things(display);
  const card = fit(large, width, height, most, least);
  if (card >= SMALL) return { laid: large, card, flat: false };
  const small = Math.min(most, SMALL - 1);
  const lie = (laid: Thing[], flat: boolean): Laid => ({ laid, card: fit(laid, width, height, small, least), flat });
  const upright = lie(things(display, true), false);
  if (flow(upright.laid, width, upright.card) <= height) return upright;
  const beside = lie(things(display, true, true), true);
  return flow(beside.laid, width, beside.card) <= height ? beside : upright;
}

/** The largest width of a card with which all things fit; never less than `least`. Pages round the widths that they
 * measure, so a pixel stays free: what was to lie in one row must not wrap. */
export function fit(sizes: Size[], width: number, height: number, most: number, least: number, gap = GAP): number {
  const room = Math.max(0, width - 1);
  for (let card = Math.floor(most); card > least; card -= 1) {
    const widest = Math.max(0, ...sizes.map((size) => size.width * card));
    if (widest <= room && flow(sizes, room, card, gap) <= height) return card;
  }
  return least;
}
