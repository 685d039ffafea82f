"""The rules of Black Holes. Every module in this room is compiled.

board.py      spaces, poses of a block, and where each move leads
box.py        what a pack prints: the holes, and what follows from them
position.py   all data of a match at one moment
legal.py      what a seat may do
moves.py      what a move does, and how the match ends
state.py      the match as the engine asks for it
zobrist.py    random words for the keys of positions
perft.py      counts of move sequences
"""
