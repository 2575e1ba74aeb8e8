### Chrononauts, en français ; Artifaxx et Solonauts emploient aussi ces mots. Mêmes identifiants et variables qu’en anglais.
### $seat, $other : un nom · $card, $at : une carte en toutes lettres · $cards, $years : listes réunies par cl-list-* ·
### $title : un titre avec son année · $year, $limit : des chiffres en texte · $n, $most : des nombres entiers.
### `x-you` remplace `x` quand on s’adresse à $seat. Jamais « de » ni « que » devant un nom.

## Le jeu lui-même
cn-title = Chrononauts
cn-tagline = Changez l’histoire, réparez les paradoxes et retrouvez un monde que personne d’autre ne connaît.
cn-about = Trente-deux années sont étalées sur la table, telles que les livres les racontent. Retournez une des treize charnières de l’histoire et des années plus tardives se déchirent ; réparez-les avant qu’il n’y en ait trop. Vous avez trois façons de gagner : donner à la chronologie la forme de votre monde secret, réunir les trois artefacts de votre mission secrète, ou amasser dix cartes par de bonnes réparations. Mais si treize paradoxes béent à la fois, tout le monde perd.

## Les cartes et les titres. $year, $title
cn-card-hidden = carte cachée
cn-card-patch = Patch { $year } : { $title }
cn-headline = { $year } { $title }
cn-headline-prime = { $year }’ { $title }
cn-and = et
cn-or = ou

## Ce que font les cartes. $effect : une phrase de l’édition ; $years, $year, $condition
cn-effect-inverter = { $effect } Ses charnières : { $years }.
cn-effect-patch = Répare { $year } si c’est un paradoxe ouvert et que ceci est vrai : { $condition }. Piochez ensuite une carte.
cn-effect-patch-solo = Répare { $year } si c’est un paradoxe ouvert et que ceci est vrai : { $condition }.
cn-effect-artifact = Posez-le devant vous. Il compte pour une mission tant qu’il y reste.
cn-effect-artifact-later = Posez-le devant vous. Il compte pour une mission tant qu’il y reste. La Troisième Guerre mondiale le met hors de portée.

## Les vœux d’une mission. $head, $tail : noms d’artefacts
cn-wish-best = la meilleure Joconde en jeu
cn-wish-any = { $head } ou { $tail }

## Les options
cn-option-edition = Édition
cn-option-edition-help = Les cartes avec lesquelles on joue (R-37).
cn-option-edition-original = Édition originale
cn-option-edition-original-help = Les 136 cartes de la première édition, pour autant qu’on les connaisse.
cn-option-first = Premier joueur
cn-option-first-help = Qui joue le premier tour (C-011).
cn-option-first-guess = On devine l’heure
cn-option-first-guess-help = Chacun devine l’heure en secret, sans regarder de montre ; qui tombe le plus près commence.
cn-option-first-random = Tiré au sort
cn-option-first-random-help = On tire au sort qui commence.

## Ce qu’on vous demande. $card : la carte qui vient d’être jouée ; $n : les coups
cn-ask-guess = Quelle heure est-il ? Devinez sans regarder de montre : qui tombe le plus près commence.
cn-ask-clock = Regardez une montre. Quelle heure est-il, à cinq minutes près ?
cn-ask-exchange = Gardez-vous votre identité, ou l’échangez-vous ? On ne vous le propose qu’une fois.
cn-ask-play = Jouez une carte, ou défaussez-en une pour tuer le temps.
cn-ask-play-more =
    { $n ->
        [one] Jouez une carte, ou défaussez-en une pour tuer le temps ; { $n } carte encore à jouer.
       *[other] Jouez une carte, ou défaussez-en une pour tuer le temps ; { $n } cartes encore à jouer.
    }
cn-ask-memo = On joue « { $card } ». L’arrêter par un Mémo, ou laisser passer ?
cn-ask-fetch = Choisissez une carte de la défausse et jouez-la.
cn-ask-search = Choisissez une carte de la pioche et jouez-la.
cn-ask-miracle = Jouez ou défaussez une des cartes piochées pour le miracle.
cn-ask-claim = Votre tour s’achève. Réclamez-vous la victoire ?
cn-ask-solo = Jouez une carte, défaussez un patch, ou abandonnez.

## Qui l’on attend. $seat, $card, $n
cn-wait-guess = Réponses encore attendues : { $seat }.
cn-wait-clock = On attend que quelqu’un regarde une montre : { $seat }.
cn-wait-exchange = { $seat } peut garder son identité ou l’échanger.
cn-wait-play = { $seat } choisit une carte.
cn-wait-play-more =
    { $n ->
        [one] { $seat } choisit une carte : { $n } carte encore à jouer.
       *[other] { $seat } choisit une carte : { $n } cartes encore à jouer.
    }
cn-wait-memo = On joue « { $card } ». Mémo ou non ? On attend { $seat }.
cn-wait-fetch = { $seat } fouille la défausse.
cn-wait-search = { $seat } fouille la pioche.
cn-wait-miracle = { $seat } accomplit un miracle.
cn-wait-claim = Le tour s’achève : { $seat } peut réclamer la victoire.
cn-wait-solo = { $seat } choisit une carte.

## Les heures. $hour, $minute : des chiffres
cn-time = { $hour } h { $minute }

