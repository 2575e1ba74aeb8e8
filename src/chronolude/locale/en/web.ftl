### Interface words of the browser client. Every word here has its French twin.

## The house
web-skip = Skip to what is asked
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
web-server-away = The server does not answer. Your choice is not lost: try again in a moment.

## Games
web-game-contre-temps = Contre-Temps
web-game-timeline = Timeline
web-game-chrononauts = Chrononauts
web-game-artifaxx = Artifaxx
web-game-solonauts = Solonauts
web-game-time-division = Time Division
web-game-time-stories = TIME Stories
web-pitch-contre-temps = Win events with a trick of cards, then go back and win them again.
web-pitch-timeline = Put inventions in order without knowing a single date.
web-pitch-chrononauts = Bend 32 years of history until your own future fits.
web-pitch-time-division = A duel over three eras: two cards, one coin, one decision.
web-pitch-time-stories = One night in Samarkand, one missing star. A mission for a team.
web-games = Games

## Lobby
web-hero = Which moment would you play again?
web-hero-note = Five time-travel games with every rule kept for you. Any game can be wound back to any move and played on as another timeline.
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
web-departures-none = Nothing leaves in the next hour. Open a table, or play against bots.
web-seats-taken = { $taken } of { $seats } seats taken
web-join = Join
web-watch = Watch
web-last-fork = Your last fork
web-open-map = Open the line map

## Table
web-table = Table
web-table-opening = The table is being laid…
web-table-subtitle = { $title }, { $n ->
    [one] one seat
   *[other] { $n } seats
  }
web-your-turn = Your turn
web-seats = Seats
web-seat-number = seat { $n }
web-seat-to-play = to play
web-seat-bot = { $level ->
    [none] bot
   *[other] bot, { $level }
  }
web-seat-away = line lost
web-seat-lost = { $who } lost the line
web-clock-none = no clock
web-clock-short = hurry
web-count-cards = cards in hand
web-hand = Your hand
web-hand-empty = No card in hand.
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
web-hint-spread = surely between { $low } and { $high } of 100 imagined games
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
web-lines-none = Nobody has gone back yet. Any line of the log is a way in.
web-lines-some = { $n ->
    [one] One other timeline leaves this game.
   *[other] { $n } other timelines leave this game.
  }
web-read-table = The table in words
web-tip-refused = Dimmed cards cannot be played here: tap one to see why.
web-choose-first = Make your choice
web-less = Less
web-more-n = { $n } more
web-table-side = Seats and talk
web-review-side = The chosen timeline
web-step-back = One step back
web-again = Play again
web-line-map = Line map
web-sealed = sealed
web-choosing = choosing
web-sealed-by = sealed choice of { $who }
web-sealed-waiting = { $n ->
    [0] Sealed. The choices open now.
    [one] Sealed. Waiting for one seat.
   *[other] Sealed. Waiting for { $n } seats.
  }
web-sealed-ask = Your choice is { $choice }. You may still change it.
web-line-down = The line is down
web-line-down-ask = Your move is kept here. Next try in { $n } s.
web-stale = The table moved on while you chose.
web-why-title = { $label }: not here
web-why-nothing = The table gives no reason yet.
web-why-read = click to read
web-foresee-title = What it would do
web-foresee-looking = Looking ahead…
web-foresee-nothing = Nothing is certain yet.
web-foresee-range = { $name }: between { $low } and { $high }
web-foresee-unanswered = If nobody answers.
web-foresee-pick-card = Choose a card, and this panel says what it would surely change.
web-foresee-pick-stop = Choose a stop on the line, and this panel says what the trip would surely cost and bring.
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
web-generic-wait = Nothing is asked of you now.

## Contre-Temps
web-ct-suit-a = Astrolabe
web-ct-suit-b = Barometer
web-ct-suit-c = Compass
web-ct-suit-d = Dynamo
web-ct-suit-e = Escapement
web-ct-card = { $suit } { $value }
web-ct-line = The line of events
web-ct-line-title = The line
web-ct-line-classic = Resolved from the present back to the constant
web-ct-line-paradox = The flag marks the present; it may lie anywhere
web-ct-order = Order of resolution
web-ct-constant = Constant
web-ct-constant-now = Constant now
web-ct-constant-nobody = Constant: nobody there
web-ct-constant-short = constant
web-ct-token-now = { $n } now
web-ct-trump = { $suit } beats every other suit
web-ct-unstable = The line is unstable: no trump
web-ct-no-trump = no trump
web-ct-event = Event { $n }
web-ct-unresolved = to be won
web-ct-not-laid = not yet laid
web-ct-not-laid-n = Event { $n }, not yet laid
web-ct-bag = { $n ->
    [one] one event in the bag
   *[other] { $n } events in the bag
  }
web-ct-travel-to = { $cost ->
    [0] Stay at event { $n }
    [one] Travel to event { $n } for one crystal
   *[other] Travel to event { $n } for { $cost } crystals
  }
web-ct-travel-constant = { $cost ->
    [one] Travel to the constant for one crystal
   *[other] Travel to the constant for { $cost } crystals
  }
