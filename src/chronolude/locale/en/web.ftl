### Interface words of the browser client. Every word here has its French twin.

## The house
skip = Skip to what is asked
close = Close
back = Back
done = done
on = On
off = Off
you = You
you-small = you
you-start = You
nobody = nobody
percent = { $n }%
nav = Main
nav-foot = About
nav-play = Play
nav-learn = Learn
nav-bots = Bots
nav-decks = Decks and missions
playing-as = Playing as { $name }, no account
no-account = No account needed
footer = Free and open source. Fan project, not affiliated with the publishers. Icons: game-icons, CC BY 3.0.
parts = Parts of the table
server-away = The server does not answer. Your choice is not lost: try again in a moment.

## Games
game-contre-temps = Contre-Temps
game-timeline = Timeline
game-chrononauts = Chrononauts
game-artifaxx = Artifaxx
game-solonauts = Solonauts
game-time-division = Time Division
game-time-stories = TIME Stories
pitch-contre-temps = Win events with a trick of cards, then go back and win them again.
pitch-timeline = Put inventions in order without knowing a single date.
pitch-chrononauts = Bend 32 years of history until your own future fits.
pitch-time-division = A duel over three eras: two cards, one coin, one decision.
pitch-time-stories = One night in Samarkand, one missing star. A mission for a team.
games = Games

## Lobby
hero = Which moment would you play again?
hero-note = Five time-travel games with every rule kept for you. Any game can be wound back to any move and played on as another timeline.
play-bots = Play now against bots
table-friends = Table for friends
got-code = Got a code?
play-now = Play now
open-table = Open a table
play-game = Play { $title } now against bots
open-game = Open a table of { $title }
bots-word = bots
minutes = { $n } min
your-tables = Your tables
your-tables-none = No table yet. Play now against bots, or open one for friends.
departures = Departures
departures-note = Open tables, seats free now
departures-none = Nothing leaves in the next hour. Open a table, or play against bots.
seats-taken = { $taken } of { $seats } seats taken
join = Join
watch = Watch
last-fork = Your last fork
open-map = Open the line map

## Table
table = Table
table-opening = The table is being laid…
table-subtitle = { $title }, { $n ->
    [one] one seat
   *[other] { $n } seats
  }
your-turn = Your turn
seats = Seats
seat-number = seat { $n }
seat-to-play = to play
seat-bot = { $level ->
    [none] bot
   *[other] bot, { $level }
  }
seat-away = line lost
seat-lost = { $who } lost the line
clock-none = no clock
clock-short = hurry
count-cards = cards in hand
hand = Your hand
hand-empty = No card in hand.
zone-empty = empty
hidden-cards = { $n ->
    [one] one hidden card
   *[other] { $n } hidden cards
  }
undo = Undo
hint = Hint
hint-step = Hint { $n } of 3
hint-more = More precise
hint-answer = The answer
timelines = Timelines
timelines-n = Timelines { $n }
log = Log
log-older = Earlier moves
log-back = Go back to here
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something to the table
chat-send = Send
rules = Rules
rules-all = All rules
rules-none = The rules of this game are not on this server yet.
rules-of = Rules of { $game }
rules-lead = Every rule has a number, and every refusal cites one.
rule-number = rule { $rule }
round = Round { $n }
lines-none = Nobody has gone back yet. Any line of the log is a way in.
lines-some = { $n ->
    [one] One other timeline leaves this game.
   *[other] { $n } other timelines leave this game.
  }
read-table = The table in words
tip-refused = Dimmed cards cannot be played here: tap one to see why.
choose-first = Choose first
less = Less
more-n = { $n } more
table-side = Seats and talk
review-side = The chosen timeline
step-back = One step back
again = Play again
line-map = Line map
sealed = sealed
choosing = choosing
sealed-by = sealed choice of { $who }
sealed-waiting = { $n ->
    [0] Sealed. The choices open now.
    [one] Sealed. Waiting for one seat.
   *[other] Sealed. Waiting for { $n } seats.
  }
