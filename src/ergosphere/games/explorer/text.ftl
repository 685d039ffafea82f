# Every sentence of Black Hole Explorer.

name = Black Hole Explorer
summary = Build a ship, spiral down to a black hole, launch probes, and be home first.
prompt = { $crew }: { $phase ->
    [ask] ask another crew to fly together? Your funding: { $funding } million.
    [answer] { $asker } asks to fly together. Yes or no? Your funding: { $funding } million.
    [build] build a ship for { $funding } million.
    [prepare] how many dice? You have { $energy } energy.
    [move] you can change orbit here. You are in orbit { $orbit }, with { $left ->
        [one] 1 space
       *[other] { $left } spaces
    } left to move.
    [climb] the collision lifts you into another zone; which space?
    [drag] spinning space carries you along. Up one orbit, or energy?
   *[other] the move is done; anything else?
}

## Words of the table

home = home
lane = lane
zone = { $zone ->
    [safe] Safe
    [warning] Warning
   *[danger] Danger
}
build-form = To build a different ship, type build and four levels from 0 to 3: probes, shielding, strength, power, for example build 2,1,1,2.
    A level costs { $price } million; you have { $funding } million.
verdict-lost = No ship is left to win the Prize with: you lose.
turn-told = Round { $round }{ $alone ->
    [yes] {""}
   *[no] : { $crew }'s turn
}{ $seat ->
    [none] {""}
   *[other] , with { $seat } deciding
}.
seat = seat { $seat }
crew-named = { $same ->
    [yes] { $crew }
   *[no] { $name } ({ $crew })
}
legend = underlined: change-orbit space, !: event space
crew = Crew { $crew }
crew-inside = crew { $crew }
joined = flies with { $crew }
no-ship = has no ship{ $funding ->
    [0] {""}
   *[other] ; funding { $funding } million
}
ship = { $where }: energy { $energy }, probes { $probes }, shielding { $shielding }, strength { $strength }{ $robots ->
    [0] {""}
    [one] , 1 repair robot
   *[other] , { $robots } repair robots
}{ $results ->
    [0] {""}
    [one] , 1 result
   *[other] , { $results } results
}{ $missed ->
    [0] {""}
    [one] , misses the next turn
   *[other] , misses the next { $missed } turns
}
place = { $place ->
    [home] at home
    [outbound] on the way out, lane { $space }
    [homeward] on the way home, lane { $space }
   *[orbit] orbit { $orbit }, space { $space } ({ $left ->
        [0] orbit complete
       *[other] { $count } of { $length } to a complete orbit
    })
}

## Options

option-crews = Who flies together?
    .form = or groups like 0+1,2
    .each = everyone flies a ship of their own
    .one = everyone flies the same ship
option-pooling = May crews join after the funding rolls?
    .off = no, every crew flies with what it rolled
    .on = yes, each crew may ask one other
option-first = Which crew goes first?
    .random = at random
    .other = the crew with this number
    .single = crew { $place }
option-missions = Missions in a solo or team game
    .other = this many
    .single = { $value }
option-reroll_one = If you roll a 1 for funding
    .off = you get ten million
    .on = roll again
option-chain = Chain events?
    .on = yes: an event that ends on an event space brings another card
    .off = no: one card per turn

## What an action does

do-ask = ask crew { $crew } to fly together
do-no-ask = ask nobody
do-yes = fly together with crew { $crew }, on { $funding } million
do-no = turn the offer down
do-build = { $probes ->
    [0] no probes
    [one] 1 probe
   *[other] { $probes } probes
}, shielding { $shielding }, strength { $strength }, { $energy } energy; { $left ->
    [0] every million is spent
   *[other] { $left } million would be lost
}
do-dice = roll { $dice } dice{ $tokens ->
    [0] {""}
   *[other] {" "}for { $tokens } energy
}
do-repair = spend a repair robot on one level of { $system }
do-stay = stay in orbit { $orbit } and move on
do-down = { $hole ->
    [yes] down into the black hole
   *[no] down to orbit { $orbit }
}
do-up = { $space ->
    [none] { $orbit ->
        [0] leave for home
       *[other] up to orbit { $orbit }
    }
   *[other] up to orbit { $orbit }, space { $space }
}
do-charge = take energy instead
do-launch = launch a probe for 1 energy: { $die ->
    [0] it never reports here
    [1] it reports on a 1
    [2] it reports on a 1 or 2
    [6] it can't fail here
   *[other] it reports on a roll of 1 to { $die }
}
do-give = { $gift ->
    [energy] give crew { $crew } 1 energy, which costs you 2
    [probe] give crew { $crew } a probe, for 1 energy
   *[robot] give crew { $crew } a repair robot, for 1 energy
}
do-done = end the turn

## Events. A sentence begins with the crew's name; the other crew stands inside.

