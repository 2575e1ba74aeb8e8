### TIME Stories, English. Same ids and variables as in French. $agent, $other: the name of a receptacle ·
### $card: a card in words · $stat: a characteristic · $n: a whole number · the rest are words or figures.

## The game itself
ts-title = TIME Stories
ts-tagline = A mission in another time, in somebody else’s body, with the text of your card for your eyes only.
ts-about = The Agency sends you into receptacles of another age. Each of you reads a different piece of the picture and tells it in your own words; crystals of Azrak pay for every step, and the last one may cost you the link. Missions are files: read them, play them, write your own.

## Options and their values
ts-option-mission = Mission
ts-option-mission-help = Which mission file is played: a name from the shelf or the path of a folder.
ts-option-first = First Time Captain
ts-option-first-help = The receptacle that is Time Captain for the first turn, counted from 0.
ts-option-telepathy = Copying out a card
ts-option-telepathy-help = What happens when a message repeats eight or more words of a hidden text.
ts-option-telepathy-friendly = ask
ts-option-telepathy-friendly-help = The sender is asked to rephrase or to confirm.
ts-option-telepathy-strict = refuse
ts-option-telepathy-strict-help = The message is not sent.
ts-option-telepathy-off = allow
ts-option-telepathy-off-help = Nothing is compared.
ts-option-assisted_memory = Assisted memory
ts-option-assisted_memory-help = Whether your screen keeps the texts you have read yourself.
ts-option-assisted_memory-false = no
ts-option-assisted_memory-false-help = A text is gone when its card leaves you.
ts-option-assisted_memory-true = yes
ts-option-assisted_memory-true-help = Your own texts stay with you, and the final report says so.

## Names of things. $n: a number on a card
ts-card-hidden = face-down card
ts-element = Element { $n }
ts-fate = Destiny card
ts-plan-card = plan card { $card }
ts-mystery = a Mystery
ts-moon = the Moon
ts-star = the Star
ts-prologue = the prologue

## What is asked of you
ts-prompt-over = The mission is over.
ts-prompt-wait = Waiting for { $seats }.
ts-prompt-choose = Choose the receptacle you will be.
ts-prompt-travel = { $agent }, you are Time Captain: choose where to go.
ts-prompt-take = { $agent }: take a card of the panorama and read it to yourself.
ts-prompt-tell = Telepathy: tell the others what your card shows, aloud or by its gist.
ts-prompt-actions = Actions: explore, engage, stand by; there is no order of play.
ts-prompt-act-as = Actions: which receptacle acts?
ts-prompt-read-on = Read the text; say when to go on.
ts-prompt-boost = { $agent } is on trial: { $value } against { $threshold }. How many more Azrak?
ts-prompt-support = { $agent } is on trial: { $value } against { $threshold }. Will you support?
ts-prompt-fate = The Destiny card lies there: { $value } against { $threshold }. Use a Power?
ts-prompt-broken = Your last Azrak is gone and the link breaks: emergency update, or loss of control?
ts-prompt-consent = Put to the group: { $topic }. Do you agree?
ts-prompt-insist = Somebody objects: { $topic }. Time Captain, do you insist?
ts-prompt-share = Division of Azrak: how many for { $agent }?
ts-prompt-update = Between locations: make an update?
ts-prompt-exchange = Exchanges: give something away, or say you are done.
ts-prompt-to = To whom?
ts-prompt-order = Time Captain, who acts next?
ts-prompt-fight = { $name }: what do you do?
ts-prompt-pick = Which agent?
ts-prompt-try = A trial is printed here: engage, or be done.
ts-prompt-choice = Choose one.
ts-prompt-gift = What do you give?
ts-prompt-for = For nothing, or for what?
ts-prompt-swap = You are offered { $card } for { $other }. Do you exchange?
ts-prompt-pledge = The group still needs { $n } Azrak. How many does { $agent } put in?
ts-prompt-pledge-magic = The group still needs { $n } Magic. How much does { $agent } put in?

