# The rules of Black Hole Explorer in our own words. The source says where each comes from: book = the printed rules,
# ruling = decided here, rebuilt = a printed figure that is lost and designed anew.

EX-1 =
    In a race every crew flies its own ship; as a team all players share one; and players in a race may pool their missions.
    So a match has crews of one or more seats, and each crew has one ship (option crews: each, one, or groups such as 0+1,2).
    Who goes first is drawn at random unless the option first names a crew; the others follow in seat order. Everybody rolls for funding,
    then everybody builds, openly and in that order. In a crew of several, the seats take the ship's turns in rotation, and a missed
    turn moves the rotation on as well. Only the order of the two decks is hidden.
    .source = book, ruling
EX-2 =
    A crew alone at the table, whether a team or a single player, may build as many ships as the option missions allows (2 unless chosen
    otherwise). It wins with the Prize, and it loses if its last mission ends without one.
    .source = ruling
EX-3 =
    One die decides a ship's funding, however many fly in it: { $million } million dollars for each point. In a race, crews may also join
    forces. How they do so is our ruling: there, a crew of several seats rolls one die for each seat and adds them up. No more than
    { $most_funding } million ever count. With the option pooling (off unless chosen), once everybody has rolled and before anybody builds,
    each crew in turn order may ask one other crew to fly together, and that crew says yes or no. No crew joins twice. Crews that join add up
    their funding, { $most_funding } million at most, take the place of the one that asked, and are one crew from then on, with turns in seat
    order; if no other crew is left, it is alone at the table (EX-2). With the option reroll_one (off unless chosen) a 1 is rolled again.
    .source = book, ruling
EX-4 =
    Probes, shielding, strength and power each have levels 0 to 3, and every level costs { $price } million. A level is one probe, one level of
    protection, or { $tokens ->
        [one] 1 energy token
       *[other] { $tokens } energy tokens
    }. The ship gets a name. Unspent money is lost. A ship holds { $most_tokens ->
        [one] 1 token
       *[other] { $most_tokens } tokens
    } at most; any more are lost.
    .source = book, ruling
EX-5 =
    Shielding 1 is enough for moderate heat, 2 also for great heat and weak radiation, 3 also for strong radiation.
    Strength 1, 2 and 3 withstand the tides of the Safe, the Warning and the Danger zone.
    .source = book
EX-6 =
    Eight orbits circle the hole, numbered from 1 on the outside to 8 on the inside. Orbits 1-2 are the Safe zone, 3-5 the Warning zone,
    6-8 the Danger zone.
    .source = book
EX-7 =
    Each zone's orbits have twice as many spaces as those of the next zone in: { $safe_spaces } in Safe, { $warning_spaces } in Warning,
    { $danger_spaces } in Danger, numbered counterclockwise from 0.
    .source = book, rebuilt
EX-8 =
    Orbits are changed only on the change-orbit spaces. Safe: { $safe_change }. Warning: { $warning_change }. Danger: { $danger_change }.
    Directly below space i of a zone lies space i // 2 of the next zone in (half of i, rounded down); inside a zone the number stays the same.
    .source = rebuilt
EX-9 =
    The event spaces of each orbit. Safe: { $safe_events }. Warning: { $warning_events }. Danger: { $danger_events }.
    .source = rebuilt
EX-10 =
    A lane of { $lane ->
        [one] 1 space
       *[other] { $lane } spaces
    } leads from home to space 0 of orbit 1, which is space { $joining } of a move from home. Joining the orbit is not a change of orbit, and
    the count of EX-13 starts there. Ships never turn round in the lane.
    .source = rebuilt
EX-11 =
    A ship without energy drops one orbit, straight down, at the start of each turn that it doesn't miss, wherever it is in its orbit; from orbit 8
    it falls in, and the turn is over. The count of EX-13 starts again, and the space it drops to draws no event. Then the ship rolls as usual,
    and it may still go down. In the lane and at home nothing happens.
    .source = book, ruling
EX-12 =
    Roll two dice. Before the roll you may buy one or two more for a token each, even with your last one.
    Ships always move counterclockwise.
    .source = book, ruling
EX-13 =
    Between two changes of orbit a ship must make a complete orbit: move as many spaces as the orbit has. A change is offered whenever the ship
    stands on a change-orbit space with a complete orbit made and at least one space of its roll left, also at the start of its move.
    The change leads one orbit up or down and uses one space of the roll. The count starts again there, the rest of the roll is moved in the new
    orbit, and after another complete orbit another change is possible.
    .source = book, ruling
EX-14 =
    Going down is free, going up costs one token, and you never have to change. Below orbit 8 is the hole. Going up from orbit 1 leads into the
    lane, to the space next to the orbit; home is { $lane ->
        [one] 1 space
       *[other] { $lane } spaces
    } further.
    .source = book, ruling
