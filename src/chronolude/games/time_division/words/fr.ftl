### Time Division, en français. Mêmes identifiants et mêmes variables qu’en anglais.
### $seat, $other : un nom · $card : le nom d’une carte ou td-card · $cards : une liste · $place, $source : un td-place-* ·
### $object, $second : un td-object-* · $effect, $first, $next, $text : un morceau de phrase · $n et les autres : des nombres entiers.
### `x-you` remplace `x` quand on s’adresse à $seat ; `x-from-you`, quand on s’adresse à $other.
### Dans les morceaux d’effets : -seat, qui est nommé devant le public ; -also, qui lit et agit après l’autre ; -self, qui lit ; -rival, son adversaire ; -side, le camp désigné par une condition ; -own, ce qui
### est à qui agit. Jamais « de » ni « que » devant un nom : l’élision (d’Idris) serait impossible.

## Le jeu lui-même
td-title = Time Division
td-tagline = Deux agences, trois époques, une pièce : livrez vos cartes au passé ou gardez leur influence.
td-about = Deux lignes du temps n’en font plus qu’une, et une seule agence subsistera. Composez-vous une main de personnages, opposez-les un contre un, et laissez la pièce désigner qui décide : une carte est dépensée pour son effet et rejoint le Passé, l’autre est gardée pour son influence. Les fortes comptent, les faibles agissent, et il vous faudra des deux. Une époque suffit pour une partie rapide ; une campagne en enchaîne trois, avec des voyageurs et des cartes face cachée.
td-era-egypt = Égypte antique
td-era-middle_ages = Moyen Âge
td-era-eighties = Années 80

## Les cartes. $name, $value : comme imprimés ; $card : une carte en toutes lettres
td-card = { $name } ({ $value })
td-card-hidden = carte face cachée
td-card-down = carte face cachée { $card }
td-card-rotated = carte pivotée { $card }

## Les emplacements, tels que les nomme qui lit ; -of pour le public. $seat
td-place-hand-self = votre main
td-place-aside-rival = ce que votre adversaire a mis de côté
td-place-hand-rival = la main adverse
td-place-hand-side = sa main
td-place-hand-own = sa main
td-place-hand-of = la main { DE($seat) }
td-place-decision-self = votre Espace Décisionnel
td-place-decision-rival = l’Espace Décisionnel adverse
td-place-decision-side = son Espace Décisionnel
td-place-decision-own = son Espace Décisionnel
td-place-decision-of = l’Espace Décisionnel { DE($seat) }
td-place-transit-self = votre Espace Transitoire
td-place-transit-rival = l’Espace Transitoire adverse
td-place-transit-side = son Espace Transitoire
td-place-transit-own = son Espace Transitoire
td-place-transit-of = l’Espace Transitoire { DE($seat) }
td-place-influence-self = votre Zone d’Influence
td-place-influence-rival = la Zone d’Influence adverse
td-place-influence-side = sa Zone d’Influence
td-place-influence-own = sa Zone d’Influence
td-place-influence-either = l’une des deux Zones d’Influence
td-place-influence-of = la Zone d’Influence { DE($seat) }
td-place-past = le Passé
td-place-reserve = la Réserve

## Morceaux d’effets : la carte que nomme une ligne. $place ; $n : une valeur. -choice-* : qui agit choisit ; -chosen-* : quelqu’un d’autre choisit
td-object-the = la carte posée dans { $place }
td-object-choice-self = une carte de votre choix dans { $place }
td-object-choice-rival = une carte de son choix dans { $place }
td-object-choice-side = une carte de son choix dans { $place }
td-object-choice-both = une carte de son choix dans { $place }
td-object-chosen-self = une carte que vous choisissez dans { $place }
td-object-chosen-rival = une carte que votre adversaire choisit dans { $place }
td-object-random = une carte prise au hasard dans { $place }
td-object-value =
    { $n ->
        [10] la carte de valeur { $n } dans { $place }
       *[other] une carte de valeur { $n } dans { $place }
    }
