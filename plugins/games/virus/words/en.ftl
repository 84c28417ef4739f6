### What Virus says.

tagline = Drink, infect, steal or block, all on the count of three.
goal = Healthy players score for their bottles; don’t be left holding the virus.

## Why an action is refused

no-such-target = Nobody sits there: point at somebody at this table.
no-pointing-at-yourself = Point at somebody else: you can’t do that to yourself.
no-bottle-to-drink = You have no full bottle left, and drinking takes one.
no-card-to-infect-with = You have no cards in hand, and infecting passes one on.
# $who: at whom the player pointed.
no-bottle-to-steal = { $who } has no full bottle to steal: empty ones are safe.

## What points are for

why-bottles = bottles, less the germs in hand
why-virus = the virus
why-four-bottles = four bottles drunk, without the virus
why-five-bottles = five bottles drunk, virus and all
why-cap = the limit of a hundred turns

## The end

end-two_rounds = Two rounds have been won
end-three_rounds = Three rounds have been played

## On the table

drink-word = Drink
infect-word = Infect
steal-word = Steal
block-word = Block
# Below one’s own bottles.
bottles = { $full } full, { $drunk } empty
# Below one’s own cards: how many germs there are.
germs = { $n ->
    [one] { $n } germ
   *[other] { $n } germs
}
germs-and-virus = { $n ->
    [0] the virus
    [one] { $n } germ and the virus
   *[other] { $n } germs and the virus
}
full-bottles = full bottles
# How many full bottles are left when the round ends.
ends-at = ends at { $n }
# So many turns before the round is stopped.
cut-in = stops in { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
four-win = four to win
five-win = five with the virus
last-turns = Last turns
# What each would score if the round ended now.
if-over = If the round ended now
round-over = The round is over
round-n = Round { $n }
# A round at the head of a narrow column.
round-short = R{ $n }
now = now
then = then
total = total
worth = { $n }
# Of a seat that may have the virus.
worth-guess = { $n }?
unit-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}

## What is done

# $actor makes the gesture, $who is whom it is aimed at.
drink = Drink
    .done = { $actor-form ->
        [you] drink a bottle
       *[one] drinks a bottle
    }
    .now = { $actor-form ->
        [you] drink
       *[one] drinks
    }
infect = Infect { $who }
    .done = { $actor-form ->
        [you] infect { $who }
       *[one] infects { $who }
    }
    .now = { $actor-form ->
        [you] infect
       *[one] infects
    }
steal = Steal from { $who }
    .done = { $actor-form ->
        [you] steal from { $who }
       *[one] steals from { $who }
    }
    .now = { $actor-form ->
        [you] steal
       *[one] steals
    }
block = Block { $who }
    .done = { $actor-form ->
        [you] block { $who }
       *[one] blocks { $who }
    }
    .now = { $actor-form ->
        [you] block
       *[one] blocks
    }

## The bar at the top

# $round: the round, $turn: its turn.
progress = Round { $round } of 3, turn { $turn }
progress-two = Round { $round }, turn { $turn }
deal-title = Bottles and cards are dealt
deal-line = One of the cards is the virus.
choose-title = Choose in secret
choose-line = Aim a gesture at somebody, or drink. Everybody shows at once.
choose-line-virus = You have the virus: infect somebody, and you may pass it on.
choose-line-two = Without the virus, four bottles win. Drink, infect, steal or block.
choose-line-two-virus = You have the virus: pass it on, or drink five bottles.
# $who: those who have not chosen yet.
wait-line = { $who-form ->
    [one] { $who } is still choosing.
   *[many] { $who } are still choosing.
}
watch-line = Everybody is choosing in secret.
drink-fails = It fails if anybody infects you or steals from you.
drink-fails-two = It fails if { $who } infects you or steals from you.
infect-fails = { $who } gets a card and can’t drink, unless they block you.
steal-fails = You get a bottle and { $who } can’t drink, unless they block you.
block-fails = Anything { $who } does to you fails. Nobody else is stopped.
reveal-title = Three!
reveal-line = It is shown step by step, but it all happens at once.
over-title = The score
# $who leads after a round, with $n points.
leads = { $who-person ->
    [you] You lead with { points }.
    [you-many] { CAP($who) } lead with { points } each.
    [many] { $who } lead with { points } each.
   *[one] { $who } leads with { points }.
}
ending = { $who-person ->
    [you] You have the most after three rounds: { points }.
    [you-many] { CAP($who) } have the most after three rounds: { points } each.
    [many] { $who } have the most after three rounds: { points } each.
   *[one] { $who } has the most after three rounds: { points }.
}
ending-two = { $who-form ->
    [you] You are the first to win two rounds.
   *[one] { $who } is the first to win two rounds.
}

## The panels

choosing = choosing
ready = ready
has-virus = { $who-form ->
    [you] have the virus
   *[one] has the virus
}
held-virus = had the virus

## A turn step after step

