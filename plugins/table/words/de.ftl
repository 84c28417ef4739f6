### Die Übersetzung sollte jemand lesen, dessen Muttersprache Deutsch ist.

forced = Deine einzige Wahl wurde für dich getroffen: „{ $words }“.
nothing-to-undo = Es gibt nichts zurückzunehmen.
nothing-to-redo = Es gibt nichts zu wiederholen.
no-hint-now = Einen Tipp gibt es, wenn du dich entscheiden musst.

## Beside the table

hud-menu = Menü
    .help = Pause, Regeln, Einstellungen und der Weg zurück zum Regal.
hud-sound-on = Ton an
hud-sound-off = Ton aus
hud-pace = Tempo der Züge
    .help = Jeder Klick wählt das nächste Tempo.
hud-pace-instant = sofort
hud-rules = Regeln
    .help = Das ganze Regelheft. Gedrückt halten: die Kurzübersicht.
hud-hint-button = Tipp
    .help = Zeigt, was ein starker Spieler täte. Das Ergebnis sagt, wie viele Tipps du hattest.
hud-undo = Zurücknehmen
    .help = Nimmt deine letzte Entscheidung zurück und alles, was folgte. Das Ergebnis sagt, wie oft.
hud-redo = Wiederholen
    .help = Stellt wieder her, was du zurückgenommen hast.
hud-redone = Der Zug ist wiederhergestellt.
hud-thinking-of-a-hint = Tipp wird gesucht …
hud-tap = Tippe, oder zieh eine Karte an ihren Platz.
hud-click = Klicke, oder zieh eine Karte an ihren Platz.
hud-click-ringed = Klicke an, was umrandet ist.
hud-tap-ringed = Tippe an, was umrandet ist.
# Where nothing but buttons can be pressed, which are right above.
hud-click-button = Klicke oben auf einen Knopf.
hud-tap-button = Tippe oben auf einen Knopf.
hud-tap-on = Tippe irgendwohin, um vorzuspulen.
hud-click-on = Klicke irgendwohin, um vorzuspulen.
hud-held = Alle warten auf dich.
hud-move = bewegen
hud-pick = wählen
# What the key does where something can be looked at; the second: as long as it is held.
hud-look = ansehen
hud-hold-to-look = ansehen (halten)
hud-to-button = zum Knopf
hud-back = zurück
hud-hurry = schneller
hud-to-menu = Menü
hud-onward = Zu meiner Entscheidung
hud-onward-short = zu mir
hud-to-end = Zum Ende
hud-to-end-short = zum Ende
hud-go-on = weiter
hud-click-waits = Klicke irgendwohin, und es geht weiter.
hud-tap-waits = Tippe irgendwohin, und es geht weiter.
hud-sort = Hand sortieren
    .help = Nach Farben, nach Rängen, wie gegeben. Oder zieh eine Karte an ihren Platz.
hud-log = Alles, was bisher geschah
hud-play-on = weiterspielen
hud-hint = Ein starker Spieler würde wählen: „{ $words }“.
hud-hint-better = Ein starker Spieler würde wählen: „{ $words }“. Das gewinnt in etwa { $best } % der Fälle, das Nächstbeste in { $second } %.
hud-hint-equal = Ein starker Spieler würde wählen: „{ $words }“. Das gewinnt in etwa { $best } % der Fälle; anderes ist genauso gut.
hud-example = Beispiel · { $progress }

## Carrying something over a canvas

canvas-next = Nächster guter Platz
# $n: which of all good places what is carried lies on; $points: what it makes there.
canvas-next-of = { $n } von { $all }, hier +{ $points }
# $all: how many make the most points.
canvas-next-best = { $all } für +{ $points }
canvas-next-none = Noch keiner gefunden
canvas-searching = Suche …
canvas-no-place = Kein Platz gefunden, der einen Punkt bringt.
canvas-not-here = Hier geht es nicht
canvas-turn-left = Nach links drehen
canvas-turn-right = Nach rechts drehen
canvas-zoom-in = Vergrößern
canvas-zoom-out = Verkleinern
canvas-fit = Alles
canvas-fit-help = Alles sehen
# Gestures of the device in use, a word or two each.
canvas-wheel-turns = dreht
canvas-shift-fine = Umschalt: fein
canvas-click-lays = legt hin
canvas-right-quarter = ein Viertel
canvas-keys-turn = drehen
canvas-keys-quarter = ein Viertel
canvas-keys-fine = fein
canvas-touch = Ein Finger bewegt die Karte, zwei drehen sie, der Knopf legt sie hin
canvas-snap-on = Die Karte rastet in der Nähe ein.
canvas-snap-off = Die Karte bleibt genau dort, wo du sie hältst.

## Was keine Karte ist, näher angesehen

tip-now = Jetzt: { $what }
tip-suit = { CAP($suit) }
tip-in = { $what }, { $where }
tip-can-be-picked = du kannst es wählen
tip-free = Freier Platz
tip-hand = Hand
    .of = { $who-form ->
        [you] Deine Hand
       *[one] { GENITIVE($who) } Hand
    }
tip-deck = Nachziehstapel
    .of = { $who-form ->
        [you] Dein Nachziehstapel
       *[one] { GENITIVE($who) } Nachziehstapel
    }
tip-discards = Ablage
    .of = { $who-form ->
        [you] Deine Ablage
       *[one] { GENITIVE($who) } Ablage
    }
tip-cards = Karten
    .of = { $who-form ->
        [you] Deine Karten
       *[one] { GENITIVE($who) } Karten
    }
tip-face-down = { $n ->
    [one] Eine Karte, verdeckt
   *[other] { $n } Karten, verdeckt
}
tip-lamps = { $what }: { $lit } von { $of }
tip-peek = Halte gedrückt, um es anzusehen.
tip-look-back = Zurückschauen: { $what }
tip-level = { $who-form ->
    [you] Gleichauf mit dir
   *[one] Gleichauf mit { $who }
}
tip-ahead = { $who-form ->
    [you] { $n } vor dir
   *[one] { $n } vor { $who }
}
tip-behind = { $who-form ->
    [you] { $n } hinter dir
   *[one] { $n } hinter { $who }
}