web-ct-stay = stay
web-ct-your-choice = Your sealed choice
web-ct-crystals = crystals
web-ct-crystal-word = { $n ->
    [one] crystal
   *[other] crystals
  }
web-ct-events-held = events
web-ct-machine = Your machine
web-ct-discs = { $left } left, { $held } on the line
web-ct-on-table = On the table at event { $n }
web-ct-at-event = At event { $n }
web-ct-led-suit = led suit: { $suit }
web-ct-lead-kept = Lead, kept
web-ct-sets-suit = sets the suit
web-ct-standing = Standing card
web-ct-holds = { $who ->
    [You] You hold
   *[other] { $who } holds
  }
web-ct-to-beat = the card to beat
web-ct-led = { $who } led { $card }
web-ct-played = { $who } played { $card }
web-ct-took-crystal = took a crystal
web-ct-your-card = Your card
web-ct-plays-last = plays last
web-ct-plays-now = plays now
web-ct-plays-then = plays after
web-ct-if-play = If you play { $card }
web-ct-if-offer = If you offer { $card }
web-ct-if-travel = { $n ->
    [0] If you stay
    [one] If you spend one crystal
   *[other] If you spend { $n } crystals
  }
web-ct-travel-title = Everyone chooses a trip in secret
web-ct-travel-note = All pawns travel together once the last seat has chosen.
web-ct-offer-title = Offers for the constant
web-ct-offer-note = All offers open together once the last seat has chosen.
web-ct-what-decided = What decided it
web-ct-holds-events = events { $events }
web-ct-holds-none = no event

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
web-play-on = Play the moves
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
web-set-theme-system = As the system
web-set-motion = Movement
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
web-bots-lead = Four levels and a wanderer, in words. Each is given what you are given: a view, and the options.
web-bot-random = Wanderer
web-bot-random-note = Takes any legal option. Good for trying out the controls.
web-bot-thumb = Rule of thumb
web-bot-thumb-note = A few sensible habits and no calculation. Answers at once.
web-bot-apprentice = Apprentice
web-bot-apprentice-note = Imagines a few dozen deals that fit what its seat was told, plays each on by its habits, and takes what went well.
web-bot-adept = Adept
web-bot-adept-note = Imagines hundreds of deals, and remembers which answers led where in a tree it searches.
web-bot-master = Master
web-bot-master-note = Searches as far as one second lets it. What is left of a short ending it knows exactly.
web-bot-own = Games of knowledge
web-bot-own-note = Timeline has a schoolchild, a reader and a historian, who know more or fewer dates; companions in TIME Stories plan with what they have been told.
web-bots-honest = Honest bots
web-bots-honest-note = A bot never sees a hidden card. Reshuffle what it cannot see, keep its seed, and it answers the same: a test proves it for every game.
web-ratings = Measured strength
web-ratings-note = Ratings by openskill from games between the bots, as measured at version { $version } of { $day }; the margin is two sigma. A bot without a rating has not been measured.
web-rating = Rating
web-rating-games = Games
web-decks-lead = Some games are played with files that anybody can write.
web-decks-decks = Decks for Timeline
web-decks-decks-note = A deck is a plain table of titles and dates with sources. The checker lists mistakes by card and field; a deck with warnings can still be played.
web-decks-missions = Missions for TIME Stories
web-decks-missions-note = A mission is a folder of text files. The checker makes sure that each place can be reached, and the playtester that it can be won.
web-decks-how = Begin one, then check it, on the machine of the server:
web-privacy = Privacy
web-privacy-lead = No account, no tracker, no request to any other server.
web-privacy-here = In this browser
web-privacy-here-note = Your settings, the name you play under and the cards you have seen of late stay in this browser’s storage. Clear it, and they are gone.
web-privacy-server = On this server
web-privacy-server-note = The server keeps tables, moves and what is said at a table, so that a game survives a restart and can be replayed. A cookie tells it which seats are yours. A date you doubt stays there too, without your name.
web-privacy-delete = Have your name and chat deleted
web-privacy-never = Never
web-privacy-never-note = No advertising, no profiling, no fonts or scripts from elsewhere.
web-verify = Fairness
web-verify-title = Check the shuffle
web-verify-lead = Chance can be checked by anybody, without trusting this server.
web-verify-1 = Before the deal the server publishes the fingerprint of a secret seed.
web-verify-2 = Each seat adds a seed of its own, so that nobody alone decides the deal.
web-verify-3 = At the end the secret is revealed, and every draw of the game can be derived again.
web-verify-how = Download the record and run
web-credits = Credits
web-credits-lead = Chronolude is a fan project. It is not affiliated with the publishers of the games.
web-credits-icons = Icons, { $licence }
web-credits-icons-note = From game-icons, used in one colour and at other sizes. Cards of Timeline’s decks may show any icon of that set, drawn by Lorc, Delapouite, Skoll and its other contributors.
web-credits-unnamed = game-icons contributor
web-credits-fonts = Fonts, { $licence }
web-credits-games = Games
web-credits-games-note = Names and mechanisms belong to the published designs; every sentence, picture and mission here is our own.
web-lost-title = No such stop
web-lost-lead = This address is not on our lines.
web-lost-back = To the lobby

