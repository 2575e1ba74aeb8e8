### TIME Stories, English. Same ids and variables as in French. $agent, $other: the name of a receptacle ·
### $card: a card in words · $stat: a characteristic · $n: a whole number · the rest are words or figures.

## The game itself
ts-title = TIME Stories
ts-tagline = A mission in another time, in somebody else’s body, with the text of your card for your eyes only.
ts-about = The Agency sends you into receptacles of another age. Each of you reads a different piece of the panorama and tells it in their own words; Azrak pays for every step, and the last one may cost you the link. Missions are files: read them, play them, write your own.

## Options and their values
ts-option-mission = Mission
ts-option-mission-help = The mission you play: its name, or the path of a folder.
ts-option-first = First Time Captain
ts-option-first-help = Which receptacle is Time Captain for the first turn.
ts-option-telepathy = If a message copies a card
ts-option-telepathy-help = What happens when a message repeats eight words in a row of a hidden text.
ts-option-telepathy-friendly = ask
ts-option-telepathy-friendly-help = You are asked to put it in your own words, or to send it all the same.
ts-option-telepathy-strict = refuse
ts-option-telepathy-strict-help = The message is not sent.
ts-option-telepathy-off = allow
ts-option-telepathy-off-help = Messages are not compared with cards.
ts-option-assisted_memory = Assisted memory
ts-option-assisted_memory-help = Whether the texts you have read stay on your screen.
ts-option-assisted_memory-false = no
ts-option-assisted_memory-false-help = When a card leaves you, so does its text.
ts-option-assisted_memory-true = yes
ts-option-assisted_memory-true-help = You keep the texts you have read, and the final report mentions it.

## Names of things. $n: a number on a card
ts-card-hidden = face-down card
ts-element = Element { $n }
ts-fate = Destiny card
ts-plan-card = plan card { $card }
ts-mystery = a Mystery
ts-moon = the Moon
ts-star = the Star
ts-prologue = the prologue
ts-open-text = What you are reading

## What is asked of you
ts-prompt-over = The mission is over.
ts-prompt-wait = Waiting for { $seats }.
ts-prompt-choose = Choose the receptacle you will be.
ts-prompt-travel = { $agent }, you are Time Captain: choose where to go.
ts-prompt-take = { $agent }: take a card of the panorama and read it in secret.
ts-prompt-tell = Telepathy: tell the others what your card shows, in your own words or by its gist.
ts-prompt-actions = Actions: explore, engage or stand by, in any order.
ts-prompt-act-as = Actions: which receptacle acts?
ts-prompt-read-on = Read the text, then go on.
ts-prompt-boost = { $agent } takes a trial: { $value } against { $threshold }. By how many Azrak do you boost it?
ts-prompt-support = { $agent } takes a trial: { $value } against { $threshold }. Do you support it?
ts-prompt-fate = Destiny is turned up: { $value } against { $threshold }. Do you use a Power?
ts-prompt-broken = That was your last Azrak, and your link breaks. Emergency update, or loss of control?
ts-prompt-consent = The group decides: { $topic }. Do you agree?
ts-prompt-insist = Somebody objects to { $topic }. Time Captain, do you insist?
ts-prompt-share = Sharing the Azrak: how many for { $agent }?
ts-prompt-update = Between locations: do you make an update?
ts-prompt-exchange = Exchanges: give something, or say that you are done.
ts-prompt-to = To whom?
ts-prompt-order = Time Captain, who acts next?
ts-prompt-fight = { $name }: what do you do?
ts-prompt-fight-unknown = You are in a conflict: what do you do?
ts-prompt-pick = Which agent?
ts-prompt-try = There is a trial on your card: engage, or say that you are done.
ts-prompt-choice = The choice is yours.
ts-prompt-gift = Do you give anything else?
ts-prompt-for = As a gift, or in exchange for what?
ts-prompt-swap = You are offered { $card } for { $other }. Do you exchange?
ts-prompt-pledge = The group still needs { $n } Azrak. How many does { $agent } put in?
ts-prompt-pledge-magic = The group still needs { $n } Magic. How much does { $agent } put in?

