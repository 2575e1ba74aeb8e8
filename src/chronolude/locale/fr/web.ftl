### Mots de l’interface du client web. Chaque mot a son jumeau anglais.

## La maison
web-skip = Aller à ce qui est demandé
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
web-nav-decks = Jeux de cartes et missions
web-playing-as = Vous jouez sous le nom { $name }, sans compte
web-no-account = Aucun compte nécessaire
web-footer = Libre et ouvert. Projet d’amateurs, sans lien avec les éditeurs. Icônes : game-icons, CC BY 3.0.
web-parts = Parties de la table
web-server-away = Le serveur ne répond pas. Votre choix n’est pas perdu : réessayez dans un instant.

## Jeux
web-game-contre-temps = Contre-Temps
web-game-timeline = Timeline
web-game-chrononauts = Chrononauts
web-game-artifaxx = Artifaxx
web-game-solonauts = Solonauts
web-game-time-division = Time Division
web-game-time-stories = TIME Stories
web-pitch-contre-temps = Remportez des événements en faisant des plis, puis remontez le temps pour les reprendre.
web-pitch-timeline = Rangez des inventions dans l’ordre sans connaître une seule date.
web-pitch-chrononauts = Pliez 32 années d’histoire jusqu’à ce que votre avenir y tienne.
web-pitch-time-division = Un duel sur trois époques : deux cartes, une pièce, une décision.
web-pitch-time-stories = Une nuit à Samarcande, une étoile manquante. Une mission en équipe.
web-games = Jeux

## Accueil
web-hero = Quel instant rejoueriez-vous ?
web-hero-note = Cinq jeux de voyage dans le temps, dont chaque règle est appliquée pour vous. Toute partie peut être remontée jusqu’à n’importe quel coup et continuée sur une autre ligne.
web-play-bots = Jouer contre des robots
web-table-friends = Table entre amis
web-got-code = Un code ?
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
web-departures-none = Aucun départ dans l’heure. Ouvrez une table, ou jouez contre des robots.
web-seats-taken = { $taken } places prises sur { $seats }
web-join = Entrer
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
web-seat-number = place { $n }
web-seat-to-play = à vous
web-seat-bot = { $level ->
    [none] robot
   *[other] robot, { $level }
  }
web-seat-away = ligne coupée
web-seat-lost = { $who } a perdu la ligne
web-clock-none = sans pendule
web-clock-short = vite
web-count-cards = cartes en main
web-hand = Votre main
web-hand-empty = Aucune carte en main.
web-zone-empty = vide
web-hidden-cards = { $n ->
    [one] une carte cachée
   *[other] { $n } cartes cachées
  }
web-undo = Annuler
web-hint = Indice
web-hint-step = Indice { $n } sur 3
web-hint-more = Plus précis
web-hint-answer = La réponse
web-hint-worth = { $n } sur 100
web-hint-spread = entre { $low } et { $high } parties imaginées sur 100, à 95 %
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
web-lines-none = Personne n’est encore revenu en arrière. Chaque ligne du journal est une entrée.
web-lines-some = { $n ->
    [one] Une autre ligne part de cette partie.
   *[other] { $n } autres lignes partent de cette partie.
  }
web-read-table = La table en toutes lettres
web-tip-refused = Les cartes grisées ne se jouent pas ici : touchez-en une pour savoir pourquoi.
web-choose-first = Faites votre choix
web-less = Moins
web-more-n = { $n } de plus
web-table-side = Places et paroles
web-review-side = La ligne choisie
web-step-back = Un pas en arrière
web-again = Rejouer
web-line-map = Plan des lignes
web-sealed = scellé
web-choosing = réfléchit
web-sealed-by = choix scellé de { $who }
web-sealed-waiting = { $n ->
    [0] Scellé. Les choix s’ouvrent.
    [one] Scellé. On attend une place.
   *[other] Scellé. On attend { $n } places.
  }
web-sealed-ask = Votre choix : { $choice }. Vous pouvez encore en changer.
web-line-down = La ligne est coupée
web-line-down-ask = Votre coup est gardé ici. Nouvel essai dans { $n } s.
web-stale = La table a avancé pendant que vous choisissiez.
web-why-title = { $label } : pas ici
web-why-nothing = La table ne donne pas encore de raison.
web-why-read = cliquez pour lire
web-foresee-title = Ce que cela ferait
web-foresee-looking = On regarde devant…
web-foresee-nothing = Rien n’est encore certain.
web-foresee-range = { $name } : entre { $low } et { $high }
web-foresee-unanswered = Si personne ne répond.
web-foresee-pick-card = Choisissez une carte : ce panneau dira ce qu’elle changerait à coup sûr.
web-foresee-pick-stop = Choisissez un arrêt sur la ligne : ce panneau dira ce que le voyage coûterait et apporterait à coup sûr.
web-act-play = Jouer { $noun }
web-act-offer = Proposer { $noun }
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
web-generic-wait = Rien ne vous est demandé pour l’instant.

