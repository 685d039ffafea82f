// Small sentences that several screens need.
import type { GameOffer, SeatNow } from "../generated/protocol";
import type { GameFace } from "./game";
import type { ShownLine } from "./log";
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
  shown: ShownLine,
  face: GameFace,
  nameOf: (seat: number) => string,
  inGame: (seat: number) => string = nameOf,
  view?: unknown,
): string {
  const { line } = shown;
  switch (line?.kind) {
    case undefined:
    case "played":
      return face.logLine(shown, inGame, view);
    case "undone":
      return t("log-undo", { count: line.count });
    case "named":
      return t("log-named", { seat: line.seat + 1, name: line.name });
    case "resigned":
      return t("log-resigned", { name: nameOf(line.seat), you: inGame(line.seat) === t("you") ? "yes" : "no" });
    case "seated":
      return line.level === null
        ? t("log-owner-back", { name: nameOf(line.seat) })
        : t("log-bot-steps-in", { level: line.level, name: nameOf(line.seat) });
  }
}
