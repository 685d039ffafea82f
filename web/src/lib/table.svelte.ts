// One table as this browser knows it: sockets, log, and what the person is asked. Stage owns the moment shown.
import type { GameOffer, LogLine, Message, Refused, TableShown, Update } from "../generated/protocol";
import { Absence } from "./absence.svelte";
import { api, Away, Refusal } from "./api";
import { loadFace } from "./faces";
import type { GameFace, Preview } from "./game";
import { lastAction, logAt, type ShownLine } from "./log";
import { Logbook } from "./logbook.svelte";
import { botOf, lookedAt, type Now, nowOf } from "./now";
import { Replay } from "./replay.svelte";
import { type Line, liveAddress, newId, TableSocket } from "./socket";
import { Stage } from "./stage.svelte";
import { keepTable, keysOf, myTable } from "./tables";

export type Phase = "loading" | "no-table" | "wrong-key" | "away" | "ready";

interface Chair {
  key: string | null;
  seat: number | null;
  socket: TableSocket;
}

export class TableStore {
  phase = $state<Phase>("loading");
  shown = $state.raw<TableShown | null>(null);
  /** What the game called each seat when the table was last visible. */
  called: Record<number, string> = {};
  offer = $state.raw<GameOffer | null>(null);
  face = $state.raw<GameFace | null>(null);
  /** The figures this table is played with. */
  figures = $state.raw<unknown>(null);
  line = $state<Line>("opening");
  /** When the connection was lost. */
  brokenSince = $state<number | null>(null);
  refusal = $state.raw<Refused | null>(null);
  pending = $state(false);
  /** What happened since the last visit. */
  missed = $state.raw<ShownLine[]>([]);
  replay = $state.raw<Replay | null>(null);

  #hand = $state.raw<{ version: number; preview: Preview } | null>(null);
  #chairs: Chair[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The rest of a press of several actions. */
  #press: { id: string; rest: string[]; version: number } | null = null;
  /** Lines seen on earlier visits; null once the catch-up has been made. */
  #seenBefore: number | null;
  /** Lines that this browser remembers as seen. */
  #seen = -1;
  #gone = false;
  /** Ids of acts sent only to learn why they are refused, and the one whose answer is still wanted. */
  #questions = new Set<string>();
  #question: string | null = null;