## What is put to the group
ts-topic-none = a decision
ts-topic-leave = leaving the location
ts-topic-update = a standard update
ts-topic-free-update = a free update
ts-topic-division = this sharing of the Azrak: { $shares }
ts-topic-choice = this choice
ts-topic-choice-known = this choice: { $choice }
ts-topic-free-emergency = a free emergency update
ts-topic-abandon = giving up the mission
ts-topic-hint = asking for a hint, which everybody will hear

## Answers
ts-label-aloud = I have told it in my own words
ts-label-gist = Tell the gist
ts-label-as = { $card } acts
ts-label-follow = Follow the instructions
ts-label-engage = Engage in trial { $n }
ts-label-engage-known = Engage: { $stat } { $threshold }
ts-label-engage-changed = Engage: { $stat } { $threshold } (printed { $printed }, { $reasons })
ts-label-fight = Option { $n }
ts-label-explore = Explore { $card }
ts-label-stand-by = Stand by
ts-label-hand = Give something to { $card }
ts-label-to = To { $card }
ts-label-done = Done
ts-label-power = Use the Power of { $card }
ts-label-power-known = Use a Power: { $name }
ts-label-leave = Propose to leave
ts-label-abandon = Propose to give up the mission
ts-label-yes = Yes
ts-label-no = No
ts-label-option = Option { $n }
ts-label-boost =
    { $n ->
        [0] No boost
       *[other] Boost by { $n }
    }
ts-label-support =
    { $n ->
        [0] No support
       *[other] Support with { $n }
    }
ts-label-emergency = Emergency update
ts-label-free-emergency = Free emergency update
ts-label-let-go = Lose control
ts-label-agree = Agree
ts-label-object = Object
ts-label-insist = Insist
ts-label-withdraw = Drop it
ts-label-update = Standard update
ts-label-free-update = Free update
ts-label-no-update = No update
ts-label-read-on = Go on
ts-label-pass = No
ts-label-wait = Wait
ts-label-hint = Propose to ask for a hint
ts-label-for = For { $card }
ts-label-freely = As a gift

## Why an answer is not on offer
ts-why-R-048 = You can only travel to a location that the visible plan shows and nothing forbids.
ts-why-R-040 = The story names the place you must go to now.
ts-why-R-070 = You have no card to put back, or its instructions are not done yet.
ts-why-R-072 = The group leaves when the Time Captain proposes it and nobody has a panorama card in front of them.
ts-why-R-076 = That card is not available: it is taken, removed, card A, not laid out, or you cannot pay for it.
ts-why-R-079 = You can only engage in a trial printed on the card you are reading.
ts-why-R-115 = You have no such way to fight now.
ts-why-R-194 = Gifts need an agent who stands by, one Azrak, something to give, and somebody present to take it.

