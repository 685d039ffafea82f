# Every sentence of Chasphere Black Hole.

name = Chasphere Black Hole
summary = Plunder six moving planets, and be home by the time the third is swallowed.
prompt = Game turn { $turn }{ $last ->
    [yes] , the last one
   *[no] {""}
}: { $own ->
    [yes] { $name }, { $step ->
        [choosing-ships] choose a ship.
        [keeping] choose a card to keep.
        [returning] put a card back, on top of the deck or at the bottom.
        [swapping] choose a card to take from the bargaining zone.
        [paying] choose a card to pay with.
       *[turn] you have { $energy } energy.
    }
   *[no] it's { $name }'s turn.
}
seat = Seat { $seat }
you = You
verdict-nobody = Nobody wins.
verdict-tie = { $verdict } With equal points, whoever has explored more planets wins, then whoever has the better engine.

## Options

option-first = Who goes first?
    .form = a seat's number, from 0
    .random = at random
    .other = this seat
    .single = seat { $place }
option-disc = Rotation disc
    .random = at random
    .other = this one
    .single = disc { $value }
option-ships = Who flies which ship?
    .random = at random
    .choose = each player chooses, in turn order
option-repulsion = When one planet pushes another
    .free = the pushed planet goes to the next space without a planet
    .chain = the pushed planet goes one space, and pushes a planet there in turn
option-events = When two events meet
    .detailed = two of a kind contaminate a planet, different ones move a planet
    .overview = two of a kind move a planet, different ones contaminate one

## Names

card-name = { $face ->
    [carbonid] { $of ->
        [yellow] Yellow
        [blue] Blue
       *[white] White
    } Carbonid { $points }
    [high-consul] High Consul { $points }
    [ore] { $of ->
        [ferrox] Ferrox
        [azurine] Azurine
        [sylvane] Sylvane
       *[noctium] Noctium
    }
    [fusion-pile] Fusion Pile
    [relic] { $of ->
        [yellow] Yellow
        [blue] Blue
       *[white] White
    } Planet Relic
    [local-food-dispenser] { $of ->
        [yellow] Yellow
        [blue] Blue
       *[white] White
    } Local Food Dispenser
    [deluxe-food-dispenser] Deluxe Food Dispenser
    [c-matter] C'Matter
    [c-coordinates] C'Coordinates ({ $of })
    [orbital-optimization-implant] Orbital Optimization Implant
    [s15-engine-extension] S15 Engine Extension
    [planetary-analyzer] Planetary Analyzer
    [robotic-recovery-unit] Robotic Recovery Unit ({ $of })
    [ore-synthesizer] Ore Synthesizer
    [cosco] Cosco
    [mysterious-artifact] Mysterious Artifact
    [flare] Flare
   *[quake] Quake
}{ $engine ->
    [1] {" "}with an engine symbol
   *[0] {""}
}{ $deck ->
    [none] {""}
   *[other] {" "}({ $deck })
}
shop-card = Ore Synthesizer (Ship-shop)
some-card = { $card ->
    [none] an unknown card
   *[other] { $card }
}
some-of-a-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
deck-part = { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
}{ $card }{ $hidden ->
    [1] {" "}(well hidden)
   *[0] {""}
}
price-part = { $count ->
    [one] {""}
   *[other] { $count }{" "}
}{ $resource ->
    [ferrox] Ferrox
    [azurine] Azurine
    [sylvane] Sylvane
    [noctium] Noctium
   *[fusion-pile] { $count ->
        [one] Fusion Pile
       *[other] Fusion Piles
    }
}
opportunity-name = { $cost } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $engine ->
    [1] {" "}and an engine level
   *[0] {""}
}
list = { $first } and { $last }
nothing = nothing

## Events

