"""How Chasphere Black Hole meets people and wires: views, events, words, drawings."""
