// What people and servers may do to a table in any order, and what must hold on the screen after each of it.
import fc from "fast-check";
import { expect, vi } from "vitest";
import { factsOf, type Said, stripOf } from "../../table/strip";
import type { Now } from "../now";
import { pace } from "../pace.svelte";
import { TableStore } from "../table.svelte";
import { type Dress, TOY, world } from "./world";

/** The board: acts things out if it likes, and lets people take things up. */
export class Board {
  busy = false;
  constructor(readonly store: TableStore) {}
  show(): void {
    if (this.store.stage.acting === null || this.busy) return;
    this.busy = true;
    this.store.stage.showing(true);
  }
  rest(): void {
    if (!this.busy) return;
    this.busy = false;
    this.store.stage.showing(false);
  }
  /** Somebody points at something. */
  select(which: number): void {
    const action = this.store.now?.legal[which % 3];
    if (action === undefined) return this.store.hold(null);
    this.store.hold({ action, label: action, sentence: `Do ${action}`, reason: "", others: [] });
  }
  /** What a real board does by itself when it is given another view. */
  see(): void {}
}

export const flush = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn++) await vi.advanceTimersByTimeAsync(0);
};

export type Deed = { do: string; n: number };
export const deeds: fc.Arbitrary<Deed> = fc.record({
  do: fc.constantFrom("bot", "other", "deliver", "deliver", "deliver", "time", "time", "show", "rest", "select", "press", "press", "lift", "lift", "undo", "ask", "answer", "away", "break", "again", "look", "back", "pause", "resume", "skip", "pace", "old", "end"),
  n: fc.nat(5),
});

export async function perform(store: TableStore, board: Board, { do: what, n }: Deed): Promise<void> {
  const sockets = world.sockets.map(({ socket }) => socket);
  const actor = world.actors[n % Math.max(1, world.actors.length)];
  switch (what) {
    case "bot":
      if (actor !== undefined && !world.people.includes(actor)) world.act(actor, world.legal(actor)[n % 3] ?? "", null);
      break;
    case "other":
      if (actor !== undefined) world.act(actor, world.legal(actor)[n % 3] ?? "", null); // from another browser
      break;
    case "deliver":
      sockets[n % sockets.length]?.deliver();
      break;
    case "time":
      await vi.advanceTimersByTimeAsync(300 * n);
      break;
    case "show":
      board.show();
      break;
    case "rest":
      board.rest();
      break;
    case "select":
      board.select(n);
      break;
    case "press": {
      const { buttons } = stripOf(factsOf(store, world.dress.face, [], ""));
      const button = buttons[n % Math.max(1, buttons.length)];
      if (button?.deed.kind === "choose") store.choose(button.deed.action);
      else if (button?.deed.kind === "undo") store.undo();
      else if (button?.deed.kind === "consent") store.consent(button.deed.agree);
      else if (button?.deed.kind === "dismiss") store.dismiss();
      break;
    }
    case "lift":
      if (store.stage.curtain !== null) store.lift();
      break;
    case "undo":
      world.undo();
      break;
    case "ask":
      world.ask(n % world.seats);
      break;
    case "answer":
      world.answer(n % 2 === 0);
      break;
    case "break": // nothing comes any more, until it comes again
      for (const socket of sockets) socket.hear.line("broken");
      break;
    case "away":
      if (world.away.has(n % world.seats)) world.away.delete(n % world.seats);
      else world.away.add(n % world.seats);
      world.tell([]);
      break;
    case "again": // the line broke and came back: the newest, and no word of how it came about
      for (const socket of sockets) {
        socket.hear.line("open");
        if (n % 2) socket.mail = [{ ...world.update(socket.seat, null, []), log: [] }];
      }
      break;
    case "look":
      if (store.now) store.look(n % (store.lines.length + 1));
      break;
    case "back":
      store.backToNow();
      break;
    case "pause":
      pace.pause();
      break;
    case "resume":
      pace.resume();
      break;
    case "skip":
      store.stage.skip();
      break;
    case "pace":
      pace.set((["slow", "normal", "fast", "off"] as const)[n % 4] ?? "normal");
      break;
    case "old":
      store.explain(`act-v0-s${n}-0`);
      break;
    case "end":
      if (n === 5 && world.version > 6 && !world.over) world.end();
  }
  await flush();
  board.see();
}

