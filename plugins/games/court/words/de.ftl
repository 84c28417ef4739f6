### Court auf Deutsch. This translation has not been read by a native speaker yet, and wants one.

tagline = Eine Karte behalten, den Rest weitergeben: Adel, Asse und Reichtum.
goal = Wer nach drei Runden die meisten Punkte hat, gewinnt.

## Why something can't be done

no-card-in-hand = { CAP($card) } ist nicht auf deiner Hand: Spiele eine Karte, die du hast.
no-joker-in-court = Für zwei Karten brauchst du einen Joker, der seit einem früheren Zug in deinem Hof liegt.
no-second-card = Du hast nur noch eine Karte, und ein Joker braucht zwei.
no-both-in-hand = Beide Karten müssen auf deiner Hand sein, und { $card } ist es nicht.
no-card-twice = Wähle zwei verschiedene Karten.
no-choice-of-order =
    Die Reihenfolge zählt nur bei zwei Bildern von verschiedenem Rang, während eines in deinem Hof auf einen Partner wartet; leg sonst { $card-acc } zuerst.

## What points are for

why-marriage = { $points ->
    [5] eine Heirat
   *[other] Heiraten
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
