// Made by tools/generate.py from the Python side; never edited by hand.

export const pack = {
  "funding": {
    "million": 10,
    "most": 60
  },
  "ship": {
    "price": 5,
    "tokens": 6
  },
  "hold": {
    "tokens": 18,
    "probes": 3
  },
  "probe": {
    "success": [
      2,
      4,
      6
    ]
  },
  "prize": {
    "success": [
      5,
      3,
      1
    ]
  },
  "match": {
    "rounds": 200
  },
  "lane": {
    "spaces": 3
  },
  "zone": [
    {
      "id": "safe",
      "spaces": 24,
      "change": [
        0,
        1,
        2,
        3
      ],
      "events": [
        2,
        6,
        10,
        14,
        18,
        22
      ],
      "source": "rebuilt"
    },
    {
      "id": "warning",
      "spaces": 12,
      "change": [
        0,
        1
      ],
      "events": [
        2,
        5,
        8,
        11
      ],
      "source": "rebuilt"
    },
    {
      "id": "danger",
      "spaces": 6,
      "change": [
        0
      ],
      "events": [
        1,
        3,
        5
      ],
      "source": "rebuilt"
    }
  ],
  "event": [
    {
      "id": "solar-surplus",
      "copies": 2,
      "energy": 2,
      "elsewhere": 0,
      "below": 0,
      "shielding": 0,
      "strength": 0,
      "source": "rebuilt"
    },
    {
      "id": "disc-tailwind",
      "copies": 1,
      "energy": 1,
      "elsewhere": 3,
      "below": 0,
      "shielding": 0,
      "strength": 0,
      "source": "rebuilt"
    },
    {
      "id": "engine-tune-up",
      "copies": 1,
      "energy": 1,
      "elsewhere": 0,
      "below": 0,
      "shielding": 0,
      "strength": 0,
      "source": "rebuilt"
    },
    {
      "id": "micrometeoroids",
      "copies": 2,
      "energy": 0,
      "elsewhere": 0,
      "below": 0,
      "shielding": -1,
      "strength": 0,
      "source": "rebuilt"
    },
    {
      "id": "hull-fatigue",
      "copies": 2,
      "energy": 0,
      "elsewhere": 0,
      "below": 0,
      "shielding": 0,
      "strength": -1,
      "source": "rebuilt"
    },
    {
      "id": "hot-gas",
      "copies": 2,
      "energy": -2,
      "elsewhere": 0,
      "below": 1,
      "shielding": 0,
      "strength": 0,
      "source": "rebuilt"
    },
    {
      "id": "x-ray-flare",
      "copies": 2,
      "energy": -2,
      "elsewhere": 0,
      "below": 2,
      "shielding": 0,
      "strength": 0,
      "source": "rebuilt"
    },
    {
      "id": "gamma-ray-jet",
      "copies": 2,
      "energy": -3,
      "elsewhere": 0,
      "below": 3,
      "shielding": -1,
      "strength": 0,
      "source": "rebuilt"
    },
    {
      "id": "tidal-surge",
      "copies": 3,
      "energy": 0,
      "elsewhere": 0,
      "below": 0,
      "shielding": 0,
      "strength": -1,
      "source": "rebuilt"
    },
    {
      "id": "tidal-squeeze",
      "copies": 2,
      "energy": -2,
      "elsewhere": 0,
      "below": 0,
      "shielding": 0,
      "strength": 0,
      "source": "rebuilt"
    },
    {
      "id": "debris-collision",
      "copies": 2,
      "energy": 0,
      "elsewhere": 0,
      "below": 0,
      "shielding": 0,
      "strength": 0,
      "source": "rebuilt"
    },
    {
      "id": "frame-dragging",
      "copies": 1,
      "energy": 2,
      "elsewhere": 0,
      "below": 0,
      "shielding": 0,
      "strength": 0,
      "source": "rebuilt"
    },
    {
      "id": "navigation-lock",
      "copies": 1,
      "energy": 0,
      "elsewhere": 0,
      "below": 0,
      "shielding": 0,
      "strength": 0,
      "source": "rebuilt"
    },
    {
      "id": "repair-robot",
      "copies": 2,
      "energy": 0,
      "elsewhere": 0,
      "below": 0,
      "shielding": 0,
      "strength": 0,
      "source": "rebuilt"
    },
    {
      "id": "spare-probe",
      "copies": 1,
      "energy": 0,
      "elsewhere": 0,
      "below": 0,
      "shielding": 0,
      "strength": 0,
      "source": "rebuilt"
    },
    {
      "id": "computer-reboot",
      "copies": 1,
      "energy": -1,
      "elsewhere": 0,
      "below": 0,
      "shielding": 0,
      "strength": 0,
      "source": "rebuilt"
    },
    {
      "id": "time-dilation",
      "copies": 1,
      "energy": -1,
      "elsewhere": 0,
      "below": 0,
      "shielding": 0,
      "strength": 0,
      "source": "rebuilt"
    }
  ],
  "result": [
    {
      "id": "no-return",
      "question": "space",
      "source": "rebuilt"
    },
    {
      "id": "bent-light",
      "question": "space",
      "source": "rebuilt"
    },
    {
      "id": "circling-light",
      "question": "space",
      "source": "rebuilt"
    },
    {
      "id": "dragged-space",
      "question": "space",
      "source": "rebuilt"
    },
    {
      "id": "last-orbit",
      "question": "space",
      "source": "rebuilt"
    },
    {
      "id": "size-by-mass",
      "question": "space",
      "source": "rebuilt"
    },
    {
      "id": "slow-clocks",
      "question": "time",
      "source": "rebuilt"
    },
    {
      "id": "frozen-fall",
      "question": "time",
      "source": "rebuilt"
    },
    {
      "id": "stretched-light",
      "question": "time",
      "source": "rebuilt"
    },
    {
      "id": "late-echo",
      "question": "time",
      "source": "rebuilt"
    },
    {
      "id": "young-travellers",
      "question": "time",
      "source": "rebuilt"
    },
    {
      "id": "long-evaporation",
      "question": "time",
      "source": "rebuilt"
    },
    {
      "id": "stretched-body",
      "question": "person",
      "source": "rebuilt"
    },
    {
      "id": "gentle-giant",
      "question": "person",
      "source": "rebuilt"
    },
    {
      "id": "unmarked-door",
      "question": "person",
      "source": "rebuilt"
    },
    {
      "id": "only-inwards",
      "question": "person",
      "source": "rebuilt"
    },
    {
      "id": "hot-welcome",
      "question": "person",
      "source": "rebuilt"
    },
    {
      "id": "no-vacuum-cleaner",
      "question": "person",
      "source": "rebuilt"
    }
  ]
} as const;
