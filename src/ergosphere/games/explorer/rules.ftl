# The rules of Black Hole Explorer in our own words. The source says where each comes from: book = the printed rules,
# ruling = decided here, rebuilt = a printed figure that is lost and designed anew.

EX-1 =
    In a race every crew flies a ship of its own; in a team all share one; and players in a race may join their missions.
    So a match has crews of one or more seats, and each crew has one ship (option crews: each, one, or groups).
    Chance draws the crew that begins (option first), the others follow in seat order. All roll for funding, then all build,
    openly and in that order. The seats of a crew take the turns of its ship by rotation, and a missed turn passes it on.
    Nothing is hidden but the order of the two decks.
    .source = book, ruling
EX-2 =
    A crew that is alone at the table, as a team or a single player, may build so many ships as the option missions says, usually two.
    It wins with the Prize; if the last mission ends without it, the match has no winner.
    .source = ruling
EX-3 =
    One die decides a ship's funding: { $million } million dollars for each point, however many fly in her. In a race, crews may also join
    forces. How they do it is our ruling: a crew of several seats in a race rolls one die for each seat and adds them up, and no more than
    { $most_funding } million count. With the option pooling (off unless chosen), once everybody has rolled and before anybody builds, each crew
    in turn order may ask one other crew to fly together, and that crew says yes or no. No crew joins twice. Joined crews add up their
    funding, { $most_funding } million at most, take the place of the crew that asked, and are one crew from then on, with turns in seat order;
    if no other crew is left, it is alone at the table (EX-2). With the option reroll_one (off unless chosen) a 1 is rolled again.
    .source = book, ruling
EX-4 =
    Probes, shielding, strength and power can each be built to level 3, every level for { $price } million: a level is one probe, one level of
    protection, or { $tokens } energy tokens. The ship is given a name. What is not spent is lost, and so is energy beyond { $most_tokens } tokens.
    .source = book, ruling
EX-5 =
    Shielding 1 keeps off moderate heat, 2 also great heat and weak radiation, 3 also strong radiation.
    Strength 1, 2 and 3 withstand the tides of the Safe, the Warning and the Danger zone.
    .source = book
EX-6 =
    Eight orbits surround the hole, numbered from 1 outside to 8 inside. Orbits 1-2 are the Safe zone, 3-5 the Warning zone,
    6-8 the Danger zone.
    .source = book
EX-7 =
    Each zone has twice the spaces of the next one inside: { $safe_spaces } in a Safe orbit, { $warning_spaces } in Warning,
    { $danger_spaces } in Danger, numbered from 0 counterclockwise.
    .source = book, rebuilt
EX-8 =
    Orbits are changed in one sector only: spaces { $safe_change } in Safe, { $warning_change } in Warning, { $danger_change } in Danger.
    Straight below space i of a zone lies space i // 2 of the next zone; inside a zone the number stays the same.
    .source = rebuilt
EX-9 =
    Event spaces are { $safe_events } in Safe, { $warning_events } in Warning, { $danger_events } in Danger.
    .source = rebuilt
EX-10 =
    From home a lane of { $lane } spaces leads to space 0 of orbit 1, which is space { $joining } of a move from home. Joining the orbit is no
    change of orbit, and the count of EX-13 begins there. Nobody turns round in the lane.
    .source = rebuilt
EX-11 =
    A ship without energy sinks by one orbit at the beginning of each turn that is not missed, straight down and wherever it is; from orbit 8 it falls
    in, and the turn is over. The count of EX-13 begins again, and the space it sinks to brings no event. Then it rolls as usual
    and may still go down. In the lane and at home nothing happens.
    .source = book, ruling
EX-12 =
    Two dice are rolled; one or two more can be bought before the roll for a token each, even with the last one.
    Ships always move counterclockwise.
    .source = book, ruling
EX-13 =
    Before the next change a ship must complete its orbit: move as many spaces there as the orbit has. A change is offered whenever the ship
    stands in the change-orbit sector with the orbit completed and a space of the roll left, at the start of the move too.
    It leads one orbit further and takes one space of the roll; the count begins anew, the rest is moved there,
    and another change is possible after another complete orbit.
    .source = book, ruling
EX-14 =
    Going down costs nothing, going up one token, and nobody has to. Below orbit 8 is the hole. Up from orbit 1 leads into the lane,
    to the space beside the orbit, with home { $lane } spaces further.
    .source = book, ruling
EX-15 =
    Where the way up leads into another zone, the crew chooses one of the two spaces above, 2i or 2i + 1, in an event as on its own climb.
    .source = book, ruling
