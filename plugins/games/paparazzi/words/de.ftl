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