## Les réponses en bref. $card, $title, $time : une heure
cn-label-guess = Je dis { $time }
cn-label-clock = Il est { $time }
cn-label-abstain = J’ai vu l’heure : sans moi
cn-label-play = { $card }
cn-label-discard = Défausser { $card }
cn-label-on = sur { $card }
cn-label-fetch = Aller chercher { $card }
cn-label-self = vous-même
cn-label-restore = revenir à { $title }
cn-label-flip = passer à { $title }
cn-label-left = toutes les mains à gauche
cn-label-right = toutes les mains à droite
cn-label-stop = seulement celle-ci
cn-label-nothing = Rien à jouer là-dedans
cn-label-memo = Mémo !
cn-label-pass = Laisser passer
cn-label-keep = La garder
cn-label-exchange = L’échanger
cn-label-claim-id = Je rentre chez moi
cn-label-claim-mission = Ma mission est accomplie
cn-label-claim-hand = Ma main est pleine
cn-label-no-claim = Ne rien réclamer
cn-label-give-up = Abandonner

## Pourquoi une réponse n’est pas offerte
cn-why-C-042 = Cette année est une année sensible : seule une charnière se retourne, les ondes font le reste.
cn-why-C-043 = Cette carte ne retourne pas cette charnière, ou pas dans ce sens.
cn-why-C-050 = Aucune charnière n’est dans un état que cette carte puisse retourner.
cn-why-C-051 = Un patch ne va que sur sa propre année, et seulement tant qu’elle est un paradoxe ouvert.
cn-why-C-054 = Cette année porte déjà un patch.
cn-why-C-059 = Les charnières ne sont pas dans l’état que demande le bord de ce patch.
cn-why-C-069 = Y arriver le premier prend un artefact à un autre joueur.
cn-why-C-070 = Vous ne pouvez céder qu’un artefact posé devant vous.
cn-why-C-079 = Aucun artefact sur la table ne peut servir à cette carte.
cn-why-C-086 = On ne peut pas aller chercher une distorsion.
cn-why-C-088 = Vous n’avez pas de Mémo.
cn-why-C-102 = La Troisième Guerre mondiale fait rage : aucune charnière d’après 1962 ne se retourne.
cn-why-C-103 = La Troisième Guerre mondiale fait rage : aucune année d’après 1962 ne se répare.
cn-why-C-104 = La Troisième Guerre mondiale fait rage : cet artefact est dans un futur inaccessible.
cn-why-C-105 = La Troisième Guerre mondiale fait rage : votre monde se trouve au-delà.
cn-why-C-115 = Les trois artefacts de votre mission ne sont pas tous devant vous.
cn-why-C-116 = La chronologie ne montre pas les trois titres de votre monde.
cn-why-C-117 = Une de vos trois années est un paradoxe ouvert, et il barre le chemin du retour.
cn-why-C-118 = Il vous faut au moins dix cartes en main une fois votre tour terminé.
cn-why-C-122 = La meilleure Joconde en jeu n’est pas devant vous.
cn-why-R-15 = Aucune carte de cette pile ne peut être prise.
cn-why-R-17 = On ne défausse un inverseur que si aucune carte ne peut être jouée.
cn-why-R-34 = Un Mémo ne fait que répondre à la carte de quelqu’un d’autre.

## Ce qui s’est passé. $seat, $card, $other, $year, $title, $n
cn-log-turn-began = Tour { $n } : { $seat }.
cn-log-turn-began-you = Tour { $n } : à vous.
cn-log-drew = { $seat } pioche « { $card } ».
cn-log-drew-you = Vous piochez « { $card } ».
cn-log-drew-hidden = { $seat } pioche une carte.
cn-log-played = { $seat } joue « { $card } ».
cn-log-played-you = Vous jouez « { $card } ».
cn-log-aimed-year = { $seat } joue « { $card } » sur { $year }.
cn-log-aimed-year-you = Vous jouez « { $card } » sur { $year }.
cn-log-aimed-card = { $seat } joue « { $card } » sur « { $at } ».
cn-log-aimed-card-you = Vous jouez « { $card } » sur « { $at } ».
cn-log-aimed-seat = { $seat } joue « { $card } » contre { $other }.
cn-log-aimed-seat-you = Vous jouez « { $card } » contre { $other }.
cn-log-memoed = { $seat } répond par « { $card } ».
cn-log-memoed-you = Vous répondez par « { $card } ».
cn-log-cancelled = « { $card } » est sans effet.
cn-log-flipped-prime = L’histoire change : { $title }.
cn-log-flipped-true = L’histoire est rétablie : { $title }.
cn-log-opened = Un paradoxe s’ouvre en { $year }.
cn-log-healed = { $year } est de nouveau comme avant.
cn-log-voided = « { $card } » ne tient plus sur { $year }.
cn-log-patched = { $seat } répare { $year } : { $card }.
cn-log-patched-you = Vous réparez { $year } : { $card }.
cn-log-war-began = Sur-Paradoxe : plus rien après { $year } n’est accessible.
cn-log-war-ended = { $year } est comme dans les livres : le Sur-Paradoxe prend fin.
cn-log-killed-time = { $seat } tue le temps et défausse « { $card } ».
cn-log-killed-time-you = Vous tuez le temps et défaussez « { $card } ».
cn-log-killed-more = { $seat } défausse aussi « { $card } ».
cn-log-killed-more-you = Vous défaussez aussi « { $card } ».
cn-log-laid = { $seat } rapporte « { $card } ».
cn-log-laid-you = Vous rapportez « { $card } ».
cn-log-taken = { $seat } prend « { $card } » à { $other }.
cn-log-taken-you = Vous prenez « { $card } » à { $other }.
cn-log-sold =
    { $n ->
        [one] { $seat } vend « { $card } » pour { $n } carte.
       *[other] { $seat } vend « { $card } » pour { $n } cartes.
    }
