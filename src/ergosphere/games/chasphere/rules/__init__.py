"""The rules of Chasphere Black Hole. Every module in this room is compiled.

sector.py        the 19 spaces, rings and steps
box.py           what a pack prints, as tables; the codes of all actions
position.py      all data of a match at one moment, and simple questions about it
sky.py           the marker, planets that move, push and fall, ships on them
decks.py         top list, pool and bottom list; who can keep track of a card; fair redrawing
cargo.py         cards come aboard and leave
turns.py         set-up, game turns, seats' turns, the end
exploration.py   drawing, keeping, putting back, looking; events
flight.py        steps, jumps, the Artifact
trade.py         bargains, Opportunities, payments
legal.py         what a seat may do
nature.py        what nature may do, and how likely it is
scoring.py       points by source, and who ranks above whom
state.py         the match as the engine asks for it
"""
