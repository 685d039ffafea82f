# Every sentence of Black Hole Buccaneers. Seats are counted from 0, as in records.

name = Black Hole Buccaneers
summary = Draft valuable space trash, and stay light enough for the black hole.
prompt = Seat { $seat }, round { $round }, turn { $turn }: { $phase ->
    [select] pick a card from your hand.
    [group] choose the group that your { $card } joins.
    [add-group] choose the group that your { $card } joins.
    [egg-group] choose the group that your { $card } joins.
    [pool-group] choose the group that your { $card } joins.
    [laser] choose the Threshold card for your Laser.
    [add] choose the card that Titanic Tentacles adds.
    [egg] use the Easter Egg, or hold it?
    [pool] use the Alien Kiddie Pool, or hold it?
   *[ring] discard the One Ring, or hold it?
}

draw-hole = Round { $round } of 3, { $hole }: threshold { $threshold }{ $cards ->
    [none] {""}
   *[other] {" "}with { $cards }
}{ $direction ->
    [none] {""}
   *[other] , hands go { $direction }
}, { $deck } cards in the deck
draw-side = seat { $seat }{ $own ->
    [yes] {" "}(you)
   *[no] {""}
}: { $points } points, value { $value }, weight { $weight }{ $facedown ->
    [0] {""}
    [1] , one Toy facedown
   *[other] , { $facedown } Toys facedown
}
draw-memory = Seat { $seat } holds a hand that you have seen: { $cards }{ $toys ->
    [0] {""}
    [1] , less one Toy
   *[other] , less { $toys } Toys
}{ $more ->
    [0] {""}
   *[other] , and one card more
}
draw-hand = Your hand:
draw-drawn = Titanic Tentacles shows you:
describe-pick = { $title }, { $value }/{ $weight }
describe-join = with { $parts }
describe-laser = the threshold becomes { $threshold }

## Options

option-holes = The black holes; or three ids, as red-12,red-15,red-18
    .first = those of the first game
    .random = any three; each becomes known when its round begins
option-holes-value = option holes: “{ $value }” is not allowed; expected { $expected } or three different ids of: { $ids }

## Events

direction-shown = Hands go round { $direction }.
round-began = Round { $round }: { $hole }, threshold { $threshold }, { $hand } cards each.
card-dealt = Seat { $seat } is dealt { $card ->
    [none] a card
   *[other] { $card }
}.
card-drawn = Seat { $seat } draws { $card ->
    [none] a card
   *[other] { $card }
}.
card-played = Seat { $seat } plays { $card ->
    [toy] a Toy, facedown
   *[other] { $card }
}.
card-taken = GPS Tracker picks for seat { $seat }: { $card ->
    [toy] a Toy, facedown
   *[other] { $card }
}.
card-added = Titanic Tentacles adds { $card ->
    [toy] a Toy, facedown,
   *[other] { $card }
} for seat { $seat }; discarded: { $discarded }.
card-arrived = { $relic ->
    [easter-egg] The Easter Egg
   *[other] The Alien Kiddie Pool
} brings seat { $seat } { $card ->
    [toy] a Toy, facedown
   *[other] { $card }
}.
part-placed = Seat { $seat } puts { $part } into group { $group }.
threshold-placed = Seat { $seat } puts { $card } beside the hole with the Laser, threshold { $threshold }{ $leaves ->
    [1] ; the Laser is discarded
   *[other] {""}
}.
direction-flipped = Reality Gyro: hands go round { $direction } from now on.
robot-turned = Seat { $seat }'s Robot turns: value and weight change places.
artifact-turned = Seat { $seat }'s { $artifact } turns to { $value }/{ $weight }.
hands-passed = Hands are passed on { $direction }.
pile-made = The last { $cards } cards go facedown to the pile.
relic-used = Seat { $seat } discards { $relic }.
relic-held = Seat { $seat } keeps { $relic }.
toys-turned-up = Seat { $seat } turns up { $cards }, weight { $weight } in Toys.
threshold-found = The pile shows { $card }: the threshold is { $threshold }.
bonus-taken = Seat { $seat } takes the { $card } card.
player-drawn-in = Seat { $seat } weighs { $weight }, more than { $threshold }: drawn in, { $points ->
    [0] no points
   *[other] { $points } points by the Emergency Towel
}.
player-scored = Seat { $seat } weighs { $weight } of { $threshold }, value { $value }: place { $place }, { $points } points.
game-ended = { $count ->
    [1] Seat { $winners } wins with { $points } points.
   *[other] Seats { $winners } share the victory with { $points } points.
}

