### Chronolude, English: words shared by all games. Same ids and variables as in French.

## Name of the house
cl-title = Chronolude
cl-tagline = Time-travel games you can rewind.

## Small words
cl-yes = yes
cl-no = no
cl-none = none

## Joining a list: cl-list-more for all but the last join, cl-list-last for the last. $head, $tail
cl-list-more = { $head }, { $tail }
cl-list-last = { $head } and { $tail }

## Seats. $number: counted from 1; $name, $bot: names
cl-seat = Seat { $number }
cl-seat-bot = { $name } (bot { $bot })
cl-seat-yours = { $name } (you)
cl-n-seats =
    { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }

## Why an answer is refused, in any game (house rules). $answer: what was typed; $card
cl-why-H-1 = It is not your turn to answer.
cl-why-H-2 = “{ $answer }” is not one of the answers here.
cl-why-H-3 = The game is over: there is nothing left to answer.
cl-why-H-4 = “{ $answer }” is not an answer I understand.
cl-why-H-5 = “{ $answer }” is only the start of a move: add the rest.
cl-why-asked = “{ $answer }” does not answer the question. { $law }
cl-refused = Not possible: { $reason }
cl-refused-rule = Not possible: { $reason } (rule { $rule })
cl-allowed = This is allowed.

## Whose turn it is, and the state of the table. $seat, $seats, $n, $seconds
cl-your-turn = Your turn
cl-waiting = Waiting for { $seats }.
cl-sealed = Your answer: { $choice }. It stays secret until everybody has answered.
cl-thinking = { $seat } is thinking…

## Parts of a game. $round, $decision, $seats (winners), $n (how many), $rule
cl-round = Round { $round }
cl-game-over = Game over
cl-no-winner = Nobody wins.
cl-winner =
    { $n ->
        [one] Winner: { $seats }.
       *[other] Winners: { $seats }.
    }
cl-you-win = You win!
cl-you-lose = You have not won this time.

## Terminal: beginning. $game, $seed, $n
cl-welcome = Welcome to Chronolude.
cl-uncompiled = The engine is not compiled yet; the strongest bots play better once it is.
cl-starting = { $game }, { cl-n-seats }, seed { $seed }.
cl-choose-game = Which game?
cl-choose-seats = How many seats?
cl-help-hint = Type an answer, or “{ cl-command-help }” for the commands.
cl-prompt = Your answer:
cl-option-line = { $number }. { $label } ({ $text })
cl-options-between =
    { $n ->
        [one] … and { $n } more in between …
       *[other] … and { $n } more in between …
    }
cl-only-option = Only one answer is possible: { $label }.
cl-press-enter = Press Enter to go on.

## Terminal: commands as they are typed. The French words are accepted too
cl-command-help = help
cl-command-table = table
cl-command-options = options
cl-command-why = why
cl-command-foresee = foresee
cl-command-inspect = inspect
cl-command-rules = rules
cl-command-events = events
cl-command-undo = undo
cl-command-advice = advice
cl-command-save = save
cl-command-record = record
cl-command-quit = quit

## Terminal: what each command does
cl-command-help-help = list these commands
cl-command-table-help = describe the whole table as you see it
cl-command-options-help = list what you may answer
cl-command-why-help = explain why an answer is not possible: “why A3”
cl-command-foresee-help = show what an answer would certainly do: “foresee B12”
cl-command-inspect-help = show what flips and patches would change, one after the other: “inspect 1963 1968p”; alone: every linchpin
cl-command-rules-help = read the rules, or a single one: “rules K-061”
cl-command-events-help = read what has happened so far
cl-command-undo-help = go back one decision
cl-command-advice-help = ask for advice
cl-command-save-help = save the game to a file
cl-command-record-help = show the record of this game
cl-command-quit-help = leave the table

## Terminal: replies. $command, $file, $n, $rule, $reason, $seats
cl-did-you-mean = Did you mean “{ $command }”?
cl-undone = You have gone back one decision. The moves you left are kept as a branch.
cl-undo-nothing = There is nothing to undo.
cl-saved = Game saved to { $file }.
cl-save-failed = The game could not be saved to { $file }: { $reason }
cl-loaded = Game resumed from { $file }, at decision { $decision }.
cl-load-failed = { $file } could not be read: { $reason }
cl-no-rule = There is no rule { $rule }.
cl-no-events = Nothing has happened yet.
cl-foreseen = This is certain to happen:
cl-foreseen-nothing = Nothing is certain.
cl-if-nobody-answers = if nobody answers
cl-quit-confirm = Leave the table? The game is not saved.
cl-goodbye = Goodbye, and see you earlier.

