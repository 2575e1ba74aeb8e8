### Mots de l’interface du client web. Chaque mot a son jumeau anglais.

## La maison
web-skip = Aller à la question
web-close = Fermer
web-back = Retour
web-done = fait
web-on = Oui
web-off = Non
web-you-word = Vous
web-you-small = vous
web-you-start = Vous
web-nobody = personne
web-percent = { $n } %
web-nav = Principal
web-nav-foot = À propos
web-nav-play = Jouer
web-nav-learn = Apprendre
web-nav-bots = Robots
web-nav-decks = Paquets et missions
web-playing-as = Vous jouez sous le nom { $name }, sans compte
web-no-account = Aucun compte nécessaire
web-footer = Libre et ouvert. Projet d’amateurs, sans lien avec les éditeurs. Icônes : game-icons, CC BY 3.0.
web-parts = Parties de la table
web-server-away = Le serveur ne répond pas. Votre choix est gardé : réessayez dans un instant.

## Jeux
web-games = Jeux

## Accueil
web-hero = Quel instant rejoueriez-vous ?
web-hero-note = Cinq jeux de voyage dans le temps, dont chaque règle est appliquée pour vous. Remontez n’importe quelle partie jusqu’à n’importe quel coup, et continuez sur une autre ligne temporelle.
web-play-bots = Jouer contre des robots
web-table-friends = Table entre amis
web-got-code = Vous avez un code ?
web-play-now = Jouer
web-open-table = Ouvrir une table
web-play-game = Jouer à { $title } contre des robots
web-open-game = Ouvrir une table de { $title }
web-bots-word = robots
web-minutes = { $n } min
web-your-tables = Vos tables
web-your-tables-none = Aucune table pour l’instant. Jouez contre des robots, ou ouvrez-en une entre amis.
web-first-visit = Première visite ? Une partie guidée prend dix minutes.
web-first-learn = Apprendre un jeu
web-departures = Départs
web-departures-note = Tables ouvertes, places libres
web-departures-none = Aucune table n’attend de joueurs. Ouvrez-en une, ou jouez contre des robots.
web-seats-taken = Places prises : { $taken } sur { $seats }
web-join = Rejoindre
web-watch = Regarder
web-last-fork = Votre dernier aiguillage
web-open-map = Ouvrir le plan des lignes

## Table
web-table = Table
web-table-opening = La table se prépare…
web-table-subtitle = { $title }, { $n ->
    [one] une place
   *[other] { $n } places
  }
web-your-turn = À vous
web-seats = Places
web-seat-number = Place { $n }
web-seat-to-play = à vous
web-seat-bot = { $level ->
    [none] robot
   *[other] robot, { $level }
  }
web-seat-away = connexion perdue
web-seat-lost = { $who } a perdu la connexion
web-clock-none = sans pendule
web-clock-short = le temps presse
web-count-cards = cartes en main
web-hand = Votre main
web-hand-empty = Aucune carte en main.
web-zone-empty = vide
web-hidden-cards = { $n ->
    [one] une carte cachée
   *[other] { $n } cartes cachées
  }
web-undo = Annuler
web-hint = Conseil
web-hint-step = Conseil { $n } sur 3
web-hint-more = Plus précis
web-hint-answer = La réponse
web-hint-worth = { $n } sur 100
web-hint-spread = intervalle à 95 % : de { $low } à { $high } parties imaginées sur 100
web-timelines = Lignes
web-timelines-n = Lignes { $n }
web-log = Journal
web-log-older = Coups précédents
web-log-newer = Coups suivants
web-log-back = Repartir d’ici
web-log-empty = Rien ne s’est encore passé.
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Écrire à la table
web-chat-send = Envoyer
web-rules = Règles
web-rules-all = Toutes les règles
web-rules-none = Les règles de ce jeu ne sont pas encore sur ce serveur.
web-rules-of = Règles de { $game }
web-rules-lead = Chaque règle a un numéro, et chaque refus en cite un.
web-rule-number = règle { $rule }
web-round = Manche { $n }
web-turn = Tour { $n }
web-lines-none = Personne n’est encore revenu en arrière. C’est possible depuis chaque ligne du journal.
web-lines-some = { $n ->
    [one] Une autre ligne part de cette partie.
   *[other] { $n } autres lignes partent de cette partie.
  }
web-read-table = La table en toutes lettres
web-besides = Aussi sur la table
web-tip-refused = Les cartes grisées ne se jouent pas ici : touchez-en une pour savoir pourquoi.
web-choose-first = Faites votre choix
web-less = Moins
web-more-n = { $n } de plus
web-table-side = Places et discussion
web-review-side = La ligne choisie
web-step-back = Un pas en arrière
web-again = Rejouer
web-line-map = Plan des lignes
web-sealed = choix fait
web-choosing = réfléchit
web-sealed-by = choix secret { DE($who) }
web-sealed-waiting = { $n ->
        [0] Choix fait. Tous les choix sont révélés.
        [one] Choix fait. Il manque encore un choix.
       *[other] Choix fait. Il manque encore { $n } choix.
    }
web-sealed-ask = Votre choix : { $choice }. Vous pouvez encore en changer.
web-line-down = La connexion est perdue
web-line-down-ask = Votre coup est gardé ici. Nouvel essai dans { $n } s.
web-stale = La table a avancé pendant que vous choisissiez.
web-why-title = { $label } : pas ici
web-why-nothing = La table ne donne pas de raison.
web-why-read = cliquez pour lire
web-foresee-title = Ce que cela ferait
web-foresee-looking = On regarde la suite…
web-foresee-nothing = Rien n’est encore certain.
web-foresee-range = { $name } : entre { $low } et { $high }
web-foresee-unanswered = Si personne ne répond.
web-foresee-pick-card = Choisissez une carte pour voir ce qu’elle changerait à coup sûr.
web-foresee-pick-stop = Choisissez un arrêt sur la ligne pour voir ce que le voyage coûterait et apporterait à coup sûr.
web-act-play = Jouer { $noun }
web-act-offer = Offrir { $noun }
web-act-travel = { $n ->
    [0] Rester dans le présent
    [one] Dépenser un cristal
   *[other] Dépenser { $n } cristaux
  }