## Gallery
web-gallery = Gallery
web-gallery-lead = Every part of the kit with its states, in both moods.
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
web-clock-live = Ten minutes each, five seconds a move
web-clock-days = A day per move
web-who-watches = Who may watch
web-watch-nobody = Nobody
web-watch-link = With the watching link
web-watch-everyone = Everyone
web-list-table = Show it among the departures, for anyone to join
web-options = Rules of this table
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
web-room-soon = Everybody has a seat. The cards are dealt as soon as all are here.
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
    [one] One person watches.
   *[other] { $n } people watch.
  }
web-host-pause = Pause the table
web-host-resume = Go on
web-host-close = Close the table
web-host-bot = Let a bot play
web-fair-commitment = Fingerprint of the secret:
web-fair-secret = The secret:
web-table-shut = This table does not open
web-fault-unknown-table = No table on this server has the code “{ $table }”. Check the link, or ask for a new one.
web-fault-bad-link = This table opens by an invitation only, and this link is not one, or not any more.
web-fault-version = This page is older than the server: load it again.
web-status-403 = This link does not allow that.
web-status-404 = That is not, or no longer, on this server.
web-status-409 = That is not possible now.
web-status-429 = Too many requests at once: wait a moment.
web-undo-ask = Ask to undo
web-undo-pending = { $who } asks to go back. The table decides.
web-undo-asked = { $who } asks to go back
web-undo-asked-note = The game would stand at decision { $n } again. What was played since stays as a branch, and the log says so.
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
web-verify-wait = The secret is told when the game is over.
web-verify-match = The secret fits the fingerprint shown before the deal (checked in this browser).
web-verify-mismatch = The secret does not fit the fingerprint.
web-verify-sound = The whole game was derived again: { $answers } answers, all as told. Its chance was not drawn from a committed secret.
web-nav-records = Records
web-records-lead = A record is a whole game in one file. Bring one to look at it, and to play on from any of its moves.
web-record-file = A file
web-record-text = Or its text
web-record-open = Open it
web-ct-phase-resolve = Resolve
web-ct-phase-constant = Constant
web-ct-phase-travel = Travel
web-ct-first-player = first player
web-opt-mode = Mode
web-opt-mode-classic = classic
web-opt-mode-paradox = Paradox
web-opt-past-energy = Crystals won in the past
web-opt-past-energy-kept = kept
web-opt-past-energy-new-only = only new ones
web-opt-constant-rank = Highest offer
web-opt-constant-rank-value = by value
web-opt-constant-rank-trump-first = trump first
web-opt-paradox-order = Order in Paradox mode
web-opt-paradox-order-present-first = present first
web-opt-paradox-order-sweep = one sweep
web-opt-double-instability-ends = Twice unstable ends the game
web-opt-double-instability-ends-true = yes
web-opt-double-instability-ends-false = no
web-opt-discards-visible = Discards open
web-opt-discards-visible-true = yes
web-opt-discards-visible-false = no
web-opt-first = First player
web-opt-first-random = drawn
web-board = The board

## Chrononauts, Artifaxx, Solonauts
web-cn-timeline = The timeline
web-cn-linchpin = linchpin
web-cn-ripplepoint = ripplepoint
web-cn-state-true = true
web-cn-state-prime = prime
web-cn-state-open = open
web-cn-state-patched = patched
web-cn-paradoxes = Paradoxes
web-cn-paradox = Paradox
web-cn-change-opens = opens
web-cn-change-heals = heals
web-cn-change-mends = is mended
web-cn-change-falls = patch falls
web-cn-would-flip = would flip
web-cn-and = and
web-cn-or = or
web-cn-amp = &
web-cn-hangs-on = opens with { $years }
web-cn-may-flip = may be flipped now
web-cn-id-chip = ID
web-cn-on-your-id = on your ID
web-cn-wanted-by = wanted by { $names }
web-cn-open-paradoxes = Open paradoxes
web-cn-of = of { $limit }
web-cn-count = { $n } of { $limit }
web-cn-count-then = { $n } of { $limit }, would be { $then }
web-cn-sort-inverter = Inverter
web-cn-sort-patch = Patch
web-cn-sort-artifact = Artifact
web-cn-sort-action = Action
web-cn-sort-timewarp = Timewarp
web-cn-sort-id = Identity
web-cn-sort-mission = Mission
web-cn-patch-for = Patch for { $year }
web-cn-any-linchpin = Any linchpin, either way
web-cn-back-to-true = A prime one back to true
web-cn-after-1962 = After 1962
web-cn-note-memo = Only as an answer
web-cn-note-fast-forward = Draw 2, two more plays
web-cn-note-rewind = A card of the discards
web-cn-note-quick-trip = A card of the draw pile
web-cn-note-get-there-first = Take an artifact
web-cn-note-sell-an-artifact = Draw 2 cards, or 3
web-cn-note-perform-a-miracle = Draw 2, play 1, or better
web-cn-note-discontinuity = All hands move on
web-cn-note-time-vortex = All hands are mixed
web-cn-note-new-mission = Another mission
web-cn-note-it-never-existed = Unmake an artifact
web-cn-note-your-parents-never-met = Another ID for somebody
web-cn-no-artifact = no artifact
web-cn-inspector = Paradox inspector
web-cn-preview = preview, nothing played
web-cn-announced-by = { $who }: { $card }
web-cn-inspector-help = Point at a linchpin, or choose an inverter or a patch, and see what would change. Nothing is played by looking.
web-cn-barred = This cannot be done now.
web-cn-nothing-changes = No other year changes.
web-cn-as-it-was = As it was
web-cn-opens-with = Opens with
web-cn-mended-by = Mended by
web-cn-while = while { $condition }
web-cn-the-end = The thirteenth
web-cn-all-lose = The universe ends, everybody loses
web-cn-war = Uberparadox
web-cn-war-cuts = Nothing later can be reached
web-cn-your-id = Your ID
web-cn-other-ids = Other IDs
web-cn-secret = not shown: secret
web-cn-home = home
web-cn-of-three = { $n } of 3
web-cn-can-patch = { $years } can be patched then
web-cn-mission = Your mission
web-cn-id-name = Your ID: { $name }
web-cn-mission-name = Mission: { $name }
web-cn-wish-true = { $year } true
web-cn-wish-patch = { $year }: { $title }
web-cn-in-hand = { $name }, in hand
web-cn-met = reached
web-cn-unmet = not yet
web-cn-cut-off = cut off by the war
web-cn-cover = Cover your goals
web-cn-uncover = Covered: press to look
web-cn-ten-win =
    { $n ->
        [one] card; ten at the end of your turn win
       *[other] cards; ten at the end of your turn win
    }
