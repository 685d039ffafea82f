# Every sentence of Black Hole Buccaneers. Seats are counted from 0, as in records.

name = Black Hole Buccaneers
summary = Draft valuable space trash, and stay light enough for the black hole.
prompt = { $name }, round { $round }, turn { $turn }: { $phase ->
    [select] pick a card from your hand.
    [group] choose the group that your { $card } joins.
    [add-group] choose the group that your { $card } joins.
    [egg-group] choose the group that your { $card } joins.
    [pool-group] choose the group that your { $card } joins.
    [laser] choose the Threshold card for your Laser.
    [add] choose the card that Titanic Tentacles adds.
    [egg] discard Easter Egg for the top card of the deck, or keep it?
    [pool] discard Alien Kiddie Pool for a card from the pile, or keep it?
   *[ring] discard One Ring, or keep it?
}
prompt-gps = GPS Tracker picks your card this turn, at random from this hand.
prompt-waiting = { $names ->
    [none] Nobody has anything to decide.
   *[other] Waiting for { $names }.
}

draw-hole = Round { $round } of { $rounds }: { $hole ->
    [none] the black hole is not known yet
   *[other] a { $hole } black hole, threshold { $threshold }{ $cards ->
        [none] {""}
       *[other] {" "}with { $cards } beside it
    }
}{ $direction ->
    [none] {""}
   *[other] , hands pass { $direction }
}, { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck
draw-side = { $name }{ $own ->
    [yes] {" "}(you)
   *[no] {""}
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, value { $value }, weight { $weight }{ $facedown ->
    [0] {""}
   *[other] { $own ->
        [yes] , { $facedown ->
            [one] 1 facedown Toy
           *[other] { $facedown } facedown Toys
        } included
       *[no] {" "}plus { $facedown ->
            [one] 1 facedown Toy
           *[other] { $facedown } facedown Toys
        }
    }
}
draw-card = { $title }{ $pair ->
    [none] {""}
   *[other] {" "}{ $pair }
}{ $group ->
    [0] { $turns ->
        [0] {""}
       *[other] {" "}turned
    }
   *[other] {" "}in group { $group }
}
draw-facedown = a facedown Toy
draw-memory = { $name } now holds a hand you have seen: { $cards }{ $toys ->
    [0] {""}
    [1] , less 1 Toy
   *[other] , less { $toys } Toys
}{ $more ->
    [0] {""}
   *[other] , and one more card
}
draw-hand = Your hand:
draw-drawn = Titanic Tentacles shows you:
card-figures = value { $value }, weight { $weight }
card-about = { $kind }, { $figures }.
card-becomes = { $family ->
    [part] In groups of two, three and four parts: { $pairs }.
   *[other] With each quarter turn: { $pairs }, then from the start again.
}
topic-hole = { $danger } black hole { $threshold }
    .about = Threshold { $threshold }, hand size { $hand }.
label-group = group { $group }
describe-join = { $parts ->
    [none] start it
   *[other] with { $parts }
}
describe-laser = the threshold becomes { $threshold }, and the Laser { $leaves ->
    [yes] is discarded
   *[no] stays
}
describe-hold = it stays in your display: { $figures }
list = { $first } and { $last }

## Options

option-holes = Black holes
    .form = or three ids, as red-12,red-15,red-18
    .first = the beginner set
    .random = three at random, each revealed when its round begins
option-holes-value = option holes: “{ $value }” is not allowed; expected { $expected } or three different ids of: { $ids }

## Names

card-name = { $family ->
    [spacecraft] { $title } (Spacecraft { $pair })
    [toy] { $title } (Toy { $pair })
    [robot] { $title } (Robot { $pair })
    [shapeshifter] { $title } (Shapeshifter { $pair })
   *[other] { $title }
}
card-facedown = a Toy

## Events

direction-shown = Hands will pass { $direction }.
round-began = Round { $round }: a { $hole } black hole, threshold { $threshold }, { $hand } cards each.
card-dealt = { $name } is dealt { $card ->
    [none] a card
   *[other] { $card }
}.
cards-dealt = { $count ->
    [1] One card is
    [2] Two cards are
    [3] Three cards are
    [4] Four cards are
    [5] Five cards are
    [6] Six cards are
    [7] Seven cards are
    [8] Eight cards are
    [9] Nine cards are
   *[other] { $count } cards are
} dealt to everyone.
everybody-draws = Everyone draws a card.
cards-drawn = { $name } draws { $count ->
    [one] a card
    [3] three cards
   *[other] { $count } cards
}.
card-drawn = { $name } draws { $card ->
    [none] a card
   *[other] { $card }
}.
card-played = { $facedown ->
    [yes] { $name } lays { $card } facedown.
   *[no] { $name } reveals { $card }.
}
card-taken = GPS Tracker picks { $card } for { $name }{ $facedown ->
    [yes] , facedown
   *[no] {""}
}.
card-added = Titanic Tentacles: { $name } adds { $card }{ $facedown ->
    [yes] {" "}facedown
   *[no] {""}
} and discards { $discarded }.
card-arrived = { $relic } brings { $name } { $card }{ $facedown ->
    [yes] , facedown for now
   *[no] {""}
}.
part-placed = { $name } adds { $part } to Time Machine { $group }.
threshold-placed = { $name } fires the Pocket Laser: { $card } goes beside the hole, the threshold is { $threshold }{ $leaves ->
    [1] {" "}and the Laser is discarded
   *[other] {""}
}.
direction-flipped = Reality Gyro: hands pass { $direction } from now on.
robot-turned = { $name }'s Robot turns: value and weight swap.
artifact-turned = { $name }'s { $artifact } turns { $turns ->
    [1] to
    [4] all the way round, back to
   *[other] { $turns } times, to
} { $value }/{ $weight }.
hands-passed = Hands pass { $direction }.
pile-made = The last { $cards ->
    [one] card goes
   *[other] { $cards } cards go
} facedown onto the pile.
relic-used = { $name } discards { $relic }.
relic-held = { $name } keeps { $relic }.
toys-turned-up = { $name } turns up { $cards }: Toys of weight { $weight }.
threshold-found = The pile shows { $card }: the threshold is { $threshold }.
paperweight-counted = XXL Paperweight: for { $name } the { $weight } counts twice, so the threshold is { $threshold }.
bonus-taken = { $name } takes the { $card } card.
player-drawn-in = { $name } weighs { $weight }, more than { $threshold }, and is drawn in{ $points ->
    [0] : no points
    [one] , but gets { $points } point for Emergency Towel
   *[other] , but gets { $points } points for Emergency Towel
}.
player-scored = { $name } weighs { $weight } of { $threshold } and escapes with value { $value }: place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $tie ->
    [none] {""}
    [craft] {" "}(tied on value; the best Spacecraft decides, here { $craft ->
        [none] none
       *[other] one worth { $craft }
    })
   *[shared] {" "}(tied; all of them score the lowest of the places they share)
}.
game-ended = { $count ->
    [1] { $name } wins
   *[other] { $name } share the victory
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $tie ->
    [craft] : others have as many, but not as valuable a Spacecraft in the third round
    [shared] : their best Spacecraft in the third round don't separate them either
   *[none] {""}
}.

