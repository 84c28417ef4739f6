### Was Thricewise sagt. What Thricewise says, in German.
###
### This translation has not been read by a native speaker yet, and wants one.

tagline = Heimlich wählen, nach Rang legen und Dreierreihen bilden.
goal = Wer die meisten Punkte aus Dreierreihen hat, gewinnt.
end-cards_played = alle Karten gespielt

## On the table

zone-hand = Hand
zone-sealed = Geheim
zone-chosen = Gewählt
zone-deferred = Wartend
zone-aside = Beiseite
zone-to-lay = Zu legen
zone-empty = keine
stock-left = { $n ->
    [0] keine mehr
   *[other] noch { $n }
}

## What is done

seal = Wähle { $card-acc }
lay = Lege { $card-acc }

## The bar on top

progress = Runde { $n } von { $of }
deal-title = Es wird gegeben
deal-line = Die Karten werden gemischt.
choose-title = Wähle heimlich eine Karte
choose-line = { waiting } Gleiche Ränge warten, der niedrigste der anderen kommt zuerst.
sealed-title = Gewählt
sealed-line = { waiting } Du darfst deine Karte zurücknehmen.
watch-title = Alle wählen heimlich
waiting = { $who-form ->
    [none] { $others-form ->
        [one] { $others } ist bereit.
       *[many] Die anderen sind bereit.
    }
    [many] { $who } wählen noch.
   *[one] { $who } wählt noch.
}
reveal-title = Alle Karten werden aufgedeckt
reveal-line = { $ranks-count ->
    [0] Keine zwei sind gleich: Der niedrigste Rang kommt zuerst.
   *[other] { CAP($ranks) }: aufgeschoben. { $left ->
        [0] { nobody-lays }
       *[other] Von den anderen kommt der niedrigste Rang zuerst.
    }
}
so-many = { SPELL($n) } { $rank-plural }
lay-title = { $who-form ->
    [you] Lege { $card-acc }
   *[one] { $who } legt { $card-acc }
}
lay-title-many = { $who-form ->
    [you] Lege deine Karten
   *[one] { $who } legt mehrere Karten
}
lay-line = { $who-form ->
    [you] { $n ->
        [1] Drei einer Farbe, eines Ranges oder der Reihe nach sind ihre niedrigste Zahl wert.
       *[other] { CAP(SPELL($n)) } Karten, in beliebiger Reihenfolge. Eine Reihe ist ihre niedrigste Zahl wert.
    } { lay-next }
   *[one] { lay-next }
}
lay-next = { $next-count ->
    [0] Danach legt niemand mehr.
   *[other] Danach { $next }.
}
draw-title = Alle ziehen
draw-line = Jeder eine Karte vom Stapel.
over-line = Aufgeschobene Karten, die übrig sind, bringen nichts.

## The panels

status-ready = bereit
status-choosing = Wahl offen
status-rank = { $rank }
status-laying = beim Legen
status-order = Legen an { $n }. Stelle
status-waiting = Warten
deferred-note = Du legst sie, sobald du nicht blockiert bist.

## Facts

card-named = { CAP($card) }
best-place = { $points ->
    [0] Kein Platz bringt jetzt Punkte
   *[other] Bester Platz jetzt: { $why }
}
# Of an ace or a crown.
no-number = Keine Zahl: Eine Reihe damit ist so viel wert wie die niedrigste ihrer anderen Karten.
blockers = { $n ->
    [0] Nicht zu blockieren: ungesehene { $rank-plural }
   *[other] Andere { $rank-plural }, noch ungesehen
}
tip-cell = Jede Dreierreihe bringt ihre niedrigste Zahl. Asse und Kronen sind keine Zahlen.
unseen-title = Noch nicht gesehen
rank-row = { $n ->
    [one] { $rank }
   *[other] { $rank-plural }
}

## The log, and what scores

heading-turn = Runde { $n }
heading-end = Das Ende
dealt = { CAP(SPELL($n)) } Karten liegen im Raster; jeder hat drei auf der Hand.
blocked = { $cards }: aufgeschoben
nobody-lays = In dieser Runde legt niemand.
laid = { $why-count ->
    [0] { $card }
   *[other] { $card }: { $why }
}
columns-full = Sechs Spalten: Das Raster wird nicht breiter.
rows-full = Sechs Zeilen: Das Raster wird nicht höher.
drawn = Alle ziehen eine Karte.
drawn-by-you = Alle ziehen; du bekommst { $card-acc }.
pile-empty = Der Stapel ist leer: Niemand zieht.
over-log = { $n ->
    [0] Alle Karten sind gelegt.
   *[other] { over-line }
}
scored = { $kind } { $n }
why-flush-moons = Flush in Monden
why-flush-suns = Flush in Sonnen
why-flush-waves = Flush in Wellen
why-flush-leaves = Flush in Blättern
why-flush-wyrms = Flush in Lindwürmern
why-flush-knots = Flush in Knoten
why-set = Drilling
why-straight = Straße

## What can’t be done

choose-first = Wähle eine Karte aus deiner Hand.
seal-what = Wähle erst die Karte, die du spielen willst.
hidden-card = Diese Karte darfst du nicht sehen. Wähle eine aus deiner Hand.
lay-which = Wähle erst, welche deiner Karten du dort legst.
pick-cell = Wähle ein freies Feld neben einer Karte im Raster.
no-laying-yet = Gelegt wird nach dem Aufdecken. Wähle erst heimlich eine Karte.
no-select-grid = Diese Karte liegt schon im Raster. Wähle eine aus deiner Hand.
no-select-deferred = Aufgeschobene Karten legst du, sobald du nicht blockiert bist. Wähle eine aus deiner Hand.
no-select-other = Diese Karte hast du nicht auf der Hand. Wähle eine, die du hast.
no-select-now = Die Karten dieser Runde sind gewählt; jetzt werden sie gelegt.
no-lay-hand = Diese Karte bleibt auf der Hand. Jetzt legst du, was du gewählt hast und was aufgeschoben war.
no-lay-other = Lege die gewählte Karte oder eine deiner aufgeschobenen.
no-cell-taken = Dort liegt schon eine Karte: Lege deine auf ein freies Feld.
no-seventh-column = Das Raster darf höchstens sechs Spalten haben; mit diesem Feld wären es mehr.
no-seventh-row = Das Raster darf höchstens sechs Zeilen haben; mit diesem Feld wären es mehr.
no-touch = Eine Karte muss eine andere berühren, Seite an Seite oder Ecke an Ecke.

## Tipps

situation-secret = Zeigt ein anderer denselben Rang, warten beide Karten. Ein Rang, den alle wollen, wird oft blockiert.
situation-deferred = Deine aufgeschobenen Karten sind nicht verloren: Wenn du das nächste Mal legen darfst, legst du auch sie.
situation-several = Du legst mehrere Karten in beliebiger Reihenfolge: Eine kann die Reihe vorbereiten, die die nächste vollendet.
situation-line = Eine Dreierreihe bringt ihre niedrigste Zahl. Die Ziffer auf einem Feld ist, was deine Karte dort brächte.
