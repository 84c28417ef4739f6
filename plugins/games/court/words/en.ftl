### What Court says.

tagline = Keep one card, pass the rest: draft nobles, aces and wealth.
goal = Most points after three rounds wins.

## Why something can't be done

no-card-in-hand = { CAP($card) } is not in your hand: play a card that is.
no-joker-in-court = Two cards take a joker that lies in your court from an earlier turn.
no-second-card = You have only one card left, and a joker needs two.
no-both-in-hand = Both cards must be in your hand, and { $card } is not.
no-card-twice = Choose two different cards.
# $card: the lower of the two.
no-choice-of-order =
    The order matters only for two pictures of different rank while one in your court waits for a partner; else lay { $card } first.

## What points are for

# 5, 4 and 3 points are for one pair; more are for several.
why-marriage = { $points ->
    [5] a marriage
   *[other] marriages
}
why-intrigue = { $points ->
    [4] an intrigue
   *[other] intrigues
}
why-affair = { $points ->
    [3] an affair
   *[other] affairs
}
why-aces = { $points ->
    [5] one ace
    [3] two aces
   *[other] three aces
}
why-wealth = wealth

## How the game ends

end-rounds_over = Three rounds are played
