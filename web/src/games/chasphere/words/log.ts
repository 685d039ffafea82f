// What happened, as sentences for the log and the strip: about you, somebody else, or the sky.
import type { GameEvent as Told } from "../../../generated/chasphere";
import type { ShownLine } from "../../../lib/log";
import { listed, speakable, t } from "../../../lib/text";
import { planetName, shipName } from "../cards/cards";
import { say, text, yes } from "./catalogue";
import { cardName, cardsListed, opportunityName } from "./names";

type NameOf = (seat: number) => string;

/** What seats do; everything else is about the sky, and told as in the terminal. */
const OF_SEATS: Record<string, string> = {
  "ship-taken": "told-ship-taken",
  "first-drawn": "told-first-drawn",
  "ship-lost": "told-ship-lost",
  "turn-began": "told-turn-began",
  "turn-ended": "told-turn-ended",
  "ship-moved": "told-ship-moved",
  "ship-jumped": "told-ship-jumped",
  "planet-explored": "told-planet-explored",
  "cards-drawn": "told-cards-drawn",
  "event-shown": "told-event-shown",
  "card-kept": "told-card-kept",
  "cards-returned": "told-cards-returned",
  "deck-analyzed": "told-deck-analyzed",
  "cards-seen": "told-cards-seen",
  "artifact-taken": "told-artifact-taken",
  "cards-swapped": "told-cards-swapped",
  "card-paid": "told-card-paid",
  "synthesizer-bought": "told-synthesizer-bought",
  "opportunity-seized": "told-opportunity-seized",
  "engine-changed": "told-engine-changed",
  "first-explorer-named": "told-first-explorer-named",
  "game-ended": "told-game-ended",
};

/** Ids as people call them. */
const SPOKEN: Record<string, (id: string) => string> = {
  planet: planetName,
  card: (ids) => cardsListed(ids.split(" ")),
  given: cardName,
  taken: cardName,
  waiting: cardName,
  opportunity: opportunityName,
  ship: shipName,
};

export function tell(event: Told, nameOf: NameOf): string {
  const { event: kind, ...fields } = event as unknown as { event: string } & Record<string, unknown>;
  const values = speakable(fields);
  for (const [field, spoken] of Object.entries(SPOKEN)) {
    const id = fields[field];
    if (typeof id === "string") values[field] = spoken(id);
  }
  if (typeof fields["seat"] === "number") {
    const name = nameOf(fields["seat"]);
    values["name"] = name;
    values["you"] = yes(name === t("you"));
    values["same"] = yes(name === values["ship"]);
  }
  if (Array.isArray(fields["cards"])) {
    const cards = fields["cards"] as (string | null)[];
    values["count"] = cards.length;
    values["cards"] = cards.some(Boolean) ? cardsListed(cards) : "none";
  }
  if (typeof fields["other"] === "number") values["other"] = nameOf(fields["other"]);
  if (Array.isArray(fields["winners"])) {
    const winners = (fields["winners"] as number[]).map(nameOf);
    values["winners"] = listed(winners);
    values["count"] = winners.length;
    values["you"] = yes(winners.length === 1 && winners[0] === t("you"));
  }
  return text.words(OF_SEATS[kind] ?? kind, values) ?? "";
}

/** What the next line says anyway. */
const SILENT = ["marker-advanced", "turn-began"];

/** Those events of a line that a reader wants to know; a new game turn begins a new line. */
export function logLine(line: ShownLine, nameOf: NameOf): string {
  const events = together((line.events as unknown as Told[]).filter((event) => !SILENT.includes(event.event)));
  let text = "";
  for (const event of events) {
    const sentence = tell(event, nameOf);
    if (sentence) text += (text && (event.event === "game-turn-began" ? "\n" : " ")) + sentence;
  }
  return text;
}

/** What is being shown; "": nothing to tell. */
export function happening(event: Told, nameOf: NameOf): string {
  if (SILENT.includes(event.event)) return "";
  if (event.event !== "event-shown") return tell(event, nameOf);
  const name = nameOf(event.seat); // the card says the rest
  return say("page-draws-event", { name, you: yes(name === t("you")), card: cardName(event.card) });
}

/** Cards that are paid one after another are told together. */
function together(events: Told[]): Told[] {
  const found: Told[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (event.event === "card-paid" && last?.event === "card-paid") found[found.length - 1] = { ...last, card: `${last.card} ${event.card}` };
    else found.push(event);
  }
  return found;
}

/** The lines that end a turn as people see it: where a replay stops. */
export function stops(lines: ShownLine[]): number[] {
  const ends = (line: ShownLine): boolean => (line.events as unknown as Told[]).some((event) => event.event === "turn-began" || event.event === "game-ended");
  return lines.filter((line) => !line.void && ends(line)).map((line) => line.number);
}