## Why an action is not possible

malformed-action = “{ $text }” is no action of this game; expected one of those that `legal` lists, as pick robot 6/3
refused-over = { $action }: the match is over
refused-chance = { $action }: no seat is to act now
refused-draw = { $action }: this can't come now
refused-seat = { $action }: there is no seat { $seat } at this table
refused-gps = { $action }: GPS Tracker picks your card this turn
refused-chosen = { $action }: your card lies there already
refused-turn = { $action }: seat { $seat } is to decide now
refused-kind = { $action }: expected another kind of decision now ({ $phase })
refused-hand = { $action }: { $what } is not in your hand
refused-add = { $action }: { $what } is none of the three cards
refused-group = { $action }: group { $what } is not there, holds that part already, or is like an earlier one
refused-laser = { $action }: there is no such Threshold card for the Laser
refused-relic = { $action }: this is not the step of { $what }

## Packs

pack-first = first.holes: { $given }; expected three different ids of: { $known }
pack-thresholds = thresholds: { $given }; expected five different figures
pack-weights = bonus: toys and exoskeleton are both { $given }; expected different figures
pack-score = score.{ $id } has { $count } places; expected { $id }
pack-relic = relic.{ $id } has { $copies } copies; each Relic exists once
pack-turns = artifact.{ $id }: expected { $count ->
    [1] one value and one weight
   *[other] { $count } values and weights, by quarter turns
}
pack-cards = { $family }: { $count } cards in all; expected { $expected }

## The companion

tool-score = { $threshold }
    .help = Score a round at a real table from files.
pad-drawn-in = { $name }: drawn in, { $points } points
pad-scored = { $name }: place { $place }, { $points } points
step-relic-none = Nobody has { $relic }.
step-relic-kept = { $name } keeps { $relic }.
step-arrives = { $name } discards { $relic }; { $card } comes into the display{ $facedown ->
    [yes] , facedown for now
   *[no] {""}
}.
step-turns = { $card } turns { $name }'s { $artifact } by a quarter.
step-toys = Toys weigh: { $weights }. { $name } alone has most and takes { $card }.
step-toys-tied = Toys weigh: { $weights }. Nobody alone has most, so nobody takes { $card }.
step-ring = { $name } discards { $relic }.
step-weight = { $name } weighs { $weight } = { $sum }.
step-carpet = { $name } alone is lightest and takes { $card } for Antigravity Carpet.
step-exoskeleton = { $name } alone is heaviest and takes { $card } for Exoskeleton.
step-threshold = The pile shows { $card }: the threshold is { $threshold } = { $sum }.
step-paperweight = For { $name } the { $weight } counts twice: { $threshold }.
step-escapes = { $name } weighs { $weight } of { $threshold } and escapes.
step-drawn-in = { $name } weighs { $weight }, more than { $threshold }, and is drawn in{ $points ->
    [0] {""}
   *[other] ; Emergency Towel gives { $points } points
}.
step-scores = { $name } has value { $value } = { $sum }: place { $place }, { $points } points.
step-nobody = Nobody is left to score.
table-players = player: { $count } players; expected 3 to 6
table-name = player { $number }: name “{ $name }”; expected a name that no other player has
table-threshold = threshold_cards: { $card }; expected each at most once of: { $known }
table-uses = { $name }, uses: “{ $relic }”; expected each at most once of: { $known }
table-use = { $name }, uses: { $relic } is not in the display when its step comes
table-two = uses: { $relic } is used by { $names }; each Relic exists once
table-missing = { $field } is missing: { $name } uses { $relic }, so it must say which card comes
table-card = { $where }: there is no card “{ $card }”; expected { $hint }
table-forms = spacecraft V/W, toy V/W, robot V/W, shapeshifter V/W, part NAME, or an Artifact or Relic by name, as loot-box
table-turned = { $where }: “{ $card }”; only Robots can be written as turned
table-number = { $where }: “{ $card }”; a number may stand only after a part or an Artifact that turns
table-bare = { $where }: “{ $card }” comes as it is printed; expected it without turns{ $where ->
    [revealed] {" "}and without a group
   *[other] {""}
}
table-copies = { $where }: “{ $card }” is there too often; it is printed { $copies ->
    [1] once
   *[other] { $copies } times
}
table-group-has = { $where }: “{ $card }”; group { $group } already holds that part
table-group-lacks = { $where }: “{ $card }”; no new group { $group } while group { $lacking } lacks that part
table-group-none = { $where }: “{ $card }”; there is no group { $group }, only { $groups }
