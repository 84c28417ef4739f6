### Vad alla spel kan säga. What every game can say, in Swedish.
###
### This translation has not been read by a native speaker yet, and wants one.
###
### Players are addressed as ”du”. Attributes of names: `.bare` is the indefinite form without an article, where it
### differs; `.one` of a suit is one of its signs, `.a` of a rank has the article, `.plural` is several.

## Persons and lists

you = du
    .acc = dig
somebody = någon
nobody = ingen
nothing = inget
list-comma = { $rest }, { $next }
list-and = { $rest } och { $next }
list-or = { $rest } eller { $next }

## Numbers

points = { $n } { points-word }
points-word = poäng
ordinal = { $n ->
    [1] första
    [2] andra
    [3] tredje
    [4] fjärde
    [5] femte
    [6] sjätte
    [7] sjunde
    [8] åttonde
    [9] nionde
    [10] tionde
    [11] elfte
    [12] tolfte
   *[other] { ordinal.short }
}
    .short = { NUMBER($n, type: "ordinal") ->
        [one] { $n }:a
       *[other] { $n }:e
    }
# .t goes with ett-words.
spell-0 = noll
spell-1 = en
    .t = ett
spell-2 = två
spell-3 = tre
spell-4 = fyra
spell-5 = fem
spell-6 = sex
spell-7 = sju
spell-8 = åtta
spell-9 = nio
spell-10 = tio
spell-11 = elva
spell-12 = tolv

## Whose turn it is

your-turn = Din tur
turn-of = { $who-person ->
    [you] Din tur
    [you-many] { CAP($who) } väljer
    [many] { $who } väljer
   *[one] { GENITIVE($who) } tur
}
not-your-turn = Det är inte din tur: { $who } väljer.
nobody-decides = Just nu är det ingens tur.
bots-play = Bottarna spelar med varandra.
game-over = Spelet är slut.
    .title = Spelet är slut
one-moment = Ett ögonblick
deciding = väljer
already-chosen = Du har redan valt; de andra väljer fortfarande.
no-such-seat = Det finns ingen plats { $n } vid det här bordet.
no-such-action = { $action } finns inte i det här spelet.
pick-what-is-lit = Det där går inte att välja nu. Välj något inringat.
# What was done where the rules left nothing else; $words tells it, in the second as an order.
told-forced = { $words } (det enda valet)
told-forced-alone = Det enda valet: ”{ $words }”
names = { CAP($who) }
unit-points = { points }

## Options that all games share

option-players = Spelare
    .help = Hur många som spelar, dig själv inräknad.
option-players-n = { SPELL($n) } spelare
option-first = Första spelaren
    .help = Vem som börjar.
option-first-chance = lottas
option-first-n = plats { $next }

## Suits

suit-moons = månar
    .one = måne
    .one-a = en måne
suit-suns = solar
    .one = sol
    .one-a = en sol
suit-waves = vågor
    .one = våg
    .one-a = en våg
suit-leaves = löv
    .one-a = ett löv
suit-wyrms = lindormar
    .one = lindorm
    .one-a = en lindorm
suit-knots = knutar
    .one = knut
    .one-a = en knut
suit-spades = spader
suit-hearts = hjärter
suit-diamonds = ruter
suit-clubs = klöver

## Ranks

rank-ace = ess
    .a = ett ess
    .plural = ess
rank-two = tvåa
    .a = en tvåa
    .plural = tvåor
rank-three = trea
    .a = en trea
    .plural = treor
rank-four = fyra
    .a = en fyra
    .plural = fyror
rank-five = femma
    .a = en femma
    .plural = femmor
rank-six = sexa
    .a = en sexa
    .plural = sexor
rank-seven = sjua
    .a = en sjua
    .plural = sjuor
rank-eight = åtta
    .a = en åtta
    .plural = åttor
rank-nine = nia
    .a = en nia
    .plural = nior
rank-ten = tia
    .a = en tia
    .plural = tior
rank-jack = knekt
    .a = en knekt
    .plural = knektar
    .index = Kn
rank-queen = dam
    .a = en dam
    .plural = damer
    .index = D
rank-king = kung
    .a = en kung
    .plural = kungar
    .index = K
rank-pawn = bonde
    .a = en bonde
    .plural = bönder
rank-court = hov
    .a = ett hov
    .plural = hov
rank-crown = krona
    .a = en krona
    .plural = kronor
rank-excuse = Ursäkt
    .a = Ursäkten
    .plural = Ursäkter
