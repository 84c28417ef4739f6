### What Turncoat says.

tagline = Nine missions, one team, and perhaps a traitor in it.
goal = The team wins with five missions or a right accusation, the turncoat with five failures.

## Why something can't be done

no-accusing-as-turncoat = You are the turncoat, and the turncoat may not accuse.
no-accusing-yourself = Accuse somebody else: you know that you are loyal.
no-accusing-nobody = Nobody sits there: accuse somebody at this table.
# $candidates: two cards, with “or” between them.
no-candidate = The mission is one of your two candidates: choose { $candidates }.
no-laying-yet = First the mission is chosen; then everybody lays a card.
no-choosing-again = The mission lies already; now everybody lays a card.
no-card-in-hand = { CAP($card) } is not in your hand: lay a card that is.

## How the game ends

end-five_successes = Five missions have succeeded
end-five_failures = Five missions have failed
end-accused_right = The turncoat was accused
end-accused_wrong = A loyal player was accused
end-accused_nobody = Somebody was accused, and all were loyal

## On the table

# $n: cards in the pile.
deck-left = { $n } left
discards-out = { $n } out
nobody-has-it = left over
spies-out-line = { $n ->
    [0] None of the { $all } spies lies
    [one] One of the { $all } spies lies
   *[other] { $n } of the { $all } spies lie
} here, among { $cards ->
    [one] one card
   *[other] { $cards } cards
}{ $hidden ->
    [0] .
    [one] ; one was never turned up.
   *[other] ; { $hidden } were never turned up.
}
mission-of = { $who-form ->
    [you] Your mission
   *[one] { GENITIVE($who) } mission
}
# Below a candidate: what it would ask for; above it what the hand has for it.
candidate-needs = needs { $n } in { $suit }
candidate-best = your best: { $worth }
candidate-none = only spies
sign-needs = { $n } needed
sign-counts = { CAP($suit) } add, others take away, a spy fails it
sign-made = made
sign-yours = Only you see these two. The other one goes out face down.
sign-hidden = Only { $who } sees these two.
slot-of = { $who-form ->
    [you] yours
   *[one] { $who }
}
the-deck = the deck
shuffled = shuffled
line-still = { $n } still needed
line-enough = enough, if nobody spoils it
line-spy = a spy fails it
spy-badge = spy
spy-fails = spy: fails
met-on-the-way = Spies
lamps-team = For the team
lamps-turncoat = For the turncoat
zone-side = Side
zone-own-side = Your side
zone-hold = Hold to look:
zone-hand = Hand
zone-accuse = Accuse
role-loyal = loyal
    .is = loyal
role-turncoat = turncoat
    .is = the turncoat
side-loyal = You are loyal: help the missions, and find out who does not.
side-turncoat = You are the turncoat: five failed missions win for you. You can’t accuse.
who-laid-what = Who laid what
# In the place of a card: whom the seat accused.
accused-whom = accused { $who-form ->
    [you] you
   *[one] { $who }
}
# A mission that is looked back at: above its cards and below them. $spies: 1 if there was a spy; $verdict: one of the
# verdicts below.
past-title = { $who-form ->
    [you] Mission { $n }, yours
   *[one] Mission { $n }, { GENITIVE($who) }
}
past-line = { CAP($card) }: { $spies ->
    [1] { $verdict }.
   *[0] { $sum } = { $total }, { $verdict }.
}

## How a mission comes out

verdict-spy = { $n ->
    [one] a spy
   *[other] { SPELL($n) } spies
}
verdict-short = { SPELL($n) } short
verdict-exact = exactly enough
verdict-spare = { SPELL($n) } to spare

## What is done

choose = Set { $card }
    .done = Mission: { $card }
commit = Lay { $card }
    .done = { CAP($card) }, face down
accuse = Accuse { $who }

## The bar on top

