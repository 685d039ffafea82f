# The rules of Black Holes in our own words. The source says where each comes from: book = the printed rules,
# found = public sources about it (catalogue, reviews), rebuilt = designed by us, ruling = decided here.

BH-1 =
    The board has { $spaces } spaces: ten by ten, less the three spaces at each corner. Columns are called a to j from
    the left, rows 1 to 10 from the bottom. Four of the spaces are black holes: { $holes }{ $rebuilt ->
        [0] {""}
        [4] {" "}(places rebuilt)
       *[other] {" "}({ $rebuilt } of these places rebuilt)
    }.
    .source = { $board_sources }
BH-2 =
    Each side has { $blocks } blocks, twice as long as they are wide. A block either stands upright on one space or lies
    on two neighbouring spaces.
    .source = book
BH-3 =
    At the start all blocks stand upright in the middle of the board ({ $start }), light and dark alternating like the
    squares of a chessboard. The block on d4 is dark.
    .source = book, ruling
BH-4 =
    At a real table the younger player picks a colour. On a screen, whoever opens the match picks one, or leaves it to
    chance before the match begins.
    .source = book, ruling
BH-5 =
    Light opens with a single move. After that the sides take turns of two moves each, made with one block or with two.
    In writing, a move is the block's space and a direction, n, e, s or w: d5w. A lying block is named by its left or
    lower space, and a move that sinks a block ends in *: d3w*.
    .source = book, ruling
BH-6 =
    An upright block tips over in one of the four directions and comes to lie on the next two spaces.
    .source = book
BH-7 =
    A lying block can roll sideways over a long edge: it lies the same way as before, one space further on.
    .source = book
BH-8 =
    A lying block can tip up over a short edge: it then stands upright on the space beyond that end.
    .source = book
BH-9 =
    You move your own blocks only. Every space that a block moves onto has to be on the board, free, and not a black
    hole (except to sink there, BH-12).
    .source = book
BH-10 =
    Every black hole keeps at least one of its four neighbouring spaces free. A move that would take the last one isn't
    allowed.
    .source = book
BH-11 =
    You may not take a move straight back: your next move, even if it comes a turn later, must not return the block you
    moved last to the spaces it came from. Passing doesn't lift this ban; sinking a block does.
    .source = book, ruling
BH-12 =
    A lying block with a short end next to a black hole can be tipped over that end into the hole. It leaves the board
    and counts for its side. This is one move.
    .source = book
BH-13 =
    You have to move, and to make both moves of your turn if you can. A side without a legal move passes: the turn goes
    to the other side at once, with two moves. If that side can't move either, the game is drawn.
    With the option blocked = loss, a side that can't move at the start of its turn loses instead; if it is only the
    second move that can't be made, the turn simply ends.
    .source = book, ruling
BH-14 =
    The first side to sink { $to_win } of its blocks wins at once, even with a move left.
    .source = book
BH-15 =
    The game is drawn when the same position (blocks, side to move, moves left and sunk blocks) comes up for the third
    time, and also after 200 single moves in a row, both sides together, in which nothing sinks.
    .source = ruling
