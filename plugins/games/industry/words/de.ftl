### Industry auf Deutsch. This translation has not been read by a native speaker yet, and wants one.

tagline = Karten sind Geld oder Häuser: Baue eine Stadt, solange der Stapel reicht.
goal = Wer die meisten Punkte hat, wenn der Stapel leer ist, gewinnt.

## Why something can't be done

no-card-in-hand = { CAP($card-acc) } hast du nicht auf der Hand.
no-pay-after-building = Sobald etwas gebaut ist, wird in diesem Zug nicht mehr bezahlt.
no-pay-out-of-order =
    Bezahlt wird von den Königen abwärts, bei gleichem Rang erst Pik, dann Herz, Karo und Kreuz; mit { $paid-dat } hast du schon bezahlt, und { $card } kommt davor.
no-pay-last-card = Es bliebe keine Karte zum Bauen übrig, und bezahlt wird nur, um zu bauen.
no-pay-poor = Deine Hand ist { $worth } wert: zu wenig für ein Gebäude zu { $cost } und eine Karte zum Bauen.
no-pay-too-little =
    Bezahlt wird nur, um zu bauen: Mit { $card-dat } und den Karten danach kannst du die { $cost } für ein Gebäude nicht aufbringen und noch eine Karte zum Bauen behalten.
no-build-limit = { $n ->
    [one] Mit einer Fabrik baust du ein Gebäude pro Zug.
   *[other] Mit { SPELL($n) } Fabriken baust du { SPELL($n) } Gebäude pro Zug.
}
no-build-money-spent = { $short ->
    [one] Dir fehlt { $short } für ein weiteres Gebäude, und bezahlt wird in diesem Zug nicht mehr.
   *[other] Dir fehlen { $short } für ein weiteres Gebäude, und bezahlt wird in diesem Zug nicht mehr.
}
no-build-unpaid = Ein Gebäude kostet dich { $cost }, und es { $short ->
    [one] fehlt
   *[other] fehlen
} { $short }: Markiere erst Karten als Geld.
no-done-unbuilt = Du hast bezahlt, also baue erst etwas: Bezahlt wird nur, um zu bauen.

## What points are for

why-housing = Wohnhäuser
why-offices = Büros
why-banks = Banken
why-factories = Fabriken
why-most-housing = die meisten Wohnhäuser
why-most-offices = die meisten Büros
why-most-banks = die meisten Banken
why-most-factories = die meisten Fabriken

## How the game ends

end-stack_empty = Der Stapel ist leer

## The four kinds of buildings

offices = Büros
    .one = Büro
    .title = Büros
    .about = Jedes Büro zieht eine Karte, wenn der Zug seines Besitzers endet.
factories = Fabriken
    .one = Fabrik
    .title = Fabriken
    .about = So viele Gebäude darf man in einem Zug bauen, wie man Fabriken hat.
housing = Wohnhäuser
    .one = Wohnhaus
    .title = Wohnhäuser
    .about = Jedes zählt zwei Punkte, alle anderen Gebäude einen.
banks = Banken
    .one = Bank
    .title = Banken
    .about = Jede Bank macht jedes Gebäude um eins billiger.

## On the table

bonus = meiste: +5
leads-by = um { $n }
tie-at = gleich: { $n }
none-yet = noch keine
draws = zieht { $n }
builds = { $n } pro Zug
builds-left = noch { $n }
double = je 2 Punkte
costs = kostet { $n }
hand-of = { CAP($who) }: { $n }
to-draw = { $who-form ->
    [you] du ziehst { $n }
   *[one] zieht { $n }
}
last-draw = letztes Ziehen
stack-empty = leer
money = Geld
spent = Ausgaben: { $n }

## What is done

pay = Bezahle mit { $card-dat }
    .done = { $who-form ->
        [you] bezahlst mit { $card-dat }
       *[one] bezahlt mit { $card-dat }
    }
build = Baue { $rank-a-acc }
    .done = { $paid ->
        [0] { $who-form ->
            [you] baust { $card-acc }
           *[one] baut { $card-acc }
        }
       *[other] { $who-form ->
            [you] zahlst { $paid } und baust { $card-acc }
           *[one] zahlt { $paid } und baut { $card-acc }
        }
    }
