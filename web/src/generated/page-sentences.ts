// Made by tools/generate.py from the Python side; never edited by hand.

export interface PageSentences {
  "page-title": Record<never, never>;
}