## What is put to the group
ts-topic-none = a decision
ts-topic-leave = leaving the location
ts-topic-update = a standard update
ts-topic-free-update = a free update
ts-topic-division = this division of the Azrak: { $shares }
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
ts-label-engage-changed = Engage: { $stat } { $threshold } ({ $printed }, { $reasons })
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
ts-label-withdraw = Withdraw it
ts-label-update = Standard update
ts-label-free-update = Free update
ts-label-no-update = No update
ts-label-read-on = Go on
ts-label-pass = No
ts-label-wait = Wait
ts-label-hint = Propose to ask for a hint
ts-label-for = For { $card }
ts-label-freely = For nothing

## Why an answer is not on offer
ts-why-R-048 = You can only travel to a location that the visible plan shows and nothing forbids.
ts-why-R-040 = The story names the place you must go to now.
ts-why-R-070 = You have no card to put back, or its instructions are not done yet.
ts-why-R-072 = The group leaves when nobody has a panorama card in front of them, and the Time Captain proposes it.
ts-why-R-076 = That card is not available: it is taken, removed, card A, not laid out, or you cannot pay for it.
ts-why-R-079 = You can only engage in a trial printed on the card you are reading.
ts-why-R-115 = You have no such way to fight now.
ts-why-R-194 = Gifts need an agent who stands by, one Azrak, something to give, and somebody present to take it.

## What has happened
ts-log-chose = { $agent } joins the mission.
ts-log-began = The mission begins with { $agents } receptacles; { $vortex } Azrak lie in the Vortex.
ts-log-turn-began = Turn { $turn }. { $agent } is Time Captain.
ts-log-travelled = { $agent } leads the group to { $card }; the report holds { $report }.
ts-log-took = { $agent } takes { $card }.
ts-log-told-aloud = { $agent } tells in their own words what { $card } shows.
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
ts-log-update = A standard update is made: one crystal on the report.
ts-log-update-free = A free update is made.
ts-log-shared = { $agent } takes { $n } Azrak.
ts-log-element = { $agent } takes { $card }.
ts-log-nothing = { $card } is not in the pack: { $agent } gains nothing.
ts-log-token = { $agent } finds a token: { $card }.
ts-log-gave = { $agent } gives { $card } to { $other }.
ts-log-put-away = { $card } is put away.
ts-log-removed = Out of the mission: { $card }.
ts-log-mystery = { $agent } draws a Mystery.
ts-log-personal-interaction = { $agent } reads their Interaction { $n }.
ts-log-personal-flash = { $agent } reads their Memory Flash.
ts-log-flipped-up = { $sky } turns.
ts-log-flipped-down = { $sky } turns back.
ts-log-conflict-began-group = A group conflict begins: everybody stops what they are doing.
ts-log-conflict-began-own = { $agent } is in a conflict.
ts-log-damaged = The opponent has { $n } damage.
ts-log-conflict-ended-won = The conflict is won.
ts-log-conflict-ended-over = The conflict is over.
ts-log-power = { $agent } uses their Power.
ts-log-objected = { $agent } objects.
ts-log-left = The group leaves; the panorama goes back under the deck.
ts-log-reshuffled = The Destiny pile is mixed anew.
ts-log-covered = A plan card is covered; its crystals go to the Vortex.
ts-log-report = The report holds { $report } Azrak.
ts-log-mission-over-lost = All agents have lost control: the mission has failed.
ts-log-mission-over-abandoned = The group gives the mission up.
ts-log-mission-over = The mission is over: { $ending }
ts-log-score = Score: { $score }.
ts-log-hinted = The group asks for a hint.
ts-log-pledged = { $agent } puts in { $n }.
ts-log-too-little = What was put in is not enough: nothing is paid and nothing happens.

