### What Paparazzi says.

tagline = Crowd round the celebrities; the biggest crowd gets the picture.
goal = Score the most points for celebrities, and for two or three of a suit.

## Options

option-layout = Layout
    .help = How the celebrities stand. For four players, 4×3 is one space short.
option-layout-4x3 = four columns, three rows
option-layout-6x2 = six columns, two rows

## Why an action is refused

no-card-but-from-the-hand = { CAP($card) } is not in your hand: lay a card of your own.
# $card: the card that is there.
no-taken-space = { CAP($card) } is on that space: choose a free one.
# $card: the celebrity.
no-space-on-a-celebrity = { CAP($card) } stands there: lay your card on a space beside a celebrity.
no-such-space = That isn’t a space: cards are laid right beside a celebrity, not diagonally.

## What points are for

why-celebs = celebrities
why-suits = celebrities of one suit

## The end

end-all_laid = All cards have been laid
end-no_space = No space is left

## On the table


## What is done

lay = Lay { $card-acc }

## The bar at the top

progress = Card { $n } of { $of }
deal-title = The celebrities arrive
deal-line = Everybody draws three cards from their own deck; the decks are alike.
lay-title = Lay a card
lay-line = Choose a card, then a space beside a celebrity.
lay-line-one = Your last card: choose a space for it.
place-title = { CAP($card) }
place-line = A + shows points you would gain now, an = a lead you would tie.
# $card: the card; it stands where the player would lay it.
card-there = { CAP($card-bare) } here
# $each: a list of then-at.
then-line = Then { $each }.
then-at = { $card-bare } { $sums }
# $n: the cards in hand and deck together.
others-line = { $who } has { $n ->
    [one] one card
   *[other] { $n } cards
} left.
draw-title = { $who-form ->
    [you] You draw a card
   *[one] { $who } draws a card
}
draw-line = Everybody holds three cards while their deck lasts.
count-title = The count
count-line = One by one, kings last: whoever has the most pips gets the picture.
# $card: a celebrity; $sums: the totals beside it, “14 : 9”.
counted = { CAP($card-bare) }: { $who-form ->
    [none] nobody’s
    [you] yours
   *[one] { GENITIVE($who) }
}, { $sums }
closed = { CAP($card-bare) } surrounded: { $who-form ->
    [none] nobody’s
    [you] yours
   *[one] { GENITIVE($who) }
}, { $sums }
suits-line = Two of a suit are worth 2 more, three are worth 3 more.
over-line = { $n ->
    [0] Every celebrity was taken.
    [one] One celebrity went to nobody.
   *[other] { CAP(SPELL($n)) } celebrities went to nobody.
}

# The winner is ahead by $n points; $rest: the message above.
won-by = Won by { points }. { $rest }

## The panels

# $n: cards in hand; $left: cards to draw. It has to be short.
status-held = { $left ->
    [0] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
   *[other] { $n } + { $left } cards
}
status-taken = { $n } taken

## Facts

# $now, $then: the totals beside a celebrity, “2 : 8”.
sums-then = { CAP($card-bare) } { $now }, then { $then }
sums-now = { CAP($card-bare) } { $now }
last-spaces = One space left
still-to-draw = Still to draw
# What is in hand and deck together.
still-has = { $who } still has
still-have = Still to be laid

## The log

heading-round = Round { $n }
begins = { $who-form ->
    [you] begin
   *[one] begins
}
# $beside: one or two celebrities.
# $won, $tied: the celebrities at which the player is ahead now, and those that are level now; $won-all, $tied-all: 1
# if these are all beside the card. $lost: who led where it is level now.
laid = { $card } beside { $beside }{ laid-won }{ laid-tied }
laid-won = { $won-count ->
    [0] {""}
   *[other] { $won-all ->
        [1] {""}: now ahead
       *[0] {""}: now ahead at { $won }
    }
}
laid-tied = { $tied-count ->
    [0] {""}
   *[other] { $tied-all ->
        [1] {""}: now level{ laid-lost }
       *[0] {""}: now level at { $tied }{ laid-lost }
    }
}
laid-lost = { $lost-person ->
    [none] {""}
    [you] {""}, no longer yours
    [you-many] {""}, one of them no longer yours
   *[other] {""}, no longer { GENITIVE($lost) }
}
celebrity-named = { $card-bare }

## What can’t be done

card-first = First choose a card from your hand.
pick-space = Choose a free space beside a celebrity.
deck-waits = After you lay a card, the next one is drawn for you.
not-yours = That isn’t yours: lay a card from your own hand.
suits-show = These are the suits of the celebrities where a player is ahead. Two or three of one suit are worth more.

## Tips

situation-between = A card between two celebrities counts in full for both. At the edge it counts for one.
situation-level = If the highest total is tied, nobody gets the celebrity. So it is enough to draw level to take it from whoever leads.
situation-known = Your deck is empty: everybody can work out now what you hold, as you can for them.