## Terminal: beginning from the command line. $name, $value, $known (what there is), $game, $file, $reason, $least, $limit, $last
cl-cli-game = { $title } ({ $id }), { $least } to { $limit } seats
cl-cli-game-fixed = { $title } ({ $id }), { cl-n-seats }
cl-cli-game-option = --option { $name }=… takes { $known }; { $value } unless you say otherwise
cl-cli-no-game = there is no game “{ $name }”; available: { $known }
cl-cli-name-a-game = name a game: { $known }
cl-cli-seats = { $game } is for { $least } to { $limit } seats, not { $seats }
cl-cli-seats-fixed = { $game } is for { cl-n-seats }, not { $seats }
cl-cli-no-option = “{ $name }” is not an option of { $game }; write name=value with one of { $known }
cl-cli-no-value = option { $name } cannot be “{ $value }”; it can be { $known }
cl-cli-bad-value = { $reason }; for example { $known }
cl-cli-no-bot = { $game } has no bot “{ $name }”; it has { $known }
cl-cli-no-stranger = there is no bot “{ $name }”: { $reason }
cl-cli-saved-stranger = this game was played with “{ $name }”, an outside program that is started only when you ask for it: name the bots again with --bots
cl-cli-bots =
    { $n ->
        [one] --bots takes at least one bot and at most { $n }; available: { $known }
       *[other] --bots takes at least one bot and at most { $n }; available: { $known }
    }
cl-cli-no-seat = there is no seat { $seat }; seats go from 1 to { $last }
cl-cli-no-language = language “{ $name }” is not one of { $known }
cl-cli-at-least = { $name } is { $value }; it must be at least { $least }
cl-cli-no-server = the server needs more packages ({ $name }); install the extra “server” (pip install chronolude[server])
cl-cli-no-mcp = this needs more packages ({ $name }); install the extras “mcp” and “server” (pip install chronolude[mcp,server])
cl-cli-row-file = cannot write rows to { $file }: its name must end in { $known }
cl-cli-no-arrow = Parquet files need pyarrow: pip install “chronolude[data]” (or write JSON lines, which need nothing more)
cl-cli-setting = something is wrong in the environment or on the command line: { $reason }
cl-cli-no-deal = these options do not go together: { $reason }
cl-cli-other-game = the game in { $file } is { $game }, not { $name }

## Advice, rung by rung. $answer, $worth, $low, $high and $points of 100 games, $what: sentences
cl-hint-good = A careful player might answer “{ $answer }”.
cl-hint-best = A careful player would answer “{ $answer }”.
cl-hint-good-several = A careful player might answer “{ $answer }”, or one of the others here. Beside each, how many of 100 imagined games it wins.
cl-hint-stake-high = A lot hangs on this: a random answer would cost { $points ->
        [one] one game
       *[other] { $points } games
    } in a hundred.
cl-hint-stake-low = Not much hangs on this: you win about as often whatever you answer.
cl-hint-best-worth = “{ $answer }” wins { $worth } of 100 imagined games (95 % interval: { $low } to { $high }).
cl-hint-best-exact = “{ $answer }” wins { $worth } of 100: every way the game can still go was checked.
cl-hint-second = The next best, “{ $answer }”, wins { $worth }.
cl-hint-because = What it certainly brings: { $what }

## Terminal: at the table. $answers, $answer, $game
cl-cli-allowed = Possible here: { $answers }.
cl-cli-after = Save, read the log or undo, or press Enter to leave:
cl-cli-hint-more = (“{ cl-command-advice }” again says more.)
cl-cli-no-hint = No bot here can give advice.
cl-cli-inspect-nothing = { $game } has nothing to inspect.
cl-cli-inspect-unknown = I cannot look at “{ $text }”. Name linchpins to flip and patches to lay: “{ cl-command-inspect } 1963 1968p”.
cl-cli-no-law = { $game } has no rules to read here.
cl-cli-save-where = Name a file: “save my-game.txt”.
cl-cli-taken = a file of that name exists; choose another name
cl-cli-record-later = The record holds every hidden card, so it is shown once the game is over. You may save it at any time.

## Terminal: simulating. $n, $game, $seats, $seed, $mean, $least, $limit, $name, $count, $share, $number, $bot, $seconds, $speed
cl-cli-simulating = Playing
cl-cli-simulated =
    { $n ->
        [one] { $n } game of { $game }, seats: { $seats }, seed { $seed }.
       *[other] { $n } games of { $game }, seats: { $seats }, seed { $seed }.
    }
cl-cli-decisions = Decisions: { $mean } on average, { $least } to { $limit }.
cl-cli-rounds = Rounds: { $mean } on average, { $least } to { $limit }.
cl-cli-scores = Scores of the whole table: { $mean } on average, { $least } to { $limit }.
cl-cli-ending = Ending “{ $name }”: { $count } ({ $share } %).
cl-cli-wins = Seat { $number } ({ $bot }), games won: { $count } ({ $share } %).
cl-cli-capped =
    { $n ->
        [one] Cut short at the cap: { $n } game ({ $share } %).
       *[other] Cut short at the cap: { $n } games ({ $share } %).
    }