EX-16 =
    A ship that ends its own move on an event space, or is put on one by an event, draws an event card and follows it. The card is then discarded
    unless it is kept; when the deck is used up, the discards become the new one. A card counts more than what was before. Each is finished
    before the next is drawn. With the option chain = off only the first landing of a turn draws.
    .source = book, ruling
EX-17 =
    Moved by an event, a ship pays nothing and needs no complete orbit; the count of EX-13 begins anew. Levels and energy never fall below 0.
    Up has no effect in orbit 1, down from orbit 8 is a fall (EX-21).
    .source = book, ruling
EX-18 =
    At the end of its turn a ship in the Danger zone may launch one probe for one token. In orbit 6 it succeeds on a die of 1 to { $probe_6 },
    in orbit 7 on 1 to { $probe_7 }, in orbit 8 always. The probe is gone either way; a success brings a result card, which is kept.
    .source = book, ruling
EX-19 =
    At the end of its turn, before or after a launch, a ship may help others on its own space or beside it: each probe, robot or token
    given is a service and costs one token more. The other crew need not agree. A service must be paid in full, and nobody holds more than
    { $most_probes } probes. Beside a space lie its two neighbours in the orbit, and in the next orbits the spaces that touch it, at an edge or
    at a corner. In the lane and at home nobody helps.
    .source = book, ruling
EX-20 =
    Any number of ships may share a space. A missed turn is skipped whole, without drop, roll, launch or gifts, but gifts may come.
    Missed turns add up. One turn of every crew makes a round.
    .source = book, ruling
EX-21 =
    Who falls in rolls two dice. With a double six the ship comes out of a wormhole and wins the Prize at once. Otherwise ship, probes and
    results are lost and the turn is over; the crew's next turn begins with funding and building, and then flies.
    .source = book, ruling
EX-22 =
    Home needs no exact roll. Results are presented at once: one wins the Prize on a die of { $prize_1 } or more, two on { $prize_2 } or more,
    three or more always.
    .source = book
EX-23 =
    A presentation that fails uses the results up, and the crew may build again as in EX-21; so may one that comes home with nothing.
    The first Prize ends the match. After { $rounds } rounds it is drawn.
    .source = ruling
EX-24 =
    The { $cards } event cards, with the zone level 1 in Safe, 2 in Warning, 3 in Danger:
    { $solar_surplus } Solar surplus: +{ $solar_surplus_energy } energy.
    { $disc_tailwind } Disc tailwind: +{ $disc_tailwind_energy } energy in Safe, +{ $disc_tailwind_elsewhere } elsewhere.
    { $engine_tune_up } Engine tune-up: +{ $engine_tune_up_energy } energy, and another move with two dice at once.
    { $micrometeoroids } Micrometeoroids: -{ $micrometeoroids_shielding } shielding.
    { $hull_fatigue } Hull fatigue: -{ $hull_fatigue_strength } strength.
    { $hot_gas } Hot gas: with shielding below { $hot_gas_below } -{ $hot_gas_energy } energy.
    { $x_ray_flare } X-ray flare: with shielding below { $x_ray_flare_below } -{ $x_ray_flare_energy } energy.
    { $gamma_ray_jet } Gamma-ray jet: with shielding below { $gamma_ray_jet_below } -{ $gamma_ray_jet_energy } energy and -{ $gamma_ray_jet_shielding } shielding.
    { $tidal_surge } Tidal surge: with strength below the zone level down one orbit and -{ $tidal_surge_strength } strength.
    { $tidal_squeeze } Tidal squeeze: with strength below the zone level a probe is lost, or { $tidal_squeeze_energy } energy if there is none.
    { $debris_collision } Debris collision: up one orbit.
    { $frame_dragging } Frame-dragging: up one orbit or +{ $frame_dragging_energy } energy, as the crew likes; in orbit 1 the energy.
    { $navigation_lock } Navigation lock: the count of EX-13 begins again.
    { $repair_robot } Repair robot: kept; spent before a roll or after a move it restores a level of shielding or strength, up to the level built.
    { $spare_probe } Spare probe: +1 probe, up to { $most_probes }.
    { $computer_reboot } Computer reboot: the next turn is missed; a crew alone at the table loses { $computer_reboot_energy } energy instead.
    { $time_dilation } Time dilation: the same, but only in the Danger zone.
    .source = rebuilt
EX-25 =
    The 18 probe results tell what happens to space, to time and to a person near a black hole, six cards for each question, each a true statement
    with an explanation. Results that are lost or used up are shuffled back; robots that are spent, or whose ship is lost or home,
    go to the event discards.
    .source = book, rebuilt, ruling
EX-26 =
    After the match the players are invited to think: what a black hole is, how a real mission would differ, what they would do another time.
    The story of the match is there as material.
    .source = book