## Why an action is not possible

malformed-action = “{ $text }” is not an action of this game; actions look like “pick robot 6/3” or “join 1”
refused-over = the match is over
refused-chance = nobody has anything to decide at the moment
refused-draw = this can't come up now
refused-players = the players have to decide first
refused-seat = there is no seat { $seat } at this table
refused-gps = GPS Tracker picks your card this turn
refused-chosen = your card for this turn is already facedown in front of you
refused-chosen-group = you have already chosen a group for your part
refused-turn = { $phase ->
    [laser] somebody else is choosing a Threshold card for the Pocket Laser
    [add] somebody else is choosing a card from Titanic Tentacles
    [egg] somebody else is deciding about Easter Egg
    [pool] somebody else is deciding about Alien Kiddie Pool
    [ring] somebody else is deciding about One Ring
   *[other] somebody else is choosing a group for a part of the Time Machine
}
refused-kind = { $act ->
    [join] no part is waiting for a group
    [laser] your Pocket Laser isn't waiting for a Threshold card
    [add] Titanic Tentacles isn't waiting for your choice
    [easter-egg] Easter Egg is discarded or kept in step A of scoring
    [alien-kiddie-pool] Alien Kiddie Pool is discarded or kept in step B of scoring
    [one-ring] One Ring is discarded or kept in step D of scoring
   *[pick] no card is picked from the hand now
}; { $phase ->
    [select] first pick a card from your hand
    [laser] first choose the Threshold card for your Pocket Laser
    [add] first choose the card that Titanic Tentacles adds to your display
    [egg] first decide whether to discard Easter Egg
    [pool] first decide whether to discard Alien Kiddie Pool
    [ring] first decide whether to discard One Ring
   *[other] first choose the group that your part joins
}
refused-hand = { $card } is not in your hand
refused-add = { $card } is not one of the three cards that Titanic Tentacles drew
refused-group-none = you have no group { $group }; { $part } can join { $open }
refused-group-has = group { $group } already has { $part }
refused-group-twin = group { $group } holds the same parts as group { $twin }; join that one
refused-laser = the Pocket Laser has no Threshold card { $card }
refused-relic = this is about { $asked }, not about { $relic }

