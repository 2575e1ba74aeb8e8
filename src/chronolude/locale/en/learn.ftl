### What a first guided game says: one sentence or two at each new kind of ask. Scripts: src/chronolude/lessons.
## All games
learn-closing = That was all I wanted to show. The rest of this game is yours: H asks for a hint, and any line of the log is a way back.

## contre-temps
learn-contre-temps = Contre-Temps: win events with a trick of cards, then go back and win them again. Whoever holds three events wins. I will point at the first choices.
learn-contre-temps-follow = Barometer was led to event 1, so you follow with Barometer while you hold one: the grey cards may not be played, and tell why when you press them. The highest card takes the event, and 13 is the highest of all.
learn-contre-temps-travel = Now everybody chooses a trip in secret. Each place back costs one crystal, and all pawns move together once the last choice is sealed. You hold event 1 already: stay in the present this time.
learn-contre-temps-lead = You control the event before this one, so the lead is yours: any card will do, and its suit binds the others. Choose a card and read what it would surely do before you confirm.
learn-contre-temps-back = This is what the game is about. With two crystals you can go back two places, to event 1, and meet it again. Press the stop on the line.
learn-contre-temps-again = A past event keeps its suit, that of its first card, and the card that stands there has to be beaten. A card of that suit which is lower earns a crystal instead.
learn-contre-temps-income = The rail shows every place within reach and its price. Event 3 went to somebody else: one place back, and it can be yours.
learn-contre-temps-reopen = Nobody else came here, so you reopen the event alone. If your card beats the one that stands, history changes and the disc on it is replaced by yours.

## timeline
learn-timeline = Timeline: put inventions in order without knowing a single date. The first hand to be empty wins.
learn-timeline-place = Choose a card of your hand, then the gap where it belongs: 1 is before everything on the line, the last is after. Its date is shown only once it lies there. Water clocks are old, but not the oldest thing here.
learn-timeline-sure = Right: the card stays, and your hand is one card shorter. A wrong card is discarded and you draw another. Place first what you are sure of: the telephone is younger than all that lies here.
learn-timeline-narrow = The longer the line, the narrower the gaps. A rowing boat that dives, long before motors: between the old things and the telephone.
learn-timeline-last = Your last card. If it is right, your hand is empty and this round decides the game. Where does the mobile phone go?

## chrononauts
learn-chrononauts = Chrononauts: bend 32 years of history until they are the ones you come from. Let us look at the pieces one by one.
learn-chrononauts-identity = You were stranded here from another history. Your identity names the years that must be as at home; only you see it. It may be exchanged once, now. Keep it.
learn-chrononauts-artifact = A turn is one card drawn and one card played. An artifact stays before you: three that fit your mission are one of the ways to win.
learn-chrononauts-claim = At the end of your turn you may claim victory if a goal is met. It is not met yet, so you pass on.
learn-chrononauts-flip = Avert Disaster flips a linchpin, a year on which others hang. Choose 1912 and look at what would ripple before you confirm.
learn-chrononauts-paradox = The years that hung on 1912 are torn open now: paradoxes. Thirteen open ones end the universe, and everybody loses.
learn-chrononauts-action = Action cards do what they say once. Selling an artifact trades it for more cards.
learn-chrononauts-again = You hold a patch for 1999. It fits only while that year is torn open, and 1999 hangs on 1980: flip it.
learn-chrononauts-memo = Before a card takes effect everybody is asked, in the same words and for the same time, whether a Memo stops it. Let this one pass.
learn-chrononauts-patch = Now 1999 is open: press your patch on it. The year reads as your patch says, there is one paradox fewer, and you draw a card for it.

## artifaxx
learn-artifaxx = Artifaxx: no history to bend here, only treasures to collect. The three that your mission names win the game.
learn-artifaxx-artifact = A turn is one card drawn, one card played. Lay an artifact before you; your mission, which only you see, names the three you want.
learn-artifaxx-claim = At the end of your turn you win if the three artifacts of your mission lie before you. Not yet.
learn-artifaxx-second = A second one. What lies before you can be seen by everybody, and taken or undone by some cards.
learn-artifaxx-memo = Your artifact is being stopped by a Memo from the future. You hold a Memo too: answer with it, and theirs never was.
learn-artifaxx-action = An action needs an artifact to work on: choose the card, then its target. A miracle turns a treasure into more cards.
learn-artifaxx-kill = Nothing you like? Kill time: throw a card away instead of playing one, and a second one if you want a new card for it.

## solonauts
learn-solonauts = Solonauts: eight stranded travellers, one deck, and you alone. Make history show each one’s home before the cards run out.
learn-solonauts-flip = Travellers go home when three years read as they remember them. Start by flipping a linchpin: Reverse Fate works on any of them. With 1980 flipped, 1999 tears open.
learn-solonauts-patch = You hold the patch for 1999. Pressed on the torn year, it makes a new history that some travellers call home.
learn-solonauts-second = Look at the travellers below the line: which years do they still need? Sabotage can stop the launch of 1957.
learn-solonauts-mend = And the patch that follows. Who is home stays home, whatever you change later.
learn-solonauts-discard = A patch you do not need can be thrown away to draw another card. The deck is never shuffled again: 41 cards are all there is.

## time-division
learn-time-division = Time Division: a duel in which one card acts and the other counts. First you draft, then you clash six times.
learn-time-division-draft = Of three cards you keep one, give one to the other side and put one away unseen. Both do this three times. Keep the high one.
learn-time-division-draft-again = What you give will be played against you, what you put away waits in the Reserve. Nobody looks back at what was dealt out.
learn-time-division-draft-last = The last three. After this you hold six cards, three you kept and three you were given.
learn-time-division-play = You hold the coin, so you lay the first card. The higher of the two cards takes the coin. Ten beats everything.
learn-time-division-coin = The coin decides which of the two cards acts. The other one is not lost: it goes to its owner’s influence and counts its value. Ten points for your Pharaoh are worth more than what it does.
learn-time-division-value = You still hold the coin and lead again. A middle card is often enough, and keeps the high ones for later.
learn-time-division-recover = Before you decide, read both sides: what the activated card would do, and what both totals would be.

## time-stories
learn-time-stories = TIME Stories: a mission lived through borrowed bodies. Alone you play two of them, and you may read everything both have seen.
learn-time-stories-receptacle = You are sent into the body of somebody who lives there: a receptacle, with its own strengths. Choose one.
learn-time-stories-second = Alone you lead two of them. Choose the second.
learn-time-stories-read = Take your time to read. What only one person has read, the others hear from that person.
learn-time-stories-option = Some cards ask you to choose. There is no undo across a reading: what was read stays read.
learn-time-stories-travel = The Time Captain chooses where the group goes. Each way costs time, and the mission has only so much of it.
learn-time-stories-take = A place is a panorama of cards. Take one and read it to yourself; it opens below.
learn-time-stories-actions = Now the receptacles act, one by one: explore, try what a card offers, help, or stand by. Choose who, then what.
