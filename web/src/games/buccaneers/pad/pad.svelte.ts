// A real table as somebody enters it: three rounds, kept in this browser, scored by the server's companion.
import { Refusal } from "../../../lib/api";
import { t } from "../../../lib/text";
import { cardOf, FAMILIES } from "../cards/cards";
import { tool } from "../tools/tools";
import { say } from "../words/catalogue";
import { named, problemOf } from "./problems";

/** A card with what is written behind it: quarter turns, or the group of a part (0: wherever it fits). */
export interface Laid {
  card: string;
  mark: number;
}

export interface Round {
  hole: number;
  threshold_cards: number[];
  deck_top: string | null;
  pool_card: string | null;
  revealed: string | null;
  displays: Laid[][];
  uses: string[][];
}

export interface Scored {
  threshold: number;
  players: {
    name: string;
    toy_weight: number;
    weight_e: number;
    weight: number;
    threshold: number;
    drawn_in: boolean;
    value: number | null;
    place: number | null;
    points: number;
    cards: string[];
  }[];
  steps: { step: string; text: string }[];
}

export const FEWEST = 3;
export const MOST = 6;
export const RELICS = ["easter-egg", "alien-kiddie-pool", "one-ring"];
const ROUNDS = 3;
const PLACE = "ergosphere.score.buccaneers";

interface Kept {
  names: string[];
  rounds: Round[];
  round: number;
}

export type Answer = { scored: Scored | null; problem: string };

function emptyRound(players: number, hole: number): Round {
  const empty = <T>(): T[][] => Array.from({ length: players }, () => []);
  return { hole, threshold_cards: [], deck_top: null, pool_card: null, revealed: null, displays: empty(), uses: empty() };
}

function fresh(): Kept {
  const names = Array.from({ length: FEWEST }, (_, seat) => say("page-seat-name", { seat }));
  return { names, rounds: [18, 20, 21].map((hole) => emptyRound(FEWEST, hole)), round: 0 };
}

/** What was kept, if it is still of this form. */
export function restored(text: string | null): Kept {
  try {
    const kept = JSON.parse(text ?? "") as Kept;
    const whole =
      kept.names.length >= FEWEST &&
      kept.names.length <= MOST &&
      kept.rounds.length === ROUNDS &&
      kept.rounds.every((round) => round.displays.length === kept.names.length && round.uses.length === kept.names.length);
    return whole ? kept : fresh();
  } catch {
    return fresh();
  }
}

/** As the companion reads it: `robot 6/3 turned`, `loot-box 2`, `part warp-drive 1`. */
export function written({ card, mark }: Laid): string {
  if (mark === 0) return card;
  return cardOf(card).family === "robot" ? `${card} turned` : `${card} ${mark}`;
}

/** How many different marks a card can have. */
export function marks(card: string): number {
  const { family, pairs } = cardOf(card);
  return family === "part" ? 4 : pairs.length;
}

export function tableOf(names: string[], round: Round): unknown {
  return {
    hole: round.hole,
    threshold_cards: round.threshold_cards,
    ...(round.deck_top === null ? {} : { deck_top: round.deck_top }),
    ...(round.pool_card === null ? {} : { pool_card: round.pool_card }),
    revealed: round.revealed,
    player: names.map((name, seat) => ({
      name,
      display: round.displays[seat]?.map(written) ?? [],
      uses: round.uses[seat] ?? [],
    })),
  };
}

class Pad {
  names = $state<string[]>([]);
  rounds = $state<Round[]>([]);
  round = $state(0);
  answers = $state.raw<Answer[]>(Array.from({ length: ROUNDS }, () => ({ scored: null, problem: "" })));
  #asked: string[] = ["", "", ""];

  constructor() {
    this.#take(restored(read()));
  }

  get now(): Round {
    return this.rounds[this.round]!;
  }

  get kept(): Kept {
    return { names: this.names, rounds: this.rounds, round: this.round };
  }

  add(): void {
    if (this.names.length >= MOST) return;
    const free = Array.from({ length: MOST }, (_, seat) => say("page-seat-name", { seat })).find((name) => !this.names.includes(name));
    this.names.push(free ?? t("seat-label", { seat: this.names.length + 1 }));
    for (const round of this.rounds) {
      round.displays.push([]);
      round.uses.push([]);
    }
  }

  remove(seat: number): void {
    if (this.names.length <= FEWEST) return;
    this.names.splice(seat, 1);
    for (const round of this.rounds) {
      round.displays.splice(seat, 1);
      round.uses.splice(seat, 1);
    }
  }

  lay(seat: number, card: string): void {
    this.now.displays[seat]?.push({ card, mark: 0 });
  }

  lift(seat: number, place: number): void {
    const [gone] = this.now.displays[seat]?.splice(place, 1) ?? [];
    const uses = this.now.uses[seat];
    if (gone && uses?.includes(gone.card)) uses.splice(uses.indexOf(gone.card), 1);
  }

  use(seat: number, relic: string, used: boolean): void {
    const uses = this.now.uses[seat] ?? [];
    this.now.uses[seat] = used ? [...uses, relic] : uses.filter((one) => one !== relic);
  }

  toggle(card: number): void {
    const cards = this.now.threshold_cards;
    this.now.threshold_cards = cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card];
  }

  clear(): void {
    this.rounds[this.round] = emptyRound(this.names.length, this.now.hole);
  }

  restart(): void {
    this.#take(fresh());
  }

  points(seat: number): number {
    return this.answers.reduce((sum, { scored }) => sum + (scored?.players[seat]?.points ?? 0), 0);
  }

  keep(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // no storage: it lasts as long as the page is open
    }
  }

  /** Scores every round that has changed; a round without its card from the pile isn't finished. */
  async score(): Promise<void> {
    await Promise.all(this.rounds.map((round, number) => this.#score(round, number)));
  }

  async #score(round: Round, number: number): Promise<void> {
    const table = JSON.stringify(tableOf(this.names, round));
    if (this.#asked[number] === table) return;
    this.#asked[number] = table;
    const problem = problemOf(this.names, round);
    if (problem || round.revealed === null) return this.#put(number, { scored: null, problem });
    try {
      const scored = await tool("score", JSON.parse(table));
      if (this.#asked[number] === table) this.#put(number, { scored, problem: "" });
    } catch (refusal) {
      if (this.#asked[number] !== table) return;
      this.#asked[number] = "";
      const problem = refusal instanceof Refusal ? named(refusal.message) : t("away-title");
      this.#put(number, { scored: null, problem });
    }
  }

  #put(number: number, answer: Answer): void {
    this.answers = this.answers.map((one, place) => (place === number ? answer : one));
  }

  #take(kept: Kept): void {
    this.names = kept.names;
    this.rounds = kept.rounds;
    this.round = Math.min(Math.max(kept.round, 0), ROUNDS - 1);
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

/** Cards whose title, kind or pair has all the words that were typed. */
export function found<T extends { title: string; text: string; family: (typeof FAMILIES)[number] }>(cards: T[], typed: string): T[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const where = `${card.title} ${card.text} ${card.family}`.toLowerCase();
    return words.every((word) => where.includes(word));
  });
}

export const pad = new Pad();
