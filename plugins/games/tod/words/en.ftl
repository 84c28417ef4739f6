### What T.O.D. says.

tagline = Ask yes or no, and work out the hour, the motive and the weapon.
goal = The first to name the whole case wins.

## Options

option-table = Table cards
    .help = How many cards the questions are about; more is harder.
option-table-n = { $n } cards
option-complicated = Complicated cases
    .help = Each case has four cards, and only their numbers are asked for.
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

pile-under = { $n } under
deck-left = { $n } left
turned-up = turned up
there = There:
missing = missing:
notebook-title = Your notebook on { GENITIVE($who) } case
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

## The bar on top

progress = Turn { $n }
deal-title = The deal
deal-line = A red and a black card each: a case for the player on the right.
lay-title = Lay { $card-acc }
lay-line = Cover a table card with it, then ask { $whom }.
ask-title = Ask { $whom }
ask-line = Ask one question, or name two numbers, a motive and a weapon.
ask-line-four = Ask one question, or name the four numbers of the case.
turn-title = { GENITIVE($who) } turn
lays = { $who } lays { $card-acc }.
asks = { $who } asks { $whom }.
# $whom: whose cards are the case.
naming = Name { GENITIVE($whom) } case
naming-numbers = { $n ->
    [one] One more number.
   *[other] { CAP(SPELL($n)) } more numbers, the lower one above.
}
naming-motive = Now a motive.
naming-weapon = Now a weapon.
# One number of two is named, $n: the other one stands above or below it.
naming-above = Now the number above: { $n } at most.
naming-below = Now the number below: { $n } at least.
naming-done = Right wins the game; wrong costs your next turn.

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
why-ask = A yes would leave { $yes }, a no { $no }.
why-lay = “{ $question }” would then leave { $yes } or { $no }.
why-name = { $n ->
    [one] It is the only case left.
   *[other] { $n } cases are left.
}

aid-now = Possible now
aid-yes = After a yes
aid-no = After a no
aid-race = Cases left at most
aid-asked = Has { $whom } one of these?
asked-parts = { $parts }
help-all = Helps: all that follows
help-seen = Helps: cards seen
help-none = Helps: nothing
aid-then = Then: yes and no leave

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
redeck = The deck is empty: { $n } covered cards are shuffled.
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
names-case = { $who-form ->
    [you] You name { $case }
   *[one] { $who } names { $case }
}
# The red cards of a case are as they were named.
red-right = { $whom-form ->
    [you] You turn up the red: it is so.
   *[one] { $whom } turns up the red: it is so.
}
solved-right = The case is solved
solved-wrong = { $who-form ->
    [you] Wrong: you skip your next turn
   *[one] Wrong: { $who } skips the next turn
}
ending = { $whom-form ->
    [you] { CAP($who) } named your case: { $case }.
   *[one] { $who-form ->
        [you] You named { GENITIVE($whom) } case: { $case }.
       *[one] { $who } named { GENITIVE($whom) } case: { $case }.
    }
}

## What can’t be done

rows-ascend = The lower number stands in the upper row: choose one as high or higher here.
rows-ascend-below = The lower number stands in the upper row: choose one as low or lower here.
# What was picked has to go for a number that does not go with it; $numbers: “6”.
rows-ascend-gone = The lower number stands above. Put back: { $numbers }.
mark-it = That is your notebook: a right click, or the key for marks, rings or crosses a card, and changes how much it helps.
ask-your-neighbour = You ask { $whom }, and nobody else.
hidden-case = Nobody shows the case: find it out by asking.
lay-first = First cover one of the table cards with the card that is turned up.
ask-or-name = Choose a question, or name the case.

## Why an action is refused

no-such-table-card = There is no such table card: lay the flipped card onto one of them.
no-word-before-the-card-is-laid = First lay the flipped card onto a table card; then ask or solve.
no-second-card = A card was laid in this turn already: now ask a question or solve.
no-case-without-two-numbers = A case has two numbers: name both.
no-case-without-four-numbers = A complicated case has four numbers: name all of them.
no-case-of-numbers-and-suits = A complicated case is its four numbers: no motive and no weapon.
no-case-without-a-motive = Name a motive: { part-love } (hearts) or { part-greed } (diamonds).
no-case-without-a-weapon = Name a weapon: { part-bat } (clubs) or { part-shovel } (spades).
no-numbers-but-in-order = The numbers run from 1 to 6, and the lower ones are named first.

## The end

end-solved = A case is solved
end-cap = Fifty turns each, and no case is solved

## Tips

situation-cover = What you cover counts no more. Choose first what you will ask, then which cards it shall be compared with.
situation-ask = A no tells more than a yes: it speaks of both cards at once. Ask where either answer would cross something out.
situation-all-suits = All four suits lie on the table, so a question about suits tells nothing now.
