### What the application says: title, setup, settings, menus, results and notices.
###
### How a message is written stands at the head of the crate `kortlek_words`. Titles and the large buttons are shown in
### capitals, whatever is written here. What stands on a button or beside a switch should be short. The words for things
### are decided in `plugins/words/words/TERMS.md`.

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
menu-percent = { $n }%
menu-signed = { SIGNED($n) }
# A word by itself: on a button, beside a switch.
menu-label = { CAP($what) }
# A number that is copied with a press.
seed-is = Seed { $seed }

## Who plays how

bot-person = a person
bot-random = random
    .about = plays anything that is allowed
    .help = Picks its moves at random, without a thought.
bot-novice = novice
    .about = learns with you
    .help = Plays simply and overlooks much. Good for a first game.
bot-regular = regular
    .about = plays soundly
    .help = Plays soundly, but does not look far ahead.
bot-expert = expert
    .about = thinks as far as it can
    .help = Looks ahead as far as it can. Hard to beat.
bot-matched = matched
    .about = as strong as your results
    .help = About as strong as you: it gets stronger when you win and weaker when you lose.
style-plain = plain
    .about = Bots play what they think is best.
style-own = their own
    .about = Each bot has its own style; all are equally strong.
style-bold = bold
    .about = If moves look equally good, they choose the riskiest.
style-careful = careful
    .about = If moves look equally good, they choose the safest.
style-greedy = greedy
    .about = If moves look equally good, they choose quick points.
style-spiteful = spiteful
    .about = If moves look equally good, they choose to hinder the leader.

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
    .glad = Who dares wins.
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
title-under-way = in progress
title-not-yet = not playable yet
title-quit = Quit
shelf-all = All games
shelf-for-two = For two
shelf-for-more = For three or more
shelf-short = Up to 15 minutes
shelf-under-way = In progress
shelf-not-won = Not won yet
shelf-make-favourite = Add to favourites
shelf-no-favourite = Remove from favourites
shelf-favourites = Favourites
shelf-by-deck = By deck
shelf-by-name = By name
shelf-by-length = By length
shelf-by-play = Recently played
shelf-by-favour = Favourites first
shelf-play = Play
shelf-new-game = New game
shelf-set-up = Set up
shelf-cover = Set up and play
shelf-learn = Guided lesson
# A lesson that was left midway.
shelf-learn-at = Lesson: step { $n } of { $of }
shelf-learned = Lesson again
# Games won, of games played.
shelf-won = { $won } of { $played }
shelf-won-at = You have won at { $won } of { $games } games
shelf-won-all = You have won every game
# What few games are left.
shelf-left = Still to win: { $games }

## The deal of the day

daily-title = Today’s deal
    .about = Everybody gets the same cards today. A new deal comes at midnight UTC.
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
daily-deal = Deal the cards
daily-won = Won · play again
daily-played = Played · play again

## Setup

setup-games = Games
setup-rules = Rules
# The options are those of the rule book; and the button that makes them so.
setup-as-in-the-rules = standard rules
setup-to-the-rules = Use standard rules
setup-seats = Who sits where
setup-seat = Seat { $n }
setup-sit-here = Sit here
    .help = You play from this seat. Whoever sits here takes yours.
    .own = You play here. Put a bot in your place to watch the bots play.
setup-count = { CAP(SPELL($n)) }
setup-style = Style
setup-seed = Seed
    .help = The same seed always deals the same cards.
setup-another-seed = Another
setup-another-bot = Another opponent
# A button beside letters or digits to press.
delete-last = Delete the last character
setup-paste-seed = Paste
setup-deal = Deal the cards
setup-watch = Let the bots play
setup-continue = Continue your game
setup-under-way = You have a game in progress. It will still be there if you start a new one.
setup-under-way-at = You have a game in progress ({ $progress }). It will still be there if you start a new one.
setup-problem = These options can’t be combined.

## Settings

settings-title = Settings
settings-play = Play
settings-cards = Cards
settings-sound = Sound
settings-display = Display
settings-speed = Speed
    .help = How fast cards move. Any click or key finishes the movement.
settings-speed-instant = Instant
settings-usual = Restore defaults
settings-mine = Undo reset
settings-bots = Speed of the bots
    .help = How long you wait for a bot’s move, however fast the cards are.
