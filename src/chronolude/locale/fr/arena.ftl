### L’arène, français. $n : un nombre entier ; les autres chiffres arrivent tels qu’on doit les lire.

## Le terminal. $n, $deals, $turns, $game, $seats, $seed, $bot, $share, $low, $high, $chance, $mu, $sigma, $mean, $longest, $interval, $thought, $file, $name, $known
ar-playing = On joue
ar-going-on = On reprend (déjà jouées : { $n })
ar-played =
    { $n ->
        [one] { $n } partie de { $game }, places : { $seats }, graine { $seed } ; donnes : { $deals }, rotations de chacune : { $turns }.
       *[other] { $n } parties de { $game }, places : { $seats }, graine { $seed } ; donnes : { $deals }, rotations de chacune : { $turns }.
    }
ar-bot = Robot
ar-seats = Places
ar-wins = Victoires
ar-interval = Intervalle à 95 %
ar-chance = Au hasard
ar-rating = Cote
ar-thinking = Secondes par décision
ar-range = de { $low } à { $high }
ar-rated = { $mu }, à { $sigma } près
ar-thought = { $mean }, au plus { $longest }
ar-no-rating = aucune
ar-entrant = { $bot }, places : { $seats }. { $share } des parties ({ $interval } ; au hasard { $chance }). Cote { $rating } ; secondes par décision : { $thought }.
ar-report = Le rapport est dans { $file }.
ar-no-openskill = les cotes demandent openskill : pip install « chronolude[arena] »
ar-no-ray = ce moteur demande ray : pip install « chronolude[ray] »
ar-no-engine = il n’y a pas de moteur « { $name } » ; il y a { $known }
ar-address = --address va avec --engine ray
ar-no-cluster = aucune grappe Ray ne répond : { $reason }
ar-journal = le journal est illisible : { $reason }
ar-unwritable = impossible d’écrire { $file } : { $reason }

## La page. $game, $bots, $n, $deals, $version, $seed, $cap
ar-title = Arène : { $game }
ar-line-up = À table : { $bots }.
ar-head-wins = Qui gagne
ar-about-wins = Part des parties gagnées, avec son intervalle à 95 %. La marque creuse est ce que donnerait le seul hasard.
ar-head-course = Comment cela s’est stabilisé
ar-about-course = La part des victoires après tant de donnes, et l’intervalle tel qu’il était alors.
ar-head-seat = Place par place
ar-about-seat = La part de ses parties qu’un robot a gagnées à chaque place.
ar-head-rating = Cotes
ar-about-rating = openskill, modèle de Plackett et Luce ; chacun part de 25. La barre va de deux sigma en dessous à deux sigma au-dessus.
ar-head-length = Longueur des parties
ar-about-length = Les parties selon leur nombre de décisions : { $mean } en moyenne, de { $least } à { $limit }.
ar-head-thinking = Temps de réflexion
ar-about-thinking = Secondes par décision qui laissait un choix : en moyenne (barre) et au plus (marque).
ar-head-ending = Comment les parties ont fini
ar-ending = Fin
ar-games = Parties
ar-capped = Interrompues à la limite
ar-axis-share = part des victoires
ar-axis-deals = donnes
ar-axis-rating = cote
ar-axis-decisions = décisions
ar-axis-seconds = secondes
ar-seat = place { $number }
ar-method = Chaque donne est jouée dans toutes les rotations des places : la chance de la donne ne favorise personne. Une victoire à plusieurs se partage. Les parties d’une même donne se ressemblent : les intervalles sont ceux de Wilson, sur le nombre effectif de parties que donne la variance entre donnes.
ar-made = Graine { $seed }, version { $version }, moteur compilé : { $compiled }.
ar-yes = oui
ar-no = non

## A report on one game (chronolude balance). $n: seats, or cards; $games, $number: a seat; $share, $interval, $chance: in per cent
ba-title = Comment se joue { $game }
ba-lead = Toutes les places sont jouées par { $bot } : seules les places et les cartes diffèrent.
ba-seats =
    { $n ->
        [one] { $n } place, parties : { $games }
       *[other] { $n } places, parties : { $games }
    }
ba-head-seat = Ce que vaut une place
ba-about-seat = Part des parties gagnées à chaque place, avec son intervalle à 95 % ; la marque ouverte est { $chance }.
ba-head-length = Combien de temps cela dure
ba-about-length = Les parties selon leur nombre de décisions : { $mean } en moyenne, de { $least } à { $limit }.
ba-head-ending = Comment cela finit
ba-about-ending = Les fins, et combien de parties y sont arrivées.
ba-head-card = Carte par carte
ba-about-card = Parmi les places qui ont eu une carte dans « { $zone } » à un moment : la part qui a gagné. Un signe * marque les cartes qui sortent du lot, toutes cartes confondues.
ba-head-skill = Combien compte l’habileté
ba-about-skill = Ce qu’un robot prend à d’autres qui jouent tous de même ; chaque donne est jouée de chaque place.
ba-card = Carte
ba-held = Fois tenue
ba-among = parmi
ba-all =
    { $n ->
        [one] La seule carte
       *[other] Les { $n } cartes
    }
ba-best-seat = La place { $number } gagne le plus : { $share } ({ $interval }) ; en moyenne { $chance }.
ba-stands-out = { $card } dans « { $zone } » sort du lot : { $share } de victoires ({ $interval }).
ba-skill = { $bot } parmi { $among } : { $share } des parties ({ $interval } ; au hasard { $chance }).
ba-method = Les intervalles sont ceux de Wilson à 95 %. Une carte qu’on a tenue n’est pas une carte qui a fait gagner : ce que les joueurs gardent, et ce qui vient tard dans de longues parties, compte aussi. Les victoires partagées sont divisées.
