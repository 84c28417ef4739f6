### What the table says, whatever is played.

forced = Your only choice was made for you: “{ $words }”.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to redo.
no-hint-now = You can ask for a hint when it’s your turn.

## Beside the table

hud-menu = Menu
    .help = Resume, rules, settings, and the way back to the shelf.
hud-sound-on = Sound on
hud-sound-off = Sound off
hud-pace = Speed of moves
    .help = Each press changes to the next speed.
hud-pace-instant = instant
hud-rules = Rules
    .help = Opens the rules. Press and hold for the quick reference.
hud-hint-button = Hint
    .help = Shows what a strong player would do. The result shows how many hints you used.
hud-undo = Take back
    .help = Takes back your last decision and everything after it. The result shows how many you took back.
hud-redo = Redo
    .help = Restores the move you took back.
hud-redone = The move is back.
hud-thinking-of-a-hint = Thinking about a hint…
hud-tap = Tap, or drag a card to its place.
hud-click = Click, or drag a card to its place.
hud-click-ringed = Click an outlined item.
hud-tap-ringed = Tap an outlined item.
# Where nothing but buttons can be pressed, which are right above.
hud-click-button = Click a button above.
hud-tap-button = Tap a button above.
hud-tap-on = Tap anywhere to skip ahead.
hud-click-on = Click anywhere to skip ahead.
hud-held = Everybody is waiting for you.
hud-move = move
hud-pick = pick
# What the key does where something can be looked at; the second: as long as it is held.
hud-look = look
hud-hold-to-look = hold to look
hud-to-button = to the button
hud-back = back
hud-hurry = speed up
hud-to-menu = menu
hud-onward = Skip to my turn
hud-onward-short = to my turn
hud-to-end = Skip to the end
hud-to-end-short = to the end
hud-go-on = continue
hud-click-waits = Click anywhere to continue.
hud-tap-waits = Tap anywhere to continue.
hud-sort = Sort the hand
    .help = By suit, by rank, as dealt. Or drag a card to its place.
hud-log = Everything that has happened
hud-play-on = resume
hud-hint = A strong player would choose: “{ $words }”.
hud-hint-better = A strong player would choose: “{ $words }”. It wins about { $best }% of the time; the next best { $second }%.
hud-hint-equal = A strong player would choose: “{ $words }”. It wins about { $best }% of the time; others are as good.
hud-example = Example · { $progress }

## Carrying something over a canvas

canvas-next = Next good place
# $n: which of all good places what is carried lies on; $points: what it makes there.
canvas-next-of = { $n } of { $all }, here +{ $points }
# $all: how many make the most points.
canvas-next-best = { $all } for +{ $points }
canvas-next-none = None found yet
canvas-searching = Searching…
canvas-no-place = No place found that scores a point.
canvas-not-here = The card can’t go here
canvas-turn-left = Turn left
canvas-turn-right = Turn right
canvas-zoom-in = Zoom in
canvas-zoom-out = Zoom out
canvas-fit = Fit
canvas-fit-help = Show everything
# Gestures of the device in use, a word or two each.
canvas-wheel-turns = turns it
canvas-shift-fine = Shift: small steps
canvas-click-lays = lays it
canvas-right-quarter = a quarter
canvas-keys-turn = turn
canvas-keys-quarter = a quarter
canvas-keys-fine = small steps
canvas-touch = One finger moves the card, two turn it, the button lays it
canvas-snap-on = The card snaps into place nearby.
canvas-snap-off = The card stays exactly where you put it.

## A closer look at what is no card

# $what: what it is worth or does in this position.
tip-now = Now: { $what }
# $suit: the suit of tokens of one kind.
tip-suit = { CAP($suit) }
tip-in = { $what }, { $where }
tip-can-be-picked = you can pick it
tip-free = Free space
tip-hand = Hand
    .of = { $who-form ->
        [you] Your hand
       *[one] { GENITIVE($who) } hand
    }
tip-deck = Draw pile
    .of = { $who-form ->
        [you] Your draw pile
       *[one] { GENITIVE($who) } draw pile
    }
tip-discards = Discards
    .of = { $who-form ->
        [you] Your discards
       *[one] { GENITIVE($who) } discards
    }
tip-cards = Cards
    .of = { $who-form ->
        [you] Your cards
       *[one] { GENITIVE($who) } cards
    }
tip-face-down = { $n ->
    [one] One card, face down
   *[other] { $n } cards, face down
}
tip-lamps = { $what }: { $lit } of { $of }
tip-peek = Press and hold to look.
tip-look-back = Look back: { $what }
tip-level = Level with { $who }
tip-ahead = { $n } ahead of { $who }
tip-behind = { $n } behind { $who }
