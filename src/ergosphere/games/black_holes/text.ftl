# Every sentence of Black Holes.

name = Black Holes
summary = Tip your blocks across the board and sink four of them first.
side = { $side ->
    [0] Light
   *[other] Dark
}
side-summary = { $side ->
    [0] Light
   *[other] Dark
}{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
}, { $sunk } of 4 sunk
prompt = { $side ->
    [0] Light
   *[other] Dark
} to move, { $left ->
    [1] one move
   *[other] two moves
} left in this turn.

## Options

option-blocked = When a side can't move
    .pass = it passes; if neither side can move, the game is a draw
    .loss = it loses if it can't move at the start of its turn

## Events

block-moved = { $seat ->
    [0] Light
   *[other] Dark
} { $how ->
    [rolled] rolls
    [tipped-up] tips up
   *[tipped-over] tips over
} from { $origin } to { $target } ({ $move })
block-sank = { $seat ->
    [0] Light
   *[other] Dark
} sinks the block on { $origin } in { $hole } ({ $move }), { $sunk } of 4
turn-passed = { $seat ->
    [0] Light
   *[other] Dark
} can't move and passes.
game-ended = { $reason ->
    [four-sunk] { $winner ->
        [0] Light has sunk four blocks and wins.
       *[other] Dark has sunk four blocks and wins.
    }
    [blocked] { $winner ->
        [0] Dark can't move: Light wins.
       *[other] Light can't move: Dark wins.
    }
    [both-blocked] Neither side can move: the game is drawn.
    [repetition] The same position has come up for the third time: the game is drawn.
   *[quiet] 200 moves without a sinking: the game is drawn.
}

## In the terminal

do-move = { $how ->
    [rolled] roll
    [tipped-up] tip up
   *[tipped-over] tip over
} from { $origin } to { $target }
do-sink = sink the block on { $origin } in { $hole }
topic-space = { $what ->
    [hole] A black hole.
    [empty] No block is here.
   *[block] { $side ->
        [0] A light block
       *[other] A dark block
    } { $spaces ->
        [1] stands here.
       *[other] lies here, on { $place }.
    }
}

## Tools

perft-too-deep = expected a depth of at most { $most } over the network; on your own machine `ergosphere perft black-holes` goes deeper
tool-perft = { $nodes ->
    [one] 1 sequence
   *[other] { $nodes } sequences
} of { $depth ->
    [one] 1 move
   *[other] { $depth } moves
}
    .help = Count the sequences of DEPTH single moves from a position.

## Why a move is not possible

malformed-move = “{ $text }” is not a move; type a column a-j, a row 1-10 and one of n e s w, with * if it sinks, as in d5w or d3w*
refused-over = { $move }: the game is over: { $reason ->
    [four-sunk] four blocks are sunk
    [blocked] one side couldn't move
    [both-blocked] neither side could move
    [repetition] the same position came up for the third time
   *[quiet] nothing has sunk for 200 moves
}
refused-turn = { $move }: it is { $side ->
    [0] Light's
   *[other] Dark's
} turn
refused-kind = { $move }: this doesn't move a block
refused-no-space = { $move }: the board has no space { $space }
refused-hole = { $move }: the space { $space } is a black hole; there is no block to move
refused-empty = { $move }: there is no block on { $space }
refused-owner = { $move }: the block on { $space } is { $side ->
    [0] Light's
   *[other] Dark's
}
refused-anchor = { $move }: name this block by its other space, { $anchor }
refused-star = { $move }: this doesn't sink the block; write it without *
refused-no-star = { $move }: this sinks the block; write it with *
refused-hemmed = { $move }: the block on { $space } is hemmed in
refused-edge = { $move }: the block would go over the edge of the board
refused-into-hole = { $move }: the black hole { $hole } is in the way; a block sinks only when it lies and tips over its short end
refused-occupied = { $move }: the space { $space } is occupied
refused-back = { $move }: this would take your last move back
refused-closes = { $move }: this would leave the black hole { $hole } without a free space beside it

## Why a block can't get there, asked as e6-b2

why-there = the block on { $space } is there already
why-legal = the block on { $space } can go there: { $move }
why-hole = the block on { $space } can't reach the black hole { $hole }; { $lies ->
    [yes] its short end has to border the hole
   *[no] it has to lie with its short end at the hole
}
why-far = the block on { $space } can't reach { $goal } in one move
why-far-hemmed = the block on { $space } can't reach { $goal }: it is hemmed in
why-far-ways = the block on { $space } can't reach { $goal } in one move; it can go to { $ways }
why-and = { $first } and { $last }
why-or = { $first } or { $last }

## Positions

