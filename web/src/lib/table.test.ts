// The moment on the board is the only truth on the screen, whatever comes in and whatever people press meanwhile. A small world
// marks every view, action and event with the version it belongs to; a word of another version gives itself away.
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Message, Update } from "../generated/protocol";
import { factsOf, stripOf } from "../table/strip";
import type { GameFace } from "./game";
import { pace } from "./pace.svelte";
import { type Now, TableStore } from "./table.svelte";

const { world, FakeSocket } = vi.hoisted(() => {
  interface Entry {
    version: number;
    actors: number[];
    sealed: number[];
    lines: number;
    undone: boolean;
  }
  class World {
    seats = 3;
    people: number[] = [0, 1];
    hidden = true;
    together = false;
    version = 1;
    actors: number[] = [0];
    sealed: number[] = [];
    away = new Set<number>();
    log: { number: number; text: string; seat: number | null; events: object[]; void: boolean }[] = [];
    history: Entry[] = [];
    over = false;
    sockets: { seat: number | null; socket: FakeSocket }[] = [];

    reset(seats: number, people: number[], hidden: boolean, together: boolean, first: number): void {
      Object.assign(this, { seats, people, hidden, together, version: 1, sealed: [], log: [], over: false, sockets: [] });
      this.away = new Set();
      this.actors = together ? Array.from({ length: seats }, (_, seat) => seat) : [first % seats];
    }

    legal(seat: number): string[] {
      if (this.over || !this.actors.includes(seat)) return [];
      return [0, 1, 2].map((number) => `act-v${this.version}-s${seat}-${number}`);
    }

    update(seat: number | null, ack: string | null, events: object[]): object {
      return {
        type: "update",
        version: this.version,
        seat,
        actors: this.over ? [] : this.actors,
        sealed: this.sealed,
        legal: seat === null ? [] : this.legal(seat),
        view: { token: `v${this.version}`, eyes: seat },
        events,
        outcome: this.over ? { scores: [], ranks: [], winners: [0], reason: "end" } : null,
        waiting: [],
        ack,
        seats: Array.from({ length: this.seats }, (_, one) => ({
          kind: this.people.includes(one) ? "human" : "bot",
          level: this.people.includes(one) ? null : "easy",
          name: null,
          owned: this.people.includes(one),
          here: !this.away.has(one),
        })),
        undo: null,
        started: true,
        rematch: null,
        asking: [],
        lines: this.log.length,
        may_undo: "free",
        declined: null,
        practice: false,
      };
    }

    tell(events: object[], by: number | null = null, ack: string | null = null): void {
      for (const { seat, socket } of this.sockets)
        socket.mail.push(this.update(seat, seat === by ? ack : null, events.map((event) => ({ ...event, eyes: seat }))));
    }

    act(seat: number, action: string, id: string | null): boolean {
      if (!this.legal(seat).includes(action)) return false;
      this.actors = this.actors.filter((one) => one !== seat);
      if (this.actors.length > 0) {
        this.sealed = [...this.sealed, seat].sort();
        this.tell([], seat, id);
        return true;
      }
      this.sealed = [];
      this.version += 1;
      this.log.push({ number: this.log.length + 1, text: `${seat} ${action}`, seat, events: [{ event: "done", token: `v${this.version}` }], void: false });
      this.actors = this.together ? Array.from({ length: this.seats }, (_, one) => one) : [(seat + 1) % this.seats];
      this.tell([{ event: "done", token: `v${this.version}` }], seat, id);
      return true;
    }

    undo(): void {
      const last = this.log.findLast((line) => !line.void && line.seat !== null);
      if (!last || this.over) return;
      last.void = true;
      this.version += 1;
      this.sealed = [];
      this.log.push({ number: this.log.length + 1, text: "! undo 1", seat: null, events: [], void: false });
      this.actors = this.together ? Array.from({ length: this.seats }, (_, one) => one) : [last.seat ?? 0];
      this.tell([]);
    }

    end(): void {
      this.version += 1;
      this.over = true;
      this.tell([{ event: "done", token: `v${this.version}` }]);
    }
  }
  const world = new World();

  class FakeSocket {
    mail: object[] = [];
    seat: number | null;
    constructor(
      address: string,
      readonly hear: { update(update: object): void; refused(refused: object): void; line(line: string): void },
    ) {
      const key = address.split("key=")[1];
      this.seat = key === undefined ? null : Number(key);
      world.sockets.push({ seat: this.seat, socket: this });
      this.mail.push(world.update(this.seat, null, []));
    }
    send(message: { type: string; id: string; action?: string }): void {
      if (message.type === "undo") world.undo();
      if (message.type !== "act" || this.seat === null) return;
      if (!world.act(this.seat, message.action ?? "", message.id))
        this.mail.push({ type: "refused", id: message.id, reason: "no", rule: null });
    }
    /** The next message arrives. */
    deliver(): boolean {
      const message = this.mail.shift() as { type: string } | undefined;
      if (!message) return false;
      if (message.type === "update") this.hear.update(message);
      else this.hear.refused(message);
      return true;
    }
    hurry(): void {}
    close(): void {}
  }
  return { world, FakeSocket };
});

