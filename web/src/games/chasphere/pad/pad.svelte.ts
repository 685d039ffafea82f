// The end of a game at a real table, as somebody enters it: kept in this browser, scored by the server's companion.
import { FIGURES } from "../../../generated/chasphere-figures";
import type { PlayerEntry, Score } from "../../../generated/chasphere-tools";
import { Refusal } from "../../../lib/api";
import { t } from "../../../lib/text";
import type { PlanetId } from "../board/geometry";
import { LEVELS } from "../cards/figures.svelte";
import { tool } from "../tools/tools";
import { say } from "../words/catalogue";
import { printName } from "../words/names";

export const FEWEST = 2;
export const MOST = 4;
const PLACE = "ergosphere.score.chasphere";
const COLOURS = ["yellow", "blue", "white"];

/** The cards that score, as the companion writes them. */
export const CARDS: string[] = [
  ...COLOURS.flatMap((colour) => [1, 2, 3].map((points) => `carbonid ${colour} ${points}`)),
  "high-consul 3",
  ...COLOURS.map((colour) => `relic ${colour}`),
  ...COLOURS.map((colour) => `local-food-dispenser ${colour}`),
  "deluxe-food-dispenser",
  "c-matter",
  "mysterious-artifact",
];

/** What Opportunities bring, each figure once. */
export const VALUES: number[] = [...new Set(FIGURES.opportunities.opportunity.map((one) => one.points))].sort((a, b) => a - b);

/** The planet whose deck has such a card; for a colour, its home planet. */
export function deckOf(card: string): PlanetId {
  const [face = "", of = ""] = card.split(" ");
  const like = COLOURS.includes(of) ? "relic" : face;
  const found = (FIGURES.decks.card as readonly { id: string; face: string; of?: string }[]).find(
    (one) => one.face === like && (like !== "relic" || one.of === of),
  );
  return (found?.id.split("/")[0] ?? "gomia") as PlanetId;
}

export interface Sheet {
  name: string;
  home: boolean;
  lost: boolean;
  engine: number;
  explored: number;
  first_explorer: number;
  opportunities: number[];
  cards: string[];
}

export function writtenName(card: string): string {
  const [face = "", ...rest] = card.split(" ");
  const points = Number(rest.at(-1)) || 0;
  const of = Number.isNaN(Number(rest[0])) ? (rest[0] ?? "") : "";
  return printName({ id: card, face, of, points, hidden: false, engine: false, deck: "shop" });
}

function fresh(number: number): Sheet {
  const name = say("page-player", { number });
  return { name, home: true, lost: false, engine: LEVELS[0] ?? 3, explored: 0, first_explorer: 0, opportunities: [], cards: [] };
}

function kept(): Sheet[] {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Sheet[] | null;
    if (Array.isArray(found) && found.length >= FEWEST && found.length <= MOST)
      return found.map((sheet, place) => ({ ...fresh(place + 1), ...sheet }));
  } catch {
    // unreadable: begin anew
  }
  return [fresh(1), fresh(2), fresh(3)];
}

class Pad {
  sheets = $state<Sheet[]>(kept());
  scored = $state.raw<Score | null>(null);
  problem = $state("");
  /** The player for whom cards are being picked. */
  adding = $state<number | null>(null);
  #asked = 0;

  add(): void {
    if (this.sheets.length < MOST) this.sheets.push(fresh(this.sheets.length + 1));
  }

  remove(place: number): void {
    if (this.sheets.length > FEWEST) this.sheets.splice(place, 1);
    this.adding = null;
  }

  restart(): void {
    this.sheets = [fresh(1), fresh(2), fresh(3)];
    this.adding = null;
  }

  keep(): void {
    localStorage.setItem(PLACE, JSON.stringify(this.sheets));
  }

  async score(): Promise<void> {
    const asked = ++this.#asked;
    const player: PlayerEntry[] = $state.snapshot(this.sheets);
    try {
      const answer = await tool("score", { player });
      if (asked === this.#asked) [this.scored, this.problem] = [answer, ""];
    } catch (refusal) {
      if (asked !== this.#asked) return;
      this.scored = null;
      this.problem = refusal instanceof Refusal ? refusal.message : t("away-title");
    }
  }
}

export const pad = new Pad();
