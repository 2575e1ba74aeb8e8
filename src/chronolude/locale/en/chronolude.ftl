### Chronolude, English: words shared by all games. Same ids and variables as in French.

## Name of the house
cl-title = Chronolude
cl-tagline = Time-travel games you can rewind.
cl-affiliation = Chronolude is not affiliated with the publishers of these games; words and pictures here are our own.

## Small words
cl-yes = yes
cl-no = no
cl-none = none
cl-nobody = nobody
cl-you = you
cl-language = English

## Joining a list: cl-list-more for all but the last join, cl-list-last for the last. $head, $tail
cl-list-more = { $head }, { $tail }
cl-list-last = { $head } and { $tail }

## Seats. $number: counted from 1; $name, $bot: names
cl-seat = Seat { $number }
cl-seat-bot = { $name } (bot { $bot })
cl-seat-yours = { $name } (you)
cl-seat-open = open seat
cl-spectator = spectator
cl-spectating = You are watching. You see what everybody sees.
cl-bot = bot
cl-human = player
cl-n-seats =
    { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }

## Why an answer is refused, in any game (house rules). $answer: what was typed; $card
cl-why-H-1 = It is not your turn to answer.
cl-why-H-2 = “{ $answer }” is not among the answers this question takes.
cl-why-H-3 = The game is over: nothing more is asked.
cl-why-H-4 = “{ $answer }” cannot be read as an answer.
cl-why-H-5 = “{ $answer }” is only the beginning of a move: say the rest of it too.
cl-refused = Not possible: { $reason }
cl-refused-rule = Not possible: { $reason } (rule { $rule })
cl-allowed = This is allowed; nothing stands against it.
cl-unchanged = Nothing has changed.

## Whose turn it is, and the state of the table. $seat, $seats, $n, $seconds
cl-your-turn = Your turn
cl-waiting = Waiting for { $seats }.
cl-thinking = { $seat } is thinking…
cl-sealed =
    { $n ->
        [one] Sealed. Waiting for { $n } seat; you may still change your choice.
       *[other] Sealed. Waiting for { $n } seats; you may still change your choice.
    }
cl-log-sealed = { $seat } has chosen.
cl-log-sealed-you = You have chosen; nobody sees it yet.
cl-revealed = All choices are in.
cl-moved-on = The table moved on while you were choosing.
cl-line-down = The line is down. Your answer is kept here.
cl-lost-line = { $seat } lost the line { $seconds } s ago.
cl-paused = Table paused by { $seat }.
cl-resumed = The game goes on.

## Parts of a game. $round, $decision, $seats (winners), $n (how many), $rule
cl-round = Round { $round }
cl-decision = Decision { $decision }
cl-game = game
cl-table = table
cl-rule = rule { $rule }
cl-game-over = Game over
cl-no-winner = Nobody wins.
cl-winner =
    { $n ->
        [one] Winner: { $seats }.
       *[other] Winners: { $seats }.
    }
cl-you-win = You win!
cl-you-lose = You have not won this time.
cl-score = { $seat }: { $n }
cl-rank = Rank { $n }: { $seats }

## Terminal: beginning. $game, $seed, $n
cl-welcome = Welcome to Chronolude.
cl-starting = { $game }, { cl-n-seats }, seed { $seed }.
cl-choose-game = Which game?
cl-choose-seats = How many seats?
cl-help-hint = Type an answer, or “{ cl-command-help }” for the commands.
cl-your-options = You may answer:
cl-prompt = Your answer:
cl-option-line = { $number }. { $label } ({ $text })
cl-only-option = Only one answer is possible: { $label }.
cl-press-enter = Press Enter to go on.

## Terminal: commands as they are typed. The French words are accepted too
cl-command-help = help
cl-command-table = table
cl-command-options = options
cl-command-why = why
cl-command-foresee = foresee
cl-command-rules = rules
cl-command-events = events
cl-command-undo = undo
cl-command-hint = hint
cl-command-save = save
cl-command-resume = resume
cl-command-record = record
cl-command-quit = quit

## Terminal: what each command does
cl-command-help-help = list these commands
cl-command-table-help = describe the whole table as you see it
cl-command-options-help = list what you may answer
cl-command-why-help = say why an answer is not possible: “why A3”
cl-command-foresee-help = tell what an answer would surely do: “foresee B12”
cl-command-rules-help = read the rules, or a single one: “rules K-061”
cl-command-events-help = read what has happened so far
cl-command-undo-help = go back one decision
cl-command-hint-help = ask for advice
cl-command-save-help = save the game to a file
cl-command-resume-help = resume a saved game
cl-command-record-help = show the record of this game
cl-command-quit-help = leave the table

## Terminal: replies. $command, $file, $n, $rule, $reason, $seats
cl-unknown-command = I do not know “{ $command }”. Type “{ cl-command-help }” for the commands.
cl-did-you-mean = Did you mean “{ $command }”?
cl-undone = Went back one decision. The future you leave is kept as a branch.
cl-undo-nothing = There is nothing to undo.
cl-undo-refused = You cannot undo this alone: { $reason }
cl-undo-ask = You are asked to let the table go back one decision. Do you agree?
cl-saved = Game saved to { $file }.
cl-save-failed = The game could not be saved to { $file }: { $reason }
cl-loaded = Game resumed from { $file }, at decision { $decision }.
cl-load-failed = { $file } could not be read: { $reason }
cl-no-rule = There is no rule { $rule }.
cl-no-events = Nothing has happened yet.
cl-events-since = What happened meanwhile:
cl-foreseen = This would surely happen:
cl-foreseen-nothing = Nothing can be said for sure.
cl-if-nobody-answers = if nobody answers
cl-quit-confirm = Leave the table? The game is not saved.
cl-goodbye = Goodbye, and see you earlier.

## Time travel of games. $decision, $seat
cl-go-back = Go back to here
cl-branch = Timeline { $letter }
cl-branched = A new timeline begins at decision { $decision }.
cl-branch-fair = hidden cards drawn anew, as far as { $seat } could know
cl-branch-study = the true hidden cards
cl-no-branches = Nobody has gone back yet. Every line of the log is a way in.

## Games without words of their own. $name (of a zone, a number or an event), $values; $rule, $answers
cl-plain-line = { $name }: { $values }
cl-plain-why = Rule { $rule } does not allow it. You may answer { $answers }.