## What has happened
ts-log-chose = { $agent } joins the mission.
ts-log-began = The mission begins with { $agents } receptacles. Vortex: { $vortex } Azrak.
ts-log-turn-began = Turn { $turn }. { $agent } is Time Captain.
ts-log-travelled = { $agent } leads the group to { $card }. Mission Report: { $report } Azrak.
ts-log-took = { $agent } takes { $card }.
ts-log-told-aloud = { $agent } tells the others what { $card } shows.
ts-log-told-gist = { $agent } tells the gist of { $card }.
ts-log-returned = { $agent } puts { $card } back.
ts-log-explored = { $agent } explores { $card }.
ts-log-spent = { $agent } spends { $n } Azrak.
ts-log-lost = { $agent } loses { $n } Azrak.
ts-log-gained = { $agent } gains { $n } Azrak.
ts-log-magic-gained = { $agent } gains { $n } Magic.
ts-log-magic-used = { $agent } puts away { $n } Magic.
ts-log-engaged = { $agent } engages: { $stat } { $value } against { $threshold }.
ts-log-boosted = { $agent } boosts by { $n }.
ts-log-supported = { $agent } supports with { $n }.
ts-log-fate = Destiny: { $value }.
ts-log-resolved-failure = { $value } against { $threshold }: { $agent } fails.
ts-log-resolved-critical = { $value } against { $threshold }: a critical success for { $agent }.
ts-log-resolved-success = { $value } against { $threshold }: { $agent } succeeds.
ts-log-link-broke = { $agent }’s link breaks.
ts-log-emergency = { $agent } makes an emergency update and takes { $n } Azrak.
ts-log-emergency-free = { $agent } makes a free emergency update and takes { $n } Azrak.
ts-log-control-lost = { $agent } loses control.
ts-log-ejected = { $agent } is ejected.
ts-log-update = Standard update: one Azrak goes to the Mission Report.
ts-log-update-free = Free update: nothing goes to the Mission Report.
ts-log-shared = { $agent } takes { $n } Azrak.
ts-log-element = { $agent } takes { $card }.
ts-log-nothing = { $card } is not in the pack: { $agent } gains nothing.
ts-log-token = { $agent } finds a token: { $card }.
ts-log-gave = { $agent } gives { $card } to { $other }.
ts-log-put-away = { $card } is put away.
ts-log-removed = { $card } is removed from the mission.
ts-log-mystery = { $agent } draws a Mystery.
ts-log-personal-interaction = { $agent } reads their Interaction { $n }.
ts-log-personal-flash = { $agent } reads their Memory Flash.
ts-log-flipped-up = { $sky } is turned over.
ts-log-flipped-down = { $sky } is turned back.
ts-log-conflict-began-group = A group conflict begins: everybody stops what they are doing.
ts-log-conflict-began-own = { $agent } faces a conflict.
ts-log-damaged = The opponent has { $n } damage.
ts-log-conflict-ended-won = The conflict is won.
ts-log-conflict-ended-over = The conflict is over.
ts-log-power = { $agent } uses their Power.
ts-log-objected = { $agent } objects.
ts-log-left = The group leaves; the panorama goes back under the Story deck.
ts-log-reshuffled = The Destiny cards are shuffled again.
ts-log-covered = A plan card is covered; the Azrak on it go to the Vortex.
ts-log-report =
    { $report ->
        [0] The Mission Report is empty.
       *[other] The Mission Report holds { $report } Azrak.
    }
ts-log-mission-over-lost = All agents have lost control: the mission has failed.
ts-log-mission-over-abandoned = The group gives up the mission.
ts-log-mission-over = The mission is over: { $ending }
ts-log-score = Score: { $score }.
ts-log-hinted = The group asks for a hint.
ts-log-pledged = { $agent } puts in { $n }.
ts-log-too-little = The group has not put in enough: nothing is paid and nothing happens.

