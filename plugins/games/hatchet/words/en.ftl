### What Hatchet says.

tagline = Lay cards at any angle, and bury pips without cutting any.
goal = Have the most points when the tenth picture is drawn.

## Why an action is refused

no-such-angle = A card is turned by whole degrees from 0 to 359.
no-card-off-the-table = Not here: the card hangs over the edge of the table.
# $cut: the suit of the pip; in the next ones, too.
no-cutting-a-pip = Not here: the card cuts a { $cut-one }.
no-cutting-pips = Not here: the card cuts { SPELL($n) } pips.
# $twice: how many pips of that suit would lie under the card; one may.
no-two-pips-of-a-suit = Not here: it would bury { SPELL($twice) } { $suit }.
no-two-pips-and-no-cut = Not here: it would bury { SPELL($twice) } { $suit } and cut a { $cut-one }.
no-two-pips-and-no-cuts = Not here: it would bury { SPELL($twice) } { $suit } and cut { SPELL($n) } pips.

## What points are for

why-pips = { $points ->
    [one] a pip buried
   *[other] pips buried
}
why-picture = a picture drawn

## The end

end-tenth_picture = The tenth picture was drawn
ending = { $who-form ->
    [you] You buried
   *[one] { $who } buried
} { $pips ->
    [0] no pip
    [one] { $pips } pip
   *[other] { $pips } pips
} and drew { $pictures ->
    [0] no picture
    [one] { $pictures } picture
   *[other] { $pictures } pictures
}.
ending-shared = A tie: { $who } share the win.

## On the table

cards-left = { $n } left
until-the-tenth = Until the tenth picture
# Where more than two play and there is less room: how many of all.
pictures-so-far = Pictures: { $n }/{ $all }
slot-end = end
pips = Pips
pictures = { $n ->
    [0] Pictures
   *[other] Pictures, 2 each
}
none = none

## What is done

lay = { $n ->
    [0] Lay it for nothing
   *[other] Lay it for { $n }
}
    .done = { CAP($card) } { $n ->
        [0] buries nothing
        [1] buries one
       *[other] buries { SPELL($n) }
    }
drew = { CAP($card) }

## The bar at the top

progress = Turn { $n }
deal-title = The deck is shuffled
deal-line = Pictures on top go to the bottom; the first number card is laid.
lay-title = Lay { $card }
lay-line = Bury pips, at most one of each suit, and don’t cut any.
# Somebody else lays a card.
lays-line = { $who } is laying { $card }.
draw-title = { $who-form ->
    [you] You draw
   *[one] { $who } draws
}
draw-line = { $n ->
    [one] The next picture ends the game.
   *[other] { CAP(SPELL($n)) } more pictures until the end.
}
drew-line = { $who-form ->
    [you] You draw
   *[one] { $who } draws
} { $card }: two points.
buries-line = { $who-form ->
    [you] You bury
   *[one] { $who } buries
} { $n ->
    [one] one pip
   *[other] { SPELL($n) } pips
}.
four-banner = { $who-form ->
    [you] You bury four
   *[one] { $who } buries four
}
over-line = The tenth picture was drawn.

## The panels

# $rank: the card’s rank.
status-lays = to lay the { $rank }
status-next = next
status-waits = waiting

## Facts

aid-pack = Until the end
aid-pictures-to-come = Pictures to come
aid-numbers = Number cards in deck
aid-pictures = Pictures in deck
aid-chance = Chance of a picture
aid-under = Under the card now
aid-score-then = Your score then
aid-places-for = Places for +{ $n }
pip-buried = buried
pip-cut = cut
pip-twice = twice
pip-none = none

## The log

dealt = { $who-form ->
    [you] You draw first.
   *[one] { $who } draws first.
}

## What can’t be picked

drawn-already = You have drawn a card: lay it on the block.
slots-help = Every picture drawn takes a place here. The tenth ends the game.
pictures-stay = A picture is worth two points to whoever drew it. It isn’t laid.
laid-for-good = Cards on the block stay there. You lay your own card over them.
carry-it = Move your card over the block, and lay it down there.

## Tips

situation-turn = Move the card over the block and turn it. Every pip it covers completely is a point, but it mustn’t cut any.
situation-bait = All pips of your card are bait for the next player. Lay it where they are far from those of other suits.
situation-end = Few pictures are left, and the tenth ends the game. Take points now rather than prepare others.