cn-log-sold-you =
    { $n ->
        [one] Vous vendez « { $card } » pour { $n } carte.
       *[other] Vous vendez « { $card } » pour { $n } cartes.
    }
cn-log-erased = { $other } perd « { $card } » : ça n’a jamais existé.
cn-log-miracle-began =
    { $n ->
        [one] { $seat } cède « { $card } » et pioche { $n } carte pour le miracle.
       *[other] { $seat } cède « { $card } » et pioche { $n } cartes pour le miracle.
    }
cn-log-miracle-began-you =
    { $n ->
        [one] Vous cédez « { $card } » et piochez { $n } carte pour le miracle.
       *[other] Vous cédez « { $card } » et piochez { $n } cartes pour le miracle.
    }
cn-log-threw = { $seat } défausse « { $card } ».
cn-log-threw-you = Vous défaussez « { $card } ».
cn-log-hands-passed-left = Toutes les mains passent à gauche.
cn-log-hands-passed-right = Toutes les mains passent à droite.
cn-log-hands-mixed =
    { $n ->
        [one] { $n } carte est mélangée et redistribuée.
       *[other] { $n } cartes sont mélangées et redistribuées.
    }
cn-log-mission-changed = { $seat } prend une autre mission.
cn-log-mission-changed-you = Vous prenez une autre mission.
cn-log-id-shown = { $seat } était { $card }.
cn-log-id-shown-you = Vous étiez { $card }.
cn-log-id-changed = { $seat } devient quelqu’un d’autre.
cn-log-id-changed-you = Vous devenez quelqu’un d’autre.
cn-log-guessed = { $seat } dit { $time }.
cn-log-guessed-you = Vous dites { $time }.
cn-log-clock-read = { $seat } regarde une montre : il est { $time }. Premier joueur : { $other }.
cn-log-clock-read-you = Vous regardez une montre : il est { $time }. Premier joueur : { $other }.
cn-log-id-exchanged = { $seat } change d’identité.
cn-log-id-exchanged-you = Vous changez d’identité.
cn-log-forwarded =
    { $n ->
        [one] { $seat } a maintenant { $n } carte à jouer.
       *[other] { $seat } a maintenant { $n } cartes à jouer.
    }
cn-log-forwarded-you =
    { $n ->
        [one] Vous avez maintenant { $n } carte à jouer.
       *[other] Vous avez maintenant { $n } cartes à jouer.
    }
cn-log-fetched = { $seat } va chercher « { $card } ».
cn-log-fetched-you = Vous allez chercher « { $card } ».
cn-log-searched = { $seat } fouille la pioche.
cn-log-searched-you = Vous fouillez la pioche.
cn-log-found-nothing = { $seat } ne trouve rien à jouer.
cn-log-found-nothing-you = Vous ne trouvez rien à jouer.
cn-log-recycled =
    { $n ->
        [one] La défausse, { $n } carte, devient la nouvelle pioche.
       *[other] La défausse, { $n } cartes, devient la nouvelle pioche.
    }
cn-log-went-home = { $card } retrouve son monde.

## Comment c’est fini. $seat, $card, $n
cn-over-paradox = Le treizième paradoxe déchire l’univers. Tout le monde a perdu.
cn-over-id = { $seat } gagne : { $card } a retrouvé son monde.
cn-over-id-you = Vous gagnez : { $card } a retrouvé son monde.
cn-over-mission = { $seat } gagne avec sa mission : { $card }.
cn-over-mission-you = Vous gagnez avec votre mission : { $card }.
cn-over-hand =
    { $n ->
        [one] { $seat } gagne avec { $n } carte en main.
       *[other] { $seat } gagne avec { $n } cartes en main.
    }
cn-over-hand-you =
    { $n ->
        [one] Vous gagnez avec { $n } carte en main.
       *[other] Vous gagnez avec { $n } cartes en main.
    }

## La table en phrases
cn-describe-before = Le premier tour n’a pas commencé.
cn-describe-turn = Tour { $n }, { $seat } joue.
cn-describe-turn-you = Tour { $n }, à vous de jouer.
cn-describe-owed =
    { $n ->
        [0] Plus aucune carte à jouer ce tour-ci.
        [one] Encore { $n } carte à jouer ce tour-ci.
       *[other] Encore { $n } cartes à jouer ce tour-ci.
    }
cn-describe-true = L’histoire est celle des livres.
cn-describe-primes = Charnières retournées : { $years }.
cn-describe-holes = Paradoxes ouverts : { $years }.
cn-describe-patches = Sur la chronologie : { $cards }.
cn-describe-count =
    { $n ->
        [0] Aucun paradoxe n’est ouvert ; à { $limit }, c’est la fin de l’univers.
        [one] { $n } paradoxe est ouvert ; à { $limit }, c’est la fin de l’univers.
       *[other] { $n } paradoxes sont ouverts ; à { $limit }, c’est la fin de l’univers.
    }
cn-describe-war = Sur-Paradoxe : rien après 1962 n’est accessible.
cn-describe-deck =
    { $n ->
        [0] La pioche est vide.
        [one] Il reste { $n } carte dans la pioche.
       *[other] Il reste { $n } cartes dans la pioche.
    }
cn-describe-discard =
    { $n ->
        [one] Défausse, { $n } carte : { $cards }.
       *[other] Défausse, { $n } cartes, de haut en bas : { $cards }.
    }
cn-describe-searched = Vous parcourez la pioche : { $cards }.
cn-describe-playing = On joue : { $cards }.
cn-describe-seat =
    { $n ->
        [0] { $seat } n’a plus de carte en main.
        [one] { $seat } a { $n } carte en main.
       *[other] { $seat } a { $n } cartes en main.
    }
