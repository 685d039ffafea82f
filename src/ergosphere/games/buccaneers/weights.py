"""What a hurried player weighs at Buccaneers, in points of value: figures that tools/tune_buccaneers.py found.

Not compiled, so that they can be changed quickly."""

WEIGHTS = {
    "drawn-in": 28.93,  # what is lost
    "turn-weight": -1.43,  # what each turn to come will add
    "spread": 0.3,  # how uncertain the end is, in weight
    "spread-by-turn": 0.82,
    "robot-turned": 0.44,  # how often a Robot turns
    "part-hope": -3.81,  # what a part may still become
    "part-hope-by-turn": 2.0,
    "toy": 1.86,  # towards the -6 card
    "toy-leading": 3.43,  # if it makes for the most weight in Toys
    "ring-value": -4.5,  # it may be thrown away
    "ring-weight": -2.02,
    "gps-tracker": 3.81,
    "tiit-clo-uhl": -0.48,
    "swiss-army-pocket-laser": 5.75,
    "titanic-tentacles": -0.71,
    "morpho-sucker": -0.31,
    "morpho-sucker-by-turn": 2.0,
    "cubus-libra": -3.34,
    "cubus-libra-by-turn": 2.92,
    "loot-box": -2.86,
    "loot-box-by-turn": 2.54,
    "easter-egg": -1.05,
    "alien-kiddie-pool": -2.19,
    "antigravity-carpet": 3.2,
    "exoskeleton": 0.91,
    "xxl-paperweight": 9.54,
    "emergency-towel": 0.58,
    "egg-room": 4.17,  # the room that makes a card from the deck or the pile welcome
    "laser-stays": 3.58,
    "spacecraft": 0.53,  # it decides ties
    "price": 4.42,  # what a unit of weight costs while cards are to come
    "price-by-pace": 0.95,  # less, the more weight there is room for with each of them
}

WHIM = 5.0
"""How far a hurried player strays from the best-looking card."""

SIMULATIONS = {20: 5, 150: 20, 1500: 150}
"""What levels spend here instead of what they spend elsewhere. Two thousand simulations find the best-looking card
about as well as sixty thousand; levels differ in how often they miss it."""

SLIPS = {700: 150}
"""Of 1,000 choices, how many a level makes without a thought: only the weakest, by what it overlooks elsewhere."""