web-cn-kill = Kill time
web-cn-kill-stop = Play instead
web-cn-throw-away = Throw away
web-cn-give-up = Give up
web-cn-standing-pass = Let windows pass
web-cn-standing-pass-note = Answers every Memo window for you. Nobody else can tell, and you may take it back at any time.
web-cn-standing-claim = Claim for me
web-cn-standing-claim-note = Claims victory when a goal is reached at the end of your turn. Off, you are asked at the end of every turn.
web-cn-deck = Deck { $n }
web-cn-discards = Discards { $n }
web-cn-fetch-deck = Fetch a card from the draw pile and play it
web-cn-fetch-discards = Fetch a card from the discards and play it
web-cn-aim-artifact = Which artifact?
web-cn-aim-seat = Whom?
web-cn-say-memo = Memo!
web-cn-say-pass = Let it pass
web-cn-say-exchange = Exchange it
web-cn-say-keep = Keep it
web-cn-say-claim-id = I am home
web-cn-say-claim-mission = Mission done
web-cn-say-claim-hand = Ten cards
web-cn-say-no-claim = No claim
web-cn-ask-throw = Which card do you throw away?
web-cn-ask-play = Play this card?
web-cn-ask-second = { $name } goes. A second one, which is replaced, or is one enough?
web-cn-ask-second-brief = A second card?
web-cn-ask-linchpin = { $name }: which linchpin?
web-cn-ask-linchpin-brief = Which linchpin?
web-cn-ask-aim = { $name }: on what?
web-cn-ask-aim-brief = On what?
web-cn-lit = Lit hexagons are legal: { $years }.
web-cn-do-flip = { $year } { $title }
web-cn-do-restore = Back to { $year } { $title }
web-cn-do-play = Play { $name }
web-cn-window = Answers show in { $n } s
web-so-travellers = Travellers
web-so-arrived = { $n } of { $most } travellers are home.
web-ax-shelf = Before { $who }
web-ax-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
web-ax-middle = In the middle
web-ax-plays = { $who } plays
web-doubts-title = What is not certain about its cards
web-doubts-lead = Facts of this edition that nobody could confirm. A corrected data file needs no new program.
web-also = Also here
## Timeline's board
web-tl-line = The line, earliest first
web-tl-earlier = earlier
web-tl-later = later
web-tl-ruler = The same cards on a ruler, each at its year
web-tl-others = The others’ cards
web-tl-first-player = first player
web-tl-went-out = played the last card
web-tl-out = out
web-tl-cards = { $n ->
    [0] no card
    [one] { $n } card
   *[other] { $n } cards
}
web-tl-tally = { $right } right, { $wrong } wrong
web-tl-right = Right.
web-tl-wrong = Wrong.
web-tl-told = { $who }: { $card },
web-tl-last = The last placements
web-tl-outcome-right = { $who }, { $card }, { $date }: right
web-tl-outcome-wrong = { $who }, { $card }, { $date }: wrong
web-tl-open-card = { $card }, { $date }: tell me more
web-tl-place-here = place it here
web-tl-card-next = The gap is kept: now choose a card.
web-tl-beside = Beside the line
web-tl-tiebreak = Tie-break.
web-tl-tiebreak-note = One card each, and who alone is right has won. Still in: { $who }.
web-tl-yours = Your cards
web-tl-yours-note = The date is on the back: nobody sees it, not even you.
web-tl-yours-alone = The date is on the back. Find each card’s place.
web-tl-pile = pile
web-tl-discards = discards
web-tl-pile-n = { $n } left to draw
web-tl-discards-n = { $n ->
    [one] { $n } discard
   *[other] { $n } discards
}
web-tl-next-card = next: { $card }
web-tl-source = Where to look it up: { $source }
web-tl-doubt = Doubt this date
web-tl-doubt-note = One press notes it for whoever runs this server. Nothing leaves it.
web-tl-doubt-wrong = The year is wrong
web-tl-doubt-disputed = Scholars disagree
web-tl-doubt-words = The text is wrong
web-tl-doubt-comment = What you know about it (optional)
web-tl-reported = Noted, thank you.
web-tl-how-ended = How it ended
web-tl-winner = winner
web-tl-ending-sole = The only one without cards
web-tl-ending-tiebreak = Decided by a tie-break
web-tl-ending-shared = Too few cards are left: a shared victory
web-tl-ending-practice = Practice is over
web-tl-plate-card = { $card }: where does it go?
web-tl-plate-between = { $card }, between { $before } and { $after }?
web-tl-plate-first = { $card }, before { $after }?
web-tl-plate-last = { $card }, after { $before }?
web-tl-bce = { $year } BCE
web-tl-year-one = year 1
web-tl-million = { $n ->
   *[other] { $figures } million
}
web-tl-billion = { $n ->
   *[other] { $figures } billion
}
web-act-gap = Place it here
web-step-back-gap = Another gap
web-choose-place = Choose a card
web-choose-gap = Choose a gap

