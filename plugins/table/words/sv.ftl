### Översättningen behöver läsas av någon som har svenska som modersmål.

nothing-to-undo = Det finns inget att ta tillbaka.
no-hint-now = Ett tips finns när det är din tur att välja.

## Beside the table

hud-play-on = spela vidare
hud-hint = En stark spelare skulle: { $words }.
hud-hint-better = En stark spelare skulle: { $words }. Det vinner ungefär { $best } % av gångerna; det näst bästa { $second } %.
hud-hint-equal = En stark spelare skulle: { $words }. Det vinner ungefär { $best } % av gångerna; annat är lika bra.
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
keys-one-pad = En handkontroll hittad. Platsen räknas, inte bokstaven.
keys-many-pads = { $n } handkontroller hittade. Platsen räknas, inte bokstaven.
keys-press-key = tryck på en tangent
keys-press-button = tryck på en knapp
keys-press-key-for = en tangent för ”{ $action }”
keys-press-button-for = en knapp för ”{ $action }”
keys-was = var
keys-how-to-leave = { $leave } lämnar allt som det var; håll den i en sekund för att välja just den.
keys-taken = { $key } är upptagen: den { $action-does }. Tryck en gång till, så byter de plats.
keys-taken-all = { $key } är upptagen: den { $action-does }. Tryck en gång till, så gör { $key } bara det här.
keys-essential = ”{ $action }” skulle bli utan. Välj en annan, eller ge den en först.
keys-full = Det finns redan tillräckligt för det här.
keys-swap = Byt plats
keys-leave = Låt det vara
keys-take-away = Ta bort den
keys-usual = Tillbaka till de vanliga
keys-all-usual = Alla är de vanliga.
keys-mine = Ge mig mina igen
keys-mouse-left = välj, dra för att lägga
keys-mouse-right = lägg tillbaka, märk
keys-chord = { $held }+{ $key }
keys-passed-over = Några tangenter i inställningarna går inte att förstå, så de vanliga gäller där: { $names }.
keys-changed = { $n ->
    [one] { $n } är ändrad
   *[other] { $n } är ändrade
}
# Groups
keys-group-moving = Röra sig
keys-group-playing = Spela
keys-group-looking = Titta
keys-group-table = Bordet
keys-group-menus = I menyer
# Rows of four directions
keys-move = Gå från sak till sak
keys-look = Se dig om
keys-menu-move = Gå från sak till sak
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
keys-next = Nästa kort
    .does = går till nästa kort
keys-previous = Kortet före
    .does = går till kortet före
keys-next-zone = Nästa plats
    .does = går till nästa plats
keys-previous-zone = Platsen före
    .does = går till platsen före
keys-confirm = Välj, bestäm sedan
    .does = väljer
keys-cancel = Lägg tillbaka, lämna
    .does = lägger tillbaka
keys-mark = Märk själv
    .does = märker
keys-undo = Ta tillbaka ett drag
    .does = tar tillbaka ett drag
keys-hint = Tips
    .does = visar ett tips
keys-hurry = Gör klart det som rör sig
    .does = gör klart det som rör sig
keys-look-back = Titta tillbaka
    .does = tittar tillbaka
keys-rules = Regler
    .does = öppnar reglerna
keys-menu = Meny
    .does = öppnar menyn
keys-pace = Hastighet
    .does = ändrar hastigheten
keys-mute = Ljud av och på
    .does = slår av och på ljudet
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
keys-menu-next = Nästa sak
    .does = går till nästa sak
keys-menu-previous = Saken före
    .does = går till saken före
keys-menu-next-tab = Nästa sida
    .does = går till nästa sida
keys-menu-previous-tab = Sidan före
    .does = går till sidan före
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