rank-joker = joker
    .a = en joker
    .plural = jokrar

## Cards of the Decktet

card-1m = Månarnas ess
card-1s = Solarnas ess
card-1v = Vågornas ess
card-1l = Lövens ess
card-1y = Lindormarnas ess
card-1k = Knutarnas ess
card-2mk = Författaren
    .bare = Författare
card-2sy = Öknen
    .bare = Öken
card-2vl = Ursprunget
    .bare = Ursprung
card-3sk = Målaren
    .bare = Målare
card-3ly = Vilden
    .bare = Vilde
card-3mv = Resan
    .bare = Resa
card-4yk = Slaget
    .bare = Slag
card-4vl = Sjömannen
    .bare = Sjöman
card-4ms = Berget
    .bare = Berg
card-5sv = Upptäckten
    .bare = Upptäckt
card-5yk = Soldaten
    .bare = Soldat
card-5ml = Skogen
    .bare = Skog
card-6sy = Botgöraren
    .bare = Botgörare
card-6mv = Galningen
    .bare = Galning
card-6lk = Marknaden
    .bare = Marknad
card-7sk = Borgen
    .bare = Borg
card-7ml = Slumpmötet
    .bare = Slumpmöte
card-7vy = Grottan
    .bare = Grotta
card-8yk = Förräderiet
    .bare = Förräderi
card-8ms = Diplomaten
    .bare = Diplomat
card-8vl = Kvarnen
    .bare = Kvarn
card-9ms = Pakten
    .bare = Pakt
card-9lk = Köpmannen
    .bare = Köpman
card-9vy = Mörkret
    .bare = Mörker
card-nm = Jägarinnan
    .bare = Jägarinna
card-ns = Barden
    .bare = Bard
card-nv = Havet
    .bare = Hav
card-nl = Slutet
    .bare = Slut
card-ny = Olyckan
    .bare = Olycka
card-nk = Lyckträffen
    .bare = Lyckträff
card-0 = Ursäkten
    .bare = Ursäkt
card-pmyk = Väktaren
    .bare = Väktare
card-pvly = Gränslandet
    .bare = Gränsland
card-pmsl = Skörden
    .bare = Skörd
card-psvk = Fyrvaktaren
    .bare = Fyrvaktare
card-tmvk = Konsuln
    .bare = Konsul
card-tmly = Riten
    .bare = Rit
card-tslk = Fönstret
    .bare = Fönster
card-tsvy = Ön
    .bare = Ö

## Cards of the ordinary deck

card-as = spader ess
card-2s = spader två
card-3s = spader tre
card-4s = spader fyra
card-5s = spader fem
card-6s = spader sex
card-7s = spader sju
card-8s = spader åtta
card-9s = spader nio
card-ts = spader tio
card-js = spader knekt
card-qs = spader dam
card-ks = spader kung
card-ah = hjärter ess
card-2h = hjärter två
card-3h = hjärter tre
card-4h = hjärter fyra
card-5h = hjärter fem
card-6h = hjärter sex
card-7h = hjärter sju
card-8h = hjärter åtta
card-9h = hjärter nio
card-th = hjärter tio
card-jh = hjärter knekt
card-qh = hjärter dam
card-kh = hjärter kung
card-ad = ruter ess
card-2d = ruter två
card-3d = ruter tre
card-4d = ruter fyra
card-5d = ruter fem
card-6d = ruter sex
card-7d = ruter sju
card-8d = ruter åtta
card-9d = ruter nio
card-td = ruter tio
card-jd = ruter knekt
card-qd = ruter dam
card-kd = ruter kung
card-ac = klöver ess
card-2c = klöver två
card-3c = klöver tre
card-4c = klöver fyra
card-5c = klöver fem
card-6c = klöver sex
card-7c = klöver sju
card-8c = klöver åtta
card-9c = klöver nio
card-tc = klöver tio
card-jc = klöver knekt
card-qc = klöver dam
card-kc = klöver kung
card-x1 = den första jokern
    .bare = första jokern
card-x2 = den andra jokern
    .bare = andra jokern

## Cards looked at closely

kind-personality = person
    .a = en person
    .the = personen
    .plural = personer
kind-location = plats
    .a = en plats
    .the = platsen
    .plural = platser
kind-event = händelse
    .a = en händelse
    .the = händelsen
    .plural = händelser
card-title = { CAP($card-bare) }
card-without-rank = Ingen valör, ingen färg
card-rank = { CAP($rank) } i { $suits }
card-kinds = { CAP($kinds) }