td-object-highest = la plus forte carte dans { $place }
td-object-lowest = la plus faible carte dans { $place }
td-object-choice-self-from = une carte de votre choix prise dans { $place }
td-object-choice-rival-from = une carte de son choix prise dans { $place }
td-object-choice-side-from = une carte de son choix prise dans { $place }
td-object-choice-both-from = une carte de son choix prise dans { $place }
td-object-choice-seat = une carte de son choix dans { $place }
td-object-choice-seat-from = une carte de son choix prise dans { $place }
td-object-chosen-self-from = une carte que vous choisissez dans { $place }
td-object-chosen-rival-from = une carte que votre adversaire choisit dans { $place }
td-object-chosen-seat-from = une carte choisie par { $seat } dans { $place }
td-object-value-from =
    { $n ->
        [10] la carte de valeur { $n } prise dans { $place }
       *[other] une carte de valeur { $n } prise dans { $place }
    }
td-object-highest-there = la plus forte carte de cette zone
td-object-that = cette carte
td-object-this = cette carte
td-object-drawn = une carte au hasard dans { $place }

## Morceaux d’effets : ce que fait une ligne. $object, $second, $place
td-line-move-self = déplacez { $object } vers { $place }
td-line-move-rival = votre adversaire déplace { $object } vers { $place }
td-line-move-side = déplace { $object } vers { $place }
td-line-move-both = chaque camp déplace { $object } vers { $place }, au même moment
td-line-move-seat = { $seat } déplace { $object } vers { $place }
td-line-move-also = vous déplacez { $object } vers { $place }
td-line-activate-self = activez { $object } et résolvez vous-même son effet
td-line-activate-rival = votre adversaire active { $object } et résout son effet
td-line-activate-side = active { $object } et résout son effet
td-line-activate-seat = { $seat } active { $object } et résout son effet
td-line-activate-move-self = activez { $object }, résolvez vous-même son effet, puis déplacez-la vers { $place }
td-line-activate-move-rival = votre adversaire active { $object }, résout son effet, puis la déplace vers { $place }
td-line-activate-move-side = active { $object }, résout son effet, puis la déplace vers { $place }
td-line-activate-move-seat = { $seat } active { $object }, résout son effet, puis la déplace vers { $place }
td-line-rotate-move-self = pivotez { $object } et déplacez-la vers { $place }
td-line-rotate-move-rival = votre adversaire pivote { $object } et la déplace vers { $place }
td-line-rotate-move-side = pivote { $object } et la déplace vers { $place }
td-line-rotate-move-seat = { $seat } pivote { $object } et la déplace vers { $place }
td-line-forbid-move-self = { $object } ne peut pas être activée cette manche et rejoint { $place }
td-line-forbid-move-rival = { $object } ne peut pas être activée cette manche et rejoint { $place }
td-line-forbid-move-both = aucun camp ne peut activer { $object } cette manche, et les deux cartes rejoignent { $place }
td-line-exchange-self = échangez { $object } contre { $second }
td-line-exchange-rival = votre adversaire échange { $object } contre { $second }
td-line-exchange-side = échange { $object } contre { $second }
td-line-exchange-seat = { $seat } échange { $object } contre { $second }
td-line-exchange-also = vous échangez { $object } contre { $second }
td-line-draw-exchange-self = tirez { $object }, puis échangez-la contre { $second }
td-line-draw-exchange-rival = votre adversaire tire { $object }, puis l’échange contre { $second }
td-line-draw-exchange-seat = { $seat } tire { $object }, puis l’échange contre { $second }
td-line-draw-exchange-also = vous tirez { $object }, puis l’échangez contre { $second }
td-line-coin-self = vous obtenez la pièce
td-line-coin-rival = votre adversaire obtient la pièce
td-line-coin-side = obtient la pièce
td-line-coin-seat = { $seat } obtient la pièce