first-drawn = { $crew } goes first.
funding-rolled = { $crew } rolls { $shown }: { $funding } million in funding.
crew-asked = { $crew } asks { $other } to fly together.
nobody-asked = { $crew } asks nobody.
crew-declined = { $crew } turns { $other } down.
crews-joined = { $crew } and { $other } join forces: one ship, { $funding } million in funding.
ship-built = { $crew } builds a ship: { $probes ->
    [0] no probes
    [one] 1 probe
   *[other] { $probes } probes
}, shielding { $shielding }, strength { $strength }, { $energy } energy.
turn-began = Round { $round }. { $crew }'s turn, seat { $seat }.
turn-missed = { $crew } misses a turn.
dice-bought = { $crew } buys { $dice ->
    [one] an extra die
   *[other] { $dice } extra dice
}; { $energy } energy left.
dice-rolled = { $crew } rolls { $dice }: { $total ->
    [one] { $total } space
   *[other] { $total } spaces
}.
ship-moved = { $crew } { $how ->
    [lowered] goes down to
    [raised] climbs to
    [dropped] is out of energy and drops to
    [pulled] is pulled down to
    [lifted] is lifted to
   *[moved] reaches
} { $place ->
    [home] home
    [outbound] lane { $space } on the way out
    [homeward] lane { $space } on the way home
   *[orbit] orbit { $orbit }, space { $space }
}.
event-drawn = { $crew } draws { $title }. { $telex }
event-explained = { $crew } draws { $title }. { $telex } { $effect }
event-withstood = { $crew } is unharmed: { $card ->
    [hot-gas] the shielding holds.
    [x-ray-flare] the shielding holds.
    [gamma-ray-jet] the shielding holds.
    [debris-collision] there is no higher orbit.
    [time-dilation] this is not the Danger zone.
   *[tidal] the hull holds.
}
ship-changed = { $crew } now has { $energy } energy, { $probes ->
    [0] no probes
    [one] 1 probe
   *[other] { $probes } probes
}, shielding { $shielding }, strength { $strength }.
robot-used = { $crew } uses a repair robot: { $system } is back to { $level }.
probe-launched = { $crew } launches a probe from orbit { $orbit }; { $energy } energy left.
probe-failed = { $crew } rolls { $shown }: no signal. The probe is lost.
probe-reported = { $crew } rolls { $shown }: the probe reports.
result-found = { $crew } has a result. { $statement }
results-exhausted = { $crew } learns nothing new: every result is already taken.
help-given = { $crew } gives { $other } { $gift ->
    [energy] 1 energy
    [probe] a probe
   *[robot] a repair robot
}.
ship-fell = { $crew } falls into the black hole.
wormhole-passed = { $crew } rolls { $dice }: a double six! The ship comes out of a wormhole near Earth and wins the Prize.
ship-lost = { $crew } rolls { $dice }: no double six. The ship is lost with everything aboard.
home-reached = { $crew } is home with { $results ->
    [0] no results
    [one] 1 result
   *[other] { $results } results
}.
presentation-failed = { $crew } rolls { $shown }: the committee is not convinced, and the Prize is still to be won.
prize-won = { $crew } { $shown ->
    [none] wins
   *[other] rolls { $shown } and wins
} the Nobel Prize with { $results ->
    [one] 1 result
   *[other] { $results } results
}!
missions-spent = { $crew } has no more ships to build. The Prize goes to nobody.
rounds-spent = { $rounds ->
    [one] The only round is over
   *[other] All { $rounds } rounds are over
}, and the Prize goes to nobody.

## Fragments of the rules: a kind of event card, spaces of an orbit, what a card changes

card-line = { $copies } × { $title }: { $effect }.
no-spaces = none

change = { $by } { $what ->
    [energy] energy
    [shielding] shielding
   *[strength] strength
}
change-none = no change
change-list = { $before } and { $last }

## Event cards: the title, what the telex says, what it does, and what is true about it

solar-surplus = Solar surplus
    .telex = The panels drink more starlight than planned.
    .effect = { $change }
    .science = Sunlight is free energy in space, but it thins out with the square of the distance; near a black hole the glowing disc would be the lamp.
disc-tailwind = Disc tailwind
    .telex = The ship rides with the turning gas of the disc.
    .effect = { $change } in the Safe zone, { $elsewhere } elsewhere
    .science = An accretion disc turns the way its gas fell in, faster the closer it is to the hole; whoever moves with it meets little wind.
engine-tune-up = Engine tune-up
    .telex = The engineers find a better setting; the ship shoots on.
    .effect = { $change }, and move again at once with two dice
    .science = Real probes are fine-tuned all the time: new software and better timing have saved missions that were already on their way.
micrometeoroids = Micrometeoroids
    .telex = Grains faster than any bullet pit the shield.
    .effect = { $change }
    .science = Grains of dust from comets and asteroids hit spacecraft near Earth at some twenty kilometres a second on average. At that speed one no bigger than a grain of sand leaves a crater, so real ships carry shields of several thin layers.
hull-fatigue = Hull fatigue
    .telex = Hairline cracks in the frame.
    .effect = { $change }
    .science = Metal that is bent to and fro again and again, by heat and cold or by tides, cracks in the end, under loads that it would bear once with ease.
hot-gas = Hot gas
    .telex = A knot of hot gas sweeps over the ship.
    .effect = { $change } if shielding is below { $below }
    .science = Gas in a disc rubs against itself and glows: thousands of degrees far out, and millions close to a hole left behind by a dead star.
x-ray-flare = X-ray flare
    .telex = A burst of X-rays; counters at the limit.
    .effect = { $change } if shielding is below { $below }
    .science = Hot gas close to black holes shines in X-rays, and it flares: round the hole in the middle of the Milky Way about once a day.
gamma-ray-jet = Gamma-ray jet
    .telex = The edge of the jet brushes the ship.
    .effect = { $change } if shielding is below { $below }
    .science = Some black holes shoot out two thin jets at nearly the speed of light; they have been seen to glow up to gamma rays.
tidal-surge = Tidal surge
    .telex = The pull on the near side grows; the frame groans.
    .effect = down one orbit{ $worn ->
        [yes] {" "}and { $strength }
       *[no] {""}
    } if strength is below the zone level
    .science = A tide is the difference in pull between the near and the far side. It grows with the third power of nearness: twice as close is eight times as strong.
tidal-squeeze = Tidal squeeze
    .telex = The hull is stretched one way and squeezed the other.
    .effect = lose a probe, or without one { $energy }, if strength is below the zone level
    .science = Tides stretch along the line to the hole and squeeze across it; the same pattern raises two bulges of water on Earth.
