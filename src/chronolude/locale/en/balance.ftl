### chronolude balance: a report on one game.

## A report on one game (chronolude balance). $n: seats, or cards; $games, $number: a seat; $share, $interval, $chance: in per cent
ba-title = How { $game } plays
ba-lead = Every seat is played by { $bot }, so that only the seats and the cards make a difference.
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
ba-about-ending = How the games ended, and how often.
ba-head-card = Card by card
ba-about-card = Of the seats that ever had a card in “{ $zone }”, the share that won. An asterisk (*) marks cards that stand out even when all cards are tested together.
ba-head-skill = How much skill matters
ba-about-skill = How often one bot wins against opponents who all play alike; every deal is played from every seat.
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
ba-method = Intervals are Wilson’s, at 95 %. Having held a card is not the same as winning because of it: what players choose to keep, and what turns up late in long games, matters too. Shared wins are split.