# What a hint says: all of the money, and all that it is for.
pay-and-build = Bezahle mit { $pays-dat } und baue { $builds-acc }
build-all = Baue { $builds-acc }
pass = Passe, zieh { $n }
    .done = { $who-form ->
        [you] passt
       *[one] passt
    }
end = Fertig, zieh { $n }
    .done = { $who-form ->
        [you] beendest deinen Zug
       *[one] beendet den Zug
    }
pass-button = Passen
done-button = Fertig
note-draw = zieh { $n }
note-kept = Karten bleiben, zieh { $n }
note-lost = { $lost ->
    [one] { $lost } verfällt
   *[other] { $lost } verfallen
}, zieh { $n }

## The bar on top

progress = Zug { $n }, Stapel { $left }
deal-title = Es wird gegeben
deal-line = Jeder bekommt drei Karten.
found-title = Die Städte
found-line = Jeder bekommt ein Büro und eine Fabrik.
pay-title = Bezahle und baue
pay-line = Ein Gebäude kostet { $cost }: Klicke Karten zum Bezahlen an, dann einen Hammer.
# While what was marked is paid, card after card.
paying-title = Du bezahlst
paying-line = { $money } bezahlt, ein Gebäude kostet { $cost }.
more-title = Baue weiter
more-line = Noch { $money }, ein Gebäude kostet { $cost }: Klicke einen Hammer an oder beende den Zug.
free-line = Bauen kostet dich nichts: Klicke einen Hammer an.
over-title = Mehr ist nicht zu bauen
over-no-card = Keine Karte ist übrig: Beende den Zug und zieh.
over-limit = { $n ->
    [one] Eine Fabrik, ein Gebäude pro Zug. Beende den Zug und zieh.
   *[other] { CAP(SPELL($n)) } Fabriken, { SPELL($n) } Gebäude pro Zug. Beende den Zug und zieh.
}
over-money = Noch { $money } Geld, ein Gebäude kostet { $cost }. Beende den Zug und zieh.
poor-title = Nichts zu bauen
poor-none = Deine Hand ist leer. Passe und zieh.
poor-one = Mit nur einer Karte kannst du nichts bauen. Passe und zieh.
poor-line = Deine Hand ist { $worth } wert, ein Gebäude kostet { $cost } und braucht eine Karte.
marked-title = Markiere Geld
short-line = { $money } markiert, ein Gebäude kostet { $cost }: noch { $short } zu wenig.
keep-one = Alle Karten sind markiert. Behalte eine zum Bauen.
drop-title = Nichts wird gebaut
drop-line = Deine markierten Karten bleiben auf der Hand; du ziehst { $n }.
choose-title = Wähle, was du baust
marked-line = { $money } markiert, ein Gebäude kostet { $cost }: Klicke einen Hammer an.
exact-line = { $money } { $money ->
    [one] reicht
   *[other] reichen
} genau.
left-line = { $money } minus { $cost }: noch { $left }, und das nächste Gebäude kostet { $next }.
lost-line = { $money } minus { $cost }: { $left ->
    [one] { $left } bleibt übrig und verfällt
   *[other] { $left } bleiben übrig und verfallen
}.
watch-line = Ein Gebäude kostet { $cost }; { $n ->
    [one] eines darf
   *[other] { SPELL($n) } dürfen
} in diesem Zug gebaut werden.
draw-title = Ziehen
draw-line = { $who-form ->
    [you] Du ziehst
   *[one] { $who } zieht
} { $n ->
    [one] eine Karte, eine je Büro.
   *[other] { SPELL($n) } Karten, eine je Büro.
}
draw-last = { $who-form ->
    [you] Du ziehst
   *[one] { $who } zieht
} { $n ->
    [one] die letzte Karte des Stapels.
   *[other] die letzten { SPELL($n) } Karten des Stapels.
}
count-title = Die Zählung
count-line = Erst die Gebäude, dann wer von jeder Farbe die meisten hat.
over-line = Karten auf der Hand sind nichts wert.

## The panels

