# Every sentence of the page. A game's own sentences stand in the game's text.ftl.

## Everywhere

page-title = Ergosphere
motto = close to the hole, and still able to leave with a profit
to-the-hall = Ergosphere: back to the hall
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
theme-system = Match system
theme-light = Light
theme-dark = Dark
menu = Menu
loading = One moment …
away-title = The server can't be reached
away-detail = Nothing is lost. This page keeps trying.
try-again = Try again
nowhere-title = There is nothing here
nowhere-detail = Check the address: part of it may be missing.
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
        [random] Plays any legal move.
        [easy] Sees only what is right in front of it.
        [medium] Looks ahead, but misses things, as people do.
        [hard] Looks far ahead and misses little.
        [expert] Our strongest; takes about a second a move.
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
your-games = Your games
slip-with = with { $names }
slip-together = { $names }, on this screen
slip-your-move = Your move
slip-thinks = { $name } is thinking
slip-their-move = { $name }'s turn
slip-waiting = Waiting for players
slip-finished =
    Finished: { $who ->
        [you] you won
        [nobody] nobody won
       *[other] { $name } won
    }{ $scores ->
        [none] {""}
       *[other] {" "}{ $scores }
    }
slips-all = Show all { $count }
slip-gone = No longer on the server
slip-remove = Remove { $table } from this list
remove = Remove
join = Join a table
join-code = Code of the table
join-button = Take a seat
join-hint = Ask your friend for the code, or open their link.
join-needs-code = Type the code first. It looks like K7QM2X.
join-unknown = No table has that code.
no-account = No account, nothing to install: share a link and play.
open-record = Records

## Set the table

set-title = Set the table
set-place = New table
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
who-sits = Who plays seat { $seat }?
here = Here
by-link = By link
bot = Bot
name-of-seat = Name of seat { $seat }
name-placeholder = Name (optional)
name-shared = Who is this?
on-this-screen = on this screen
link-later = You get the link when the table is created.
level-of-seat = Level of the bot in seat { $seat }
add-seat = Add a seat
remove-seat = Remove seat { $seat }
rules-for-table = Rules for this table
figures = Figures
option-own = Choose your own
figures-built-in = Built in
figures-own = { $name }
figures-sentence = The numbers that come with the game. If your printed copy has different ones, load a pack of your own.
figures-load = Load a pack
figures-back = Use the built-in figures
figures-named = Your pack: { $file }
begin = Begin
create-table = Create the table and get links
practice-offer = Practice: take back anything, dice and cards included
practice-detail = What is rolled or drawn again may come out differently, so the seal of a practice game proves nothing about luck.
swap-seats =
    { $count ->
        [2] Swap seats
       *[other] Rotate seats
    }
hot-seat-curtain = Several players on this screen: it is covered between turns, so hands stay secret.
hot-seat-open = Several players on this screen: take turns at it.
link-keeps = Whoever opens a link gets that seat, today or next week. No account needed.
bots-know = Bots see only what a player in their seat would.
watch-bots = Only bots play: you watch.

## Waiting for people

waiting-title = Waiting for players
waiting-detail = Send each player a link, or tell them the code. The game begins when everyone is here.
waiting-guest = You have a seat. The game begins when everyone is here.
waiting-watch = The game hasn't begun. You're watching.
waiting-code = Table code
waiting-code-where = Players can type it in the hall, under “Join a table”.
waiting-link-of = Link for seat { $seat }
seat-empty = nobody yet
seat-connected = here
seat-gone = not connected
begin-now = Begin now
begin-now-detail = Bots fill empty seats; players can join later.
invite-only-here = These links open only on this computer. To play over your network, start the server with “{ $command }”: this table will still be here.
share = Share
share-text = Join me for { $game }
your-name = Your name
save-name = Save
name-saved = Saved

## A guest's name

name-ask = What should we call you?
name-ask-detail = The others at the table see this name. You can change it at any time.
name-ask-with = At the table: { $names }
name-ask-go = That's me
name-ask-skip = Skip
name-change = Your name

## Table

