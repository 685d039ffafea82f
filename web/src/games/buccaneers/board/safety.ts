// How heavy the pile's card must be for somebody to escape: the one sentence that the gauge is about.
import { cardsInPlay } from "../cards/cards";
import { say } from "../words/catalogue";

export interface Reach {
  low: number;
  high: number;
}

/** Where the card of the pile can move a threshold. */
export function reachOf(threshold: number): Reach {
  const weights = pileWeights();
  return { low: threshold + Math.min(...weights), high: threshold + Math.max(...weights) };
}

function pileWeights(): number[] {
  return cardsInPlay().map((card) => card.pairs[0]?.[1] ?? 0);
}

/** `twice`: for the owner of XXL Paperweight the card counts twice. */
export function safetyOf(weight: number, threshold: number, twice: boolean): string {
  const weights = pileWeights();
  const needed = Math.ceil((weight - threshold) / (twice ? 2 : 1));
  if (needed <= Math.min(...weights)) return say("page-safe", { how: "always", weight: 0 });
  if (needed > Math.max(...weights)) return say("page-safe", { how: "never", weight: 0 });
  return say("page-safe", { how: "if", weight: needed });
}
