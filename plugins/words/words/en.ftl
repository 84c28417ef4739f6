### What every game can say.
###
### How a message is written stands at the head of this crate's documentation. Attributes of names: `.bare` is without
### an article, `.one` of a suit is one of its signs, `.a` of a rank has the article, `.plural` is several.

## Persons and lists

you = you
# A seat without a name.
somebody = somebody
nobody = nobody
nothing = nothing
# Lists are put together from these: a comma between all but the last two.
list-comma = { $rest }, { $next }
list-and = { $rest } and { $next }
list-or = { $rest } or { $next }

## Numbers

# “4 points”.
points = { $n } { points-word }
# The word alone.
points-word = { $n ->
    [one] point
   *[other] points
}
# The place in an order: $n is 1 for the first.
ordinal = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
    [11] eleventh
    [12] twelfth
   *[other] { ordinal.short }
}
    .short = { NUMBER($n, type: "ordinal") ->
        [one] { $n }st
        [two] { $n }nd
        [few] { $n }rd
       *[other] { $n }th
    }
# What SPELL makes of numbers.
spell-0 = zero
spell-1 = one
spell-2 = two
spell-3 = three
spell-4 = four
spell-5 = five
spell-6 = six
spell-7 = seven
spell-8 = eight
spell-9 = nine
spell-10 = ten
spell-11 = eleven
spell-12 = twelve

## Whose turn it is

your-turn = Your turn
# $who: the seats that owe a decision.
turn-of = { $who-person ->
    [you] Your turn
    [you-many] { CAP($who) } decide
    [many] { $who } decide
   *[one] { GENITIVE($who) } turn
}
not-your-turn = { $who-form ->
    [many] It isn’t your turn: { $who } are deciding.
   *[one] It isn’t your turn: { $who } is deciding.
}
nobody-decides = It is nobody’s turn just now.
bots-play = The bots play among themselves.
game-over = The game is over.
    .title = The game is over
# While nobody decides.
one-moment = One moment
# In a seat's panel.
deciding = deciding
already-chosen = You have already chosen; the others are still choosing.
no-such-seat = There is no seat { $n } at this table.
no-such-action = { $action } is not an action of this game.
pick-what-is-lit = That can’t be picked now: pick something that is outlined.
# What was done where the rules left nothing else; $words tells it, in the second as an order.
told-forced = { $words } (the only choice)
told-forced-alone = The only choice: “{ $words }”
# The names of players by themselves: a title, a sign.
names = { CAP($who) }
unit-points = { points }

## Options that all games share

option-players = Players
    .help = How many play, including you.
option-players-n = { SPELL($n) } players
option-first = First player
    .help = Who begins.
option-first-chance = drawn by chance
option-first-n = seat { $next }

## Suits

suit-moons = moons
    .one = moon
suit-suns = suns
    .one = sun
suit-waves = waves
    .one = wave
suit-leaves = leaves
    .one = leaf
suit-wyrms = wyrms
    .one = wyrm
suit-knots = knots
    .one = knot
suit-spades = spades
    .one = spade
suit-hearts = hearts
    .one = heart
suit-diamonds = diamonds
    .one = diamond
suit-clubs = clubs
    .one = club

## Ranks

rank-ace = ace
    .a = an ace
    .plural = aces
rank-two = two
    .a = a two
    .plural = twos
rank-three = three
    .a = a three
    .plural = threes
rank-four = four
    .a = a four
    .plural = fours
rank-five = five
    .a = a five
    .plural = fives
rank-six = six
    .a = a six
    .plural = sixes
rank-seven = seven
    .a = a seven
    .plural = sevens
rank-eight = eight
    .a = an eight
    .plural = eights
rank-nine = nine
    .a = a nine
    .plural = nines
rank-ten = ten
    .a = a ten
    .plural = tens
rank-jack = jack
    .a = a jack
    .plural = jacks
    .index = J
rank-queen = queen
    .a = a queen
    .plural = queens
    .index = Q
rank-king = king
    .a = a king
    .plural = kings
    .index = K
rank-pawn = pawn
    .a = a pawn
    .plural = pawns
rank-court = court
    .a = a court
    .plural = courts
rank-crown = crown
    .a = a crown
    .plural = crowns
rank-excuse = Excuse
    .a = the Excuse
    .plural = Excuses
rank-joker = joker
    .a = a joker
    .plural = jokers

## Cards of the Decktet

card-1m = the Ace of Moons
    .bare = Ace of Moons
card-1s = the Ace of Suns
    .bare = Ace of Suns
card-1v = the Ace of Waves
    .bare = Ace of Waves
card-1l = the Ace of Leaves
    .bare = Ace of Leaves
card-1y = the Ace of Wyrms
    .bare = Ace of Wyrms
card-1k = the Ace of Knots
    .bare = Ace of Knots
card-2mk = the Author
    .bare = Author
card-2sy = the Desert
    .bare = Desert
card-2vl = the Origin
    .bare = Origin
card-3sk = the Painter
    .bare = Painter
card-3ly = the Savage
    .bare = Savage
card-3mv = the Journey
    .bare = Journey
card-4yk = the Battle
    .bare = Battle
card-4vl = the Sailor
    .bare = Sailor
card-4ms = the Mountain
    .bare = Mountain