settings-bots-cards = same as the cards
settings-bots-brisk = brisk
settings-bots-steady = steady
settings-bots-slow = slow
settings-step = Wait after each bot
    .help = After each move of a bot, the table waits for a click or key.
settings-motion = Reduced motion
    .help = Cards fade from place to place. Nothing flies, shakes or tilts.
settings-confirm = Confirm every move
    .help = See what a move would do before you confirm it. If this is off, picking the same thing twice makes the move.
settings-forced = Make forced moves
    .help = If there is only one choice, the move is made for you.
settings-snap = Snap cards into place
    .help = In games where cards can be laid anywhere, a card that is slightly off snaps into place.
settings-tips = Explanations
    .help = Rest the pointer or focus on anything on the table to see what it is.
settings-table-tips = Tips at the table
    .help = Explains things at the table when they first come up.
settings-tips-again = Show all tips again
    .help = Brings back the tips you have dismissed.
    .button = Show again
settings-decided = Say when the game is decided
    .help = When the winner can’t change any more, the bots can play the rest.
settings-decktet = Decktet colours
    .help = Every set works with every kind of colour vision.
settings-decktet-classic = Classic
settings-decktet-second = Second
settings-decktet-ink = Ink and pattern
settings-french = French suits
    .help = Two colours, or a colour for each suit.
settings-french-two = Two colours
settings-french-four = Four colours
settings-corners = Corners
    .help = How large the ranks and suits in the corners are.
settings-corners-normal = Normal
settings-corners-large = Large
settings-card-words = Words on cards
    .help = Names of Decktet cards, and the letters of jack, queen and king.
settings-card-words-printed = As printed
settings-card-words-own = In my language
settings-volume = Volume
    .help = The overall volume.
settings-effects = Cards and menus
    .help = Cards on the table, scores, clicks.
settings-alerts = Turn alert
    .help = Plays two notes when it is your turn.
settings-silent = off
settings-language = Language
    .help = For menus, cards and rules.
settings-language-system = Same as the system
settings-cloth = Table
    .help = The colour of the table.
settings-cloth-green = Green
settings-cloth-navy = Navy
settings-cloth-brown = Brown
settings-cloth-linen = Linen
settings-cloth-contrast = High contrast
settings-grounds = Drawing on the table
    .help = Each game’s own drawing under the cards.
settings-scale = Text and buttons
    .help = Panels and pages adjust to the size.
settings-fullscreen = Full screen
    .help = Kortlek fills the whole screen.
settings-limit = Frame rate limit
    .help = The most frames per second. Fewer use less power and make less fan noise.
settings-limit-none = same as the screen
settings-call = Alert in the task bar
    .help = Flashes when it is your turn and Kortlek is in the background.
settings-quiet = Mute in the background
    .help = Only the turn alert is heard while Kortlek is in the background.
settings-open = Open
settings-first = First-start page
    .help = Size, colours, motion and sound on one page, with a small table to try them on.
settings-problem = Report a problem
    .help = Shows you a report and saves it as a file if you like. Nothing is sent.
settings-search = Search settings
# The letters that can be pressed where there are no keys.
settings-search-letters = abcdefghijklmnopqrstuvwxyz
settings-nothing-found = No settings found.

## The first start

first-title = How would you like the table?
first-later = You can change all of this later in Settings.
first-motion = Motion
    .help = Cards fly, or just fade.
first-motion-all = All
first-motion-calm = Calm
first-motion-none = None
first-sound = Card sounds, and an alert when it is your turn.
first-about = The table shows your choices at once. Try its cards: nothing is at stake yet.
first-sure = Skipping resets what you changed here. Press “Skip” again to confirm.
first-skip = Skip
    .about = default settings
first-play = Play
first-as-it-was = Back
    .about = as before
first-done = Done
first-stays-here = No account, no network: everything stays on this computer.
# On the small table.
first-your-turn = Your turn
first-ahead = ahead
first-turn = Turn { $n }
first-plays = { $who } plays { $card }.
first-follow = You must follow suit.
first-you = You

## Reporting a problem