## Timeline's options
web-level-schoolchild = schoolchild
web-level-reader = reader
web-level-historian = historian
web-level-companion = companion
web-opt-decks = Decks
web-opt-decks-all = all six
web-opt-difficulty = Difficulty
web-opt-difficulty-any = any
web-opt-difficulty-1 = well known
web-opt-difficulty-2 = middling
web-opt-difficulty-3 = hard
web-opt-themes = Themes
web-opt-themes-any = any
web-opt-regions = Regions
web-opt-regions-any = any
web-opt-regions-africa = Africa
web-opt-regions-central-asia = Central Asia
web-opt-regions-east-asia = East Asia
web-opt-regions-europe = Europe
web-opt-regions-latin-america = Latin America
web-opt-regions-north-america = North America
web-opt-regions-oceania = Oceania
web-opt-regions-polar-regions = the poles
web-opt-regions-south-asia = South Asia
web-opt-regions-southeast-asia = Southeast Asia
web-opt-regions-space = space
web-opt-regions-west-asia = West Asia
web-opt-regions-world = the whole world
web-opt-period = Period
web-opt-period-any = any
web-opt-avoid = Cards this browser has seen of late come last
web-opt-avoid-n = { $n ->
    [0] none yet
    [one] { $n } card
   *[other] { $n } cards
}
web-opt-ages = Ages, in the order of the seats
web-opt-hand-size = Cards per hand
web-opt-hand-size-classic-2010 = 6, 5 or 4, as in 2010
web-opt-first-player = Who begins
web-opt-first-player-random = drawn
web-opt-first-player-youngest = the youngest
web-opt-tiebreak-elimination = Tie-breaks eliminate
web-opt-tiebreak-elimination-true = yes
web-opt-tiebreak-elimination-false = no
web-opt-tiebreak-exhaustion = When cards run out
web-opt-tiebreak-exhaustion-shared = shared victory
web-opt-tiebreak-exhaustion-rebuild = a new pile
web-opt-show-top-card = Top card open
web-opt-show-top-card-true = yes
web-opt-show-top-card-false = no
web-opt-overlap = Overlapping dates are equal
web-opt-overlap-true = yes
web-opt-overlap-false = no
web-opt-practice = Practice for one
web-opt-practice-hand = one hand
web-opt-practice-deck = the whole deck
web-opt-faults = These files cannot be played:

