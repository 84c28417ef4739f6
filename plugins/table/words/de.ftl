### Die Übersetzung sollte jemand lesen, dessen Muttersprache Deutsch ist.

nothing-to-undo = Es gibt nichts zurückzunehmen.
no-hint-now = Einen Tipp gibt es, wenn du dich entscheiden musst.

## Beside the table

hud-play-on = weiterspielen
hud-hint = Ein starker Spieler würde: { $words }.
hud-hint-better = Ein starker Spieler würde: { $words }. Das gewinnt in etwa { $best } % der Fälle, das Nächstbeste in { $second } %.
hud-hint-equal = Ein starker Spieler würde: { $words }. Das gewinnt in etwa { $best } % der Fälle; anderes ist genauso gut.
hud-example = Beispiel · { $progress }

## Keys and buttons

# The page
keys-page = Tasten und Knöpfe
keys-keys = Tasten
keys-pad = Controller
keys-drawn = Knöpfe gezeichnet wie auf
keys-drawn-in-use = dem benutzten
keys-drawn-xbox = Xbox
keys-drawn-playstation = PlayStation
keys-drawn-nintendo = Nintendo
keys-drawn-place = nach Lage
keys-no-pad = Kein Controller gefunden.
keys-one-pad = Ein Controller gefunden. Die Lage zählt, nicht der Buchstabe.
keys-many-pads = { $n } Controller gefunden. Die Lage zählt, nicht der Buchstabe.
keys-press-key = drück eine Taste
keys-press-button = drück einen Knopf
keys-press-key-for = eine Taste für „{ $action }“
keys-press-button-for = einen Knopf für „{ $action }“
keys-was = war
keys-how-to-leave = { $leave } lässt alles, wie es war; eine Sekunde gehalten, wird es selbst belegt.
keys-taken = { $key } ist schon belegt: { $action-does }. Drück noch einmal, dann tauschen beide.
keys-taken-all = { $key } ist schon belegt: { $action-does }. Drück noch einmal, dann gilt { $key } nur noch hier.
keys-essential = „{ $action }“ bliebe ohne. Nimm etwas anderes oder gib ihm zuerst eins.
keys-full = Dafür gibt es schon genug.
keys-swap = Tauschen
keys-leave = Lass es so
keys-take-away = Wegnehmen
keys-usual = Zurück zu den üblichen
keys-all-usual = Alle sind die üblichen.
keys-mine = Meine zurückholen
keys-mouse-left = wählen, zum Legen ziehen
keys-mouse-right = zurücklegen, markieren
keys-chord = { $held }+{ $key }
keys-passed-over = Einige Tasten in den Einstellungen sind nicht zu verstehen, dort gelten die üblichen: { $names }.
keys-changed = { $n ->
    [one] { $n } ist geändert
   *[other] { $n } sind geändert
}
# Groups
keys-group-moving = Bewegen
keys-group-playing = Spielen
keys-group-looking = Nachsehen
keys-group-table = Der Tisch
keys-group-menus = In Menüs
# Rows of four directions
keys-move = Von einem zum anderen
keys-look = Sich umsehen
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
keys-next = Nächste Karte
    .does = geht zur nächsten Karte
keys-previous = Karte davor
    .does = geht zur Karte davor
keys-next-zone = Nächster Platz
    .does = geht zum nächsten Platz
keys-previous-zone = Platz davor
    .does = geht zum Platz davor
keys-confirm = Wählen, dann entscheiden
    .does = wählt aus
keys-cancel = Zurücklegen, verlassen
    .does = legt zurück
keys-mark = Selbst markieren
    .does = markiert
keys-undo = Zug zurücknehmen
    .does = nimmt einen Zug zurück
keys-hint = Tipp
    .does = zeigt einen Tipp
keys-hurry = Bewegung beenden
    .does = beendet, was sich bewegt
keys-look-back = Zurückschauen
    .does = schaut zurück
keys-rules = Regeln
    .does = öffnet die Regeln
keys-menu = Menü
    .does = öffnet das Menü
keys-pace = Tempo
    .does = ändert das Tempo
keys-mute = Ton aus und an
    .does = schaltet den Ton aus und an
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
keys-menu-previous = Voriges
    .does = geht zum Vorigen
keys-menu-next-tab = Nächste Seite
    .does = geht zur nächsten Seite
keys-menu-previous-tab = Seite davor
    .does = geht zur Seite davor
keys-menu-page-up = Eine Bildhöhe hinauf
    .does = blättert hinauf
keys-menu-page-down = Eine Bildhöhe hinunter
    .does = blättert hinunter
keys-menu-home = An den Anfang
    .does = geht an den Anfang
keys-menu-end = Ans Ende
    .does = geht ans Ende
keys-menu-scroll-up = Nach oben rollen
    .does = rollt nach oben
keys-menu-scroll-down = Nach unten rollen
    .does = rollt nach unten
keys-menu-remove = Taste wegnehmen
    .does = nimmt eine Taste weg
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
