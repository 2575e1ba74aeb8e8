### Le serveur, en français : ce qui touche aux tables, à aucun jeu. Mêmes identifiants et variables qu’en anglais.
### $seat : nom d’une place · $to : une décision · $days, $answer : ce qu’ils disent.

## Ce qui s’est passé à la table (lignes du journal)
sv-dealt = La partie commence.
sv-branched = Une autre ligne temporelle commence ici, à la décision { $to } de la partie qu’elle a quittée.
sv-over = La partie est finie ; le secret du mélange est révélé.
sv-closed = La table a été fermée.
sv-sat-joined = { $seat } prend place.
sv-sat-left = { $seat } quitte la table.
sv-sat-bot = Un robot joue désormais pour { $seat }.
sv-sat-back = { $seat } est de retour.
sv-sat-kicked = { $seat } a dû quitter la table.
sv-relinked = L’hôte a fait un nouveau lien pour { $seat } ; l’ancien ne marche plus.
sv-revoked = L’hôte a retiré le lien { DE($seat) }.
sv-undo-asked = { $seat } demande à revenir à la décision { $to }.
sv-undo-agreed = { $seat } accepte de revenir en arrière.
sv-undo-refused = { $seat } n’accepte pas : la partie continue.
sv-undone = { $seat } revient à la décision { $to } ; ce qui a été joué depuis est gardé dans une branche.
sv-paused = La table est en pause.
sv-resumed = La partie continue.
sv-timed-out-bot = { $seat } n’a plus de temps.
sv-timed-out-host = { $seat } n’a plus de temps ; l’hôte décide.
sv-timed-out-forfeit = { $seat } n’a plus de temps et déclare forfait.

## Avant la donne, retours
sv-before-the-deal = On attend que tout le monde prenne place.
sv-undo-free = Sans demander : personne n’a rien appris depuis.
sv-undo-consent = Les autres doivent être d’accord.

## Pourquoi un message est refusé. Rien sur les règles : elles ont leurs propres phrases
sv-refused-not-on-offer = Ce n’est pas possible maintenant.
sv-refused-stale = La table a avancé pendant que vous choisissiez.
sv-refused-other-seat = Ce n’est pas votre place.
sv-refused-other-table = Ce message est pour une autre table.
sv-refused-watching = Vous regardez : seules les personnes qui jouent peuvent faire cela.
sv-refused-not-started = La partie n’a pas commencé.
sv-refused-over = La partie est finie.
sv-refused-paused = La table est en pause.
sv-refused-undo-pending = La table doit d’abord décider si elle revient en arrière.
sv-refused-nothing-to-undo = Vous n’avez rien à reprendre.
sv-refused-not-allowed = Cette table ne le permet pas.
sv-refused-not-possible = Cela n’est pas possible ici.
sv-refused-full = Il n’y a plus de place pour cela ici.
sv-refused-copied-out = Cela répète votre carte mot pour mot. Dites-le avec vos mots, ou renvoyez-le pour le dire quand même.
sv-refused-copied-strict = Cela répète votre carte mot pour mot. À cette table, on raconte avec ses propres mots.

## Ce que montre un lien là où on le colle. $title : un jeu · $n : combien jouent
sv-preview-title = { $title }, { $n ->
    [one] en solo
   *[other] { $n } joueurs
}
sv-preview-open = Une place vous attend : venez jouer.
sv-preview-live = Une partie est en cours. Suivez-la coup par coup.
sv-preview-over = La partie est finie. Revoyez chaque coup, et rejouez à partir de n’importe lequel.

## Phrases toutes faites
sv-phrase-hello = Bonjour !
sv-phrase-good-luck = Bonne chance !
sv-phrase-well-played = Bien joué.
sv-phrase-thanks = Merci.
sv-phrase-oops = Oups.
sv-phrase-one-moment = Un instant, s’il vous plaît.
sv-phrase-your-turn = C’est à vous.
sv-phrase-again = On rejoue ?

## Ce que nous gardons sur vous
sv-privacy-title = Ce que nous gardons sur vous
sv-privacy-kept = Pour chaque table, nous gardons le nom que vous avez choisi, vos réponses, ce que vous avez écrit dans la discussion et, si vous en avez donné une, une adresse pour vous prévenir de votre tour. Les liens des places ne sont gardés que sous forme d’empreintes.
sv-privacy-not-kept = Il n’y a ni compte, ni publicité, ni pistage. Votre adresse réseau sert à limiter les abus et n’est pas enregistrée.
sv-privacy-delete = Avec le lien de votre place, vous pouvez à tout moment faire effacer votre nom et vos messages ; vos réponses restent, car elles font aussi partie du jeu des autres.
sv-privacy-yours = Les places dont ce navigateur a le lien :
sv-privacy-none = Ce navigateur n’a le lien d’aucune place. Ouvrez d’abord le lien d’une place, puis revenez à cette page.
sv-privacy-at = { $title }, table { $table }, nom : { $seat }
sv-privacy-forget = Effacer ici mon nom et mes messages
sv-privacy-days =
    { $days ->
        [one] Les tables sont effacées { $days } jour après leur dernière utilisation.
       *[other] Les tables sont effacées { $days } jours après leur dernière utilisation.
    }
sv-privacy-always = Ce serveur garde les tables jusqu’à ce que quelqu’un les efface.
sv-no-client = Le serveur fonctionne. L’interface pour navigateur n’a pas été construite ici ; les programmes peuvent jouer par websocket et par l’API.

## Every first guided game
sv-learn-closing = C’est tout ce que je voulais vous montrer. Le reste de la partie est à vous : appuyez sur H pour un conseil, ou repartez de n’importe quelle ligne du journal.
