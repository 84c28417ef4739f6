### Break In auf Deutsch. This translation has not been read by a native speaker yet, and wants one.

tagline = Schnapp dir das Geld und verschwinde, bevor die zweite Wache kommt.
goal = Wer nach fünf Runden das meiste Geld hat, gewinnt.

## Why something can't be done

no-drawing-yet = Erst entscheiden alle in der Bank, ob sie bleiben oder gehen.
no-deciding-again = Alle in der Bank bleiben für diese Karte: Zieh sie jetzt.
no-such-pile = Es gibt { SPELL($n) } Stapel, und das ist keiner davon.
no-empty-pile = Dieser Stapel ist leer: Zieh von einem, der noch Karten hat.

## What points are for

why-left = entkommen

## How the game ends

end-five_rounds = Fünf Runden sind gespielt

ending-shared = { CAP($who) } { $who-person ->
    [you-many] seid
   *[many] sind
} mit je { $n } entkommen.
ending-ahead = { CAP($who) } { $who-form ->
    [you] liegst
   *[one] liegt
} { $n } vorn.
caught-times = { $who } { $n ->
    [1] einmal
   *[other] { SPELL($n) }mal
}
ending-alarms = { $how } Vom Alarm erwischt: { $caught }.

## On the table

guards-rule = Wachen: Alarm bei der zweiten einer Farbe
guards-left = noch { $n }
guards-more = { $n } weitere
alarms-left = Alarme in den Stapeln
alarms-of = { $n } von { $of }
alarms-of-none = noch keine
alarm = Alarm
looked = { $who-form ->
    [you] Von dir gesehen
   *[one] Von { $who } gesehen
}
nobody-looked = Von niemandem gesehen
pile-empty = leer
odds-pile = Alarm { $n } von { $of }
odds-pile-none = kein Alarm
odds-own = dein Stapel: { $n } von { $of }
odds-own-none = dein Stapel: kein Alarm
street = Die Straße
draws-next = { $who-form ->
    [you] Du ziehst gleich
   *[one] { $who } zieht gleich
}
your-pile = Dein Stapel
leave-plate = Gehen
stay-plate = Bleiben
brings = bringt { $n }
nothing-yet = Noch liegt keine Karte auf dem Tisch
loot-and-table = { $who-form ->
    [you] Dein Geld
   *[one] { GENITIVE($who) } Geld
}: { $n } · Karten auf dem Tisch: { $cards }
loot-stays = { $who-form ->
    [you] Deine Karten bleiben
   *[one] { GENITIVE($who) } Karten bleiben
} und zählen für die anderen
loot-lost = { $who-form ->
    [you] Dein Geld
   *[one] { GENITIVE($who) } Geld
} ist verloren
no-loot = noch kein Geld
    .note = Noch kein Geld.
leaving-brings = Gehen bringt { $n }
    .note = { $n ->
        [one] { $n } steht
       *[other] { $n } stehen
    } auf dem Spiel.
out-with = draußen mit { $n }
    .note = Draußen mit { $n }. Deine Karten bleiben und zählen.
got-nothing = nichts
    .note = Erwischt: nichts in dieser Runde.

## What is done

stay = Bleiben
leave = Gehen mit { $n }
draw = { $whose-form ->
    [you] Deinen nehmen
   *[one] Hier ziehen
}
draw-unseen = Hier ziehen

## The bar on top

