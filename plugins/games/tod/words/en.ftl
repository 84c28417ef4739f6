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
