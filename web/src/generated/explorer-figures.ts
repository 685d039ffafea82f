// Written by tools/generate.py from the Python side; never edited by hand.

export interface Figures {
  funding: Funding;
  ship: ShipFigures;
  hold: Hold;
  probe: Successes;
  prize: Successes;
  match: MatchFigures;
  lane: Lane;
  zone: [Zone, Zone, Zone];
  event: EventCard[];
  result: ResultCard[];
}

export interface Funding {
  million: number;
  most: number;
}

export interface ShipFigures {
  price: number;
  tokens: number;
}

export interface Hold {
  tokens: number;
  probes: number;
}

export interface Successes {
  success: [number, number, number];
}

export interface MatchFigures {
  rounds: number;
}

export interface Lane {
  spaces: number;
}

export interface Zone {
  id: string;
  spaces: number;
  change: number[];
  events: number[];
}

export interface EventCard {
  id: string;
  copies: number;
  energy: number;
  elsewhere: number;
  below: number;
  shielding: number;
  strength: number;
}

export interface ResultCard {
  id: string;
  question: "person" | "space" | "time";
}

export const FIGURES: Figures = {
  "funding": {"million": 10, "most": 60},
  "ship": {"price": 5, "tokens": 6},
  "hold": {"tokens": 18, "probes": 3},
  "probe": {
    "success": [2, 4, 6]
  },
  "prize": {
    "success": [5, 3, 1]
  },
  "match": {"rounds": 200},
  "lane": {"spaces": 3},
  "zone": [
    {
      "id": "safe",
      "spaces": 24,
      "change": [0, 1, 2, 3],
      "events": [2, 6, 10, 14, 18, 22]
    },
    {
      "id": "warning",
      "spaces": 12,
      "change": [0, 1],
      "events": [2, 5, 8, 11]
    },
    {
      "id": "danger",
      "spaces": 6,
      "change": [0],
      "events": [1, 3, 5]
    }
  ],
  "event": [
    {"id": "solar-surplus", "copies": 2, "energy": 2, "elsewhere": 0, "below": 0, "shielding": 0, "strength": 0},
    {"id": "disc-tailwind", "copies": 1, "energy": 1, "elsewhere": 3, "below": 0, "shielding": 0, "strength": 0},
    {"id": "engine-tune-up", "copies": 1, "energy": 1, "elsewhere": 0, "below": 0, "shielding": 0, "strength": 0},
    {"id": "micrometeoroids", "copies": 2, "energy": 0, "elsewhere": 0, "below": 0, "shielding": -1, "strength": 0},
    {"id": "hull-fatigue", "copies": 2, "energy": 0, "elsewhere": 0, "below": 0, "shielding": 0, "strength": -1},
    {"id": "hot-gas", "copies": 2, "energy": -2, "elsewhere": 0, "below": 1, "shielding": 0, "strength": 0},
    {"id": "x-ray-flare", "copies": 2, "energy": -2, "elsewhere": 0, "below": 2, "shielding": 0, "strength": 0},
    {"id": "gamma-ray-jet", "copies": 2, "energy": -3, "elsewhere": 0, "below": 3, "shielding": -1, "strength": 0},
    {"id": "tidal-surge", "copies": 3, "energy": 0, "elsewhere": 0, "below": 0, "shielding": 0, "strength": -1},
    {"id": "tidal-squeeze", "copies": 2, "energy": -2, "elsewhere": 0, "below": 0, "shielding": 0, "strength": 0},
    {"id": "debris-collision", "copies": 2, "energy": 0, "elsewhere": 0, "below": 0, "shielding": 0, "strength": 0},
    {"id": "frame-dragging", "copies": 1, "energy": 2, "elsewhere": 0, "below": 0, "shielding": 0, "strength": 0},
    {"id": "navigation-lock", "copies": 1, "energy": 0, "elsewhere": 0, "below": 0, "shielding": 0, "strength": 0},
    {"id": "repair-robot", "copies": 2, "energy": 0, "elsewhere": 0, "below": 0, "shielding": 0, "strength": 0},
    {"id": "spare-probe", "copies": 1, "energy": 0, "elsewhere": 0, "below": 0, "shielding": 0, "strength": 0},
    {"id": "computer-reboot", "copies": 1, "energy": -1, "elsewhere": 0, "below": 0, "shielding": 0, "strength": 0},
    {"id": "time-dilation", "copies": 1, "energy": -1, "elsewhere": 0, "below": 0, "shielding": 0, "strength": 0}
  ],
  "result": [
    {"id": "no-return", "question": "space"},
    {"id": "bent-light", "question": "space"},
    {"id": "circling-light", "question": "space"},
    {"id": "dragged-space", "question": "space"},
    {"id": "last-orbit", "question": "space"},
    {"id": "size-by-mass", "question": "space"},
    {"id": "slow-clocks", "question": "time"},
    {"id": "frozen-fall", "question": "time"},
    {"id": "stretched-light", "question": "time"},
    {"id": "late-echo", "question": "time"},
    {"id": "young-travellers", "question": "time"},
    {"id": "long-evaporation", "question": "time"},
    {"id": "stretched-body", "question": "person"},
    {"id": "gentle-giant", "question": "person"},
    {"id": "unmarked-door", "question": "person"},
    {"id": "only-inwards", "question": "person"},
    {"id": "hot-welcome", "question": "person"},
    {"id": "no-vacuum-cleaner", "question": "person"}
  ]
};
