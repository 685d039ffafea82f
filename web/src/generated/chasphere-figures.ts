// Written by tools/generate.py from the Python side; never edited by hand.

export interface Figures {
  sector: Sector;
  engine: Engine;
  points: Points;
  decks: Decks;
  opportunities: Opportunities;
}

export interface Sector {
  planet: Planet[];
  ship: Ship[];
  disc: Disc[];
}

export interface Planet {
  id: "borom" | "gomia" | "loa" | "mogudar" | "tarili" | "zadus";
  name: string;
  start: string;
}

export interface Ship {
  id: string;
  name: string;
  home: "borom" | "gomia" | "loa" | "mogudar" | "tarili" | "zadus";
}

export interface Disc {
  id: string;
  order: ("borom" | "gomia" | "loa" | "mogudar" | "tarili" | "zadus")[];
  symbol: "borom" | "gomia" | "loa" | "mogudar" | "tarili" | "zadus";
}

export interface Engine {
  energy: [number, number, number, number];
  points: [number, number, number, number];
}

export interface Points {
  away: number;
  set: number;
  marker: number;
  first_explorer: number;
  shared_explorer: number;
  c_matter: [number, number, number];
  artifact: number;
  food: number;
}

export interface Decks {
  synthesizers: number;
  card: Card[];
}

export interface Card {
  id: string;
  face: "c-coordinates" | "c-matter" | "carbonid" | "cosco" | "deluxe-food-dispenser" | "flare" | "fusion-pile" | "high-consul" | "local-food-dispenser" | "mysterious-artifact" | "orbital-optimization-implant" | "ore" | "ore-synthesizer" | "planetary-analyzer" | "quake" | "relic" | "robotic-recovery-unit" | "s15-engine-extension";
  of: string;
  points: number;
  hidden: boolean;
  engine: boolean;
  copies: number;
}

export interface Opportunities {
  opportunity: Opportunity[];
}

export interface Opportunity {
  id: string;
  cost: ("azurine" | "ferrox" | "fusion-pile" | "noctium" | "sylvane")[];
  points: number;
  engine: boolean;
}

