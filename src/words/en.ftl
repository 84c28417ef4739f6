### What the application says: title, setup, settings, menus, results and notices.
###
### How a message is written stands at the head of the crate `kortlek_words`. Titles and the large buttons are shown in
### capitals, whatever is written here. What stands on a button or beside a switch wants to be short.

## The window

window-title = Kortlek

## What several pages say

menu-back = Back
menu-choose = Choose
menu-by = by { $designer }
# How many can play: $few to $many.
menu-players = { $few }–{ $many } players
menu-players-same = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
# How long a game takes.
menu-minutes = { $short }–{ $long } min
menu-minutes-same = { $n } min
menu-percent = { $n } %
menu-signed = { SIGNED($n) }
# A word by itself: on a button, beside a switch.
menu-label = { CAP($what) }

## Who plays how

bot-person = in person
bot-random = random
bot-novice = novice
bot-regular = regular
bot-expert = expert
bot-matched = matched
style-plain = plain
    .about = Bots play what they find best.
style-mixed = mixed
    .about = Each bot has its own; all are equally strong.
style-bold = bold
    .about = Of equal moves they choose the riskiest.
style-careful = careful
    .about = Of equal moves they choose the safest.
style-greedy = greedy
    .about = Of equal moves they choose quick points.
style-spiteful = spiteful
    .about = Of equal moves they hinder whoever leads.

## Title

title-tagline = Thirteen card games against honest bots
title-continue = Continue
title-decktet = For the Decktet
title-french = For the French deck
title-under-way = under way
title-not-yet = not yet
title-quit = Quit

## Setup

setup-games = Games
setup-rules = Rules
setup-seats = Who sits where
setup-seat = Seat { $n }
setup-at-your-level = at your level
setup-count = { CAP(SPELL($n)) }
setup-style = Style
setup-seed = Seed
    .help = All chance grows from this number: the same seed deals the same cards.
setup-another-seed = Another
setup-deal = Deal the cards
setup-watch = Let the bots play
setup-continue = Continue your game
setup-under-way = Your game is still under way. A new one takes its place.
setup-under-way-at = Your game is still under way ({ $progress }). A new one takes its place.
setup-problem = These choices don’t go together.

## Settings

settings-title = Settings
settings-play = Play
settings-cards = Cards
settings-sound = Sound
settings-display = Display
settings-speed = Speed
    .help = How fast cards move. Any press finishes what is moving.
settings-speed-instant = Instant
settings-motion = Reduced motion
    .help = Cards fade from place to place. Nothing shakes, tilts or flies.
settings-confirm = Confirm every move
    .help = Choose, see what it brings, then confirm. Without it a second pick decides.
settings-forced = Make forced moves
    .help = Where there is nothing to choose, the move makes itself.
settings-decktet = Decktet colours
    .help = Every set can be told apart with any kind of colour vision.
settings-decktet-classic = Classic
settings-decktet-second = Second
settings-decktet-ink = Ink and pattern
settings-french = French suits
    .help = Two colours, or one for each suit.
settings-french-two = Two colours
settings-french-four = Four colours
settings-corners = Corners
    .help = How large rank and suits stand in the corners.
settings-corners-normal = Normal
settings-corners-large = Large
settings-volume = Volume
    .help = Everything together.
settings-effects = Cards and menus
    .help = Cards on the table, scores, clicks.
settings-alerts = Turn alert
    .help = Two notes when it is your turn.
settings-silent = off
settings-language = Language
    .help = Of menus, cards and rules.
settings-language-system = As the system
settings-cloth = Table
    .help = The colour of the cloth.
settings-cloth-green = Green
settings-cloth-navy = Navy
settings-cloth-brown = Brown
settings-grounds = Picture in the cloth
    .help = Each game’s own drawing under its cards.
settings-scale = Text and buttons
    .help = How large they are, as far as the window has room.
settings-fullscreen = Full screen
    .help = Kortlek fills the screen.

## Pause

pause-example = Example: { $title }
pause-go-on = Play on
pause-rules = How it is played
pause-setup = Set up a new game
pause-leave = Leave the table
pause-leave-example = Leave the example
pause-quit = Quit Kortlek
pause-saved = Your game is saved as you play.
pause-only-tried = An example is only tried: nothing is saved.
pause-only-bots = Only bots play here, so nothing is saved.