progress = Mission { $n } of { $of }
deal-title = The sides are dealt
deal-line = { $players ->
    [4] One of you gets the joker, and is the turncoat.
   *[other] Who gets the joker is the turncoat; perhaps nobody does.
}
look-title = { $who-form ->
    [you] You look for a mission
   *[one] { $who } looks for a mission
}
look-line = Spies met on the way go out; two number cards are the candidates.
choose-title = Choose the mission
choose-line = It names the suit that adds, and how much is needed.
chooses-title = { $who } chooses the mission
chooses-line = Only { $who } sees the two candidates; the other one goes out face down.
choose-card-title = { CAP($card) }?
choose-card-line = It needs { $n } in { $suit }; { $best }.
choose-best = your best card brings { $worth }
choose-best-none = you hold nothing but spies
lay-title = Lay a card in secret
lay-title-all = All lay a card in secret
# $last: 1 if the next failure ends the game.
lay-line = { $last ->
    [1] One more failure ends it. { CAP($suit) } add, others take away: { $n } needed.
   *[0] { CAP($suit) } add, others take away, a spy fails it: { $n } needed.
}
lay-card-title = { CAP($card) }?
lay-card-line = It brings { $worth }: { $n } more from the other { SPELL($cards) } cards.
lay-enough-line = That is enough by itself, if nobody spoils it.
lay-spy-line = A spy fails the mission, whoever laid it.
laid-title = Your card lies
laid-line = The others still choose.
reveal-title = All have decided
reveal-line = The deck adds one more, and then all are shuffled.
counted-title = { CAP($verdict) }
counted-line = { $spies ->
    [1] A spy fails the mission, whatever the others bring.
   *[0] { $sum } = { $total }; { $n } needed.
}
draw-title = All draw a card
draw-line = { $who-form ->
    [you] You lead the next mission.
   *[one] { $who } leads the next mission.
}
accuse-title = Accuse { $who }?
# $all-loyal: 1 if there may be no turncoat.
accuse-line = { $all-loyal ->
    [1] It ends the game. Right: the team wins. Wrong: the turncoat wins. All loyal: nobody does.
   *[0] It ends the game. Right: the team wins at once. Wrong: the turncoat does.
}

## Stages of a step

stage-joined = The deck adds a card.
stage-mixed = Shuffled: nobody can tell whose is whose.
# $total: what the cards before it have come to.
stage-turned = Card { $k } of { $of }: { $total } so far, { $n } needed.
stage-spy = { CAP($card) } is a spy, and the mission fails.
title-judged = { $done ->
    [1] Mission { $n } done: { $verdict }
   *[0] Mission { $n } failed: { $verdict }
}

## The panels

status-chooses = chooses
status-to-choose = to choose
status-waits = waits
status-leads = leads
status-to-lay = to lay a card
status-laid = has laid a card
status-lays = lays a card
status-leads-lays = leads, lays a card
# The missions that a player has led.
led = Led { $missions }
led-done = { $card } done
led-failed = { $card } failed

## Facts

aid-mission = { CAP($card) }
aid-with = With { $card }
aid-needed = Needed
aid-yours = Yours
aid-best = Your best
# $n: how many cards the others and the deck lay.
aid-still = Still from { SPELL($n) }
aid-spare = To spare
aid-unseen = Not seen yet
suit-unseen = { CAP($suit) } unseen
spies-unseen = Spies in { $n } unseen
spies-only = spies
stake-title = If you accuse { $who }
stake-right = Is the turncoat
stake-wrong = Is loyal
stake-nobody = Nobody is one
stake-team = team wins
stake-turncoat = turncoat wins
stake-all-lose = all lose
stake-blind = By chance alone
stake-share = 1 in { $n }

## The log

