### What T.O.D. says.

tagline = Ask yes or no, and work out the time, the motive and the weapon.
goal = Be the first to name your whole case.

## Options

option-table = Table cards
    .help = How many cards a case is compared with; more is harder.
option-table-n = { $n } cards
option-complicated = Complicated cases
    .help = Each case has four cards, and you name only their numbers.
option-complicated-false = no, two cards
option-complicated-true = yes, four cards
option-head_start = Head start
    .help = These players are told the hour of their case.

## What the suits stand for

part-love = Love
part-greed = Greed
part-bat = Bat
part-shovel = Shovel

## On the table

pile-under = { $n } covered
deck-left = { $n } left
turned-up = turned up
there = There:
missing = missing:
notebook-title = Notebook: the case { $who } holds
note = { CAP($card) }
note-about = Light: it may be in the case. Dark: it is ruled out. An empty box: you have seen the card.
naming-title = Name the case: lower number above
name-lower = The lower number: { $n }
name-higher = The higher number: { $n }
name-number = Number { $row }, counted from the lowest: { $n }
case-words = { $time }, { $motive }, { $weapon }
case-numbers = { $time }

## The questions

ask-number-there = Is a number there?
    .short = number there?
    .line = Yes if { $whom } has one of these: { $numbers }.
ask-number-missing = Is a number missing?
    .short = number missing?
    .line = Yes if { $whom } has a number that is not on the table.
ask-suit-there = Is a suit there?
    .short = suit there?
    .line = Yes if { $whom } has a suit that is on the table.
ask-suit-missing = Is a suit missing?
    .short = suit missing?
    .line = Yes if { $whom } has a suit that is not on the table.
always-yes = always yes
always-no = always no
splits = yes: { $yes }, no: { $no }
answer-yes = yes
answer-no = no
# $answer: yes or no. Said before a question is asked to which no other answer is possible.
ask-certain = { $whom } can only say { $answer }: you would learn nothing.

## What is done

cover = Cover { $card-acc }
name = Name the case
name-note = If wrong, you skip a turn
name-case = Name { $case }

## The bar at the top

progress = Turn { $n }
deal-title = The deal
deal-line = Everybody holds a case for the player on the right.
lay-title = Lay { $card-acc }
lay-line = Cover a table card with it, then ask { $whom }.
ask-title = Ask { $whom }
ask-line = Ask one question, or name two numbers, a motive and a weapon.
ask-line-four = Ask one question, or name the four numbers of the case.
turn-title = { GENITIVE($who) } turn
lays = { $who } lays { $card-acc }.
asks = { $who } asks { $whom }.
# $whom: whose cards are the case.
naming = Name the case { $whom } holds
naming-numbers = { $n ->
    [one] One more number.
   *[other] { CAP(SPELL($n)) } more numbers, the lower one above.
}
naming-motive = Now a motive.
naming-weapon = Now a weapon.
# One number of two is named, $n: the other one stands above or below it.
naming-above = Now the number above it: { $n } at most.
naming-below = Now the number below it: { $n } at least.
naming-done = If all is right, you win; if not, you skip your next turn.

## The panels

status-skips = skips a turn
status-asks = to ask
status-lays = to lay
status-holds = holds your case
status-whom = asks { $whom }
note-left = { $n ->
    [one] one case left
   *[other] { $n } cases left
}
note-at-most = { $n ->
    [one] one case left
   *[other] at most { $n } cases left
}

## Facts

# Why a move may be wise: so many cases it would leave. $question begins with a capital.
why-ask = A yes would leave { $yes ->
    [one] { $yes } case
   *[other] { $yes } cases
}, a no { $no }.
why-lay = After that, a yes to “{ $question }” would leave { $yes ->
    [one] { $yes } case
   *[other] { $yes } cases
}, a no { $no }.
why-name = { $n ->
    [one] It is the only case left.
   *[other] { $n } cases are left.
}

