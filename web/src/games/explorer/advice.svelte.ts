// What a crew member proposes, and why. In a crew with a bot it speaks up by itself: on the turns of the others it proposes
// and they decide, and of what it decides on its own turns it says why. A lone crew without one may ask mission control.
import type { ExplorerView } from "../../generated/explorer";
import { api } from "../../lib/api";
import type { BoardProps, Person } from "../../lib/game";
import { shipOf } from "./offers";

type Props = BoardProps<ExplorerView>;

export interface Proposal {
  action: string;
  /** The id of a sentence, and what it speaks of. */
  reason: string;
  values: Record<string, string | number>;
  chance: number | null;
  others: { action: string; chance: number }[];
}

export interface Said {
  /** Who speaks; null: mission control. */
  who: number | null;
  /** It was decided, not proposed. */
  done: boolean;
  view: ExplorerView;
  proposal: Proposal;
}

/** Nobody needs to be told why two dice are rolled. */
const WORTH_TELLING = /^(build|down|up|launch|charge|repair|give)/;

/** The bots that fly with a seat. */
export function botsBeside(view: ExplorerView, seat: number | null, people: Person[]): number[] {
  if (seat === null) return [];
  return shipOf(view, seat).seats.filter((other) => other !== seat && people[other]?.bot);
}

class Advice {
  said = $state.raw<Said | null>(null);
  /** Who thinks; undefined: nobody. */
  thinking = $state<number | null | undefined>(undefined);
  #asked = "";
  #turn: { view: ExplorerView; seat: number; lines: number } | null = null;

  /** Something has changed: is a proposal wanted, or an explanation? */
  look(props: Props): void {
    const { view, seat, people, live, legal, lines } = props;
    if (!live) return this.hush();
    const bots = botsBeside(view, seat, people);
    const before = this.#turn;
    if (before && lines.length > before.lines) {
      const made = lines.slice(before.lines).find((line) => line.seat === before.seat && !line.void);
      const action = made?.text.replace(/^\d+ /, "") ?? "";
      if (WORTH_TELLING.test(action)) this.#ask(before.seat, before.view, action);
    }
    const pilot = view.pilot;
    this.#turn = pilot !== null && bots.includes(pilot) ? { view, seat: pilot, lines: lines.length } : null;
    const [first] = bots;
    if (legal.length > 1 && first !== undefined) this.#ask(first, view);
    else if (legal.length > 0 && this.said && !this.said.done && this.said.view !== view) this.said = null;
  }

  /** A lone crew asks on its own account. */
  ask(view: ExplorerView): void {
    this.#ask(null, view);
  }

  hush(): void {
    this.#asked = "";
    this.#turn = null;
    this.said = null;
    this.thinking = undefined;
  }

  #ask(who: number | null, view: ExplorerView, action?: string): void {
    const ship = view.ships[view.crew];
    const asking = JSON.stringify([who, view.phase, view.round, view.left, view.launched, ship, action]);
    if (asking === this.#asked) return;
    this.#asked = asking;
    this.thinking = who;
    if (this.said && !this.said.done) this.said = null;
    const asked = action === undefined ? { view } : { view, action };
    void api.tool<Proposal>("explorer", "propose", asked).then(
      (proposal) => {
        if (asking !== this.#asked) return;
        this.thinking = undefined;
        this.said = { who, done: action !== undefined, view, proposal };
      },
      () => {
        if (asking === this.#asked) this.thinking = undefined; // a crew can fly without being told how
      },
    );
  }
}

export const advice = new Advice();
