### What Turncoat says.

tagline = Nine missions, one team, and perhaps a traitor in it.
goal = The team wins with five successes or a right accusation, the turncoat with five failures or a wrong one.

## Why something can't be done

no-accusing-as-turncoat = You are the turncoat, and the turncoat may not accuse.
no-accusing-yourself = Accuse somebody else: you know that you are loyal.
no-accusing-nobody = Nobody sits there: accuse somebody at this table.
# $candidates: two cards, with “or” between them.
no-candidate = The mission is one of your two candidates: choose { $candidates }.
no-laying-yet = The mission must be chosen first; then everybody lays a card.
no-choosing-again = The mission has been chosen already; now everybody lays a card.
no-card-in-hand = { CAP($card) } is not in your hand: lay a card that is.

## How the game ends

end-five_successes = Five missions have succeeded
end-five_failures = Five missions have failed
end-accused_right = The turncoat was accused
end-accused_wrong = A loyal player was accused
end-accused_nobody = Somebody was accused, but all were loyal

## On the table

# $n: cards in the pile.
deck-left = { $n } left
discards-out = { $n } discarded
nobody-has-it = left over
spies-out-line = { $n ->
    [0] None of the { $all } spies is
    [one] One of the { $all } spies is
   *[other] { $n } of the { $all } spies are
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
sign-counts = { CAP($suit) } add, others subtract, a spy fails it
sign-made = total
sign-yours = Only you see these two. The other one is discarded face down.
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
side-loyal = You are loyal: help the missions, and find out who doesn’t.
side-turncoat = You are the turncoat: you win if five missions fail. You can’t accuse.
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

choose = Choose { $card }
    .done = Mission: { $card }
commit = Lay { $card }
    .done = { CAP($card) }, face down
accuse = Accuse { $who }

## The bar at the top

progress = Mission { $n } of { $of }
deal-title = The identity cards are dealt
deal-line = { $players ->
    [4] One of you gets the joker, and is the turncoat.
   *[other] Whoever gets the joker is the turncoat; perhaps nobody does.
}
look-title = { $who-form ->
    [you] You are looking for a mission
   *[one] { $who } is looking for a mission
}
look-line = Spies are discarded face up; the first two number cards are the candidates.
choose-title = Choose the mission
choose-line = It sets the suit that adds, and how much you need.
chooses-title = { $who } is choosing the mission
chooses-line = Only { $who } sees the two candidates; the other one is discarded face down.
choose-card-title = { CAP($card) }?
choose-card-line = It needs { $n } in { $suit }; { $best }.
choose-best = your best card adds { $worth }
choose-best-none = you hold only spies
lay-title = Lay a card in secret
lay-title-all = Everybody lays a card in secret
# $last: 1 if the next failure ends the game.
lay-line = { $last ->
    [1] One more failure ends the game. { CAP($suit) } add, others subtract: { $n } needed.
   *[0] { CAP($suit) } add, others subtract, a spy fails it: { $n } needed.
}
lay-card-title = { CAP($card) }?
lay-card-line = It counts { $worth }: the other { SPELL($cards) } cards must add { $n } more.
lay-enough-line = That is enough by itself, if nobody spoils it.
lay-spy-line = A spy fails the mission, whoever laid it.
laid-title = Your card is down
laid-line = The others are still choosing.
reveal-title = Everybody has decided
reveal-line = The deck adds one more, then all are shuffled.
counted-title = { CAP($verdict) }
counted-line = { $spies ->
    [1] A spy fails the mission, whatever the other cards are.
   *[0] { $sum } = { $total }; { $n } needed.
}
draw-title = Everybody draws a card
draw-line = { $who-form ->
    [you] You lead the next mission.
   *[one] { $who } leads the next mission.
}
accuse-title = Accuse { $who }?
# $all-loyal: 1 if there may be no turncoat.
accuse-line = { $all-loyal ->
    [1] It ends the game. If you are right, the team wins; if not, the turncoat does, or nobody if all are loyal.
   *[0] It ends the game. If you are right, the team wins; if not, the turncoat does.
}

## Stages of a step

stage-joined = The deck adds a card.
stage-mixed = Shuffled: nobody can tell whose is whose.
# $total: the total of the cards before it.
stage-turned = Card { $k } of { $of }: { $total } so far, { $n } needed.
stage-spy = { CAP($card) } is a spy, and the mission fails.
title-judged = { $done ->
    [1] Mission { $n } succeeded: { $verdict }
   *[0] Mission { $n } failed: { $verdict }
}

## The panels

status-chooses = choosing
status-to-choose = to choose
status-waits = waiting
status-leads = leads
status-to-lay = to lay a card
status-laid = has laid a card
status-lays = laying a card
status-leads-lays = leading, laying a card
# The missions that a player has led.
led = Led { $missions }
led-done = { $card } succeeded
led-failed = { $card } failed

## Facts

aid-mission = { CAP($card) }
aid-with = With { $card }
aid-needed = Needed
aid-yours = Yours
aid-best = Your best
# $n: how many cards the others and the deck lay.
aid-still = From the other { SPELL($n) }
aid-spare = To spare
aid-unseen = Not seen yet
suit-unseen = { CAP($suit) } unseen
spies-unseen = Spies among { $n } unseen
spies-only = spies
stake-title = If you accuse { $who }
stake-right = Is the turncoat
stake-wrong = Is loyal
stake-nobody = All are loyal
stake-team = team wins
stake-turncoat = turncoat wins
stake-all-lose = all lose
stake-blind = By chance alone
stake-share = 1 in { $n }

## The log

heading-mission = Mission { $n }
dealt = { $players ->
    [4] Five cards each, and an identity card: one of you is the turncoat.
    [3] Five cards each, and an identity card: in three games out of four there is a turncoat.
   *[other] Five cards each, and an identity card: in two games out of three there is a turncoat.
}
spies-met = { $n ->
    [one] A spy came up before the mission and was discarded: { $cards-index }.
   *[other] Spies came up before the mission and were discarded: { $cards-index }.
}
redeck = The deck was empty: the discards are shuffled as the new one.
log-counted = { $spies ->
    [1] { $cards-index }: { $verdict }.
   *[0] { $cards-index }: { $sum } = { $total }, { $n } needed.
}
spies-from-players = { $n ->
    [one] At least one spy came from another player: the deck adds only one card.
   *[other] At least { SPELL($n) } spies came from other players: the deck adds only one card.
}
log-judged = { $done ->
    [1] Mission { $n } succeeded: { $verdict }.
   *[0] Mission { $n } failed: { $verdict }.
}
drawn-by-you = You drew { $card }
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
index-of = { $card-index }
laid-by = { $who } { $card-index }
laid-by-deck = the deck { $card-index }

## How it came about

ending-five_successes = { $turncoat-form ->
    [none] Five missions have succeeded, and all were loyal.
    [you] Five missions have succeeded; you were the turncoat.
   *[one] Five missions have succeeded; { $turncoat } was the turncoat.
}
ending-five_failures = { $turncoat-form ->
    [none] Five missions have failed, though all were loyal.
    [you] Five missions have failed: you were the turncoat.
   *[one] Five missions have failed: { $turncoat } was the turncoat.
}
ending-accused_right = { $turncoat-form ->
    [you] { $who } found you out: you were the turncoat.
   *[one] { $who-form ->
        [you] You found out { $turncoat }, the turncoat.
       *[one] { $who } found out { $turncoat }, the turncoat.
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
pick-card = Pick a card from your hand, then your place beside the mission.
pick-card-first = First pick a card from your hand, then its place.
pick-other-slot = That is another player’s place: yours is the first one.
pick-deck = The deck adds its card by itself when everybody has laid theirs.
pick-discards = Discards stay here until the deck is empty.
pick-side = Press and hold to look: the card turns back when you let go.
pick-other-side = Nobody sees that card before the end.
pick-other-hand = Those are another player’s cards.
pick-finger = To accuse somebody, press the pointing hand in their panel. It shows the stakes first.
tip-point = Points at { $who } and shows the stakes. It decides nothing yet.
# Why a strong player accuses. $last: 1 if the next failure ends the game.
why-accuse = { $last ->
    [1] The next failure loses anyway, and going by the cards so far, the chance that { $who } is the turncoat is about { $n }%.
   *[0] Going by the cards so far, the chance that { $who } is the turncoat is about { $n }%.
}

## Tips

situation-lead = Only you see both candidates. A low number is easier to reach, but the others will wonder why you chose it.
situation-spy = A spy fails the mission whatever the other cards are, but nobody knows who laid it: the deck adds a card too.
situation-suit = Only the mission’s own suit adds. A card of another suit subtracts its value, so lay a low one.
situation-accuse = Instead of choosing you may accuse somebody. If you are right, the team wins at once; if not, it loses.