## Rules

rules-try = Try it: { $what }
rules-try-it = Try it
rules-read-on = Read on
rules-next-part = Next part

## What happened so far

story-title = What happened so far
story-at-the-table = At the table: { $sitters }.
story-sitter = { $who } ({ $level })
story-sitter-style = { $who } ({ $level } · { $style })
story-nothing = Nothing has happened yet.

## Result

result-title = { $who-form ->
    [none] Nobody wins
    [you] You win
    [many] { CAP($who) } share the win
   *[one] { $who } wins
}
# $count: so many points, or whatever the game counts.
result-ahead = { $count } ahead of { $who }
# A phrase on how the game came to its end, and by how much it was won.
result-end = { CAP($end) }.
result-end-ahead = { CAP($end) } · { $ahead }
result-help = With help: { $parts }.
result-undone = { $n ->
    [one] { $n } move taken back
   *[other] { $n } moves taken back
}
result-hints = { $n ->
    [one] { $n } hint
   *[other] { $n } hints
}
result-again = Play again
result-try-again = Try again
result-same-deal = Same deal
result-another = Another game
result-leave-example = Leave it
result-look = Look at the table
result-way-back = To the result

## Credits

credits-title = Credits
credits-version = version { $version }
credits-games = The games
credits-decktet = devised the Decktet (decktet.com) and designed Thricewise
credits-granicus = designed Granicus
credits-shed = designed Shed
credits-french = designed Industry, Court, Turncoat, Break In, Black Snake, Jackhammer, T.O.D., Virus, Paparazzi and Hatchet, published together as Femtîtvå
credits-kortlek = Kortlek
credits-program = Program
    .about = the games’ rules, the bots and the table: MIT or Apache License 2.0, as you choose
credits-drawn = Cards, marks, sounds
    .about = drawn and synthesised for Kortlek; their licences lie beside them
credits-type = Type
credits-noto = The Noto Project Authors, SIL Open Font License 1.1
credits-sans = made from Cabin by Pablo Impallari and others, SIL Open Font License 1.1
credits-stands-on = It stands on
credits-bevy = the game engine (bevy.org)
credits-egui = the menus
credits-leafwing = keys and pads
credits-resvg = the drawing of cards
credits-fluent = the languages
credits-others = files, chance and the command line

## Notices

# A problem with a file: $file is its path, $reason why.
notice-disk-full = the disk is full
notice-locked = the folder may not be written to
notice-unreadable = { $what ->
    [settings] The settings can’t be read ({ $reason }), so the usual ones hold: { $file }.
   *[memory] What was remembered can’t be read ({ $reason }), so the usual setups hold: { $file }.
}
notice-not-understood = { $what ->
    [settings] The settings can’t be understood, so the usual ones hold.
   *[memory] What was remembered can’t be understood, so the usual setups hold.
}
notice-not-understood-kept = { notice-not-understood } The file is kept as { $file }.
notice-not-written = { $what ->
    [save] Your game can’t be saved: { $reason } ({ $folder }). You can play on.
    [settings] Your settings can’t be kept: { $reason } ({ $folder }). You can play on.
   *[memory] Your last choices can’t be remembered: { $reason } ({ $folder }). You can play on.
}
notice-no-pictures = Kortlek finds no pictures and plays with plain cards. It looked for { $places }: unpack the whole package, and keep “assets” beside the program.
notice-picture = The picture { $name } is damaged or missing; Kortlek does without it.
notice-shot = The picture is kept as { $file }.
notice-no-shot = The picture can’t be kept: { $reason }.
notice-no-home = Without a home folder there are no saved games.
notice-no-save = There is no saved game to go on with.
notice-no-save-of = There is no saved game of { $game }.
notice-save-damaged = The saved game is damaged and can’t be read.
notice-save-newer = The saved game was made by a newer version of Kortlek.
notice-save-unknown = The saved game is of “{ $game }”, a game that this version of Kortlek doesn’t have.
notice-save-meaning = The saved game of { $game } follows other rules than this version of Kortlek plays.
notice-save-impossible = The saved game of { $game } does not fit its rules (line { $line }).
# Behind one of the sentences above.
notice-kept = { $problem } It is kept as { $file }.
notice-no-example = This example can’t be opened.
