### TIME Stories, français. Mêmes identifiants et variables qu'en anglais. $agent, $other : le nom d'un réceptacle ·
### $card : une carte en toutes lettres · $stat : une caractéristique · $n : un nombre entier · le reste, mots ou chiffres.

## Le jeu lui-même
ts-title = TIME Stories
ts-tagline = Une mission dans un autre temps, dans le corps de quelqu’un d’autre, avec un texte que personne d’autre ne lit.
ts-about = L’Agence vous envoie dans des réceptacles d’une autre époque. Chacun lit un morceau différent du panorama et le raconte avec ses mots ; chaque pas se paie en Azrak, et le dernier peut vous coûter le lien. Les missions sont des fichiers : lisez-les, jouez-les, écrivez les vôtres.

## Les options et leurs valeurs
ts-option-mission = Mission
ts-option-mission-help = La mission que vous jouez : son nom, ou le chemin d’un dossier.
ts-option-first = Premier Time Captain
ts-option-first-help = Le réceptacle qui est Time Captain au premier tour.
ts-option-telepathy = Si un message recopie une carte
ts-option-telepathy-help = Ce qui se passe quand un message reprend huit mots de suite d’un texte caché.
ts-option-telepathy-friendly = demander
ts-option-telepathy-friendly-help = On vous demande de le dire avec vos mots, ou de confirmer.
ts-option-telepathy-strict = refuser
ts-option-telepathy-strict-help = Le message ne part pas.
ts-option-telepathy-off = permettre
ts-option-telepathy-off-help = Les messages ne sont pas comparés aux cartes.
ts-option-assisted_memory = Mémoire assistée
ts-option-assisted_memory-help = Si les textes que vous avez lus restent à l’écran.
ts-option-assisted_memory-false = non
ts-option-assisted_memory-false-help = Quand une carte vous quitte, son texte aussi.
ts-option-assisted_memory-true = oui
ts-option-assisted_memory-true-help = Vous gardez les textes lus, et le rapport final le mentionne.

## Le nom des choses. $n : un nombre imprimé
ts-card-hidden = carte face cachée
ts-element = Élément { $n }
ts-fate = carte Destin
ts-plan-card = carte de plan { $card }
ts-mystery = un Mystère
ts-moon = la Lune
ts-star = l’Étoile
ts-prologue = le prologue
ts-open-text = Ce que vous lisez

## Ce qu’on vous demande
ts-prompt-over = La mission est terminée.
ts-prompt-wait = On attend { $seats }.
ts-prompt-choose = Choisissez votre réceptacle.
ts-prompt-travel = { $agent }, vous êtes Time Captain : choisissez où aller.
ts-prompt-take = { $agent } : prenez une carte du panorama et lisez-la en secret.
ts-prompt-tell = Télépathie : racontez votre carte aux autres, avec vos mots ou par son résumé.
ts-prompt-actions = Actions : explorez, engagez-vous ou temporisez, dans l’ordre que vous voulez.
ts-prompt-act-as = Actions : quel réceptacle agit ?
ts-prompt-read-on = Lisez le texte, puis continuez.
ts-prompt-boost = { $agent } tente une épreuve : { $value } contre { $threshold }. Combien d’Azrak de plus ?
ts-prompt-support = { $agent } tente une épreuve : { $value } contre { $threshold }. Apportez-vous votre soutien ?
ts-prompt-fate = Le Destin est révélé : { $value } contre { $threshold }. Utilisez-vous un Pouvoir ?
ts-prompt-broken = C’était votre dernier Azrak, et le lien se brise. Mise à jour d’urgence, ou perte de contrôle ?
ts-prompt-consent = Décision de groupe : { $topic }. Êtes-vous d’accord ?
ts-prompt-insist = Quelqu’un s’oppose : { $topic }. Time Captain, maintenez-vous ?
ts-prompt-share = Partage des Azrak : combien pour { $agent } ?
ts-prompt-update = Entre-lieux : faites-vous une mise à jour ?
ts-prompt-exchange = Échanges : donnez quelque chose, ou dites que c’est fini.
ts-prompt-to = À qui ?
ts-prompt-order = Time Captain, qui agit ensuite ?
ts-prompt-fight = { $name } : que faites-vous ?
ts-prompt-fight-unknown = Vous êtes en conflit : que faites-vous ?
ts-prompt-pick = Quel agent ?
ts-prompt-try = Votre carte porte une épreuve : engagez-vous, ou dites que c’est fini.
ts-prompt-choice = À vous de choisir.
ts-prompt-gift = Donnez-vous encore autre chose ?
ts-prompt-for = En cadeau, ou contre quoi ?
ts-prompt-swap = On vous propose { $card } contre { $other }. Acceptez-vous l’échange ?
ts-prompt-pledge = Il manque { $n } Azrak au groupe. Combien pour { $agent } ?
ts-prompt-pledge-magic =
    { $n ->
        [one] Il manque { $n } jeton Magie au groupe. Combien pour { $agent } ?
       *[other] Il manque { $n } jetons Magie au groupe. Combien pour { $agent } ?
    }