## Time Division. $who: a name; $card, $n: as elsewhere
web-act-time-division-play = { $label }
web-td-agency-0 = The Golden Hourglass
web-td-agency-1 = The Black Watch
web-td-phase-draft = Draft
web-td-phase-hide = Face down
web-td-phase-clash = Clash
web-td-phase-play = Play
web-td-phase-coin = Coin
web-td-phase-decision = Decide
web-td-phase-effect = Resolve
web-td-influence = { $who }’s influence
web-td-influence-yours = Your influence
web-td-row = Influence of { $who }, from the track outwards
web-td-row-yours = Your influence, from the track outwards
web-td-coin = The coin
web-td-transit = Transit
web-td-transit-of = Transit of { $who }
web-td-transit-yours = Your transit
web-td-transit-waits = waits for the next round
web-td-empty = empty
web-td-past = The Past
web-td-reserve = Reserve
web-td-reserve-n = { $n ->
    [one] { $n } card, face down
   *[other] { $n } cards, face down
}
web-td-coin-with = coin with { $who }
web-td-coin-yours = coin with you
web-td-your-card = Your card
web-td-card-of = { $who }’s card
web-td-activate = Activate { $card }
web-td-no-card = No card here
web-td-to-play = { $who } plays a card
web-td-to-play-yours = Play a card from your hand
web-td-sealed-card = chosen in secret
web-td-then = Then, if it still lies there: { $text }
web-td-now = What surely happens:
web-td-totals = Totals after this round
web-td-totals-range = { $low } to { $high }
web-td-influence-word = influence
web-td-coin-holder = coin
web-td-value = worth { $n }
web-td-rotated = upside down
web-td-face-down = face down
web-td-face-down-card = Face-down card
web-td-pick-from = { $card } is being resolved
web-td-known = What you know
web-td-known-hand = { $who }’s hand
web-td-known-none = Nothing hidden is known to you.
web-td-known-draft = Nothing that was dealt out may be looked at before the draft is over.
web-td-unknown-n = { $n ->
    [one] { $n } unknown
   *[other] { $n } unknown
}
web-td-unknown-are = Not placed: { $cards }.
web-td-draft-title = Three cards, three trays
web-td-draft-note = Both sides deal out at the same time. Whatever lies in a tray stays face down until the draft is over.
web-td-draft-left = { $n ->
    [one] { $n } card left in your pile
   *[other] { $n } cards left in your pile
}
web-td-draft-round = Deal { $n } of { $of }
web-td-role-keep = Keep
web-td-role-give = Give
web-td-role-discard = Discard
web-td-role-keep-note = for your hand
web-td-role-give-note = to { $who }
web-td-role-discard-note = to the Reserve
web-td-role-set = { $role }: { $card }
web-td-role-open = no card yet
web-td-watching-draft = Both sides are dealing out their cards in secret.
web-td-track = Score track
web-td-track-middle = The marker stands in the middle.
web-td-track-at = { $n ->
    [one] The marker stands { $n } space towards { $who }.
   *[other] The marker stands { $n } spaces towards { $who }.
}
web-td-game-of = Game { $n } of { $of }
web-td-won-games = { $n ->
    [one] { $n } game won
   *[other] { $n } games won
}
web-td-what-decided = What decided it