first-drawn = Seat { $seat } begins.
disc-drawn = Rotation disc { $disc } is in play.
ship-taken = Seat { $seat } flies for { $ship }, from { $planet ->
    [none] { $space }
   *[other] { $planet } ({ $space })
}.
card-laid-out = Laid out in the bargaining zone: { $card }.
opportunities-opened = These Opportunities are open:
an-opportunity = {"  "}{ $opportunity }
opportunity-opened = A new Opportunity: { $opportunity }.
game-turn-began = Game turn { $turn }{ $last ->
    [1] , the last one
   *[0] {""}
}.
last-turn-set = The third planet is gone: { $now ->
    [1] this is the last game turn.
   *[0] game turn { $turn } will be the last.
}
marker-advanced = The marker moves on to { $planet }.
planet-moved = { $planet } moves to { $space }.
planet-ejected = { $planet } is pushed to { $space }.
planet-swallowed = { $planet } { $ejected ->
    [1] is pushed into the black hole.
   *[0] falls into the black hole.
}
star-collapsed = The star collapses into a black hole.
ship-lost = Seat { $seat } is swallowed with everything aboard.
turn-began = Seat { $seat } has { $energy } energy.
turn-ended = Seat { $seat } ends the turn{ $energy ->
    [0] {""}
   *[other] {" "}with { $energy } energy left
}.
ship-moved = Seat { $seat } flies to { $planet ->
    [none] { $space }
   *[other] { $planet }
}, { $energy } energy left.
ship-jumped = Seat { $seat } jumps to { $planet }{ $how ->
    [coordinates] {" "}with C'Coordinates
   *[capsule] , using up { $by }
}.
planet-explored = Seat { $seat } explores { $planet } for { $energy } energy.
cards-drawn = Seat { $seat } draws { $cards ->
    [none] { $count ->
        [one] a card
       *[other] { $count } cards
    }
   *[other] { $cards }
}.
event-shown = Seat { $seat } draws an event from { $planet }: { $card }. { $waiting ->
    [none] It stays pending until the next one.
   *[other] It meets the pending { $waiting }.
}
planet-contaminated = { $planet } is { $already ->
    [1] contaminated already: nothing changes.
   *[0] contaminated.
}
card-kept = Seat { $seat } { $forced ->
    [1] finds and keeps { $card }.
   *[0] keeps { $card }.
}
cards-returned = { $why ->
    [well-hidden] The card is well hidden: it goes back on top of { $planet }.
    [lost] { $bottom ->
        [one] The card in hand goes
       *[other] The { $bottom } cards in hand go
    } to the bottom of { $planet }.
   *[chosen] Seat { $seat } returns { $bottom ->
        [0] { $top ->
            [one] 1 card
           *[other] { $top } cards
        } to the top of { $planet }.
       *[other] { $top ->
            [0] { $bottom ->
                [one] 1 card
               *[other] { $bottom } cards
            } to the bottom of { $planet }.
           *[other] { $top } to the top and { $bottom } to the bottom of { $planet }.
        }
    }
}
deck-analyzed = Seat { $seat } looks at { $cards ->
    [one] the top card
   *[other] the top { $cards } cards
} of { $planet }.
cards-seen = Seat { $seat } sees { $count ->
    [0] nothing
   *[other] { $cards }
}.
artifact-taken = Seat { $seat } takes the Mysterious Artifact from seat { $other }.
cards-swapped = Seat { $seat } swaps { $given } for { $taken }.
card-paid = Seat { $seat } pays { $card }.
synthesizer-bought = Seat { $seat } buys an Ore Synthesizer from the Ship-shop.
opportunity-seized = Seat { $seat } seizes an Opportunity: { $opportunity }.
engine-changed = Seat { $seat }'s engine now gives { $engine } energy a turn.
first-explorer-named = Seat { $seat } is First Explorer{ $how ->
    [shared] , sharing the title
   *[alone] {""}
}.
game-ended = { $reason ->
    [last-ship] Only one ship is left: seat { $winners } wins.
    [all-lost] No ship is left: nobody wins.
   *[sector-lost] The sector is lost. Most points: seat { $winners }.
}

## What an action does

do-end = end your turn
do-move = fly to { $planet ->
    [none] { $space }
   *[other] { $planet }
} for { $cost } energy
do-explore = explore { $planet }: { $energy ->
    [one] draw 1 card
   *[other] draw up to { $energy } cards
} for { $cost } energy
do-jump = jump to { $planet }{ $by ->
    [c-coordinates] {" "}for 1 energy
   *[other] , using up { $by }
}
do-analyze = look at the top of { $planet }'s deck
do-take-artifact = take the Mysterious Artifact from { $ship } for 1 energy
do-swap = give { $card } to the bargaining zone for { $cost } energy, then choose what to take
do-for = take { $card } from the bargaining zone
do-upgrade = pay 2 Fusion Piles and { $cost } energy for an engine level
do-buy-synthesizer = pay 2 Fusion Piles and { $cost } energy for an Ore Synthesizer
do-seize = seize the Opportunity: { $opportunity }
do-pay = pay with { $card }
do-keep = keep { $card }
do-enough = don't keep a second card
do-top = put { $card } back on top of the deck
do-bottom = put { $card } at the bottom of the deck
do-ship = fly for { $ship }, starting from { $planet } ({ $space })

## In the terminal

