### Timeline, français. Mêmes identifiants et variables qu’en anglais ; chaque groupe nomme ses variables.
### Un message `x-you` remplace `x` quand $seat est le lecteur. Les noms des cartes et ce qui s’est passé viennent des paquets.

## Le jeu lui-même
tl-title = Timeline
tl-tagline = Qu’est-ce qui est venu en premier ? Trouvez la place de chaque carte dans l’histoire.
tl-about = Chacune de vos cartes nomme un fait ; sa date est au dos, et personne ne l’a vue. Posez une carte dans la frise là où vous pensez qu’elle va, puis retournez-la. C’est juste : elle reste. C’est faux : vous en piochez une autre. Si personne d’autre ne pose sa dernière carte dans la même manche que vous, vous gagnez.

## Cartes et dates. $card : nom d’une carte ; $date : sa date en mots ; $year, $years : en chiffres ; $low, $high : des dates
tl-card-hidden = carte cachée
tl-card-quoted = « { $card } »
tl-card-dated = « { $card } » ({ $date })
tl-date = { $year }
tl-date-bce = { $year } av. J.-C.
tl-date-circa = vers { $date }
tl-span-within = à { $years } ans près
tl-span-between = entre { $low } et { $high }
tl-note-plain = { $card } : { $date }.
tl-n-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }

