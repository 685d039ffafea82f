// What happened, as sentences for the log and the strip.
import type { ExplorerView, GameEvent as Told } from "../../../generated/explorer";
import type { GameEvent } from "../../../lib/game";
import type { ShownLine } from "../../../lib/log";
import { speakable } from "../../../lib/text";
import { card, say, text, yes } from "./catalogue";
import { crewAlone, crewName, crewsIn, crewTitle, founded, type NameOf } from "./names";

/** Events before anybody flies, told with the crews as they were before they joined. */
const EARLY = ["first-drawn", "funding-rolled", "crew-asked", "nobody-asked", "crew-declined", "crews-joined"];

/** One event, with cards by their titles and crews by name. */
export function told({ event, ...fields }: GameEvent, view?: ExplorerView, nameOf?: NameOf): string {
  const values = speakable(fields);
  const then = view && EARLY.includes(event) ? founded(view) : view;
  const crew = Number(fields["crew"]);
  values["crew"] = then && nameOf ? crewAlone(then, crew, nameOf) : crewTitle(crew);
  if ("other" in fields) {
    const other = Number(fields["other"]);
    values["other"] = then && nameOf ? crewName(then, other, nameOf) : say("page-crew-number", { crew: other + 1 });
  }
  if (Array.isArray(fields["dice"])) values["dice"] = fields["dice"].join(" + ");
  const id = String(fields["card"] ?? "");
  if (event === "event-drawn") Object.assign(values, { title: card(id), telex: card(id, "telex") });
  if (event === "result-found") values["statement"] = card(id);
  if (event !== "turn-began") return text.words(event, values) ?? "";
  const alone = yes(view !== undefined && crewsIn(view).length === 1);
  return say("page-turn-began", { round: Number(fields["round"]), crew: String(values["crew"]), alone });
}

/** What the strip says while the stage shows an event; `spaces`: how far the dice carry a ship. */
export function happening(event: Told, spaces: number | null, view: ExplorerView, nameOf: NameOf): string {
  if (event.event === "probe-launched") return say("page-now-probe");
  if (event.event === "ship-fell") return say("page-now-fall", { crew: crewAlone(view, event.crew, nameOf) });
  if (event.event === "ship-moved" && spaces !== null)
    return say("page-now-moving", { crew: crewAlone(view, event.crew, nameOf), spaces });
  return told({ ...event }, view, nameOf);
}

/** What happened on one line of the log. A new round stands on a line of its own. Something that is no line yet was shown event
    by event: what remains to be said is how it ended. */
export function logLine(line: ShownLine, nameOf?: NameOf, view?: ExplorerView): string {
  const events = line.events as GameEvent[];
  const last = events.findLast(({ event }) => event !== "turn-began");
  if (line.line === null && last) return told(last, view, nameOf);
  return events
    .map((event) => ({ round: event.event === "turn-began", sentence: told(event, view, nameOf) }))
    .filter(({ sentence }) => sentence)
    .map(({ round, sentence }, index, all) => (index === 0 ? sentence : `${round || all[index - 1]?.round ? "\n" : " "}${sentence}`))
    .join("");
}

/** What somebody would call a step of the match: a crew's turn, or what it decided before anybody flew. */
const STOPS = ["turn-began", "ship-built", "crew-asked", "nobody-asked", "crew-declined", "crews-joined", "prize-won", "wormhole-passed"];

export function stops(lines: ShownLine[]): number[] {
  const steps = lines.filter(({ void: undone, events }) => !undone && (events as GameEvent[]).some(({ event }) => STOPS.includes(event)));
  return steps.map((line) => line.number);
}