heading-mission = Mission { $n }
dealt = { $players ->
    [4] Five cards each, and a side: one of four is the turncoat.
    [3] Five cards each, and a side: in three games of four there is a turncoat.
   *[other] Five cards each, and a side: in two games of three there is a turncoat.
}
spies-met = { $n ->
    [one] In the search for a mission a spy came up, and is out: { $cards }.
   *[other] In the search for a mission spies came up, and are out: { $cards }.
}
redeck = The deck was empty: the discards are the new one.
log-counted = { $spies ->
    [1] { $cards }: { $verdict }.
   *[0] { $cards }: { $sum } = { $total }, needed { $n }.
}
spies-from-players = { $n ->
    [one] One spy at least came from another player: the deck adds one card only.
   *[other] { CAP(SPELL($n)) } spies at least came from other players: the deck adds one card only.
}
log-judged = { $done ->
    [1] Mission { $n } is done: { $verdict }.
   *[0] Mission { $n } has failed: { $verdict }.
}
drawn-by-you = Drawn: { $card }
heading-end = The end
heading-accusation = The accusation
points-at = { $who-form ->
    [you] You accuse { $whom }
   *[one] { $who } accuses { $whom }
}
turns-out = { $who-form ->
    [you] You are { $role-is }
   *[one] { $who } is { $role-is }
}
laid-in = Mission { $n }: { $cards }
laid-by = { $who } { $card }
laid-by-deck = the deck { $card }

## How it came about

ending-five_successes = { $turncoat-form ->
    [none] Five missions are done, and all were loyal.
    [you] Five missions are done; you were the turncoat.
   *[one] Five missions are done; { $turncoat } was the turncoat.
}
ending-five_failures = { $turncoat-form ->
    [none] Five missions have failed, though all were loyal.
    [you] Five missions have failed: you were the turncoat.
   *[one] Five missions have failed: { $turncoat } was the turncoat.
}
ending-accused_right = { $turncoat-form ->
    [you] { $who } found you out: you were the turncoat.
   *[one] { $who-form ->
        [you] You found { $turncoat } out, the turncoat.
       *[one] { $who } found { $turncoat } out, the turncoat.
    }
}
ending-accused_wrong = { $who-form ->
    [you] You accused { $whom }, who is loyal;
   *[one] { $who } accused { $whom-form ->
        [you] you, and you are loyal;
       *[one] { $whom }, who is loyal;
    }
} { $turncoat-form ->
    [you] you were the turncoat.
   *[one] { $turncoat } was the turncoat.
}
ending-accused_nobody = { $who-form ->
    [you] You accused { $whom }, but all were loyal.
   *[one] { $who } accused { $whom }, but all were loyal.
}

## What can be picked

pick-candidate = Pick one of the two candidates, then the place of the mission.
pick-candidate-first = First pick one of the two candidates, then its place.
pick-card = Pick a card of your hand, then your place beside the mission.
pick-card-first = First pick a card of your hand, then its place.
pick-other-slot = That is another’s place: yours is the first one.
pick-deck = The deck adds its card by itself, when all have laid theirs.
pick-discards = What is out stays out until the deck is empty.
pick-side = Hold it to look: it is turned down again when you let go.
pick-other-side = Nobody sees that side before the end.
pick-other-hand = Those are another’s cards.
pick-finger = To accuse somebody, press the pointing hand in the panel. It tells the stake first.
tip-point = Points at { $who } and tells the stake. It decides nothing yet.
# Why a strong player accuses. $last: 1 if the next failure ends the game.
why-accuse = { $last ->
    [1] The next failure loses anyway, and by what was laid so far { $who } is the turncoat with about { $n } %.
   *[0] By what was laid so far { $who } is the turncoat with about { $n } %.
}

## Tips

situation-lead = Only you see both candidates. A low number is easier to reach, but the others will wonder why you chose it.
situation-spy = A spy fails the mission whatever the rest, but nobody knows who laid it: the deck adds a card too.
situation-suit = Only the mission’s own suit adds. A card of another suit takes its value away, so then lay a low one.
situation-accuse = Instead of deciding you may accuse somebody. Right, and the team wins at once; wrong, and it has lost.
