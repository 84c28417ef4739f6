### Die Übersetzung sollte jemand lesen, dessen Muttersprache Deutsch ist.

nothing-to-undo = Es gibt nichts zurückzunehmen.
no-hint-now = Einen Tipp gibt es, wenn du dich entscheiden musst.

## Beside the table

hud-play-on = weiterspielen
hud-hint = Ein starker Spieler würde: { $words }.
hud-hint-better = Ein starker Spieler würde: { $words }. Das gewinnt in etwa { $best } % der Fälle, das Nächstbeste in { $second } %.
hud-hint-equal = Ein starker Spieler würde: { $words }. Das gewinnt in etwa { $best } % der Fälle; anderes ist genauso gut.
hud-example = Beispiel · { $progress }
