"""The parts of the engine that every search leans on. Every module in this room is compiled."""
