# Every sentence of the page. A game's own sentences stand in the game's text.ftl.

## Everywhere

page-title = Ergosphere
motto = close to the hole, and still able to leave with a profit
to-the-hall = Ergosphere, to the hall
nav-table = This table
places = Parts of the table
nav-main = Ergosphere
and = { $first } and { $last }
close = Close
copy = Copy
copied = Copied
rules = Rules
back-to-the-hall = Back to the hall
credits = Free software under the Apache License 2.0. Not affiliated with the authors or publishers of the games.
theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
menu = Menu
loading = One moment …
away-title = The server can't be reached
away-detail = Nothing is lost. This page tries again by itself.
try-again = Try again
nowhere-title = There is nothing here
nowhere-detail = The address may be cut off, or the table was never made.
seat-label = Seat { $seat }
level-name =
    { $level ->
        [random] Random
        [easy] Easy
        [medium] Medium
        [hard] Hard
        [expert] Expert
       *[other] { $level }
    }
level-sentence =
    { $level ->
        [random] Any legal move, without a thought.
        [easy] Sees what is in front of it.
        [medium] Looks ahead, and overlooks things as people do.
        [hard] Looks far ahead and overlooks little.
        [expert] As strong as we have; thinks for a second.
       *[other] A level of its own.
    }
bot-of-level =
    { $level ->
        [random] Bot, random
        [easy] Bot, easy
        [medium] Bot, medium
        [hard] Bot, hard
        [expert] Bot, expert
       *[other] Bot, { $level }
    }
bot-names = Anselm, Runa, Jules, Lena, Ida, Oskar, Mira, Tomas
you = You

## Hall

games = Games
play = Play
play-game = Play { $game }
players-fixed =
    { $count ->
        [one] One player
        [2] Two players
        [3] Three players
        [4] Four players
       *[other] { $count } players
    }
players-span = { $fewest } to { $most } players
minutes = { $players }, { $minutes } minutes
go-on = Go on playing
slip-against = { $game } against { $names }
slip-alone = { $game }
slip-your-move = Your move
slip-thinks = { $name } is thinking
slip-their-move = { $name } is to move
slip-waiting = Waiting for the others to come
slip-over = It is over
slip-gone = The server no longer knows this table
slip-remove = Remove { $table } from this list
remove = Remove
join = Join a table
join-code = Code of the table
join-button = Take a seat
join-hint = The code is on your friend's screen. Or open the link that you were sent.
join-needs-code = Type the code first, as in K7QM2X.
no-account = No account, nothing to install: a table is a link.
open-record = Records

## Set the table

set-title = Set the table
set-place = A new table
set-detail-fixed =
    { $count ->
        [1] One seat.
        [2] Two seats.
        [3] Three seats.
        [4] Four seats.
       *[other] { $count } seats.
    } Change anything until the game begins.
set-detail-span = { $fewest } to { $most } seats. Change anything until the game begins.
seats = Seats
who-sits = Who sits on seat { $seat }
here = Here
by-link = By link
bot = Bot
name-of-seat = Name of seat { $seat }
name-placeholder = Name, if you like
on-this-screen = on this screen
link-later = The link appears when the table is laid.
level-of-seat = Level of the bot on seat { $seat }
add-seat = Add a seat
remove-seat = Remove seat { $seat }
rules-for-table = Rules for this table
option-not-now = The rules of this game have no options.
figures = Figures
option-own = As you choose:
figures-built-in = Built in
figures-own = { $name }
figures-sentence = Holes, cards and numbers as we know them. If you own the printed game and its figures differ, load a pack of your own.
figures-load = Load a pack
figures-back = Take the built-in ones
figures-named = Own pack: { $file }
begin = Begin
lay-table = Lay the table and get the links
swap-seats = Swap seats
hot-seat-curtain = Several people here: the screen draws a curtain between turns.
hot-seat-open = Several people here: pass the screen, or turn it.
around-title = Around the table
around-link = Link
around-links = Whoever opens a link has that seat, today or in a week; no account.
bots-know = Bots know only what their seat may know.
watch-bots = Only bots: you look on.

## Waiting for people

waiting-title = The table is laid
waiting-detail = The game begins when everybody is here.
waiting-guest = You have a seat. The game begins when everybody is here.
waiting-watch = The game has not begun. You look on.
waiting-code = Or tell them the code
waiting-link-of = Link for seat { $seat }
seat-empty = nobody yet
seat-connected = is here
seat-gone = was here
begin-now = Begin now
begin-now-detail = A bot takes every seat that is still empty; its owner may come later.
your-name = Your name
save-name = Save
name-saved = Saved

