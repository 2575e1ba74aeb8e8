### Contre-Temps, en français. Mêmes identifiants et mêmes variables qu’en anglais.
### $seat, $other : un nom · $seats : des noms réunis par cl-list-* (sans « vous ») · $card, $lead, $standing : une
### carte en toutes lettres (ct-card) ou en bref (ct-card-short), toujours après un article · $cards, $events : listes ·
### $suit : une lettre de A à E · $event : numéro du jeton · $n, $energy, $round… : des nombres entiers.
### `x-you` remplace `x` quand on s’adresse à $seat ; `x-from-you`, quand on s’adresse à $other.
### Jamais « de » ni « que » devant un nom : l’élision (d’Idris) serait impossible.

## Le jeu lui-même
ct-title = Contre-Temps
ct-tagline = Un jeu de plis où l’on remonte le temps pour gagner les plis qu’on a perdus.
ct-about = Chaque pli est un événement de la ligne du temps. Remportez-le et il est à vous, jusqu’à ce que quelqu’un dépense son énergie pour y revenir, le rejouer et réécrire l’histoire. Les petites cartes rapportent des cristaux, les cristaux ouvrent le passé, et qui remonte assez loin peut même changer la constante, l’atout de tous les temps. Trois événements sous votre contrôle, et la partie est à vous. En mode Paradoxes, les événements surviennent dans le désordre et l’on voyage aussi vers le futur.

## Les suites et les cartes. ct-suit reçoit $suit ; ct-card et ct-card-short reçoivent $suit et $value
ct-suit-A = Astrolabe
ct-suit-B = Baromètre
ct-suit-C = Compas
ct-suit-D = Dynamo
ct-suit-E = Échappement
ct-suit =
    { $suit ->
        [A] { ct-suit-A }
        [B] { ct-suit-B }
        [C] { ct-suit-C }
        [D] { ct-suit-D }
       *[E] { ct-suit-E }
    }
ct-card =
    { $suit ->
        [A] { $value } d’{ ct-suit-A }
        [B] { $value } de { ct-suit-B }
        [C] { $value } de { ct-suit-C }
        [D] { $value } de { ct-suit-D }
       *[E] { $value } d’{ ct-suit-E }
    }
ct-card-hidden = carte face cachée

## Quantités, employées dans d’autres messages
ct-n-crystals =
    { $n ->
        [0] aucun cristal
        [one] { $n } cristal
       *[other] { $n } cristaux
    }
