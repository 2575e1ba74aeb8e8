### Interface words of the browser client. Every word here has its French twin.

## The house
web-skip = Skip to the question
web-close = Close
web-back = Back
web-done = done
web-on = On
web-off = Off
web-you-word = You
web-you-small = you
web-you-start = You
web-nobody = nobody
web-percent = { $n }%
web-nav = Main
web-nav-foot = About
web-nav-play = Play
web-nav-learn = Learn
web-nav-bots = Bots
web-nav-decks = Decks and missions
web-playing-as = Playing as { $name }, no account
web-no-account = No account needed
web-footer = Free and open source. Fan project, not affiliated with the publishers. Icons: game-icons, CC BY 3.0.
web-parts = Parts of the table
web-server-away = The server is not answering. Your choice is safe: try again in a moment.

## Games
web-games = Games

## Lobby
web-hero = Which moment would you play again?
web-hero-note = Five time-travel games, and every rule is taken care of. Wind any game back to any move, and play on along another timeline.
web-play-bots = Play now against bots
web-table-friends = Table for friends
web-got-code = Got a code?
web-play-now = Play now
web-open-table = Open a table
web-play-game = Play { $title } now against bots
web-open-game = Open a table of { $title }
web-bots-word = bots
web-minutes = { $n } min
web-your-tables = Your tables
web-your-tables-none = No table yet. Play now against bots, or open one for friends.
web-first-visit = New here? A guided first game takes ten minutes.
web-first-learn = Learn a game
web-departures = Departures
web-departures-note = Open tables, seats free now
web-departures-none = No table is waiting for players. Open one, or play against bots.
web-seats-taken = { $taken } of { $seats } seats taken
web-join = Join
web-watch = Watch
web-last-fork = Your last fork
web-open-map = Open the line map

## Table
web-table = Table
web-table-opening = Setting up the table…
web-table-subtitle = { $title }, { $n ->
    [one] one seat
   *[other] { $n } seats
  }
web-your-turn = Your turn
web-seats = Seats
web-seat-number = Seat { $n }
web-seat-to-play = to play
web-seat-bot = { $level ->
    [none] bot
   *[other] bot, { $level }
  }
web-seat-away = connection lost
web-seat-lost = { $who } lost the connection
web-clock-none = no clock
web-clock-short = short of time
web-count-cards = cards in hand
web-hand = Your hand
web-hand-empty = No cards in hand.
web-zone-empty = empty
web-hidden-cards = { $n ->
    [one] one hidden card
   *[other] { $n } hidden cards
  }
web-undo = Undo
web-hint = Hint
web-hint-step = Hint { $n } of 3
web-hint-more = More precise
web-hint-answer = The answer
web-hint-worth = { $n } of 100
web-hint-spread = 95 % interval: { $low } to { $high } of 100 imagined games
web-timelines = Timelines
web-timelines-n = Timelines { $n }
web-log = Log
web-log-older = Earlier moves
web-log-newer = Later moves
web-log-back = Go back to here
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something to the table
web-chat-send = Send
web-rules = Rules
web-rules-all = All rules
web-rules-none = The rules of this game are not on this server yet.
web-rules-of = Rules of { $game }
web-rules-lead = Every rule has a number, and every refusal cites one.
web-rule-number = rule { $rule }
web-round = Round { $n }
web-turn = Turn { $n }
web-lines-none = Nobody has gone back yet. You can do so from any line of the log.
web-lines-some = { $n ->
    [one] One other timeline branches off from this game.
   *[other] { $n } other timelines branch off from this game.
  }
web-read-table = The table in words
web-besides = Also on the table
web-tip-refused = Dimmed cards cannot be played here: tap one to see why.
web-choose-first = Make your choice
web-less = Less
web-more-n = { $n } more
web-table-side = Seats and chat
web-review-side = The chosen timeline
web-step-back = One step back
web-again = Play again
web-line-map = Line map
web-sealed = chosen
web-choosing = choosing
web-sealed-by = secret choice of { $who }
web-sealed-waiting = { $n ->
        [0] Chosen. All choices are revealed now.
        [one] Chosen. Waiting for one more seat.
       *[other] Chosen. Waiting for { $n } more seats.
    }
web-sealed-ask = Your choice is { $choice }. You may still change it.
web-line-down = The connection is lost
web-line-down-ask = Your move is kept here. Next try in { $n } s.
web-stale = The table moved on while you were choosing.
web-why-title = { $label }: not here
web-why-nothing = The table gives no reason.
web-why-read = click to read
web-foresee-title = What it would do
web-foresee-looking = Looking ahead…
web-foresee-nothing = Nothing is certain yet.
web-foresee-range = { $name }: between { $low } and { $high }
web-foresee-unanswered = If nobody answers.
web-foresee-pick-card = Choose a card to see what it would certainly change.
web-foresee-pick-stop = Choose a stop on the line to see what the trip would certainly cost and bring.
web-act-play = Play { $noun }
web-act-offer = Offer { $noun }
web-act-travel = { $n ->
    [0] Stay in the present
    [one] Spend one crystal
   *[other] Spend { $n } crystals
  }