## The table in sentences
ts-describe-turn = Turn { $turn }, { $phase }. Azrak in the Vortex: { $vortex }; on the Mission Report: { $report }.
ts-describe-location = The group is at { $card }.
ts-describe-panorama = In the panorama: { $cards }.
ts-describe-agent = { $agent }: { $azrak } of { $start } Azrak, Magic { $magic }, { $stats }.
ts-describe-captain = { $agent } is Time Captain.
ts-describe-holds = { $agent } is reading { $card }.
ts-describe-owns = { $agent } carries { $cards }.
ts-describe-ejected = { $agent } is ejected.
ts-describe-text = { $card }: { $text }
ts-describe-gist = The gist of { $card }: { $text }
ts-describe-trial = { $agent } takes a trial: { $stat } { $value } against { $threshold }. Of { $of } Destiny cards, failure: { $failure }; critical success: { $critical }; success: { $success }.
ts-describe-plan = On the plan: { $cards }.
ts-describe-hint = Hint: { $text }
ts-describe-sky-up = { $sky }, turned over: { $text }
ts-describe-sky-down = { $sky }, on its first side: { $text }
ts-describe-standing = For everybody, { $name }: { $text }
ts-describe-in-play = In play: { $cards }.
ts-describe-placed = On the table: { $cards }.
ts-describe-reading = Being read: { $cards }.
ts-describe-removed = Removed from the mission: { $cards }.
ts-describe-magic-supply = Magic left in the supply: { $n }.
ts-describe-free-updates = Free updates the group may use: { $n }.
ts-describe-limbo = Azrak whose fate is being decided: { $n }.
ts-describe-must-update = The group must make a standard update.
ts-describe-leaving = The group is about to leave.
ts-count = { $name } ({ $n })
ts-describe-visits = Visits so far: { $cards }.
ts-describe-crystals = Azrak on the plan: { $cards }.
ts-describe-forced = The group must go to { $card } next.
ts-describe-hints = Hints taken so far: { $n }.
ts-describe-rungs = Hints taken on puzzles: { $n }.
ts-describe-solved = Puzzles solved: { $n }.
ts-describe-run = Run { $n }.
ts-describe-destiny = Destiny cards already seen: { $values }.
ts-describe-conflict = { $name }: damage { $n }, life { $life }.
ts-describe-power = { $agent }, Power “{ $name }”: { $text }
ts-describe-power-used = { $agent }, Power “{ $name }”, already used: { $text }
ts-describe-altered = { $agent } is altered by { $cards }.
ts-describe-out-of-control = { $agent } has lost control.
ts-describe-leaving-soon = { $agent } will be ejected when this action is over.
ts-describe-free-explore = { $agent } has a free exploration.
ts-describe-flash-read = { $agent } has read their Memory Flash.
ts-describe-candidate = { $name }: Azrak { $azrak }, { $stats }. Power { $power }: { $text }
ts-describe-trial-help = Boost: { $boost }. Support: { $support }, from { $agents }.
ts-describe-trial-alone = Boost: { $boost }. No support.
ts-added = { $amount } { $card }
ts-phase-set-up = setting up
ts-phase-captain = the Time Captain’s phase
ts-phase-recon = reconnaissance
ts-phase-telepathy = telepathy
ts-phase-actions = actions
ts-phase-between = between locations
ts-phase-over = the end
ts-stat-value = { $stat } { $value }

## What a card orders, as printed. $deed: one of the lines below · $who: on whom it falls
ts-do-by = { $deed } ({ $who })
ts-do-if = { $deed } (if the condition on this card is met)
ts-do-who-captain = the Time Captain
ts-do-who-each = every agent
ts-do-who-others = every other agent
ts-do-who-one = one agent of your choice
ts-do-who-supporters = whoever supported
ts-do-who-group = the group together
ts-do-take-element = take Element { $n }
ts-do-put-away-element = put away Element { $n }
ts-do-remove-element = remove Element { $n }
ts-do-gain-azrak = gain { $n } Azrak
ts-do-gain-azrak-other = take { $n } Azrak from the Mission Report
ts-do-lose-azrak = lose { $n } Azrak
ts-do-lose-azrak-other = put { $n } of your Azrak on the Mission Report
ts-do-move-azrak = move { $n } Azrak from the Vortex to the Mission Report
ts-do-move-azrak-other = move { $n } Azrak from the Mission Report to the Vortex
ts-do-spend-azrak = spend { $n } Azrak
ts-do-gain-magic = gain { $n } Magic
ts-do-put-away-magic = put away { $n } Magic
ts-do-read-interaction = read your Interaction { $n }
ts-do-read-flash = read your Memory Flash
ts-do-draw =
    { $n ->
        [one] draw a Mystery
       *[other] draw { $n } Mysteries
    }
ts-do-draw-named = look for a certain Mystery and draw it
ts-do-remove-card = remove this card
ts-do-remove-named = remove the card “{ $card }”
ts-do-return-card = put this card back
ts-do-explore-free = explore a card for free
ts-do-explore-at = explore card { $card } for free
ts-do-reshuffle = shuffle the Destiny cards
ts-do-reveal = turn up a Destiny card
ts-do-flip-moon = turn the Moon
ts-do-flip-star = turn the Star
ts-do-take-token = take the token “{ $card }”
ts-do-put-away-token = put away the token “{ $card }”
ts-do-remove-token = remove the token “{ $card }”
ts-do-eject = be ejected from this location
ts-do-damage = deal { $n } damage
ts-do-heal = the opponent heals { $n } damage
ts-do-start-conflict = a conflict begins
ts-do-end-conflict = the conflict ends
ts-do-free-update = a free update
ts-do-free-emergency = a free emergency update
ts-do-trial-plus = +{ $n } to the trial
ts-do-redraw = draw another Destiny card
ts-do-outcome = the trial counts as a { $card }
ts-do-leave-location = leave this place
ts-do-go-to = go to { $card }
ts-do-end-mission = the mission ends
ts-paper-prologue = Prologue { $n }
ts-paper-flash = Memory Flash
ts-paper-interaction = Interaction { $n }
ts-outcome-failure = failure
ts-outcome-critical = critical success
ts-outcome-success = success

