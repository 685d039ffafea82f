// What the strip asks at every step of a turn: a sentence, a reason, and buttons that say what they do.
import type { TableView } from "../../../generated/chasphere";
import type { Outlook } from "../../../generated/chasphere-tools";
import type { Preview } from "../../../lib/game";
import { type Choices, choicesOf, type Jump } from "../board/choices";
import type { Aim, Props } from "../board/hand.svelte";
import { cardOf, homeOf, opportunityOf, planetName, shipName } from "../cards/cards";
import { sorting } from "../cards/sorting.svelte";
import { say, yes } from "./catalogue";
import { cardDoes, cardName, cardsListed, costName, placeOf, planetAt } from "./names";
import { homeward, lookedAhead, standing } from "./whatnow";

type Button = NonNullable<Preview["buttons"]>[number];

/** What the strip needs of the hand. */
interface Holding {
  readonly aim: Aim | null;
  point(aim: Aim | null): void;
  act(props: Props, actions: string[]): void;
}

/** The drawn cards, as somebody sorts them. */
export type Sorts = Pick<typeof sorting, "rows" | "placeOf" | "touched" | "limit" | "keeps" | "ready" | "actions">;

interface Desk {
  props: Props;
  view: TableView;
  seat: number;
  choices: Choices;
  hand: Holding;
  sort: Sorts;
  outlook: Outlook | null;
  latest: Outlook | null;
}

/** `outlook` is about this very position; `latest` may be a little older, which is good enough for the way home. */
export function stripOf(props: Props, hand: Holding, outlook: Outlook | null, latest: Outlook | null, sort: Sorts = sorting): Preview | null {
  if (!props.live || props.seat === null || props.legal.length === 0) return null;
  const desk: Desk = { props, view: props.view, seat: props.seat, choices: choicesOf(props.legal), hand, sort, outlook, latest };
  switch (props.view.step) {
    case "choosing-ships":
      return ships(desk);
    case "keeping":
    case "returning":
      return sorted(desk);
    case "swapping":
      return swapping(desk);
    case "paying":
      return paying(desk);
    default:
      return aimed(desk) ?? turn(desk);
  }
}

function said(sentence: string, reason: string, buttons: Button[]): Preview {
  return { action: null, label: "", sentence, reason, others: [], buttons };
}

function does(desk: Desk, label: string, actions: string[], look?: Button["look"]): Button {
  const button: Button = { label, press: () => desk.hand.act(desk.props, actions), ...(actions[0] !== undefined && { action: actions[0] }) };
  return look ? { ...button, look } : button;
}

function back(desk: Desk): Button {
  return { label: say("page-put-back"), press: () => desk.hand.point(null), look: "quiet" };
}

/** Nothing in hand: what the turn offers here. */
function turn(desk: Desk): Preview {
  const { view, seat, choices } = desk;
  const space = view.players[seat]?.space ?? "";
  const planet = planetName(planetAt(view, space) ?? "");
  const buttons: Button[] = [];
  if (choices.end) buttons.push(does(desk, say("page-end-turn"), ["end"], choices.explore.length > 0 ? "quiet" : undefined));
  for (const other of choices.artifacts)
    buttons.push(does(desk, say("page-artifact", { name: desk.props.people[other]?.name ?? "" }), [`take-artifact ${other}`]));
  if (choices.analyze) buttons.push(does(desk, say("page-look"), ["analyze"]));
  if (choices.explore.length > 0)
    buttons.push({ label: say("page-explore", { planet }), press: () => desk.hand.point({ at: "explore" }), look: "now" });
  return said(standing(view, seat, true), lookedAhead(view, seat) || homeward(view, seat, desk.outlook ?? desk.latest), buttons);
}

function aimed(desk: Desk): Preview | null {
  const { aim } = desk.hand;
  switch (aim?.at) {
    case "space":
      return flying(desk, aim.space);
    case "explore":
      return exploring(desk);
    case "zone":
      return wanting(desk, aim.card);
    case "cargo":
      return holding(desk, aim.card);
    case "opportunity":
      return seizing(desk, aim.id);
    case "upgrade":
      return bargain(desk, say("page-upgrade-sentence"), say("page-upgrade"), "upgrade");
    case "buy":
      return bargain(desk, say("page-buy-sentence"), say("page-buy"), "buy-synthesizer");
    default:
      return null;
  }
}

