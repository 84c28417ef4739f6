### What Court says.

tagline = Keep one card, pass the rest: draft pictures, aces and wealth.
goal = Score the most points in three rounds.

## On the table

# The heads of the columns.
head-pictures = Pictures
head-aces = Aces
head-jokers = Joker
# $next: the seat to which the hand goes; $who: the one that holds it, never the viewer.
hand-to = To { $next-acc }
hand-of = { GENITIVE($who) } hand
# Below a hand that is looked up; $n: in how many turns the viewer gets it.
hand-comes = { $n ->
    [1] It comes to you next.
   *[other] It comes to you in { SPELL($n) } turns.
}
hand-never = The round ends before it comes to you.
zone-picked = Picked
gets-from-you = { CAP($next) } gets
sheet-sum = Total
joker-ready = ready
joker-nothing = nothing
marriage = marriage
intrigue = intrigue
affair = affair
misunderstanding = misunderstanding
# “marriage 5”
worth-so-much = { $what } { $n }
no-picture = no picture yet
open-picture = open
couples = { $all }
couples-sum = couples { $n }
# $n: how many aces there are.
aces-worth = { $n ->
    [1] one ace
    [2] two aces
    [3] three aces
   *[other] four aces
} { $points }

## What is done

# One of the two, which are alike.
any-joker = the joker
# The button: which card it is is seen.
by-rank = the { $rank }
lay = Lay { $short-acc }
    .done = lays { $card-acc }
lay-two = Lay both
    .done = lays { $card-acc } and { $second-acc }
# What a hint says.
lay-card = Lay { $card-acc }
lay-with-joker = Use the joker and lay { $card-acc } and { $second-acc }

## The bar at the top

progress = Round { $round } of { $rounds }, turn { $n } of { $of }
progress-round = Round { $round } of { $rounds }
deal-title = The deal
deal-line = All 54 cards are shuffled, both jokers among them.
choose-title = Choose in secret
# $next: who gets the rest of the hand; $who: the others who are still choosing, of $others.
choose-line = Pick one card; { $next } gets the rest. { waiting }
joker-line = Pick one card, or use your joker and pick two. { waiting }
last-title = Your last card
last-line = It goes in your court. { waiting }
picked-title = Picked
picked-line = { waiting } You may take your card back.
watch-title = Everybody chooses in secret
waiting = { $who-form ->
    [none] { $others-form ->
        [many] The others have picked.
       *[one] { $others } has picked.
    }
    [many] { $who } are still choosing.
   *[one] { $who } is still choosing.
}
joker-title = Two cards at once
joker-first = Pick the first of two cards. The joker leaves with your hand.
joker-second = { CAP($card) }, and one more card.
joker-both = { CAP($card) } and { $second }; { $next } gets the joker.
reveal-title = The picks
reveal-line = All picks are turned up together.
# $n: how many couples that score were made.
found-line = { $n ->
    [0] The cards go in the courts.
    [one] One couple meets.
   *[other] { CAP(SPELL($n)) } couples meet.
}
pass-title = The hands are passed
pass-line = Every hand goes to the player on the left.
scoring-title = The round is over
scoring-line = Couples, aces and wealth are scored.
counted-title = The round is scored
counted-line = All cards are shuffled for the next one.
over-line = Three rounds are added up.

## The panels

# $who: whose panel it is.
status-picked = { $who-form ->
    [you] have picked
   *[one] has picked
}
status-choosing = choosing
picked-note = You may change it until everybody has picked.

## Facts

aid-card = { CAP($card) }
aid-cards = Both cards
aid-joker = Lets you lay two later
# $n: how many aces there are then.
aid-ace = { $n ->
    [1] One ace
    [2] Two aces
    [3] Three aces
   *[other] Four aces: nothing
}
aid-open = Waits for a partner
aid-couple = { CAP($what) }
aid-leads = Lead in { $suit }: { $n }
aid-shares = Tied in { $suit }: { $n }
aid-behind = { CAP($suit) }: { $n }, { $behind } short
aid-round = Your points this round
# $n: what the court is worth without the choice, $then: with it.
aid-from-to = { $n } → { $then }
aid-partners = Still left for your open { $rank }
aid-partner = { CAP($rank-plural) } (+{ $points })
# $n: cards in hands that the viewer knows; $unseen: those not seen yet.
aid-seen = { $unseen ->
    [0] { $n } in hands
   *[other] { $n } seen, { $unseen } unseen
}
aid-together = Total with this round
legend = What scores
legend-couples = { $king-index }{ $queen-index }, { $king-index }{ $jack-index }, { $queen-index }{ $jack-index }
legend-aces = One to four aces
legend-wealth = Highest total in a suit

## The log, and what scores

heading-round = Round { $n }
turn-log = Turn { $n }
count-log = The round is scored
dealt = Everybody gets { SPELL($n) } cards.
used-log = The joker, which goes to { $next-acc }
laid-joker = { CAP($card) }, for later
laid-ace = { CAP($card) }: { $n ->
    [1] one ace
    [2] two aces
    [3] three aces
   *[other] four aces
}
laid-open = { CAP($card) }, open
laid-couple = { CAP($card) }: { $what }
# $n: the pip total of the suit.
laid-number = { CAP($card) }: { $n }
laid-leads = { CAP($card) }: { $n }, the lead
laid-shares = { CAP($card) }: { $n }, tied for the lead
# Somebody else has laid more of a suit, or as much.
lead-lost = No longer leads in { $suit }
lead-shared = Now tied for the lead in { $suit }
# “Elm: marriage +5”
couple-of = { CAP($who) }: { $what } +{ $points }
couples-banner = { $all }
# “a marriage 5”
scored = { $what } { $n }
score-log = { $why-count ->
    [0] Nothing
   *[other] { CAP($why) }
}
count-couples = Couples
count-aces = Aces
count-wealth = Wealth
leaders-banner = After round { $round }: { $who-form ->
    [you] you lead with { $n }
    [many] { $who } are tied at { $n }
   *[one] { $who } leads with { $n }
}
ending-shared = A tie: { $who } have the same score.

## What can’t be picked

card-first = Pick a card from your hand first.
two-for-joker = Pick two cards from your hand for the joker.
one-more = Pick one more card for the joker, or put it back.
own-court = That is another court: lay your card in your own.
rest-goes = The rest of your hand goes to { $next-acc } by itself.
joker-help = It scores nothing. Lay it like any card; in a later turn it lets you lay two cards at once, and then goes on with your hand.
one-joker = You may use only one joker in a turn.
hidden-card = You can’t see that card. Pick one from your hand.

## Why something can't be done

no-card-in-hand = { CAP($card) } is not in your hand: play a card that is.
no-joker-in-court = To lay two cards you need a joker that has been in your court since an earlier turn.
no-second-card = You have only one card left, and a joker lays two.
no-both-in-hand = Both cards must be in your hand, and { $card } is not.
no-card-twice = Choose two different cards.
# $card: the lower of the two.
no-choice-of-order =
    The order matters only for two pictures of different ranks while one in your court waits for a partner; otherwise lay { $card } first.

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

end-rounds_over = Three rounds have been played

## Tips

situation-pass = Your left neighbour gets what you don’t take. Think of what you leave as much as of what you take.
situation-joker-in-hand = You have a joker in your hand. It scores nothing, but once it lies in your court, it lets you lay two cards in one later turn.
situation-joker = You may use your joker now: pick it, then two cards from your hand. The joker leaves with your hand.
situation-open = Your court has an open picture. The next picture you lay becomes its partner, whichever it is.
