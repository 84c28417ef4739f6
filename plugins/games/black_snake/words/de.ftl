### Black Snake auf Deutsch. This translation has not been read by a native speaker yet, and wants one.

tagline = Lege steigende und fallende Spuren, je länger, desto besser.
goal = Wer zuerst das Ziel erreicht, gewinnt.

## Options

option-target = Ziel
    .help = Wie viele Punkte das Spiel beenden.
option-target-n = { $n } Punkte

## Why something can't be done

no-vote-yet = Neue Spuren sind vorgeschlagen: Stimm erst zu oder lehne ab.
no-vote-asked = Niemand hat neue Spuren vorgeschlagen.
no-proposal-who-can-lay = Neue Spuren darf nur vorschlagen, wer nichts legen kann.
no-second-proposal = Neue Spuren dürfen nur einmal pro Zug vorgeschlagen werden.
no-proposal-same-tracks = Stapel und Ablage sind leer: Dieselben Spuren kämen wieder.
no-passing = Wer legen oder ziehen kann, darf nicht passen.
no-second-draw-yet = Du hast eine Karte gezogen: Jetzt musst du eine zweite ziehen.
no-cards-left = Stapel und Ablage sind leer: Es gibt nichts mehr zu ziehen.
no-open-card-left = Es liegt keine offene Karte mehr da.
no-such-open-card = So nimmt man nur die offenen Karten, und { $card } ist nicht darunter.
no-run-begun = Noch ist keine Folge begonnen: Leg erst eine Karte auf eine Spur.
no-other-than-the-run = Du legst gerade eine Folge: Leg noch eine Karte oder hör auf; mehr als eine Folge gibt es in diesem Zug nicht.
no-such-track = Es gibt { SPELL($n) } Spuren, und das ist keine davon.
no-card-in-hand = Du legst Karten von deiner Hand, und { $card } ist nicht dabei.
no-fitting-value = Der nächste Wert { $dir } ist { $value }, also passt { $card } nicht.
dir-up = aufwärts
dir-down = abwärts
no-number-after-picture =
    Ein Bild darf nur für { $value } stehen, wenn danach eine Zahlenkarte von deiner Hand die Folge beenden kann.
no-picture-at-the-end = Eine Folge kann nicht mit einem Bild enden: Sie braucht eine Zahlenkarte.

## What points are for

why-lay = eine Folge

## How the game ends

end-target = Das Ziel ist erreicht