web-act-pass = Passer

## Tout jeu
web-generic-common = Sur la table
web-generic-figures = Chiffres
web-generic-options = Ce que vous pouvez faire
web-generic-over = La partie est finie
web-generic-all = Toutes les réponses
web-generic-won = Gagné
web-hidden-card = Carte cachée
web-guests = Invités : jeux d’autres auteurs
web-guest-seats = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
web-board-newer = Ce plateau a été fait pour une autre version de Chronolude ; voici le plateau simple.
web-board-broken = Le plateau du jeu n’a pas pu être chargé ; voici le plateau simple.
web-generic-wait = Ce n’est pas à vous de jouer.

## Relecture
web-review-title = Relecture : { $game }
web-unverified = Non vérifié
web-share = Partager
web-export = Exporter
web-map-note = Le temps va vers la droite. Chaque aiguillage est un coup où quelqu’un est revenu en arrière.
web-map-label = { $n ->
    [one] Une ligne de cette partie
   *[other] { $n } lignes de cette partie
  }
web-turning-point = tournant
web-points = aiguillage
web-move-n = Coup { $n }
web-of-moves = sur { $n }
web-move-word = coup
web-round-word = manche
web-move-first = Premier coup
web-move-prev = Coup précédent
web-move-next = Coup suivant
web-move-last = Dernier coup
web-play-on = Dérouler les coups
web-pause = Pause
web-results-shown = résultats visibles
web-results-hidden = résultats cachés
web-others-bots = Les autres : robots
web-others-friends = Les autres : amis
web-hidden-same = Mêmes cartes cachées
web-hidden-new = Cartes cachées redistribuées
web-go-back-to = Revenir au coup { $n }
web-moves = Coups
web-winner = gagne
web-differs = diffère de la partie jouée
web-link-move = Lien vers ce coup
web-link-copied = Le lien est copié.
web-record-missing = Cette partie enregistrée n’est pas sur ce serveur.

## Réglages
web-settings = Réglages
web-sound = Son
web-theme-to-light = Thème clair
web-theme-to-dark = Thème sombre
web-set-language = Langue
web-set-theme = Thème
web-set-theme-light = Clair
web-set-theme-dark = Sombre
web-set-theme-system = Comme le système
web-set-motion = Mouvement
web-set-motion-none = Aucun
web-set-motion-quick = Vif
web-set-motion-normal = Normal
web-set-motion-slow = Lent
web-set-text = Taille du texte
web-set-confirm = Confirmer les coups
web-set-confirm-always = Toujours
web-set-confirm-irreversible = Seulement si irréversible
web-set-confirm-never = Jamais
web-set-sound = Son
web-set-letters = Raccourcis d’une lettre
web-keyboard = Clavier
web-key-tab = zone suivante
web-key-arrows = dans une zone
web-key-enter = agir
web-key-enter-name = Entrée
web-key-space = choisir
web-key-digits = carte ou option de ce rang
web-key-esc = un pas en arrière
web-key-why = pourquoi pas ?
web-key-hint = conseil
web-key-undo = annuler
web-key-timelines = lignes
web-key-log = journal
web-key-chat = discussion
web-key-read = lire la table en texte
web-key-round = manche précédente, suivante

