### Time Division, English. Same ids and variables as in French; each group names its variables.
### $seat, $other: a seat's name · $card: a card's name or td-card · $cards: a list joined by cl-list-* · $place, $source: a
### td-place-* · $object, $second: a td-object-* · $effect, $first, $next, $text: a piece of a sentence · $n and other whole numbers.
### `x-you` replaces `x` when $seat is the reader; `x-from-you` when $other is.
### In pieces of effects, -seat is somebody a spectator hears named, -also the reader acting after somebody else, -self is the reader, -rival the reader's opponent, -side the side that meets a condition, -own what
### belongs to whoever acts.

## The game itself
td-title = Time Division
td-tagline = Two agencies, three eras, one coin: give your cards to the past or keep them for their influence.
td-about = Two timelines have become one, and only one agency will last. Draft a hand of characters, play them one against one, and let the coin decide who decides: one card is spent for its effect and goes to the Past, the other is kept for its influence. High cards count, low cards act, and you will need both. Play one era for a quick game, or a campaign of three with travellers and face-down cards.
td-era-egypt = Ancient Egypt
td-era-middle_ages = Middle Ages
td-era-eighties = 1980s

## Cards. $name, $value: as printed; $card: a card in words
td-card = { $name } ({ $value })
td-card-hidden = face-down card
td-card-down = face-down { $card }
td-card-rotated = rotated { $card }

## Places as the reader calls them; -of for spectators. $seat
td-place-hand-self = your hand
td-place-aside-rival = what your opponent has set aside
td-place-hand-rival = your opponent’s hand
td-place-hand-side = its hand
td-place-hand-own = their hand
td-place-hand-of = the hand of { $seat }
td-place-decision-self = your Decision Space
td-place-decision-rival = your opponent’s Decision Space
td-place-decision-side = its Decision Space
td-place-decision-own = their Decision Space
td-place-decision-of = the Decision Space of { $seat }
td-place-transit-self = your Transit Space
td-place-transit-rival = your opponent’s Transit Space
td-place-transit-side = its Transit Space
td-place-transit-own = their Transit Space
td-place-transit-of = the Transit Space of { $seat }
td-place-influence-self = your Influence Area
td-place-influence-rival = your opponent’s Influence Area
td-place-influence-side = its Influence Area
td-place-influence-own = their Influence Area
td-place-influence-either = either Influence Area
td-place-influence-of = the Influence Area of { $seat }
td-place-past = the Past
td-place-reserve = the Reserve

## Pieces of effects: the card a line names. $place; $n: a value (an era has one 10, and two of most others). -choice-*: who acts picks; -chosen-*: somebody else picks
td-object-the = the card in { $place }
td-object-choice-self = a card of your choice in { $place }
td-object-choice-rival = a card of their choice in { $place }
td-object-choice-side = a card of its choice in { $place }
td-object-choice-both = a card of its choice in { $place }
td-object-chosen-self = a card you choose in { $place }
td-object-chosen-rival = a card your opponent chooses in { $place }
td-object-random = a random card from { $place }
td-object-value =
    { $n ->
        [10] the card worth { $n } in { $place }
       *[other] a card worth { $n } in { $place }
    }
td-object-highest = the highest card in { $place }
td-object-lowest = the lowest card in { $place }
td-object-choice-self-from = a card of your choice from { $place }
td-object-choice-rival-from = a card of their choice from { $place }
td-object-choice-side-from = a card of its choice from { $place }
td-object-choice-both-from = a card of its choice from { $place }
td-object-choice-seat = a card of their choice in { $place }
td-object-choice-seat-from = a card of their choice from { $place }
td-object-chosen-self-from = a card you choose from { $place }
td-object-chosen-rival-from = a card your opponent chooses from { $place }
td-object-chosen-seat-from = a card that { $seat } chooses from { $place }
td-object-value-from =
    { $n ->
        [10] the card worth { $n } from { $place }
       *[other] a card worth { $n } from { $place }
    }
td-object-highest-there = the highest card there
td-object-that = that card
td-object-this = this card
td-object-drawn = a random card from { $place }

