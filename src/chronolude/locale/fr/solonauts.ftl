### Solonauts, en français. Tout ce qu’il dit d’autre se trouve dans chrononauts.ftl. $n, $most : des nombres entiers.

## Le jeu lui-même
so-title = Solonauts
so-tagline = Un seul paquet, pas de seconde chance : ramenez chaque voyageur chez lui avant la dernière carte.
so-about = Un jeu en solitaire sur la chronologie de Chrononauts. Des voyageurs venus d’autres histoires attendent au-dessous. Retournez des charnières et réparez des paradoxes pour que chacun, l’un après l’autre, retrouve le monde d’où il vient. Le paquet ne se joue qu’une fois : pesez chaque changement.

## Les options
so-option-edition = Édition
so-option-edition-help = Les cartes avec lesquelles on joue (R-37).
so-option-travellers = Voyageurs
so-option-travellers-help = Combien veulent rentrer : huit d’ordinaire, six ou sept pour une partie plus facile, davantage pour une plus difficile (S-015).

## Comment c’est fini. $n rentrés, $most en tout
so-over-home = Les { $most } voyageurs sont rentrés : vous avez gagné, { $n } sur { $most }.
so-over-cards = Il n’y a plus de cartes ; voyageurs rentrés : { $n } sur { $most }.
so-over-paradox = Le treizième paradoxe déchire l’univers ; voyageurs rentrés : { $n } sur { $most }.
so-over-given-up = Vous avez abandonné ; voyageurs rentrés : { $n } sur { $most }.

## La table en phrases. $card, $wishes, $cards, $n
so-describe-traveller = { $card } attend : { $wishes }. Titres visibles : { $n } sur trois.
so-describe-home = Déjà rentrés : { $cards }.

## Le solveur. $n, $most, $seed, $moves, $budget, $travellers, $deals, $won, $none, $unknown, $low, $high, $name
so-solve-won = La donne { $seed } peut être gagnée ; voyageurs qui rentrent : { $n } sur { $most }.
so-solve-none = La donne { $seed } ne peut pas être gagnée.
so-solve-unknown = Aucune ligne gagnante trouvée pour la donne { $seed } en { $budget } positions ; cela ne prouve rien.
so-solve-line = La ligne : { $moves }.
so-solve-daily = Donne du jour : { $seed }. Jouez-la par « chronolude play solonauts --seed { $seed } ».
so-solve-counting = résolution
so-solve-share = { $travellers } voyageurs : sur { $deals } donnes, { $won } peuvent être gagnées, { $none } non, { $unknown } restent inconnues après { $budget } positions. La part gagnable se situe entre { $low } et { $high } pour cent.
so-solve-only = On ne résout que Solonauts, pas { $name }.
