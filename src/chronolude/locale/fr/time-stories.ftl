### TIME Stories, français. Mêmes identifiants et variables qu'en anglais. $agent, $other : le nom d'un réceptacle ·
### $card : une carte en toutes lettres · $stat : une caractéristique · $n : un nombre entier · le reste, mots ou chiffres.

## Le jeu lui-même
ts-title = TIME Stories
ts-tagline = Une mission dans un autre temps, dans le corps d’un autre, avec un texte que vous êtes seul à lire.
ts-about = L’Agence vous envoie dans des réceptacles d’une autre époque. Chacun lit un morceau différent du tableau et le raconte avec ses mots ; des cristaux d’Azrak paient chaque pas, et le dernier peut vous coûter le lien. Les missions sont des fichiers : lisez-les, jouez-les, écrivez les vôtres.

## Les options et leurs valeurs
ts-option-mission = Fichier de mission
ts-option-mission-help = La mission que l’on joue : un nom de l’étagère ou le chemin d’un dossier.
ts-option-first = Premier capitaine temporel
ts-option-first-help = Le réceptacle qui est capitaine temporel au premier tour, compté à partir de 0.
ts-option-telepathy = Recopier une carte
ts-option-telepathy-help = Ce qui arrive quand un message reprend huit mots ou plus d’un texte caché.
ts-option-telepathy-friendly = demander
ts-option-telepathy-friendly-help = On prie l’expéditeur de reformuler ou de confirmer.
ts-option-telepathy-strict = refuser
ts-option-telepathy-strict-help = Le message ne part pas.
ts-option-telepathy-off = permettre
ts-option-telepathy-off-help = On ne compare rien.
ts-option-assisted_memory = Mémoire assistée
ts-option-assisted_memory-help = Votre écran garde-t-il les textes que vous avez lus vous-même.
ts-option-assisted_memory-false = non
ts-option-assisted_memory-false-help = Un texte disparaît quand sa carte vous quitte.
ts-option-assisted_memory-true = oui
ts-option-assisted_memory-true-help = Vos propres textes vous restent, et le rapport final le signale.

## Le nom des choses. $n : un nombre imprimé
ts-card-hidden = carte face cachée
ts-element = Élément { $n }
ts-fate = carte Destin
ts-plan-card = carte de plan { $card }
ts-mystery = un Mystère
ts-moon = la Lune
ts-star = l’Étoile
ts-prologue = le prologue

## Ce qu’on vous demande
ts-prompt-over = La mission est terminée.
ts-prompt-wait = On attend { $seats }.
ts-prompt-choose = Choisissez votre réceptacle.
ts-prompt-travel = { $agent }, vous êtes capitaine temporel : choisissez où aller.
ts-prompt-take = { $agent } : prenez une carte du panorama et lisez-la pour vous.
ts-prompt-tell = Télépathie : dites aux autres ce que montre votre carte, de vive voix ou par son résumé.
ts-prompt-actions = Actions : explorer, s’engager, temporiser ; il n’y a pas d’ordre de jeu.
ts-prompt-act-as = Actions : quel réceptacle agit ?
ts-prompt-read-on = Lisez le texte, puis dites quand continuer.
ts-prompt-boost = { $agent } passe une épreuve : { $value } contre { $threshold }. Combien d’Azraks de plus ?
ts-prompt-support = { $agent } passe une épreuve : { $value } contre { $threshold }. Le soutenez-vous ?
ts-prompt-fate = La carte Destin est là : { $value } contre { $threshold }. Utiliser un Pouvoir ?
ts-prompt-broken = Votre dernier Azrak est parti et le lien se brise : mise à jour d’urgence, ou perte de contrôle ?
ts-prompt-consent = Proposé au groupe : { $topic }. Êtes-vous d’accord ?
ts-prompt-insist = Quelqu’un s’oppose : { $topic }. Capitaine, maintenez-vous ?
ts-prompt-share = Partage des Azraks : combien pour { $agent } ?
ts-prompt-update = Entre deux lieux : faire une mise à jour ?
ts-prompt-exchange = Échanges : donnez quelque chose, ou dites que vous avez fini.
ts-prompt-to = À qui ?
ts-prompt-order = Capitaine, qui agit ensuite ?
ts-prompt-fight = { $name } : que faites-vous ?
ts-prompt-pick = Quel agent ?
ts-prompt-try = Une épreuve est imprimée ici : engagez-vous, ou finissez.
ts-prompt-choice = Choisissez.
ts-prompt-gift = Que donnez-vous ?
ts-prompt-for = Contre rien, ou contre quoi ?
ts-prompt-swap = On vous propose { $card } contre { $other }. Acceptez-vous l’échange ?
ts-prompt-pledge = Il manque { $n } Azrak au groupe. Combien pour { $agent } ?
ts-prompt-pledge-magic = Il manque { $n } Magie au groupe. Combien pour { $agent } ?