function flying(desk: Desk, space: string): Preview | null {
  const { view, seat, choices, outlook } = desk;
  const place = placeOf(view, space);
  const planet = planetAt(view, space);
  const jumps = jumpsOf(desk, (jump) => jump.planet === planet);
  const flight = outlook?.flights.find((one) => one.space === space);
  if (flight) {
    const actions = flight.way.map((leg) => `move ${leg.space}`);
    const left = (view.players[seat]?.energy ?? 0) - flight.energy;
    const way = flight.way.map((leg) => say("page-leg", { space: leg.space, energy: leg.energy })).join(", ");
    const fly = does(desk, say("page-fly", { place, energy: flight.energy }), actions, "now");
    const sentence = say("page-fly-sentence", { place, energy: flight.energy, left });
    return said(sentence, say("page-fly-way", { way }), [back(desk), ...jumps, fly]);
  }
  if (choices.steps.includes(space)) {
    const fly = does(desk, say("page-fly-near", { place }), [`move ${space}`], "now");
    return said(say("page-fly-near", { place }), "", [back(desk), ...jumps, fly]);
  }
  const [first] = jumps;
  if (!first) return null;
  const last = jumps.length === 1 ? [{ ...first, look: "now" as const }] : jumps;
  return said(say("page-jump-sentence", { planet: place }), say("page-jump-reason"), [back(desk), ...last]);
}

function exploring(desk: Desk): Preview | null {
  const { view, seat, choices } = desk;
  const planet = planetAt(view, view.players[seat]?.space ?? "");
  const deck = view.decks.find((one) => one.planet === planet);
  if (planet === null || !deck || choices.explore.length === 0) return null;
  const count = deck.top.length + deck.between + deck.bottom.length;
  const buttons = choices.explore.map((cards) => does(desk, say("page-draw", { cards }), [`explore ${cards}`]));
  const reason = say("page-how-many-reason", { deck: count, surcharge: desk.outlook?.surcharge ?? 0 });
  return said(say("page-how-many", { planet: planetName(planet) }), reason, [back(desk), ...buttons]);
}

function energyOf(desk: Desk): number {
  return desk.outlook?.bargain ?? 2;
}

/** A card of the zone: what is given for it? */
function wanting(desk: Desk, card: string): Preview | null {
  const { choices } = desk;
  if (choices.swaps.length === 0) return null;
  const buttons = each(desk, choices.swaps, (name) => say("page-give", { card: name }), (own) => [`swap ${own}`, `for ${card}`]);
  const reason = `${cardDoes(card)} ${say("page-swap-reason", { energy: energyOf(desk) })}`;
  return said(say("page-swap-which", { card: cardName(card) }), reason, [back(desk), ...buttons]);
}

/** A card of one's own: what it is good for, and what it could be given for. */
function holding(desk: Desk, card: string): Preview {
  const { choices } = desk;
  const zone = [...new Set(desk.view.zone)];
  const swaps = choices.swaps.includes(card)
    ? each(desk, zone, (name) => say("page-take", { card: name }), (other) => [`swap ${card}`, `for ${other}`])
    : [];
  const beams = cardOf(card).face === "c-coordinates";
  const jumps = jumpsOf(desk, (jump) => jump.by === card || (beams && jump.by === "c-coordinates"));
  const reason = swaps.length > 0 ? say("page-swap-reason", { energy: energyOf(desk) }) : "";
  const sentence = say("page-card-sentence", { card: cardName(card) });
  return said(sentence, [cardDoes(card), reason].filter(Boolean).join(" "), [back(desk), ...jumps, ...swaps]);
}

function seizing(desk: Desk, id: string): Preview | null {
  if (!desk.choices.seizes.includes(id)) return null;
  const { points, engine } = opportunityOf(id);
  const cost = costName(id);
  const sentence = say("page-seize-sentence", { cost: cost.charAt(0).toUpperCase() + cost.slice(1), points, engine: yes(engine) });
  return purchase(desk, `seize ${id}`, sentence, say("page-seize", { points }), (cards) =>
    cards ? say("page-seize-reason", { cards }) : say("page-seize-reason-plain"),
  );
}

