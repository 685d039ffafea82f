// A small world for tests of the moment shown: a server, its sockets, and a game of which only the version matters. Its dress
// says how a version looks, so that every view, action, event and refusal gives away to which one it belongs.
import type { LogLine, RecordLine } from "../../generated/protocol";
import type { GameEvent, GameFace } from "../game";
import { lastAction, logAt } from "../log";

export interface Dress {
  face: GameFace;
  /** `eyes`: whose view; `actor`: whose turn. */
  view(version: number, eyes: number | null, actor: number | null): object;
  legal(version: number, seat: number): string[];
  event(version: number, seat: number): GameEvent;
  refusal(version: number): { reason: string; sentence: string };
  /** What views and events are told apart by. */
  tokenOf(view: unknown): string;
  tokenOfEvent(event: GameEvent): string;
  /** Everything in a text that belongs to a version. */
  tokens(text: string): string[];
}

export const TOY: Dress = {
  face: {
    key: "toy",
    seatLine: (_view: unknown, seat: number) => ({ name: `Player ${seat}`, detail: "" }),
    whatNow: (view: { token: string }) => ({ sentence: `Choose at ${view.token}`, reason: `because ${view.token}` }),
    logLine: (line: { events: { token?: string }[] }) => line.events.map((event) => `did ${event.token}`).join(" "),
  } as unknown as GameFace,
  view: (version, eyes) => ({ token: `v${version}`, eyes }),
  legal: (version, seat) => [0, 1, 2].map((number) => `act-v${version}-s${seat}-${number}`),
  event: (version) => ({ event: "done", token: `v${version}` }),
  refusal: (version) => ({ reason: `not at v${version}`, sentence: `Not at v${version}.` }),
  tokenOf: (view) => (view as { token: string }).token,
  tokenOfEvent: ({ token }) => String(token),
  tokens: (text) => text.match(/\bv\d+\b|past\d+/g) ?? [],
};

class World {
  dress: Dress = TOY;
  seats = 3;
  people: number[] = [0, 1];
  hidden = true;
  together = false;
  version = 1;
  actors: number[] = [0];
  sealed: number[] = [];
  away = new Set<number>();
  log: LogLine[] = [];
  /** How many lines everybody has been told of, and how often anybody asked for more. */
  told = 0;
  questions: number[] = [];
  over = false;
  /** Somebody would like to take something back; whoever said no last. */
  asked: { seat: number; missing: number[] } | null = null;
  declined: number | null = null;
  sockets: { seat: number | null; socket: FakeSocket }[] = [];

  reset(seats: number, people: number[], hidden: boolean, together: boolean, first: number, dress: Dress = TOY): void {
    Object.assign(this, { dress, seats, people, hidden, together, version: 1, sealed: [], log: [], told: 0, questions: [], over: false, asked: null, declined: null, sockets: [] });
    this.away = new Set();
    this.actors = together ? Array.from({ length: seats }, (_, seat) => seat) : [first % seats];
  }

  legal(seat: number): string[] {
    if (this.over || !this.actors.includes(seat)) return [];
    return this.dress.legal(this.version, seat);
  }

  update(seat: number | null, ack: string | null, events: object[]): object {
    return {
      type: "update",
      version: this.version,
      seat,
      actors: this.over ? [] : this.actors,
      sealed: this.sealed,
      legal: seat === null ? [] : this.legal(seat),
      view: this.dress.view(this.version, seat, this.actors[0] ?? null),
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
      undo: this.asked,
      started: true,
      rematch: null,
      asking: [],
      decides_for: seat !== null && this.legal(seat).length > 0 ? seat : null,
      lines: this.log.length,
      log: this.log.slice(this.told),
      may_undo: "free",
      declined: this.declined,
      practice: false,
      hasty: [],
    };
  }

  tell(events: object[], by: number | null = null, ack: string | null = null): void {
    for (const { seat, socket } of this.sockets)
      socket.mail.push(this.update(seat, seat === by ? ack : null, events.map((event) => ({ ...event, eyes: seat }))));
    this.told = this.log.length;
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
    this.#next();
    this.#write(`${seat} ${action}`, { kind: "played", seat, action }, [this.dress.event(this.version, seat)]);
    this.actors = this.together ? Array.from({ length: this.seats }, (_, one) => one) : [(seat + 1) % this.seats];
    this.tell([this.dress.event(this.version, seat)], seat, id);
    return true;
  }

  undo(): void {
    const last = lastAction(logAt([...this.log]));
    if (!last || this.over) return;
    this.#next();
    this.sealed = [];
    this.#write("! undo 1", { kind: "undone", count: 1 }, [], [last.number]);
    this.actors = this.together ? Array.from({ length: this.seats }, (_, one) => one) : [last.seat ?? 0];
    this.tell([]);
  }

  /** Somebody asks; the first who has not answered says yes or no. */
  ask(seat: number): void {
    if (this.over || this.asked !== null) return;
    this.asked = { seat, missing: this.people.filter((one) => one !== seat) };
    this.tell([]);
  }

  answer(agree: boolean): void {
    const [seat, ...missing] = this.asked?.missing ?? [];
    if (this.asked === null || seat === undefined) return;
    if (!agree) [this.asked, this.declined] = [null, seat];
    else if (missing.length > 0) this.asked = { ...this.asked, missing };
    else return this.undo();
    this.tell([]);
  }

  #write(text: string, line: RecordLine, events: object[], voids: number[] = []): void {
    this.log.push({ number: this.log.length + 1, text, line, events, voids });
  }

  #next(): void {
    this.version += 1;
    [this.asked, this.declined] = [null, null];
  }

  end(): void {
    this.#next();
    this.over = true;
    this.tell([this.dress.event(this.version, 0)]);
  }
}
export const world = new World();

export class FakeSocket {
  mail: object[] = [];
  seat: number | null;
  constructor(
    _: string,
    key: string | null,
    readonly hear: { update(update: object): void; refused(refused: object): void; line(line: string): void },
  ) {
    this.seat = key === null ? null : Number(key);
    world.sockets.push({ seat: this.seat, socket: this });
    this.mail.push({ ...world.update(this.seat, null, []), log: [] });
  }
  send(message: { type: string; version: number; id: string; action?: string }): void {
    if (message.type === "undo") world.undo();
    if (message.type === "consent") world.answer(true);
    if (message.type !== "act" || this.seat === null) return;
    if (!world.act(this.seat, message.action ?? "", message.id))
      this.mail.push({ type: "refused", id: message.id, ...world.dress.refusal(message.version), rule: null, action: message.action });
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

/** What the table's modules are replaced by. */
export const modules = {
  socket: {
    TableSocket: FakeSocket,
    liveAddress: (id: string) => `ws://here/${id}`,
    newId: () => String(Math.random()),
  },
  api: {
    api: {
      table: async () => ({ game: "toy", pack: { name: "builtin" }, seal: "" }),
      games: async () => [{ key: "toy", name: "Toy", hidden: world.hidden }],
      log: async (_: string, _key: string | null, since: number) => {
        world.questions.push(since);
        return { lines: world.log.slice(since) };
      },
      moment: async (_: string, number: number) => ({
        number,
        actors: [],
        view: { ...world.dress.view(0, null, null), token: `past${number}`, eyes: undefined },
      }),
    },
    Away: class extends Error {},
    Refusal: class extends Error {},
  },
  tables: {
    keepTable: () => {},
    keysOf: () => world.people.map(String),
    myTable: () => null,
  },
  faces: { loadFace: async () => world.dress.face },
};
