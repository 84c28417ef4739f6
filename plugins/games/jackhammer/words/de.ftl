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
no-crooked-way = Ein Arbeiter zieht geradeaus: in seiner Reihe, seiner Spalte oder diagonal.
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

## On the table

keeps = { $who-form ->
    [you] Du behältst { $n }
   *[one] { $who } behält { $n }
}
ways = { $n ->
    [one] { $n } Weg
   *[other] { $n } Wege
}

## What is done

place = Beginne auf { $to-dat }
    .done = { $who-form ->
        [you] beginnst
       *[one] beginnt
    } auf { $to-dat }
move = Geh auf { $to-acc }
    .done = { $who-form ->
        [you] nimmst { $card-acc }, gehst
       *[one] nimmt { $card-acc }, geht
    } auf { $to-acc }
fall = Fallen
    .done = { $who-form ->
        [you] fällst und nimmst
       *[one] fällt und nimmt
    } { $card-acc } mit
# The last worker goes its best way, for so many turns.
finish-button = Für mich beenden
finish = Bis zum Ende: { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}

## The bar on top

progress = Runde { $n }, { $left ->
    [one] { $left } Karte liegt
   *[other] { $left } Karten liegen
}
progress-place = Vor der ersten Runde
deal-title = Der Boden wird gelegt
deal-line = Ass bis Neun in allen vier Farben, sechs Reihen zu sechs.
place-title = { $who-form ->
    [you] Stelle deinen Arbeiter auf ein Ass
   *[one] { $who } stellt einen Arbeiter auf ein Ass
}
place-line = Arbeiter ziehen wie die Dame im Schach. { $who-form ->
    [you] Du nimmst jede Karte, die deiner verlässt.
   *[one] Jede verlassene Karte wird genommen.
}
move-title = { $who-form ->
    [you] Zieh deinen Arbeiter
   *[one] { $who } zieht
}
move-line = { $who-form ->
    [you] Du nimmst die Karte, die du verlässt: { $card }.
   *[one] Genommen wird die verlassene Karte: { $card }.
}
fall-title = { $who-form ->
    [you] Du fällst
   *[one] { $who } fällt
}
fall-line = Kein Weg mehr: { CAP($card) } zählt mit.
over-line = Die Summen werden von der niedrigsten an verglichen.

## The panels

status-places = beim Aufstellen
status-placed = aufgestellt
status-reach = { $n } erreichbar
status-stuck = festgefahren
status-fallen = gefallen

## Facts

aid-worker = { $who-form ->
    [you] Dein Arbeiter
   *[one] { GENITIVE($who) } Arbeiter
}
aid-ways = Wege weiter
aid-reach = Erreichbare Karten
aid-lost = Unerreichbar
aid-lists = Aufsteigend

## The log, and what stands over the table

dealt = { $who-form ->
    [you] Du stellst deinen Arbeiter zuerst auf und ziehst zuerst.
   *[one] { $who } stellt zuerst auf und zieht zuerst.
}
heading-place = Die Arbeiter
heading-round = Runde { $n }
lowest-suit = schwächste Farbe
all-suits = { $who-form ->
    [you] Du hast alle vier Farben
   *[one] { $who } hat alle vier Farben
}
fallen-banner = { $who-form ->
    [you] Du bist gefallen
   *[one] { $who } ist gefallen
}: { $list }
ending-place = Die { $n ->
    [2] zweitschwächste
    [3] drittschwächste
   *[4] stärkste
} Farbe entscheidet: { $who } { $high }, { $other } { $low }.
ending-shared = { CAP($who) } { $who-person ->
    [you-many] habt
   *[many] haben
} dieselben vier Summen: { $list }.

## What can’t be picked

press-fall = Dein Arbeiter kann nicht mehr ziehen: Er fällt und nimmt die Karte unter sich mit.
collected-stay = Gesammelte Karten sind gezählt und bleiben liegen: Wähle eine Karte auf dem Boden.
pick-an-ace = Wähle ein Ass auf dem Boden, auf dem dein Arbeiter beginnt.
pick-a-cell = Wähle eine Karte auf dem Boden, zu der dein Arbeiter ziehen kann.
tip-rings = Ringe zeigen, wohin er von dort weiterkönnte.

## Tipps

situation-place = Das Ass, auf dem du stehst, wird deine erste Karte, sobald du es verlässt. Beginne, wo viele Wege offen sind.
situation-leave = Du nimmst die Karte, die du verlässt, nicht die, auf die du trittst. Tritt auf das, was du als Nächstes willst.
situation-lowest = Nur deine schwächste Farbe zählt, und eine fehlt dir noch ganz. Eine einzige Karte davon ist mehr wert als alles andere.
situation-fall = Kein Weg weiter: Dein Arbeiter fällt und nimmt die Karte unter sich mit. Deine Karten bleiben dir und zählen.