cn-describe-seat-you =
    { $n ->
        [0] Vous n’avez plus de carte en main.
        [one] Vous avez { $n } carte en main.
       *[other] Vous avez { $n } cartes en main.
    }
cn-describe-artifacts = Devant { $seat } : { $cards }.
cn-describe-artifacts-you = Devant vous : { $cards }.
cn-describe-hand = Votre main : { $cards }.
cn-describe-fresh = Piochées pour le miracle : { $cards }.
cn-describe-fresh-of =
    { $n ->
        [one] { $seat } a pioché { $n } carte pour le miracle.
       *[other] { $seat } a pioché { $n } cartes pour le miracle.
    }
cn-describe-id = Vous êtes { $card } ; votre monde : { $wishes }. Déjà en place : { $n } sur trois.
cn-describe-mission = Votre mission est { $card } : { $wishes }. Devant vous : { $n } sur trois.

## L’inspecteur. $years, $cards, $step, $rule, $before, $after, $limit, $card
cn-inspect-each = Retourner { $title } : paradoxes ouverts { $before } → { $after } sur { $limit }.
cn-inspect-opened = S’ouvriraient : { $years }.
cn-inspect-healed = Se refermeraient : { $years }.
cn-inspect-mended = Seraient réparées : { $years }.
cn-inspect-voided = Ne tiendraient plus : { $cards }.
cn-inspect-count = Paradoxes ouverts : { $before } → { $after } sur { $limit }.
cn-inspect-destroyed = Ce serait la fin de l’univers.
cn-inspect-war-begins = La Troisième Guerre mondiale commencerait et couperait tout ce qui suit 1962.
cn-inspect-war-ends = La Troisième Guerre mondiale serait finie.
cn-inspect-home = { $card }, années en place : { $before } → { $after } sur trois.
cn-inspect-barred = { $step } n’est pas possible ({ $rule }).

## Ce qui n’est pas certain. $title, $n, $cards
cn-edition = Édition : { $title }.
cn-edition-recalled =
    { $n ->
        [one] { $n } carte est notée de mémoire, faute de source : { $cards }.
       *[other] { $n } cartes sont notées de mémoire, faute de source : { $cards }.
    }
cn-edition-reconstructed =
    { $n ->
        [one] { $n } carte est reconstituée en partie, d’après ce qu’on sait : { $cards }.
       *[other] { $n } cartes sont reconstituées en partie, d’après ce qu’on sait : { $cards }.
    }

### Artifaxx, en français. Tout ce qu’il dit d’autre se trouve dans chrononauts.ftl.

## Le jeu lui-même
ax-title = Artifaxx
ax-tagline = Trois artefacts, une mission secrète, et tous les autres peuvent y arriver les premiers.
ax-about = La face légère de Chrononauts : ni chronologie, ni paradoxes. Piochez une carte, jouez une carte et réunissez les trois artefacts que demande votre mission, pendant que les autres les volent, les vendent et les effacent.

## Les options
ax-option-edition = Édition
ax-option-edition-help = Les cartes avec lesquelles on joue (R-37).
ax-option-first = Premier joueur
ax-option-first-help = Qui joue le premier tour (A-013).
ax-option-first-guess = On devine l’heure
ax-option-first-guess-help = Chacun devine l’heure en secret, sans regarder de montre ; qui tombe le plus près commence.
ax-option-first-random = Tiré au sort
ax-option-first-random-help = On tire au sort qui commence.
ax-option-parents = Vos parents ne se sont jamais rencontrés
ax-option-parents-help = Une carte sans usage ici, à moins que tous s’accordent à lui en donner un (A-004).
ax-option-parents-out = Retirée
ax-option-parents-out-help = Le paquet a 38 cartes.
ax-option-parents-never_existed = Un « Ça n’a jamais existé » de plus
ax-option-parents-never_existed-help = La carte reste, défausse un artefact, et le paquet a 39 cartes.

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
so-over-home = Tous les voyageurs sont rentrés, { $n } sur { $most } : vous gagnez.
so-over-cards = Il n’y a plus de cartes ; voyageurs rentrés : { $n } sur { $most }.
so-over-paradox = Le treizième paradoxe déchire l’univers ; voyageurs rentrés : { $n } sur { $most }.
so-over-given-up = Vous avez abandonné ; voyageurs rentrés : { $n } sur { $most }.

## La table en phrases. $card, $wishes, $cards, $n
so-describe-turns = Coups joués : { $n }.
so-describe-traveller = { $card } attend : { $wishes }. Déjà en place : { $n } sur trois.
so-describe-home = Déjà rentrés : { $cards }.

## Le solveur. $n, $most, $seed, $moves, $budget, $travellers, $deals, $won, $none, $unknown, $low, $high, $name
so-solve-won = La donne { $seed } peut être gagnée ; voyageurs qui rentrent : { $n } sur { $most }.
so-solve-none = La donne { $seed } ne peut pas être gagnée.
so-solve-unknown = Aucune ligne gagnante trouvée pour la donne { $seed } en { $budget } positions ; cela ne prouve rien.
so-solve-line = La ligne : { $moves }.
so-solve-daily = Donne du jour : { $seed }. Jouez-la avec « chronolude play solonauts --seed { $seed } ».
so-solve-counting = résolution
so-solve-share = { $travellers } voyageurs : sur { $deals } donnes, { $won } peuvent être gagnées, { $none } non, { $unknown } restent inconnues après { $budget } positions. La part gagnable se situe entre { $low } et { $high } pour cent.
so-solve-only = On ne résout que Solonauts, pas { $name }.

