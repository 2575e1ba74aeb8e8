### Mots de l'interface du client web. Chaque mot a son jumeau anglais.

## La maison
skip = Aller à ce qui est demandé
close = Fermer
back = Retour
done = fait
on = Oui
off = Non
you = Vous
you-small = vous
you-start = Vous
nobody = personne
percent = { $n } %
nav = Principal
nav-foot = À propos
nav-play = Jouer
nav-learn = Apprendre
nav-bots = Robots
nav-decks = Jeux de cartes et missions
playing-as = Vous jouez sous le nom { $name }, sans compte
no-account = Aucun compte nécessaire
footer = Libre et ouvert. Projet d’amateurs, sans lien avec les éditeurs. Icônes : game-icons, CC BY 3.0.
parts = Parties de la table
server-away = Le serveur ne répond pas. Votre choix n’est pas perdu : réessayez dans un instant.

## Jeux
game-contre-temps = Contre-Temps
game-timeline = Timeline
game-chrononauts = Chrononauts
game-artifaxx = Artifaxx
game-solonauts = Solonauts
game-time-division = Time Division
game-time-stories = TIME Stories
pitch-contre-temps = Remportez des événements par des plis, puis revenez les remporter encore.
pitch-timeline = Rangez des inventions dans l’ordre sans connaître une seule date.
pitch-chrononauts = Pliez 32 années d’histoire jusqu’à ce que votre avenir y tienne.
pitch-time-division = Un duel sur trois époques : deux cartes, une pièce, une décision.
pitch-time-stories = Une nuit à Samarcande, une étoile manquante. Une mission en équipe.
games = Jeux

## Accueil
hero = Quel instant rejoueriez-vous ?
hero-note = Cinq jeux de voyage dans le temps, toutes les règles gardées pour vous. Toute partie peut être remontée jusqu’à n’importe quel coup et continuée sur une autre ligne.
play-bots = Jouer contre des robots
table-friends = Table entre amis
got-code = Un code ?
play-now = Jouer
open-table = Ouvrir une table
play-game = Jouer à { $title } contre des robots
open-game = Ouvrir une table de { $title }
bots-word = robots
minutes = { $n } min
your-tables = Vos tables
your-tables-none = Aucune table pour l’instant. Jouez contre des robots, ou ouvrez-en une entre amis.
departures = Départs
departures-note = Tables ouvertes, places libres
departures-none = Aucun départ dans l’heure. Ouvrez une table, ou jouez contre des robots.
seats-taken = { $taken } places prises sur { $seats }
join = Entrer
watch = Regarder
last-fork = Votre dernier aiguillage
open-map = Ouvrir le plan des lignes

## Table
table = Table
table-opening = La table se prépare…
table-subtitle = { $title }, { $n ->
    [one] une place
   *[other] { $n } places
  }
your-turn = À vous
seats = Places
seat-number = place { $n }
seat-to-play = à vous
seat-bot = { $level ->
    [none] robot
   *[other] robot, { $level }
  }
seat-away = ligne coupée
seat-lost = { $who } a perdu la ligne
clock-none = sans pendule
clock-short = vite
count-cards = cartes en main
hand = Votre main
hand-empty = Aucune carte en main.
zone-empty = vide
hidden-cards = { $n ->
    [one] une carte cachée
   *[other] { $n } cartes cachées
  }
undo = Annuler
hint = Indice
hint-step = Indice { $n } sur 3
hint-more = Plus précis
hint-answer = La réponse
timelines = Lignes
timelines-n = Lignes { $n }
log = Journal
log-older = Coups précédents
log-back = Repartir d’ici
log-empty = Rien ne s’est encore passé.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Écrire à la table
chat-send = Envoyer
rules = Règles
rules-all = Toutes les règles
rules-none = Les règles de ce jeu ne sont pas encore sur ce serveur.
rules-of = Règles de { $game }
rules-lead = Chaque règle a un numéro, et chaque refus en cite un.
rule-number = règle { $rule }
round = Manche { $n }
lines-none = Personne n’est encore revenu en arrière. Chaque ligne du journal est une entrée.
lines-some = { $n ->
    [one] Une autre ligne part de cette partie.
   *[other] { $n } autres lignes partent de cette partie.
  }