## Pieces of effects: what a line does. $object, $second, $place
td-line-move-self = move { $object } to { $place }
td-line-move-rival = your opponent moves { $object } to { $place }
td-line-move-side = moves { $object } to { $place }
td-line-move-both = each side moves { $object } to { $place }, at the same moment
td-line-move-seat = { $seat } moves { $object } to { $place }
td-line-move-also = you move { $object } to { $place }
td-line-activate-self = activate { $object } and resolve its effect yourself
td-line-activate-rival = your opponent activates { $object } and resolves its effect
td-line-activate-side = activates { $object } and resolves its effect
td-line-activate-seat = { $seat } activates { $object } and resolves its effect
td-line-activate-move-self = activate { $object } and resolve its effect yourself, then move it to { $place }
td-line-activate-move-rival = your opponent activates { $object } and resolves its effect, then moves it to { $place }
td-line-activate-move-side = activates { $object } and resolves its effect, then moves it to { $place }
td-line-activate-move-seat = { $seat } activates { $object } and resolves its effect, then moves it to { $place }
td-line-rotate-move-self = rotate { $object } and move it to { $place }
td-line-rotate-move-rival = your opponent rotates { $object } and moves it to { $place }
td-line-rotate-move-side = rotates { $object } and moves it to { $place }
td-line-rotate-move-seat = { $seat } rotates { $object } and moves it to { $place }
td-line-forbid-move-self = { $object } may not be activated this round and goes to { $place }
td-line-forbid-move-rival = { $object } may not be activated this round and goes to { $place }
td-line-forbid-move-both = neither side may activate { $object } this round; both cards go to { $place }
td-line-exchange-self = exchange { $object } for { $second }
td-line-exchange-rival = your opponent exchanges { $object } for { $second }
td-line-exchange-side = exchanges { $object } for { $second }
td-line-exchange-seat = { $seat } exchanges { $object } for { $second }
td-line-exchange-also = you exchange { $object } for { $second }
td-line-draw-exchange-self = draw { $object }, then exchange it for { $second }
td-line-draw-exchange-rival = your opponent draws { $object }, then exchanges it for { $second }
td-line-draw-exchange-seat = { $seat } draws { $object }, then exchanges it for { $second }
td-line-draw-exchange-also = you draw { $object }, then exchange it for { $second }
td-line-coin-self = you get the coin
td-line-coin-rival = your opponent gets the coin
td-line-coin-side = gets the coin
td-line-coin-seat = { $seat } gets the coin

## Pieces of effects: how lines, conditions and later rounds are put together. $first, $next, $effect, $text; $n: a value
td-then = { $first }; then { $next }
td-condition-influence-count-most = the side with the most cards in its Influence Area { $effect }
td-condition-influence-count-least = the side with the fewest cards in its Influence Area { $effect }
td-condition-influence-total-most = the side with the highest total in its Influence Area { $effect }
td-condition-influence-total-least = the side with the lowest total in its Influence Area { $effect }
td-condition-influence-card-most = the side with the highest card in its Influence Area { $effect }
td-condition-influence-card-least = the side with the lowest card in its Influence Area { $effect }
td-condition-influence-card-exact = the side with the { $n } in its Influence Area { $effect }
td-condition-decision-card-most = the side with the higher card in its Decision Space { $effect }
td-condition-decision-card-least = the side with the lower card in its Decision Space { $effect }
td-deferred-play = next round, instead of the usual play: { $effect }
td-deferred-coin = next round, instead of comparing the cards: { $effect }
td-deferred-after_coin = next round, once the coin is placed: { $effect }
td-effect-none = no effect
td-effect-waits = this card waits in { $place }
td-effect-warning = Activated by another card, it has no effect.
td-effect-chained = Activated by another card, it rotates and moves the card in { $place } instead.
td-effect-pointless = Rotated, it earns no victory point in a campaign.
td-sentence = { $text }.

## Pieces of effects: what a rotated card counts. $base, $amount
td-formula-add = rotated, this card counts { $base } plus { $amount }
td-formula-mul = rotated, this card counts { $base } times { $amount }
td-amount-count-blue = the number of cards in the Influence Area it lies in
td-amount-count-red = the number of cards in the other Influence Area
td-amount-count-both = the number of cards in both Influence Areas
td-amount-rotated_count-blue = the number of rotated cards in the Influence Area it lies in
td-amount-rotated_count-red = the number of rotated cards in the other Influence Area
td-amount-rotated_count-both = the number of rotated cards in both Influence Areas
td-amount-highest-blue = the highest printed value in the Influence Area it lies in
td-amount-highest-red = the highest printed value in the other Influence Area
td-amount-highest-both = the highest printed value in each Influence Area
td-amount-adjacent-blue = the printed values of the cards beside it

