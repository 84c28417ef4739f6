### What Granicus says.

tagline = Two armies along a river whose course shifts with every card.
goal = Score the most points in the six rows.
end-score = the higher score
end-tiebreak = ranks broke the tie
end-shared = tied on ranks, too
option-seat_of_odd = Odd player
    .help = Who has the odd cards and begins.
option-seat_of_odd-chance = chosen at random
option-seat_of_odd-n = seat { $next }

## On the table

side-odd = odd
    .bank = left
side-even = even
    .bank = right
# Below the points of a row: so many of the cards there match the ace.
matching = { $n } of { $of }
ranks = rank total
deck-left = { $n } of { $of } left
never-come = Set aside
never-came = Set aside
# $a, $b: the suits by whose aces the card can be laid.
turned = { CAP($a) } or { $b }

## What is done

lay = Lay it by { $row }
    .done = { $card } by { $row }
lay-stay = By { $row }, { $suit } stay
    .done = { $card } by { $row }
# $passed: the suit of the ace with which that of $suit changes places.
lay-up = By { $row }, swap { $suit } up with { $passed }
    .done = { $card } by { $row }, { $suit } swapped up with { $passed }
lay-down = By { $row }, swap { $suit } down with { $passed }
    .done = { $card } by { $row }, { $suit } swapped down with { $passed }
# What may become of the ace of a suit, on the ace and in the bar at the top.
ace-up = { CAP($suit) } up
ace-stays = { CAP($suit) } stay
ace-down = { CAP($suit) } down

## The bar at the top

progress = Turn { $n } of { $of }
set-title = The river is laid
set-line = Six aces form the column, in random order.
turn-up = { $who-form ->
    [you] You turn up a card
   *[one] { $who } turns up a card
}
side-line = { CAP($side) } cards go on the { $side-bank } bank.
lay-title = { $who-form ->
    [you] Lay { $card-acc }
   *[one] { $who } lays { $card-acc }
}
lay-line = By { $a } or by { $b }. Then the other ace may move.
lay-line-first = By { $a } or by { $b }. On the first turn no ace moves.
lay-line-last = By { $a } or by { $b }. On the last turn no ace moves.
swap-title = Move { $ace-acc }, or leave it
swap-line = It may swap with the ace above or below; the cards stay. Watch both rows.
slide-line = Two aces swap; all cards stay.
count-title = The count
count-line = Row by row, from the top. Whoever has more matching cards takes the row; if tied, whoever has more cards.
counted = { CAP($suit) }: { standing }. { $who-form ->
    [none] Nobody scores.
    [you] You score { $n }, one per match.
   *[one] { $who } scores { $n }, one per match.
}
# $level: 1 if both have as many that match, so that the number of cards decides.
standing = { $level ->
    [1] { $left }–{ $right } matching, so cards decide: { $left-cards }–{ $right-cards }
   *[0] { $left }–{ $right } matching
}
tie-title = A tie: ranks decide
tie-line = Highest rank total in { $rows }: { $odd } { $odd-ranks }, { $even } { $even-ranks } with the 2 for even.
over-line = The cards set aside are turned up.
ending = Tied on points, so ranks decide: { $odd } { $odd-ranks }, { $even } { $even-ranks }.

## The panels

status-bank = { $side }, { $side-bank }
status-lays = { $side }: to lay
status-ranks = { $side }: rank total { $n }
row-note = “+1, 1 of 2”: the row scores 1 now, and one of two cards here matches the ace. Whoever has more matches takes the row; if tied, whoever has more cards.

## Facts

unseen-title = { CAP($side) }, unseen: 3 are set aside
unseen = Not seen yet

## A closer look

# The row of an ace, and how its banks stand.
tip-row-name = The row of { CAP($suit) }
tip-row = { standing }. Whoever has more matching cards takes the row; if tied, whoever has more cards. It is worth a point for each match on either bank.
tip-row-empty = Whoever has more cards that match the ace takes the row; if tied, whoever has more cards. It is worth a point for each match.

## The log, and what scores

heading-turn = Turn { $n }
odd-begins = { $who-form ->
    [you] You have the odd cards on the left bank and go first.
   *[one] { $who } has the odd cards on the left bank and goes first.
}
row-log = { $who-form ->
    [none] { CAP($suit) }: nobody, { standing }
   *[other] { CAP($suit) }: { standing }
}
tie-log = A tie. { tie-line }
tie-banner = Tied at { $points }: ranks decide
over-log = The six cards set aside are turned up.
why-moons = moons
why-suns = suns
why-waves = waves
why-leaves = leaves
why-wyrms = wyrms
why-knots = knots

## What can’t be done

beside = The card goes beside { $a-acc } or { $b-acc }.
no-other-suit = The card goes beside the ace of one of its own two suits: { $a-acc } or { $b-acc }.
other-bank = That is the other bank: { $side } cards go on the { $side-bank }.
deck-one = Only one card is turned up each turn: lay that one.
removed-unseen = Nobody sees these three before the end.
cards-stay = Cards stay where they are: only aces move.
# $at: the row in which the ace stands.
ace-moves = { CAP($ace) } may move one row up or down, or stay.{ $at ->
    [1] {" "}It is at the top.
    [6] {" "}It is at the bottom.
   *[other] {""}
}
now-move = Now move { $ace-acc } or leave it, or pick the other row.
no-swap-first = On the first turn no ace moves.
no-swap-last = On the last turn no ace moves.
no-swap-up = { CAP($ace) } is in the top row: it can’t move up.
no-swap-down = { CAP($ace) } is in the bottom row: it can’t move down.
ace-may-stay = { CAP($ace) } may always stay where it is.

## Tips

situation-suits = Your card has two suits. Lay it by the ace of either; on later turns the ace of the other suit may then swap.
situation-swap = A swap moves two aces and no card. “+2, 2 of 3” beside a row: it scores 2 now, and two of those three cards match its ace.
situation-last-swap = This is the last swap of the game. Only one more card will be laid, on the other bank.
situation-last = This is the last card, and no ace moves any more. Find the row that it can still turn.
