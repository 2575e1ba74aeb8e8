### Timeline, English. Same ids and variables as in French; each group names its variables.
### A message `x-you` replaces `x` when $seat is the reader. Names of cards and what happened come from the decks.

## The game itself
tl-title = Timeline
tl-tagline = What came first? Find each card’s place in history.
tl-about = Each of your cards names something that happened; its date is on the back, and nobody has seen it. Lay a card in the line where you think it belongs, then turn it over. Right, and it stays; wrong, and you draw another. If you are the only one to place your last card in a round, you win.

## Cards and dates. $card: a card’s name; $date: its date in words; $year, $years: figures; $low, $high: dates
tl-card-hidden = face-down card
tl-card-quoted = “{ $card }”
tl-card-dated = “{ $card }” ({ $date })
tl-date = { $year }
tl-date-bce = { $year } BCE
tl-date-circa = c. { $date }
tl-span-within = give or take { $years } years
tl-span-between = between { $low } and { $high }
tl-note-plain = { $card }: { $date }.
tl-n-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## Options: name, values, and a help sentence for each (`-help`)
tl-option-decks = Decks
tl-option-decks-help = Which decks are shuffled together (T-074).
tl-option-decks-all = All
tl-option-decks-all-help = Every deck that comes with the game, shuffled together.
tl-option-difficulty = Difficulty
tl-option-difficulty-help = Only cards of these levels, 1 to 3 (T-080).
tl-option-difficulty-any = Any
tl-option-difficulty-any-help = Easy or hard, every card is in.
tl-option-themes = Themes
tl-option-themes-help = Only cards of these themes (T-080).
tl-option-themes-any = Any
tl-option-themes-any-help = Cards of every theme are in.
tl-option-regions = Regions
tl-option-regions-help = Only cards of these parts of the world (T-080).
tl-option-regions-any = Any
tl-option-regions-any-help = Cards from all over the world are in.
tl-option-period = Period
tl-option-period-help = Only cards dated within these years (T-080).
tl-option-period-any = Any
tl-option-period-any-help = Cards of every age are in.
tl-option-avoid = Cards to avoid
tl-option-avoid-help = Cards seen lately; they come after all the others (T-081).
tl-option-avoid-none = None
tl-option-avoid-none-help = All cards are shuffled together.
tl-option-hand_size = Cards per hand
tl-option-hand_size-help = How many cards everybody starts with (T-013).
tl-option-hand_size-1 = 1
tl-option-hand_size-1-help = Everybody starts with 1 card.
tl-option-hand_size-2 = 2
tl-option-hand_size-2-help = Everybody starts with 2 cards.
tl-option-hand_size-3 = 3
tl-option-hand_size-3-help = Everybody starts with 3 cards.
tl-option-hand_size-4 = 4
tl-option-hand_size-4-help = Everybody starts with 4 cards.
tl-option-hand_size-5 = 5
tl-option-hand_size-5-help = Everybody starts with 5 cards.
tl-option-hand_size-6 = 6
tl-option-hand_size-6-help = Everybody starts with 6 cards.
tl-option-hand_size-7 = 7
tl-option-hand_size-7-help = Everybody starts with 7 cards.
tl-option-hand_size-8 = 8
tl-option-hand_size-8-help = Everybody starts with 8 cards.
tl-option-hand_size-9 = 9
tl-option-hand_size-9-help = Everybody starts with 9 cards.
tl-option-hand_size-10 = 10
tl-option-hand_size-10-help = Everybody starts with 10 cards.
tl-option-hand_size-classic_2010 = As in 2010
tl-option-hand_size-classic_2010-help = Six cards for two or three players, five for four or five, four beyond.
tl-option-first_player = First player
tl-option-first_player-help = Who begins every round (T-010).
tl-option-first_player-0 = Seat 1
tl-option-first_player-0-help = Seat 1 begins.
tl-option-first_player-1 = Seat 2
tl-option-first_player-1-help = Seat 2 begins.
tl-option-first_player-2 = Seat 3
tl-option-first_player-2-help = Seat 3 begins.
tl-option-first_player-3 = Seat 4
tl-option-first_player-3-help = Seat 4 begins.
tl-option-first_player-4 = Seat 5
tl-option-first_player-4-help = Seat 5 begins.
tl-option-first_player-5 = Seat 6
tl-option-first_player-5-help = Seat 6 begins.
tl-option-first_player-6 = Seat 7
tl-option-first_player-6-help = Seat 7 begins.
tl-option-first_player-7 = Seat 8
tl-option-first_player-7-help = Seat 8 begins.
tl-option-first_player-random = Drawn at random
tl-option-first_player-random-help = The first player is drawn at random.
tl-option-first_player-youngest = The youngest
tl-option-first_player-youngest-help = The youngest begins, by the ages you give.
tl-option-ages = Ages
tl-option-ages-help = Everybody’s age in the order of the seats, for example 41,39,8; only the youngest matters (T-010).
tl-option-ages-none = Not given
tl-option-ages-none-help = Nobody gives an age.
tl-option-tiebreak_elimination = Tie-breaks eliminate
tl-option-tiebreak_elimination-help = What happens to those who fail in a tie-break while others succeed (T-045).
tl-option-tiebreak_elimination-true = Yes
tl-option-tiebreak_elimination-true-help = Those who fail leave, if at least two succeed: of three, two are right, and the third is out.
tl-option-tiebreak_elimination-false = No
tl-option-tiebreak_elimination-false-help = Everybody goes on until one alone succeeds: of three, two are right, and all three play again.
tl-option-tiebreak_exhaustion = When cards run out
tl-option-tiebreak_exhaustion-help = What happens when too few cards are left for a tie-break (T-048).
tl-option-tiebreak_exhaustion-shared = Shared victory
tl-option-tiebreak_exhaustion-shared-help = All who are still in win together.
tl-option-tiebreak_exhaustion-rebuild = New pile
tl-option-tiebreak_exhaustion-rebuild-help = Once, all cards of the line but its two ends make a new pile.
tl-option-show_top_card = Next card visible
tl-option-show_top_card-help = Whether everybody can read the name on top of the pile (S-12).
tl-option-show_top_card-false = No
tl-option-show_top_card-false-help = The pile shows only how many cards it holds.
tl-option-show_top_card-true = Yes
tl-option-show_top_card-true-help = Everybody can read the name of the next card.
tl-option-discards_visible = Open discards
tl-option-discards_visible-help = Whether you may look through the discards (display only).
tl-option-discards_visible-true = Yes
tl-option-discards_visible-true-help = Anyone may browse the discards at any time.
tl-option-discards_visible-false = No
tl-option-discards_visible-false-help = The discards are closed: you must remember what you saw.
tl-option-overlap = Uncertain dates may count as equal
tl-option-overlap-help = Whether either order is right for two uncertain dates that overlap, say c. 1450 and 1455 (T-083).
tl-option-overlap-false = No
tl-option-overlap-false-help = The printed year decides, even where it says c.
tl-option-overlap-true = Yes
tl-option-overlap-true-help = Where the dates overlap, either order is right.
tl-option-practice = Solo practice
tl-option-practice-help = How long a game for one lasts (T-092, T-093).
tl-option-practice-hand = One hand
tl-option-practice-hand-help = It ends when your hand is empty.
tl-option-practice-deck = The whole deck
tl-option-practice-deck-help = Your hand is refilled until every card lies in the line.

