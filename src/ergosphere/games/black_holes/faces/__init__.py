"""How Black Holes meets people and wires: views, events, words, drawings."""
