### Chrononauts, English; Artifaxx and Solonauts use these words too. Same ids and variables as in French.
### $seat, $other: a seat's name · $card, $at: a card in words · $cards, $years: lists joined by cl-list-* ·
### $title: a headline with its year · $year, $limit: figures as text · $n, $most: whole numbers.
### A message `x-you` replaces `x` when $seat is the reader. Names and effects of cards stand in the edition's file.

## The game itself
cn-title = Chrononauts
cn-tagline = Change history, mend the paradoxes, and find the way back to a world only you remember.
cn-about = Thirty-two years lie on the table as the history books tell them. Flip one of thirteen turning points and later years tear open; patch them before there are too many. You have three ways to win: bring the timeline into the shape of your secret home, collect the three artifacts of your secret mission, or gather ten cards by good repair work. But if thirteen paradoxes gape at once, everybody loses.

## Cards and headlines. $year, $title
cn-card-hidden = face-down card
cn-card-patch = Patch { $year }: { $title }
cn-headline = { $year } { $title }
cn-headline-prime = { $year }’ { $title }
cn-and = and
cn-or = or

## What cards do. $effect: a sentence of the edition; $years, $year, $condition
cn-effect-inverter = { $effect } Its linchpins: { $years }.
cn-effect-patch = Mends { $year } if it is an open paradox and this is true: { $condition }. Then draw a card.
cn-effect-patch-solo = Mends { $year } if it is an open paradox and this is true: { $condition }.
cn-effect-artifact = Lay it in front of you. It counts for a mission while it lies there.
cn-effect-artifact-later = Lay it in front of you. It counts for a mission while it lies there. World War 3 keeps it out of reach.

## Wishes of a mission. $head, $tail: names of artifacts
cn-wish-best = the best Mona Lisa in play
cn-wish-any = { $head } or { $tail }

## Options
cn-option-edition = Edition
cn-option-edition-help = Which cards you play with (R-37).
cn-option-edition-original = Original edition
cn-option-edition-original-help = The 136 cards of the first edition, as far as they are known.
cn-option-first = First player
cn-option-first-help = Who takes the first turn (C-011).
cn-option-first-guess = Guess the time
cn-option-first-guess-help = Everybody guesses the time in secret, without looking at a clock; whoever is closest begins.
cn-option-first-random = Drawn at random
cn-option-first-random-help = The first player is drawn at random.

## What is asked of you. $card: the card just played; $n: plays
cn-ask-guess = What time is it? Guess without looking at a clock: whoever is closest begins.
cn-ask-clock = Now look at a clock. What time is it, to the nearest five minutes?
cn-ask-exchange = Keep your ID, or exchange it? You are asked only once.
cn-ask-play = Play a card, or discard one to kill time.
cn-ask-play-more =
    { $n ->
        [one] Play a card, or discard one to kill time; { $n } card left to play.
       *[other] Play a card, or discard one to kill time; { $n } cards left to play.
    }
cn-ask-memo = { $card } is being played. Stop it with a Memo, or let it pass?
cn-ask-fetch = Choose a card from the discard pile and play it.
cn-ask-search = Choose a card from the draw pile and play it.
cn-ask-miracle = Play or discard one of the cards drawn for the miracle.
cn-ask-claim = Your turn is over. Do you claim victory?
cn-ask-solo = Play a card, discard a patch, or give up.

## Whom we wait for. $seat, $card, $n
cn-wait-guess = Still guessing the time: { $seat }.
cn-wait-clock = Waiting for somebody to look at a clock: { $seat }.
cn-wait-exchange = { $seat } may keep their ID or exchange it.
cn-wait-play = { $seat } chooses a card.
cn-wait-play-more =
    { $n ->
        [one] { $seat } chooses a card: { $n } card left to play.
       *[other] { $seat } chooses a card: { $n } cards left to play.
    }
cn-wait-memo = { $card } is being played. { $seat } may stop it with a Memo.
cn-wait-fetch = { $seat } looks through the discard pile.
cn-wait-search = { $seat } looks through the draw pile.
cn-wait-miracle = { $seat } works a miracle.
cn-wait-claim = The turn ends: { $seat } may claim victory.
cn-wait-solo = { $seat } chooses a card.

## Times of day. $hour, $minute: figures as text
cn-time = { $hour }:{ $minute }