  constructor(readonly id: string) {
    this.#seenBefore = myTable(id)?.seen ?? 0;
    void this.#begin();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  readonly absence = new Absence();
  readonly stage = new Stage(
    () => this.#chairs.length,
    () => this.offer?.hidden ?? true,
    () => {
      this.replay?.forget();
      this.#readLog();
    },
  );
  readonly #logbook = new Logbook(
    async (seat, since) => (await api.log(this.id, this.#keyOf(seat), since)).lines,
    () => this.offer?.hidden ?? true,
  );
  /** The log of the seat that looks; empty behind the curtain. */
  readonly lines = $derived.by((): LogLine[] => (this.stage.curtain === null ? this.#logbook.of(this.stage.eyes) : []));
  /** What the whole screen is about: where the match stands, or an earlier moment that somebody looks at. */
  readonly now = $derived.by((): Now | null => {
    const { replay, stage } = this;
    if (stage.curtain !== null || stage.moment === null) return null;
    const now = nowOf(stage.moment, this.lines, stage.current && replay === null, this.pending);
    return replay === null ? now : lookedAt(now, replay, this.lines, this.latest?.outcome ?? null);
  });
  /** What the board is acting out; between two moments it is ahead of everything else. */
  readonly acted = $derived(
    this.stage.acting && this.now && this.replay === null ? nowOf(this.stage.acting, this.lines, false, this.pending) : null,
  );

  /** What somebody has in hand; it lasts as long as the moment in which it was picked up. */
  readonly preview = $derived(
    this.#hand !== null && this.now?.live && this.#hand.version === this.now.version ? this.#hand.preview : null,
  );

  get active(): number | null {
    return this.stage.eyes;
  }

  get own(): number[] {
    return this.stage.own;
  }

  /** The newest update, for who sits here and what is asked of the table; never for the match itself. */
  get latest(): Update | null {
    return this.stage.latest;
  }

  get hotSeat(): boolean {
    return this.#chairs.length > 1;
  }

  get key(): string | null {
    return this.#keyOf(this.active);
  }

  #keyOf(seat: number | null): string | null {
    return (this.#chairs.find((chair) => chair.seat === seat) ?? this.#chairs[0])?.key ?? null;
  }

  /** The keys of the other seats at this screen. */
  otherKeys(key: string): string[] {
    return this.#chairs.flatMap((chair) => (chair.key !== null && chair.key !== key ? [chair.key] : []));
  }

  /** One press: one action, or several that belong together. */
  choose(wanted: string | string[]): void {
    const [action, ...rest] = typeof wanted === "string" ? [wanted] : wanted;
    const { now } = this;
    if (this.pending || action === undefined || !now?.live) return;
    if (!now.legal.includes(action)) return this.explain(action);
    this.refusal = null;
    this.pending = true;
    this.#press = { id: newId(), rest, version: now.version };
    this.#act(action, now.version, now.decidesFor);
  }

  #act(action: string, version: number, seat: number | null): void {
    if (this.#press) this.#press.version = version;
    this.#send({ type: "act", version, id: newId(), action, seat, press: this.#press?.id ?? null });
  }

  /** Sends the next action of a press, or ends the press where that isn't legal. */
  #goOn(update: Update): boolean {
    const next = this.#press?.rest.shift();
    if (next === undefined || !update.legal.includes(next)) {
      this.#press = null;
      return false;
    }
    this.#act(next, update.version, botOf(update));
    return true;
  }

  /** Ask the server why not. Only illegal actions are sent, so nothing happens. */
  explain(action: string): void {
    const { now } = this;
    if (!now?.live || this.active === null || now.legal.includes(action)) return;
    this.#question = newId();
    this.#questions.add(this.#question);
    this.#send({ type: "act", version: now.version, id: this.#question, action });
  }

  /** Somebody has moved on: a late answer would only be in the way. */
  dismiss(): void {
    this.refusal = null;
    this.#question = null;
  }

  hold(preview: Preview | null): void {
    const version = this.stage.moment?.update.version;
    this.#hand = preview && version !== undefined ? { version, preview } : null;
  }

  /** At a shared screen, whoever acted last takes that back and nobody else's moves with it. */
  get #undoer(): number | null {
    const last = this.now ? lastAction(this.now.lines)?.seat : null;
    return this.hotSeat && last != null && this.own.includes(last) ? last : this.active;
  }

  get mayUndo(): Update["may_undo"] {
    return this.now?.live ? (this.stage.updates[this.#undoer ?? -1]?.may_undo ?? "no") : "no";
  }

  undo(): void {
    this.#send({ type: "undo", id: newId() }, this.#undoer);
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

  /** The next person sits at the screen. */
  lift(): void {
    this.stage.lift();
  }

  look(number: number): void {
    this.refusal = null;
    this.replay ??= new Replay(
      () => this.lines,
      (wanted) => api.moment(this.id, wanted, this.key),
      () => this.face?.stops?.(logAt(this.lines)) ?? [],
    );
    void this.replay.look(number);
  }

  backToNow(): void {
    this.replay?.pause();
    this.replay = null;
    this.stage.skip();
  }

  /** What was missed has been read. */
  caughtUp(): void {
    this.missed = [];
  }

  async reload(): Promise<void> {
    this.phase = "loading";
    await this.#begin();
  }

  close(): void {
    this.#gone = true;
    this.absence.close();
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
      this.figures = shown.figures ?? face.figures;
      face.lay?.(this.figures);
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
      socket: new TableSocket(liveAddress(this.id, location), key, {
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
    // No need to say that something came too late: another moment is on the board, or on its way there.
    const late = this.#press !== null && (this.latest?.version ?? 0) > this.#press.version;
    this.pending = false;
    this.#press = null;
    if (!late) this.refusal = refused;
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
    const before = this.stage.updates[update.seat ?? -1];
    // At a shared screen every seat hears of each decision; the one that looks is the one that waits for it.
    const looks = (update.seat ?? -1) === (this.stage.eyes ?? -1);
    const decided = looks && before !== undefined && update.version !== before.version;
    // If the connection broke before a sealed choice was acknowledged, this is how we notice.
    const sealed = looks && update.seat !== null && before?.actors.includes(update.seat) === true && !update.actors.includes(update.seat);
    const goesOn = update.ack !== null && decided && this.#press !== null && this.#goOn(update);
    if (!goesOn && (update.ack !== null || decided || sealed)) this.pending = false;
    if (decided) this.dismiss();
    this.#agreeAmongOwn(chair, update);
    this.phase = "ready";
    this.absence.hear(update);
    this.#logbook.hear(update);
    this.stage.take(update);
    this.#readLog();
  }

  /** Seats that share a screen agree to each other's undo: their people sit side by side. */
  #agreeAmongOwn(chair: Chair, update: Update): void {
    if (update.undo === null || update.seat === null || !this.hotSeat) return;
    if (update.undo.missing.includes(update.seat) && this.own.includes(update.undo.seat))
      chair.socket.send({ type: "consent", agree: true, id: newId() });
  }

  /** Complete the log of the seat that looks. */
  #readLog(): void {
    const { eyes, curtain, latest } = this.stage;
    if (curtain !== null || !latest?.started) return;
    void this.#logbook.complete(eyes, latest.outcome !== null).then(() => this.#noteSeen());
  }

  /** Remember how much of the log has been seen; on the first look of a visit, collect what is new. */
  #noteSeen(): void {
    const { lines, latest } = this;
    if (this.#gone || this.stage.curtain !== null || latest === null || lines.length < latest.lines) return;
    if (this.#seenBefore) this.missed = logAt(lines).slice(this.#seenBefore);
    this.#seenBefore = null;
    if (this.#seen === lines.length) return;
    this.#seen = lines.length;
    if (myTable(this.id)) keepTable(this.id, { seen: lines.length, seats: this.own, over: latest.outcome != null });
  }

  #send(message: Message & { id: string }, seat = this.active): void {
    const chair = this.#chairs.find((one) => one.seat === seat) ?? this.#chairs[0];
    chair?.socket.send(message);
  }
}
