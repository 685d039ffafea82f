"""The rules of Black Holes. Every module in this room is compiled."""