## Morceaux d’effets : comment s’assemblent lignes, conditions et manches suivantes. $first, $next, $effect, $text ; $n : une valeur
td-then = { $first } ; puis { $next }
td-condition-influence-count-most = le camp qui a le plus de cartes dans sa Zone d’Influence { $effect }
td-condition-influence-count-least = le camp qui a le moins de cartes dans sa Zone d’Influence { $effect }
td-condition-influence-total-most = le camp qui a le plus fort total dans sa Zone d’Influence { $effect }
td-condition-influence-total-least = le camp qui a le plus faible total dans sa Zone d’Influence { $effect }
td-condition-influence-card-most = le camp qui a la plus forte carte dans sa Zone d’Influence { $effect }
td-condition-influence-card-least = le camp qui a la plus faible carte dans sa Zone d’Influence { $effect }
td-condition-influence-card-exact = le camp qui a le { $n } dans sa Zone d’Influence { $effect }
td-condition-decision-card-most = le camp qui a la plus forte carte dans son Espace Décisionnel { $effect }
td-condition-decision-card-least = le camp qui a la plus faible carte dans son Espace Décisionnel { $effect }
td-deferred-play = à la manche suivante, au lieu de jouer comme d’habitude : { $effect }
td-deferred-coin = à la manche suivante, au lieu de comparer les cartes : { $effect }
td-deferred-after_coin = à la manche suivante, une fois la pièce placée : { $effect }
td-effect-none = aucun effet
td-effect-waits = cette carte attend dans { $place }
td-effect-warning = Activée par une autre carte, elle reste sans effet.
td-effect-chained = Activée par une autre carte, c’est la carte posée dans { $place } qu’elle pivote et déplace.
td-effect-pointless = Pivotée, elle ne rapporte pas de point de victoire en campagne.
td-sentence = { $text }.

## Morceaux d’effets : ce que compte une carte pivotée. $base, $amount
td-formula-add = pivotée, cette carte compte { $base } plus { $amount }
td-formula-mul = pivotée, cette carte compte { $base } fois { $amount }
td-amount-count-blue = le nombre de cartes de la Zone d’Influence où elle se trouve
td-amount-count-red = le nombre de cartes de l’autre Zone d’Influence
td-amount-count-both = le nombre de cartes des deux Zones d’Influence
td-amount-rotated_count-blue = le nombre de cartes pivotées de la Zone d’Influence où elle se trouve
td-amount-rotated_count-red = le nombre de cartes pivotées de l’autre Zone d’Influence
td-amount-rotated_count-both = le nombre de cartes pivotées des deux Zones d’Influence
td-amount-highest-blue = la plus forte valeur de base dans la Zone d’Influence où elle se trouve
td-amount-highest-red = la plus forte valeur de base dans l’autre Zone d’Influence
td-amount-highest-both = la plus forte valeur de base dans chaque Zone d’Influence
td-amount-adjacent-blue = la valeur de base des cartes voisines

## Les options réglées avant la donne, chacune avec une phrase d’aide
td-option-mode = Mode de jeu
td-option-mode-help = Une seule époque, ou une campagne de trois parties.
td-option-mode-quick = Partie rapide
td-option-mode-quick-help = Une époque, sans voyageurs ni cartes face cachée.
td-option-mode-campaign = Campagne
td-option-mode-campaign-help = Trois parties à la suite, avec voyageurs, cartes face cachée et piste de score.
td-option-era = Époque
td-option-era-help = L’époque d’une partie rapide.
td-option-era-egypt = Égypte antique
td-option-era-egypt-help = Les effets les plus simples : une bonne première mission.
td-option-era-middle_ages = Moyen Âge
td-option-era-middle_ages-help = Des effets qui reviennent au camp qui remplit une condition.
td-option-era-eighties = Années 80
td-option-era-eighties-help = Des cartes que l’on pivote et qui changent de valeur.
td-option-game_1 = Première partie de la campagne
td-option-game_1-help = L’époque de la première partie (R-30).
td-option-game_2 = Deuxième partie de la campagne
td-option-game_2-help = L’époque de la deuxième partie (R-30).
td-option-game_3 = Troisième partie de la campagne
td-option-game_3-help = L’époque de la troisième partie (R-30).
td-option-first = Qui commence avec la pièce
td-option-first-help = Qui a la pièce joue la première carte.
td-option-first-random = À pile ou face
td-option-first-random-help = On lance la pièce.
td-option-governor_tie = Gouverneur : cartes égales
td-option-governor_tie-help = Qui obtient la pièce si le Gouverneur trouve deux cartes égales, deux 5 par exemple (R-06).
td-option-governor_tie-passes = La pièce change de camp
td-option-governor_tie-passes-help = Le camp qui a la pièce passe pour le plus fort : l’autre camp a donc la carte la plus faible et l’obtient.
td-option-governor_tie-stays = La pièce reste
td-option-governor_tie-stays-help = À cartes égales, la pièce ne bouge pas.
td-option-choose_before_draw = Tirer d’abord ou choisir d’abord
td-option-choose_before_draw-help = Ce qui vient d’abord quand une carte fait tirer une carte au hasard et en choisir une autre, comme le Pilote de chasse (R-23).
td-option-choose_before_draw-false = Comme imprimé, de gauche à droite
td-option-choose_before_draw-false-help = Le Pilote de chasse tire et voit sa carte avant de choisir l’autre.
td-option-choose_before_draw-true = Choisir d’abord
td-option-choose_before_draw-true-help = Le Pilote de chasse choisit avant que la carte soit tirée.

