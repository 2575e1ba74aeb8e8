### Chrononauts, en français ; Artifaxx et Solonauts emploient aussi ces mots. Mêmes identifiants et variables qu’en anglais.
### $seat, $other : un nom · $card, $at : une carte en toutes lettres · $cards, $years : listes réunies par cl-list-* ·
### $title : un titre avec son année · $year, $limit : des chiffres en texte · $n, $most : des nombres entiers.
### `x-you` remplace `x` quand on s’adresse à $seat. Jamais « de » ni « que » devant un nom.

## Le jeu lui-même
cn-title = Chrononauts
cn-tagline = Changez l’histoire, réparez les paradoxes et retrouvez un monde dont vous seul vous souvenez.
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
cn-effect-patch = Répare { $year } tant que c’est un paradoxe ouvert et que ceci est vrai : { $condition }. Piochez ensuite une carte.
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
cn-option-first-help = Qui devine le mieux l’heure commence (C-011) ; sinon, le sort décide.

## Ce qu’on vous demande. $card : la carte qui vient d’être jouée ; $n : les coups
cn-ask-exchange = Garder votre identité, ou l’échanger ? On ne vous le propose qu’une fois.
cn-ask-play = Jouez une carte, ou tuez le temps : jetez-en une.
cn-ask-play-more =
    { $n ->
        [one] Vous devez { $n } coup. Jouez une carte, ou tuez le temps : jetez-en une.
       *[other] Vous devez { $n } coups. Jouez une carte, ou tuez le temps : jetez-en une.
    }
cn-ask-memo = On est en train de jouer { $card }. Répondre par un Mémo, ou laisser passer ?
cn-ask-fetch = Choisissez une carte de la défausse et jouez-la.
cn-ask-search = Fouillez la pioche, choisissez une carte et jouez-la.
cn-ask-miracle = Jouez une des cartes fraîches, ou jetez-la.
cn-ask-claim = Votre tour s’achève. Réclamez-vous la victoire ?
cn-ask-solo = Jouez une carte, jetez un patch, ou abandonnez.

## Qui l’on attend. $seat, $card, $n
cn-wait-exchange = { $seat } : garder l’identité ou l’échanger ?
cn-wait-play = { $seat } choisit une carte.
cn-wait-play-more =
    { $n ->
        [one] { $seat } choisit une carte et doit { $n } coup.
       *[other] { $seat } choisit une carte et doit { $n } coups.
    }
cn-wait-memo = On est en train de jouer { $card }. { $seat } peut répondre par un Mémo.
cn-wait-fetch = { $seat } fouille la défausse.
cn-wait-search = { $seat } fouille la pioche.
cn-wait-miracle = { $seat } accomplit un miracle.
cn-wait-claim = Le tour s’achève : { $seat } peut réclamer la victoire.
cn-wait-solo = { $seat } choisit une carte.

## Les réponses en bref. $card, $title
cn-label-play = { $card }
cn-label-discard = Jeter { $card }
cn-label-on = sur { $card }
cn-label-fetch = Aller chercher { $card }
cn-label-self = vous-même
cn-label-restore = revenir à { $title }
cn-label-flip = que ce soit { $title }
cn-label-left = toutes les mains à gauche
cn-label-right = toutes les mains à droite
cn-label-stop = une seule suffit
cn-label-nothing = rien ne convient
cn-label-memo = Mémo !
cn-label-pass = Laisser passer
cn-label-keep = La garder
cn-label-exchange = L’échanger
cn-label-claim-id = Je rentre chez moi
cn-label-claim-mission = Ma mission est accomplie
cn-label-claim-hand = Ma main est pleine
cn-label-no-claim = Rien à réclamer
cn-label-give-up = Abandonner

## Pourquoi une réponse n’est pas offerte
cn-why-C-042 = Cette année est une année sensible : seule une charnière se retourne, les ondes font le reste.
cn-why-C-043 = Cette carte ne retourne pas cette charnière, ou pas dans ce sens.
cn-why-C-050 = Aucune charnière n’est placée de façon que cette carte puisse la retourner.
cn-why-C-051 = Un patch ne va que sur sa propre année, et seulement tant qu’elle est un paradoxe ouvert.
cn-why-C-054 = Cette année porte déjà un patch.
cn-why-C-059 = Les charnières ne sont pas placées comme le bord de ce patch le demande.
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
cn-why-R-15 = Aucune carte de la pile ne peut en être tirée.
cn-why-R-17 = On ne jette un inverseur que si aucune carte ne peut être jouée.
cn-why-R-34 = Un Mémo ne fait que répondre à une carte qu’un autre est en train de jouer.