## The table in sentences
ts-describe-turn = Turn { $turn }, { $phase }. Vortex { $vortex }, report { $report }.
ts-describe-location = You are at { $card }.
ts-describe-panorama = In the panorama: { $cards }.
ts-describe-agent = { $agent }: Azrak { $azrak } of { $start }, Magic { $magic }, { $stats }.
ts-describe-captain = { $agent } is Time Captain.
ts-describe-holds = { $agent } has { $card } in front.
ts-describe-owns = { $agent } carries { $cards }.
ts-describe-ejected = { $agent } is ejected.
ts-describe-text = { $card } says: { $text }
ts-describe-gist = Told of { $card }: { $text }
ts-describe-trial = Trial of { $agent }: { $stat } { $value } against { $threshold }; of { $of } Destiny cards { $failure } fail, { $critical } are critical, { $success } succeed.
ts-describe-plan = On the plan: { $cards }.
ts-describe-hint = Hint: { $text }
ts-describe-sky-up = { $sky } is turned up: { $text }
ts-describe-sky-down = { $sky } is not turned up: { $text }
ts-describe-standing = For everybody, { $name }: { $text }
ts-describe-in-play = In play: { $cards }.
ts-describe-placed = Laid out: { $cards }.
ts-describe-reading = Being read: { $cards }.
ts-describe-removed = Out of the mission: { $cards }.
ts-describe-magic-supply = Magic left in the supply: { $n }.
ts-describe-free-updates = Free updates the group may use: { $n }.
ts-describe-limbo = Azrak in limbo: { $n }.
ts-describe-must-update = An update must be made.
ts-describe-leaving = The group leaves after this.
ts-count = { $n } at { $name }
ts-describe-visits = Visits so far: { $cards }.
ts-describe-crystals = Azrak lying on places: { $cards }.
ts-describe-forced = The group must go to { $card } next.
ts-describe-hints = Hints taken so far: { $n }.
ts-describe-rungs = Hints taken on puzzles: { $n }.
ts-describe-solved = Puzzles solved: { $n }.
ts-describe-run = Run { $n }.
ts-describe-destiny = Destiny cards already seen: { $values }.
ts-describe-conflict = { $name }: { $n } damage of { $life } life.
ts-describe-power = The Power of { $agent }, { $name }: { $text }
ts-describe-power-used = The Power of { $agent }, { $name }, has been used: { $text }
ts-describe-altered = { $agent } is altered by { $cards }.
ts-describe-out-of-control = { $agent } is out of control.
ts-describe-leaving-soon = { $agent } will be ejected soon.
ts-describe-free-explore = { $agent } may explore for nothing.
ts-describe-flash-read = { $agent } has had a flash.
ts-describe-candidate = { $name }: Azrak { $azrak }, { $stats }. Power { $power }: { $text }
ts-describe-trial-help = The trial has been boosted by { $boost } and supported by { $support }, from: { $agents }.
ts-added = { $amount } for { $card }
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
ts-do-if = { $deed } (on a condition of this card)
ts-do-who-captain = the Time Captain
ts-do-who-each = every agent
ts-do-who-others = every other agent
ts-do-who-one = one agent of your choice
ts-do-who-supporters = whoever supported
ts-do-who-group = shared by the group
ts-do-take-element = take Element { $n }
ts-do-put-away-element = put away Element { $n }
ts-do-remove-element = remove Element { $n }
ts-do-gain-azrak = gain { $n } Azrak
ts-do-gain-azrak-other = gain { $n } Azrak from the report
ts-do-lose-azrak = lose { $n } Azrak
ts-do-lose-azrak-other = lose { $n } Azrak to the report
ts-do-move-azrak = { $n } Azrak go from the Vortex to the report
ts-do-move-azrak-other = { $n } Azrak go from the report to the Vortex
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
ts-do-explore-free = explore a card for nothing
ts-do-explore-at = explore card { $card } for nothing
ts-do-reshuffle = shuffle the Destiny cards
ts-do-reveal = turn up a Destiny card
ts-do-flip-moon = turn the Moon
ts-do-flip-star = turn the Star
ts-do-take-token = take the token “{ $card }”
ts-do-put-away-token = put away the token “{ $card }”
ts-do-remove-token = remove the token “{ $card }”
ts-do-eject = be ejected
ts-do-damage = deal { $n } damage
ts-do-heal = the opponent recovers { $n }
ts-do-start-conflict = a conflict begins
ts-do-end-conflict = the conflict ends
ts-do-free-update = a free update
ts-do-free-emergency = a free emergency update
ts-do-trial-plus = the trial gets +{ $n }
ts-do-redraw = another Destiny card is drawn
ts-do-outcome = the trial is settled: { $card }
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
web-ts-phase-captain = Captain
web-ts-phase-discovery = Discovery
web-ts-phase-recon = Reconnaissance
web-ts-phase-telepathy = Telepathy
web-ts-phase-actions = Actions
web-ts-phase-between = Between
web-ts-captain = captain
web-ts-ejected = ejected
web-ts-on-trial = on trial
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
web-ts-card-before = read before
web-ts-card-held = { $who } is reading it
web-ts-card-yours = in front of { $who }
web-ts-card-removed = removed
web-ts-card-able = can be taken
web-ts-reads = reads
web-ts-papers = What you may read
web-ts-no-card = You stand by: no card is in front of you.
web-ts-no-paper = Nothing lies open to be read now.
web-ts-told = Told by the others
web-ts-hints = Hints for this place
web-ts-hints-left =
    { $n ->
        [0] There are no more.
        [one] One more can be asked for.
       *[other] { $n } more can be asked for.
    }