## Contre-Temps
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
web-ct-constant-now = Constante maintenant
web-ct-constant-nobody = Constante : personne
web-ct-constant-short = constante
web-ct-token-now = { $n } maintenant
web-ct-trump = { $suit } bat toutes les autres suites
web-ct-unstable = La ligne est instable : pas d’atout
web-ct-no-trump = pas d’atout
web-ct-event = Événement { $n }
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
web-ct-your-choice = Votre choix scellé
web-ct-crystals = cristaux
web-ct-crystal-word = { $n ->
    [one] cristal
   *[other] cristaux
  }
web-ct-events-held = événements
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
web-ct-standing = Carte en place
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
web-ct-plays-last = jouée en dernier
web-ct-plays-now = joue maintenant
web-ct-plays-then = joue ensuite
web-ct-if-play = Si vous jouez { $card }
web-ct-if-offer = Si vous proposez { $card }
web-ct-if-travel = { $n ->
    [0] Si vous restez
    [one] Si vous dépensez un cristal
   *[other] Si vous dépensez { $n } cristaux
  }
web-ct-travel-title = Chacun choisit un voyage en secret
web-ct-travel-note = Tous les pions voyagent ensemble quand la dernière place a choisi.
web-ct-offer-title = Propositions pour la constante
web-ct-offer-note = Toutes s’ouvrent ensemble quand la dernière place a choisi.
web-ct-what-decided = Ce qui a décidé
web-ct-holds-events = événements { $events }
web-ct-holds-none = aucun événement

