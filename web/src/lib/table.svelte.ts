// One table as this browser knows it: every seat that is played here, the log, and what is asked of the person.
import type { GameOffer, LogLine, Message, Refused, TableShown, Update } from "../generated/protocol";
import { api, Away, Refusal } from "./api";
import { loadFace } from "./faces";
import { BUILT_IN, type GameEvent, type GameFace } from "./game";
import { lastAction, notation } from "./log";
import { media } from "./media.svelte";
import { Replay } from "./replay.svelte";
import { type Line, liveAddress, newId, TableSocket } from "./socket";
import { keepTable, keysOf, myTable } from "./tables";

/** A bot's quick moves are shown one after another, not all at once. */
const PACE = 620;
const PACE_OF_STILLS = 160;

export type Phase = "loading" | "no-table" | "wrong-key" | "away" | "ready";

interface Chair {
  key: string | null;
  seat: number | null;
  socket: TableSocket;
}

/** What is on the board: paced, while seats and questions are always the newest. */
export interface Position {
  view: unknown;
  events: GameEvent[];
  version: number;
}

/** The bot that waits for the word of a person's seat; null: none. */
export function wardOf({ actors, asking }: Update, seat: number): number | null {
  return actors.includes(seat) ? null : (asking.find(({ people }) => people.includes(seat))?.seat ?? null);
}

export class TableStore {
  phase = $state<Phase>("loading");
  shown = $state.raw<TableShown | null>(null);
  offer = $state.raw<GameOffer | null>(null);
  face = $state.raw<GameFace | null>(null);
  lines = $state.raw<LogLine[]>([]);
  line = $state<Line>("opening");
  /** When the line broke. */
  brokenSince = $state<number | null>(null);
  /** The newest of each seat that is played here; under -1 that of a spectator. */
  updates = $state.raw<Record<number, Update>>({});
  /** The seat through whose eyes we look; null: a spectator, or nobody yet. */
  active = $state<number | null>(null);
  /** The screen is to be handed to this seat first. */
  curtain = $state<number | null>(null);
  position = $state.raw<Position | null>(null);
  refusal = $state.raw<Refused | null>(null);
  pending = $state(false);
  /** The version that the log tells of. */
  logRead = $state(-1);
  /** What happened since the last visit. */
  missed = $state.raw<LogLine[]>([]);
  replay = $state.raw<Replay | null>(null);

  #chairs: Chair[] = [];
  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;
  #askedLog = 0;
  /** Lines that had been seen here; null once the catch-up is made. */
  #seenBefore: number | null;
  #gone = false;
  /** Ids of acts that were only asked about, and the one whose answer is still wanted. */
  #questions = new Set<string>();
  #question: string | null = null;

