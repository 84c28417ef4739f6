### What T.O.D. says, in German. The translation has not been read by a native speaker yet, and wants one.

tagline = Stelle Ja-Nein-Fragen und finde Stunde, Motiv und Waffe heraus.
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

## On the table

pile-under = { $n ->
    [0] allein
   *[other] { $n } darunter
}
deck-left = noch { $n }
turned-up = aufgedeckt
there = Da:
missing = fehlt:
notebook-title = Deine Notizen zu { GENITIVE($who) } Fall
note = { CAP($card) }
note-about = Hell: kann im Fall sein. Dunkel: ausgeschlossen. Leeres Feld: Du hast die Karte gesehen.
naming-title = Nenne den Fall: kleinere Zahl oben
name-lower = Die kleinere Zahl: { $n }
name-higher = Die größere Zahl: { $n }
name-number = Zahl { $row }, von der kleinsten an gezählt: { $n }
case-words = { $time }, { $motive }, { $weapon }
case-numbers = { $time }

## The questions

ask-number-there = Ist eine Zahl da?
    .short = Zahl da?
    .line = Ja, wenn { $whom } eine von diesen hat: { $numbers }.
ask-number-missing = Fehlt eine Zahl?
    .short = Zahl fehlt?
    .line = Ja, wenn { $whom } eine Zahl hat, die nicht auf dem Tisch liegt.
ask-suit-there = Ist eine Farbe da?
    .short = Farbe da?
    .line = Ja, wenn { $whom } eine Farbe hat, die auf dem Tisch liegt.
ask-suit-missing = Fehlt eine Farbe?
    .short = Farbe fehlt?
    .line = Ja, wenn { $whom } eine Farbe hat, die nicht auf dem Tisch liegt.
always-yes = immer ja
always-no = immer nein
splits = ja: { $yes }, nein: { $no }
answer-yes = ja
answer-no = nein
# $answer: yes or no. Said before a question is asked to which no other answer is possible.
ask-certain = { $whom } kann nur { $answer } sagen: Du würdest nichts erfahren.

## What is done

cover = Decke { $card-acc } zu
name = Nenne den Fall
name-note = Ist es falsch, setzt du aus
name-case = Nenne { $case }

## The bar on top

progress = Zug { $n }
deal-title = Es wird gegeben
deal-line = Je eine rote und eine schwarze Karte: ein Fall für den rechten Nachbarn.
lay-title = Lege { $card-acc }
lay-line = Decke damit eine Tischkarte zu, dann frage { $whom-acc }.
ask-title = Frage { $whom-acc }
ask-line = Stelle eine Frage oder nenne zwei Zahlen, ein Motiv und eine Waffe.
ask-line-four = Stelle eine Frage oder nenne die vier Zahlen des Falls.
turn-title = { $who } ist am Zug
lays = { $who } legt { $card-acc }.
asks = { $who } fragt { $whom-acc }.
# $whom: whose cards are the case.
naming = Nenne { GENITIVE($whom) } Fall
naming-numbers = { $n ->
    [one] Noch eine Zahl.
   *[other] Noch { SPELL($n) } Zahlen, die kleinere oben.
}
naming-motive = Jetzt ein Motiv.
naming-weapon = Jetzt eine Waffe.
# One number of two is named, $n: the other one stands above or below it.
naming-above = Jetzt die Zahl oben: höchstens { $n }.
naming-below = Jetzt die Zahl unten: mindestens { $n }.
naming-done = Richtig: Du gewinnst. Falsch: Du setzt im nächsten Zug aus.

## The panels

status-skips = Aussetzen
status-asks = am Zug: Frage
status-lays = am Zug: Fall legen
status-holds = hat deinen Fall
status-whom = Frage an { $whom-acc }
note-left = { $n ->
    [one] noch ein Fall
   *[other] noch { $n } Fälle
}
note-at-most = { $n ->
    [one] noch ein Fall
   *[other] höchstens { $n } Fälle
}

## Facts

# Why a move may be wise: so many cases it would leave. $question begins with a capital.
why-ask = Ein Ja ließe { $yes } übrig, ein Nein { $no }.
why-lay = „{ $question }“ ließe dann { $yes } oder { $no } übrig.
why-name = { $n ->
    [one] Nur dieser Fall ist übrig.
   *[other] { $n } Fälle sind übrig.
}

