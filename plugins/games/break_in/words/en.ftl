### What Break In says.

tagline = Grab the cash and get out before the second guard comes.
goal = Have the most money after five rounds.

## Why something can't be done

no-drawing-yet = First everybody inside decides whether to stay or to leave.
no-deciding-again = Everybody inside stays for this card: now draw it.
# $n: how many piles there are.
no-such-pile = There are { SPELL($n) } piles, and that isn’t one of them.
no-empty-pile = That pile is empty: draw from one that has a card.

## What points are for

why-left = got out

## How the game ends

end-five_rounds = Five rounds have been played

# $who share the win with $n points each; the headline says that they do.
ending-shared = { CAP($who) } got away with { $n } each.
# $who wins with $n more than the next.
ending-ahead = { CAP($who) } { $who-form ->
    [one] is
   *[other] are
} { $n } ahead.
# How often the alarm caught one of them.
caught-times = { $who } { $n ->
    [1] once
    [2] twice
   *[other] { SPELL($n) } times
}
# $how is one of the two sentences above, $caught a list of who was caught how often.
ending-alarms = { $how } Caught by the alarm: { $caught }.

## On the table

guards-rule = Guards: a second one of a suit is the alarm
# So many guards of a suit are in the piles; none of them has been turned up.
guards-left = { $n } left
# One of them lies here: the next one is the alarm.
guards-more = { $n } more
alarms-left = Alarms left in the piles
# Of the cards left in the piles.
alarms-of = { $n } in { $of }
alarms-of-none = none yet
alarm = alarm
looked = { $who-form ->
    [you] You looked
   *[one] { $who } looked
}
nobody-looked = Nobody looked
pile-empty = empty
# The chance that the next card is an alarm.
odds-pile = alarm { $n } in { $of }
odds-pile-none = no alarm
odds-own = your pile: { $n } in { $of }
odds-own-none = your pile: no alarm
street = The street
draws-next = { $who-form ->
    [you] You draw next
   *[one] { $who } draws next
}
your-pile = Your pile
leave-plate = Leave
stay-plate = Stay
brings = earns { $n }
nothing-yet = No cards on the table yet
loot-and-table = { $who-form ->
    [you] Your cash
   *[one] { GENITIVE($who) } cash
}: { $n } · cards on the table: { $cards }
loot-stays = { $who-form ->
    [you] Your cards stay
   *[one] { GENITIVE($who) } cards stay
} and count for the others
loot-lost = { $who-form ->
    [you] Your cash
   *[one] { GENITIVE($who) } cash
} is lost
no-loot = no cash yet
    .note = No cash yet.
leaving-brings = leaving earns { $n }
    .note = { $n } at stake.
out-with = out with { $n }
    .note = Out with { $n }. Your cards stay and count for the others.
got-nothing = nothing
    .note = Caught: nothing this round.

## What is done

stay = Stay
leave = Leave with { $n }
draw = { $whose-form ->
    [you] Draw from your pile
   *[one] Draw here
}
draw-unseen = Draw here

## The bar at the top

start-title = Five rounds
start-line = The cards are dealt into piles, and each of you looks through one.
look-title = A look inside
look-line = Remember your pile. It is shuffled next, and only you know what is in it.
look-line-all = Each player looks through one pile before it is shuffled.
stay-or-leave = Stay or leave?
turn-safe = { $who-form ->
    [you] You draw next.
   *[one] { $who } draws next.
} There is no guard yet, so the alarm can’t go off.
turn-armed = { $who-form ->
    [you] You draw next.
   *[one] { $who } draws next.
} Nobody sees your answer yet.
turn-watch = { $who } draws next. { $n ->
    [0] The alarm can’t go off yet.
   *[other] { draws-line }
}
you-are-out = You are out with { $n }
still-inside = { CAP($inside) } { $inside-form ->
    [one] is
   *[other] are
} still inside. Your cards stay and count for them.
you-leave = You leave
you-stay = You stay
waiting-for = Your answer is secret until { $who-form ->
    [one] { $who } has
   *[other] { $who } have
} answered.
draw-title = Draw a card
draw-safe = There is no guard yet, so the alarm can’t go off.
draw-line = Everybody inside stays. The risk is shown below each pile.
draws-title = { $who } draws
draws-line = { $of ->
    [1] The last card would be the alarm.
   *[other] { $n } of the { $of } cards left would be the alarm.
}
# $out leave and $stay stay.
reveal-title = { SPELL($out) } out, { $stay ->
    [0] nobody stays
    [one] { SPELL($stay) } stays
   *[other] { SPELL($stay) } stay
}
gets = { $who-form ->
    [you] you get { $n }
   *[one] { $who } gets { $n }
}
reveal-line = { CAP($gets) }.
alarm-title = The alarm!
alarm-line = Two guards of { $suit }: { $inside } { $inside-person ->
    [one] gets
   *[other] get
} nothing.
all-out = Everybody is out
all-out-line = Nobody is left inside: the round is over.
over-line = Five rounds have been played.
round-of = Round { $n } of { $of }
leave-ahead = Then you have { $total }, { $n } ahead. Your cards stay and count for the others.
leave-level = Then you have { $total }, a tie. Your cards stay and count for the others.
leave-behind = Then you have { $total }, { $n } behind. Your cards stay and count for the others.
# $worth is what leaving would earn.
stay-line = { $who-form ->
    [you] You draw from a pile of your choice
   *[one] { $who } draws
}. At stake: { $worth }, alarm { $n } in { $of }.
stay-line-none = { $who-form ->
    [you] You draw from a pile of your choice
   *[one] { $who } draws
}. Nothing can happen.
own-pile-line = { $of ->
    [1] The last card in your pile would be the alarm.
   *[other] { $n } of the { $of } cards in your pile would be the alarm.
}
own-pile-line-none = Your pile holds no alarm.
other-pile-line = { $of ->
    [1] The only card that you haven’t seen would be the alarm.
   *[other] { $n } of the { $of } cards that you haven’t seen would be the alarm.
}
other-pile-line-none = No card in it can be the alarm.
# In large letters, while they are turned up.
answers-title = The answers
all-answered = Everybody has answered.
answers-open = The answers are turned up.
turns-a-card = { $who-form ->
    [you] You turn up a card …
   *[one] { $who } turns up a card …
}