web-act-pass = Pass

## Any game
web-generic-common = On the table
web-generic-figures = Figures
web-generic-options = What you may do
web-generic-over = The game is over
web-generic-all = All answers
web-generic-won = Won
web-hidden-card = Hidden card
web-guests = Guests: games by other makers
web-guest-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
web-board-newer = This board was made for another version of Chronolude; here is the plain board instead.
web-board-broken = The game’s own board could not be loaded; here is the plain board instead.
web-generic-wait = It is not your turn.

## Review
web-review-title = Review: { $game }
web-unverified = Not verified
web-share = Share
web-export = Export record
web-map-note = Time runs to the right. Every set of points is a move where somebody went back.
web-map-label = { $n ->
    [one] One timeline of this game
   *[other] { $n } timelines of this game
  }
web-turning-point = turning point
web-points = points
web-move-n = Move { $n }
web-of-moves = of { $n }
web-move-word = move
web-round-word = round
web-move-first = First move
web-move-prev = Previous move
web-move-next = Next move
web-move-last = Last move
web-play-on = Play through the moves
web-pause = Pause
web-results-shown = results shown
web-results-hidden = results hidden
web-others-bots = Others: bots
web-others-friends = Others: friends
web-hidden-same = Same hidden cards
web-hidden-new = New hidden cards
web-go-back-to = Go back to move { $n }
web-moves = Moves
web-winner = winner
web-differs = differs from the game as played
web-link-move = Link to this move
web-link-copied = The link is copied.
web-record-missing = This record is not on this server.

## Settings
web-settings = Settings
web-sound = Sound
web-theme-to-light = Light theme
web-theme-to-dark = Dark theme
web-set-language = Language
web-set-theme = Theme
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-theme-system = Same as the system
web-set-motion = Animation
web-set-motion-none = None
web-set-motion-quick = Quick
web-set-motion-normal = Normal
web-set-motion-slow = Slow
web-set-text = Text size
web-set-confirm = Confirm moves
web-set-confirm-always = Always
web-set-confirm-irreversible = Only if irreversible
web-set-confirm-never = Never
web-set-sound = Sound
web-set-letters = Single-letter keys
web-keyboard = Keyboard
web-key-tab = next region
web-key-arrows = inside a region
web-key-enter = act
web-key-enter-name = Enter
web-key-space = select
web-key-digits = nth card or option
web-key-esc = one step back
web-key-why = why not?
web-key-hint = hint
web-key-undo = undo
web-key-timelines = timelines
web-key-log = log
web-key-chat = chat
web-key-read = read the table as text
web-key-round = previous, next round

