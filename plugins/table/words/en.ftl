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
hand-as-dealt = Hand in the order dealt.
hand-by-suit = Hand sorted by suit.
hand-by-rank = Hand sorted by rank.
hud-sort = Sort the hand
    .help = By suit, by rank, as dealt. Or drag a card to its place.
hud-log = Everything that has happened
hud-play-on = resume
hud-hint = A strong player would choose: “{ $words }”.
hud-hint-better = A strong player would choose: “{ $words }”. It wins about { $best }% of the time; the next best { $second }%.
hud-hint-equal = A strong player would choose: “{ $words }”. It wins about { $best }% of the time; others are as good.
hud-example = Example · { $progress }

## Keys and buttons

# The page
keys-page = Keys and buttons
keys-keys = keys
keys-pad = gamepad
keys-drawn = Button symbols
keys-drawn-in-use = gamepad in use
keys-drawn-xbox = Xbox
keys-drawn-playstation = PlayStation
keys-drawn-nintendo = Nintendo
keys-drawn-place = by position
keys-no-pad = No gamepad found.
keys-one-pad = One gamepad found. Buttons are matched by position, not by letter.
keys-many-pads = { $n } gamepads found. Buttons are matched by position, not by letter.
keys-press-key = press a key
keys-press-button = press a button
keys-press-key-for = a key for “{ $action }”
keys-press-button-for = a button for “{ $action }”
keys-was = was
keys-how-to-leave = Press { $leave } to cancel, or hold it for a second to assign { $leave } itself.
keys-taken = { $key } already { $action-does }. Press it again to swap the two.
keys-taken-all = { $key } already { $action-does }. Press it again to use it only here.
keys-essential = “{ $action }” would be left without a key. Choose another, or assign it one first.
keys-full = This action can’t have more keys.
keys-swap = Swap keys
keys-leave = Cancel
keys-take-away = Remove it
keys-usual = Restore defaults
keys-all-usual = All keys are at their defaults.
keys-mine = Undo reset
keys-mouse-left = choose, drag to lay
keys-mouse-right = put back, mark
keys-chord = { $held }+{ $key }
keys-passed-over = Some keys in the settings can’t be understood, so defaults are used for them: { $names }.
keys-changed = { $n ->
    [one] { $n } is changed
   *[other] { $n } are changed
}
# Groups
keys-group-moving = Moving about
keys-group-playing = Playing
keys-group-looking = Viewing
keys-group-table = The table
keys-group-canvas = Laying freely
keys-group-menus = In menus
# Rows of four directions
keys-move = Move between items
keys-look = Look around
keys-canvas-move = Move the card
keys-canvas-pan = Pan
keys-menu-move = Move between items
# What keys do: a name, and how a sentence about a key goes on
keys-up = Up
    .does = goes up
keys-down = Down
    .does = goes down
keys-left = Left
    .does = goes left
keys-right = Right
    .does = goes right
keys-look-up = Look up
    .does = looks up
keys-look-down = Look down
    .does = looks down
keys-look-left = Look left
    .does = looks left
keys-look-right = Look right
    .does = looks right
keys-next = Next card or item
    .does = goes to the next card or item
keys-previous = Previous card or item
    .does = goes to the previous card or item
keys-next-zone = Next place
    .does = goes to the next place
keys-previous-zone = Previous place
    .does = goes to the previous place
keys-confirm = Choose, then confirm
    .does = chooses
keys-cancel = Put back, leave
    .does = puts back
keys-mark = Mark by hand
    .does = marks
keys-undo = Take back a move
    .does = takes back a move
keys-redo = Redo a move
    .does = redoes a move
keys-hint = Hint
    .does = shows a hint
keys-skip-idea = Skip a step
    .does = skips a step of a lesson
keys-hurry = Finish movement
    .does = finishes the movement
keys-sort = Sort the hand
    .does = sorts the hand
keys-card-left = Move card left
    .does = moves the card in the hand to the left
keys-card-right = Move card right
    .does = moves the card in the hand to the right
keys-onward = Skip to my turn
    .does = skips to your next turn
keys-look-back = Look back
    .does = looks back
keys-reference = Quick reference (hold)
    .does = shows the quick reference
keys-rules = Rules
    .does = opens the rules
keys-menu = Menu
    .does = opens the menu
keys-pace = Speed
    .does = changes the speed
keys-mute = Sound on or off
    .does = turns the sound on or off
keys-canvas-up = Move the card up
    .does = moves the card up
keys-canvas-down = Move the card down
    .does = moves the card down
keys-canvas-left = Move the card left
    .does = moves the card left
keys-canvas-right = Move the card right
    .does = moves the card right
keys-canvas-turn-left = Turn the card left
    .does = turns the card left
keys-canvas-turn-right = Turn the card right
    .does = turns the card right
keys-canvas-quarter = Quarter turn
    .does = turns the card a quarter
keys-canvas-fine = Small steps (hold)
    .does = makes steps small while held
keys-canvas-next = Next good place
    .does = moves the card to the next good place
keys-canvas-previous = Previous good place
    .does = moves the card to the previous good place
keys-canvas-lay = Lay the card
    .does = lays the card
keys-canvas-snap = Snap on or off
    .does = turns snapping on or off
keys-canvas-zoom-in = Zoom in
    .does = zooms in
keys-canvas-zoom-out = Zoom out
    .does = zooms out
keys-canvas-fit = Show everything
    .does = shows everything
keys-canvas-pan-up = Pan up
    .does = pans up
keys-canvas-pan-down = Pan down
    .does = pans down
keys-canvas-pan-left = Pan left
    .does = pans left
keys-canvas-pan-right = Pan right
    .does = pans right
keys-canvas-leave = To the buttons and back
    .does = moves to the buttons and back
keys-menu-up = Up in menus
    .does = goes up
keys-menu-down = Down in menus
    .does = goes down
keys-menu-left = Left in menus
    .does = goes left
keys-menu-right = Right in menus
    .does = goes right
keys-menu-accept = Choose
    .does = chooses
keys-menu-back = Back
    .does = goes back
keys-menu-next = Next item
    .does = goes to the next item
keys-menu-previous = Previous item
    .does = goes to the previous item
keys-menu-next-tab = Next page
    .does = goes to the next page
keys-menu-previous-tab = Previous page
    .does = goes to the previous page
keys-menu-page-up = One screen up
    .does = scrolls up
keys-menu-page-down = One screen down
    .does = scrolls down
keys-menu-home = Go to the top
    .does = goes to the top
keys-menu-end = Go to the end
    .does = goes to the end
keys-menu-scroll-up = Scroll up
    .does = scrolls up
keys-menu-scroll-down = Scroll down
    .does = scrolls down
keys-menu-remove = Remove a key
    .does = removes a key
# What stands on keys
keys-cap-up = Up
keys-cap-down = Down
keys-cap-left = Left
keys-cap-right = Right
keys-cap-enter = Enter
keys-cap-escape = Esc
keys-cap-space = Space
keys-cap-tab = Tab
keys-cap-backspace = Bksp
keys-cap-delete = Del
keys-cap-insert = Ins
keys-cap-home = Home
keys-cap-end = End
keys-cap-page-up = Pg up
keys-cap-page-down = Pg down
keys-cap-numpad-enter = Num Enter
keys-cap-control = Ctrl
keys-cap-alt = Alt
keys-cap-shift = Shift

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
