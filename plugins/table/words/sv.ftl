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
hand-as-dealt = Handen ligger som den gavs.
hand-by-suit = Handen ligger efter färg.
hand-by-rank = Handen ligger efter valör.
hud-sort = Sortera handen
    .help = Efter färg, efter valör, som den gavs. Eller dra ett kort till sin plats.
hud-log = Allt som har hänt hittills
hud-play-on = spela vidare
hud-hint = En stark spelare skulle välja: ”{ $words }”.
hud-hint-better = En stark spelare skulle välja: ”{ $words }”. Det vinner ungefär { $best } % av gångerna; det näst bästa { $second } %.
hud-hint-equal = En stark spelare skulle välja: ”{ $words }”. Det vinner ungefär { $best } % av gångerna; annat är lika bra.
hud-example = Exempel · { $progress }

## Keys and buttons

# The page
keys-page = Tangenter och knappar
keys-keys = tangenter
keys-pad = handkontroll
keys-drawn = Knappar ritas som på
keys-drawn-in-use = den som används
keys-drawn-xbox = Xbox
keys-drawn-playstation = PlayStation
keys-drawn-nintendo = Nintendo
keys-drawn-place = efter plats
keys-no-pad = Ingen handkontroll hittad.
keys-one-pad = En handkontroll hittad. Läget räknas, inte bokstaven.
keys-many-pads = { $n } handkontroller hittade. Läget räknas, inte bokstaven.
keys-press-key = tryck på en tangent
keys-press-button = tryck på en knapp
keys-press-key-for = en tangent för ”{ $action }”
keys-press-button-for = en knapp för ”{ $action }”
keys-was = var
keys-how-to-leave = { $leave } avbryter; håll in den i en sekund för att använda just den.
keys-taken = { $key } är upptagen: den { $action-does }. Tryck en gång till, så byter de plats.
keys-taken-all = { $key } är upptagen: den { $action-does }. Tryck en gång till, så gör { $key } bara det här.
keys-essential = ”{ $action }” skulle stå utan tangent. Välj en annan, eller ge den en först.
keys-full = Det här kan inte få fler tangenter.
keys-swap = Byt plats
keys-leave = Avbryt
keys-take-away = Ta bort den
keys-usual = Återställ standard
keys-all-usual = Alla är som standard.
keys-mine = Ångra återställningen
keys-mouse-left = välj, dra för att lägga
keys-mouse-right = lägg tillbaka, märk
keys-chord = { $held }+{ $key }
keys-passed-over = Några tangenter i inställningarna går inte att förstå, så standard gäller där: { $names }.
keys-changed = { $n ->
    [one] { $n } är ändrad
   *[other] { $n } är ändrade
}
# Groups
keys-group-moving = Röra sig
keys-group-playing = Spela
keys-group-looking = Titta
keys-group-table = Bordet
keys-group-canvas = Lägga fritt
keys-group-menus = I menyer
# Rows of four directions
keys-move = Mellan objekt
keys-look = Se dig om
keys-canvas-move = Flytta kortet
keys-canvas-pan = Panorera
keys-menu-move = Mellan objekt
# What keys do: a name, and how a sentence about a key goes on
keys-up = Uppåt
    .does = går uppåt
keys-down = Nedåt
    .does = går nedåt
keys-left = Åt vänster
    .does = går åt vänster
keys-right = Åt höger
    .does = går åt höger
keys-look-up = Titta uppåt
    .does = tittar uppåt
keys-look-down = Titta nedåt
    .does = tittar nedåt
keys-look-left = Titta åt vänster
    .does = tittar åt vänster
keys-look-right = Titta åt höger
    .does = tittar åt höger
keys-next = Nästa objekt
    .does = går till nästa kort eller objekt
keys-previous = Föregående objekt
    .does = går till föregående kort eller objekt
keys-next-zone = Nästa plats
    .does = går till nästa plats
keys-previous-zone = Föregående plats
    .does = går till föregående plats
keys-confirm = Välj, bestäm sedan
    .does = väljer
keys-cancel = Lägg tillbaka, lämna
    .does = lägger tillbaka
keys-mark = Märk själv
    .does = märker
keys-undo = Ta tillbaka ett drag
    .does = tar tillbaka ett drag
keys-redo = Gör om ett drag
    .does = gör om ett drag som togs tillbaka
keys-hint = Tips
    .does = visar ett tips
keys-skip-idea = Hoppa över moment
    .does = hoppar över ett moment i en lektion