sealed-ask = Your choice is { $choice }. You may still change it.
sealed-change = Change
bot-thinking = Bot thinking, { $n } s
line-down = The line is down
line-down-ask = Your move is kept here. Next try in { $n } s.
stale = The table moved on while you chose.
why-title = { $label }: not here
why-nothing = The table gives no reason yet.
why-read = click to read
foresee-title = What it would do
foresee-looking = Looking ahead…
foresee-nothing = Nothing is certain yet.
foresee-range = { $name }: { $low } to { $high }
foresee-unanswered = If nobody answers.
foresee-pick-card = Choose a card, and this panel says what it would surely change.
foresee-pick-stop = Choose a stop on the line, and this panel says what the trip would surely cost and bring.
act-play = Play { $noun }
act-offer = Offer { $noun }
act-travel = { $n ->
    [0] Stay in the present
    [one] Spend one crystal
   *[other] Spend { $n } crystals
  }
act-pass = Pass

## Any game
generic-common = On the table
generic-figures = Figures
generic-options = What you may do
generic-over = The game is over
generic-wait = Nothing is asked of you now.

## Contre-Temps
ct-suit-a = Astrolabe
ct-suit-b = Barometer
ct-suit-c = Compass
ct-suit-d = Dynamo
ct-suit-e = Escapement
ct-card = { $suit } { $value }
ct-line = The line of events
ct-line-title = The line
ct-line-classic = Resolved from the present back to the constant
ct-line-paradox = The flag marks the present; it may lie anywhere
ct-order = Order of resolution
ct-constant = Constant
ct-constant-now = Constant now
ct-constant-nobody = Constant: nobody there
ct-constant-short = constant
ct-token-now = { $n } now
ct-trump = { $suit } beats every other suit
ct-unstable = The line is unstable: no trump
ct-no-trump = no trump
ct-event = Event { $n }
ct-unresolved = to be won
ct-not-laid = not yet laid
ct-not-laid-n = Event { $n }, not yet laid
ct-bag = { $n ->
    [one] one event in the bag
   *[other] { $n } events in the bag
  }
ct-travel-to = { $cost ->
    [0] Stay at event { $n }
    [one] Travel to event { $n } for one crystal
   *[other] Travel to event { $n } for { $cost } crystals
  }
ct-travel-constant = { $cost ->
    [one] Travel to the constant for one crystal
   *[other] Travel to the constant for { $cost } crystals
  }
ct-stay = stay
ct-your-choice = Your sealed choice
ct-crystals = crystals
ct-crystal-word = { $n ->
    [one] crystal
   *[other] crystals
  }
ct-events-held = events
ct-machine = Your machine
ct-discs = { $left } left, { $held } on the line
ct-spent = { $n } spent to travel here
ct-on-table = On the table at event { $n }
ct-at-event = At event { $n }
ct-led-suit = led suit: { $suit }
ct-lead-kept = Lead, kept
ct-sets-suit = sets the suit
ct-standing = Standing card
ct-holds = { $who ->
    [You] You hold
   *[other] { $who } holds
  }
ct-to-beat = the card to beat
ct-led = { $who } led { $card }
ct-played = { $who } played { $card }
ct-took-crystal = took a crystal
ct-your-card = Your card
ct-plays-last = plays last
ct-plays-now = plays now
ct-plays-then = plays after
ct-if-play = If you play { $card }
ct-if-offer = If you offer { $card }
ct-if-travel = { $n ->
    [0] If you stay
    [one] If you spend one crystal
   *[other] If you spend { $n } crystals
  }
ct-travel-title = Everyone chooses a trip in secret
ct-travel-note = All pawns travel together once the last seat has chosen.
ct-offer-title = Offers for the constant
ct-offer-note = All offers open together once the last seat has chosen.
ct-what-decided = What decided it
ct-holds-events = events { $events }
ct-holds-none = no event

## Review
review-title = Review: { $game }
verified = Shuffle verified
unverified = Not verified
seen-by = Seen by seat { $n }
seen-by-all = All cards open
share = Share
export = Export record
map-note = Time runs to the right. Every set of points is a move where somebody went back.
map-label = { $n ->
    [one] One timeline of this game
   *[other] { $n } timelines of this game
  }
