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
cn-effect-patch = Mends { $year } while it is an open paradox and this holds: { $condition }. Then draw a card.
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
cn-option-first-help = Whoever guesses the time best begins (C-011); otherwise the lot decides.

## What is asked of you. $card: the card just played; $n: plays
cn-ask-exchange = Keep your identity, or exchange it? This is offered once.
cn-ask-play = Play a card, or kill time by throwing one away.
cn-ask-play-more =
    { $n ->
        [one] You owe { $n } play. Play a card, or kill time by throwing one away.
       *[other] You owe { $n } plays. Play a card, or kill time by throwing one away.
    }
cn-ask-memo = { $card } is being played. Answer with a Memo, or let it pass?
cn-ask-fetch = Choose a card from the discard pile and play it.
cn-ask-search = Look through the draw pile, choose a card and play it.
cn-ask-miracle = Play one of the fresh cards, or throw it away.
cn-ask-claim = Your turn ends. Do you claim victory?
cn-ask-solo = Play a card, throw a patch away, or give up.

## Whom we wait for. $seat, $card, $n
cn-wait-exchange = { $seat }: keep the identity or exchange it?
cn-wait-play = { $seat } chooses a card.
cn-wait-play-more =
    { $n ->
        [one] { $seat } chooses a card and owes { $n } play.
       *[other] { $seat } chooses a card and owes { $n } plays.
    }
cn-wait-memo = { $card } is being played. { $seat } may answer with a Memo.
cn-wait-fetch = { $seat } looks through the discard pile.
cn-wait-search = { $seat } looks through the draw pile.
cn-wait-miracle = { $seat } works a miracle.
cn-wait-claim = The turn ends: { $seat } may claim victory.
cn-wait-solo = { $seat } chooses a card.

## Labels of answers. $card, $title
cn-label-play = { $card }
cn-label-discard = Throw away { $card }
cn-label-on = on { $card }
cn-label-fetch = Fetch { $card }
cn-label-self = yourself
cn-label-restore = back to { $title }
cn-label-flip = make it { $title }
cn-label-left = all hands to the left
cn-label-right = all hands to the right
cn-label-stop = one is enough
cn-label-nothing = nothing fits
cn-label-memo = Memo!
cn-label-pass = Let it pass
cn-label-keep = Keep it
cn-label-exchange = Exchange it
cn-label-claim-id = I am going home
cn-label-claim-mission = My mission is accomplished
cn-label-claim-hand = My hand is full
cn-label-no-claim = No claim
cn-label-give-up = Give up

## Why an answer is not on offer
cn-why-C-042 = That year is a ripplepoint: only a linchpin can be flipped, and the ripples do the rest.
cn-why-C-043 = This card does not turn that linchpin, or not in this direction.
cn-why-C-050 = No linchpin stands so that this card could turn it.
cn-why-C-051 = A patch goes onto its own year only, and only while that year is an open paradox.
cn-why-C-054 = That year carries a patch already.
cn-why-C-059 = The linchpins do not stand as the edge of this patch asks.
cn-why-C-069 = Get There First takes an artifact of another player.
cn-why-C-070 = You can give up only an artifact that lies in front of you.
cn-why-C-079 = No artifact lies on the table that this card could use.
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
cn-why-R-15 = There is no card in the pile for it to bring.
cn-why-R-17 = An inverter may be thrown away only when no card can be played.
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
cn-log-healed = { $year } is as it was.
cn-log-voided = { $card } falls off { $year }.
cn-log-patched = { $seat } mends { $year }: { $card }.
cn-log-patched-you = You mend { $year }: { $card }.
cn-log-war-began = Uberparadox: nothing after { $year } can be reached any more.
cn-log-war-ended = With { $year } put right the Uberparadox ends.
cn-log-killed-time = { $seat } kills time and throws away { $card }.
cn-log-killed-time-you = You kill time and throw away { $card }.
cn-log-killed-more = { $seat } throws away { $card } as well.
cn-log-killed-more-you = You throw away { $card } as well.
cn-log-laid = { $seat } brings { $card }.
cn-log-laid-you = You bring { $card }.
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
cn-log-erased = { $card } never existed; it was with { $other }.
cn-log-miracle-began =
    { $n ->
        [one] { $seat } gives up { $card } for a miracle with { $n } fresh card.
       *[other] { $seat } gives up { $card } for a miracle with { $n } fresh cards.
    }
