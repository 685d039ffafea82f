# Sentences that every game and every face shares.

## Games, options, rules, tools

game-unknown = there is no game “{ $game }”; expected one of: { $expected }
game-broken = the game “{ $game }” can't be loaded: { $problem }
seat-count = { $game } has seats for { $span } players, not for { $count }
option-unknown = { $game } has no option “{ $option }”; expected: { $expected }
option-value = option { $option }: “{ $value }” is not allowed; expected one of: { $expected }
option-form = “{ $text }” is not an option; expected NAME=VALUE
rule-unknown = { $game } has no rule “{ $rule }”; expected { $first } to { $last }
level-unknown = there is no bot level “{ $level }”; expected one of: { $expected }
expert-both = expected --seconds or --effort, not both
level-fixed = the level { $level } has its own fixed effort; only expert takes seconds or an effort
level-limits = { $level }: expected a time of more than 0 seconds, or an effort of 1 or more
bot-own = can't make a bot from { $text } (expected module:Class, called with game and seed): { $problem }
analyse-hidden = { $game } can't be analysed: expected a game for two without chance or hidden information
analysed-score = The side to move may expect { $score } (-1 loses, 1 wins).
analysed-win =
    { $moves ->
        [one] The side to move wins with this move.
        *[other] The side to move wins in { $moves } single moves.
    }
analysed-loss = The side to move loses in { $moves ->
    [one] { $moves } single move
   *[other] { $moves } single moves
}, if the other side finds them.
analysed-depth =
    { $depth ->
        [one] one move
        *[other] { $depth } single moves
    } deep, { $nodes ->
        [one] { $nodes } position
       *[other] { $nodes } positions
    }
no-positions = { $game } has no position notation
tool-unknown = { $game } has no tool “{ $tool }”
argument-bad = { $tool }: { $argument }: { $problem }
arguments-bad = { $tool }: { $problem }

## Actions

malformed-action = “{ $text }” is not an action of this game; expected one of those that `legal` lists
prompt = { $name } to act.
no-such-seat = there is no seat { $seat }; { $seats ->
    [one] the only one is seat 0
   *[other] the { $seats } seats are numbered from 0
}
not-to-act = seat { $seat } is not to act now
not-legal = “{ $action }” is not legal for seat { $seat } now
match-over = the match is over
seat-order = seat { $seat } comes too early; sealed choices are written in seat order, and seat { $expected } is next
action-unknown = a hidden action (?) is allowed only in a record that is cut for a seat
nothing-sealed = seat { $seat } has no sealed choice to take back
undo-too-many =
    can't undo { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }: { $actions ->
        [one] only one stands
        *[other] only { $actions } stand
    }

## Files and packs

file-unreadable = can't read { $file }: { $problem }
file-unwritable = can't write { $file }: { $problem }
file-exists = { $file } is there already; expected a new file
file-not-text = { $file } is not UTF-8 text
file-not-toml = not valid TOML: { $problem }
in-file = { $file }: { $problem }
in-line = line { NUMBER($line, useGrouping: 0) }: { $problem }
pack-not-toml = not valid TOML: { $problem }
text-too-long = expected at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
}
key-too-long = line { $line }: expected a key of at most { $most ->
    [one] { $most } part
   *[other] { $most } parts
}
too-many-values = expected at most { $most ->
    [one] { $most } value
   *[other] { $most } values
} in all
nested-too-deep = { $where }: expected lists and tables nested at most { $most } deep
value-too-long = { $where }: expected a text of at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
}
number-too-large = { $where }: expected a number between { $least } and { $most }
pack-head = a pack must say { $name } = "{ $expected }"
pack-no-game = a pack must say which game it is for with game = "..."
pack-head-missing = a pack must have a { $name } of 1 to { $most } printable characters
pack-name-taken = the name "builtin" is reserved for the built-in pack; expected another name
pack-text-long = { $where }: a text in a pack has at most { $most } characters, and this one has { NUMBER($count, useGrouping: 0) }
pack-text-empty = { $where } is empty
pack-text-unprintable = { $where } must be one line without characters that can't be shown
pack-not-a-table = { $where } must be a table
pack-unknown = { $where } is not in the built-in pack; expected one of: { $known }
pack-no-id = each entry of { $where } must be a table with an id
pack-unknown-id = { $where }: id “{ $id }” is unknown or occurs twice; expected each at most once of: { $known }
pack-figure = { $where }: { $problem }
kind-of-value = { $kind ->
    [int] a whole number
    [float] a decimal number
    [str] text
    [bool] true or false
    [array] a list
    [object] a table
   *[other] { $kind }
}
either = { $one } or { $other }
field-unknown = there is no field “{ $field }”{ $expected ->
    [none] {""}
   *[other] ; expected one of: { $expected }
}
field-missing = the field “{ $field }” is missing
not-a-value = the value “{ $value }” is not one of the values that are allowed here
length-of-value = expected { $kind ->
    [str] text of { $bound ->
        [least] at least
       *[most] at most
    } { $count ->
        [one] { $count } character
       *[other] { NUMBER($count, useGrouping: 0) } characters
    }
   *[array] a list of { $bound ->
        [least] at least
       *[most] at most
    } { $count ->
        [one] { $count } entry
       *[other] { NUMBER($count, useGrouping: 0) } entries
    }
}
at-least = of at least
at-most = of at most