## Where we are, over the question. $round
tl-phase-normal = Round { $round }
tl-phase-tiebreak = Tie-break, round { $round }
tl-phase-over = The end, round { $round }

## What you are asked, and whom we wait for. $seat: one name
tl-ask-normal = Place one of your cards in a gap of the line.
tl-ask-tiebreak = Tie-break: place your card.
tl-wait-normal = { $seat } is placing a card.
tl-wait-tiebreak = Tie-break: { $seat } is placing a card.

## What you may answer. $gap: its number; $card, $before, $after: cards with their dates
tl-label-card = { $card }
tl-label-gap-first = gap { $gap }: before { $after }
tl-label-gap-between = gap { $gap }: between { $before } and { $after }
tl-label-gap-last = gap { $gap }: after { $before }

## Log: a turn. $seat, $card, $date, $gap; $n: cards
tl-log-round-began = Round { $round } begins.
tl-log-placed = { $seat } places “{ $card }” in gap { $gap }: right ({ $date }).
tl-log-placed-you = You place “{ $card }” in gap { $gap }: right ({ $date }).
tl-log-missed = { $seat } places “{ $card }” in gap { $gap }: wrong ({ $date }).
tl-log-missed-you = You place “{ $card }” in gap { $gap }: wrong ({ $date }).
tl-log-drew = { $seat } draws “{ $card }”.
tl-log-drew-you = You draw “{ $card }”.
tl-log-renewed =
    { $n ->
        [one] The pile is empty: { $n } discarded card becomes the new one, its date hidden.
       *[other] The pile is empty: { $n } discarded cards are shuffled into a new one, dates hidden.
    }
tl-log-went-out = { $seat } has placed their last card.
tl-log-went-out-you = You have placed your last card.