drawn-turn = Game turn { $turn }{ $last ->
    [0] {""}
   *[other] {" "}of { $last }
}, disc { $disc }: { $order }
drawn-hole = The star has collapsed into a black hole.
drawn-star = The star collapses when the marker reaches { $planet } for the second time ({ $visits } so far).
drawn-player = { $mark } { $seat } { $name }: { $planet ->
    [none] { $space }
   *[other] { $planet } ({ $space })
}{ $home ->
    [yes] , home
   *[no] , home is { $target }
}, energy { $energy }, engine { $engine }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drawn-name = { $same ->
    [yes] { $ship }
   *[no] { $name } ({ $ship })
}
drawn-total = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drawn-source = { $source }: { $points } ({ $detail })
drawn-lost = { $mark } { $seat } { $name }: swallowed
drawn-markers = explored: { $markers }
drawn-cards = cargo: { $cards }
drawn-opportunity = seized: { $opportunity }
drawn-zone = Bargaining zone: { $zone }
drawn-shop = Ship-shop: { $shop ->
    [0] sold out
    [one] 1 Ore Synthesizer
   *[other] { $shop } Ore Synthesizers
}
drawn-open = Opportunities:
drawn-decks = Cards in the decks: { $sizes }
drawn-deck = { $planet }, from the top: { $order }
drawn-between = { $count } unknown
drawn-event = { $card } is pending; the next event triggers both.
drawn-hand = In your hand: { $hand }
topic-decks = { $count ->
    [one] In the deck of { $decks }.
   *[other] In the decks of { $decks }.
}
topic-planet = { $space ->
    [S] Swallowed by the black hole.
   *[other] Now at { $space }{ $contaminated ->
        [yes] , contaminated
       *[no] {""}
    }. { $size ->
        [0] Its deck is empty.
        [one] Its deck has 1 card.
       *[other] Its deck has { $size } cards.
    }
}
topic-space = { $planet ->
    [none] No planet is there now.
   *[other] { $planet } is there now.
}{ $home ->
    [none] {""}
   *[other] {" "}{ $home } starts there, and must be back there at the end.
}
topic-star = { $collapsed ->
    [yes] The black hole
   *[no] The star
}
topic-ship = Starts from { $planet } ({ $space }), and must be back on that space at the end.
unknown-card = { $restriction ->
    [well-hidden] well hidden
    [no-event] not an event
   *[any] unknown
}

## Tools

tool-almanac = The almanac
    .help = What the sky does if no event happens.
    .turns = How many game turns; by default up to the last.
tool-score = The score
    .help = Score games played at a real table; each FILE is TOML.
tool-outlook = The outlook
    .help = Where a seat's ship can fly, what the sky does, its points. VIEW is what the seat sees, as the JSON that tables send.
    .figures = What the table's pack prints, as the JSON that tables send; by default the built-in figures.
outlook-view = the view can't be read: { $problem }
outlook-last = Last game turn { $last }. { $set_out ->
    [0] It is too late to fly home.
   *[other] To be home, set out in game turn { $set_out } at the latest.
}
outlook-flight = { $space } for { $energy } energy: { $way }
outlook-points = seat { $seat }: { $points ->
    [none] lost
   *[other] { $points }
} ({ $text })
almanac-disc = Rotation disc { $disc }, if no event happens:
almanac-turn = Turn { $turn }: { $moved ->
    [none] no planet is left.
   *[other] { $moved } moves{ $ejected ->
        [none] {""}
       *[other] {" "}and pushes { $ejected }
    }.{ $collapses ->
        [yes] {" "}The star collapses into a black hole.
       *[no] {""}
    }{ $positions ->
        [none] {""}
       *[other] {" "}{ $positions }.
    }{ $swallowed ->
        [none] {""}
       *[other] {" "}Swallowed so far: { $swallowed }.
    }
}
almanac-random = almanac: disc “random”; expected one of 1 to 6
score-player = { $rank }. { $name }: { $total ->
    [none] lost
   *[other] { $total } points
}
score-source = { $name }: { $source ->
    [home] away from the starting space
    [sets] sets of three Carbonids
    [exploration] exploration markers
    [first_explorer] First Explorer
    [engine] engine
    [opportunities] Opportunities
    [cards] Carbonids with Relics and food
    [c_matter] C'Matter
   *[artifact] Mysterious Artifact
} { $points } ({ $detail })
score-lost = { $name }: lost ({ $detail })
score-swallowed = swallowed with everything aboard
score-home = the ship is not home
score-sets = { $sets ->
    [one] 1 set
   *[other] { $sets } sets
} × { $each }
score-exploration = { $markers ->
    [one] one planet explored
   *[other] { $markers } planets explored
}
score-explorer = { $shared ->
    [yes] shared
   *[no] the first with all six planets
}
score-level = { $engine } energy a turn
score-opportunities = { $count ->
    [one] 1 card
   *[other] { $values }
}
score-cards = printed { $printed }, Relics { $relics }, food { $food }
score-capsules = { $capsules ->
    [one] 1 capsule
   *[other] { $capsules } capsules
}, { $tied ->
    [yes] tied, which counts as{" "}
   *[no] {""}
}{ $place ->
    [1] first place
    [2] second place
   *[other] third place
}
score-artifact = { $artifacts ->
    [one] it is aboard
   *[other] { $artifacts } of them aboard
}
score-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}; expected 2 to 4
score-name-bad = player { $number }: { $problem }
score-name-twice = two players are called “{ $name }”
score-missing = player “{ $name }”: { $field } is missing
score-engine = player “{ $name }”: engine { $given }; expected one of { $expected }
score-first = player “{ $name }”: first_explorer { $given }; expected one of { $expected }
score-card-unknown = player “{ $name }”: there is no card “{ $card }”

