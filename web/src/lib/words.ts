// Small sentences that several screens make from the same facts.
import type { GameOffer, LogLine, SeatNow } from "../generated/protocol";
import type { GameFace } from "./game";
import { tableLine } from "./log";
import { t } from "./text";

/** "Two players, 15 minutes". */
export function playersOf(offer: GameOffer): string {
  const [fewest, most] = offer.seats;
  return fewest === most ? t("players-fixed", { count: most }) : t("players-span", { fewest, most });
}

/** A seat's name: given, or what the game calls it. */
export function seatName(face: GameFace, view: unknown, seats: SeatNow[], seat: number): string {
  return seats[seat]?.name ?? face.seatLine(view, seat).name;
}

/** A line of the log as a sentence, whoever it is about. Games may speak to "You", the table's own lines don't. */
export function sentenceOf(
  line: LogLine,
  face: GameFace,
  nameOf: (seat: number) => string,
  inGame: (seat: number) => string = nameOf,
  view?: unknown,
): string {
  const matter = tableLine(line.text);
  switch (matter?.kind) {
    case undefined:
      return face.logLine(line, inGame, view);
    case "undo":
      return t("log-undo", { count: matter.count });
    case "name":
      return t("log-named", { seat: matter.seat + 1, name: matter.name });
    case "resign":
      return t("log-resigned", { name: nameOf(matter.seat), you: inGame(matter.seat) === t("you") ? "yes" : "no" });
    case "seat":
      return matter.level === null
        ? t("log-owner-back", { name: nameOf(matter.seat) })
        : t("log-bot-steps-in", { level: matter.level, name: nameOf(matter.seat) });
  }
}
