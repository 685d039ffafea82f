"""What every game shares; knows no game.

game.py         Game: a game with one content pack
talk.py         Talk, its base: how a game speaks to people who read and type
values.py       Action, Event, View, Outcome: what people and clients see
options.py      options of the rules
pack.py         content packs: read, merge, compare
complaints.py   what is wrong with somebody's file, in words
bounds.py       how deep, long and large a file from a stranger may be
registry.py     the games that this process knows
tool.py         Tool: what only one game offers
text.py         sentences
errors.py       what can go wrong
contract.py     check_contract: tries every promise of State and Game
engine/         states, random play, what bots know (compiled)
match/          a match as it is played, recorded and replayed
"""
