// Written by tools/generate.py from the Python side; never edited by hand.

export interface BoardView {
  seat: number | null;
  position: string;
  blocks: Block[];
  holes: string[];
  side: number;
  left: number;
  sunk: [number, number];
  blocked: "loss" | "pass";
  past: string;
  outcome: Outcome | null;
}

/** A block on the board. Lying along: over two columns; across: over two rows. The anchor comes first. */
export interface Block {
  seat: number;
  attitude: "across" | "along" | "upright";
  spaces: string[];
}

/** How a match ended. Ranks begin with 1, ties share one; winners is empty in a draw. */
export interface Outcome {
  scores: number[];
  ranks: number[];
  winners: number[];
  reason: string;
}

/** A block tipped over, rolled or tipped up (`how`). */
export interface BlockMoved {
  event: "block-moved";
  seat: number;
  move: string;
  how: string;
  origin: string[];
  target: string[];
}

export interface BlockSank {
  event: "block-sank";
  seat: number;
  move: string;
  origin: string[];
  hole: string;
  sunk: number;
}

/** BH-13: a side without a legal move; `left` moves of its turn were lost. */
export interface TurnPassed {
  event: "turn-passed";
  seat: number;
  left: number;
}

export interface GameEnded {
  event: "game-ended";
  winner: number | null;
  reason: string;
}

export type GameEvent = BlockMoved | BlockSank | TurnPassed | GameEnded;