## Ce que l’on propose au groupe
ts-topic-none = une décision
ts-topic-leave = quitter le lieu
ts-topic-update = une mise à jour standard
ts-topic-free-update = une mise à jour gratuite
ts-topic-division = ce partage des Azrak : { $shares }
ts-topic-choice = ce choix
ts-topic-choice-known = ce choix : { $choice }
ts-topic-free-emergency = une mise à jour d’urgence gratuite
ts-topic-abandon = renoncer à la mission
ts-topic-hint = demander un indice, que tout le monde entendra

## Les réponses
ts-label-aloud = Je l’ai dit avec mes mots
ts-label-gist = Donner le résumé
ts-label-as = { $card } agit
ts-label-follow = Suivre les instructions
ts-label-engage = S’engager dans l’épreuve { $n }
ts-label-engage-known = S’engager : { $stat } { $threshold }
ts-label-engage-changed = S’engager : { $stat } { $threshold } (imprimé { $printed }, { $reasons })
ts-label-fight = Choix { $n }
ts-label-explore = Explorer { $card }
ts-label-stand-by = Temporiser
ts-label-hand = Donner quelque chose à { $card }
ts-label-to = À { $card }
ts-label-done = Fini
ts-label-power = Utiliser le Pouvoir ({ $card })
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
       *[other] Soutien de { $n }
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
ts-label-freely = En cadeau

## Pourquoi une réponse n’est pas proposée
ts-why-R-048 = On ne voyage que vers un lieu visible sur le plan et que rien n’interdit.
ts-why-R-040 = L’histoire dit où vous devez aller maintenant.
ts-why-R-070 = Vous n’avez pas de carte à remettre, ou ses instructions ne sont pas finies.
ts-why-R-072 = Le groupe part quand le Time Captain le propose et que personne n’a plus de carte de panorama devant soi.
ts-why-R-076 = Cette carte n’est pas disponible : prise, supprimée, carte A, pas en place, ou trop chère pour vous.
ts-why-R-079 = On ne s’engage que dans une épreuve imprimée sur la carte que l’on lit.
ts-why-R-115 = Vous n’avez pas cette façon de combattre.
ts-why-R-194 = Pour donner, il faut temporiser, payer un Azrak, avoir quelque chose à donner et quelqu’un de présent pour le prendre.

## Ce qui s’est passé
ts-log-chose = { $agent } rejoint la mission.
ts-log-began = La mission commence avec { $agents } réceptacles. Vortex : { $vortex } Azrak.
ts-log-turn-began = Tour { $turn }. { $agent } est Time Captain.
ts-log-travelled = { $agent } conduit le groupe ici : { $card }. Retour de mission : { $report } Azrak.
ts-log-took = { $agent } prend la carte « { $card } ».
ts-log-told-aloud = { $agent } raconte la carte « { $card } » avec ses mots.
ts-log-told-gist = { $agent } donne le résumé de la carte « { $card } ».
ts-log-returned = { $agent } repose la carte « { $card } ».
ts-log-explored = { $agent } explore « { $card } ».
ts-log-spent = { $agent } dépense { $n } Azrak.
ts-log-lost = { $agent } perd { $n } Azrak.
ts-log-gained = { $agent } gagne { $n } Azrak.
ts-log-magic-gained =
    { $n ->
        [one] { $agent } gagne { $n } jeton Magie.
       *[other] { $agent } gagne { $n } jetons Magie.
    }
ts-log-magic-used =
    { $n ->
        [one] { $agent } range { $n } jeton Magie.
       *[other] { $agent } range { $n } jetons Magie.
    }
