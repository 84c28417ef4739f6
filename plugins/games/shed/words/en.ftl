### What Shed says.
###
### $suits are the lead's suits in a list with “or”, $held those of them that the winner holds, $from the sides that he may
### take from. Attributes of kinds: `.a` has the article, `.plural` is several. `.done` tells an action in the log, after
### the name of the player; `.row` says something in a table.

tagline = Win the right tricks, and leave the wrong ones to the others.
goal = Be the first with no tokens left.

## Options

option-partnership = Partners
    .help = Four players can play in two pairs.
option-partnership-false = each alone
option-partnership-true = two pairs
    .help = Partners sit opposite each other and share one set of tokens.
option-deck = Deck
    .help = Which cards are used; pawns and courts have three suits.
option-deck-basic = the basic 36 cards
option-deck-pawns = with the four pawns
    .help = Pawns have three suits and rank between nine and crown.
option-deck-pawns_courts = with pawns and courts
    .help = Pawns and courts have three suits and rank between nine and crown.
option-take = First tokens
    .help = Which six tokens each side starts with.
option-take-full = one of each suit
option-take-random = six drawn from a bag
    .help = You may start with several tokens of one suit and none of another.
option-kingmaker = Kingmaker
    .help = When a penalty would choose the winner.
option-kingmaker-shared = those players share the win
    .help = Everybody whose last token could be taken wins.
option-kingmaker-supply = take from the supply instead
    .help = Nobody’s last token is taken, and the game goes on.

## The end

end-last_token_shed = The last token was shed
end-last_token_taken = The last token was taken
end-kingmaker = Kingmaker: a shared win
end-round_cap = The last round is over
ending-last_token_shed = { CAP($who) } shed the last token.
ending-last_token_taken = { CAP($taker) } had to take a { $suits-one } token, and { $who } had just one left.
ending-kingmaker = { CAP($taker) } had to take a { $suits-one } token, and each of these was somebody’s last. So { $who } share the win.
ending-round_cap = After the last round { $who } { $who-form ->
    [one] holds
   *[other] hold
} the fewest tokens.

## On the table

unit-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
tokens = Tokens
supply = Supply
cards-left = { $n ->
    [0] none left
   *[other] { $n } left
}
cards-aside = { $n ->
    [0] aside
   *[other] { $n } aside
}
tricks = tricks
last-trick = Last trick
to-lead = to lead
to-play = to play
to-shed = to shed
to-take = to take
dealer = dealer
dealer-and = dealer · { $doing }
your-partner = Your partner: you share your tokens.
# $who: the other player of the pair, in whose panel the tokens are.
partners = Plays with { $who }: they share their tokens.
# The place of a card in the order of play.
place = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
does-not-count = doesn’t count
counts = counts { $points }
wins = wins
ahead = ahead
beaten = beaten
past-won = won
past-did-not-count = didn’t count
past-counted = counted { $points }
past-led = led as { $kind }
past-beaten = beaten
kind-led = { CAP($kind) } led
# The marks of the suits follow, with “or” between them.
the-winner-sheds = · the winner sheds or takes
or = or
is-ahead = { $who-form ->
    [you] You are ahead
   *[one] { $who } is ahead
}
wins-the-trick = { $who-form ->
    [you] You win
   *[one] { $who } wins
}
won-the-trick = { CAP($who) } won
because = · { $why }
against = against
by-lifted-ace = the crown of { $kind } lifts its ace
by-no-other-card = no other card with { $kind }
by-last-of-equals = the last of the equal { $rank-plural }
by-highest-of-suit = the highest with { $kind }
by-highest-of-type = the highest { $kind }
by-lift-to-11 = the crown lifts the ace to 11
by-last-card = the last card that counts decides

## What is done

lead-as = Lead as { $kind-a }
can-follow = { $n ->
    [one] { $n } unseen card follows
   *[other] { $n } unseen cards follow
}
lead-ace = Lead { $card }
    .done = { CAP($card) } is led
lead-card = Lead { $card }
    .done = { CAP($card) }, led as { $as-a }
lead-card-as = Lead { $card } as { $as-a }
    .done = { CAP($card) }, led as { $as-a }
play-card = Play { $card }
    .done = { CAP($card) }