## Ce qu’on vous demande. $card : la carte en cours ; $place : où choisir
td-ask-allot = Trois cartes : gardez-en une, donnez-en une, écartez-en une.
td-ask-lay = Posez une de vos cartes face cachée dans votre Zone d’Influence.
td-ask-play = Jouez une carte de votre main.
td-ask-together = Choisissez votre carte en secret ; les deux seront révélées ensemble.
td-ask-decide = Vous avez la pièce : laquelle des deux cartes est activée ?
td-ask-take = { $card } : choisissez une carte dans { $place }.
td-ask-aside = Carte mise de côté : { $cards }.

## Qui l’on attend, et pour quoi. $seat : un nom ou une liste de noms ; $card
td-wait-allot = On attend { $seat } : trois cartes à répartir.
td-wait-lay = On attend { $seat } : une carte à poser face cachée.
td-wait-play = On attend { $seat } : une carte à jouer.
td-wait-together = On attend { $seat } : une carte à choisir en secret.
td-wait-decide = On attend { $seat }, qui a la pièce et décide.
td-wait-take = On attend { $seat } : une carte à choisir pour { $card }, dans { $place }.

## Ce que vous pouvez répondre. $keep, $give, $discard, $card, $other : des cartes ; $place, $slot : un emplacement et un rang compté à partir de 1
td-label-allot = Garder { $keep }, donner { $give }, écarter { $discard }
td-label-lay = Poser { $card } face cachée
td-label-play = Jouer { $card }
td-label-activate = Activer { $card }
td-label-exchange = Échanger { $card }
td-label-move = Déplacer { $card } vers { $place }
td-label-give = Donner { $card }, qui rejoint { $place }
td-label-activate-move = Activer { $card }, puis déplacer cette carte vers { $place }
td-label-rotate-move = Pivoter { $card } et déplacer cette carte vers { $place }
td-label-forbid-move = Déplacer { $card } vers { $place } sans activation
td-card-face-down = la carte face cachée n° { $slot } dans { $place }
td-label-activate-mine = Activer votre carte { $card } ; la carte adverse { $other } est récupérée
td-label-activate-theirs = Activer la carte adverse { $card } ; vous récupérez { $other }
td-label-activate-mine-alone = Activer votre carte { $card }
td-label-activate-theirs-alone = Activer la carte adverse { $card }
td-label-activate-nothing = Ne rien activer ; la carte { $other } est récupérée

## Journal : mise en place et draft. $game, $era, $seat ; $n : des cartes
td-log-game-began = Partie { $game } de la campagne : { $era }.
td-log-quick-began = Partie rapide : { $era }.
td-log-allotted = { $seat } répartit trois cartes.
td-log-allotted-you = Vous répartissez trois cartes.
td-log-taken-up =
    { $n ->
        [one] Le draft est terminé. Chaque camp prend { $n } carte en main.
       *[other] Le draft est terminé. Chaque camp prend { $n } cartes en main.
    }

## Journal : une manche. $round, $seat, $other, $card, $place, $source
td-log-round-began = La manche { $round } commence.
td-log-played = { $seat } joue { $card }.
td-log-played-you = Vous jouez { $card }.
td-log-coin-goes = La pièce passe à { $seat }.
td-log-coin-goes-you = La pièce passe de votre côté.
td-log-coin-stays = { $seat } garde la pièce.
td-log-coin-stays-you = Vous gardez la pièce.
td-log-decided-own = { $seat } choisit d’activer sa propre carte.
td-log-decided-own-you = Vous choisissez d’activer votre propre carte.
td-log-decided-across = { $seat } choisit d’activer la carte { DE($other) }.
td-log-decided-across-you = Vous choisissez d’activer la carte { DE($other) }.
td-log-decided-across-from-you = { $seat } choisit d’activer votre carte ; à vous de la résoudre.
td-log-moved = { $card } rejoint { $place }.
td-log-moved-hidden = Une carte quitte { $source } et rejoint { $place }.
td-log-moved-hidden-there = Une carte rejoint { $place }.

