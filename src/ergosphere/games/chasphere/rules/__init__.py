"""The rules of Chasphere Black Hole. Every module in this room is compiled."""