## Pages
web-learn-game = Learn { $game }
web-learn-lead = A first guided game on the real engine, with a fixed deal. About ten minutes each.
web-learn-start = Start
web-bots-lead = Four levels and a wanderer. Each knows what you would know in its seat, and nothing more.
web-bot-random = Wanderer
web-bot-random-note = Takes any legal option. Good for trying out the controls.
web-bot-thumb = Rule of thumb
web-bot-thumb-note = A few sensible habits and no calculation. Answers at once.
web-bot-apprentice = Apprentice
web-bot-apprentice-note = Imagines a few dozen deals that fit what it knows, plays each one out by its habits, and picks what went well.
web-bot-adept = Adept
web-bot-adept-note = Imagines hundreds of deals and remembers which answers led where.
web-bot-master = Master
web-bot-master-note = Searches as far as one second allows, and works out short endings exactly.
web-bot-own = Games of knowledge
web-bot-own-note = Where a game is about knowledge, its bots know more or less; where everybody plays together, they plan with what they have been told.
web-bots-honest = Honest bots
web-bots-honest-note = A bot never sees a hidden card. Reshuffle what it cannot see, keep its seed, and it answers the same: a test proves it for every game.
web-ratings = Measured strength
web-ratings-note = Openskill ratings from games between the bots, measured with version { $version } of { $day }; the margin is two sigma. A bot without a rating has not been measured.
web-rating = Rating
web-rating-games = Games
web-bots-uncompiled = The engine is not compiled here yet, so adept and master look less far ahead than they could. They are stronger once it is compiled and restarted.
web-decks-lead = Everything there is to play here. Decks and missions are plain files that anybody can write.
web-decks-decks-note = A deck is a plain table of titles and dates with sources. The checker lists mistakes by card and field; a deck with warnings can still be played.
web-decks-missions-note = A mission is a folder of text files. The checker makes sure that each place can be reached, and the playtester that it can be won.
web-decks-how = To begin one and then check it, on the server’s machine:
web-privacy = Privacy
web-privacy-lead = No account, no tracker, no request to any other server.
web-privacy-here = In this browser
web-privacy-here-note = Your settings, the name you play under and the cards you have seen lately stay in this browser. Clear them, and they are gone.
web-privacy-server = On this server
web-privacy-server-note = The server keeps tables, moves and what is said at a table, so that a game survives a restart and can be replayed. A cookie tells it which seats are yours. A date you question stays there too, without your name.
web-privacy-delete = Have your name and chat deleted
web-privacy-never = Never
web-privacy-never-note = No advertising, no profiling, no fonts or scripts from elsewhere.
web-verify = Fairness
web-verify-title = Check the shuffle
web-verify-lead = Anybody can check the shuffle, without trusting this server.
web-verify-1 = Before the deal the server publishes the fingerprint of a secret seed.
web-verify-2 = Each seat adds a seed of its own, so nobody decides the deal alone.
web-verify-3 = At the end the secret is revealed, and every draw of the game can be worked out again.
web-verify-how = Download the record and run
web-credits = Credits
web-credits-lead = Chronolude is a fan project. It is not affiliated with the publishers of the games.
web-credits-icons = Icons, { $licence }
web-credits-icons-note = From game-icons, used in one colour and at other sizes. Cards of decks may show any icon of that set, drawn by Lorc, Delapouite, Skoll and its other contributors.
web-credits-unnamed = game-icons contributor
web-credits-fonts = Fonts, { $licence }
web-credits-games = Games
web-credits-games-note = Names and mechanisms belong to the published designs; every sentence, picture and mission here is our own.
web-lost-title = No such stop
web-lost-lead = This address is not on our lines.
web-lost-back = To the lobby

## Gallery
web-gallery = Gallery
web-gallery-lead = Every part of the kit with its states, in both themes.
web-gallery-day = Day timetable
web-gallery-night = Night service

## Live tables
web-own-open = waiting for players
web-own-over = finished
web-own-waiting = waiting for the others
web-not-here = Not on this server yet
web-somebody = somebody
web-daily = Deal of the day
web-daily-note = The same cards for everyone today, against the house’s bots.
web-daily-play = Play today’s deal
web-new-table = A table of { $game }
web-your-name = Your name at the table
web-bots-among = Bots among them
web-bots-level = How they play
web-clock = Clock
web-clock-live = Ten minutes each, plus five seconds per move
web-clock-days = A day per move
web-who-watches = Who may watch
web-watch-nobody = Nobody
web-watch-link = With the watching link
web-watch-everyone = Everyone
web-list-table = Show it among the departures, for anyone to join
web-options = Rules at this table
web-level-random = wanderer
web-level-rule-of-thumb = rule of thumb
web-level-apprentice = apprentice
web-level-adept = adept
web-level-master = master
web-tag-forfeit = forfeited
web-fig-energy = Crystals ({ $who })
web-seat-open = open seat
web-seat-here = here
web-seat-not-here = not here yet
web-room-join = Take a seat: a name is enough.
web-room-full = Every seat is taken.
web-room-waiting = { $n ->
    [one] One seat is still open. Send the link.
   *[other] { $n } seats are still open. Send the link.
  }
web-room-soon = Everybody has a seat. The cards are dealt as soon as everybody is here.
web-sit-down = Sit down
web-fill-bots = { $n ->
    [one] Give the open seat to a bot and begin
   *[other] Give { $n } open seats to bots and begin
  }
web-invite = Invite
web-invite-note = Whoever opens this link may take an open seat. No account is needed.
web-copy-link = Copy the link
web-table-code = Code
web-qr-table = QR code of this table
web-qr-hand = Your own hand on your phone
web-around = Around the table
web-around-short = Table
web-watchers = { $n ->
    [one] One person is watching.
   *[other] { $n } people are watching.
  }
