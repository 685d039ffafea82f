// Made by tools/generate.py from the Python side; never edited by hand.

export interface OddsAnswer {
  prize: number;
  interval: [number, number];
  lost: number;
  mean_turns: number;
  method: string;
  ship: string;
  deck: string;
}

export interface OddsArguments {
  ship?: string | null;
  record?: string | null;
  solve?: boolean;
}
