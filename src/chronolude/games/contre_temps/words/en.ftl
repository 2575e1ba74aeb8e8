### Contre-Temps, English. Same ids and variables as in French; each group names its variables.
### $seat, $other: a seat's name · $seats: names joined by cl-list-*, "you" left out · $card, $lead, $standing: a
### card in words (ct-card) or short (ct-card-short) · $cards, $events: lists joined by cl-list-* ·
### $suit: a letter A to E · $event: token number · $n, $energy, $round …: whole numbers.
### A message `x-you` replaces `x` when $seat is the reader; `x-from-you` when $other is.

## The game itself
ct-title = Contre-Temps
ct-tagline = A trick-taking game in which you travel back to win the tricks you have lost.
ct-about = Every trick is an event on a timeline. Win it and it is yours, until somebody spends energy to come back, plays it again and rewrites history. Low cards pay you in crystals, crystals carry you into the past, and whoever travels back far enough may even change the constant, the trump suit of all time. Control three events and you win. In Paradox mode the events fall in any order, and you may travel to the future as well.

## Suits and cards. ct-suit takes $suit; ct-card and ct-card-short take $suit and $value
ct-suit-A = Astrolabe
ct-suit-B = Barometer
ct-suit-C = Compass
ct-suit-D = Dynamo
ct-suit-E = Escapement
ct-suit =
    { $suit ->
        [A] { ct-suit-A }
        [B] { ct-suit-B }
        [C] { ct-suit-C }
        [D] { ct-suit-D }
       *[E] { ct-suit-E }
    }
ct-card = { ct-suit } { $value }
ct-card-hidden = face-down card

## Amounts, used inside other messages
ct-n-crystals =
    { $n ->
        [0] no crystals
        [one] { $n } crystal
       *[other] { $n } crystals
    }
