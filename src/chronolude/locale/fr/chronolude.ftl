### Chronolude, en français : les mots communs à tous les jeux. Mêmes identifiants et variables qu’en anglais.

## Le nom de la maison
cl-title = Chronolude
cl-tagline = Des jeux de voyage dans le temps que l’on peut rembobiner.
cl-affiliation = Chronolude n’est lié à aucun des éditeurs de ces jeux ; les textes et les images sont de nous.

## Petits mots
cl-yes = oui
cl-no = non
cl-none = rien
cl-nobody = personne
cl-you = vous
cl-language = Français

## Réunir une liste : cl-list-more partout, cl-list-last pour finir. $head, $tail
cl-list-more = { $head }, { $tail }
cl-list-last = { $head } et { $tail }

## Les sièges. $number : compté à partir de 1 ; $name, $bot : des noms
cl-seat = Siège { $number }
cl-seat-bot = { $name } (robot { $bot })
cl-seat-yours = { $name } (vous)
cl-seat-open = siège libre
cl-spectator = public
cl-spectating = Vous suivez la partie depuis le public. Vous voyez ce que tout le monde voit.
cl-bot = robot
cl-human = une personne
cl-n-seats =
    { $n ->
        [one] { $n } siège
       *[other] { $n } sièges
    }

## Pourquoi une réponse est refusée, dans tous les jeux (règles de la maison). $answer : le texte reçu ; $card
cl-why-H-1 = Ce n’est pas à vous de répondre.
cl-why-H-2 = « { $answer } » ne fait pas partie des réponses possibles ici.
cl-why-H-3 = La partie est terminée : il n’y a plus rien à répondre.
cl-why-H-4 = « { $answer } » ne se lit pas comme une réponse.
cl-why-H-5 = « { $answer } » n’est que le début d’un coup : dites aussi la suite.
cl-refused = Impossible : { $reason }
cl-refused-rule = Impossible : { $reason } (règle { $rule })
cl-allowed = C’est permis ; rien ne s’y oppose.
cl-unchanged = Rien n’a changé.

## À qui de jouer, et l’état de la table. $seat, $seats, $n, $seconds
cl-your-turn = À vous de jouer
cl-waiting = On attend { $seats }.
cl-thinking = { $seat } réfléchit…
cl-sealed =
    { $n ->
        [one] Scellé. On attend encore { $n } siège ; vous pouvez changer d’avis.
       *[other] Scellé. On attend encore { $n } sièges ; vous pouvez changer d’avis.
    }
cl-log-sealed = { $seat } a fait son choix.
cl-log-sealed-you = Vous avez fait votre choix ; personne ne le voit encore.
cl-revealed = Tous les choix sont faits.
cl-moved-on = La table a avancé pendant que vous choisissiez.
cl-line-down = La ligne est coupée. Votre réponse est gardée ici.
cl-lost-line = { $seat } a perdu la ligne il y a { $seconds } s.
cl-paused = Table mise en pause par { $seat }.
cl-resumed = La partie reprend.

## Les éléments d’une partie. $round, $decision, $seats (victoire), $n (combien), $rule
cl-round = Manche { $round }
cl-decision = Décision { $decision }
cl-game = jeu
cl-table = table
cl-rule = règle { $rule }
cl-game-over = Partie terminée
cl-no-winner = Personne ne gagne.
cl-winner =
    { $n ->
        [one] Victoire : { $seats }.
       *[other] Victoire partagée : { $seats }.
    }
cl-you-win = Vous gagnez !
cl-you-lose = La victoire vous échappe, cette fois.
cl-score = { $seat } : { $n }
cl-rank = Rang { $n } : { $seats }

## Terminal : pour commencer. $game, $seed, $n
cl-welcome = Bienvenue dans Chronolude.
cl-starting = { $game }, { cl-n-seats }, graine { $seed }.
cl-choose-game = Quel jeu ?
cl-choose-seats = Combien de sièges ?
cl-help-hint = Tapez une réponse, ou « { cl-command-help } » pour voir les commandes.
cl-your-options = Vous pouvez répondre :
cl-prompt = Votre réponse :
cl-option-line = { $number }. { $label } ({ $text })
cl-only-option = Une seule réponse est possible : { $label }.
cl-press-enter = Appuyez sur Entrée pour continuer.

## Terminal : les commandes telles qu’on les tape. Les mots anglais sont acceptés aussi
cl-command-help = aide
cl-command-table = table
cl-command-options = choix
cl-command-why = pourquoi
cl-command-foresee = prévoir
cl-command-rules = règles
cl-command-events = journal
cl-command-undo = annuler
cl-command-hint = conseil
cl-command-save = enregistrer
cl-command-resume = reprendre
cl-command-record = relevé
cl-command-quit = quitter

## Terminal : ce que fait chaque commande
cl-command-help-help = liste ces commandes
cl-command-table-help = décrit toute la table telle que vous la voyez
cl-command-options-help = liste ce que vous pouvez répondre
cl-command-why-help = dit pourquoi une réponse est impossible : « pourquoi A3 »
cl-command-foresee-help = dit ce qu’une réponse ferait à coup sûr : « prévoir B12 »
cl-command-rules-help = donne les règles, ou une seule : « règles K-061 »
cl-command-events-help = relit ce qui s’est passé jusqu’ici
cl-command-undo-help = revient d’une décision en arrière
cl-command-hint-help = demande un conseil
cl-command-save-help = enregistre la partie dans un fichier
cl-command-resume-help = reprend une partie enregistrée
cl-command-record-help = montre le relevé de la partie
cl-command-quit-help = quitte la table

## Terminal : les réponses. $command, $file, $n, $rule, $reason, $seats
cl-unknown-command = Commande inconnue : « { $command } ». Tapez « { cl-command-help } » pour voir les commandes.
cl-did-you-mean = Vouliez-vous dire « { $command } » ?
cl-undone = Retour d’une décision en arrière. Le futur abandonné reste sur une autre branche.
cl-undo-nothing = Il n’y a rien à annuler.
cl-undo-refused = Vous ne pouvez pas annuler cela de votre seul chef : { $reason }
cl-undo-ask = On vous demande de laisser la table revenir d’une décision en arrière. Êtes-vous d’accord ?
cl-saved = Partie enregistrée dans { $file }.
cl-save-failed = Impossible d’enregistrer la partie dans { $file } : { $reason }
cl-loaded = Partie reprise depuis { $file }, à la décision { $decision }.
cl-load-failed = Impossible de lire { $file } : { $reason }
cl-no-rule = Il n’y a pas de règle { $rule }.
cl-no-events = Il ne s’est encore rien passé.
cl-events-since = Ce qui s’est passé entre-temps :
cl-foreseen = Voici ce qui arriverait à coup sûr :
cl-foreseen-nothing = Rien n’est sûr d’avance.
cl-if-nobody-answers = si personne ne répond
cl-quit-confirm = Quitter la table ? La partie n’est pas enregistrée.
cl-goodbye = Au revoir, et à hier.

## Le voyage dans le temps des parties. $decision, $seat, $letter
cl-go-back = Revenir ici
cl-branch = Ligne { $letter }
cl-branched = Une nouvelle ligne du temps s’ouvre à la décision { $decision }.
cl-branch-fair = cartes cachées tirées à nouveau, selon ce que pouvait savoir { $seat }
cl-branch-study = les vraies cartes cachées
cl-no-branches = Personne n’est encore revenu en arrière. Chaque ligne du journal est une porte.