## The board in the browser
web-game-chrononauts = Chrononauts
web-game-artifaxx = Artifaxx
web-game-solonauts = Solonauts
web-pitch-chrononauts = Tordez 32 années d’histoire jusqu’à ce que votre avenir y trouve sa place.
web-cn-timeline = La chronologie
web-cn-linchpin = charnière
web-cn-ripplepoint = année sensible
web-cn-state-true = vraie
web-cn-state-prime = altérée
web-cn-state-open = ouvert
web-cn-state-patched = réparé
web-cn-paradoxes = Paradoxes
web-cn-paradox = Paradoxe
web-cn-change-opens = s’ouvre
web-cn-change-heals = se referme
web-cn-change-mends = se répare
web-cn-change-falls = patch annulé
web-cn-would-flip = se retournerait
web-cn-and = et
web-cn-or = ou
web-cn-amp = &
web-cn-hangs-on = s’ouvre avec { $years }
web-cn-may-flip = peut se retourner maintenant
web-cn-id-chip = ID
web-cn-on-your-id = sur votre identité
web-cn-wanted-by = attendue par { $names }
web-cn-open-paradoxes = Paradoxes ouverts
web-cn-of = sur { $limit }
web-cn-count = { $n } sur { $limit }
web-cn-count-then = { $n } sur { $limit }, il y en aurait { $then }
web-cn-sort-inverter = Inverseur
web-cn-sort-patch = Patch
web-cn-sort-artifact = Artefact
web-cn-sort-action = Action
web-cn-sort-timewarp = Distorsion
web-cn-sort-id = Identité
web-cn-sort-mission = Mission
web-cn-patch-for = Patch de { $year }
web-cn-any-linchpin = Toute charnière, dans les deux sens
web-cn-back-to-true = Une altérée redevient vraie
web-cn-after-1962 = Après 1962
web-cn-note-memo = En réponse seulement
web-cn-note-fast-forward = Piochez 2, jouez-en 2 de plus
web-cn-note-rewind = Une carte défaussée
web-cn-note-quick-trip = Une carte de la pioche
web-cn-note-get-there-first = Prendre un artefact
web-cn-note-sell-an-artifact = Piochez 2 cartes, ou 3
web-cn-note-perform-a-miracle = Piochez 2, jouez-en 1, ou mieux
web-cn-note-discontinuity = Les mains tournent
web-cn-note-time-vortex = Mains mélangées
web-cn-note-new-mission = Une autre mission
web-cn-note-it-never-existed = Effacer un artefact
web-cn-note-your-parents-never-met = Une autre identité
web-cn-no-artifact = aucun artefact
web-cn-inspector = Inspecteur de paradoxes
web-cn-preview = aperçu, rien n’est joué
web-cn-announced-by = { $who } : { $card }
web-cn-inspector-help = Visez une charnière, ou choisissez un inverseur ou un patch, pour voir ce qui changerait. Rien n’est joué.
web-cn-barred = Impossible pour l’instant.
web-cn-nothing-changes = Aucune autre année ne change.
web-cn-as-it-was = Au départ
web-cn-opens-with = S’ouvre avec
web-cn-mended-by = Réparée par
web-cn-while = tant que { $condition }
web-cn-the-end = Le treizième
web-cn-all-lose = L’univers s’achève, tout le monde perd
web-cn-war = Sur-Paradoxe
web-cn-war-cuts = Plus rien d’accessible après
web-cn-your-id = Votre identité
web-cn-other-ids = Les autres identités
web-cn-secret = non montrées : secret
web-cn-home = de retour
web-cn-of-three = { $n } sur 3
web-cn-can-patch = réparable alors : { $years }
web-cn-mission = Votre mission
web-cn-id-name = Vous êtes { $name }
web-cn-mission-name = Mission : { $name }
web-cn-wish-true = { $year } vraie
web-cn-wish-patch = { $year } : { $title }
web-cn-in-hand = { $name }, en main
web-cn-met = atteint
web-cn-unmet = pas encore
web-cn-cut-off = coupé par le Sur-Paradoxe
web-cn-cover = Cacher vos buts
web-cn-uncover = Caché : appuyez pour voir
web-cn-ten-win =
    { $n ->
        [one] carte ; dix en fin de tour gagnent
       *[other] cartes ; dix en fin de tour gagnent
    }