## Packs

pack-first = first.holes: { $given }; expected three different ids of: { $known }
pack-thresholds = thresholds: { $given }; expected five different figures
pack-weights = bonus: toys and exoskeleton are both { $given }; expected different figures
pack-score = score.{ $id } has { $count ->
    [one] { $count } place
   *[other] { $count } places
}; expected { $id }
pack-relic = relic.{ $id } has { $copies } copies; each Relic exists once
pack-turns = artifact.{ $id }: expected { $count ->
    [1] one value and one weight
   *[other] { $count } values and weights, by quarter turns
}
pack-cards = { $family }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in all; expected { $expected }

## The companion

tool-score = { $threshold }
    .help = Score rounds played at a real table; each FILE is TOML.
pad-drawn-in = { $name }: drawn in, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pad-scored = { $name }: place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
step-relic-none = Nobody has { $relic }.
step-relic-kept = { $name } keeps { $relic }.
step-arrives = { $name } discards { $relic }; { $card } comes into the display{ $facedown ->
    [yes] , facedown for now
   *[no] {""}
}.
step-turns = { $card } gives { $name }'s { $artifact } a quarter turn.
step-toys = Toys weigh: { $weights }. { $name } alone has the heaviest Toys and takes { $card }.
step-toys-tied = Toys weigh: { $weights }. The heaviest Toys are tied, so nobody takes { $card }.
step-toys-none = Nobody has Toys, so nobody takes { $card }.
step-ring = { $name } discards { $relic }.
step-weight = { $name } weighs { $weight }{ $terms ->
    [0] {""}
    [1] {""}
   *[other] {" "}= { $sum }
}.
step-carpet = { $name } alone is the lightest and takes { $card } for Antigravity Carpet.
step-exoskeleton = { $name } alone is the heaviest and takes { $card } for Exoskeleton.
step-threshold = The pile shows { $card }: the threshold is { $threshold } = { $sum }.
step-paperweight = XXL Paperweight: for { $name } the { $weight } counts twice, so the threshold is { $threshold }.
step-escapes = { $name } weighs { $weight } of { $threshold } and escapes.
step-drawn-in = { $name } weighs { $weight }, more than { $threshold }, and is drawn in{ $points ->
    [0] {""}
    [one] ; Emergency Towel gives { $points } point
   *[other] ; Emergency Towel gives { $points } points
}.
step-scores = { $name } has value { $value }{ $terms ->
    [0] {""}
    [1] {""}
   *[other] {" "}= { $sum }
}: place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
step-tie-craft = { $names } have the same value; the most valuable Spacecraft decides: { $crafts }.
step-tie-shared = { $names } can't be told apart and all score place { $place }, the lowest that they share.
step-craft = { $name } { $craft ->
    [none] none
   *[other] { $craft }
}
step-nobody = Nobody is left to score.
table-players = player: { $count ->
    [one] { $count } player
   *[other] { $count } players
}; expected 3 to 6
table-player = player { $number }: { $problem }
table-name = player { $number }: another player is called “{ $name }”, too; expected a name of their own for each
table-threshold = threshold_cards: { $card }; expected each at most once of: { $known }
table-uses = { $name }, uses: “{ $relic }”; expected each at most once of: { $known }
table-use = { $name }, uses: { $relic } is not in the display when its step comes
table-revealed = revealed: no card; expected the one turned up in step F
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
table-group-none = { $where }: “{ $card }”; there is no group { $group }; { $groups ->
    [0] the first one is group 1
    [one] so far there is only group 1
   *[other] so far there are groups 1 to { $groups }
}
outlook-spectator = only a player has an outlook, and this is a spectator's view
outlook-view = this is not a view of this game, or it contradicts itself