debris-collision = Debris collision
    .telex = A lump of rock knocks the ship outwards.
    .effect = up one orbit for free
    .science = A push forwards along the orbit lifts it: a ship that gains speed climbs, and then moves more slowly further out.
frame-dragging = Frame-dragging
    .telex = Spinning space carries the ship along.
    .effect = your choice: up one orbit for free, or { $energy } (in orbit 1 only the second)
    .science = A spinning mass drags space round with it. For the spinning Earth a satellite has measured it: a hundred-thousandth of a degree a year.
navigation-lock = Navigation lock
    .telex = The star tracker has lost its stars. Begin again.
    .effect = the count towards a complete orbit starts again
    .science = Near a black hole the images of stars are shifted, and some are seen twice: no easy place to steer by the stars.
repair-robot = Repair robot
    .telex = A robot is ready in the bay.
    .effect = keep it; before a roll or after a move it can restore one level of shielding or strength, up to the level built
    .science = Robot arms have caught satellites and helped to mend them. At a black hole one would have to work alone: even to the nearest star beyond the Sun a signal from Earth takes more than four years.
spare-probe = Spare probe
    .telex = The workshop has put another probe together.
    .effect = +1 probe, up to { $most }
    .science = Real missions live on spares: Magellan, which mapped Venus by radar, flew with parts left over from Voyager and Galileo.
computer-reboot = Computer reboot
    .telex = A particle has flipped a bit. Please wait.
    .effect = miss the next turn (a crew alone at the table: { $energy } instead)
    .science = Radiation flips bits in computers in space. Probes then go into a safe mode and wait for help from Earth.
time-dilation = Time dilation
    .telex = Your clock says one hour; the others waited longer.
    .effect = miss the next turn if in the Danger zone (a crew alone at the table: { $energy } instead)
    .science = Deep in gravity time passes more slowly than far away. Clocks of navigation satellites, high above the ground, are therefore set to tick a little too slowly before they fly.

## Probe results: the statement, and a line of explanation

no-return = Whatever crosses the horizon can never come back out, not even light.
    .why = At the horizon escaping would take the speed of light; further in not even that would do. Nothing is faster, so every path leads inwards.
bent-light = Light from stars behind the hole arrives on bent paths, so one star can be seen twice.
    .why = Mass bends space and time, and light follows the bend. It was first measured near the Sun, in the eclipse of 1919.
circling-light = At one and a half times the horizon's radius light itself can go round in a circle.
    .why = That holds for a hole that doesn't spin. The circle stands on a knife's edge: light soon leaves it and falls in or flies off, and what flies off draws a bright ring round the hole's shadow.
dragged-space = Close to a spinning hole nothing can stand still: space is carried round with it.
    .why = This region outside the horizon is called the ergosphere. One can still leave it, and even take some of the hole's spin along as energy.
last-orbit = Inside three times the horizon's radius no orbit is stable any more.
    .why = That holds for a hole that doesn't spin. Further out a small nudge only makes an orbit wobble; closer in a nudge inwards ends in the hole.
size-by-mass = A hole's horizon grows with its mass: about three kilometres of radius for each mass of the Sun.
    .why = Twice the mass, twice the radius. Pressed into a hole, the Earth would be a bead not quite two centimetres across.
slow-clocks = A clock that hovers near the hole ticks more slowly than a clock far away.
    .why = Neither clock is broken: time itself passes more slowly deep in gravity. At one and a third horizon radii of a hole that doesn't spin it passes half as fast.
frozen-fall = Seen from afar a falling probe never quite reaches the horizon; it slows down, reddens and fades.
    .why = Its last signals take longer and longer to climb out. By its own clock the probe falls through, and soon.
stretched-light = Light that climbs out of the hole's gravity arrives redder than it started.
    .why = It can't slow down, so it pays with energy, and less energy means a longer wave. It was seen in the light of a star that swung past the Milky Way's central hole in 2018.
late-echo = A radio signal that passes close to a heavy body arrives later than it would without it.
    .why = Its way through bent space and slowed time takes longer. Radar echoes from Venus and Mercury behind the Sun were late by up to a fifth of a millisecond, as predicted.
young-travellers = A crew that has spent time near the hole comes home younger than those who waited.
    .why = Fewer ticks of its clocks have passed, and fewer heartbeats. It is travel into the future, and there is no way back.
long-evaporation = In theory a hole gives off a faint glow and shrinks, but one as heavy as the Sun would take about ten to the power of 67 years: a 1 with 67 zeros.
    .why = Stephen Hawking worked it out in 1974; it is far too faint to have been seen. The universe is only about 14 billion years old, and still so warm that such a hole takes in more than it gives off.
stretched-body = Feet first towards a small hole, a person would be pulled apart long before the horizon.
    .why = The feet are nearer, so they are pulled harder than the head. At a hole of ten suns that is deadly more than a thousand kilometres out.
gentle-giant = At the horizon of a very heavy hole the stretching is too weak to be felt.
    .why = The heavier the hole, the wider its horizon, and the gentler the tide there. At the Milky Way's central hole a person could cross it whole.
unmarked-door = By Einstein's theory a person falling through the horizon of a large hole would notice nothing special at that moment.
    .why = Anybody who falls freely feels no weight, and the horizon isn't a wall, only the place from which no way leads back. What waits further in is another matter.
only-inwards = Once inside the horizon a person has little time: in a hole like the Milky Way's central one about a minute at most.
    .why = Inside, the centre is no longer a place ahead but a moment to come, and no engine avoids it, as nobody can avoid tomorrow. The minute holds for a hole that doesn't spin.
