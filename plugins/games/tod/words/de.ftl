### What T.O.D. says, in German. The translation has not been read by a native speaker yet, and wants one.

tagline = Frag Ja oder Nein und finde Stunde, Motiv und Waffe heraus.
goal = Wer zuerst den ganzen Fall nennt, gewinnt.

## Options

option-table = Karten auf dem Tisch
    .help = Um so viele Karten geht es bei den Fragen; mit mehr wird es schwerer.
option-table-n = { $n } Karten
option-complicated = Verzwickte Fälle
    .help = Jeder Fall hat vier Karten, und nur ihre Zahlen sind gesucht.
option-complicated-false = nein, zwei Karten
option-complicated-true = ja, vier Karten
option-head_start = Vorsprung
    .help = Wer hier genannt ist, erfährt die Stunde des eigenen Falls.

## What the suits stand for

part-love = Liebe
part-greed = Gier
part-bat = Schläger
part-shovel = Schaufel

## Why an action is refused

no-such-table-card = Diese Karte gibt es auf dem Tisch nicht: Lege die aufgedeckte auf eine von denen, die da liegen.
no-word-before-the-card-is-laid = Lege erst die aufgedeckte Karte auf eine vom Tisch; dann frage oder löse den Fall.
no-second-card = In diesem Zug liegt schon eine Karte: Stelle jetzt eine Frage oder löse den Fall.
no-case-without-two-numbers = Ein Fall hat zwei Zahlen: Nenne beide.
no-case-without-four-numbers = Ein verzwickter Fall hat vier Zahlen: Nenne alle.
no-case-of-numbers-and-suits = Ein verzwickter Fall besteht aus seinen vier Zahlen, ohne Motiv und ohne Waffe.
no-case-without-a-motive = Nenne ein Motiv: { part-love } (Herz) oder { part-greed } (Karo).
no-case-without-a-weapon = Nenne eine Waffe: { part-bat } (Kreuz) oder { part-shovel } (Pik).
no-numbers-but-in-order = Die Zahlen gehen von 1 bis 6, und die kleineren kommen zuerst.

## The end

end-solved = Ein Fall ist gelöst
end-cap = Je fünfzig Züge, und kein Fall ist gelöst