## Ce que l’on propose au groupe
ts-topic-none = une décision
ts-topic-leave = quitter le lieu
ts-topic-update = une mise à jour standard
ts-topic-free-update = une mise à jour gratuite
ts-topic-division = ce partage des Azraks : { $shares }
ts-topic-choice = ce choix
ts-topic-free-emergency = une mise à jour d’urgence gratuite
ts-topic-abandon = renoncer à la mission
ts-topic-hint = demander un indice, que tout le monde entendra

## Les réponses
ts-label-aloud = Je l’ai dit avec mes mots
ts-label-gist = Dire le résumé
ts-label-as = { $card } agit
ts-label-follow = Suivre les instructions
ts-label-engage = S’engager dans l’épreuve { $n }
ts-label-engage-known = S’engager : { $stat } { $threshold }
ts-label-fight = Choix { $n }
ts-label-explore = Explorer { $card }
ts-label-stand-by = Temporiser
ts-label-hand = Donner quelque chose à { $card }
ts-label-to = À { $card }
ts-label-done = Fini
ts-label-power = Utiliser le Pouvoir de { $card }
ts-label-power-known = Utiliser un Pouvoir : { $name }
ts-label-leave = Proposer de partir
ts-label-abandon = Proposer de renoncer à la mission
ts-label-yes = Oui
ts-label-no = Non
ts-label-option = Choix { $n }
ts-label-boost =
    { $n ->
        [0] Pas de boost
       *[other] Boost de { $n }
    }
ts-label-support =
    { $n ->
        [0] Pas de soutien
       *[other] Soutenir de { $n }
    }
ts-label-emergency = Mise à jour d’urgence
ts-label-free-emergency = Mise à jour d’urgence gratuite
ts-label-let-go = Perdre le contrôle
ts-label-agree = D’accord
ts-label-object = S’opposer
ts-label-insist = Maintenir
ts-label-withdraw = Y renoncer
ts-label-update = Mise à jour standard
ts-label-free-update = Mise à jour gratuite
ts-label-no-update = Pas de mise à jour
ts-label-read-on = Continuer
ts-label-pass = Non
ts-label-wait = Attendre
ts-label-hint = Proposer de demander un indice
ts-label-for = Contre { $card }
ts-label-freely = Contre rien

## Pourquoi une réponse n’est pas proposée
ts-why-R-048 = On ne voyage que vers un lieu visible sur le plan et que rien n’interdit.
ts-why-R-040 = L’histoire dit où vous devez aller maintenant.
ts-why-R-070 = Vous n’avez pas de carte à remettre, ou ses instructions ne sont pas finies.
ts-why-R-072 = Le groupe part quand personne n’a de carte de panorama devant soi, et sur proposition du capitaine.
ts-why-R-076 = Cette carte n’est pas disponible : prise, supprimée, carte A, pas en place, ou trop chère pour vous.
ts-why-R-079 = On ne s’engage que dans une épreuve imprimée sur la carte que l’on lit.
ts-why-R-115 = Vous n’avez pas cette façon de combattre.
ts-why-R-194 = Pour donner, il faut temporiser, payer un Azrak, avoir quelque chose à donner et quelqu’un de présent pour le prendre.