## Labels of answers. $card, $title, $time: a time of day
cn-label-guess = I say { $time }
cn-label-clock = It is { $time }
cn-label-abstain = I have seen a clock: count me out
cn-label-play = { $card }
cn-label-discard = Discard { $card }
cn-label-on = on { $card }
cn-label-fetch = Fetch { $card }
cn-label-self = yourself
cn-label-restore = back to { $title }
cn-label-flip = change to { $title }
cn-label-left = all hands to the left
cn-label-right = all hands to the right
cn-label-stop = only this one
cn-label-nothing = Nothing there can be played
cn-label-memo = Memo!
cn-label-pass = Let it pass
cn-label-keep = Keep it
cn-label-exchange = Exchange it
cn-label-claim-id = I am going home
cn-label-claim-mission = My mission is accomplished
cn-label-claim-hand = My hand is full
cn-label-no-claim = Claim nothing
cn-label-give-up = Give up

## Why an answer is not on offer
cn-why-C-042 = That year is a ripplepoint: only a linchpin can be flipped, and the ripples do the rest.
cn-why-C-043 = This card does not flip that linchpin, or not in this direction.
cn-why-C-050 = No linchpin is in a state this card could flip.
cn-why-C-051 = A patch goes onto its own year only, and only while that year is an open paradox.
cn-why-C-054 = That year carries a patch already.
cn-why-C-059 = The linchpins are not as the edge of this patch requires.
cn-why-C-069 = Get There First takes an artifact from another player.
cn-why-C-070 = You can only give up an artifact that lies in front of you.
cn-why-C-079 = There is no artifact on the table this card could use.
cn-why-C-086 = A timewarp cannot be fetched.
cn-why-C-088 = You hold no Memo.
cn-why-C-102 = World War 3 rages: no linchpin after 1962 can be flipped.
cn-why-C-103 = World War 3 rages: no year after 1962 can be patched.
cn-why-C-104 = World War 3 rages: this artifact lies in a future nobody can reach.
cn-why-C-105 = World War 3 rages: your home lies beyond it.
cn-why-C-115 = Not all three artifacts of your mission lie in front of you.
cn-why-C-116 = The timeline does not show all three headlines of your home.
cn-why-C-117 = One of your three years is an open paradox, and it blocks the way home.
cn-why-C-118 = You need at least ten cards in your hand when your turn is over.
cn-why-C-122 = The best Mona Lisa in play does not lie in front of you.
cn-why-R-15 = No card in that pile can be fetched.
cn-why-R-17 = An inverter may be discarded only when no card can be played.
cn-why-R-34 = A Memo only answers a card that somebody else is playing.

## What happened. $seat, $card, $other, $year, $title, $n
cn-log-turn-began = Turn { $n }: { $seat }.
cn-log-turn-began-you = Turn { $n }: you.
cn-log-drew = { $seat } draws { $card }.
cn-log-drew-you = You draw { $card }.
cn-log-drew-hidden = { $seat } draws a card.
cn-log-played = { $seat } plays { $card }.
cn-log-played-you = You play { $card }.
cn-log-aimed-year = { $seat } plays { $card } on { $year }.
cn-log-aimed-year-you = You play { $card } on { $year }.
cn-log-aimed-card = { $seat } plays { $card } on { $at }.
cn-log-aimed-card-you = You play { $card } on { $at }.
cn-log-aimed-seat = { $seat } plays { $card } against { $other }.
cn-log-aimed-seat-you = You play { $card } against { $other }.
cn-log-memoed = { $seat } answers with { $card }.
cn-log-memoed-you = You answer with { $card }.
cn-log-cancelled = { $card } is cancelled.
cn-log-flipped-prime = History changes: { $title }.
cn-log-flipped-true = History is put right: { $title }.
cn-log-opened = A paradox opens in { $year }.
cn-log-healed = { $year } is as it was again.
cn-log-voided = { $card } no longer holds on { $year }.
cn-log-patched = { $seat } mends { $year }: { $card }.
cn-log-patched-you = You mend { $year }: { $card }.
cn-log-war-began = Uberparadox: nothing after { $year } can be reached any more.
cn-log-war-ended = { $year } is put right: the Uberparadox is over.
cn-log-killed-time = { $seat } kills time and discards { $card }.
cn-log-killed-time-you = You kill time and discard { $card }.
cn-log-killed-more = { $seat } discards { $card } as well.
cn-log-killed-more-you = You discard { $card } as well.
cn-log-laid = { $seat } brings back { $card }.
cn-log-laid-you = You bring back { $card }.
cn-log-taken = { $seat } takes { $card } from { $other }.
cn-log-taken-you = You take { $card } from { $other }.
cn-log-sold =
    { $n ->
        [one] { $seat } sells { $card } for { $n } card.
       *[other] { $seat } sells { $card } for { $n } cards.
    }
