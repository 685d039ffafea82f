"""The rules of Black Hole Explorer. Every module in this room is compiled.

cards.py         the cards of both decks by number
codes.py         the codes of all actions, and the menus
box.py           what a pack prints: orbits, prices, event cards
party.py         the crews and the options of a match
position.py      all data of a match at one moment
legal.py         what a seat may do
nature.py        what nature may do, and how likely it is
ship.py          what changes one ship
funding.py       who begins, funding, and crews that join
flight.py        what happens in a turn
event_cards.py   what event cards do
state.py         the match as the engine asks for it
"""