web-host-pause = Pause the table
web-host-resume = Go on
web-host-close = Close the table
web-host-bot = Let a bot play
web-fair-commitment = Fingerprint of the secret:
web-fair-secret = The secret:
web-table-shut = This table cannot be opened
web-fault-unknown-table = No table on this server has the code “{ $table }”. Check the link, or ask for a new one.
web-fault-bad-link = You need an invitation link to open this table, and this is not one, or is no longer valid.
web-fault-version = This page is older than the server: reload it.
web-status-403 = This link does not allow that.
web-status-404 = That does not exist on this server, or no longer does.
web-status-409 = That is not possible now.
web-status-429 = Too many requests at once: wait a moment.
web-undo-ask = Ask to undo
web-undo-pending = { $who } asks to go back. The table decides.
web-undo-asked = { $who } asks to go back
web-undo-asked-note = The game would go back to decision { $n }. What has been played since is kept as a branch, and the log says so.
web-undo-yes = Agree
web-undo-no = Play on
web-as-played = As played
web-as-played-by = the game at this table
web-line-won = { $who } wins
web-line-live = still being played
web-line-open = left open
web-line-undone = Taken back
web-line-undone-by = undone at move { $n }
web-line-branch = Timeline { $letter }
web-line-branch-by = left at move { $n }
web-fact-moves = Moves
web-fact-result = Result
web-fact-hidden = Hidden cards
web-play-on-here = Play on from here?
web-play-on-kicker = Timeline { $letter }, move { $n }
web-fork-text = You went back to move { $n }.
web-table-at = The table at move { $n }
web-eyes = Seen by
web-eyes-own = yourself
web-eyes-public = everybody
web-verifiable = Shuffle can be checked
web-verify-wait = The secret is revealed when the game is over.
web-verify-match = The secret matches the fingerprint shown before the deal (checked in this browser).
web-verify-mismatch = The secret does not match the fingerprint.
web-verify-sound = The whole game was replayed: { $answers } answers, all as recorded. Its draws did not come from a secret fixed beforehand.
web-nav-records = Records
web-records-lead = Whole games, kept move by move. Find one, open it at any moment, and play on from there.
web-record-file = A file
web-record-text = Or its text
web-record-open = Open it
web-opt-mode = Mode
web-opt-discards-visible = Open discards
web-opt-discards-visible-true = yes
web-opt-discards-visible-false = no
web-opt-first = First player
web-opt-first-random = drawn at random
web-opt-first-guess = guess the time
web-board = The board

## Doubts about printed facts
web-doubts-title = What is not certain about its cards
web-doubts-lead = Facts of this edition that nobody has been able to confirm. Correcting the data file is all it takes.
web-also = Also here

web-opt-faults = These files cannot be played:

## People at one table: lessons, one device for several, sounds, notices, links
web-learn-do = Show me: { $what }
web-learn-step = Lesson, { $n } of { $most }
web-learn-leave = Leave the lesson
web-which-game = Game
web-today = today
web-play = Play
web-hot-seats = People on this device
web-hot-one = only me
web-hot-name = Name of player { $n }
web-hot-veil = Hand the device to { $who }.
web-hot-veil-note = Nobody else should look now. The table stays covered until { $who } opens it.
web-hot-consent-note = { $who } is asked whether the table may go back.
web-hot-reveal = I am { $who }: show my cards
web-hot-waiting = Hot seat
web-set-notify = Tell me when it is my turn
web-set-notify-blocked = This browser does not allow notifications from here.
web-set-volume = Volume
web-set-volume-low = Low
web-set-volume-middle = Medium
web-set-volume-high = High
web-set-cues = Which sounds
web-cue-turn = Your turn
web-cue-taken = Answer accepted
web-cue-refused = Refused
web-cue-laid = Card laid
web-cue-turned = Card turned
web-cue-gain = Gain or spend
web-cue-sealed = Choice made
web-cue-opened = Revealed
web-cue-back = Travelling back
web-cue-torn = Paradox opens
web-cue-mended = Patch
web-cue-lost = Loss
web-cue-over = Game over
web-cue-tick = Little time left
web-cue-said = Chat
web-cue-branch = Another timeline
web-cue-coin = Coin
web-notice-turn = Your turn: { $game }
web-phrases = Ready-made phrases
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-played = Well played.
web-phrase-thanks = Thank you.
web-phrase-oops = Oops.
web-phrase-one-moment = One moment, please.
web-phrase-your-turn = It is your turn.
web-phrase-again = Shall we play again?
web-mute-seat = Mute { $who }
web-unmute-seat = Hear { $who } again
web-muted-note = { $who } is muted: nobody else knows.
web-links = Seats and their links
web-link-new = New link
web-link-revoke = Revoke link
web-link-old-dead = The old link no longer opens this seat.
web-link-for = Link for { $who }
web-link-revoked = { $who }’s link no longer opens anything.
web-seat-free = Free the seat
web-seat-send-away = Send away
web-copy = Copy
web-in-hand = hand
web-in-constant = constant
web-in-lead = lead card
web-in-standing = standing card
web-in-played = card played
web-in-discard = discards
web-in-line = line
web-in-pile = tokens to come
web-in-round = round
web-in-present = present
web-in-resolving = event resolved
web-in-first = first player
web-in-pawn = pawn at
web-in-energy = crystals
web-in-controller = held by seat, event
web-in-unstable = unstable
web-diff-title = What differs at move { $n }
web-diff-note = A dashed frame marks what differs from the game as played.
web-diff-same = At this move nothing you can see differs.
web-diff-before = These timelines are still one at move { $n }: they part at move { $at }.
web-diff-versus = Compared with
web-diff-figure = Figure or zone
web-diff-more = { $n ->
    [one] One more difference
   *[other] { $n } more differences
}
## Checking chance in the browser. $draws, $shuffles, $piles (sizes), $answers, $line, $draw are numbers
web-verify-draws = This browser worked out all { $draws } draws from the secret and everybody’s words, and they are the ones that were played. { $shuffles ->
    [0] No pile was shuffled whole.
    [one] Among them is one whole shuffle, of { $piles } cards.
   *[other] Among them are { $shuffles } whole shuffles, of { $piles } cards.
}
web-verify-draw-wrong = Draw { $draw } on line { $line } does not follow from the secret.
web-verify-remembered = It is the fingerprint this browser was shown before the deal.
web-verify-swapped = Before the deal this browser was shown another fingerprint.
web-verify-not-remembered = This browser was not there before the deal, so it cannot tell whether the fingerprint was the same then.
web-verify-words-in = The words this browser added are among those mixed in.
web-verify-words-out = The words this browser added are not among those mixed in: it watched, or came too late.
web-verify-rules = The server replayed the whole game by the rules, { $answers } answers: every card lay where these draws put it. To check that too without trusting the server, use the command below.
web-verify-no-crypto = This browser can check draws only on a secure address (https, or this machine itself).
web-verify-shared = This deal was shared or brought along, so it was not drawn from a secret of this table.
web-verify-bring = Or check a record you have kept:
web-verify-unreadable = This is not a record in its JSON form.

