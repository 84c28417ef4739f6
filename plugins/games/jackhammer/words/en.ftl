### What Jackhammer says.

tagline = Tear up the floor behind you and gather all four suits in time.
goal = Have the highest total in your lowest suit.

## Why an action is refused

no-such-cell = The floor has six columns and six rows, and that cell isn’t among them.
no-start-but-an-ace = A worker starts on an ace: choose one of those.
# $who: the seat whose worker stands there, never the player's own; in the next ones, too.
no-sharing-an-ace = { $who } stands on that ace, and two workers never share a card: choose another ace.
no-placing-again = Your worker has been placed already; now it moves.
no-move-before-all-stand = No worker moves until all of them have been set on an ace.
no-fall-while-it-can-move = Your worker can still move, so it must.
no-staying = Your worker is on that card: move it to another one.
no-crooked-way = A worker moves in a straight line: along its row, its column or a diagonal.
no-landing-in-a-hole = That is a hole: a worker can’t land on one.
no-sharing-a-card = { $who } stands there, and two workers never share a card.
no-passing-a-hole = A hole is in the way, and a worker can’t pass over one.
# $who: one seat or several.
no-passing-a-worker = { $who-form ->
    [many] { $who } are in the way, and a worker can’t pass over another.
   *[one] { $who } is in the way, and a worker can’t pass over another.
}

## The end

end-all_fallen = All workers have fallen

## On the table

# Over a worker whose reach a step would halve: so many cards.
keeps = { $who-form ->
    [you] You keep { $n }
   *[one] { $who } keeps { $n }
}
# How many cells a worker could move to at once from there.
ways = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}

## What is done

# $to: the card on which the worker stands then; $card: the one it leaves, which its player takes.
place = Start on { $to }
    .done = { $who-form ->
        [you] start
       *[one] starts
    } on { $to }
move = Move to { $to }
    .done = { $who-form ->
        [you] take { $card }, move
       *[one] takes { $card }, moves
    } to { $to }
fall = Fall
    .done = { $who-form ->
        [you] fall
       *[one] falls
    } and { $who-form ->
        [you] take
       *[one] takes
    } { $card }
# The last worker goes its best way, for so many turns.
finish-button = Finish for me
finish = Play to the end: { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}

## The bar at the top

progress = Round { $n }, { $left ->
    [one] { $left } card left
   *[other] { $left } cards left
}
progress-place = Before the first round
deal-title = The floor is laid
deal-line = Ace to nine of all four suits, in six rows of six.
place-title = { $who-form ->
    [you] Set your worker on an ace
   *[one] { $who } sets a worker on an ace
}
place-line = A worker moves like a queen in chess. { $who-form ->
    [you] You take every card it leaves.
   *[one] Its player takes every card it leaves.
}
move-title = { $who-form ->
    [you] Move your worker
   *[one] { $who } moves
}
move-line = { $who-form ->
    [you] You take the card that you leave: { $card }.
   *[one] { $who } takes the card left behind: { $card }.
}
fall-title = { $who-form ->
    [you] You fall
   *[one] { $who } falls
}
fall-line = { $who-form ->
    [you] Your worker can’t move: you take { $card } as well.
   *[one] The worker can’t move: { $who } takes { $card } as well.
}
over-line = The totals are compared from the lowest up.

## The panels

status-places = to place
status-placed = placed
# So many cards can still be reached.
status-reach = { $n } in reach
status-stuck = stuck
status-fallen = fallen

## Facts

aid-worker = { $who-form ->
    [you] Your worker
   *[one] { GENITIVE($who) } worker
}
aid-ways = Moves
aid-reach = Cards in reach
aid-lost = In nobody’s reach
# The totals of the four suits.
aid-lists = Low to high

## The log, and what stands over the table

dealt = { $who-form ->
    [you] You place your worker and move first.
   *[one] { $who } places a worker and moves first.
}
heading-place = The workers
heading-round = Round { $n }
lowest-suit = lowest suit
all-suits = { $who-form ->
    [you] You have all four suits
   *[one] { $who } has all four suits
}
fallen-banner = { $who-form ->
    [you] You have fallen
   *[one] { $who } has fallen
}: { $list }
# $n: the place in the lists, from the lowest total on, that decides.
ending-place = The { $n ->
    [2] second lowest
    [3] third lowest
   *[4] highest
} total breaks the tie: { $who } { $high }, { $other } { $low }.
ending-shared = { CAP($who) } have the same four totals: { $list }.

## What can’t be picked

press-fall = Your worker can’t move any more: it falls, and you take the card it stands on as well.
collected-stay = Collected cards are counted and stay where they are: pick a card on the floor.
pick-an-ace = Pick an ace on the floor for your worker to start on.
pick-a-cell = Pick a card on the floor that your worker can move to.
tip-rings = Rings mark the cards your worker could move to from there.

## Tips

situation-place = The ace you stand on is your first card, once you leave it. Begin where you have many moves.
situation-leave = You take the card that you leave, not the one you land on. Land on what you want to take next.
situation-lowest = Only your weakest suit counts, and you have no card of one suit yet. A single one is worth more than all the rest.
situation-fall = Your worker can’t move: it falls, and you take the card it stands on as well. Your cards stay yours and count.
