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
hand-as-dealt = Die Hand liegt, wie sie gegeben wurde.
hand-by-suit = Die Hand liegt nach Farben.
hand-by-rank = Die Hand liegt nach Rängen.
hud-sort = Hand sortieren
    .help = Nach Farben, nach Rängen, wie gegeben. Oder zieh eine Karte an ihren Platz.
hud-log = Alles, was bisher geschah
hud-play-on = weiterspielen
hud-hint = Ein starker Spieler würde wählen: „{ $words }“.
hud-hint-better = Ein starker Spieler würde wählen: „{ $words }“. Das gewinnt in etwa { $best } % der Fälle, das Nächstbeste in { $second } %.
hud-hint-equal = Ein starker Spieler würde wählen: „{ $words }“. Das gewinnt in etwa { $best } % der Fälle; anderes ist genauso gut.
hud-example = Beispiel · { $progress }

## Keys and buttons

# The page
keys-page = Tasten und Knöpfe
keys-keys = Tasten
keys-pad = Controller
keys-drawn = Zeichen der Knöpfe
keys-drawn-in-use = automatisch
keys-drawn-xbox = Xbox
keys-drawn-playstation = PlayStation
keys-drawn-nintendo = Nintendo
keys-drawn-place = nach Lage
keys-no-pad = Kein Controller gefunden.
keys-one-pad = Ein Controller gefunden. Die Lage zählt, nicht der Buchstabe.
keys-many-pads = { $n } Controller gefunden. Die Lage zählt, nicht der Buchstabe.
keys-press-key = drücke eine Taste
keys-press-button = drücke einen Knopf
keys-press-key-for = eine Taste für „{ $action }“
keys-press-button-for = einen Knopf für „{ $action }“
keys-was = war
keys-how-to-leave = { $leave } lässt alles, wie es war; halte es eine Sekunde, um es selbst zu belegen.
keys-taken = { $key } ist schon belegt: { $action-does }. Drücke noch einmal, dann tauschen beide.
keys-taken-all = { $key } ist schon belegt: { $action-does }. Drücke noch einmal, dann gilt { $key } nur noch hier.
keys-essential = Für „{ $action }“ bliebe keine Taste. Nimm eine andere oder gib ihm zuerst eine.
keys-full = Dafür gibt es schon genug.
keys-swap = Tauschen
keys-leave = Abbrechen
keys-take-away = Entfernen
keys-usual = Auf Standard zurücksetzen
keys-all-usual = Alle sind auf Standard.
keys-mine = Zurücksetzen rückgängig machen
keys-mouse-left = wählen, zum Legen ziehen
keys-mouse-right = zurücklegen, markieren
keys-chord = { $held }+{ $key }
keys-passed-over = Einige Tasten in den Einstellungen sind nicht zu verstehen, dort gilt der Standard: { $names }.
keys-changed = { $n ->
    [one] { $n } ist geändert
   *[other] { $n } sind geändert
}
# Groups
keys-group-moving = Bewegen
keys-group-playing = Spielen
keys-group-looking = Nachsehen
keys-group-table = Der Tisch
keys-group-canvas = Frei hinlegen
keys-group-menus = In Menüs
# Rows of four directions
keys-move = Von einem zum anderen
keys-look = Sich umsehen
keys-canvas-move = Karte bewegen
keys-canvas-pan = Verschieben
keys-menu-move = Von einem zum anderen
# What keys do: a name, and how a sentence about a key goes on
keys-up = Nach oben
    .does = geht nach oben
keys-down = Nach unten
    .does = geht nach unten
keys-left = Nach links
    .does = geht nach links
keys-right = Nach rechts
    .does = geht nach rechts
keys-look-up = Nach oben schauen
    .does = schaut nach oben
keys-look-down = Nach unten schauen
    .does = schaut nach unten
keys-look-left = Nach links schauen
    .does = schaut nach links
keys-look-right = Nach rechts schauen
    .does = schaut nach rechts
keys-next = Nächstes Element
    .does = geht zum nächsten Element
keys-previous = Vorheriges Element
    .does = geht zum vorherigen Element
keys-next-zone = Nächster Platz
    .does = geht zum nächsten Platz
keys-previous-zone = Vorheriger Platz
    .does = geht zum vorherigen Platz
keys-confirm = Wählen, dann entscheiden
    .does = wählt aus
keys-cancel = Zurücklegen, verlassen
    .does = legt zurück
keys-mark = Selbst markieren
    .does = markiert
keys-undo = Zug zurücknehmen
    .does = nimmt einen Zug zurück
keys-redo = Zug wiederholen
    .does = wiederholt einen Zug, der zurückgenommen wurde
keys-hint = Tipp
    .does = zeigt einen Tipp
keys-skip-idea = Überspringen
    .does = überspringt einen Schritt der Lektion