start-title = Fünf Runden
start-line = Die Karten kommen auf Stapel, und jeder sieht einen davon durch.
look-title = Ein Blick hinein
look-line = Merke dir deinen Stapel: Er wird gemischt, und nur du weißt, was darin ist.
look-line-all = Jeder sieht einen Stapel durch, bevor er gemischt wird.
stay-or-leave = Bleiben oder gehen?
turn-safe = { $who-form ->
    [you] Du ziehst gleich.
   *[one] { $who } zieht gleich.
} Noch liegt keine Wache, es gibt keinen Alarm.
turn-armed = { $who-form ->
    [you] Du ziehst gleich.
   *[one] { $who } zieht gleich.
} Noch sieht keiner deine Antwort.
turn-watch = { $who } zieht gleich. { $n ->
    [0] Noch gibt es keinen Alarm.
   *[other] { draws-line }
}
you-are-out = Du bist draußen mit { $n }
still-inside = { CAP($inside) } { $inside-form ->
    [one] ist
   *[other] sind
} noch drin. Deine Karten bleiben und zählen.
you-leave = Du gehst
you-stay = Du bleibst
waiting-for = Heimlich, bis { $who } geantwortet { $who-form ->
    [one] hat
   *[other] haben
}.
draw-title = Zieh eine Karte
draw-safe = Noch liegt keine Wache, es gibt keinen Alarm.
draw-line = Alle drinnen bleiben. Das Risiko steht unter jedem Stapel.
draws-title = { $who } zieht
draws-line = { $of ->
    [1] Die letzte Karte in den Stapeln wäre der Alarm.
   *[other] { $n ->
        [one] Eine der { $of } Karten in den Stapeln wäre der Alarm.
       *[other] { $n } der { $of } Karten in den Stapeln wären der Alarm.
    }
}
reveal-title = { $out ->
    [one] einer geht
   *[other] { SPELL($out) } gehen
}, { $stay ->
    [0] keiner bleibt
    [one] einer bleibt
   *[other] { SPELL($stay) } bleiben
}
gets = { $who-form ->
    [you] du bekommst { $n }
   *[one] { $who } bekommt { $n }
}
reveal-line = { CAP($gets) }.
alarm-title = Der Alarm!
alarm-line = Zwei Wachen in { $suit }: { CAP($inside) } { $inside-person ->
    [you] bekommst
    [you-many] bekommt
    [many] bekommen
   *[one] bekommt
} nichts.
all-out = Alle sind draußen
all-out-line = Niemand ist mehr drin: Die Runde ist vorbei.
over-line = Fünf Runden sind gespielt.
round-of = Runde { $n } von { $of }
leave-ahead = Dann hast du { $total }, { $n } voraus. Deine Karten bleiben und zählen für die anderen.
leave-level = Dann hast du { $total }, gleichauf. Deine Karten bleiben und zählen für die anderen.
leave-behind = Dann hast du { $total }, { $n } zurück. Deine Karten bleiben und zählen für die anderen.
stay-line = { $who-form ->
    [you] Du ziehst von einem beliebigen Stapel
   *[one] { $who } zieht
}. Einsatz: { $worth }, Alarm { $n } von { $of }.
stay-line-none = { $who-form ->
    [you] Du ziehst von einem beliebigen Stapel
   *[one] { $who } zieht
}. Es kann nichts passieren.
own-pile-line = { $of ->
    [1] Die letzte Karte in deinem Stapel wäre der Alarm.
   *[other] { $n ->
        [one] Eine der { $of } Karten in deinem Stapel wäre der Alarm.
       *[other] { $n } der { $of } Karten in deinem Stapel wären der Alarm.
    }
}
own-pile-line-none = In deinem Stapel ist kein Alarm.
other-pile-line = { $of ->
    [1] Die einzige Karte, die du nicht kennst, wäre der Alarm.
   *[other] { $n ->
        [one] Eine der { $of } Karten, die du nicht kennst, wäre der Alarm.
       *[other] { $n } der { $of } Karten, die du nicht kennst, wären der Alarm.
    }
}
other-pile-line-none = Dort kann keine Karte der Alarm sein.
answers-title = Die Antworten
all-answered = Alle haben geantwortet.
answers-open = Die Antworten werden aufgedeckt.
turns-a-card = { $who-form ->
    [you] Du deckst eine Karte auf …
   *[one] { $who } deckt eine Karte auf …
}