## Ce qui s’est passé
ts-log-chose = { $agent } rejoint la mission.
ts-log-began = La mission commence avec { $agents } réceptacles ; { $vortex } Azraks sont dans le Vortex.
ts-log-turn-began = Tour { $turn }. { $agent } est capitaine temporel.
ts-log-travelled = { $agent } mène le groupe : { $card } ; le rapport porte { $report }.
ts-log-took = { $agent } prend la carte « { $card } ».
ts-log-told-aloud = { $agent } raconte avec ses mots la carte « { $card } ».
ts-log-told-gist = { $agent } dit le résumé de la carte « { $card } ».
ts-log-returned = { $agent } remet la carte « { $card } ».
ts-log-explored = { $agent } explore « { $card } ».
ts-log-spent = { $agent } dépense { $n } Azrak.
ts-log-lost = { $agent } perd { $n } Azrak.
ts-log-gained = { $agent } gagne { $n } Azrak.
ts-log-magic-gained = { $agent } gagne { $n } Magie.
ts-log-magic-used = { $agent } range { $n } Magie.
ts-log-engaged = { $agent } s’engage : { $stat } { $value } contre { $threshold }.
ts-log-boosted = { $agent } booste de { $n }.
ts-log-supported = { $agent } soutient de { $n }.
ts-log-fate = Destin : { $value }.
ts-log-resolved-failure = { $value } contre { $threshold } : { $agent } échoue.
ts-log-resolved-critical = { $value } contre { $threshold } : réussite critique pour { $agent }.
ts-log-resolved-success = { $value } contre { $threshold } : { $agent } réussit.
ts-log-link-broke = Le lien de { $agent } se brise.
ts-log-emergency = { $agent } fait une mise à jour d’urgence et prend { $n } Azrak.
ts-log-emergency-free = { $agent } fait une mise à jour d’urgence gratuite et prend { $n } Azrak.
ts-log-control-lost = { $agent } perd le contrôle.
ts-log-ejected = { $agent } est hors jeu pour cette visite.
ts-log-update = Mise à jour standard : un cristal au rapport.
ts-log-update-free = Mise à jour gratuite.
ts-log-shared = { $agent } prend { $n } Azrak.
ts-log-element = { $agent } prend : { $card }.
ts-log-nothing = { $card } n’est plus dans le paquet : { $agent } ne gagne rien.
ts-log-token = { $agent } trouve un jeton : { $card }.
ts-log-gave = { $agent } donne à { $other } : { $card }.
ts-log-put-away = À ranger : { $card }.
ts-log-removed = Supprimé de la mission : { $card }.
ts-log-mystery = { $agent } pioche un Mystère.
ts-log-personal-interaction = { $agent } lit son Interaction { $n }.
ts-log-personal-flash = { $agent } lit son Flash mémoire.
ts-log-flipped-up = { $sky } se retourne.
ts-log-flipped-down = { $sky } revient.
ts-log-conflict-began-group = Un conflit de groupe commence : chacun cesse ce qu’il faisait.
ts-log-conflict-began-own = { $agent } est en conflit.
ts-log-damaged = L’adversaire a { $n } de dégâts.
ts-log-conflict-ended-won = Le conflit est gagné.
ts-log-conflict-ended-over = Le conflit est terminé.
ts-log-power = { $agent } utilise son Pouvoir.
ts-log-objected = { $agent } s’oppose.
ts-log-left = Le groupe s’en va ; le panorama retourne sous le paquet.
ts-log-reshuffled = La pile Destin est mélangée de nouveau.
ts-log-covered = Une carte de plan est recouverte ; ses cristaux vont au Vortex.
ts-log-report =
    { $report ->
        [0] Le rapport est vide.
        [one] Le rapport porte { $report } Azrak.
       *[other] Le rapport porte { $report } Azraks.
    }
ts-log-mission-over-lost = Tous les agents ont perdu le contrôle : la mission a échoué.
ts-log-mission-over-abandoned = Le groupe renonce à la mission.
ts-log-mission-over = La mission est terminée : { $ending }
ts-log-score = Score final : { $score }.
ts-log-hinted = Le groupe demande un indice.
ts-log-pledged = { $agent } apporte { $n }.
ts-log-too-little = Ce qui est réuni ne suffit pas : rien n’est payé et rien ne se passe.

## La table en phrases
ts-describe-turn = Tour { $turn }, { $phase }. Vortex { $vortex }, rapport { $report }.
ts-describe-location = Vous êtes ici : { $card }.
ts-describe-panorama = Dans le panorama : { $cards }.
ts-describe-agent = { $agent } : Azrak { $azrak } sur { $start }, Magie { $magic }, { $stats }.
ts-describe-captain = { $agent } est capitaine temporel.
ts-describe-holds = { $agent } a devant soi « { $card } ».
ts-describe-owns = { $agent } porte { $cards }.
ts-describe-ejected = { $agent } est hors jeu pour cette visite.
ts-describe-text = « { $card } » dit : { $text }
ts-describe-gist = On a dit de « { $card } » : { $text }
ts-describe-trial = Épreuve de { $agent } : { $stat } { $value } contre { $threshold } ; sur { $of } cartes Destin, { $failure } échouent, { $critical } sont critiques, { $success } réussissent.
ts-describe-plan = Sur le plan : { $cards }.
ts-describe-hint = Indice : { $text }
ts-phase-set-up = mise en place
ts-phase-captain = phase du capitaine temporel
ts-phase-recon = repérage
ts-phase-telepathy = télépathie
ts-phase-actions = phase d’actions
ts-phase-between = entre deux lieux
ts-phase-over = la fin
ts-stat-value = { $stat } à { $value }