ct-n-places =
    { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
ct-n-events =
    { $n ->
        [0] aucun événement
        [one] { $n } événement
       *[other] { $n } événements
    }
ct-energy =
    { $energy ->
        [0] aucun cristal
        [one] { $energy } cristal
       *[other] { $energy } cristaux
    }
ct-discs =
    { $discs ->
        [0] aucun disque
        [one] { $discs } disque
       *[other] { $discs } disques
    }
ct-held =
    { $held ->
        [0] aucune carte
        [one] { $held } carte
       *[other] { $held } cartes
    }
ct-most =
    { $most ->
        [0] aucune place
        [one] { $most } place
       *[other] { $most } places
    }
ct-back =
    { $back ->
        [0] aucune place
        [one] { $back } place
       *[other] { $back } places
    }
ct-forward =
    { $forward ->
        [0] aucune place
        [one] { $forward } place
       *[other] { $forward } places
    }

## Options : le nom, les valeurs, et une phrase d’aide pour chacune (`-help`)
ct-option-mode = Mode
ct-option-mode-help = Comment la ligne du temps grandit, et dans quel sens on voyage.
ct-option-mode-classic = Classique
ct-option-mode-classic-help = Les événements viennent dans l’ordre, de 1 à 10, et l’on ne voyage que vers le passé.
ct-option-mode-paradox = Paradoxes
ct-option-mode-paradox-help = Les événements viennent dans le désordre, et l’on voyage vers le passé comme vers le futur.
ct-option-past_energy = Petites cartes dans le passé
ct-option-past_energy-help = Quelles cartes doivent être plus fortes pour qu’une petite carte rapporte un cristal, quand on rejoue un événement passé (O-1).
ct-option-past_energy-kept = Comparées aussi aux cartes conservées
ct-option-past_energy-kept-help = La carte d’entame et la carte maîtresse comptent aussi : sous un 9 maître, un 4 de la suite rapporte un cristal.
ct-option-past_energy-new_only = Comparées aux seules nouvelles cartes
ct-option-past_energy-new_only-help = Seules comptent les cartes jouées là dans cette manche : un 4 joué seul ne rapporte rien.
ct-option-constant_rank = Quelle offre l’emporte à la constante
ct-option-constant_rank-help = Laquelle des cartes offertes devient la nouvelle constante (O-2).
ct-option-constant_rank-value = La plus haute valeur
ct-option-constant_rank-value-help = Seule compte la valeur : un 9 bat un 5 d’atout.
ct-option-constant_rank-trump_first = L’atout d’abord
ct-option-constant_rank-trump_first-help = Les atouts battent toutes les autres : un 5 d’atout bat un 9.
ct-option-paradox_order = Ordre en mode Paradoxes
ct-option-paradox_order-help = Dans quel ordre se résolvent les événements occupés, en mode Paradoxes (O-3).
ct-option-paradox_order-present_first = Le présent d’abord
ct-option-paradox_order-present_first-help = Le présent, puis du bout de la ligne jusqu’à la constante : 4 (le présent), 7, 2.
ct-option-paradox_order-sweep = D’un seul trait
ct-option-paradox_order-sweep-help = Du bout de la ligne jusqu’à la constante, le présent à son rang : 7, 4 (le présent), 2.
ct-option-double_instability_ends = Une nouvelle égalité sur une ligne instable met fin à la partie
ct-option-double_instability_ends-help = Ce que provoque une égalité à la constante quand la ligne est déjà instable (O-4).
ct-option-double_instability_ends-false = Non
ct-option-double_instability_ends-false-help = La ligne reste instable et la partie continue.
ct-option-double_instability_ends-true = Oui
ct-option-double_instability_ends-true-help = Le temps s’effondre : la partie s’arrête et se départage comme après dix manches.
ct-option-discards_visible = Défausse ouverte
ct-option-discards_visible-help = Si l’on peut consulter les cartes défaussées (O-5).
ct-option-discards_visible-true = Oui
ct-option-discards_visible-true-help = Tout le monde peut consulter la défausse à tout moment.
ct-option-discards_visible-false = Non
ct-option-discards_visible-false-help = La défausse est fermée : à chacun de retenir ce qui a été joué.

## Ce qu’on vous demande. -free : vous n’avez rien dans la suite demandée. $event, $suit (demandée), $energy
ct-ask-lead = Entamez l’événement { $event } : n’importe quelle carte.
ct-ask-follow = À l’événement { $event }, on demande { ct-suit } : fournissez.
ct-ask-follow-free = À l’événement { $event }, jouez ce que vous voulez : on demande { ct-suit }, et vous n’en avez pas.
ct-ask-lead-past = Rouvrez l’événement { $event } à { ct-suit } : sa suite s’impose à vous aussi.
ct-ask-lead-past-free = Rouvrez l’événement { $event } avec ce que vous voulez : on y demande { ct-suit }, et vous n’en avez pas.
ct-ask-follow-past = À l’événement { $event }, qui se rejoue, on demande { ct-suit } : fournissez.
ct-ask-follow-past-free = À l’événement { $event }, qui se rejoue, jouez ce que vous voulez : on y demande { ct-suit }, et vous n’en avez pas.
ct-ask-offer = Offrez une carte à la constante : la plus forte donnera l’atout.
ct-ask-offer-unstable = Offrez une carte pour rendre une constante à la ligne.
ct-ask-travel = Depuis l’événement { $event }, jusqu’où remontez-vous ? Votre réserve : { ct-energy }.
ct-ask-travel-paradox = Depuis l’événement { $event }, jusqu’où voyagez-vous, en arrière ou en avant ? Votre réserve : { ct-energy }.

## Qui l’on attend, et pour quoi. $seat : un nom ou une liste de noms ; $event, $suit
ct-wait-lead = On attend { $seat } pour entamer l’événement { $event }.
ct-wait-follow = On attend { $seat } : une carte à l’événement { $event }, où l’on demande { ct-suit }.
ct-wait-lead-past = On attend { $seat } pour rouvrir l’événement { $event }, où l’on demande { ct-suit }.
ct-wait-follow-past = On attend { $seat } : l’événement { $event } se rejoue, et l’on y demande { ct-suit }.
ct-wait-offer = On attend { $seat } : une carte à offrir à la constante.
ct-wait-travel = On attend { $seat } : la destination du voyage.

## Ce que vous pouvez répondre. $card, $n (places), $event (l’arrivée)
ct-label-play = Jouer le { $card }
ct-label-offer = Offrir le { $card }
ct-label-stay = Rester à l’événement { $event }
ct-label-back = Reculer de { ct-n-places }, jusqu’à l’événement { $event }
ct-label-back-constant = Reculer de { ct-n-places }, jusqu’à la constante
ct-label-forward = Avancer de { ct-n-places }, jusqu’à l’événement { $event }

## Journal : la donne et la manche. $card et $suit (constante), $seat (Premier joueur), $round
ct-log-dealt = Les cartes sont données. La constante est le { $card } : l’atout est { ct-suit }.
ct-log-first = { $seat } a le marqueur Premier joueur.
ct-log-first-you = Vous avez le marqueur Premier joueur.
ct-log-round-began = La manche { $round } commence.

## Journal : les cartes d’un événement. -past : entame d’un ancien événement · -void : n’a pu fournir. $seat, $card, $event, $suit (demandée)
ct-log-led = { $seat } entame l’événement { $event } avec le { $card } : on demande { ct-suit }.
ct-log-led-you = Vous entamez l’événement { $event } avec le { $card } : on demande { ct-suit }.
ct-log-led-past = { $seat } rouvre l’événement { $event } avec le { $card }.
ct-log-led-past-you = Vous rouvrez l’événement { $event } avec le { $card }.
ct-log-led-past-void = Sans { ct-suit } en main, { $seat } rouvre l’événement { $event } avec le { $card }.
ct-log-led-past-void-you = Sans { ct-suit } en main, vous rouvrez l’événement { $event } avec le { $card }.
ct-log-played = { $seat } joue le { $card }.
ct-log-played-you = Vous jouez le { $card }.
ct-log-played-void = Sans { ct-suit } en main, { $seat } joue le { $card }.
ct-log-played-void-you = Sans { ct-suit } en main, vous jouez le { $card }.
ct-log-crystal-gained = { $seat } prend un cristal pour cette petite carte.
ct-log-crystal-gained-you = Vous prenez un cristal pour cette petite carte.

## Journal : le contrôle. event-renewed : on bat sa propre carte, aucun disque ne bouge. $seat, $other (qui contrôlait), $card, $event
ct-log-event-won = { $seat } remporte l’événement { $event } avec le { $card }.
ct-log-event-won-you = Vous remportez l’événement { $event } avec le { $card }.
ct-log-event-changed = { $seat } prend l’événement { $event } à { $other } avec le { $card }.
ct-log-event-changed-you = Vous prenez l’événement { $event } à { $other } avec le { $card }.
ct-log-event-changed-from-you = { $seat } vous prend l’événement { $event } avec le { $card }.
ct-log-event-renewed = { $seat } contrôle déjà l’événement { $event } et le tient désormais avec le { $card }.
ct-log-event-renewed-you = Vous contrôlez déjà l’événement { $event } et le tenez désormais avec le { $card }.
ct-log-event-stands = L’événement { $event } tient bon : rien ne bat le { $card }, et { $seat } le garde.
ct-log-event-stands-you = L’événement { $event } tient bon : rien ne bat le { $card }, et vous le gardez.
ct-log-disc-returned = { $seat } reprend son disque de l’événement { $event }.
ct-log-disc-returned-you = Vous reprenez votre disque de l’événement { $event }.

## Journal : la constante. $seat, $card, $suit (nouvel atout), $n (la valeur à égalité)
ct-log-constant-offered = { $seat } offre le { $card }.
ct-log-constant-offered-you = Vous offrez le { $card }.
ct-log-constant-changed = Le { $card } est la nouvelle constante : l’atout est { ct-suit }.
ct-log-constant-unstable = Égalité à { $n } en tête des offres : plus de constante, plus d’atout, la ligne est instable.
ct-log-constant-stays-unstable = Encore une égalité, à { $n }, en tête des offres : la ligne reste instable.

## Journal : le temps passe. $event (le présent), $seat, $n (cristaux)
ct-log-time-passed = Le temps passe : voici l’événement { $event }, et tout le monde revient au présent.
ct-log-present-empty = Le présent était désert : pas de nouvel événement, tout le monde revient à l’événement { $event }.
ct-log-income =
    { $n ->
        [0] { $seat } ne reçoit aucun cristal.
        [one] { $seat } reçoit { $n } cristal.
       *[other] { $seat } reçoit { $n } cristaux.
    }
ct-log-income-you =
    { $n ->
        [0] Vous ne recevez aucun cristal.
        [one] Vous recevez { $n } cristal.
       *[other] Vous recevez { $n } cristaux.
    }

## Journal : le voyage, une fois les choix dévoilés. $seat, $n (places et cristaux), $event (l’arrivée)
ct-log-travel-revealed-stay = { $seat } reste à l’événement { $event }.
ct-log-travel-revealed-stay-you = Vous restez à l’événement { $event }.
ct-log-travel-revealed-back = { $seat } dépense { ct-n-crystals } et remonte à l’événement { $event }.
ct-log-travel-revealed-back-you = Vous dépensez { ct-n-crystals } et remontez à l’événement { $event }.
ct-log-travel-revealed-constant = { $seat } dépense { ct-n-crystals } et remonte à la constante.
ct-log-travel-revealed-constant-you = Vous dépensez { ct-n-crystals } et remontez à la constante.
ct-log-travel-revealed-forward = { $seat } dépense { ct-n-crystals } et file vers le futur, à l’événement { $event }.
ct-log-travel-revealed-forward-you = Vous dépensez { ct-n-crystals } et filez vers le futur, à l’événement { $event }.

## Journal : la fin. -tie : plusieurs en avaient trois. $seat, $n (événements tenus), $event (le plus près de la constante, côté victoire)
ct-log-game-over = La partie s’achève, et { $seat } gagne.
ct-log-game-over-you = La partie s’achève, et vous gagnez.
ct-log-game-over-three = { $seat } contrôle trois événements et gagne la partie.
ct-log-game-over-three-you = Vous contrôlez trois événements et gagnez la partie.
ct-log-game-over-three-tie = Égalité à trois événements : de ceux-là, le plus près de la constante est l’événement { $event }, tenu par { $seat }, qui gagne la partie.
ct-log-game-over-three-tie-you = Égalité à trois événements : de ceux-là, le plus près de la constante est votre événement { $event }, et vous gagnez la partie.
ct-log-game-over-ten = Les dix manches sont finies. { $seat } gagne avec { $n ->
    [one] un seul événement, l’événement { $event }
   *[other] { $n } événements, dont le plus près de la constante est l’événement { $event }
}.
ct-log-game-over-ten-you = Les dix manches sont finies. Vous gagnez avec { $n ->
    [one] un seul événement, l’événement { $event }
   *[other] { $n } événements, dont le plus près de la constante est l’événement { $event }
}.
ct-log-game-over-collapse = Nouvelle égalité sur une ligne instable : le temps s’effondre. { $seat } gagne avec { $n ->
    [one] un seul événement, l’événement { $event }
   *[other] { $n } événements, dont le plus près de la constante est l’événement { $event }
}.
ct-log-game-over-collapse-you = Nouvelle égalité sur une ligne instable : le temps s’effondre. Vous gagnez avec { $n ->
    [one] un seul événement, l’événement { $event }
   *[other] { $n } événements, dont le plus près de la constante est l’événement { $event }
}.

## Pourquoi une réponse est refusée : un message par règle. $cards : ce que vous pouvez jouer à la place ; $n : places demandées ;
## $energy : vos cristaux ; $most : places possibles ; $back, $forward : portée en mode Paradoxes
ct-why-K-042 = Vous devez jouer une carte à l’événement { $event } : on ne passe pas.
ct-why-K-061 = À l’événement { $event }, on demande { ct-suit } : il faut fournir, et vous avez de quoi ({ $cards }).
ct-why-K-063 = L’événement { $event } a été entamé à { ct-suit } : cette suite s’impose encore à tout le monde, même à qui entame, et vous avez de quoi fournir ({ $cards }).
ct-why-K-091 = À la constante, seule une carte de votre main peut être offerte.
ct-why-K-113 =
    { $most ->
        [0] Chaque place coûte un cristal, et votre réserve est vide.
        [one] Vous pouvez reculer d’une place au plus. Votre réserve : { ct-energy } ; au-delà de la constante, il n’y a rien.
       *[other] Vous pouvez reculer de { $most } places au plus. Votre réserve : { ct-energy } ; au-delà de la constante, il n’y a rien.
    }
ct-why-K-113-crystals = Reculer de { ct-n-places } coûte { ct-n-crystals }. Votre réserve : { ct-energy }.
ct-why-K-113-places = La constante n’est qu’à { ct-most } d’ici, et il n’y a rien au-delà.
ct-why-K-114 = En mode classique, on ne voyage que vers le passé, jamais vers le futur.
ct-why-K-146 = Votre portée d’ici : { ct-back } en arrière, { ct-forward } en avant. Votre réserve : { ct-energy }.

## La table en phrases : où en est la partie. $round, $event, $n, $card, $suit, $events
ct-phase-resolve = on résout les événements
ct-phase-constant = on change la constante
ct-phase-travel = les voyages se préparent
ct-phase-over = la partie est terminée
ct-describe-round = Manche { $round }, sur dix au plus : { $phase }.
ct-describe-constant = La constante est le { $card } : l’atout est { ct-suit }.
ct-describe-constant-none = La ligne est instable : ni constante, ni atout.
ct-describe-pile =
    { $n ->
        [0] Il ne reste aucun jeton Événement.
        [one] Il reste un jeton Événement.
       *[other] Il reste { $n } jetons Événement.
    }
ct-describe-bag = Encore à venir, dans un ordre inconnu : { $events }.
ct-describe-present = Le présent est l’événement { $event }.
ct-describe-order = Ordre de résolution de cette manche : { $events }.
ct-describe-discard = Défausse : { $cards }.
ct-describe-removed = Hors de cette partie : { $cards }.
ct-describe-removed-low = Hors de cette partie : de 1 à { $n } dans chaque suite.
ct-describe-undealt =
    { $n ->
        [one] { $n } carte n’a pas été distribuée.
       *[other] { $n } cartes n’ont pas été distribuées.
    }

## La table en phrases : un événement. -single : la carte d’entame est encore maîtresse. $event, $lead, $standing, $seat (qui contrôle)
ct-describe-event = Événement { $event } : entamé avec le { $lead } ; contrôlé par { $seat } avec le { $standing }.
ct-describe-event-you = Événement { $event } : entamé avec le { $lead } ; contrôlé par vous avec le { $standing }.
ct-describe-event-single = Événement { $event } : entamé avec le { $lead }, toujours maître ; contrôlé par { $seat }.
ct-describe-event-single-you = Événement { $event } : entamé avec le { $lead }, toujours maître ; contrôlé par vous.
ct-describe-event-open = Événement { $event } : pas encore résolu.

## La table en phrases : une place. $seat, $event, $energy, $discs (sur la machine), $held (cartes en main), $n, $events (contrôlés)
ct-describe-pawn = { $seat } se trouve à l’événement { $event }.
ct-describe-pawn-you = Vous vous trouvez à l’événement { $event }.
ct-describe-pawn-present = { $seat } se trouve dans le présent, à l’événement { $event }.
ct-describe-pawn-present-you = Vous vous trouvez dans le présent, à l’événement { $event }.
ct-describe-pawn-constant = { $seat } se trouve à la constante.
ct-describe-pawn-constant-you = Vous vous trouvez à la constante.
ct-describe-seat = Réserve { DE($seat) } : { ct-energy }, { ct-discs } sur la machine, { ct-held } en main.
ct-describe-seat-you = Votre réserve : { ct-energy }, { ct-discs } sur la machine, { ct-held } en main.
ct-describe-controls = { $seat } contrôle { ct-n-events } : { $events }.
ct-describe-controls-you = Vous contrôlez { ct-n-events } : { $events }.
ct-describe-first = { $seat } a le marqueur Premier joueur.
ct-describe-first-you = Vous avez le marqueur Premier joueur.
ct-describe-hand = Votre main : { $cards }.
ct-describe-hand-empty = Votre main est vide.

## La table en phrases : l’événement en cours, à qui le tour, qui a scellé son choix, le résultat. $seats : des noms ; $ending : ct-ending-*
ct-describe-tray = On résout l’événement { $event } ; la suite demandée est { ct-suit }.
ct-describe-tray-empty = On résout l’événement { $event } ; il n’est pas encore entamé.
ct-describe-leader = L’entame revient à { $seat }.
ct-describe-leader-you = L’entame vous revient.
ct-describe-played = { $seat } a joué le { $card }.
ct-describe-played-you = Vous avez joué le { $card }.
ct-describe-sealed = Choix déjà fait : { $seats }.
ct-describe-sealed-you = Votre choix : { $choice }. Vous pouvez en changer tant que tout le monde n’a pas choisi.

## The board in the browser
web-game-contre-temps = Contre-Temps
web-pitch-contre-temps = Remportez des événements en faisant des plis, puis remontez le temps pour les reprendre.
web-ct-suit-a = Astrolabe
web-ct-suit-b = Baromètre
web-ct-suit-c = Compas
web-ct-suit-d = Dynamo
web-ct-suit-e = Échappement
web-ct-card = { $suit } { $value }
web-ct-line = La ligne des événements
web-ct-line-title = La ligne
web-ct-line-classic = Résolue du présent vers la constante
web-ct-line-paradox = Le drapeau marque le présent, où qu’il soit
web-ct-order = Ordre de résolution
web-ct-constant = Constante
web-ct-constant-now = Constante en cours
web-ct-constant-nobody = Constante : personne
web-ct-constant-short = constante
web-ct-token-now = { $n } en cours
web-ct-trump = { $suit } bat toutes les autres suites
web-ct-unstable = La ligne est instable : pas d’atout
web-ct-no-trump = pas d’atout
web-ct-event = Événement { $n }
web-ct-event-present = Événement { $n }, le présent
web-ct-unresolved = à remporter
web-ct-not-laid = pas encore posés
web-ct-not-laid-n = Événement { $n }, pas encore posé
web-ct-bag = { $n ->
    [one] un événement dans le sac
   *[other] { $n } événements dans le sac
  }
web-ct-travel-to = { $cost ->
    [0] Rester à l’événement { $n }
    [one] Aller à l’événement { $n } pour un cristal
   *[other] Aller à l’événement { $n } pour { $cost } cristaux
  }
web-ct-travel-constant = { $cost ->
    [one] Aller à la constante pour un cristal
   *[other] Aller à la constante pour { $cost } cristaux
  }
web-ct-stay = rester
web-ct-your-choice = Votre choix, encore secret
web-ct-crystals = cristaux
web-ct-crystal-word = { $n ->
    [one] cristal
   *[other] cristaux
  }
web-ct-events-held = événements
web-ct-discs-left = disques
web-ct-machine = Votre machine
web-ct-discs = { $left ->
    [one] { $left } libre
   *[other] { $left } libres
  }, { $held ->
    [one] { $held } posé
   *[other] { $held } posés
  }
web-ct-on-table = Sur la table à l’événement { $n }
web-ct-at-event = Événement { $n }
web-ct-led-suit = suite demandée : { $suit }
web-ct-lead-kept = Entame, gardée
web-ct-sets-suit = fixe la suite
web-ct-standing = Carte maîtresse
web-ct-holds = { $who ->
    [Vous] Vous tenez
   *[other] { $who } tient
  }
web-ct-to-beat = la carte à battre
web-ct-led = { $who ->
    [Vous] Vous entamez { $card }
   *[other] { $who } entame { $card }
  }
web-ct-played = { $who ->
    [Vous] Vous jouez { $card }
   *[other] { $who } joue { $card }
  }
web-ct-took-crystal = prend un cristal
web-ct-your-card = Votre carte
web-ct-plays-last = joue en dernier
web-ct-plays-now = joue maintenant
web-ct-plays-then = joue ensuite
web-ct-if-play = Si vous jouez { $card }
web-ct-if-offer = Si vous offrez { $card }
web-ct-if-travel = { $n ->
    [0] Si vous restez
    [one] Si vous dépensez un cristal
   *[other] Si vous dépensez { $n } cristaux
  }
web-ct-travel-title = Chacun choisit un voyage en secret
web-ct-travel-note = Tous les pions partent ensemble quand tout le monde a choisi.
web-ct-offer-title = Offres pour la constante
web-ct-offer-note = Toutes les offres se révèlent ensemble quand tout le monde a choisi.
web-ct-what-decided = Ce qui a décidé
web-ct-holds-events = événements { $events }
web-ct-holds-none = aucun événement
web-ct-phase-resolve = Résolution
web-ct-phase-constant = Constante
web-ct-phase-travel = Voyage
web-ct-first-player = premier joueur
web-opt-mode-classic = classique
web-opt-mode-paradox = Paradoxes
web-opt-past-energy = Petites cartes dans le passé
web-opt-past-energy-kept = comparées aussi aux cartes conservées
web-opt-past-energy-new-only = comparées aux seules nouvelles cartes
web-opt-constant-rank = Quelle offre l’emporte à la constante
web-opt-constant-rank-value = la plus haute valeur
web-opt-constant-rank-trump-first = l’atout d’abord
web-opt-paradox-order = Ordre en mode Paradoxes
web-opt-paradox-order-present-first = le présent d’abord
web-opt-paradox-order-sweep = d’un seul trait
web-opt-double-instability-ends = Une nouvelle égalité sur une ligne instable met fin à la partie
web-opt-double-instability-ends-true = oui
web-opt-double-instability-ends-false = non
web-ct-who-holds = Qui tient quel événement à la fin

## The first guided game
learn-contre-temps = Contre-Temps : contrôlez trois événements en fin de manche, et vous gagnez. Après dix manches, qui en tient le plus l’emporte ; à égalité, qui tient le plus près de la constante. On remporte un événement comme un pli, puis d’autres reviennent le rejouer. Je vous guide pour les premiers choix.
learn-contre-temps-follow = On a entamé Baromètre à l’événement 1 : vous devez en fournir tant que vous en avez. Les cartes grises ne se jouent pas : touchez-en une pour savoir pourquoi. Le plus haut Baromètre prend l’événement, à moins que quelqu’un ne coupe ; et aucun Baromètre ne dépasse le 13.
learn-contre-temps-travel = Chacun choisit maintenant son voyage en secret. Chaque place en arrière coûte un cristal, et tous les pions partent ensemble quand le dernier choix est scellé. Vous tenez déjà l’événement 1 : restez au présent.
learn-contre-temps-lead = Vous contrôlez l’événement précédent, donc vous entamez : n’importe quelle carte convient, et les autres doivent fournir sa suite. Choisissez-en une et lisez ce qu’elle ferait avant de confirmer.
learn-contre-temps-back = Voici le cœur du jeu. Avec deux cristaux, vous pouvez reculer de deux places, jusqu’à l’événement 1, et le rejouer. Touchez l’arrêt sur la ligne.
learn-contre-temps-again = Un événement passé garde la suite de sa première carte, et c’est sa carte maîtresse qu’il faut battre. Une carte plus basse de cette suite rapporte un cristal.
learn-contre-temps-income = Le rail montre chaque place à portée et son prix. L’événement 3 est allé à quelqu’un d’autre : une place en arrière, et il peut être à vous.
learn-contre-temps-reopen = Personne d’autre n’est venu : à vous de rouvrir l’événement. Si votre carte bat la carte maîtresse, l’histoire change et votre disque remplace l’autre.
learn-contre-temps-constant = À vous encore. Au début de la ligne se trouve la constante : sa suite est l’atout de tous les événements. Qui remonte jusque-là offre une carte, et la plus forte devient la nouvelle constante ; une égalité laisse la ligne sans atout.
learn-contre-temps-recap = En bref : on fournit la suite demandée, on coupe avec celle de la constante, on gagne des cristaux avec les petites cartes et on les dépense pour remonter. Trois événements en fin de manche font gagner ; sinon, la dixième manche décide.

## Pourquoi une position n’est pas de ce jeu
ct-wrong-winner = Cette position n’existe pas : la partie est finie et personne ne l’a gagnée.
ct-wrong-line = Cette position n’existe pas : les événements de la ligne ne sont pas dans l’ordre, ou le présent n’y est pas.
ct-wrong-pawn = Cette position n’existe pas : le pion de la place { $seat } est sur l’événement { $event }, qui n’est pas sur la ligne.
ct-wrong-event = Cette position n’existe pas : l’événement { $event } doit avoir une carte d’entame et être sur la ligne si quelqu’un le contrôle, et seulement alors.
ct-wrong-discs = Cette position n’existe pas : la place { $seat } a trois disques, et contrôle { $n ->
    [one] { $n } événement
   *[other] { $n } événements
}.
ct-wrong-played = Cette position n’existe pas : seuls ceux dont c’était le tour à cet événement y ont joué une carte.
ct-wrong-hand = Cette position n’existe pas : la place { $seat } a { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
} en main, et il lui en faut { $wanted } pour tenir dix manches.

# Pourquoi un robot l’a fait, dans ses propres mots : d’après ce que tout le monde a appris.
web-ct-reason-won = { $card } suffisait pour gagner l’événement { $event }. Cela m’en fait { $n }, et trois gagnent la partie.
web-ct-reason-crystal = Je ne pouvais pas gagner l’événement { $event }, alors j’y ai lâché { $card } : un cristal pour une carte basse, c’est un voyage de payé.
web-ct-reason-beaten = J’espérais que { $card } tiendrait l’événement { $event }, mais { $winner } l’a battu.
web-ct-reason-hopes = Avec { $card }, je veux gagner l’événement { $event } ; les autres peuvent encore faire mieux.
web-ct-reason-stays = Je suis resté à l’événement { $event } et j’ai gardé mes cristaux.
web-ct-reason-constant = J’ai payé { $n ->
    [one] un cristal
   *[other] { $n } cristaux
  } pour être à la constante : de là, je peux changer l’atout.
web-ct-reason-goes = J’ai payé { $n ->
    [one] un cristal
   *[other] { $n } cristaux
  } pour être à l’événement { $event } : il n’est encore à personne.
web-ct-reason-attacks = J’ai payé { $n ->
    [one] un cristal
   *[other] { $n } cristaux
  } pour revenir à l’événement { $event } : { $card } le tient pour l’instant, et je compte faire mieux.
web-ct-reason-guards = J’ai payé { $n ->
    [one] un cristal
   *[other] { $n } cristaux
  } pour revenir à l’événement { $event } : je le tiens avec { $card }, et je veux être là si on me le dispute.
## Les fins dans les listes
web-ending-contre-temps-three = trois événements tenus
web-ending-contre-temps-ten = le dixième événement
web-ending-contre-temps-collapse = le temps s’est effondré
