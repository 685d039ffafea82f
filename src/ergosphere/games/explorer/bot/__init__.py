"""What bots know about Black Hole Explorer beyond its rules. Every module in this room is compiled."""
