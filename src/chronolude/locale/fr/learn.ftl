### Ce que dit une première partie guidée : une phrase ou deux à chaque nouvelle demande. Scripts : src/chronolude/lessons.
## Tous les jeux
learn-closing = C’est tout ce que je voulais montrer. Le reste de la partie est à vous : H demande un conseil, et chaque ligne du journal est un retour possible.

## contre-temps
learn-contre-temps = Contre-Temps : gagnez des événements comme des plis, puis remontez le temps pour les reprendre. Qui tient trois événements l’emporte. Je montre les premiers choix.
learn-contre-temps-follow = On a entamé Baromètre à l’événement 1 : vous devez en fournir tant que vous en avez. Les cartes grises ne peuvent pas être jouées, et disent pourquoi quand on les touche. La plus haute prend l’événement, et rien ne dépasse le 13.
learn-contre-temps-travel = Chacun choisit maintenant son voyage en secret. Chaque place en arrière coûte un cristal, et tous les pions partent ensemble quand le dernier choix est scellé. Vous tenez déjà l’événement 1 : restez au présent.
learn-contre-temps-lead = Vous contrôlez l’événement précédent, donc vous entamez : n’importe quelle carte convient, et sa suite lie les autres. Choisissez-en une et lisez ce qu’elle ferait à coup sûr avant de confirmer.
learn-contre-temps-back = Voici le cœur du jeu. Avec deux cristaux, vous pouvez reculer de deux places, jusqu’à l’événement 1, et le rejouer. Touchez l’arrêt sur la ligne.
learn-contre-temps-again = Un événement passé garde sa suite, celle de sa première carte, et il faut battre la carte qui s’y trouve. Une carte de cette suite, mais plus basse, rapporte un cristal.
learn-contre-temps-income = Le rail montre chaque place à portée et son prix. L’événement 3 est allé à quelqu’un d’autre : une place en arrière, et il peut être à vous.
learn-contre-temps-reopen = Personne d’autre n’est venu : vous rouvrez l’événement seul. Si votre carte bat celle qui s’y trouve, l’histoire change et votre disque remplace l’ancien.

## timeline
learn-timeline = Timeline : mettez des inventions dans l’ordre sans connaître une seule date. La première main vide l’emporte.
learn-timeline-place = Choisissez une carte de votre main, puis l’intervalle où elle va : 1 est avant toute la frise, le dernier après. Sa date n’apparaît qu’une fois posée. Les clepsydres sont anciennes, mais il y a plus ancien ici.
learn-timeline-sure = Juste : la carte reste, et votre main compte une carte de moins. Une carte mal placée est défaussée et vous en piochez une autre. Placez d’abord ce dont vous êtes sûr : le téléphone est plus récent que tout ce qui est ici.
learn-timeline-narrow = Plus la frise s’allonge, plus les intervalles se resserrent. Un bateau à rames qui plonge, bien avant les moteurs : entre les choses anciennes et le téléphone.
learn-timeline-last = Votre dernière carte. Si elle est juste, votre main est vide et cette manche décide de la partie. Où va le téléphone mobile ?

## chrononauts
learn-chrononauts = Chrononauts : pliez 32 années d’histoire jusqu’à ce qu’elles soient celles d’où vous venez. Regardons les pièces une à une.
learn-chrononauts-identity = Vous êtes échoué ici, venu d’une autre histoire. Votre identité nomme les années qui doivent être comme chez vous ; vous seul la voyez. On peut l’échanger une fois, maintenant. Gardez-la.
learn-chrononauts-artifact = Un tour, c’est une carte piochée et une carte jouée. Un artefact reste devant vous : trois qui conviennent à votre mission sont l’une des façons de gagner.
learn-chrononauts-claim = À la fin de votre tour, vous pouvez réclamer la victoire si un but est atteint. Il ne l’est pas encore : on passe la main.
learn-chrononauts-flip = Une Prévention de désastre retourne une charnière, une année dont d’autres dépendent. Choisissez 1912 et regardez ce qui ondulerait avant de confirmer.
learn-chrononauts-paradox = Les années qui dépendaient de 1912 sont maintenant déchirées : des paradoxes. Treize ouverts mettent fin à l’univers, et tout le monde perd.
learn-chrononauts-action = Les cartes action font une fois ce qu’elles disent. Vendre un artefact l’échange contre des cartes.
learn-chrononauts-again = Vous tenez le patch de 1999. Il ne se pose que tant que cette année est déchirée, et 1999 dépend de 1980 : retournez-la.
learn-chrononauts-memo = Avant qu’une carte n’agisse, on demande à tous, dans les mêmes mots et le même temps, si un Mémo l’arrête. Laissez passer celle-ci.
learn-chrononauts-patch = Voici 1999 ouverte : posez votre patch. L’année se lit comme il le dit, il y a un paradoxe de moins, et vous piochez une carte.

