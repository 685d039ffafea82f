"""What bots know about Black Hole Buccaneers beyond its rules. Every module in this room is compiled."""