cn-log-sold-you =
    { $n ->
        [one] You sell { $card } for { $n } card.
       *[other] You sell { $card } for { $n } cards.
    }
cn-log-erased = { $other } loses { $card }: it never existed.
cn-log-miracle-began =
    { $n ->
        [one] { $seat } gives up { $card } and draws { $n } card for the miracle.
       *[other] { $seat } gives up { $card } and draws { $n } cards for the miracle.
    }
cn-log-miracle-began-you =
    { $n ->
        [one] You give up { $card } and draw { $n } card for the miracle.
       *[other] You give up { $card } and draw { $n } cards for the miracle.
    }
cn-log-threw = { $seat } discards { $card }.
cn-log-threw-you = You discard { $card }.
cn-log-hands-passed-left = All hands move to the left.
cn-log-hands-passed-right = All hands move to the right.
cn-log-hands-mixed =
    { $n ->
        [one] { $n } card is shuffled and dealt again.
       *[other] { $n } cards are shuffled and dealt again.
    }
cn-log-mission-changed = { $seat } takes another mission.
cn-log-mission-changed-you = You take another mission.
cn-log-id-shown = { $seat } was { $card }.
cn-log-id-shown-you = You were { $card }.
cn-log-id-changed = { $seat } becomes somebody else.
cn-log-id-changed-you = You become somebody else.
cn-log-guessed = { $seat } guesses { $time }.
cn-log-guessed-you = You guess { $time }.
cn-log-clock-read = { $seat } looks at a clock: it is { $time }. First player: { $other }.
cn-log-clock-read-you = You look at a clock: it is { $time }. First player: { $other }.
cn-log-id-exchanged = { $seat } takes another ID.
cn-log-id-exchanged-you = You take another ID.
cn-log-forwarded =
    { $n ->
        [one] { $seat } now has { $n } card to play.
       *[other] { $seat } now has { $n } cards to play.
    }
cn-log-forwarded-you =
    { $n ->
        [one] You now have { $n } card to play.
       *[other] You now have { $n } cards to play.
    }
cn-log-fetched = { $seat } fetches { $card }.
cn-log-fetched-you = You fetch { $card }.
cn-log-searched = { $seat } looks through the draw pile.
cn-log-searched-you = You look through the draw pile.
cn-log-found-nothing = { $seat } finds nothing to play.
cn-log-found-nothing-you = You find nothing to play.
cn-log-recycled =
    { $n ->
        [one] The discard pile of { $n } card becomes the new draw pile.
       *[other] The discard pile of { $n } cards becomes the new draw pile.
    }
cn-log-went-home = { $card } goes home.

## How it ended. $seat, $card, $n
cn-over-paradox = The thirteenth paradox tears the universe apart. Everybody has lost.
cn-over-id = { $seat } wins: { $card } is home again.
cn-over-id-you = You win: { $card } is home again.
cn-over-mission = { $seat } wins with the mission { $card }.
cn-over-mission-you = You win with your mission: { $card }.
cn-over-hand =
    { $n ->
        [one] { $seat } wins with { $n } card in hand.
       *[other] { $seat } wins with { $n } cards in hand.
    }
cn-over-hand-you =
    { $n ->
        [one] You win with { $n } card in hand.
       *[other] You win with { $n } cards in hand.
    }

## The table in sentences
cn-describe-before = The first turn has not begun.
cn-describe-turn = Turn { $n }, { $seat } is playing.
cn-describe-turn-you = Turn { $n }, you are playing.
cn-describe-owed =
    { $n ->
        [0] No card is left to play this turn.
        [one] { $n } card is left to play this turn.
       *[other] { $n } cards are left to play this turn.
    }
cn-describe-true = History is as in the books.
cn-describe-primes = Flipped linchpins: { $years }.
cn-describe-holes = Open paradoxes: { $years }.
cn-describe-patches = On the timeline: { $cards }.
cn-describe-count =
    { $n ->
        [0] No paradox is open; { $limit } end the universe.
        [one] { $n } paradox is open; { $limit } end the universe.
       *[other] { $n } paradoxes are open; { $limit } end the universe.
    }