  constructor(readonly id: string) {
    this.#seenBefore = myTable(id)?.seen ?? 0;
    void this.#begin();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Own seats, in order. */
  get own(): number[] {
    return Object.keys(this.updates)
      .map(Number)
      .filter((seat) => seat >= 0)
      .sort((a, b) => a - b);
  }

  get latest(): Update | null {
    return this.updates[this.active ?? -1] ?? Object.values(this.updates)[0] ?? null;
  }

  /** Does the board show the newest position? */
  get current(): boolean {
    return this.position !== null && this.position.version === this.latest?.version && this.replay === null;
  }

  get legal(): string[] {
    return this.current && this.curtain === null && !this.pending ? (this.latest?.legal ?? []) : [];
  }

  get mine(): boolean {
    return this.active !== null && (this.latest?.actors.includes(this.active) || this.decidesFor !== null);
  }

  /** The bot whose decision is the active seat's to make, because they play together; null: none. */
  get decidesFor(): number | null {
    return this.latest && this.active !== null ? wardOf(this.latest, this.active) : null;
  }

  /** Seats whose sealed choice is in. */
  get sealed(): number[] {
    return this.latest?.sealed ?? [];
  }

  get last(): string | null {
    const line = lastAction(this.lines, this.replay?.number);
    return line ? notation(line) : null;
  }

  get hotSeat(): boolean {
    return this.#chairs.length > 1;
  }

  get key(): string | null {
    return this.#chairs.find((chair) => chair.seat === this.active)?.key ?? this.#chairs[0]?.key ?? null;
  }

  /** Of the other seats at this screen. */
  otherKeys(key: string): string[] {
    return this.#chairs.flatMap((chair) => (chair.key !== null && chair.key !== key ? [chair.key] : []));
  }

  choose(action: string): void {
    if (this.pending || this.latest === null) return;
    this.refusal = null;
    this.pending = true;
    this.#send({ type: "act", version: this.latest.version, id: newId(), action, seat: this.decidesFor });
  }

  /** The server says why not; nothing happens, because only what is not legal is asked about. */
  explain(action: string): void {
    if (this.latest === null || this.active === null || this.latest.legal.includes(action)) return;
    this.#question = newId();
    this.#questions.add(this.#question);
    this.#send({ type: "act", version: this.latest.version, id: this.#question, action });
  }

  /** Somebody goes on with something else: a late answer would only be in the way. */
  dismiss(): void {
    this.refusal = null;
    this.#question = null;
  }

  undo(): void {
    this.#send({ type: "undo", id: newId() });
  }

  consent(agree: boolean): void {
    this.#send({ type: "consent", agree, id: newId() });
  }

  retract(): void {
    this.#send({ type: "retract", id: newId() });
  }

  resign(): void {
    this.#send({ type: "resign", id: newId() });
  }

  replace(seat: number): void {
    this.#send({ type: "replace", seat, id: newId() });
  }

  comeBack(): void {
    this.#send({ type: "return", id: newId() });
  }

  rename(name: string): void {
    this.#send({ type: "name", name, id: newId() });
  }

  /** The next person sits before the screen. */
  lift(): void {
    this.active = this.curtain;
    this.curtain = null;
    const update = this.latest;
    if (update) this.#put(update, []);
    void this.#readLog();
  }

  look(number: number): void {
    this.refusal = null;
    this.replay ??= new Replay(
      () => this.lines,
      (wanted) => api.moment(this.id, wanted, this.key),
    );
    void this.replay.look(number);
  }

  backToNow(): void {
    this.replay?.pause();
    this.replay = null;
    const update = this.latest;
    if (update) this.#put(update, []);
  }

  /** What was missed is read. */
  caughtUp(): void {
    this.missed = [];
  }

  async reload(): Promise<void> {
    this.phase = "loading";
    await this.#begin();
  }

  close(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
    this.replay?.pause();
    for (const chair of this.#chairs) chair.socket.close();
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
  }

  #hurry = (): void => {
    if (document.visibilityState === "visible") for (const chair of this.#chairs) chair.socket.hurry();
  };

  async #begin(): Promise<void> {
    try {
      const [shown, games] = await Promise.all([api.table(this.id), api.games()]);
      this.shown = shown;
      this.offer = games.find((game) => game.key === shown.game) ?? null;
      const face = await loadFace(shown.game);
      const own = shown.pack.name !== BUILT_IN;
      face.figures?.(own ? (await api.pack(this.id)).content : null);
      this.face = face;
    } catch (problem) {
      this.phase = problem instanceof Refusal && problem.status === 404 ? "no-table" : "away";
      if (problem instanceof Away && !this.#gone) this.#timer = setTimeout(() => void this.#begin(), 2000);
      return;
    }
    if (this.#gone) return;
    const keys = keysOf(this.id);
    if (keys.length > 0 && myTable(this.id)) keepTable(this.id, { game: this.shown.game });
    for (const key of keys.length > 0 ? keys : [null]) this.#sit(key);
  }

  #sit(key: string | null): void {
    const chair: Chair = {
      key,
      seat: null,
      socket: new TableSocket(liveAddress(this.id, key, location), {
        update: (update) => this.#take(chair, update),
        refused: (refused) => this.#hearNo(refused),
        line: (line) => this.#hear(line),
      }),
    };
    this.#chairs.push(chair);
  }

  #hearNo(refused: Refused): void {
    if (refused.id !== null && this.#questions.delete(refused.id)) {
      if (refused.id === this.#question) this.refusal = refused;
      return;
    }
    this.pending = false;
    this.refusal = refused;
  }

  #hear(line: Line): void {
    this.line = line;
    if (line === "broken") this.brokenSince ??= Date.now();
    if (line === "open") this.brokenSince = null;
    if (line === "wrong-key") this.phase = "wrong-key";
    if (line === "no-table") this.phase = "no-table";
  }

  #take(chair: Chair, update: Update): void {
    chair.seat = update.seat;
    const before = this.updates[update.seat ?? -1];
    if (update.ack !== null || (before && update.version !== before.version)) this.pending = false;
    this.updates = { ...this.updates, [update.seat ?? -1]: update };
    if (before && update.version !== before.version) this.dismiss();
    this.#agreeAmongOwn(chair, update);
    this.phase = "ready";
    this.#settle(update);
  }

