// Written by tools/generate.py from the Python side; never edited by hand.
import type { ExplorerView } from "./explorer";

export const view: Pick<ExplorerView, "box"> = {
  "box": {
    "zones": [
      {
        "first": 1,
        "spaces": 24,
        "change": [0, 1, 2, 3],
        "events": [2, 6, 10, 14, 18, 22]
      },
      {
        "first": 3,
        "spaces": 12,
        "change": [0, 1],
        "events": [2, 5, 8, 11]
      },
      {
        "first": 6,
        "spaces": 6,
        "change": [0],
        "events": [1, 3, 5]
      }
    ],
    "lane": 3,
    "price": 5,
    "tokens": 6,
    "most_tokens": 18,
    "probe_success": [2, 4, 6],
    "prize_success": [5, 3, 1]
  }
};

export const sentences = {"page-crews-own": "Custom crews", "page-slip": "Msg 017  orbit 6\nTidal surge  end"};
