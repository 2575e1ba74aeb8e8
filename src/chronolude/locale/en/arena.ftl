### The arena, English. $n: a whole number; all other figures come as they are to be read.

## The terminal. $n, $deals, $turns, $game, $seats, $seed, $bot, $share, $low, $high, $chance, $mu, $sigma, $mean, $longest, $interval, $thought, $file, $name, $known
ar-playing = Playing
ar-going-on = Going on ({ $n } played already)
ar-played =
    { $n ->
        [one] { $n } game of { $game }, seats: { $seats }, seed { $seed }; deals: { $deals }, seatings of each: { $turns }.
       *[other] { $n } games of { $game }, seats: { $seats }, seed { $seed }; deals: { $deals }, seatings of each: { $turns }.
    }
ar-bot = Bot
ar-seats = Seats
ar-wins = Wins
ar-interval = 95 % interval
ar-chance = By chance
ar-rating = Rating
ar-thinking = Seconds a decision
ar-range = { $low } to { $high }
ar-rated = { $mu } ± { $sigma }
ar-thought = { $mean }, at most { $longest }
ar-no-rating = none
ar-entrant = { $bot }, seats { $seats }: { $share } of the games ({ $interval }; by chance { $chance }). Rating { $rating }; seconds a decision: { $thought }.
ar-report = The report is in { $file }.
ar-no-openskill = ratings need openskill: pip install “chronolude[arena]”
ar-no-ray = this engine needs ray: pip install “chronolude[ray]”
ar-no-engine = there is no engine “{ $name }”; there are { $known }
ar-address = --address goes with --engine ray
ar-no-cluster = no Ray cluster answers: { $reason }
ar-journal = the journal cannot be read: { $reason }
ar-unwritable = cannot write { $file }: { $reason }

## The page. $game, $bots, $n, $deals, $version, $seed, $cap
ar-title = Arena: { $game }
ar-line-up = Line-up: { $bots }.
ar-head-wins = Who wins
ar-about-wins = Share of the games won, with its 95 % interval. The open mark is what chance alone would give.
ar-head-course = How it settled
ar-about-course = The share of wins after so many deals, and the interval as it stood then.
ar-head-seat = Seat by seat
ar-about-seat = The share of its games that a bot won on each seat.
ar-head-rating = Ratings
ar-about-rating = openskill, Plackett-Luce model; every bot begins at 25. The bar is two sigma to each side.
ar-head-length = How long the games were
ar-about-length = Games by their number of decisions: { $mean } on average, from { $least } to { $limit }.
ar-head-thinking = How long they thought
ar-about-thinking = Seconds for a decision that left a choice: on average (bar) and at most (mark).
ar-head-ending = How the games ended
ar-ending = Ending
ar-games = Games
ar-capped = Cut short at the cap
ar-axis-share = share of wins
ar-axis-deals = deals
ar-axis-rating = rating
ar-axis-decisions = decisions
ar-axis-seconds = seconds
ar-seat = seat { $number }
ar-method = Every deal is played from every turn of the seats, so the luck of the deal favours nobody; shared wins are split. Games of one deal are alike: the intervals are Wilson’s, on the effective number of games as the variance between deals gives it.
ar-made = Seed { $seed }, version { $version }, engine compiled: { $compiled }.
ar-yes = yes
ar-no = no

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
