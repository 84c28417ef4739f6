### What Paparazzi says, in German. The translation has not been read by a native speaker yet, and wants one.

tagline = Belagere die Promis; das größte Gedränge bekommt das Bild.
goal = Wer die meisten Punkte für Promis und für mehrere einer Farbe hat, gewinnt.

## Options

option-layout = Aufstellung
    .help = Wie die Promis stehen; zu viert fehlt bei 4×3 ein Platz.
option-layout-4x3 = vier Spalten, drei Reihen
option-layout-6x2 = sechs Spalten, zwei Reihen

## Why an action is refused

no-card-but-from-the-hand = Du hast { $card-acc } nicht auf der Hand: Lege eine deiner eigenen Karten.
# $card: the card that lies there.
no-taken-space = Dort liegt schon { $card }: Wähle einen freien Platz.
# $card: the celebrity.
no-space-on-a-celebrity = Dort steht { $card }: Karten kommen auf die Plätze daneben.
no-such-space = Das ist kein Platz: Karten liegen direkt neben einem Promi, nicht über Eck.

## What points are for

why-celebs = Promis
why-suits = Promis einer Farbe

## The end

end-all_laid = Alle Karten liegen
end-no_space = Kein Platz ist mehr frei

## On the table


## What is done

lay = Lege { $card-acc }

## The bar on top

progress = Karte { $n } von { $of }
deal-title = Die Promis kommen
deal-line = Alle nehmen drei Karten aus gleichen Stapeln.
lay-title = Lege eine Karte
lay-line = Wähle eine Karte, dann einen Platz neben einem Promi.
lay-line-one = Deine letzte Karte: Wähle einen Platz für sie.
place-title = { CAP($card) }
place-line = + brächte dir jetzt so viele Punkte, = einen Gleichstand.
card-there = { CAP($card-bare) } hier
then-line = Dann { $each }.
then-at = { $card-bare } { $sums }
then-at-named = { $card-bare } ({ $sums })
others-line = { $who } hat noch { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}.
draw-title = { $who-form ->
    [you] Du ziehst eine Karte
   *[one] { $who } zieht eine Karte
}
draw-line = Drei Karten hat man auf der Hand, solange der Stapel reicht.
count-title = Die Abrechnung
count-line = Promi für Promi, Könige zuletzt: Die höchste Summe daneben bekommt ihn.
counted = { CAP($card-bare) }: { $who-form ->
    [none] für niemanden
    [you] für dich
   *[one] für { $who }
}, { $sums }
counted-named = { CAP($card-bare) }: { $who-form ->
    [none] für niemanden
    [you] für dich
   *[one] für { $who }
} ({ $sums })
closed = { CAP($card-bare) } umringt: { $who-form ->
    [none] für niemanden
    [you] für dich
   *[one] für { $who }
}, { $sums }
closed-named = { CAP($card-bare) } umringt: { $who-form ->
    [none] für niemanden
    [you] für dich
   *[one] für { $who }
} ({ $sums })
suits-line = Zwei einer Farbe bringen 2 mehr, drei bringen 3 mehr.
over-line = { $n ->
    [0] Alle Promis sind im Kasten.
    [one] Ein Promi blieb übrig.
   *[other] { CAP(SPELL($n)) } Promis blieben übrig.
}

won-by = { points } mehr als der Nächste. { $rest }

## The panels

status-held = { $left ->
    [0] { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
   *[other] { $n } + { $left } Karten
}
status-taken = { $n } im Kasten

## Facts

sums-then = { CAP($card-bare) } { $now }, dann { $then }
sums-then-named = { CAP($card-bare) }: dann { $then }
sum-of = { $who } { $n }
sums-now = { CAP($card-bare) } { $now }
sums-now-named = { CAP($card-bare) }: { $now }
last-spaces = Noch ein Platz
still-to-draw = Du ziehst noch
still-has = { $who } hat noch
still-have = Noch zu legen

## The log

heading-round = Runde { $n }
begins = { $who-form ->
    [you] fängst an
   *[one] fängt an
}
laid = { $card } neben { $beside-dat }{ laid-won }{ laid-tied }
laid-won = { $won-count ->
    [0] {""}
   *[other] { $won-all ->
        [1] {""}: vorn
       *[0] {""}: jetzt vorn bei { $won-dat }
    }
}
laid-tied = { $tied-count ->
    [0] {""}
   *[other] { $tied-all ->
        [1] {""}: jetzt gleichauf{ laid-lost }
       *[0] {""}: jetzt gleichauf bei { $tied-dat }{ laid-lost }
    }
}
laid-lost = { $lost-person ->
    [none] {""}
    [you] {""}, nicht mehr für dich
    [you-many] {""}, einer davon nicht mehr für dich
   *[other] {""}, nicht mehr für { $lost-acc }
}
celebrity-named = { $card-bare }

## What can’t be done

card-first = Wähle zuerst eine Karte aus deiner Hand.
pick-space = Wähle einen freien Platz neben einem Promi.
deck-waits = Du ziehst von selbst, wenn du eine Karte gelegt hast.
not-yours = Das gehört dir nicht: Lege eine Karte aus deiner eigenen Hand.
suits-show = Das sind die Farben der Promis, bei denen jemand vorn liegt: Zwei oder drei gleiche bringen mehr.

## Tipps

situation-between = Eine Karte zwischen zwei Promis zählt voll für beide. Am Rand zählt sie für einen.
situation-level = Wo die höchste Summe geteilt ist, bekommt niemand den Promi. Ein Gleichstand genügt also, um ihn dem Führenden zu nehmen.
situation-known = Dein Stapel ist leer: Nun können alle ausrechnen, was du auf der Hand hast, so wie du bei ihnen.