## Why something is not possible

malformed-action = “{ $text }” isn't an action; “?” lists the ones you have now, such as “move A3”, “explore 2” or “end”
first-seat = first player { $seat }: { $seats ->
    [one] there is only { $seats } seat
   *[other] there are only { $seats } seats
}, counted from 0
refused-over = the game is over
refused-turn = it's seat { $seat }'s turn
refused-nature = { $step ->
    [first] the first player is still to be drawn
    [disc] the rotation disc is still to be drawn
    [ships] the ships are still to be dealt
   *[cards] wait until the cards are drawn
}
refused-draw = this can't come up now
refused-players = the players have to decide first
refused-step = first { $step ->
    [choosing-ships] choose a ship
    [keeping] choose which card to keep
    [returning] put the other cards back
    [swapping] choose what to take from the bargaining zone
   *[paying] finish paying
}
refused-unknown = there is no such action
refused-ship-now = ships are chosen before the first turn
refused-ship-taken = { $ship } is taken
refused-not-exploring = you have no drawn cards in hand: explore a planet first
refused-swap-first = first say which of your cards you give
refused-nothing-to-pay = there is nothing to pay for
refused-star = no ship flies into { $collapsed ->
    [1] the black hole
   *[0] the star
}
refused-hole-way = since the collapse there is no way past the black hole
refused-too-far = { $place } is too far: it costs { $cost } energy, and you have { $energy }
refused-no-step = { $place } is more than one step away: fly there step by step, for { $cost } energy
refused-energy = it costs { $cost } energy, and you have { $energy }
refused-no-planet = your ship isn't on a planet
refused-explored = you have already explored { $planet } this turn
refused-empty = { $planet }'s deck is empty
refused-no-analyzer = you don't have a Planetary Analyzer
refused-analyzed = you have already looked this turn
refused-no-card = you don't have this card: { $card }
refused-nothing-to-give = you have no card to give in a bargain
refused-not-drawn = you haven't drawn this card: { $card }
refused-not-in-hand = this is not one of the cards to put back: { $card }
refused-keep-one = you must keep at least one card
refused-cosco = Cosco can't be given away
refused-shop-card = an Ore Synthesizer from the Ship-shop can't be swapped
refused-zone = this card is not in the bargaining zone: { $card }
refused-piles = it takes 2 Fusion Piles, and you have { $piles ->
    [0] none
   *[other] { $piles }
}
refused-top-level = your engine is already at its highest level
refused-sold-out = the Ship-shop has no Ore Synthesizer left
refused-no-opportunity = this Opportunity isn't open: { $opportunity }
refused-price = you can't pay for it: you are short of { $missing }
refused-no-payment = nothing can be paid with this card: { $card }
refused-not-wanted = no more of these are needed: { $card }
refused-paid-late = cards are paid deck by deck, and it's too late for this one: { $card }
refused-paid-wrong = if you paid with this card, the rest couldn't be paid deck by deck: { $card }
refused-no-coordinates = you don't have any C'Coordinates
refused-no-capsule = you don't have any C'Matter
refused-not-led = your C'Coordinates lead to { $planets }, or to { $marked } under the marker
refused-swallowed = { $planet } has been swallowed
refused-there = you are already at { $place }
refused-no-artifact = { $own ->
    [1] you can't take the Mysterious Artifact from yourself
   *[0] seat { $other } doesn't have the Mysterious Artifact
}
refused-artifact-away = seat { $other } has the Mysterious Artifact, but isn't on your space

## Packs

pack-start = planet { $id }: it can't start on “{ $start }”; expected one of { $expected }, and no other planet there
pack-homes = two ships have the same starting space
pack-disc = disc { $id } must name each of the six planets once
pack-deck = the deck of { $planet } has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, expected { $expected }
pack-events = the deck of { $planet } has more than two events
pack-hidden-event = card { $id } is an event: events are never well hidden
pack-of = card { $id } is about “{ $of }”, expected { $expected }
pack-engine = engine levels { $given }: expected four numbers from 1 to 6, rising
pack-cost = opportunity { $id } costs nothing or more than six cards

## On the page

page-stands = Turn { $turn }{ $last ->
    [yes] , the last
   *[no] {""}
}
page-short = Chasphere
page-sky = Sky
page-market = Market
page-ship = Ship
page-home = home { $home }{ $away ->
    [yes] {" "}(away: { $points })
   *[no] {""}
}
page-score-hint = As if the game ended now: { $rest } { $away ->
    [yes] and { $points } for being away from home.
   *[no] in all, home included.
}
page-lost = swallowed by the hole
# In the place of a score.
page-score-none = lost
page-engine = engine { $engine }
page-no-ship = no ship yet
page-orrery = The orrery: six rings that cross at the star, with 18 spaces around it. Arrow keys go from space to space.
page-ring = Ring of { $planet }
page-turns = { $turns ->
    [one] turn
   *[other] turns
}