problem-title = Report a problem
problem-about = Nothing is sent: save this report as a file, and you decide who gets it. Besides your own words it contains versions, settings, the game in progress and the last lines of the error log.
# In the field for the player's own words, as long as it is empty.
problem-words = What happened, and what did you expect instead?
problem-write = Save the file
problem-written = Saved as { $file }. Attach it when you report the problem.
problem-address = Where to report it: { $address }
problem-copy = Copy the address
problem-folder = Open the folder
problem-not-opened = The folder can’t be opened: { $reason }.
problem-no-home = The file can’t be saved, because there is no home folder.
problem-no-log = The error log can’t be written: { $reason }. You can still play.
problem-last-time = Kortlek closed unexpectedly last time. To see what happened, open Settings > Display > Report a problem.

## Pause

pause-example = Example: { $title }
pause-lesson = A first game
pause-learn = Guided lesson
pause-go-on = Resume
pause-rules = Rules
pause-setup = Set up a new game
pause-leave = Leave the table
pause-leave-example = Leave the example
pause-leave-lesson = Leave the lesson
pause-quit = Quit Kortlek
pause-saved = Your game is saved as you play.
pause-only-tried = Examples aren’t saved.
pause-only-taught = A lesson isn’t saved until it is over.
pause-only-bots = Games played only by bots aren’t saved.

## When nobody can change the end

decided-won = It is decided: you win, whatever comes.
decided-lost = It is decided: you can’t win any more.
decided-about = Play the rest yourself, or let the bots finish it now. It counts either way.
decided-settle = Let the bots finish

## Rules

rules-try = Try it: { $what }
rules-try-next = { $done ->
    [0] Example: { $what }
   *[other] Example: { $what } · { $done } of { $all } solved
}
rules-try-it = Try it
rules-explain = What it means
rules-read-on = Keep reading
rules-next-part = Next part

## What happened so far

story-title = What happened so far
story-messages = Notices
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
# A pair, or a team: nobody shares anything.
result-title-together = { CAP($who) } win
# $count: so many points, or whatever the game counts.
result-ahead = { $count } ahead of { $who }
# A phrase on how the game came to its end, and by how much it was won.
result-end = { CAP($end) }.
result-end-ahead = { CAP($end) } · { $ahead }
result-help = Help used: { $parts }.
result-undone = { $n ->
    [one] { $n } move taken back
   *[other] { $n } moves taken back
}
result-hints = { $n ->
    [one] { $n } hint
   *[other] { $n } hints
}
result-points = Where points came from
# As result-points, where the score counts what one is glad to be rid of.
result-came = How it came about
result-fewer = fewer is better
result-players = The players
result-course = Score over time
    .about = everybody’s score, from start to finish
result-turnings = Turning points
result-moments = Key moments
result-last = Final table
result-turning = { CAP($who) } { SIGNED($n) }
# What made a part of such a change, and how much of it; and somebody else whose doing it was.
result-partly = { $words } ({ SIGNED($n) })
result-by = { CAP($who) }: { $words }
# What became of a player, and the deed of another that it came of, as result-by has it.
result-through = { $words } · { $deed }
result-leads = { $who-form ->
    [you] You lead by { $count }
    [many] { CAP($who) } lead by { $count }
   *[one] { $who } leads by { $count }
}
result-level = { CAP($who) } are level
result-level-pairs = The pairs are level
# Below bars of numbers.
result-each = choose a number to see where it came from
# What outlined parts of a bar are.
result-lost = points lost
result-taken = taken
# The number from which all chance grew.
result-seed = Seed { $seed }
    .about = same seed, same cards
result-again = Play again
result-try-again = Try again
result-same-deal = Same deal
result-another = To the shelf
result-leave-example = Leave the example
result-copy-seed = Copy seed
result-watch = Watch again
result-look = Look at the table
result-way-back = Back to the result

## Records

