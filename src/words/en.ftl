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
# A number that is copied with a press.
seed-is = Seed { $seed }

## Who plays how

bot-person = in person
bot-random = random
    .about = plays anything that is allowed
    .help = Plays anything that is allowed, without a thought.
bot-novice = novice
    .about = learns with you
    .help = Plays simply and overlooks much: for a first game.
bot-regular = regular
    .about = plays soundly
    .help = Plays soundly, but does not look far ahead.
bot-expert = expert
    .about = thinks as far as it can
    .help = Thinks as far as it can. Hard to beat.
bot-matched = matched
    .about = as strong as your results
    .help = About as strong as you: it grows stronger when you win this game, and weaker when you lose.
style-plain = plain
    .about = Bots play what they find best.
style-own = their own
    .about = Each bot plays in its own; all are equally strong.
style-bold = bold
    .about = Of equal moves they choose the riskiest.
style-careful = careful
    .about = Of equal moves they choose the safest.
style-greedy = greedy
    .about = Of equal moves they choose quick points.
style-spiteful = spiteful
    .about = Of equal moves they hinder whoever leads.

## The bots, each in a few words, and what they say when they have won, done neither well nor badly, or come last

character-elm = weighs every card twice
    .glad = Patience pays.
    .calm = One card at a time.
    .sad = I should have waited.
character-birch = tries what nobody expects
    .glad = Told you it would work!
    .calm = I have played worse.
    .sad = It was worth a try.
character-rowan = keeps an eye on whoever leads
    .glad = You all looked too sure.
    .calm = I didn’t make it easy.
    .sad = Enjoy it while it lasts.
character-juniper = counts every point
    .glad = It all adds up.
    .calm = I had counted on more.
    .sad = Where did it all go?
character-hazel = takes what glitters
    .glad = All mine!
    .calm = That was nice.
    .sad = Next time I want more.
character-linden = plays for the fun of it
    .glad = What a lovely surprise!
    .calm = A fine game. Thank you!
    .sad = Well played. Once more?
character-alder = says little and forgets nothing
    .glad = As expected.
    .calm = Noted.
    .sad = I will remember this.
character-ash = plays high and keeps calm
    .glad = Who dares, wins.
    .calm = Not my day. Not my worst.
    .sad = All or nothing. Nothing, then.

## Title

title-tagline = Thirteen card games against honest bots
title-continue = Continue
title-decktet = For the Decktet
title-french = For the French deck
# Beside “For the Decktet”: how many games stand on the boards below.
title-games = { $n ->
    [one] one game
   *[other] { SPELL($n) } games
}
title-under-way = under way
title-not-yet = not yet
title-quit = Quit
shelf-all = All games
shelf-for-two = For two
shelf-for-more = For three or more
shelf-short = Up to a quarter hour
shelf-under-way = Under way
shelf-not-won = Not won yet
shelf-make-favourite = Make it a favourite
shelf-no-favourite = No favourite any longer
shelf-favourites = Favourites
shelf-by-deck = By deck
shelf-by-name = By name
shelf-by-length = By length
shelf-by-play = Played last
shelf-by-favour = Favourites first
shelf-play = Play
shelf-new-game = New game
shelf-set-up = Set up
shelf-learn = Learn to play
# A lesson that was left midway.
shelf-learn-at = Learn: idea { $n } of { $of }
shelf-learned = Learn it again
# Games won, of games played.
shelf-won = { $won } of { $played }
shelf-won-at = You have won at { $won } of { $games } games
shelf-won-all = You have won at all of them
# What few games are left.
shelf-left = Still to be won: { $games }

## The deal of the day

daily-title = Today’s deal
    .about = Everybody gets the same cards today. There is another deal at midnight, universal time.
daily-date = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[other] Sunday
}, { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
}
daily-game = { $game }, { SPELL($players) } players
daily-deal = Deal it
daily-won = Won · again
daily-played = Played · again

## Setup

setup-games = Games
setup-rules = Rules
# The options are those of the rule book; and the button that makes them so.
setup-as-in-the-rules = as in the rules
setup-to-the-rules = As in the rules
setup-seats = Who sits where
setup-seat = Seat { $n }
setup-sit-here = Sit here
    .help = You play from this seat. Whoever sits here takes the one you leave.
    .own = You play here. Put a bot in your place, and you watch the bots play.