## Hindsight: a finished game looked at again with one seat’s eyes
web-hindsight = Hindsight
web-hindsight-seat = Through the eyes of
web-hindsight-none = Answers are judged once the game is over, in games our bots can search.
web-hindsight-none-yet = None so far.
web-hindsight-clean = No answer clearly cost anything.
web-hindsight-progress = { $done } of { $of } decisions judged
web-hindsight-turn = “{ $answer }” rather than “{ $best }”
web-hindsight-cost = cost { $n } of 100 (95 % interval: { $low } to { $high })
web-hindsight-cost-exact = cost { $n } of 100, every way checked
web-hindsight-chart = Chances of winning over { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}, and what each answer cost
web-hindsight-note = In all, these answers cost { $n } of 100 games. Each decision is judged by what this seat could know then, in games imagined from there; differences smaller than the interval may be chance.
web-turning-points = Turning points

## Options of the other games, and their values

## Coming back to a seat
web-seat-other-to-play = to play
web-seat-kept = A bot plays for you.
web-seat-take-back = Take your seat back
web-link-dead-title = This link opens nothing
web-link-dead-lead = It was mistyped, cut off, or withdrawn. The host of the table can make you a new one.

## Branches and turning points
web-lines-parent = This is a branch: it left another game at move { $n }, and that game goes on without it.
web-open-parent = To the game it left
web-branch-subtitle = { $title }, a branch
web-hindsight-before = Opens the position before it, to try again

## What was settled rests before it is cleared
web-rest-title = What has just been settled
web-rest-wins = wins
web-rest-go-on = Go on
web-rest-again = Show it again

web-nav-puzzles = Puzzles
web-puzzles-lead = Positions from games between bots, each with one answer far better than the rest, and proved to be. You know only what your seat knows.
web-puzzle-of-day = Puzzle of the day
web-puzzle-solve = Solve it
web-puzzle-streak = { $n ->
    [0] No streak yet: today’s puzzle begins one.
    [one] A streak of one day.
   *[other] A streak of { $n } days.
}
web-puzzle-solved-today = Solved today.
web-puzzle-solved-of = { $done } of { $n } solved
web-puzzle-done = { $done } of { $n }
web-puzzle-grade = Difficulty { $n } of 5
web-puzzle-next = Next puzzle
web-puzzle-none = There are no puzzles here.
web-puzzle-who = Who solves how many
web-puzzle-who-note = Each bot had one try at each puzzle. The figures say how many in a hundred it solved.
web-puzzle-hint = Hint { $n } of 3
web-puzzle-show = Show the solution
web-puzzle-tried = Your answers
web-puzzle-solution = The solution
web-puzzle-before = Before
web-puzzle-after = After
web-puzzle-all = All puzzles
web-puzzle-yes = Right
web-puzzle-no = Not that one
web-puzzle-seat = You are in seat { $n } of { $seats }.
web-puzzle-seat-name = Seat { $n }
web-puzzle-number = Puzzle { $n }
web-puzzle-lost = There is no such puzzle here.
## Going back: $n, $last: moves · $best: an answer
web-fork-title = Back to move { $n }
web-fork-name = What do you want to know?
web-fork-name-example = What if I had kept the 13?
web-fork-suggestion = What if, at move { $n }…?
web-fork-best = What if “{ $best }”?
web-fork-stay = Stay here
web-fork-depart = Throw the points at move { $n }
web-fork-now = now
web-fork-begins = Another timeline
web-fork-told = From move { $n } on, you play it again. The game you left stays as it is.
web-fork-begin = Play
web-fork-unrated = never rated
web-fork-picture = A line from the first move to now, and the way back to move { $n }, where another track leaves it
web-side-by-side = Side by side
web-together-title = Two timelines, side by side
web-together-rank = { $n ->
    [1] wins
   *[other] place { $n }
}
web-together-score = { $n ->
    [1] wins with { $score }
   *[other] place { $n }, { $score }
}
web-own-with = with { $who }