## Relecture
web-review-title = Relecture : { $game }
web-unverified = Non vérifié
web-share = Partager
web-export = Exporter
web-map-note = Le temps va vers la droite. Chaque aiguillage est un coup où quelqu’un est revenu.
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
web-winner = vainqueur
web-differs = diffère de la partie jouée
web-link-move = Lien vers ce coup
web-link-copied = Le lien est copié.
web-record-missing = Cette partie n’est pas sur ce serveur.

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
web-key-hint = indice
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
web-bots-lead = Quatre niveaux et un flâneur, en mots. Chacun reçoit ce que vous recevez : une vue, et les options.
web-bot-random = Flâneur
web-bot-random-note = Prend n’importe quelle option permise. Pratique pour essayer les commandes.
web-bot-thumb = Bon sens
web-bot-thumb-note = Quelques bonnes habitudes et aucun calcul. Répond aussitôt.
web-bot-apprentice = Apprenti
web-bot-apprentice-note = Imagine quelques dizaines de donnes conformes à ce que sa place a appris, joue la suite selon ses habitudes et prend ce qui a réussi.
web-bot-adept = Initié
web-bot-adept-note = Imagine des centaines de donnes et retient, dans un arbre qu’il explore, où chaque réponse a mené.
web-bot-master = Maître
web-bot-master-note = Cherche aussi loin qu’une seconde le permet. Quand la fin est courte, il la connaît exactement.
web-bot-own = Jeux de savoir
web-bot-own-note = Timeline a un écolier, un lecteur et un historien, qui connaissent plus ou moins de dates ; les compagnons de TIME Stories prévoient avec ce qu’on leur a dit.
web-bots-honest = Des robots honnêtes
web-bots-honest-note = Un robot ne voit jamais une carte cachée. Remélangez ce qu’il ne voit pas, gardez sa graine : il répond la même chose. Un test le prouve pour chaque jeu.
web-ratings = Force mesurée
web-ratings-note = Cotes openskill tirées de parties entre robots, mesurées à la version { $version } du { $day } ; la marge est de deux sigma. Un robot sans cote n’a pas été mesuré.
web-rating = Cote
web-rating-games = Parties
web-decks-lead = Certains jeux se jouent avec des fichiers que chacun peut écrire.
web-decks-decks = Cartes pour Timeline
web-decks-decks-note = Un jeu de cartes est un simple tableau de titres et de dates avec leurs sources. Le vérificateur liste les erreurs par carte et par champ ; un jeu avec des avertissements se joue quand même.
web-decks-missions = Missions pour TIME Stories
web-decks-missions-note = Une mission est un dossier de fichiers texte. Le vérificateur s’assure que chaque lieu est accessible, et le testeur qu’elle peut être gagnée.
web-decks-how = En commencer, puis vérifier, sur la machine du serveur :
web-privacy = Vie privée
web-privacy-lead = Pas de compte, pas de pistage, aucune requête vers un autre serveur.
web-privacy-here = Dans ce navigateur
web-privacy-here-note = Vos réglages, le nom sous lequel vous jouez et les cartes vues récemment restent dans ce navigateur. Effacez-les, ils disparaissent.
web-privacy-server = Sur ce serveur
web-privacy-server-note = Le serveur garde les tables, les coups et ce qui se dit à une table, pour qu’une partie survive à un redémarrage et puisse être relue. Un témoin lui dit quelles places sont les vôtres. Une date que vous signalez y reste aussi, sans votre nom.
web-privacy-delete = Faire effacer votre nom et vos messages
web-privacy-never = Jamais
web-privacy-never-note = Ni publicité, ni profilage, ni polices ou scripts venus d’ailleurs.
web-verify = Équité
web-verify-title = Vérifier le mélange
web-verify-lead = Chacun peut vérifier le hasard, sans faire confiance à ce serveur.
web-verify-1 = Avant la donne, le serveur publie l’empreinte d’une graine secrète.
web-verify-2 = Chaque place ajoute sa propre graine : personne ne décide seul de la donne.
web-verify-3 = À la fin, le secret est révélé, et chaque tirage de la partie peut être recalculé.
web-verify-how = Téléchargez la partie et lancez
web-credits = Crédits
web-credits-lead = Chronolude est un projet d’amateurs, sans lien avec les éditeurs des jeux.
web-credits-icons = Icônes, { $licence }
web-credits-icons-note = Tirées de game-icons, en une couleur et à d’autres tailles. Les cartes de Timeline peuvent porter toute icône de cette collection, dessinée par Lorc, Delapouite, Skoll et ses autres contributeurs.
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
web-clock-live = Dix minutes chacun, cinq secondes par coup
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
web-seat-here = présent
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
web-undo-asked-note = La partie reprendrait à la décision { $n }. Ce qui a été joué depuis reste comme branche, et le journal le dit.
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
web-fork-text = Vous êtes revenu au coup { $n }.
web-table-at = La table au coup { $n }
web-eyes = Vue par
web-eyes-own = vous
web-eyes-public = tous
web-verifiable = Mélange vérifiable
web-verify-wait = Le secret est dit quand la partie est finie.
web-verify-match = Le secret répond à l’empreinte montrée avant la donne (vérifié dans ce navigateur).
web-verify-mismatch = Le secret ne répond pas à l’empreinte.
web-verify-sound = Toute la partie a été rejouée : { $answers } réponses, toutes conformes. Son hasard ne vient pas d’un secret engagé.
web-nav-records = Parties
web-records-lead = Une partie entière tient dans un fichier. Apportez-en un pour la revoir, et la rejouer à partir de n’importe quel coup.
web-record-file = Un fichier
web-record-text = Ou son texte
web-record-open = Ouvrir
web-ct-phase-resolve = Résolution
web-ct-phase-constant = Constante
web-ct-phase-travel = Voyage
web-ct-first-player = premier joueur
web-opt-mode = Mode de jeu
web-opt-mode-classic = classique
web-opt-mode-paradox = Paradoxe
web-opt-past-energy = Cristaux gagnés dans le passé
web-opt-past-energy-kept = gardés
web-opt-past-energy-new-only = les nouveaux seulement
web-opt-constant-rank = Plus haute offre
web-opt-constant-rank-value = par valeur
web-opt-constant-rank-trump-first = atout d’abord
web-opt-paradox-order = Ordre en mode Paradoxe
web-opt-paradox-order-present-first = présent d’abord
web-opt-paradox-order-sweep = d’un seul trait
web-opt-double-instability-ends = Deux instabilités finissent la partie
web-opt-double-instability-ends-true = oui
web-opt-double-instability-ends-false = non
web-opt-discards-visible = Défausses visibles
web-opt-discards-visible-true = oui
web-opt-discards-visible-false = non
web-opt-first = Premier joueur
web-opt-first-random = tiré au sort
web-board = Le plateau