# What a space is called when it is spoken
page-space = { $space }
page-space-planet = { $space }, { $planet }{ $contaminated ->
    [yes] , contaminated
   *[no] {""}
}
page-space-ships = ship of { $names }
page-space-own-ship = your ship
page-space-home = your starting space
page-space-way = you can fly here for { $energy } energy
page-space-near = you can fly here
page-space-jump = you can jump here
page-space-held = chosen; press again to fly
page-space-then = on turn { $turn }: { $planet }
page-star = The star, { $turns ->
    [one] one turn until it collapses
   *[other] { $turns } turns until it collapses
}
page-hole = The black hole

# The what-now line
page-on-planet = { $you ->
    [yes] You are on { $planet } with { $energy } energy.
   *[no] The ship is on { $planet }.
}
page-on-space = { $you ->
    [yes] You are at { $space } with { $energy } energy.
   *[no] The ship is at { $space }.
}
page-wait = Game turn { $turn }. Planets move at the start of each one.
page-home-by = { $last ->
    [yes] This is the last turn{ $way ->
        [late] ; you can't get home to { $home } any more.
       *[other] : be home at { $home } when it ends.
    }
   *[no] Be home at { $home } when turn { $turn } ends{ $way ->
        [late] ; you can't get home in time from here.
        [any] {"."}
        [sure] : leave by turn { $set_out }.
        [risky] : leave by turn { $set_out }. If events move a planet, it may be too late.
       *[both] : leave by turn { $set_out }, or by { $event } if events move a planet.
    }
}
page-is-home = You are home.
page-end-turn = End turn
page-explore = Explore { $planet }
page-look = Look at the deck
page-artifact = Take the Artifact from { $name }
page-fly = Fly to { $place } for { $energy }
page-fly-near = Fly to { $place }
page-fly-sentence = To { $place } for { $energy } energy, { $left } left.
page-fly-way = The way: { $way }.
page-leg = { $space } for { $energy }
page-jump = Jump to { $planet }, { $by ->
    [c-coordinates] 1 energy
   *[other] for a capsule
}
page-jump-sentence = Jump to { $planet }?
page-jump-reason = Jumping away never costs extra, even from a contaminated planet.
page-put-back = Cancel
page-how-many = Explore { $planet }: how many cards?
page-how-many-reason = { $deck ->
    [one] One card is in the deck.
   *[other] { $deck } cards are in the deck.
} Each costs 1 energy{ $surcharge ->
    [0] {"."}
   *[other] , and the contaminated planet { $surcharge } more.
} Draw at least 2 to keep a “well hidden” card.
page-draw = Draw { $cards }
page-keep-which = { $second ->
    [yes] Keep a second card?
   *[no] { $most ->
        [one] Which card do you keep?
       *[other] Keep one card, or two?
    }
}
page-keep-reason = { $count ->
    [0] Everybody will see what you keep.
    [one] The other one goes back, on top of { $planet }'s deck or to the bottom. Nobody else sees it.
   *[other] The others go back, on top of { $planet }'s deck or to the bottom. Nobody else sees them.
}
page-order = Number 1 on top is drawn next, number 1 at the bottom last. Press again to change the order.
page-keeping = You keep { $cards }.
page-keep = { $count ->
    [one] Keep it
   *[other] Keep both
}
page-keep-no-more = Keep no second card
page-return-which = Where do the other cards of { $planet } go?
page-put-them-back = Put them back
page-drawn = Drawn on { $planet }
page-way = { $way ->
    [top] Top
   *[bottom] Bottom
}{ $place ->
    [0] {""}
   *[other] {" "}{ $place }
}
page-way-spoken = { $way ->
    [top] On top{ $place ->
        [0] {""}
       *[other] , number { $place } from there
    }
   *[bottom] At the bottom{ $place ->
        [0] {""}
       *[other] , number { $place } from there
    }
}
page-take-which = Which card do you take for { $card }?
page-take = Take { $card }
page-swap-which = What do you give for { $card }?
page-swap-reason = A bargain costs { $energy } energy. The card you give stays in the bargaining zone.
page-give = Give { $card }
page-seize-sentence = { $cost }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $engine ->
    [yes] {" "}and an engine level
   *[no] {""}
}.
page-seize-reason = You pay { $cards }. Seizing costs no energy.
page-seize-reason-plain = Seizing costs no energy. What you pay goes under its decks.
page-pay-otherwise = Pay differently
page-seize = Seize it for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-upgrade-sentence = One more energy in every turn, for two Fusion Piles.
page-upgrade = Raise the engine
page-buy-sentence = An Ore Synthesizer stands for any one ore.
page-buy = Buy an Ore Synthesizer
page-bargain-reason = You pay { $cards } and { $energy } energy.
page-bargain-plain = A bargain costs { $energy } energy.
page-pay-which = Which card do you pay with?
page-pay-reason = Cards that go under one deck lie there in the order in which you pay them.
page-pay = Pay { $card }
page-ship-which = Which ship do you fly?
page-ship-reason = All four can do the same; they start, and must end, at different places.
page-ship-take = { $ship }, from { $space }
page-card-sentence = { $card }.

