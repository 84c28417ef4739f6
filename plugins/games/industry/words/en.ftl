### What Industry says.

tagline = Cards are money or buildings: grow a town before the stack runs out.
goal = Most points when the stack is empty wins.

## Why something can't be done

no-card-in-hand = { CAP($card) } is not in your hand.
no-pay-after-building = Paying is over for this turn once something is built.
# $paid: the card that was paid last.
no-pay-out-of-order =
    Cards are paid from the kings down, of one rank spades first, then hearts, diamonds and clubs; you have paid { $paid } already, which comes after { $card }.
no-pay-last-card = No card would be left to build, and cards are paid only to build.
no-pay-too-little =
    Cards are paid only to build: with { $card } and those after it you can't come to { $cost }, the cost of a building, and have one left to build.
# $n: the player's factories.
no-build-limit = { $n ->
    [one] With one factory you build one building a turn.
   *[other] With { SPELL($n) } factories you build { SPELL($n) } buildings a turn.
}
# $short: the money that is missing.
no-build-money-spent = You lack { $short } for another building, and paying is over for this turn.
no-build-unpaid = A building costs you { $cost }: pay { $short } more first.
no-done-unbuilt = You have paid, so build something first: cards are paid only to build.

## What points are for

why-housing = housing
why-offices = offices
why-banks = banks
why-factories = factories
why-most-housing = most housing
why-most-offices = most offices
why-most-banks = most banks
why-most-factories = most factories

## How the game ends

end-stack_empty = The stack is empty