## Chrononauts, Artifaxx, Solonauts
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
web-cn-change-heals = guérit
web-cn-change-mends = se répare
web-cn-change-falls = tombe
web-cn-would-flip = basculerait
web-cn-and = et
web-cn-or = ou
web-cn-amp = &
web-cn-hangs-on = s’ouvre avec { $years }
web-cn-may-flip = peut basculer maintenant
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
web-cn-any-linchpin = Toute charnière
web-cn-back-to-true = Une altérée redevient vraie
web-cn-after-1962 = Après 1962
web-cn-note-memo = En réponse seulement
web-cn-note-fast-forward = 2 cartes, 2 coups de plus
web-cn-note-rewind = Une carte défaussée
web-cn-note-quick-trip = Une carte de la pioche
web-cn-note-get-there-first = Prendre un artefact
web-cn-note-sell-an-artifact = 2 cartes, ou 3
web-cn-note-perform-a-miracle = 2 cartes, 1 coup, ou mieux
web-cn-note-discontinuity = Les mains tournent
web-cn-note-time-vortex = Mains mélangées
web-cn-note-new-mission = Une autre mission
web-cn-note-it-never-existed = Effacer un artefact
web-cn-note-your-parents-never-met = Une autre identité
web-cn-no-artifact = aucun artefact
web-cn-inspector = Inspecteur de paradoxes
web-cn-preview = aperçu, rien n’est joué
web-cn-announced-by = { $who } : { $card }
web-cn-inspector-help = Visez une charnière, ou choisissez un inverseur ou un patch, pour voir ce qui changerait. Regarder ne joue rien.
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
web-cn-can-patch = { $years } devient réparable
web-cn-mission = Votre mission
web-cn-id-name = Vous êtes { $name }
web-cn-mission-name = Mission : { $name }
web-cn-wish-true = { $year } vraie
web-cn-wish-patch = { $year } : { $title }
web-cn-in-hand = { $name }, en main
web-cn-met = atteint
web-cn-unmet = pas encore
web-cn-cut-off = coupé par la guerre
web-cn-cover = Cacher vos buts
web-cn-uncover = Caché : appuyez pour voir
web-cn-ten-win =
    { $n ->
        [one] carte ; dix en fin de tour gagnent
       *[other] cartes ; dix en fin de tour gagnent
    }
web-cn-kill = Tuer le temps
web-cn-kill-stop = Plutôt jouer
web-cn-throw-away = Jeter
web-cn-give-up = Abandonner
web-cn-standing-pass = Laisser passer
web-cn-standing-pass-note = Répond pour vous à chaque fenêtre de Mémo. Personne ne peut le savoir, et vous pouvez y revenir à tout moment.
web-cn-standing-claim = Réclamer pour moi
web-cn-standing-claim-note = Réclame la victoire quand un but est atteint à la fin de votre tour. Sinon on vous le demande à chaque fin de tour.
web-cn-deck = Pioche { $n }
web-cn-discards = Défausse { $n }
web-cn-fetch-deck = Prenez une carte dans la pioche et jouez-la
web-cn-fetch-discards = Prenez une carte dans la défausse et jouez-la
web-cn-aim-artifact = Quel artefact ?
web-cn-aim-seat = Qui ?
web-cn-say-memo = Mémo !
web-cn-say-pass = Laisser passer
web-cn-say-exchange = L’échanger
web-cn-say-keep = La garder
web-cn-say-claim-id = Je suis de retour
web-cn-say-claim-mission = Mission accomplie
web-cn-say-claim-hand = Dix cartes
web-cn-say-no-claim = Rien à réclamer
web-cn-ask-throw = Quelle carte jetez-vous ?
web-cn-ask-play = Jouer cette carte ?
web-cn-ask-second = { $name } part. Une deuxième, remplacée, ou une seule suffit-elle ?
web-cn-ask-second-brief = Une deuxième carte ?
web-cn-ask-linchpin = { $name } : quelle charnière ?
web-cn-ask-linchpin-brief = Quelle charnière ?
web-cn-ask-aim = { $name } : sur quoi ?
web-cn-ask-aim-brief = Sur quoi ?
web-cn-lit = Hexagones allumés : { $years }.
web-cn-do-flip = { $year } { $title }
web-cn-do-restore = Retour à { $year } { $title }
web-cn-do-play = Jouer { $name }
web-cn-window = Réponses dans { $n } s
web-so-travellers = Voyageurs
web-so-arrived = { $n } voyageurs sur { $most } sont de retour.
web-ax-shelf = Devant { $who }
web-ax-hand =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
web-ax-middle = Au milieu
web-ax-plays = { $who } joue
web-doubts-title = Ce qui n’est pas certain dans ses cartes
web-doubts-lead = Faits de cette édition que personne n’a pu confirmer. Un fichier corrigé ne demande pas de nouveau programme.
web-also = Aussi ici
## La table de Timeline
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
web-tl-card-next = L’intervalle est retenu : choisissez une carte.
web-tl-beside = À côté de la frise
web-tl-tiebreak = Départage.
web-tl-tiebreak-note = Une carte chacun ; qui réussit seul a gagné. Encore en jeu : { $who }.
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
web-tl-ending-sole = Seul sans carte
web-tl-ending-tiebreak = Un départage a décidé
web-tl-ending-shared = Il reste trop peu de cartes : la victoire est partagée
web-tl-ending-practice = L’entraînement est fini
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
web-act-gap = Poser ici
web-step-back-gap = Autre intervalle
web-choose-place = Choisissez une carte
web-choose-gap = Choisissez un intervalle