## Log: tie-breaks and the end. $seat, $seats: names; $n: seats or cards
tl-log-tied =
    { $n ->
        [one] { $n } player has placed the last card in the same round: a tie-break decides.
       *[other] { $n } players have placed their last card in the same round: a tie-break decides.
    }
tl-log-eliminated = { $seat } is out of the tie-break.
tl-log-eliminated-you = You are out of the tie-break.
tl-log-rebuilt =
    { $n ->
        [one] Too few cards are left: the line keeps its two ends, and { $n } card makes a new pile.
       *[other] Too few cards are left: the line keeps its two ends, and { $n } cards make a new pile.
    }
tl-log-game-over-sole = Nobody else has placed their last card this round: { $seat } wins.
tl-log-game-over-sole-you = Nobody else has placed their last card this round: you win.
tl-log-game-over-tiebreak = Nobody else got the tie-break card right: { $seat } wins.
tl-log-game-over-tiebreak-you = Nobody else got the tie-break card right: you win.
tl-log-game-over-shared = Too few cards are left for a tie-break: { $seats } win together.
tl-log-game-over-practice = Practice is over: { $placed } right, { $missed } wrong.

## Why an answer is refused: one message for each rule. $cards: what you may place; $most: the last gap
tl-why-T-022 = You can only place a card of your own: { $cards }.
tl-why-T-023 = There is no such gap: the line has gaps 1 to { $most }.

## The table in sentences. $cards: names joined; $seat, $seats; $n: cards
tl-describe-line = The line, earliest first: { $cards }.
tl-describe-hand = { $seat } has { tl-n-cards }: { $cards }.
tl-describe-hand-you = You have { tl-n-cards }: { $cards }.
tl-describe-hand-empty = { $seat } has no cards left.
tl-describe-hand-empty-you = You have no cards left.
tl-describe-out = { $seat } is out of the game.
tl-describe-out-you = You are out of the game.
tl-describe-pile =
    { $n ->
        [0] The pile is empty.
        [one] The pile holds { $n } card.
       *[other] The pile holds { $n } cards.
    }
tl-describe-starter = { $seat } begins each round.
tl-describe-starter-you = You begin each round.
tl-describe-done-normal = { $seat } has placed their last card this round.
tl-describe-done-normal-you = You have placed your last card this round.
tl-describe-done-tiebreak = { $seat } got the tie-break card right.
tl-describe-done-tiebreak-you = You got your tie-break card right.
tl-describe-done-over = { $seat } placed their last card in the last round.
tl-describe-done-over-you = You placed your last card in the last round.
tl-describe-practice = { $placed } right and { $missed } wrong so far.
tl-describe-rebuilt = For the tie-break the line was cleared down to its two ends; that happens only once.
tl-describe-top = On top of the pile: { $card }.
tl-describe-discard = Discarded: { $cards }.
tl-describe-discard-empty = Nothing has been discarded.

## Bots: what each level knows
tl-bot-schoolchild = Schoolchild
tl-bot-schoolchild-help = Knows the famous dates roughly and guesses the others.
tl-bot-reader = Reader
tl-bot-reader-help = Has read a good deal: right about the century, seldom about the year.
tl-bot-historian = Historian
tl-bot-historian-help = Knows most dates well, and still gets the obscure ones wrong.

## The board in the browser
web-game-timeline = Timeline
web-pitch-timeline = Put inventions in order without knowing a single date.
web-decks-decks = Decks for Timeline
web-tl-line = The line, earliest first
web-tl-earlier = earlier
web-tl-later = later
web-tl-ruler = The same cards on a ruler, each at its year
web-tl-others = The others’ cards
web-tl-first-player = first player
web-tl-went-out = last card placed
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
web-tl-card-next = Now choose the card for this gap.
web-tl-beside = Beside the line
web-tl-tiebreak = Tie-break.
web-tl-tiebreak-note = One card each: if only one of you is right, that one wins. Still in: { $who }.
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
web-tl-doubt = Question this date
web-tl-doubt-note = One press makes a note for whoever runs this server. It goes nowhere else.
web-tl-doubt-wrong = The year is wrong
web-tl-doubt-disputed = Scholars disagree
web-tl-doubt-words = The text is wrong
web-tl-doubt-comment = What you know about it (optional)
web-tl-reported = Noted, thank you.
web-tl-how-ended = How it ended
web-tl-winner = winner
web-tl-ending-sole = Nobody else was out of cards
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
web-opt-decks = Decks
web-opt-decks-all = all six
web-opt-difficulty = Difficulty
web-opt-difficulty-any = any
web-opt-difficulty-1 = well known
web-opt-difficulty-2 = in between
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
web-opt-avoid = Cards seen lately in this browser come last
web-opt-avoid-n = { $n ->
    [0] none yet
    [one] { $n } card
   *[other] { $n } cards
}
web-opt-ages = Ages, in the order of the seats
web-opt-hand-size = Cards per hand
web-opt-hand-size-classic-2010 = 6, 5 or 4, as in 2010
web-opt-first-player = Who begins
web-opt-first-player-random = drawn at random
web-opt-first-player-youngest = the youngest
web-opt-tiebreak-elimination = Tie-breaks eliminate
web-opt-tiebreak-elimination-true = yes
web-opt-tiebreak-elimination-false = no
web-opt-tiebreak-exhaustion = When cards run out
web-opt-tiebreak-exhaustion-shared = shared victory
web-opt-tiebreak-exhaustion-rebuild = a new pile
web-opt-show-top-card = Next card visible
web-opt-show-top-card-true = yes
web-opt-show-top-card-false = no
web-opt-overlap = Uncertain dates may count as equal
web-opt-overlap-true = yes
web-opt-overlap-false = no
web-opt-practice = Practice for one
web-opt-practice-hand = one hand
web-opt-practice-deck = the whole deck
web-act-gap = Place it here
web-step-back-gap = Another gap
web-choose-place = Choose a card
web-choose-gap = Choose a gap
web-level-schoolchild = schoolchild
web-level-reader = reader
web-level-historian = historian

