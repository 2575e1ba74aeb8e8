### chronolude balance: a report on one game.

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
