### chronolude balance: a report on one game.

## A report on one game (chronolude balance). $n: seats, or cards; $games, $number: a seat; $share, $interval, $chance: in per cent
ba-title = How { $game } plays
ba-lead = Every seat is played by { $bot }, so that nobody but the seats and the cards differ.
ba-seats =
    { $n ->
        [one] { $n } seat, games: { $games }
       *[other] { $n } seats, games: { $games }
    }
ba-head-seat = What a seat is worth
ba-about-seat = Share of the games won from each seat, with its 95 % interval; the open mark is { $chance }.
ba-head-length = How long it lasts
ba-about-length = Games by their number of decisions: { $mean } on average, from { $least } to { $limit }.
ba-head-ending = How it ends
ba-about-ending = The endings, and how many games came to each.
ba-head-card = Card by card
ba-about-card = Of the seats that had a card in “{ $zone }” at some time: the share that won. A mark * is on cards that stand out, all cards taken together.
ba-head-skill = How much skill matters
ba-about-skill = What one bot takes from others who all play alike; every deal is played from every seat.
ba-card = Card
ba-held = Times held
ba-among = among
ba-all =
    { $n ->
        [one] The one card
       *[other] All { $n } cards
    }
ba-best-seat = Seat { $number } wins most: { $share } ({ $interval }); on average { $chance }.
ba-stands-out = { $card } in “{ $zone }” stands out: { $share } won ({ $interval }).
ba-skill = { $bot } among { $among }: { $share } of the games ({ $interval }; by chance { $chance }).
ba-method = Intervals are Wilson’s of 95 %. A card that was held is not a card that made somebody win: what players keep, and what comes late in long games, tells too. Shared wins are split.