vi.mock("./socket", () => ({
  TableSocket: FakeSocket,
  liveAddress: (id: string, key: string | null) => `ws://here/${id}${key === null ? "" : `?key=${key}`}`,
  newId: () => String(Math.random()),
}));
vi.mock("./api", () => ({
  api: {
    table: async () => ({ game: "toy", pack: { name: "builtin" }, seal: "" }),
    games: async () => [{ key: "toy", name: "Toy", hidden: world.hidden }],
    log: async () => ({ lines: world.log.map((line) => ({ ...line })) }),
    moment: async (_: string, number: number) => ({ number, actors: [], view: { token: `past${number}` } }),
  },
  Away: class extends Error {},
  Refusal: class extends Error {},
}));
vi.mock("./tables", () => ({
  keepTable: () => {},
  keysOf: () => world.people.map(String),
  myTable: () => null,
}));
const FACE = {
  key: "toy",
  seatLine: (_view: unknown, seat: number) => ({ name: `Player ${seat}`, detail: "" }),
  whatNow: (view: { token: string }) => ({ sentence: `Choose at ${view.token}`, reason: `because ${view.token}` }),
  logLine: (line: { events: { token?: string }[] }) => line.events.map((event) => `did ${event.token}`).join(" "),
} as unknown as GameFace;
vi.mock("./faces", () => ({ loadFace: async () => FACE }));

/** The board: acts things out if it likes, and lets people take things up. */
class Board {
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
  select(which: number): void {
    const action = this.store.now?.legal[which];
    if (action === undefined) return this.store.hold(null);
    this.store.hold({ action, label: action, sentence: `Do ${action}`, reason: "", others: [] });
  }
}

const flush = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn++) await vi.advanceTimersByTimeAsync(0);
};

type Deed = { do: string; n: number };
const deeds: fc.Arbitrary<Deed> = fc.record({
  do: fc.constantFrom("bot", "other", "deliver", "deliver", "deliver", "time", "time", "show", "rest", "select", "press", "press", "lift", "lift", "undo", "away", "again", "look", "back", "pause", "resume", "skip", "pace", "old", "end"),
  n: fc.nat(5),
});

async function perform(store: TableStore, board: Board, { do: what, n }: Deed): Promise<void> {
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
      board.select(n % 3);
      break;
    case "press": {
      const { buttons } = stripOf(factsOf(store, FACE, [], ""));
      const button = buttons[n % Math.max(1, buttons.length)];
      if (button?.deed.kind === "choose") store.choose(button.deed.action);
      else if (button?.deed.kind === "undo") store.undo();
      break;
    }
    case "lift":
      if (store.stage.curtain !== null) store.lift();
      break;
    case "undo":
      world.undo();
      break;
    case "away":
      if (world.away.has(n % world.seats)) world.away.delete(n % world.seats);
      else world.away.add(n % world.seats);
      world.tell([]);
      break;
    case "again": // the line broke and came back: the newest, and no word of how it came about
      for (const socket of sockets) if (n % 2) socket.mail = [world.update(socket.seat, null, [])];
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
}

const tokens = (text: string): string[] => text.match(/\bv\d+\b|past\d+/g) ?? [];

/** Nothing on the screen speaks of another moment than the one on the board. */
function truthful(store: TableStore): void {
  const { now, stage } = store;
  const said = stripOf(factsOf(store, FACE, [], ""));
  const text = `${said.sentence} ${said.reason} ${said.buttons.map(({ label }) => label).join(" ")}`;
  expect(text).not.toMatch(/You’s|You is|undefined|Player -1/);
  if (stage.curtain !== null) {
    expect(now).toBeNull();
    expect(store.lines).toEqual([]);
    expect(tokens(text)).toEqual([]);
    return;
  }
  if (now === null) return;
  const view = now.view as { token: string; eyes?: number | null };
  if (store.replay === null) expect(view.token).toBe(`v${now.version}`);
  if (view.eyes !== undefined && world.hidden) expect(view.eyes).toBe(stage.eyes);
  const shown = said.kind === "watch" ? (stage.happening[0] as { token?: string } | undefined)?.token : view.token;
  for (const token of tokens(text)) expect([shown, view.token]).toContain(token);
  offersOnlyLegal(said.buttons.map(({ deed }) => deed), now);
  if (now.live) {
    expect(now.version).toBe(stage.latest?.version);
    expect(said.kind).not.toBe("watch");
  }
  if (store.replay === null) expect(now.lines.length).toBeLessThanOrEqual(stage.moment?.update.lines ?? 0);
  expect(undoneSoFar(now)).toEqual(now.lines.filter((line) => line.void).map((line) => line.number));
}