hot-welcome = Where much gas falls in, radiation would kill a person long before the hole's gravity could.
    .why = The gas is heated as it spirals in and shines in X-rays. A hole without gas round it is dark and calm.
no-vacuum-cleaner = From afar a black hole pulls no harder than a star of the same mass.
    .why = If the Sun were swapped for a hole of its mass, the Earth would go on in its orbit, in the dark and cold. Only close by is a hole different.

## Tools

tool-odds = Ship { $ship }: { NUMBER($prize, style: "percent", maximumFractionDigits: 2) } for the Prize (99.9% interval: { NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) }), { NUMBER($lost, style: "percent", maximumFractionDigits: 2) } lost in the hole, { $mean_turns } turns on average; { $method ->
    [exact] solved exactly
   *[simulated] simulated with the best play found so far
}, the event deck { $deck }.
    .help = The chances of one mission with the best play we know. Give a ship, or a record: then it is about the ship whose turn it is at the end.
    .ship = The ship's levels as P,S,T,E: probes, shielding, strength, power.
    .record = A match record, instead of a ship.
    .solve = Solve it exactly; takes some minutes, but only once.
odds-not-solved-here = solving takes minutes and is not done over the network; expected `ergosphere odds explorer --solve` on your own machine
odds-of-what = odds: expected --ship P,S,T,E or --record FILE
odds-ship = ship “{ $text }”: expected four levels of 0 to 3 with commas between, as in 3,2,2,3 (probes, shielding, strength, power)
odds-level = ship “{ $text }”: there is no level { $level }; each item has levels 0 to 3
odds-no-ship = the record ends where no ship is on its way; expected one whose turn is a flying ship's
odds-other-game = the record is of { $game }; expected one of explorer
odds-solve-record = --solve needs --ship; the odds of a record are simulated
odds-solve-chain = --solve knows the usual way only; expected no --set chain=off

## What a crew member proposes, and what speaks for it

propose-view = view: expected what a seat sees while a crew must decide
why-ask = { $funding } million don't get us far. Together we could build a better ship.
why-no-ask = { $funding } million are enough for a good ship of our own.
why-yes = Together we have { $funding } million, and one rival fewer.
why-no = With { $funding } million we do better on our own.
why-build = Of all ships for { $funding } million this one comes home with the Prize most often.
why-two-dice = Extra dice cost energy, and energy is the way home.
why-more-dice = Time counts in a race, and of { $energy } energy { $tokens ->
    [one] 1 can
   *[other] { $tokens } can
} be spared for it.
why-repair = The robot does more good outside than in the bay: { $system } is { $level } again.
why-stay = It costs nothing, and the change is offered again the next time round.
why-down = { $probes ->
    [0] Down is free, and deeper the orbits are shorter.
    [one] The probe reports only from the Danger zone, and down is free.
   *[other] The probes report only from the Danger zone, and down is free.
}
why-deeper = { $probes ->
    [0] Down is free; the way up is what costs.
   *[other] One orbit deeper a probe reports more surely.
}
why-hole = Two dice decide then: one chance in 36, and the way home promises less.
why-up = { $results ->
    [0] { $probes ->
        [0] There is nothing left to launch, and every orbit up takes one of our { $energy } energy.
       *[other] Every orbit up takes 1 energy; from orbit { $orbit } to the lane that is { $orbit } of our { $energy }.
    }
    [one] A result counts only at home. From orbit { $orbit } the lane is { $orbit } energy away, and we have { $energy }.
   *[other] Results count only at home. From orbit { $orbit } the lane is { $orbit } energy away, and we have { $energy }.
}
why-lift = Climbing for nothing saves 1 energy and a whole lap of the orbit.
why-charge = With { $energy } energy aboard the charge is worth more than an orbit.
why-launch = { $die ->
    [6] From orbit { $orbit } a probe always reports.
   *[other] From orbit { $orbit } a probe reports with { $die } in 6, and waiting costs more than it brings.
}
why-keep = { $die ->
    [6] A launch takes 1 energy, and the way home needs it.
   *[other] Here only { $die } in 6 probes report, and a launch takes energy too.
}
why-help = Together we get further.
why-done = What else could be done now is not worth its energy.

## Why an action is not possible