# Cards
page-card = { $face ->
    [carbonid] { $of ->
        [yellow] Yellow
        [blue] Blue
       *[white] White
    } Carbonid { $points }
    [high-consul] High Consul { $points }
    [ore] { $of ->
        [ferrox] Ferrox
        [azurine] Azurine
        [sylvane] Sylvane
       *[noctium] Noctium
    }
    [fusion-pile] Fusion Pile
    [relic] { $of ->
        [yellow] Yellow
        [blue] Blue
       *[white] White
    } Planet Relic
    [local-food-dispenser] { $of ->
        [yellow] Yellow
        [blue] Blue
       *[white] White
    } Food Dispenser
    [deluxe-food-dispenser] Deluxe Food Dispenser
    [c-matter] C'Matter
    [c-coordinates] C'Coordinates ({ $planet })
    [orbital-optimization-implant] Orbital Optimization Implant
    [s15-engine-extension] S15 Engine Extension
    [planetary-analyzer] Planetary Analyzer
    [robotic-recovery-unit] Recovery Unit ({ $planet })
    [ore-synthesizer] Ore Synthesizer
    [cosco] Cosco
    [mysterious-artifact] Mysterious Artifact
    [flare] Flare
    [quake] Quake
   *[other] { $face }
}
page-cards = { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
}{ $card }
page-card-about = { $card }: { $does }
page-card-engine = { $card } with an engine symbol
page-card-from = { $card } ({ $planet })
page-card-count = { $card }, { $count } of them
page-card-does = { $face ->
    [carbonid] Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Three colours: +{ $set }.
    [high-consul] Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Counts as all three colours; in a set of three it stands for one.
    [ore] Pays for Opportunities.
    [fusion-pile] Two of them buy an engine level or an Ore Synthesizer. Some Opportunities cost Fusion Piles, too.
    [relic] Doubles the points of your { $of } Carbonids.
    [local-food-dispenser] { $food ->
        [one] { $food } point
       *[other] { $food } points
    } for each of your { $of } Carbonids.
    [deluxe-food-dispenser] { $food ->
        [one] { $food } point
       *[other] { $food } points
    } for each Carbonid of your best colour.
    [c-matter] Spend it to jump to any planet, or keep it: the most capsules score { $most } at the end.
    [c-coordinates] For 1 energy, jump to { $planet } or to the planet under the marker.
    [orbital-optimization-implant] Flying counterclockwise costs 1 energy a space.
    [s15-engine-extension] Raises your engine by one level.
    [planetary-analyzer] Once a turn, look at the top card of the planet you are on.
    [robotic-recovery-unit] Keep two cards when you explore { $planet } or the planet under the marker.
    [ore-synthesizer] Stands for any one ore, then leaves the game.
    [cosco] Bargains cost 1 less. He can't be given away.
    [mysterious-artifact] { $artifact ->
        [one] { $artifact } point
       *[other] { $artifact } points
    } at the end. Anyone on your space can take it for 1 energy.
   *[other] An event: the second one that comes up triggers both.
}
page-shown = { $kind ->
    [event] { $you ->
        [yes] You draw an event from { $planet }
       *[no] { $name } draws an event from { $planet }
    }
    [found] { $you ->
        [yes] You find and keep
       *[no] { $name } keeps
    }
    [returned] { $you ->
        [yes] You draw
       *[no] { $name } draws
    }
   *[taken] { $you ->
        [yes] You take
       *[no] { $name } takes
    }
}
page-draws-event = { $you ->
    [yes] You draw
   *[no] { $name } draws
} an event: { $card }.
page-event-pending = Pending until now
page-event-does = { $waiting ->
    [none] One event alone does nothing. It stays pending until the next one comes up.
   *[other] { $waiting } was pending. { $alike ->
        [yes] Two of a kind:
       *[no] Two different events:
    } { $effect ->
        [moves] the marker moves on and { $planet } moves.{ $sooner ->
            [yes] {" "}The end comes a turn sooner.
           *[no] {""}
        }
        [contaminates] { $planet } is contaminated. Everything there costs +1 energy.
        [nothing-new] { $planet } is contaminated already.
       *[none] both go back to their decks.
    }
}
page-too-hidden = A well hidden card: drawn alone, it can't be kept and goes back on top.
page-tap-card = Tap the card to go on
page-hidden = well hidden
page-unknown-card = an unknown card
page-unknown-cards = { $count ->
    [one] an unknown card
   *[other] { $count } unknown cards
}
page-unknown-no-event = not an event
page-unknown-well-hidden = a “well hidden” card
page-cost = { $count ->
    [one] {""}
   *[other] { $count }{" "}
}{ $kind ->
    [ferrox] Ferrox
    [azurine] Azurine
    [sylvane] Sylvane
    [noctium] Noctium
   *[fusion-pile] { $count ->
        [one] Fusion Pile
       *[other] Fusion Piles
    }
}