## Options settled before the deal, with a sentence of help each
td-option-mode = Mode
td-option-mode-help = A single era, or a campaign of three games.
td-option-mode-quick = Quick game
td-option-mode-quick-help = One era, no travellers, no face-down cards.
td-option-mode-campaign = Campaign
td-option-mode-campaign-help = Three games in a row, with travellers, face-down cards and the score track.
td-option-era = Era
td-option-era-help = The era of a quick game.
td-option-era-egypt = Ancient Egypt
td-option-era-egypt-help = The simplest effects: a good first mission.
td-option-era-middle_ages = Middle Ages
td-option-era-middle_ages-help = Effects that go to the side that meets a condition.
td-option-era-eighties = 1980s
td-option-era-eighties-help = Cards that are rotated and change what they are worth.
td-option-game_1 = First game of the campaign
td-option-game_1-help = The era of the first game (R-30).
td-option-game_2 = Second game of the campaign
td-option-game_2-help = The era of the second game (R-30).
td-option-game_3 = Third game of the campaign
td-option-game_3-help = The era of the third game (R-30).
td-option-first = Who starts with the coin
td-option-first-help = Whoever has the coin plays the first card.
td-option-first-random = Flip it
td-option-first-random-help = The coin is flipped.
td-option-governor_tie = Governor: equal cards
td-option-governor_tie-help = Who gets the coin if the Governor finds two equal cards, say two 5s (R-06).
td-option-governor_tie-passes = The coin changes sides
td-option-governor_tie-passes-help = Whoever has the coin counts as higher, so the other side has the lower card and gets it.
td-option-governor_tie-stays = The coin stays
td-option-governor_tie-stays-help = Equal cards leave the coin where it is.
td-option-choose_before_draw = Draw first or choose first
td-option-choose_before_draw-help = Which comes first when a card has you draw one card at random and choose another, as the Fighter Pilot does (R-23).
td-option-choose_before_draw-false = As printed, left to right
td-option-choose_before_draw-false-help = The Fighter Pilot draws and sees the card before choosing the other.
td-option-choose_before_draw-true = Choose first
td-option-choose_before_draw-true-help = The Fighter Pilot chooses before the card is drawn.

## What is asked of you. $card: the card being resolved; $place: where to pick
td-ask-allot = Three cards: keep one, give one, discard one.
td-ask-lay = Lay one of your cards face down in your Influence Area.
td-ask-play = Play a card from your hand.
td-ask-together = Choose your card in secret; both are revealed together.
td-ask-decide = You have the coin: which of the two cards is activated?
td-ask-take = { $card }: choose a card in { $place }.
td-ask-aside = Set aside: { $cards }.

## Whom we wait for, and what for. $seat: a name or a list of names; $card
td-wait-allot = Waiting for { $seat } to share out three cards.
td-wait-lay = Waiting for { $seat } to lay a card face down.
td-wait-play = Waiting for { $seat } to play a card.
td-wait-together = Waiting for { $seat } to choose a card in secret.
td-wait-decide = Waiting for { $seat }, who has the coin, to decide.
td-wait-take = Waiting for { $seat } to choose a card in { $place } for { $card }.

## What you can answer. $keep, $give, $discard, $card, $other: cards; $place, $slot: a place and a position counted from 1
td-label-allot = Keep { $keep }, give { $give }, discard { $discard }
td-label-lay = Lay { $card } face down
td-label-play = Play { $card }
td-label-activate = Activate { $card }
td-label-exchange = Exchange { $card }
td-label-move = Move { $card } to { $place }
td-label-give = Give away { $card }: it goes to { $place }
td-label-activate-move = Activate { $card }, then move it to { $place }
td-label-rotate-move = Rotate { $card } and move it to { $place }
td-label-forbid-move = Move { $card } to { $place } without activating it
td-card-face-down = face-down card { $slot } in { $place }
td-label-activate-mine = Activate your { $card }; { $other } is recovered
td-label-activate-theirs = Activate their { $card }; you recover { $other }
td-label-activate-mine-alone = Activate your { $card }
td-label-activate-theirs-alone = Activate their { $card }
td-label-activate-nothing = Activate nothing; { $other } is recovered

## Log: set-up and draft. $game, $era, $seat; $n: cards
td-log-game-began = Game { $game } of the campaign: { $era }.
td-log-quick-began = A quick game: { $era }.
td-log-allotted = { $seat } shares out three cards.
td-log-allotted-you = You share out three cards.
td-log-taken-up =
    { $n ->
        [one] The draft is over. Each side picks up { $n } card.
       *[other] The draft is over. Each side picks up { $n } cards.
    }