# The pages of games that were played, and of what the numbers say.
records-title = Records
records-shelf = Shelf
records-games = Games
records-numbers = Statistics
records-about = { $over } finished, { $open } in progress
records-open = In progress
records-over = Finished
records-bad = Can’t be read
records-any = Any result
records-under-way = In progress
records-all-won = Won
records-all-lost = Lost
records-with-help = Not counted
records-newest = Newest first
records-longest = Longest first
records-closest = Closest first
records-open-file = Open a file
records-all-files = Back up everything
records-search = Name, opponent or seed
records-no-such = No games found.
records-show-all = Show all
records-nothing = No games played yet.
records-nothing-lies = There were no cards on the table then.
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
records-help = Not counted in statistics: { $parts }.
records-typed = known seed
records-known = same deal as before
records-replayed = played on from another game
records-watch = Watch again
records-watch-so-far = Watch so far
records-save = Save as a file
records-delete = Delete
records-bring-back = Restore
records-away = { $game } has been deleted, from the statistics too. You can restore it until you leave this page.
records-bad-away = Deleted. You can restore it until you leave this page.
records-kept-as = Saved as { $file }.
records-nothing-counts = No games that count yet.
records-any-players = Any number
records-any-level = Any level
records-played = played
records-cell-won = won
records-place = average place
records-margin = average margin
records-streak = longest streak
# How many wins in a row up to now.
records-streak-now = now { $n }
records-best = best score
records-time = time
# What is dim in the table counts fewer games.
records-few = dim: under { $n } games
records-course = Results over time
records-course-margins = points ahead of the best opponent; band: average of nine games
records-course-places = above the line: ahead; band: average of nine games
records-by-level = Wins by level and players
records-all-of-them = All
records-apart = Not counted
records-apart-help = With help
    .about = hints, moves taken back
records-apart-known = Known deals
    .about = seed entered or deal repeated
records-apart-replayed = Played on
    .about = from a replay
records-set-back = Reset { $game } statistics
records-set-all-back = Reset all statistics
records-count-again = Include earlier { $game } games
records-export = Export

## Watching again

replay-step = Step { $n } of { $all }
replay-step-back = One step back
replay-step-on = One step on
replay-run = Play
replay-pause = Pause
replay-jump-back = Jump back
replay-jump-on = Jump on
replay-rounds = by rounds
replay-choices = by your choices
replay-leads = by change of lead
replay-turnings = by turning points
# What a mark on the line of a replay stands for; $n: the number of the turning point in the result.
replay-turning = turning point { $n }
replay-lead = { $who-form ->
    [you] you take the lead
   *[one] { $who } takes the lead
}
replay-choice = your move
replay-open = Show all hands
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
    .about = drawn and synthesised for Kortlek; their licences are in the same folders
credits-type = Type
credits-noto = The Noto Project Authors, SIL Open Font License 1.1
credits-sans = made from Cabin by Pablo Impallari and others, SIL Open Font License 1.1
credits-stands-on = Built with
credits-bevy = the game engine (bevy.org)
credits-egui = the menus
credits-leafwing = keyboard and gamepad
credits-resvg = the drawing of cards
credits-fluent = the languages
credits-others = files, random numbers and the command line

## Notices

# A problem with a file: $file is its path, $reason why.
notice-disk-full = the disk is full
notice-locked = the folder is write-protected
notice-other-tab = Kortlek is open in another tab, and only the first one saves
notice-no-storage = the browser keeps nothing for this page (a private window?)
notice-unreadable = { $what ->
    [settings] The settings file can’t be read ({ $reason }), so default settings are used: { $file }.
   *[memory] Your last choices can’t be read ({ $reason }), so defaults are used: { $file }.
}
notice-not-understood = { $what ->
    [settings] The settings file can’t be understood, so default settings are used.
   *[memory] Your last choices can’t be understood, so defaults are used.
}
notice-not-understood-kept = { notice-not-understood } The file has been saved as { $file }.
notice-passed-over = { $what ->
    [settings] Some settings mean nothing to this version of Kortlek, so their defaults are used: { $names }.
   *[memory] Some of your last choices mean nothing to this version of Kortlek, so defaults are used: { $names }.
}
notice-not-written = { $what ->
    [save] Your game can’t be saved: { $reason } ({ $folder }). You can still play.
    [settings] Your settings can’t be saved: { $reason } ({ $folder }). You can still play.
    [archive] Your finished games can’t be saved: { $reason } ({ $folder }).
    [export] The file can’t be saved: { $reason } ({ $folder }).
   *[memory] Your last choices can’t be saved: { $reason } ({ $folder }). You can still play.
}
notice-no-pictures = Kortlek can’t find its images and plays with plain cards. It looked for { $places }. Unpack the whole package, with the folder “assets” beside the program.
notice-picture = The image { $name } is damaged or missing; Kortlek carries on without it.
# Beside the bindings: the key that takes a picture of the window.
shot-key = { $key }: save a picture
notice-shot = Screenshot saved as { $file }.
notice-no-shot = The screenshot can’t be saved: { $reason }.
notice-no-home = Games can’t be saved, because there is no home folder.
notice-no-save = There is no saved game to continue.
notice-no-save-of = There is no saved game of { $game }.
notice-save-damaged = The saved game is damaged and can’t be read.
notice-save-newer = The saved game comes from a newer version of Kortlek.
notice-save-unknown = This version of Kortlek doesn’t have “{ $game }”, the game that was saved.
notice-save-meaning = The saved game of { $game } follows different rules from this version of Kortlek.
notice-save-impossible = The saved game of { $game } doesn’t follow its rules (line { $line }).
# Behind one of the sentences above.
notice-kept = { $problem } It has been saved as { $file }.
notice-save-not-there = The file doesn’t exist or can’t be opened.
notice-save-dropped = The moves of this game were deleted to make room; its result is still there.
# A file that was to be watched.
notice-not-watched = { $file } can’t be replayed. { $problem }
notice-no-playing-on = You can’t play on from this position.
notice-exported = File saved as { $file }.
notice-copied = Copied: { $what }
notice-games-dropped = { $n ->
    [one] The moves of your oldest finished game were deleted
   *[other] The moves of your { $n } oldest finished games were deleted
}: Kortlek saves up to { $most } games and { $room } MiB. The results stay in the statistics.
notice-no-example = This example can’t be opened.
notice-no-lesson = This lesson can’t be opened.
notice-learn = First time here? “Guided lesson” teaches you { $game } in { $n } small steps.

