### What Granicus says.

tagline = Two armies along a river whose course shifts with every card.
goal = Most points from the six rows wins.
end-score = the higher score
end-tiebreak = ranks broke the tie
end-shared = level on ranks, too
option-seat_of_odd = Odd player
    .help = Who owns the odd cards and moves first.
option-seat_of_odd-chance = drawn by chance
option-seat_of_odd-n = seat { $next }

## On the table

side-odd = odd
    .bank = left
side-even = even
    .bank = right
# Below the points of a row: so many of the cards there match the ace.
matching = { $n } of { $of }
ranks = ranks
deck-left = { $n } of { $of } left
never-come = Never come
never-came = Never came
# $a, $b: the suits by whose aces the card can be laid.
turned = { CAP($a) } or { CAP($b) }

## What is done

lay = Lay it by { CAP($row) }
    .done = { $card } by { CAP($row) }
lay-stay = By { CAP($row) }; { CAP($suit) } stay
    .done = { $card } by { CAP($row) }
# $passed: the suit of the ace with which that of $suit changes places.
lay-up = By { CAP($row) }; { CAP($suit) } up, { CAP($passed) } down
    .done = { $card } by { CAP($row) }; { CAP($suit) } up, { CAP($passed) } down
lay-down = By { CAP($row) }; { CAP($suit) } down, { CAP($passed) } up
    .done = { $card } by { CAP($row) }; { CAP($suit) } down, { CAP($passed) } up
# What may become of the ace of a suit, on the ace and in the bar on top.
ace-up = { CAP($suit) } up
ace-stays = { CAP($suit) } stay
ace-down = { CAP($suit) } down

## The bar on top

progress = Turn { $n } of { $of }
set-title = The river is set
set-line = Six aces make the column, chance their order.
turn-up = { $who-form ->
    [you] You turn up a card
   *[one] { $who } turns up a card
}
side-line = { CAP($side) } cards lie to the { $side-bank }.
lay-title = { $who-form ->
    [you] Lay { $card-acc }
   *[one] { $who } lays { $card-acc }
}
lay-line = By { CAP($a) } or by { CAP($b) }. Then the other ace may move.
lay-line-first = By { CAP($a) } or by { CAP($b) }. On the first turn no ace moves.
lay-line-last = By { CAP($a) } or by { CAP($b) }. On the last turn no ace moves.
swap-title = Move { $ace-acc }, or let it stay
swap-line = It may change places with the ace above or below; the cards stay. Watch both rows and the totals.
slide-line = Two aces change places; all cards stay.
count-title = The count
count-line = Row by row, from the top: more matching cards take the row, then more cards.
counted = { CAP($suit) }: { standing }. { $who-form ->
    [none] Nobody scores.
    [you] You get { $n }, a point a match.
   *[one] { $who } gets { $n }, a point a match.
}
# $level: 1 if both have as many that match, so that the number of cards decides.
standing = { $level ->
    [1] { $left }–{ $right } matching, so cards decide: { $left-cards }–{ $right-cards }
   *[0] { $left }–{ $right } matching
}
tie-title = Level: ranks decide
tie-line = Most ranks in { $rows }: { $odd } { $odd-ranks }, { $even } { $even-ranks } with the 2 for even.
over-line = The cards that never came are turned up.
ending = Level on points, so ranks decide: { $odd } { $odd-ranks }, { $even } { $even-ranks }.

## The panels

status-bank = { $side }, { $side-bank }
status-lays = { $side }: to lay
status-ranks = { $side }: { $n } ranks
row-note = “1 of 2”: one of two cards matches the ace. More matches take the row, then more cards.

## Facts

unseen-title = { CAP($side) }, unseen: 3 never come
unseen = Not seen yet

## A closer look

# The row of an ace, and how its banks stand.
tip-row-name = The row of { CAP($suit) }
tip-row = { standing }. More matching cards take the row, then more cards; it brings a point for each match on either bank.
tip-row-empty = The bank with more cards that match the ace takes the row, then the one with more cards. It brings a point for each match.

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
tie-log = Level. { tie-line }
tie-banner = Level at { $points }: ranks decide
over-log = The six cards that never came are turned up.
why-moons = moons
why-suns = suns
why-waves = waves
why-leaves = leaves
why-wyrms = wyrms
why-knots = knots

## What can’t be done

beside = The card goes beside { $a-acc } or { $b-acc }.
no-other-suit = The card goes beside the ace of one of its own two suits: { $a-acc } or { $b-acc }.
other-bank = That is the other bank: { $side } cards lie to the { $side-bank }.
deck-one = One card is turned up each turn: lay the one that lies open.
removed-unseen = Nobody sees these three before the end.
cards-stay = Cards stay where they lie: only aces move.
# $at: the row in which the ace stands.
ace-moves = { CAP($ace) } may go one row up or down, or stay.{ $at ->
    [1] {" "}It stands at the top.
    [6] {" "}It stands at the bottom.
   *[other] {""}
}
now-move = Now move { $ace-acc } or let it stay, or pick the other row.
no-swap-first = On the first turn no ace moves.
no-swap-last = On the last turn no ace moves.
no-swap-up = { CAP($ace) } stands in the top row: it can’t move up.
no-swap-down = { CAP($ace) } stands in the bottom row: it can’t move down.
ace-may-stay = { CAP($ace) } may always stay where it is.

## Tips

situation-suits = Your card has two suits. Lay it by the ace of either; later the ace of the other suit may then swap.
situation-swap = A swap moves two aces and no card. Look at what both rows would be worth before you decide.
situation-last-swap = This is the last swap of the game. After it only one card is laid, on the other bank.
situation-last = The last card: no ace moves any more. Find the row that this one card still turns.