ts-log-engaged = { $agent } s’engage : { $stat } { $value } contre { $threshold }.
ts-log-boosted = { $agent } booste de { $n }.
ts-log-supported = { $agent } apporte un soutien de { $n }.
ts-log-fate = Destin : { $value }.
ts-log-resolved-failure = { $value } contre { $threshold } : { $agent } échoue.
ts-log-resolved-critical = { $value } contre { $threshold } : réussite critique pour { $agent }.
ts-log-resolved-success = { $value } contre { $threshold } : { $agent } réussit.
ts-log-link-broke = { $agent } : le lien se brise.
ts-log-emergency = { $agent } fait une mise à jour d’urgence et prend { $n } Azrak.
ts-log-emergency-free = { $agent } fait une mise à jour d’urgence gratuite et prend { $n } Azrak.
ts-log-control-lost = { $agent } perd le contrôle.
ts-log-ejected = { $agent } se fait éjecter du lieu.
ts-log-update = Mise à jour standard : un Azrak va sur le Retour de mission.
ts-log-update-free = Mise à jour gratuite : rien ne va sur le Retour de mission.
ts-log-shared = { $agent } prend { $n } Azrak.
ts-log-element = { $agent } prend : { $card }.
ts-log-nothing = { $card } n’est plus dans le paquet : { $agent } ne gagne rien.
ts-log-token = { $agent } trouve un jeton : { $card }.
ts-log-gave = { $agent } donne à { $other } : { $card }.
ts-log-put-away = On range : { $card }.
ts-log-removed = On supprime de la mission : { $card }.
ts-log-mystery = { $agent } pioche un Mystère.
ts-log-personal-interaction = { $agent } lit son Interaction { $n }.
ts-log-personal-flash = { $agent } lit son Flash mémoriel.
ts-log-flipped-up = { $sky } se retourne.
ts-log-flipped-down = { $sky } revient sur son premier côté.
ts-log-conflict-began-group = Un conflit de groupe commence : chacun cesse ce qu’il faisait.
ts-log-conflict-began-own = { $agent } affronte un conflit.
ts-log-damaged =
    { $n ->
        [0] L’adversaire n’a aucun point de dégâts.
        [one] L’adversaire a { $n } point de dégâts.
       *[other] L’adversaire a { $n } points de dégâts.
    }
ts-log-conflict-ended-won = Le conflit est gagné.
ts-log-conflict-ended-over = Le conflit est terminé.
ts-log-power = { $agent } utilise son Pouvoir.
ts-log-objected = { $agent } s’oppose.
ts-log-left = Le groupe s’en va ; le panorama retourne sous le paquet Histoire.
ts-log-reshuffled = Les cartes Destin sont remélangées.
ts-log-covered = Une carte de plan est recouverte ; ses Azrak vont dans le Vortex.
ts-log-report =
    { $report ->
        [0] Le Retour de mission est vide.
       *[other] Le Retour de mission porte { $report } Azrak.
    }
ts-log-mission-over-lost = Tous les agents ont perdu le contrôle : la mission a échoué.
ts-log-mission-over-abandoned = Le groupe renonce à la mission.
ts-log-mission-over = La mission est terminée : { $ending }
ts-log-score = Score final : { $score }.
ts-log-hinted = Le groupe demande un indice.
ts-log-pledged = { $agent } apporte { $n }.
ts-log-too-little = Le groupe n’a pas réuni assez : rien n’est payé, rien ne se passe.

## La table en phrases
ts-describe-turn = Tour { $turn }, { $phase }. Azrak dans le Vortex : { $vortex } ; sur le Retour de mission : { $report }.
ts-describe-location = Le groupe est ici : { $card }.
ts-describe-panorama = Dans le panorama : { $cards }.
ts-describe-agent = { $agent } : { $azrak } Azrak sur { $start }, Magie { $magic }, { $stats }.
ts-describe-captain = { $agent } est Time Captain.
ts-describe-holds = { $agent } lit « { $card } ».
ts-describe-owns = { $agent } possède : { $cards }.
ts-describe-ejected = { $agent } s’est fait éjecter du lieu.
ts-describe-text = « { $card } » : { $text }
ts-describe-gist = Résumé de « { $card } » : { $text }
ts-describe-trial = { $agent } tente une épreuve : { $stat } { $value } contre { $threshold }. Sur { $of } cartes Destin, échec : { $failure } ; réussite critique : { $critical } ; réussite : { $success }.
ts-describe-plan = Sur le plan : { $cards }.
ts-describe-hint = Indice : { $text }
ts-describe-sky-up = { $sky }, retournée : { $text }
ts-describe-sky-down = { $sky }, sur son premier côté : { $text }
ts-describe-standing = Pour tout le groupe, { $name } : { $text }
ts-describe-in-play = En jeu : { $cards }.
ts-describe-placed = Sur la table : { $cards }.
ts-describe-reading = En cours de lecture : { $cards }.
ts-describe-removed = Cartes supprimées de la mission : { $cards }.
ts-describe-magic-supply = Magie dans la réserve : { $n }.
ts-describe-free-updates = Mises à jour gratuites disponibles : { $n }.
ts-describe-limbo = Azrak en suspens : { $n }.
ts-describe-must-update = Le groupe doit faire une mise à jour standard.
ts-describe-leaving = Le groupe s’apprête à partir.
ts-count = { $name } ({ $n })
ts-describe-visits = Visites jusqu’ici : { $cards }.
ts-describe-crystals = Azrak sur le plan : { $cards }.
ts-describe-forced = Le groupe doit aller ici : { $card }.
ts-describe-hints = Indices demandés jusqu’ici : { $n }.
ts-describe-rungs = Indices demandés sur des énigmes : { $n }.
ts-describe-solved = Énigmes résolues : { $n }.
ts-describe-run = Essai { $n }.
ts-describe-destiny = Cartes Destin déjà vues : { $values }.
ts-describe-conflict = { $name } : points de dégâts { $n }, points de vie { $life }.
ts-describe-power = { $agent }, Pouvoir « { $name } » : { $text }
ts-describe-power-used = { $agent }, Pouvoir « { $name } », déjà utilisé : { $text }
ts-describe-altered = { $agent } est sous l’effet de : { $cards }.
ts-describe-out-of-control = { $agent } a perdu le contrôle.
ts-describe-leaving-soon = { $agent } se fera éjecter une fois l’action finie.
ts-describe-free-explore = { $agent } a droit à une exploration gratuite.
ts-describe-flash-read = { $agent } a lu son Flash mémoriel.
ts-describe-candidate = { $name } : Azrak { $azrak }, { $stats }. Pouvoir { $power } : { $text }
ts-describe-trial-help = Boost : { $boost }. Soutien : { $support } ({ $agents }).
ts-describe-trial-alone = Boost : { $boost }. Pas de soutien.
ts-added = { $amount } { $card }
ts-phase-set-up = mise en place
ts-phase-captain = phase du Time Captain
ts-phase-recon = repérage
ts-phase-telepathy = télépathie
ts-phase-actions = actions
ts-phase-between = entre-lieux
ts-phase-over = la fin
ts-stat-value = { $stat } à { $value }

