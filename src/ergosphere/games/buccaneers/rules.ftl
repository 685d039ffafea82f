# The rules of Black Hole Buccaneers in our own words. The source says where each comes from: book = the printed rules,
# found = public sources about it, rebuilt = printed figures that we don't have and designed anew, ruling = decided here.
# v/w stands for value and weight.

BB-1 =
    There are 13 Black Hole cards, each with a threshold and a hand size. As threshold/hand size, { $dangerous_count }
    are Dangerous, which is green ({ $dangerous }), { $precarious_count } Precarious, orange ({ $precarious }), and
    { $dire_count } Dire, red ({ $dire }).
    .source = book, found, rebuilt
BB-2 =
    There are { $cards } cards of space trash, each with a value and a weight, written value/weight. Spacecraft:
    { $spacecraft }. Toys: { $toy }. Robots: { $robot }. Shapeshifters: { $shapeshifter }. Parts of the Time Machine,
    three each of { $part_names }; each part counts by the size of its group: { $parts }. Eight different Artifacts and
    seven different Relics.
    .source = book, found
BB-3 =
    Artifacts: { $artifacts }. Where there are four pairs, each quarter turn leads to the next one, and the fourth back to
    the first. Relics: { $relics }.
    .source = rebuilt
BB-4 =
    There are also two Weight cards, { $toys } and { $exoskeleton }; a Value card, { $carpet }; five Threshold cards,
    { $beside }; a Direction card; and a Score card for each number of players, with what each place scores: { $scores }.
    .source = book, rebuilt
BB-5 =
    The book names a few of the cards: { $named }. The other names of Spacecraft, Toys, Robots and Shapeshifters are
    ours.
    .source = book, ruling, rebuilt
BB-6 =
    A match has three holes, one for each round. In the first game they are { $first }. Otherwise three are drawn at
    random, each becoming known when its round begins, or the players name three.
    .source = book, ruling, rebuilt
BB-7 =
    A round begins with a shuffle of all { $cards } cards. Everybody is dealt as many as the hole's hand size says; the
    rest is the draw deck. Discards are out for the round. The deck never runs out.
    .source = book
BB-8 =
    Which way the Direction card lies when the match begins is left to chance; a new round doesn't change it. Clockwise means from
    each seat to the next higher number, and from the last to the first.
    .source = book, ruling
BB-9 =
    Each turn all players choose at once: one card of the hand, laid facedown in front of its owner. The cards in front of
    a player are that player's display.
    .source = book
BB-10 =
    Then all chosen cards are turned up together, except Toys. A Toy stays facedown, and only its owner knows which it
    is.
    .source = book
BB-11 =
    A reveal goes in this order. First every card takes its place, Shapeshifters on their stack and parts in a group.
    Second come the Artifacts that act at once: GPS Tracker, TIIT CLO UHL, Pocket Laser, Titanic Tentacles,
    Reality Gyro. Third, the Robots. Fourth, Morpho Sucker, Cubus Libra and Loot Box react to all that was revealed.
    Choices that belong to the same moment are made at once and shown together; a later moment sees the earlier ones.
    .source = ruling
BB-12 =
    While hands have two cards or more, each goes on to the neighbour in the direction of the Direction card, and the
    next turn begins. When only one card is left in each, those cards form the facedown pile, and scoring begins.
    .source = book
BB-13 =
    If two or more players reveal a Robot in the same turn, each of these Robots makes a quarter turn, which swaps its
    value and its weight. One that Titanic Tentacles brings counts with them. Robots of earlier turns stay as they are.
    .source = book
BB-14 =
    A part of the Time Machine joins a group of yours that does not have it yet. If several lack it, you choose one; if
    none does, it starts a new group. All parts of a group count by its size.
    .source = book, ruling
BB-15 =
    Each of your Shapeshifters weighs as much as the one you revealed last. Their values stay their own.
    .source = book
BB-16 =
    Spacecraft do nothing, but they decide ties.
    .source = book
BB-17 =
    GPS Tracker: your next card this round is picked at random from your hand; you may look at the hand first. You have no
    choice that turn, and nobody sees the pick before the reveal (if it is a Toy, only you learn which). If no further
    turn comes, nothing happens.
    .source = book, ruling
BB-18 =
    TIIT CLO UHL: every player draws a card into the hand, and the threshold rises by the { $tiit } card.
    .source = book