setup-count = { CAP(SPELL($n)) }
setup-style = Style
setup-seed = Seed
    .help = All chance grows from this number: the same seed deals the same cards.
setup-another-seed = Another
setup-paste-seed = Paste
setup-deal = Deal the cards
setup-watch = Let the bots play
setup-continue = Continue your game
setup-under-way = Your game is still under way. A new one is kept beside it.
setup-under-way-at = Your game is still under way ({ $progress }). A new one is kept beside it.
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
settings-usual = Back to the usual
settings-mine = Bring mine back
settings-bots = Pace of the bots
    .help = How long a bot’s move keeps you waiting, whatever the cards do.
settings-bots-cards = as the cards
settings-bots-brisk = brisk
settings-bots-steady = steady
settings-bots-slow = slow
settings-step = Wait after each bot
    .help = After each move of a bot the table waits for a press.
settings-motion = Reduced motion
    .help = Cards fade from place to place. Nothing shakes, tilts or flies.
settings-confirm = Confirm every move
    .help = Choose, see what it brings, then confirm. Without it a second pick decides.
settings-forced = Make forced moves
    .help = Where there is nothing to choose, the move makes itself.
settings-snap = Help to lay cards
    .help = Where cards lie anywhere, one that is only a little off slips into place.
settings-tips = Explanations
    .help = What a thing on the table is stands beside it when the pointer or the focus rests on it.
settings-table-tips = Tips at the table
    .help = When something comes up for the first time in a game, a small slip says what it means.
settings-tips-again = All tips again
    .help = Tips that you have put away are shown once more.
    .button = Show again
settings-decided = Say when it is decided
    .help = When nobody can change who wins any more, the rest can be left to the bots.
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
settings-cloth-linen = Linen
settings-cloth-contrast = High contrast
settings-grounds = Picture in the cloth
    .help = Each game’s own drawing under its cards.
settings-scale = Text and buttons
    .help = How large they are; panels and pages make room.
settings-fullscreen = Full screen
    .help = Kortlek fills the screen.
settings-limit = Pictures a second
    .help = While something moves, at most so many. Fewer are easier on battery and fan.
settings-limit-none = as the screen
settings-call = Call me
    .help = When it is your turn and another window is in front, the task bar shows it.
settings-quiet = Quiet in the background
    .help = While another window is in front, only the turn alert is heard.
settings-open = Open
settings-first = The first page
    .help = Size, colours, motion and sound on one page, with a small table to try them.
settings-problem = Report a problem
    .help = Shows what one file would hold, and writes it if you like. Nothing is sent.
settings-search = Look for a setting
# The letters that can be pressed where there are no keys.
settings-search-letters = abcdefghijklmnopqrstuvwxyz
settings-nothing-found = No setting has these words.

## The first start

first-title = How would you like the table?
first-later = All of this can be changed later, in Settings.
first-motion = Motion
    .help = Cards fly, or fade in place.
first-motion-all = All
first-motion-calm = Calm
first-motion-none = None
first-sound = Cards, and a call at your turn.
first-about = The table beside changes as you choose. Press its cards: nothing is at stake yet.
first-sure = What you changed here would go back to usual: press Skip once more.
first-skip = Skip
    .about = usual settings
first-play = Play
first-as-it-was = Back
    .about = as it was
first-done = Done
first-stays-here = No account, no network: everything stays on this machine.
# On the small table.
first-your-turn = Your turn
first-ahead = ahead
first-turn = Turn { $n }
first-plays = { $who } plays { $card }.
first-follow = You are to follow.
first-you = You

## Reporting a problem

problem-title = Report a problem
problem-about = This is what the file would hold: versions, settings, the game under way and the last lines of the log. Nothing is sent; you decide who gets it.
problem-write = Write the file
problem-written = It is written: { $file }. Send it along when you tell somebody of the problem.
problem-no-home = Without a home folder the file can’t be written.
problem-no-log = The log can’t be written: { $reason }. You can play on.
problem-last-time = Kortlek ended unexpectedly the last time. Settings, Display, “Report a problem” shows what is known of it.