play-off = Play { $card }
    .done = { CAP($card) }, doesn’t follow
shed-token = Shed a { $suit-one }
    .done = { $who-form ->
        [you] shed
       *[one] sheds
    } a { $suit-one }
take-token = Take a { $suit-one } from { $side }
    .done = { $who-form ->
        [you] take
       *[one] takes
    } a { $suit-one } from { $side }
take-from-supply = Take a { $suit-one } from the supply
    .done = { $who-form ->
        [you] take
       *[one] takes
    } a { $suit-one } from the supply

## The bar at the top

the-tokens = The tokens
tokens-full = Every side gets one token of each suit.
tokens-random = Every side gets six tokens from the bag.
round = Round { $round }
after-round = After round { $past }
trick-of = Round { $round }, trick { $n } of { $of }
deals-and-leads = { $dealer-form ->
    [you] You deal
   *[one] { $dealer } deals
}; { $leader-form ->
    [you] you lead
   *[one] { $leader } leads
}.
lead-a-card = Lead a card
lead-line = The others follow its type. The winner sheds a token of its suits or, having none, takes one.
who-leads = { $who } leads
dealer-is = { $dealer-form ->
    [you] You deal this round.
   *[one] { $dealer } deals this round.
}
who-plays = { $who } plays
any-card = Play any card: you have no { $kind }
follow = Follow: { $kind }
trick-played = The trick is complete
won-and-sheds = { $who-form ->
    [you] You won: shed a token
   *[one] { $who } won and sheds a token
}
a-token-of = A { $held-one } token.
penalty-take = { $who-form ->
    [you] Penalty: take a token
   *[one] { $who } takes a penalty
}
penalty-from = { $who-form ->
    [you] You hold
   *[one] { $who } holds
} no { $suits-one } token: take one from { $from }.
penalty-supply = { $who-form ->
    [you] Penalty: take from the supply
   *[one] { $who } takes from the supply
}
nobody-made-king = Every such token is somebody’s last, so one comes from the supply.
nobody-holds = Nobody holds a { $suits-one } token.
# What becomes of a token, while it moves.
token-shed = { CAP($who) } { $who-form ->
    [you] shed
   *[one] sheds
} a { $suit-one }.
token-taken = { CAP($who) } { $who-form ->
    [you] take
   *[one] takes
} a { $suit-one } from { $side }.
token-supplied = { CAP($who) } { $who-form ->
    [you] take
   *[one] takes
} a { $suit-one } from the supply.
trick-aside = The trick is set aside
everybody-draws = Everybody draws a card, the winner first.
nobody-draws = The draw pile is empty: nobody draws.
round-is-over = The hands are empty: the round is over.

## What is at stake

if-won-shed = If you win, you shed a { $suits-one }.
    .row = Winning sheds a { $suits-one }
if-won-take = If you win, you must take a { $suits-one } from { $from }: you hold none.
    .row = Winning means taking a { $suits-one } from { $from }
if-won-supply = If you win, you must take a { $suits-one } from the supply: you hold none.
    .row = Winning means taking a { $suits-one } from the supply
# Everybody in $who has one token left, and one of these would have to be taken.
if-won-kingmaker = If you win, the game ends: { $who } { $who-form ->
    [one] wins
   *[other] share the win
}.
    .row = Winning ends the game: { $who } { $who-form ->
        [one] wins
       *[other] share the win
    }
# What others would do; the title is followed by a row for each.
others-title = If the others win
others-shed = { CAP($who) } { $who-form ->
    [one] sheds
   *[other] shed
} a { $suits-one }
others-take = { CAP($who) } { $who-form ->
    [one] takes
   *[other] take
} a { $suits-one } from { $from }
others-supply = { CAP($who) } { $who-form ->
    [one] takes
   *[other] take
} a { $suits-one } from the supply
others-kingmaker = { CAP($who) }: the game ends
you-can-not-win = You can’t win this trick.
crown-is-forced = You must play { $card }: your crown lifts the ace, and the ace wins.
crown-would-lift = { $then } Beware of { $card }: your crown would lift the ace, and the ace would win.
crown-would-add = { $then } { CAP($card) } would lift the ace to 11.
won-because = { $who-form ->
    [you] You win
   *[one] { $who } wins
}: { $why }.
won-by-sums = { CAP($who) } { $who-form ->
    [one] wins
   *[other] win
}: { $high } to { $low }.
won-level = { CAP($who) } { $who-form ->
    [one] wins
   *[other] win
}: { $high } each, so the last card decides.