EX-15 =
    Where the way up leads into another zone, two spaces lie above space i: 2i and 2i + 1. The crew chooses one, in an event as well as on its own
    climbs.
    .source = book, ruling
EX-16 =
    A ship that ends its own move on an event space, or that an event puts on one, draws an event card and follows it. The card is then
    discarded unless it says to keep it; when the deck is empty, the discards are shuffled into a new one. What a card says overrides
    whatever held for the ship before. Each card is finished before the next one is drawn. With the option chain off (it is on unless
    chosen otherwise), only the first landing of a turn draws a card.
    .source = book, ruling
EX-17 =
    A ship moved by an event pays no token and needs no complete orbit; the count of EX-13 starts again. Levels and energy never fall below 0.
    An event that leads up does nothing in orbit 1; one that leads down from orbit 8 is a fall (EX-21).
    .source = book, ruling
EX-18 =
    At the end of its turn a ship in the Danger zone may launch one probe for one token. It reports
    in orbit 6 { $probe_6 ->
        [0] never
        [1] on a 1
        [2] on a 1 or 2
        [6] always
       *[other] on a roll of 1 to { $probe_6 }
    }, in orbit 7 { $probe_7 ->
        [0] never
        [1] on a 1
        [2] on a 1 or 2
        [6] always
       *[other] on a roll of 1 to { $probe_7 }
    }, in orbit 8 { $probe_8 ->
        [0] never
        [1] on a 1
        [2] on a 1 or 2
        [6] always
       *[other] on a roll of 1 to { $probe_8 }
    }. The probe is gone either way. One that reports brings a result card, which the crew keeps.
    .source = book, ruling
EX-19 =
    At the end of its turn, before or after a launch, a ship may help ships on its own space or an adjacent one. Each probe, robot or token given
    is a service, and every service costs the giver one token more. The other crew need not agree. A service must be paid for in full, and
    nobody holds more than { $most_probes } probes. Adjacent to a space are its two neighbours in the orbit, and in the orbits above and below the
    spaces that touch it along an edge or at a corner. Nobody helps in the lane or at home.
    .source = book, ruling
EX-20 =
    Any number of ships may share a space. A missed turn is skipped completely: no drop, no roll, no launch, no help given, but help may be
    received. Missed turns add up. A round is one turn of every crew.
    .source = book, ruling
EX-21 =
    When a ship falls in, roll two dice. On a double six it comes out of a wormhole and wins the Prize at once. Otherwise the ship, its probes and
    its results are lost, and the turn is over; the crew's next turn begins with funding and building, and then flies.
    .source = book, ruling
EX-22 =
    You don't need an exact roll to get home. Results are presented at once: the Prize is won
    with one result { $prize_1 ->
        [1] always
        [5] on a 5 or 6
        [6] on a 6
        [7] never
       *[other] on a roll of { $prize_1 } or more
    }, with two { $prize_2 ->
        [1] always
        [5] on a 5 or 6
        [6] on a 6
        [7] never
       *[other] on a roll of { $prize_2 } or more
    }, with three or more { $prize_3 ->
        [1] always
        [5] on a 5 or 6
        [6] on a 6
        [7] never
       *[other] on a roll of { $prize_3 } or more
    }.
    .source = book
EX-23 =
    If a presentation fails, its results are used up and the crew may build again, as in EX-21. So may a crew that comes home with no results.
    The first Prize ends the match. After { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } it is drawn.
    .source = ruling
EX-24 =
    The { $cards } event cards. The zone level is 1 in Safe, 2 in Warning and 3 in Danger.
    { $solar_surplus }
    { $disc_tailwind }
    { $engine_tune_up }
    { $micrometeoroids }
    { $hull_fatigue }
    { $hot_gas }
    { $x_ray_flare }
    { $gamma_ray_jet }
    { $tidal_surge }
    { $tidal_squeeze }
    { $debris_collision }
    { $frame_dragging }
    { $navigation_lock }
    { $repair_robot }
    { $spare_probe }
    { $computer_reboot }
    { $time_dilation }
    .source = rebuilt
EX-25 =
    The 18 probe results report what happens to space, to time and to a person near a black hole: six cards for each question, each with a true
    statement and a line of explanation. Results that are lost or used up are shuffled back. Robots that are used, or whose ship is lost or
    comes home, go to the event discards.
    .source = book, rebuilt, ruling
EX-26 =
    After the match the players are invited to reflect: on what a black hole is, on how a real mission would differ, and on what they would do
    differently. The story of their own match is there to start from.
    .source = book