cl-cli-lapse =
    { $n ->
        [one] { $bot } failed in { $n } game; game { $game }, seat { $number }, its answer { $answer }: { $what }. A bot that plays at random took over.
       *[other] { $bot } failed in { $n } games; first in game { $game }, seat { $number }, its answer { $answer }: { $what }. A bot that plays at random took over.
    }
cl-bot-lapse = { $bot } failed: { $what }. A bot that plays at random takes over.
cl-cli-speed = { $seconds } s, { $speed } decisions per second.

## Terminal: walking through a record. $number, $last, $seat, $cards, $name
cl-cli-standing = Decision { $number } of { $last }
cl-cli-holds = { $seat } holds { $cards }.
cl-cli-walk-hint = Press Enter for the next decision. Also: back, a number to jump to, +5, seat 2, spectator, all, quit.
cl-cli-walk = Where to?
cl-cli-no-decision = there is no decision { $number }; they go from 0 to { $last }
cl-cli-no-step = “{ $name }” leads nowhere; press Enter, or type back, a number, +5, seat 2, spectator, all or quit
cl-cli-not-over = this game is not over yet, so not every card can be shown; choose a seat or the spectator

## Terminal: verifying. $file, $answers, $draws, $branches, $reason
cl-cli-verified = { $file } is in order. Answers: { $answers }; draws: { $draws }; branches: { $branches }.
cl-cli-fair = Every draw follows from a secret that was committed to before the deal.
cl-cli-not-committed = The draws follow from a seed that nobody committed to beforehand.
cl-cli-not-verified = { $file } is not in order: { $reason }

## Terminal: measuring speed
cl-cli-measuring = Measuring
cl-cli-no-open-spiel = OpenSpiel is not installed; install the extra “bench” (pip install chronolude[bench])
cl-cli-compiled = The engine is compiled.
cl-cli-not-compiled = The engine is not compiled.
cl-cli-bench-what = µs
cl-cli-bench-ours = ours
cl-cli-bench-theirs = theirs
cl-cli-bench-ratio = relative speed
cl-cli-bench-by-index = a move from Python by its number, deal included
cl-cli-bench-listed = a move from Python out of a list, deal included
cl-cli-bench-listed-dealt = the same, theirs already dealt
cl-cli-bench-free = a free choice in { $game } by its number, deal and forced answers included
cl-cli-bench-engine-deal = a move inside the engine, deal included
cl-cli-bench-engine = the same, theirs already dealt
cl-cli-bench-clone = one copy of a state
cl-cli-bench-view = one view of a table
cl-cli-bench-record = one record of a table
cl-cli-bench-note = Ours is { $game } with 4 seats, theirs is OpenSpiel’s hearts. Medians of processor time; all measures take turns.

## Games without words of their own. $name (of a zone, a number or an event), $values; $rule, $answers
cl-plain-line = { $name }: { $values }
cl-plain-back = hidden card
cl-plain-backs =
    { $n ->
        [one] { $n } hidden card
       *[other] { $n } hidden cards
    }
cl-plain-place = { $zone }, place { $n }
cl-plain-why = Rule { $rule } does not allow it. You may answer { $answers }.

## Terminal: a game of one’s own. $name, $known, $folder, $reason, $n
cl-cli-new-game =
    { $n ->
        [one] { $n } file written to { $folder }. Next:
       *[other] { $n } files written to { $folder }. Next:
    }
cl-cli-new-game-name = “{ $name }” cannot be the name of a game: use small letters, digits and single hyphens, as in my-game.
cl-cli-new-game-taken = “{ $name }” is taken: Python or Chronolude already has something by that name; choose another.
cl-cli-new-game-there = { $folder } already exists; choose another name or --folder.
cl-cli-new-game-unwritable = { $folder } cannot be written: { $reason }.
cl-cli-no-toy = There is no toy “{ $name }”; available: { $known }.

