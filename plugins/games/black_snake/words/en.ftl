### What Black Snake says.

tagline = Lay rising and falling runs, the longer the better.
goal = Be the first to reach the target.

## Options

option-target = Target
    .help = How many points win the game.
option-target-n = { $n } points

## Why something can’t be done

no-vote-yet = New tracks have been asked for: first agree or refuse.
no-vote-asked = Nobody has asked for new tracks.
no-proposal-who-can-lay = You may ask for new tracks only if you have no card that you can lay.
no-second-proposal = You may ask for new tracks only once in a turn.
no-proposal-same-tracks = The deck is empty and no cards are covered: the same tracks would come back.
no-passing = You may pass only if you can neither lay nor draw.
no-second-draw-yet = You have drawn one card: now draw a second one.
no-cards-left = The deck is empty and no cards are covered: there is nothing to draw from it.
no-open-card-left = No face-up card is left.
no-such-open-card = You can take only a card that is face up beside the deck, and { $card } isn’t.
no-run-begun = You haven’t begun a run yet: first lay a card on a track.
no-other-than-the-run = You are laying a run: add a card or stop. You may lay only one run a turn.
# $n: how many tracks there are.
no-such-track = There are { SPELL($n) } tracks, and that isn’t one of them.
no-card-in-hand = { CAP($card) } is not in your hand: lay a card that is.
# $dir: one of the directions below; $value: a rank.
no-fitting-value = Going { $dir }, { $value-a } comes next, so { $card } doesn’t fit.
dir-up = up
dir-down = down
no-number-after-picture =
    A picture may stand for { $value-a } here only if a number card from your hand can end the run after it.
no-picture-at-the-end = A run can’t end with a picture: it needs a number card.

## What points are for

why-lay = a run

## How the game ends

end-target = The target has been reached

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
track-so-far = { $n ->
    [one] One card
   *[other] { $n } cards, the oldest first
}
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
draw-unseen = Draw from the deck
    .done = { $who-form ->
        [you] draw a card from the deck
       *[one] draws a card from the deck
    }
ask-for-tracks = New tracks
    .done = { $who-form ->
        [you] have nothing to lay and ask for new tracks
       *[one] has nothing to lay and asks for new tracks
    }
agree = Agree
refuse = Refuse
pass-turn = Pass
    .done = { $who-form ->
        [you] pass: nothing to lay or draw
       *[one] passes: nothing to lay or draw
    }
stop-run = Stop

## The bar at the top

progress = to { $n }
first-tracks = The first tracks
set-line = A number card begins each track. Pictures that come up go back into the deck.
rest-line = The pictures that came up are shuffled back into the deck.
first-cards = The first cards
deal-line = Three cards each, and three face up beside the deck.
lay-or-draw = Lay a run or draw two cards
# $n: the track; $dir: up or down.
best-run = Your best run: { SIGNED($points) } on track { $n }, going { $dir }.
draw-two = Draw two cards
draw-or-ask = None of your cards fits on a track. Draw two, or first ask for new tracks.
draw-line = None of your cards fits on a track.
asked-line = You have asked for new tracks, and none of your cards fits: draw two.
nothing-to-do = Nothing to do
pass-line = There is nothing to draw, and none of your cards fits on a track.
one-more = One more card
one-more-line = Draw it unseen from the deck, or take a face-up one: the others see that.
go-on-or-stop = Add a card or stop
# $value: the next rank.
run-is-done = { CAP($value-a) } would come next, but none of your cards fits: stop for { $worth }.
run-is-full = { $worth } is the most a run can score: more cards only change the top one.
run-so-far = { $worth } so far. { CAP($value-a) } may come next: { SIGNED($all) } with all that fits.
run-must-go-on = A run can’t end with a picture. { CAP($value-a) } comes next: up to { SIGNED($all) }.
start-of = { CAP($who) } may lay a run or draw two cards.
second-of = { $who-form ->
    [you] You have drawn one card and take another.
   *[one] { $who } has drawn one card and takes another.
}
laying-of = { $who-form ->
    [you] You are
   *[one] { $who } is
} laying a run { $dir } on track { $n }{ $ends ->
    [1] {": "}{ $worth } so far.
   *[0] {": a picture, so more follows."}
}
deck-again = The deck is empty
deck-again-line = { $n ->
    [one] The one covered card becomes
   *[other] The { $n } covered cards are shuffled and become
} the new deck. The top cards stay.
refill-line = The gaps among the face-up cards are filled.
new-tracks-asked = New tracks?
vote-line = { $who-form ->
    [you] You have asked. One refusal is enough to keep the tracks.
   *[one] { $who } has nothing to lay and asks. One refusal is enough to keep the tracks.
}
votes-in = The votes are in
# $who: those who refuse.
votes-line = { $who-person ->
    [none] Everybody agrees: new tracks are turned up.
    [many] { CAP($who) } refuse: the tracks stay.
    [you] You refuse: the tracks stay.
    [you-many] { CAP($who) } refuse: the tracks stay.
   *[one] { CAP($who) } refuses: the tracks stay.
}
new-tracks = New tracks
renew-line = The old top cards go, and new ones are turned up from the deck.
# Once a card is picked.
lay-alone = On track { $n } for { SIGNED($points) }; you have nothing to follow the { $value }.
lay-and-more = On track { $n } for { SIGNED($points) } by itself, { SIGNED($all) } with all that can follow.
lay-picture = The { $rank } stands for { $value-a } on track { $n }: { SIGNED($all) } with what follows.
which-track = The { $rank } fits on { $many ->
    [one] track { $tracks }: pick it.
   *[other] tracks { $tracks }: pick one.
}
which-way = The { $rank } can be { $up-a } going up or { $down-a } going down: pick a lamp.

