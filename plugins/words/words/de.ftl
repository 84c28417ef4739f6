### Was alle Spiele sagen können. What every game can say, in German.
###
### This translation has not been read by a native speaker yet, and wants one.
###
### Players are addressed as „du“. Attributes of names: `.acc` and `.dat` are cases, written where they differ from the
### name itself; `.bare` is without an article, `.one` of a suit is one of its signs, `.a` of a rank has the article,
### `.plural` is several. A longer attribute falls back to the shorter one, `.plural-acc` to `.plural`.

## Persons and lists

you = du
    .acc = dich
    .dat = dir
somebody = jemand
    .acc = jemanden
    .dat = jemandem
nobody = niemand
    .acc = niemanden
    .dat = niemandem
nothing = nichts
list-comma = { $rest }, { $next }
list-and = { $rest } und { $next }
list-or = { $rest } oder { $next }

## Numbers

points = { $n } { points-word }
    .dat = { $n } { points-word.dat }
points-word = { $n ->
    [one] Punkt
   *[other] Punkte
}
    .dat = { $n ->
        [one] Punkt
       *[other] Punkten
    }
# As it follows der, die, das; .weak in all other cases, .m and .n without an article.
ordinal = { $n ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
    [7] siebte
    [8] achte
    [9] neunte
    [10] zehnte
    [11] elfte
    [12] zwölfte
   *[other] { ordinal.short }
}
    .weak = { $n ->
        [1] ersten
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
        [6] sechsten
        [7] siebten
        [8] achten
        [9] neunten
        [10] zehnten
        [11] elften
        [12] zwölften
       *[other] { ordinal.short }
    }
    .m = { $n ->
        [1] erster
        [2] zweiter
        [3] dritter
        [4] vierter
        [5] fünfter
        [6] sechster
        [7] siebter
        [8] achter
        [9] neunter
        [10] zehnter
        [11] elfter
        [12] zwölfter
       *[other] { ordinal.short }
    }
    .n = { $n ->
        [1] erstes
        [2] zweites
        [3] drittes
        [4] viertes
        [5] fünftes
        [6] sechstes
        [7] siebtes
        [8] achtes
        [9] neuntes
        [10] zehntes
        [11] elftes
        [12] zwölftes
       *[other] { ordinal.short }
    }
    .short = { $n }.
# .f goes with feminine words, .acc is the masculine accusative, .alone stands without a noun.
spell-0 = null
spell-1 = ein
    .f = eine
    .acc = einen
    .alone = eins
spell-2 = zwei
spell-3 = drei
spell-4 = vier
spell-5 = fünf
spell-6 = sechs
spell-7 = sieben
spell-8 = acht
spell-9 = neun
spell-10 = zehn
spell-11 = elf
spell-12 = zwölf

## Whose turn it is

your-turn = Du bist dran
turn-of = { $who-person ->
    [you] Du bist dran
    [you-many] { CAP($who) } seid dran
    [many] { $who } sind dran
   *[one] { $who } ist dran
}
not-your-turn = { $who-form ->
    [many] Du bist nicht dran: { $who } entscheiden.
   *[one] Du bist nicht dran: { $who } entscheidet.
}
nobody-decides = Gerade ist niemand dran.
bots-play = Die Bots spielen unter sich.
game-over = Das Spiel ist zu Ende.
    .title = Das Spiel ist zu Ende
one-moment = Einen Moment
deciding = am Zug
already-chosen = Du hast schon gewählt; die anderen wählen noch.
no-such-seat = An diesem Tisch gibt es keinen Platz { $n }.
no-such-action = { $action } gibt es in diesem Spiel nicht.
pick-what-is-lit = Das geht gerade nicht: Wähle etwas, das umrandet ist.
# What was done where the rules left nothing else; $words tells it, in the second as an order.
told-forced = { $words } (die einzige Wahl)
told-forced-alone = Die einzige Wahl: „{ $words }“
names = { CAP($who) }
unit-points = { points }
    .dat = { points.dat }

## Options that all games share

option-players = Mitspieler
    .help = Wie viele spielen, du mitgezählt.
option-players-n = { SPELL($n) } Spieler
option-first = Wer beginnt
    .help = Wer den Anfang macht.
option-first-chance = wird gelost
option-first-n = Platz { $next }

## Suits

suit-moons = Monde
    .one = Mond
    .one-acc = einen Mond
    .dat = Monden
suit-suns = Sonnen
    .one = Sonne
    .one-acc = eine Sonne