## Les options de Timeline
web-level-schoolchild = écolier
web-level-reader = lecteur
web-level-historian = historien
web-level-companion = compagnon
web-opt-decks = Jeux de cartes
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
web-opt-first-player-youngest = le plus jeune
web-opt-tiebreak-elimination = Les départages éliminent
web-opt-tiebreak-elimination-true = oui
web-opt-tiebreak-elimination-false = non
web-opt-tiebreak-exhaustion = Quand les cartes manquent
web-opt-tiebreak-exhaustion-shared = victoire partagée
web-opt-tiebreak-exhaustion-rebuild = une nouvelle pioche
web-opt-show-top-card = Dessus de la pioche visible
web-opt-show-top-card-true = oui
web-opt-show-top-card-false = non
web-opt-overlap = Dates qui se recouvrent égales
web-opt-overlap-true = oui
web-opt-overlap-false = non
web-opt-practice = Entraînement seul
web-opt-practice-hand = une main
web-opt-practice-deck = tout le paquet
web-opt-faults = Ces fichiers ne peuvent pas être joués :

## Time Division. $who : un nom ; $card, $n : comme ailleurs
web-act-time-division-play = { $label }
web-td-agency-0 = Sablier doré
web-td-agency-1 = Aiguille noire
web-td-phase-draft = Sélection
web-td-phase-hide = Face cachée
web-td-phase-clash = Affrontement
web-td-phase-play = Jouer
web-td-phase-coin = Pièce
web-td-phase-decision = Décider
web-td-phase-effect = Résoudre
web-td-influence = Influence : { $who }
web-td-influence-yours = Votre influence
web-td-row = Influence ({ $who }), en partant de la piste
web-td-row-yours = Votre influence, en partant de la piste
web-td-coin = La pièce
web-td-transit = Transit
web-td-transit-of = Transit ({ $who })
web-td-transit-yours = Votre transit
web-td-transit-waits = attend la prochaine manche
web-td-empty = vide
web-td-past = Le Passé
web-td-reserve = Réserve
web-td-reserve-n = { $n ->
    [one] { $n } carte, face cachée
   *[other] { $n } cartes, face cachée
}
web-td-coin-with = pièce : { $who }
web-td-coin-yours = la pièce est à vous
web-td-your-card = Votre carte
web-td-card-of = Carte : { $who }
web-td-activate = Activer { $card }
web-td-no-card = Pas de carte ici
web-td-to-play = { $who } joue une carte
web-td-to-play-yours = Jouez une carte de votre main
web-td-sealed-card = choisie en secret
web-td-then = Puis, si elle s’y trouve encore : { $text }
web-td-now = Ce qui arrive à coup sûr :
web-td-totals = Totaux après cette manche
web-td-totals-range = { $low } à { $high }
web-td-influence-word = influence
web-td-coin-holder = pièce
web-td-value = vaut { $n }
web-td-rotated = tête en bas
web-td-face-down = face cachée
web-td-face-down-card = Carte face cachée
web-td-pick-from = On résout { $card }
web-td-known = Ce que vous savez
web-td-known-hand = Main : { $who }
web-td-known-none = Vous ne savez rien de ce qui est caché.
web-td-known-draft = Ce qui a été réparti ne se regarde plus avant la fin de la sélection.
web-td-unknown-n = { $n ->
    [one] { $n } inconnue
   *[other] { $n } inconnues
}
web-td-unknown-are = À situer : { $cards }.
web-td-draft-title = Trois cartes, trois plateaux
web-td-draft-note = Les deux camps répartissent en même temps. Ce qui est sur un plateau reste face cachée jusqu’à la fin de la sélection.
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
    [one] Le marqueur est à { $n } case du milieu, côté { $who }.
   *[other] Le marqueur est à { $n } cases du milieu, côté { $who }.
}
web-td-game-of = Partie { $n } sur { $of }
web-td-won-games = { $n ->
    [one] { $n } partie gagnée
   *[other] { $n } parties gagnées
}
web-td-what-decided = Ce qui a décidé

