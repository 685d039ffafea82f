# Every sentence of Chasphere Black Hole.

name = Chasphere Black Hole
summary = Plunder six moving planets and be home when the star has collapsed.
prompt = Game turn { $turn }{ $last ->
    [yes] , the last one
   *[no] {""}
}: seat { $seat }, { $step ->
    [choosing-ships] choose a ship.
    [keeping] choose a card to keep.
    [returning] put a card back, on top of the deck or at the bottom.
    [swapping] choose a card of the bargaining zone.
    [paying] choose a card to pay with.
   *[turn] { $energy } energy.
}

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
    .free = the pushed planet goes to the next space without one
    .chain = the pushed planet goes one space, and pushes a planet there in turn
option-events = When two events meet
    .detailed = two of a kind contaminate a planet, different ones move a planet
    .overview = two of a kind move a planet, different ones contaminate one

## Events

first-drawn = Seat { $seat } is the first player.
disc-drawn = Rotation disc { $disc } is used.
ship-taken = Seat { $seat } flies for { $ship ->
    [etonak] Planet Etonak
    [pirates] the Atonaros Pirates
    [federation] the Gatul Federation
    [inferno] the Inferno Sponsor
   *[other] { $ship }
} from { $space }.
card-laid-out = { $card } lies in the bargaining zone.
opportunity-opened = A new Opportunity: { $opportunity }.
game-turn-began = Game turn { $turn }{ $last ->
    [1] , the last one
   *[0] {""}
}.
marker-advanced = The marker goes to { $planet }.
planet-moved = { $planet } moves to { $space }.
planet-ejected = { $planet } is pushed to { $space }.
planet-swallowed = { $planet } falls into the hole.
star-collapsed = The star collapses: it is a black hole now.
ship-lost = Seat { $seat } is swallowed with all cargo.
turn-began = Seat { $seat } has { $energy } energy.
ship-moved = Seat { $seat } flies to { $space }, { $energy } energy left.
ship-jumped = Seat { $seat } jumps to { $planet } ({ $by }).
planet-explored = Seat { $seat } explores { $planet } with { $energy } energy.
card-drawn = Seat { $seat } draws { $card ->
    [none] a card
   *[other] { $card }
}.
event-shown = Seat { $seat } draws an event: { $card }.
planet-contaminated = { $planet } is contaminated.
card-kept = Seat { $seat } keeps { $card }.
cards-returned = Seat { $seat } puts back on { $planet }: { $top } on top, { $bottom } at the bottom.
deck-analyzed = Seat { $seat } looks at { $cards ->
    [one] the top card
   *[other] the { $cards } top cards
} of { $planet }.
card-seen = Seat { $seat } sees { $card ->
    [none] a card
   *[other] { $card }
}.
artifact-taken = Seat { $seat } takes the Mysterious Artifact from seat { $other }.
cards-swapped = Seat { $seat } swaps { $given } for { $taken }.
card-paid = Seat { $seat } pays { $card }.
synthesizer-bought = Seat { $seat } gets an Ore Synthesizer from the Ship-shop.
opportunity-seized = Seat { $seat } seizes { $opportunity }.
engine-changed = The engine of seat { $seat } now gives { $engine } energy a turn.
first-explorer-named = Seat { $seat } is First Explorer{ $how ->
    [shared] , together with another
   *[alone] {""}
}.
game-ended = { $reason ->
    [last-ship] Only one ship is left: seat { $winners } wins.
    [all-lost] No ship is left: nobody wins.
   *[sector-lost] The sector is lost. Most points: seat { $winners }.
}

## What an action does

do-end = end the turn
do-move = fly to { $space } for { $cost } energy{ $planet ->
    [none] {""}
   *[other] , onto { $planet }
}
do-explore = explore { $planet }: { $energy ->
    [one] draw one card
   *[other] draw up to { $energy } cards
} for { $cost } energy
do-jump = jump to { $planet }{ $by ->
    [c-coordinates] {" "}for 1 energy
   *[other] , consuming { $by }
}
do-analyze = look at the top of the deck of { $planet }
do-take-artifact = take the Mysterious Artifact from seat { $seat } for 1 energy
do-swap = give { $card } into the bargaining zone for { $cost } energy; what you take comes next
do-for = take { $card } from the bargaining zone
do-upgrade = two Fusion Piles and { $cost } energy for one engine level
do-buy-synthesizer = two Fusion Piles and { $cost } energy for an Ore Synthesizer
do-seize = seize the Opportunity for { $points } points{ $engine ->
    [1] , with an engine level
   *[0] {""}
}
do-pay = pay with { $card }
do-keep = keep { $card }
do-enough = keep no second card
do-top = put { $card } back on top of the deck
do-bottom = put { $card } at the bottom of the deck
do-ship = fly for { $ship }, from { $space }