read-table = La table en toutes lettres
tip-refused = Les cartes grisées ne se jouent pas ici : touchez-en une pour savoir pourquoi.
choose-first = Choisissez d’abord
less = Moins
more-n = { $n } de plus
table-side = Places et paroles
review-side = La ligne choisie
step-back = Un pas en arrière
again = Rejouer
line-map = Plan des lignes
sealed = scellé
choosing = réfléchit
sealed-by = choix scellé de { $who }
sealed-waiting = { $n ->
    [0] Scellé. Les choix s’ouvrent.
    [one] Scellé. On attend une place.
   *[other] Scellé. On attend { $n } places.
  }
sealed-ask = Votre choix : { $choice }. Vous pouvez encore en changer.
sealed-change = Changer
bot-thinking = Le robot réfléchit, { $n } s
line-down = La ligne est coupée
line-down-ask = Votre coup est gardé ici. Nouvel essai dans { $n } s.
stale = La table a avancé pendant que vous choisissiez.
why-title = { $label } : pas ici
why-nothing = La table ne donne pas encore de raison.
why-read = cliquez pour lire
foresee-title = Ce que cela ferait
foresee-looking = On regarde devant…
foresee-nothing = Rien n’est encore certain.
foresee-range = { $name } : de { $low } à { $high }
foresee-unanswered = Si personne ne répond.
foresee-pick-card = Choisissez une carte : ce panneau dira ce qu’elle changerait à coup sûr.
foresee-pick-stop = Choisissez un arrêt sur la ligne : ce panneau dira ce que le voyage coûterait et apporterait à coup sûr.
act-play = Jouer { $noun }
act-offer = Proposer { $noun }
act-travel = { $n ->
    [0] Rester dans le présent
    [one] Dépenser un cristal
   *[other] Dépenser { $n } cristaux
  }
act-pass = Passer

## Tout jeu
generic-common = Sur la table
generic-figures = Chiffres
generic-options = Ce que vous pouvez faire
generic-over = La partie est finie
generic-wait = Rien ne vous est demandé pour l’instant.

## Contre-Temps
ct-suit-a = Astrolabe
ct-suit-b = Baromètre
ct-suit-c = Compas
ct-suit-d = Dynamo
ct-suit-e = Échappement
ct-card = { $suit } { $value }
ct-line = La ligne des événements
ct-line-title = La ligne
ct-line-classic = Résolue du présent vers la constante
ct-line-paradox = Le drapeau marque le présent, où qu’il soit
ct-order = Ordre de résolution
ct-constant = Constante
ct-constant-now = Constante maintenant
ct-constant-nobody = Constante : personne
ct-constant-short = constante
ct-token-now = { $n } maintenant
ct-trump = { $suit } bat toutes les autres suites
ct-unstable = La ligne est instable : pas d’atout
ct-no-trump = pas d’atout
ct-event = Événement { $n }
ct-unresolved = à remporter
ct-not-laid = pas encore posés
ct-not-laid-n = Événement { $n }, pas encore posé
ct-bag = { $n ->
    [one] un événement dans le sac
   *[other] { $n } événements dans le sac
  }
ct-travel-to = { $cost ->
    [0] Rester à l’événement { $n }
    [one] Aller à l’événement { $n } pour un cristal
   *[other] Aller à l’événement { $n } pour { $cost } cristaux
  }
ct-travel-constant = { $cost ->
    [one] Aller à la constante pour un cristal
   *[other] Aller à la constante pour { $cost } cristaux
  }
