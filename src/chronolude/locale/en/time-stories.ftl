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
ts-log-link-broke = The link of { $agent } breaks.
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
ts-prompt-mark = { $dial }: which mark?
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