## Records

record-no-body = no empty line after the header; a record is a header, an empty line and the log
header-line = line { $line }: expected “key: JSON value”, each key once, of: { $known }
header-value = line { $line }: { $key }: { $problem }
header-missing = the header has no “{ $key }”
header-hash = { $key } must be 64 hexadecimal digits
header-view = view must be null or a seat below { $seats }
line-malformed = “{ $text }” is not a line of a log; expected “SEAT ACTION”, “* ACTION” or “! ...”
line-table = “{ $text }” is not a line about the table; expected “! undo N”, “! name SEAT "NAME"”, “! seat SEAT bot:LEVEL” or “! resign SEAT”
line-seat = there is no seat { $seat }; expected a number below { $seats }
practice-alone = practice is for one person: with a second one at the table, what has been drawn stays drawn
name-empty = the name is empty
name-long = a name has at most { $most } characters, and this one has { NUMBER($count, useGrouping: 0) }
name-unprintable = a name is one line of letters and symbols; this one has a character that can't be shown
record-rules = the record was played by version { $given } of the rules, and this program plays version { $expected }
record-pack = the record was played with the pack “{ $name }” { $version }, whose figures differ from those of the pack that is loaded; --pack loads another
record-short = the record's log has only { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}
record-unfinished = the header has a result or a seed, but the match is not over after { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}
record-result = the result in the header is not what the log leads to ({ $reason })
seed-wrong = the seed does not fit the seal
draw-changed = nature's draw is { $given }, but the sealed seed gives { $expected }
cut-of-finished = a record that is cut for a seat has neither seed nor result
record-game = { $file } is a record of { $given }, expected { $expected }
record-hidden = the record is cut for a seat; its hidden actions are needed here

## Command line

version = ergosphere { $version } ({ $engine })
command-missing = { $group }: expected one of: { $expected }
argument-missing = { $command }: expected { $argument }
command-unknown = there is no command “{ $command }”; expected one of: { $expected }
output-lost = can't write the answer: { $problem }
output-encoding = this terminal's encoding, { $encoding }, lacks characters used here: set PYTHONIOENCODING=utf-8
legal-of-what = expected --position P, or --record FILE with or without --to N, or neither
record-has-options = a record has its own options; expected no --set
games-game = { $game }  { $name }, { $seats } players
games-option = { $meaning } (--set { $option }=...{ $form ->
    [none] {""}
   *[other] ; { $form }
}):
games-value = { $values }: { $meaning }
games-default = { $value } (default)
games-bots = Bots: { $levels }
seats-form = “{ $text }” is not a seat; expected human or bot:LEVEL
interrupted = stopped after { $done } of { $games } matches
simulated =
    { $games ->
        [one] 1 match
        *[other] { $games } matches
    } in { $seconds } s, { $plies } moves each on average
