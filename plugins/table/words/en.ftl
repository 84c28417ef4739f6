### What the table says, whatever is played.

forced = Your only choice was made for you: “{ $words }”.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to make again.
no-hint-now = A hint is there when you have to decide.

## Beside the table

hud-menu = Menu
    .help = Pause, rules, settings, and the way back to the shelf.
hud-sound-on = Sound on
hud-sound-off = Sound off
hud-pace = Speed of moves
    .help = Each press is the next speed.
hud-pace-instant = instant
hud-rules = Rules
    .help = The whole rule book of this game; held, the game on one page.
hud-hint-button = Hint
    .help = What a strong player would do. The result says how many you took.
hud-undo = Take back
    .help = Your last decision and all that followed. The result says how often.
hud-redo = Make again
    .help = What was taken back, as it was.
hud-redone = Made again, as it was.
hud-thinking-of-a-hint = Thinking about a hint…
hud-tap = Tap, or drag a card to its place.
hud-click = Click, or drag a card to its place.
hud-click-ringed = Click what is outlined.
hud-tap-ringed = Tap what is outlined.
hud-tap-on = Tap anywhere to go on at once.
hud-click-on = Click anywhere to go on at once.
hud-held = All wait until you go on.
hud-move = move
hud-pick = pick
# What the key does where something can be looked at; the second: as long as it is held.
hud-look = look
hud-hold-to-look = hold to look
hud-to-button = to the button
hud-back = back
hud-hurry = hurry
hud-to-menu = menu
hud-onward = To my decision
hud-onward-short = to my turn
hud-to-end = To the end
hud-to-end-short = to the end
hud-go-on = go on
hud-click-waits = Click anywhere to go on.
hud-tap-waits = Tap anywhere to go on.
hand-as-dealt = The hand lies as it was dealt.
hand-by-suit = The hand lies by suit.
hand-by-rank = The hand lies by rank.
hud-sort = Sort the hand
    .help = By suit, by rank, as dealt. Or drag a card to its place.
hud-log = All that happened so far
hud-play-on = play on
hud-hint = A strong player would choose: “{ $words }”.
hud-hint-better = A strong player would choose: “{ $words }”. It wins about { $best } % of the time; the next best { $second } %.
hud-hint-equal = A strong player would choose: “{ $words }”. It wins about { $best } % of the time; others are as good.
hud-example = Example · { $progress }

## Keys and buttons

# The page
keys-page = Keys and buttons
keys-keys = keys
keys-pad = pad
keys-drawn = Buttons drawn as on
keys-drawn-in-use = the pad in use
keys-drawn-xbox = Xbox
keys-drawn-playstation = PlayStation
keys-drawn-nintendo = Nintendo
keys-drawn-place = by place
keys-no-pad = No pad found.
keys-one-pad = One pad found. The place counts, not the letter.
keys-many-pads = { $n } pads found. The place counts, not the letter.
keys-press-key = press a key
keys-press-button = press a button
keys-press-key-for = a key for “{ $action }”
keys-press-button-for = a button for “{ $action }”
keys-was = was
keys-how-to-leave = { $leave } leaves all as it was; held for a second, it is bound itself.
keys-taken = { $key } { $action-does } already. Press it again, and they change places.
keys-taken-all = { $key } { $action-does } already. Press it again, and { $key } does this alone.
keys-essential = “{ $action }” would be left without. Choose another, or give it one first.
keys-full = There are enough for this already.
keys-swap = Change places
keys-leave = Leave it
keys-take-away = Take it away
keys-usual = Back to the usual ones
keys-all-usual = All are the usual ones.
keys-mine = Bring mine back
keys-mouse-left = choose, drag to lay
keys-mouse-right = put back, mark
keys-chord = { $held }+{ $key }
keys-passed-over = Some keys in the settings can’t be understood, so the usual ones hold for them: { $names }.
keys-changed = { $n ->
    [one] { $n } is changed
   *[other] { $n } are changed
}
# Groups
keys-group-moving = Moving about
keys-group-playing = Playing
keys-group-looking = Looking
keys-group-table = The table
keys-group-canvas = Laying freely
keys-group-menus = In menus
# Rows of four directions
keys-move = Go from thing to thing
keys-look = Look about
keys-canvas-move = Move the card
keys-canvas-pan = Look further
keys-menu-move = Go from thing to thing
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
keys-next = Next card or thing
    .does = goes to the next card or thing
keys-previous = Card or thing before
    .does = goes to the card or thing before
keys-next-zone = Next place
    .does = goes to the next place
keys-previous-zone = Place before
    .does = goes to the place before
