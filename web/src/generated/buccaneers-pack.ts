// Made by tools/generate.py from the Python side; never edited by hand.

export const pack = {
  "first": {
    "holes": [
      "green-18",
      "orange-20",
      "red-21"
    ]
  },
  "thresholds": {
    "tiit-clo-uhl": 3,
    "laser-stays": [
      -4,
      -2
    ],
    "laser-leaves": [
      2,
      4
    ]
  },
  "bonus": {
    "toys": -6,
    "exoskeleton": -10,
    "carpet": 10,
    "towel": 5
  },
  "heavy": {
    "cubus-libra": 7,
    "loot-box": 6
  },
  "parts": {
    "value": [
      2,
      4,
      5,
      5
    ],
    "weight": [
      5,
      4,
      3,
      2
    ]
  },
  "score": [
    {
      "id": "3",
      "points": [
        15,
        10,
        5
      ],
      "source": "rebuilt"
    },
    {
      "id": "4",
      "points": [
        15,
        10,
        6,
        3
      ],
      "source": "rebuilt"
    },
    {
      "id": "5",
      "points": [
        15,
        11,
        8,
        5,
        2
      ],
      "source": "rebuilt"
    },
    {
      "id": "6",
      "points": [
        15,
        12,
        9,
        6,
        4,
        2
      ],
      "source": "rebuilt"
    }
  ],
  "hole": [
    {
      "id": "green-15",
      "kind": "dangerous",
      "threshold": 15,
      "hand": 5,
      "source": "rebuilt"
    },
    {
      "id": "green-18",
      "kind": "dangerous",
      "threshold": 18,
      "hand": 6,
      "source": "rebuilt"
    },
    {
      "id": "green-23",
      "kind": "dangerous",
      "threshold": 23,
      "hand": 7,
      "source": "rebuilt"
    },
    {
      "id": "green-27",
      "kind": "dangerous",
      "threshold": 27,
      "hand": 8,
      "source": "rebuilt"
    },
    {
      "id": "orange-17",
      "kind": "precarious",
      "threshold": 17,
      "hand": 6,
      "source": "rebuilt"
    },
    {
      "id": "orange-20",
      "kind": "precarious",
      "threshold": 20,
      "hand": 7,
      "source": "rebuilt"
    },
    {
      "id": "orange-24",
      "kind": "precarious",
      "threshold": 24,
      "hand": 8,
      "source": "rebuilt"
    },
    {
      "id": "orange-28",
      "kind": "precarious",
      "threshold": 28,
      "hand": 9,
      "source": "rebuilt"
    },
    {
      "id": "red-12",
      "kind": "dire",
      "threshold": 12,
      "hand": 5,
      "source": "rebuilt"
    },
    {
      "id": "red-15",
      "kind": "dire",
      "threshold": 15,
      "hand": 6,
      "source": "rebuilt"
    },
    {
      "id": "red-18",
      "kind": "dire",
      "threshold": 18,
      "hand": 7,
      "source": "rebuilt"
    },
    {
      "id": "red-21",
      "kind": "dire",
      "threshold": 21,
      "hand": 8,
      "source": "rebuilt"
    },
    {
      "id": "red-25",
      "kind": "dire",
      "threshold": 25,
      "hand": 9,
      "source": "rebuilt"
    }
  ],
  "spacecraft": [
    {
      "id": "helium-barge",
      "title": "Helium Barge",
      "value": -5,
      "weight": -4,
      "title_source": "own",
      "copies": 1,
      "source": "book"
    },
    {
      "id": "soap-bubble-liner",
      "title": "Soap Bubble Liner",
      "value": -4,
      "weight": -3,
      "title_source": "own",
      "copies": 1,
      "source": "book"
    },
    {
      "id": "kite-of-last-resort",
      "title": "Kite of Last Resort",
      "value": -3,
      "weight": -2,
      "title_source": "own",
      "copies": 1,
      "source": "book"
    },
    {
      "id": "second-hand-shuttle",
      "title": "Second-Hand Shuttle",
      "value": 7,
      "weight": 5,
      "title_source": "own",
      "copies": 1,
      "source": "book"
    },
    {
      "id": "rusty-comet",
      "title": "Rusty Comet",
      "value": 8,
      "weight": 6,
      "title_source": "own",
      "copies": 1,
      "source": "book"
    },
    {
      "id": "tea-clipper",
      "title": "Tea Clipper",
      "value": 9,
      "weight": 7,
      "title_source": "own",
      "copies": 1,
      "source": "book"
    },
    {
      "id": "gravity-yacht",
      "title": "Gravity Yacht",
      "value": 10,
      "weight": 7,
      "title_source": "own",
      "copies": 1,
      "source": "book"
    },
    {
      "id": "moon-ferry",
      "title": "Moon Ferry",
      "value": 11,
      "weight": 8,
      "title_source": "own",
      "copies": 1,
      "source": "book"
    },
    {
      "id": "tax-collectors-cutter",
      "title": "Tax Collector's Cutter",
      "value": 12,
      "weight": 9,
      "title_source": "own",
      "copies": 1,
      "source": "book"
    },
    {
      "id": "flagship-of-nobody",
      "title": "Flagship of Nobody",
      "value": 14,
      "weight": 10,
      "title_source": "own",
      "copies": 1,
      "source": "book"
    }
  ],
  "toy": [
    {
      "id": "rubber-meteor",
      "title": "Rubber Meteor",
      "value": 1,
      "weight": 2,
      "title_source": "own",
      "copies": 1,
      "source": "book"
    },
    {
      "id": "yo-yo-of-orbit",
      "title": "Yo-Yo of Orbit",
      "value": 2,
      "weight": 2,
      "title_source": "own",
      "copies": 1,
      "source": "book"
    },
    {
      "id": "wind-up-astronaut",
      "title": "Wind-Up Astronaut",
      "value": 2,
      "weight": 3,
      "title_source": "own",
      "copies": 1,
      "source": "book"
    },
    {
      "id": "jigsaw-nebula",
      "title": "Jigsaw Nebula",
      "value": 3,
      "weight": 3,
      "title_source": "own",
      "copies": 1,
      "source": "book"
    },
    {
      "id": "tin-satellite",
      "title": "Tin Satellite",
      "value": 3,
      "weight": 4,
      "title_source": "own",
      "copies": 1,
      "source": "book"
    },
    {
      "id": "marble-planets",
      "title": "Marble Planets",
      "value": 4,
      "weight": 4,
      "title_source": "own",
      "copies": 1,
      "source": "book"
    },
    {
      "id": "rocking-rocket",
      "title": "Rocking Rocket",
      "value": 4,
      "weight": 5,
      "title_source": "own",
      "copies": 1,
      "source": "book"
    },
    {
      "id": "game-slab",
      "title": "Game Slab",
      "value": 4,
      "weight": 6,
      "title_source": "book",
      "copies": 1,
      "source": "book"
    },
    {
      "id": "plush-quasar",
      "title": "Plush Quasar",
      "value": 5,
      "weight": 5,
      "title_source": "own",
      "copies": 1,
      "source": "book"
    },
    {
      "id": "bouncy-moon",
      "title": "Bouncy Moon",
      "value": 5,
      "weight": 6,
      "title_source": "own",
      "copies": 1,
      "source": "book"
    }
  ],
  "robot": [
    {
      "id": "dusty",
      "title": "Dusty, Who Sweeps",
      "value": 4,
      "weight": 2,
      "title_source": "own",
      "copies": 3,
      "source": "book"
    },
    {
      "id": "sir-bolts-a-lot",
      "title": "Sir Bolts-a-Lot",
      "value": 6,
      "weight": 3,
      "title_source": "own",
      "copies": 3,
      "source": "book"
    },
    {
      "id": "apologiser",
      "title": "The Apologiser",
      "value": 5,
      "weight": 2,
      "title_source": "own",
      "copies": 2,
      "source": "book"
    },
    {
      "id": "grand-toaster",
      "title": "Grand Toaster",
      "value": 7,
      "weight": 3,
      "title_source": "own",
      "copies": 2,
      "source": "book"
    }
  ],
  "shapeshifter": [
    {
      "id": "morpho-cardigano",
      "title": "Morpho Cardigano",
      "value": 3,
      "weight": 3,
      "title_source": "own",
      "copies": 2,
      "source": "book"
    },
    {
      "id": "morpho-broccolo",
      "title": "Morpho Broccolo",
      "value": 4,
      "weight": 4,
      "title_source": "book",
      "copies": 2,
      "source": "book"
    },
    {
      "id": "morpho-umbrello",
      "title": "Morpho Umbrello",
      "value": 5,
      "weight": 5,
      "title_source": "own",
      "copies": 1,
      "source": "book"
    },
    {
      "id": "morpho-sofano",
      "title": "Morpho Sofano",
      "value": 6,
      "weight": 6,
      "title_source": "own",
      "copies": 1,
      "source": "book"
    },
    {
      "id": "morpho-servientes",
      "title": "Morpho Servientes",
      "value": 7,
      "weight": 7,
      "title_source": "book",
      "copies": 2,
      "source": "book"
    },
    {
      "id": "morpho-cubo",
      "title": "Morpho Cubo",
      "value": 8,
      "weight": 8,
      "title_source": "book",
      "copies": 2,
      "source": "book"
    }
  ],
  "part": [
    {
      "id": "command-chair",
      "title": "Command Chair",
      "copies": 3,
      "source": "book"
    },
    {
      "id": "reflector-shield",
      "title": "Reflector Shield",
      "copies": 3,
      "source": "book"
    },
    {
      "id": "quantum-steering",
      "title": "Quantum Steering",
      "copies": 3,
      "source": "book"
    },
    {
      "id": "warp-drive",
      "title": "Warp Drive",
      "copies": 3,
      "source": "book"
    }
  ],
  "artifact": [
    {
      "id": "gps-tracker",
      "title": "GPS Tracker",
      "value": [
        8
      ],
      "weight": [
        3
      ],
      "source": "rebuilt"
    },
    {
      "id": "tiit-clo-uhl",
      "title": "TIIT CLO UHL",
      "value": [
        4
      ],
      "weight": [
        3
      ],
      "source": "rebuilt"
    },
    {
      "id": "swiss-army-pocket-laser",
      "title": "Swiss Army Pocket Laser",
      "value": [
        5
      ],
      "weight": [
        2
      ],
      "source": "rebuilt"
    },
    {
      "id": "titanic-tentacles",
      "title": "Titanic Tentacles",
      "value": [
        2
      ],
      "weight": [
        4
      ],
      "source": "rebuilt"
    },
    {
      "id": "reality-gyro",
      "title": "Reality Gyro",
      "value": [
        5
      ],
      "weight": [
        3
      ],
      "source": "rebuilt"
    },
    {
      "id": "morpho-sucker",
      "title": "Morpho Sucker",
      "value": [
        2,
        5,
        8,
        10
      ],
      "weight": [
        5,
        4,
        3,
        2
      ],
      "source": "rebuilt"
    },
    {
      "id": "cubus-libra",
      "title": "Cubus Libra",
      "value": [
        1,
        4,
        7,
        9
      ],
      "weight": [
        4,
        3,
        2,
        1
      ],
      "source": "rebuilt"
    },
    {
      "id": "loot-box",
      "title": "Loot Box",
      "value": [
        2,
        6,
        10,
        14
      ],
      "weight": [
        3,
        3,
        3,
        3
      ],
      "source": "rebuilt"
    }
  ],
  "relic": [
    {
      "id": "easter-egg",
      "title": "Easter Egg",
      "value": 1,
      "weight": 2,
      "title_source": null,
      "copies": 1,
      "source": "rebuilt"
    },
    {
      "id": "alien-kiddie-pool",
      "title": "Alien Kiddie Pool",
      "value": 2,
      "weight": 2,
      "title_source": null,
      "copies": 1,
      "source": "rebuilt"
    },
    {
      "id": "one-ring",
      "title": "One Ring",
      "value": 12,
      "weight": 11,
      "title_source": null,
      "copies": 1,
      "source": "rebuilt"
    },
    {
      "id": "antigravity-carpet",
      "title": "Antigravity Carpet",
      "value": 2,
      "weight": 3,
      "title_source": null,
      "copies": 1,
      "source": "rebuilt"
    },
    {
      "id": "exoskeleton",
      "title": "Exoskeleton",
      "value": 2,
      "weight": 4,
      "title_source": null,
      "copies": 1,
      "source": "rebuilt"
    },
    {
      "id": "xxl-paperweight",
      "title": "XXL Paperweight",
      "value": 3,
      "weight": 5,
      "title_source": null,
      "copies": 1,
      "source": "rebuilt"
    },
    {
      "id": "emergency-towel",
      "title": "Emergency Towel",
      "value": 2,
      "weight": 2,
      "title_source": null,
      "copies": 1,
      "source": "rebuilt"
    }
  ]
} as const;