## Ce qu’ordonne une carte, tel qu’imprimé. $deed : une des lignes ci-dessous · $who : sur qui cela tombe
ts-do-by = { $deed } ({ $who })
ts-do-if = { $deed } (si la condition de cette carte est remplie)
ts-do-who-captain = le Time Captain
ts-do-who-each = chaque agent
ts-do-who-others = chacun des autres agents
ts-do-who-one = un agent de votre choix
ts-do-who-supporters = qui a soutenu
ts-do-who-group = le groupe, ensemble
ts-do-take-element = prenez l’Élément { $n }
ts-do-put-away-element = rangez l’Élément { $n }
ts-do-remove-element = supprimez l’Élément { $n }
ts-do-gain-azrak = gagnez { $n } Azrak
ts-do-gain-azrak-other = prenez { $n } Azrak sur le Retour de mission
ts-do-lose-azrak = perdez { $n } Azrak
ts-do-lose-azrak-other = posez { $n } de vos Azrak sur le Retour de mission
ts-do-move-azrak = déplacez { $n } Azrak du Vortex au Retour de mission
ts-do-move-azrak-other = déplacez { $n } Azrak du Retour de mission au Vortex
ts-do-spend-azrak = dépensez { $n } Azrak
ts-do-gain-magic =
    { $n ->
        [one] gagnez { $n } jeton Magie
       *[other] gagnez { $n } jetons Magie
    }
ts-do-put-away-magic =
    { $n ->
        [one] rangez { $n } jeton Magie
       *[other] rangez { $n } jetons Magie
    }
ts-do-read-interaction = lisez votre Interaction { $n }
ts-do-read-flash = lisez votre Flash mémoriel
ts-do-draw =
    { $n ->
        [one] piochez un Mystère
       *[other] piochez { $n } Mystères
    }
ts-do-draw-named = cherchez un certain Mystère et piochez-le
ts-do-remove-card = supprimez cette carte
ts-do-remove-named = supprimez la carte « { $card } »
ts-do-return-card = reposez cette carte
ts-do-explore-free = explorez une carte gratuitement
ts-do-explore-at = explorez gratuitement la carte { $card }
ts-do-reshuffle = mélangez les cartes Destin
ts-do-reveal = révélez une carte Destin
ts-do-flip-moon = retournez la Lune
ts-do-flip-star = retournez l’Étoile
ts-do-take-token = prenez le jeton « { $card } »
ts-do-put-away-token = rangez le jeton « { $card } »
ts-do-remove-token = supprimez le jeton « { $card } »
ts-do-eject = éjection du lieu
ts-do-damage =
    { $n ->
        [one] infligez { $n } point de dégâts
       *[other] infligez { $n } points de dégâts
    }
ts-do-heal =
    { $n ->
        [one] l’adversaire perd { $n } point de dégâts
       *[other] l’adversaire perd { $n } points de dégâts
    }
ts-do-start-conflict = un conflit commence
ts-do-end-conflict = le conflit prend fin
ts-do-free-update = une mise à jour gratuite
ts-do-free-emergency = une mise à jour d’urgence gratuite
ts-do-trial-plus = +{ $n } à l’épreuve
ts-do-redraw = piochez une autre carte Destin
ts-do-outcome = l’épreuve compte comme : { $card }
ts-do-leave-location = quittez ce lieu
ts-do-go-to = allez ici : { $card }
ts-do-end-mission = la mission prend fin
ts-paper-prologue = Prologue { $n }
ts-paper-flash = Flash mémoriel
ts-paper-interaction = Interaction { $n }
ts-outcome-failure = échec
ts-outcome-critical = réussite critique
ts-outcome-success = réussite