cn-describe-war = Uberparadox: nothing after 1962 can be reached.
cn-describe-deck =
    { $n ->
        [0] The draw pile is empty.
        [one] { $n } card is left in the draw pile.
       *[other] { $n } cards are left in the draw pile.
    }
cn-describe-discard =
    { $n ->
        [one] Discard pile, { $n } card: { $cards }.
       *[other] Discard pile, { $n } cards, from the top: { $cards }.
    }
cn-describe-searched = You are looking through the draw pile: { $cards }.
cn-describe-playing = Being played: { $cards }.
cn-describe-seat =
    { $n ->
        [0] { $seat } holds no card.
        [one] { $seat } holds { $n } card.
       *[other] { $seat } holds { $n } cards.
    }
cn-describe-seat-you =
    { $n ->
        [0] You hold no card.
        [one] You hold { $n } card.
       *[other] You hold { $n } cards.
    }
cn-describe-artifacts = In front of { $seat }: { $cards }.
cn-describe-artifacts-you = In front of you: { $cards }.
cn-describe-hand = Your hand: { $cards }.
cn-describe-fresh = Drawn for the miracle: { $cards }.
cn-describe-fresh-of =
    { $n ->
        [one] { $seat } has drawn { $n } card for the miracle.
       *[other] { $seat } has drawn { $n } cards for the miracle.
    }
cn-describe-id = You are { $card }; your home: { $wishes }. Right so far: { $n } of three.
cn-describe-mission = Your mission is { $card }: { $wishes }. In front of you: { $n } of three.

## The inspector. $years, $cards, $step, $rule, $before, $after, $limit, $card
cn-inspect-each = Flipping { $title }: open paradoxes { $before } → { $after } of { $limit }.
cn-inspect-opened = Would open: { $years }.
cn-inspect-healed = Would heal: { $years }.
cn-inspect-mended = Would be mended: { $years }.
cn-inspect-voided = Would no longer hold: { $cards }.
cn-inspect-count = Open paradoxes: { $before } → { $after } of { $limit }.
cn-inspect-destroyed = That would be the end of the universe.
cn-inspect-war-begins = World War 3 would begin and cut off everything after 1962.
cn-inspect-war-ends = World War 3 would be over.
cn-inspect-home = { $card }, right years: { $before } → { $after } of three.
cn-inspect-barred = { $step } is not possible ({ $rule }).

## What is not certain. $title, $n, $cards
cn-edition = Edition: { $title }.
cn-edition-recalled =
    { $n ->
        [one] { $n } card is written from memory, for want of a source: { $cards }.
       *[other] { $n } cards are written from memory, for want of a source: { $cards }.
    }
cn-edition-reconstructed =
    { $n ->
        [one] { $n } card is reconstructed in part, made to fit what is known: { $cards }.
       *[other] { $n } cards are reconstructed in part, made to fit what is known: { $cards }.
    }

### Artifaxx, English. Everything else it says stands in chrononauts.ftl.

## The game itself
ax-title = Artifaxx
ax-tagline = Three artifacts, one secret mission, and everybody else can get there first.
ax-about = The light side of Chrononauts: no timeline, no paradoxes. Draw a card, play a card, and bring together the three artifacts your mission asks for, while others steal, sell and unmake them.

## Options
ax-option-edition = Edition
ax-option-edition-help = Which cards you play with (R-37).
ax-option-first = First player
ax-option-first-help = Who takes the first turn (A-013).
ax-option-first-guess = Guess the time
ax-option-first-guess-help = Everybody guesses the time in secret, without looking at a clock; whoever is closest begins.
ax-option-first-random = Drawn at random
ax-option-first-random-help = The first player is drawn at random.
ax-option-parents = Your Parents Never Met
ax-option-parents-help = This card does nothing here, unless everybody agrees to give it a use (A-004).
ax-option-parents-out = Taken out
ax-option-parents-out-help = The deck has 38 cards.
ax-option-parents-never_existed = Another It Never Existed
ax-option-parents-never_existed-help = The card stays in, discards an artifact, and the deck has 39 cards.

### Solonauts, English. Everything else it says stands in chrononauts.ftl. $n, $most: whole numbers.

