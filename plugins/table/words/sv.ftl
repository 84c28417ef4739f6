### Översättningen behöver läsas av någon som har svenska som modersmål.

forced = Ditt enda val gjordes åt dig: ”{ $words }”.
nothing-to-undo = Det finns inget att ta tillbaka.
nothing-to-redo = Det finns inget att göra om.
no-hint-now = Du kan be om ett tips när det är din tur att välja.

## Beside the table

hud-menu = Meny
    .help = Paus, regler, inställningar och vägen tillbaka till hyllan.
hud-sound-on = Ljud på
hud-sound-off = Ljud av
hud-pace = Dragens tempo
    .help = Varje tryck ger nästa tempo.
hud-pace-instant = direkt
hud-rules = Regler
    .help = Hela regelboken. Håll in för snabböversikten.
hud-hint-button = Tips
    .help = Visar vad en stark spelare skulle göra. Resultatet säger hur många tips du tog.
hud-undo = Ta tillbaka
    .help = Tar tillbaka ditt senaste val och allt som följde. Resultatet säger hur många drag du tagit tillbaka.
hud-redo = Gör om
    .help = Återställer det du tog tillbaka.
hud-redone = Draget är återställt.
hud-thinking-of-a-hint = Funderar på ett tips …
hud-tap = Tryck, eller dra ett kort dit det ska.
hud-click = Klicka, eller dra ett kort dit det ska.
hud-click-ringed = Klicka på något inringat.
hud-tap-ringed = Tryck på något inringat.
# Where nothing but buttons can be pressed, which are right above.
hud-click-button = Klicka på en knapp ovanför.
hud-tap-button = Tryck på en knapp ovanför.
hud-tap-on = Tryck var som helst för att spola fram.
hud-click-on = Klicka var som helst för att spola fram.
hud-held = Alla väntar på dig.
hud-move = flytta
hud-pick = välj
# What the key does where something can be looked at; the second: as long as it is held.
hud-look = titta
hud-hold-to-look = titta (håll in)
hud-to-button = till knappen
hud-back = tillbaka
hud-hurry = skynda
hud-to-menu = meny
hud-onward = Till mitt val
hud-onward-short = till mitt val
hud-to-end = Till slutet
hud-to-end-short = till slutet
hud-go-on = vidare
hud-click-waits = Klicka var som helst för att gå vidare.
hud-tap-waits = Tryck var som helst för att gå vidare.
hud-sort = Sortera handen
    .help = Efter färg, efter valör, som den gavs. Eller dra ett kort till sin plats.
hud-log = Allt som har hänt hittills
hud-play-on = spela vidare
hud-hint = En stark spelare skulle välja: ”{ $words }”.
hud-hint-better = En stark spelare skulle välja: ”{ $words }”. Det vinner ungefär { $best } % av gångerna; det näst bästa { $second } %.
hud-hint-equal = En stark spelare skulle välja: ”{ $words }”. Det vinner ungefär { $best } % av gångerna; annat är lika bra.
hud-example = Exempel · { $progress }

## Carrying something over a canvas

canvas-next = Nästa bra plats
# $n: which of all good places what is carried lies on; $points: what it makes there.
canvas-next-of = { $n } av { $all }, här +{ $points }
# $all: how many make the most points.
canvas-next-best = { $all } för +{ $points }
canvas-next-none = Ingen hittad än
canvas-searching = Letar …
canvas-no-place = Ingen plats hittad som ger poäng.
canvas-not-here = Kortet kan inte ligga här
canvas-turn-left = Vrid åt vänster
canvas-turn-right = Vrid åt höger
canvas-zoom-in = Zooma in
canvas-zoom-out = Zooma ut
canvas-fit = Allt
canvas-fit-help = Visa allt
# Gestures of the device in use, a word or two each.
canvas-wheel-turns = vrider
canvas-shift-fine = Skift: fint
canvas-click-lays = lägger
canvas-right-quarter = ett kvarts varv
canvas-keys-turn = vrid
canvas-keys-quarter = ett kvarts varv
canvas-keys-fine = fint
canvas-touch = Ett finger flyttar kortet, två vrider det, knappen lägger det
canvas-snap-on = Kortet snäpper på plats i närheten.
canvas-snap-off = Kortet stannar precis där du håller det.

## En närmare titt på det som inte är kort

tip-now = Nu: { $what }
tip-suit = { CAP($suit) }
tip-in = { $what }, { $where }
tip-can-be-picked = du kan välja det
tip-free = Ledig plats
tip-hand = Hand
    .of = { $who-form ->
        [you] Din hand
       *[one] { GENITIVE($who) } hand
    }
tip-deck = Talong
    .of = { $who-form ->
        [you] Din talong
       *[one] { GENITIVE($who) } talong
    }
tip-discards = Kasthög
    .of = { $who-form ->
        [you] Din kasthög
       *[one] { GENITIVE($who) } kasthög
    }
tip-cards = Kort
    .of = { $who-form ->
        [you] Dina kort
       *[one] { GENITIVE($who) } kort
    }
tip-face-down = { $n ->
    [one] Ett dolt kort
   *[other] { $n } dolda kort
}
tip-lamps = { $what }: { $lit } av { $of }
tip-peek = Håll in för att titta.
tip-look-back = Se tillbaka: { $what }
tip-level = { $who-form ->
    [you] Lika med dig
   *[one] Lika med { $who }
}
tip-ahead = { $who-form ->
    [you] { $n } före dig
   *[one] { $n } före { $who }
}
tip-behind = { $who-form ->
    [you] { $n } efter dig
   *[one] { $n } efter { $who }
}
