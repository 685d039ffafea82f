# The rules of Chasphere Black Hole in our own words. The source says where each comes from: book = the printed rules,
# rebuilt = a lost picture or figure designed anew, ruling = decided here.

CH-1 =
    There are six planets: { $planets }. Each circles on a ring of its own; where rings cross there is a node,
    and a ship there may go on along either ring.
    .source = book
CH-2 =
    The six rings form a rosette: all of them pass through the star S. Besides it there are six outer points A0 to A5,
    six outer nodes N0 to N5 (Nk is shared by rings k and k+1) and six inner nodes M0 to M5 (Mk is shared by rings
    k and k+2), 19 spaces in all. Clockwise, ring k runs through Ak, Nk, Mk, S, M(k-2) and N(k-1); numbers count round
    from 5 to 0. The planets own rings 0 to 5 in this order: { $planets }.
    .source = rebuilt
CH-3 =
    Original positions of the planets: { $starts }.
    .source = rebuilt
CH-4 =
    There are four ships, and they can do the same: { $ships }. A ship starts where one of the planets is originally, and
    has to be there again at the end ({ $homes }). Ships are dealt at random; with the option ships = choose (random
    unless chosen) the players pick them in turn order.
    .source = book, rebuilt, ruling
CH-5 =
    One of six rotation discs is in use, drawn at random unless the option disc names one. It names the six planets in a circle, with a
    first one and a black-hole symbol beside one of them (here in brackets): { $discs }.
    .source = book, rebuilt
CH-6 =
    The { $deck } cards of each planet are a facedown deck. From four of the decks (Zadus, Mogudar, Tarili, Gomia) the
    first card that isn't an event is laid open in the bargaining zone, and events that came before it are shuffled back.
    The Ship-shop holds { $synthesizers } Ore Synthesizers.
    .source = book
CH-7 =
    Of { $opportunities } Opportunities four lie open. When one is taken, another is opened while there are any.
    .source = book
CH-8 =
    Engines begin at { $lowest }, and nobody has energy yet. The first player is drawn, or named by the option first, and
    remains first; the seats follow clockwise.
    .source = book, ruling
CH-9 =
    A game turn begins with the rotation marker: it goes to the next planet of the disc, in the first game turn to the
    first one, and this planet moves by one space. After that each player has one turn.
    .source = book
CH-10 =
    As long as the star shines a planet moves clockwise along its ring, and passes over the star to the space behind it.
    .source = book, ruling
CH-11 =
    A planet that comes to another pushes it away, along the pushed one's own ring and in the direction in which that one
    would move itself: to the next space without a planet or, with the option repulsion = chain (free unless chosen), by
    a single space, pushing on whatever planet is there. A shining star is passed over. The hole is always free, and swallows
    what is pushed into it. The space that the moving planet came from is free as well.
    .source = book, ruling
CH-12 =
    Ships on a planet go where it goes, also when it is pushed. A planet that moves to a ship's space takes the ship on.
    .source = book
CH-13 =
    When the marker has come to the planet with the symbol for the second time and that planet has moved, the star
    collapses into the black hole. The book calls this the critical conjunction of three planets. Steps of the marker through events count, so this can happen in the middle of a turn.
    .source = book
CH-14 =
    From the collapse on a planet moves by one space towards the hole, the shorter way along its ring, clockwise if both
    are equally long. In the hole it is swallowed: nobody can explore it, it doesn't move, and the marker passes it by.
    .source = book, ruling
CH-15 =
    A ship that gets into the hole is lost with everything aboard; those cards are out of the game. Lost players rank
    below all others, a later loss above an earlier one, and equal if one move took them; among the scores a lost ship
    has the { $away } for not being home, and nothing else. If the first player is lost, the next seat is first from then
    on. If only one ship is left, it wins at once; if none is left, the game is over.
    .source = book, ruling
CH-16 =
    A turn begins with as much energy as the engine gives; nobody holds more than 6, and what is not used stays.
    Then the player acts as often as the energy allows, in any order.
    .source = book
CH-17 =
    Move: a step along any ring through the ship's space costs 1 energy clockwise and 2 counterclockwise. While the star
    shines a ship may pass over it as planets do; from the collapse on it may not. No ship goes to S on purpose.
    .source = book, ruling
CH-18 =
    Explore, once a turn for each planet that the ship is on: pay 1 to 6 energy and draw as many cards of its deck, one
    after another, unseen by the others. Then keep one, and put the rest back one by one, in any order you like, each on
    top of the deck or at the bottom: a later card on top lies above an earlier one, a later one at the bottom below it.
    Only you know which card went where; everybody sees how many went each way. If the deck has fewer cards, you draw
    them all; an empty deck can't be explored. If you may keep something, you must.
    .source = book, ruling
CH-19 =
    A drawn event is shown at once and can't be kept, and no other card is drawn for it. If it is the second one it takes
    effect before the next card; the planet may move with the ship, and the exploration goes on. If that
    costs the ship, the cards in hand go to the bottom of the deck. A well hidden card can be kept only if you paid at
    least 2 energy for cards; otherwise it goes back on top.
    .source = book, ruling
