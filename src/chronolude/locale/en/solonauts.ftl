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
so-over-home = All { $most } travellers are home: you have won, { $n } of { $most }.
so-over-cards = The cards have run out with { $n } of { $most } travellers home.
so-over-paradox = The thirteenth paradox tears the universe apart with { $n } of { $most } travellers home.
so-over-given-up = You gave up with { $n } of { $most } travellers home.

## The table in sentences. $card, $wishes, $cards, $n
so-describe-traveller = { $card } waits for: { $wishes }. Headlines that show: { $n } of three.
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