card-5sv = the Discovery
    .bare = Discovery
card-5yk = the Soldier
    .bare = Soldier
card-5ml = the Forest
    .bare = Forest
card-6sy = the Penitent
    .bare = Penitent
card-6mv = the Lunatic
    .bare = Lunatic
card-6lk = the Market
    .bare = Market
card-7sk = the Castle
    .bare = Castle
card-7ml = the Chance Meeting
    .bare = Chance Meeting
card-7vy = the Cave
    .bare = Cave
card-8yk = the Betrayal
    .bare = Betrayal
card-8ms = the Diplomat
    .bare = Diplomat
card-8vl = the Mill
    .bare = Mill
card-9ms = the Pact
    .bare = Pact
card-9lk = the Merchant
    .bare = Merchant
card-9vy = the Darkness
    .bare = Darkness
card-nm = the Huntress
    .bare = Huntress
card-ns = the Bard
    .bare = Bard
card-nv = the Sea
    .bare = Sea
card-nl = the End
    .bare = End
card-ny = the Calamity
    .bare = Calamity
card-nk = the Windfall
    .bare = Windfall
card-0 = the Excuse
    .bare = Excuse
card-pmyk = the Watchman
    .bare = Watchman
card-pvly = the Borderland
    .bare = Borderland
card-pmsl = the Harvest
    .bare = Harvest
card-psvk = the Light Keeper
    .bare = Light Keeper
card-tmvk = the Consul
    .bare = Consul
card-tmly = the Rite
    .bare = Rite
card-tslk = the Window
    .bare = Window
card-tsvy = the Island
    .bare = Island

## Cards of the ordinary deck

card-as = the ace of spades
    .bare = ace of spades
card-2s = the two of spades
    .bare = two of spades
card-3s = the three of spades
    .bare = three of spades
card-4s = the four of spades
    .bare = four of spades
card-5s = the five of spades
    .bare = five of spades
card-6s = the six of spades
    .bare = six of spades
card-7s = the seven of spades
    .bare = seven of spades
card-8s = the eight of spades
    .bare = eight of spades
card-9s = the nine of spades
    .bare = nine of spades
card-ts = the ten of spades
    .bare = ten of spades
card-js = the jack of spades
    .bare = jack of spades
card-qs = the queen of spades
    .bare = queen of spades
card-ks = the king of spades
    .bare = king of spades
card-ah = the ace of hearts
    .bare = ace of hearts
card-2h = the two of hearts
    .bare = two of hearts
card-3h = the three of hearts
    .bare = three of hearts
card-4h = the four of hearts
    .bare = four of hearts
card-5h = the five of hearts
    .bare = five of hearts
card-6h = the six of hearts
    .bare = six of hearts
card-7h = the seven of hearts
    .bare = seven of hearts
card-8h = the eight of hearts
    .bare = eight of hearts
card-9h = the nine of hearts
    .bare = nine of hearts
card-th = the ten of hearts
    .bare = ten of hearts
card-jh = the jack of hearts
    .bare = jack of hearts
card-qh = the queen of hearts
    .bare = queen of hearts
card-kh = the king of hearts
    .bare = king of hearts
card-ad = the ace of diamonds
    .bare = ace of diamonds
card-2d = the two of diamonds
    .bare = two of diamonds
card-3d = the three of diamonds
    .bare = three of diamonds
card-4d = the four of diamonds
    .bare = four of diamonds
card-5d = the five of diamonds
    .bare = five of diamonds
card-6d = the six of diamonds
    .bare = six of diamonds
card-7d = the seven of diamonds
    .bare = seven of diamonds
card-8d = the eight of diamonds
    .bare = eight of diamonds
card-9d = the nine of diamonds
    .bare = nine of diamonds
card-td = the ten of diamonds
    .bare = ten of diamonds
card-jd = the jack of diamonds
    .bare = jack of diamonds
card-qd = the queen of diamonds
    .bare = queen of diamonds
card-kd = the king of diamonds
    .bare = king of diamonds
card-ac = the ace of clubs
    .bare = ace of clubs
card-2c = the two of clubs
    .bare = two of clubs
card-3c = the three of clubs
    .bare = three of clubs
card-4c = the four of clubs
    .bare = four of clubs
card-5c = the five of clubs
    .bare = five of clubs
card-6c = the six of clubs
    .bare = six of clubs
card-7c = the seven of clubs
    .bare = seven of clubs
card-8c = the eight of clubs
    .bare = eight of clubs
card-9c = the nine of clubs
    .bare = nine of clubs
card-tc = the ten of clubs
    .bare = ten of clubs
card-jc = the jack of clubs
    .bare = jack of clubs
card-qc = the queen of clubs
    .bare = queen of clubs
card-kc = the king of clubs
    .bare = king of clubs
card-x1 = the first joker
    .bare = first joker
card-x2 = the second joker
    .bare = second joker

## Cards looked at closely

kind-personality = personality
    .a = a personality
    .plural = personalities
kind-location = location
    .a = a location
    .plural = locations
kind-event = event
    .a = an event
    .plural = events
card-title = { CAP($card-bare) }
card-without-rank = No rank, no suit
card-rank = { CAP($rank) } of { $suits }
card-kinds = { CAP($kinds) }