## Ce qui s’est passé. $seat, $card, $other, $year, $title, $n
cn-log-turn-began = Tour { $n } : { $seat }.
cn-log-turn-began-you = Tour { $n } : à vous.
cn-log-drew = { $seat } pioche { $card }.
cn-log-drew-you = Vous piochez { $card }.
cn-log-drew-hidden = { $seat } pioche une carte.
cn-log-played = { $seat } joue { $card }.
cn-log-played-you = Vous jouez { $card }.
cn-log-aimed-year = { $seat } joue { $card } sur { $year }.
cn-log-aimed-year-you = Vous jouez { $card } sur { $year }.
cn-log-aimed-card = { $seat } joue { $card } sur { $at }.
cn-log-aimed-card-you = Vous jouez { $card } sur { $at }.
cn-log-aimed-seat = { $seat } joue { $card } contre { $other }.
cn-log-aimed-seat-you = Vous jouez { $card } contre { $other }.
cn-log-memoed = { $seat } répond par { $card }.
cn-log-memoed-you = Vous répondez par { $card }.
cn-log-cancelled = { $card } est sans effet.
cn-log-flipped-prime = L’histoire change : { $title }.
cn-log-flipped-true = L’histoire est rétablie : { $title }.
cn-log-opened = Un paradoxe s’ouvre en { $year }.
cn-log-healed = { $year } est comme avant.
cn-log-voided = { $card } ne tient plus sur { $year }.
cn-log-patched = { $seat } répare { $year } : { $card }.
cn-log-patched-you = Vous réparez { $year } : { $card }.
cn-log-war-began = Sur-Paradoxe : plus rien après { $year } n’est accessible.
cn-log-war-ended = { $year } rétabli, le Sur-Paradoxe prend fin.
cn-log-killed-time = { $seat } tue le temps et jette { $card }.
cn-log-killed-time-you = Vous tuez le temps et jetez { $card }.
cn-log-killed-more = { $seat } jette aussi { $card }.
cn-log-killed-more-you = Vous jetez aussi { $card }.
cn-log-laid = { $seat } rapporte { $card }.
cn-log-laid-you = Vous rapportez { $card }.
cn-log-taken = { $seat } prend { $card } à { $other }.
cn-log-taken-you = Vous prenez { $card } à { $other }.
cn-log-sold =
    { $n ->
        [one] { $seat } vend { $card } pour { $n } carte.
       *[other] { $seat } vend { $card } pour { $n } cartes.
    }
cn-log-sold-you =
    { $n ->
        [one] Vous vendez { $card } pour { $n } carte.
       *[other] Vous vendez { $card } pour { $n } cartes.
    }
cn-log-erased = { $card } n’a jamais existé ; c’était chez { $other }.
cn-log-miracle-began =
    { $n ->
        [one] { $seat } cède { $card } pour un miracle avec { $n } carte fraîche.
       *[other] { $seat } cède { $card } pour un miracle avec { $n } cartes fraîches.
    }
cn-log-miracle-began-you =
    { $n ->
        [one] Vous cédez { $card } pour un miracle avec { $n } carte fraîche.
       *[other] Vous cédez { $card } pour un miracle avec { $n } cartes fraîches.
    }
cn-log-threw = { $seat } jette { $card }.
cn-log-threw-you = Vous jetez { $card }.
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
cn-log-id-exchanged = { $seat } échange son identité.
cn-log-id-exchanged-you = Vous échangez votre identité.
cn-log-forwarded =
    { $n ->
        [one] { $seat } doit maintenant { $n } coup.
       *[other] { $seat } doit maintenant { $n } coups.
    }
cn-log-forwarded-you =
    { $n ->
        [one] Vous devez maintenant { $n } coup.
       *[other] Vous devez maintenant { $n } coups.
    }
cn-log-fetched = { $seat } va chercher { $card }.
cn-log-fetched-you = Vous allez chercher { $card }.
cn-log-searched = { $seat } fouille la pioche.
cn-log-searched-you = Vous fouillez la pioche.
cn-log-found-nothing = { $seat } ne trouve rien à jouer.
cn-log-found-nothing-you = Vous ne trouvez rien à jouer.
cn-log-recycled =
    { $n ->
        [one] La défausse, { $n } carte, devient la nouvelle pioche.
       *[other] La défausse, { $n } cartes, devient la nouvelle pioche.
    }
cn-log-went-home = { $card } est de retour chez soi.

## Comment c’est fini. $seat, $card, $n
cn-over-paradox = Le treizième paradoxe déchire l’univers. Tout le monde a perdu.
cn-over-id = { $seat } gagne et rentre chez soi : { $card }.
cn-over-id-you = Vous gagnez et rentrez chez vous : { $card }.
cn-over-mission = { $seat } gagne par sa mission : { $card }.
cn-over-mission-you = Vous gagnez par votre mission : { $card }.
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
cn-describe-turn = Tour { $n }, { $seat } joue.
cn-describe-turn-you = Tour { $n }, à vous de jouer.
cn-describe-true = L’histoire est celle des livres.
cn-describe-primes = Charnières retournées : { $years }.
cn-describe-holes = Paradoxes ouverts : { $years }.
cn-describe-patches = Sur la chronologie : { $cards }.
cn-describe-count =
    { $n ->
        [0] Aucun paradoxe n’est ouvert ; { $limit } mettraient fin à tout.
        [one] { $n } paradoxe est ouvert ; { $limit } mettraient fin à tout.
       *[other] { $n } paradoxes sont ouverts ; { $limit } mettraient fin à tout.
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
        [one] { $n } carte est défaussée, { $card }.
       *[other] { $n } cartes sont défaussées, { $card } sur le dessus.
    }
cn-describe-playing = En train d’être joué : { $cards }.
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
cn-describe-fresh = Cartes fraîches : { $cards }.
cn-describe-id = Vous êtes { $card } ; votre monde : { $wishes }. Titres visibles : { $n } sur trois.
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
cn-inspect-home = { $card }, titres visibles : { $before } → { $after } sur trois.
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