simulated-seat = seat { $seat } ({ $level }): wins { $wins }, mean score { $score }
simulated-draws = draws: { $draws }
replay-ok =
    The record is a legal match{ $over ->
        [yes] , played to its end
        *[no] , not finished
    }.
replay-part =
    { $lines ->
        [one] The first line of the log is legal.
        *[other] The first { $lines } lines of the log are legal.
    }
replay-plies =
    { $plies ->
        [0] No player has moved yet.
        [one] 1 move.
       *[other] { $plies } moves.
    }
seal-verified = The seal is verified: { $chance ->
    [yes] every draw follows from the seed.
   *[no] the seed fits it.
}
replay-position = Position: { $position }
seal-unsealed = The record has no seal.
seal-open = The seal is still closed: the seed is not known.
pack-ok = { $name } { $version } is a valid pack for { $game }.
pack-same = It changes nothing.
nobody-acts = The match is over: nobody is to act.

## Play in the terminal

play-help = Type what you want to do: its number or its name. ? lists what you can do.
    ?NAME explains anything here that has a name, and the rules, as in ?{ $example }.
    Also: name NAME, undo, resign, help, quit.
play-try = Type ? to see what you can do now.
play-folded = ? all lists all { $count } of them.
play-nothing-to-do = There is nothing for you to do right now.
play-look = Press Enter to go on.
play-hand-over = Press Enter to hand the screen to { $name }.
play-meanwhile = What you have missed:
play-undone-by = { $name } took a move back.
play-named = From now on: { $name }.
typed-number = there is no number { $number } in the list; { $count ->
    [one] its only entry is { $last }
   *[other] it goes from { $first } to { $last }
}
typed-several = “{ $text }” could mean several things: { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
typed-impossible = there are several ways, and none of them is possible: { $reasons }
list = { $first } and { $last }
lookup-several = Several things match “{ $text }”: { $names } and { $more } more. Type more of the name.
lookup-rules = { $count ->
    [one] { $rules } mentions “{ $text }”:
   *[other] { $rules } mention “{ $text }”. The first of them:
}
lookup-rules-too = “{ $text }” is also in { $rules }.
lookup-nothing = there is nothing called “{ $text }” here; expected the name of something on the table, or a rule such as { $example }
rules-marks = Where the rules come from:
rules-mark = { $mark ->
    [book] [book] printed in the rulebook, here in our own words
    [found] [found] taken from public sources, such as catalogues and reviews
    [ruling] [ruling] the book leaves it open, so we decided it
    [rebuilt] [rebuilt] designed by this project: what the original prints here is not known to us
   *[own] [own] our own addition; the original has nothing like it
}
play-refused = Not possible: { $text ->
    [none] { $problem }
   *[other] { $text }: { $problem }
}
play-name-missing = Type the name too, as in name Ada
play-curtain = { $name }, press Enter when only you can see the screen.
play-nothing-to-undo = You have nothing to undo.
play-undone = Taken back.
play-undo-asked = { $name } would like to take a move back. { $others }: do you agree? Type yes or no:
play-undo-declined = The move stands.
play-practice = Practice: undo takes back anything, even what was drawn or rolled.
play-bot-thinks = { $name } is thinking
play-proposes = { $name }, a bot, suggests { $action }: { $meaning }.
play-accept = Press Enter to accept, or type something else.
play-kept = The record is in { $file }.
play-left = You have left the table; the match is not finished.
play-seal = Seal of this match: { $seal }
play-draw = A draw.
play-won =
    { $count ->
        [one] { $names } wins.
        *[other] { $names } share first place.
    }
play-resigned = { $name } resigns.
play-bot-takes-over = { $name } resigns; a bot plays on.
play-what = expected GAME, or --table URL for a table at a server
table-settled = a table at a server has its own seats, options and seed; expected --table with --pack, --record and --json only
remote-help = Type what you want to do: its number or its name. ? lists what you can do.
    ?NAME explains anything here that has a name, and the rules, as in ?{ $example }.
    Also: name NAME, undo, retract, yes or no (to an undo), resign, return, help, quit.
remote-seat = You are { $name }.
remote-waiting = Waiting for { $names }.
remote-away = { $name } has lost the connection.
remote-back = { $name } is here.
remote-undo-asked = { $name } would like to take a move back. Do you agree? Type yes or no.
remote-undo-declined = { $name } did not agree. The move stands.
remote-left = You have left the table; the same link brings you back.
remote-refused = the server says no: { $problem }
remote-unreachable = can't reach { $server }: { $problem }
seat-name = Seat { $seat }

## Server

serving = Ergosphere is at { $url } (tables in { $database }); Ctrl-C stops it.
serving-network = Others on your network can open { $urls }
page-missing = the page is missing from this installation, so only programs and terminals can play here; for browsers, run `make page` and install again
database-url = expected sqlite:///FILE or postgresql://USER@HOST/NAME as database, with its driver installed: { $problem }
database-in-use = another server is using the database { $database }; expected one that is free
database-unusable = can't use the database { $database }: { $problem }
address-unusable = can't listen on { $host }, port { $port }: { $problem }
address-odd = there is nothing at this address
host-unknown = this server doesn't answer to the name "{ $host }"; expected one that was allowed when it was started (serve --allow-host)
origin-foreign = pages of other sites may not do this; expected a page of this server
body-not-json = expected a body of the type application/json
table-unknown = there is no table with this id
code-unknown = there is no table with this code
key-wrong = this key is wrong or missing
join-full = every seat of this table is taken
too-many = too many attempts; wait a moment and try again
body-object = expected an object with the arguments' names and values
body-options = expected an object with the options' names and values
seat-level = a person's seat has no level
table-started = the match has started; seats and options stay as they are
match-runs = the match is not over yet
table-not-started = the match has not started yet
stale = the table has moved on to version { NUMBER($version, useGrouping: 0) }
spectator = a spectator can't act; expected the key of a seat
enough = that has been done too often at this table
seat-left = a bot holds this seat now; its owner may return
seat-not-yours = seat { $seat } is not yours to decide for; expected your own, or that of a bot that plays with you
seat-held = nobody else holds this seat
seat-is-here = the player of seat { $seat } is here; only an empty seat can be given to a bot
seat-not-human = seat { $seat } is not held by a person
undo-nothing = you have nothing to undo
undo-told = your last move can't be taken back: since then new cards, dice or other players' hidden choices have come up
undo-pending = somebody has already asked to take a move back
undo-not-asked = nobody is waiting for your consent
message-bad = this message can't be understood: { $problem }
store-unavailable = the server can't write to its store now; nothing is lost; try again in a moment
server-failed = something went wrong in the server; the match is unchanged
tool-unfit = { $tool } can't make sense of these arguments ({ $problem }); expected something that can come up in a match
tool-crowded = several of your questions are waiting already; wait a moment and try again
tool-too-large = that takes too much memory here; expected a smaller question
tool-too-long = that takes too long here; expected a smaller question

link-bad = expected a link to a table, such as http://HOST/t/ID#KEY

## Tournaments

entrants-few = a tournament needs two entrants or more, not { $count }; expected --entrants A,B,...
entrant-twice = the entrant “{ $entrant }” is given twice; expected each one once
opening-long = openings of { $opening } moves end the match, in { $tries } of { $tries } tries; expected a smaller --opening
results-line = { $file }: line { $line } is not a line of a tournament's results; expected another file, or a new one
results-differ = { $file } has results of another tournament: { $setting } is { $given } there, not { $expected }; expected the same settings, or another file
bot-failed = the bot { $bot } failed: { $problem }
bot-illegal = the bot { $bot } chose “{ $action }”, which is not legal
workers-lost = a process that plays matches ended too early, perhaps because memory ran out; expected fewer than { $jobs } --jobs
tournament-entrant = entrant
tournament-rating = rating
tournament-interval = 95% interval
tournament-games = games
tournament-score = score
tournament-range = { $low } to { $high }
tournament-pairings = The row's score against the column, its 95% interval, and the number of games:
tournament-pairing = { $score } ({ $low } to { $high }; { $games })