## The game itself
so-title = Solonauts
so-tagline = One deck, no second chance: send every traveller home before the cards run out.
so-about = A game for one on the timeline of Chrononauts. Travellers from different histories wait below it. Flip linchpins and patch paradoxes so that, one after the other, each finds the world they came from. The deck is played through once, so plan every change.

## Options
so-option-edition = Edition
so-option-edition-help = Which cards you play with (R-37).
so-option-travellers = Travellers
so-option-travellers-help = How many want to go home: eight as a rule, six or seven for an easier game, more for a harder one (S-015).

## How it ended. $n home, $most in all
so-over-home = All the travellers are home, { $n } of { $most }: you win.
so-over-cards = The cards have run out with { $n } of { $most } travellers home.
so-over-paradox = The thirteenth paradox tears the universe apart with { $n } of { $most } travellers home.
so-over-given-up = You gave up with { $n } of { $most } travellers home.

## The table in sentences. $card, $wishes, $cards, $n
so-describe-turns = Moves made: { $n }.
so-describe-traveller = { $card } waits for: { $wishes }. Right so far: { $n } of three.
so-describe-home = Home already: { $cards }.

## The solver. $n, $most, $seed, $moves, $budget, $travellers, $deals, $won, $none, $unknown, $low, $high, $name
so-solve-won = Deal { $seed } can be won: { $n } of { $most } travellers go home.
so-solve-none = Deal { $seed } cannot be won.
so-solve-unknown = No winning line was found for deal { $seed } within { $budget } positions; that proves nothing.
so-solve-line = The line: { $moves }.
so-solve-daily = Deal of the day: { $seed }. Play it with “chronolude play solonauts --seed { $seed }”.
so-solve-counting = solving
so-solve-share = { $travellers } travellers: of { $deals } deals { $won } can be won, { $none } cannot, { $unknown } are unknown after { $budget } positions. The share that can be won lies between { $low } and { $high } per cent.
so-solve-only = Only Solonauts can be solved, not { $name }.

## The board in the browser
web-game-chrononauts = Chrononauts
web-game-artifaxx = Artifaxx
web-game-solonauts = Solonauts
web-pitch-chrononauts = Bend 32 years of history until your own future fits.
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
web-cn-change-falls = patch no longer holds
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
web-cn-sort-id = ID
web-cn-sort-mission = Mission
web-cn-patch-for = Patch for { $year }
web-cn-any-linchpin = Any linchpin, either way
web-cn-back-to-true = A flipped one back to true
web-cn-after-1962 = After 1962
web-cn-note-memo = Only as an answer
web-cn-note-fast-forward = Draw 2, play 2 more
web-cn-note-rewind = A card from the discards
web-cn-note-quick-trip = A card from the draw pile
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
web-cn-inspector-help = Point at a linchpin, or choose an inverter or a patch, to see what would change. Nothing is played.
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
web-cn-cut-off = cut off by the Uberparadox
web-cn-cover = Cover your goals
web-cn-uncover = Covered: press to look
web-cn-ten-win =
    { $n ->
        [one] card; ten at the end of your turn win
       *[other] cards; ten at the end of your turn win
    }
