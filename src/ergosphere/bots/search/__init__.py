"""Search that knows no game. Every module in this room is compiled."""