status-pays = am Zug
status-builds = beim Bauen
status-draws = beim Ziehen
status-passed = gepasst
status-built = { $n } gebaut
status-left = { $n ->
    [0] keine Karte übrig
    [one] { $n } Karte übrig
   *[other] { $n } Karten übrig
}
engine = Preis { $cost } · baut { $builds } · zieht { $draws }. { parts }
parts = { $built } für Gebäude, { $most } für die meisten einer Farbe.

## Facts

bill-title = { CAP($card-bare) }: { $kind }
bill-money = Geld
bill-left = Übrig
bill-points = Deine Punkte
clock = Die Uhr
all-draw = Gezogene Karten pro Runde
rounds-left = Runden noch, etwa
hand-worth = Deine Hand als Geld
unseen = Noch nicht gesehen

## The log

heading = Zug { $n }
begins = { $who-form ->
    [you] Du beginnst.
   *[one] { $who } beginnt.
}
void-log = Zu wenig Pik oder Karo blieb übrig: Es wird neu gegeben.
found-log = Jeder bekommt ein Büro und eine Fabrik.
lost-log = { $who-form ->
    [you] lässt { $n } Geld verfallen
   *[one] lässt { $n } Geld verfallen
}
drew = { $who-form ->
    [you] ziehst { $n }
   *[one] zieht { $n }
}
drew-last = { $who-form ->
    [you] ziehst die { $n ->
        [one] letzte Karte
       *[other] letzten { $n }
    }
   *[one] zieht die { $n ->
        [one] letzte Karte
       *[other] letzten { $n }
    }
}
leads-log = { $who-form ->
    [you] hast
   *[one] hat
} jetzt die meisten { $kind }: { $most } zu { $second }
tie-log = { $who-form ->
    [you] hast
   *[one] hat
} nicht mehr die meisten { $kind }: gleich mit je { $most }
stack-empty-banner = Der Stapel ist leer
count-street = { $kind }: { $n ->
    [one] je ein Punkt.
   *[other] je { SPELL($n) } Punkte.
}
count-log = { $n ->
    [one] ein Gebäude
   *[other] { $n } Gebäude
}
most-line = Die meisten { $kind }: { $who } mit { $most } zu { $second }.
most-short = am meisten
tie-line = Die meisten { $kind }: Gleichstand mit je { $most }, also niemand.
most-log = die meisten { $kind }: { $most } zu { $second }
nobody-log = Die meisten { $kind }: Gleichstand mit je { $most }, niemand
ending-shared = { CAP($who) } { $who-person ->
    [you-many] habt
   *[many] haben
} gleich viele Punkte.

## What can’t be picked

pays-already = Diese Karte ist als Geld markiert: Klicke sie an, um sie zurückzunehmen, und baue sie dann.
money-how = Hier liegt, was in diesem Zug bezahlt wird. Klicke Karten deiner Hand an, um sie als Geld zu markieren.
build-how = Markiere Karten als Geld, dann klicke den Hammer über der Karte an, die du baust, oder zieh sie hierher.
stack-clock = Der Stapel ist die Uhr: Mit seiner letzten Karte endet das Spiel. Du ziehst, wenn du „Fertig“ oder „Passen“ drückst.
tip-hammer = Ein Hammer für { $card-acc }
tip-hammer-about = Baut sie, sobald die markierten Karten dafür reichen.
# What is said of a town’s buildings of one kind.
street-of = { $who-form ->
    [you] Deine { $kind }
   *[one] { GENITIVE($who) } { $kind }
}
built-here = was du in { $suit } baust, kommt hierher.
spent-stays = Hier liegt, was alle bezahlt haben. Es kommt nie zurück.
built-stays = Was gebaut ist, bleibt stehen.
others-cards = Die Karten der anderen gehören ihnen.
others-town = Jeder baut in seiner eigenen Stadt.

## Tipps

situation-pay = Markiere alles Geld, das du ausgeben willst, und drücke dann den Hammer einer Karte. Ist etwas gebaut, wird nichts mehr bezahlt.
situation-short = Deine Hand reicht noch für kein Gebäude. Passe: Du ziehst trotzdem, eine Karte für jedes Büro.
situation-clock = Der Stapel ist fast leer, und seine letzte Karte beendet das Spiel sofort. Heb nichts für später auf.