## Ce qu’ordonne une carte, tel qu’imprimé. $deed : une des lignes ci-dessous · $who : sur qui cela tombe
ts-do-by = { $deed } ({ $who })
ts-do-if = { $deed } (à une condition de cette carte)
ts-do-who-captain = le capitaine temporel
ts-do-who-each = chaque agent
ts-do-who-others = chacun des autres agents
ts-do-who-one = un agent de votre choix
ts-do-who-supporters = qui a soutenu
ts-do-who-group = à partager dans le groupe
ts-do-take-element = prenez l’Élément { $n }
ts-do-put-away-element = rangez l’Élément { $n }
ts-do-remove-element = supprimez l’Élément { $n }
ts-do-gain-azrak = gagnez { $n } Azrak
ts-do-gain-azrak-other = gagnez { $n } Azrak pris sur le rapport
ts-do-lose-azrak = perdez { $n } Azrak
ts-do-lose-azrak-other = perdez { $n } Azrak au profit du rapport
ts-do-move-azrak = { $n } Azrak à porter du Vortex au rapport
ts-do-move-azrak-other = { $n } Azrak à porter du rapport au Vortex
ts-do-spend-azrak = dépensez { $n } Azrak
ts-do-gain-magic = gagnez { $n } Magie
ts-do-put-away-magic = rangez { $n } Magie
ts-do-read-interaction = lisez votre Interaction { $n }
ts-do-read-flash = lisez votre Flash mémoire
ts-do-draw =
    { $n ->
        [one] piochez un Mystère
       *[other] piochez { $n } Mystères
    }
ts-do-draw-named = cherchez un certain Mystère et piochez-le
ts-do-remove-card = supprimez cette carte
ts-do-remove-named = supprimez la carte « { $card } »
ts-do-return-card = remettez cette carte
ts-do-explore-free = explorez une carte sans payer
ts-do-explore-at = explorez la carte { $card } sans payer
ts-do-reshuffle = mélangez les cartes Destin
ts-do-reveal = révélez une carte Destin
ts-do-flip-moon = retournez la Lune
ts-do-flip-star = retournez l’Étoile
ts-do-take-token = prenez le jeton « { $card } »
ts-do-put-away-token = rangez le jeton « { $card } »
ts-do-remove-token = supprimez le jeton « { $card } »
ts-do-eject = sortez du jeu pour cette visite
ts-do-damage = infligez { $n } dégât
ts-do-heal = l’adversaire récupère { $n }
ts-do-start-conflict = un conflit commence
ts-do-end-conflict = le conflit prend fin
ts-do-free-update = une mise à jour gratuite
ts-do-free-emergency = une mise à jour d’urgence gratuite
ts-do-trial-plus = l’épreuve reçoit +{ $n }
ts-do-redraw = une autre carte Destin est piochée
ts-do-outcome = l’épreuve est tranchée : { $card }
ts-do-leave-location = quittez ce lieu
ts-do-go-to = allez ici : { $card }
ts-do-end-mission = la mission prend fin
ts-paper-prologue = Prologue { $n }
ts-paper-flash = Flash mémoire
ts-paper-interaction = Interaction { $n }
ts-outcome-failure = échec
ts-outcome-critical = réussite critique
ts-outcome-success = réussite

# Puzzles, runs, stages
ts-prompt-mark = { $dial } : quel repère ?
ts-label-solve = Donner une réponse
ts-label-mark = Repère { $n }
ts-label-rung = Proposer de demander un indice sur cette énigme
ts-log-solved-right = { $agent } donne une réponse, et c’est la bonne.
ts-log-solved-wrong = { $agent } donne une réponse, et ce n’est pas la bonne.
ts-log-rung = Le groupe demande un indice sur une énigme.
ts-log-run-began = La journée recommence : essai { $run }.
ts-log-stage = Le conflit prend un autre tour.
ts-paper-key = La réponse
ts-do-begin-again = la journée recommence
