### Chronolude, en français : les mots communs à tous les jeux. Mêmes identifiants et variables qu’en anglais.

## Le nom de la maison
cl-title = Chronolude
cl-tagline = Des jeux de voyage dans le temps que l’on peut rembobiner.

## Petits mots
cl-yes = oui
cl-no = non
cl-none = rien

## Réunir une liste : cl-list-more partout, cl-list-last pour finir. $head, $tail
cl-list-more = { $head }, { $tail }
cl-list-last = { $head } et { $tail }

## Les places. $number : compté à partir de 1 ; $name, $bot : des noms
cl-seat = Place { $number }
cl-seat-bot = { $name } (robot { $bot })
cl-seat-yours = { $name } (vous)
cl-n-seats =
    { $n ->
        [one] { $n } place
       *[other] { $n } places
    }

## Pourquoi une réponse est refusée, dans tous les jeux (règles de la maison). $answer : le texte reçu ; $card
cl-why-H-1 = Ce n’est pas à vous de répondre.
cl-why-H-2 = « { $answer } » n’est pas une réponse possible ici.
cl-why-H-3 = La partie est terminée : il n’y a plus rien à répondre.
cl-why-H-4 = Réponse incomprise : « { $answer } ».
cl-why-H-5 = « { $answer } » n’est que le début d’un coup : donnez aussi la suite.
cl-why-asked = « { $answer } » ne répond pas à la question posée. { $law }
cl-refused = Impossible : { $reason }
cl-refused-rule = Impossible : { $reason } (règle { $rule })
cl-allowed = C’est permis.

## À qui de jouer, et l’état de la table. $seat, $seats, $n, $seconds
cl-your-turn = À vous de jouer
cl-waiting = On attend { $seats }.
cl-sealed = Votre réponse : { $choice }. Elle reste secrète jusqu’à ce que tous aient répondu.
cl-thinking = { $seat } réfléchit…

## Les éléments d’une partie. $round, $decision, $seats (victoire), $n (combien), $rule
cl-round = Manche { $round }
cl-game-over = Partie terminée
cl-no-winner = Personne ne gagne.
cl-winner =
    { $n ->
        [one] Victoire : { $seats }.
       *[other] Victoire partagée : { $seats }.
    }
cl-you-win = Vous gagnez !
cl-you-lose = La victoire vous échappe, cette fois.

## Terminal : pour commencer. $game, $seed, $n
cl-welcome = Bienvenue dans Chronolude.
cl-uncompiled = Le moteur n’est pas encore compilé ; les meilleurs robots joueront mieux quand il le sera.
cl-starting = { $game }, { cl-n-seats }, graine { $seed }.
cl-choose-game = Quel jeu ?
cl-choose-seats = Combien de places ?
cl-help-hint = Tapez une réponse, ou « { cl-command-help } » pour voir les commandes.
cl-prompt = Votre réponse :
cl-option-line = { $number }. { $label } ({ $text })
cl-options-between =
    { $n ->
        [one] … et { $n } autre entre les deux …
       *[other] … et { $n } autres entre les deux …
    }
cl-only-option = Une seule réponse est possible : { $label }.
cl-press-enter = Appuyez sur Entrée pour continuer.

## Terminal : les commandes telles qu’on les tape. Les mots anglais sont acceptés aussi
cl-command-help = aide
cl-command-table = table
cl-command-options = choix
cl-command-why = pourquoi
cl-command-foresee = prévoir
cl-command-inspect = examiner
cl-command-rules = règles
cl-command-events = journal
cl-command-undo = annuler
cl-command-advice = conseil
cl-command-save = enregistrer
cl-command-record = relevé
cl-command-quit = quitter

## Terminal : ce que fait chaque commande
cl-command-help-help = liste ces commandes
cl-command-table-help = décrit toute la table telle que vous la voyez
cl-command-options-help = liste ce que vous pouvez répondre
cl-command-why-help = explique pourquoi une réponse est impossible : « pourquoi A3 »
cl-command-foresee-help = montre ce qu’une réponse ferait à coup sûr : « prévoir B12 »
cl-command-inspect-help = montre ce que changeraient des charnières retournées et des patchs posés, dans cet ordre : « examiner 1963 1968p » ; seul : chaque charnière
cl-command-rules-help = donne les règles, ou une seule : « règles K-061 »
cl-command-events-help = relit ce qui s’est passé jusqu’ici
cl-command-undo-help = revient d’une décision en arrière
cl-command-advice-help = demande un conseil
cl-command-save-help = enregistre la partie dans un fichier
cl-command-record-help = montre le relevé de la partie
cl-command-quit-help = quitte la table

