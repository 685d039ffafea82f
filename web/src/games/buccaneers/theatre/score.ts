// A finished round as steps A to H: what the view before the last card and the result say, in sums and sentences.
import type { Display, PlayerResult, RoundResult, TableView } from "../../../generated/buccaneers";
import type { GameEvent } from "../../../lib/game";
import type { ShownLine } from "../../../lib/log";
import { listed, t } from "../../../lib/text";
import { cardOf } from "../cards/cards";
import { say } from "../words/catalogue";
import { tell } from "../words/log";
import { titleOf, titleWithPair } from "../words/names";
import { added, figure, signed } from "../words/numbers";

export const LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H"] as const;
export type Letter = (typeof LETTERS)[number];

/** A seat as it stands in a step. */
export interface Row {
  seat: number;
  display: Display;
  weight: number;
  /** Toys that are still facedown. */
  hidden: number;
  threshold: number;
  /** The sum, or what became of it. */
  note: string;
  state: "" | "drawn-in" | "escaped";
}

export interface Step {
  letter: Letter;
  title: string;
  lines: string[];
  rows: Row[];
  /** The threshold is final. */
  final: boolean;
}

type NameOf = (seat: number) => string;

/** The lines of the log that end rounds: the view before such a line has the whole table of that round. */
export function endings(lines: ShownLine[]): ShownLine[] {
  return lines.filter((line) => !line.void && (line.events as GameEvent[]).some(({ event }) => event === "threshold-found"));
}

/** What happened in the log since the round before, up to a line. */
export function happened(lines: ShownLine[], ending: ShownLine): GameEvent[] {
  const earlier = endings(lines).filter((line) => line.number < ending.number).at(-1)?.number ?? 0;
  return lines
    .filter((line) => !line.void && line.number > earlier && line.number <= ending.number)
    .flatMap((line) => line.events as GameEvent[]);
}

