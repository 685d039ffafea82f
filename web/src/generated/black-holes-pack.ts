// Made by tools/generate.py from the Python side; never edited by hand.

export const pack = {
  "board": {
    "rows": [
      6,
      8,
      10,
      10,
      10,
      10,
      10,
      10,
      8,
      6
    ]
  },
  "blocks": {
    "each": 8,
    "to_win": 4
  },
  "hole": [
    {
      "id": "south-west",
      "space": "c3",
      "source": "rebuilt"
    },
    {
      "id": "south-east",
      "space": "h3",
      "source": "rebuilt"
    },
    {
      "id": "north-west",
      "space": "c8",
      "source": "rebuilt"
    },
    {
      "id": "north-east",
      "space": "h8",
      "source": "rebuilt"
    }
  ]
} as const;