ct-stay = rester
ct-your-choice = Votre choix scellé
ct-crystals = cristaux
ct-crystal-word = { $n ->
    [one] cristal
   *[other] cristaux
  }
ct-events-held = événements
ct-machine = Votre machine
ct-discs = { $left } libres, { $held ->
    [one] { $held } posé
   *[other] { $held } posés
  }
ct-spent = { $n } dépensés pour venir
ct-on-table = Sur la table à l’événement { $n }
ct-at-event = Événement { $n }
ct-led-suit = suite demandée : { $suit }
ct-lead-kept = Entame, gardée
ct-sets-suit = fixe la suite
ct-standing = Carte en place
ct-holds = { $who ->
    [Vous] Vous tenez
   *[other] { $who } tient
  }
ct-to-beat = la carte à battre
ct-led = { $who ->
    [Vous] Vous entamez { $card }
   *[other] { $who } entame { $card }
  }
ct-played = { $who ->
    [Vous] Vous jouez { $card }
   *[other] { $who } joue { $card }
  }
ct-took-crystal = prend un cristal
ct-your-card = Votre carte
ct-plays-last = jouée en dernier
ct-plays-now = joue maintenant
ct-plays-then = joue ensuite
ct-if-play = Si vous jouez { $card }
ct-if-offer = Si vous proposez { $card }
ct-if-travel = { $n ->
    [0] Si vous restez
    [one] Si vous dépensez un cristal
   *[other] Si vous dépensez { $n } cristaux
  }
ct-travel-title = Chacun choisit un voyage en secret
ct-travel-note = Tous les pions voyagent ensemble quand la dernière place a choisi.
ct-offer-title = Propositions pour la constante
ct-offer-note = Toutes s’ouvrent ensemble quand la dernière place a choisi.
ct-what-decided = Ce qui a décidé
ct-holds-events = événements { $events }
ct-holds-none = aucun événement

## Relecture
review-title = Relecture : { $game }
verified = Mélange vérifié
unverified = Non vérifié
seen-by = Vu de la place { $n }
seen-by-all = Cartes ouvertes
share = Partager
export = Exporter
map-note = Le temps va vers la droite. Chaque aiguillage est un coup où quelqu’un est revenu.
map-label = { $n ->
    [one] Une ligne de cette partie
   *[other] { $n } lignes de cette partie
  }
turning-point = tournant
points = aiguillage
move-n = Coup { $n }
of-moves = sur { $n }
move-word = coup
round-word = manche
move-first = Premier coup
move-prev = Coup précédent
move-next = Coup suivant
move-last = Dernier coup
play-on = Dérouler les coups
pause = Pause
results-shown = résultats visibles
results-hidden = résultats cachés
others-bots = Les autres : robots
others-friends = Les autres : amis
hidden-same = Mêmes cartes cachées
hidden-new = Cartes cachées retirées
go-back-to = Revenir au coup { $n }
moves = Coups
winner = vainqueur
differs = diffère de la partie jouée
link-move = Lien vers ce coup
link-copied = Le lien est copié.
record-missing = Cette partie n’est pas sur ce serveur.

## Réglages
settings = Réglages
sound = Son
theme-to-light = Thème clair
theme-to-dark = Thème sombre
set-language = Langue
set-theme = Thème
set-theme-light = Clair
set-theme-dark = Sombre
set-theme-system = Comme le système
set-motion = Mouvement
set-motion-none = Aucun
set-motion-quick = Vif
set-motion-normal = Normal
set-motion-slow = Lent
set-text = Taille du texte
set-confirm = Confirmer les coups
set-confirm-always = Toujours
set-confirm-irreversible = Seulement si irréversible
set-confirm-never = Jamais
set-sound = Son
set-letters = Touches à une lettre
keyboard = Clavier
key-tab = zone suivante
key-arrows = dans une zone
key-enter = agir
key-enter-name = Entrée
key-space = choisir
key-digits = énième carte ou option
key-esc = un pas en arrière
key-why = pourquoi pas ?
key-hint = indice
key-undo = annuler
key-timelines = lignes
key-log = journal
key-chat = discussion
key-read = lire la table en texte
key-round = manche précédente, suivante

