"""How Black Hole Buccaneers meets people and wires: views, events, words, drawings."""
