// The table store and its server: what is asked for, what is shown, what is sent.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Message } from "../generated/protocol";
import { TableStore } from "./table.svelte";
import { flush, stubPage, unstubPage } from "./testing/moment";
import { world } from "./testing/world";

vi.mock("./socket", async () => (await import("./testing/world")).modules.socket);
vi.mock("./api", async () => (await import("./testing/world")).modules.api);
vi.mock("./tables", async () => (await import("./testing/world")).modules.tables);
vi.mock("./faces", async () => (await import("./testing/world")).modules.faces);

describe("the table store", () => {
  let store: TableStore;
  beforeEach(stubPage);
  afterEach(() => {
    store.close();
    unstubPage();
  });

  const deliverAll = async (): Promise<void> => {
    for (const { socket } of world.sockets) while (socket.deliver());
    await flush();
  };
  const open = async (people: number[], { first = 0, hidden = false, played = 0 } = {}): Promise<void> => {
    world.reset(3, people, hidden, false, first);
    for (let move = 0; move < played; move++) act();
    store = new TableStore("toy");
    await flush();
    await deliverAll();
  };
  /** Whoever's turn it is acts, from anywhere. */
  const act = (): void => {
    const [actor] = world.actors;
    if (actor !== undefined) world.act(actor, world.legal(actor)[0] ?? "", null);
  };
  const atRest = async (): Promise<void> => {
    await deliverAll();
    await vi.advanceTimersByTimeAsync(20_000);
  };
  const numbers = (): number[] => store.lines.map((line) => line.number);
  const spied = (): Message[] => {
    const sent: Message[] = [];
    for (const { socket } of world.sockets) {
      const send = socket.send.bind(socket);
      socket.send = (message) => {
        sent.push(message as unknown as Message);
        send(message);
      };
    }
    return sent;
  };

  it("connects: the newest moment, and the log asked for once", async () => {
    await open([0], { played: 3 });
    expect(store.phase).toBe("ready");
    expect(store.now?.version).toBe(4);
    expect(numbers()).toEqual([1, 2, 3]);
    expect(world.questions).toEqual([0]);
  });

  it("asks for nothing where there is no log yet", async () => {
    await open([0]);
    expect(world.questions).toEqual([]);
    expect(store.lines).toEqual([]);
  });

  it("appends the lines that updates bring, without a question", async () => {
    await open([0], { played: 2 });
    for (let move = 0; move < 6; move++) {
      act();
      await deliverAll();
    }
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(world.questions).toEqual([0]);
    await atRest();
    expect(store.now?.lines).toHaveLength(8);
  });

  it("keeps the log of the moment shown, while later lines are there already", async () => {
    await open([0], { first: 1 });
    act();
    act();
    await deliverAll();
    expect(store.lines).toHaveLength(2);
    expect(store.now?.lines).toHaveLength(1);
    await atRest();
    expect(store.now?.lines).toHaveLength(2);
  });

  it("asks after a gap for what it lacks, and for no more", async () => {
    await open([0], { played: 2 });
    act();
    act();
    act();
    for (const { seat, socket } of world.sockets) socket.mail = [{ ...world.update(seat, null, []), log: [] }];
    for (const { socket } of world.sockets) socket.hear.line("broken");
    expect(store.brokenSince).not.toBeNull();
    for (const { socket } of world.sockets) socket.hear.line("open");
    await deliverAll();
    expect(store.brokenSince).toBeNull();
    expect(world.questions).toEqual([0, 2]);
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
    act();
    await deliverAll();
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(world.questions).toEqual([0, 2]);
  });

  it("asks nothing when it reconnects and has missed nothing", async () => {
    await open([0], { played: 2 });
    for (const { seat, socket } of world.sockets) socket.mail = [{ ...world.update(seat, null, []), log: [] }];
    await deliverAll();
    expect(world.questions).toEqual([0]);
  });

  it("has every line once, when updates come in while the log is asked for", async () => {
    world.reset(3, [0], false, false, 0);
    act();
    store = new TableStore("toy");
    await flush();
    world.sockets[0]?.socket.deliver(); // now it asks
    act();
    act();
    await deliverAll();
    expect(numbers()).toEqual([1, 2, 3]);
  });

  it("strikes out what an undo voids, and only from then on", async () => {
    await open([0], { first: 1 });
    act();
    await atRest();
    expect(store.now?.lines.map((line) => line.void)).toEqual([false]);
    world.undo();
    await atRest();
    expect(store.now?.lines.map((line) => line.void)).toEqual([true, false]);
    expect(store.now?.last).toBeNull();
    store.look(1);
    await flush();
    expect(store.now?.lines.map((line) => line.void)).toEqual([false]);
    expect(world.questions).toEqual([]);
  });

  it("shows a refusal until it is dismissed, and lets go of what was sent", async () => {
    await open([0]);
    const legal = world.legal(0)[0] ?? "";
    world.sockets[0]!.socket.send = (message) => {
      world.sockets[0]?.socket.mail.push({ type: "refused", id: message.id, reason: "x: no", sentence: "No.", rule: "T-1", action: "x" });
    };
    store.choose(legal);
    expect(store.pending).toBe(true);
    expect(store.now?.legal).toEqual([]);
    await deliverAll();
    expect(store.pending).toBe(false);
    expect(store.refusal).toMatchObject({ sentence: "No.", rule: "T-1" });
    store.dismiss();
    expect(store.refusal).toBeNull();
    expect(store.now?.legal).toContain(legal);
  });

  it("asks why something is not possible, and forgets the answer where nobody waits for it", async () => {
    await open([0]);
    store.explain("nonsense");
    await deliverAll();
    expect(store.refusal).toMatchObject({ sentence: "Not at v1.", action: "nonsense" });
    store.explain("other nonsense");
    store.dismiss();
    await deliverAll();
    expect(store.refusal).toBeNull();
    expect(store.pending).toBe(false);
  });

  it("asks instead of sending what is not legal", async () => {
    await open([0]);
    const sent = spied();
    store.choose("nonsense");
    expect(sent.map((message) => [message.type, "press" in message])).toEqual([["act", false]]);
    expect(store.pending).toBe(false);
  });

  it("acts on the newest moment only, and says nothing about what came too late", async () => {
    await open([0]);
    const sent = spied();
    const late = world.legal(0)[1] ?? "";
    act(); // the same seat, in another window
    store.choose(late);
    await deliverAll();
    expect(sent).toHaveLength(1);
    expect([store.refusal, store.pending]).toEqual([null, false]);
    await atRest();
    expect(store.now?.version).toBe(2);
    expect(store.now?.legal).toEqual([]);
  });

  it("ignores an update that was overtaken", async () => {
    await open([0], { first: 1 });
    const old = { ...world.update(0, null, []), log: [] };
    act();
    await atRest();
    world.sockets[0]?.socket.mail.push(old);
    await atRest();
    expect(store.now?.version).toBe(2);
    expect(numbers()).toEqual([1]);
  });

  it("shares one log among seats of a game without secrets", async () => {
    await open([0, 1], { played: 1 });
    expect(store.active).toBe(1);
    store.choose(world.legal(1)[0] ?? "");
    act();
    await atRest();
    expect(store.active).toBe(0);
    expect(numbers()).toEqual([1, 2, 3]);
    expect(world.questions).toEqual([0]);
  });

  it("keeps each seat's own log where there are secrets, and shows none behind the curtain", async () => {
    await open([0, 1], { hidden: true, played: 1 });
    expect(store.stage.curtain).toBe(1);
    expect(store.lines).toEqual([]);
    expect(world.questions).toEqual([]);
    store.lift();
    await flush();
    expect(numbers()).toEqual([1]);
    expect(world.questions).toEqual([0]);
    store.choose(world.legal(1)[0] ?? "");
    await atRest();
    act(); // the bot
    await atRest();
    expect(store.stage.curtain).toBe(0);
    expect(store.lines).toEqual([]);
    store.lift();
    await flush();
    expect(numbers()).toEqual([1, 2, 3]);
    expect(world.questions).toEqual([0, 0]); // this seat's first look
  });

  it("reads the whole log again at the end, where something was hidden", async () => {
    await open([0], { hidden: true, played: 1 });
    act();
    await atRest();
    expect(world.questions).toEqual([0]);
    world.end();
    await atRest();
    expect(store.now?.outcome).toMatchObject({ winners: [0] });
    expect(store.now?.live).toBe(false);
    expect(world.questions).toEqual([0, 0]);
    world.tell([]);
    await atRest();
    expect(world.questions).toEqual([0, 0]);
  });

  it("reads nothing again at the end of an open game", async () => {
    await open([0], { played: 1 });
    world.end();
    await atRest();
    expect(world.questions).toEqual([0]);
  });

  it("looks at an earlier moment, and back at now", async () => {
    await open([0], { played: 3 });
    store.look(1);
    await flush();
    expect(store.now).toMatchObject({ view: { token: "past1" }, live: false, legal: [], mine: false });
    expect(store.now?.lines).toHaveLength(1);
    store.backToNow();
    await flush();
    expect(store.now).toMatchObject({ view: { token: "v4" }, live: true });
    expect(store.now?.lines).toHaveLength(3);
  });

  it("watches without a key", async () => {
    await open([], { played: 2 });
    expect(store.now).toMatchObject({ seat: null, live: false, legal: [], mine: false });
    expect(numbers()).toEqual([1, 2]);
  });

  it("says that a key opens nothing, or that there is no such table", async () => {
    await open([0]);
    world.sockets[0]?.socket.hear.line("wrong-key");
    expect(store.phase).toBe("wrong-key");
    world.sockets[0]?.socket.hear.line("no-table");
    expect(store.phase).toBe("no-table");
  });
});
