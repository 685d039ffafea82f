// What happened, as sentences for the log, the strip and the end.
import type { ExplorerView, GameEvent as Told, Ship } from "../../generated/explorer";
import type { LogLine } from "../../generated/protocol";
import type { GameEvent } from "../../lib/game";
import { speakable } from "../../lib/text";
import { card, say, text, yes } from "./catalogue";
import { crewAlone, crewName, crewsIn, crewTitle, founded, type NameOf, seatTitle } from "./names";

/** Before anybody flies, crews may join: who they were then. */
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
export function logLine(line: LogLine, nameOf?: NameOf, view?: ExplorerView): string {
  const events = line.events as GameEvent[];
  const last = events.findLast(({ event }) => event !== "turn-began");
  if (line.text === "" && last) return told(last, view, nameOf);
  return events
    .map((event) => ({ round: event.event === "turn-began", sentence: told(event, view, nameOf) }))
    .filter(({ sentence }) => sentence)
    .map(({ round, sentence }, index, all) => (index === 0 ? sentence : `${round || all[index - 1]?.round ? "\n" : " "}${sentence}`))
    .join("");
}

export function seatLine(view: ExplorerView, seat: number): { name: string; detail: string } {
  const ship = view.ships.find((one) => one.seats.includes(seat));
  if (!ship) return { name: "", detail: "" };
  const place = ship.design === null ? "none" : ship.place;
  return {
    name: seatTitle(view, seat),
    detail: say("page-seat-line", { place, orbit: ship.orbit, results: ship.results.length }),
  };
}

/** What is said at the end. Points mean nothing here: the Prize is won or not. */
export function ending(
  view: ExplorerView,
  seat: number | null,
  nameOf: NameOf,
): { title: string | null; reason: string; unscored: boolean } {
  const outcome = view.outcome;
  if (!outcome) return { title: null, reason: "", unscored: true }; // somebody resigned: the table says so
  const [winner] = outcome.winners;
  const ship = view.ships.find((one) => winner !== undefined && one.seats.includes(winner));
  const reasons: Record<string, () => string> = {
    prize: () => say("page-end-prize", { results: ship?.results.length ?? 0 }),
    wormhole: () => say("page-end-wormhole"),
    "missions-spent": () => say("page-end-missions"),
    rounds: () => say("page-end-rounds"),
  };
  return { title: titleOf(view, ship, seat, nameOf), reason: reasons[outcome.reason]?.() ?? "", unscored: true };
}

function titleOf(view: ExplorerView, ship: Ship | undefined, seat: number | null, nameOf: NameOf): string {
  if (!ship) return say("page-prize-nobody");
  if (seat !== null && ship.seats.includes(seat)) return say("page-prize-you");
  return say("page-prize-crew", { name: crewAlone(view, ship.crew, nameOf) });
}

/** Where the match stands. A crew alone at the table counts its missions, too. */
export function progress(view: ExplorerView): string {
  const [ship, ...others] = crewsIn(view);
  if (ship && others.length === 0 && view.missions > 1) {
    const building = ship.design === null && view.outcome === null;
    const mission = Math.min(view.missions, ship.missions + (building ? 1 : 0));
    return say("page-progress-mission", { round: view.round, mission, missions: view.missions });
  }
  return say("page-progress", { round: view.round });
}

/** What somebody would call a step of the match: a crew's turn, or what it decided before anybody flew. */
const STOPS = ["turn-began", "ship-built", "crew-asked", "nobody-asked", "crew-declined", "crews-joined", "prize-won", "wormhole-passed"];

export function stops(lines: LogLine[]): number[] {
  const steps = lines.filter(({ void: undone, events }) => !undone && (events as GameEvent[]).some(({ event }) => STOPS.includes(event)));
  return steps.map((line) => line.number);
}
