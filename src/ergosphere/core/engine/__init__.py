"""The parts of the engine that every search relies on. Every module in this room is compiled.

state.py       State: a match at one moment
rng.py         the random generator
playout.py     random play without an object for each move
knowledge.py   Knowledge: what bots know about a game beyond its rules
"""