aid-now = Possible now
aid-yes = After a yes
aid-no = After a no
aid-race = Cases left at most
aid-asked = { $whom } has one of these
asked-parts = { $parts }
help-all = Fill in: all that follows
help-seen = Fill in: cards seen
help-none = Fill in: nothing
aid-then = Cases left, yes and no

## The log

heading-turn = Turn { $n }
dealt = Everybody gets { SPELL($n) } cards: the case of the player on the right.
hour-told = You are told the hour of your case: { $n }.
hour-told-other = { $who-form ->
    [you] are told the hour
   *[one] is told the hour
}
turned = { $who-form ->
    [you] turn up { $card-acc }
   *[one] turns up { $card-acc }
}
redeck = The deck was empty: { $n ->
    [one] { $n } covered card was
   *[other] { $n } covered cards were
} shuffled.
skips = { $who-form ->
    [you] skip this turn
   *[one] skips this turn
}
skips-banner = { $who-form ->
    [you] You skip a turn
   *[one] { $who } skips a turn
}
covered = { $who-form ->
    [you] cover { $covered-acc } with { $card-acc }
   *[one] covers { $covered-acc } with { $card-acc }
}
# $question: a question, which begins with a capital; $answer: yes or no.
asked = { $who-form ->
    [you] ask { $whom }: { $question } { CAP($answer) }.
   *[one] asks { $whom }: { $question } { CAP($answer) }.
}
answered = { $whom }: { $answer }
named = { $who-form ->
    [you] name { $case }
   *[one] names { $case }
}
# In the bar on top while the case that was named is checked.
check-title = Is it right?
names-case = { $who-form ->
    [you] You name { $case }
   *[one] { $who } names { $case }
}
# The red cards of a case are as they were named.
red-right = { $whom-form ->
    [you] You turn up the red: right so far.
   *[one] { $whom } turns up the red: right so far.
}
solved-right = The case is solved
solved-wrong = { $who-form ->
    [you] Wrong: you skip your next turn
   *[one] Wrong: { $who } skips the next turn
}
ending = { $whom-form ->
    [you] { CAP($who) } named the case you held: { $case }.
   *[one] { $who-form ->
        [you] You named the case { $whom } held: { $case }.
       *[one] { $who } named the case { $whom } held: { $case }.
    }
}

## What can’t be done

rows-ascend = The lower number goes in the upper row: here, choose the same number or a higher one.
rows-ascend-below = The lower number goes in the upper row: here, choose the same number or a lower one.
# What was picked has to go for a number that does not go with it; $numbers: “6”.
rows-ascend-gone = The lower number goes in the upper row. Put back: { $numbers }.
mark-it = That is your notebook: right-click a card to mark it, or the line below to choose what is filled in. The key for marks does the same.
ask-your-neighbour = You ask only { $whom }, who holds your case.
hidden-case = Nobody shows you these cards: find out by asking.
lay-first = First cover one of the table cards with the card turned up.
ask-or-name = Choose a question, or name the case.

## Why an action is refused

no-such-table-card = There is no such table card: lay the card turned up on one of them.
no-word-before-the-card-is-laid = First lay the card turned up on a table card; then ask a question or name the case.
no-second-card = You have already laid a card this turn: now ask a question or name the case.
no-case-without-two-numbers = A case has two numbers: name both.
no-case-without-four-numbers = A complicated case has four numbers: name all of them.
no-case-of-numbers-and-suits = For a complicated case, name only its four numbers, no motive and no weapon.
no-case-without-a-motive = Name a motive: { part-love } (hearts) or { part-greed } (diamonds).
no-case-without-a-weapon = Name a weapon: { part-bat } (clubs) or { part-shovel } (spades).
no-numbers-but-in-order = The numbers run from 1 to 6: name the lower ones first.

## The end

end-solved = A case has been solved
end-cap = Fifty turns each, and no case has been solved

## Tips

situation-cover = A card that you cover no longer counts. First choose what to ask, then which cards the case is compared with.
situation-ask = A no tells you more than a yes: it is about both cards at once. Ask where either answer would cross something out.
situation-all-suits = All four suits are on the table, so a question about suits tells you nothing now.