## Journal : les effets. $seat, $card, $place ; $lack : ce qui manque ; $n : une valeur
td-log-activated = { $seat } résout la carte { $card }.
td-log-activated-you = Vous résolvez la carte { $card }.
td-log-activated-nested = { $seat } active { $card } dans { $place }.
td-log-activated-nested-you = Vous activez { $card } dans { $place }.
td-log-ignored-none = { $card } n’a aucun effet.
td-log-ignored-void = { $card } reste sans effet quand une autre carte l’active (D-071).
td-log-ignored-nobody = { $card } reste sans effet : aucun camp ne remplit la condition (D-097).
td-log-ignored-impossible = { $card } reste sans effet : { $lack } (D-062).
td-lack-card = il n’y a aucune carte dans { $place }
td-lack-value = il n’y a aucun { $n } dans { $place }
td-lack-active = aucune carte ne peut être activée dans { $place }
td-log-qualified = { $card } : { $seat } remplit la condition.
td-log-qualified-you = { $card } : vous remplissez la condition.
td-log-looked = { $seat } parcourt { $place }.
td-log-looked-you = Vous parcourez { $place }.
td-log-saw = { $card } se trouve dans { $place }.
td-log-rotated = On pivote la carte { $card }.
td-log-deferred = { $card } : son effet différé se produit maintenant, pour { $seat }.
td-log-deferred-you = { $card } : son effet différé se produit maintenant, pour vous.

## Journal : la fin. $seat, $other ; $mine, $theirs : des totaux ou des points ; $marker, $n : des cases depuis le milieu
td-log-scored = { $seat } gagne la partie, { $mine } à { $theirs }.
td-log-scored-you = Vous gagnez la partie, { $mine } à { $theirs }.
td-log-scored-tie = Égalité à { $mine } : la pièce donne la partie à { $seat }.
td-log-scored-tie-you = Égalité à { $mine } : la pièce vous donne la partie.
td-log-points = Points de victoire : { $seat } { $mine }, { $other } { $theirs }.
td-log-track-middle = Points de victoire : { $mine } pour vous, { $theirs } pour l’adversaire. Le marqueur est au milieu.
td-log-track-near =
    { $n ->
        [one] Points de victoire : { $mine } pour vous, { $theirs } pour l’adversaire. Le marqueur est à { $n } case du milieu, de votre côté.
       *[other] Points de victoire : { $mine } pour vous, { $theirs } pour l’adversaire. Le marqueur est à { $n } cases du milieu, de votre côté.
    }
td-log-track-far =
    { $n ->
        [one] Points de victoire : { $mine } pour vous, { $theirs } pour l’adversaire. Le marqueur est à { $n } case du milieu, du côté adverse.
       *[other] Points de victoire : { $mine } pour vous, { $theirs } pour l’adversaire. Le marqueur est à { $n } cases du milieu, du côté adverse.
    }
td-log-game-over-influence = { $seat } a le plus d’influence et gagne la partie.
td-log-game-over-influence-you = Vous avez le plus d’influence et gagnez la partie.
td-log-game-over-coin = Influence égale : { $seat } a la pièce et gagne.
td-log-game-over-coin-you = Influence égale : vous avez la pièce et gagnez.
td-log-game-over-track = Le marqueur est du côté { DE($seat) }, qui gagne la campagne.
td-log-game-over-track-you = Le marqueur est de votre côté : vous gagnez la campagne.
td-log-game-over-track-coin = Le marqueur est au milieu : { $seat } a la pièce et gagne la campagne.
td-log-game-over-track-coin-you = Le marqueur est au milieu : vous avez la pièce et gagnez la campagne.