## Pause

pause-example = Example: { $title }
pause-lesson = A first game
pause-learn = Learn to play
pause-go-on = Play on
pause-rules = How it is played
pause-setup = Set up a new game
pause-leave = Leave the table
pause-leave-example = Leave the example
pause-leave-lesson = Leave the lesson
pause-quit = Quit Kortlek
pause-saved = Your game is saved as you play.
pause-only-tried = An example is only tried: nothing is saved.
pause-only-taught = A lesson is only tried: nothing is saved until it is over.
pause-only-bots = Only bots play here, so nothing is saved.

## When nobody can change the end

decided-won = It is decided: you win, whatever comes.
decided-lost = It is decided: you can’t win any more.
decided-about = Play on as you like, or let the bots play the rest at once. It counts either way.
decided-settle = Settle the game

## Rules

rules-try = Try it: { $what }
rules-try-next = Example: { $what } · { $done } of { $all } solved
rules-try-it = Try it
rules-explain = What it means
rules-read-on = Read on
rules-next-part = Next part

## What happened so far

story-title = What happened so far
story-messages = Messages
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
result-points = How the points came
# As result-points, where the score counts what one is glad to be rid of.
result-came = How it came about
result-fewer = fewer is better
result-players = The players
result-course = The course
    .about = everybody’s score, from the first to the last
result-turnings = Turning points
result-moments = How it came about
result-last = The last table
result-turning = { CAP($who) } { SIGNED($n) }
# What made a part of such a change, and how much of it; and somebody else whose doing it was.
result-partly = { $words } ({ SIGNED($n) })
result-by = { CAP($who) }: { $words }
result-leads = { $who-form ->
    [you] You lead by { $count }
   *[one] { $who } leads by { $count }
}
result-level = { CAP($who) } are level
# What outlined parts of a bar are.
result-lost = points lost
result-taken = taken on
# The number from which all chance grew.
result-seed = Seed { $seed }
    .about = same seed, same cards
result-again = Play again
result-try-again = Try again
result-same-deal = Same deal
result-another = Another game
result-leave-example = Leave it
result-copy-seed = Copy the seed
result-watch = Watch it again
result-look = Look at the table
result-way-back = To the result

## Records

# The pages of games that were played, and of what the numbers say.
records-title = Records
records-shelf = Shelf
records-games = Games
records-numbers = Statistics
records-about = { $over } finished, { $open } under way
records-open = Under way
records-over = Finished
records-bad = Can’t be read
records-any = Any result
records-under-way = Under way
records-all-won = Won
records-all-lost = Lost
records-with-help = Standing apart
records-newest = Newest first
records-longest = Longest first
records-closest = Closest first
records-search = Name, opponent or seed
records-no-such = No such game.
records-show-all = Show all
records-nothing = Nothing played yet.
records-nothing-lies = Nothing lies on the table there.
records-just-now = just now
records-minutes-ago = { $n } min ago
records-hours-ago = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
}
records-days-ago = { $n ->
    [one] a day ago
   *[other] { $n } days ago
}
records-hours = { $h } h { $m } min
# How strong the bots were: not all alike.
records-mixed = mixed
records-watched = played by bots
records-shared = win shared
records-won = won
records-won-by = won by { $n }
records-lost = lost
records-lost-by = lost by { $n }
records-no-help = No help used.
# A list of what sets the game apart.
records-help = Stands apart: { $parts }.
records-typed = seed known
records-known = dealt before
records-replayed = played on from another game
records-watch = Watch it again
records-watch-so-far = Watch so far
records-save = Save as a file
records-delete = Delete
records-bring-back = Bring back
records-away = { $game } is taken away, from the statistics too. It waits here until you leave.
records-bad-away = Taken away. It waits here until you leave.
records-kept-as = The file is { $file }.
records-nothing-counts = No game that counts yet.
records-any-players = Any number
records-any-level = Any level
records-played = played
records-cell-won = won
records-place = average place
records-margin = average margin
records-streak = most in a row
# How many wins in a row up to now.
records-streak-now = now { $n }
records-best = best score
records-time = time
# What is dim in the table counts fewer games.
records-few = dim: under { $n } games
records-course = Results over time
records-course-margins = points ahead of the best other; band: mean of nine games
records-course-places = above the line: ahead; band: mean of nine games
records-by-level = Won by level and players
records-all-of-them = All
records-apart = Apart
records-apart-help = With help
    .about = hints, moves taken back