## Pages
web-learn-game = Apprendre { $game }
web-learn-lead = Une première partie guidée sur le vrai moteur, avec une donne fixe. Dix minutes environ.
web-learn-start = Commencer
web-bots-lead = Quatre niveaux et un flâneur. Chacun sait ce que vous sauriez à sa place, et rien de plus.
web-bot-random = Flâneur
web-bot-random-note = Prend n’importe quelle option permise. Pratique pour essayer les commandes.
web-bot-thumb = Bon sens
web-bot-thumb-note = Quelques bonnes habitudes et aucun calcul. Répond aussitôt.
web-bot-apprentice = Apprenti
web-bot-apprentice-note = Imagine quelques dizaines de donnes conformes à ce qu’il sait, joue chaque suite selon ses habitudes et prend ce qui a réussi.
web-bot-adept = Initié
web-bot-adept-note = Imagine des centaines de donnes et retient où chaque réponse a mené.
web-bot-master = Maître
web-bot-master-note = Cherche aussi loin qu’une seconde le permet. Quand la fin est proche, il la connaît exactement.
web-bot-own = Jeux de savoir
web-bot-own-note = Là où le jeu porte sur ce qu’on sait, ses robots en savent plus ou moins ; là où l’on joue ensemble, ils prévoient avec ce qu’on leur a dit.
web-bots-honest = Des robots honnêtes
web-bots-honest-note = Un robot ne voit jamais une carte cachée. Remélangez ce qu’il ne voit pas, gardez sa graine : il répond la même chose. Un test le prouve pour chaque jeu.
web-ratings = Force mesurée
web-ratings-note = Cotes openskill tirées de parties entre robots, mesurées avec la version { $version } du { $day } ; la marge est de deux sigma. Un robot sans cote n’a pas été mesuré.
web-rating = Cote
web-rating-games = Parties
web-bots-uncompiled = Le moteur n’est pas encore compilé ici : l’initié et le maître réfléchissent moins loin qu’ils ne le pourraient. Ils seront plus forts une fois le moteur compilé et relancé.
web-decks-lead = Tout ce qui se joue ici. Paquets et missions sont de simples fichiers que chacun peut écrire.
web-decks-decks-note = Un paquet est un simple tableau de titres et de dates avec leurs sources. Le vérificateur liste les erreurs par carte et par champ ; un paquet avec des avertissements se joue quand même.
web-decks-missions-note = Une mission est un dossier de fichiers texte. Le vérificateur s’assure que chaque lieu est accessible, et le testeur qu’elle peut être gagnée.
web-decks-how = Pour en commencer un, puis le vérifier, sur la machine du serveur :
web-privacy = Vie privée
web-privacy-lead = Pas de compte, pas de pistage, aucune requête vers un autre serveur.
web-privacy-here = Dans ce navigateur
web-privacy-here-note = Vos réglages, le nom sous lequel vous jouez et les cartes vues récemment restent dans ce navigateur. Effacez-les, ils disparaissent.
web-privacy-server = Sur ce serveur
web-privacy-server-note = Le serveur garde les tables, les coups et ce qui se dit à une table, pour qu’une partie survive à un redémarrage et puisse être relue. Un cookie lui dit quelles places sont les vôtres. Une date que vous signalez y reste aussi, sans votre nom.
web-privacy-delete = Faire effacer votre nom et vos messages
web-privacy-never = Jamais
web-privacy-never-note = Ni publicité, ni profilage, ni polices ou scripts venus d’ailleurs.
web-verify = Équité
web-verify-title = Vérifier le mélange
web-verify-lead = Chacun peut vérifier le hasard, sans faire confiance à ce serveur.
web-verify-1 = Avant la donne, le serveur publie l’empreinte d’une graine secrète.
web-verify-2 = Chaque place ajoute sa propre graine : la donne n’est entre les mains de personne.
web-verify-3 = À la fin, le secret est révélé, et chaque tirage de la partie peut être recalculé.
web-verify-how = Téléchargez la partie et lancez
web-credits = Crédits
web-credits-lead = Chronolude est un projet d’amateurs, sans lien avec les éditeurs des jeux.
web-credits-icons = Icônes, { $licence }
web-credits-icons-note = Tirées de game-icons, en une couleur et à d’autres tailles. Les cartes des paquets peuvent porter toute icône de cette collection, dessinée par Lorc, Delapouite, Skoll et ses autres contributeurs.
web-credits-unnamed = contributeur de game-icons
web-credits-fonts = Polices, { $licence }
web-credits-games = Jeux
web-credits-games-note = Noms et mécanismes appartiennent aux jeux publiés ; chaque phrase, image et mission est de nous.
web-lost-title = Arrêt inconnu
web-lost-lead = Cette adresse n’est pas sur nos lignes.
web-lost-back = Vers l’accueil

## Galerie
web-gallery = Galerie
web-gallery-lead = Chaque pièce de la boîte avec ses états, dans les deux ambiances.
web-gallery-day = Horaire de jour
web-gallery-night = Service de nuit

## Tables en direct
web-own-open = attend des joueurs
web-own-over = terminée
web-own-waiting = attend les autres
web-not-here = Pas encore sur ce serveur
web-somebody = quelqu’un
web-daily = Donne du jour
web-daily-note = Les mêmes cartes pour tous aujourd’hui, contre les robots de la maison.
web-daily-play = Jouer la donne du jour
web-new-table = Une table de { $game }
web-your-name = Votre nom à la table
web-bots-among = Dont robots
web-bots-level = Leur jeu
web-clock = Pendule
web-clock-live = Dix minutes chacun, plus cinq secondes par coup
web-clock-days = Un jour par coup
web-who-watches = Qui peut regarder
web-watch-nobody = Personne
web-watch-link = Avec le lien de spectateur
web-watch-everyone = Tout le monde
web-list-table = L’afficher parmi les départs, ouverte à tous
web-options = Règles de cette table
web-level-random = flâneur
web-level-rule-of-thumb = bon sens
web-level-apprentice = apprenti
web-level-adept = initié
web-level-master = maître
web-tag-forfeit = forfait
web-fig-energy = Cristaux ({ $who })
web-seat-open = place libre
web-seat-here = est là
web-seat-not-here = pas encore là
web-room-join = Prenez une place : un nom suffit.
web-room-full = Toutes les places sont prises.
web-room-waiting = { $n ->
    [one] Une place est encore libre. Envoyez le lien.
   *[other] { $n } places sont encore libres. Envoyez le lien.
  }
web-room-soon = Chacun a sa place. On distribue dès que tous sont là.
web-sit-down = S’asseoir
web-fill-bots = { $n ->
    [one] Confier la place libre à un robot et commencer
   *[other] Confier { $n } places libres à des robots et commencer
  }
web-invite = Inviter
web-invite-note = Qui ouvre ce lien peut prendre une place libre. Aucun compte n’est nécessaire.
web-copy-link = Copier le lien
web-table-code = Code de la table
web-qr-table = Code QR de cette table
web-qr-hand = Votre main sur votre téléphone
web-around = Autour de la table
web-around-short = La table
web-watchers = { $n ->
    [one] Une personne regarde.
   *[other] { $n } personnes regardent.
  }
