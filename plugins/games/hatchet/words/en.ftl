### What Hatchet says.

tagline = Lay cards at any angle and bury pips without cutting one.
goal = Most points when the tenth picture is drawn wins.

## Why an action is refused

no-such-angle = A card is turned by whole degrees from 0 to 359.
no-card-off-the-table = The card must lie wholly on the table.
no-cutting-a-pip = That would cut a pip of { $card }: a pip is covered wholly or not at all.
no-two-pips-of-a-suit = That would cover two { $suit }: at most one pip of each suit may be covered.

## What points are for

why-pips = { $points ->
    [one] a pip buried
   *[other] pips buried
}
why-picture = a picture drawn

## The end

end-tenth_picture = The tenth picture is drawn