# Puzzles, runs, stages
ts-prompt-mark = { $ask } { $dial }:
ts-label-solve = Give an answer
ts-label-mark = Mark { $n }
ts-label-rung = Propose to ask for a hint on this puzzle
ts-log-solved-right = { $agent } gives an answer, and it is right.
ts-log-solved-wrong = { $agent } gives an answer, and it is wrong.
ts-log-rung = The group asks for a hint on a puzzle.
ts-log-run-began = The day begins again: run { $run }.
ts-log-stage = The conflict takes another turn.
ts-paper-key = The answer
ts-do-begin-again = the day begins again

## The board in the browser
web-game-time-stories = TIME Stories
web-pitch-time-stories = One night in Samarkand, one missing star. A mission for a team.
web-decks-missions = Missions for TIME Stories
web-ts-phase-captain = Time Captain
web-ts-phase-discovery = Discovery
web-ts-phase-recon = Reconnaissance
web-ts-phase-telepathy = Telepathy
web-ts-phase-actions = Actions
web-ts-phase-between = Between locations
web-ts-captain = Time Captain
web-ts-ejected = ejected
web-ts-on-trial = in a trial
web-ts-reading = reading { $letter }
web-ts-standing-by = standing by
web-ts-azrak = Azrak
web-ts-azrak-of = { $n } of { $of } Azrak
web-ts-azrak-note = { $n } of { $of }. At 0 the link breaks.
web-ts-azrak-start = { $n } Azrak at the start
web-ts-magic = Magic
web-ts-magic-of = { $n } of { $of } Magic
web-ts-panorama = Panorama: { $place }
web-ts-panorama-cards = Cards of the panorama
web-ts-card-letter = Card { $letter }
web-ts-card-free = free
web-ts-card-before = already read
web-ts-card-held = { $who } is reading it
web-ts-card-yours = in front of { $who }
web-ts-card-removed = removed
web-ts-card-able = can be taken
web-ts-reads = reads
web-ts-papers = What you may read
web-ts-no-card = You stand by: no card is in front of you.
web-ts-no-paper = There is nothing to read now.
web-ts-told = What the others told you
web-ts-told-all = What the agents have told
web-ts-hints = Hints for this place
web-ts-hints-left =
    { $n ->
        [0] There are no more.
        [one] One more can be asked for.
       *[other] { $n } more can be asked for.
    }
web-ts-veil = Pass the device to { $who }
web-ts-veil-note = This text is for your eyes only. It closes again with the next event.
web-ts-veil-lift = I am { $who }: show it
web-ts-shared-screen = several people share this screen
web-ts-only-mine = Only you see this card. Tell it in your own words.
web-ts-only-agent = Only { $who } reads this card.
web-ts-open-paper = Open to everybody.
web-ts-portrait = Portrait: { $who }
web-ts-more-below = More below
web-ts-must = To be done:
web-ts-may = Your choice:
web-ts-cost = Cost:
web-ts-conditional = If the condition on this card is met:
web-ts-otherwise = Otherwise:
web-ts-nothing = Nothing happens.
web-ts-conflict-group = Group conflict: { $name }
web-ts-conflict-own = Conflict: { $name }
web-ts-life = life: { $n }
web-ts-puzzle = A puzzle
web-ts-puzzle-right = Right: { $deed }.
web-ts-puzzle-wrong = Wrong: { $deed }.
web-ts-puzzle-hint = Hint { $n }:
web-ts-damage = damage { $n }, life { $life }
web-ts-outcome-failure = Failure:
web-ts-outcome-critical = Critical success, exactly equal:
web-ts-outcome-success = Success:
web-ts-trial-of = Trial of { $stat }
web-ts-step-pay = pay
web-ts-step-boost = boost
web-ts-step-support = support
web-ts-step-destiny = Destiny
web-ts-step-result = result
web-ts-boost-of = boost
web-ts-power = Power
web-ts-destiny = Destiny
web-ts-so-far = so far
web-ts-final = final
web-ts-against = against
web-ts-threshold = threshold
web-ts-resolved-failure = { $who } fails: { $value } against { $threshold }.
web-ts-resolved-critical = Critical success for { $who }: exactly { $threshold }.
web-ts-resolved-success = { $who } succeeds: { $value } against { $threshold }.
web-ts-fate-lies = Destiny: { $value }. Without a Power: { $outcome ->
        [failure] failure
        [critical] critical success
       *[other] success
    }.