BB-19 =
    Swiss Army Pocket Laser: its owner has to put one Threshold card beside the hole. After { $leaves } the Laser is
    discarded, after { $stays } it stays in the display.
    .source = book
BB-20 =
    Titanic Tentacles: its owner draws three cards that nobody else sees, adds one to the display, a Toy facedown, and
    discards two openly. If the card is one of the five Artifacts that act at once, it does not act. Anything else
    works as if it had been revealed this turn.
    .source = book, ruling
BB-21 =
    Reality Gyro: the Direction card is turned over.
    .source = book
BB-22 =
    Morpho Sucker makes a quarter turn for every Shapeshifter that somebody else reveals, in whatever way. It starts when
    the turn in which it was revealed is over, and goes on until the round ends, scoring steps A to C included.
    .source = book, ruling
BB-23 =
    Cubus Libra makes a quarter turn for every card of weight { $cubus } or more that somebody else reveals, during the
    same time. Robots don't count.
    .source = book
BB-24 =
    Loot Box makes a quarter turn for every card of weight { $loot } or more that its owner reveals, during the same
    time. Robots don't count. For it and for Cubus Libra a card weighs what is printed on it: a Shapeshifter its own weight,
    whatever the others weigh, and a part as much as a part alone. Toys are revealed in step C and count then.
    .source = book, ruling
BB-25 =
    An Artifact that comes by Easter Egg or Alien Kiddie Pool does nothing.
    .source = book
BB-26 =
    Step A. Whoever has Easter Egg may discard it. Then the top card of the draw deck comes into that display, placed as
    usual; a Robot is not turned, a Toy stays facedown until step C. A Relic that comes this way may be used in its step
    if that is still ahead.
    .source = book, ruling
BB-27 =
    Step B. Whoever has Alien Kiddie Pool may discard it. Then a random card of the pile comes into that display, as in
    step A. An Easter Egg comes too late.
    .source = book
BB-28 =
    Step C. All Toys are turned up. Whoever alone has the greatest weight in Toys takes the { $toys } card; if that is
    shared, nobody does. The card can't be refused, nor can those of step E.
    .source = book
BB-29 =
    Step D. Whoever has One Ring may discard it.
    .source = book
BB-30 =
    Step E. Everybody's weight is added up, the { $toys } card included. Looking at these totals, the owner of
    Antigravity Carpet takes { $carpet } if nobody is as light, and the owner of Exoskeleton takes { $exoskeleton } if
    nobody is as heavy.
    .source = book
BB-31 =
    Step F. One random card of what is left of the pile is turned up. The threshold is that of the hole, plus the weight
    printed on this card, plus the Threshold cards beside the hole. For the owner of XXL Paperweight the card's weight
    counts twice, even if it is negative.
    .source = book, ruling
BB-32 =
    Step G. Whoever weighs more than the threshold, with the { $toys } and { $exoskeleton } cards counted in, is drawn in,
    loses all cards and does not score. The owner of
    Emergency Towel then gets { $towel ->
        [one] { $towel } point
       *[other] { $towel } points
    } for the round.
    .source = book, ruling
BB-33 =
    Step H. The others add up their values, the { $carpet } card included, and score by place. A tie goes to the most
    valuable Spacecraft, and any Spacecraft beats none. Players who still can't be told apart all score the lowest
    of the places that they share.
    .source = book, ruling
BB-34 =
    After a round the next hole comes up, Weight, Value and Threshold cards go back, and all cards are shuffled and dealt
    again. The Direction card stays as it lies.
    .source = book
BB-35 =
    After three rounds the most points win.
    .source = book
BB-36 =
    Equal points are decided by the most valuable Spacecraft that lies in the display when the third round ends; what
    was drawn in does not count. If that does not decide, the victory is shared. Lower ranks are settled the same way.
    .source = book, ruling
BB-37 =
    Nobody may know the hands of others, which Toys lie facedown in front of them, the pile, the order of the draw
    deck, or holes that are still to be drawn. Everybody knows all open cards, all discards and how many cards are where.
    What a seat has seen in this round is kept for it: hands it has passed on, its own card in the pile, cards that
    Titanic Tentacles showed it. A Toy that comes in step A or B is known to its owner alone until step C.
    .source = book, ruling
