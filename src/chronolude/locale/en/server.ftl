### The server, English: words about tables, not about any game. Same ids and variables as in French.
### $seat: a seat's name · $to: a decision · $days, $answer: as they say.

## What happened at the table (log lines)
sv-dealt = The game begins.
sv-branched = Another timeline begins here, at decision { $to } of the game it left.
sv-over = The game is over; the secret behind the shuffle is revealed.
sv-closed = The table was closed.
sv-sat-joined = { $seat } sits down.
sv-sat-left = { $seat } leaves the table.
sv-sat-bot = A bot now plays for { $seat }.
sv-sat-back = { $seat } is back.
sv-sat-kicked = { $seat } was asked to leave the table.
sv-relinked = The host made a new link for { $seat }; the old one no longer works.
sv-revoked = The host took away { $seat }’s link.
sv-undo-asked = { $seat } asks to go back to decision { $to }.
sv-undo-agreed = { $seat } agrees to go back.
sv-undo-refused = { $seat } does not agree: the game goes on.
sv-undone = { $seat } went back to decision { $to }; what was played since is kept as a branch.
sv-paused = The table is paused.
sv-resumed = The game goes on.
sv-timed-out-bot = { $seat } has run out of time.
sv-timed-out-host = { $seat } has run out of time; the host decides.
sv-timed-out-forfeit = { $seat } has run out of time and forfeits.

## Before the deal, undo
sv-before-the-deal = Waiting for everybody to sit down.
sv-undo-free = Free: nobody has learnt anything since.
sv-undo-consent = The others must agree.

## Why a message is refused. Not about rules: those have their own sentences
sv-refused-not-on-offer = That is not possible now.
sv-refused-stale = The table moved on while you were choosing.
sv-refused-other-seat = That is not your seat.
sv-refused-other-table = That message is for another table.
sv-refused-watching = You are watching: only players can do that.
sv-refused-not-started = The game has not begun.
sv-refused-over = The game is over.
sv-refused-paused = The table is paused.
sv-refused-undo-pending = The table must first decide whether to go back.
sv-refused-nothing-to-undo = You have nothing to take back.
sv-refused-not-allowed = This table does not allow that.
sv-refused-not-possible = That is not possible here.
sv-refused-full = There is no more room for this here.
sv-refused-copied-out = This repeats your card word for word. Put it in your own words, or send it again to say it anyway.
sv-refused-copied-strict = This repeats your card word for word. At this table you tell it in your own words.

## What a link shows where it is pasted. $title: a game · $n: how many play
sv-preview-title = { $title }, { $n ->
    [one] for one
   *[other] { $n } players
}
sv-preview-open = A seat is waiting: come and play.
sv-preview-live = A game is under way. Watch it move by move.
sv-preview-over = The game is over. Look back at every move, and play on from any of them.

## Ready-made phrases
sv-phrase-hello = Hello!
sv-phrase-good-luck = Good luck!
sv-phrase-well-played = Well played.
sv-phrase-thanks = Thank you.
sv-phrase-oops = Oops.
sv-phrase-one-moment = One moment, please.
sv-phrase-your-turn = It is your turn.
sv-phrase-again = Shall we play again?

## What we keep about people
sv-privacy-title = What we keep about you
sv-privacy-kept = For each table we keep the name you chose, your answers, what you wrote in the chat, and an address for turn notices if you gave one. Seat links are kept only as fingerprints.
sv-privacy-not-kept = There are no accounts, no advertising and no tracking. Your network address is used to limit abuse and is not stored.
sv-privacy-delete = With the link of your seat you can have your name and chat deleted at any time; your answers stay, because they are part of the others’ game too.
sv-privacy-yours = The seats this browser holds a link to:
sv-privacy-none = This browser holds no seat link. Open the link of a seat first, then come back to this page.
sv-privacy-at = { $title }, table { $table }, as { $seat }
sv-privacy-forget = Delete my name and chat here
sv-privacy-days =
    { $days ->
        [one] Tables are deleted { $days } day after they were last used.
       *[other] Tables are deleted { $days } days after they were last used.
    }
sv-privacy-always = This server keeps tables until somebody deletes them.
sv-no-client = The server is running. The browser client has not been built here; programs can play over the websocket and the API.

## Every first guided game
sv-learn-closing = That is all I wanted to show you. The rest of this game is yours: press H for a hint, or go back from any line of the log.
