### What Black Snake says.

tagline = Lay rising and falling tracks, the longer the better.
goal = The first to reach the target wins.

## Options

option-target = Target
    .help = How many points end the game.
option-target-n = { $n } points

## Why something can't be done

no-vote-yet = New tracks are proposed: first agree or refuse.
no-vote-asked = Nobody has proposed new tracks.
no-proposal-who-can-lay = New tracks may be proposed only by a player who can lay nothing.
no-second-proposal = New tracks may be proposed only once in a turn.
no-proposal-same-tracks = Deck and used pile are empty: the same tracks would come back.
no-passing = Who can lay or draw may not pass.
no-second-draw-yet = You have drawn one card: now a second must be drawn.
no-cards-left = Deck and used pile are empty: nothing is left to draw.
no-open-card-left = No open card is left.
no-such-open-card = Only the open cards can be taken that way, and { $card } isn't among them.
no-run-begun = No run is begun yet: first lay a card on a track.
no-other-than-the-run = You are laying a run: add a card or stop; one run is all for this turn.
# $n: how many tracks there are.
no-such-track = There are { SPELL($n) } tracks, and that isn't one of them.
no-card-in-hand = You lay cards from your hand, and { $card } isn't there.
# $dir: one of the directions below; $value: 1 to 10.
no-fitting-value = The next value { $dir } is { $value }, so { $card } doesn't fit.
dir-up = up
dir-down = down
no-number-after-picture =
    A picture may stand for { $value } only if a number card from your hand can end the run after it.
no-picture-at-the-end = A run can't end with a picture: it needs a number card.

## What points are for

why-lay = a run

## How the game ends

end-target = The target is reached