table-named = Table { $code }
move-number = Move { $number }
undo = Undo
resign = Resign
resign-title = Resign this game?
resign-two = { $name } wins and the game ends.
resign-alone = The game ends here.
resign-more = A bot takes over your seat and plays on.
resign-yes = Resign
resign-no = Keep playing
board = Board
plan = Plan
log = Log
board-of = The board
thinking = { $count ->
    [one] { $name } is thinking.
   *[other] { $name } are thinking.
}
their-turn = { $count ->
    [one] { $name }'s turn.
   *[other] Waiting for { $name }.
}
nobody-to-move = Nobody to move.
what-now = What now
your-turn = Your move.
title-mine = Your move. { $game }
put-back = Cancel
spoken-to = { $name }: { $sentence }
practice = practice
undo-ask = Ask to undo
undo-declined = { $name } declined the undo.
lost-signal = { $name } has lost the connection.
lost-signal-detail = Their seat is kept. After a minute, a bot can step in.
watch-pause = Pause
watch-resume = Resume
watch-skip = Skip
watch-skip-to-mine = Skip to my turn
watch-speed = Speed
watch-showing = Watch what happened …
watch-left = { $count ->
        [one] One more step.
       *[other] { $count } more steps.
    }
rule-link = Rule { $rule }
refused-ok = Got it
no-signal = No signal. Your moves are kept and sent once you're back online.
no-signal-for = No signal for { $time }
looking-on = You're watching.
undo-asks = { $name } would like to take back the last move.
undo-agree = Agree
undo-decline = Decline
undo-waiting = You've asked to take back your move. Waiting for { $names }.
bot-steps-in = Let a bot play
bot-holds-yours = A bot is playing for you.
take-back-seat = Take my seat back
sealed-in = Your choice is locked in, face down.
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
log-named = Seat { $seat } is now { $name }.
log-bot-steps-in =
    { $level ->
        [easy] An easy
        [expert] An expert
       *[other] A { $level }
    } bot plays for { $name }.
log-owner-back = { $name } is back at the table.
log-resigned =
    { $you ->
        [yes] You resign.
       *[no] { $name } resigns.
    }
log-undo =
    { $count ->
        [one] The last move was taken back.
       *[other] The last { $count } moves were taken back.
    }
away-since = While you were away
away-bot = { $count ->
    [one] A bot decided once in your place.
   *[other] A bot decided { $count } times in your place.
}
away-replay = Replay it
away-go-on = Continue
hasty = { $names } couldn't think it through in time and just made a move.
curtain-title = Pass the screen to { $name }
curtain-detail = Everybody else, look away.
curtain-lift = I'm { $name }
wrong-key-title = This link doesn't open a seat
wrong-key-detail = The seat may have gone to someone else, or part of the link is missing. You can still watch.
look-on = Watch
no-table-title = No such table
no-table-detail = Part of the link may be missing, or the table is no longer on this server.
share-watch = Copy spectator link

## After the game

won-you = You win.
won-name = { $name } wins.
won-shared = { $names } share first place.
drawn = A draw.
resigned-you = You resigned.
resigned-detail = { $name } resigned.
result = Result
score-of = { $name }: { $score }
play-again = Play again
play-again-wait = The rematch is set up: take your seat.
new-table = New game
download-record = Download the record
seal = Seal
seal-check = Check the seal
seal-before = The table showed this seal before the first move. It locks in everything that is left to chance.
seal-practice = A practice game: draws could be taken back, so the seal proves nothing about luck.
seal-verified = Verified: the whole match was replayed, every move was legal, and every draw follows from the sealed seed.
seal-wrong = This record doesn't check out: { $problem }
seal-open = The match is legal, but the record doesn't reveal the seed.
checking = Replaying the whole match …
replay = Replay
replay-first = Start
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-on = Next
replay-last = End
replay-place = Step { $number } of { $count }
replay-slider = Position in the game
see-result = Result

## Rules

rules-of = Rules of { $game }
rules-title = Rules
rules-detail = In our own words, with sources.
rules-search = Search the rules
rules-none = No rule mentions “{ $text }”.
source-book = printed rules
source-found = public sources
source-ruling = our ruling
source-rebuilt = rebuilt by us
source-own = our own
source-legend = Printed rules: the rulebook, retold. Public sources: catalogues and reviews. Rebuilt by us: our own design, because we don't know the original. Our ruling: decided by us where the book is silent.

## Records

record-title = Open a record
record-detail = A record is a text file whose name ends in .ergo. Choose one, or paste its text; every line is checked.
record-file = Choose a file
record-paste = Or paste its text
record-look = Open
record-pack = Played with a pack of its own? Load that too
record-legal =
    The record is a legal match{ $over ->
        [yes] , played to its end
       *[no] , not finished
    }.
record-other = Another record
record-cut = It shows only what one player knew.
record-place = Record

## Games without a face of their own

plain-line = { $name }: { $action }.
plain-choose = Pick one of the actions.
plain-held = { $action }?
plain-actions = What you can do
plain-none = nothing

## The companion

score-pad = Score pad
score-pad-of = Score pad: { $game }
score-pad-detail = For a game on a real table: enter what is on it, and see who scores what. Everything stays in this browser.
score-pad-none = This game has no score pad.
