### Artifaxx, English. Everything else it says stands in chrononauts.ftl.

## The game itself
ax-title = Artifaxx
ax-tagline = Three artifacts, one secret mission, and everybody else can get there first.
ax-about = The light side of Chrononauts: no timeline, no paradoxes. Draw a card, play a card, and bring together the three artifacts your mission asks for, while others steal, sell and unmake them.

## Options
ax-option-edition = Edition
ax-option-edition-help = Which cards you play with (R-37).
ax-option-first = First player
ax-option-first-help = Whoever guesses the time best begins (A-013); otherwise the lot decides.
ax-option-parents = Your Parents Never Met
ax-option-parents-help = A card that has no use here, unless everybody agrees on one (A-004).
ax-option-parents-out = Taken out
ax-option-parents-out-help = The deck has 38 cards.
ax-option-parents-never_existed = Another It Never Existed
ax-option-parents-never_existed-help = The card stays in, discards an artifact, and the deck has 39 cards.