keys-hurry = Slutför rörelsen
    .does = gör klart det som rör sig
keys-sort = Sortera handen
    .does = lägger handen i en annan ordning
keys-card-left = Kort åt vänster
    .does = flyttar kortet i handen åt vänster
keys-card-right = Kort åt höger
    .does = flyttar kortet i handen åt höger
keys-onward = Fram till mitt val
    .does = visar allt på en gång, fram till ditt val
keys-look-back = Titta tillbaka
    .does = tittar tillbaka
keys-reference = Snabböversikt (håll in)
    .does = visar snabböversikten
keys-rules = Regler
    .does = öppnar reglerna
keys-menu = Meny
    .does = öppnar menyn
keys-pace = Hastighet
    .does = ändrar hastigheten
keys-mute = Ljud av och på
    .does = slår av och på ljudet
keys-canvas-up = Flytta kortet uppåt
    .does = flyttar kortet uppåt
keys-canvas-down = Flytta kortet nedåt
    .does = flyttar kortet nedåt
keys-canvas-left = Flytta kortet åt vänster
    .does = flyttar kortet åt vänster
keys-canvas-right = Flytta kortet åt höger
    .does = flyttar kortet åt höger
keys-canvas-turn-left = Vrid åt vänster
    .does = vrider kortet åt vänster
keys-canvas-turn-right = Vrid åt höger
    .does = vrider kortet åt höger
keys-canvas-quarter = Vrid ett kvarts varv
    .does = vrider kortet ett kvarts varv
keys-canvas-fine = Små steg (håll in)
    .does = gör alla steg små så länge den hålls in
keys-canvas-next = Nästa bra plats
    .does = lägger kortet på nästa bra plats
keys-canvas-previous = Föregående bra plats
    .does = lägger kortet på föregående bra plats
keys-canvas-lay = Lägg kortet
    .does = lägger kortet
keys-canvas-snap = Snäpp av/på
    .does = slår av eller på snäppningen
keys-canvas-zoom-in = Zooma in
    .does = zoomar in
keys-canvas-zoom-out = Zooma ut
    .does = zoomar ut
keys-canvas-fit = Visa allt
    .does = visar allt
keys-canvas-pan-up = Panorera upp
    .does = panorerar uppåt
keys-canvas-pan-down = Panorera ner
    .does = panorerar nedåt
keys-canvas-pan-left = Panorera åt vänster
    .does = panorerar åt vänster
keys-canvas-pan-right = Panorera åt höger
    .does = panorerar åt höger
keys-canvas-leave = Till knapparna och tillbaka
    .does = går till knapparna och tillbaka
keys-menu-up = Uppåt i menyer
    .does = går uppåt
keys-menu-down = Nedåt i menyer
    .does = går nedåt
keys-menu-left = Åt vänster i menyer
    .does = går åt vänster
keys-menu-right = Åt höger i menyer
    .does = går åt höger
keys-menu-accept = Välj
    .does = väljer
keys-menu-back = Tillbaka
    .does = går tillbaka
keys-menu-next = Nästa
    .does = går till nästa objekt
keys-menu-previous = Föregående
    .does = går till föregående objekt
keys-menu-next-tab = Nästa sida
    .does = går till nästa sida
keys-menu-previous-tab = Föregående sida
    .does = går till föregående sida
keys-menu-page-up = En skärm uppåt
    .does = bläddrar uppåt
keys-menu-page-down = En skärm nedåt
    .does = bläddrar nedåt
keys-menu-home = Till början
    .does = går till början
keys-menu-end = Till slutet
    .does = går till slutet
keys-menu-scroll-up = Rulla uppåt
    .does = rullar uppåt
keys-menu-scroll-down = Rulla nedåt
    .does = rullar nedåt
keys-menu-remove = Ta bort en tangent
    .does = tar bort en tangent
# What stands on keys
keys-cap-up = Upp
keys-cap-down = Ned
keys-cap-left = Vänster
keys-cap-right = Höger
keys-cap-enter = Retur
keys-cap-escape = Esc
keys-cap-space = Blanksteg
keys-cap-tab = Tab
keys-cap-backspace = Backsteg
keys-cap-delete = Del
keys-cap-insert = Ins
keys-cap-home = Home
keys-cap-end = End
keys-cap-page-up = Pg upp
keys-cap-page-down = Pg ned
keys-cap-numpad-enter = Num Enter
keys-cap-control = Ctrl
keys-cap-alt = Alt
keys-cap-shift = Skift

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
