// The legal actions, sorted by what they are about. The server says what is legal.

export interface Jump {
  action: string;
  planet: string;
  /** A card of C'Matter, or "c-coordinates". */
  by: string;
}

export interface Choices {
  end: boolean;
  /** Spaces one step away. */
  steps: string[];
  explore: number[];
  jumps: Jump[];
  analyze: boolean;
  /** Seats that hold the Artifact here. */
  artifacts: number[];
  swaps: string[];
  takes: string[];
  upgrade: boolean;
  buy: boolean;
  seizes: string[];
  pays: string[];
  keeps: string[];
  enough: boolean;
  ships: string[];
}

export function choicesOf(legal: readonly string[]): Choices {
  const after = (verb: string): string[] =>
    legal.filter((action) => action.startsWith(`${verb} `)).map((action) => action.slice(verb.length + 1));
  return {
    end: legal.includes("end"),
    steps: after("move"),
    explore: after("explore").map(Number),
    jumps: after("jump").map((text) => {
      const [planet = "", by = ""] = text.split(" by ");
      return { action: `jump ${text}`, planet, by };
    }),
    analyze: legal.includes("analyze"),
    artifacts: after("take-artifact").map(Number),
    swaps: after("swap"),
    takes: after("for"),
    upgrade: legal.includes("upgrade"),
    buy: legal.includes("buy-synthesizer"),
    seizes: after("seize"),
    pays: after("pay"),
    keeps: after("keep"),
    enough: legal.includes("enough"),
    ships: after("ship"),
  };
}
