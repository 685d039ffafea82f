// What crews are called, everywhere in the same way: by their people if all of them have names, "your crew" to those who fly
// in it, or by number. A crew that is the only one is "the crew".
import type { ExplorerView, Ship } from "../../../generated/explorer";
import type { BoardProps } from "../../../lib/game";
import { listed, t } from "../../../lib/text";
import { say } from "./catalogue";

export type NameOf = (seat: number) => string;

/** The crews that fly, without those that joined another. */
export function crewsIn(view: ExplorerView): Ship[] {
  return view.ships.filter((ship) => ship.seats.length > 0);
}

/** The crews as they were before any of them joined. Where each has brought one seat, their numbers say which. */
export function founded(view: ExplorerView): ExplorerView {
  const seats = view.ships.reduce((sum, ship) => sum + ship.seats.length, 0);
  if (seats !== view.ships.length) return view;
  return { ...view, ships: view.ships.map((ship) => ({ ...ship, seats: [ship.crew] })) };
}

export function crewTitle(crew: number): string {
  return say("page-crew", { crew: crew + 1 });
}

/** What a seat without a name is called: its crew, or its place in it. */
export function seatTitle(view: ExplorerView, seat: number): string {
  const ship = view.ships.find((one) => one.seats.includes(seat));
  if (!ship) return "";
  if (ship.seats.length === 1) return crewTitle(ship.crew);
  return say("page-crew-seat", { crew: ship.crew + 1, seat: seat + 1, crews: crewsIn(view).length });
}

/** A board's people by name; "You" for a nameless person alone at the screen. */
export function namesAt({ people, nameOf }: BoardProps<ExplorerView>): NameOf {
  return (seat) => people[seat]?.name ?? nameOf(seat);
}

/** In the middle of a sentence: "Jules", "the crew of Ada and Bo", "your crew", "crew 2". */
export function crewName(view: ExplorerView, crew: number, nameOf: NameOf): string {
  const seats = view.ships[crew]?.seats ?? [];
  const only = crewsIn(view).length === 1;
  const named = seats.filter((seat) => isNamed(view, seat, nameOf));
  if (named.length === 1 && seats.length === 1) return named.map(nameOf).join("");
  if (seats.some((seat) => nameOf(seat) === t("you"))) return say("page-crew-yours");
  if (only) return say("page-crew-only");
  if (seats.length > 0 && named.length === seats.length) return say("page-crew-of", { names: listed(named.map(nameOf)) });
  return say("page-crew-number", { crew: crew + 1 });
}

/** The same at the beginning of a sentence, or by itself. */
export function crewAlone(view: ExplorerView, crew: number, nameOf: NameOf): string {
  return capital(crewName(view, crew, nameOf));
}

/** What stands on the sheet: the people of a crew, if all of them have names. */
export function shipName(view: ExplorerView, crew: number, nameOf: NameOf): string {
  const names = (view.ships[crew]?.seats ?? []).filter((seat) => isNamed(view, seat, nameOf)).map(nameOf);
  return names.length > 0 && names.length === view.ships[crew]?.seats.length ? listed(names) : crewAlone(view, crew, nameOf);
}

export function isNamed(view: ExplorerView, seat: number, nameOf: NameOf): boolean {
  return nameOf(seat) !== t("you") && nameOf(seat) !== seatTitle(view, seat);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Who suggests: mission control, or a bot of the crew by its name where it has one. */
export function mateName({ view, people }: BoardProps<ExplorerView>, who: number | null): string {
  if (who === null) return say("page-adviser");
  const name = people[who]?.name ?? "";
  return name === seatTitle(view, who) ? say("page-mate") : name;
}