## In the panels

begins = begins
looks = looks
to-answer = to answer
thinks = thinking
has-answered = has answered
leaves = leaves
stays = stays
draws = draws
in-the-street = in the street
caught = caught
# In how many rounds the alarm caught a player, at the end of the game.
caught-in-all = { $n ->
    [0] never caught
    [1] caught once
    [2] caught twice
   *[other] caught { SPELL($n) } times
}
note-ahead = Leaving earns { $total } in all, { $n } ahead.
note-level = Leaving earns { $total } in all, a tie.
note-behind = Leaving earns { $total } in all, { $n } behind.

## Facts beside the table

next-card = The next card
pile-title = { $whose-form ->
    [you] Your pile
   *[one] { GENITIVE($whose) } pile
}
pile-title-unseen = The unseen pile
alarm-odds = Alarm: { $n } in { $of }
alarm-odds-none = Alarm
best-pile = In the safest pile
percent = { $n }%
adds = +{ $n }
your-card-adds = A safe card adds about
their-card-adds = A safe card adds
left-in-yours = Left in your pile{ $n ->
    [0] {""}
    [one] : { $n } alarm
   *[other] : { $n } alarms
}
in-your-pile = In your pile
# $pips: what the cash is worth; $guards: how many are no alarm; $alarms: the cards that would be the alarm.
left-tip = Left: cash worth { $pips }, harmless guards: { $guards }.{ $alarms-count ->
    [0] {""}
   *[other] {" "}Alarm: { $alarms-bare }.
}
press-shows-them = Press to see all its cards.

## The log

round-heading = Round { $n }
begins-first = { $who-form ->
    [you] begin
   *[one] begins
}.
begins-round = { $who-form ->
    [you] have the least and begin
   *[one] has the least and begins
}.
looked-through = look through a pile.
drew = { CAP($card-bare) }, { $whose-form ->
    [you] your pile
   *[one] { GENITIVE($whose) } pile
}
drew-own = { CAP($card-bare) }, { $whose-form ->
    [you] your pile
   *[one] own pile
}
drew-unseen = { CAP($card-bare) }, the unseen pile
# The cash, and one for each card on the table.
left-log = { $n ->
    [0] out: { $cards } for the cards
   *[other] out: { $n } + { $cards } for the cards
}
stays-log = { $who-form ->
    [one] stays inside
   *[other] stay inside
}
alarm-log = The alarm: nothing this round
finish-heading = The end

## Why a pick does nothing

a-field-a-card = Each field is a card left in the piles; the red ones would be the alarm.
guards-watch = Guards stay where they are; a second one of the same suit ends the round.
cash-stays = Cash stays there until the end of the round and counts when somebody leaves.
pick-a-pile = Everybody inside stays: now pick a pile.
pick-an-answer = Pick one of the two plates: leave or stay.

## Tips

situation-safe = There is no guard on the table, so the next card can’t be the alarm. Staying is free this time.
situation-danger = With each suit of guards two more cards are alarms: the red fields count them. Weigh that against what leaving earns you.
situation-pile = You have looked through one pile, so only you know its risk. It is shown below that pile.
situation-alone = You are the last one inside. Every card now is yours, and nobody else can set off the alarm for you.
