### What Break In says.

tagline = Grab the cash and get out before the second guard comes.
goal = Most money after five rounds wins.

## Why something can't be done

no-drawing-yet = First everybody inside decides whether to stay or to leave.
no-deciding-again = All inside stay for this card: now draw it.
# $n: how many piles there are.
no-such-pile = There are { SPELL($n) } piles, and that isn't one of them.
no-empty-pile = That pile is empty: draw from one that has a card.

## What points are for

why-left = out with the money

## How the game ends

end-five_rounds = Five rounds are played
