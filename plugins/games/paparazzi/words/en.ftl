### What Paparazzi says.

tagline = Crowd round the celebrities; the biggest crowd gets the picture.
goal = Most points for celebrities and sets of them wins.

## Options

option-layout = Layout
    .help = How the celebrities stand; with four players 4×3 is one space short.
option-layout-4x3 = four columns, three rows
option-layout-6x2 = six columns, two rows

## Why an action is refused

no-card-but-from-the-hand = { CAP($card) } is not in your hand: lay a card of your own.
# $card: the card that lies there.
no-taken-space = { CAP($card) } lies there already: choose a free space.
# $card: the celebrity.
no-space-on-a-celebrity = { CAP($card) } stands there: cards are laid on the spaces beside.
no-such-space = That is no space: cards are laid right beside a celebrity, not across a corner.

## What points are for

why-celebs = celebrities
why-suits = celebrities of one suit

## The end

end-all_laid = All cards are laid
end-no_space = No space is left

## On the table


## What is done

lay = Lay { $card-acc }

## The bar on top

progress = Card { $n } of { $of }
deal-title = The celebrities arrive
deal-line = Everybody takes three cards of the same deck.
lay-title = Place a card
lay-line = Choose a card, then a space beside a celebrity.
lay-line-one = Your last card: choose a space for it.
place-title = { CAP($card) }
place-line = + is points that you would gain now, = a lead you would tie.
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
draw-line = A hand holds three cards as long as the deck lasts.
count-title = The count
count-line = Celebrity by celebrity, kings last: the most pips beside one take it.
# $card: a celebrity; $sums: the pips beside it, “14 : 9”.
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
suits-line = Two of a suit bring 2 more, three bring 3 more.
over-line = { $n ->
    [0] Every celebrity was taken.
    [one] One celebrity went to nobody.
   *[other] { CAP(SPELL($n)) } celebrities went to nobody.
}

# The winner is ahead by $n points; $rest: the message above.
won-by = { points } more than anybody else. { $rest }

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

# $now, $then: the sums beside a celebrity, “2 : 8”.
sums-then = { CAP($card-bare) } { $now }, then { $then }
sums-now = { CAP($card-bare) } { $now }
last-spaces = One space left
still-to-draw = You will draw
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
laid = { $card } by { $beside }{ laid-won }{ laid-tied }
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
deck-waits = You draw by yourself after laying a card.
not-yours = That is not yours: lay a card from your own hand.
suits-show = That shows the suits of the celebrities that somebody is ahead at: two or three alike bring more.

## Tips

situation-between = A card between two celebrities counts in full for both. At the edge it counts for one.
situation-level = Where the highest sum is shared nobody gets the celebrity. So a tie is enough to take it from whoever leads.
situation-known = Your deck is empty: everybody can reckon now what you hold, as you can with theirs.