## When it is over. $who: the winners, $n: how many · $best: an answer
web-ribbon-title = How it came about
web-worst-title = Your three worst moments
web-worst-note = These answers cost you most. Try their positions again.
web-worst-find = Find them
web-worst-try = Try again
web-worst-cost = cost { $n ->
    [one] { $n } game
   *[other] { $n } games
} in 100
web-share-title = A picture to share
web-share-save = Save the picture
web-share-won = { $n ->
    [one] { $who } wins
   *[other] { $who } win
}

## Bots say why. $who: a name · $level: a level · $lines: what the log says · $n, $worth: of 100 · $best: an answer
web-why-bot = Why?
web-why-speaks = { $who }, { $level }
web-why-brought = I did it for this: { $lines }
web-why-quiet = Nothing to see yet, and I keep my cards to myself.
web-why-later = Ask me again when the game is over: then I can tell you what I knew.
web-why-best = From what I knew, this won { $worth } of 100 imagined games, and I found nothing better.
web-why-missed = From what I knew, “{ $best }” would have won { $n ->
    [one] { $n } more game
   *[other] { $n } more games
} in 100. I missed it.
web-why-no-figure = I do not count games; I play by feel.
web-motto-random = I take whatever the road offers. Do not look for a plan.
web-motto-rule-of-thumb = I keep to my rules of thumb: quick, steady, the same every day.
web-motto-apprentice = I imagine a few games ahead and trust the first that looks good.
web-motto-adept = I imagine hundreds of games from here and take what wins most often.
web-motto-master = I think for as long as they let me, and change my mind when a better line turns up.
web-motto-companion = I share what I have seen, and go where the others do not.
web-motto-other = I have my own reasons.
web-motto-schoolchild = I know the famous dates, more or less.
web-motto-reader = I am sure of the century; the year is another matter.
web-motto-historian = I know most dates. The obscure ones still catch me out.
web-motto-planner = I weigh every step for the group before I take it.
web-motto-curious = I open doors first and think afterwards.
web-motto-wanderer = I take whatever the road offers. Do not look for a plan.
web-log-undone = taken back
web-after-hand = What you are holding

## My games
web-nav-mine = My games
web-mine-lead = Your results, how you compare with the bots, and the moments worth another try. All of it stays in this browser.
web-mine-which = Which games
web-mine-all = All { $n }
web-mine-results = Results
web-mine-games = { $n ->
    [one] game
   *[other] games
 }
web-mine-won = { $n ->
    [one] win
   *[other] wins
 }
web-mine-share = of your games
web-mine-rating = You among the bots
web-mine-rating-none = Finish a game against a rated bot, and your place among them will show here.
web-mine-rating-is = { $mu } ± { $sigma } from { $n ->
    [one] one game
   *[other] { $n } games
 }
web-mine-rating-above = above { $bot }
web-mine-regret = What your answers give away
web-mine-regret-chart = { $n ->
    [one] One game
   *[other] { $n } games
 }; the first gave away { $first } hundredths of a win with each answer, the last { $last }
web-mine-regret-none = Have at least two games reviewed, and the curve will show here.
web-mine-regret-falls = Your answers give away less than they used to.
web-mine-regret-rises = Lately your answers give away more.
web-mine-regret-level = Your answers give away about as much as before.
web-mine-look = Review { $n ->
    [one] one game
   *[other] { $n } games
 }
web-mine-looking = { $n ->
    [one] One game to go.
   *[other] { $n } games to go.
 }
web-mine-endings = How your games end
web-mine-ending-n = { $n }×, won { $won }
web-mine-practice = Worth another try
web-mine-practice-lead = The costliest answers from all your games. Each card is the position just before one: sit down and answer differently.
web-mine-practice-none = Nothing here yet: review some games, and their costliest moments become cards.
web-mine-practice-called = What if, at move { $n }…?
web-mine-tried = tried
web-mine-answer-show = What you answered
web-mine-gone = This game is no longer kept here.
web-mine-records = Your games
web-mine-win = won
web-mine-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
 }