# Market
page-opportunities = Opportunities
page-opportunities-left = { $left } in the deck
page-opportunity = { $cost }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $engine ->
    [yes] {" "}and an engine level
   *[no] {""}
}{ $can ->
    [yes] {". "}You can pay.
   *[no] {""}
}
page-can-pay = you can pay
page-zone = Bargaining zone
page-energy-each = { $energy ->
    [0] {""}
   *[other] { $energy } energy
}
page-zone-card = { $card }, in the bargaining zone
page-shop = Ship-shop
page-shop-synthesizer = Ore Synthesizer
page-shop-left = { $left ->
    [0] sold out
   *[other] { $left } left
}
page-shop-engine = Engine level
page-shop-price = 2 Fusion Piles
page-decks = Decks
page-deck = { $planet }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $known ->
    [0] {""}
    [one] , one known to you
   *[other] , { $known } known to you
}{ $contaminated ->
    [yes] , contaminated
   *[no] {""}
}. Open the notebook.
page-event-waits = { $card } is pending; the next event triggers both.
page-no-event = No event pending.

# Ship
page-your-ship = Your ship
page-ship-of = { $name }
page-energy = Energy
page-energy-of = { $energy } of 6
page-explored = Explored
page-explored-spoken = { $count ->
    [0] no planet yet
    [one] { $planets }
   *[other] { $planets }
}
page-cargo = Cargo
page-no-cargo = Nothing yet.
page-seized = Opportunities seized
page-seized-one = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-score-sheet = Score sheet
page-notebook = Notebook
page-notebook-lead = What you know of the decks: cards that you put back or looked at, and those that everybody saw go under a deck.
page-notebook-none = Nothing is known of this deck.
page-notebook-top = From the top
page-notebook-between = { $count ->
    [one] 1 unknown card
   *[other] { $count } unknown cards
}
page-notebook-bottom = then, down to the bottom
page-in-deck = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

# Score
page-score-lead = { $over ->
    [yes] Where all points come from.
   *[no] As if the game ended now.
}

page-score-source = Source
page-score-total = Total
page-source = { $source ->
    [home] Away from home
    [sets] Sets of three Carbonids
    [exploration] Exploration markers
    [first_explorer] First Explorer
    [engine] Engine
    [opportunities] Opportunities
    [cards] Carbonids, Relics, food
    [c_matter] C'Matter
    [artifact] Mysterious Artifact
   *[lost] Swallowed
}

page-score-nothing = No points yet.
page-score-lost = The ship is swallowed with all its cargo.

# Almanac
page-almanac = Almanac: look ahead by game turns
page-flag = { $id ->
    [now] { $long ->
        [yes] now: { $planet ->
            [none] nothing moves
           *[other] { $planet } has moved
        }
       *[no] now
    }
    [collapse] { $long ->
        [yes] the star collapses
       *[no] collapse
    }
    [last] { $long ->
        [yes] third planet lost: last turn
       *[no] last
    }
    [sooner] { $long ->
        [yes] if events move a planet
       *[no] if events
    }
   *[safe] { $long ->
        [yes] last safe turn home
       *[no] leave
    }
}



page-turn-story = Turn { $turn }: { $moved ->
    [none] nothing moves
   *[other] { $moved }
}.
page-moves-to = { $planet } moves to { $space }
page-pushed-to = { $planet } is pushed to { $space }
page-falls = { $planet } falls into the hole
page-story-gone = Gone: { $planets }.
page-story-collapsed = The star has collapsed.
page-story-stay = If you stay, your ship is at { $space } then, and { $safe ->
    [yes] can still be home in time.
   *[no] can't be home in time any more.
}
page-story-swallowed = If you stay, your ship is swallowed.
page-legend-then = there on turn { $turn }, where the slider stands
page-legend-reach = you can fly there for this much energy
page-legend-home = your starting space
page-legend-jump = a jump leads there
page-legend-contaminated = contaminated: everything costs +1
page-disc = Disc { $disc }. The star collapses when the marker is at { $planet } (the dark field) for the second time.
page-disc-spoken = Rotation disc { $disc }: { $order }. The marker is at { $planet }.