# Puzzles, runs, stages
ts-prompt-mark = { $ask } { $dial } :
ts-label-solve = Donner une réponse
ts-label-mark = Repère { $n }
ts-label-rung = Proposer de demander un indice sur cette énigme
ts-log-solved-right = { $agent } donne une réponse, et c’est la bonne.
ts-log-solved-wrong = { $agent } donne une réponse, et ce n’est pas la bonne.
ts-log-rung = Le groupe demande un indice sur une énigme.
ts-log-run-began = La journée recommence : essai { $run }.
ts-log-stage = Le conflit prend une autre tournure.
ts-paper-key = La réponse
ts-do-begin-again = la journée recommence

## The board in the browser
web-game-time-stories = TIME Stories
web-pitch-time-stories = Une nuit à Samarkand, une étoile manquante. Une mission en équipe.
web-decks-missions = Missions pour TIME Stories
web-ts-phase-captain = Time Captain
web-ts-phase-discovery = Découverte
web-ts-phase-recon = Repérage
web-ts-phase-telepathy = Télépathie
web-ts-phase-actions = Actions
web-ts-phase-between = Entre-lieux
web-ts-captain = Time Captain
web-ts-ejected = éjection
web-ts-on-trial = en épreuve
web-ts-reading = lit { $letter }
web-ts-standing-by = temporise
web-ts-azrak = Azrak
web-ts-azrak-of = { $n } Azrak sur { $of }
web-ts-azrak-note = { $n } sur { $of }. À 0, le lien se brise.
web-ts-azrak-start = { $n } Azrak au départ
web-ts-magic = Magie
web-ts-magic-of = Magie : { $n } sur { $of }
web-ts-panorama = Panorama : { $place }
web-ts-panorama-cards = Cartes du panorama
web-ts-card-letter = Carte { $letter }
web-ts-card-free = libre
web-ts-card-before = déjà lue
web-ts-card-held = lue en ce moment : { $who }
web-ts-card-yours = devant { $who }
web-ts-card-removed = supprimée
web-ts-card-able = peut être prise
web-ts-reads = lit
web-ts-papers = Ce que vous pouvez lire
web-ts-no-card = Vous temporisez : aucune carte devant vous.
web-ts-no-paper = Rien à lire pour l’instant.
web-ts-told = Raconté par les autres
web-ts-told-all = Raconté par les agents
web-ts-hints = Indices pour ce lieu
web-ts-hints-left =
    { $n ->
        [0] Il n’y en a plus.
        [one] On peut encore en demander un.
       *[other] On peut encore en demander { $n }.
    }
web-ts-veil = Passez l’appareil à { $who }
web-ts-veil-note = Ce texte n’est que pour vous. Il se referme au prochain événement.
web-ts-veil-lift = Je suis { $who } : montrer
web-ts-shared-screen = plusieurs personnes devant cet écran
web-ts-only-mine = Personne d’autre ne voit cette carte. Racontez-la avec vos mots.
web-ts-only-agent = Carte à lire par { $who }, et personne d’autre.
web-ts-open-paper = Ouvert à tout le monde.
web-ts-portrait = Portrait : { $who }
web-ts-more-below = La suite plus bas
web-ts-must = À faire :
web-ts-may = À votre choix :
web-ts-cost = Coût :
web-ts-conditional = Si la condition de cette carte est remplie :
web-ts-otherwise = Sinon :
web-ts-nothing = Rien ne se passe.
web-ts-conflict-group = Conflit de groupe : { $name }
web-ts-conflict-own = Conflit : { $name }
web-ts-life = points de vie : { $n }
web-ts-puzzle = Une énigme
web-ts-puzzle-right = Juste : { $deed }.
web-ts-puzzle-wrong = Faux : { $deed }.
web-ts-puzzle-hint = Indice { $n } :
web-ts-damage = points de dégâts { $n }, points de vie { $life }
web-ts-outcome-failure = Échec :
web-ts-outcome-critical = Réussite critique, égalité exacte :
web-ts-outcome-success = Réussite :
web-ts-trial-of = Épreuve : { $stat }
web-ts-step-pay = payer
web-ts-step-boost = boost
web-ts-step-support = soutien
web-ts-step-destiny = Destin
web-ts-step-result = résultat
web-ts-boost-of = boost
web-ts-power = Pouvoir
web-ts-destiny = Destin
web-ts-so-far = pour l’instant
web-ts-final = au final
web-ts-against = contre
web-ts-threshold = seuil
web-ts-resolved-failure = { $who } échoue : { $value } contre { $threshold }.
web-ts-resolved-critical = Réussite critique pour { $who } : exactement { $threshold }.
web-ts-resolved-success = { $who } réussit : { $value } contre { $threshold }.
web-ts-fate-lies = Destin : { $value }. Sans Pouvoir : { $outcome ->
        [failure] échec
        [critical] réussite critique
       *[other] réussite
    }.
