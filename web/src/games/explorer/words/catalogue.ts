// The sentences of Black Hole Explorer.
import source from "../../../../../src/ergosphere/games/explorer/text.ftl?raw";
import type { Sentences } from "../../../generated/explorer-sentences";
import { Catalogue } from "../../../lib/text";

export const text = new Catalogue<Sentences>(source);
export const say: Catalogue<Sentences>["say"] = (id, ...values) => text.say(id, ...values);

/** The title of a card, or an attribute of it: "telex", "science", "why". */
export function card(id: string, attribute?: string): string {
  return text.words(attribute === undefined ? id : `${id}.${attribute}`) ?? "";
}

/** The reason for a suggestion. */
export function reasonOf(id: string, values: Record<string, string | number>): string {
  return text.words(id, values) ?? "";
}

export const ZONE_IDS = ["safe", "warning", "danger"];
export const yes = (is: boolean): string => (is ? "yes" : "no");
