### Was Granicus sagt. What Granicus says, in German.
###
### This translation has not been read by a native speaker yet, and wants one.

tagline = Zwei Heere an einem Fluss, dessen Lauf sich mit jeder Karte ändert.
goal = Wer die meisten Punkte aus den sechs Zeilen hat, gewinnt.
end-score = mehr Punkte
end-tiebreak = die Ränge entscheiden
end-shared = auch nach Rängen gleich
option-seat_of_odd = Spielt die ungeraden
    .help = Wer die ungeraden Karten hat und beginnt.
option-seat_of_odd-chance = wird gelost
option-seat_of_odd-n = Platz { $next }

## On the table

side-odd = ungerade
    .weak = ungeraden
    .bank = links
    .side = links
side-even = gerade
    .weak = geraden
    .bank = rechts
    .side = rechts
matching = { $n } von { $of }
ranks = Ränge
deck-left = noch { $n } von { $of }
never-come = Kommen nie
never-came = Kamen nie
turned = { $a } oder { $b }

## What is done

lay = Lege sie zu den { $row-dat }
    .done = { $card } zu den { $row-dat }
lay-stay = Zu den { $row-dat }; { $suit } bleiben
    .done = { $card } zu den { $row-dat }
lay-up = Zu den { $row-dat }; { $suit } hoch, { $passed } runter
    .done = { $card } zu den { $row-dat }; { $suit } nach oben, { $passed } nach unten
lay-down = Zu den { $row-dat }; { $suit } runter, { $passed } hoch
    .done = { $card } zu den { $row-dat }; { $suit } nach unten, { $passed } nach oben
ace-up = { $suit } nach oben
ace-stays = { $suit } bleiben
ace-down = { $suit } nach unten

## The bar on top

progress = Zug { $n } von { $of }
set-title = Der Fluss entsteht
set-line = Sechs Asse bilden die Spalte, der Zufall ihre Reihenfolge.
turn-up = { $who-form ->
    [you] Du deckst eine Karte auf
   *[one] { $who } deckt eine Karte auf
}
side-line = Die { $side-weak } Karten liegen { $side-side }.
lay-title = { $who-form ->
    [you] Lege { $card-acc }
   *[one] { $who } legt { $card-acc }
}
lay-line = Zu den { $a-dat } oder zu den { $b-dat }. Dann darf das andere Ass wandern.
lay-line-first = Zu den { $a-dat } oder zu den { $b-dat }. Im ersten Zug wandert kein Ass.
lay-line-last = Zu den { $a-dat } oder zu den { $b-dat }. Im letzten Zug wandert kein Ass.
swap-title = Bewege { $ace-acc }, oder lass es stehen
swap-line = Es darf mit dem Ass darüber oder darunter tauschen; die Karten bleiben. Sieh auf beide Zeilen.
slide-line = Zwei Asse tauschen die Plätze; alle Karten bleiben liegen.
count-title = Die Wertung
count-line = Zeile für Zeile, von oben: Wer mehr passende Karten hat, bekommt sie; bei gleich vielen, wer mehr Karten hat.
counted = { $suit }: { standing }. { $who-form ->
    [none] Niemand bekommt Punkte.
    [you] Du bekommst { $n }, einen Punkt je passende Karte.
   *[one] { $who } bekommt { $n }, einen Punkt je passende Karte.
}
standing = { $level ->
    [1] { $left }–{ $right } passende, also zählen die Karten: { $left-cards }–{ $right-cards }
   *[0] { $left }–{ $right } passende
}
tie-title = Gleich: Ränge entscheiden
tie-line = Höchste Rangsumme bei { $rows-dat }: { $odd } { $odd-ranks }, { $even } { $even-ranks } mit den 2 für die geraden.
over-line = Die Karten, die nie kamen, werden aufgedeckt.
ending = Gleichstand nach Punkten, also entscheiden die Ränge: { $odd } { $odd-ranks }, { $even } { $even-ranks }.

## The panels

status-bank = { $side }, { $side-bank }
status-lays = am Zug
status-ranks = { $side }: Rangsumme { $n }
row-note = „+1, 1 von 2“: Die Zeile bringt jetzt 1, und eine von zwei Karten passt zum Ass. Wer mehr passende hat, bekommt die Zeile; bei gleich vielen, wer mehr Karten hat.

## Facts

unseen-title = { CAP($side) }, ungesehen: 3 nie
unseen = Noch nicht gesehen

## A closer look

# The row of an ace, and how its banks stand.
tip-row-name = Die Zeile der { $suit }
tip-row = { standing }. Wer mehr passende Karten hat, bekommt die Zeile; bei gleich vielen, wer mehr Karten hat. Sie ist einen Punkt wert für jede passende auf beiden Ufern.
tip-row-empty = Wer mehr Karten hat, die zum Ass passen, bekommt die Zeile; bei gleich vielen, wer mehr Karten hat. Sie ist einen Punkt wert für jede passende.

## The log, and what scores

heading-turn = Zug { $n }
odd-begins = { $who-form ->
    [you] Du hast die ungeraden Karten am linken Ufer und beginnst.
   *[one] { $who } hat die ungeraden Karten am linken Ufer und beginnt.
}
row-log = { $who-form ->
    [none] { $suit }: niemand, { standing }
   *[other] { $suit }: { standing }
}
tie-log = Gleichstand. { tie-line }
tie-banner = Gleichstand, { $points } zu { $points }: Die Ränge entscheiden
over-log = Die sechs Karten, die nie kamen, werden aufgedeckt.
why-moons = Monde
why-suns = Sonnen
why-waves = Wellen
why-leaves = Blätter
why-wyrms = Lindwürmer
why-knots = Knoten

## What can’t be done

beside = Die Karte kommt neben { $a-acc } oder { $b-acc }.
no-other-suit = Die Karte kommt neben das Ass einer ihrer beiden Farben: { $a-acc } oder { $b-acc }.
other-bank = Das ist das andere Ufer: Die { $side-weak } Karten liegen { $side-side }.
deck-one = In jedem Zug wird eine Karte aufgedeckt: Lege die, die offen liegt.
removed-unseen = Diese drei sieht niemand vor dem Ende.
cards-stay = Karten bleiben, wo sie liegen: Nur Asse wandern.
ace-moves = { CAP($ace) } darf eine Zeile nach oben oder unten wandern oder bleiben.{ $at ->
    [1] {" "}Es steht ganz oben.
    [6] {" "}Es steht ganz unten.
   *[other] {""}
}
now-move = Bewege jetzt { $ace-acc } oder lass es stehen, oder wähle die andere Zeile.
no-swap-first = Im ersten Zug wandert kein Ass.
no-swap-last = Im letzten Zug wandert kein Ass.
no-swap-up = { CAP($ace) } steht in der obersten Zeile und kann nicht weiter nach oben.
no-swap-down = { CAP($ace) } steht in der untersten Zeile und kann nicht weiter nach unten.
ace-may-stay = { CAP($ace) } darf immer stehen bleiben.

## Tipps

situation-suits = Deine Karte hat zwei Farben. Lege sie ans Ass der einen; dann darf das Ass der anderen tauschen.
situation-swap = Ein Tausch bewegt zwei Asse und keine Karte. „+2, 2 von 3“ neben einer Zeile: Sie bringt jetzt 2, und zwei der drei Karten dort passen zum Ass.
situation-last-swap = Das ist der letzte Tausch des Spiels. Danach wird nur noch eine Karte gelegt, am anderen Ufer.
situation-last = Die letzte Karte: Kein Ass bewegt sich mehr. Suche die Zeile, die diese eine Karte noch dreht.
