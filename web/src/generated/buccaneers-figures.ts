// Written by tools/generate.py from the Python side; never edited by hand.

export interface Figures {
  first: First;
  thresholds: Thresholds;
  bonus: Bonus;
  heavy: Heavy;
  parts: PartFigures;
  score: ScoreCard[];
  hole: Hole[];
  spacecraft: Card[];
  toy: Toy[];
  robot: Card[];
  shapeshifter: Card[];
  part: Part[];
  artifact: Artifact[];
  relic: Card[];
}

export interface First {
  holes: [string, string, string];
}

export interface Thresholds {
  "tiit-clo-uhl": number;
  "laser-stays": [number, number];
  "laser-leaves": [number, number];
}

export interface Bonus {
  toys: number;
  exoskeleton: number;
  carpet: number;
  towel: number;
}

export interface Heavy {
  "cubus-libra": number;
  "loot-box": number;
}

/** By the size of the group, from 1. */
export interface PartFigures {
  value: [number, number, number, number];
  weight: [number, number, number, number];
}

export interface ScoreCard {
  id: string;
  points: number[];
}

export interface Hole {
  id: string;
  kind: "dangerous" | "dire" | "precarious";
  threshold: number;
  hand: number;
}

/** A card that shows one pair; `copies` of it look alike. */
export interface Card {
  id: string;
  title: string;
  value: number;
  weight: number;
  copies: number;
}

/** BB-28: the heaviest Toys win a card, so every Toy weighs something. */
export interface Toy {
  id: string;
  title: string;
  value: number;
  weight: number;
  copies: number;
}

export interface Part {
  id: string;
  title: string;
  copies: number;
}

/** One pair, or four by quarter turns. */
export interface Artifact {
  id: string;
  title: string;
  value: number[];
  weight: number[];
}