## artifaxx
learn-artifaxx = Artifaxx : pas d’histoire à plier, seulement des trésors à réunir. Les trois que nomme votre mission font gagner.
learn-artifaxx-artifact = Un tour, c’est une carte piochée, une carte jouée. Posez un artefact devant vous ; votre mission, que vous seul voyez, nomme les trois qu’il vous faut.
learn-artifaxx-claim = À la fin de votre tour, vous gagnez si les trois artefacts de votre mission sont devant vous. Pas encore.
learn-artifaxx-second = Un deuxième. Ce qui est devant vous se voit, et certaines cartes peuvent le prendre ou l’effacer.
learn-artifaxx-memo = Un Mémo du futur arrête votre artefact. Vous en tenez un aussi : répondez, et le leur n’a jamais existé.
learn-artifaxx-action = Une action demande un artefact sur lequel agir : choisissez la carte, puis sa cible. Un miracle change un trésor en cartes.
learn-artifaxx-kill = Rien ne vous tente ? Tuez le temps : défaussez une carte au lieu d’en jouer une, et une seconde si vous voulez la remplacer.

## solonauts
learn-solonauts = Solonauts : huit voyageurs égarés, une pioche, et vous. Faites apparaître le monde de chacun avant que les cartes ne manquent.
learn-solonauts-flip = Un voyageur rentre quand trois années se lisent comme il s’en souvient. Commencez par retourner une charnière : l’Inverseur de Temps universel agit sur toutes. Avec 1980 retournée, 1999 se déchire.
learn-solonauts-patch = Vous tenez le patch de 1999. Posé sur l’année déchirée, il écrit une histoire où certains sont chez eux.
learn-solonauts-second = Regardez les voyageurs sous la ligne : quelles années leur manquent encore ? Sabotage peut empêcher le lancement de 1957.
learn-solonauts-mend = Et le patch qui va avec. Qui est rentré reste chez soi, quoi que vous changiez ensuite.
learn-solonauts-discard = Un patch inutile se défausse pour piocher une autre carte. La pioche n’est jamais remélangée : 41 cartes, c’est tout.

## time-division
learn-time-division = Time Division : un duel où une carte agit et l’autre compte. On compose d’abord sa main, puis on s’affronte six fois.
learn-time-division-draft = De trois cartes, vous en gardez une, en donnez une à l’adversaire et en écartez une face cachée. Chacun le fait trois fois. Gardez la plus haute.
learn-time-division-draft-again = Ce que vous donnez sera joué contre vous, ce que vous écartez attend dans la Réserve. Personne ne revoit ce qui a été distribué.
learn-time-division-draft-last = Les trois dernières. Ensuite vous tenez six cartes, trois gardées et trois reçues.
learn-time-division-play = Vous avez la pièce, donc vous posez la première carte. La plus haute des deux prend la pièce. Le dix bat tout.
learn-time-division-coin = La pièce décide laquelle des deux cartes agit. L’autre n’est pas perdue : elle va dans l’influence de son propriétaire et compte sa valeur. Dix points pour votre Pharaon valent mieux que son effet.
learn-time-division-value = Vous avez encore la pièce et vous entamez. Une carte moyenne suffit souvent, et garde les hautes pour plus tard.
learn-time-division-recover = Avant de décider, lisez les deux côtés : ce que ferait la carte activée, et où en seraient les deux totaux.

## time-stories
learn-time-stories = TIME Stories : une mission vécue dans des corps d’emprunt. En solitaire vous en jouez deux, et vous lisez tout ce qu’ils ont vu.
learn-time-stories-receptacle = Vous êtes envoyé dans le corps de quelqu’un qui vit là : un réceptacle, avec ses forces. Choisissez-en un.
learn-time-stories-second = En solitaire, vous en menez deux. Choisissez le second.
learn-time-stories-read = Prenez le temps de lire. Ce qu’une seule personne a lu, les autres l’apprennent d’elle.
learn-time-stories-option = Certaines cartes demandent un choix. On ne revient pas avant une lecture : ce qui est lu reste lu.
learn-time-stories-travel = Le Capitaine choisit où va le groupe. Chaque trajet coûte du temps, et la mission n’en a pas à l’infini.
learn-time-stories-take = Un lieu est un panorama de cartes. Prenez-en une et lisez-la pour vous ; elle s’ouvre en dessous.
learn-time-stories-actions = Les réceptacles agissent maintenant, un à un : explorer, tenter ce qu’offre une carte, aider ou attendre. Choisissez qui, puis quoi.
