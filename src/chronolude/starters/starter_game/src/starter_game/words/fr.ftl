### Starter Game, français. Mêmes clés et variables qu’en anglais.
starter-game-title = Starter Game
starter-game-tagline = Toujours plus haut, jusqu’à ce que quelqu’un arrête.
starter-game-about = Chacun pose une carte plus haute que la dernière, ou arrête ; alors qui a posé en dernier marque toute la rangée.
starter-game-ask = Posez une carte plus haute, ou arrêtez.
starter-game-zone-deck = Pioche
starter-game-zone-hand = Main de { $owner }
starter-game-zone-hand-you = Votre main
starter-game-zone-row = Rangée
starter-game-zone-away = Écartées
starter-game-number-score = Points
starter-game-verb-lay = Poser { $noun }
starter-game-verb-stop = Arrêter
starter-game-event-laid = { $seat } pose { $card }.
starter-game-event-laid-you = Vous posez { $card }.
starter-game-event-stopped = La rangée s’arrête : { $winner } marque { $points }.