web-ts-destiny-left =
    { $n ->
        [one] { $n } Destiny card left
       *[other] { $n } Destiny cards left
    }
web-ts-destiny-gone = Already drawn: { $values }
web-ts-odds-hide = hide the odds
web-ts-odds-show = show the odds
web-ts-odds-failure = failure
web-ts-odds-critical = critical, exactly { $threshold }
web-ts-odds-success = success
web-ts-odds-in = { $n } in { $of }
web-ts-deeds = What you may do
web-ts-acting = Acting:
web-ts-tip-take = Take a card straight from the panorama.
web-ts-tip-explore = To explore, choose a free card in the panorama.
web-ts-telepathy = Telepathy
web-ts-has-told = has told
web-ts-will-tell = has yet to tell
web-ts-tell-label = What does your card show?
web-ts-tell-hint = In your own words…
web-ts-tell-send = Tell it
web-ts-tell-anyway = Tell it anyway
web-ts-tell-aloud = I have told it aloud
web-ts-tell-gist = Tell the gist
web-ts-tell-wait = The others are telling their cards.
web-ts-division = Sharing the Azrak
web-ts-update = An update?
web-ts-update-note = Azrak: { $vortex } in the Vortex, { $report } on the Mission Report. A standard update puts one more there. Free updates left: { $free }.
web-ts-proposal = The group decides: { $topic }
web-ts-proposal-by = { $who }, Time Captain, proposes. Everybody has a say, and the Time Captain decides.
web-ts-has-said = has answered
web-ts-will-say = thinking
web-ts-topic-none = a decision
web-ts-topic-leave = leave this place
web-ts-topic-update = a standard update
web-ts-topic-free-update = a free update
web-ts-topic-division = this sharing
web-ts-topic-choice = this choice
web-ts-topic-free-emergency = a free emergency update
web-ts-topic-abandon = give up the mission
web-ts-in-vortex = In the Vortex: { $n }
web-ts-broken = The link is broken
web-ts-broken-note = { $who } has no Azrak left and must choose.
web-ts-broken-emergency = One Azrak goes on the Mission Report, which then has { $report }. You take { $vortex } from the Vortex and play on.
web-ts-broken-free-emergency = It uses up one of the group’s free updates, so the others are asked. Nothing goes on the Mission Report.
web-ts-broken-let-go = You finish what your last Azrak paid for, then you are ejected until the group leaves, and a standard update becomes compulsory.
web-ts-choose = Choose your receptacle
web-ts-sheets = Your receptacle
web-ts-no-receptacle = You have no receptacle yet.
web-ts-things = Carries
web-ts-things-none = nothing
web-ts-flash = Memory Flash
web-ts-flash-read = read
web-ts-flash-unread = unread
web-ts-plan = Plan
web-ts-here = you are here
web-ts-crystal-here = 1 Azrak lies here
web-ts-crystal-none = no Azrak yet
web-ts-from-element = { $card }
web-ts-vortex = Vortex
web-ts-report = Mission Report
web-ts-free-updates =
    { $n ->
        [one] free update
       *[other] free updates
    }
