// Sentences: the page's own are typed by their ids; a game's come with its catalogue.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import source from "../../../src/ergosphere/locale/page.ftl?raw";
import type { PageSentences } from "../generated/page-sentences";

type Values = Record<string, FluentVariable>;
type Needs<All, Id extends keyof All> = keyof All[Id] extends never ? [] : [All[Id]];

/** A catalogue with ids and variables that the compiler checks. */
export class Catalogue<All> {
  #bundle = new FluentBundle("en", { useIsolating: false });

  constructor(text: string) {
    for (const error of this.#bundle.addResource(new FluentResource(text))) throw error;
  }

  say<Id extends keyof All & string>(id: Id, ...values: Needs<All, Id>): string {
    return this.words(id, values[0] as Values | undefined) ?? id;
  }

  /** For ids that come from elsewhere; null where there is no such sentence. */
  words(id: string, values: Values = {}): string | null {
    const [name = "", attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern ? this.#bundle.formatPattern(pattern, values) : null;
  }
}

/** An event's fields as sentences use them; the same as in Python. */
export function speakable(fields: Record<string, unknown>): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) values[name] = value.join(", ");
    else if (typeof value === "boolean") values[name] = Number(value);
    else values[name] = typeof value === "string" || typeof value === "number" ? value : "none";
  }
  return values;
}

const page = new Catalogue<PageSentences>(source);

/** A sentence of the page. */
export const t: Catalogue<PageSentences>["say"] = (id, ...values) => page.say(id, ...values);

/** "a", "a and b", "a, b and c". */
export function listed(words: string[]): string {
  if (words.length < 2) return words.join("");
  return t("and", { first: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" });
}

/** A phrase of the server's ("the table is full") as a whole sentence. */
export function asSentence(words: string): string {
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** The beginning of a hash as people compare it: "9f3c 71be 04d8 e2a6". */
export function inFours(hash: string): string {
  return hash.slice(0, 16).replace(/(.{4})(?=.)/g, "$1 ");
}