export function stepsOf(before: TableView, result: RoundResult, told: GameEvent[], nameOf: NameOf): Step[] {
  const you = (seat: number): string => (nameOf(seat) === t("you") ? "yes" : "no");
  const who = (seat: number) => ({ name: nameOf(seat), you: you(seat) });
  const base = before.threshold ?? 0;
  const players = result.players;

  const row = (seat: number, change: Partial<Row>): Row => {
    const display = before.displays[seat]!;
    return { seat, display, weight: openWeight(display), hidden: 0, threshold: base, note: "", state: "", ...change };
  };
  const rows = (change: (seat: number, player: PlayerResult) => Partial<Row>): Row[] =>
    players.map((player, seat) => row(seat, change(seat, player)));
  const covered = (seat: number): Partial<Row> => {
    const display = facedown(before.displays[seat]!);
    return { display, weight: openWeight(display), hidden: display.facedown };
  };

  const relic = (name: string): string[] => {
    const about = told.filter((event) => event["relic"] === name).map((event) => tell(event, nameOf));
    return about.length > 0 ? about : [say("page-step-nobody", { relic: titleOf(name) })];
  };
  const toysCard = (seat: number): number => (players[seat]?.weight_e ?? 0) - openWeight(before.displays[seat]!);
  const taker = players.findIndex((_, seat) => toysCard(seat) !== 0);

  /** Artifacts that turned because of Toys, after those were turned up. */
  const turnedUpAt = told.findIndex(({ event }) => event === "toys-turned-up");
  const turned = told
    .filter(({ event }, place) => event === "artifact-turned" && turnedUpAt >= 0 && place > turnedUpAt)
    .map((event) => tell(event, nameOf));
  const tieOf = (seat: number): string =>
    (told.find(({ event, seat: of }) => event === "player-scored" && of === seat)?.["tie"] as string | undefined) ?? "none";

  const weights = (seat: number): number[] => {
    const cards = before.displays[seat]!.cards.flatMap((shown) => shown.weight ?? []);
    return toysCard(seat) === 0 ? cards : [...cards, toysCard(seat)];
  };
  const values = (seat: number, total: number): number[] => {
    const cards = before.displays[seat]!.cards.flatMap((shown) => shown.value ?? []);
    const more = total - cards.reduce((sum, one) => sum + one, 0);
    return more === 0 ? cards : [...cards, more];
  };
  const hole = before.holes[before.round]?.threshold ?? 0;
  const turnedUp = result.threshold - base;

  const bonuses = players.flatMap((player, seat) => {
    const lines: string[] = [];
    const lighter = player.weight - player.weight_e;
    if (lighter !== 0) lines.push(say("page-step-exoskeleton", { ...who(seat), card: signed(lighter) }));
    const value = before.displays[seat]!.cards.reduce((total, shown) => total + (shown.value ?? 0), 0);
    if (player.value !== null && player.value !== value)
      lines.push(say("page-step-carpet", { ...who(seat), card: signed(player.value - value) }));
    return lines;
  });
  const ranked = players
    .map((player, seat) => ({ player, seat }))
    .filter(({ player }) => !player.drawn_in)
    .sort((a, b) => (a.player.place ?? 0) - (b.player.place ?? 0));

  const places = ranked.map(({ player, seat }) =>
    say("page-step-place", {
      name: nameOf(seat),
      place: player.place ?? 0,
      value: player.value ?? 0,
      tie: tieOf(seat),
    }),
  );
  const towels = players.flatMap((player, seat) =>
    player.drawn_in && player.points > 0 ? [say("page-step-towel", { ...who(seat), points: player.points })] : [],
  );
  const points = [...(places.length > 0 ? places : [say("page-step-nobody-left")]), ...towels];

  const fate = (_seat: number, player: PlayerResult): Partial<Row> => ({
    weight: player.weight,
    threshold: player.threshold,
    state: player.drawn_in ? "drawn-in" : "escaped",
    note: say("page-step-fate", {
      drawn: player.drawn_in ? "yes" : "no",
      weight: player.weight,
      threshold: player.threshold,
    }),
  });

  return [
    { letter: "A", title: titleOf("easter-egg"), lines: relic("easter-egg"), rows: rows(covered), final: false },
    { letter: "B", title: titleOf("alien-kiddie-pool"), lines: relic("alien-kiddie-pool"), rows: rows(covered), final: false },
    {
      letter: "C",
      title: say("page-step-toys"),
      lines: [
        ...turned,
        taker < 0
          ? say("page-step-toys-tied", { toys: Math.max(...players.map((player) => player.toy_weight)) })
          : say("page-step-toys-taken", { ...who(taker), card: signed(toysCard(taker)) }),
      ],
      rows: rows((_, player) => ({ note: say("page-step-toy-weight", { weight: player.toy_weight }) })),
      final: false,
    },
    {
      letter: "D",
      title: titleOf("one-ring"),
      lines: relic("one-ring"),
      rows: rows((_, player) => ({ weight: player.weight_e })),
      final: false,
    },
    {
      letter: "E",
      title: say("page-step-weights"),
      lines: bonuses.length > 0 ? bonuses : [say("page-step-written")],
      rows: rows((seat, player) => ({
        weight: player.weight,
        note: sum(player.weight_e, weights(seat)) + (player.weight === player.weight_e ? "" : ` → ${figure(player.weight)}`),
      })),
      final: false,
    },
    {
      letter: "F",
      title: say("page-step-threshold"),
      lines: [
        say("page-step-turned-up", {
          card: titleWithPair(result.turned_up),
          sum: sum(result.threshold, [hole, ...before.threshold_cards, turnedUp]),
        }),
        ...players.flatMap((player, seat) =>
          player.threshold === result.threshold
            ? []
            : [say("page-step-paperweight", { ...who(seat), threshold: player.threshold })],
        ),
      ],
      rows: rows((_, player) => ({ weight: player.weight, threshold: player.threshold })),
      final: true,
    },
    {
      letter: "G",
      title: say("page-step-horizon"),
      lines: [drawnIn(players, nameOf, you)],
      rows: rows(fate),
      final: true,
    },
    {
      letter: "H",
      title: say("page-step-points"),
      lines: points,
      rows: rows((seat, player) => ({
        ...fate(seat, player),
        note: [
          say("page-step-scores", { points: player.points, drawn: player.drawn_in ? "yes" : "no" }),
          player.value === null ? "" : say("page-step-value", { sum: sum(player.value, values(seat, player.value)) }),
        ]
          .filter(Boolean)
          .join(": "),
      })),
      final: true,
    },
  ];
}

function drawnIn(players: PlayerResult[], nameOf: NameOf, you: (seat: number) => string): string {
  const seats = players.flatMap((player, seat) => (player.drawn_in ? [seat] : []));
  const [first] = seats;
  if (first === undefined) return say("page-step-all-escape");
  return say("page-step-drawn-in", { names: listed(seats.map(nameOf)), count: seats.length, you: you(first) });
}

/** "26 = 8 + 7 + 11" */
function sum(total: number, of: number[]): string {
  return of.length > 1 ? `${figure(total)} = ${added(of)}` : figure(total);
}

/** The same display while its Toys still lie facedown. */
function facedown(display: Display): Display {
  const toys = display.cards.filter((shown) => cardOf(shown.card).family === "toy").length;
  const cards = display.cards.map((shown) =>
    cardOf(shown.card).family === "toy" ? { ...shown, card: "toy", value: null, weight: null } : shown,
  );
  return { ...display, cards, facedown: toys };
}

/** Of the cards alone, without what was taken in steps C and E. */
function openWeight(display: Display): number {
  return display.cards.reduce((total, shown) => total + (shown.weight ?? 0), 0);
}