count-title = One, two, three!
count-line = Hands open on three.
# $who: those who block, $stopped: those who are stopped.
blocks-line = { $who-person ->
    [you] You stop { $stopped }.
    [you-many] { CAP($who) } stop { $stopped }.
    [many] { $who } stop { $stopped }.
   *[one] { $who } stops { $stopped }.
}
blocks-banner = { $who-person ->
    [you] You block { $stopped }
    [you-many] { CAP($who) } block { $stopped }
    [many] { $who } block { $stopped }
   *[one] { $who } blocks { $stopped }
}
infect-line = { $actor-form ->
    [you] You give { $who } a card.
   *[one] { $actor } gives { $who } a card.
}
got-germs = { $n ->
    [one] You got a germ.
   *[other] You got { $n } germs.
}
got-virus = You got the virus!
virus-banner = The virus!
steal-line = { $actor-form ->
    [you] You take a bottle from { $who }.
   *[one] { $actor } takes a bottle from { $who }.
}
empty-line = { $who-person ->
    [you] There is no bottle left for you.
   *[other] There is no bottle left for { $who }.
}
empty-banner = No bottle left: { $who }
drinks-line = { $who-person ->
    [you] You drink a bottle.
    [you-many] { CAP($who) } drink a bottle each.
    [many] { $who } drink a bottle each.
   *[one] { $who } drinks a bottle.
}
# Nobody gets to drink: $who points at those who would.
disturbed-line = { $who-person ->
    [you] You keep { $stopped } from drinking.
    [you-many] { CAP($who) } keep { $stopped } from drinking.
    [many] { $who } keep { $stopped } from drinking.
   *[one] { $who } keeps { $stopped } from drinking.
}
disturbed-banner = No drink for { $who }
over-now = { $n ->
    [0] No full bottle is left.
    [one] Only { $n } full bottle is left.
   *[other] Only { $n } full bottles are left.
}
over-cut = A hundred turns have been played.
over-two = The round is won.
hands-line = All hands are turned up, the virus last.
# $who: one seat.
holder-banner = { $who-form ->
    [you] You have the virus
   *[one] { $who } has the virus
}
round-won = { $who-form ->
    [you] You win the round
   *[one] { $who } wins the round
}

## The log

heading-turn = Round { $round }, turn { $n }
heading-over = The end of round { $n }
dealt = Everybody gets { SPELL($bottles) } bottles and { SPELL($cards) } cards. The round ends when two full bottles are left.
dealt-two = Both players get { SPELL($bottles) } bottles and { SPELL($cards) } cards.
dealt-virus = { $who-form ->
    [you] You have the virus
   *[one] { $who } has the virus
}
# $actor: the seat; $deed: what it did, one of the messages below or a gesture that is done.
seat-does = { CAP($actor) } { $deed }
infect-blocked = { $actor-form ->
    [you] want to infect { $who } and are blocked
   *[one] wants to infect { $who } and is blocked
}
steal-blocked = { $actor-form ->
    [you] want to steal from { $who } and are blocked
   *[one] wants to steal from { $who } and is blocked
}
drink-stopped = { $actor-form ->
    [you] want to drink and are stopped
   *[one] wants to drink and is stopped
}
steal-empty = { $actor-form ->
    [you] find no bottle left to steal from { $who }
   *[one] finds no bottle left to steal from { $who }
}
infect-germ = { $actor-form ->
    [you] give { $who } a germ
   *[one] gives { $who } a germ
}
infect-virus = { $actor-form ->
    [you] give { $who } the virus
   *[one] gives { $who } the virus
}

## Facts

one-in = 1 in { $n }
n-of = { $n } of { $of }
percent = { $n }%
certain = certain
drink-ends = ends the round
drink-wins = wins the round
the-round = The round
round-ends = ends
round-goes-on = goes on
is-won = is yours
full-then = Full bottles left
your-full-then = Your full bottles then
you-then = Your points then
you-then-healthy = Your points once it’s gone
card-is-virus = The card is the virus
then-round = Once it’s gone, the round
then-drunk = Once it’s gone, drunk
drunk-then = Bottles drunk then
their-drink = { GENITIVE($who) } drink
their-card = { GENITIVE($who) } card
their-theft = { GENITIVE($who) } theft
is-stopped = stopped
cant-anyway = impossible
aimed-at-you = Aimed at you lately
your-virus = You have the virus
you-now = Your points now
without-virus = Points without the virus
passes-on = Chance to pass it on
where-virus = Who has the virus?
drunk-so-far = Bottles drunk

## What can’t be done

choose-gesture = Pick a gesture at somebody’s place, or Drink at your own.
aim-at = To aim at { $who }, pick one of the three gestures at that place: infect, steal or block.
use-drink = To drink one of your bottles, pick Drink beside them.
use-infect = To pass a card on, pick Infect at somebody’s place. Chance picks the card.
past-help = The last turns, newest first: each gesture, with the mark of the player it was aimed at. A cross means that it failed.
dial-help = The full bottles on the whole table. When two or fewer are left, the round ends.
sheet-help = Four points for each bottle, less one for each germ. Whoever has the virus scores only 1.

## Tips

situation-choose = All gestures happen at once: you can’t use a bottle or a card until the turn after you get it. You drink only if nobody infects you or steals from you.
situation-virus = You have the virus, and it will cost you dearly unless you pass it on. Infect somebody; chance picks the card.
situation-end = The round is over as soon as two or fewer full bottles are left. Whoever has the virus then is stuck with it.