## Log: a round. $round, $seat, $other, $card, $place, $source
td-log-round-began = Round { $round } begins.
td-log-played = { $seat } plays { $card }.
td-log-played-you = You play { $card }.
td-log-coin-goes = The coin goes to { $seat }.
td-log-coin-goes-you = The coin goes to you.
td-log-coin-stays = { $seat } keeps the coin.
td-log-coin-stays-you = You keep the coin.
td-log-decided-own = { $seat } chooses to activate their own card.
td-log-decided-own-you = You choose to activate your own card.
td-log-decided-across = { $seat } chooses to activate { $other }’s card.
td-log-decided-across-you = You choose to activate { $other }’s card.
td-log-decided-across-from-you = { $seat } chooses to activate your card; you resolve it.
td-log-moved = { $card } goes to { $place }.
td-log-moved-hidden = A card goes from { $source } to { $place }.
td-log-moved-hidden-there = A card goes to { $place }.

## Log: effects. $seat, $card, $place; $lack: what is missing; $n: a value
td-log-activated = { $seat } resolves { $card }.
td-log-activated-you = You resolve { $card }.
td-log-activated-nested = { $seat } activates { $card } in { $place }.
td-log-activated-nested-you = You activate { $card } in { $place }.
td-log-ignored-none = { $card } has no effect.
td-log-ignored-void = { $card } has no effect when another card activates it (D-071).
td-log-ignored-nobody = { $card } has no effect: neither side meets its condition (D-097).
td-log-ignored-impossible = { $card } has no effect: { $lack } (D-062).
td-lack-card = no card in { $place }
td-lack-value = no { $n } in { $place }
td-lack-active = no card in { $place } that can be activated
td-log-qualified = { $card }: { $seat } meets the condition.
td-log-qualified-you = { $card }: you meet the condition.
td-log-looked = { $seat } looks through { $place }.
td-log-looked-you = You look through { $place }.
td-log-saw = { $card } lies in { $place }.
td-log-rotated = { $card } is rotated.
td-log-deferred = { $card }: its deferred effect happens now, for { $seat }.
td-log-deferred-you = { $card }: its deferred effect happens now, for you.

## Log: the end. $seat, $other; $mine, $theirs: totals or points; $marker, $n: spaces from the middle
td-log-scored = { $seat } wins the game, { $mine } to { $theirs }.
td-log-scored-you = You win the game, { $mine } to { $theirs }.
td-log-scored-tie = Both sides have { $mine }: the coin gives the game to { $seat }.
td-log-scored-tie-you = Both sides have { $mine }: the coin gives the game to you.
td-log-points = Victory points: { $seat } { $mine }, { $other } { $theirs }.
td-log-track-middle = Victory points: { $mine } for you, { $theirs } for your opponent. The marker is in the middle.
td-log-track-near =
    { $n ->
        [one] Victory points: { $mine } for you, { $theirs } for your opponent. The marker is { $n } space from the middle, on your side.
       *[other] Victory points: { $mine } for you, { $theirs } for your opponent. The marker is { $n } spaces from the middle, on your side.
    }
td-log-track-far =
    { $n ->
        [one] Victory points: { $mine } for you, { $theirs } for your opponent. The marker is { $n } space from the middle, on your opponent’s side.
       *[other] Victory points: { $mine } for you, { $theirs } for your opponent. The marker is { $n } spaces from the middle, on your opponent’s side.
    }
td-log-game-over-influence = { $seat } has the most influence and wins.
td-log-game-over-influence-you = You have the most influence and win.
td-log-game-over-coin = Equal influence: { $seat } has the coin and wins.
td-log-game-over-coin-you = Equal influence: you have the coin and win.
td-log-game-over-track = The marker is on the side of { $seat }, who wins the campaign.
td-log-game-over-track-you = The marker is on your side: you win the campaign.
td-log-game-over-track-coin = The marker is in the middle: { $seat } has the coin and wins the campaign.
td-log-game-over-track-coin-you = The marker is in the middle: you have the coin and win the campaign.

## Why an answer is refused: one message per rule. $cards: what you may answer instead
td-why-D-024 = You have the coin, so you play first. You may choose: { $cards }.
td-why-D-025 = You must answer with a card from your own hand: { $cards }.
td-why-D-051 = That card cannot be chosen here. You may choose: { $cards }.
td-why-D-070 = That card was activated this round already, and no card is activated twice. You may choose: { $cards }.
td-why-D-111 = The card you lay face down must come from your hand: { $cards }.
td-why-D-113 = A face-down card cannot be activated. You may choose: { $cards }.

