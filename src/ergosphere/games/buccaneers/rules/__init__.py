"""The rules of Black Hole Buccaneers. Every module in this room is compiled."""