## Options : nom, valeurs et une phrase d’aide pour chacune (`-help`)
tl-option-decks = Paquets
tl-option-decks-help = Les paquets que l’on mélange ensemble (T-074).
tl-option-decks-all = Tous
tl-option-decks-all-help = Tous les paquets livrés avec le jeu, mélangés.
tl-option-difficulty = Difficulté
tl-option-difficulty-help = Seulement les cartes de ces niveaux, de 1 à 3 (T-080).
tl-option-difficulty-any = Toutes
tl-option-difficulty-any-help = Faciles ou difficiles, toutes les cartes y sont.
tl-option-themes = Thèmes
tl-option-themes-help = Seulement les cartes de ces thèmes (T-080).
tl-option-themes-any = Tous
tl-option-themes-any-help = Les cartes de tous les thèmes y sont.
tl-option-regions = Régions
tl-option-regions-help = Seulement les cartes de ces parties du monde (T-080).
tl-option-regions-any = Toutes
tl-option-regions-any-help = Les cartes du monde entier y sont.
tl-option-period = Période
tl-option-period-help = Seulement les cartes datées de ces années (T-080).
tl-option-period-any = Toutes
tl-option-period-any-help = Les cartes de toutes les époques y sont.
tl-option-avoid = Cartes à éviter
tl-option-avoid-help = Les cartes vues récemment ; elles viennent après toutes les autres (T-081).
tl-option-avoid-none = Aucune
tl-option-avoid-none-help = Toutes les cartes sont mélangées ensemble.
tl-option-hand_size = Cartes par main
tl-option-hand_size-help = Avec combien de cartes chacun commence (T-013).
tl-option-hand_size-1 = 1
tl-option-hand_size-1-help = Chacun commence avec 1 carte.
tl-option-hand_size-2 = 2
tl-option-hand_size-2-help = Chacun commence avec 2 cartes.
tl-option-hand_size-3 = 3
tl-option-hand_size-3-help = Chacun commence avec 3 cartes.
tl-option-hand_size-4 = 4
tl-option-hand_size-4-help = Chacun commence avec 4 cartes.
tl-option-hand_size-5 = 5
tl-option-hand_size-5-help = Chacun commence avec 5 cartes.
tl-option-hand_size-6 = 6
tl-option-hand_size-6-help = Chacun commence avec 6 cartes.
tl-option-hand_size-7 = 7
tl-option-hand_size-7-help = Chacun commence avec 7 cartes.
tl-option-hand_size-8 = 8
tl-option-hand_size-8-help = Chacun commence avec 8 cartes.
tl-option-hand_size-9 = 9
tl-option-hand_size-9-help = Chacun commence avec 9 cartes.
tl-option-hand_size-10 = 10
tl-option-hand_size-10-help = Chacun commence avec 10 cartes.
tl-option-hand_size-classic_2010 = Comme en 2010
tl-option-hand_size-classic_2010-help = Six cartes à deux ou trois, cinq à quatre ou cinq, quatre au-delà.
tl-option-first_player = Premier joueur
tl-option-first_player-help = Qui commence chaque manche (T-010).
tl-option-first_player-0 = Place 1
tl-option-first_player-0-help = La place 1 commence.
tl-option-first_player-1 = Place 2
tl-option-first_player-1-help = La place 2 commence.
tl-option-first_player-2 = Place 3
tl-option-first_player-2-help = La place 3 commence.
tl-option-first_player-3 = Place 4
tl-option-first_player-3-help = La place 4 commence.
tl-option-first_player-4 = Place 5
tl-option-first_player-4-help = La place 5 commence.
tl-option-first_player-5 = Place 6
tl-option-first_player-5-help = La place 6 commence.
tl-option-first_player-6 = Place 7
tl-option-first_player-6-help = La place 7 commence.
tl-option-first_player-7 = Place 8
tl-option-first_player-7-help = La place 8 commence.
tl-option-first_player-random = Tiré au sort
tl-option-first_player-random-help = On tire au sort qui commence.
tl-option-first_player-youngest = La personne la plus jeune
tl-option-first_player-youngest-help = La personne la plus jeune commence, d’après les âges que vous donnez.
tl-option-ages = Âges
tl-option-ages-help = L’âge de chacun dans l’ordre des places, par exemple 41,39,8 ; seul le plus bas importe (T-010).
tl-option-ages-none = Non donnés
tl-option-ages-none-help = Personne ne donne son âge.
tl-option-tiebreak_elimination = Les départages éliminent
tl-option-tiebreak_elimination-help = Ce qui arrive à ceux qui échouent au départage quand d’autres réussissent (T-045).
tl-option-tiebreak_elimination-true = Oui
tl-option-tiebreak_elimination-true-help = Qui échoue sort, si deux au moins réussissent : sur trois, deux ont raison, et la troisième personne sort.
tl-option-tiebreak_elimination-false = Non
tl-option-tiebreak_elimination-false-help = Tout le monde continue jusqu’à ce qu’une seule personne réussisse : sur trois, deux ont raison, et toutes les trois rejouent.
tl-option-tiebreak_exhaustion = Quand les cartes manquent
tl-option-tiebreak_exhaustion-help = Ce qui arrive quand il reste trop peu de cartes pour un départage (T-048).
tl-option-tiebreak_exhaustion-shared = Victoire partagée
tl-option-tiebreak_exhaustion-shared-help = Tous ceux qui restent gagnent ensemble.
tl-option-tiebreak_exhaustion-rebuild = Nouvelle pioche
tl-option-tiebreak_exhaustion-rebuild-help = Une seule fois, toutes les cartes de la frise sauf ses deux bouts refont une pioche.
tl-option-show_top_card = Prochaine carte visible
tl-option-show_top_card-help = Si chacun peut lire le nom au-dessus de la pioche (S-12).
tl-option-show_top_card-false = Non
tl-option-show_top_card-false-help = La pioche ne montre que son nombre de cartes.
tl-option-show_top_card-true = Oui
tl-option-show_top_card-true-help = Chacun peut lire le nom de la prochaine carte.
tl-option-discards_visible = Défausse ouverte
tl-option-discards_visible-help = Si l’on peut parcourir la défausse (affichage seulement).
tl-option-discards_visible-true = Oui
tl-option-discards_visible-true-help = Chacun peut parcourir la défausse à tout moment.
tl-option-discards_visible-false = Non
tl-option-discards_visible-false-help = La défausse est fermée : à vous de retenir ce que vous avez vu.
tl-option-overlap = Des dates incertaines peuvent être égales
tl-option-overlap-help = Si les deux ordres sont justes pour deux dates incertaines qui se recouvrent, vers 1450 et 1455 par exemple (T-083).
tl-option-overlap-false = Non
tl-option-overlap-false-help = L’année imprimée décide, même avec « vers ».
tl-option-overlap-true = Oui
tl-option-overlap-true-help = Là où les dates se recouvrent, les deux ordres sont justes.
tl-option-practice = Entraînement en solitaire
tl-option-practice-help = Combien dure une partie en solitaire (T-092, T-093).
tl-option-practice-hand = Une main
tl-option-practice-hand-help = Elle finit quand votre main est vide.
tl-option-practice-deck = Tout le paquet
tl-option-practice-deck-help = Votre main se refait jusqu’à ce que toutes les cartes soient dans la frise.