## The table in sentences. $era, $phase, $game, $round, $seat, $card, $cards, $total, $effect; $n: cards or spaces
td-phase-draft = the draft
td-phase-hide = face-down cards are being laid
td-phase-clash = round { $round } of the clash
td-phase-over = the game is over
td-describe-quick = { $era }: { $phase }.
td-describe-game = Campaign, game { $game }, { $era }: { $phase }.
td-describe-piles =
    { $n ->
        [0] Both draft piles are empty.
        [one] { $n } card is left in each draft pile.
       *[other] { $n } cards are left in each draft pile.
    }
td-describe-drawn = Your three cards: { $cards }.
td-describe-coin = { $seat } has the coin.
td-describe-coin-you = You have the coin.
td-describe-hand = Your hand: { $cards }.
td-describe-hand-other =
    { $n ->
        [0] { $seat } has no cards in hand.
        [one] { $seat } has { $n } card in hand.
       *[other] { $seat } has { $n } cards in hand.
    }
td-describe-decision = { $seat } has played { $card }.
td-describe-decision-you = You have played { $card }.
td-describe-transit = { $card } waits in the Transit Space of { $seat }.
td-describe-transit-you = { $card } waits for you in your Transit Space.
td-describe-row = Influence Area of { $seat }, from the track outwards: { $cards }. Influence now: { $total }.
td-describe-row-you = Your Influence Area, from the track outwards: { $cards }. Influence now: { $total }.
td-describe-row-empty = The Influence Area of { $seat } is empty. Influence now: { $total }.
td-describe-row-empty-you = Your Influence Area is empty. Influence now: { $total }.
td-describe-aside = { $seat } has set aside: { $cards }.
td-describe-aside-you = You have set aside: { $cards }.
td-describe-activated = Activated this round: { $cards }.
td-describe-rotated = Rotated: { $cards }.
td-describe-won = { $seat } won game { $game }.
td-describe-won-you = You won game { $game }.
td-describe-resolving = { $seat } resolves { $card }.
td-describe-resolving-you = You resolve { $card }.
td-describe-chosen = The card to be activated is the one { $seat } played.
td-describe-chosen-you = The card to be activated is the one you played.
td-describe-looking = You see in { $place }: { $cards }.
td-describe-picked = First card of the exchange: { $card }, number { $slot } in { $place }.
td-describe-past = The Past: { $cards }.
td-describe-reserve =
    { $n ->
        [0] The Reserve is empty.
        [one] The Reserve holds { $n } card.
       *[other] The Reserve holds { $n } cards.
    }
td-describe-known = You know what lies in { $place }: { $cards }.
td-describe-unknown = You do not know where these are: { $cards }.
td-describe-track =
    { $n ->
        [one] The marker is { $n } space from the middle, on the side of { $seat }.
       *[other] The marker is { $n } spaces from the middle, on the side of { $seat }.
    }
td-describe-track-you =
    { $n ->
        [one] The marker is { $n } space from the middle, on your side.
       *[other] The marker is { $n } spaces from the middle, on your side.
    }
td-describe-track-middle = The marker is in the middle of the track.
td-describe-effect = { $card }: { $effect }