web-ts-destiny-left =
    { $n ->
        [one] Il reste { $n } carte Destin
       *[other] Il reste { $n } cartes Destin
    }
web-ts-destiny-gone = Déjà sorties : { $values }
web-ts-odds-hide = cacher les chances
web-ts-odds-show = montrer les chances
web-ts-odds-failure = échec
web-ts-odds-critical = critique, exactement { $threshold }
web-ts-odds-success = réussite
web-ts-odds-in = { $n } sur { $of }
web-ts-deeds = Ce que vous pouvez faire
web-ts-acting = Agit :
web-ts-tip-take = Prenez une carte directement dans le panorama.
web-ts-tip-explore = Pour explorer, choisissez une carte libre dans le panorama.
web-ts-telepathy = Télépathie
web-ts-has-told = a raconté
web-ts-will-tell = doit encore raconter
web-ts-tell-label = Que montre votre carte ?
web-ts-tell-hint = Avec vos mots…
web-ts-tell-send = Raconter
web-ts-tell-anyway = Raconter quand même
web-ts-tell-aloud = Je l’ai raconté de vive voix
web-ts-tell-gist = Donner le résumé
web-ts-tell-wait = Les autres racontent leurs cartes.
web-ts-division = Partage des Azrak
web-ts-update = Une mise à jour ?
web-ts-update-note = Azrak : { $vortex } dans le Vortex, { $report } sur le Retour de mission. Une mise à jour standard y en pose un de plus. Mises à jour gratuites restantes : { $free }.
web-ts-proposal = Décision de groupe : { $topic }
web-ts-proposal-by = { $who }, Time Captain, propose. Chacun donne son avis, et le Time Captain tranche.
web-ts-has-said = a répondu
web-ts-will-say = réfléchit
web-ts-topic-none = une décision
web-ts-topic-leave = quitter ce lieu
web-ts-topic-update = une mise à jour standard
web-ts-topic-free-update = une mise à jour gratuite
web-ts-topic-division = ce partage
web-ts-topic-choice = ce choix
web-ts-topic-free-emergency = une mise à jour d’urgence gratuite
web-ts-topic-abandon = renoncer à la mission
web-ts-in-vortex = Dans le Vortex : { $n }
web-ts-broken = Le lien est brisé
web-ts-broken-note = { $who } n’a plus d’Azrak et doit choisir.
web-ts-broken-emergency = Un Azrak va sur le Retour de mission, qui en portera { $report }. Vous en prenez { $vortex } dans le Vortex et continuez.
web-ts-broken-free-emergency = Elle consomme une mise à jour gratuite du groupe : les autres donnent leur avis. Rien ne va sur le Retour de mission.
web-ts-broken-let-go = Vous finissez ce que payait votre dernier Azrak, puis c’est l’éjection jusqu’au départ du groupe, et une mise à jour standard devient obligatoire.
web-ts-choose = Choisissez votre réceptacle
web-ts-sheets = Votre réceptacle
web-ts-no-receptacle = Vous n’avez pas encore de réceptacle.
web-ts-things = Possède
web-ts-things-none = rien
web-ts-flash = Flash mémoriel
web-ts-flash-read = lu
web-ts-flash-unread = non lu
web-ts-plan = Plan
web-ts-here = vous êtes ici
web-ts-crystal-here = 1 Azrak est posé ici
web-ts-crystal-none = pas encore d’Azrak
web-ts-from-element = { $card }
web-ts-vortex = Vortex
web-ts-report = Retour de mission
web-ts-free-updates =
    { $n ->
        [one] mise à jour gratuite
       *[other] mises à jour gratuites
    }
web-ts-sky-moon = Lune
web-ts-sky-star = Étoile
web-ts-turned = retournée
web-ts-notebook = Carnet
web-ts-notebook-note = Vos propres notes. Elles restent dans ce navigateur et personne d’autre ne les voit.
web-ts-note-tell = Raconter la dernière ligne aux autres
web-ts-note-told = C’est raconté.
web-ts-the-end = La fin de la mission
web-ts-won = Mission accomplie
web-ts-not-won = La mission est terminée
web-ts-abandoned = Le groupe a renoncé à la mission.
web-ts-all-lost = Tous les agents ont perdu le contrôle en même temps.
web-ts-end-figures =
    { $n ->
        [one] { $n } tour ; Retour de mission : { $report } Azrak.
       *[other] { $n } tours ; Retour de mission : { $report } Azrak.
    }
