// What a crew member proposes, and why. In a crew with a bot it speaks up by itself: on the turns of the others it proposes
// and they decide, and of what it decides on its own turns it says why. A lone crew without one may ask mission control.
import type { ExplorerView } from "../../generated/explorer";
import type { Proposal } from "../../generated/explorer-tools";
import type { LogLine } from "../../generated/protocol";
import { api } from "../../lib/api";
import type { BoardProps, Person } from "../../lib/game";
import { shipOf } from "./offers";

type Props = BoardProps<ExplorerView>;

export interface Said {
  /** Who speaks; null: mission control. */
  who: number | null;
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

const actionOf = (text: string): string => text.replace(/^\d+ /, "");

/** What a bot of the crew has decided last, unless the seat has decided something since. */
export function decisionOf(lines: LogLine[], seat: number | null, bots: number[]): LogLine | null {
  for (const line of lines.toReversed()) {
    if (line.void || line.seat === null) continue;
    if (line.seat === seat) return null;
    if (bots.includes(line.seat) && WORTH_TELLING.test(actionOf(line.text))) return line;
  }
  return null;
}

class Advice {
  /** What is proposed now. */
  said = $state.raw<Said | null>(null);
  /** What a bot of the crew has decided last, until somebody else has. */
  did = $state.raw<Said | null>(null);
  /** Who thinks; undefined: nobody. */
  thinking = $state<number | null | undefined>(undefined);
  #asked = "";
  /** The line of the log that was explained last. */
  #told = 0;

  /** Something has changed: is a proposal wanted, or an explanation? */
  look(props: Props): void {
    const { view, seat, people, live, legal, lines } = props;
    if (!live) return this.hush();
    const bots = botsBeside(view, seat, people);
    const [first] = bots;
    const decided = decisionOf(lines, seat, bots);
    if (decided === null) this.did = null;
    else if (decided.number !== this.#told) this.#explain(props, decided);
    this.#told = decided?.number ?? 0;
    if (legal.length > 1 && first !== undefined) this.#ask(first, view);
    else if (this.said && this.said.view !== view) this.said = null;
  }

  /** A lone crew asks on its own account. */
  ask(view: ExplorerView): void {
    this.#ask(null, view);
  }

  hush(): void {
    this.#asked = "";
    this.#told = 0;
    this.said = this.did = null;
    this.thinking = undefined;
  }

  #ask(who: number | null, view: ExplorerView): void {
    const ship = view.ships[view.crew];
    const asking = JSON.stringify([who, view.phase, view.round, view.left, view.launched, ship]);
    if (asking === this.#asked) return;
    this.#asked = asking;
    this.thinking = who;
    this.said = null;
    void api.tool<Proposal>("explorer", "propose", { view }).then(
      (proposal) => {
        if (asking !== this.#asked) return;
        this.thinking = undefined;
        this.said = { who, view, proposal };
      },
      () => {
        if (asking === this.#asked) this.thinking = undefined; // a crew can fly without being told how
      },
    );
  }

  /** With what could be seen before it was decided. */
  #explain({ moment }: Props, { seat, number, text }: LogLine): void {
    const action = actionOf(text);
    void moment(number - 1)
      .then(async ({ view }) => {
        const proposal = await api.tool<Proposal>("explorer", "propose", { view, action });
        if (this.#told === number) this.did = { who: seat, view: view as ExplorerView, proposal };
      })
      .catch(() => {}); // a crew can fly without being told why
  }
}

export const advice = new Advice();
