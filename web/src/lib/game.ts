// What a game brings to the table, and what the table gives to its parts. No rules: the server says what is legal.
import type { Component } from "svelte";
import type { Moment } from "../generated/protocol";
import type { State } from "../ui/Lamp.svelte";
import type { ShownLine } from "./log";

/** What happened, as the game tells it. Each game has a narrower type in generated/. */
export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

/** Who sits on a seat, in words and as a lamp. */
export interface Person {
  name: string;
  detail: string;
  lamp: State;
  bot: boolean;
  /** May a bot step in? */
  mayReplace: boolean;
}

/** What the strip shows while a person has something in hand. */
export interface Preview {
  /** What the button commits; null: a choice is still open. */
  action: string | null;
  /** The button's label. */
  label: string;
  sentence: string;
  reason: string;
  /** Other things that could be done from here, as buttons on a phone. */
  others: { action: string; label: string }[];
  /** The board's own buttons, on every screen and instead of all others; the red one last. */
  buttons?: {
    label: string;
    press(): void;
    look?: "now" | "quiet";
    /** In the game's notation, where it is known. */
    action?: string;
  }[];
  /** The answers to a question: all are shown on every screen, and there is nothing to put back. */
  offered?: boolean;
}

/** What a board gets, and every other part of a game. */
export interface BoardProps<View = unknown, Figures = unknown> {
  view: View;
  /** What the material prints: the built-in figures, or those of somebody's own pack. */
  figures: Figures;
  seat: number | null;
  /** What the seat may decide, for itself or for a bot. */
  legal: string[];
  /** The bot on the same side that this person decides for; null: the decision is their own. */
  decidesFor: number | null;
  /** What led here from the previous view; empty after a jump. */
  events: GameEvent[];
  /** For parts beside the board: what the board is acting out, ahead of everything else; null: nothing. */
  coming: { view: View; events: GameEvent[]; lines: ShownLine[] } | null;
  /** The last action that stands, in the game's notation. */
  last: string | null;
  /** The log up to the moment shown. */
  lines: ShownLine[];
  nameOf(seat: number): string;
  /** Change one's own name. */
  rename(name: string): void;
  /** False while a person looks at an earlier moment, or the match is over. */
  live: boolean;
  /** One press: an action, or several that belong together and are taken back together. */
  choose(action: string | string[]): void;
  /** Asks the server why something is not possible. */
  explain(action: string): void;
  /** The person has moved on, so the answer isn't wanted any more. Call it for what people do, not for what arrives. */
  dismiss(): void;
  preview(p: Preview | null): void;
  /** Who sits where: for boards that show their seats themselves. */
  people: Person[];
  /** The view after any number of the log's lines, as this seat may know it. */
  moment(number: number): Promise<Moment>;
  /** Lets a bot take the seat of somebody who is away. */
  replace(seat: number): void;
  /** Says whether the board is still showing what happened; everything else on the screen waits for it. */
  showing(busy: boolean): void;
  /** A caption for what the board is showing; "": use the log's sentence. */
  caption(text: string): void;
  /** Incremented when "Put back" is pressed. */
  cleared: number;
  /** A person is stepping through the past: nothing waits for the board. */
  looksBack?: boolean;
}

/** For boards that nobody can act on. */
export const LOOKED_AT = {
  legal: [] as string[],
  decidesFor: null,
  coming: null,
  live: false,
  rename: nothing,
  choose: nothing,
  explain: nothing,
  dismiss: nothing,
  preview: nothing,
  showing: nothing,
  caption: nothing,
  replace: nothing,
  cleared: 0,
  looksBack: true,
};

function nothing(): void {}

/** What a game's own control for an option gets. */
export interface OptionProps {
  value: string;
  seats: string[];
  /** Those of somebody's own pack, as the server sent them; null: the built-in ones. */
  figures: unknown;
  choose(value: string): void;
}

/** How a game shows one of its options while a table is set up. */
export interface OptionFace {
  /** The label for choosing one's own value, and the control for it. */
  own?: string;
  control?: () => Promise<{ default: Component<OptionProps> }>;
  /** A picture of the choice. */
  picture?: () => Promise<{ default: Component<OptionProps> }>;
}