## In the panels

begins = zuerst am Zug
looks = beim Nachsehen
to-answer = am Zug
thinks = Antwort offen
has-answered = fertig
leaves = Gehen
stays = Bleiben
draws = beim Ziehen
in-the-street = draußen
caught = erwischt
# In how many rounds the alarm caught a player, at the end of the game.
caught-in-all = { $n ->
    [0] nie erwischt
    [1] einmal erwischt
   *[other] { SPELL($n) }mal erwischt
}
note-ahead = Gehen bringt dich auf { $total }, { $n } voraus.
note-level = Gehen bringt dich auf { $total }, gleichauf.
note-behind = Gehen bringt dich auf { $total }, { $n } zurück.

## Facts beside the table

next-card = Die nächste Karte
pile-title = { $whose-form ->
    [you] Dein Stapel
   *[one] { GENITIVE($whose) } Stapel
}
pile-title-unseen = Ungesehener Stapel
alarm-odds = Alarm: { $n } von { $of }
alarm-odds-none = Alarm
best-pile = Im sichersten Stapel
percent = { $n } %
adds = +{ $n }
your-card-adds = Sonst bringt sie etwa
their-card-adds = Sonst bringt sie
left-in-yours = Noch in deinem Stapel{ $n ->
    [0] {""}
    [one] : { $n } Alarm
   *[other] : { $n } Alarme
}
in-your-pile = In deinem Stapel
left-tip = Noch darin: Geld im Wert von { $pips }, harmlose Wachen: { $guards }.{ $alarms-count ->
    [0] {""}
   *[other] {" "}Alarm: { $alarms-bare }.
}
press-shows-them = Ein Klick zeigt alle seine Karten.

## The log

round-heading = Runde { $n }
begins-first = { $who-form ->
    [you] beginnst.
   *[one] beginnt.
}
begins-round = { $who-form ->
    [you] hast am wenigsten und beginnst.
   *[one] hat am wenigsten und beginnt.
}
looked-through = siehst einen Stapel durch.
drew = { CAP($card-bare) }, { $whose-form ->
    [you] dein Stapel
   *[one] { GENITIVE($whose) } Stapel
}
drew-own = { CAP($card-bare) }, { $whose-form ->
    [you] dein Stapel
   *[one] eigener Stapel
}
drew-unseen = { CAP($card-bare) }, der ungesehene Stapel
left-log = { $n ->
    [0] draußen: { $cards } für die Karten
   *[other] draußen: { $n } + { $cards } für die Karten
}
stays-log = { $who-person ->
    [you] bleibst drin
    [you-many] bleibt drin
    [many] bleiben drin
   *[one] bleibt drin
}
alarm-log = Der Alarm: nichts in dieser Runde
finish-heading = Ende

## Why a pick does nothing

a-field-a-card = Jedes Feld ist eine Karte in den Stapeln; die roten wären der Alarm.
guards-watch = Wachen bleiben liegen; eine zweite derselben Farbe beendet die Runde.
cash-stays = Das Geld liegt bis zum Rundenende da und zählt, wenn jemand geht.
pick-a-pile = Alle drinnen bleiben: Wähle jetzt einen Stapel.
pick-an-answer = Wähle eine der beiden Tafeln: gehen oder bleiben.

## Tipps

situation-safe = Keine Wache liegt auf dem Tisch, also kann die nächste Karte nicht der Alarm sein. Bleiben kostet diesmal nichts.
situation-danger = Mit jeder Farbe der Wachen werden zwei Karten mehr zum Alarm: Die roten Felder zählen sie. Wäge das gegen das ab, was Gehen bringt.
situation-pile = Einen Stapel hast du durchgesehen: Nur du kennst sein Risiko. Es steht unter diesem Stapel.
situation-alone = Du bist als Letzter drin. Jede Karte gehört jetzt dir, und niemand sonst kann für dich den Alarm auslösen.
