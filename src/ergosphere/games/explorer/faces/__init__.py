"""How Black Hole Explorer meets people and wires: views, events, words, drawings."""