## On the page

page-board = The table
page-kind = { $family ->
    [spacecraft] Spacecraft
    [toy] Toy
    [robot] Robot
    [shapeshifter] Shapeshifter
    [part] Part
    [artifact] Artifact
   *[relic] Relic
}
page-short = Buccaneers
page-round = Round { $round }
page-hole-hand = { $hand } cards
page-hole-choice = { $threshold }, { $danger }, { $hand } cards each
page-danger = { $danger ->
    [dangerous] Dangerous
    [precarious] Precarious
   *[dire] Dire
}
page-seat-name = { $seat ->
    [0] Bosun
    [1] Gunner
    [2] Cook
    [3] Surgeon
    [4] Pilot
   *[other] Parrot
}
page-a-toy = a Toy
page-card = { $title }, { $kind }, value { $value }, weight { $weight }
page-card-turned = { $card }, turned by { $turns ->
    [1] a quarter
    [2] a half
   *[other] three quarters
}
page-facedown = a facedown Toy
page-facedown-own = facedown: { $cards }
page-all-weigh = all weigh { $weight }
page-machine = Time Machine of { $parts }, each value { $value }, weight { $weight }
page-stack = stack of Shapeshifters: { $cards }
page-each = each
page-hole = The black hole
page-threshold = Threshold
page-made-of = { $known } + one card from the pile
page-made-final = { $sum }
page-threshold-card = { $tiit ->
    [yes] { $card } by TIIT CLO UHL
   *[no] { $card } by the Laser
}
page-way = { $direction ->
    [clockwise] Hands pass clockwise
   *[other] Hands pass counterclockwise
}
page-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the deck
page-gauge = { $name }, weight { $weight }{ $hidden ->
    [0] {""}
   *[other] , with facedown Toys { $least } to { $most }
}, threshold { $threshold }{ $tried ->
    [none] {""}
   *[other] ; would be { $tried }
}
page-gauge-hint = { $hidden ->
    [0] {""}
   *[other] Hatched: what facedown Toys can add.{" "}
}{ $final ->
    [yes] The pin marks the threshold, { $threshold }. Whoever weighs more is drawn in.
   *[no] The pin marks the threshold so far, { $threshold }. Dots: where the pile's card can move it, { $low } to { $high }.
}
page-safe = { $how ->
    [always] Safe, whatever the pile's card weighs.
    [never] Too heavy for any card of the pile.
   *[if] Safe if the pile's card weighs { $weight } or more.
}
page-points-unit = { $points ->
    [1] pt
   *[other] pts
}
page-hand-of = hand of { $hand }
page-display-of = Display of { $name }
page-your-display = Your display
page-your-mat = Your mat
page-your-hand = Your hand
page-your-choice = Your choice
page-your-haul = Your haul
page-nothing-yet = What you lock in comes here. Grab value; weigh no more than the hole allows.
page-value-sum = Value { $value }{ $count ->
    [0] {""}
    [1] {""}
   *[other] {" "}= { $sum }
}
page-weight-sum = Weight { $weight }{ $count ->
    [0] {""}
    [1] {""}
   *[other] {" "}= { $sum }
}
page-makes = Weight would be { $weight }, value { $value }.
page-chance = { $percent } % risk of being drawn in
page-gauge-option = Event-horizon gauge
page-gauge-option-detail = Your risk of being drawn in, from what you can know. Ask the others before using it.
page-sealed-card = Locked in, facedown: { $card }
page-in-pile = Your last card lies in the pile: { $card }.
page-pile-name = The pile
page-pile = The pile of the last round. The marked card was turned up.
page-locked = locked
page-lock = Lock in { $card }
page-add = Add { $card }
page-join = Add to Time Machine { $group }
page-laser = { $card } beside the hole
page-use = Discard { $relic }
page-hold = Keep { $relic }
page-try = { $toy ->
    [yes] Lock in { $card }, facedown?
   *[no] Lock in { $card }?
}
page-laser-makes = The threshold becomes { $threshold }, and the Laser { $leaves ->
    [yes] is discarded
   *[no] stays
}.
page-sure = { $action }?
page-gps = GPS Tracker picks your card this turn.
page-now = { $phase ->
    [select] Pick a card
    [laser] Your Laser: which Threshold card?
    [add] Titanic Tentacles: which card do you add?
    [egg] Discard Easter Egg for the top card of the deck?
    [pool] Discard Alien Kiddie Pool for a card from the pile?
    [ring] Discard One Ring before the weights are written down?
   *[other] Which Time Machine does your part join?
}
page-now-reason = { $phase ->
    [select] { $cards ->
        [2] Keep one of 2 cards; the other goes to the pile.
       *[other] Keep one of { $cards } cards; the rest go to { $neighbour }.
    }
    [laser] A plus discards the Laser; with a minus it stays.
    [add] The other two are discarded.
    [egg] Whatever it is joins your display.
    [pool] Whatever it is joins your display.
    [ring] You lose its value along with its weight.
   *[other] The more parts a machine has, the lighter and more valuable each one is.
}
page-stands = Round { $round } of { $rounds }, turn { $turn }{ $turns ->
    [0] {""}
   *[other] {" "}of { $turns }
}
page-effect = { $of ->
    [spacecraft] No effect; the most valuable one breaks ties.
    [toy] Facedown. If nobody's Toys are as heavy as yours: weight { $toys }.
    [robot] Swaps value and weight if another Robot comes the same turn.
    [shapeshifter] All your Shapeshifters weigh what the last one weighs.
    [part] Each new part makes all of them lighter and worth more.
    [gps-tracker] Next turn your card is picked at random.
    [tiit-clo-uhl] Everybody draws a card, and { $tiit } goes beside the hole.
    [swiss-army-pocket-laser] Put { $laser } or { $last } beside the hole; a plus discards it.
    [titanic-tentacles] Draw three cards, add one to your display.
    [reality-gyro] Hands pass the other way from now on.
    [morpho-sucker] Turns when another player reveals a Shapeshifter.
    [cubus-libra] Turns when others reveal weight { $cubus } or more, Robots aside.
    [loot-box] Turns when you reveal weight { $loot } or more, Robots aside.
    [easter-egg] In step A you may discard it for the top card of the deck.
    [alien-kiddie-pool] In step B you may discard it for a card from the pile.
    [one-ring] In step D you may discard it.
    [antigravity-carpet] If you alone are the lightest: value { $carpet }.
    [exoskeleton] If you alone are the heaviest: weight { $exoskeleton }.
    [xxl-paperweight] For you the pile's card counts twice.
   *[emergency-towel] If you are drawn in, you still score { $towel ->
        [1] { $towel } point
       *[other] { $towel } points
    }.
}
page-told-way = { $what ->
    [direction-shown] Hands will pass { $direction }.
    [direction-flipped] Reality Gyro: hands pass { $direction } from now on.
   *[hands-passed] Hands pass { $direction }.
}
page-told-round = Round { $round }: { $danger }, threshold { $threshold }, { $hand } cards each.
page-told-drew = You draw { $card }.
page-told-played = { $toy ->
    [yes] { $you ->
        [yes] You lay { $card } facedown.
       *[no] { $name } lays a Toy facedown.
    }
   *[no] { $you ->
        [yes] You reveal { $card }.
       *[no] { $name } reveals { $card }.
    }
}
page-told-reveal = Everybody turns up their card.
page-told-shown = { $name }: { $card }{ $toy ->
    [yes] , facedown
   *[no] {""}
}.
page-told-taken = GPS Tracker picks { $card } for { $you ->
    [yes] you
   *[no] { $name }
}{ $toy ->
    [yes] , facedown
   *[no] {""}
}.
page-told-added = Titanic Tentacles: { $you ->
    [yes] you add
   *[no] { $name } adds
} { $card }{ $toy ->
    [yes] {" "}facedown
   *[no] {""}
}; { $discarded } are discarded.
page-told-arrived = { $relic } brings { $you ->
    [yes] you
   *[no] { $name }
} { $card }{ $toy ->
    [yes] , facedown for now
   *[no] {""}
}.
page-told-part = { $you ->
    [yes] You add
   *[no] { $name } adds
} { $part } to Time Machine { $group }.
page-told-laser = { $you ->
    [yes] You fire
   *[no] { $name } fires
} the Pocket Laser: { $card } beside the hole, threshold { $threshold }{ $leaves ->
    [yes] ; the Laser is discarded
   *[no] {""}
}.
page-told-robot = { $you ->
    [yes] Your Robot turns
   *[no] { $name }'s Robot turns
}: value and weight swap.
page-told-turned = { $you ->
    [yes] Your
   *[no] { $name }'s
} { $artifact } turns { $turns ->
    [1] to
    [4] all the way round, back to
   *[other] { $turns } times, to
} { $pair }.
page-told-pile = The last { $cards ->
    [one] card goes
   *[other] { $cards } cards go
} facedown onto the pile.
page-told-used = { $you ->
    [yes] You discard
   *[no] { $name } discards
} { $relic }.
page-told-held = { $you ->
    [yes] You keep
   *[no] { $name } keeps
} { $relic }.
page-told-toys = { $you ->
    [yes] You turn up
   *[no] { $name } turns up
} { $cards }: Toys of weight { $weight }.
page-told-threshold = The pile shows { $card }: the threshold is { $threshold }.
page-told-paperweight = XXL Paperweight: for { $you ->
    [yes] you
   *[no] { $name }
} the { $weight } counts twice, so the threshold is { $threshold }.
page-told-bonus = { $you ->
    [yes] You take
   *[no] { $name } takes
} the { $card } card.
page-told-drawn-in = { $you ->
    [yes] You are
   *[no] { $name } is
} drawn in: { $weight } is more than { $threshold }. { $points ->
    [0] No points.
    [1] Emergency Towel still scores { $points } point.
   *[other] Emergency Towel still scores { $points } points.
}
page-told-scored = { $you ->
    [yes] You escape
   *[no] { $name } escapes
} with value { $value }: place { $place }, { $points ->
    [1] { $points } point
   *[other] { $points } points
}{ $tie ->
    [craft] {" "}(tied on value; the best Spacecraft decides)
    [shared] {" "}(tied; all score the lowest place they share)
   *[none] {""}
}.
page-told-end = { $count ->
    [1] { $you ->
        [yes] You win
       *[no] { $names } wins
    }
   *[other] { $names } share the victory
} with { $points ->
    [1] { $points } point
   *[other] { $points } points
}{ $tie ->
    [craft] , thanks to the best Spacecraft of the third round
   *[other] {""}
}.
page-pace = Show each reveal and score
page-pace-of = { $pace ->
    [slow] slow
    [normal] normal
    [fast] fast
   *[off] off
}
page-points = Points
page-points-by-round = Points by round
page-sum = Total
page-drawn-in = drawn in
page-your-fate = { $drawn ->
    [yes] { $weight } is more than { $threshold }: you were drawn in.
   *[no] You escaped with { $weight } of { $threshold }.
}
page-ending = { $how ->
    [lead] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $lead } more than { $second }.
    [craft] Tied with { $second } at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; the best Spacecraft of the third round decides.
   *[shared] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
}
page-credit = Icons by Lorc, Delapouite and contributors from game-icons.net, CC BY 3.0. Figures and names that the books leave out are our own.
page-theatre = Score of round { $round }
page-theatre-wait = The curtain rises …
page-theatre-looking = You are looking at the score of round { $round }.
page-theatre-leave = Back to the table
page-theatre-caption = { $letter }: { $title }
page-theatre-failed = The server isn't answering. The log has every step.
page-as-text = As text
page-go-on = { $to ->
    [round] Next round
    [result] See the result
   *[table] Back to the table
}
page-steps = Steps of the score
page-step-back = Step back
page-step-on = Next step
page-to-points = Skip to points
page-step-nobody = Nobody has { $relic }.
page-step-toys = Toys are turned up
page-step-toys-tied = { $toys ->
    [0] Nobody has any Toys; no bonus.
   *[other] Heaviest Toys are tied; no bonus.
}
page-step-toys-taken = { $you ->
    [yes] You alone have
   *[no] { $name } alone has
} the heaviest Toys: weight { $card }.
page-step-toy-weight = Toys { $weight }
page-step-weights = Weights are written down
page-step-written = Everybody adds up their cards.
page-step-exoskeleton = Exoskeleton: { $you ->
    [yes] you alone are
   *[no] { $name } alone is
} the heaviest: weight { $card }.
page-step-carpet = Antigravity Carpet: { $you ->
    [yes] you alone are
   *[no] { $name } alone is
} the lightest: value { $card }.
page-step-threshold = The threshold
page-step-turned-up = The pile shows { $card }. Threshold { $sum }.
page-step-paperweight = XXL Paperweight: for { $you ->
    [yes] you
   *[no] { $name }
} it is { $threshold }.
page-step-horizon = Who is drawn in?
page-step-drawn-in = { $count ->
    [1] { $you ->
        [yes] You are
       *[no] { $names } is
    } drawn in.
   *[other] { $names } are drawn in.
}
page-step-all-escape = Everybody escapes.
page-step-fate = { $drawn ->
    [yes] { $weight } is more than { $threshold }: drawn in
   *[no] { $weight } of { $threshold }: escapes
}
page-step-points = Points
page-step-place = { $place }. { $name }, value { $value }{ $tie ->
    [craft] {" "}(the best Spacecraft decides)
    [shared] {" "}(tied)
   *[none] {""}
}
page-step-value = value { $sum }
page-step-nobody-left = Nobody is left to score.
page-step-towel = Emergency Towel: { $you ->
    [yes] you still score
   *[no] { $name } still scores
} { $points }.
page-step-scores = { $drawn ->
    [yes] Drawn in: { $points ->
        [1] { $points } point
       *[other] { $points } points
    }
   *[no] { $points ->
        [1] { $points } point
       *[other] { $points } points
    }
}
page-lies-facedown = facedown
page-facedown-note = Facedown Toys are turned up in step C of the score.
page-empty-display = Nothing lies here yet.
page-seen = What you have seen of the hand that { $name } holds
page-seen-detail = Not played openly since{ $toys ->
    [0] {""}
    [1] ; one Toy was played facedown from it
   *[other] ; { $toys } Toys were played facedown from it
}{ $strangers ->
    [0] {""}
   *[other] ; a card came in that you don't know
}.
page-pad-rounds = Rounds
page-pad-round = Round { $round }
page-pad-player = Player
page-pad-name = Name of player { $number }
page-pad-remove = Remove
page-pad-add-player = Add a player
page-pad-clear = Clear this round
page-pad-restart = Start over
page-pad-hole = Black Hole card
page-pad-hand = hand { $hand }
page-pad-beside = Threshold cards beside it
page-pad-revealed = Step F: the card turned up from the pile
page-pad-deck-top = Step A: the top card of the deck
page-pad-pool-card = Step B: the card from the pile
page-pad-other = Change
page-pad-add-card = Add a card for { $name }
page-pad-no-card = There is no card “{ $typed }”. Type a name, a kind or a pair, as in robot 6/3.
page-pad-card = { $card }{ $of ->
    [turn] , turned by { $mark } { $mark ->
        [1] quarter
       *[other] quarters
    }
    [group] , in group { $mark }
   *[none] {""}
}
page-pad-group = group { $group }
page-pad-away = Remove { $card }
page-pad-needs-name = Player { $number } needs a name that nobody else has.
page-pad-copies = { $card } is there too often: the box has { $copies ->
    [1] only one
   *[other] only { $copies }
}.
page-pad-no-card-for = Step { $step }: enter the card that { $relic } brings.
page-pad-step = Step { $step }
page-pad-no-revealed = Step F: enter the card turned up from the pile.
page-pad-empty = Enter the cards on your table when scoring begins, in the order they were played. Tap a Robot or an Artifact to turn it, or a part to choose its group.
page-pad-result = { $drawn ->
    [yes] drawn in: { $weight } is more than { $threshold }
   *[no] place { $place }: value { $value }, weight { $weight } of { $threshold }
}
