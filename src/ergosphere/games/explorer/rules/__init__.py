"""The rules of Black Hole Explorer. Every module in this room is compiled."""