## Où l’on en est, au-dessus de la question. $round
tl-phase-normal = Manche { $round }
tl-phase-tiebreak = Départage, manche { $round }
tl-phase-over = Fin, manche { $round }

## Ce qui vous est demandé, et qui l’on attend. $seat : un nom
tl-ask-normal = Placez une de vos cartes dans un intervalle de la frise.
tl-ask-tiebreak = Départage : placez votre carte.
tl-wait-normal = { $seat } place une carte.
tl-wait-tiebreak = Départage : { $seat } place une carte.

## Ce que vous pouvez répondre. $gap : son numéro ; $card, $before, $after : des cartes datées
tl-label-card = { $card }
tl-label-gap-first = intervalle { $gap } : avant { $after }
tl-label-gap-between = intervalle { $gap } : entre { $before } et { $after }
tl-label-gap-last = intervalle { $gap } : après { $before }

## Journal : un tour. $seat, $card, $date, $gap ; $n : des cartes
tl-log-round-began = La manche { $round } commence.
tl-log-placed = { $seat } place « { $card } » dans l’intervalle { $gap } : juste ({ $date }).
tl-log-placed-you = Vous placez « { $card } » dans l’intervalle { $gap } : juste ({ $date }).
tl-log-missed = { $seat } place « { $card } » dans l’intervalle { $gap } : raté ({ $date }).
tl-log-missed-you = Vous placez « { $card } » dans l’intervalle { $gap } : raté ({ $date }).
tl-log-drew = { $seat } pioche « { $card } ».
tl-log-drew-you = Vous piochez « { $card } ».
tl-log-renewed =
    { $n ->
        [one] La pioche est vide : { $n } carte défaussée la remplace, date cachée.
       *[other] La pioche est vide : { $n } cartes défaussées sont mélangées et la remplacent, dates cachées.
    }
tl-log-went-out = { $seat } a posé sa dernière carte.
tl-log-went-out-you = Vous avez posé votre dernière carte.

## Journal : départages et fin. $seat, $seats : des noms ; $n : des places ou des cartes
tl-log-tied =
    { $n ->
        [one] { $n } personne a posé sa dernière carte dans la même manche : un départage décide.
       *[other] { $n } personnes ont posé leur dernière carte dans la même manche : un départage décide.
    }
tl-log-eliminated = Le départage se joue sans { $seat }.
tl-log-eliminated-you = Le départage se joue sans vous.
tl-log-rebuilt =
    { $n ->
        [one] Il reste trop peu de cartes : la frise garde ses deux bouts et { $n } carte refait une pioche.
       *[other] Il reste trop peu de cartes : la frise garde ses deux bouts et { $n } cartes refont une pioche.
    }
tl-log-game-over-sole = Personne d’autre n’a posé sa dernière carte dans cette manche : { $seat } gagne.
tl-log-game-over-sole-you = Personne d’autre n’a posé sa dernière carte dans cette manche : vous gagnez.
tl-log-game-over-tiebreak = Personne d’autre n’a réussi le départage : { $seat } gagne.
tl-log-game-over-tiebreak-you = Personne d’autre n’a réussi le départage : vous gagnez.
tl-log-game-over-shared = Il reste trop peu de cartes pour un départage : { $seats } gagnent ensemble.
tl-log-game-over-practice = L’entraînement est fini : bien placées { $placed }, mal placées { $missed }.

## Pourquoi une réponse est refusée : un message par règle. $cards : ce que vous pouvez poser ; $most : le dernier intervalle
tl-why-T-022 = Vous ne pouvez poser qu’une de vos cartes : { $cards }.
tl-why-T-023 = Cet intervalle n’existe pas : la frise en a de 1 à { $most }.