web-host-pause = Mettre en pause
web-host-resume = Reprendre
web-host-close = Fermer la table
web-host-bot = Laisser jouer un robot
web-fair-commitment = Empreinte du secret :
web-fair-secret = Le secret :
web-table-shut = Cette table ne s’ouvre pas
web-fault-unknown-table = Aucune table ne porte le code « { $table } » sur ce serveur. Vérifiez le lien, ou demandez-en un nouveau.
web-fault-bad-link = Cette table ne s’ouvre qu’avec un lien d’invitation, et celui-ci n’en est pas un, ou ne l’est plus.
web-fault-version = Cette page est plus ancienne que le serveur : rechargez-la.
web-status-403 = Ce lien n’en donne pas le droit.
web-status-404 = Cela n’existe pas, ou plus, sur ce serveur.
web-status-409 = Ce n’est pas possible en ce moment.
web-status-429 = Trop de demandes à la fois : attendez un instant.
web-undo-ask = Demander à annuler
web-undo-pending = { $who } demande à revenir en arrière. La table décide.
web-undo-asked = { $who } demande à revenir en arrière
web-undo-asked-note = La partie reprendrait à la décision { $n }. Ce qui a été joué depuis est gardé dans une branche, et le journal le dit.
web-undo-yes = D’accord
web-undo-no = Continuer
web-as-played = Telle que jouée
web-as-played-by = la partie de cette table
web-line-won = { $who } gagne
web-line-live = encore en cours
web-line-open = laissée ouverte
web-line-undone = Coup repris
web-line-undone-by = annulée au coup { $n }
web-line-branch = Ligne { $letter }
web-line-branch-by = quittée au coup { $n }
web-fact-moves = Coups
web-fact-result = Résultat
web-fact-hidden = Cartes cachées
web-play-on-here = Rejouer à partir d’ici ?
web-play-on-kicker = Ligne { $letter }, coup { $n }
web-fork-text = Vous voici de retour au coup { $n }.
web-table-at = La table au coup { $n }
web-eyes = Vue par
web-eyes-own = vous
web-eyes-public = tous
web-verifiable = Mélange vérifiable
web-verify-wait = Le secret est révélé quand la partie est finie.
web-verify-match = Le secret correspond à l’empreinte montrée avant la donne (vérifié dans ce navigateur).
web-verify-mismatch = Le secret ne correspond pas à l’empreinte.
web-verify-sound = Toute la partie a été rejouée : { $answers } réponses, toutes conformes. Ses tirages ne viennent pas d’un secret fixé d’avance.
web-nav-records = Parties
web-records-lead = Des parties entières, gardées coup par coup. Trouvez-en une, ouvrez-la à n’importe quel moment, et rejouez à partir de là.
web-record-file = Un fichier
web-record-text = Ou son texte
web-record-open = Ouvrir
web-opt-mode = Mode de jeu
web-opt-discards-visible = Défausse ouverte
web-opt-discards-visible-true = oui
web-opt-discards-visible-false = non
web-opt-first = Premier joueur
web-opt-first-random = tiré au sort
web-opt-first-guess = on devine l’heure
web-board = Le plateau

## Doutes sur ce qui est imprimé
web-doubts-title = Ce qui n’est pas certain dans ses cartes
web-doubts-lead = Des faits de cette édition que personne n’a pu confirmer. Il suffit de corriger le fichier de données.
web-also = Aussi ici

web-opt-faults = Ces fichiers ne peuvent pas être joués :

## Des gens autour d’une table : leçons, un appareil pour plusieurs, sons, avis, liens
web-learn-do = Montrez-moi : { $what }
web-learn-step = Leçon, { $n } sur { $most }
web-learn-leave = Quitter la leçon
web-which-game = Jeu
web-today = aujourd’hui
web-play = Jouer
web-hot-seats = Personnes sur cet appareil
web-hot-one = une seule personne
web-hot-name = Nom de la personne { $n }
web-hot-veil = Passez l’appareil à { $who }.
web-hot-veil-note = Que personne d’autre ne regarde. La table reste couverte : à { $who } de l’ouvrir.
web-hot-consent-note = On demande à { $who } si la table peut revenir en arrière.
web-hot-reveal = Je suis { $who } : montrer mes cartes
web-hot-waiting = Même appareil
web-set-notify = Me prévenir quand c’est à moi
web-set-notify-blocked = Ce navigateur ne permet pas de vous prévenir d’ici.
web-set-volume = Volume
web-set-volume-low = Faible
web-set-volume-middle = Moyen
web-set-volume-high = Fort
web-set-cues = Quels sons
web-cue-turn = À vous
web-cue-taken = Réponse reçue
web-cue-refused = Refus
web-cue-laid = Carte posée
web-cue-turned = Carte retournée
web-cue-gain = Gain ou dépense
web-cue-sealed = Choix fait
web-cue-opened = Révélé
web-cue-back = Retour dans le temps
web-cue-torn = Paradoxe ouvert
web-cue-mended = Patch appliqué
web-cue-lost = Perte
web-cue-over = Fin de partie
web-cue-tick = Peu de temps
web-cue-said = Discussion
web-cue-branch = Autre ligne temporelle
web-cue-coin = Pièce de monnaie
web-notice-turn = À vous de jouer : { $game }
web-phrases = Phrases toutes prêtes
web-phrase-hello = Bonjour !
web-phrase-good-luck = Bonne chance !
web-phrase-well-played = Bien joué.
web-phrase-thanks = Merci.
web-phrase-oops = Oups.
web-phrase-one-moment = Un instant, s’il vous plaît.
web-phrase-your-turn = C’est à vous.
web-phrase-again = On rejoue ?
web-mute-seat = Ne plus entendre { $who }
web-unmute-seat = Entendre à nouveau { $who }
web-muted-note = { $who } est en sourdine : personne d’autre ne le sait.
web-links = Les places et leurs liens
web-link-new = Nouveau lien
web-link-revoke = Révoquer le lien
web-link-old-dead = Le lien précédent n’ouvre plus cette place.
web-link-for = Lien pour { $who }
web-link-revoked = Le lien { DE($who) } n’ouvre plus rien.
web-seat-free = Libérer la place
web-seat-send-away = Renvoyer
web-copy = Copier
web-in-hand = main
web-in-constant = constante
web-in-lead = carte d’entame
web-in-standing = carte maîtresse
web-in-played = carte jouée
web-in-discard = défausse
web-in-line = ligne
web-in-pile = jetons à venir
web-in-round = manche
web-in-present = présent
web-in-resolving = événement en cours
web-in-first = premier joueur
web-in-pawn = pion à
web-in-energy = cristaux
web-in-controller = tenu par la place, événement
web-in-unstable = instable
web-diff-title = Ce qui diffère au coup { $n }
web-diff-note = Un cadre en pointillé marque ce qui diffère de la partie jouée.
web-diff-same = À ce coup, rien de ce que vous pouvez voir ne diffère.
web-diff-before = Ces lignes n’en font encore qu’une au coup { $n } : elles se séparent au coup { $at }.
web-diff-versus = Comparer à
web-diff-figure = Nombre ou zone
web-diff-more = { $n ->
    [one] Une autre différence
   *[other] { $n } autres différences
}
## Checking chance in the browser. $draws, $shuffles, $piles (sizes), $answers, $line, $draw are numbers
web-verify-draws = Ce navigateur a retrouvé les { $draws } tirages à partir du secret et des mots de chacun, et ce sont ceux qui ont été joués. { $shuffles ->
    [0] Aucune pile n’a été mélangée en entier.
    [1] Parmi eux, un mélange complet de { $piles } cartes.
   *[other] Parmi eux, { $shuffles } mélanges complets, de { $piles } cartes.
}
web-verify-draw-wrong = Le tirage { $draw } de la ligne { $line } ne découle pas du secret.
web-verify-remembered = C’est bien l’empreinte que ce navigateur a vue avant la donne.
web-verify-swapped = Avant la donne, ce navigateur a vu une autre empreinte.
web-verify-not-remembered = Ce navigateur n’était pas là avant la donne : il ne peut pas dire si l’empreinte était la même.
web-verify-words-in = Les mots ajoutés par ce navigateur sont parmi ceux qui ont été mêlés.
web-verify-words-out = Les mots de ce navigateur ne sont pas parmi ceux qui ont été mêlés : il regardait, ou il est venu trop tard.
web-verify-rules = Le serveur a rejoué toute la partie selon les règles, { $answers } réponses : chaque carte était là où ces tirages l’ont mise. Pour vérifier cela aussi sans faire confiance au serveur, utilisez la commande ci-dessous.
web-verify-no-crypto = Ce navigateur ne retrouve les tirages qu’à une adresse sûre (https, ou cette machine même).
web-verify-shared = Cette donne était partagée ou apportée : elle ne vient pas d’un secret de cette table.
web-verify-bring = Ou vérifiez une partie que vous avez gardée :
web-verify-unreadable = Ce n’est pas une partie enregistrée au format JSON.

