// What the strip says while nothing is asked: where the ship is, and when to set out for home.
import type { TableView } from "../../../generated/chasphere";
import type { Outlook } from "../../../generated/chasphere-tools";
import { planetName } from "../cards/cards";
import { outlooks, scrub } from "../tools/outlook.svelte";
import { say, yes } from "./catalogue";
import { planetAt } from "./names";
import { storyOf } from "./sky";

/** Where the ship is. */
export function standing(view: TableView, seat: number, you: boolean): string {
  const player = view.players[seat];
  if (!player || player.lost || !player.ship) return "";
  const planet = planetAt(view, player.space);
  const energy = player.energy;
  return planet === null
    ? say("page-on-space", { you: yes(you), space: player.space, energy })
    : say("page-on-planet", { you: yes(you), planet: planetName(planet), energy });
}

export function homeward(view: TableView, seat: number, outlook: Outlook | null): string {
  const player = view.players[seat];
  if (!player?.home || player.lost) return "";
  const last = view.turn === view.last_turn;
  if (player.space === player.home && last) return say("page-is-home");
  if (outlook === null || outlook.last === 0) return say("page-wait", { turn: view.turn });
  const here = player.space === player.home;
  const { set_out, set_out_with_event: event } = outlook;
  const sure = set_out >= outlook.last || here;
  const way = set_out === 0 ? "late" : sure && event >= outlook.last_with_event ? "any" : event === 0 ? "risky" : event < set_out ? "both" : "sure";
  return say("page-home-by", { last: yes(last), home: player.home, turn: outlook.last, way, set_out, event });
}

/** The turn at the almanac's slider in words; "": now. */
export function lookedAhead(view: TableView, seat: number | null): string {
  const ahead = scrub.turn === null ? undefined : outlooks.latest?.ahead.find((one) => one.turn === scrub.turn);
  return ahead ? storyOf(view, seat, ahead) : "";
}

export function whatNow(view: TableView, seat: number | null): { sentence: string; reason: string } {
  const ahead = lookedAhead(view, seat);
  if (seat === null) return { sentence: "", reason: ahead || (view.turn > 0 ? say("page-wait", { turn: view.turn }) : "") };
  return { sentence: standing(view, seat, true), reason: ahead || homeward(view, seat, outlooks.latest) };
}