web-ts-assisted = La mémoire assistée était active.
web-ts-open-log = Le journal entier, avec ce qui a été lu
web-ts-other-face = l’autre côté :
web-act-time-stories-choose = Jouer { $label }
web-act-time-stories-travel = Aller ici : { $label }
web-act-time-stories-take = Prendre : { $label }
web-act-time-stories-give = Donner : { $label }
web-act-time-stories-next = Ensuite : { $label }
web-act-time-stories-pick = Choisir : { $label }
web-act-time-stories-share = Donner { $label }
web-act-time-stories-pass = { $label }
web-ts-destiny-pile = Le Destin
web-ts-destiny-strip =
    { $n ->
        [one] { $n } carte, de { $least } à { $most }
       *[other] { $n } cartes, de { $least } à { $most }
    }
web-ts-destiny-none = Aucune n’est encore sortie.
web-ts-prologue = L’ordre de mission et le prologue
web-ts-remembered = gardée en mémoire
web-opt-mission = Mission
web-opt-telepathy = Si un message recopie une carte
web-opt-telepathy-friendly = demander
web-opt-telepathy-strict = refuser
web-opt-telepathy-off = permettre
web-opt-assisted-memory = Mémoire assistée
web-opt-assisted-memory-false = non
web-opt-assisted-memory-true = oui
web-level-companion = compagnon

## The first guided game
learn-time-stories = TIME Stories : le groupe gagne ensemble en accomplissant son ordre de mission, avant que le temps et les Azrak ne manquent. Vous vivez l’histoire dans des corps d’emprunt ; en solitaire vous en jouez deux, et vous lisez tout ce qu’ils ont vu.
learn-time-stories-receptacle = On vous envoie dans le corps de quelqu’un qui vit là : un réceptacle, avec ses forces. Choisissez-en un.
learn-time-stories-second = En solitaire, vous en menez deux. Choisissez le second.
learn-time-stories-read = Prenez le temps de lire. Ce qu’une seule personne a lu, les autres l’apprennent d’elle.
learn-time-stories-option = Certaines cartes demandent un choix. On ne revient pas avant une lecture : ce qui est lu reste lu.
learn-time-stories-take = Un lieu est un panorama de cartes. Chaque agent en prend une sans rien payer et la lit en secret : les caisses, pour Boris.
learn-time-stories-other = Et le gardien pour Ada. À cette première lecture rien ne se passe encore, quoi que la carte ordonne.
learn-time-stories-actions = Les réceptacles agissent maintenant, dans n’importe quel ordre. Ce qu’une carte ordonne passe d’abord : faites suivre à Ada ses instructions. Choisissez qui, puis quoi.
learn-time-stories-alone = Ada est seule à lire ceci. À plusieurs, vous le raconteriez aux autres avec vos propres mots.
learn-time-stories-stand-by = Ada repose sa carte et temporise ; cela ne coûte rien. Il faut temporiser pour soutenir l’épreuve de quelqu’un d’autre.
learn-time-stories-engage = Les caisses portent une épreuve : Adresse contre 4, et Boris a Adresse 3. S’engager coûte 1 Azrak, le cristal qui paie tout ici.
learn-time-stories-boost = 3 contre 4. Chaque Azrak de plus ajoute 1 à la valeur : boostez de 1.
learn-time-stories-support = Ada temporise : elle peut ajouter 1 contre un Azrak à elle. Ce qui sort de l’épreuve ne touche que Boris.
learn-time-stories-destiny = La première carte Destin est retournée et ajoutée : −1, cela fait 4 contre 4. Au-dessous du seuil, c’est un échec ; au-dessus, une réussite ; l’égalité exacte est critique, avec un effet à part, souvent le meilleur. Un Pouvoir permettrait d’en piocher une autre : gardez-le pour plus tard.
learn-time-stories-explore = Explorer une autre carte coûte aussi 1 Azrak. Essayez l’échelle : certaines cartes ne demandent pas votre avis.
learn-time-stories-conflict = Un conflit est une épreuve qu’il faut mener à son terme. Jusque-là Boris ne peut rien d’autre : ni temporiser, ni explorer, ni partir.
learn-time-stories-conflict-boost = Il se résout comme toute épreuve : Adresse 4 contre 3, car la trouvaille de Boris l’aide. Boostez de 1, par prudence.
learn-time-stories-conflict-support = Personne n’est obligé de soutenir. Ada garde son Azrak cette fois.
learn-time-stories-conflict-destiny = −2, et encore l’égalité exacte. Les cartes Destin passées restent visibles : il y en a six, et qui les compte sait ce qui peut encore venir.
learn-time-stories-azrak = Ce qu’on dépense va dans le Vortex. Il reste 2 Azrak à Boris ; qu’il explore l’horloge.
learn-time-stories-last = Son dernier. Dépensez-le pour le gardien, et voyez ce qui arrive.
learn-time-stories-broken = Avec le dernier Azrak le lien se brise. Ou bien le contrôle est perdu, et Boris est éjecté jusqu’au départ du groupe ; ou bien une mise à jour d’urgence : le cristal va sur le Retour de mission, et Boris se recharge dans le Vortex. Prenez la mise à jour.
learn-time-stories-goes-on = Ce qui a été payé a lieu malgré tout : Boris lit la carte du gardien.
learn-time-stories-return = Le groupe part quand personne n’a plus de carte devant soi. Boris temporise.
learn-time-stories-leave = Tout le monde temporise. Proposez de partir ; le prochain trajet coûte 1 Azrak au Time Captain.
learn-time-stories-update = Pendant l’entre-lieux, le groupe peut faire une mise à jour : un cristal du Vortex va sur le Retour de mission, et tous les autres sont partagés à nouveau. Ce qui est sur le Retour de mission est perdu pour de bon, et à douze la mission l’est aussi.
learn-time-stories-recap = En bref : le Time Captain choisit le chemin, chacun prend une carte et lit, puis vous agissez un à un. Une épreuve est une valeur contre un seuil : boostez, soutenez, ajoutez le Destin ; l’égalité est critique. Un conflit ne se refuse pas. Les Azrak paient tout ; sans eux le lien se brise, et les mises à jour en rendent, au prix du Retour de mission.