## Des gens autour d’une table : leçons, un appareil pour plusieurs, sons, avis, liens
web-learn-do = Montrez-moi : { $what }
web-learn-step = Leçon, { $n } sur { $most }
web-learn-leave = Quitter la leçon
web-pitch-artifaxx = Des trésors du passé et du futur : trois d’entre eux sont pour vous.
web-pitch-solonauts = Huit voyageurs égarés et vous : ramenez-les tous chez eux.
web-which-game = Jeu
web-today = ce jour
web-play = Jouer
web-hot-seats = Personnes sur cet appareil
web-hot-one = moi seul
web-hot-name = Nom du joueur { $n }
web-hot-veil = Passez l’appareil à { $who }.
web-hot-veil-note = Personne d’autre ne devrait regarder. La table est couverte jusqu’à ce que { $who } l’ouvre.
web-hot-consent-note = On demande à { $who } si la table peut revenir en arrière.
web-hot-reveal = Je suis { $who } : montrer mes cartes
web-hot-waiting = Même appareil
web-set-notify = Me prévenir quand c’est à moi
web-set-notify-blocked = Ce navigateur n’accepte pas d’avis venant d’ici.
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
web-cue-sealed = Scellé
web-cue-opened = Révélé
web-cue-back = Retour dans le temps
web-cue-torn = Paradoxe ouvert
web-cue-mended = Patch appliqué
web-cue-lost = Perte
web-cue-over = Fin de partie
web-cue-tick = Peu de temps
web-cue-said = Discussion
web-cue-branch = Autre ligne de temps
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
web-muted-note = { $who } est en sourdine : vous seul le savez.
web-links = Les places et leurs liens
web-link-new = Nouveau lien
web-link-revoke = Révoquer le lien
web-link-old-dead = Le lien précédent n’ouvre plus cette place.
web-link-for = Lien pour { $who }
web-link-revoked = Le lien de { $who } n’ouvre plus rien.
web-seat-free = Libérer
web-seat-send-away = Renvoyer
web-copy = Copier
web-ct-who-holds = Qui tient quel événement à la fin
web-in-hand = main
web-in-constant = constante
web-in-lead = carte entamée
web-in-standing = carte en place
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
web-diff-versus = À côté de
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
web-verify-rules = La maison a rejoué toute la partie selon les règles, { $answers } réponses : chaque carte était là où ces tirages l’ont mise. Pour vérifier cela aussi sans lui faire confiance, utilisez la commande ci-dessous.
web-verify-no-crypto = Ce navigateur ne retrouve les tirages qu’à une adresse sûre (https, ou cette machine même).
web-verify-shared = Cette donne était partagée ou apportée : elle ne vient pas d’un secret de cette table.
web-verify-bring = Ou vérifiez une partie que vous avez gardée :
web-verify-unreadable = Ce n’est pas une partie enregistrée au format JSON.

## TIME Stories : le plateau. $who : un nom · $letter : la lettre d’une carte · le reste : des nombres ou des mots
web-ts-phase-captain = Capitaine
web-ts-phase-discovery = Découverte
web-ts-phase-recon = Reconnaissance
web-ts-phase-telepathy = Télépathie
web-ts-phase-actions = Actions
web-ts-phase-between = Entre deux
web-ts-captain = capitaine
web-ts-ejected = hors jeu
web-ts-on-trial = en épreuve
web-ts-reading = lit { $letter }
web-ts-standing-by = en attente
web-ts-azrak = Azraks
web-ts-azrak-of = { $n } sur { $of } en Azraks
web-ts-azrak-note = { $n } sur { $of }. À 0, le lien se rompt.
web-ts-azrak-start = { $n } Azraks au départ
web-ts-magic = Magie
web-ts-magic-of = { $n } Magie sur { $of }
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
web-ts-no-card = Vous êtes en attente : aucune carte devant vous.
web-ts-no-paper = Rien à lire pour l’instant.
web-ts-told = Raconté par les autres
web-ts-hints = Indices pour ce lieu
web-ts-hints-left =
    { $n ->
        [0] Il n’y en a plus d’autre.
        [one] On peut encore en demander un.
       *[other] On peut encore en demander { $n }.
    }
