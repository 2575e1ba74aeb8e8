### La Nuit des signaux, français. Mêmes clés et variables qu’en anglais.
signal-night-title = La Nuit des signaux
signal-night-tagline = Cinq lignes, une nuit, et tout le monde voit vos trains sauf vous.
signal-night-about = Ensemble, vous ramenez les trains de cinq couleurs, chaque ligne de 1 à 5. Vous tenez vos trains de façon que seuls les autres les voient : ils vous disent une couleur ou un rang, et chaque annonce coûte un signal. Trois accidents, et il fait noir.
signal-night-ask = Posez un train, garez-en un, ou renseignez quelqu’un sur les siens.
signal-night-zone-yard = Dépôt
signal-night-zone-hand = Trains de { $owner }
signal-night-zone-hand-you = Vos trains
signal-night-zone-line = { $n ->
        [1] Ligne rouge
        [2] Ligne ambre
        [3] Ligne verte
        [4] Ligne bleue
       *[other] Ligne violette
    }
signal-night-zone-siding = Voie de garage
signal-night-number-height = Lignes
signal-night-number-signals = Signaux
signal-night-number-lamps = Lampes
signal-night-number-turns-left = Tours restants
signal-night-train = { $colour } { $rank }
signal-night-word-red = rouge
signal-night-word-amber = ambre
signal-night-word-green = vert
signal-night-word-blue = bleu
signal-night-word-violet = violet
signal-night-place = train { $n }
signal-night-lay = Poser le train { $n }
signal-night-shunt = Garer le train { $n }
signal-night-verb-tell = Renseigner { $noun }…
signal-night-verb-colour = sur ce qui est { $noun }
signal-night-verb-rank = sur ce qui porte un { $noun }
signal-night-event-laid = { $seat } pose { $card }.
signal-night-event-laid-you = Vous posez { $card }.
signal-night-event-crashed = { $seat } pose { $card }, qui ne convient pas : une lampe s’éteint.
signal-night-event-crashed-you = Vous posez { $card }, qui ne convient pas : une lampe s’éteint.
signal-night-event-shunted = { $seat } gare { $card } et rallume un signal.
signal-night-event-shunted-you = Vous garez { $card } et rallumez un signal.
signal-night-event-last-round = Le dépôt est vide : encore un tour chacun.
signal-night-clue = { $seat } renseigne { $to } : { $value } en { $places }.
signal-night-known = { $card } (peut-être { $colours } ; { $ranks })
signal-night-not = pas { $values }
signal-night-height = { $line } { $n }
signal-night-won =
    { $n ->
        [25] Les cinq lignes roulent : 25 points, aucune nuit n’est plus belle.
       *[other] Le matin est là. Vous avez ramené { $n } trains ensemble.
    }
signal-night-lost = La troisième lampe s’est éteinte, à { $n } trains : la nuit est perdue.
