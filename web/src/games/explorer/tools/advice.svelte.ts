// What a crew member proposes, and why. In a crew with a bot it speaks up by itself, on its own turns too, and the people of
// the crew decide. A lone crew without one may ask mission control.
import type { ExplorerView } from "../../../generated/explorer";
import type { Proposal } from "../../../generated/explorer-tools";
import type { BoardProps, Person } from "../../../lib/game";
import { shipOf } from "../board/offers";
import { crewsIn } from "../words/names";
import { tool } from "./tools";

type Props = BoardProps<ExplorerView>;

export interface Said {
  /** Who speaks; null: mission control. */
  who: number | null;
  view: ExplorerView;
  proposal: Proposal;
}

/** A server that is busy, or that was asked too often, is asked again. */
const TRIES = 4;
const PAUSE = 1500;

/** The bots that fly with a seat. */
export function botsBeside(view: ExplorerView, seat: number | null, people: Person[]): number[] {
  if (seat === null) return [];
  return shipOf(view, seat).seats.filter((other) => other !== seat && people[other]?.bot);
}

/** Who speaks up now: the bot whose turn it is, or one that flies with the person whose turn it is. */
export function speaker({ view, seat, people, legal, decidesFor }: Props): number | null {
  if (decidesFor !== null) return decidesFor;
  return legal.length > 1 ? (botsBeside(view, seat, people)[0] ?? null) : null;
}

class Advice {
  /** What is proposed now. */
  said = $state.raw<Said | null>(null);
  /** Who thinks; undefined: nobody. */
  thinking = $state<number | null | undefined>(undefined);
  #asked = "";

  /** Something has changed: is a proposal wanted? */
  look(props: Props): void {
    if (!props.live) return this.hush();
    const who = props.legal.length > 0 ? speaker(props) : null;
    if (who !== null) this.#ask(who, props.view);
    else if (this.said && this.said.view !== props.view) this.said = null;
  }

  /** A lone crew asks on its own account. */
  ask(view: ExplorerView): void {
    this.#ask(null, view);
  }

  /** What is proposed, if it answers the question that is open. */
  fitting({ live, legal }: Props): Said | null {
    return live && this.said && legal.includes(this.said.proposal.action) ? this.said : null;
  }

  hush(): void {
    this.#asked = "";
    this.said = null;
    this.thinking = undefined;
  }

  #ask(who: number | null, view: ExplorerView): void {
    const ship = view.ships[view.crew];
    const asking = JSON.stringify([who, view.phase, view.round, view.left, view.launched, ship]);
    if (asking === this.#asked) return;
    this.#asked = asking;
    this.thinking = who;
    this.said = null;
    void this.#think(asking, who, view, TRIES);
  }

  async #think(asking: string, who: number | null, view: ExplorerView, tries: number): Promise<void> {
    try {
      const proposal = await tool("propose", { view });
      if (asking !== this.#asked) return;
      this.thinking = undefined;
      this.said = { who, view, proposal };
    } catch {
      if (asking !== this.#asked) return;
      if (tries > 1) setTimeout(() => asking === this.#asked && void this.#think(asking, who, view, tries - 1), PAUSE);
      else this.thinking = undefined; // a crew can fly without being told how
    }
  }
}

export const advice = new Advice();

/** The suggestion worth a note. Nobody needs to be told to roll two dice on their own turn, unless they ask. */
export function noteFor(board: Props): Said | null {
  const said = advice.fitting(board);
  const plain = board.decidesFor === null && said?.who !== null && said?.proposal.action === "dice 2";
  return plain ? null : said;
}

/** Is there nobody aboard who would speak up? Then mission control may be asked. */
export function mayAsk({ view, seat, people, live, legal }: Props): boolean {
  return live && legal.length > 1 && crewsIn(view).length === 1 && botsBeside(view, seat, people).length === 0;
}