## Terminal : les réponses. $command, $file, $n, $rule, $reason, $seats
cl-did-you-mean = Vouliez-vous dire « { $command } » ?
cl-undone = Vous revenez d’une décision en arrière. Les coups que vous quittez sont gardés dans une branche.
cl-undo-nothing = Il n’y a rien à annuler.
cl-saved = Partie enregistrée dans { $file }.
cl-save-failed = Impossible d’enregistrer la partie dans { $file } : { $reason }
cl-loaded = Partie reprise depuis { $file }, à la décision { $decision }.
cl-load-failed = Impossible de lire { $file } : { $reason }
cl-no-rule = Il n’y a pas de règle { $rule }.
cl-no-events = Il ne s’est encore rien passé.
cl-foreseen = Voici ce qui arriverait à coup sûr :
cl-foreseen-nothing = Rien n’est sûr d’avance.
cl-if-nobody-answers = si personne ne répond
cl-quit-confirm = Quitter la table ? La partie n’est pas enregistrée.
cl-goodbye = Au revoir, et à hier.

## Terminal : depuis la ligne de commande. $name, $value, $known (ce qui existe), $game, $file, $reason, $least, $limit, $last
cl-cli-game = { $title } ({ $id }), de { $least } à { $limit } places
cl-cli-game-fixed = { $title } ({ $id }), { cl-n-seats }
cl-cli-game-option = --option { $name }=… accepte { $known } ; sans précision, { $value }
cl-cli-no-game = aucun jeu ne s’appelle « { $name } » ; il y a { $known }
cl-cli-name-a-game = nommez un jeu : { $known }
cl-cli-seats = { $game } compte de { $least } à { $limit } places, et non { $seats }
cl-cli-seats-fixed = { $game } se joue à { cl-n-seats }, et non { $seats }
cl-cli-no-option = « { $name } » n’est pas une option de { $game } ; écrivez nom=valeur, avec { $known }
cl-cli-no-value = l’option { $name } ne peut pas valoir « { $value } » ; elle accepte { $known }
cl-cli-bad-value = { $reason } ; par exemple { $known }
cl-cli-no-bot = { $game } n’a pas de robot « { $name } » ; il y a { $known }
cl-cli-no-stranger = il n’y a pas de robot « { $name } » : { $reason }
cl-cli-saved-stranger = cette partie s’est jouée avec « { $name } », programme extérieur qui n’est lancé qu’à votre demande : nommez de nouveau les robots avec --bots
cl-cli-bots =
    { $n ->
        [one] --bots attend au moins un robot, et { $n } au plus ; il y a { $known }
       *[other] --bots attend au moins un robot, et { $n } au plus ; il y a { $known }
    }
cl-cli-no-seat = il n’y a pas de place { $seat } ; elles vont de 1 à { $last }
cl-cli-no-language = la langue « { $name } » n’existe pas ici ; il y a { $known }
cl-cli-at-least = { $name } vaut { $value } ; il faut au moins { $least }
cl-cli-no-server = il manque des paquets au serveur ({ $name }) ; installez l’extra « server » (pip install chronolude[server])
cl-cli-no-mcp = il faut pour cela d’autres paquets ({ $name }) ; installez les extras « mcp » et « server » (pip install chronolude[mcp,server])
cl-cli-row-file = impossible d’écrire des lignes dans { $file } : son nom doit finir par { $known }
cl-cli-no-arrow = les fichiers Parquet demandent pyarrow : pip install « chronolude[data] » (ou écrivez des lignes JSON, qui ne demandent rien de plus)
cl-cli-setting = quelque chose ne va pas dans l’environnement ou sur la ligne de commande : { $reason }
cl-cli-no-deal = ces options ne vont pas ensemble : { $reason }
cl-cli-other-game = le jeu de { $file } est { $game }, et non { $name }

## Conseils, marche après marche. $answer, $worth, $low, $high et $points de 100 parties, $what : des phrases
cl-hint-good = Un joueur avisé pourrait répondre « { $answer } ».
cl-hint-best = Un joueur avisé répondrait « { $answer } ».
cl-hint-good-several = Un joueur avisé pourrait répondre « { $answer } », ou l’une des autres réponses ci-dessous. À côté de chacune, combien elle gagne de parties imaginées sur 100.
cl-hint-stake-high = L’enjeu est grand : une réponse au hasard coûterait { $points ->
    [one] une partie
   *[other] { $points } parties
} sur cent.
cl-hint-stake-low = L’enjeu est faible : quelle que soit la réponse, on gagne à peu près autant de parties.
cl-hint-best-worth = « { $answer } » gagne { $worth } parties imaginées sur 100 (intervalle à 95 % : de { $low } à { $high }).
cl-hint-best-exact = « { $answer } » gagne { $worth } fois sur 100 : toutes les suites possibles ont été examinées.
cl-hint-second = La suivante, « { $answer } », en gagne { $worth }.
cl-hint-because = Ce que cela apporte à coup sûr : { $what }