## Facts beside the table

subject = { CAP($card) }
not-seen-yet = Not seen yet this round
personalities = Personalities
locations = Locations
events = Events
aces = Aces: a suit, no type
lifts-the-ace = Lifts the ace
off-kind = Doesn’t follow { $kind }: it can’t win
the-sums-then = The totals then, yours first
beaten-already = Already beaten: it can’t win
wins-for-sure = Wins the trick
beat-it = Unseen cards that would beat it
beat-it-as = Unseen cards that would beat it as { $kind-a }

## The log

trick-heading = Round { $round }, trick { $n }
dealt = { $dealer-form ->
    [you] You deal
   *[one] { $dealer } deals
} { $hand } cards each; { $aside ->
    [one] { $aside } is
   *[other] { $aside } are
} set aside unseen.{ $stock ->
    [0] {""}
   *[other] {" "}{ $stock } to draw.
}
drew-card = Everybody draws; you get { $card }.
everybody-drew = Everybody draws a card.
nobody-drew = Nobody draws.
kingmaker-supply = Kingmaker: { $who } have one token left each, so the penalty comes from the supply.
banner-kingmaker = Kingmaker: take from the supply

## Why not

led-as = { CAP($card) } is led as { $kinds-a }.
card-was-played = That card has been played: take one from your hand.
lead-your-own = Lead a card from your own hand.
play-your-own = Play a card from your own hand.
you-lead = You lead this trick: choose also what the card counts as.
led-already = This trick has been led already: follow it.
must-follow-type = You hold { $kind-a }: you must play one.
must-follow-ace = You hold a card with { $kind }: you must follow the ace.
tokens-move-later = Tokens move when all cards of the trick have been played.
first-shed = First shed a { $held-one } token.
first-take = First take a { $suits-one } token from another player.
first-supply = First take a { $suits-one } token from the supply.
you-hold-one = You hold a token of the lead card’s suits: shed a { $held-one }.
you-hold-none = You hold no token of the lead card’s suits: you must take a { $suits-one }.
take-it-there = Another side holds such a token: take it from there, not from the supply.
each-is-a-last = Each of these tokens is somebody’s last: take one from the supply.
nobody-holds-one = No other side holds such a token: take one from the supply.
not-on-the-lead = The token must match the lead card: a { $suits-one }.
not-your-own = Take a token from another side, not from your own.
no-such-side = There is no such side at this table.
they-hold-none = { CAP($side) } { $side-form ->
    [one] holds
   *[other] hold
} no { $suit-one } token.
you-have-none = You have no { $suit-one } token.
supply-has-none = There is no { $suit-one } token in the supply.
say-as-what = When you lead this card, choose whether it counts as a location or an event.
to-your-own-place = Cards are played to your own place in the trick.
first-pick-a-lead = First pick the card that you want to lead.
first-pick-a-card = First pick the card that you want to play.
only-the-topmost = Only the top token of a pile can be picked.

## A closer look

tip-stock = Everybody draws one after the trick, the winner first.
tip-aside-name = Set aside unseen
tip-aside = Nobody sees these. All cards are shuffled again for the next round.
tip-tricks-name = Earlier tricks
tip-tricks = These cards come back when a new round is dealt.
# $side: whose tokens they are.
tip-own = You shed one of them when you win a trick whose first card has its suit. With none left, you win.
tip-theirs = { CAP($side) } still { $side-form ->
    [one] has
   *[other] have
} these tokens to shed.
tip-supply = Of the five tokens of each suit, those that nobody holds are here.

## Tips

situation-lead = Lead a card with suits that you hold: the winner sheds one of them, and that may be you.
situation-ace = An ace was led, so you must follow its suit. It wins only if nobody else plays that suit, or if the crown of the suit is played to the trick.
situation-unwanted = You hold none of the lead’s suits: if you won this trick, you would have to take a token. Stay low.
situation-penalty = You won a trick that is no use to you, so you must take a token. Don’t help somebody who has few left.