suit-waves = Wellen
    .one = Welle
    .one-acc = eine Welle
suit-leaves = Blätter
    .one = Blatt
    .one-acc = ein Blatt
    .dat = Blättern
suit-wyrms = Lindwürmer
    .one = Lindwurm
    .one-acc = einen Lindwurm
    .dat = Lindwürmern
suit-knots = Knoten
    .one-acc = einen Knoten
suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo
suit-clubs = Kreuz

## Ranks

rank-ace = Ass
    .a = ein Ass
    .a-dat = einem Ass
    .plural = Asse
    .plural-dat = Assen
rank-two = Zwei
    .a = eine Zwei
    .a-dat = einer Zwei
    .plural = Zweien
rank-three = Drei
    .a = eine Drei
    .a-dat = einer Drei
    .plural = Dreien
rank-four = Vier
    .a = eine Vier
    .a-dat = einer Vier
    .plural = Vieren
rank-five = Fünf
    .a = eine Fünf
    .a-dat = einer Fünf
    .plural = Fünfen
rank-six = Sechs
    .a = eine Sechs
    .a-dat = einer Sechs
    .plural = Sechsen
rank-seven = Sieben
    .a = eine Sieben
    .a-dat = einer Sieben
    .plural = Siebenen
rank-eight = Acht
    .a = eine Acht
    .a-dat = einer Acht
    .plural = Achten
rank-nine = Neun
    .a = eine Neun
    .a-dat = einer Neun
    .plural = Neunen
rank-ten = Zehn
    .a = eine Zehn
    .a-dat = einer Zehn
    .plural = Zehnen
rank-jack = Bube
    .a = ein Bube
    .a-acc = einen Buben
    .a-dat = einem Buben
    .plural = Buben
    .index = B
rank-queen = Dame
    .a = eine Dame
    .a-dat = einer Dame
    .plural = Damen
    .index = D
rank-king = König
    .a = ein König
    .a-acc = einen König
    .a-dat = einem König
    .plural = Könige
    .plural-dat = Königen
    .index = K
rank-pawn = Bauer
    .a = ein Bauer
    .a-acc = einen Bauern
    .a-dat = einem Bauern
    .plural = Bauern
rank-court = Hof
    .a = ein Hof
    .a-acc = einen Hof
    .a-dat = einem Hof
    .plural = Höfe
    .plural-dat = Höfen
rank-crown = Krone
    .a = eine Krone
    .a-dat = einer Krone
    .plural = Kronen
rank-excuse = Ausrede
    .a = die Ausrede
    .a-dat = der Ausrede
    .plural = Ausreden
rank-joker = Joker
    .a = ein Joker
    .a-acc = einen Joker
    .a-dat = einem Joker
    .plural = Joker
    .plural-dat = Jokern

## Cards of the Decktet

card-1m = das Ass der Monde
    .dat = dem Ass der Monde
    .bare = Ass der Monde
card-1s = das Ass der Sonnen
    .dat = dem Ass der Sonnen
    .bare = Ass der Sonnen
card-1v = das Ass der Wellen
    .dat = dem Ass der Wellen
    .bare = Ass der Wellen
card-1l = das Ass der Blätter
    .dat = dem Ass der Blätter
    .bare = Ass der Blätter
card-1y = das Ass der Lindwürmer
    .dat = dem Ass der Lindwürmer
    .bare = Ass der Lindwürmer
card-1k = das Ass der Knoten
    .dat = dem Ass der Knoten
    .bare = Ass der Knoten
card-2mk = der Autor
    .acc = den Autor
    .dat = dem Autor
    .bare = Autor
card-2sy = die Wüste
    .dat = der Wüste
    .bare = Wüste
card-2vl = der Ursprung
    .acc = den Ursprung
    .dat = dem Ursprung
    .bare = Ursprung
card-3sk = der Maler
    .acc = den Maler
    .dat = dem Maler
    .bare = Maler
card-3ly = der Wilde
    .acc = den Wilden
    .dat = dem Wilden
    .bare = Wilder
card-3mv = die Reise
    .dat = der Reise
    .bare = Reise
card-4yk = die Schlacht
    .dat = der Schlacht
    .bare = Schlacht
card-4vl = der Seemann
    .acc = den Seemann
    .dat = dem Seemann
    .bare = Seemann
card-4ms = der Berg
    .acc = den Berg
    .dat = dem Berg
    .bare = Berg
card-5sv = die Entdeckung
    .dat = der Entdeckung
    .bare = Entdeckung
