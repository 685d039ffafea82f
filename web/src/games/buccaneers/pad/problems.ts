// What is wrong with a table, in its people's words; the companion speaks of files and card ids.
import { asSentence } from "../../../lib/text";
import { CARDS } from "../cards/cards";
import { say } from "../words/catalogue";
import { titleOf } from "../words/names";
import type { Round } from "./pad.svelte";

/** What can be seen before the round is scored; "": nothing. */
export function problemOf(names: string[], round: Round): string {
  const nameless = names.findIndex((name) => !name.trim() || names.filter((one) => one === name).length > 1);
  if (nameless >= 0) return say("page-pad-needs-name", { number: nameless + 1 });
  const laid = round.displays.flat().map(({ card }) => card);
  for (const { text, copies } of CARDS)
    if (laid.filter((card) => card === text).length > copies) return say("page-pad-copies", { card: titleOf(text), copies });
  if (round.revealed === null) return laid.length > 0 ? say("page-pad-no-revealed") : "";
  const used = (relic: string): boolean => round.uses.some((uses) => uses.includes(relic));
  if (used("easter-egg") && round.deck_top === null) return say("page-pad-no-card-for", { step: "A", relic: titleOf("easter-egg") });
  if (used("alien-kiddie-pool") && round.pool_card === null)
    return say("page-pad-no-card-for", { step: "B", relic: titleOf("alien-kiddie-pool") });
  return "";
}

const PLACES: [RegExp, string][] = [
  [/, display, \d+:/g, ":"],
  [/, uses:/g, ":"],
  [/\brevealed\b/g, "F"],
  [/\bdeck_top\b/g, "A"],
  [/\bpool_card\b/g, "B"],
];
const LONGEST_FIRST = [...CARDS].sort((a, b) => b.text.length - a.text.length);

/** A refusal of the companion with names instead of ids. */
export function named(refusal: string): string {
  let words = refusal;
  for (const [field, step] of PLACES) words = words.replace(field, step.length === 1 && step !== ":" ? say("page-pad-step", { step }) : step);
  for (const { text } of LONGEST_FIRST) words = words.replaceAll(text, titleOf(text));
  return asSentence(words);
}