## Terminal : à la table. $answers, $answer, $game
cl-cli-allowed = Possible ici : { $answers }.
cl-cli-after = Enregistrer, relire le journal ou annuler ; Entrée pour partir :
cl-cli-hint-more = (Encore « { cl-command-advice } » pour en savoir plus.)
cl-cli-no-hint = Aucun robot ne peut donner de conseil ici.
cl-cli-inspect-nothing = Il n’y a rien à examiner dans { $game }.
cl-cli-inspect-unknown = Impossible d’examiner « { $text } ». Nommez des charnières à retourner et des patchs à poser : « { cl-command-inspect } 1963 1968p ».
cl-cli-no-law = Il n’y a pas de règles à lire ici pour { $game }.
cl-cli-save-where = Nommez un fichier : « enregistrer ma-partie.txt ».
cl-cli-taken = ce fichier existe déjà ; choisissez un autre nom
cl-cli-record-later = Le relevé contient toutes les cartes cachées : il se montre une fois la partie terminée. Vous pouvez l’enregistrer à tout moment.

## Terminal : les simulations. $n, $game, $seats, $seed, $mean, $least, $limit, $name, $count, $share, $number, $bot, $seconds, $speed
cl-cli-simulating = On joue
cl-cli-simulated =
    { $n ->
        [one] { $n } partie de { $game }, places : { $seats }, graine { $seed }.
       *[other] { $n } parties de { $game }, places : { $seats }, graine { $seed }.
    }
cl-cli-decisions = Décisions : { $mean } en moyenne, de { $least } à { $limit }.
cl-cli-rounds = Manches : { $mean } en moyenne, de { $least } à { $limit }.
cl-cli-scores = Scores de la table : { $mean } en moyenne, de { $least } à { $limit }.
cl-cli-ending = Fin « { $name } » : { $count } ({ $share } %).
cl-cli-wins = Place { $number } ({ $bot }), parties gagnées : { $count } ({ $share } %).
cl-cli-capped =
    { $n ->
        [one] Interrompue à la limite : { $n } partie ({ $share } %).
       *[other] Interrompues à la limite : { $n } parties ({ $share } %).
    }
cl-cli-lapse =
    { $n ->
        [one] { $bot } a échoué dans { $n } partie ; partie { $game }, place { $number }, sa réponse { $answer } : { $what }. Un robot qui joue au hasard a pris la suite.
       *[other] { $bot } a échoué dans { $n } parties ; d’abord dans la partie { $game }, place { $number }, sa réponse { $answer } : { $what }. Un robot qui joue au hasard a pris la suite.
    }
cl-bot-lapse = { $bot } a échoué : { $what }. Un robot qui joue au hasard prend la suite.
cl-cli-speed = { $seconds } s, { $speed } décisions par seconde.

## Terminal : parcourir un relevé. $number, $last, $seat, $cards, $name
cl-cli-standing = Décision { $number } sur { $last }
cl-cli-holds = { $seat } a en main : { $cards }.
cl-cli-walk-hint = Entrée pour avancer. Et aussi : retour, un numéro, +5, place 2, public, tout, quitter.
cl-cli-walk = Où aller ?
cl-cli-no-decision = il n’y a pas de décision { $number } ; elles vont de 0 à { $last }
cl-cli-no-step = « { $name } » ne mène nulle part ; tapez Entrée, retour, un numéro, +5, place 2, public, tout ou quitter
cl-cli-not-over = cette partie n’est pas encore terminée : certaines cartes restent cachées ; choisissez une place ou le public

## Terminal : les vérifications. $file, $answers, $draws, $branches, $reason
cl-cli-verified = { $file } est en règle. Réponses : { $answers } ; tirages : { $draws } ; branches : { $branches }.
cl-cli-fair = Chaque tirage découle d’un secret engagé avant la donne.
cl-cli-not-committed = Les tirages découlent d’une graine que personne n’avait engagée d’avance.
cl-cli-not-verified = { $file } n’est pas en règle : { $reason }