web-ts-veil = Pass the device to { $who }
web-ts-veil-note = The text is for one pair of eyes. It closes again with the next event.
web-ts-veil-lift = I am { $who }: show it
web-ts-shared-screen = several people share this screen
web-ts-only-mine = Only you see this card. Tell it in your own words.
web-ts-only-agent = Only { $who } reads this card.
web-ts-open-paper = Open to everybody.
web-ts-must = To be done:
web-ts-may = Your choice:
web-ts-cost = Price:
web-ts-conditional = On a condition of this card:
web-ts-otherwise = Otherwise:
web-ts-nothing = Nothing happens.
web-ts-conflict-group = Group conflict: { $name }
web-ts-conflict-own = Conflict: { $name }
web-ts-life = life { $n }
web-ts-puzzle = A puzzle
web-ts-puzzle-right = Right: { $deed }.
web-ts-puzzle-wrong = Wrong: { $deed }.
web-ts-puzzle-hint = Hint { $n }:
web-ts-damage = { $n } damage of { $life } life
web-ts-outcome-failure = Failure:
web-ts-outcome-critical = Critical, exactly equal:
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
web-ts-fate-lies = The Destiny card says { $value }.
web-ts-destiny-left =
    { $n ->
        [one] { $n } Destiny card left
       *[other] { $n } Destiny cards left
    }