export const FIGURES: Figures = {
  "first": {
    "holes": ["green-18", "orange-20", "red-21"]
  },
  "thresholds": {
    "tiit-clo-uhl": 3,
    "laser-stays": [-4, -2],
    "laser-leaves": [2, 4]
  },
  "bonus": {"toys": -6, "exoskeleton": -10, "carpet": 10, "towel": 5},
  "heavy": {"cubus-libra": 7, "loot-box": 6},
  "parts": {
    "value": [2, 4, 5, 5],
    "weight": [5, 4, 3, 2]
  },
  "score": [
    {
      "id": "3",
      "points": [15, 10, 5]
    },
    {
      "id": "4",
      "points": [15, 10, 6, 3]
    },
    {
      "id": "5",
      "points": [15, 11, 8, 5, 2]
    },
    {
      "id": "6",
      "points": [15, 12, 9, 6, 4, 2]
    }
  ],
  "hole": [
    {"id": "green-15", "kind": "dangerous", "threshold": 15, "hand": 5},
    {"id": "green-18", "kind": "dangerous", "threshold": 18, "hand": 6},
    {"id": "green-23", "kind": "dangerous", "threshold": 23, "hand": 7},
    {"id": "green-27", "kind": "dangerous", "threshold": 27, "hand": 8},
    {"id": "orange-17", "kind": "precarious", "threshold": 17, "hand": 6},
    {"id": "orange-20", "kind": "precarious", "threshold": 20, "hand": 7},
    {"id": "orange-24", "kind": "precarious", "threshold": 24, "hand": 8},
    {"id": "orange-28", "kind": "precarious", "threshold": 28, "hand": 9},
    {"id": "red-12", "kind": "dire", "threshold": 12, "hand": 5},
    {"id": "red-15", "kind": "dire", "threshold": 15, "hand": 6},
    {"id": "red-18", "kind": "dire", "threshold": 18, "hand": 7},
    {"id": "red-21", "kind": "dire", "threshold": 21, "hand": 8},
    {"id": "red-25", "kind": "dire", "threshold": 25, "hand": 9}
  ],
  "spacecraft": [
    {"id": "helium-barge", "title": "Helium Barge", "value": -5, "weight": -4, "copies": 1},
    {"id": "soap-bubble-liner", "title": "Soap Bubble Liner", "value": -4, "weight": -3, "copies": 1},
    {"id": "kite-of-last-resort", "title": "Kite of Last Resort", "value": -3, "weight": -2, "copies": 1},
    {"id": "second-hand-shuttle", "title": "Second-Hand Shuttle", "value": 7, "weight": 5, "copies": 1},
    {"id": "rusty-comet", "title": "Rusty Comet", "value": 8, "weight": 6, "copies": 1},
    {"id": "tea-clipper", "title": "Tea Clipper", "value": 9, "weight": 7, "copies": 1},
    {"id": "gravity-yacht", "title": "Gravity Yacht", "value": 10, "weight": 7, "copies": 1},
    {"id": "moon-ferry", "title": "Moon Ferry", "value": 11, "weight": 8, "copies": 1},
    {"id": "tax-collectors-cutter", "title": "Tax Collector's Cutter", "value": 12, "weight": 9, "copies": 1},
    {"id": "flagship-of-nobody", "title": "Flagship of Nobody", "value": 14, "weight": 10, "copies": 1}
  ],
  "toy": [
    {"id": "rubber-meteor", "title": "Rubber Meteor", "value": 1, "weight": 2, "copies": 1},
    {"id": "yo-yo-of-orbit", "title": "Yo-Yo of Orbit", "value": 2, "weight": 2, "copies": 1},
    {"id": "wind-up-astronaut", "title": "Wind-Up Astronaut", "value": 2, "weight": 3, "copies": 1},
    {"id": "jigsaw-nebula", "title": "Jigsaw Nebula", "value": 3, "weight": 3, "copies": 1},
    {"id": "tin-satellite", "title": "Tin Satellite", "value": 3, "weight": 4, "copies": 1},
    {"id": "marble-planets", "title": "Marble Planets", "value": 4, "weight": 4, "copies": 1},
    {"id": "rocking-rocket", "title": "Rocking Rocket", "value": 4, "weight": 5, "copies": 1},
    {"id": "game-slab", "title": "Game Slab", "value": 4, "weight": 6, "copies": 1},
    {"id": "plush-quasar", "title": "Plush Quasar", "value": 5, "weight": 5, "copies": 1},
    {"id": "bouncy-moon", "title": "Bouncy Moon", "value": 5, "weight": 6, "copies": 1}
  ],
  "robot": [
    {"id": "dusty", "title": "Dusty, Who Sweeps", "value": 4, "weight": 2, "copies": 3},
    {"id": "sir-bolts-a-lot", "title": "Sir Bolts-a-Lot", "value": 6, "weight": 3, "copies": 3},
    {"id": "apologiser", "title": "The Apologiser", "value": 5, "weight": 2, "copies": 2},
    {"id": "grand-toaster", "title": "Grand Toaster", "value": 7, "weight": 3, "copies": 2}
  ],
  "shapeshifter": [
    {"id": "morpho-cardigano", "title": "Morpho Cardigano", "value": 3, "weight": 3, "copies": 2},
    {"id": "morpho-broccolo", "title": "Morpho Broccolo", "value": 4, "weight": 4, "copies": 2},
    {"id": "morpho-umbrello", "title": "Morpho Umbrello", "value": 5, "weight": 5, "copies": 1},
    {"id": "morpho-sofano", "title": "Morpho Sofano", "value": 6, "weight": 6, "copies": 1},
    {"id": "morpho-servientes", "title": "Morpho Servientes", "value": 7, "weight": 7, "copies": 2},
    {"id": "morpho-cubo", "title": "Morpho Cubo", "value": 8, "weight": 8, "copies": 2}
  ],
  "part": [
    {"id": "command-chair", "title": "Command Chair", "copies": 3},
    {"id": "reflector-shield", "title": "Reflector Shield", "copies": 3},
    {"id": "quantum-steering", "title": "Quantum Steering", "copies": 3},
    {"id": "warp-drive", "title": "Warp Drive", "copies": 3}
  ],
  "artifact": [
    {
      "id": "gps-tracker",
      "title": "GPS Tracker",
      "value": [8],
      "weight": [3]
    },
    {
      "id": "tiit-clo-uhl",
      "title": "TIIT CLO UHL",
      "value": [4],
      "weight": [3]
    },
    {
      "id": "swiss-army-pocket-laser",
      "title": "Swiss Army Pocket Laser",
      "value": [5],
      "weight": [2]
    },
    {
      "id": "titanic-tentacles",
      "title": "Titanic Tentacles",
      "value": [2],
      "weight": [4]
    },
    {
      "id": "reality-gyro",
      "title": "Reality Gyro",
      "value": [5],
      "weight": [3]
    },
    {
      "id": "morpho-sucker",
      "title": "Morpho Sucker",
      "value": [2, 5, 8, 10],
      "weight": [5, 4, 3, 2]
    },
    {
      "id": "cubus-libra",
      "title": "Cubus Libra",
      "value": [1, 4, 7, 9],
      "weight": [4, 3, 2, 1]
    },
    {
      "id": "loot-box",
      "title": "Loot Box",
      "value": [2, 6, 10, 14],
      "weight": [3, 3, 3, 3]
    }
  ],
  "relic": [
    {"id": "easter-egg", "title": "Easter Egg", "value": 1, "weight": 2, "copies": 1},
    {"id": "alien-kiddie-pool", "title": "Alien Kiddie Pool", "value": 2, "weight": 2, "copies": 1},
    {"id": "one-ring", "title": "One Ring", "value": 12, "weight": 11, "copies": 1},
    {"id": "antigravity-carpet", "title": "Antigravity Carpet", "value": 2, "weight": 3, "copies": 1},
    {"id": "exoskeleton", "title": "Exoskeleton", "value": 2, "weight": 4, "copies": 1},
    {"id": "xxl-paperweight", "title": "XXL Paperweight", "value": 3, "weight": 5, "copies": 1},
    {"id": "emergency-towel", "title": "Emergency Towel", "value": 2, "weight": 2, "copies": 1}
  ]
};
