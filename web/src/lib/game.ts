// What a game brings to the table, and what the table gives to its board. No rules: the server says what is legal.
import type { Component } from "svelte";
import type { LogLine } from "../generated/protocol";

/** What happened, as the game tells it. Each game has a narrower type in generated/. */
export interface GameEvent {
  event: string;
  [field: string]: unknown;
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
  /** The answers to a question: all are shown on every screen, and there is nothing to put back. */
  offered?: boolean;
}

// A board knows its own view; the shell passes it on without looking inside.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface BoardProps<V = any> {
  view: V;
  seat: number | null;
  legal: string[];
  /** What led from the view before to this one; empty where a person jumped here. */
  events: GameEvent[];
  /** The last action that stands, in the game's notation. */
  last: string | null;
  /** The log up to the moment that is shown. */
  lines: LogLine[];
  nameOf(seat: number): string;
  /** Be called by another name. */
  rename(name: string): void;
  /** False while a person looks at an earlier moment, or the match is over. */
  live: boolean;
  choose(action: string): void;
  /** Asks the server why something is not possible. */
  explain(action: string): void;
  preview(p: Preview | null): void;
  /** A board that takes its time to show what has happened says so; the end of the match waits for it. */
  showing(still: boolean): void;
  /** Raised when "Put back" is pressed. */
  cleared: number;
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
}

export interface GameFace {
  key: string;
  /** What it is called where there is little room. */
  short?: string;
  Board: Component<BoardProps>;
  /** The flat drawing, beside the board or instead of it. */
  Plan: Component<BoardProps> | null;
  Object: Component;
  /** The plan is a set of papers: the side panel is wide and begins with it, the seats follow together. */
  papers?: boolean;
  /** What a phone's tabs are called; with a word for the seats these get a tab, and the rules move into the menu. */
  tabs?: { board: string; plan: string; seats?: string };
  /** The log tells sentences even where two seats could share a row of notation. */
  told?: boolean;
  /** The course of a match that is over, under its result. */
  Story?: Component<BoardProps>;
  /** What the game says to its end, where "wins" and "a draw" would not do. */
  ending?(view: any, seat: number | null, nameOf: (seat: number) => string): { title: string | null; reason: string };
  /** How far the match is ("round 11"), where the number of moves would say little. */
  progress?(view: any): string;
  seatLine(view: any, seat: number): { name: string; detail: string };
  /** What a seat has gathered, beside its name. */
  Rack: Component<{ view: any; seat: number }> | null;
  whatNow(view: any, seat: number | null, legal: string[]): { sentence: string; reason: string };
  logLine(line: LogLine, view?: any, nameOf?: (seat: number) => string): string;
  ground: string;
}