## Après coup : une partie finie revue avec les yeux d’une place
web-hindsight = Après coup
web-hindsight-seat = Du point de vue de
web-hindsight-none = Les réponses se jugent une fois la partie finie, dans les jeux que nos robots savent analyser.
web-hindsight-none-yet = Aucun pour l’instant.
web-hindsight-clean = Aucune réponse n’a clairement coûté quelque chose.
web-hindsight-progress = Décisions jugées : { $done } sur { $of }
web-hindsight-turn = « { $answer } » plutôt que « { $best } »
web-hindsight-cost = a coûté { $n } sur 100 (intervalle à 95 % : de { $low } à { $high })
web-hindsight-cost-exact = a coûté { $n } sur 100, toutes suites examinées
web-hindsight-chart = Chances de victoire sur { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
}, et ce que chaque réponse a coûté
web-hindsight-note = En tout, sur 100 parties, ces réponses en ont coûté { $n }. Chaque décision est jugée d’après ce que cette place pouvait savoir, dans des parties imaginées à partir de là ; les écarts plus petits que l’intervalle peuvent venir du hasard.
web-turning-points = Tournants

## Les options des autres jeux et leurs valeurs

## Revenir à sa place
web-seat-other-to-play = doit jouer
web-seat-kept = Un robot joue pour vous.
web-seat-take-back = Reprendre votre place
web-link-dead-title = Ce lien n’ouvre rien
web-link-dead-lead = Il a été mal recopié, coupé ou retiré. L’hôte de la table peut vous en donner un nouveau.

## Branches et tournants
web-lines-parent = Ceci est une branche : elle a quitté une autre partie au coup { $n } ; celle-ci suit son cours.
web-open-parent = Vers la partie quittée
web-branch-subtitle = { $title }, une branche
web-hindsight-before = Ouvre la position d’avant, pour réessayer

## Ce qui vient d’être réglé reste un moment
web-rest-title = Ce qui vient d’être réglé
web-rest-wins = l’emporte
web-rest-go-on = Continuer
web-rest-again = Revoir

web-nav-puzzles = Problèmes
web-puzzles-lead = Des positions tirées de parties entre robots, chacune avec une réponse bien meilleure que les autres, preuve à l’appui. Vous ne savez que ce que sait votre place.
web-puzzle-of-day = Problème du jour
web-puzzle-solve = Résoudre
web-puzzle-streak = { $n ->
    [0] Pas encore de série : le problème du jour en ouvre une.
    [one] Une série d’un jour.
   *[other] Une série de { $n } jours.
}
web-puzzle-solved-today = Résolu aujourd’hui.
web-puzzle-solved-of = Résolus : { $done } sur { $n }
web-puzzle-done = { $done } sur { $n }
web-puzzle-grade = Difficulté { $n } sur 5
web-puzzle-next = Problème suivant
web-puzzle-none = Il n’y a pas de problèmes ici.
web-puzzle-who = Qui en résout combien
web-puzzle-who-note = Chaque robot a eu un seul essai par problème. Les chiffres disent combien il en résout sur cent.
web-puzzle-hint = Indice { $n } sur 3
web-puzzle-show = Montrer la solution
web-puzzle-tried = Vos réponses
web-puzzle-solution = La solution
web-puzzle-before = Avant
web-puzzle-after = Après
web-puzzle-all = Tous les problèmes
web-puzzle-yes = Juste
web-puzzle-no = Pas celle-ci
web-puzzle-seat = Vous êtes à la place { $n } sur { $seats }.
web-puzzle-seat-name = Place { $n }
web-puzzle-number = Problème { $n }
web-puzzle-lost = Ce problème n’existe pas ici.
## Revenir en arrière : $n, $last : des coups · $best : une réponse
web-fork-title = Retour au coup { $n }
web-fork-name = Que voulez-vous savoir ?
web-fork-name-example = Et si j’avais gardé le 13 ?
web-fork-suggestion = Et si, au coup { $n }… ?
web-fork-best = Et si « { $best } » ?
web-fork-stay = Rester ici
web-fork-depart = Actionner l’aiguillage au coup { $n }
web-fork-now = maintenant
web-fork-begins = Une autre ligne temporelle
web-fork-told = À partir du coup { $n }, à vous de rejouer. La partie quittée reste comme elle est.
web-fork-begin = Jouer
web-fork-unrated = sans classement
web-fork-picture = Une ligne du premier coup jusqu’à maintenant, et le retour au coup { $n }, d’où part une autre voie
web-side-by-side = Côte à côte
web-together-title = Deux lignes temporelles, côte à côte
web-together-rank = { $n ->
    [1] gagne
   *[other] rang { $n }
}
web-together-score = { $n ->
    [1] gagne avec { $score }
   *[other] rang { $n }, { $score }
}
web-own-with = avec { $who }