function bargain(desk: Desk, sentence: string, label: string, action: string): Preview | null {
  if (!desk.props.legal.includes(action)) return null;
  const energy = energyOf(desk);
  return purchase(desk, action, sentence, label, (cards) =>
    cards ? say("page-bargain-reason", { energy, cards }) : say("page-bargain-plain", { energy }),
  );
}

/** The payment is already chosen, but other cards can be paid instead. */
function purchase(desk: Desk, action: string, sentence: string, label: string, reason: (cards: string) => string): Preview {
  const deal = desk.outlook?.deals.find((one) => one.action === action);
  const other = deal && deal.then.length > 0 ? [{ ...does(desk, say("page-pay-otherwise"), [action]), look: "quiet" as const }] : [];
  const buttons = [back(desk), ...other, does(desk, label, [action, ...(deal?.then ?? [])], "now")];
  return said(sentence, reason(deal ? cardsListed(deal.cards) : ""), buttons);
}

/** Keep one, put the others back: all of it in one press. */
function sorted(desk: Desk): Preview {
  const { view, sort } = desk;
  const planet = planetName(view.exploration?.planet ?? "");
  const touched = sort.touched === null ? undefined : sort.rows[sort.touched];
  const second = (view.exploration?.kept ?? 0) > 0;
  const names = sort.keeps.map(({ card }) => card);
  const sentence =
    sort.limit === 0
      ? say("page-return-which", { planet })
      : names.length > 0
        ? say("page-keeping", { cards: cardsListed(names) })
        : say("page-keep-which", { second: yes(second), most: sort.limit });
  const ordered = touched !== undefined && sort.placeOf(touched) > 0;
  const reason = ordered ? say("page-order") : touched ? say("page-card-about", { card: cardName(touched.card), does: cardDoes(touched.card) }) : say("page-keep-reason", { planet, count: sort.rows.length - sort.limit });
  const label = sort.limit === 0 ? say("page-put-them-back") : names.length > 0 ? say("page-keep", { count: names.length }) : say("page-keep-no-more");
  return said(sentence, reason, sort.ready ? [does(desk, label, sort.actions, "now")] : []);
}

function swapping(desk: Desk): Preview {
  const { choices, view } = desk;
  const buttons = each(desk, choices.takes, (name) => say("page-take", { card: name }), (card) => [`for ${card}`]);
  return said(say("page-take-which", { card: cardName(view.given ?? "") }), "", buttons);
}

function paying(desk: Desk): Preview {
  const buttons = each(desk, desk.choices.pays, (name) => say("page-pay", { card: name }), (card) => [`pay ${card}`]);
  return said(say("page-pay-which"), say("page-pay-reason"), buttons);
}

function ships(desk: Desk): Preview {
  const buttons = desk.choices.ships.map((ship) => {
    return does(desk, say("page-ship-take", { ship: shipName(ship), space: homeOf(ship) }), [`ship ${ship}`]);
  });
  return said(say("page-ship-which"), say("page-ship-reason"), buttons);
}

/** A button for each card. Cards of different decks that read alike are told apart by their planet. */
function each(desk: Desk, cards: string[], label: (name: string) => string, actions: (card: string) => string[]): Button[] {
  const names = cards.map(cardName);
  return cards.map((card, place) => {
    const name = names[place] ?? "";
    const alike = names.filter((other) => other === name).length > 1;
    return does(desk, label(alike ? say("page-card-from", { card: name, planet: deckName(card) }) : name), actions(card));
  });
}

function deckName(card: string): string {
  const { deck } = cardOf(card);
  return deck === "shop" ? say("page-shop") : planetName(deck);
}

/** Capsules of different decks that lead to one planet. */
function jumpsOf(desk: Desk, wanted: (jump: Jump) => boolean): Button[] {
  const jumps = desk.choices.jumps.filter(wanted);
  return jumps.map((jump) => {
    const alike = jumps.filter((other) => other.planet === jump.planet && other.by !== "c-coordinates").length > 1;
    const label = say("page-jump", { planet: planetName(jump.planet), by: jump.by });
    const apart = alike && jump.by !== "c-coordinates";
    return does(desk, apart ? say("page-card-from", { card: label, planet: deckName(jump.by) }) : label, [jump.action]);
  });
}