cn-log-miracle-began-you =
    { $n ->
        [one] You give up { $card } for a miracle with { $n } fresh card.
       *[other] You give up { $card } for a miracle with { $n } fresh cards.
    }
cn-log-threw = { $seat } throws away { $card }.
cn-log-threw-you = You throw away { $card }.
cn-log-hands-passed-left = All hands go to the left.
cn-log-hands-passed-right = All hands go to the right.
cn-log-hands-mixed =
    { $n ->
        [one] { $n } card is mixed and dealt anew.
       *[other] { $n } cards are mixed and dealt anew.
    }
cn-log-mission-changed = { $seat } takes another mission.
cn-log-mission-changed-you = You take another mission.
cn-log-id-shown = { $seat } was { $card }.
cn-log-id-shown-you = You were { $card }.
cn-log-id-changed = { $seat } becomes somebody else.
cn-log-id-changed-you = You become somebody else.
cn-log-id-exchanged = { $seat } exchanges the identity.
cn-log-id-exchanged-you = You exchange your identity.
cn-log-forwarded =
    { $n ->
        [one] { $seat } now owes { $n } play.
       *[other] { $seat } now owes { $n } plays.
    }
cn-log-forwarded-you =
    { $n ->
        [one] You now owe { $n } play.
       *[other] You now owe { $n } plays.
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
cn-log-went-home = { $card } is home.

## How it ended. $seat, $card, $n
cn-over-paradox = The thirteenth paradox tears the universe apart. Everybody has lost.
cn-over-id = { $seat } has won: home again as { $card }.
cn-over-id-you = You have won: home again as { $card }.
cn-over-mission = { $seat } has won with the mission { $card }.
cn-over-mission-you = You have won with the mission { $card }.
cn-over-hand =
    { $n ->
        [one] { $seat } has won with { $n } card in hand.
       *[other] { $seat } has won with { $n } cards in hand.
    }
cn-over-hand-you =
    { $n ->
        [one] You have won with { $n } card in hand.
       *[other] You have won with { $n } cards in hand.
    }

## The table in sentences
cn-describe-turn = Turn { $n }, { $seat } is playing.
cn-describe-turn-you = Turn { $n }, you are playing.
cn-describe-true = History is as in the books.
cn-describe-primes = Changed linchpins: { $years }.
cn-describe-holes = Open paradoxes: { $years }.
cn-describe-patches = On the timeline: { $cards }.
cn-describe-count =
    { $n ->
        [0] No paradox is open; { $limit } would end everything.
        [one] { $n } paradox is open; { $limit } would end everything.
       *[other] { $n } paradoxes are open; { $limit } would end everything.
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
        [one] { $n } card is discarded, { $card }.
       *[other] { $n } cards are discarded, { $card } on top.
    }
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
cn-describe-fresh = Fresh cards: { $cards }.
cn-describe-id = You are { $card }; your home: { $wishes }. Headlines that show: { $n } of three.
cn-describe-mission = Your mission is { $card }: { $wishes }. In front of you: { $n } of three.

## The inspector. $years, $cards, $step, $rule, $before, $after, $limit, $card
cn-inspect-each = Turning { $title }: open paradoxes { $before } → { $after } of { $limit }.
cn-inspect-opened = Would open: { $years }.
cn-inspect-healed = Would heal: { $years }.
cn-inspect-mended = Would be mended: { $years }.
cn-inspect-voided = Would fall: { $cards }.
cn-inspect-count = Open paradoxes: { $before } → { $after } of { $limit }.
cn-inspect-destroyed = That would be the end of the universe.
cn-inspect-war-begins = World War 3 would begin and cut off everything after 1962.
cn-inspect-war-ends = World War 3 would be over.
cn-inspect-home = { $card }, headlines that show: { $before } → { $after } of three.
cn-inspect-barred = { $step } is not possible ({ $rule }).

## What is not certain. $title, $n, $cards
cn-edition = Edition: { $title }.
cn-edition-recalled =
    { $n ->
        [one] { $n } card is written down from memory, no source was found: { $cards }.
       *[other] { $n } cards are written down from memory, no source was found: { $cards }.
    }
cn-edition-reconstructed =
    { $n ->
        [one] { $n } card is reconstructed in part, made to fit what is known: { $cards }.
       *[other] { $n } cards are reconstructed in part, made to fit what is known: { $cards }.
    }