## Quand c’est fini. $who : qui gagne, $n : combien · $best : une réponse
web-ribbon-title = Comment on en est arrivé là
web-worst-title = Vos trois pires moments
web-worst-note = Ces réponses vous ont coûté le plus. Rejouez leurs positions.
web-worst-find = Les trouver
web-worst-try = Réessayer
web-worst-cost = a coûté { $n ->
    [one] { $n } partie
   *[other] { $n } parties
} sur 100
web-share-title = Une image à partager
web-share-save = Enregistrer l’image
web-share-won = { $n ->
    [one] { $who } gagne
   *[other] { $who } gagnent
}

## Les robots disent pourquoi. $who : un nom · $level : un niveau · $lines : ce que dit le journal · $n, $worth : sur 100 · $best : une réponse
web-why-bot = Pourquoi ?
web-why-speaks = { $who } ({ $level })
web-why-brought = C’était pour ceci : { $lines }
web-why-quiet = Rien à voir pour l’instant, et mes cartes ne regardent que moi.
web-why-later = Redemandez-moi quand la partie sera finie : je pourrai vous dire ce que je savais.
web-why-best = D’après ce que je savais, cette réponse gagnait { $worth } parties imaginées sur 100, et je n’ai rien trouvé de mieux.
web-why-missed = D’après ce que je savais, « { $best } » aurait gagné { $n } fois de plus sur 100. Je ne l’ai pas vu.
web-why-no-figure = Je ne compte pas les parties : je joue au jugé.
web-motto-random = Je prends ce que la route m’offre. N’y cherchez pas de plan.
web-motto-rule-of-thumb = Je m’en tiens à mes règles simples : je joue vite, et pareil tous les jours.
web-motto-apprentice = J’imagine quelques parties d’avance et me fie à la première qui me plaît.
web-motto-adept = À partir d’ici, j’imagine des centaines de parties, et je prends ce qui gagne le plus souvent.
web-motto-master = Je réfléchis tant qu’on me laisse, et change d’avis quand une meilleure ligne se présente.
web-motto-companion = Je raconte ce que j’ai vu, et je vais où les autres ne vont pas.
web-motto-other = J’ai mes raisons.
web-motto-schoolchild = Les dates célèbres, je les connais à peu près.
web-motto-reader = Le siècle, sans hésiter ; l’année, c’est une autre affaire.
web-motto-historian = Je connais la plupart des dates. Les plus rares m’échappent encore.
web-motto-planner = Je pèse chaque pas pour le groupe avant de le faire.
web-motto-curious = J’ouvre les portes d’abord, je réfléchis ensuite.
web-motto-wanderer = Je prends ce que la route m’offre. N’y cherchez pas de plan.
web-log-undone = repris
web-after-hand = Ce que vous avez en main

## Mes parties
web-nav-mine = Mes parties
web-mine-lead = Vos résultats, votre niveau face aux robots, et les moments à rejouer. Tout cela reste dans ce navigateur.
web-mine-which = Quelles parties
web-mine-all = Toutes ({ $n })
web-mine-results = Résultats
web-mine-games = { $n ->
    [one] partie
   *[other] parties
 }
web-mine-won = { $n ->
    [one] victoire
   *[other] victoires
 }
web-mine-share = de vos parties
web-mine-rating = Vous parmi les robots
web-mine-rating-none = Terminez une partie contre un robot classé, et votre place parmi eux s’affichera ici.
web-mine-rating-is = { $mu } ± { $sigma }, d’après { $n ->
    [one] une partie
   *[other] { $n } parties
 }
web-mine-rating-above = au-dessus du niveau « { $bot } »
web-mine-regret = Ce que vos réponses laissent échapper
web-mine-regret-chart = { $n ->
    [one] Une partie
   *[other] { $n } parties
 } ; la première laissait échapper { $first } centièmes de victoire par réponse, la dernière { $last }
web-mine-regret-none = Faites revoir au moins deux parties, et la courbe s’affichera ici.
web-mine-regret-falls = Vos réponses laissent échapper moins qu’avant.
web-mine-regret-rises = Ces derniers temps, vos réponses laissent échapper davantage.
web-mine-regret-level = Vos réponses laissent échapper à peu près autant qu’avant.
web-mine-look = Revoir { $n ->
    [one] une partie
   *[other] { $n } parties
 }
web-mine-looking = { $n ->
    [one] Encore une partie.
   *[other] Encore { $n } parties.
 }
web-mine-endings = Comment vos parties finissent
web-mine-ending-n = { $n } ×, dont { $won } en gagnant
web-mine-practice = À rejouer
web-mine-practice-lead = Vos réponses les plus coûteuses, toutes parties confondues. Chaque carte est la position juste avant : asseyez-vous et répondez autrement.
web-mine-practice-none = Rien encore : faites revoir des parties, et leurs moments les plus coûteux deviendront des cartes.
web-mine-practice-called = Et si, au coup { $n }… ?
web-mine-tried = essayé
web-mine-answer-show = Ce que vous aviez répondu
web-mine-gone = Cette partie n’est plus gardée ici.
web-mine-records = Vos parties
web-mine-win = gagné
web-mine-place = { $n ->
    [1] 1re
   *[other] { $n }e
 }