## Terminal : mesurer la vitesse
cl-cli-measuring = On mesure
cl-cli-no-open-spiel = OpenSpiel n’est pas installé ; installez l’extra « bench » (pip install chronolude[bench])
cl-cli-compiled = Le moteur est compilé.
cl-cli-not-compiled = Le moteur n’est pas compilé.
cl-cli-bench-what = µs par…
cl-cli-bench-ours = nous
cl-cli-bench-theirs = eux
cl-cli-bench-ratio = vitesse relative
cl-cli-bench-by-index = coup depuis Python par son numéro, donne comprise
cl-cli-bench-listed = coup depuis Python tiré d’une liste, donne comprise
cl-cli-bench-listed-dealt = de même, hearts déjà donné
cl-cli-bench-free = choix libre à { $game } par son numéro, donne et réponses forcées comprises
cl-cli-bench-engine-deal = coup dans le moteur, donne comprise
cl-cli-bench-engine = de même, hearts déjà donné
cl-cli-bench-clone = une copie d’un état
cl-cli-bench-view = une vue d’une table
cl-cli-bench-record = un relevé d’une table
cl-cli-bench-note = Nous : { $game } à 4 places ; eux : le jeu hearts d’OpenSpiel. Médianes du temps de calcul, chaque mesure à son tour.

## Jeux sans mots à eux. $name (d’une zone, d’un nombre ou d’un fait), $values ; $rule, $answers
cl-plain-line = { $name } : { $values }
cl-plain-back = carte cachée
cl-plain-backs =
    { $n ->
        [one] { $n } carte cachée
       *[other] { $n } cartes cachées
    }
cl-plain-place = { $zone }, emplacement { $n }
cl-plain-why = La règle { $rule } ne le permet pas. Vous pouvez répondre { $answers }.

## Terminal : un jeu à soi. $name, $known, $folder, $reason, $n
cl-cli-new-game =
    { $n ->
        [one] { $n } fichier écrit dans { $folder }. Ensuite :
       *[other] { $n } fichiers écrits dans { $folder }. Ensuite :
    }
cl-cli-new-game-name = « { $name } » n’est pas un nom de jeu : des minuscules, des chiffres et des traits d’union simples, comme my-game.
cl-cli-new-game-taken = « { $name } » est pris : Python ou Chronolude a déjà quelque chose de ce nom ; choisissez-en un autre.
cl-cli-new-game-there = { $folder } existe déjà ; choisissez un autre nom ou --folder.
cl-cli-new-game-unwritable = { $folder } ne peut pas être écrit : { $reason }.
cl-cli-no-toy = Il n’y a pas de jouet « { $name } » ; il y a { $known }.

## Pourquoi une position n’est pas de ce jeu
cl-wrong-number = Cette position n’existe pas : { $name } vaut { $value }, alors que sa valeur va de { $least } à { $most }.
cl-wrong-size = Cette position n’existe pas : { $zone } contient { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
}, et n’en contient jamais plus de { $most }.
cl-wrong-owner = Cette position n’existe pas : { $zone } contient des cartes, et { $seats ->
    [one] une seule place est prise
   *[other] seules { $seats } places sont prises
}.
cl-wrong-course = Cette position n’existe pas : les règles ne peuvent pas continuer à partir de là ({ $error }).
cl-wrong-silence = Cette position n’existe pas : on interroge quelqu’un qui ne pourrait rien répondre.
cl-wrong-nobody = Cette position n’existe pas : on interroge quelqu’un qui n’est pas à la table.
cl-wrong-over = Cette position n’existe pas : plus aucune règle n’est à suivre, et la partie n’est pas finie.
cl-wrong-live = Cette position n’existe pas : la partie est finie, et une règle reste à suivre.
cl-wrong-option = Cette position n’existe pas : ses nombres disent { $name } { $one }, ses options { $other }.
cl-wrong-owed = Cette position n’existe pas : une réponse y est due, et les règles ne peuvent pas continuer seules.
cl-wrong-telling = Cette position n’existe pas : personne ne pourrait dire ce qui s’y trouve ({ $error }).
cl-wrong-frame = Cette position n’existe pas : la règle { $rule } ne peut pas se trouver ainsi parmi celles en cours.
## Ce qu’on a donné à la porte d’entrée
cl-wrong-whole = { $name } vaut { $value }, et il faut un nombre entier.
cl-wrong-text = { $name } vaut { $value }, et il faut un texte.
cl-wrong-data = { $name } vaut { $value }, et il faut une table de champs.