card-5yk = der Soldat
    .acc = den Soldaten
    .dat = dem Soldaten
    .bare = Soldat
card-5ml = der Wald
    .acc = den Wald
    .dat = dem Wald
    .bare = Wald
card-6sy = der Büßer
    .acc = den Büßer
    .dat = dem Büßer
    .bare = Büßer
card-6mv = der Wahnsinnige
    .acc = den Wahnsinnigen
    .dat = dem Wahnsinnigen
    .bare = Wahnsinniger
card-6lk = der Markt
    .acc = den Markt
    .dat = dem Markt
    .bare = Markt
card-7sk = die Burg
    .dat = der Burg
    .bare = Burg
card-7ml = die Zufallsbegegnung
    .dat = der Zufallsbegegnung
    .bare = Zufallsbegegnung
card-7vy = die Höhle
    .dat = der Höhle
    .bare = Höhle
card-8yk = der Verrat
    .acc = den Verrat
    .dat = dem Verrat
    .bare = Verrat
card-8ms = der Diplomat
    .acc = den Diplomaten
    .dat = dem Diplomaten
    .bare = Diplomat
card-8vl = die Mühle
    .dat = der Mühle
    .bare = Mühle
card-9ms = der Pakt
    .acc = den Pakt
    .dat = dem Pakt
    .bare = Pakt
card-9lk = der Kaufmann
    .acc = den Kaufmann
    .dat = dem Kaufmann
    .bare = Kaufmann
card-9vy = die Finsternis
    .dat = der Finsternis
    .bare = Finsternis
card-nm = die Jägerin
    .dat = der Jägerin
    .bare = Jägerin
card-ns = der Barde
    .acc = den Barden
    .dat = dem Barden
    .bare = Barde
card-nv = das Meer
    .dat = dem Meer
    .bare = Meer
card-nl = das Ende
    .dat = dem Ende
    .bare = Ende
card-ny = das Unheil
    .dat = dem Unheil
    .bare = Unheil
card-nk = der Glücksfall
    .acc = den Glücksfall
    .dat = dem Glücksfall
    .bare = Glücksfall
card-0 = die Ausrede
    .dat = der Ausrede
    .bare = Ausrede
card-pmyk = der Wächter
    .acc = den Wächter
    .dat = dem Wächter
    .bare = Wächter
card-pvly = das Grenzland
    .dat = dem Grenzland
    .bare = Grenzland
card-pmsl = die Ernte
    .dat = der Ernte
    .bare = Ernte
card-psvk = der Leuchtturmwärter
    .acc = den Leuchtturmwärter
    .dat = dem Leuchtturmwärter
    .bare = Leuchtturmwärter
card-tmvk = der Konsul
    .acc = den Konsul
    .dat = dem Konsul
    .bare = Konsul
card-tmly = der Ritus
    .acc = den Ritus
    .dat = dem Ritus
    .bare = Ritus
card-tslk = das Fenster
    .dat = dem Fenster
    .bare = Fenster
card-tsvy = die Insel
    .dat = der Insel
    .bare = Insel

## Cards of the ordinary deck

card-as = das Pikass
    .dat = dem Pikass
    .bare = Pikass
card-2s = die Pikzwei
    .dat = der Pikzwei
    .bare = Pikzwei
card-3s = die Pikdrei
    .dat = der Pikdrei
    .bare = Pikdrei
card-4s = die Pikvier
    .dat = der Pikvier
    .bare = Pikvier
card-5s = die Pikfünf
    .dat = der Pikfünf
    .bare = Pikfünf
card-6s = die Piksechs
    .dat = der Piksechs
    .bare = Piksechs
card-7s = die Piksieben
    .dat = der Piksieben
    .bare = Piksieben
card-8s = die Pikacht
    .dat = der Pikacht
    .bare = Pikacht
card-9s = die Pikneun
    .dat = der Pikneun
    .bare = Pikneun
card-ts = die Pikzehn
    .dat = der Pikzehn
    .bare = Pikzehn
card-js = der Pikbube
    .acc = den Pikbuben
    .dat = dem Pikbuben
    .bare = Pikbube
card-qs = die Pikdame
    .dat = der Pikdame
    .bare = Pikdame
card-ks = der Pikkönig
    .acc = den Pikkönig
    .dat = dem Pikkönig
    .bare = Pikkönig
card-ah = das Herzass
    .dat = dem Herzass
    .bare = Herzass
card-2h = die Herzzwei
    .dat = der Herzzwei
    .bare = Herzzwei
card-3h = die Herzdrei
    .dat = der Herzdrei
    .bare = Herzdrei
