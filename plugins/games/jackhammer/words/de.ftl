### What Jackhammer says, in German. The translation has not been read by a native speaker yet, and wants one.

tagline = Reiß den Boden hinter dir auf und sammle rechtzeitig alle vier Farben.
goal = Wer in der eigenen schwächsten Farbe die höchste Summe hat, gewinnt.

## Why an action is refused

no-such-cell = Der Boden hat sechs Spalten und sechs Reihen, und dieses Feld gehört nicht dazu.
no-start-but-an-ace = Ein Arbeiter beginnt auf einem Ass: Wähle eins davon.
# $who: the seat whose worker stands there, never the player's own; in the next ones, too.
no-sharing-an-ace = Auf diesem Ass steht schon { $who }, und zwei Arbeiter teilen sich nie eine Karte: Wähle ein anderes Ass.
no-placing-again = Dein Arbeiter hat seinen Platz; jetzt wird er gezogen.
no-move-before-all-stand = Erst wird jeder Arbeiter auf ein Ass gestellt; gezogen wird, wenn alle stehen.
no-fall-while-it-can-move = Dein Arbeiter kann noch ziehen, und wer ziehen kann, muss ziehen.
no-staying = Dort steht dein Arbeiter schon: Ein Zug führt auf eine andere Karte.
no-crooked-way = Ein Arbeiter zieht geradeaus: in seiner Reihe, seiner Spalte oder schräg.
no-landing-in-a-hole = Dort ist ein Loch: Darauf kann kein Arbeiter stehen.
no-sharing-a-card = Dort steht { $who }, und zwei Arbeiter teilen sich nie eine Karte.
no-passing-a-hole = Ein Loch ist im Weg, und darüber kommt kein Arbeiter hinweg.
# $who: one seat or several.
no-passing-a-worker = { $who-form ->
    [many] { $who } stehen im Weg, und kein Arbeiter kommt an einem anderen vorbei.
   *[one] { $who } steht im Weg, und kein Arbeiter kommt an einem anderen vorbei.
}

## The end

end-all_fallen = Alle Arbeiter sind gefallen