/** Nothing on the screen speaks of another moment than the one on the board. */
export function truthful(store: TableStore): void {
  const { dress } = world;
  const { now, stage } = store;
  const said = stripOf(factsOf(store, dress.face, [], ""));
  const text = `${said.sentence} ${said.reason} ${said.buttons.map(({ label }) => label).join(" ")}`;
  expect(text).not.toMatch(/You['’]s|You is|undefined|Player -1|\[object/);
  if (stage.curtain !== null) {
    expect(now).toBeNull();
    expect(store.lines).toEqual([]);
    expect(dress.tokens(text)).toEqual([]);
    return;
  }
  if (now === null) return;
  const token = dress.tokenOf(now.view);
  if (store.replay === null) expect(token).toBe(dress.tokenOf(dress.view(now.version, null, 0)));
  const { eyes } = now.view as { eyes?: number | null };
  if (eyes !== undefined && world.hidden) expect(eyes).toBe(stage.eyes);
  const [event] = stage.happening;
  const shown = said.kind === "watch" && event ? dress.tokenOfEvent(event) : token;
  for (const one of dress.tokens(text)) expect([shown, token]).toContain(one);
  offersOnlyLegal(said.buttons.map(({ deed }) => deed), now);
  asksOnlyWhoDecides(said, now, store);
  if (now.live) {
    expect(now.version).toBe(stage.latest?.version);
    expect(said.kind).not.toBe("watch");
  }
  if (store.replay === null) expect(now.lines.length).toBeLessThanOrEqual(stage.moment?.update.lines ?? 0);
  expect(undoneSoFar(now)).toEqual(now.lines.filter((line) => line.void).map((line) => line.number));
}

function offersOnlyLegal(deeds: { kind: string; action?: string }[], now: Now): void {
  for (const deed of deeds) if (deed.action !== undefined) expect(now.legal).toContain(deed.action);
  if (now.legal.length > 0) expect(now.legal).toEqual(world.dress.legal(now.version, now.seat ?? -1));
  if (!now.live) expect(now.legal).toEqual([]);
}

/** The strip asks a decision of the seat that looks, and only where that seat has one. */
function asksOnlyWhoDecides({ kind, buttons }: Said, now: Now, store: TableStore): void {
  if (kind === "mine" || kind === "preview") expect(now.actors).toContain(now.seat);
  if (kind === "theirs" || kind === "spectator") expect(now.live && now.actors.includes(now.seat ?? -1)).toBe(false);
  if (now.seat === null) expect(buttons.filter(({ deed }) => !["pause", "resume", "skip"].includes(deed.kind))).toEqual([]);
  if (kind === "preview") expect(store.preview).not.toBeNull();
  if (kind === "refused") expect(store.refusal).not.toBeNull();
}

function undoneSoFar(now: Now): number[] {
  const standing: number[] = [];
  const undone: number[] = [];
  for (const line of now.lines) if (line.seat === null) undone.push(...standing.splice(-1));
    else standing.push(line.number);
  return undone.sort((a, b) => a - b);
}

/** When everything has arrived and been shown, whoever must decide at this screen can. */
export async function goesOn(store: TableStore, board: Board): Promise<void> {
  board.rest();
  pace.resume();
  if (store.replay) store.backToNow();
  for (let turn = 0; turn < 60; turn++) {
    for (const { socket } of world.sockets) while (socket.deliver());
    board.rest();
    await vi.advanceTimersByTimeAsync(2500);
  }
  const own = world.over ? [] : world.people.filter((seat) => world.actors.includes(seat));
  const { curtain, eyes } = store.stage;
  if (own.length === 0 || world.asked !== null) return;
  if (curtain !== null) expect(own).toContain(curtain);
  else {
    expect(own).toContain(eyes);
    expect(store.now?.legal).toEqual(world.legal(eyes ?? -1));
  }
}

export interface SetUp {
  people: number[];
  hidden: boolean;
  together: boolean;
  first: number;
}

/** One course of things, from the first update to where everything has come to rest. */
export async function lives(
  seats: number,
  { people, hidden, together, first }: SetUp,
  course: Deed[],
  dress: Dress = TOY,
  boardOf = (store: TableStore): Board => new Board(store),
): Promise<void> {
  pace.set("normal");
  pace.resume();
  world.reset(seats, people, hidden, together, first, dress);
  const store = new TableStore("toy");
  const board = boardOf(store);
  try {
    await flush();
    for (const { socket } of world.sockets) socket.deliver();
    await flush();
    for (const deed of course) {
      await perform(store, board, deed);
      if (store.latest) truthful(store);
    }
    await goesOn(store, board);
    truthful(store);
  } finally {
    store.close();
  }
}

/** A page without a browser. */
export function stubPage(): void {
  vi.useFakeTimers();
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", { visibilityState: "visible", addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  pace.set("normal");
  pace.resume();
}

export function unstubPage(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