## La table en phrases. $cards : des noms joints ; $seat, $seats ; $n : des cartes
tl-describe-line = La frise, du plus tôt au plus tard : { $cards }.
tl-describe-hand = { $seat } a { tl-n-cards } : { $cards }.
tl-describe-hand-you = Vous avez { tl-n-cards } : { $cards }.
tl-describe-hand-empty = { $seat } n’a plus de carte.
tl-describe-hand-empty-you = Vous n’avez plus de carte.
tl-describe-out = { $seat } ne joue plus.
tl-describe-out-you = Vous ne jouez plus.
tl-describe-pile =
    { $n ->
        [0] La pioche est vide.
        [one] La pioche compte { $n } carte.
       *[other] La pioche compte { $n } cartes.
    }
tl-describe-starter = { $seat } commence chaque manche.
tl-describe-starter-you = Vous commencez chaque manche.
tl-describe-done-normal = { $seat } a posé sa dernière carte dans cette manche.
tl-describe-done-normal-you = Vous avez posé votre dernière carte dans cette manche.
tl-describe-done-tiebreak = { $seat } a bien placé sa carte de départage.
tl-describe-done-tiebreak-you = Vous avez bien placé votre carte de départage.
tl-describe-done-over = { $seat } a posé sa dernière carte dans la dernière manche.
tl-describe-done-over-you = Vous avez posé votre dernière carte dans la dernière manche.
tl-describe-practice = Bien placées jusqu’ici : { $placed } ; mal placées : { $missed }.
tl-describe-rebuilt = Pour le départage, la frise a été réduite à ses deux bouts ; cela n’arrive qu’une fois.
tl-describe-top = Au-dessus de la pioche : { $card }.
tl-describe-discard = Défausse : { $cards }.
tl-describe-discard-empty = La défausse est vide.

## Les robots : ce que sait chaque niveau
tl-bot-schoolchild = Écolier
tl-bot-schoolchild-help = Connaît à peu près les dates célèbres et devine les autres.
tl-bot-reader = Lecteur
tl-bot-reader-help = A beaucoup lu : juste pour le siècle, rarement pour l’année.
tl-bot-historian = Historien
tl-bot-historian-help = Connaît bien la plupart des dates, et se trompe encore sur les plus obscures.