## Terminal: the laws of a bot. $law, $n (checks), $where, $seconds
cl-check-looking = Vérification
cl-check-on-offer = Ses réponses sont toujours permises
cl-check-honest = Il ne voit rien de caché
cl-check-deterministic = Interrogé de nouveau, il répond la même chose
cl-check-same-games = Les mêmes graines donnent les mêmes parties
cl-check-held =
    { $n ->
        [0] { $law } : non vérifié.
        [one] { $law } : oui ({ $n } vérification).
       *[other] { $law } : oui ({ $n } vérifications).
    }
cl-check-broken = { $law } : NON. { $where }
cl-check-slowest = La plus longue réponse a pris { $seconds } s.

## Problèmes

cl-puzzle-head = Un problème : { $game } ({ $name })
cl-puzzle-help = Tapez la réponse en toutes lettres, et un coup en plusieurs parties sous la forme « première > seconde ». « indice » donne un indice, « montrer » la solution, et « quitter » permet de partir.
cl-puzzle-word-hint = indice
cl-puzzle-word-solution = montrer
cl-puzzle-word-quit = quitter
cl-puzzle-whole = Ce n’est que le début d’un coup : tapez « { $answer } > … » avec l’une de ces suites.
cl-puzzle-none = Ce problème n’existe pas ici. Jeux avec problèmes : { $known }.
cl-puzzle-solution = La solution :
cl-puzzle-task-sure = Une seule réponse gagne à coup sûr, quoi que les autres aient en main et quoi qu’ils fassent. Laquelle ?
cl-puzzle-task-expected = Une réponse vaut bien mieux que toutes les autres. Laquelle ?
cl-puzzle-task-turn = Vous pouvez gagner avant que quelqu’un d’autre ne joue, si personne n’intervient. Par quoi commencer ?
cl-puzzle-task-now = Votre prochain coup peut gagner. Lequel ?
cl-puzzle-task-solved = Une seule réponse est juste. Laquelle ?
cl-puzzle-hint-sure = { $n ->
    [one] Il y a une réponse.
   *[other] Il y a { $n } réponses ; toutes sauf une peuvent perdre, avec des cartes que les autres ont peut-être.
}
cl-puzzle-hint-expected = { $n ->
    [one] Il y a une réponse.
   *[other] Il y a { $n } réponses, et plus personne d’autre n’a le choix : comptez dans combien de donnes chacune gagne.
}
cl-puzzle-hint-turn = { $n ->
    [one] Il y a une réponse.
   *[other] Il y a { $n } réponses. Voyez ce qu’il vous faut pour gagner, et remontez à partir de là.
}
cl-puzzle-hint-now = { $n ->
    [one] Il y a une réponse.
   *[other] Il y a { $n } réponses. Voyez ce qu’il vous faut pour gagner, et remontez à partir de là.
}
cl-puzzle-hint-solved = { $n ->
    [one] Il y a une réponse.
   *[other] Il y a { $n } réponses, et une seule est juste.
}
cl-puzzle-hint-among = C’est l’une de celles-ci : { $answers }.
cl-puzzle-hint-is = La réponse : { $answer }
cl-puzzle-hint-begins = Cela commence par : { $answer }.
cl-puzzle-right-sure = Juste : « { $answer } » gagne à coup sûr, dans toutes les donnes compatibles avec ce que vous savez.
cl-puzzle-right-expected = Juste : « { $answer } » gagne le plus souvent, sur toutes les donnes compatibles avec ce que vous savez.
cl-puzzle-right-turn = Juste : après « { $answer } », c’est gagné ce tour-ci, si personne n’intervient.
cl-puzzle-right-now = Juste : « { $answer } » gagne tout de suite.
cl-puzzle-right-solved = Juste : « { $answer } ».
cl-puzzle-wrong-sure = « { $answer } » peut gagner, mais pas à coup sûr. Voici comment cela peut mal tourner :
cl-puzzle-wrong-expected = « { $answer } » gagne { $worth } donnes sur 100 ; il y a bien mieux.
cl-puzzle-wrong-turn = Après « { $answer } », rien ne vous assure de gagner ce tour-ci.
cl-puzzle-wrong-now = « { $answer } » ne gagne pas tout de suite.
cl-puzzle-wrong-solved = « { $answer } » n’est pas la bonne réponse.
cl-puzzle-mining = Recherche, { $n ->
    [one] une place
   *[other] { $n } places
}
cl-puzzle-mined = { $n ->
    [one] Un problème à { $seats } à table, après { $games } parties.
   *[other] { $n } problèmes à { $seats } à table, après { $games } parties.
}
cl-puzzle-grading = Tous les robots s’y essaient
cl-puzzle-count = { $n ->
    [one] { $game } : un problème
   *[other] { $game } : { $n } problèmes
}
cl-puzzle-solves = { $bot } en résout { $count } sur { $tried }
