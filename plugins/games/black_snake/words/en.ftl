### What Black Snake says.

tagline = Lay rising and falling tracks, the longer the better.
goal = The first to reach the target wins.

## Options

option-target = Target
    .help = How many points end the game.
option-target-n = { $n } points

## Why something can’t be done

no-vote-yet = New tracks are proposed: first agree or refuse.
no-vote-asked = Nobody has proposed new tracks.
no-proposal-who-can-lay = New tracks may be proposed only by a player who can lay nothing.
no-second-proposal = New tracks may be proposed only once in a turn.
no-proposal-same-tracks = Deck and used pile are empty: the same tracks would come back.
no-passing = Who can lay or draw may not pass.
no-second-draw-yet = You have drawn one card: now a second must be drawn.
no-cards-left = Deck and used pile are empty: nothing is left to draw.
no-open-card-left = No open card is left.
no-such-open-card = Only the open cards can be taken that way, and { $card } isn’t among them.
no-run-begun = No run is begun yet: first lay a card on a track.
no-other-than-the-run = You are laying a run: add a card or stop; one run is all for this turn.
# $n: how many tracks there are.
no-such-track = There are { SPELL($n) } tracks, and that isn’t one of them.
no-card-in-hand = You lay cards from your hand, and { $card } isn’t there.
# $dir: one of the directions below; $value: 1 to 10.
no-fitting-value = The next value { $dir } is { $value }, so { $card } doesn’t fit.
dir-up = up
dir-down = down
no-number-after-picture =
    A picture may stand for { $value } only if a number card from your hand can end the run after it.
no-picture-at-the-end = A run can’t end with a picture: it needs a number card.

## What points are for

why-lay = a run

## How the game ends

end-target = The target is reached

## On the table

deck-left = { $n } left
deck-empty = empty
unseen-hand = Unseen
taken-openly = Seen
nothing-taken = nothing
vote-title = Vote
votes-yet = not yet
# $value: a rank for which a picture stands.
as = as { $value }
track-so-far = { $n } cards, the oldest first
last-turns = Last turns

## What is done

lay-card = Lay the { $rank }
lay-as = { CAP($rank) } as { $value }
stop-for = Stop: { $worth }
take-card = Take the { $rank }
    .done = { $who-form ->
        [you] take { $card }
       *[one] takes { $card }
    }
draw-unseen = Draw unseen
    .done = { $who-form ->
        [you] draw a card from the deck
       *[one] draws a card from the deck
    }
ask-for-tracks = New tracks
    .done = { $who-form ->
        [you] have no run and ask for new tracks
       *[one] has no run and asks for new tracks
    }
agree = Agree
refuse = Refuse
pass-turn = Pass
    .done = { $who-form ->
        [you] pass: nothing to lay or draw
       *[one] passes: nothing to lay or draw
    }
stop-run = Stop

## The bar on top

progress = to { $n }
first-tracks = The first tracks
set-line = A number card for each track. Pictures turned on the way go back into the deck.
rest-line = The pictures that came up are shuffled back into the deck.
first-cards = The first cards
deal-line = Three cards each, and three in the open.
lay-or-draw = Lay a run or draw two
# $n: the track; $dir: up or down.
best-run = Your best run: { SIGNED($points) } on track { $n }, going { $dir }.
draw-two = Draw two cards
draw-or-ask = No card of yours fits on a track. Draw two, or first ask for new tracks.
draw-line = No card of yours fits on a track.
asked-line = The tracks have been asked for, and no card of yours fits: draw two.
nothing-to-do = Nothing to do
pass-line = There is nothing to draw, and no card of yours fits on a track.
one-more = One more card
one-more-line = From the deck, unseen, or an open one in sight of all.
go-on-or-stop = Go on or stop
# $value: the next rank.
run-is-done = { CAP($value-a) } would follow, but you have none: stop for { $worth }.
run-is-full = { $worth } are the most there is: more cards only change the top one.
run-so-far = { $worth } so far. { CAP($value-a) } may follow: { SIGNED($all) } with all that fits.
run-must-go-on = A picture can’t end a run. { CAP($value-a) } comes next, up to { SIGNED($all) }.
start-of = { CAP($who) } may lay a run or draw two cards.
second-of = { CAP($who) } has drawn one card and takes another.
laying-of = { CAP($who) } lays { $dir } on track { $n }{ $ends ->
    [1] {": "}{ $worth } so far.
   *[0] {": a picture, so more follows."}
}
deck-again = The deck is empty
deck-again-line = { $n } covered cards are shuffled and become the deck. The top cards stay.
refill-line = The gaps among the open cards are filled.
new-tracks-asked = New tracks?
vote-line = { $who-form ->
    [you] You ask. One refusal is enough to keep the tracks.
   *[one] { $who } has no run and asks. One refusal is enough to keep the tracks.
}
votes-in = The votes are in
# $who: those who refuse.
votes-line = { $who-person ->
    [none] All agree: new tracks come.
    [many] { CAP($who) } refuse: the tracks stay.
    [you] You refuse: the tracks stay.
    [you-many] { CAP($who) } refuse: the tracks stay.
   *[one] { CAP($who) } refuses: the tracks stay.
}
new-tracks = New tracks
renew-line = The old top cards go, new ones are turned from the deck.
# Once a card is picked.
lay-alone = On track { $n }, for { SIGNED($points) }; nothing of yours follows the { $value }.
lay-and-more = On track { $n }, for { SIGNED($points) } by itself, { SIGNED($all) } with what can follow.
lay-picture = The { $rank } stands for { $value-a } on track { $n }: { SIGNED($all) } with what must follow.
which-track = The { $rank } fits on tracks { $tracks }: pick one.
which-way = The { $rank } can be { $up-a } going up or { $down-a } going down: pick a lamp.