web-ts-sky-moon = Moon
web-ts-sky-star = Star
web-ts-turned = turned
web-ts-notebook = Notebook
web-ts-notebook-note = Your own notes. They stay in this browser and nobody else sees them.
web-ts-note-tell = Tell the last line to the others
web-ts-note-told = The others have been told.
web-ts-the-end = The end of the mission
web-ts-won = Mission accomplished
web-ts-not-won = The mission is over
web-ts-abandoned = The group gave up the mission.
web-ts-all-lost = All agents lost control at once.
web-ts-end-figures =
    { $n ->
        [one] { $n } turn; Mission Report: { $report } Azrak.
       *[other] { $n } turns; Mission Report: { $report } Azrak.
    }
web-ts-assisted = Assisted memory was on.
web-ts-open-log = The whole log, with what was read
web-ts-other-face = the other side:
web-act-time-stories-choose = Play { $label }
web-act-time-stories-travel = Go to { $label }
web-act-time-stories-take = Take { $label }
web-act-time-stories-give = Give { $label }
web-act-time-stories-next = Next: { $label }
web-act-time-stories-pick = Choose { $label }
web-act-time-stories-share = Give { $label }
web-act-time-stories-pass = { $label }
web-ts-destiny-pile = Destiny
web-ts-destiny-strip =
    { $n ->
        [one] { $n } card, from { $least } to { $most }
       *[other] { $n } cards, from { $least } to { $most }
    }
web-ts-destiny-none = None has been drawn yet.
web-ts-prologue = The mission order and the prologue
web-ts-remembered = remembered
web-opt-mission = Mission
web-opt-telepathy = If a message copies a card
web-opt-telepathy-friendly = ask
web-opt-telepathy-strict = refuse
web-opt-telepathy-off = allow
web-opt-assisted-memory = Assisted memory
web-opt-assisted-memory-false = no
web-opt-assisted-memory-true = yes
web-level-companion = companion

## The first guided game
learn-time-stories = TIME Stories: the group wins together by doing what its mission order asks, before time and Azrak run out. You live it through borrowed bodies; alone you play two of them, and you may read everything both have seen.
learn-time-stories-receptacle = You are sent into the body of somebody who lives there: a receptacle, with its own strengths. Choose one.
learn-time-stories-second = Playing alone, you lead two of them. Choose the second.
learn-time-stories-read = Take your time to read. What only one person has read, the others hear from that person.
learn-time-stories-option = Some cards ask you to choose. You cannot undo past a reading: what has been read stays read.
learn-time-stories-take = A place is a panorama of cards. Each agent takes one of them for free and reads it alone: the crates, for Boris.
learn-time-stories-other = And the keeper for Ada. On this first look nothing happens yet, whatever the card orders.
learn-time-stories-actions = Now the receptacles act, in any order. What a card orders comes first: let Ada follow hers. Choose who, then what.
learn-time-stories-alone = Only Ada reads this. With others at the table you would tell them about it in your own words.
learn-time-stories-stand-by = Ada puts her card back and stands by; that costs nothing. Only an agent standing by can support somebody else’s trial.
learn-time-stories-engage = The crates hold a trial: Hands against 4, and Boris has Hands 3. Engaging costs 1 Azrak, the crystal that pays for everything here.
learn-time-stories-boost = 3 against 4. Each further Azrak adds 1 to the value: boost by 1.
learn-time-stories-support = Ada is standing by, so she may add 1 for an Azrak of her own. Whatever comes of the trial falls on Boris alone.
learn-time-stories-destiny = The top Destiny card was turned up and added: −1 makes it 4 against 4. Below the threshold is a failure, above it a success; exactly equal is critical, with an outcome of its own, often the best. A Power could draw another card: save it for now.
learn-time-stories-explore = Exploring another card costs 1 Azrak too. Try the ladder: some cards do not ask whether you want to.
learn-time-stories-conflict = A conflict is a trial that must be brought to its end. Until then Boris can do nothing else: not stand by, not explore, not leave.
learn-time-stories-conflict-boost = It is resolved like any trial: Hands 4 against 3, because what Boris found helps. Boost by 1, to be safer.
learn-time-stories-conflict-support = Nobody has to support. Ada keeps her Azrak this time.
learn-time-stories-conflict-destiny = −2, and exactly equal again. Spent Destiny cards lie open: there are six, and if you count them you know what can still come.
learn-time-stories-azrak = What is spent goes to the Vortex. Boris has two Azrak left; let him explore the clock.
learn-time-stories-last = His last one. Spend it on the keeper, and see what happens.
learn-time-stories-broken = With the last Azrak the link breaks. Either control is lost, and Boris is out until the group leaves this place; or an emergency update: the crystal goes to the Mission Report, and he fills up from the Vortex. Take the update.
learn-time-stories-goes-on = What was paid for still happens, so Boris reads the keeper’s card.
learn-time-stories-return = The group leaves once nobody has a card in front of them. Boris stands by.
learn-time-stories-leave = Everybody is standing by now. Propose to leave; the next journey costs the Time Captain 1 Azrak.
learn-time-stories-update = Between two places the group may make one update: one crystal goes from the Vortex to the Mission Report, and all the others are shared out again. What lies on the Mission Report is lost for good, and at twelve this mission is too.
learn-time-stories-recap = In short: the Time Captain chooses the way, each takes a card and reads, then you act one by one. A trial is a value against a threshold: boost it, support it, add Destiny; equal is critical. A conflict cannot be declined. Azrak pays for all of it; without any the link breaks, and updates bring it back at the price of the Mission Report.