web-ts-veil = Passez l’appareil à { $who }
web-ts-veil-note = Ce texte n’est que pour une paire d’yeux. Il se referme au prochain événement.
web-ts-veil-lift = Je suis { $who } : montrer
web-ts-shared-screen = plusieurs personnes devant cet écran
web-ts-only-mine = Personne d’autre ne voit cette carte. Racontez-la avec vos mots.
web-ts-only-agent = Carte lue par { $who } et personne d’autre.
web-ts-open-paper = Ouvert à tout le monde.
web-ts-must = À faire :
web-ts-may = À votre choix :
web-ts-cost = Prix :
web-ts-conditional = À une condition de cette carte :
web-ts-otherwise = Sinon :
web-ts-nothing = Rien ne se passe.
web-ts-conflict-group = Conflit de groupe : { $name }
web-ts-conflict-own = Conflit : { $name }
web-ts-life = vie { $n }
web-ts-damage = { $n } dégâts pour { $life } points de vie
web-ts-outcome-failure = Échec :
web-ts-outcome-critical = Critique, exactement égal :
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
web-ts-resolved-failure = Échec de { $who } : { $value } contre { $threshold }.
web-ts-resolved-critical = Réussite critique de { $who } : exactement { $threshold }.
web-ts-resolved-success = Réussite de { $who } : { $value } contre { $threshold }.
web-ts-fate-lies = La carte Destin dit { $value }.
web-ts-destiny-left =
    { $n ->
        [one] Il reste { $n } carte Destin
       *[other] Il reste { $n } cartes Destin
    }
web-ts-destiny-gone = sorties : { $values }
web-ts-odds-hide = cacher les chances
web-ts-odds-show = montrer les chances
web-ts-odds-failure = échec
web-ts-odds-critical = critique, exactement { $threshold }
web-ts-odds-success = réussite
web-ts-odds-in = { $n } sur { $of }
web-ts-deeds = Ce que vous pouvez faire
web-ts-acting = Agit :
web-ts-tip-take = Prenez une carte directement dans le tableau.
web-ts-tip-explore = Pour explorer, choisissez une carte libre dans le tableau.
web-ts-telepathy = Télépathie
web-ts-has-told = a raconté
web-ts-will-tell = doit encore raconter
web-ts-tell-label = Que montre votre carte ?
web-ts-tell-hint = Avec vos mots…
web-ts-tell-send = Raconter
web-ts-tell-anyway = Raconter quand même
web-ts-tell-aloud = Je l’ai raconté de vive voix
web-ts-tell-gist = Raconter l’essentiel
web-ts-tell-wait = Les autres racontent ce que montrent leurs cartes.
web-ts-division = Partage des Azraks
web-ts-update = Une mise à jour ?
web-ts-update-note = Azraks : { $vortex } dans le Vortex, { $report } sur le rapport. Une mise à jour standard en pose un de plus sur le rapport ; mises à jour gratuites restantes : { $free }.
web-ts-proposal = Soumis au groupe : { $topic }
web-ts-proposal-by = { $who }, capitaine temporel, propose ; chacun donne son avis, et le capitaine tranche.
web-ts-has-said = a répondu
web-ts-will-say = réfléchit
web-ts-topic-none = une décision
web-ts-topic-leave = quitter ce lieu
web-ts-topic-update = une mise à jour standard
web-ts-topic-free-update = une mise à jour gratuite
web-ts-topic-division = ce partage
web-ts-topic-choice = ce choix
web-ts-topic-free-emergency = une mise à jour d’urgence gratuite
web-ts-topic-abandon = abandonner la mission
web-ts-in-vortex = Dans le Vortex : { $n }
web-ts-broken = Le lien est rompu
web-ts-broken-note = Plus d’Azrak pour { $who }. Il faut choisir.
web-ts-broken-emergency = Le dernier cristal va sur le rapport, qui en portera { $report }. Vous en prenez { $vortex } dans le Vortex et continuez.
web-ts-broken-free-emergency = Consomme une des mises à jour gratuites du groupe ; les autres sont consultés. Rien ne va sur le rapport.
web-ts-broken-let-go = Le cristal va au Vortex. Vous finissez ce qu’il payait, puis vous êtes hors jeu jusqu’au départ du groupe, et une mise à jour devient obligatoire.
web-ts-choose = Choisissez votre réceptacle
web-ts-sheets = Votre réceptacle
web-ts-no-receptacle = Vous n’avez pas encore de réceptacle.
web-ts-things = Porte
web-ts-things-none = rien
web-ts-flash = Flash mémoire
web-ts-flash-read = lu
web-ts-flash-unread = non lu
web-ts-plan = Plan
web-ts-here = vous êtes ici
web-ts-crystal-here = un cristal est posé ici
web-ts-crystal-none = pas encore de cristal
web-ts-from-element = { $card }
web-ts-vortex = Vortex
web-ts-report = Rapport
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
web-ts-not-won = La mission est finie
web-ts-abandoned = Le groupe a abandonné la mission.
web-ts-all-lost = Tous les agents ont perdu le contrôle en même temps.
web-ts-end-figures =
    { $n ->
        [one] { $n } tour ; Azraks sur le rapport : { $report }.
       *[other] { $n } tours ; Azraks sur le rapport : { $report }.
    }