web-mine-none = Les parties que vous terminez sont retenues ici.
web-mine-carry = Emporter vos parties
web-mine-key = Avec une clé
web-mine-key-note = Votre navigateur scelle vos parties, et ce serveur les garde sous une clé que personne d’autre n’a. Tapez la clé sur un autre appareil, et vos parties seront sur les deux. Si vous perdez la clé, ce qui est gardé est perdu : personne d’autre ne peut l’ouvrir.
web-mine-key-unsafe = Il faut une connexion sécurisée (https, ou cet ordinateur même). Un fichier marche partout.
web-mine-key-make = Créer une clé
web-mine-key-have = J’ai une clé
web-mine-key-open = Ouvrir
web-mine-key-yours = Voici votre clé. Gardez-la comme celle de chez vous :
web-mine-key-meet = Réunir les deux
web-mine-key-file = La clé en fichier
web-mine-key-copied = La clé est copiée.
web-mine-key-leave = Oublier la clé sur cet appareil
web-mine-key-delete = Effacer ce qui est gardé
web-mine-key-met = Vos parties sont les mêmes ici et sous la clé.
web-mine-key-gone = Ce qui était gardé sous la clé est effacé. Vos parties restent sur cet appareil.
web-mine-key-wrong = Ce n’est pas une de nos clés : elles ont sept groupes de quatre caractères.
web-mine-key-unknown = Rien n’est gardé ici sous cette clé.
web-mine-file = En fichier
web-mine-file-note = Les mêmes parties en fichier, pour n’importe quel appareil.
web-mine-file-save = Enregistrer en fichier
web-mine-file-bring = Importer un fichier
web-mine-file-wrong = Il n’y a pas de parties dans ce fichier.
web-mine-forget = Oublier toutes les parties sur cet appareil
web-ending-by-rule = fin selon { $rule }
web-moves-n = { $n ->
    [one] un coup
   *[other] { $n } coups
 }

## La donne du jour
web-daily-lead = Les mêmes cartes pour tous aujourd’hui, contre les mêmes robots. Personne ne peut les voir d’avance, et rien ne se reprend.
web-daily-others = Comment les autres s’en sont tirés
web-daily-see = Voir
web-daily-others-later = Jouez-la jusqu’au bout, et vous verrez comment les autres s’en sont tirés.
web-daily-finished = { $n ->
    [0] Personne ne l’a encore terminée.
    [one] Une personne l’a terminée.
   *[other] { $n } personnes l’ont terminée.
 }
web-daily-placed = { $n ->
    [1] Vous finissez à la première place
    [2] Vous finissez à la deuxième place
    [3] Vous finissez à la troisième place
   *[other] Vous finissez à la { $n }e place
 }
web-daily-ahead = { $n ->
    [0] Les autres ont fait aussi bien ou mieux
   *[other] { $of ->
        [one] Devant la seule autre personne
       *[other] Devant { $n } des { $of } autres
    }
 }
web-daily-first = Personne ne l’avait terminée avant vous
web-daily-sealed = Jusqu’à minuit UTC, la donne n’a ni feuille de partie, ni variantes, ni spectateurs.
web-daily-on = Continuer
web-daily-table = Votre table
web-daily-share = Une image à partager
web-daily-place = Rang
web-daily-who = Qui
web-daily-score = Points
web-daily-moves = Coups
web-daily-none = Il n’y a pas de donne du jour pour ce jeu.

## Chercher des parties
web-records-game = Jeu
web-records-ending = Fin
web-records-length = Durée
web-records-player = Nom
web-records-own = les miennes
web-records-any = peu importe
web-records-short = jusqu’à 40 coups
web-records-middling = de 41 à 120 coups
web-records-long = plus de 120 coups
web-records-search = Chercher
web-records-found = { $n ->
    [0] Aucune partie ne correspond. Vous voyez ici vos parties, et celles que tout le monde peut regarder.
    [one] Une partie
   *[other] { $n } parties
 }
web-records-more = Plus
web-records-branch = une variante
web-records-mine = la vôtre
web-records-won = gagné
web-records-map = { $n ->
    [one] un coup
   *[other] { $n } coups
 }, { $forks ->
    [0] aucune variante
    [one] une variante
   *[other] { $forks } variantes
 }
web-records-moment = Ouvrir au coup { $n }
web-records-open = Ouvrir
web-records-save = Enregistrer
web-records-export = Enregistrer la partie de { $title }
web-records-bring = Importer une partie
web-records-bring-note = Une partie venue d’ailleurs devient une partie terminée : à revoir, ou à rejouer autrement.
web-decks-make = En faire soi-même
web-check-findings = { $errors ->
    [0] Aucune erreur : on peut jouer avec.
    [one] Une erreur à corriger.
   *[other] { $errors } erreurs à corriger.
 } { $warnings ->
    [0] Aucun avertissement.
    [one] Un avertissement.
   *[other] { $warnings } avertissements.
 }
web-check-more = { $n ->
    [one] Et une autre remarque.
   *[other] Et { $n } autres remarques.
 }