card-4h = die Herzvier
    .dat = der Herzvier
    .bare = Herzvier
card-5h = die Herzfünf
    .dat = der Herzfünf
    .bare = Herzfünf
card-6h = die Herzsechs
    .dat = der Herzsechs
    .bare = Herzsechs
card-7h = die Herzsieben
    .dat = der Herzsieben
    .bare = Herzsieben
card-8h = die Herzacht
    .dat = der Herzacht
    .bare = Herzacht
card-9h = die Herzneun
    .dat = der Herzneun
    .bare = Herzneun
card-th = die Herzzehn
    .dat = der Herzzehn
    .bare = Herzzehn
card-jh = der Herzbube
    .acc = den Herzbuben
    .dat = dem Herzbuben
    .bare = Herzbube
card-qh = die Herzdame
    .dat = der Herzdame
    .bare = Herzdame
card-kh = der Herzkönig
    .acc = den Herzkönig
    .dat = dem Herzkönig
    .bare = Herzkönig
card-ad = das Karoass
    .dat = dem Karoass
    .bare = Karoass
card-2d = die Karozwei
    .dat = der Karozwei
    .bare = Karozwei
card-3d = die Karodrei
    .dat = der Karodrei
    .bare = Karodrei
card-4d = die Karovier
    .dat = der Karovier
    .bare = Karovier
card-5d = die Karofünf
    .dat = der Karofünf
    .bare = Karofünf
card-6d = die Karosechs
    .dat = der Karosechs
    .bare = Karosechs
card-7d = die Karosieben
    .dat = der Karosieben
    .bare = Karosieben
card-8d = die Karoacht
    .dat = der Karoacht
    .bare = Karoacht
card-9d = die Karoneun
    .dat = der Karoneun
    .bare = Karoneun
card-td = die Karozehn
    .dat = der Karozehn
    .bare = Karozehn
card-jd = der Karobube
    .acc = den Karobuben
    .dat = dem Karobuben
    .bare = Karobube
card-qd = die Karodame
    .dat = der Karodame
    .bare = Karodame
card-kd = der Karokönig
    .acc = den Karokönig
    .dat = dem Karokönig
    .bare = Karokönig
card-ac = das Kreuzass
    .dat = dem Kreuzass
    .bare = Kreuzass
card-2c = die Kreuzzwei
    .dat = der Kreuzzwei
    .bare = Kreuzzwei
card-3c = die Kreuzdrei
    .dat = der Kreuzdrei
    .bare = Kreuzdrei
card-4c = die Kreuzvier
    .dat = der Kreuzvier
    .bare = Kreuzvier
card-5c = die Kreuzfünf
    .dat = der Kreuzfünf
    .bare = Kreuzfünf
card-6c = die Kreuzsechs
    .dat = der Kreuzsechs
    .bare = Kreuzsechs
card-7c = die Kreuzsieben
    .dat = der Kreuzsieben
    .bare = Kreuzsieben
card-8c = die Kreuzacht
    .dat = der Kreuzacht
    .bare = Kreuzacht
card-9c = die Kreuzneun
    .dat = der Kreuzneun
    .bare = Kreuzneun
card-tc = die Kreuzzehn
    .dat = der Kreuzzehn
    .bare = Kreuzzehn
card-jc = der Kreuzbube
    .acc = den Kreuzbuben
    .dat = dem Kreuzbuben
    .bare = Kreuzbube
card-qc = die Kreuzdame
    .dat = der Kreuzdame
    .bare = Kreuzdame
card-kc = der Kreuzkönig
    .acc = den Kreuzkönig
    .dat = dem Kreuzkönig
    .bare = Kreuzkönig
card-x1 = der erste Joker
    .acc = den ersten Joker
    .dat = dem ersten Joker
    .bare = erster Joker
card-x2 = der zweite Joker
    .acc = den zweiten Joker
    .dat = dem zweiten Joker
    .bare = zweiter Joker

## Cards looked at closely

kind-personality = Person
    .a = eine Person
    .plural = Personen
    .highest = die höchste Person
kind-location = Ort
    .a = ein Ort
    .a-acc = einen Ort
    .plural = Orte
    .highest = der höchste Ort
kind-event = Ereignis
    .a = ein Ereignis
    .plural = Ereignisse
    .highest = das höchste Ereignis
card-title = { CAP($card-bare) }
card-without-rank = Ohne Rang und Farbe
card-rank = { CAP($rank) }, { $suits }
card-kinds = { CAP($kinds) }