web-ts-assisted = La mémoire assistée était active.
web-ts-open-log = Le journal entier, avec ce qui a été lu
web-ts-other-face = son autre visage :
web-act-time-stories-choose = Être { $label }
web-act-time-stories-travel = Aller : { $label }
web-act-time-stories-take = Prendre : { $label }
web-act-time-stories-give = Donner : { $label }
web-act-time-stories-next = Ensuite : { $label }
web-act-time-stories-pick = Choisir : { $label }
web-act-time-stories-share = Donner { $label }
web-act-time-stories-pass = { $label }
web-ts-destiny-pile = Le Destin
web-ts-destiny-strip = { $n } cartes, de { $least } à { $most }
web-ts-destiny-none = Aucune n’est encore sortie.
web-ts-prologue = L’ordre de mission et le prologue
web-ts-engage = S’engager : { $stat } { $n }
web-ts-remembered = gardée en mémoire

## Après coup : une partie finie revue avec les yeux d’une place
web-hindsight = Après coup
web-hindsight-seat = Avec les yeux de
web-hindsight-none = Les réponses se jugent une fois la partie finie, là où les robots de la maison savent chercher.
web-hindsight-none-yet = Aucun pour l’instant.
web-hindsight-clean = Aucune réponse n’a clairement coûté quelque chose.
web-hindsight-progress = { $done } décisions jugées sur { $of }
web-hindsight-turn = « { $answer } » plutôt que « { $best } »
web-hindsight-cost = a coûté { $n } sur 100 (de { $low } à { $high }, à 95 %)
web-hindsight-cost-exact = a coûté { $n } sur 100, toutes suites examinées
web-hindsight-chart = Espoirs de victoire sur { $n } décisions, et ce que chaque réponse a coûté
web-hindsight-note = En tout, { $n } parties sur 100 ont été perdues ainsi. Chaque décision est jugée d’après ce que cette place pouvait savoir, dans des parties imaginées à partir de là ; les écarts plus petits que l’incertitude peuvent venir du hasard.
web-turning-points = Tournants

## Les options des autres jeux et leurs valeurs
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
web-opt-governor-tie = Gouverneur et cartes égales
web-opt-governor-tie-passes = la pièce change de camp
web-opt-governor-tie-stays = la pièce reste
web-opt-choose-before-draw = Choisir avant de tirer
web-opt-choose-before-draw-false = de gauche à droite
web-opt-choose-before-draw-true = les choix d’abord
web-opt-edition = Édition
web-opt-edition-original = originale
web-opt-parents = Vos parents ne se sont jamais rencontrés
web-opt-parents-out = retirée
web-opt-parents-never-existed = un « Ça n’a jamais existé » de plus
web-opt-travellers = Voyageurs
web-opt-mission = Mission
web-opt-telepathy = Recopier une carte
web-opt-telepathy-friendly = demander
web-opt-telepathy-strict = refuser
web-opt-telepathy-off = permettre
web-opt-assisted-memory = Mémoire assistée
web-opt-assisted-memory-false = non
web-opt-assisted-memory-true = oui