web-mine-none = Games you finish are remembered here.
web-mine-carry = Take your games along
web-mine-key = With a key
web-mine-key-note = Your browser seals your games, and this server keeps them under a key that only you have. Type the key on another device, and both have the same games. If you lose the key, what is kept is lost: nobody else can open it.
web-mine-key-unsafe = This needs a secure connection (https, or this computer itself). A file works everywhere.
web-mine-key-make = Make a key
web-mine-key-have = I have a key
web-mine-key-open = Open
web-mine-key-yours = This is your key. Keep it as you would keep a house key:
web-mine-key-meet = Merge the two
web-mine-key-file = Key as a file
web-mine-key-copied = The key is copied.
web-mine-key-leave = Forget the key on this device
web-mine-key-delete = Delete what is kept
web-mine-key-met = Your games are the same here and under the key.
web-mine-key-gone = What was kept under the key is deleted. Your games are still on this device.
web-mine-key-wrong = That is not one of our keys: they have seven groups of four characters.
web-mine-key-unknown = Nothing is kept under this key here.
web-mine-file = As a file
web-mine-file-note = The same games as a file, for any device.
web-mine-file-save = Save as a file
web-mine-file-bring = Import a file
web-mine-file-wrong = There are no games in this file.
web-mine-forget = Forget all games on this device
web-ending-by-rule = ended by { $rule }
web-moves-n = { $n ->
    [one] one move
   *[other] { $n } moves
 }

## The deal of the day
web-daily-lead = The same cards for everyone today, against the same bots. Nobody can see them beforehand, and nothing can be taken back.
web-daily-others = How others did
web-daily-see = See
web-daily-others-later = Play it to the end to see how others did.
web-daily-finished = { $n ->
    [0] Nobody has finished it yet.
    [one] One person has finished it.
   *[other] { $n } people have finished it.
 }
web-daily-placed = { $n ->
    [1] You came first
    [2] You came second
    [3] You came third
   *[other] You came { $n }th
 }
web-daily-ahead = { $n ->
    [0] The others did as well or better
   *[other] { $of ->
        [one] Ahead of the only other
       *[other] Ahead of { $n } of the { $of } others
    }
 }
web-daily-first = The first to finish it
web-daily-sealed = Until midnight UTC the deal has no record, no branches and no watchers.
web-daily-on = Play on
web-daily-table = Your table
web-daily-share = A picture to share
web-daily-place = Place
web-daily-who = Who
web-daily-score = Score
web-daily-moves = Moves
web-daily-none = There is no deal of the day for this game.

## Looking for records
web-records-game = Game
web-records-ending = Ending
web-records-length = Length
web-records-player = Player
web-records-own = only mine
web-records-any = any
web-records-short = up to 40 moves
web-records-middling = 41 to 120 moves
web-records-long = more than 120 moves
web-records-search = Search
web-records-found = { $n ->
    [0] No game matches. You see your own games here, and those that anybody may watch.
    [one] One game
   *[other] { $n } games
 }
web-records-more = More
web-records-branch = a branch
web-records-mine = yours
web-records-won = won
web-records-map = { $n ->
    [one] one move
   *[other] { $n } moves
 }, { $forks ->
    [0] no branch
    [one] one branch
   *[other] { $forks } branches
 }
web-records-moment = Open at move { $n }
web-records-open = Open
web-records-save = Save
web-records-export = Save the record of { $title }
web-records-bring = Import a record
web-records-bring-note = A record from elsewhere becomes a finished game: review it, or branch from it.
web-decks-make = Make your own
web-check-findings = { $errors ->
    [0] No errors: it can be played.
    [one] One error to fix.
   *[other] { $errors } errors to fix.
 } { $warnings ->
    [0] No warnings.
    [one] One warning.
   *[other] { $warnings } warnings.
 }
web-check-more = { $n ->
    [one] And one more.
   *[other] And { $n } more.
 }
