### Court auf Deutsch. This translation has not been read by a native speaker yet, and wants one.

tagline = Eine Karte behalten, den Rest weitergeben: Bilder, Asse und Reichtum.
goal = Wer nach drei Runden die meisten Punkte hat, gewinnt.

## On the table

# The heads of the columns.
head-pictures = Bilder
head-aces = Asse
head-jokers = Joker
hand-to = An { $next-acc }
hand-of = { GENITIVE($who) } Hand
hand-comes = { $n ->
    [1] Sie kommt als Nächstes zu dir.
   *[other] Sie kommt in { SPELL($n) } Zügen zu dir.
}
hand-never = Die Runde endet, bevor sie zu dir kommt.
zone-picked = Gewählt
gets-from-you = { CAP($next) } bekommt
sheet-sum = Summe
joker-ready = bereit
joker-nothing = nichts
marriage = Hochzeit
intrigue = Intrige
affair = Affäre
misunderstanding = Missverständnis
worth-so-much = { $what } { $n }
no-picture = noch kein Bild
open-picture = offen
couples = { $all }
couples-sum = Paare { $n }
aces-worth = { $n ->
    [1] ein Ass
    [2] zwei Asse
    [3] drei Asse
   *[other] vier Asse
} { $points }

## What is done

any-joker = der Joker
    .acc = den Joker
    .dat = dem Joker
# The button: which card it is is seen.
by-rank = { $rank-a }
    .acc = { $rank-a-acc }
lay = Lege { $short-acc }
    .done = legt { $card-acc }
lay-two = Lege beide
    .done = legt { $card-acc } und { $second-acc }
# What a hint says.
lay-card = Lege { $card-acc }
lay-with-joker = Nutze den Joker und lege { $card-acc } und { $second-acc }

## The bar on top

progress = Runde { $round } von { $rounds }, Zug { $n } von { $of }
progress-round = Runde { $round } von { $rounds }
deal-title = Es wird gegeben
deal-line = Alle 54 Karten werden gemischt, beide Joker dabei.
choose-title = Wähle heimlich
choose-line = Wähle eine Karte; { $next } bekommt den Rest. { waiting }
joker-line = Wähle eine Karte oder erst den Joker für zwei. { waiting }
last-title = Deine letzte Karte
last-line = Sie kommt in deinen Hof. { waiting }
picked-title = Gewählt
picked-line = { waiting } Du darfst noch tauschen.
watch-title = Alle wählen heimlich
waiting = { $who-form ->
    [none] { $others-form ->
        [many] Die anderen haben gewählt.
       *[one] { $others } hat gewählt.
    }
    [many] { $who } wählen noch.
   *[one] { $who } wählt noch.
}
joker-title = Zwei Karten auf einmal
joker-first = Wähle die erste von zwei Karten. Der Joker zieht mit deiner Hand weiter.
joker-second = { CAP($card) } und noch eine Karte.
joker-both = { CAP($card) } und { $second }; { $next } bekommt den Joker.
reveal-title = Alle Karten werden aufgedeckt
reveal-line = Alle decken zugleich auf.
found-line = { $n ->
    [0] Die Karten kommen in die Höfe.
    [one] Ein Paar findet sich.
   *[other] { CAP(SPELL($n)) } Paare finden sich.
}
pass-title = Die Karten wandern
pass-line = Alle Handkarten gehen nach links.
scoring-title = Die Runde ist aus
scoring-line = Paare, Asse und Reichtum werden gezählt.
counted-title = Die Runde ist gezählt
counted-line = Für die nächste werden alle Karten gemischt.
over-line = Die drei Runden werden addiert.

## The panels

status-picked = { $who-form ->
    [you] hast gewählt
   *[one] hat gewählt
}
status-choosing = Wahl offen
picked-note = Du darfst ändern, bis alle gewählt haben.

## Facts

aid-card = { CAP($card) }
aid-cards = Beide Karten
aid-joker = Legt später zwei
aid-ace = { $n ->
    [1] Ein Ass
    [2] Zwei Asse
    [3] Drei Asse
   *[other] Vier Asse: nichts
}
aid-open = Wartet auf Partner
aid-couple = { $what }
aid-leads = { $suit } vorn: { $n }
aid-shares = { $suit } gleich: { $n }
aid-behind = { $suit }: { $n }, { $behind } zu wenig
aid-round = Deine Runde
aid-from-to = { $n } → { $then }
aid-partners = Noch zu haben für: { $rank }
aid-partner = { $rank-plural } (+{ $points })
aid-seen = { $unseen ->
    [0] { $n } auf der Hand
   *[other] { $n } gesehen, { $unseen } nicht
}
aid-together = Mit dieser Runde
legend = Was zählt
legend-couples = { $king-index }+{ $queen-index }, { $king-index }+{ $jack-index }, { $queen-index }+{ $jack-index }
legend-aces = Ein bis vier Asse
legend-wealth = Meiste Augen

