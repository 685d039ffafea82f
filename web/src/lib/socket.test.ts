import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Refused, Update } from "../generated/protocol";
import { type Line, liveAddress, protocols, TableSocket } from "./socket";

/** A socket whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.lose(1000);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  lose(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

function connect(): { socket: TableSocket; lines: Line[]; updates: Update[]; refusals: Refused[] } {
  const lines: Line[] = [];
  const updates: Update[] = [];
  const refusals: Refused[] = [];
  const socket = new TableSocket(
    "ws://here/live",
    "secret",
    {
      line: (line) => lines.push(line),
      update: (update) => updates.push(update),
      refused: (refused) => refusals.push(refused),
    },
    (address) => new FakeSocket(address) as unknown as WebSocket,
  );
  return { socket, lines, updates, refusals };
}

const newest = (): FakeSocket => FakeSocket.all.at(-1)!;
const act = (id: string) => ({ type: "act", version: 1, id, action: "d5w" }) as const;

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a table's socket", () => {
  it("sends what waited until it was open", () => {
    const { socket, lines } = connect();
    socket.send(act("a"));
    newest().open();
    expect(newest().sent).toEqual([JSON.stringify(act("a"))]);
    expect(lines).toEqual(["open"]);
  });

  it("sends again what was not answered, and nothing else", () => {
    const { socket } = connect();
    newest().open();
    socket.send(act("a"));
    socket.send(act("b"));
    newest().say({ type: "update", ack: "a" });
    newest().lose(1006);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(2);
    newest().open();
    expect(newest().sent).toEqual([JSON.stringify(act("b"))]);
    newest().say({ type: "refused", id: "b", reason: "no", rule: null });
    expect(socket.busy).toBe(false);
  });

  it("waits longer each time, but not for ever", () => {
    connect();
    let waited = 0;
    for (let attempt = 0; attempt < 8; attempt++) {
      const before = FakeSocket.all.length;
      newest().lose(1006);
      for (waited = 0; FakeSocket.all.length === before; waited += 50) vi.advanceTimersByTime(50);
    }
    expect(waited).toBe(8000);
  });

  it("does not try again where it is not wanted", () => {
    const { lines } = connect();
    newest().lose(4401);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(lines).toEqual(["wrong-key"]);
  });

  it("hurries when the network is back", () => {
    const { socket } = connect();
    newest().lose(1006);
    socket.hurry();
    expect(FakeSocket.all).toHaveLength(2);
  });
});

it("keeps the key out of every address", () => {
  expect(liveAddress("t1", { protocol: "https:", host: "a:1" })).toBe("wss://a:1/api/tables/t1/live");
  expect(liveAddress("t/1", { protocol: "http:", host: "a:1" })).toBe("ws://a:1/api/tables/t%2F1/live");
  expect(protocols("k-1_X")).toEqual(["ergosphere", "key.k-1_X"]);
  expect(protocols("no key")).toEqual(["ergosphere", "key.no_key"]);
  expect(protocols(null)).toEqual(["ergosphere"]);
});