malformed-action = “{ $text }” is not an action; try one such as “build 3,2,2,3”, “dice 2”, “stay”, “down”, “up”, “up 4”, “launch”, “repair strength”, “give energy 1” or “done”
refused-over = the match is over
refused-nature = { $phase ->
    [draw-first] the crew that goes first is still to be drawn
    [fund] the funding is still to be rolled
    [draw-event] an event card is still to be drawn
    [roll-probe] the die for the probe is still to be rolled
    [find-result] the probe's report is still to come
    [fall] the dice for the fall are still to be rolled
    [present] the committee has yet to decide
   *[throw] the dice are still to be rolled
}
refused-turn = { $whose ->
    [mate] it is your crewmate's turn
   *[other] it is another crew's turn
}
refused-chance = that can't come up now
refused-not-yours = dice and cards come by chance
refused-moment = { $act ->
    [ask] crews join only after all funding rolls and before anybody builds
    [build] a ship is built right after the roll for its funding
    [dice] dice are rolled at the start of a turn
    [repair] a repair robot works before the roll or after the move
    [change] orbits are changed during the move
    [launch] probes are launched at the end of a turn
    [give] help is given at the end of a turn
   *[done] your turn can't end yet
}; { $phase ->
    [ask] first decide whether to ask another crew
    [answer] first answer the crew that asked you
    [build] first build your ship
    [prepare] first choose how many dice to roll
    [move] first decide whether to change orbit
    [climb] first choose one of the two spaces above
    [drag] first choose between a higher orbit and energy
   *[finish] you have already moved
}
refused-pooling-off = crews don't join at this table
refused-asked = first answer the crew that asked you
refused-not-asked = nobody has asked your crew
refused-no-crew = there is no such crew
refused-own-crew = that is your own crew
refused-joined = that crew has already joined another
refused-level = levels go from 0 to { $most }, so there is no level { $level }
refused-cost = this ship costs { $cost } million, but you have only { $funding } million
refused-dice = you can roll two, three or four dice
refused-dice-cost = { $cost ->
    [one] the extra die costs 1 token
   *[other] { $cost } extra dice cost { $cost } tokens
}, but you have { $energy ->
    [0] none
   *[other] only { $energy }
}
refused-no-robot = you have no repair robot
refused-whole = { $system } is at { $level } and needs no repair
refused-event-up = { $phase ->
    [drag] Frame-dragging offers a higher orbit or energy, nothing else
   *[climb] the event carries your ship up; choose one of the two spaces above
}
refused-up-cost = going up costs 1 token, and you have none
refused-one-way = only one space lies above, so don't name one
refused-two-ways = two spaces lie above, { $one } and { $other }; choose one of them
refused-charge = only Frame-dragging offers energy instead of an orbit
refused-launch-again = you have already launched a probe this turn
refused-launch-zone = probes are launched only in the Danger zone
refused-no-probe = you have no probe to launch
refused-launch-cost = a launch costs 1 token, and you have none
refused-help-place = nobody helps in the lane or at home
refused-help-no-ship = that crew has no ship
refused-help-far = that ship is neither on your space nor on an adjacent one
refused-help-none = you have no { $gift } to give
refused-help-cost = { $gift ->
    [energy] giving energy takes 2 tokens, one for the gift and one for the service, but you have { $energy }
   *[other] every service costs 1 token, and you have none
}
refused-help-full = that ship already has { $most } probes

## Options and packs that can't be used

crews-empty = crews “{ $text }”: a crew has no seats; expected each, one, or seats such as 0+1,2
crews-form = crews “{ $text }”: expected each, one, or seats such as 0+1,2
crews-twice = crews “{ $text }”: seat { $seat } is in two crews; expected every seat once
crews-missing = crews “{ $text }”: seat { $seat } is in no crew; expected every seat once
crews-seats = crews “{ $text }” has { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}, but { $seats ->
    [one] { $seats } plays
   *[other] { $seats } play
}
first-crew = first: there is no crew { $crew }; the match has { $crews }, numbered from 0
pack-limit = { $where } is { $given }, expected { $least } to { $most }
pack-doubling = zones of { $spaces } spaces: each zone must have twice the spaces of the next inner one
pack-twice = { $where }: a space occurs twice
pack-no-change = { $where }: expected at least one space
pack-deck = the event cards are { $count }, expected { $expected }
pack-chain = { $count ->
    [one] { $count } event card moves a ship or is kept
   *[other] { $count } event cards move a ship or are kept
} ({ $cards }); expected { $most } at most, so that every chain of events comes to an end
pack-size = hold.tokens is { $given }, but these zones leave room for { $most } at most (change-orbit spaces: { $change }; event spaces: { $events }). With fewer change-orbit spaces, fewer event spaces or smaller zones there can be more tokens
pack-questions = the question { $question } has { $count ->
    [one] { $count } result card
   *[other] { $count } result cards
}, expected 6

## On the page

page-crews-own = Custom crews
page-slip = Msg 017  orbit 6
    Tidal surge  end
page-home = Home
page-lane-short = L{ $space }
page-crew = Crew { $crew }
page-crew-number = crew { $crew }
page-crew-of = the crew of { $names }
page-crew-yours = your crew
page-crew-only = the crew
page-crew-seat = { $crews ->
    [one] Seat { $seat }
   *[other] Crew { $crew }, seat { $seat }
}
page-tab-chart = Chart
page-tab-sheet = Sheet
page-tab-crews = Crews
page-short = Explorer
page-progress = { $round ->
    [0] Before launch
   *[other] Round { $round }
}
page-progress-mission = Mission { $mission } of { $missions }, { $round ->
    [0] before launch
   *[other] round { $round }
}
page-credit = Icons by Lorc, Delapouite and contributors from game-icons.net, CC BY 3.0.

# The legend
page-legend = What the signs mean
page-legend-zone = { $zone ->
    [safe] Safe zone, { $spaces } spaces
    [warning] Warning zone, { $spaces }
   *[danger] Danger zone, { $spaces }
}
page-legend-event = event: draw a card
page-legend-change = change orbit here
page-legend-orbit = number of the orbit
page-legend-turn = whose turn it is
page-legend-trail = the last move
page-legend-goal = where you can go

# The chart, as it is spoken
page-chart = Chart: home, the lane and eight orbits around the hole. Arrow keys move along an orbit and from one orbit to the next.
page-spot-home = Home
page-spot-lane = Lane { $space } of { $lane }
page-spot-orbit = Orbit { $orbit }, space { $space }, { $zone } zone{ $change ->
    [yes] , change-orbit space
   *[no] {""}
}{ $event ->
    [yes] , event space
   *[no] {""}
}
page-spot-ships = { $spot }; here: { $ships }
page-spot-goal = { $spot }; { $ways }
page-hole-goal = The black hole; { $ways }
page-ship-own = your ship
page-ship-of = { $name }'s ship