## Pourquoi une réponse est refusée : un message par règle. $cards : ce que vous pouvez répondre à la place
td-why-D-024 = Vous avez la pièce, donc vous jouez d’abord. Au choix : { $cards }.
td-why-D-025 = Vous devez répondre avec une carte de votre main : { $cards }.
td-why-D-051 = Cette carte ne peut pas être choisie ici. Au choix : { $cards }.
td-why-D-070 = Cette carte a déjà été activée cette manche, et aucune ne l’est deux fois. Au choix : { $cards }.
td-why-D-111 = La carte posée face cachée doit venir de votre main : { $cards }.
td-why-D-113 = Une carte face cachée ne peut pas être activée. Au choix : { $cards }.

## La table en phrases. $era, $phase, $game, $round, $seat, $card, $cards, $total, $effect ; $n : des cartes ou des cases
td-phase-draft = le draft
td-phase-hide = on pose les cartes face cachée
td-phase-clash = manche { $round } de l’affrontement
td-phase-over = la partie est terminée
td-describe-quick = { $era } : { $phase }.
td-describe-game = Campagne, partie { $game }, { $era } : { $phase }.
td-describe-piles =
    { $n ->
        [0] Les deux piles du draft sont vides.
        [one] Il reste { $n } carte dans chaque pile du draft.
       *[other] Il reste { $n } cartes dans chaque pile du draft.
    }
td-describe-drawn = Vos trois cartes : { $cards }.
td-describe-coin = { $seat } a la pièce.
td-describe-coin-you = Vous avez la pièce.
td-describe-hand = Votre main : { $cards }.
td-describe-hand-other =
    { $n ->
        [0] { $seat } n’a plus de cartes en main.
        [one] { $seat } a { $n } carte en main.
       *[other] { $seat } a { $n } cartes en main.
    }
td-describe-decision = { $seat } a joué { $card }.
td-describe-decision-you = Vous avez joué { $card }.
td-describe-transit = { $card } attend dans l’Espace Transitoire { DE($seat) }.
td-describe-transit-you = { $card } attend dans votre Espace Transitoire.
td-describe-row = Zone d’Influence { DE($seat) }, en partant de la piste : { $cards }. Influence actuelle : { $total }.
td-describe-row-you = Votre Zone d’Influence, en partant de la piste : { $cards }. Influence actuelle : { $total }.
td-describe-row-empty = La Zone d’Influence { DE($seat) } est vide. Influence actuelle : { $total }.
td-describe-row-empty-you = Votre Zone d’Influence est vide. Influence actuelle : { $total }.
td-describe-aside = { $seat } a mis de côté : { $cards }.
td-describe-aside-you = Vous avez mis de côté : { $cards }.
td-describe-activated = Cartes déjà activées cette manche : { $cards }.
td-describe-rotated = Cartes pivotées : { $cards }.
td-describe-won = { $seat } a gagné la partie { $game }.
td-describe-won-you = Vous avez gagné la partie { $game }.
td-describe-resolving = { $seat } résout la carte { $card }.
td-describe-resolving-you = Vous résolvez la carte { $card }.
td-describe-chosen = La carte à activer est celle { DE($seat) }.
td-describe-chosen-you = La carte à activer est la vôtre.
td-describe-looking = Vous voyez dans { $place } : { $cards }.
td-describe-picked = Première carte de l’échange : { $card }, n° { $slot } dans { $place }.
td-describe-past = Le Passé : { $cards }.
td-describe-reserve =
    { $n ->
        [0] La Réserve est vide.
        [one] La Réserve compte { $n } carte.
       *[other] La Réserve compte { $n } cartes.
    }
td-describe-known = Vous savez ce qui se trouve dans { $place } : { $cards }.
td-describe-unknown = Vous ne savez pas où sont : { $cards }.
td-describe-track =
    { $n ->
        [one] Le marqueur est à { $n } case du milieu, du côté { DE($seat) }.
       *[other] Le marqueur est à { $n } cases du milieu, du côté { DE($seat) }.
    }
td-describe-track-you =
    { $n ->
        [one] Le marqueur est à { $n } case du milieu, de votre côté.
       *[other] Le marqueur est à { $n } cases du milieu, de votre côté.
    }
td-describe-track-middle = Le marqueur est au milieu de la piste.
td-describe-effect = { $card } : { $effect }