## People at one table: lessons, one device for several, sounds, notices, links
web-learn-do = Show me: { $what }
web-learn-step = Lesson, { $n } of { $most }
web-learn-leave = Leave the lesson
web-pitch-artifaxx = Treasures of the past and the future: three of them are yours to find.
web-pitch-solonauts = Eight stranded travellers and you alone: bring them all home.
web-which-game = Game
web-today = today
web-play = Play
web-hot-seats = People on this device
web-hot-one = only me
web-hot-name = Name of player { $n }
web-hot-veil = Hand the device to { $who }.
web-hot-veil-note = Nobody else should look now. The table is covered until { $who } opens it.
web-hot-consent-note = { $who } is asked whether the table may go back.
web-hot-reveal = I am { $who }: show my cards
web-hot-waiting = Hot seat
web-set-notify = Tell me when it is my turn
web-set-notify-blocked = This browser does not allow notices from here.
web-set-volume = Volume
web-set-volume-low = Low
web-set-volume-middle = Middle
web-set-volume-high = High
web-set-cues = Which sounds
web-cue-turn = Your turn
web-cue-taken = Answer taken
web-cue-refused = Refused
web-cue-laid = Card laid
web-cue-turned = Card turned
web-cue-gain = Gain or spend
web-cue-sealed = Sealed
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
web-muted-note = { $who } is muted: only you know.
web-links = Seats and their links
web-link-new = New link
web-link-revoke = Revoke link
web-link-old-dead = The link before it no longer opens this seat.
web-link-for = Link for { $who }
web-link-revoked = The link of { $who } opens nothing any more.
web-seat-free = Set free
web-seat-send-away = Send away
web-copy = Copy
web-ct-who-holds = Who holds which event at the end
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
web-diff-same = At this move nothing you may see differs.
web-diff-before = These timelines are still one at move { $n }: they part at move { $at }.
web-diff-versus = Beside
web-diff-figure = Figure or zone
web-diff-more = { $n ->
    [one] One more difference
   *[other] { $n } more differences
}
## Checking chance in the browser. $draws, $shuffles, $piles (sizes), $answers, $line, $draw are numbers
web-verify-draws = This browser derived all { $draws } draws from the secret and everybody’s words, and they are the ones that were played. { $shuffles ->
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
web-verify-rules = The house played the whole game again by the rules, { $answers } answers: every card lay where these draws put it. To check this too without trusting it, use the command below.
web-verify-no-crypto = This browser derives draws only on a secure address (https, or this machine itself).
web-verify-shared = This deal was shared or brought along, so it was not drawn from a secret of this table.
web-verify-bring = Or check a record you have kept:
web-verify-unreadable = This is not a record in its JSON form.

## TIME Stories: the board. $who: a name · $letter: a card's letter · the rest are figures or words
web-ts-phase-captain = Captain
web-ts-phase-discovery = Discovery
web-ts-phase-recon = Reconnaissance
web-ts-phase-telepathy = Telepathy
web-ts-phase-actions = Actions
web-ts-phase-between = Between
web-ts-captain = captain
web-ts-ejected = ejected
web-ts-on-trial = on trial
web-ts-reading = reading { $letter }
web-ts-standing-by = standing by
web-ts-azrak = Azrak
web-ts-azrak-of = { $n } of { $of } Azrak
web-ts-azrak-note = { $n } of { $of }. At 0 the link breaks.
web-ts-azrak-start = { $n } Azrak at the start
web-ts-magic = Magic
web-ts-magic-of = { $n } of { $of } Magic
web-ts-panorama = Panorama: { $place }
web-ts-panorama-cards = Cards of the panorama
web-ts-card-letter = Card { $letter }
web-ts-card-free = free
web-ts-card-before = read before
web-ts-card-held = { $who } is reading it
web-ts-card-yours = in front of { $who }
web-ts-card-removed = removed
web-ts-card-able = can be taken
web-ts-reads = reads
web-ts-papers = What you may read
web-ts-no-card = You stand by: no card is in front of you.
web-ts-no-paper = Nothing lies open to be read now.
web-ts-told = Told by the others
web-ts-hints = Hints for this place
web-ts-hints-left =
    { $n ->
        [0] There are no more.
        [one] One more can be asked for.
       *[other] { $n } more can be asked for.
    }
web-ts-veil = Pass the device to { $who }
web-ts-veil-note = The text is for one pair of eyes. It closes again with the next event.
web-ts-veil-lift = I am { $who }: show it
web-ts-shared-screen = several people share this screen
web-ts-only-mine = Only you see this card. Tell it in your own words.
web-ts-only-agent = Only { $who } reads this card.
web-ts-open-paper = Open to everybody.
web-ts-must = To be done:
web-ts-may = Your choice:
web-ts-cost = Price:
web-ts-conditional = On a condition of this card:
web-ts-otherwise = Otherwise:
web-ts-nothing = Nothing happens.
web-ts-conflict-group = Group conflict: { $name }
web-ts-conflict-own = Conflict: { $name }
web-ts-life = life { $n }
web-ts-damage = { $n } damage of { $life } life
web-ts-outcome-failure = Failure:
web-ts-outcome-critical = Critical, exactly equal:
web-ts-outcome-success = Success:
web-ts-trial-of = Trial of { $stat }
web-ts-step-pay = pay
web-ts-step-boost = boost
web-ts-step-support = support
web-ts-step-destiny = Destiny
web-ts-step-result = result
web-ts-boost-of = boost
web-ts-power = Power
web-ts-destiny = Destiny
web-ts-so-far = so far
web-ts-final = final
web-ts-against = against
web-ts-threshold = threshold
web-ts-resolved-failure = { $who } fails: { $value } against { $threshold }.
web-ts-resolved-critical = Critical success for { $who }: exactly { $threshold }.
web-ts-resolved-success = { $who } succeeds: { $value } against { $threshold }.
web-ts-fate-lies = The Destiny card says { $value }.
web-ts-destiny-left =
    { $n ->
        [one] { $n } Destiny card left
       *[other] { $n } Destiny cards left
    }
web-ts-destiny-gone = out: { $values }
web-ts-odds-hide = hide the odds
web-ts-odds-show = show the odds
web-ts-odds-failure = failure
web-ts-odds-critical = critical, exactly { $threshold }
web-ts-odds-success = success
web-ts-odds-in = { $n } in { $of }
web-ts-deeds = What you may do
web-ts-acting = Acting:
web-ts-tip-take = Take a card straight from the painting.
web-ts-tip-explore = To explore, choose a free card in the painting.
web-ts-telepathy = Telepathy
web-ts-has-told = has told
web-ts-will-tell = has yet to tell
web-ts-tell-label = What does your card show?
web-ts-tell-hint = In your own words…
web-ts-tell-send = Tell it
web-ts-tell-anyway = Tell it anyway
web-ts-tell-aloud = I have told it aloud
web-ts-tell-gist = Tell the gist
web-ts-tell-wait = The others are telling what their cards show.
web-ts-division = Division of the Azrak
web-ts-update = An update?
web-ts-update-note = { $vortex } Azrak lie in the Vortex, { $report } on the report. A standard update costs one more on the report; free updates left: { $free }.
web-ts-proposal = Put to the group: { $topic }
web-ts-proposal-by = The Time Captain { $who } proposes; everybody has a word, and the captain decides.
web-ts-has-said = has answered
web-ts-will-say = thinking
web-ts-topic-none = a decision
web-ts-topic-leave = leave this place
web-ts-topic-update = a standard update
web-ts-topic-free-update = a free update
web-ts-topic-division = this division
web-ts-topic-choice = this choice
web-ts-topic-free-emergency = a free emergency update
web-ts-topic-abandon = give the mission up
web-ts-in-vortex = In the Vortex: { $n }
web-ts-broken = The link is broken
web-ts-broken-note = { $who } has no Azrak left. One of these it must be.
web-ts-broken-emergency = The last crystal goes on the report, which then holds { $report }. You take { $vortex } from the Vortex and carry on.
web-ts-broken-free-emergency = Uses up one of the group’s free updates; the others are asked. Nothing goes on the report.
web-ts-broken-let-go = The crystal goes to the Vortex. You finish what it paid for, then you are out until the group leaves, and an update becomes compulsory.
web-ts-choose = Choose your receptacle
web-ts-sheets = Your receptacle
web-ts-no-receptacle = You have no receptacle yet.
web-ts-things = Carries
web-ts-things-none = nothing
web-ts-flash = Memory flash
web-ts-flash-read = read
web-ts-flash-unread = unread
web-ts-plan = Plan
web-ts-here = you are here
web-ts-crystal-here = a crystal lies here
web-ts-crystal-none = no crystal yet
web-ts-from-element = { $card }
web-ts-vortex = Vortex
web-ts-report = Report
web-ts-free-updates =
    { $n ->
        [one] free update
       *[other] free updates
    }
web-ts-sky-moon = Moon
web-ts-sky-star = Star
web-ts-turned = turned
web-ts-notebook = Notebook
web-ts-notebook-note = Your own notes. They stay in this browser and nobody else sees them.
web-ts-note-tell = Tell the last line to the others
web-ts-note-told = Told to the table.
web-ts-the-end = The end of the mission
web-ts-won = Mission accomplished
web-ts-not-won = The mission is over
web-ts-abandoned = The group gave the mission up.
web-ts-all-lost = All agents lost control at once.
web-ts-end-figures =
    { $n ->
        [one] { $n } turn, { $report } Azrak on the report.
       *[other] { $n } turns, { $report } Azrak on the report.
    }
web-ts-assisted = Assisted memory was on.
web-ts-open-log = The whole log, with what was read
web-ts-other-face = its other face:
web-act-time-stories-choose = Be { $label }
web-act-time-stories-travel = Go to { $label }
web-act-time-stories-take = Take { $label }
web-act-time-stories-give = Give { $label }
web-act-time-stories-next = Next: { $label }
web-act-time-stories-pick = Choose { $label }
web-act-time-stories-share = Give { $label }
web-act-time-stories-pass = { $label }
web-ts-destiny-pile = Destiny
web-ts-destiny-strip = { $n } cards from { $least } to { $most }
web-ts-destiny-none = None is out yet.
web-ts-prologue = The mission order and the prologue
web-ts-engage = Engage: { $stat } { $n }
web-ts-remembered = remembered

## Hindsight: a finished game looked at again with one seat’s eyes
web-hindsight = Hindsight
web-hindsight-seat = With the eyes of
web-hindsight-none = Answers can be judged where a game is over and the house’s bots search it.
web-hindsight-none-yet = None so far.
web-hindsight-clean = No answer clearly gave anything away.
web-hindsight-progress = { $done } of { $of } decisions judged
web-hindsight-turn = “{ $answer }” rather than “{ $best }”
web-hindsight-cost = gave away { $n } of 100 (surely { $low } to { $high })
web-hindsight-cost-exact = gave away { $n } of 100, to the last line
web-hindsight-chart = Hopes of winning over { $n } decisions, and what each answer gave away
web-hindsight-note = In all, { $n } of 100 games were given away. Each decision is judged from what this seat could know then, in games imagined from there; differences within the spread may be chance.
web-turning-points = Turning points

## Options of the other games, and their values
web-opt-mode-quick = quick game
web-opt-mode-campaign = campaign
web-opt-era = Era
web-opt-era-egypt = Ancient Egypt
web-opt-era-middle-ages = Middle Ages
web-opt-era-eighties = 1980s
web-opt-game-1 = First game of the campaign
web-opt-game-1-egypt = { web-opt-era-egypt }
web-opt-game-1-middle-ages = { web-opt-era-middle-ages }
web-opt-game-1-eighties = { web-opt-era-eighties }
web-opt-game-2 = Second game of the campaign
web-opt-game-2-egypt = { web-opt-era-egypt }
web-opt-game-2-middle-ages = { web-opt-era-middle-ages }
web-opt-game-2-eighties = { web-opt-era-eighties }
web-opt-game-3 = Third game of the campaign
web-opt-game-3-egypt = { web-opt-era-egypt }
web-opt-game-3-middle-ages = { web-opt-era-middle-ages }
web-opt-game-3-eighties = { web-opt-era-eighties }
web-opt-governor-tie = Governor with equal cards
web-opt-governor-tie-passes = the coin changes sides
web-opt-governor-tie-stays = the coin stays
web-opt-choose-before-draw = Choose before drawing
web-opt-choose-before-draw-false = left to right
web-opt-choose-before-draw-true = choices first
web-opt-edition = Edition
web-opt-edition-original = original
web-opt-parents = Your Parents Never Met
web-opt-parents-out = taken out
web-opt-parents-never-existed = another It Never Existed
web-opt-travellers = Travellers
web-opt-mission = Mission
web-opt-telepathy = Copying out a card
web-opt-telepathy-friendly = ask
web-opt-telepathy-strict = refuse
web-opt-telepathy-off = allow
web-opt-assisted-memory = Assisted memory
web-opt-assisted-memory-false = no
web-opt-assisted-memory-true = yes