## In the terminal

drawn-turn = Game turn { $turn }{ $last ->
    [0] {""}
   *[other] {" "}of { $last }
}, disc { $disc }: { $order }
drawn-hole = the star is a black hole
drawn-star = the star collapses when the marker comes to { $planet } for the second time ({ $visits } so far)
drawn-player = { $mark } { $seat } { $name }: { $space }{ $home ->
    [yes] {" "}(home)
   *[no] , home { $target }
}, energy { $energy }, engine { $engine }, { $points } points
drawn-lost = { $mark } { $seat } { $name }: swallowed
drawn-markers = markers: { $markers }
drawn-cards = cargo: { $cards }
drawn-opportunities = Opportunities: { $opportunities }
drawn-zone = bargaining zone: { $zone }; Ship-shop: { $shop } Synthesizers
drawn-open = open Opportunities: { $open }
drawn-decks = decks: { $decks }
drawn-event = an event waits: { $event }
drawn-hand = in your hand: { $hand }
nothing = nothing
unknown-card = ?

## Tools

tool-almanac = The almanac
    .help = What the sky does if no event happens.
tool-score = The score
    .help = Score games that were played at a real table.
tool-outlook = The outlook
    .help = Where a seat's ship can fly, what the sky does, its points.
outlook-view = the view can't be read: { $problem }
outlook-last = Last game turn { $last }. { $set_out ->
    [0] It is too late to fly home.
   *[other] To be home, set out in game turn { $set_out } at the latest.
}
outlook-flight = { $space } for { $energy } energy: { $way }
outlook-points = seat { $seat }: { $points } ({ $text })
almanac-turn = { $turn }: { $moved ->
    [none] no planet is left
   *[other] { $moved } moves
}{ $ejected ->
    [none] {""}
   *[other] , pushes { $ejected }
}. { $positions }{ $collapsed ->
    [yes] . The star is a black hole.
   *[no] .
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
score-lost = { $name }: swallowed, scores nothing
score-home = the ship is not home
score-sets = { $sets } from { $yellow } yellow, { $blue } blue, { $white } white, { $consuls } High Consul
score-exploration = { $markers ->
    [one] one planet explored
   *[other] { $markers } planets explored
}
score-explorer = card of { $points }
score-level = { $engine } energy a turn
score-opportunities = { $values }
score-cards = printed { $printed }, Relics { $relics }, food { $food }
score-capsules = { $capsules } held
score-artifact = { $artifacts } held
score-players = { $count } players; expected 2 to 4
score-name-twice = two players are called “{ $name }”
score-missing = player “{ $name }”: { $field } is missing
score-engine = player “{ $name }”: engine { $given }; expected one of { $expected }
score-first = player “{ $name }”: first_explorer { $given }; expected one of { $expected }
score-card-unknown = player “{ $name }”: there is no card “{ $card }”

## Why something is not possible

malformed-action = “{ $text }” is no action; try “?” for the legal ones, such as “move A3”, “explore 2” or “end”
first-seat = first player { $seat }: there are only { $seats } seats, from 0
refused-over = { $action }: the game is over
refused-turn = { $action }: it is seat { $seat }'s turn
refused-nature = { $action }: chance decides now
refused-step = { $action }: first { $step ->
    [choosing-ships] choose a ship
    [keeping] choose which card to keep
    [returning] put the drawn cards back
    [swapping] choose what to take from the bargaining zone
   *[paying] pay what is bought
}
refused-not-now = { $action } is not possible in the middle of a turn
refused-no-way = { $action }: no ring leads from { $space } to { $target } in one step
refused-hole-way = { $action }: past the black hole no ship steps over
refused-energy = { $action } costs { $cost } energy, you have { $energy }
refused-no-planet = { $action }: your ship is on no planet
refused-explored = { $action }: you have explored { $planet } this turn
refused-empty = { $action }: the deck of { $planet } is empty
refused-no-analyzer = { $action }: you have no Planetary Analyzer
refused-analyzed = { $action }: you have looked this turn
refused-no-card = { $action }: you don't have { $card }
refused-not-drawn = { $action }: you have not drawn { $card }
refused-cosco = { $action }: Cosco can't be traded away
refused-shop-card = { $action }: what the Ship-shop sold can't be swapped
refused-zone = { $action }: { $card } is not in the bargaining zone
refused-piles = { $action } takes 2 Fusion Piles
refused-top-level = { $action }: the engine is at its highest level
refused-sold-out = { $action }: the Ship-shop has no Synthesizer left
refused-no-opportunity = { $action }: this Opportunity is not open
refused-price = { $action }: you can't pay { $cost }
refused-payment = { $action } does not fit what is still to be paid, or comes out of turn: cards are paid deck by deck
refused-no-coordinates = { $action }: your C'Coordinates don't lead there
refused-swallowed = { $action }: { $planet } is swallowed
refused-there = { $action }: you are on { $planet } already
refused-no-artifact = { $action }: seat { $other } holds no Mysterious Artifact on your space
refused-ship-taken = { $action }: this ship is taken
refused-kind = { $action } is nothing that can be done here

## Packs

pack-start = planet { $id }: it can't start on “{ $start }”; expected one of { $expected }, and no other planet there
pack-homes = two ships have the same starting space
pack-disc = disc { $id } must name each of the six planets once
pack-deck = the deck of { $planet } has { $count } cards, expected { $expected }
pack-events = the deck of { $planet } has more than two events
pack-of = card { $id } is about “{ $of }”, expected { $expected }
pack-engine = engine levels { $given }: expected four numbers from 1 to 6, rising
pack-cost = opportunity { $id } costs nothing or more than six cards

## On the page

page-stands = Game turn { $turn }{ $last ->
    [yes] , the last one
   *[no] {""}
}
page-short = Chasphere
page-sky = Sky
page-market = Market
page-ship = Ship
page-home = home { $home }
page-lost = swallowed by the hole
page-engine = engine { $engine }
page-no-ship = no ship yet
page-orrery = The orrery: 18 spaces on six rings. Arrow keys go from space to space.
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
    [yes] This is the last turn: be home at { $home } when it ends.
   *[no] Be home at { $home } when turn { $turn } ends{ $set_out ->
        [0] ; from here there is no way in time.
        [1] {"."}
       *[other] : leave here in turn { $set_out } at the latest.
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
page-leg = { $space } { $energy }
page-jump = Jump to { $planet }, { $by ->
    [c-coordinates] 1 energy
   *[other] for a capsule
}
page-jump-sentence = Jump to { $planet }?
page-jump-reason = No energy for flying is needed; leaving again costs nothing extra.
page-put-back = Put back
page-how-many = Explore { $planet }: how many cards?
page-how-many-reason = { $deck ->
    [one] One card is in the deck.
   *[other] { $deck } cards are in the deck.
} Each costs 1 energy{ $surcharge ->
    [0] {"."}
   *[other] , and the contaminated planet { $surcharge } more.
} Well hidden cards can be kept from two on.
page-draw = Draw { $cards }
page-keep-which = Which card do you keep{ $second ->
    [yes] {" "}as the second one
   *[no] {""}
}?
page-keep-reason = The others go back on { $planet }’s deck, on top or at the bottom. Others don’t see them.
page-keep = Keep { $card }
page-keep-no-more = Keep no second card
page-return = { $card }: on top of { $planet }’s deck, or at the bottom?
page-return-reason = What lies on top is drawn next. You will find it in your notebook.
page-on-top = On top
page-at-bottom = At the bottom
page-take-which = Which card do you take for { $card }?
page-take = Take { $card }
page-swap-which = What do you give for { $card }?
page-swap-reason = A bargain costs { $energy } energy. The card you give stays in the bargaining zone.
page-give = Give { $card }
page-seize-sentence = { $cost }: { $points } points{ $engine ->
    [yes] {" "}and an engine level
   *[no] {""}
}.
page-seize-reason = Seizing costs no energy. What you pay goes under its decks.
page-seize = Seize it for { $points } points
page-upgrade-sentence = One more energy in every turn, for two Fusion Piles.
page-upgrade = Raise the engine
page-buy-sentence = An Ore Synthesizer stands for any one ore.
page-buy = Buy an Ore Synthesizer
page-bargain-reason = A bargain costs { $energy } energy.
page-pay-which = Which card do you pay with?
page-pay-reason = Cards that go under one deck lie there in the order in which you pay them.
page-pay = Pay { $card }
page-ship-which = Which ship do you fly?
page-ship-reason = All four can do the same; they start, and must end, at different places.
page-ship-take = { $ship }, from { $space }
page-card-sentence = { $card }.

# Cards
page-card = { $face ->
    [carbonid] Carbonid, { $of } { $points }
    [high-consul] High Consul, { $points }
    [ore] { $of ->
        [ferrox] Ferrox
        [azurine] Azurine
        [sylvane] Sylvane
       *[noctium] Noctium
    }
    [fusion-pile] Fusion Pile
    [relic] Planet Relic, { $of }
    [local-food-dispenser] Food Dispenser, { $of }
    [deluxe-food-dispenser] Deluxe Food Dispenser
    [c-matter] C’Matter
    [c-coordinates] C’Coordinates, { $planet }
    [orbital-optimization-implant] Orbital Optimization Implant
    [s15-engine-extension] S15 Engine Extension
    [planetary-analyzer] Planetary Analyzer
    [robotic-recovery-unit] Recovery Unit, { $planet }
    [ore-synthesizer] Ore Synthesizer
    [cosco] Cosco
    [mysterious-artifact] Mysterious Artifact
    [flare] Flare
    [quake] Quake
   *[other] { $face }
}
page-card-engine = { $card }, engine
page-card-from = { $card } ({ $planet })
page-card-count = { $card }, { $count } of them
page-card-does = { $face ->
    [carbonid] Worth its points; three of different colours make a set.
    [high-consul] Counts as all three colours, and stands for one of them in a set.
    [ore] Pays for Opportunities.
    [fusion-pile] Two of them buy an engine level or an Ore Synthesizer; some Opportunities take them.
    [relic] Adds the points of each of your { $of } Carbonids once more.
    [local-food-dispenser] One point for each of your { $of } Carbonids.
    [deluxe-food-dispenser] One point for each Carbonid of your best colour.
    [c-matter] Most capsules score at the end; one can be spent for a jump to any planet.
    [c-coordinates] For 1 energy: jump to { $planet } or to the planet under the marker.
    [orbital-optimization-implant] Flying counterclockwise costs 1 a space.
    [s15-engine-extension] One more energy in every turn.
    [planetary-analyzer] Once a turn, look at the top card of the planet you are on.
    [robotic-recovery-unit] Keep two cards when you explore { $planet } or the planet under the marker.
    [ore-synthesizer] Stands for any one ore, then leaves the game.
    [cosco] Bargains cost 1 less. It can’t be traded away.
    [mysterious-artifact] 5 points at the end. Who meets you may take it for 1 energy.
   *[other] An event: the second one that is shown has an effect.
}
page-hidden = well hidden
page-unknown-card = a card you don’t know
page-unknown-no-event = a card that is no event
page-unknown-well-hidden = a well hidden card
page-ore = { $kind ->
    [ferrox] ferrox
    [azurine] azurine
    [sylvane] sylvane
    [noctium] noctium
   *[fusion-pile] Fusion Pile
}

# Market
page-opportunities = Opportunities
page-opportunities-left = { $left } in the deck
page-opportunity = { $cost }: { $points } points{ $engine ->
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
page-deck = { $planet }: { $count } cards{ $known ->
    [0] {""}
    [one] , one known to you
   *[other] , { $known } known to you
}{ $contaminated ->
    [yes] , contaminated
   *[no] {""}
}. Open the notebook.
page-event-waits = An event waits: { $card }. With the next one something happens.
page-no-event = No event waits.

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
page-seized-one = { $points } points
page-score-sheet = Score sheet
page-notebook = Notebook
page-notebook-lead = What you know of the decks: cards that you put back or looked at, and those that everybody saw go under a deck.
page-notebook-none = Nothing is known of this deck.
page-notebook-top = From the top
page-notebook-between = { $count ->
    [one] one card in no known order
   *[other] { $count } cards in no known order
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
page-score-over = The game is over. The sheet shows where every point comes from.
page-score-source = From
page-score-total = Total
page-source = { $source ->
    [home] Away from home
    [sets] Sets of three Carbonids
    [exploration] Exploration markers
    [first_explorer] First Explorer
    [engine] Engine
    [opportunities] Opportunities
    [cards] Carbonids, Relics, food
    [c_matter] C’Matter
    [artifact] Mysterious Artifact
   *[lost] Swallowed
}
page-score-why = { $points } = { $text }
page-score-nothing = No points yet.
page-score-lost = The ship is swallowed with all its cargo.

# Almanac
page-almanac = Almanac: look ahead by game turns
page-now = { $long ->
    [yes] now: { $planet } has moved
   *[no] now
}
page-collapse = { $long ->
    [yes] the star collapses
   *[no] collapse
}
page-last-turn = { $long ->
    [yes] third world lost: last turn
   *[no] last
}
page-set-out = { $long ->
    [yes] last safe turn home
   *[no] leave
}
page-turn-story = Turn { $turn }: { $moved ->
    [none] nothing moves
   *[other] { $moved }
}.
page-moves-to = { $planet } moves to { $space }
page-pushed-to = { $planet } is pushed to { $space }
page-falls = { $planet } falls into the hole
page-story-gone = Gone: { $planets }.
page-story-collapsed = The star is a hole.
page-story-stay = If you stay, your ship is at { $space } then, and { $safe ->
    [yes] can still be home in time.
   *[no] can’t be home in time any more.
}
page-story-swallowed = If you stay, your ship is swallowed.
page-legend-then = there on turn { $turn }, where the slider stands
page-legend-reach = you can fly there for this much energy
page-legend-home = your starting space
page-legend-jump = a jump leads there
page-legend-contaminated = contaminated: all costs 1 more
page-disc = Disc { $disc }. The dark field marks { $planet }.
page-disc-spoken = Rotation disc { $disc }: { $order }. The marker is at { $planet }.

# The log
told-ship-taken = { $you ->
    [yes] You fly
   *[no] { $name } flies
} for { $ship } from { $space }.
told-first-drawn = { $you ->
    [yes] You are
   *[no] { $name } is
} the first player.
told-ship-lost = { $you ->
    [yes] You are
   *[no] { $name } is
} swallowed with all cargo.
told-turn-began = { $you ->
    [yes] You have
   *[no] { $name } has
} { $energy } energy.
told-ship-moved = { $you ->
    [yes] You fly
   *[no] { $name } flies
} to { $space }, { $energy } energy left.
told-ship-jumped = { $you ->
    [yes] You jump
   *[no] { $name } jumps
} to { $planet } ({ $by }).
told-planet-explored = { $you ->
    [yes] You explore
   *[no] { $name } explores
} { $planet } with { $energy } energy.
told-card-drawn = { $you ->
    [yes] You draw
   *[no] { $name } draws
} { $card ->
    [none] a card
   *[other] { $card }
}.
told-event-shown = { $you ->
    [yes] You draw
   *[no] { $name } draws
} an event: { $card }.
told-card-kept = { $you ->
    [yes] You keep
   *[no] { $name } keeps
} { $card }.
told-cards-returned = { $you ->
    [yes] You put
   *[no] { $name } puts
} back on { $planet }: { $top } on top, { $bottom } at the bottom.
told-deck-analyzed = { $you ->
    [yes] You look
   *[no] { $name } looks
} at { $cards ->
    [one] the top card
   *[other] the { $cards } top cards
} of { $planet }.
told-card-seen = { $you ->
    [yes] You see
   *[no] { $name } sees
} { $card ->
    [none] a card
   *[other] { $card }
}.
told-artifact-taken = { $you ->
    [yes] You take
   *[no] { $name } takes
} the Mysterious Artifact from { $other }.
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
told-opportunity = { $cost } for { $points } points
told-engine-changed = { $you ->
    [yes] Your engine
   *[no] The engine of { $name }
} now gives { $engine } energy a turn.
told-first-explorer-named = { $you ->
    [yes] You are
   *[no] { $name } is
} First Explorer{ $how ->
    [shared] , together with another
   *[alone] {""}
}.
told-game-ended = { $reason ->
    [last-ship] Only one ship is left.
    [all-lost] No ship is left: nobody wins.
   *[sector-lost] The sector is lost. Most points: { $winners }.
}

# The companion
page-companion-lead = Put in what lies before each player at the end. Every point is explained.
page-player = Player { $number }
page-player-name = Name
page-add-player = Add a player
page-remove-player = Take { $name } out
page-swallowed = The ship was swallowed
page-at-home = The ship is home
page-engine-level = Engine, energy a turn
page-markers = Exploration markers
page-first-explorer = First Explorer card
page-first-none = none
page-first-points = { $points } points
page-opportunity-points = Opportunity cards, their points
page-opportunity-hint = numbers with spaces between, such as 4 8
page-cards-that-score = Cards that score
page-add-card = Add a card
page-remove-card = Take { $card } back
page-begin-anew = Begin anew
page-companion-rank = { $rank }. { $name }
page-companion-points = { $total ->
    [none] lost
   *[other] { $total } points
}
page-credit = Icons by Lorc, Delapouite and contributors from game-icons.net, CC BY 3.0.
