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
ba-about-seat = Part des parties gagnées à chaque place, avec son intervalle à 95 % ; la marque creuse est { $chance }.
ba-head-length = Longueur des parties
ba-about-length = Les parties selon leur nombre de décisions : { $mean } en moyenne, de { $least } à { $limit }.
ba-head-ending = Comment les parties finissent
ba-about-ending = Les fins de partie, et combien de fois chacune est survenue.
ba-head-card = Carte par carte
ba-about-card = Parmi les places qui ont eu une carte dans « { $zone } », la part qui a gagné. Un astérisque (*) marque les cartes qui sortent du lot, même en les testant toutes ensemble.
ba-head-skill = Combien compte l’habileté
ba-about-skill = Ce qu’un robot gagne contre d’autres qui jouent tous de la même façon ; chaque donne se joue à chaque place.
ba-card = Carte
ba-held = Nombre de fois
ba-among = parmi
ba-all =
    { $n ->
        [one] La seule carte
       *[other] Les { $n } cartes
    }
ba-best-seat = La place { $number } gagne le plus : { $share } ({ $interval }) ; en moyenne { $chance }.
ba-stands-out = { $card } dans « { $zone } » sort du lot : { $share } de victoires ({ $interval }).
ba-skill = { $bot } parmi { $among } : { $share } des parties ({ $interval } ; au hasard { $chance }).
ba-method = Les intervalles sont ceux de Wilson à 95 %. Avoir eu une carte ne veut pas dire qu’elle a fait gagner : ce que l’on garde, et ce qui arrive tard dans les longues parties, compte aussi. Les victoires partagées sont divisées.
