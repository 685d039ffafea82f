// Written by tools/generate.py from the Python side; never edited by hand.

export interface Figures {
  board: BoardShape;
  blocks: BlockCounts;
  hole: Hole[];
}

export interface BoardShape {
  rows: number[];
}

export interface BlockCounts {
  each: number;
  to_win: number;
}

export interface Hole {
  id: string;
  space: string;
}

export const FIGURES: Figures = {
  "board": {
    "rows": [6, 8, 10, 10, 10, 10, 10, 10, 8, 6]
  },
  "blocks": {"each": 8, "to_win": 4},
  "hole": [
    {"id": "south-west", "space": "c3"},
    {"id": "south-east", "space": "h3"},
    {"id": "north-west", "space": "c8"},
    {"id": "north-east", "space": "h8"}
  ]
};