## The board in the browser
web-game-time-division = Time Division
web-pitch-time-division = Un duel sur trois époques : deux cartes, une pièce, une décision.
web-act-time-division-play = { $label }
web-td-agency-0 = Le Sablier doré
web-td-agency-1 = L’Aiguille noire
web-td-phase-draft = Draft
web-td-phase-hide = Face cachée
web-td-phase-clash = Affrontement
web-td-phase-play = Jouer
web-td-phase-coin = Pièce
web-td-phase-decision = Décider
web-td-phase-effect = Résoudre
web-td-influence = Influence { DE($who) }
web-td-influence-yours = Votre influence
web-td-row = Influence { DE($who) }, en partant de la piste
web-td-row-yours = Votre influence, en partant de la piste
web-td-coin = La pièce
web-td-transit = Espace Transitoire
web-td-transit-of = Espace Transitoire { DE($who) }
web-td-transit-yours = Votre Espace Transitoire
web-td-transit-waits = attend la prochaine manche
web-td-transit-stays = trop tard pour cette partie
web-td-activated = activée
web-td-empty = vide
web-td-past = Le Passé
web-td-reserve = Réserve
web-td-reserve-n = { $n ->
    [one] { $n } carte, face cachée
   *[other] { $n } cartes, face cachée
}
web-td-coin-with = pièce chez { $who }
web-td-coin-yours = vous avez la pièce
web-td-your-card = Votre carte
web-td-card-of = Carte { DE($who) }
web-td-activate = Activer { $card }
web-td-no-card = Pas de carte ici
web-td-to-play = { $who } joue une carte
web-td-to-play-yours = Jouez une carte de votre main
web-td-sealed-card = choisie en secret
web-td-then = Puis, si elle y est encore : { $text }
web-td-now = Ce qui arrivera à coup sûr :
web-td-totals = Totaux après cette manche
web-td-totals-range = { $low } à { $high }
web-td-influence-word = influence
web-td-coin-holder = pièce
web-td-value = vaut { $n }
web-td-rotated = pivotée
web-td-face-down = face cachée
web-td-face-down-card = Carte face cachée
web-td-pick-from = On résout { $card }
web-td-known = Ce que vous savez
web-td-known-hand = Main { DE($who) }
web-td-known-none = Vous ne savez rien de ce qui est caché.
web-td-known-draft = Avant la fin du draft, personne ne regarde les cartes réparties.
web-td-unknown-n = { $n ->
    [one] { $n } inconnue
   *[other] { $n } inconnues
}
web-td-unknown-are = On ne sait où : { $cards }.
web-td-draft-title = Trois cartes : garder, donner, écarter
web-td-draft-note = Les deux camps répartissent en même temps. Les cartes restent face cachée jusqu’à la fin du draft.
web-td-draft-left = { $n ->
    [one] encore { $n } carte dans votre pile
   *[other] encore { $n } cartes dans votre pile
}
web-td-draft-round = Répartition { $n } sur { $of }
web-td-role-keep = Garder
web-td-role-give = Donner
web-td-role-discard = Écarter
web-td-role-keep-note = pour votre main
web-td-role-give-note = pour { $who }
web-td-role-discard-note = vers la Réserve
web-td-role-set = { $role } : { $card }
web-td-role-open = pas encore de carte
web-td-watching-draft = Les deux camps répartissent leurs cartes en secret.
web-td-track = Piste de score
web-td-track-middle = Le marqueur est au milieu.
web-td-track-at = { $n ->
        [one] Le marqueur est à { $n } case du milieu, du côté { DE($who) }.
       *[other] Le marqueur est à { $n } cases du milieu, du côté { DE($who) }.
    }
