### What Thricewise says.

tagline = Choose in secret, lay by rank, and make lines of three.
goal = Score the most points with lines of three.
end-cards_played = all cards played

## On the table

zone-hand = Hand
zone-sealed = Sealed
zone-chosen = Chosen
zone-deferred = Deferred
zone-aside = Set aside
zone-to-lay = To lay
zone-empty = none
stock-left = { $n ->
    [0] none left
   *[other] { $n } left
}

## What is done

seal = Seal { $card-acc }
lay = Lay { $card-acc }

## The bar at the top

progress = Turn { $n } of { $of }
deal-title = The deal
deal-line = The deck is shuffled.
choose-title = Choose a card in secret
# $who: the others who are still choosing; $others: all others.
choose-line = { waiting } Equal ranks are deferred; the lowest other is laid first.
sealed-title = Sealed
sealed-line = { waiting } You may take your card back.
watch-title = Everybody chooses in secret
waiting = { $who-form ->
    [none] { $others-form ->
        [one] { $others } is ready.
       *[many] The others are ready.
    }
    [many] { $who } are still choosing.
   *[one] { $who } is still choosing.
}
reveal-title = All cards are turned up
# $ranks: a list of so-many; $left: how many cards are not among them.
reveal-line = { $ranks-count ->
    [0] All different: the lowest rank is laid first.
   *[other] { CAP($ranks) }: deferred. { $left ->
        [0] { nobody-lays }
       *[other] Of the others, the lowest rank is laid first.
    }
}
# “two fives”
so-many = { SPELL($n) } { $rank-plural }
lay-title = { $who-form ->
    [you] Lay { $card-acc }
   *[one] { $who } lays { $card-acc }
}
lay-title-many = { $who-form ->
    [you] Lay your cards
   *[one] { $who } lays several cards
}
# $n: how many cards are to be laid; $next: the seats that lay after that.
lay-line = { $who-form ->
    [you] { $n ->
        [1] Three in a line with a suit or rank in common, or in order, score their lowest number.
       *[other] Lay { SPELL($n) } cards, in any order. A line scores its lowest number.
    } { lay-next }
   *[one] { lay-next }
}
lay-next = { $next-count ->
    [0] Nobody lays after that.
   *[other] Next: { $next }.
}
draw-title = Everybody draws
draw-line = One card each from the draw pile.
over-line = Deferred cards that were never laid score nothing.

## The panels

status-ready = ready
status-choosing = choosing
# What was revealed.
status-rank = { $rank }
status-laying = laying
status-order = { ordinal } to lay
status-waiting = waiting
deferred-note = To be laid when you next lay a card.

## Facts

card-named = { CAP($card) }
# $why: a list of scored.
best-place = { $points ->
    [0] Can’t score anywhere now
   *[other] Best place now: { $why }
}
# Of an ace or a crown.
no-number = Not a number: a line with it scores the lowest number of its other cards.
blockers = { $n ->
    [0] Can’t be blocked: unseen { $rank-plural }
   *[other] Other { $rank-plural } unseen
}
tip-cell = Each line of three scores its lowest number. Aces and crowns don’t count as numbers.
unseen-title = Not seen yet
rank-row = { $n ->
    [one] { CAP($rank) }
   *[other] { CAP($rank-plural) }
}

## The log, and what scores

heading-turn = Turn { $n }
heading-end = The end
dealt = { CAP(SPELL($n)) } cards begin the grid; everybody holds three.
# $cards: so-many
blocked = { $cards }: deferred
nobody-lays = Nobody lays this turn.
# $why: a list of scored.
laid = { $why-count ->
    [0] { $card }
   *[other] { $card }: { $why }
}
columns-full = Six columns: the grid can’t get any wider.
rows-full = Six rows: the grid can’t get any taller.
drawn = Everybody draws a card.
drawn-by-you = Everybody draws; you get { $card-acc }.
pile-empty = The pile is empty: nobody draws.
over-log = { $n ->
    [0] All cards have been laid.
   *[other] { over-line }
}
# “flush in knots 4”: the lowest number of the three.
scored = { $kind } { $n }
why-flush-moons = flush in moons
why-flush-suns = flush in suns
why-flush-waves = flush in waves
why-flush-leaves = flush in leaves
why-flush-wyrms = flush in wyrms
why-flush-knots = flush in knots
why-set = set
why-straight = straight

## What can’t be done

choose-first = Choose a card from your hand.
seal-what = First choose the card that you want to seal.
hidden-card = You can’t look at that card. Choose one from your hand.
lay-which = First pick which of your cards to lay there.
pick-cell = Pick a free cell beside a card of the grid.
no-laying-yet = Cards are laid once all have been turned up. First choose a card and seal it.
no-select-grid = That card is in the grid already. Choose one from your hand.
no-select-deferred = You lay deferred cards when you next lay a card. Choose one from your hand.
no-select-other = That card is not in your hand. Choose one that is.
no-select-now = This turn’s cards have been chosen; now they are laid.
no-lay-hand = That card stays in your hand. Now lay the card you chose and your deferred ones.
no-lay-other = Lay the card you chose or one of your deferred cards.
no-cell-taken = There is a card already: lay yours on a free cell.
no-seventh-column = The grid may span at most six columns; this cell would be in a seventh.
no-seventh-row = The grid may span at most six rows; this cell would be in a seventh.
no-touch = A card must touch another, side to side or corner to corner.

## Tips

situation-secret = If another player shows the same rank, both cards are deferred. A rank that everybody wants is often blocked.
situation-deferred = Your deferred cards aren’t lost: when you next lay a card, you lay them too.
situation-several = You have several cards to lay, in any order: one can prepare the line that the next completes.
situation-line = A line of three scores its lowest number. The figure on a cell is what your card would score there.