web-cn-kill = Kill time
web-cn-kill-stop = Play instead
web-cn-throw-away = Discard
web-cn-give-up = Give up
web-cn-standing-pass = Always let it pass
web-cn-standing-pass-note = Never asks you for a Memo: every card passes. Nobody else can tell, and you may change this at any time.
web-cn-standing-claim = Claim for me
web-cn-standing-claim-note = Claims victory as soon as a goal is reached at the end of your turn. Switched off, you are asked at the end of every turn.
web-cn-deck = Deck { $n }
web-cn-discards = Discards { $n }
web-cn-fetch-deck = Fetch a card from the draw pile and play it
web-cn-fetch-discards = Fetch a card from the discards and play it
web-cn-aim-artifact = Which artifact?
web-cn-aim-seat = Against whom?
web-cn-hour = Hour
web-cn-minute = Minute
web-cn-say-abstain = I have seen a clock
web-cn-say-memo = Memo!
web-cn-say-pass = Let it pass
web-cn-say-exchange = Exchange it
web-cn-say-keep = Keep it
web-cn-say-claim-id = I am home
web-cn-say-claim-mission = Mission done
web-cn-say-claim-hand = Ten cards
web-cn-say-no-claim = Claim nothing
web-cn-ask-throw = Which card do you discard?
web-cn-ask-play = Play this card?
web-cn-ask-second = Discard a second card as well, and draw one for it? Or only { $name }?
web-cn-ask-second-brief = A second card?
web-cn-ask-linchpin = { $name }: which linchpin?
web-cn-ask-linchpin-brief = Which linchpin?
web-cn-ask-aim = { $name }: on what?
web-cn-ask-aim-brief = On what?
web-cn-lit = You may choose the lit hexagons: { $years }.
web-cn-do-flip = { $year } { $title }
web-cn-do-restore = Back to { $year } { $title }
web-cn-do-play = Play { $name }
web-cn-window = Answers in { $n } s
web-so-travellers = Travellers
web-ax-shelf = In front of { $who }
web-ax-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
web-ax-middle = In the middle
web-ax-plays = { $who } plays
web-pitch-artifaxx = Treasures of the past and the future: three of them are yours to find.
web-pitch-solonauts = Eight stranded travellers and you alone: bring them all home.
web-opt-edition = Edition
web-opt-edition-original = original
web-opt-parents = Your Parents Never Met
web-opt-parents-out = taken out
web-opt-parents-never-existed = another It Never Existed
web-opt-travellers = Travellers

## The first guided game
learn-chrononauts = Chrononauts: you win by making history show the three years of your home, by having the three artifacts of your mission in front of you, or by holding ten cards at the end of your turn. Let us look at the pieces one by one.
learn-chrononauts-identity = You were stranded here from another history. Your ID names the years that must be as they are at home; only you see it. You may exchange it once, now. Keep it.
learn-chrononauts-artifact = A turn is one card drawn and one card played. An artifact stays in front of you, for all to see. Your mission, which only you see, wants three: the best Mona Lisa in play, a tyrannosaurus and a play by Shakespeare. Here is a Mona Lisa.
learn-chrononauts-warp = Timewarps bend the rules of a turn. With Quick Trip you look through the whole draw pile and play a card of your choice from it.
learn-chrononauts-fetch = Take what your mission wants: the unpublished play by Shakespeare.
learn-chrononauts-second = You hold another Mona Lisa, but a poorer one. Play it all the same, and watch.
learn-chrononauts-memo = Somebody has answered your card with a Memo, which stops it before it does anything. Everybody is asked, in the same words and for the same time, whether they want to answer; only another Memo could stop this one. You have none: let it pass.
learn-chrononauts-flip = Reverse Fate flips a linchpin, a year that others depend on. Choose 1912, and look at what would ripple before you confirm.
learn-chrononauts-paradox = The years that depended on 1912 are torn open now: paradoxes. A patch mends its own year and gives it another headline, perhaps the one somebody’s home needs; thirteen open paradoxes at once end the universe, and everybody loses. Now you have drawn the tyrannosaurus: play it.
learn-chrononauts-claim = All three artifacts of your mission lie in front of you, and your turn ends. Victory does not come by itself: claim it now, since a chance you let pass is lost.
learn-chrononauts-recap = In short: draw one, play one. Linchpins flip and tear other years open; patches mend them; thirteen paradoxes end everything. A Memo stops any card as it is played. Claim your goal at the end of your turn.
learn-artifaxx = Artifaxx: have the three artifacts of your mission in front of you at the end of your turn, and you win. There is no history to bend here, only treasures to collect.
learn-artifaxx-artifact = On your turn, draw a card and play a card. Lay an artifact in front of you; your mission, which only you see, names the three you want.
learn-artifaxx-claim = Once the three artifacts of your mission are in front of you at the end of your turn, you are asked whether you claim victory. Say yes: a chance you let pass is lost.
learn-artifaxx-second = A second one. Everybody sees what is in front of you, and some cards can take it away or unmake it.
learn-artifaxx-memo = It Never Existed would send your artifact away. You hold a Memo: answer with it, and that card is stopped before it does anything.
learn-artifaxx-action = An action needs an artifact to work on: choose the card, then its target. A miracle turns a treasure into more cards.
learn-artifaxx-fresh = The cards you drew for the miracle do not wait: play each at once, or discard it.
learn-artifaxx-kill = Nothing you like? Kill time: discard a card instead of playing one, and a second one if you want a new card for it.
learn-artifaxx-recap = In short: draw one, play one. Artifacts stay in front of you, actions work once, a Memo stops a card, and if none of your cards will do you kill time. Claim the three artifacts of your mission at the end of your turn and you win.
learn-solonauts = Solonauts: you win when all eight stranded travellers are home before the cards run out. With thirteen open paradoxes you lose at once. You are alone with one deck.
learn-solonauts-flip = Travellers go home when three years read as they remember them. Start by flipping a linchpin: Reverse Fate works on any of them. With 1980 flipped, 1999 becomes a paradox.
learn-solonauts-patch = You hold the patch for 1999. Laid on the torn year, it writes a new history that some travellers call home.
learn-solonauts-second = Look at the travellers below the timeline: which years do they still need? Sabotage can stop the launch of 1957.
learn-solonauts-mend = And the patch that goes with it. A traveller who is home stays home, whatever you change later.
learn-solonauts-discard = A patch you do not need can be discarded to draw another card. The deck is never shuffled again: 41 cards are all there is.
learn-solonauts-recap = In short: flip, patch, and every traveller who sees their three years goes home for good. You go through the deck only once, and the thirteenth open paradox ends everything: mend before you flip again.