## The board in the browser
web-game-timeline = Timeline
web-pitch-timeline = Rangez des inventions dans l’ordre sans connaître une seule date.
web-decks-decks = Paquets pour Timeline
web-tl-line = La frise, du plus tôt au plus tard
web-tl-earlier = plus tôt
web-tl-later = plus tard
web-tl-ruler = Les mêmes cartes sur une règle, chacune à son année
web-tl-others = Les cartes des autres
web-tl-first-player = joue en premier
web-tl-went-out = dernière carte posée
web-tl-out = hors jeu
web-tl-cards = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
web-tl-tally = { $right ->
    [0] 0 juste
    [one] { $right } juste
   *[other] { $right } justes
}, { $wrong ->
    [0] 0 raté
    [one] { $wrong } raté
   *[other] { $wrong } ratés
}
web-tl-right = Juste.
web-tl-wrong = Raté.
web-tl-told = { $who } : { $card },
web-tl-last = Les dernières cartes posées
web-tl-outcome-right = { $who }, { $card }, { $date } : juste
web-tl-outcome-wrong = { $who }, { $card }, { $date } : raté
web-tl-open-card = { $card }, { $date } : en savoir plus
web-tl-place-here = poser ici
web-tl-card-next = Choisissez maintenant la carte de cet intervalle.
web-tl-beside = À côté de la frise
web-tl-tiebreak = Départage.
web-tl-tiebreak-note = Une carte chacun : si une seule personne a raison, elle gagne. Encore en jeu : { $who }.
web-tl-yours = Vos cartes
web-tl-yours-note = La date est au dos : personne ne la voit, pas même vous.
web-tl-yours-alone = La date est au dos. Trouvez la place de chaque carte.
web-tl-pile = pioche
web-tl-discards = défausse
web-tl-pile-n = { $n ->
    [0] Pioche vide
    [one] { $n } carte à piocher
   *[other] { $n } cartes à piocher
}
web-tl-discards-n = { $n ->
    [0] aucune défaussée
    [one] { $n } défaussée
   *[other] { $n } défaussées
}
web-tl-next-card = la suivante : { $card }
web-tl-source = Où vérifier : { $source }
web-tl-doubt = Signaler la date
web-tl-doubt-note = Un appui suffit : c’est noté pour qui tient ce serveur, et rien n’en sort.
web-tl-doubt-wrong = L’année est fausse
web-tl-doubt-disputed = Les savants en débattent
web-tl-doubt-words = Le texte est faux
web-tl-doubt-comment = Ce que vous en savez (facultatif)
web-tl-reported = C’est noté, merci.
web-tl-how-ended = Comment la partie s’est terminée
web-tl-winner = gagne
web-tl-ending-sole = Personne d’autre n’avait posé sa dernière carte
web-tl-ending-tiebreak = Décidé par un départage
web-tl-ending-shared = Il reste trop peu de cartes : la victoire est partagée
web-tl-ending-practice = L’entraînement est terminé
web-tl-plate-card = « { $card } » : où la poser ?
web-tl-plate-between = « { $card } », entre { $before } et { $after } ?
web-tl-plate-first = « { $card } », avant { $after } ?
web-tl-plate-last = « { $card } », après { $before } ?
web-tl-bce = { $year } av. J.-C.
web-tl-year-one = an 1
web-tl-million = { $n ->
    [one] { $figures } million
   *[other] { $figures } millions
}
web-tl-billion = { $n ->
    [one] { $figures } milliard
   *[other] { $figures } milliards
}
web-opt-decks = Paquets
web-opt-decks-all = les six
web-opt-difficulty = Difficulté
web-opt-difficulty-any = toutes
web-opt-difficulty-1 = très connues
web-opt-difficulty-2 = moyennes
web-opt-difficulty-3 = difficiles
web-opt-themes = Thèmes
web-opt-themes-any = tous
web-opt-regions = Régions
web-opt-regions-any = toutes
web-opt-regions-africa = Afrique
web-opt-regions-central-asia = Asie centrale
web-opt-regions-east-asia = Asie de l’Est
web-opt-regions-europe = Europe
web-opt-regions-latin-america = Amérique latine
web-opt-regions-north-america = Amérique du Nord
web-opt-regions-oceania = Océanie
web-opt-regions-polar-regions = les pôles
web-opt-regions-south-asia = Asie du Sud
web-opt-regions-southeast-asia = Asie du Sud-Est
web-opt-regions-space = espace
web-opt-regions-west-asia = Asie de l’Ouest
web-opt-regions-world = le monde entier
web-opt-period = Période
web-opt-period-any = toutes
web-opt-avoid = Les cartes vues récemment dans ce navigateur viennent en dernier
web-opt-avoid-n = { $n ->
    [0] aucune encore
    [one] { $n } carte
   *[other] { $n } cartes
}
web-opt-ages = Âges, dans l’ordre des places
web-opt-hand-size = Cartes par main
web-opt-hand-size-classic-2010 = 6, 5 ou 4, comme en 2010
web-opt-first-player = Qui commence
web-opt-first-player-random = tiré au sort
web-opt-first-player-youngest = la personne la plus jeune
web-opt-tiebreak-elimination = Les départages éliminent
web-opt-tiebreak-elimination-true = oui
web-opt-tiebreak-elimination-false = non
web-opt-tiebreak-exhaustion = Quand les cartes manquent
web-opt-tiebreak-exhaustion-shared = victoire partagée
web-opt-tiebreak-exhaustion-rebuild = une nouvelle pioche
web-opt-show-top-card = Prochaine carte visible
web-opt-show-top-card-true = oui
web-opt-show-top-card-false = non
web-opt-overlap = Des dates incertaines peuvent être égales
web-opt-overlap-true = oui
web-opt-overlap-false = non
web-opt-practice = Entraînement en solitaire
web-opt-practice-hand = une main
web-opt-practice-deck = tout le paquet
web-act-gap = Poser ici
web-step-back-gap = Autre intervalle
web-choose-place = Choisissez une carte
web-choose-gap = Choisissez un intervalle
web-level-schoolchild = écolier
web-level-reader = lecteur
web-level-historian = historien