web-check-unread = Ce fichier n’a pas pu être lu.
## Soirées de club
web-nav-club = Soirées
web-clubs-title = Soirées de club
web-clubs-lead = Une soirée à une seule adresse : on entre avec un lien et un nom, la maison apparie ronde après ronde, et un tableau pour le grand écran tient les comptes. Personne n’a besoin de compte.
web-clubs-yours = Vos soirées
web-clubs-none = Aucune encore. Ouvrez-en une ci-dessous, ou suivez le lien qu’on vous a envoyé.
web-clubs-open = Ouvrir une soirée
web-club-hosting = vous recevez
web-club-in = vous participez
web-club-people = { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
}
web-club-name = Nom de la soirée
web-club-name-example = Jeudi à l’Horloge
web-club-system = Qui rencontre qui
web-club-swiss = Suisse : on rencontre qui a un score proche
web-club-everybody = Tous contre tous
web-club-rounds = Rondes
web-club-size = Places par table
web-club-delay = Retard pour le public
web-club-delay-none = aucun
web-club-delay-n = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
web-club-shared = Les mêmes cartes à toutes les tables d’une ronde
web-club-shared-note = On vous compare alors aussi à qui avait votre place ailleurs. Personne ne peut regarder avant la fin de la ronde, et ces donnes ne peuvent pas être vérifiées.
web-club-uneven = Des tables plus grandes ou plus petites plutôt qu’une exemption
web-club-hints = Conseils aux tables
web-club-after = Les cotes reprennent celles de
web-club-after-none = nulle part : chacun repart de zéro
web-club-make = Ouvrir la soirée
web-club-lost = Il n’y a pas de soirée à cette adresse, ou le serveur ne répond pas.
web-club-untitled = Soirée de club
web-club-facts = { $system } · { $size ->
    [1] en solitaire
    [2] à deux
   *[other] tables de { $size }
} · { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
web-club-sys-swiss = suisse
web-club-sys-everybody = tous contre tous
web-club-round = Ronde { $n } sur { $of }
web-club-round-n = Ronde { $n }
web-club-before = Pas encore commencée
web-club-between = Entre deux rondes
web-club-ended = La soirée est finie
web-club-join-title = Entrez
web-club-join-note = Un nom suffit. Vous jouez dès la ronde suivante.
web-club-join = Entrer
web-club-full = Cette soirée n’accueille plus personne.
web-club-scan = Scannez pour entrer
web-club-you-are = Vous êtes { $name }
web-club-your-table = Votre table est prête
web-club-your-table-note = Table { $n }, avec { $who }
web-club-alone = Table { $n }
web-club-go = Aller à votre table
web-club-bye = Vous êtes au repos cette ronde : un demi-point.
web-club-wait = La ronde suivante n’est pas encore appariée. Cette page vous préviendra.
web-club-leave = Quitter la soirée
web-club-come-back = Revenir
web-club-you-left = Vous avez quitté la soirée. Vous pouvez revenir tant qu’elle dure.
web-club-standings = Classement
web-club-place = Rang
web-club-who = Nom
web-club-points = Points
web-club-buchholz = Buchholz
web-club-median = Médian
web-club-duplicate = Mêmes cartes
web-club-rating = Cote
web-club-played = Jouées
web-club-order = Par points ; puis Buchholz (les points de vos adversaires), son médian (sans le meilleur ni le pire), puis les mêmes cartes : la part gagnée des comparaisons avec qui avait votre place à une autre table. Une exemption vaut un demi-point.
web-club-order-plain = Par points ; puis Buchholz (les points de vos adversaires) et son médian (sans le meilleur ni le pire). Une exemption vaut un demi-point.
web-club-rating-note = Cotes openskill, dans ce club seulement.
web-club-gone = a quitté
web-club-table = Table { $n }
web-club-over-n = { $n } sur { $of } finies
web-club-status-open = on s’installe
web-club-status-live = en jeu
web-club-status-over = finie
web-club-status-closed = close par l’hôte
web-club-status-gone = plus conservée
web-club-unplayed = sans résultat
web-club-byes = Au repos : { $who }
web-club-set = Fixé par l’hôte : { $reason }
web-club-watch = Regarder
web-club-review = Revoir la partie
web-club-screen = Grand écran
web-club-csv = Résultats (CSV)
web-club-csv-standings = Classement (CSV)
web-club-host = Hôte
web-club-pair = Apparier la ronde { $n }
web-club-close-round = Clore la ronde
web-club-close-sure = Les tables encore en jeu finiront sans résultat. Clore la ronde ?
web-club-doors-shut = Ne plus laisser entrer
web-club-doors-open = Rouvrir la porte
web-club-end = Finir la soirée
web-club-end-sure = Il n’y aura plus de ronde. Finir la soirée ?
web-club-few = Il faut au moins { $n ->
    [one] une personne
   *[other] { $n } personnes
 } pour apparier.
web-club-invite = Inviter
web-club-host-link = Votre clé d’hôte reste dans ce navigateur. Gardez cette page.
web-club-members = Participants
web-club-send-home = Faire sortir
web-club-new-link = Nouveau lien
web-club-new-link-note = Le nouveau lien { DE($who) }, montré une seule fois :
web-club-charge = Tenir cette table
web-club-correct = Corriger
web-club-correct-title = Table { $n } de la ronde { $round }
web-club-correct-why = Pourquoi
web-club-correct-why-example = La cloche a sonné avant la dernière carte
web-club-correct-set = Fixer le résultat
web-club-link-copied = Le lien est copié.
web-screen-join = Entrez par
web-screen-more = et { $n } de plus
web-screen-soon = La ronde { $n } va être appariée
web-watch-page = Regarder sur grand écran
web-watch-waits = La partie n’a pas commencé.
web-watch-shut = Cette table n’est pas ouverte au public.
web-watch-shut-round = D’autres tables jouent les mêmes cartes : on pourra regarder quand la ronde sera finie.
web-watch-turn = À { $who } de jouer
web-watch-turns = { $who } choisissent en secret
web-watch-last-one = { $who } doit encore choisir
web-watch-paused = La table est en pause
web-watch-over = La partie est finie
web-watch-delay = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
} de retard
web-watch-live = en direct
web-watch-last = Ce qui vient de se passer
web-file-choose = Choisir un fichier
web-file-none = aucun choisi
