// The questions of each phase, and what their answers are called on buttons.
import type { ExplorerView } from "../../../generated/explorer";
import { ORBITS, spacesIn } from "../board/geometry";
import type { Offer } from "../board/offers";
import { say, yes } from "./catalogue";
import { crewAlone, crewName, type NameOf } from "./names";

/** What an answer's button says. */
export function answer(view: ExplorerView, offer: Offer, nameOf: NameOf): string {
  const ship = view.ships[view.crew];
  const orbit = ship?.orbit ?? 0;
  const free = yes(view.phase === "climb" || view.phase === "drag");
  switch (offer.kind) {
    case "dice":
      return say("page-answer-dice", { dice: offer.number });
    case "repair":
      return say("page-answer-repair", { what: offer.what });
    case "stay":
      return say("page-answer-stay", { orbit });
    case "down":
      return say("page-answer-down", { orbit: orbit + 1, hole: yes(offer.hole) });
    case "up":
      if (offer.number >= 0) return say("page-answer-up-to", { space: offer.number, free });
      return say("page-answer-up", { orbit: orbit - 1, free });
    case "charge":
      return say("page-answer-charge");
    case "launch":
      return say("page-answer-launch", { die: probeDie(view, orbit) });
    case "give":
      return say("page-answer-give", { what: offer.what, name: crewName(view, offer.crew, nameOf) });
    case "ask":
      return say("page-answer-ask", { name: crewName(view, offer.crew, nameOf), funding: view.ships[offer.crew]?.funding ?? 0 });
    case "no-ask":
      return say("page-answer-no-ask");
    case "yes":
      return say("page-answer-yes");
    case "no":
      return say("page-answer-no");
    case "done":
      return say("page-answer-done");
  }
}

/** The highest die with which a probe from this orbit reports. */
export function probeDie(view: ExplorerView, orbit: number): number {
  return view.box.probe_success[orbit - (view.box.zones[2]?.first ?? 0)] ?? 0;
}

export function question(view: ExplorerView, legal: string[], nameOf: NameOf): { sentence: string; reason: string } {
  const ship = view.ships[view.crew];
  if (!ship) return { sentence: "", reason: "" };
  const { place, orbit, count, energy, funding } = ship;
  switch (view.phase) {
    case "ask":
      return { sentence: say("page-ask-join"), reason: say("page-ask-join-reason", { funding }) };
    case "answer": {
      const asker = view.asker ?? 0;
      const theirs = view.ships[asker]?.funding ?? 0;
      return {
        sentence: say("page-ask-answer", { name: crewAlone(view, asker, nameOf) }),
        reason: say("page-ask-answer-reason", { funding, theirs }),
      };
    }
    case "build":
      return {
        sentence: say("page-ask-build", { funding }),
        reason: say("page-ask-build-reason", { price: view.box.price }),
      };
    case "prepare": {
      const length = place === "orbit" ? spacesIn(view.box, orbit) : 0;
      return {
        sentence: say("page-ask-prepare"),
        reason: say("page-ask-prepare-reason", { place, orbit, count, length, left: Math.max(0, length - count), energy }),
      };
    }
    case "move":
      return { sentence: say("page-ask-move"), reason: say("page-ask-move-reason", { left: view.left, hole: yes(orbit === ORBITS) }) };
    case "climb":
      return { sentence: say("page-ask-climb"), reason: say("page-ask-climb-reason") };
    case "drag":
      return { sentence: say("page-ask-drag"), reason: say("page-ask-drag-reason") };
    default:
      if (legal.includes("launch"))
        return {
          sentence: say("page-ask-launch", { orbit }),
          reason: say("page-ask-launch-reason", { die: probeDie(view, orbit) }),
        };
      return {
        sentence: say("page-ask-finish"),
        reason: say("page-ask-finish-reason", { helps: yes(legal.some((action) => action.startsWith("give"))) }),
      };
  }
}