records-apart-known = Known deals
    .about = seed typed or dealt before
records-apart-replayed = Played on
    .about = from a game watched again
records-set-back = Count { $game } anew
records-set-all-back = Count all anew
records-count-again = Count old { $game } again
records-export = Export

## Watching again

replay-step = Step { $n } of { $all }
replay-rounds = by rounds
replay-choices = by your choices
replay-leads = by the lead
replay-open = All open
replay-close = Close
replay-play-on = Play on from here
# The name of the player who watches, seen from another seat.
replay-player = Player

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
    [archive] Your finished games can’t be kept: { $reason } ({ $folder }).
    [export] The file can’t be written: { $reason } ({ $folder }).
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
notice-save-not-there = There is no such file, or it can’t be opened.
notice-save-dropped = The moves of this game were thrown away to make room; its result is kept.
# A file that was to be watched.
notice-not-watched = { $file } can’t be watched. { $problem }
notice-no-playing-on = This position can’t be played on from.
notice-exported = The file is kept as { $file }.
notice-copied = Copied: { $what }
notice-games-dropped = { $n ->
    [one] The moves of your oldest finished game were thrown away
   *[other] The moves of your { $n } oldest finished games were thrown away
}: Kortlek keeps { $most } games and { $room } MiB. The results stay in the statistics.
notice-no-example = This example can’t be opened.
notice-no-lesson = This lesson can’t be opened.
notice-learn = First time here? “Learn to play” shows you { $game } in { $n } small steps.

## A game on one screen, and the decks

reference-title = On one page
reference-one-page = on one page
reference-let-go = let go to close
reference-press = press to close
reference-rules = the whole rule book
reference-none = This game has no page of its own yet. The rule book tells all of it.
decks-title = The cards
decks-decktet = Decktet
decks-french = French deck
decks-about-decktet = 36 cards are the basic deck; pawns, courts and the Excuse join in some games.
decks-about-french = 52 cards and two jokers.
decks-basic = Basic deck
decks-extended = Only in some games
decks-pips = { $n ->
    [one] { $n } pip
   *[other] { $n } pips
}

## A lesson at the table

lesson-idea = idea { $n } of { $of }
lesson-show-me = Show me
# Said when places for a card are shown that is carried over a canvas.
lesson-outlines = An outline is a place for your card, with what it brings there. Carry your card onto one, and turn it to match.
lesson-skip-idea = Skip this idea
lesson-leave = Leave the lesson
lesson-leave-ask = Leave the lesson?
lesson-leave-about = It goes on from here next time.
lesson-stay = Stay
lesson-menu = Menu
lesson-leave-short = Leave
lesson-go-on = Go on
lesson-play-on = Play on
# Before what is taught, where the last move had led elsewhere.
lesson-set-again = I have set the table for this.
# What was picked belongs to nothing that the step asks for.
lesson-stray = That one doesn’t help here. A second press on it puts it back.
lesson-end = That was all I wanted to show you. The game goes on from here, and hints are ready when you want one.

# Tips at the table: one at a time, each when its situation first comes up, until it is put away.
tips-shown-again = All tips will be shown again.
table-tip = Tip
table-tip-look = { $device ->
    [touch] Hold a finger on anything on the table, and you are told what it is and what it does now.
    [steered] Move to anything on the table and wait: you are told what it is and what it does now.
   *[mouse] Rest on anything on the table, and you are told what it is and what it does now.
}
table-tip-undo = Any move can be taken back with the arrow on top, as many as you like.
table-tip-hint = Not sure? The bulb on top shows what a strong player would do here.
table-tip-reference = The whole game on one page: hold the book on top, or its key.
table-tip-log = The log tells all that has happened, the newest first. Resting on a line rings the cards it speaks of.
table-tip-hand = Your hand can lie by suit or by rank: press the arrows beside it, or drag the cards as you like.
table-tip-marks = You can mark what you think of a thing, with a right click or the key for marks. Only you see it.
