### Starter Game, English. Same ids and variables as in French.
starter-game-title = Starter Game
starter-game-tagline = Higher and higher, until somebody stops.
starter-game-about = Each lays a card higher than the last one, or stops: then whoever laid last scores the whole row.
starter-game-ask = Lay a higher card, or stop.
starter-game-zone-deck = Deck
starter-game-zone-hand = Hand of { $owner }
starter-game-zone-hand-you = Your hand
starter-game-zone-row = Row
starter-game-zone-away = Put away
starter-game-number-score = Points
starter-game-verb-lay = Lay { $noun }
starter-game-verb-stop = Stop
starter-game-event-laid = { $seat } lays { $card }.
starter-game-event-laid-you = You lay { $card }.
starter-game-event-stopped = The row is stopped: { $winner } scores { $points }.
