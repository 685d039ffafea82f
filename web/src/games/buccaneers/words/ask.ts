// What the strip says of something in hand, and what actions are called on buttons.
import type { TableView } from "../../../generated/buccaneers";
import type { Preview } from "../../../lib/game";
import { cardOf, effects } from "../cards/cards";
import { say } from "./catalogue";
import { effectOf, titleOf } from "./names";

/** An action as a button says it. */
export function actionName(action: string): string {
  const [verb = "", ...rest] = action.split(" ");
  const what = rest.join(" ");
  switch (verb) {
    case "pick":
      return say("page-lock", { card: titleOf(what) });
    case "add":
      return say("page-add", { card: titleOf(what) });
    case "join":
      return say("page-join", { group: what });
    case "laser":
      return say("page-laser", { card: what.replace("-", "−") });
    case "use":
      return say("page-use", { relic: titleOf(what) });
    default:
      return say("page-hold", { relic: titleOf(what) });
  }
}

function leaves(card: string): boolean {
  return effects().thresholds["laser-leaves"].includes(Number(card));
}

export function effect(verb: string, card: string, view?: TableView): string {
  if (verb === "laser" && view)
    return say("page-laser-makes", { threshold: (view.threshold ?? 0) + Number(card), leaves: leaves(card) ? "yes" : "no" });
  return verb === "pick" || verb === "add" ? effectOf(card) : "";
}

/** What the strip says of something in hand. */
export function previewOf(action: string, view?: TableView): Preview {
  const [verb = "", ...rest] = action.split(" ");
  const card = rest.join(" ");
  const sentence =
    verb === "pick"
      ? say("page-try", { card: titleOf(card), toy: cardOf(card).family === "toy" ? "yes" : "no" })
      : say("page-sure", { action: actionName(action) });
  return { action, label: actionName(action), sentence, reason: effect(verb, card, view), others: [] };
}
