// The sentences of Black Hole Buccaneers.
import source from "../../../../../src/ergosphere/games/buccaneers/text.ftl?raw";
import type { Sentences } from "../../../generated/buccaneers-sentences";
import { Catalogue } from "../../../lib/text";
import { figure } from "./numbers";

export const text = new Catalogue<Sentences>(source);

export const say: Catalogue<Sentences>["say"] = (id, ...values) => text.say(id, ...withMinus(values));

/** Negative numbers get a real minus sign everywhere. */
function withMinus<T extends unknown[]>(values: T): T {
  return values.map((given) => {
    if (typeof given !== "object" || given === null) return given;
    return Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, typeof value === "number" && value < 0 ? figure(value) : value]),
    );
  }) as T;
}