web-cn-kill = Tuer le temps
web-cn-kill-stop = Plutôt jouer
web-cn-throw-away = Défausser
web-cn-give-up = Abandonner
web-cn-standing-pass = Toujours laisser passer
web-cn-standing-pass-note = On ne vous demande plus de Mémo : toute carte passe. Personne ne peut le savoir, et vous pouvez changer d’avis à tout moment.
web-cn-standing-claim = Réclamer pour moi
web-cn-standing-claim-note = Réclame la victoire dès qu’un but est atteint à la fin de votre tour. Sinon, on vous le demande à chaque fin de tour.
web-cn-deck = Pioche { $n }
web-cn-discards = Défausse { $n }
web-cn-fetch-deck = Prenez une carte dans la pioche et jouez-la
web-cn-fetch-discards = Prenez une carte dans la défausse et jouez-la
web-cn-aim-artifact = Quel artefact ?
web-cn-aim-seat = Contre qui ?
web-cn-hour = Heures
web-cn-minute = Minutes
web-cn-say-abstain = J’ai vu l’heure
web-cn-say-memo = Mémo !
web-cn-say-pass = Laisser passer
web-cn-say-exchange = L’échanger
web-cn-say-keep = La garder
web-cn-say-claim-id = Je suis de retour
web-cn-say-claim-mission = Mission accomplie
web-cn-say-claim-hand = Dix cartes
web-cn-say-no-claim = Ne rien réclamer
web-cn-ask-throw = Quelle carte défaussez-vous ?
web-cn-ask-play = Jouer cette carte ?
web-cn-ask-second = Défausser une deuxième carte, qui sera remplacée ? Ou seulement { $name } ?
web-cn-ask-second-brief = Une deuxième carte ?
web-cn-ask-linchpin = { $name } : quelle charnière ?
web-cn-ask-linchpin-brief = Quelle charnière ?
web-cn-ask-aim = { $name } : sur quoi ?
web-cn-ask-aim-brief = Sur quoi ?
web-cn-lit = Vous pouvez choisir les hexagones allumés : { $years }.
web-cn-do-flip = { $year } { $title }
web-cn-do-restore = Retour à { $year } { $title }
web-cn-do-play = Jouer { $name }
web-cn-window = Réponses dans { $n } s
web-so-travellers = Voyageurs
web-ax-shelf = Devant { $who }
web-ax-hand =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
web-ax-middle = Au milieu
web-ax-plays = { $who } joue
web-pitch-artifaxx = Des trésors du passé et du futur : trois d’entre eux sont pour vous.
web-pitch-solonauts = Huit voyageurs égarés et vous : ramenez-les tous chez eux.
web-opt-edition = Édition
web-opt-edition-original = originale
web-opt-parents = Vos parents ne se sont jamais rencontrés
web-opt-parents-out = retirée
web-opt-parents-never-existed = un « Ça n’a jamais existé » de plus
web-opt-travellers = Voyageurs

## The first guided game
learn-chrononauts = Chrononauts : vous gagnez si l’histoire montre les trois années de votre monde, si les trois artefacts de votre mission sont devant vous, ou si vous avez dix cartes en main à la fin de votre tour. Voyons cela pas à pas.
learn-chrononauts-identity = Vous voilà loin de votre histoire. Votre identité nomme les années qui doivent être comme chez vous ; personne d’autre ne la voit. Vous pouvez l’échanger une fois, maintenant. Gardez-la.
learn-chrononauts-artifact = Un tour, c’est une carte piochée et une carte jouée. Un artefact reste devant vous, à la vue de tous. Votre mission, que personne d’autre ne voit, en veut trois : la meilleure Joconde en jeu, un tyrannosaure et une pièce de Shakespeare. Voici une Joconde.
learn-chrononauts-warp = Les distorsions tordent les règles d’un tour. Avec le Voyage rapide dans le futur, vous fouillez toute la pioche et jouez une carte de votre choix.
learn-chrononauts-fetch = Prenez ce que veut votre mission : la pièce inédite de Shakespeare.
learn-chrononauts-second = Vous avez en main une autre Joconde, moins bonne. Jouez-la tout de même, et regardez.
learn-chrononauts-memo = Un Mémo répond à votre carte et l’arrête avant qu’elle n’agisse. Tout le monde est interrogé, dans les mêmes termes et pour la même durée, pour savoir qui répond ; seul un autre Mémo pourrait arrêter celui-ci. Vous n’en avez pas : laissez passer.
learn-chrononauts-flip = L’Inverseur de Temps universel retourne une charnière, une année dont d’autres dépendent. Choisissez 1912 et regardez quelles années seraient touchées avant de confirmer.
learn-chrononauts-paradox = Les années qui dépendaient de 1912 sont maintenant déchirées : des paradoxes. Un patch répare son année et lui donne un autre titre, celui qu’attend peut-être le monde de quelqu’un ; treize paradoxes ouverts à la fois mettent fin à l’univers, et tout le monde perd. Vous avez pioché le tyrannosaure : jouez-le.
learn-chrononauts-claim = Les trois artefacts de votre mission sont devant vous, et votre tour se termine. La victoire ne vient pas toute seule : réclamez-la maintenant, car une occasion manquée est perdue.
learn-chrononauts-recap = En bref : on pioche une carte, on en joue une. Les charnières se retournent et déchirent d’autres années ; les patchs les réparent ; treize paradoxes mettent fin à tout. Un Mémo arrête une carte au moment où on la joue. Réclamez votre but à la fin de votre tour.
learn-artifaxx = Artifaxx : ayez devant vous les trois artefacts de votre mission à la fin de votre tour, et vous gagnez. Pas d’histoire à changer ici, seulement des trésors à réunir.
learn-artifaxx-artifact = À votre tour, piochez une carte et jouez une carte. Posez un artefact devant vous ; votre mission, que personne d’autre ne voit, nomme les trois qu’il vous faut.
learn-artifaxx-claim = Dès que les trois artefacts de votre mission sont devant vous à la fin de votre tour, on vous demande si vous réclamez la victoire. Dites oui : une occasion manquée est perdue.
learn-artifaxx-second = Un deuxième. Tout le monde voit ce qui est devant vous, et certaines cartes peuvent le prendre ou l’effacer.
learn-artifaxx-memo = La carte « Ça n’a jamais existé » ferait disparaître votre artefact. Vous avez un Mémo : répondez avec lui, et cette carte est arrêtée avant d’agir.
learn-artifaxx-action = Une action demande un artefact sur lequel agir : choisissez la carte, puis sa cible. Un miracle change un trésor en cartes.
learn-artifaxx-fresh = Les cartes piochées pour le miracle n’attendent pas : chacune se joue aussitôt, ou se défausse.
learn-artifaxx-kill = Rien ne vous tente ? Tuez le temps : défaussez une carte au lieu d’en jouer une, et une seconde si vous voulez la remplacer.
learn-artifaxx-recap = En bref : on pioche une carte, on en joue une. Les artefacts restent devant vous, les actions servent une fois, un Mémo arrête une carte, et qui n’a rien à jouer tue le temps. Réclamez les trois artefacts de votre mission à la fin de votre tour, et vous gagnez.
learn-solonauts = Solonauts : vous gagnez si les huit voyageurs égarés sont rentrés avant qu’il n’y ait plus de cartes. Treize paradoxes ouverts font tout perdre aussitôt. Une pioche, et vous.
learn-solonauts-flip = Un voyageur rentre quand trois années se lisent comme il s’en souvient. Commencez par retourner une charnière : l’Inverseur de Temps universel agit sur toutes. Avec 1980 retournée, 1999 se déchire.
learn-solonauts-patch = Vous avez le patch de 1999. Posé sur l’année déchirée, il écrit une histoire où certains sont chez eux.
learn-solonauts-second = Regardez les voyageurs sous la chronologie : quelles années leur manquent encore ? Sabotage peut empêcher le lancement de 1957.
learn-solonauts-mend = Et le patch qui va avec. Qui est rentré reste chez soi, quoi que vous changiez ensuite.
learn-solonauts-discard = Un patch inutile se défausse pour piocher une autre carte. La pioche n’est jamais remélangée : 41 cartes, c’est tout.
learn-solonauts-recap = En bref : on retourne, on répare, et qui voit ses trois années rentre pour de bon. La pioche ne passe qu’une fois, et le treizième paradoxe ouvert met fin à tout : réparez avant de retourner encore.

