### What Jackhammer says.

tagline = Tear up the floor behind you and gather all four suits in time.
goal = The highest total in one’s lowest suit wins.

## Why an action is refused

no-such-cell = The floor has six columns and six rows, and that cell isn’t among them.
no-start-but-an-ace = A worker starts on an ace: choose one of those.
# $who: the seat whose worker stands there, never the player's own; in the next ones, too.
no-sharing-an-ace = { $who } stands on that ace, and two workers never share a card: choose another ace.
no-placing-again = Your worker is placed for good; now it moves.
no-move-before-all-stand = First every worker is set on an ace; the workers move when all stand.
no-fall-while-it-can-move = Your worker can still move, and who can move must move.
no-staying = Your worker stands there already: a move leads to another card.
no-crooked-way = A worker moves in a straight line: along its row, its column or a diagonal.
no-landing-in-a-hole = There is a hole: a worker can’t land on one.
no-sharing-a-card = { $who } stands there, and two workers never share a card.
no-passing-a-hole = A hole is in the way, and a worker can’t pass over one.
# $who: one seat or several.
no-passing-a-worker = { $who-form ->
    [many] { $who } are in the way, and a worker can’t pass over another.
   *[one] { $who } is in the way, and a worker can’t pass over another.
}

## The end

end-all_fallen = All workers have fallen