web-ts-destiny-gone = Out: { $values }
web-ts-odds-hide = hide the odds
web-ts-odds-show = show the odds
web-ts-odds-failure = failure
web-ts-odds-critical = critical, exactly { $threshold }
web-ts-odds-success = success
web-ts-odds-in = { $n } in { $of }
web-ts-deeds = What you may do
web-ts-acting = Acting:
web-ts-tip-take = Take a card straight from the painting.
web-ts-tip-explore = To explore, choose a free card in the painting.
web-ts-telepathy = Telepathy
web-ts-has-told = has told
web-ts-will-tell = has yet to tell
web-ts-tell-label = What does your card show?
web-ts-tell-hint = In your own words…
web-ts-tell-send = Tell it
web-ts-tell-anyway = Tell it anyway
web-ts-tell-aloud = I have told it aloud
web-ts-tell-gist = Tell the gist
web-ts-tell-wait = The others are telling what their cards show.
web-ts-division = Division of the Azrak
web-ts-update = An update?
web-ts-update-note = { $vortex } Azrak lie in the Vortex, { $report } on the report. A standard update costs one more on the report; free updates left: { $free }.
web-ts-proposal = Put to the group: { $topic }
web-ts-proposal-by = The Time Captain { $who } proposes; everybody has a word, and the captain decides.
web-ts-has-said = has answered
web-ts-will-say = thinking
web-ts-topic-none = a decision
web-ts-topic-leave = leave this place
web-ts-topic-update = a standard update
web-ts-topic-free-update = a free update
web-ts-topic-division = this division
web-ts-topic-choice = this choice
web-ts-topic-free-emergency = a free emergency update
web-ts-topic-abandon = give the mission up
web-ts-in-vortex = In the Vortex: { $n }
web-ts-broken = The link is broken
web-ts-broken-note = { $who } has no Azrak left. One of these it must be.
web-ts-broken-emergency = The last crystal goes on the report, which then holds { $report }. You take { $vortex } from the Vortex and carry on.
web-ts-broken-free-emergency = Uses up one of the group’s free updates; the others are asked. Nothing goes on the report.
web-ts-broken-let-go = The crystal goes to the Vortex. You finish what it paid for, then you are out until the group leaves, and an update becomes compulsory.
web-ts-choose = Choose your receptacle
web-ts-sheets = Your receptacle
web-ts-no-receptacle = You have no receptacle yet.
web-ts-things = Carries
web-ts-things-none = nothing
web-ts-flash = Memory flash
web-ts-flash-read = read
web-ts-flash-unread = unread
web-ts-plan = Plan
web-ts-here = you are here
web-ts-crystal-here = a crystal lies here
web-ts-crystal-none = no crystal yet
web-ts-from-element = { $card }
web-ts-vortex = Vortex
web-ts-report = Report
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
web-ts-note-told = Told to the table.
web-ts-the-end = The end of the mission
web-ts-won = Mission accomplished
web-ts-not-won = The mission is over
web-ts-abandoned = The group gave the mission up.
web-ts-all-lost = All agents lost control at once.
web-ts-end-figures =
    { $n ->
        [one] { $n } turn, { $report } Azrak on the report.
       *[other] { $n } turns, { $report } Azrak on the report.
    }
web-ts-assisted = Assisted memory was on.
web-ts-open-log = The whole log, with what was read
web-ts-other-face = its other face:
web-act-time-stories-choose = Be { $label }
web-act-time-stories-travel = Go to { $label }
web-act-time-stories-take = Take { $label }
web-act-time-stories-give = Give { $label }
web-act-time-stories-next = Next: { $label }
web-act-time-stories-pick = Choose { $label }
web-act-time-stories-share = Give { $label }
web-act-time-stories-pass = { $label }
web-ts-destiny-pile = Destiny
web-ts-destiny-strip = { $n } cards from { $least } to { $most }
web-ts-destiny-none = None is out yet.
web-ts-prologue = The mission order and the prologue
web-ts-remembered = remembered
web-opt-mission = Mission
web-opt-telepathy = Copying out a card
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
learn-time-stories-second = Alone you lead two of them. Choose the second.
learn-time-stories-read = Take your time to read. What only one person has read, the others hear from that person.
learn-time-stories-option = Some cards ask you to choose. There is no undo across a reading: what was read stays read.
learn-time-stories-take = A place is a panorama of cards. Take one and read it to yourself; it opens below.
learn-time-stories-actions = Now the receptacles act, one by one: explore, try what a card offers, help, or stand by. Choose who, then what.
learn-time-stories-recap = In short: the captain chooses the way, each takes a card and reads, then the receptacles act one by one. What costs Azrak is dear, for without it a link breaks.

## Why a position is none of this game
ts-wrong-agents = There is no such position: { $n } agents are told of, and { $wanted } play.
ts-wrong-location = There is no such position: the plan has no such location.
ts-wrong-azrak = There is no such position: there are { $n } Azrak in all, and the mission has { $wanted }.
ts-wrong-receptacle = There is no such position: agent { $seat } has no receptacle of their own.
ts-wrong-text = There is no such position: a card has not exactly one text behind it.