## A game on one screen, and the decks

reference-title = Quick reference
reference-one-page = quick reference
reference-let-go = release to close
reference-press = click or press to close
reference-rules = the full rules
reference-none = This game has no one-page summary yet. The rules tell you everything.
decks-title = The cards
decks-decktet = Decktet
decks-french = French deck
decks-about-decktet = 36 cards are the basic deck. Pawns and courts can join in Shed; the Excuse isn’t used in any game here.
decks-about-french = 52 cards and two jokers.
decks-basic = Basic deck
decks-extended = Only in some games
decks-pips = { $n ->
    [one] { $n } pip
   *[other] { $n } pips
}

## A lesson at the table

lesson-idea = step { $n } of { $of }
lesson-show-me = Show me
# Said when places for a card are shown that is carried over a canvas.
lesson-outlines = Each outline is a place for your card and shows the points it scores there. Drag your card onto one, and turn it to match.
lesson-half = Good. Now press what is outlined.
lesson-skip-idea = Skip this step
lesson-leave = Leave the lesson
lesson-leave-ask = Leave the lesson?
lesson-leave-about = You can continue from here next time.
lesson-stay = Stay
lesson-menu = Menu
lesson-leave-short = Leave
lesson-go-on = Next
lesson-play-on = Play on
# Before what is taught, where the last move had led elsewhere.
lesson-set-again = I have set up the table for this.
# Beside the button that makes the decision which is picked; $what is the button’s label.
lesson-confirm = Now press “{ $what }”.
# What was picked belongs to nothing that the step asks for.
lesson-stray = That doesn’t help here. Pick it again to put it back.
lesson-end = That was all I wanted to show you. The game goes on from here, and you can ask for a hint at any time.

# Tips at the table: one at a time, each when its situation first comes up, until it is put away.
tips-shown-again = All tips will be shown again.
table-tip = Tip
table-tip-look = { $device ->
    [touch] Hold a finger on anything on the table to see what it is and what it does now.
    [steered] Move to anything on the table and wait to see what it is and what it does now.
   *[mouse] Rest the mouse on anything on the table to see what it is and what it does now.
}
table-tip-undo = You can take back as many moves as you like with the arrow at the top.
table-tip-hint = Not sure? Hint, the lantern at the top, shows what a strong player would do here.
table-tip-reference = For the quick reference, press and hold the book at the top (or its key).
table-tip-log = The log shows everything that has happened, newest first. Rest on a line to outline its cards.
table-tip-hand = You can sort your hand by suit or by rank: press the arrows beside it, or drag the cards as you like.
table-tip-marks = You can mark what you think about something: right-click it, or use the key for marks. Only you see it.
