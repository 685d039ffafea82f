"""What bots know about Chasphere Black Hole beyond its rules. Every module in this room is compiled."""