  /** At one screen nobody has to ask the others: they sit beside. */
  #agreeAmongOwn(chair: Chair, update: Update): void {
    if (update.undo === null || update.seat === null || !this.hotSeat) return;
    if (update.undo.missing.includes(update.seat) && this.own.includes(update.undo.seat))
      chair.socket.send({ type: "consent", agree: true, id: newId() });
  }

  /** Whose eyes, and when the board may change. */
  #settle(update: Update): void {
    const waiting = this.own.filter((seat) => update.actors.includes(seat) || wardOf(update, seat) !== null);
    const wanted = this.active !== null && waiting.includes(this.active) ? this.active : (waiting[0] ?? this.active);
    const eyes = wanted ?? this.own[0] ?? null;
    const alone = this.#chairs.length < 2;
    if (eyes !== this.active && this.curtain === null) {
      if (alone || !this.offer?.hidden || update.outcome !== null) {
        if (this.updates[eyes ?? -1]?.version === update.version) this.active = eyes;
      } else if (update.started) {
        this.curtain = eyes;
        return;
      }
    }
    if (update.seat !== this.active) return;
    const known = Math.max(this.position?.version ?? -1, this.#queue.at(-1)?.version ?? -1);
    if (this.position === null) this.#put(update, []);
    else if (update.version !== known) {
      this.#queue.push(update);
      this.#next();
    } else this.#refresh(update);
  }

  /** The same decision, but a sealed choice has come or gone: nothing moves. */
  #refresh(update: Update): void {
    const waiting = this.#queue.at(-1);
    if (waiting) this.#queue[this.#queue.length - 1] = { ...update, events: waiting.events };
    else if (this.position) this.position = { ...this.position, view: update.view };
  }

  #next(): void {
    clearTimeout(this.#timer);
    const hidden = document.visibilityState === "hidden";
    if (this.#queue.length > 6 || hidden) this.#queue = this.#queue.slice(-1);
    const update = this.#queue[0];
    if (update === undefined) return;
    const pace = media.still ? PACE_OF_STILLS : PACE;
    const wait = hidden ? 0 : this.#shownAt + pace - performance.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#next(), wait);
      return;
    }
    this.#queue.shift();
    this.#put(update, update.events as GameEvent[]);
    this.#next();
  }

  #put(update: Update, events: GameEvent[]): void {
    this.position = { view: update.view, events, version: update.version };
    if (events.length > 0) this.#shownAt = performance.now();
    void this.#readLog();
  }

  async #readLog(): Promise<void> {
    const asked = ++this.#askedLog;
    const version = this.latest?.version ?? -1;
    if (!this.latest?.started) return;
    try {
      const log = await api.log(this.id, this.key);
      if (asked !== this.#askedLog || this.#gone) return;
      this.lines = log.lines;
      this.logRead = version;
      if (this.#seenBefore) this.missed = log.lines.slice(this.#seenBefore);
      this.#seenBefore = null;
      this.replay?.forget();
      if (myTable(this.id)) keepTable(this.id, { seen: log.lines.length, seats: this.own, over: this.latest?.outcome != null });
    } catch {
      // the line comes back with another update, and the log with it
    }
  }

  #send(message: Message & { id: string }): void {
    const chair = this.#chairs.find((one) => one.seat === this.active) ?? this.#chairs[0];
    chair?.socket.send(message);
  }
}