# Questions and answers
page-ask-join = Fly together with another crew?
page-ask-join-reason = You have { $funding } million. A joint crew shares one ship, the money and the Prize.
page-ask-answer = { $name } asks to fly together
page-ask-answer-reason = They have { $theirs } million, you have { $funding }. You would share one ship, the money and the Prize.
page-ask-build = You have { $funding } million to build a ship
page-ask-build-reason = Each level costs { $price } million. Unspent money is lost.
page-ask-build-ready = { $left ->
    [0] That spends every million.
   *[other] { $left } million would be left over, and lost.
}
page-ask-prepare = How many dice?
page-ask-prepare-reason = { $place ->
    [orbit] { $left ->
        [0] Orbit { $orbit } complete: you can change orbit.
       *[other] Orbit { $orbit }: { $count } of { $length } spaces to a complete orbit.
    }
    [homeward] On the way home.
    [outbound] On the way out.
   *[home] Ready for launch.
} { $energy ->
    [0] No energy for extra dice.
   *[other] Each extra die costs 1 energy; you have { $energy }.
}
page-ask-move = Change orbit here?
page-ask-move-reason = { $left ->
    [one] 1 space left to move.
   *[other] { $left } spaces left to move.
} { $hole ->
    [yes] Going down leads into the hole, going up costs 1 energy.
   *[no] Going down is free, going up costs 1 energy.
}
page-ask-climb = Pushed up one orbit: to which space?
page-ask-climb-reason = Two spaces lie above you. Either is free.
page-ask-drag = Ride up one orbit, or take energy?
page-ask-drag-reason = Frame-dragging carries you up for free, or charges the ship.
page-ask-launch = Launch a probe from orbit { $orbit }?
page-ask-launch-reason = This uses the probe and 1 energy. { $die ->
    [1] It reports on a 1.
    [2] It reports on a 1 or 2.
    [6] From here it always reports.
   *[other] It reports on a roll of 1 to { $die }.
}
page-ask-finish = Anything else before your turn ends?
page-ask-finish-reason = { $helps ->
    [yes] You can help a ship nearby: 1 energy on top of the gift.
   *[no] You can use your repair robot.
}
page-theirs-build = Building a ship.
page-theirs-join = Thinking about flying together.
page-theirs-fly = { $place ->
    [orbit] The ship is in orbit { $orbit }.
    [home] The ship is ready for launch.
   *[other] The ship is in the lane.
}
page-answer-ask = Ask { $name } ({ $funding } million)
page-answer-no-ask = Fly alone
page-answer-yes = Fly together
page-answer-no = No, fly alone
page-answer-build = Build for { $cost } million
page-answer-dice = { $dice ->
    [2] Roll 2 dice
    [3] 3 dice (1 energy)
   *[other] { $dice } dice (2 energy)
}
page-answer-repair = Repair { $what }
page-answer-stay = Stay in orbit { $orbit }
page-answer-down = { $hole ->
    [yes] Into the hole
   *[no] Down to orbit { $orbit }
}
page-answer-up = { $orbit ->
    [0] Go home (1 energy)
   *[other] { $free ->
        [yes] Up to orbit { $orbit }
       *[no] Up to orbit { $orbit } (1 energy)
    }
}
page-answer-up-to = { $free ->
    [yes] Up to space { $space }
   *[no] Up to space { $space } (1 energy)
}
page-answer-charge = Take the energy
page-answer-launch = { $die ->
    [6] Launch a probe
   *[other] Launch a probe ({ $die } in 6)
}
page-answer-give = { $what ->
    [energy] Give { $name } energy
    [probe] Give { $name } a probe
   *[robot] Give { $name } a robot
}
page-answer-done = End turn

# What the strip says while the board shows it
page-now-moving = { $crew }: { $spaces ->
    [one] moving 1 space …
   *[other] moving { $spaces } spaces …
}
page-now-probe = The probe is on its way. It will send one signal.
page-now-fall = { $crew }: falling into the hole. From afar the ship stretches, reddens, slows down and fades. Two dice decide.

# Suggestions
page-adviser = Mission control
page-mate = Your bot
page-ask-adviser = Ask mission control
page-proposing = { $name } is thinking …
page-proposes = { $name } suggests: { $answer }
page-ask-bot = { $name }'s turn. You decide.
page-ask-bot-suggests = { $name }'s turn. Follow the suggestion?
page-answer-accept = Accept: { $answer }
page-propose-build = { $probes ->
    [0] no probes
    [one] 1 probe
   *[other] { $probes } probes
}, shielding { $shielding }, strength { $strength }, power { $power }
page-propose-chance = About { $chance }% for the Prize this way{ $next ->
    [none] .
   *[other] ; { $next }% with “{ $other }”.
}
page-propose-take = Try it
page-propose-yours = You decide.