turning-point = turning point
points = points
move-n = Move { $n }
of-moves = of { $n }
move-word = move
round-word = round
move-first = First move
move-prev = Previous move
move-next = Next move
move-last = Last move
play-on = Play the moves
pause = Pause
results-shown = results shown
results-hidden = results hidden
others-bots = Others: bots
others-friends = Others: friends
hidden-same = Same hidden cards
hidden-new = New hidden cards
go-back-to = Go back to move { $n }
moves = Moves
winner = winner
differs = differs from the game as played
link-move = Link to this move
link-copied = The link is copied.
record-missing = This record is not on this server.

## Settings
settings = Settings
sound = Sound
theme-to-light = Light theme
theme-to-dark = Dark theme
set-language = Language
set-theme = Theme
set-theme-light = Light
set-theme-dark = Dark
set-theme-system = As the system
set-motion = Movement
set-motion-none = None
set-motion-quick = Quick
set-motion-normal = Normal
set-motion-slow = Slow
set-text = Text size
set-confirm = Confirm moves
set-confirm-always = Always
set-confirm-irreversible = Only if irreversible
set-confirm-never = Never
set-sound = Sound
set-letters = Single-letter keys
keyboard = Keyboard
key-tab = next region
key-arrows = inside a region
key-enter = act
key-enter-name = Enter
key-space = select
key-digits = nth card or option
key-esc = one step back
key-why = why not?
key-hint = hint
key-undo = undo
key-timelines = timelines
key-log = log
key-chat = chat
key-read = read the table as text
key-round = previous, next round

## Pages
learn-game = Learn { $game }
learn-lead = A first guided game on the real engine, with a fixed deal. About ten minutes each.
learn-start = Start
bots-lead = Four levels, in words. Each is given what you are given: a view, and the options.
bot-random = Wanderer
bot-random-note = Takes any legal option. Good for trying out the controls.
bot-thumb = Rule of thumb
bot-thumb-note = A few sensible habits and no calculation. Answers at once.
bot-steady = Steady
bot-steady-note = Imagines some deals that fit what it has seen, and plays what does well in most of them.
bot-sharp = Sharp
bot-sharp-note = Imagines many deals and looks further ahead. Takes a few seconds.
bots-honest = Honest bots
bots-honest-note = A bot never sees a hidden card. Reshuffle what it cannot see, keep its seed, and it answers the same: a test proves it for every game.
decks-lead = Some games are played with files that anybody can write.
decks-decks = Decks for Timeline
decks-decks-note = A deck is a plain table of titles and dates with sources. The checker lists mistakes by card and field; a deck with warnings can still be played.
decks-missions = Missions for TIME Stories
decks-missions-note = A mission is a folder of text files. The checker makes sure that each place can be reached, and the playtester that it can be won.
privacy = Privacy
privacy-lead = No account, no tracker, no request to any other server.
privacy-here = In this browser
privacy-here-note = Your settings and the name you play under stay in this browser's storage. Clear it, and they are gone.
privacy-server = On this server
privacy-server-note = The server keeps tables, moves and what is said at a table, so that a game survives a restart and can be replayed. A cookie tells it which seats are yours.
privacy-never = Never
privacy-never-note = No advertising, no profiling, no fonts or scripts from elsewhere.
verify = Fairness
verify-title = Check the shuffle
verify-lead = Chance can be checked by anybody, without trusting this server.
verify-1 = Before the deal the server publishes the fingerprint of a secret seed.
verify-2 = Each seat adds a seed of its own, so that nobody alone decides the deal.
verify-3 = At the end the secret is revealed, and every draw of the game can be derived again.
verify-how = Download the record and run
credits = Credits
credits-lead = Chronolude is a fan project. It is not affiliated with the publishers of the games.
credits-icons = Icons, { $licence }
credits-icons-note = From game-icons, used in one colour and at other sizes.
credits-unnamed = game-icons contributor
credits-fonts = Fonts, { $licence }
credits-games = Games
credits-games-note = Names and mechanisms belong to the published designs; every sentence, picture and mission here is our own.
lost-title = No such stop
lost-lead = This address is not on our lines.
lost-back = To the lobby

## Gallery
gallery = Gallery
gallery-lead = Every part of the kit with its states, in both moods.
gallery-day = Day timetable
gallery-night = Night service