ct-n-places =
    { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
ct-n-events =
    { $n ->
        [0] no events
        [one] { $n } event
       *[other] { $n } events
    }
ct-energy =
    { $energy ->
        [0] no crystals
        [one] { $energy } crystal
       *[other] { $energy } crystals
    }
ct-discs =
    { $discs ->
        [0] no discs
        [one] { $discs } disc
       *[other] { $discs } discs
    }
ct-held =
    { $held ->
        [0] no cards
        [one] { $held } card
       *[other] { $held } cards
    }
ct-most =
    { $most ->
        [0] no places
        [one] { $most } place
       *[other] { $most } places
    }
ct-back =
    { $back ->
        [0] no places
        [one] { $back } place
       *[other] { $back } places
    }
ct-forward =
    { $forward ->
        [0] no places
        [one] { $forward } place
       *[other] { $forward } places
    }

## Options: name, values, and a help sentence for each (`-help`)
ct-option-mode = Mode
ct-option-mode-help = How the timeline grows and which way you may travel.
ct-option-mode-classic = Classic
ct-option-mode-classic-help = Events come in order from 1 to 10, and you travel back only.
ct-option-mode-paradox = Paradox
ct-option-mode-paradox-help = Events come in any order, and you travel back or forward.
ct-option-past_energy = Low cards at a past event
ct-option-past_energy-help = Which cards must be higher for a low card to earn its crystal, when a past event is played again (O-1).
ct-option-past_energy-kept = Compared with the kept cards too
ct-option-past_energy-kept-help = The lead card and the standing card count as well: under a standing 9, a 4 of the suit earns a crystal.
ct-option-past_energy-new_only = Compared with new cards only
ct-option-past_energy-new_only-help = Only cards played there this round count: a 4 played alone earns nothing.
ct-option-constant_rank = Which offer wins at the constant
ct-option-constant_rank-help = Which of the cards offered becomes the new constant (O-2).
ct-option-constant_rank-value = Highest value
ct-option-constant_rank-value-help = Only the value counts: a 9 beats a 5 of the trump suit.
ct-option-constant_rank-trump_first = Trump first
ct-option-constant_rank-trump_first-help = Trumps beat all the others: a 5 of the trump suit beats a 9.
ct-option-paradox_order = Order in Paradox mode
ct-option-paradox_order-help = In which order occupied events are resolved in Paradox mode (O-3).
ct-option-paradox_order-present_first = Present first
ct-option-paradox_order-present_first-help = The present, then from the far end of the line to the constant: 4 (the present), 7, 2.
ct-option-paradox_order-sweep = In one sweep
ct-option-paradox_order-sweep-help = From the far end of the line to the constant, the present in its place: 7, 4 (the present), 2.
ct-option-double_instability_ends = Another tie on an unstable line ends the game
ct-option-double_instability_ends-help = What a tie at the constant does when the line is already unstable (O-4).
ct-option-double_instability_ends-false = No
ct-option-double_instability_ends-false-help = The line stays unstable and the game goes on.
ct-option-double_instability_ends-true = Yes
ct-option-double_instability_ends-true-help = Time collapses: the game ends and is decided as after ten rounds.
ct-option-discards_visible = Open discards
ct-option-discards_visible-help = Whether you may look through the discarded cards (O-5).
ct-option-discards_visible-true = Yes
ct-option-discards_visible-true-help = Anyone may browse the discards at any time.
ct-option-discards_visible-false = No
ct-option-discards_visible-false-help = Discards are closed: you must remember what was played.

## What you are asked. -free: you hold none of the led suit. $event, $suit (led), $energy
ct-ask-lead = Lead to event { $event }: any card.
ct-ask-follow = Play { ct-suit } to event { $event }: you must follow suit.
ct-ask-follow-free = Play any card to event { $event }: you have no { ct-suit }.
ct-ask-lead-past = Reopen event { $event } with { ct-suit }: its suit binds you too.
ct-ask-lead-past-free = Reopen event { $event } with any card: its suit is { ct-suit }, and you have none.
ct-ask-follow-past = Play { ct-suit } to event { $event }, which is being played again.
ct-ask-follow-past-free = Play any card to event { $event }, which is being played again: you have no { ct-suit }.
ct-ask-offer = Offer a card for the constant: the strongest one sets the trump suit.
ct-ask-offer-unstable = Offer a card to give the line a constant again.
ct-ask-travel = How far back do you travel from event { $event }? You have { ct-energy }.
ct-ask-travel-paradox = How far do you travel from event { $event }, back or forward? You have { ct-energy }.

## Whom we wait for, and for what. $seat: one name or a joined list; $event, $suit
ct-wait-lead = Waiting for { $seat } to lead at event { $event }.
ct-wait-follow = Waiting for { $seat } to follow { ct-suit } at event { $event }.
ct-wait-lead-past = Waiting for { $seat } to reopen event { $event }, where { ct-suit } is led.
ct-wait-follow-past = Waiting for { $seat } to follow { ct-suit } at event { $event }, which is being played again.
ct-wait-offer = Waiting for { $seat } to offer a card for the constant.
ct-wait-travel = Waiting for { $seat } to choose how far to travel.

## What you may answer. $card, $n (places), $event (where you arrive)
ct-label-play = Play { $card }
ct-label-offer = Offer { $card }
ct-label-stay = Stay at event { $event }
ct-label-back = Back { ct-n-places }, to event { $event }
ct-label-back-constant = Back { ct-n-places }, to the constant
ct-label-forward = Forward { ct-n-places }, to event { $event }

## Log: the deal and the round. $card and $suit (constant), $seat (First player), $round
ct-log-dealt = The cards are dealt. The constant is { $card }: { ct-suit } is trump.
ct-log-first = { $seat } has the First player marker.
ct-log-first-you = You have the First player marker.
ct-log-round-began = Round { $round } begins.

## Log: cards at an event. -past: leads an old event · -void: could not follow. $seat, $card, $event, $suit (led)
ct-log-led = { $seat } leads { $card } at event { $event }: { ct-suit } to follow.
ct-log-led-you = You lead { $card } at event { $event }: { ct-suit } to follow.
ct-log-led-past = { $seat } reopens event { $event } with { $card }.
ct-log-led-past-you = You reopen event { $event } with { $card }.
ct-log-led-past-void = { $seat } has no { ct-suit } and reopens event { $event } with { $card }.
ct-log-led-past-void-you = You have no { ct-suit } and reopen event { $event } with { $card }.
ct-log-played = { $seat } plays { $card }.
ct-log-played-you = You play { $card }.
ct-log-played-void = { $seat } has no { ct-suit } and plays { $card }.
ct-log-played-void-you = You have no { ct-suit } and play { $card }.
ct-log-crystal-gained = { $seat } takes a crystal for a low card.
ct-log-crystal-gained-you = You take a crystal for a low card.

## Log: who controls. event-renewed: beat a card of one's own, no disc moves. $seat, $other (former controller), $card, $event
ct-log-event-won = { $seat } wins event { $event } with { $card }.
ct-log-event-won-you = You win event { $event } with { $card }.
ct-log-event-changed = { $seat } takes event { $event } from { $other } with { $card }.
ct-log-event-changed-you = You take event { $event } from { $other } with { $card }.
ct-log-event-changed-from-you = { $seat } takes event { $event } from you with { $card }.
ct-log-event-renewed = { $seat } already controls event { $event } and now holds it with { $card }.
ct-log-event-renewed-you = You already control event { $event } and now hold it with { $card }.
ct-log-event-stands = Event { $event } stands: nothing beats { $card }, and { $seat } keeps it.
ct-log-event-stands-you = Event { $event } stands: nothing beats { $card }, and you keep it.
ct-log-disc-returned = { $seat } takes back their disc from event { $event }.
ct-log-disc-returned-you = You take back your disc from event { $event }.

## Log: the constant. $seat, $card, $suit (new trump), $n (the value that tied)
ct-log-constant-offered = { $seat } offers { $card }.
ct-log-constant-offered-you = You offer { $card }.
ct-log-constant-changed = { $card } is the new constant: { ct-suit } is trump.
ct-log-constant-unstable = The highest offers tie at { $n }: the constant is gone, the line is unstable, there is no trump.
ct-log-constant-stays-unstable = The highest offers tie at { $n } again: the line stays unstable.

## Log: time passes. $event (the present), $seat, $n (crystals)
ct-log-time-passed = Time passes: event { $event } is laid, and everybody returns to the present.
ct-log-present-empty = Nobody was in the present: no event is laid, and everybody returns to event { $event }.
ct-log-income = { $seat } receives { ct-n-crystals }.
ct-log-income-you = You receive { ct-n-crystals }.

## Log: travel, when all choices are revealed. $seat, $n (places and crystals), $event (where the pawn arrives)
ct-log-travel-revealed-stay = { $seat } stays at event { $event }.
ct-log-travel-revealed-stay-you = You stay at event { $event }.
ct-log-travel-revealed-back = { $seat } spends { ct-n-crystals } and goes back to event { $event }.
ct-log-travel-revealed-back-you = You spend { ct-n-crystals } and go back to event { $event }.
ct-log-travel-revealed-constant = { $seat } spends { ct-n-crystals } and goes back to the constant.
ct-log-travel-revealed-constant-you = You spend { ct-n-crystals } and go back to the constant.
ct-log-travel-revealed-forward = { $seat } spends { ct-n-crystals } and goes forward to event { $event }.
ct-log-travel-revealed-forward-you = You spend { ct-n-crystals } and go forward to event { $event }.

## Log: the end. -tie: several had three. $seat, $n (events held), $event (the winner's nearest to the constant)
ct-log-game-over = The game ends, and { $seat } wins.
ct-log-game-over-you = The game ends, and you win.
ct-log-game-over-three = { $seat } controls three events and wins.
ct-log-game-over-three-you = You control three events and win.
ct-log-game-over-three-tie = Several players control three events. Of theirs, the nearest to the constant is event { $event }, held by { $seat }, who wins.
ct-log-game-over-three-tie-you = Several players control three events. Of theirs, the nearest to the constant is your event { $event }: you win.
ct-log-game-over-ten = Ten rounds are over. { $seat } wins with { $n ->
    [one] a single event, event { $event }
   *[other] { $n } events, the nearest of them to the constant being event { $event }
}.
ct-log-game-over-ten-you = Ten rounds are over. You win with { $n ->
    [one] a single event, event { $event }
   *[other] { $n } events, the nearest of them to the constant being event { $event }
}.
ct-log-game-over-collapse = Another tie on an unstable line: time collapses. { $seat } wins with { $n ->
    [one] a single event, event { $event }
   *[other] { $n } events, the nearest of them to the constant being event { $event }
}.
ct-log-game-over-collapse-you = Another tie on an unstable line: time collapses. You win with { $n ->
    [one] a single event, event { $event }
   *[other] { $n } events, the nearest of them to the constant being event { $event }
}.

## Why an answer is refused: one message for each rule. $cards: what you may play instead; $n: places asked for;
## $energy: your crystals; $most: places you may go; $back, $forward: reach in Paradox mode
ct-why-K-042 = You must play one card at event { $event }: nobody may pass.
ct-why-K-061 = At event { $event } you must follow { ct-suit }, and you hold { $cards }.
ct-why-K-063 = Event { $event } was led in { ct-suit } and that suit still binds everyone, the leader too; you hold { $cards }.
ct-why-K-091 = At the constant you may offer only a card from your own hand.
ct-why-K-113 =
    { $most ->
        [0] Each place costs a crystal, and you have none.
        [one] You may go back one place at most: you have { ct-energy }, and nothing lies beyond the constant.
       *[other] You may go back { $most } places at most: you have { ct-energy }, and nothing lies beyond the constant.
    }
ct-why-K-113-crystals = Going back { ct-n-places } costs { ct-n-crystals }, and you have { ct-energy }.
ct-why-K-113-places = The constant is only { ct-most } back from here, and nothing lies beyond it.
ct-why-K-114 = In classic mode you can only travel back, never forward.
ct-why-K-146 = With { ct-energy }, your reach from here is { ct-back } back and { ct-forward } forward.

## The table in sentences: where the game stands. $round, $event, $n, $card, $suit, $events
ct-phase-resolve = events are being resolved
ct-phase-constant = the constant is being changed
ct-phase-travel = the scientists are about to travel
ct-phase-over = the game is over
ct-describe-round = Round { $round } of ten at most: { $phase }.
ct-describe-constant = The constant is { $card }: { ct-suit } is trump.
ct-describe-constant-none = The line is unstable: there is no constant and no trump.
ct-describe-pile =
    { $n ->
        [0] No event token is left.
        [one] One event token is left.
       *[other] { $n } event tokens are left.
    }
ct-describe-bag = Still to come, in unknown order: { $events }.
ct-describe-present = The present is event { $event }.
ct-describe-order = Order of resolution this round: { $events }.
ct-describe-discard = Discarded: { $cards }.
ct-describe-removed = Not in this game: { $cards }.
ct-describe-removed-low = Not in this game: 1 to { $n } of every suit.
ct-describe-undealt =
    { $n ->
        [one] { $n } card was not dealt.
       *[other] { $n } cards were not dealt.
    }

## The table in sentences: one event. -single: the lead card still stands. $event, $lead, $standing, $seat (controller)
ct-describe-event = Event { $event }: led with { $lead }, held with { $standing } by { $seat }.
ct-describe-event-you = Event { $event }: led with { $lead }, held with { $standing } by you.
ct-describe-event-single = Event { $event }: led and held with { $lead } by { $seat }.
ct-describe-event-single-you = Event { $event }: led and held with { $lead } by you.
ct-describe-event-open = Event { $event }: not yet resolved.

## The table in sentences: one seat. $seat, $event, $energy, $discs (on the machine), $held (cards in hand), $n, $events (controlled)
ct-describe-pawn = { $seat } is at event { $event }.
ct-describe-pawn-you = You are at event { $event }.
ct-describe-pawn-present = { $seat } is in the present, event { $event }.
ct-describe-pawn-present-you = You are in the present, event { $event }.
ct-describe-pawn-constant = { $seat } is at the constant.
ct-describe-pawn-constant-you = You are at the constant.
ct-describe-seat = { $seat } has { ct-energy }, { ct-discs } on the machine and { ct-held } in hand.
ct-describe-seat-you = You have { ct-energy }, { ct-discs } on your machine and { ct-held } in hand.
ct-describe-controls = { $seat } controls { ct-n-events }: { $events }.
ct-describe-controls-you = You control { ct-n-events }: { $events }.
ct-describe-first = { $seat } has the First player marker.
ct-describe-first-you = You have the First player marker.
ct-describe-hand = Your hand: { $cards }.
ct-describe-hand-empty = Your hand is empty.

## The table in sentences: the event under way, whose turn, who has sealed, result. $seats: names joined; $ending: ct-ending-*
ct-describe-tray = Event { $event } is being resolved; the led suit is { ct-suit }.
ct-describe-tray-empty = Event { $event } is being resolved; nobody has led yet.
ct-describe-leader = { $seat } leads here.
ct-describe-leader-you = You lead here.
ct-describe-played = { $seat } has played { $card }.
ct-describe-played-you = You have played { $card }.
ct-describe-sealed = Choice made: { $seats }.
ct-describe-sealed-you = Your choice: { $choice }. You may change it until everybody has chosen.

## The board in the browser
web-game-contre-temps = Contre-Temps
web-pitch-contre-temps = Win events with a trick of cards, then go back and win them again.
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
web-ct-event-present = Event { $n }, the present
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
web-ct-your-choice = Your choice, still secret
web-ct-crystals = crystals
web-ct-crystal-word = { $n ->
    [one] crystal
   *[other] crystals
  }
web-ct-events-held = events
web-ct-discs-left = discs
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
web-ct-travel-note = All pawns travel together once everybody has chosen.
web-ct-offer-title = Offers for the constant
web-ct-offer-note = All offers are revealed together once everybody has chosen.
web-ct-what-decided = What decided it
web-ct-holds-events = events { $events }
web-ct-holds-none = no event
web-ct-phase-resolve = Resolve
web-ct-phase-constant = Constant
web-ct-phase-travel = Travel
web-ct-first-player = first player
web-opt-mode-classic = classic
web-opt-mode-paradox = Paradox
web-opt-past-energy = Low cards at a past event
web-opt-past-energy-kept = compared with kept cards too
web-opt-past-energy-new-only = compared with new cards only
web-opt-constant-rank = Which offer wins at the constant
web-opt-constant-rank-value = highest value
web-opt-constant-rank-trump-first = trump first
web-opt-paradox-order = Order in Paradox mode
web-opt-paradox-order-present-first = present first
web-opt-paradox-order-sweep = in one sweep
web-opt-double-instability-ends = Another tie on an unstable line ends the game
web-opt-double-instability-ends-true = yes
web-opt-double-instability-ends-false = no
web-ct-who-holds = Who holds which event at the end

## The first guided game
learn-contre-temps = Contre-Temps: control three events at the end of a round and you win. After ten rounds, whoever holds the most wins; among equals, whoever holds the one nearest the constant. You win an event with a trick of cards, then others come back and play it again. I will guide you through the first choices.
learn-contre-temps-follow = Barometer was led to event 1, so you must play Barometer while you have one. The grey cards cannot be played: press one to see why. The highest Barometer takes the event unless somebody plays trump, and no Barometer is higher than the 13.
learn-contre-temps-travel = Now everybody chooses a trip in secret. Each place back costs one crystal, and all pawns move together once the last choice is sealed. You hold event 1 already: stay in the present this time.
learn-contre-temps-lead = You control the event before this one, so you lead: any card will do, and the others must follow its suit. Choose a card and read what it would do before you confirm.
learn-contre-temps-back = This is the heart of the game. With two crystals you can go back two places, to event 1, and play it again. Press the stop on the line.
learn-contre-temps-again = A past event keeps the suit of its first card, and its standing card is the one to beat. A lower card of that suit earns a crystal instead.
learn-contre-temps-income = The rail shows every place within reach and its price. Event 3 went to somebody else: one place back, and it can be yours.
learn-contre-temps-reopen = Nobody else came, so you reopen the event alone. If your card beats the standing card, history changes and your disc replaces the other.
learn-contre-temps-constant = Your turn again. Look at the start of the line: the card there is the constant, and its suit is trump at every event. Travel all the way back and you offer a card there; the strongest offer becomes the new constant, and a tie leaves the line without trump.
learn-contre-temps-recap = In short: follow suit, trump with the suit of the constant, earn crystals with low cards and spend them to go back. Three events at the end of a round win; if nobody has three, the tenth round decides.

## Why a position is none of this game
ct-wrong-winner = This position is impossible: the game is over and nobody has won it.
ct-wrong-line = This position is impossible: the events of the line are not in order, or the present is not among them.
ct-wrong-pawn = This position is impossible: the pawn of seat { $seat } stands on event { $event }, which does not lie on the line.
ct-wrong-event = This position is impossible: event { $event } must have a lead card and lie on the line if somebody controls it, and only then.
ct-wrong-discs = This position is impossible: seat { $seat } has three discs, but controls { $n ->
    [one] { $n } event
   *[other] { $n } events
}.
ct-wrong-played = This position is impossible: those whose turn it has been at this event must have played a card, and nobody else may have.
ct-wrong-hand = This position is impossible: seat { $seat } holds { $size ->
    [one] { $size } card
   *[other] { $size } cards
}, but needs { $wanted } to last for ten rounds.

# Why a bot did it, in its own words: out of what everybody was told.
web-ct-reason-won = { $card } was high enough to win event { $event }. That makes { $n ->
    [one] one event
   *[other] { $n } events
  } for me, and three win the game.
web-ct-reason-crystal = I could not win event { $event }, so I gave up { $card } there: the crystal for a low card pays for a journey.
web-ct-reason-beaten = I hoped { $card } would hold event { $event }, but { $winner } beat it.
web-ct-reason-hopes = With { $card } I mean to win event { $event }; others may still beat it.
web-ct-reason-stays = I stayed at event { $event }, where I am, and kept my crystals.
web-ct-reason-constant = I paid { $n ->
    [one] a crystal
   *[other] { $n } crystals
  } to be at the constant: from there I may change the trump.
web-ct-reason-goes = I paid { $n ->
    [one] a crystal
   *[other] { $n } crystals
  } to be at event { $event }: nobody holds it yet.
web-ct-reason-attacks = I paid { $n ->
    [one] a crystal
   *[other] { $n } crystals
  } to go back to event { $event }: it is held with { $card }, and I mean to beat that.
web-ct-reason-guards = I paid { $n ->
    [one] a crystal
   *[other] { $n } crystals
  } to go back to event { $event }: it is mine with { $card }, and I want to be there if somebody comes for it.

## Endings in lists
web-ending-contre-temps-three = three events held
web-ending-contre-temps-ten = the tenth event
web-ending-contre-temps-collapse = time collapsed