## Why a position is none of this game
ts-wrong-agents = This position is impossible: it has { $n ->
    [one] { $n } agent
   *[other] { $n } agents
}, but must have { $wanted }.
ts-wrong-location = This position is impossible: the plan has no such location.
ts-wrong-azrak = This position is impossible: it has { $n } Azrak in all, but the mission has { $wanted }.
ts-wrong-receptacle = This position is impossible: agent { $seat } has no receptacle of their own.
ts-wrong-text = This position is impossible: every card must have exactly one text.
web-ts-forced-failure = { $who } comes to { $value } against { $threshold }, and yet it counts as a failure.
web-ts-forced-critical = { $who } comes to { $value } against { $threshold }, and yet it counts as critical.
web-ts-forced-success = { $who } comes to { $value } against { $threshold }, and yet it counts as a success.

# Why a bot did it, in its own words: out of what everybody was told.
web-ts-reason-new = Nobody had read { $letter } yet{ $cost ->
    [0] .
    [one] , and that was worth an Azrak.
   *[other] , and that was worth { $cost } Azrak.
  }
web-ts-reason-again = { $letter } had been read before, but something there was left undone{ $cost ->
    [0] .
    [one] , and that was worth an Azrak.
   *[other] , and that was worth { $cost } Azrak.
  }
web-ts-reason-tries = I bring { $value } against { $threshold }: a boost, your support or Destiny must do the rest.
web-ts-reason-objects = I would rather try what is left than give up.
web-ts-reason-returns = I was done with { $letter }: somebody else may want it.
## Missions as a page shows them
web-ts-mission-minutes = { $least } to { $most } minutes
web-ts-mission-agents = { $n } agents
web-ts-mission-places = { $n } locations
web-ts-mission-fared = { $n ->
    [one] One group played it here; { $won ->
        [0] it failed
       *[other] it succeeded
     }.
   *[other] { $n } groups played it here; { $won ->
        [0] none succeeded
        [one] one succeeded
       *[other] { $won } succeeded
     }.
 }
web-ts-mission-unplayed = Nobody has played it to the end here.
web-ts-mission-play = Play it with two bots
web-ts-mission-export = Save the mission { $title } as a file
web-ts-mission-export-note = The files hold the whole story: not for those who want to play it.
web-ts-mission-check = Check a mission of your own
web-ts-mission-check-note = The folder of the mission as one ZIP file, such as a saved one. Nothing of it is kept. A mission without errors can be played once its folder lies in the missions folder of the server.
web-ending-time-stories-lost = mission lost
web-ending-time-stories-abandoned = mission given up
web-ts-reason-boosts = With { $n } more it stands at { $stands } against { $threshold } before Destiny.
web-ts-reason-supports = With my { $n } it stands at { $stands } against { $threshold } before Destiny.
web-ts-reason-enough = That is enough if the card is kind.
web-ts-reason-short = Every bit counts.
