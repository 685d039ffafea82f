// One seat's line to its table: reconnects when it breaks, and sends again what nobody has answered.
import { CloseCode, FINAL, type Message, type Refused, type ServerMessage, type Update } from "../generated/protocol";

export type Line = "opening" | "open" | "broken" | "wrong-key" | "no-table" | "full";

export interface Listener {
  update(update: Update): void;
  refused(refused: Refused): void;
  line(line: Line): void;
}

/** What the line is after the server has closed it for good. */
const CLOSED: Record<number, Line> = { [CloseCode.WRONG_KEY]: "wrong-key", [CloseCode.NO_TABLE]: "no-table" };
const SHORTEST = 250;
const LONGEST = 8000;

/** Not crypto.randomUUID: browsers lack it on plain http, as on a local network. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function liveAddress(id: string, location: { protocol: string; host: string }): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/live`;
}

/** The key travels as a subprotocol, so that no proxy logs it; characters that no key has can't be sent. */
export function protocols(key: string | null): string[] {
  return key === null ? ["ergosphere"] : ["ergosphere", `key.${key.replace(/[^\w-]/g, "_")}`];
}

type Sent = Message & { id: string };

export class TableSocket {
  #socket: WebSocket | null = null;
  #wait = SHORTEST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unanswered: Sent[] = [];
  #closed = false;

  constructor(
    private readonly address: string,
    private readonly key: string | null,
    private readonly listener: Listener,
    private readonly open = (address: string, protocols: string[]): WebSocket => new WebSocket(address, protocols),
  ) {
    this.#connect();
  }

  /** However often it is sent, it counts once: the server knows its id. */
  send(message: Sent): void {
    this.#unanswered.push(message);
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  get busy(): boolean {
    return this.#unanswered.length > 0;
  }

  /** Reconnect at once: the network is back, or somebody looks again. */
  hurry(): void {
    if (this.#closed || this.#socket !== null) return;
    clearTimeout(this.#timer);
    this.#wait = SHORTEST;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = this.open(this.address, protocols(this.key));
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = SHORTEST;
      for (const message of this.#unanswered) socket.send(JSON.stringify(message));
      this.listener.line("open");
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#take(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #take(message: ServerMessage): void {
    const answered = message.type === "update" ? message.ack : message.id;
    if (answered !== null) this.#unanswered = this.#unanswered.filter((sent) => sent.id !== answered);
    if (message.type === "update") this.listener.update(message);
    else this.listener.refused(message);
  }

  #lost(code: number): void {
    this.#socket = null;
    if (this.#closed) return;
    if (FINAL.includes(code)) {
      this.#closed = true;
      this.listener.line(CLOSED[code] ?? "full");
      return;
    }
    this.listener.line("broken");
    // Spread out, so that clients don't all hit a restarted server at once.
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST);
  }
}