## Table

table-named = Table { $code }
move-number = move { $number }
undo = Undo
resign = Resign
resign-title = Resign this game?
resign-two = The others win, and the game is over.
resign-more = A bot plays on for you.
resign-yes = Resign
resign-no = Play on
board = Board
plan = Plan
log = Log
board-of = The board
thinking = { $name } is thinking.
their-turn = { $name } is to move.
nobody-to-move = Nobody is to move.
what-now = What now
your-turn = Your move.
put-back = Put back
sending = Sending …
rule-link = Rule { $rule }
refused-ok = All right
no-signal = No signal. Your moves are kept and sent when the line is back.
no-signal-for = No signal for { $time }
looking-on = You are looking on.
undo-asks = { $name } would like to take back the last move.
undo-agree = Agree
undo-decline = Decline
undo-waiting = You have asked to take back your move. Waiting for { $names }.
bot-steps-in = Let a bot play
bot-holds-yours = A bot holds your seat.
take-back-seat = Take my seat back
sealed-in = Your choice is in, face down.
change-choice = Change it
sealed-waiting = Waiting for { $names }.
lamp-now =
    { $own ->
        [yes] your move
       *[no] to move
    }
lamp-waiting = waiting
lamp-thinking = thinking
lamp-locked = has chosen
lamp-away = no signal
side-panel = Seats and log
show-side = Seats and log
log-empty = Nothing has happened yet.
log-jump = { $move }: { $line }
log-undone = { $line } (taken back)
back-to-now = Back to now
log-named = Seat { $seat } is called { $name }.
log-bot-steps-in = A bot ({ $level }) plays for { $name }.
log-owner-back = { $name } has taken the seat back.
log-resigned = { $name } resigns.
log-undo =
    { $count ->
        [one] The last move is taken back.
       *[other] The last { $count } moves are taken back.
    }
away-since = While you were away
away-replay = Show it again
away-go-on = Go on
curtain-title = Hand the screen to { $name }
curtain-detail = Nobody else should look now.
curtain-lift = I am { $name }
wrong-key-title = This link does not open a seat
wrong-key-detail = The seat may have been given away, or the link was cut off. You can still look on.
look-on = Look on
no-table-title = There is no such table
no-table-detail = The link may be cut off, or the table is gone from this server.
share-watch = Copy a link for onlookers

## After the game

won-you = You win.
won-name = { $name } wins.
won-shared = { $names } share the first place.
drawn = A draw.
resigned-you = You have resigned.
resigned-detail = { $name } has resigned.
result = Result
score-of = { $name }: { $score }
play-again = Play again
play-again-wait = A rematch is on. Take your seat.
new-table = Another table
download-record = Download the record
seal = Seal
seal-check = Check the seal
seal-before = Before the first move the table showed this seal. It was made from the seed of all chance.
seal-verified = The seal is right: the whole match was replayed, every move was legal, and every draw follows from the sealed seed.
seal-wrong = The record did not pass: { $problem }
seal-open = The match is legal, but the record does not tell the seed.
checking = Replaying the whole match …
replay = Replay
replay-first = Start
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-on = On
replay-last = End
replay-place = Line { $number } of { $count }
replay-slider = Place in the game
see-result = Result

## Rules

rules-of = Rules of { $game }
rules-title = Rules
rules-detail = In our own words. Each says where it comes from.
rules-search = Search the rules
rules-none = No rule speaks of “{ $text }”.
source-book = printed rules
source-found = public sources
source-ruling = our ruling
source-rebuilt = rebuilt by us
source-own = our own
source-legend = Printed rules: from the rulebook, retold. Public sources: catalogues, reviews. Rebuilt: worked out from what is known. Ruling: decided by us where the book is silent.

## Records

record-title = Look at a record
record-detail = A record is a text file that ends in .ergo. Open one, or paste it here; it is checked from the first line to the last.
record-file = Choose a file
record-paste = Or paste its text
record-look = Look at it
record-pack = It was played with a pack of its own? Load the pack too
record-legal =
    The record is a legal match{ $over ->
        [yes] , played to its end
       *[no] , not finished
    }.
record-other = Another record
record-cut = It is cut to what one seat knew.
record-place = A record

## Games without a face of their own

plain-line = { $name }: { $action }.
plain-choose = Pick one of the actions.
plain-held = { $action }?
plain-actions = What you can do
plain-none = nothing

## The companion

score-pad = Score pad
score-pad-of = Score pad: { $game }
score-pad-detail = For a real table: lay down what lies there, and see who takes what. Everything stays in this browser.
score-pad-none = This game has no score pad.