export const FIGURES: Figures = {
  "sector": {
    "planet": [
      {"id": "gomia", "name": "Gomia", "start": "N0"},
      {"id": "zadus", "name": "Zadus", "start": "M1"},
      {"id": "loa", "name": "Loa", "start": "A2"},
      {"id": "tarili", "name": "Tarili", "start": "N2"},
      {"id": "borom", "name": "Borom", "start": "A4"},
      {"id": "mogudar", "name": "Mogudar", "start": "N5"}
    ],
    "ship": [
      {"id": "etonak", "name": "Planet Etonak", "home": "tarili"},
      {"id": "pirates", "name": "Atonaros Pirates", "home": "mogudar"},
      {"id": "federation", "name": "Gatul Federation", "home": "gomia"},
      {"id": "inferno", "name": "Inferno Sponsor", "home": "zadus"}
    ],
    "disc": [
      {
        "id": "1",
        "order": ["zadus", "mogudar", "gomia", "borom", "loa", "tarili"],
        "symbol": "borom"
      },
      {
        "id": "2",
        "order": ["borom", "zadus", "mogudar", "loa", "tarili", "gomia"],
        "symbol": "gomia"
      },
      {
        "id": "3",
        "order": ["tarili", "loa", "zadus", "mogudar", "gomia", "borom"],
        "symbol": "borom"
      },
      {
        "id": "4",
        "order": ["gomia", "borom", "mogudar", "tarili", "zadus", "loa"],
        "symbol": "zadus"
      },
      {
        "id": "5",
        "order": ["mogudar", "gomia", "borom", "zadus", "tarili", "loa"],
        "symbol": "tarili"
      },
      {
        "id": "6",
        "order": ["loa", "zadus", "tarili", "borom", "mogudar", "gomia"],
        "symbol": "gomia"
      }
    ]
  },
  "engine": {
    "energy": [3, 4, 5, 6],
    "points": [0, 1, 2, 4]
  },
  "points": {
    "away": -5,
    "set": 5,
    "marker": 1,
    "first_explorer": 4,
    "shared_explorer": 2,
    "c_matter": [7, 4, 2],
    "artifact": 5,
    "food": 1
  },
  "decks": {
    "synthesizers": 3,
    "card": [
      {"id": "gomia/flare", "face": "flare", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "gomia/quake", "face": "quake", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "gomia/carbonid-blue", "face": "carbonid", "of": "blue", "points": 2, "hidden": false, "engine": false, "copies": 1},
      {"id": "gomia/carbonid-yellow", "face": "carbonid", "of": "yellow", "points": 2, "hidden": false, "engine": false, "copies": 1},
      {"id": "gomia/carbonid-white", "face": "carbonid", "of": "white", "points": 2, "hidden": false, "engine": false, "copies": 1},
      {"id": "gomia/high-consul", "face": "high-consul", "of": "", "points": 3, "hidden": true, "engine": false, "copies": 1},
      {"id": "gomia/ferrox", "face": "ore", "of": "ferrox", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "gomia/azurine", "face": "ore", "of": "azurine", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "gomia/sylvane", "face": "ore", "of": "sylvane", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "gomia/fusion-pile", "face": "fusion-pile", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 2},
      {"id": "gomia/deluxe-food-dispenser", "face": "deluxe-food-dispenser", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "gomia/c-matter", "face": "c-matter", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "gomia/c-coordinates-gomia", "face": "c-coordinates", "of": "gomia", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "zadus/flare", "face": "flare", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "zadus/quake", "face": "quake", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "zadus/carbonid-1", "face": "carbonid", "of": "yellow", "points": 1, "hidden": false, "engine": false, "copies": 1},
      {"id": "zadus/carbonid-2", "face": "carbonid", "of": "yellow", "points": 2, "hidden": false, "engine": false, "copies": 1},
      {"id": "zadus/carbonid-3", "face": "carbonid", "of": "yellow", "points": 3, "hidden": true, "engine": false, "copies": 1},
      {"id": "zadus/carbonid-engine", "face": "carbonid", "of": "yellow", "points": 1, "hidden": false, "engine": true, "copies": 1},
      {"id": "zadus/ferrox", "face": "ore", "of": "ferrox", "points": 0, "hidden": false, "engine": false, "copies": 3},
      {"id": "zadus/fusion-pile", "face": "fusion-pile", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 2},
      {"id": "zadus/relic", "face": "relic", "of": "yellow", "points": 0, "hidden": true, "engine": false, "copies": 1},
      {"id": "zadus/local-food-dispenser", "face": "local-food-dispenser", "of": "yellow", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "zadus/c-matter", "face": "c-matter", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "loa/flare", "face": "flare", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "loa/quake", "face": "quake", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "loa/orbital-optimization-implant", "face": "orbital-optimization-implant", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "loa/s15-engine-extension", "face": "s15-engine-extension", "of": "", "points": 0, "hidden": false, "engine": true, "copies": 2},
      {"id": "loa/planetary-analyzer", "face": "planetary-analyzer", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 2},
      {"id": "loa/robotic-recovery-unit-zadus", "face": "robotic-recovery-unit", "of": "zadus", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "loa/robotic-recovery-unit-mogudar", "face": "robotic-recovery-unit", "of": "mogudar", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "loa/robotic-recovery-unit-tarili", "face": "robotic-recovery-unit", "of": "tarili", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "loa/ore-synthesizer", "face": "ore-synthesizer", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 2},
      {"id": "loa/c-coordinates-loa", "face": "c-coordinates", "of": "loa", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "loa/carbonid", "face": "carbonid", "of": "blue", "points": 2, "hidden": false, "engine": false, "copies": 1},
      {"id": "tarili/flare", "face": "flare", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "tarili/quake", "face": "quake", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "tarili/carbonid-1", "face": "carbonid", "of": "white", "points": 1, "hidden": false, "engine": false, "copies": 1},
      {"id": "tarili/carbonid-2", "face": "carbonid", "of": "white", "points": 2, "hidden": false, "engine": false, "copies": 1},
      {"id": "tarili/carbonid-3", "face": "carbonid", "of": "white", "points": 3, "hidden": true, "engine": false, "copies": 1},
      {"id": "tarili/carbonid-engine", "face": "carbonid", "of": "white", "points": 1, "hidden": false, "engine": true, "copies": 1},
      {"id": "tarili/sylvane", "face": "ore", "of": "sylvane", "points": 0, "hidden": false, "engine": false, "copies": 3},
      {"id": "tarili/fusion-pile", "face": "fusion-pile", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 2},
      {"id": "tarili/relic", "face": "relic", "of": "white", "points": 0, "hidden": true, "engine": false, "copies": 1},
      {"id": "tarili/local-food-dispenser", "face": "local-food-dispenser", "of": "white", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "tarili/c-matter", "face": "c-matter", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "borom/flare", "face": "flare", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "borom/quake", "face": "quake", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "borom/cosco", "face": "cosco", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "borom/mysterious-artifact", "face": "mysterious-artifact", "of": "", "points": 0, "hidden": true, "engine": false, "copies": 1},
      {"id": "borom/c-matter", "face": "c-matter", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 3},
      {"id": "borom/c-coordinates-borom", "face": "c-coordinates", "of": "borom", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "borom/c-coordinates-tarili", "face": "c-coordinates", "of": "tarili", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "borom/fusion-pile", "face": "fusion-pile", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 2},
      {"id": "borom/noctium", "face": "ore", "of": "noctium", "points": 0, "hidden": false, "engine": false, "copies": 2},
      {"id": "borom/carbonid", "face": "carbonid", "of": "yellow", "points": 2, "hidden": false, "engine": false, "copies": 1},
      {"id": "mogudar/flare", "face": "flare", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "mogudar/quake", "face": "quake", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "mogudar/carbonid-1", "face": "carbonid", "of": "blue", "points": 1, "hidden": false, "engine": false, "copies": 1},
      {"id": "mogudar/carbonid-2", "face": "carbonid", "of": "blue", "points": 2, "hidden": false, "engine": false, "copies": 1},
      {"id": "mogudar/carbonid-3", "face": "carbonid", "of": "blue", "points": 3, "hidden": true, "engine": false, "copies": 1},
      {"id": "mogudar/carbonid-engine", "face": "carbonid", "of": "blue", "points": 1, "hidden": false, "engine": true, "copies": 1},
      {"id": "mogudar/azurine", "face": "ore", "of": "azurine", "points": 0, "hidden": false, "engine": false, "copies": 3},
      {"id": "mogudar/fusion-pile", "face": "fusion-pile", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 2},
      {"id": "mogudar/relic", "face": "relic", "of": "blue", "points": 0, "hidden": true, "engine": false, "copies": 1},
      {"id": "mogudar/local-food-dispenser", "face": "local-food-dispenser", "of": "blue", "points": 0, "hidden": false, "engine": false, "copies": 1},
      {"id": "mogudar/c-matter", "face": "c-matter", "of": "", "points": 0, "hidden": false, "engine": false, "copies": 1}
    ]
  },
  "opportunities": {
    "opportunity": [
      {
        "id": "2-ferrox",
        "cost": ["ferrox", "ferrox"],
        "points": 5,
        "engine": false
      },
      {
        "id": "2-azurine",
        "cost": ["azurine", "azurine"],
        "points": 5,
        "engine": false
      },
      {
        "id": "2-sylvane",
        "cost": ["sylvane", "sylvane"],
        "points": 5,
        "engine": false
      },
      {
        "id": "ferrox-azurine-engine",
        "cost": ["ferrox", "azurine"],
        "points": 4,
        "engine": true
      },
      {
        "id": "azurine-sylvane-engine",
        "cost": ["azurine", "sylvane"],
        "points": 4,
        "engine": true
      },
      {
        "id": "sylvane-ferrox-engine",
        "cost": ["sylvane", "ferrox"],
        "points": 4,
        "engine": true
      },
      {
        "id": "ferrox-azurine-sylvane",
        "cost": ["ferrox", "azurine", "sylvane"],
        "points": 10,
        "engine": false
      },
      {
        "id": "ferrox-azurine-sylvane-engine",
        "cost": ["ferrox", "azurine", "sylvane"],
        "points": 8,
        "engine": true
      },
      {
        "id": "noctium",
        "cost": ["noctium"],
        "points": 4,
        "engine": false
      },
      {
        "id": "noctium-ferrox",
        "cost": ["noctium", "ferrox"],
        "points": 7,
        "engine": false
      },
      {
        "id": "noctium-azurine",
        "cost": ["noctium", "azurine"],
        "points": 7,
        "engine": false
      },
      {
        "id": "noctium-sylvane",
        "cost": ["noctium", "sylvane"],
        "points": 7,
        "engine": false
      },
      {
        "id": "2-noctium",
        "cost": ["noctium", "noctium"],
        "points": 10,
        "engine": false
      },
      {
        "id": "ferrox-fusion-pile",
        "cost": ["ferrox", "fusion-pile"],
        "points": 4,
        "engine": false
      },
      {
        "id": "azurine-fusion-pile",
        "cost": ["azurine", "fusion-pile"],
        "points": 4,
        "engine": false
      },
      {
        "id": "sylvane-fusion-pile",
        "cost": ["sylvane", "fusion-pile"],
        "points": 4,
        "engine": false
      },
      {
        "id": "2-fusion-pile",
        "cost": ["fusion-pile", "fusion-pile"],
        "points": 4,
        "engine": false
      },
      {
        "id": "2-ferrox-azurine",
        "cost": ["ferrox", "ferrox", "azurine"],
        "points": 9,
        "engine": false
      },
      {
        "id": "2-sylvane-fusion-pile",
        "cost": ["sylvane", "sylvane", "fusion-pile"],
        "points": 8,
        "engine": false
      }
    ]
  }
};