## Why a position is none of this game
cn-wrong-secret = This position is impossible: seat { $seat } must have one mission and, in the full game, one ID.
cn-wrong-turn = This position is impossible: it is not the turn of seat { $seat }.
cn-wrong-playing = This position is impossible: a card is being played that nobody has announced.
cn-wrong-memo = This position is impossible: a Memo must answer a card, and there is none beneath it.
cn-wrong-patch = This position is impossible: the patch { $card } cannot lie on its year as the linchpins stand.
cn-wrong-travellers = This position is impossible: every traveller is home, but the game goes on.
cn-wrong-artifact = This position is impossible: { $card } lies in front of seat { $seat } but is not an artifact.

## The front page of the world that was made. $was, $title, $cause are headlines, $year a year, $who a name
web-cn-paper-title = The front page
web-cn-paper-print = Print it
web-cn-paper-motto = The last day of { $year }
web-cn-paper-war = The Last Edition
web-cn-paper-0 = The Other Times
web-cn-paper-1 = The Daily Branch
web-cn-paper-2 = The Parallel Post
web-cn-paper-3 = The Evening Turn
web-cn-paper-4 = The Century Herald
web-cn-paper-5 = The Morning After
web-cn-paper-6 = The Mended Mirror
web-cn-news-1865 = The bullet at the theatre only grazed him. The president was back at his desk within the month, before a Congress in no mood to wait.
web-cn-news-1912 = The lookout saw the ice in time. The great ship came into New York some hours late, and her owners went on to build larger ones.
web-cn-news-1914 = The driver kept to the right street. The archduke and his wife left Sarajevo by the evening train.
web-cn-news-1915 = She passed the Irish coast at night, unseen. Everybody who had gone aboard walked ashore at Liverpool.
web-cn-news-1936 = The games were never opened. Berlin buried its chancellor before the flame was lit, and those around him could not agree on another.
web-cn-news-1937 = A mechanic heard it ticking. The airship was emptied on the field, and the great airships went on flying.
web-cn-news-1941 = The carriers turned back before dawn. The Pacific woke to a quiet Sunday.
web-cn-news-1943 = What was built in the desert was wrecked in one night by somebody who knew where to put the wrench. It was not built again.
web-cn-news-1957 = The rocket fell back on its own pad. Years went by before anybody tried again.
web-cn-news-1963 = The president was hit, and lived. On the third day he spoke to the nation from his bed.
web-cn-news-1980 = The singer lived. He has said little about that evening since; he has sung.
web-cn-news-1981 = The shot outside the hotel was fatal. The vice-president took the oath that afternoon.
web-cn-news-1993 = After weeks of talk, everybody came out by the front door.
web-cn-news-turned = Where the books have “{ $title }”, it went the other way.
web-cn-news-led = And so, in { $year }: { $title }.
web-cn-news-then = Then, in { $year }: { $title }.
web-cn-news-lost =
    { $n ->
        [one] Nobody can say what then became of { $years }.
       *[other] Nobody can say what then became of the years { $years }.
    }