keys-confirm = Choose, then decide
    .does = chooses
keys-cancel = Put back, leave
    .does = puts back
keys-mark = Mark by hand
    .does = marks
keys-undo = Take back a move
    .does = takes back a move
keys-redo = Make a move again
    .does = makes a move again that was taken back
keys-hint = Hint
    .does = calls the hint
keys-skip-idea = Skip an idea
    .does = skips an idea of a lesson
keys-hurry = Finish what moves
    .does = finishes what moves
keys-sort = Sort the hand
    .does = lays the hand in another order
keys-card-left = Card further left
    .does = moves the card in the hand to the left
keys-card-right = Card further right
    .does = moves the card in the hand to the right
keys-onward = On to my decision
    .does = shows all at once, up to your decision
keys-look-back = Look back
    .does = looks back
keys-reference = The game on one screen, held
    .does = shows the game on one screen
keys-rules = Rules
    .does = opens the rules
keys-menu = Menu
    .does = opens the menu
keys-pace = Speed
    .does = changes the speed
keys-mute = Sound off and on
    .does = turns the sound off and on
keys-canvas-up = Move the card up
    .does = moves the card up
keys-canvas-down = Move the card down
    .does = moves the card down
keys-canvas-left = Move the card left
    .does = moves the card left
keys-canvas-right = Move the card right
    .does = moves the card right
keys-canvas-turn-left = Turn it left
    .does = turns the card left
keys-canvas-turn-right = Turn it right
    .does = turns the card right
keys-canvas-quarter = Turn it a quarter
    .does = turns the card a quarter
keys-canvas-fine = Small steps, while held
    .does = makes all steps small while held
keys-canvas-next = Next good place
    .does = puts the card on the next good place
keys-canvas-previous = Good place before
    .does = puts the card on the good place before
keys-canvas-lay = Lay it down
    .does = lays the card down
keys-canvas-snap = Snap on or off
    .does = lets the card slip into place, or no longer
keys-canvas-zoom-in = Look nearer
    .does = looks nearer
keys-canvas-zoom-out = Look from farther away
    .does = looks from farther away
keys-canvas-fit = Look at the whole
    .does = looks at the whole
keys-canvas-pan-up = Look further up
    .does = looks further up
keys-canvas-pan-down = Look further down
    .does = looks further down
keys-canvas-pan-left = Look further left
    .does = looks further left
keys-canvas-pan-right = Look further right
    .does = looks further right
keys-canvas-leave = To the buttons and back
    .does = goes to the buttons and back
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
keys-menu-next = Next thing
    .does = goes to the next thing
keys-menu-previous = Thing before
    .does = goes to the thing before
keys-menu-next-tab = Next page
    .does = goes to the next page
keys-menu-previous-tab = Page before
    .does = goes to the page before
keys-menu-page-up = A screen up
    .does = scrolls up
keys-menu-page-down = A screen down
    .does = scrolls down
keys-menu-home = To the top
    .does = goes to the top
keys-menu-end = To the end
    .does = goes to the end
keys-menu-scroll-up = Scroll up
    .does = scrolls up
keys-menu-scroll-down = Scroll down
    .does = scrolls down
keys-menu-remove = Take a key away
    .does = takes a key away
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
canvas-next-none = None found so far
canvas-searching = Looking…
canvas-no-place = No place found that makes a point.
canvas-not-here = It can’t lie here
canvas-turn-left = Turn left
canvas-turn-right = Turn right
canvas-zoom-in = Look nearer
canvas-zoom-out = Look from farther away
canvas-fit = Fit
canvas-fit-help = Look at the whole
# Gestures of the device in use, a word or two each.
canvas-wheel-turns = turns
canvas-shift-fine = Shift: finely
canvas-click-lays = lays it
canvas-right-quarter = a quarter
canvas-keys-turn = turn
canvas-keys-quarter = a quarter
canvas-keys-fine = finely
canvas-touch = One finger moves the card, two turn it, the button lays it
canvas-snap-on = The card slips into place nearby.
canvas-snap-off = The card stays just where you hold it.

## A closer look at what is no card

# $what: what it is worth or does in this position.
tip-now = Now: { $what }
# $suit: the suit of tokens of one kind.
tip-suit = { CAP($suit) }
tip-in = { $what }, { $where }
tip-can-be-picked = you can pick it
tip-free = Free place
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
tip-peek = Hold to look at it.
tip-look-back = Press to look back: { $what }
tip-level = Level with { $who }
tip-ahead = { $n } ahead of { $who }
tip-behind = { $n } behind { $who }