# The spacecraft sheet
page-sheet = Spacecraft sheet
page-spacecraft = Spacecraft
page-ship-name = Name of the ship
page-orbit = Orbit
page-where = { $place ->
    [home] home
    [outbound] lane { $space }
    [homeward] lane { $space }
   *[orbit] { $orbit } / { $space }
}
page-spent = Spent
page-millions = { $spent }/{ $funding } M
page-budget-of = { $spent } of { $funding } M spent
page-budget = { $left } M left
page-results = Results
page-results-of = { $results } of 3
page-item = { $item ->
    [probes] Probes
    [shielding] Shielding
    [strength] Strength
    [power] Power
   *[energy] Energy
}
page-item-why = { $item ->
    [probes] Launched in the Danger zone, probes bring the results that win the Prize.
    [shielding] Protects the ship from heat and radiation.
    [strength] Keeps the tides of the hole from harming the ship.
    [results] Bring them home: the more you have, the surer the Prize.
   *[energy] Pays for extra dice, for every orbit up and for every launch. At 0 the ship drops an orbit each turn.
}
page-level-of = { $item }, level { $level }
page-set-level = { $item }: { $level ->
    [0] none
   *[other] level { $level }, { $cost } million
}
page-set-too-dear = { $item }: level { $level } is more than you can pay for
page-box = { $state ->
    [have] working
    [lost] lost
   *[never] not built
}
page-about-probes = { $level ->
    [0] none left
    [one] one left
   *[other] { $level } left
}
page-about-probes-plan = { $level ->
    [0] nothing to launch
    [one] one probe
   *[other] { $level } probes
}
page-about-shielding = { $level ->
    [0] no protection
    [1] stops moderate heat
    [2] stops high heat, weak radiation
   *[3] stops even intense radiation
}
page-about-strength = { $level ->
    [0] no protection
    [1] protects in the Safe zone
    [2] protects up to the Warning zone
   *[3] protects everywhere
}
page-about-power = { $energy ->
    [0] no energy: the ship will sink
   *[other] { $energy } energy
}
page-lost-levels = { $about }; { $lost ->
    [one] 1 level lost
   *[other] { $lost } levels lost
}
page-energy-of = { $most ->
    [0] none
   *[other] { $energy } of { $most }
}
page-robots = { $robots ->
    [0] no robot
    [one] 1 repair robot
   *[other] { $robots } repair robots
}
page-missed = { $missed ->
    [one] misses the next turn
   *[other] misses { $missed } turns
}
page-missions = Mission { $mission } of { $missions }
page-no-ship = No ship yet.
page-sheet-of = Sheet of { $name }
page-back-to-own = Back to your own sheet

page-build-chance = { $funding ->
    [10] With 10 million even the best ship brings the Prize home only about once in nine missions: it needs luck.
    [20] With 20 million the best ship brings the Prize home in about two missions out of five.
    [30] With 30 million the best ship brings the Prize home in about five missions out of six.
    [40] With 40 million the best ship brings the Prize home in about nine missions out of ten.
    [50] With 50 million the best ship almost always brings the Prize home.
    [60] With 60 million the best ship almost never misses the Prize.
   *[other] {""}
}
page-build-help = Going down is free. Getting home costs 1 energy for each orbit: { $rim } from the edge of the Danger zone, { $deepest } from the innermost orbit. Each launch costs 1 more, and events can cost more still if shielding or strength is too low.

# The odds of a design
page-odds = What are the odds?
page-odds-again = Odds of this ship
page-odds-asking = Simulating thousands of flights …
page-odds-waiting = { $seconds } s so far; you can go on building.
page-odds-prize = { $prize }% chance of the Prize
page-odds-more = { $lost }% lost in the hole, { $turns } turns on average. { $method ->
    [exact] Worked out exactly,
   *[simulated] Simulated with the best play we know,
} for one mission, with the cards reshuffled before each draw.
page-odds-missing = The odds aren't available right now.

# Papers
page-telex = Telex
page-explained = Why it happened, and what to do
page-news = Since your last decision
page-message = Msg { $number }
page-message-at = { $place ->
    [orbit] orbit { $orbit } space { $space }
   *[other] lane
}
page-message-title = { $kind ->
    [report] Probe report
    [silence] No signal
    [drop] Out of energy
    [lost] Ship lost
   *[failed] Prize refused
}
page-message-told = { $kind ->
    [report] Result { $results } of 3.
    [silence] The die shows { $shown }. The probe is lost.
    [drop] Round { $round }: down to orbit { $orbit }.
    [lost] No double six in the hole.
   *[failed] The die shows { $shown }. The committee is not convinced.
}
page-message-why = { $kind ->
    [silence] From orbit { $orbit } a probe reports { $die ->
        [1] on a 1
        [2] on a 1 or 2
       *[other] on a roll of 1 to { $die }
    }. From orbit { $deepest } it always does.
    [drop] Without energy a ship can't hold its orbit: it drops one at the start of every turn.
    [lost] What falls in never comes back. Only a double six finds a wormhole, and in reality nobody has found one.
   *[failed] { $results ->
        [one] With one result it takes a { $needed } or more; with three the Prize is certain.
       *[other] With { $results } results it takes a { $needed } or more; with three the Prize is certain.
    }
}
page-for = for { $name }
page-for-short = For { $name }:
page-effect-energy = { $sign ->
    [plus] Energy plus { $by }.
   *[minus] Energy minus { $by }.
}
page-effect-probes = { $sign ->
    [plus] Probes plus { $by }.
   *[minus] Probes minus { $by }.
}
page-effect-shielding = Shielding minus { $by }.
page-effect-strength = Strength minus { $by }.
page-effect-down = Down to orbit { $orbit }.
page-effect-up = Up to orbit { $orbit }.
page-effect-none = { $card ->
    [repair-robot] Robot aboard.
    [navigation-lock] The count towards a complete orbit starts over.
    [engine-tune-up] Move again.
    [computer-reboot] { $alone ->
        [yes] No energy left to lose.
       *[no] Next turn missed.
    }
    [time-dilation] { $danger ->
        [yes] { $alone ->
            [yes] No energy left to lose.
           *[no] Next turn missed.
        }
       *[no] No harm out here.
    }
    [frame-dragging] Crew to choose: up, or energy.
    [debris-collision] { $rim ->
        [yes] No higher orbit to go to.
       *[no] Up one orbit.
    }
    [hot-gas] Shield holds.
    [x-ray-flare] Shield holds.
    [gamma-ray-jet] Shield holds.
    [tidal-surge] Hull holds.
    [tidal-squeeze] Hull holds.
   *[other] No change.
}
page-end = End
page-true = The real science.
page-true-of = The real science behind “{ $title }”
page-report = Probe report.
page-report-question = { $question ->
    [space] What happens to space?
    [time] What happens to time?
   *[person] What would happen to a person?
}
page-report-why = Why?
page-pocket = { $number ->
    [1] First result
    [2] Second result
   *[3] Third result
}
page-result-title = { $card ->
    [no-return] No way back out
    [bent-light] Bent starlight
    [circling-light] Circling light
    [dragged-space] Dragged space
    [last-orbit] The last orbit
    [size-by-mass] Size by mass
    [slow-clocks] Slow clocks
    [frozen-fall] The frozen fall
    [stretched-light] Reddened light
    [late-echo] A late echo
    [young-travellers] Young travellers
    [long-evaporation] A faint glow
    [stretched-body] Pulled apart
    [gentle-giant] A gentle giant
    [unmarked-door] No sign at the door
    [only-inwards] Only inwards
    [hot-welcome] A hot welcome
   *[no-vacuum-cleaner] No vacuum cleaner
}
page-pocket-odds = { $die ->
    [1] Prize guaranteed
    [5] Prize on a roll of 5 or 6
    [6] Prize on a roll of 6
   *[other] Prize on a roll of { $die } to 6
}
page-quiet = No messages yet. A telex arrives when a ship lands on an event space.
page-dice = { $what ->
    [funding] { $crew }, funding: { $dice }
    [probe] { $crew }, the probe: { $dice }
    [fall] { $crew }, in the hole: { $dice }
    [prize] { $crew }, for the committee: { $dice }
   *[move] { $count ->
        [one] { $crew }: { $dice }
       *[other] { $crew }: { $dice } = { $total } spaces
    }
}
page-dice-alone = { $what ->
    [funding] Funding: { $dice }
    [probe] The probe: { $dice }
    [fall] In the hole: { $dice }
    [prize] For the committee: { $dice }
   *[move] { $count ->
        [one] { $dice }
       *[other] { $dice } = { $total } spaces
    }
}