/** The small part of a game that the Hall and the bands show; it must not pull in the board. */
export interface HallFace {
  key: string;
  order: number;
  /** A class that sets --ground and --on-ground for panel, band and stage, and the voice of the title. */
  ground: string;
  /** The game as an object; fills its container. */
  Object: Component;
  /** About how long a match takes. */
  minutes: number;
  /** The game's own words for its seats, if any ("Light", "Dark"). */
  sides?: string[];
  /** False: nothing is ever rolled, drawn or dealt, so there is no luck to seal and nothing to practise with. */
  chance?: boolean;
  /** By name, options that need more than a list of sentences. */
  options?: Record<string, OptionFace>;
}

/** The name of every built-in pack, reserved for them. */
export const BUILT_IN = "builtin";

/** Where a part of a game may stand:
 * - `side`: in the panel beside the board
 * - `papers`: fills most of that panel, which is wider for it
 * - `tab`: behind a tab on a phone, centred like a drawing
 * - `page`: behind a tab on a phone, scrolling like a page
 * - `flat`: beside the board on a phone in landscape
 * - `end`: under the result */
export type Place = "side" | "papers" | "tab" | "page" | "flat" | "end";

/** A part of a game besides its board. */
export interface Part<View = unknown, Figures = unknown> {
  Part: Component<BoardProps<View, Figures>>;
  at: Place[];
  /** On its tab, and for screen readers. */
  name?: string;
}

/** Where the seats stand:
 * - `edges`: the others at the far end of the board, one's own at the near end
 * - `board`: on the board, which draws them itself
 * - `list`: one's own first, each with its emblem and score
 * - `together`: in one block under the papers; behind a tab of this name on a phone */
export type Seats<View = unknown> =
  | { at: "edges" | "board" }
  | { at: "together"; name: string }
  | {
      at: "list";
      Emblem: Component<{ view: View; seat: number; own: boolean }>;
      score(view: View, seat: number): string;
      /** What the score means. */
      hint?(view: View, seat: number): string;
    };

export interface Sentences {
  sentence: string;
  reason: string;
}

type NameOf = (seat: number) => string;

/** A game at the table. */
export interface GameFace<View = unknown, Figures = unknown> {
  key: string;
  ground: string;
  /** As in HallFace. */
  chance?: boolean;
  /** A short name for narrow screens. */
  short?: string;
  Object: Component;
  Board: Component<BoardProps<View, Figures>>;
  /** The label of the board's tab on a phone. */
  boardName?: string;
  parts: Part<View, Figures>[];
  seats: Seats<View>;
  /** What a seat has gathered, shown beside its name. */
  Rack?: Component<{ view: View; seat: number }>;
  /** The built-in figures. */
  figures: Figures;
  /** Called with the table's figures before anything is drawn, for words and drawings that look them up. */
  lay?(figures: Figures): void;
  /** The log uses sentences even where two seats could share a row of notation. */
  told?: boolean;
  /** Numbers of the lines that end a turn as people see it: where a replay stops. */
  stops?(lines: ShownLine[]): number[];
  /** Where the match stands, beside the game's name. */
  stands?(view: View): string;
  /** What the game says about its end, where "wins" and "a draw" won't do; `unscored`: points mean nothing here. */
  ending?(view: View, seat: number | null, nameOf: NameOf): { title: string | null; reason: string; unscored?: boolean };
  /** `over`: the match has ended, even if the view doesn't know it, as after a resignation. */
  seatLine(view: View, seat: number, over?: boolean): { name: string; detail: string };
  /** What a seat is called before there is a view, if the game knows. */
  seatName?(seat: number): string;
  whatNow(view: View, seat: number | null, legal: string[], nameOf: NameOf): Sentences;
  /** A line of the log as it reads where the match stands at `view`; "" where there is nothing to tell. */
  logLine(line: ShownLine, nameOf: NameOf, view?: View): string;
}

/** The table passes views and figures on without looking inside: here they lose their types, and nowhere else. */
export function defineFace<View, Figures>(face: GameFace<View, Figures>): GameFace {
  return face as unknown as GameFace;
}

/** The parts of a face that stand in a place. */
export function partsAt(face: GameFace, place: Place): Part[] {
  return face.parts.filter(({ at }) => at.includes(place));
}
