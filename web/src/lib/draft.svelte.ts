// A table being set up: who sits where, and with which options.
import type { GameOffer, PackShown, SeatAsked, TableAsked, TableMade } from "../generated/protocol";
import { keepTable, myName } from "./tables";
import { t } from "./text";

export type Who = "here" | "link" | "bot";

export interface DraftSeat {
  who: Who;
  level: string;
  name: string;
}

const USUAL = "medium";

export class Draft {
  seats = $state<DraftSeat[]>([]);
  options = $state<Record<string, string>>({});
  /** Anything may be taken back. Only where that is unfair to nobody else. */
  practice = $state(false);
  pack = $state.raw<{ file: string; text: string; figures: PackShown["figures"] } | null>(null);

  constructor(readonly offer: GameOffer) {
    const [fewest] = offer.seats;
    this.seats = Array.from({ length: fewest }, (_, seat) => this.#seat(seat === 0 ? "here" : "bot"));
    for (const option of offer.options) this.options[option.name] = option.default;
  }

  get mayAdd(): boolean {
    return this.seats.length < this.offer.seats[1];
  }

  get mayRemove(): boolean {
    return this.seats.length > this.offer.seats[0];
  }

  get here(): number {
    return this.seats.filter((seat) => seat.who === "here").length;
  }

  get links(): number {
    return this.seats.filter((seat) => seat.who === "link").length;
  }

  get mayPractise(): boolean {
    return this.here === 1 && this.links === 0;
  }

  get bots(): number {
    return this.seats.filter((seat) => seat.who === "bot").length;
  }

  add(): void {
    if (this.mayAdd) this.seats.push(this.#seat("bot"));
  }

  remove(seat: number): void {
    if (this.mayRemove) this.seats.splice(seat, 1);
  }

  /** Everybody moves on by one seat, to change who plays which side. */
  swap(): void {
    const last = this.seats.pop();
    if (last) this.seats.unshift(last);
  }

  asked(): TableAsked {
    return {
      game: this.offer.key,
      seats: seatsAsked(this.seats),
      options: { ...this.options },
      ...(this.practice && this.mayPractise ? { practice: true } : {}),
      ...(this.pack ? { pack: this.pack.text } : {}),
    };
  }

  #seat(who: Who): DraftSeat {
    return { who, level: USUAL, name: who === "here" && this.here === 0 ? myName() : "" };
  }
}

/** Bots get names, too: that makes a table easier to follow. */
export function seatsAsked(seats: DraftSeat[]): SeatAsked[] {
  const names = t("bot-names")
    .split(", ")
    .filter((name) => !seats.some((seat) => seat.name === name));
  const first = Math.floor(Math.random() * names.length);
  return seats.map((seat, number) => {
    if (seat.who === "bot")
      return { kind: "bot", level: seat.level, name: seat.name || (names[(first + number) % names.length] ?? null) };
    const name = seat.name.trim();
    return name ? { kind: "human", name } : { kind: "human" };
  });
}

/** Keeps the keys of a new table: those played here, and those handed out. */
export function keepMade(made: TableMade, game: string, seats: { who: Who }[]): void {
  const keys: string[] = [];
  const own: number[] = [];
  const links: Record<string, string> = {};
  for (const { seat, key } of made.seats) {
    if (key === null) continue;
    if (seats[seat]?.who === "here") {
      keys.push(key);
      own.push(seat);
    } else links[seat] = key;
  }
  keepTable(made.id, { game, keys, seats: own, links, code: made.code, seal: made.seal, host: made.host });
}