# The log
told-ship-taken = { $same ->
    [yes] { $ship } starts
   *[no] { $you ->
        [yes] You fly for { $ship },
       *[no] { $name } flies for { $ship },
    } starting
} from { $planet ->
    [none] { $space }
   *[other] { $planet }
}.
told-first-drawn = { $you ->
    [yes] You begin.
   *[no] { $name } begins.
}
told-ship-lost = { $you ->
    [yes] You are
   *[no] { $name } is
} swallowed with everything aboard.
told-turn-began = { $you ->
    [yes] You have
   *[no] { $name } has
} { $energy } energy.
told-turn-ended = { $you ->
    [yes] You end your turn
   *[no] { $name } ends the turn
}{ $energy ->
    [0] {""}
   *[other] {" "}with { $energy } energy left
}.
told-ship-moved = { $you ->
    [yes] You fly
   *[no] { $name } flies
} to { $planet ->
    [none] { $space }
   *[other] { $planet }
}, { $energy } energy left.
told-ship-jumped = { $you ->
    [yes] You jump
   *[no] { $name } jumps
} to { $planet }{ $how ->
    [coordinates] {" "}with C'Coordinates
   *[capsule] , using up a capsule of C'Matter
}.
told-planet-explored = { $you ->
    [yes] You explore
   *[no] { $name } explores
} { $planet } for { $energy } energy.
told-cards-drawn = { $you ->
    [yes] You draw
   *[no] { $name } draws
} { $cards ->
    [none] { $count ->
        [one] a card
       *[other] { $count } cards
    }
   *[other] { $cards }
}.
told-event-shown = { $you ->
    [yes] You draw
   *[no] { $name } draws
} an event from { $planet }: { $card }. { $waiting ->
    [none] It stays pending until the next one.
   *[other] It meets the pending { $waiting }.
}
told-card-kept = { $you ->
    [yes] { $forced ->
        [1] You find and keep { $card }.
       *[0] You keep { $card }.
    }
   *[no] { $name } { $forced ->
        [1] finds and keeps { $card }.
       *[0] keeps { $card }.
    }
}
told-cards-returned = { $why ->
    [well-hidden] The card is well hidden: it goes back on top of { $planet }.
    [lost] { $bottom ->
        [one] The card in hand goes
       *[other] The { $bottom } cards in hand go
    } to the bottom of { $planet }.
   *[chosen] { $you ->
        [yes] You return
       *[no] { $name } returns
    } { $bottom ->
        [0] { $top ->
            [one] 1 card
           *[other] { $top } cards
        } to the top of { $planet }.
       *[other] { $top ->
            [0] { $bottom ->
                [one] 1 card
               *[other] { $bottom } cards
            } to the bottom of { $planet }.
           *[other] { $top } to the top and { $bottom } to the bottom of { $planet }.
        }
    }
}
told-deck-analyzed = { $you ->
    [yes] You look
   *[no] { $name } looks
} at { $cards ->
    [one] the top card
   *[other] the top { $cards } cards
} of { $planet }.
told-cards-seen = { $you ->
    [yes] You see
   *[no] { $name } sees
} { $cards }.
told-artifact-taken = { $you ->
    [yes] You take
   *[no] { $name } takes
} the Mysterious Artifact from { $other ->
    [You] you
   *[other] { $other }
}.
told-cards-swapped = { $you ->
    [yes] You swap
   *[no] { $name } swaps
} { $given } for { $taken }.
told-card-paid = { $you ->
    [yes] You pay
   *[no] { $name } pays
} { $card }.
told-synthesizer-bought = { $you ->
    [yes] You buy
   *[no] { $name } buys
} an Ore Synthesizer.
told-opportunity-seized = { $you ->
    [yes] You seize
   *[no] { $name } seizes
} an Opportunity: { $opportunity }.
told-opportunity = { $cost } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $engine ->
    [yes] {" "}and an engine level
   *[no] {""}
}
told-engine-changed = { $you ->
    [yes] Your
   *[no] { $name }'s
} engine now gives { $engine } energy a turn.
told-first-explorer-named = { $you ->
    [yes] You are
   *[no] { $name } is
} First Explorer{ $how ->
    [shared] , sharing the title
   *[alone] {""}
}.
told-game-ended = { $reason ->
    [last-ship] Only one ship is left.
    [all-lost] No ship is left: nobody wins.
   *[sector-lost] The sector is lost. { $count ->
        [one] { $you ->
            [yes] You have
           *[no] { $winners } has
        }
       *[other] { $winners } have
    } the most points.
}

# The companion
page-companion-lead = Enter what each player has at the end. Every point is explained.
page-player = Player { $number }
page-player-name = Name
page-add-player = Add a player
page-remove-player = Remove { $name }
page-swallowed = The ship was swallowed
page-at-home = The ship is home
page-engine-level = Engine, energy a turn
page-markers = Exploration markers
page-first-explorer = First Explorer card
page-first-none = none
page-first-points = { $points }
page-opportunity-points = Opportunities, by their points
page-add-opportunity = Add an Opportunity of { $points }
page-remove-opportunity = Remove the Opportunity of { $points }
page-cards-that-score = Cards that score
page-add-card = Add cards
page-add-this = Add { $card }
page-cards-done = Done
page-standing = The score so far
page-remove-card = Remove { $card }
page-begin-anew = Start over
page-companion-rank = { $rank }. { $name }
page-companion-points = { $total ->
    [none] lost
   *[other] { $total } points
}
page-credit = Icons by Lorc, Delapouite and contributors from game-icons.net, CC BY 3.0.
