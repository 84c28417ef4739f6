### Break In auf Deutsch. This translation has not been read by a native speaker yet, and wants one.

tagline = Schnapp dir das Geld und verschwinde, bevor die zweite Wache kommt.
goal = Wer nach fünf Runden das meiste Geld hat, gewinnt.

## Why something can't be done

no-drawing-yet = Erst entscheiden alle in der Bank, ob sie bleiben oder gehen.
no-deciding-again = Alle in der Bank bleiben für diese Karte: Zieh sie jetzt.
no-such-pile = Es gibt { SPELL($n) } Stapel, und das ist keiner davon.
no-empty-pile = Dieser Stapel ist leer: Zieh von einem, der noch Karten hat.

## What points are for

why-left = mit dem Geld entkommen

## How the game ends

end-five_rounds = Fünf Runden sind gespielt