# Crews
page-seat-line = { $place ->
    [none] no ship
    [home] at home
    [outbound] in the lane, outbound
    [homeward] in the lane, homebound
   *[orbit] orbit { $orbit }
}, { $results ->
    [0] no results yet
    [one] 1 result
   *[other] { $results } results
}
page-rack-energy = energy { $energy }
page-rack-probes = probes { $probes }
page-turn-began = { $alone ->
    [yes] Round { $round }
   *[no] Round { $round }: { $crew }
}

# The end
page-prize-you = The Prize is yours!
page-prize-crew = { $name } wins the Prize.
page-prize-nobody = Nobody wins the Prize.
page-end-prize = { $results ->
    [one] One result was enough for the committee.
   *[other] { $results } results convinced the committee.
}
page-end-wormhole = A double six in the hole: the ship came out of a wormhole near Earth. No wormhole has ever been found. The equations allow one to be crossed only with a kind of matter that nobody has seen.
page-end-missions = The last mission is over.
page-end-rounds = The last round is over.
page-end-line = { $results ->
    [0] no results
    [one] 1 result
   *[other] { $results } results
}{ $lost ->
    [0] {""}
    [one] , 1 ship lost
   *[other] , { $lost } ships lost
}{ $won ->
    [yes] , the Prize
   *[no] {""}
}
page-medal = The Prize

# The story afterwards
page-story = The story of the mission
page-story-of = The story of { $name }
page-story-chart = Height over time: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, deepest orbit { $deepest }
page-story-turns = Turn
page-story-energy = Energy
page-story-home = home
page-story-hole = hole
page-story-ship = { $mission ->
    [1] The ship
   *[other] Ship { $mission }
} had { $probes ->
    [0] no probes
    [one] 1 probe
   *[other] { $probes } probes
}, shielding { $shielding }, strength { $strength } and { $energy } energy at the start.
page-story-depth = { $turns ->
    [one] It flew for one turn
   *[other] It flew for { $turns } turns
} and { $deepest ->
    [0] never reached an orbit.
   *[other] went as deep as orbit { $deepest }.
}
page-story-events = { $events ->
    [0] No events.
    [one] It met one event: { $cards }.
   *[other] It met { $events } events, the last of them { $cards }.
}
page-story-probes = { $launched ->
    [0] It launched no probes.
    [one] { $found ->
        [0] Its one probe stayed silent.
       *[other] Its one probe reported back.
    }
   *[other] Of { $launched } probes, { $found ->
        [0] none
       *[other] { $found }
    } reported back.
}
page-story-spent = { $least ->
    [0] It ran out of energy.
   *[other] Its energy never fell below { $least }.
}
page-story-fate = { $fate ->
    [fell] It fell into the hole.
    [wormhole] It fell into the hole and came out of a wormhole.
    [prize] It came home and won the Prize.
    [failed] It came home, but the committee was not convinced.
    [empty] It came home without results.
   *[under-way] It was still flying when the match ended.
}
page-legend-card = event
page-legend-launch = probe launched
page-legend-found = probe reported
page-legend-fall = fell into the hole
page-think = To think about
page-think-hole = What is a black hole, if it is neither a hole nor a vacuum cleaner? { $found ->
    [0] This time no probe could tell. Maybe the next mission will.
   *[other] Read again what your probes have found.
}
page-think-real = How would a real mission differ? The nearest black hole we know of, Gaia BH1, is almost 1,600 light years away. Our fastest probes bound for the stars would take more than 25 million years to get there, and their report another sixteen centuries to come back.
page-think-again = What would you do differently? { $fate ->
    [fell] More power, or turning for home earlier?
    [failed] One more probe, or one orbit deeper?
    [empty] Going deeper, where probes report?
    [prize] Could it have been done with less?
   *[other] Where did the turns go?
}