CH-20 =
    The first time you explore a planet you get an exploration marker, whatever you find. Whoever is the first to have all
    six gets the First Explorer card for { $first_explorer ->
        [one] { $first_explorer } point
       *[other] { $first_explorer } points
    }. If several get there in the same game turn, each gets one for { $shared_explorer } instead. This is settled when
    that game turn ends; a lost ship doesn't count, and later ones get nothing.
    .source = book, ruling
CH-21 =
    Bargain, anywhere, for 2 energy: swap one of your planet cards for one of the bargaining zone, or give two Fusion
    Piles for an engine level or for an Ore Synthesizer of the Ship-shop. Piles go to the bottom of their own decks. In a
    swap the card that you give counts first, then the one you get; yours lies open in the zone from then on. An engine at
    its highest level can't be raised. Synthesizers from the Ship-shop can't be swapped, those of Loa can.
    .source = book, ruling
CH-22 =
    Seize an open Opportunity, for no energy: pay its ores and Fusion Piles. An Ore Synthesizer replaces any one ore, but
    no Pile, and is out of the game then. Paid cards go to the bottom of their own decks; those for one deck in the order
    in which you name them.
    .source = book, ruling
CH-23 =
    A card with an engine symbol raises your engine by one level when you get it and lowers it when you give it away. The
    levels give { $levels } energy a turn and are worth { $level_points } points. Nothing goes beyond the highest or
    below the lowest. A new level gives its energy from the next turn on.
    .source = book, rebuilt, ruling
CH-24 =
    On a contaminated planet moving, exploring and bargaining cost 1 more. Flying over it costs nothing extra: the first
    step away costs more only for a ship that has stopped there, because it began its turn there, jumped there, had the
    planet move onto it, or explored or bargained there this turn. All costs add up. Contamination stays for good, and
    a second one makes no difference; one that comes in the middle of an exploration doesn't change what was paid.
    .source = book, ruling
CH-25 =
    C'Matter: put a capsule at the bottom of its own deck to jump to any other planet, for no energy. At the end, having
    the most capsules is worth { $capsules } points for first, second and third place. Players who tie all get the lowest
    of the places they share; without a capsule you get nothing.
    .source = book, ruling
CH-26 =
    C'Coordinates: for 1 energy jump to the card's planet or to the one under the marker, as often as you like. Robotic
    Recovery Unit: when you explore one of these two planets you may keep two cards; a second Unit adds nothing. Planetary Analyzer: once
    a turn look at the top card of the planet you are on, or at two cards with two Analyzers. The others see that you look and at
    how many. An event that is seen stays where it is. No jump leads to a swallowed planet, and leaving by a jump never costs more. The marker counts where it is at that moment.
    .source = book, ruling
CH-27 =
    Orbital Optimization Implant: steps counterclockwise cost 1. Cosco: bargains cost 1 less, and he can't be given away.
    S15 Engine Extension: an engine symbol.
    .source = book
CH-28 =
    The Mysterious Artifact is worth { $artifact ->
        [one] { $artifact } point
       *[other] { $artifact } points
    } at the end. A player on the holder's space may take it for 1
    energy.
    .source = book
CH-29 =
    At the end a Planet Relic adds the printed points of each Carbonid of its colour once more; a Local Food Dispenser
    gives { $food } for each Carbonid of its colour, the Deluxe one for each of the colour that is best for its owner. The
    High Consul has all three colours: every Relic and every Dispenser counts him. Food is not doubled. A Carbonid belongs
    to one set of three at most, and in it the Consul stands for one colour.
    .source = book, ruling
CH-30 =
    Events come in pairs: when the second is shown both take effect and go to the bottom of their own decks, the first one
    first. A third begins a new pair. Two alike contaminate the planet whose deck the second came from; two different ones
    send the marker on and move the planet it comes to. The book contradicts itself here: its overview says the opposite,
    and with the option events = overview (detailed unless chosen) it is so.
    .source = book, ruling
CH-31 =
    If the third planet is swallowed at the beginning of a game turn, this one is the last. If it happens later in a game
    turn, one more complete game turn follows. The marker still moves then; nothing makes the game longer.
    .source = book, ruling
CH-32 =
    Points: { $away } if the ship is not on its starting space; { $set } for each set of three Carbonids of different
    colours; { $marker } for each exploration marker; First Explorer; engine; Opportunities; planet cards with what
    multiplies them; C'Matter; Mysterious Artifact. Most points win. Ties: more markers, then the higher engine, then the
    win is shared.
    .source = book, ruling
CH-33 =
    Nobody knows the order of the decks or what others draw and put back. What is kept lies open. Everybody knows how many
    cards were drawn, how many went to the top and how many to the bottom, events, payments, swaps and the sizes of decks.
    You also know what you have seen: cards that you put back or looked at, as long as you can tell where they are.
    .source = book, ruling
CH-34 =
    The decks, Carbonids with their points. { $cards }.
    .source = rebuilt
CH-35 =
    The Opportunities, with what they cost and bring: { $costs }.
    .source = rebuilt