## Pages
learn-game = Apprendre { $game }
learn-lead = Une première partie guidée sur le vrai moteur, avec une donne fixe. Dix minutes environ.
learn-start = Commencer
bots-lead = Quatre niveaux, en mots. Chacun reçoit ce que vous recevez : une vue, et les options.
bot-random = Flâneur
bot-random-note = Prend n’importe quelle option permise. Pratique pour essayer les commandes.
bot-thumb = Bon sens
bot-thumb-note = Quelques bonnes habitudes et aucun calcul. Répond aussitôt.
bot-steady = Posé
bot-steady-note = Imagine quelques donnes qui s’accordent avec ce qu’il a vu, et joue ce qui réussit dans la plupart.
bot-sharp = Affûté
bot-sharp-note = Imagine beaucoup de donnes et regarde plus loin. Prend quelques secondes.
bots-honest = Des robots honnêtes
bots-honest-note = Un robot ne voit jamais une carte cachée. Remélangez ce qu’il ne voit pas, gardez sa graine : il répond la même chose. Un test le prouve pour chaque jeu.
decks-lead = Certains jeux se jouent avec des fichiers que chacun peut écrire.
decks-decks = Cartes pour Timeline
decks-decks-note = Un jeu de cartes est un simple tableau de titres et de dates avec leurs sources. Le vérificateur liste les erreurs par carte et par champ ; un jeu avec des avertissements se joue quand même.
decks-missions = Missions pour TIME Stories
decks-missions-note = Une mission est un dossier de fichiers texte. Le vérificateur s’assure que chaque lieu est accessible, et le testeur qu’elle peut être gagnée.
privacy = Vie privée
privacy-lead = Pas de compte, pas de pistage, aucune requête vers un autre serveur.
privacy-here = Dans ce navigateur
privacy-here-note = Vos réglages et le nom sous lequel vous jouez restent dans ce navigateur. Effacez-les, ils disparaissent.
privacy-server = Sur ce serveur
privacy-server-note = Le serveur garde les tables, les coups et ce qui se dit à une table, pour qu’une partie survive à un redémarrage et puisse être relue. Un témoin lui dit quelles places sont les vôtres.
privacy-never = Jamais
privacy-never-note = Ni publicité, ni profilage, ni polices ou scripts venus d’ailleurs.
verify = Équité
verify-title = Vérifier le mélange
verify-lead = Chacun peut vérifier le hasard, sans faire confiance à ce serveur.
verify-1 = Avant la donne, le serveur publie l’empreinte d’une graine secrète.
verify-2 = Chaque place ajoute sa propre graine : personne ne décide seul de la donne.
verify-3 = À la fin, le secret est révélé, et chaque tirage de la partie peut être recalculé.
verify-how = Téléchargez la partie et lancez
credits = Crédits
credits-lead = Chronolude est un projet d’amateurs, sans lien avec les éditeurs des jeux.
credits-icons = Icônes, { $licence }
credits-icons-note = Tirées de game-icons, en une couleur et à d’autres tailles.
credits-unnamed = contributeur de game-icons
credits-fonts = Polices, { $licence }
credits-games = Jeux
credits-games-note = Noms et mécanismes appartiennent aux jeux publiés ; chaque phrase, image et mission est de nous.
lost-title = Arrêt inconnu
lost-lead = Cette adresse n’est pas sur nos lignes.
lost-back = Vers l’accueil

## Galerie
gallery = Galerie
gallery-lead = Chaque pièce de la boîte avec ses états, dans les deux ambiances.
gallery-day = Horaire de jour
gallery-night = Service de nuit
