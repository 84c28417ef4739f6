### What Industry says.

tagline = Cards are money or buildings: grow a town before the stack runs out.
goal = Have the most points when the stack is empty.

## Why something can't be done

no-card-in-hand = { CAP($card) } is not in your hand.
no-pay-after-building = Once you have built something, you can’t pay any more this turn.
# $paid: the card that was paid last.
no-pay-out-of-order =
    Pay from the kings down, and within a rank spades first, then hearts, diamonds and clubs. You have already paid { $paid }, which comes after { $card }.
no-pay-last-card = You would have no card left to build, and you may only pay if you then build.
no-pay-poor = A building costs { $cost }. Your hand, worth { $worth }, can’t pay that and still leave a card to build.
no-pay-too-little =
    A building costs { $cost }. With { $card } and the cards after it you can’t pay that and still have a card to build.
# $n: the player's factories.
no-build-limit = { $n ->
    [one] With one factory you may build one building a turn.
   *[other] With { SPELL($n) } factories you may build { SPELL($n) } buildings a turn.
}
# $short: the money that is missing.
no-build-money-spent = You are { $short } short for another building, and you can’t pay any more this turn.
no-build-unpaid = A building costs you { $cost }, and you are { $short } short: mark cards as money first.
no-done-unbuilt = You have paid, so you must build something first.

## What points are for

why-housing = houses
why-offices = offices
why-banks = banks
why-factories = factories
why-most-housing = most houses
why-most-offices = most offices
why-most-banks = most banks
why-most-factories = most factories

## How the game ends

end-stack_empty = The stack is empty

## The four kinds of buildings

# `.one` is one of them, `.title` stands by itself, `.about` is what it does.
offices = offices
    .one = office
    .title = Offices
    .about = Each office draws its owner a card at the end of their turn.
factories = factories
    .one = factory
    .title = Factories
    .about = Each factory lets its owner build one card a turn.
housing = houses
    .one = house
    .title = Houses
    .about = Each is worth two points; all other buildings are worth one.
banks = banks
    .one = bank
    .title = Banks
    .about = Each bank makes its owner’s buildings cheaper by one.

## On the table

bonus = most: +5
leads-by = by { $n }
tie-at = tie at { $n }
none-yet = none yet
# What a street of the player’s own town does.
draws = draws { $n }
builds = { $n } a turn
builds-left = { $n } left
double = 2 points each
costs = cost { $n }
hand-of = { CAP($who) }: { $n }
to-draw = { $who-form ->
    [you] you draw { $n }
   *[one] draws { $n }
}
last-draw = last draw
stack-empty = empty
money = Money
spent = Spent: { $n }

## What is done

pay = Pay { $card }
    .done = { $who-form ->
        [you] pay { $card }
       *[one] pays { $card }
    }
build = Build the { $rank }
    .done = { $paid ->
        [0] { $who-form ->
            [you] build { $card }
           *[one] builds { $card }
        }
       *[other] { $who-form ->
            [you] pay { $paid } and build { $card }
           *[one] pays { $paid } and builds { $card }
        }
    }
# What a hint says: all of the money, and all that it is for.
pay-and-build = Pay { $pays } and build { $builds }
build-all = Build { $builds }
pass = Pass, draw { $n }
    .done = { $who-form ->
        [you] pass
       *[one] passes
    }
end = Done, draw { $n }
    .done = { $who-form ->
        [you] end your turn
       *[one] ends the turn
    }
pass-button = Pass
done-button = Done
note-draw = draw { $n }
note-kept = cards stay, draw { $n }
note-lost = { $lost } lost, draw { $n }

## The bar at the top

