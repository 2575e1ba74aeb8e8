### The arena, English. $n: a whole number; all other figures come as they are to be read.

## The terminal. $n, $deals, $turns, $game, $seats, $seed, $bot, $share, $low, $high, $chance, $mu, $sigma, $mean, $longest, $interval, $thought, $file, $name, $known
ar-playing = Playing
ar-going-on = Resuming ({ $n } already played)
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
ar-thinking = Seconds per decision
ar-range = { $low } to { $high }
ar-rated = { $mu } ± { $sigma }
ar-thought = { $mean }, at most { $longest }
ar-no-rating = none
ar-entrant = { $bot }, seats { $seats }: { $share } of the games ({ $interval }; by chance { $chance }). Rating { $rating }; seconds per decision: { $thought }.
ar-report = The report is in { $file }.
ar-no-openskill = ratings need openskill: pip install “chronolude[arena]”
ar-no-ray = this engine needs ray: pip install “chronolude[ray]”
ar-no-engine = there is no engine “{ $name }”; available: { $known }
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
ar-about-course = Share of wins after each number of deals, with the interval at that point.
ar-head-seat = Seat by seat
ar-about-seat = Share of its games that each bot won from each seat.
ar-head-rating = Ratings
ar-about-rating = openskill, Plackett-Luce model; every bot begins at 25. The bar reaches two sigma to either side.
ar-head-length = How long the games were
ar-about-length = Games by their number of decisions: { $mean } on average, from { $least } to { $limit }.
ar-head-thinking = How long they thought
ar-about-thinking = Seconds per decision that left a choice: average (bar) and longest (mark).
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
ar-method = Every deal is played in every rotation of the seats, so the luck of the deal favours nobody; shared wins are split. Games from the same deal resemble one another, so the intervals are Wilson’s, on the effective number of games that the variance between deals gives.
ar-made = Seed { $seed }, version { $version }, engine compiled: { $compiled }.
ar-yes = yes
ar-no = no
