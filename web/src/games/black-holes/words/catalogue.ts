// The sentences of Black Holes.
import source from "../../../../../src/ergosphere/games/black_holes/text.ftl?raw";
import type { Sentences } from "../../../generated/black-holes-sentences";
import { Catalogue } from "../../../lib/text";

const text = new Catalogue<Sentences>(source);

export const say: Catalogue<Sentences>["say"] = (id, ...values) => text.say(id, ...values);