progress = Turn { $n }, stack { $left }
deal-title = The deal
deal-line = Three cards each.
found-title = The towns
found-line = Everybody gets an office and a factory.
# $cost: of a building now; $money: what is there; $n: the player’s factories; $worth: of the hand.
pay-title = Pay and build
pay-line = A building costs { $cost }: click cards to pay with, then a hammer.
# While what was marked is paid, card after card.
paying-title = You pay
paying-line = { $money } paid, a building costs { $cost }.
more-title = Build more?
more-line = { $money } left, a building costs { $cost }: press a hammer, or end your turn.
free-line = Building costs you nothing: press a hammer.
over-title = Nothing more to build
over-no-card = You have no cards left: end your turn and draw.
over-limit = { $n ->
    [one] One factory allows one building a turn. End your turn and draw.
   *[other] { CAP(SPELL($n)) } factories allow { SPELL($n) } buildings a turn. End your turn and draw.
}
over-money = You have { $money } left, and a building costs { $cost }. End your turn and draw.
poor-title = Nothing you can build
poor-none = Your hand is empty. Pass and draw.
poor-one = One card can’t pay for itself. Pass and draw.
poor-line = Your hand is worth { $worth }; a building costs { $cost }, and you need a card to build.
marked-title = Mark the money
short-line = { $money } marked, a building costs { $cost }: { $short } short.
keep-one = All your cards are marked. Keep one to build.
drop-title = End without building
drop-line = Your marked cards stay in your hand; you draw { $n }.
choose-title = Choose a building
marked-line = { $money } marked, a building costs { $cost }: press a hammer to build.
exact-line = { $money } pays for it exactly.
# $left: the money left; $next: the cost of the next building.
left-line = { $money } less { $cost }: { $left } left, and the next building costs { $next }.
lost-line = { $money } less { $cost }: { $left } left over, which you will lose.
watch-line = A building costs { $cost }; { $n ->
    [one] one may be built
   *[other] { SPELL($n) } may be built
} this turn.
draw-title = Drawing
draw-line = { $who-form ->
    [you] You draw
   *[one] { $who } draws
} { $n ->
    [one] a card, one for each office.
   *[other] { SPELL($n) } cards, one for each office.
}
draw-last = { $who-form ->
    [you] You draw
   *[one] { $who } draws
} { $n ->
    [one] the last card of the stack.
   *[other] the last { SPELL($n) } cards of the stack.
}
count-title = The count
count-line = First the buildings, then who has the most of each suit.
over-line = Cards left in hand are worth nothing.

## The panels

status-pays = to build
status-builds = building
status-draws = drawing
status-passed = passed
status-built = built { $n }
status-left = { $n ->
    [0] no card left
    [one] { $n } card left
   *[other] { $n } cards left
}
engine = Cost { $cost } · builds { $builds } · draws { $draws }. { parts }
parts = { $built } for buildings, { $most } for the most of a suit.

## Facts

bill-title = { CAP($card-bare) }: { $kind }
bill-money = Money
bill-left = Left over
bill-points = Your points
clock = The clock
all-draw = Cards drawn a round
rounds-left = Rounds left, about
hand-worth = Your hand as money
unseen = Not seen yet

## The log

heading = Turn { $n }
begins = { CAP($who) } { $who-form ->
    [you] begin
   *[one] begins
}.
void-log = Too few spades or diamonds were left, so the cards are dealt again.
found-log = Everybody gets an office and a factory.
lost-log = { $who-form ->
    [you] leave
   *[one] leaves
} { $n } money unused
drew = { $who-form ->
    [you] draw { $n }
   *[one] draws { $n }
}
drew-last = { $who-form ->
    [you] draw the last { $n ->
        [one] card
       *[other] { $n }
    }
   *[one] draws the last { $n ->
        [one] card
       *[other] { $n }
    }
}
leads-log = now { $who-form ->
    [you] have
   *[one] has
} the most { $kind }: { $most } to { $second }
tie-log = no longer { $who-form ->
    [you] have
   *[one] has
} the most { $kind }: a tie at { $most }
stack-empty-banner = The stack is empty
# $n: points each.
count-street = { CAP($kind) }: { $n ->
    [one] a point each.
   *[other] { SPELL($n) } points each.
}
count-log = { $n ->
    [one] one building
   *[other] { $n } buildings
}
most-line = Most { $kind }: { $who } with { $most } to { $second }.
# Beside the points for the most of a suit.
most-short = the most
tie-line = Most { $kind }: a tie at { $most }, so nobody.
most-log = most { $kind }: { $most } to { $second }
nobody-log = Most { $kind }: a tie at { $most }, nobody
ending-shared = A tie: { $who } have the same score.

## What can’t be picked

pays-already = That card is marked as money: click it to unmark it, then build it.
money-how = The cards paid this turn go here. Click cards in your hand to mark them as money.
build-how = Mark cards as money, then press the hammer over the card to build, or drag it here.
stack-clock = The stack is the clock: when its last card is drawn, the game ends. Press Done or Pass to draw.
tip-hammer = A hammer for { $card }
tip-hammer-about = Builds it, once the marked cards pay for it.
# What is said of a town’s buildings of one kind.
street-of = { $who-form ->
    [you] Your { $kind }
   *[one] { GENITIVE($who) } { $kind }
}
built-here = { CAP($suit) } that you build go here.
spent-stays = All money spent goes here. It never comes back.
built-stays = Buildings stay.
others-cards = Those cards belong to another player.
others-town = You can only build in your own town.

## Tips

situation-pay = Mark all the money you want to spend, then press the hammer of a card. Once you have built something, you can’t pay any more this turn.
situation-short = Your hand can’t pay for a building yet. Pass: you still draw a card for each office.
situation-clock = The stack is nearly empty, and its last card ends the game at once. Save nothing for later.
