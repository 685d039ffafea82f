// What a game brings to the table, and what the table gives to its board. No rules: the server says what is legal.
import type { Component } from "svelte";
import type { LogLine, Moment } from "../generated/protocol";
import type { State } from "../ui/Lamp.svelte";

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

/** What the what-now strip shows while a person has something in hand. */
export interface Preview {
  /** What the button commits; null: a choice is still open. */
  action: string | null;
  /** Names the action in the button. */
  label: string;
  sentence: string;
  reason: string;
  /** Other things that could be done from here, as buttons on a phone. */
  others: { action: string; label: string }[];
  /** The board's own buttons, on every screen and in place of all others; the red one last. */
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

// A board knows its own view; the shell passes it on without looking inside.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface BoardProps<V = any> {
  view: V;
  seat: number | null;
  /** What the seat may decide, for itself or for a bot. */
  legal: string[];
  /** The bot whose decision it is, where a person decides for one that plays together with them; null: one's own. */
  decidesFor: number | null;
  /** What led from the view before to this one; empty where a person jumped here. */
  events: GameEvent[];
  /** For the places beside the board: what the board acts out just now, ahead of everything else; null: nothing. */
  coming: { view: V; events: GameEvent[]; lines: LogLine[] } | null;
  /** The last action that stands, in the game's notation. */
  last: string | null;
  /** The log up to the moment that is shown. */
  lines: LogLine[];
  nameOf(seat: number): string;
  /** Be called by another name. */
  rename(name: string): void;
  /** False while a person looks at an earlier moment, or the match is over. */
  live: boolean;
  /** One press: an action, or several that belong together and are taken back together. */
  choose(action: string | string[]): void;
  /** Asks the server why something is not possible. */
  explain(action: string): void;
  /** A person has gone on with something else: the answer is not wanted any more. What only arrives is no reason. */
  dismiss(): void;
  preview(p: Preview | null): void;
  /** Who sits where: for boards that show their seats themselves. */
  people: Person[];
  /** The view after any number of the log's lines, as this seat may know it. */
  moment(number: number): Promise<Moment>;
  /** Lets a bot hold the seat of somebody who is not there. */
  replace(seat: number): void;
  /** A board that takes its time to show what has happened says so; everything else on the screen waits for it. */
  showing(busy: boolean): void;
  /** What is happening just now, while a board shows something in several steps; "" leaves it to the log's sentence. */
  caption(text: string): void;
  /** Raised when "Put back" is pressed. */
  cleared: number;
  /** A person steps through the past: nothing waits for the board. */
  looksBack?: boolean;
}

/** For boards that are only looked at. */
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

/** For a game's own control of an option: who sits there, the value so far, and how to choose another. */
export interface OptionProps {
  value: string;
  seats: string[];
  /** Those of a pack of somebody's own; null: the built-in ones. */
  figures: any;
  choose(value: string): void;
}

/** How a game shows one of its options while a table is set. */
export interface OptionFace {
  /** What the choice of a value of one's own is called, and the control for it. */
  own?: string;
  control?: () => Promise<{ default: Component<OptionProps> }>;
  /** What is chosen, as a picture. */
  picture?: () => Promise<{ default: Component<OptionProps> }>;
}

/** The part of a game that the Hall and the bands show: small, it must not pull in the board. */
export interface HallFace {
  key: string;
  order: number;
  /** A class that sets --ground and --on-ground for panel, band and stage, and the voice of the title. */
  ground: string;
  /** The game as an object; fills its container. */
  Object: Component;
  /** How long a match takes, about. */
  minutes: number;
  /** What the game calls its seats, where it has words for them ("Light", "Dark"). */
  sides?: string[];
  /** False: nothing is ever rolled, drawn or dealt, so there is no luck to seal and nothing to practise against. */
  chance?: boolean;
  /** Options that are more than a list of sentences, by name. */
  options?: Record<string, OptionFace>;
}

/** The name of every game's own figures; a pack of somebody's own can't have it. */
export const BUILT_IN = "builtin";

export interface GameFace {
  key: string;
  /** As in HallFace. */
  chance?: boolean;
  /** For games that print figures: those of a pack of somebody's own, before the board is shown; null: the built-in ones. */
  figures?(content: any): void;
  /** What it is called where there is little room. */
  short?: string;
  Board: Component<BoardProps>;
  /** The flat drawing, beside the board or instead of it. */
  Plan: Component<BoardProps> | null;
  /** Beside the board on a phone in landscape. */
  Beside?: Component<BoardProps>;
  /** Lines of the log after which a turn as people see it is over: where a replay stops. */
  stops?(lines: LogLine[]): number[];
  /** What the game calls its second place, where it is no plan. */
  planName?: string;
  /** What a phone calls the board. */
  boardName?: string;
  /** Further places of the table on a phone, each with a tab; the rules then move into the menu. */
  places?: { name: string; Place: Component<BoardProps> }[];
  /** All seats stand in one list, one's own first, each with its emblem and score. */
  seatsInList?: { Emblem: Component<{ view: any; seat: number; own: boolean }>; score(view: any, seat: number): string; /** What the score says. */ hint?(view: any, seat: number): string };
  /** The log tells sentences even where two seats could share a row of notation. */
  told?: boolean;
  /** The board shows names, lamps and points of all seats itself. */
  seatsOnBoard?: boolean;
  Object: Component;
  /** Where the match stands, beside the game's name. */
  stands?(view: any): string;
  /** The plan is a set of papers: the side panel is wide and begins with it, the seats follow together. */
  papers?: boolean;
  /** What a phone calls the place of all seats; the rules then move into the menu. */
  seatsName?: string;
  /** The course of a match that is over, under its result. */
  Story?: Component<BoardProps>;
  /** What the game says to its end, where "wins" and "a draw" would not do. */
  ending?(view: any, seat: number | null, nameOf: (seat: number) => string): { title: string | null; reason: string; /** Points say nothing here. */ unscored?: boolean };
  /** `over`: the match has ended, also where the view does not know it, as after a resignation. */
  seatLine(view: any, seat: number, over?: boolean): { name: string; detail: string };
  /** What a seat is called before anything is seen of the table, where the game knows it. */
  seatName?(seat: number): string;
  /** What a seat has gathered, beside its name. */
  Rack: Component<{ view: any; seat: number }> | null;
  whatNow(view: any, seat: number | null, legal: string[], nameOf: (seat: number) => string): { sentence: string; reason: string };
  /** A line of the log, as it reads where the match stands at `view`; "" where there is nothing to tell. */
  logLine(line: LogLine, nameOf: (seat: number) => string, view?: any): string;
  ground: string;
}