## Pourquoi une position n’est pas de ce jeu
ts-wrong-agents = Cette position n’existe pas : elle compte { $n ->
    [one] { $n } agent
   *[other] { $n } agents
}, et il en faut { $wanted }.
ts-wrong-location = Cette position n’existe pas : le plan n’a pas ce lieu.
ts-wrong-azrak = Cette position n’existe pas : il y a { $n } Azrak en tout, et la mission en a { $wanted }.
ts-wrong-receptacle = Cette position n’existe pas : l’agent { $seat } n’a pas de réceptacle à lui.
ts-wrong-text = Cette position n’existe pas : chaque carte doit avoir un texte et un seul.
web-ts-forced-failure = { $who } arrive à { $value } contre { $threshold }, et pourtant cela compte comme un échec.
web-ts-forced-critical = { $who } arrive à { $value } contre { $threshold }, et pourtant cela compte comme une réussite critique.
web-ts-forced-success = { $who } arrive à { $value } contre { $threshold }, et pourtant cela compte comme une réussite.

# Pourquoi un robot l’a fait, dans ses propres mots : d’après ce que tout le monde a appris.
web-ts-reason-new = Personne n’avait encore lu { $letter }{ $cost ->
    [0] .
    [one] , et cela valait un Azrak.
   *[other] , et cela valait { $cost } Azrak.
  }
web-ts-reason-again = { $letter } était déjà lue, mais il y restait quelque chose à faire{ $cost ->
    [0] .
    [one] , et cela valait un Azrak.
   *[other] , et cela valait { $cost } Azrak.
  }
web-ts-reason-tries = J’apporte { $value } contre { $threshold } : un effort, votre soutien ou le Destin feront le reste.
web-ts-reason-objects = Plutôt tenter ce qui reste que renoncer.
web-ts-reason-returns = J’en avais fini avec { $letter } : elle peut servir à quelqu’un d’autre.
## Les missions en page
web-ts-mission-minutes = de { $least } à { $most } minutes
web-ts-mission-agents = équipe de { $n }
web-ts-mission-places = { $n } lieux
web-ts-mission-fared = { $n ->
    [one] Un groupe l’a jouée ici ; { $won ->
        [0] il a échoué
       *[other] il a réussi
     }.
   *[other] { $n } groupes l’ont jouée ici ; { $won ->
        [0] aucun n’a réussi
        [one] un seul a réussi
       *[other] { $won } ont réussi
     }.
 }
web-ts-mission-unplayed = Personne ne l’a encore menée à son terme ici.
web-ts-mission-play = La jouer avec deux robots
web-ts-mission-export = Enregistrer la mission { $title } dans un fichier
web-ts-mission-export-note = Ces fichiers contiennent toute l’histoire : à éviter si vous comptez la jouer.
web-ts-mission-check = Faire vérifier sa propre mission
web-ts-mission-check-note = Le dossier de la mission en un seul fichier ZIP, comme ceux qu’on enregistre ici. Rien n’en est gardé. Une mission sans erreur se joue dès que son dossier se trouve dans le dossier des missions du serveur.
web-ending-time-stories-lost = mission perdue
web-ending-time-stories-abandoned = mission abandonnée
web-ts-reason-boosts = Avec { $n } de plus, on en est à { $stands } contre { $threshold } avant le Destin.
web-ts-reason-supports = Avec mes { $n }, on en est à { $stands } contre { $threshold } avant le Destin.
web-ts-reason-enough = C’est assez si la carte est clémente.
web-ts-reason-short = Chaque point compte.
