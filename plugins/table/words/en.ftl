### What the table says, whatever is played.

nothing-to-undo = There is nothing to take back.
no-hint-now = A hint is there when you have to decide.

## Beside the table

hud-play-on = play on
hud-hint = A strong player would: { $words }.
hud-hint-better = A strong player would: { $words }. It wins about { $best } % of the time; the next best { $second } %.
hud-hint-equal = A strong player would: { $words }. It wins about { $best } % of the time; others are as good.
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
keys-group-menus = In menus
# Rows of four directions
keys-move = Go from thing to thing
keys-look = Look about
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
keys-next = Next card
    .does = goes to the next card
keys-previous = Card before
    .does = goes to the card before
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
keys-hint = Hint
    .does = calls the hint
keys-hurry = Finish what moves
    .does = finishes what moves
keys-look-back = Look back
    .does = looks back
keys-rules = Rules
    .does = opens the rules
keys-menu = Menu
    .does = opens the menu
keys-pace = Speed
    .does = changes the speed
keys-mute = Sound off and on
    .does = turns the sound off and on
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