## Pourquoi une position n’est pas de ce jeu
cn-wrong-secret = Cette position n’existe pas : la place { $seat } doit avoir une mission et, dans le jeu complet, une identité.
cn-wrong-turn = Cette position n’existe pas : c’est le tour d’une autre place que la { $seat }.
cn-wrong-playing = Cette position n’existe pas : une carte est en train d’être jouée que personne n’a annoncée.
cn-wrong-memo = Cette position n’existe pas : un Mémo répond à une carte, et il n’y en a aucune dessous.
cn-wrong-patch = Cette position n’existe pas : le patch { $card } ne peut pas être sur son année avec ces charnières.
cn-wrong-travellers = Cette position n’existe pas : tous les voyageurs sont rentrés, et la partie continue.
cn-wrong-artifact = Cette position n’existe pas : { $card } est devant la place { $seat } et n’est pas un artefact.

## La une du monde qui a été fait. $was, $title, $cause sont des titres, $year une année, $who un nom
web-cn-paper-title = La une
web-cn-paper-print = Imprimer
web-cn-paper-motto = Dernier jour de { $year }
web-cn-paper-war = La Dernière Édition
web-cn-paper-0 = L’Autre Temps
web-cn-paper-1 = La Branche du jour
web-cn-paper-2 = Le Courrier parallèle
web-cn-paper-3 = Le Tournant du soir
web-cn-paper-4 = Le Héraut du siècle
web-cn-paper-5 = Le Lendemain
web-cn-paper-6 = Le Miroir recollé
web-cn-news-1865 = La balle du théâtre ne l’a qu’effleuré. Le président a retrouvé son bureau dans le mois, face à un Congrès las d’attendre.
web-cn-news-1912 = La vigie a vu la glace à temps. Le grand paquebot est entré à New York avec quelques heures de retard, et ses armateurs en ont construit de plus grands.
web-cn-news-1914 = Le chauffeur est resté dans la bonne rue. L’archiduc et sa femme ont quitté Sarajevo par le train du soir.
web-cn-news-1915 = Il a longé l’Irlande de nuit, sans être vu. Tous ceux qui avaient embarqué sont descendus à Liverpool.
web-cn-news-1936 = Les Jeux n’ont jamais été ouverts. Berlin a enterré son chancelier avant que la flamme ne soit allumée, et son entourage n’a pu s’entendre sur un autre.
web-cn-news-1937 = Un mécanicien l’a entendue faire tic-tac. Le dirigeable a été vidé sur le terrain, et les grands dirigeables ont continué de voler.
web-cn-news-1941 = Les porte-avions ont fait demi-tour avant l’aube. Le Pacifique s’est éveillé un dimanche tranquille.
web-cn-news-1943 = Ce qu’on bâtissait dans le désert a été ruiné en une nuit par quelqu’un qui savait où frapper. On ne l’a pas rebâti.
web-cn-news-1957 = La fusée est retombée sur son pas de tir. Des années ont passé avant qu’on essaie de nouveau.
web-cn-news-1963 = Le président a été touché, et il a survécu. Le troisième jour, il a parlé au pays depuis son lit.
web-cn-news-1980 = Le chanteur a survécu. De ce soir-là, il a peu parlé depuis ; il a chanté.
web-cn-news-1981 = Le coup de feu devant l’hôtel a été mortel. Le vice-président a prêté serment l’après-midi même.
web-cn-news-1993 = Après des semaines de pourparlers, tout le monde est sorti par la grande porte.
web-cn-news-turned = Là où les livres ont « { $title } », il en est allé autrement.
web-cn-news-led = Et c’est ainsi qu’en { $year } : { $title }.
web-cn-news-then = Puis, en { $year } : { $title }.
web-cn-news-lost =
    { $n ->
        [one] De ce qu’est devenue l’année { $years }, personne ne peut rien dire.
       *[other] De ce que sont devenues les années { $years }, personne ne peut rien dire.
    }
