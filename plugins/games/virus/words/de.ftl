### What Virus says, in German. The translation has not been read by a native speaker yet, and wants one.

tagline = Trinken, anstecken, stehlen oder abwehren, alle zugleich auf drei.
goal = Wer gesund ist, bekommt Punkte für seine Flaschen; bleib nicht auf dem Virus sitzen.

## Why an action is refused

no-such-target = Dort sitzt niemand: Zeige auf jemanden an diesem Tisch.
no-pointing-at-yourself = Zeige auf jemand anderen: Dir selbst kannst du das nicht antun.
no-bottle-to-drink = Du hast keine volle Flasche mehr, und zum Trinken brauchst du eine.
no-card-to-infect-with = Du hast keine Karte auf der Hand, und wer ansteckt, gibt eine weiter.
# $who: at whom the player pointed.
no-bottle-to-steal = { $who } hat keine volle Flasche zum Stehlen: Ausgetrunkene sind sicher.

## What points are for

why-bottles = Flaschen, abzüglich der Keime auf der Hand
why-virus = das Virus
why-four-bottles = vier Flaschen ausgetrunken, ohne Virus
why-five-bottles = fünf Flaschen ausgetrunken, trotz Virus
why-cap = nach hundert Zügen ist die Runde zu Ende

## The end

end-two_rounds = Zwei Runden sind gewonnen
end-three_rounds = Drei Runden sind gespielt
