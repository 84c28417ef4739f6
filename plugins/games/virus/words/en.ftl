### What Virus says.

tagline = Drink, infect, steal or block, all on the count of three.
goal = Healthy players score for their bottles; don’t be left holding the virus.

## Why an action is refused

no-such-target = Nobody sits there: point at somebody at this table.
no-pointing-at-yourself = Point at somebody else: you can’t do that to yourself.
no-bottle-to-drink = You have no full bottle left, and drinking takes one.
no-card-to-infect-with = You have no hand card, and infecting passes one on.
# $who: at whom the player pointed.
no-bottle-to-steal = { $who } has no full bottle to steal: drunk ones are safe.

## What points are for

why-bottles = bottles, less the germs in hand
why-virus = the virus
why-four-bottles = four bottles drunk, and no virus
why-five-bottles = five bottles drunk, virus and all
why-cap = the round is cut after a hundred turns

## The end

end-two_rounds = Two rounds are won
end-three_rounds = Three rounds are played
