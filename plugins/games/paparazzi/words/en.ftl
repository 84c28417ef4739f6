### What Paparazzi says.

tagline = Crowd round the celebrities; the biggest crowd gets the picture.
goal = Most points for celebrities and sets of them wins.

## Options

option-layout = Layout
    .help = How the celebrities stand; with four players 4×3 is one space short.
option-layout-4x3 = four columns, three rows
option-layout-6x2 = six columns, two rows

## Why an action is refused

no-card-but-from-the-hand = { CAP($card) } is not in your hand: lay a card of your own.
# $card: the card that lies there.
no-taken-space = { CAP($card) } lies there already: choose a free space.
# $card: the celebrity.
no-space-on-a-celebrity = { CAP($card) } stands there: cards are laid on the spaces beside.
no-such-space = That is no space: cards are laid right beside a celebrity, not across a corner.

## What points are for

why-celebs = celebrities
why-suits = celebrities of one suit

## The end

end-all_laid = All cards are laid
end-no_space = No space is left
