// Four cards for the Hall, which doesn't load the figures. A test compares them.
import type { Pair } from "../words/numbers";

export interface Sample {
  family: "shapeshifter" | "robot" | "relic" | "artifact";
  id: string;
  title: string;
  pairs: Pair[];
}

export const SAMPLES: Sample[] = [
  { family: "shapeshifter", id: "morpho-broccolo", title: "Morpho Broccolo", pairs: [[4, 4]] },
  { family: "robot", id: "apologiser", title: "The Apologiser", pairs: [[5, 2], [2, 5]] },
  { family: "relic", id: "one-ring", title: "One Ring", pairs: [[12, 11]] },
  { family: "artifact", id: "loot-box", title: "Loot Box", pairs: [[2, 3], [6, 3], [10, 3], [14, 3]] },
];
