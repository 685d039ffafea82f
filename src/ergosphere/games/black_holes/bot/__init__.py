"""What bots know about Black Holes beyond its rules. Every module in this room is compiled."""