## The board in the browser
web-game-time-division = Time Division
web-pitch-time-division = A duel over three eras: two cards, one coin, one decision.
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
web-td-transit = Transit Space
web-td-transit-of = Transit Space of { $who }
web-td-transit-yours = Your Transit Space
web-td-transit-waits = waits for the next round
web-td-transit-stays = too late for this game
web-td-activated = was activated
web-td-empty = empty
web-td-past = The Past
web-td-reserve = Reserve
web-td-reserve-n = { $n ->
    [one] { $n } card, face down
   *[other] { $n } cards, face down
}
web-td-coin-with = coin with { $who }
web-td-coin-yours = you have the coin
web-td-your-card = Your card
web-td-card-of = { $who }’s card
web-td-activate = Activate { $card }
web-td-no-card = No card here
web-td-to-play = { $who } plays a card
web-td-to-play-yours = Play a card from your hand
web-td-sealed-card = chosen in secret
web-td-then = Then, if it is still there: { $text }
web-td-now = What is certain to happen:
web-td-totals = Totals after this round
web-td-totals-range = { $low } to { $high }
web-td-influence-word = influence
web-td-coin-holder = coin
web-td-value = worth { $n }
web-td-rotated = rotated
web-td-face-down = face down
web-td-face-down-card = Face-down card
web-td-pick-from = Resolving { $card }
web-td-known = What you know
web-td-known-hand = { $who }’s hand
web-td-known-none = You know nothing of what is hidden.
web-td-known-draft = Until the draft is over, nobody looks at the cards shared out.
web-td-unknown-n = { $n ->
    [one] { $n } unknown
   *[other] { $n } unknown
}
web-td-unknown-are = Somewhere unknown: { $cards }.
web-td-draft-title = Three cards: keep, give, discard
web-td-draft-note = Both sides do this at the same time. The cards stay face down until the draft is over.
web-td-draft-left = { $n ->
    [one] { $n } card left in your pile
   *[other] { $n } cards left in your pile
}
web-td-draft-round = Three cards, { $n } of { $of }
web-td-role-keep = Keep
web-td-role-give = Give
web-td-role-discard = Discard
web-td-role-keep-note = for your hand
web-td-role-give-note = to { $who }
web-td-role-discard-note = to the Reserve
web-td-role-set = { $role }: { $card }
web-td-role-open = no card yet
web-td-watching-draft = Both sides are sharing out their cards in secret.
web-td-track = Score track
web-td-track-middle = The marker is in the middle.
web-td-track-at = { $n ->
        [one] The marker is { $n } space from the middle, on the side of { $who }.
       *[other] The marker is { $n } spaces from the middle, on the side of { $who }.
    }
web-td-game-of = Game { $n } of { $of }
web-td-won-games = { $n ->
    [one] { $n } game won
   *[other] { $n } games won
}
web-td-what-decided = What decided it
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
web-opt-governor-tie = Governor: equal cards
web-opt-governor-tie-passes = the coin changes sides
web-opt-governor-tie-stays = the coin stays
web-opt-choose-before-draw = Draw first or choose first
web-opt-choose-before-draw-false = as printed
web-opt-choose-before-draw-true = choose first

## The first guided game
learn-time-division = Time Division: whoever has the most influence when both hands are empty wins, and the coin breaks a tie. It is a duel in which one card acts and the other counts. First you draft, then you clash six times.
learn-time-division-draft = Three cards: keep one, give one to your opponent and discard one face down. You both do this three times. Keep the high one.
learn-time-division-draft-again = What you give will be played against you; what you discard waits in the Reserve. Until the draft is over nobody looks at these cards again.
learn-time-division-draft-last = The last three. After this you have six cards in hand, three you kept and three you were given.
learn-time-division-play = You have the coin, so you play first. The higher of the two cards takes the coin. Nothing beats a ten.
learn-time-division-coin = Whoever has the coin decides which of the two cards is activated. The other one is not lost: its owner recovers it, and it counts its value. Your Pharaoh has no effect: its ten points are worth more.
learn-time-division-value = You still have the coin and play first again. A middling card is often enough, and saves the high ones for later.
learn-time-division-recover = Before you decide, read both sides: what the activated card would do, and what both totals would be.
learn-time-division-recap = In short: the higher card takes the coin, the coin decides which card is activated, and the other one is recovered for its influence. The most influence wins; the coin breaks a tie.

## Why a position is none of this game
td-wrong-winner = This position is impossible: the game is over and nobody has won it.
td-wrong-era = This position is impossible: { $card } is not a card of the era in play, { $era }.
td-wrong-hands = This position is impossible: when a round begins, both players must have the same number of cards in hand (D-037).
td-wrong-face = This position is impossible: a card in the box, in a pile or in the draft cannot be turned up by itself.

# Why a bot did it, in its own words: out of what everybody was told.
web-td-reason-acted = I played { $card } for its effect, and I got it.
web-td-reason-counts = { $card } was not activated, so it counts for me in my Influence Area: that was the other half of the plan.
web-td-reason-lost = { $card } ended on the other side. That was not the plan.
web-td-reason-waits = { $card } may act or count: the one who decides has to pick the lesser evil.
web-td-reason-own = My { $card } did more for me by acting than theirs would have: { $lines }
web-td-reason-other = I let { $card } act, so that mine stays and counts: { $lines }

## Endings in lists
web-ending-time-division-influence = by influence
web-ending-time-division-coin = by the coin
web-ending-time-division-track = by the track of three eras
web-ending-time-division-track-coin = three eras, decided by the coin
