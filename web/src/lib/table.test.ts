// The moment on the board is the only truth on the screen, whatever comes in and whatever people press meanwhile.
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Message, Update } from "../generated/protocol";
import { pace } from "./pace.svelte";
import { TableStore } from "./table.svelte";
import { Board, deeds, flush, lives, stubPage, unstubPage } from "./testing/moment";
import { world } from "./testing/world";

vi.mock("./socket", async () => (await import("./testing/world")).modules.socket);
vi.mock("./api", async () => (await import("./testing/world")).modules.api);
vi.mock("./tables", async () => (await import("./testing/world")).modules.tables);
vi.mock("./faces", async () => (await import("./testing/world")).modules.faces);

describe("the moment shown", () => {
  beforeEach(stubPage);
  afterEach(unstubPage);

  const setUps = fc.record({
    people: fc.constantFrom<number[]>([0], [0, 1], [1, 2], [0, 1, 2], [2], []),
    hidden: fc.boolean(),
    together: fc.boolean(),
    first: fc.nat(2),
  });

  it("is the only one that anything on the screen speaks of", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(setUps, fc.array(deeds, { minLength: 5, maxLength: 60 }), (setUp, course) => lives(3, setUp, course)),
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

  it("stays with whoever has the screen and must decide, whoever hears of it first", async () => {
    const { store } = await opened([0, 1], 0, true);
    store.lift();
    await flush();
    store.choose(world.legal(0)[0] ?? "");
    world.act(2, world.legal(2)[0] ?? "", null);
    await deliverAll();
    expect(store.stage.curtain).toBe(1);
    store.lift();
    await flush();
    store.choose(world.legal(1)[0] ?? "");
    await flush();
    while (world.sockets[0]?.socket.deliver()); // seat 0 hears it first
    await flush();
    expect(store.stage.curtain).toBeNull();
    await deliverAll();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([store.stage.curtain, store.stage.eyes]).toEqual([null, 1]);
    expect(store.now?.legal).toEqual(world.legal(1));
  });

  it("takes back at one screen what was done last, and not the asker's own last move as well", async () => {
    world.reset(3, [0, 1], false, false, 0);
    const store = new TableStore("toy");
    await flush();
    await deliverAll();
    store.choose(world.legal(0)[0] ?? "");
    await deliverAll();
    const sent = world.sockets.map(({ socket }) => vi.spyOn(socket, "send"));
    expect(store.stage.eyes).toBe(1);
    store.undo();
    expect(sent.map((one) => one.mock.calls.length)).toEqual([1, 0]);
    store.close();
  });

  it("goes on when the line breaks before a sealed choice is acknowledged", async () => {
    world.reset(3, [1, 2], false, true, 0);
    const store = new TableStore("toy");
    await flush();
    await deliverAll();
    store.choose(world.legal(1)[0] ?? "");
    for (const { seat, socket } of world.sockets) socket.mail = [world.update(seat, null, [])];
    await deliverAll();
    expect(store.stage.eyes).toBe(2);
    expect(store.now?.legal).toEqual(world.legal(2));
    store.close();
  });

  it("says nothing about a move that came too late", async () => {
    const { store } = await opened([0], 0);
    const late = world.legal(0)[0] ?? "";
    world.act(0, world.legal(0)[1] ?? "", null); // from another window
    store.choose(late);
    await deliverAll();
    expect(store.refusal).toBeNull();
    expect(store.pending).toBe(false);
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
