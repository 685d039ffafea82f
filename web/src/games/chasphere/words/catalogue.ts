// The sentences of Chasphere Black Hole.
import source from "../../../../../src/ergosphere/games/chasphere/text.ftl?raw";
import type { Sentences } from "../../../generated/chasphere-sentences";
import { Catalogue } from "../../../lib/text";

export const text = new Catalogue<Sentences>(source);

export const say: Catalogue<Sentences>["say"] = (id, ...values) => text.say(id, ...values);

export const yes = (fact: boolean): "yes" | "no" => (fact ? "yes" : "no");
