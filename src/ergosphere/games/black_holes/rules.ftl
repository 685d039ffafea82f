# The rules of Black Holes in our own words. The source says where each comes from: book = the printed rules,
# found = public sources about it (catalogue, reviews), rebuilt = worked out from what is known, ruling = decided here.

BH-1 =
    The board has { $spaces } spaces: a square of ten by ten that lacks the three spaces at each corner.
    Columns are called a to j from the left, rows 1 to 10 from the bottom.
    Four of the spaces are black holes: { $holes }.
    .source = found, rebuilt
BH-2 =
    Each side owns { $blocks } blocks, twice as long as they are wide.
    A block either stands upright on a single space or lies across two neighbouring ones.
    .source = book
BH-3 =
    At the start every block stands upright in the middle of the board ({ $start }), light and dark alternating
    like the squares of a chessboard. The block on d4 is dark.
    .source = book, ruling
BH-4 =
    At a real table the younger player picks a colour. On a screen whoever opens the match picks,
    or lets chance decide before it begins.
    .source = book, ruling
BH-5 =
    Light opens with a single move. After that the sides take turns of two moves each,
    with one block or with two different ones.
    .source = book
BH-6 =
    A standing block tips over in one of four directions and then lies on the next two spaces.
    .source = book
BH-7 =
    A lying block may roll over a long edge: it still lies the same way, one space further.
    .source = book
BH-8 =
    A lying block may tip up over a short edge: it then stands on the space beyond that end.
    .source = book
BH-9 =
    You move your own blocks only. Every space that a block comes to rest on must belong to the board,
    be free, and be no black hole.
    .source = book
BH-10 =
    Every hole keeps at least one of its four neighbouring spaces free. A move that would take the last one is not allowed.
    .source = book
BH-11 =
    You may not take a move straight back: your next move, even if it comes a turn later, must not return the block
    that you moved last to the spaces it came from. Passing does not lift this; sinking a block does.
    .source = book, ruling
BH-12 =
    A lying block whose short end touches a hole can be tipped over that end into the hole. It leaves the board
    and counts for its owner. This is one move.
    .source = book
BH-13 =
    You have to move, and to make both moves of a turn if you can. If a side has no legal move, the turn goes to the
    other side at once, with two moves; if that side has none either, the game is drawn.
    With the option blocked = loss, a side that has no move at the beginning of its turn loses instead;
    without a second move its turn just ends.
    .source = book, ruling
BH-14 =
    The first side that has sunk { $to_win } of its blocks wins at once, even with a move left.
    .source = book
BH-15 =
    The game is drawn when the same position (blocks, side to move, moves left and sunk blocks) arises for the third time,
    or after 200 single moves in a row of both sides together without a sinking.
    .source = ruling