aid-now = Jetzt möglich
aid-yes = Nach einem Ja
aid-no = Nach einem Nein
aid-race = Höchstens so viele Fälle
aid-asked = Hat { $whom } eins davon?
asked-parts = { $parts }
help-all = Hilft: alles, was folgt
help-seen = Hilft: gesehene Karten
help-none = Hilft: nichts
aid-then = Übrig nach Ja und Nein

## The log

heading-turn = Zug { $n }
dealt = Alle bekommen { SPELL($n) } Karten: den Fall des rechten Nachbarn.
hour-told = Du erfährst die Stunde deines Falls: { $n }.
hour-told-other = { $who-form ->
    [you] erfährst die Stunde
   *[one] erfährt die Stunde
}
turned = { $who-form ->
    [you] deckst { $card-acc } auf
   *[one] deckt { $card-acc } auf
}
redeck = Der Stapel ist leer: { $n ->
    [one] { $n } zugedeckte Karte wird
   *[other] { $n } zugedeckte Karten werden
} gemischt.
skips = { $who-form ->
    [you] setzt in diesem Zug aus
   *[one] setzt in diesem Zug aus
}
skips-banner = { $who-form ->
    [you] Du setzt aus
   *[one] { $who } setzt aus
}
covered = { $who-form ->
    [you] deckst { $covered-acc } mit { $card-dat } zu
   *[one] deckt { $covered-acc } mit { $card-dat } zu
}
# $question: a question, which begins with a capital; $answer: yes or no.
asked = { $who-form ->
    [you] fragst { $whom-acc }: { $question } { CAP($answer) }.
   *[one] fragt { $whom-acc }: { $question } { CAP($answer) }.
}
answered = { CAP($whom) }: { $answer }
named = { $who-form ->
    [you] nennst { $case }
   *[one] nennt { $case }
}
# In the bar on top while the case that was named is checked.
check-title = Stimmt es?
names-case = { $who-form ->
    [you] Du nennst { $case }
   *[one] { $who } nennt { $case }
}
# The red cards of a case are as they were named.
red-right = { $whom-form ->
    [you] Du deckst das Rote auf: Es stimmt.
   *[one] { $whom } deckt das Rote auf: Es stimmt.
}
solved-right = Der Fall ist gelöst
solved-wrong = { $who-form ->
    [you] Falsch: Du setzt im nächsten Zug aus
   *[one] Falsch: { $who } setzt im nächsten Zug aus
}
ending = { $whom-form ->
    [you] { CAP($who) } hat deinen Fall genannt: { $case }.
   *[one] { $who-form ->
        [you] Du hast { GENITIVE($whom) } Fall genannt: { $case }.
       *[one] { $who } hat { GENITIVE($whom) } Fall genannt: { $case }.
    }
}

## What can’t be done

rows-ascend = Die kleinere Zahl steht oben: Wähle hier eine gleiche oder größere.
rows-ascend-below = Die kleinere Zahl steht oben: Wähle hier eine gleiche oder kleinere.
# What was picked has to go for a number that does not go with it; $numbers: „6“.
rows-ascend-gone = Die kleinere Zahl steht oben. Zurückgelegt: { $numbers }.
mark-it = Das sind deine Notizen: Ein Rechtsklick oder die Taste zum Markieren umrandet oder streicht eine Karte und ändert, wie viel sie helfen.
ask-your-neighbour = Du fragst { $whom-acc }, niemanden sonst.
hidden-case = Niemand zeigt den Fall: Finde ihn durch Fragen heraus.
lay-first = Decke zuerst eine der Tischkarten mit der aufgedeckten zu.
ask-or-name = Wähle eine Frage oder nenne den Fall.

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

## Tipps

situation-cover = Was du zudeckst, zählt nicht mehr. Überlege zuerst, was du fragst, dann, mit welchen Karten verglichen wird.
situation-ask = Ein Nein sagt mehr als ein Ja: Es gilt für beide Karten zugleich. Frage, wo jede Antwort etwas streicht.
situation-all-suits = Alle vier Farben liegen auf dem Tisch, also sagt eine Frage nach Farben jetzt nichts.
