// What a person has in hand: the design being filled in, the answer pointed at, whose sheet is read, where the
// keyboard's focus is. Chart and papers share it.
import type { Design, ExplorerView } from "../../../generated/explorer";
import type { BoardProps, Preview } from "../../../lib/game";
import { advice } from "../tools/advice.svelte";
import { answer, question } from "../words/ask";
import { reasonOf, say } from "../words/catalogue";
import { mateName, namesAt } from "../words/names";
import { buildOf, designOf, highest, type Item, ITEMS, levels, obvious, type Offer, offersOf } from "./offers";

type Props = BoardProps<ExplorerView>;

const NOTHING: Design = { probes: 0, shielding: 0, strength: 0, power: 0 };

class Hand {
  design = $state.raw<Design>(NOTHING);
  /** The answer that somebody points at. */
  action = $state<string | null>(null);
  /** The crew whose sheet is read; null: one's own. */
  crew = $state<number | null>(null);
  /** Where the keyboard is, as a spot's key. */
  at = $state<string | null>(null);
  /** How much of the log the stage has shown; null: all. */
  told = $state<number | null>(null);

  /** Fill in a level; filling it in twice takes it out again. Beyond the budget the server explains why not. */
  fill(props: Props, item: Item, level: number): void {
    const most = highest(new Set(props.legal), this.design, item);
    const wanted = this.design[item] === level ? level - 1 : level;
    if (wanted > most) return props.explain(buildOf({ ...this.design, [item]: wanted }));
    this.design = { ...this.design, [item]: wanted };
    props.dismiss();
    this.ask(props);
  }

  /** A new question: point at nothing, and empty a sheet that can't be paid for. */
  settle(props: Props): void {
    this.action = null;
    if (props.view.phase !== "build" || !props.legal.includes(buildOf(this.design))) this.design = NOTHING;
    this.ask(props);
  }

  point(props: Props, offers: Offer[]): void {
    if (offers.length === 0) return;
    const now = offers.findIndex((offer) => offer.action === this.action);
    const [only] = offers;
    if (now >= 0 && offers.length === 1 && only) return props.choose(only.action); // the second time does it
    this.action = offers[(now + 1) % offers.length]?.action ?? null;
    props.dismiss();
    this.ask(props);
  }

  /** Puts the question into the strip. */
  ask(props: Props): void {
    props.preview(!props.live || props.legal.length === 0 ? null : this.#question(props));
  }

  #question(props: Props): Preview {
    const plain = this.#own(props);
    if (props.decidesFor === null) return plain;
    const name = mateName(props, props.decidesFor);
    const proposal = advice.fitting(props)?.proposal;
    const pointed = this.action !== null || (props.view.phase === "build" && levels(this.design) > 0);
    if (proposal === undefined || pointed) return { ...plain, sentence: say("page-ask-bot", { name }) };
    const reason = reasonOf(proposal.reason, proposal.values);
    return { ...accepting(props, plain, proposal.action), sentence: say("page-ask-bot-suggests", { name }), reason };
  }

  #own(props: Props): Preview {
    const { view, legal } = props;
    const nameOf = namesAt(props);
    const words = question(view, legal, nameOf);
    if (view.phase === "build") {
      const cost = levels(this.design) * view.box.price;
      const funding = view.ships[view.crew]?.funding ?? 0;
      const ready = cost > 0;
      return {
        action: ready ? buildOf(this.design) : null,
        label: say("page-answer-build", { cost }),
        sentence: words.sentence,
        reason: ready ? say("page-ask-build-ready", { left: funding - cost }) : words.reason,
        others: [],
        offered: true,
      };
    }
    const offers = offersOf(view, legal);
    const chosen = offers.find((offer) => offer.action === this.action) ?? obvious(offers);
    return {
      action: chosen?.action ?? null,
      label: chosen ? answer(view, chosen, nameOf) : "",
      ...words,
      others: offers
        .filter((offer) => offer !== chosen)
        .map((offer) => ({ action: offer.action, label: answer(view, offer, nameOf) })),
      offered: true,
    };
  }
}

/** A bot's turn: what it proposes comes first, and everything else may be chosen instead. */
function accepting(props: Props, plain: Preview, action: string): Preview {
  const { view } = props;
  const [offer] = offersOf(view, [action]);
  const design = designOf(action);
  const words = design ? say("page-answer-build", { cost: levels(design) * view.box.price }) : offer ? answer(view, offer, namesAt(props)) : action;
  const all = plain.action === null ? plain.others : [{ action: plain.action, label: plain.label }, ...plain.others];
  return { ...plain, action, label: say("page-answer-accept", { answer: words }), others: all.filter((other) => other.action !== action) };
}

export const hand = new Hand();
export { ITEMS };