web-td-game-of = Partie { $n } sur { $of }
web-td-won-games = { $n ->
    [one] { $n } partie gagnée
   *[other] { $n } parties gagnées
}
web-td-what-decided = Ce qui a décidé
web-opt-mode-quick = partie rapide
web-opt-mode-campaign = campagne
web-opt-era = Époque
web-opt-era-egypt = Égypte antique
web-opt-era-middle-ages = Moyen Âge
web-opt-era-eighties = années 80
web-opt-game-1 = Première partie de la campagne
web-opt-game-1-egypt = { web-opt-era-egypt }
web-opt-game-1-middle-ages = { web-opt-era-middle-ages }
web-opt-game-1-eighties = { web-opt-era-eighties }
web-opt-game-2 = Deuxième partie de la campagne
web-opt-game-2-egypt = { web-opt-era-egypt }
web-opt-game-2-middle-ages = { web-opt-era-middle-ages }
web-opt-game-2-eighties = { web-opt-era-eighties }
web-opt-game-3 = Troisième partie de la campagne
web-opt-game-3-egypt = { web-opt-era-egypt }
web-opt-game-3-middle-ages = { web-opt-era-middle-ages }
web-opt-game-3-eighties = { web-opt-era-eighties }
web-opt-governor-tie = Gouverneur : cartes égales
web-opt-governor-tie-passes = la pièce change de camp
web-opt-governor-tie-stays = la pièce reste
web-opt-choose-before-draw = Tirer d’abord ou choisir d’abord
web-opt-choose-before-draw-false = comme imprimé
web-opt-choose-before-draw-true = choisir d’abord

## The first guided game
learn-time-division = Time Division : qui a le plus d’influence quand les deux mains sont vides l’emporte, et la pièce départage. C’est un duel où une carte agit et l’autre compte. On compose d’abord sa main, puis on s’affronte six fois.
learn-time-division-draft = Trois cartes : gardez-en une, donnez-en une à l’adversaire et écartez-en une face cachée. Chacun le fait trois fois. Gardez la plus haute.
learn-time-division-draft-again = Ce que vous donnez sera joué contre vous ; ce que vous écartez attend dans la Réserve. Avant la fin du draft, personne ne revoit ces cartes.
learn-time-division-draft-last = Les trois dernières. Ensuite vous avez six cartes en main, trois gardées et trois reçues.
learn-time-division-play = Vous avez la pièce, donc vous jouez d’abord. La plus haute des deux cartes prend la pièce. Rien ne bat le dix.
learn-time-division-coin = Qui a la pièce décide laquelle des deux cartes est activée. L’autre n’est pas perdue : son camp la récupère, et elle compte pour sa valeur. Votre Pharaon n’a aucun effet : ses dix points valent mieux.
learn-time-division-value = Vous avez encore la pièce et jouez d’abord. Une carte moyenne suffit souvent : gardez les hautes pour plus tard.
learn-time-division-recover = Avant de décider, lisez les deux côtés : ce que ferait la carte activée, et où en seraient les deux totaux.
learn-time-division-recap = En bref : la plus haute carte prend la pièce, la pièce désigne la carte activée, et l’autre est récupérée pour son influence. La plus grande influence l’emporte ; la pièce départage.

## Pourquoi une position n’est pas de ce jeu
td-wrong-winner = Cette position n’existe pas : la partie est finie et personne ne l’a gagnée.
td-wrong-era = Cette position n’existe pas : { $card } n’est pas une carte de l’époque jouée, { $era }.
td-wrong-hands = Cette position n’existe pas : au début d’une manche, les deux mains doivent compter autant de cartes (D-037).
td-wrong-face = Cette position n’existe pas : une carte de la boîte, d’une pile ou du draft ne peut pas être visible toute seule.

# Pourquoi un robot l’a fait, dans ses propres mots : d’après ce que tout le monde a appris.
web-td-reason-acted = J’ai joué « { $card } » pour son effet, et je l’ai eu.
web-td-reason-counts = « { $card } » n’a pas été activée : elle compte donc pour moi dans ma Zone d’Influence, et c’était l’autre moitié du plan.
web-td-reason-lost = « { $card } » a fini de l’autre côté. Ce n’était pas le plan.
web-td-reason-waits = « { $card } » peut agir ou compter : la personne qui décide doit choisir le moindre mal.
web-td-reason-own = « { $card } » m’apportait plus en agissant que l’autre carte : { $lines }
web-td-reason-other = J’ai laissé agir « { $card } », pour que la mienne reste et compte : { $lines }

## Les fins dans les listes
web-ending-time-division-influence = à l’influence
web-ending-time-division-coin = à la pièce
web-ending-time-division-track = sur la piste des trois époques
web-ending-time-division-track-coin = trois époques, départagées par la pièce