position-fields = a position has 6 fields with one space between (rows side left sunk ban-light ban-dark), not { $count }
position-rows = a position has 10 rows with / between, not { $count }
position-row = row { $row }: “{ $text }” may hold only numbers of empty spaces, U H V u h v and *
position-length = row { $row } has { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}, expected { $expected }
position-hole = { $space }: the holes (*) must be exactly on { $holes }
position-half = { $letter } on { $space } is half a block; a lying block is written on both of its spaces
position-side = side “{ $text }”: expected L or D
position-left = moves left “{ $text }”: expected 1 or 2
position-sunk = sunk “{ $text }”: expected two counts of 0 to 4 as in 0-0, not both 4
position-blocks = { $side ->
    [L] light
   *[D] dark
} has { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
} on the board and { $sunk } sunk, expected 8 in all
position-closed = the hole { $hole } has no free neighbour
position-ban = ban “{ $text }”: expected - or a move without *

## Packs

pack-fixed = { $where } is { $given }, but the rules fix { $expected }
pack-hole-space = hole { $id }: “{ $space }” is not a space of the board
pack-hole-start = hole { $id }: { $space } is a starting space
pack-hole-edge = hole { $id }: { $space } has { $count ->
    [one] { $count } neighbour
   *[other] { $count } neighbours
}, expected 4
pack-hole-twice = hole { $id }: { $space } is a hole already

## On the page

page-seat = { $side ->
    [0] Maple
   *[other] Walnut
}{ $left ->
    [2] , two moves left
    [1] , one move left
   *[other] {""}
}
page-sunk = { $sunk } of 4 sunk
page-empty = { $space }, empty
page-hole = { $space }, black hole
page-block = { $side ->
    [0] light
   *[other] dark
} block, { $lies ->
    [yes] lying
   *[no] upright
}, { $spaces }
page-block-can = { $block }; can { $ways }
page-goal = { $space }: { $tried ->
    [yes] press again to { $how ->
        [sink] sink into { $place }
        [roll] roll to { $place }
        [tip-up] stand up on { $place }
       *[tip-over] tip over to { $place }
    }
   *[no] { $how ->
        [sink] sink into { $place }
        [roll] roll to { $place }
        [tip-up] stand up on { $place }
       *[tip-over] tip over to { $place }
    }
}
page-way = { $how ->
    [sink] sink into { $place }
    [roll] roll to { $place }
    [tip-up] stand up on { $place }
   *[tip-over] tip over to { $place }
}
page-or = { $first } or { $last }
page-or-else = { $first }, or { $last }
page-move = { $how ->
    [sink] Sink into { $place }
    [roll] Roll to { $place }
    [tip-up] Stand up on { $place }
   *[tip-over] Tip over to { $place }
}
page-where-to = Block on { $place }: where to?
page-can = It can { $ways }.
page-try = { $turn ->
    [first] Your first move.
    [second] Your second move.
   *[only] Your move.
} { $how ->
    [sink] Sink it into { $place }?
    [roll] Roll it to { $place }?
    [tip-up] Stand it up on { $place }?
   *[tip-over] Tip it over to { $place }?
}
page-also = Or { $ways }.
page-would-sink = { $sunk ->
    [1] Your first of four.
    [2] Your second of four.
    [3] Your third: one more wins.
   *[other] Your fourth: it wins the game.
}
page-your-move = { $opening ->
    [yes] You start with one move.
   *[no] { $left ->
        [2] Your turn: two moves.
       *[other] One more move.
    }
}
page-your-reason = { $opening ->
    [yes] Pick a block, then where it goes. Sink four to win.
   *[no] { $sunk ->
        [0] Pick a block. Sink four of yours to win.
        [3] Pick a block. One more sunk wins.
       *[other] Pick a block. You have sunk { $sunk } of 4.
    }
}
page-their-left = { $left ->
    [2] Two moves
   *[other] One move
} left this turn.
page-board = Board, ten by ten with cut corners. Arrow keys move, Enter picks a block and then its goal, Escape cancels.
page-plan = Plan of the board
page-last-moves = Last moves

## The log on the page

page-told-moved = { $you ->
    [yes] { $how ->
        [rolled] You roll { $origin } to { $target }.
        [tipped-up] You stand { $origin } up on { $target }.
       *[tipped-over] You tip { $origin } over to { $target }.
    }
   *[no] { $how ->
        [rolled] { $name } rolls { $origin } to { $target }.
        [tipped-up] { $name } stands { $origin } up on { $target }.
       *[tipped-over] { $name } tips { $origin } over to { $target }.
    }
}
page-told-sank = { $you ->
    [yes] You sink { $origin } into { $hole }: { $sunk } of 4.
   *[no] { $name } sinks { $origin } into { $hole }: { $sunk } of 4.
}
page-told-passed = { $you ->
    [yes] You can't move, so your turn passes.
   *[no] { $name } can't move, so the turn passes.
}
page-told-ended = { $reason ->
    [four-sunk] { $you ->
        [yes] You have sunk four blocks.
       *[no] { $name } has sunk four blocks.
    }
    [blocked] { $theirs ->
        [yes] You can't move, so you lose.
       *[no] { $loser } can't move, and loses.
    }
    [both-blocked] Neither side can move.
    [repetition] The same position has come up for the third time.
   *[quiet] 200 moves went by without a sinking.
}