function offersOnlyLegal(deeds: { kind: string; action?: string }[], now: Now): void {
  for (const deed of deeds) if (deed.action !== undefined) expect(now.legal).toContain(deed.action);
  for (const action of now.legal) expect(action).toContain(`-v${now.version}-s${now.seat}-`);
  if (!now.live) expect(now.legal).toEqual([]);
}

function undoneSoFar(now: Now): number[] {
  const standing: number[] = [];
  const undone: number[] = [];
  for (const line of now.lines) if (line.seat === null) undone.push(...standing.splice(-1));
    else standing.push(line.number);
  return undone.sort((a, b) => a - b);
}

/** When everything has arrived and been shown, whoever must decide at this screen can. */
async function goesOn(store: TableStore, board: Board): Promise<void> {
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
  if (own.length === 0) return;
  if (curtain !== null) expect(own).toContain(curtain);
  else {
    expect(own).toContain(eyes);
    expect(store.now?.legal).toEqual(world.legal(eyes ?? -1));
  }
}

describe("the moment shown", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
    vi.stubGlobal("document", { visibilityState: "visible", addEventListener: () => {}, removeEventListener: () => {} });
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
    pace.set("normal");
    pace.resume();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const setUps = fc.record({
    people: fc.constantFrom<number[]>([0], [0, 1], [1, 2], [0, 1, 2], [2]),
    hidden: fc.boolean(),
    together: fc.boolean(),
    first: fc.nat(2),
  });

  it("is the only one that anything on the screen speaks of", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(setUps, fc.array(deeds, { minLength: 5, maxLength: 60 }), async ({ people, hidden, together, first }, course) => {
        pace.set("normal");
        pace.resume();
        world.reset(3, people, hidden, together, first);
        const store = new TableStore("toy");
        const board = new Board(store);
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
      }),
      { numRuns: 400 },
    );
  });

  const opened = async (people: number[], first: number, together = false): Promise<{ store: TableStore; board: Board }> => {
    world.reset(3, people, true, together, first);
    const store = new TableStore("toy");
    await flush();
    for (const { socket } of world.sockets) socket.deliver();
    await flush();
    return { store, board: new Board(store) };
  };
  const deliverAll = async (): Promise<void> => {
    for (const { socket } of world.sockets) while (socket.deliver());
    await flush();
  };

  it("hands the screen to whoever begins", async () => {
    const { store } = await opened([0, 1], 1);
    expect(store.stage.curtain).toBe(1);
    store.lift();
    await flush();
    expect(store.now?.legal).toEqual(world.legal(1));
  });

  it("waits with everything else until the board has acted it out", async () => {
    const { store, board } = await opened([0], 1);
    const before = store.now;
    world.act(1, world.legal(1)[0] ?? "", null);
    for (const { socket } of world.sockets) while (socket.deliver());
    board.show(); // in the same turn in which the board sees it
    await flush();
    expect(store.now?.view).toEqual(before?.view);
    expect(store.acted?.view).toEqual({ token: "v2", eyes: 0 });
    board.rest();
    await flush();
    expect(store.now?.view).toEqual({ token: "v2", eyes: 0 });
  });

  it("lets what is in hand end with its decision", async () => {
    const { store, board } = await opened([0], 0);
    board.select(1);
    expect(store.preview?.action).toBe("act-v1-s0-1");
    world.undo();
    world.act(0, "act-v1-s0-2", null); // from another window
    await deliverAll();
    expect(store.preview).toBeNull();
  });

  it("sends the actions of one press one after another, as one press", async () => {
    const { store } = await opened([0, 1, 2], 0);
    store.lift();
    await flush();
    const sent: Message[] = [];
    const [chair] = world.sockets;
    const send = chair?.socket.send.bind(chair.socket);
    chair!.socket.send = (message) => {
      sent.push(message as unknown as Message);
      send?.(message);
    };
    world.seats = 1; // then it is seat 0's turn again
    store.choose(["act-v1-s0-0", "act-v2-s0-1", "act-v9-s0-0"]);
    await deliverAll();
    await deliverAll();
    const acts = sent as unknown as { action: string; press: string }[];
    expect(acts.map(({ action }) => action)).toEqual(["act-v1-s0-0", "act-v2-s0-1"]);
    expect(new Set(acts.map(({ press }) => press)).size).toBe(1);
    expect(store.pending).toBe(false);
  });

  it("pauses, and goes on from there", async () => {
    const { store } = await opened([0], 1);
    world.act(1, world.legal(1)[0] ?? "", null);
    world.act(2, world.legal(2)[0] ?? "", null);
    await deliverAll();
    pace.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect((store.now?.view as { token: string }).token).toBe("v2");
    pace.resume();
    await vi.advanceTimersByTimeAsync(5_000);
    expect((store.now?.view as { token: string }).token).toBe("v3");
    expect((store.latest as Update).version).toBe(3);
  });
});