## The panels

to-go = { $n } to go
to-go-note = { $n } points to go.
to-go-and-eyes = { $n } points to go. The others know your cards with an eye.
eyes-note = The others know your cards with an eye.
to-start = to play
draws-second = draws, 1 of 2
is-laying = laying
asks = new tracks?
has-voted = has voted
to-vote = votes
is-in = engine is in

## The buttons’ notes

stop-note = { $worth }
stop-not-yet = needs a number card
pass-note = nothing to lay or draw
ask-note = all others have to agree
ask-without-a-run = only without a run
ask-once = asked in this turn
ask-no-cards = nothing to turn
agree-note = if all do: new top cards
refuse-note = the tracks stay: { SIGNED($points) } for you

## Facts

a-run-scores = A run scores
this-run-scores = { $cards ->
    [one] One card so far: { $worth }
   *[other] { CAP(SPELL($cards)) } cards so far: { $worth }
}
run-of = { $n ->
    [1] 1 card
    [4] 4 or more
   *[other] { $n } cards
}
subject = { CAP($rank) }
up-to-here = if you stop there
with-more = { $n ->
    [0] no more of yours fits
    [one] with one card more
   *[other] with { SPELL($n) } cards more
}
# The value shows how many cards nobody has seen that could follow.
left-on-top = unseen, fit on { $value-a }
in-place = track { $n }, { $dir }
best-without = best run now
best-with = best run with it
all-see-it = The others see you take it.
the-deck = The deck
in-the-deck = in the deck
unseen-pictures = pictures not seen
come-back = used, come back later
if-tracks-stay = If the tracks stay
your-best-run = your best run
needs = { $who-form ->
    [you] you need
   *[one] { $who } needs
}
not-seen-yet = Not seen yet (pictures: { $n })

## The log

goes-first = { $who-form ->
    [you] You go first.
   *[one] { $who } goes first.
}
tracks-turned = { $pictures ->
    [0] The first tracks are turned.
    [one] The first tracks are turned; one picture goes back.
   *[other] The first tracks are turned; { SPELL($pictures) } pictures go back.
}
# $cards: signs, “3 4 Q=5”.
run-laid = { $cards } { $dir } track { $n }
run-banner = { CAP(SPELL($cards)) } cards: { $worth }
run-wins = { $who-form ->
    [you] Your engine is in
   *[one] { GENITIVE($who) } engine is in
}
run-counted = { $who-form ->
    [you] { CAP(SPELL($cards)) } cards for { $worth }: you have { $sum }.
   *[one] { CAP(SPELL($cards)) } cards for { $worth }: { $who } has { $sum }.
}
all-agree = { $who-person ->
    [one] agrees: new tracks
   *[other] agree: new tracks
}
some-refuse = { $who-person ->
    [one] refuses: the tracks stay
   *[other] refuse: the tracks stay
}
deck-again-log = { $n } covered cards become the new deck.
tracks-renewed = The new tracks show { $cards }.
ending = { $who-form ->
    [you] You were
   *[one] { $who } was
} the first to reach { $n } points{ $over ->
    [0] {""}
   *[other] , with { $points }
}.

## What can’t be picked

press-again = Press again to do it.
line-meant = The engines show the points: the first at { $n } wins.
nothing-to-lay = No card of yours fits on any track: draw two cards.
first-a-card = First pick a card from your hand, then its track.
pick-the-row = Pick the track itself; only a card that fits both ways needs a lamp.
pick-a-lamp = It fits both ways: pick the upper lamp to go up or the lower one to go down.
track-takes = Track { $n } takes { $up-a } going up or { $down-a } going down.
# $wanted: the ranks that fit on some track.
no-track-for = No track takes { $rank-a } now, only { $wanted }.
no-end-for-picture = A picture needs a number card of yours after it, and none fits there.
covered-meant = Covered cards stay where they are until they become the deck.
theirs-meant = That belongs to another player.
add-or-stop = You are laying a run: add a card that fits, or stop.
draw-one-more = One more card: take an open one or draw from the deck.
lay-or-draw-meant = Pick a card from your hand to lay it, or draw two cards.

## Tips

situation-either = A turn is a run or two cards, not both. A run of three or four pays far more than single cards.
situation-picture = Your pictures stand for any number, but only inside a run: a number card of yours has to end it.
situation-laying = Go on as long as cards fit, or stop. From the fifth card on nothing is scored, but the next player starts from it.
situation-vote = One refusal keeps the tracks. Ask yourself whom new ones would help: they change for everybody.
