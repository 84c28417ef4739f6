### What Hatchet says.

tagline = Lay cards at any angle and bury pips without cutting one.
goal = Most points when the tenth picture is drawn wins.

## Why an action is refused

no-such-angle = A card is turned by whole degrees from 0 to 359.
no-card-off-the-table = Not here: it hangs over the edge of the table.
# $cut: the suit of the pip; in the next ones, too.
no-cutting-a-pip = Not here: it cuts a { $cut-one }.
no-cutting-pips = Not here: it cuts { SPELL($n) } pips.
# $twice: how many pips of that suit would lie under the card; one may.
no-two-pips-of-a-suit = Not here: { SPELL($twice) } { $suit } under it.
no-two-pips-and-no-cut = Not here: { SPELL($twice) } { $suit }, and it cuts a { $cut-one }.
no-two-pips-and-no-cuts = Not here: { SPELL($twice) } { $suit }, and it cuts { SPELL($n) } pips.

## What points are for

why-pips = { $points ->
    [one] a pip buried
   *[other] pips buried
}
why-picture = a picture drawn

## The end

end-tenth_picture = The tenth picture is drawn
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
ending-shared = { CAP($who) } are level, and share the win.

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

## The bar on top

progress = Turn { $n }
deal-title = The deck is shuffled
deal-line = Pictures on top go to the bottom; the first number begins the block.
lay-title = Lay { $card }
lay-line = Bury pips, one of each suit at most; cut none.
# Somebody else lays a card.
lays-line = { $who } lays { $card }.
draw-title = { $who-form ->
    [you] You draw
   *[one] { $who } draws
}
draw-line = { $n ->
    [one] The next picture ends the game.
   *[other] { CAP(SPELL($n)) } pictures until the end.
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
status-waits = waits

## Facts

aid-pack = Until the end
aid-pictures-to-come = Pictures to come
aid-numbers = Numbers in the deck
aid-pictures = Pictures in the deck
aid-chance = The next is a picture
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

drawn-already = Your card is drawn already.
slots-help = Every picture drawn takes a place here; the tenth ends the game.
pictures-stay = A picture is two points for whoever drew it, and is not laid.
laid-for-good = What lies on the block stays there; your own card is laid over it.
carry-it = Carry your card over the block, and lay it down there.

## Tips

situation-turn = Carry the card over the block and turn it. A pip that it covers wholly is a point; one that it cuts forbids the place.
situation-bait = All pips of your card are bait for the next player. Lay it so that they lie apart from those of other suits.
situation-end = Few pictures are left, and the tenth ends the game. Take the points now rather than prepare others.
