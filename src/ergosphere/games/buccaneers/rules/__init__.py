"""The rules of Black Hole Buccaneers. Every module in this room is compiled.

kinds.py        the kinds of cards and their numbers
phases.py       the phases of a match
codes.py        codes of actions, and the menus that list them
box.py          what a pack prints, as tables
hand.py         a hand of cards as one number
position.py     all data of a match at one moment
card_moves.py   moves of single cards
draft.py        the Selection phase
score_phase.py  the Score phase, the next round, the end
scoring.py      the arithmetic of the Score phase
legal.py        what a seat may do
nature.py       what nature may do, and how likely it is
memory.py       what a seat remembers of hands, and a number for what it knows
hidden.py       what a seat doesn't know, drawn anew
strangers.py    the cards of TIIT CLO UHL, drawn anew
state.py        the match as the engine asks for it
"""