keys-hurry = Bewegung beenden
    .does = beendet, was sich bewegt
keys-sort = Hand sortieren
    .does = legt die Hand in einer anderen Ordnung
keys-card-left = Karte nach links
    .does = schiebt die Karte in der Hand nach links
keys-card-right = Karte nach rechts
    .does = schiebt die Karte in der Hand nach rechts
keys-onward = Zu meiner Entscheidung
    .does = zeigt alles auf einmal, bis du entscheidest
keys-look-back = Zurückschauen
    .does = schaut zurück
keys-reference = Kurzübersicht (halten)
    .does = zeigt die Kurzübersicht
keys-rules = Regeln
    .does = öffnet die Regeln
keys-menu = Menü
    .does = öffnet das Menü
keys-pace = Tempo
    .does = ändert das Tempo
keys-mute = Ton aus und an
    .does = schaltet den Ton aus und an
keys-canvas-up = Karte nach oben
    .does = bewegt die Karte nach oben
keys-canvas-down = Karte nach unten
    .does = bewegt die Karte nach unten
keys-canvas-left = Karte nach links
    .does = bewegt die Karte nach links
keys-canvas-right = Karte nach rechts
    .does = bewegt die Karte nach rechts
keys-canvas-turn-left = Nach links drehen
    .does = dreht die Karte nach links
keys-canvas-turn-right = Nach rechts drehen
    .does = dreht die Karte nach rechts
keys-canvas-quarter = Um ein Viertel drehen
    .does = dreht die Karte um ein Viertel
keys-canvas-fine = Kleine Schritte (halten)
    .does = macht alle Schritte klein, solange es gehalten wird
keys-canvas-next = Nächster guter Platz
    .does = legt die Karte auf den nächsten guten Platz
keys-canvas-previous = Vorheriger guter Platz
    .does = legt die Karte auf den vorherigen guten Platz
keys-canvas-lay = Hinlegen
    .does = legt die Karte hin
keys-canvas-snap = Einrasten an oder aus
    .does = schaltet das Einrasten an oder aus
keys-canvas-zoom-in = Vergrößern
    .does = vergrößert
keys-canvas-zoom-out = Verkleinern
    .does = verkleinert
keys-canvas-fit = Alles sehen
    .does = zeigt alles
keys-canvas-pan-up = Weiter nach oben
    .does = verschiebt den Ausschnitt nach oben
keys-canvas-pan-down = Weiter nach unten
    .does = verschiebt den Ausschnitt nach unten
keys-canvas-pan-left = Weiter nach links
    .does = verschiebt den Ausschnitt nach links
keys-canvas-pan-right = Weiter nach rechts
    .does = verschiebt den Ausschnitt nach rechts
keys-canvas-leave = Zu den Knöpfen und zurück
    .does = geht zu den Knöpfen und zurück
keys-menu-up = In Menüs nach oben
    .does = geht nach oben
keys-menu-down = In Menüs nach unten
    .does = geht nach unten
keys-menu-left = In Menüs nach links
    .does = geht nach links
keys-menu-right = In Menüs nach rechts
    .does = geht nach rechts
keys-menu-accept = Wählen
    .does = wählt aus
keys-menu-back = Zurück
    .does = geht zurück
keys-menu-next = Nächstes
    .does = geht zum Nächsten
keys-menu-previous = Vorheriges
    .does = geht zum Vorherigen
keys-menu-next-tab = Nächste Seite
    .does = geht zur nächsten Seite
keys-menu-previous-tab = Vorherige Seite
    .does = geht zur vorherigen Seite
keys-menu-page-up = Eine Bildhöhe hinauf
    .does = blättert hinauf
keys-menu-page-down = Eine Bildhöhe hinunter
    .does = blättert hinunter
keys-menu-home = An den Anfang
    .does = geht an den Anfang
keys-menu-end = Ans Ende
    .does = geht ans Ende
keys-menu-scroll-up = Nach oben scrollen
    .does = scrollt nach oben
keys-menu-scroll-down = Nach unten scrollen
    .does = scrollt nach unten
keys-menu-remove = Taste entfernen
    .does = entfernt eine Taste
# What stands on keys
keys-cap-up = Hoch
keys-cap-down = Runter
keys-cap-left = Links
keys-cap-right = Rechts
keys-cap-enter = Eingabe
keys-cap-escape = Esc
keys-cap-space = Leertaste
keys-cap-tab = Tab
keys-cap-backspace = Rück
keys-cap-delete = Entf
keys-cap-insert = Einfg
keys-cap-home = Pos 1
keys-cap-end = Ende
keys-cap-page-up = Bild auf
keys-cap-page-down = Bild ab
keys-cap-numpad-enter = Num Enter
keys-cap-control = Strg
keys-cap-alt = Alt
keys-cap-shift = Umschalt

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
