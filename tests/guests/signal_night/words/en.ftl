### Signal Night, English. Same ids and variables as in French.
signal-night-title = Signal Night
signal-night-tagline = Five lines, one night, and everybody sees your trains but you.
signal-night-about = Together you bring the trains of five colours home, each line from 1 to 5. You hold your trains so that only the others see them: they tell you a colour or a rank, and each telling costs a signal. Three crashes, and it is dark.
signal-night-ask = Lay a train, shunt one, or tell somebody about theirs.
signal-night-zone-yard = Yard
signal-night-zone-hand = Trains of { $owner }
signal-night-zone-hand-you = Your trains
signal-night-zone-line = { $n ->
        [1] Red line
        [2] Amber line
        [3] Green line
        [4] Blue line
       *[other] Violet line
    }
signal-night-zone-siding = Siding
signal-night-number-height = Lines
signal-night-number-signals = Signals
signal-night-number-lamps = Lamps
signal-night-number-turns-left = Turns left
signal-night-train = { $colour } { $rank }
signal-night-word-red = red
signal-night-word-amber = amber
signal-night-word-green = green
signal-night-word-blue = blue
signal-night-word-violet = violet
signal-night-place = train { $n }
signal-night-lay = Lay train { $n }
signal-night-shunt = Shunt train { $n }
signal-night-verb-tell = Tell { $noun } …
signal-night-verb-colour = which are { $noun }
signal-night-verb-rank = which are { $noun }
signal-night-event-laid = { $seat } lays { $card }.
signal-night-event-laid-you = You lay { $card }.
signal-night-event-crashed = { $seat } lays { $card }, which does not fit: a lamp goes out.
signal-night-event-crashed-you = You lay { $card }, which does not fit: a lamp goes out.
signal-night-event-shunted = { $seat } shunts { $card } and lights a signal.
signal-night-event-shunted-you = You shunt { $card } and light a signal.
signal-night-event-last-round = The yard is empty: one more turn each.
signal-night-clue = { $seat } tells { $to }: { $value } at { $places }.
signal-night-known = { $card } (may be { $colours }; { $ranks })
signal-night-not = not { $values }
signal-night-height = { $line } { $n }
signal-night-won =
    { $n ->
        [25] All five lines run: 25 points, no better night.
       *[other] Morning. You brought { $n } trains home together.
    }
signal-night-lost = The third lamp is out, at { $n } trains: the night is lost.