## The first guided game
learn-timeline = Timeline : si personne d’autre ne pose sa dernière carte dans la même manche que vous, vous gagnez. Mettez des inventions dans l’ordre sans connaître une seule date.
learn-timeline-place = Choisissez une carte de votre main, puis l’intervalle où elle va : 1 est avant toute la frise, le dernier après. Sa date n’apparaît qu’une fois posée. Les clepsydres sont anciennes, mais il y a plus ancien ici.
learn-timeline-sure = Juste : la carte reste, et votre main compte une carte de moins. Une carte mal placée est défaussée et vous en piochez une autre. Commencez par ce que vous savez : le téléphone est plus récent que tout ce qui est ici.
learn-timeline-narrow = Plus la frise s’allonge, plus les intervalles se resserrent. Un bateau à rames qui plonge, bien avant les moteurs : entre les choses anciennes et le téléphone.
learn-timeline-last = Votre dernière carte. Si elle est juste, votre main est vide et cette manche décide de la partie : si d’autres finissent aussi, chacun pioche une carte de plus, jusqu’à ce qu’une seule personne ait raison. Où va le téléphone mobile ?
learn-timeline-recap = En bref : une carte, un intervalle. Une carte juste reste, une carte fausse est remplacée. Si personne d’autre ne vide sa main dans la même manche que vous, vous gagnez ; à plusieurs, on se départage, une carte chacun, jusqu’à ce qu’une seule personne ait raison.

## Pourquoi une position n’est pas de ce jeu
tl-wrong-date = Cette position n’existe pas : la carte { $n } de la boîte doit avoir une date et une seule.
tl-wrong-line = Cette position n’existe pas : dans la frise, { $right } précède { $left }, à sa gauche.
tl-wrong-empty = Cette position n’existe pas : la frise ne contient aucune carte.
tl-wrong-seat = Cette position n’existe pas : la place { $seat } a des cartes et n’est pas dans la partie.
tl-wrong-starter = Cette position n’existe pas : qui commence une manche ou joue est encore dans la partie.
tl-wrong-hand = Cette position n’existe pas : la place { $seat } est encore dans la partie et n’a aucune carte.

# Pourquoi un robot l’a fait, dans ses propres mots : d’après ce que tout le monde a appris.
## Les jeux de cartes en page
web-tl-easy = facile
web-tl-middling = moyenne
web-tl-hard = difficile
web-tl-deck-mix = { $easy } cartes faciles, { $middling } moyennes et { $hard } difficiles
web-tl-deck-cards = { $n ->
    [one] une carte
   *[other] { $n } cartes
 }
web-tl-deck-doubted = { $n ->
    [one] une date incertaine
   *[other] { $n } dates incertaines
 }
web-tl-deck-preview = Essayer
web-tl-deck-inside = Regarder dedans
web-tl-deck-export = Enregistrer le paquet { $title } en fichier
web-tl-deck-told = Toutes les dates sont écrites ici : passez votre chemin si vous voulez jouer sans les connaître.
web-tl-deck-line = { $title } en frise
web-tl-deck-between = entre { $first } et { $last }
web-tl-deck-doubts = { $n ->
    [one] Une date incertaine
   *[other] { $n } dates incertaines
 }
web-tl-deck-reported = { $n ->
    [one] mise en doute une fois
   *[other] mise en doute { $n } fois
 }
web-tl-deck-check = Faire vérifier son propre paquet
web-tl-deck-check-note = Rien n’en est gardé. Un paquet sans erreur se joue dès que son fichier se trouve dans le dossier des paquets du serveur.
web-ending-timeline-sole = une seule main vide
web-ending-timeline-tiebreak = au départage
web-ending-timeline-shared = victoire partagée
web-ending-timeline-practice = entraînement
web-tl-reason-between = Je situais « { $card } » après « { $before } » et avant « { $after } ».
web-tl-reason-after = Je situais « { $card } » après tout le reste, même après « { $before } ».
web-tl-reason-before = Je situais « { $card } » avant tout le reste, même avant « { $after } ».
web-tl-reason-right = C’était bien cela : { $date }.
web-tl-reason-wrong = Eh non : { $date }.