## The panels

to-go = { $n } to go
to-go-note = { points } to go.
to-go-and-eyes = { points } to go. The others know your cards with an eye on them.
eyes-note = The others know your cards with an eye on them.
to-start = to play
draws-second = drawing, 1 of 2
is-laying = laying
asks = new tracks?
has-voted = has voted
to-vote = to vote
is-in = has arrived

## The buttons’ notes

stop-note = { $worth }
stop-not-yet = needs a number card
pass-note = nothing to lay or draw
ask-note = all others must agree
ask-without-a-run = only if nothing fits
ask-once = asked this turn
ask-no-cards = nothing to turn up
agree-note = if all agree: new tracks
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
    [0] nothing more fits
    [one] with one more card
   *[other] with { SPELL($n) } more cards
}
# The value shows how many cards nobody has seen that could follow.
left-on-top = unseen, fit on { $value-a }
in-place = track { $n }, { $dir }
best-without = best run now
best-with = best run with it
all-see-it = The others see you take it.
the-deck = The deck
in-the-deck = in the deck
unseen-pictures = unseen pictures
come-back = covered, come back later
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
    [0] The first tracks were turned up.
    [one] The first tracks were turned up; one picture went back.
   *[other] The first tracks were turned up; { SPELL($pictures) } pictures went back.
}
# $cards: signs, “3 4 Q=5”.
# A picture in a run, with its value there: “Q=5”.
picture-as = { $rank-index }={ $n }
run-laid = { $cards } { $dir } track { $n }
run-banner = { CAP(SPELL($cards)) } cards: { $worth }
run-wins = { $who-form ->
    [you] Your engine has arrived
   *[one] { GENITIVE($who) } engine has arrived
}
run-counted = { CAP(SPELL($cards)) } { $cards ->
    [one] card
   *[other] cards
} for { $worth }: { $who-form ->
    [you] you have { $sum }.
   *[one] { $who } has { $sum }.
}
all-agree = { $who-person ->
    [one] agrees to new tracks
   *[other] agree to new tracks
}
some-refuse = { $who-person ->
    [one] refuses: the tracks stay
   *[other] refuse: the tracks stay
}
deck-again-log = { $n ->
    [one] One covered card became
   *[other] { $n } covered cards became
} the new deck.
tracks-renewed = The new tracks begin with { $cards-a }.
ending = { $who-form ->
    [you] You were
   *[one] { $who } was
} the first to reach { $n } points{ $over ->
    [0] {""}
   *[other] , with { $points }
}.

## What can’t be picked

press-again = Press again to do it.
line-meant = The engines show the points: the first to reach { $n } wins.
nothing-to-lay = None of your cards fits on any track: draw two cards.
first-a-card = First pick a card from your hand, then its track.
pick-the-row = Pick the track itself; only a card that fits both ways needs a lamp.
pick-a-lamp = It fits both ways: pick the upper lamp to go up or the lower one to go down.
track-takes = Track { $n } takes { $up-a } going up or { $down-a } going down.
# $wanted: the ranks that fit on some track.
no-track-for = No track takes { $rank-a } now, only { $wanted-a }.
no-end-for-picture = A picture needs a number card of yours after it, and none would fit there.
covered-meant = Covered cards stay where they are until they become the deck.
theirs-meant = That belongs to another player.
add-or-stop = You are laying a run: add a card that fits, or stop.
draw-one-more = One more card: take a face-up one or draw from the deck.
lay-or-draw-meant = Pick a card from your hand to lay it, or draw two cards.

## Tips

situation-either = In a turn you lay a run or draw two cards, never both. A run of three or four scores far more than single cards.
situation-picture = A picture may stand for any number, but it can’t end a run: for that you need a number card of your own.
situation-laying = Four cards already score the full 7 points. A fifth adds none; it only changes the top card for the next player.
situation-vote = One refusal keeps the tracks. Ask yourself whom new ones would help: they change for everybody.