web-cn-news-quoted = « { $title } »
web-cn-news-instead-0 = De vieux lecteurs tiennent à « { $was } ». Après { $cause }, on n’en est jamais arrivé là.
web-cn-news-instead-1 = Nos archives font tout remonter à { $cause }. « { $was } » n’est qu’une rumeur de voyageurs.
web-cn-news-instead-2 = Après { $cause }, plus rien ne menait à « { $was } » ; voici ce qui en a pris la place.
web-cn-news-instead-3 = Des manuels imprimés ailleurs mettent « { $was } » à cette date. Les nôtres commencent par { $cause }.
web-cn-news-instead-4 = Demandez pourquoi, on vous répondra { $cause }. Parlez de « { $was } », et personne ne saura de quoi il s’agit.
web-cn-news-instead-grave = Dans ce monde, « { $was } » n’a pas eu lieu. Ce qui est venu à la place remonte à { $cause }.
web-cn-news-blank-0 = La page de { $year } est blanche. « { $was } » a perdu sa cause, { $lost }, et rien n’en a pris la place.
web-cn-news-blank-1 = Notre correspondant de { $year } se souvient de deux années à la fois et ne peut en raconter aucune. Après { $cause }, ce n’était plus « { $was } » ; ce que c’était, nul ne le sait.
web-cn-news-blank-2 = Nous regrettons de ne pouvoir imprimer { $year }. L’année tenait à { $lost }, et cela n’est plus.
web-cn-news-blank-3 = De { $year } nous viennent des dépêches qui se contredisent, toutes authentiques. Seul « { $was } » est exclu après { $cause }.
web-cn-news-blank-4 = Après { $cause }, les dossiers de { $year } ont été retrouvés vides. Personne ne se rappelle les avoir remplis.
web-cn-news-blank-grave = De { $year }, on ne peut rien dire de sûr : après { $cause }, ce ne fut pas ce qu’en disent les livres.
web-cn-news-no-report = Aucune nouvelle de { $year }
web-cn-news-quiet = Le monde tel que nous le connaissons
web-cn-news-quiet-text = Tout ce qui avait été inversé a été remis en place. Quelques voyageurs seulement savent combien il s’en est fallu de peu.
web-cn-news-editorial = Le mot de la rédaction
web-cn-news-kept = Comme dans les livres
web-cn-news-by = On le doit à { $who }.
web-cn-news-war = Voici le dernier numéro de notre journal. De ce qui devait suivre 1962, il n’y a rien à dire, et plus personne pour le lire.
web-cn-news-same = Pas une date n’a bougé. Les historiens parlent d’un siècle tranquille ; ceux qui y étaient savent ce qu’il en est.
web-cn-news-sum = { $turned ->
        [0] Aucun tournant n’a
        [one] Un tournant a
       *[other] { $turned } tournants ont
    } pris l’autre voie, { $mended ->
        [0] aucune année n’a
        [one] une année a
       *[other] { $mended } années ont
    } été récrite{ $mended ->
        [0] {""}
        [one] {""}
       *[other] s
    }, et { $lost ->
        [0] il n’en manque aucune
        [one] il en manque une
       *[other] il en manque { $lost }
    } aux archives.
web-cn-end-home = Les années du retour
web-cn-end-true = { $year } est restée telle quelle.
web-cn-end-restored = { $year } est comme avant ; { $who } l’a touchée en dernier.
web-cn-end-mended = { $year } : { $title }.
web-cn-end-patched = { $year } : { $title }, patch posé par { $who }.

# Pourquoi un robot l’a fait, dans ses propres mots : d’après ce que tout le monde a appris.
web-cn-reason-opens = Retourner { $year } ouvre { $years } : une année ouverte attend un patch, et un patch rapporte une carte.
web-cn-reason-heals = Retourner { $year } referme { $years } : { $n ->
    [one] un paradoxe
   *[other] { $n } paradoxes
  } de moins sur le chemin des treize.
web-cn-reason-both = Retourner { $year } ouvre { $opened } et referme { $healed } : je voulais l’un ou l’autre.
web-cn-reason-turns = Je voulais retourner { $year }. La raison reste entre mon identité et moi.
web-cn-reason-cancelled = Je voulais retourner { $year }, et un Mémo l’a annulé.
web-cn-reason-patched = { $year } était ouverte et j’avais son patch : il répare un paradoxe et me rapporte une carte.
web-cn-reason-laid = { $card } est devant moi : cela fait { $n ->
    [one] un artefact
   *[other] { $n } artefacts
  }, et les trois bons remplissent une mission.
web-cn-reason-sold = J’ai vendu { $card } pour { $n ->
    [one] une carte
   *[other] { $n } cartes
  } : des cartes en main valent plus pour moi.
web-cn-reason-memo = Cette carte aurait trop changé pour moi : j’ai envoyé un Mémo.

## Les fins dans les listes
web-ending-chrononauts-id = de retour chez soi
web-ending-chrononauts-mission = la mission remplie
web-ending-chrononauts-hand = dix cartes en main
web-ending-chrononauts-paradox = l’univers défait par les paradoxes
web-ending-artifaxx-id = de retour chez soi
web-ending-artifaxx-mission = la mission remplie
web-ending-artifaxx-hand = dix cartes en main
web-ending-artifaxx-paradox = l’univers défait par les paradoxes
web-ending-solonauts-home = tout le monde de retour
web-ending-solonauts-cards = plus de cartes
web-ending-solonauts-paradox = l’univers défait par les paradoxes
web-ending-solonauts-given-up = abandonnée
