# Every sentence of Chasphere Black Hole.

name = Chasphere Black Hole
summary = Surf six moving planets, plunder them, and be home when the star has become a black hole.
prompt = Game turn { $turn }{ $last ->
    [yes] , the last one
   *[no] {""}
}: seat { $seat }, { $step ->
    [choosing-ships] choose a ship.
    [keeping] choose a card to keep.
    [returning] put { $card } on top of the deck or at the bottom.
    [swapping] choose a card of the bargaining zone.
    [paying] choose a card to pay with.
   *[turn] { $energy } energy.
}

## Options

option-first = Who begins; a seat's number, from 0
    .random = chance decides
    .other = this seat
option-disc = The rotation disc
    .random = chance decides
    .other = this one
option-ships = How the ships are given out
    .random = by chance
    .choose = each player chooses, in turn order
option-repulsion = Where a planet goes that is pushed by another
    .free = to the next space without a planet
    .chain = by one space, pushing on a planet that is there
option-events = What two events do
    .detailed = two alike contaminate the planet, two different ones move the sky
    .overview = two different ones contaminate the planet, two alike move the sky

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
    .help = What the sky does if no event happens; disc 1 unless another is set.
tool-score = The score
    .help = Score the end of a game at a real table, from a FILE for each table.
tool-outlook = The outlook
    .help = From a seat's VIEW (JSON): where its ship can fly, what the sky does next, and every point explained.
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
score-exploration = { $markers } planets explored
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
