// Written by tools/generate.py from the Python side; never edited by hand.

export interface PerftAnswer {
  depth: number;
  nodes: number;
}

export interface PerftArguments {
  depth: number;
  position?: string | null;
}

export interface Tools {
  "perft": { asked: PerftArguments; answer: PerftAnswer };
}