web-check-unread = This file could not be read.
## Club nights
web-nav-club = Club nights
web-clubs-title = Club nights
web-clubs-lead = An evening at one address: people join with a link and a name, the house pairs them round after round, and a board for the big screen keeps the score. Nobody needs an account.
web-clubs-yours = Your evenings
web-clubs-none = None yet. Open one below, or follow the link that somebody sent you.
web-clubs-open = Open an evening
web-club-hosting = you are hosting
web-club-in = you have joined
web-club-people = { $n ->
    [one] one person
   *[other] { $n } people
}
web-club-name = Name of the evening
web-club-name-example = Thursday at the Clock
web-club-system = Who meets whom
web-club-swiss = Swiss: people with similar scores meet
web-club-everybody = Everybody meets everybody
web-club-rounds = Rounds
web-club-size = Seats at each table
web-club-delay = Delay for watchers
web-club-delay-none = none
web-club-delay-n = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
web-club-shared = The same cards at every table of a round
web-club-shared-note = You are then also compared with those who had your seat elsewhere. Nobody can watch before the round is over, and these deals cannot be verified.
web-club-uneven = Larger or smaller tables, so that nobody sits out
web-club-hints = Hints at the tables
web-club-after = Ratings carry over from
web-club-after-none = nowhere: everybody starts afresh
web-club-make = Open the evening
web-club-lost = There is no evening at this address, or the server is not answering.
web-club-untitled = Club night
web-club-facts = { $system } · { $size ->
    [1] solo
    [2] two to a table
   *[other] tables of { $size }
} · { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
web-club-sys-swiss = Swiss
web-club-sys-everybody = everybody meets everybody
web-club-round = Round { $n } of { $of }
web-club-round-n = Round { $n }
web-club-before = Not started yet
web-club-between = Between rounds
web-club-ended = The evening is over
web-club-join-title = Come in
web-club-join-note = A name is all it takes. You are in from the next round.
web-club-join = Join
web-club-full = Nobody else can join this evening.
web-club-scan = Scan to join
web-club-you-are = You are { $name }
web-club-your-table = Your table is ready
web-club-your-table-note = Table { $n }, with { $who }
web-club-alone = Table { $n }
web-club-go = Go to your table
web-club-bye = You sit out this round: half a point.
web-club-wait = The next round is not paired yet. This page will let you know when it is.
web-club-leave = Leave the evening
web-club-come-back = Come back
web-club-you-left = You have left. You can come back as long as the evening lasts.
web-club-standings = Standings
web-club-place = Place
web-club-who = Name
web-club-points = Points
web-club-buchholz = Buchholz
web-club-median = Median
web-club-duplicate = Same cards
web-club-rating = Rating
web-club-played = Played
web-club-order = By points; then Buchholz (your opponents’ points), its median (leaving out the best and the worst), then same cards: the share you won of all comparisons with those who had your seat at another table. A bye is worth half a point.
web-club-order-plain = By points; then Buchholz (your opponents’ points) and its median (leaving out the best and the worst). A bye is worth half a point.
web-club-rating-note = Ratings by openskill, within this club only.
web-club-gone = left
web-club-table = Table { $n }
web-club-over-n = { $n } of { $of } finished
web-club-status-open = sitting down
web-club-status-live = playing
web-club-status-over = finished
web-club-status-closed = ended by the host
web-club-status-gone = no longer kept
web-club-unplayed = no result
web-club-byes = Sits out: { $who }
web-club-set = Set by the host: { $reason }
web-club-watch = Watch
web-club-review = Review the game
web-club-screen = Big screen
web-club-csv = Results (CSV)
web-club-csv-standings = Standings (CSV)
web-club-host = Host
web-club-pair = Pair round { $n }
web-club-close-round = Close the round
web-club-close-sure = Tables still playing will end without a result. Close the round?
web-club-doors-shut = Stop letting people in
web-club-doors-open = Let people in again
web-club-end = End the evening
web-club-end-sure = There will be no more rounds. End the evening?
web-club-few = It takes at least { $n ->
    [one] one person
   *[other] { $n } people
 } to pair a round.
web-club-invite = Invite people
web-club-host-link = Your host key stays in this browser. Keep this page.
web-club-members = People
web-club-send-home = Send home
web-club-new-link = New link
web-club-new-link-note = A new link for { $who }, shown only once:
web-club-charge = Host this table
web-club-correct = Correct
web-club-correct-title = Table { $n } of round { $round }
web-club-correct-why = Why
web-club-correct-why-example = The bell rang before the last card
web-club-correct-set = Set the result
web-club-link-copied = The link is copied.
web-screen-join = Join at
web-screen-more = and { $n } more
web-screen-soon = Round { $n } is about to be paired
web-watch-page = Watch on a big screen
web-watch-waits = The game has not started.
web-watch-shut = This table is not open to watchers.
web-watch-shut-round = Other tables are playing the same cards: you can watch when the round is over.
web-watch-turn = { $who } to play
web-watch-turns = { $who } are choosing in secret
web-watch-last-one = { $who } still has to choose
web-watch-paused = The table is paused
web-watch-over = The game is over
web-watch-delay = { $n ->
    [one] one second
   *[other] { $n } seconds
} behind
web-watch-live = live
web-watch-last = What just happened
web-file-choose = Choose a file
web-file-none = none yet