web-cn-news-quoted = “{ $title }”
web-cn-news-instead-0 = Older readers insist on “{ $was }”. After { $cause } it never came to that.
web-cn-news-instead-1 = Our archive traces it to { $cause }. “{ $was }” is a rumour among travellers.
web-cn-news-instead-2 = After { $cause }, nothing led to “{ $was }” any more; this took its place.
web-cn-news-instead-3 = Schoolbooks printed elsewhere have “{ $was }” under this date. Ours begin with { $cause }.
web-cn-news-instead-4 = Ask why, and the answer is { $cause }. Ask about “{ $was }”, and nobody knows what you mean.
web-cn-news-instead-grave = “{ $was }” did not happen in this world. What came instead goes back to { $cause }.
web-cn-news-blank-0 = The page for { $year } is blank. “{ $was }” has lost its cause, { $lost }, and nothing has taken its place.
web-cn-news-blank-1 = Our correspondent of { $year } remembers two years at once and can file neither. After { $cause } it was not “{ $was }”; what it was, we cannot tell.
web-cn-news-blank-2 = We regret that { $year } cannot be printed. It hung on { $lost }, and that is no longer so.
web-cn-news-blank-3 = From { $year } we have telegrams that contradict each other, and all of them are genuine. Only “{ $was }” can be ruled out after { $cause }.
web-cn-news-blank-4 = After { $cause }, the files of { $year } were found empty. Nobody remembers filling them.
web-cn-news-blank-grave = Nothing certain can be said of { $year }: after { $cause } it was not what the books have.
web-cn-news-no-report = No report from { $year }
web-cn-news-quiet = The world as we know it
web-cn-news-quiet-text = Whatever was turned has been turned back. Only a few travellers know how near it came.
web-cn-news-editorial = From the editor
web-cn-news-kept = As the books have it
web-cn-news-by = The work of { $who }.
web-cn-news-war = This is the last number of our paper. Of what was to follow 1962 there is nothing to report, and nobody left to read it.
web-cn-news-same = Not one date has moved. Historians call it a quiet century; those who were there know better.
web-cn-news-sum = { $turned ->
        [0] No turning point
        [one] One turning point
       *[other] { $turned } turning points
    } went the other way, { $mended ->
        [0] no year
        [one] one year
       *[other] { $mended } years
    } had to be written anew, and { $lost ->
        [0] none is missing
        [one] one is missing
       *[other] { $lost } are missing
    } from the record.
web-cn-end-home = The years that led home
web-cn-end-true = { $year } stayed as it was.
web-cn-end-restored = { $year } is as it was; { $who } turned it last.
web-cn-end-mended = { $year }: { $title }.
web-cn-end-patched = { $year }: { $title }, laid by { $who }.

# Why a bot did it, in its own words: out of what everybody was told.
web-cn-reason-opens = Turning { $year } opens { $years }: an open year can take a patch, and a patch brings a card.
web-cn-reason-heals = Turning { $year } back closes { $years }: { $n ->
    [one] one paradox
   *[other] { $n } paradoxes
  } fewer on the way to thirteen.
web-cn-reason-both = Turning { $year } opens { $opened } and closes { $healed }: I wanted one or the other.
web-cn-reason-turns = I wanted { $year } turned. Why is between me and my ID.
web-cn-reason-cancelled = I wanted to turn { $year }, and a Memo undid it.
web-cn-reason-patched = { $year } lay open and I held its patch: it mends a paradox and brings me a card.
web-cn-reason-laid = { $card } is in front of me now: that makes { $n ->
    [one] one artifact
   *[other] { $n } artifacts
  }, and the right three fulfil a mission.
web-cn-reason-sold = I sold { $card } for { $n ->
    [one] a card
   *[other] { $n } cards
  }: cards in hand are worth more to me.
web-cn-reason-memo = That card would have changed too much for me: I sent a Memo.
## Endings in lists
web-ending-chrononauts-id = home, the timeline set right
web-ending-chrononauts-mission = the mission fulfilled
web-ending-chrononauts-hand = ten cards in hand
web-ending-chrononauts-paradox = the universe undone by paradoxes
web-ending-artifaxx-id = home, the timeline set right
web-ending-artifaxx-mission = the mission fulfilled
web-ending-artifaxx-hand = ten cards in hand
web-ending-artifaxx-paradox = the universe undone by paradoxes
web-ending-solonauts-home = everybody home
web-ending-solonauts-cards = out of cards
web-ending-solonauts-paradox = the universe undone by paradoxes
web-ending-solonauts-given-up = given up