## Why a position is none that the game can come to
cl-wrong-number = This position is impossible: { $name } is { $value }, but must be from { $least } to { $most }.
cl-wrong-size = This position is impossible: { $size ->
    [one] there is { $size } card
   *[other] there are { $size } cards
} in { $zone }, where there can be at most { $most }.
cl-wrong-owner = This position is impossible: cards lie in { $zone }, but { $seats ->
    [one] only one seat is taken
   *[other] only { $seats } seats are taken
}.
cl-wrong-course = This position is impossible: the rules cannot go on from there ({ $error }).
cl-wrong-silence = This position is impossible: somebody is asked and has no answer to give.
cl-wrong-nobody = This position is impossible: the one who is asked does not sit at the table.
cl-wrong-over = This position is impossible: no rule is left to follow, but the game is not over.
cl-wrong-live = This position is impossible: the game is over, but a rule is left to follow.
cl-wrong-option = This position is impossible: its numbers say { $name } { $one }, but its options say { $other }.
cl-wrong-owed = This position is impossible: a question there is still unanswered, so the rules cannot go on.
cl-wrong-telling = This position is impossible: it cannot be put into words ({ $error }).
cl-wrong-frame = This position is impossible: rule { $rule } cannot be unfinished in that way.
## What the front door was given
cl-wrong-whole = { $name } is { $value }, but must be a whole number.
cl-wrong-text = { $name } is { $value }, but must be a text.
cl-wrong-data = { $name } is { $value }, but must be a table of fields.

## Terminal: the laws of a bot. $law, $n (checks), $where, $seconds
cl-check-looking = Checking
cl-check-on-offer = Its answers are always allowed
cl-check-honest = It sees nothing hidden
cl-check-deterministic = Asked again, it gives the same answer
cl-check-same-games = The same seeds give the same games
cl-check-held =
    { $n ->
        [0] { $law }: not checked.
        [one] { $law }: yes ({ $n } check).
       *[other] { $law }: yes ({ $n } checks).
    }
cl-check-broken = { $law }: NO. { $where }
cl-check-slowest = The longest answer took { $seconds } s.

## Puzzles

cl-puzzle-head = A puzzle: { $game } ({ $name })
cl-puzzle-help = Type your answer in words; a move of several parts as “first > second”. “hint” gives a hint, “solution” shows the answer, “quit” leaves.
cl-puzzle-word-hint = hint
cl-puzzle-word-solution = solution
cl-puzzle-word-quit = quit
cl-puzzle-whole = That is only the start of a move: type “{ $answer } > …” with one of these.
cl-puzzle-none = There is no such puzzle here. Games with puzzles: { $known }.
cl-puzzle-solution = The solution:
cl-puzzle-task-sure = One answer wins for certain, whatever the others hold and do. Which one?
cl-puzzle-task-expected = One answer is far better than all the others. Which one?
cl-puzzle-task-turn = You can win before anybody else has a turn, if nobody steps in. How does it begin?
cl-puzzle-task-now = You can win with your very next move. Which one?
cl-puzzle-task-solved = One answer is right. Which one?
cl-puzzle-hint-sure = { $n ->
    [one] There is one answer.
   *[other] There are { $n } answers; all but one can lose to cards the others may hold.
}
cl-puzzle-hint-expected = { $n ->
    [one] There is one answer.
   *[other] There are { $n } answers, and nobody else has a choice left: count the deals in which each one wins.
}
cl-puzzle-hint-turn = { $n ->
    [one] There is one answer.
   *[other] There are { $n } answers. Think of what you need in order to win, and work backwards.
}
cl-puzzle-hint-now = { $n ->
    [one] There is one answer.
   *[other] There are { $n } answers. Think of what you need in order to win, and work backwards.
}
cl-puzzle-hint-solved = { $n ->
    [one] There is one answer.
   *[other] There are { $n } answers, and only one of them is right.
}
cl-puzzle-hint-among = It is one of these: { $answers }.
cl-puzzle-hint-is = The answer: { $answer }
cl-puzzle-hint-begins = It begins with: { $answer }.
cl-puzzle-right-sure = Right: “{ $answer }” wins for certain, in every deal that fits what you know.
cl-puzzle-right-expected = Right: “{ $answer }” wins most often, counted over every deal that fits what you know.
cl-puzzle-right-turn = Right: after “{ $answer }” you win this turn, if nobody steps in.
cl-puzzle-right-now = Right: “{ $answer }” wins at once.
cl-puzzle-right-solved = Right: “{ $answer }”.
cl-puzzle-wrong-sure = “{ $answer }” may win, but not for certain. Here is how it can go wrong:
cl-puzzle-wrong-expected = “{ $answer }” wins { $worth } of 100 deals; there is something far better.
cl-puzzle-wrong-turn = After “{ $answer }” you cannot be sure of winning this turn.
cl-puzzle-wrong-now = “{ $answer }” does not win at once.
cl-puzzle-wrong-solved = “{ $answer }” is not it.
cl-puzzle-mining = Mining, { $n ->
    [one] one seat
   *[other] { $n } seats
}
cl-puzzle-mined = { $n ->
    [one] One puzzle with { $seats } at the table, after { $games } games.
   *[other] { $n } puzzles with { $seats } at the table, after { $games } games.
}
cl-puzzle-grading = Every bot tries them
cl-puzzle-count = { $n ->
    [one] { $game }: one puzzle
   *[other] { $game }: { $n } puzzles
}
cl-puzzle-solves = { $bot } solves { $count } of { $tried }