## The first guided game
learn-timeline = Timeline: if you are the only one to place your last card in a round, you win. Put inventions in order without knowing a single date.
learn-timeline-place = Choose a card from your hand, then the gap where it belongs: 1 is before everything on the line, the last is after. Its date is shown only once it lies there. Water clocks are old, but not the oldest thing here.
learn-timeline-sure = Right: the card stays, and your hand is one card shorter. A wrong card is discarded and you draw another. Place first what you are sure of: the telephone is later than everything here.
learn-timeline-narrow = The longer the line, the narrower the gaps. A rowing boat that dives, long before motors: between the old things and the telephone.
learn-timeline-last = Your last card. If it is right, your hand is empty and this round decides the game: if others finish in it too, each of you draws one more card, until only one is right. Where does the mobile phone go?
learn-timeline-recap = In short: one card, one gap. A right card stays, a wrong one is replaced. Be the only one to empty your hand in a round and you win; if several do, they play a tie-break, one card each, until only one is right.

## Why a position is none of this game
tl-wrong-date = This position is impossible: card { $n } of the box must have one date and only one.
tl-wrong-line = This position is impossible: in the line { $right } is earlier than { $left } on its left.
tl-wrong-empty = This position is impossible: no card lies in the line.
tl-wrong-seat = This position is impossible: seat { $seat } holds cards but is not in the game.
tl-wrong-starter = This position is impossible: whoever begins a round or takes a turn must still be in the game.
tl-wrong-hand = This position is impossible: seat { $seat } is still in the game but holds no card.

# Why a bot did it, in its own words: out of what everybody was told.

## Decks as a page shows them
web-tl-easy = easy
web-tl-middling = middling
web-tl-hard = hard
web-tl-deck-mix = { $easy } easy, { $middling } middling and { $hard } hard cards
web-tl-deck-cards = { $n ->
    [one] one card
   *[other] { $n } cards
 }
web-tl-deck-doubted = { $n ->
    [one] one date in doubt
   *[other] { $n } dates in doubt
 }
web-tl-deck-preview = Try it
web-tl-deck-inside = Look inside
web-tl-deck-export = Save the deck { $title } as a file
web-tl-deck-told = Every date is shown here: look away if you want to play the deck without knowing them.
web-tl-deck-line = { $title } as a timeline
web-tl-deck-between = between { $first } and { $last }
web-tl-deck-doubts = { $n ->
    [one] One date in doubt
   *[other] { $n } dates in doubt
 }
web-tl-deck-reported = { $n ->
    [one] doubted once
   *[other] doubted { $n } times
 }
web-tl-deck-check = Check a deck of your own
web-tl-deck-check-note = Nothing of it is kept. A deck without errors can be played once its file lies in the decks folder of the server.
web-ending-timeline-sole = a single empty hand
web-ending-timeline-tiebreak = decided by a tie-break
web-ending-timeline-shared = a shared victory
web-ending-timeline-practice = practice
web-tl-reason-between = I took “{ $card }” to be later than “{ $before }” and earlier than “{ $after }”.
web-tl-reason-after = I took “{ $card }” to be later than anything here, “{ $before }” included.
web-tl-reason-before = I took “{ $card }” to be earlier than anything here, “{ $after }” included.
web-tl-reason-right = It was: { $date }.
web-tl-reason-wrong = It was not: { $date }.