## The log, and what scores

heading-round = Runde { $n }
turn-log = Zug { $n }
count-log = Die Runde wird gezählt
dealt = Jeder bekommt { SPELL($n) } Karten.
used-log = Der Joker, er geht an { $next-acc }
laid-joker = { CAP($card) }, für später
laid-ace = { CAP($card) }: { $n ->
    [1] ein Ass
    [2] zwei Asse
    [3] drei Asse
   *[other] vier Asse
}
laid-open = { CAP($card) }, offen
laid-couple = { CAP($card) }: { $what }
laid-number = { CAP($card) }: { $n }
laid-leads = { CAP($card) }: { $n }, vorn
laid-shares = { CAP($card) }: { $n }, gleichauf
lead-lost = Nicht mehr vorn in { $suit }
lead-shared = Jetzt gleichauf in { $suit }
couple-of = { CAP($who) }: { $what } +{ $points }
couples-banner = { $all }
scored = { $what } { $n }
score-log = { $why-count ->
    [0] Nichts
   *[other] { CAP($why) }
}
count-couples = Paare
count-aces = Asse
count-wealth = Reichtum
leaders-banner = Nach Runde { $round }: { $who-person ->
    [you] du führst mit { $n }
    [you-many] { $who } führt gleichauf mit { $n }
    [many] { $who } führen gleichauf mit { $n }
   *[one] { $who } führt mit { $n }
}
ending-shared = { CAP($who) } { $who-person ->
    [you-many] habt
   *[many] haben
} dieselbe Summe.

## What can’t be picked

card-first = Wähle zuerst eine Karte aus deiner Hand.
two-for-joker = Wähle zwei Karten aus deiner Hand für den Joker.
one-more = Wähle noch eine Karte für den Joker oder lege ihn zurück.
own-court = Das ist ein fremder Hof: Lege deine Karte in deine eigene Reihe.
rest-goes = Was du nicht legst, geht von selbst an { $next-acc }.
joker-help = Er zählt nichts. Lege ihn wie jede Karte; in einem späteren Zug legst du mit ihm zwei Karten auf einmal, dann zieht er mit der Hand weiter.
one-joker = In jedem Zug wird nur ein Joker benutzt.
hidden-card = Diese Karte siehst du nicht. Wähle eine aus deiner Hand.

## Why something can't be done

no-card-in-hand = { CAP($card-acc) } hast du nicht auf der Hand: Lege eine Karte, die du hast.
no-joker-in-court = Für zwei Karten brauchst du einen Joker, der seit einem früheren Zug in deinem Hof liegt.
no-second-card = Du hast nur noch eine Karte, und ein Joker braucht zwei.
no-both-in-hand = Du musst beide Karten auf der Hand haben, und { $card-acc } hast du nicht.
no-card-twice = Wähle zwei verschiedene Karten.
no-choice-of-order =
    Die Reihenfolge zählt nur bei zwei Bildern von verschiedenem Rang, während eines in deinem Hof auf einen Partner wartet; lege sonst { $card-acc } zuerst.

## What points are for

why-marriage = { $points ->
    [5] eine Hochzeit
   *[other] Hochzeiten
}
why-intrigue = { $points ->
    [4] eine Intrige
   *[other] Intrigen
}
why-affair = { $points ->
    [3] eine Affäre
   *[other] Affären
}
why-aces = { $points ->
    [5] ein Ass
    [3] zwei Asse
   *[other] drei Asse
}
why-wealth = Reichtum

## How the game ends

end-rounds_over = Drei Runden sind gespielt

## Tipps

situation-pass = Was du nicht nimmst, geht an deinen linken Nachbarn. Denk an das, was du lässt, so sehr wie an das, was du nimmst.
situation-joker-in-hand = Du hast einen Joker auf der Hand. Er zählt nichts, aber wenn er in deinem Hof liegt, legst du mit ihm in einem späteren Zug zwei Karten.
situation-joker = Du darfst jetzt deinen Joker benutzen: Wähle ihn und dann zwei Karten der Hand. Der Joker geht mit der Hand weiter.
situation-open = Dein Hof hat ein offenes Bild. Das nächste Bild, das du legst, wird sein Partner, welches es auch ist.
