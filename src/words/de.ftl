### Was das Programm sagt. What the application says, in German.
###
### This translation has not been read by a native speaker yet, and wants one.
###
### Players are addressed as „du“.

## The window

window-title = Kortlek

## What several pages say

menu-back = Zurück
menu-choose = Wählen
menu-by = von { $designer }
menu-players = { $few }–{ $many } Spieler
menu-players-same = { $n } Spieler
menu-minutes = { $short }–{ $long } Min.
menu-minutes-same = { $n } Min.
menu-percent = { $n } %
menu-signed = { SIGNED($n) }
menu-label = { CAP($what) }

## Who plays how

bot-person = selbst
bot-random = zufällig
bot-novice = Anfänger
bot-regular = geübt
bot-expert = Experte
bot-matched = angepasst
style-plain = normal
    .about = Die Bots spielen, was sie am besten finden.
style-mixed = gemischt
    .about = Jeder Bot hat seinen eigenen Stil; alle sind gleich stark.
style-bold = kühn
    .about = Von gleich guten Zügen wählen sie den gewagtesten.
style-careful = vorsichtig
    .about = Von gleich guten Zügen wählen sie den sichersten.
style-greedy = gierig
    .about = Von gleich guten Zügen wählen sie schnelle Punkte.
style-spiteful = boshaft
    .about = Mit gleich guten Zügen behindern sie, wer vorn liegt.

## Title

title-tagline = Dreizehn Kartenspiele gegen ehrliche Bots
title-continue = Weiterspielen
title-decktet = Für das Decktet
title-french = Für das französische Blatt
title-under-way = läuft noch
title-not-yet = noch nicht
title-quit = Beenden

## Setup

setup-games = Spiele
setup-rules = Regeln
setup-seats = Wer wo sitzt
setup-seat = Platz { $n }
setup-at-your-level = so stark wie du
setup-count = { CAP(SPELL($n)) }
setup-style = Stil
setup-seed = Startzahl
    .help = Aller Zufall erwächst aus dieser Zahl: die gleiche Zahl gibt die gleichen Karten.
setup-another-seed = Eine andere
setup-deal = Karten geben
setup-watch = Die Bots spielen lassen
setup-continue = Dein Spiel fortsetzen
setup-under-way = Dein Spiel läuft noch. Ein neues tritt an seine Stelle.
setup-under-way-at = Dein Spiel läuft noch ({ $progress }). Ein neues tritt an seine Stelle.
setup-problem = Diese Auswahl passt nicht zusammen.

## Settings

settings-title = Einstellungen
settings-play = Spiel
settings-cards = Karten
settings-sound = Ton
settings-display = Anzeige
settings-speed = Tempo
    .help = Wie schnell sich die Karten bewegen. Jeder Druck beendet, was unterwegs ist.
settings-speed-instant = Sofort
settings-motion = Weniger Bewegung
    .help = Karten blenden von Ort zu Ort. Nichts wackelt, kippt oder fliegt.
settings-confirm = Jeden Zug bestätigen
    .help = Wählen, sehen, was es bringt, dann bestätigen. Sonst entscheidet eine zweite Wahl.
settings-forced = Erzwungene Züge machen
    .help = Wo es nichts zu wählen gibt, macht sich der Zug von selbst.
settings-decktet = Farben des Decktet
    .help = Alle lassen sich mit jeder Art von Farbsehen unterscheiden.
settings-decktet-classic = Klassisch
settings-decktet-second = Zweite
settings-decktet-ink = Tusche und Muster
settings-french = Französisches Blatt
    .help = Zwei Farben, oder eine für jedes Zeichen.
settings-french-two = Zwei Farben
settings-french-four = Vier Farben
settings-corners = Ecken
    .help = Wie groß Rang und Farbe in den Ecken stehen.
settings-corners-normal = Normal
settings-corners-large = Groß
settings-volume = Lautstärke
    .help = Alles zusammen.
settings-effects = Karten und Menüs
    .help = Karten auf dem Tisch, Punkte, Klicks.
settings-alerts = Du bist dran
    .help = Zwei Töne, wenn du an der Reihe bist.
settings-silent = aus
settings-language = Sprache
    .help = Der Menüs, Karten und Regeln.
settings-language-system = Wie das System
settings-cloth = Tisch
    .help = Die Farbe des Tuchs.
settings-cloth-green = Grün
settings-cloth-navy = Marineblau
settings-cloth-brown = Braun
settings-grounds = Bild im Tuch
    .help = Die eigene Zeichnung jedes Spiels unter den Karten.
settings-scale = Text und Knöpfe
    .help = Wie groß sie sind, soweit das Fenster Platz hat.
settings-fullscreen = Vollbild
    .help = Kortlek füllt den Bildschirm.

## Pause

pause-example = Beispiel: { $title }
pause-go-on = Weiterspielen
pause-rules = Wie man es spielt
pause-setup = Ein neues Spiel einrichten
pause-leave = Den Tisch verlassen
pause-leave-example = Das Beispiel verlassen
pause-quit = Kortlek beenden
pause-saved = Dein Spiel wird gespeichert, während du spielst.
pause-only-tried = Ein Beispiel ist nur zum Probieren: nichts wird gespeichert.
pause-only-bots = Hier spielen nur Bots, also wird nichts gespeichert.

## Rules

rules-try = Probieren: { $what }
rules-try-it = Probieren
rules-read-on = Weiterlesen
rules-next-part = Nächster Teil

## What happened so far

story-title = Was bisher geschah
story-at-the-table = Am Tisch: { $sitters }.
story-sitter = { $who } ({ $level })
story-sitter-style = { $who } ({ $level } · { $style })
story-nothing = Noch ist nichts geschehen.

## Result

result-title = { $who-form ->
    [none] Niemand gewinnt
    [you] Du gewinnst
    [many] { $who-person ->
        [you-many] { CAP($who) } teilt euch den Sieg
       *[many] { $who } teilen sich den Sieg
    }
   *[one] { $who } gewinnt
}
result-ahead = { $count } vor { $who-dat }
result-end = { CAP($end) }.
result-end-ahead = { CAP($end) } · { $ahead }
result-help = Mit Hilfe: { $parts }.
result-undone = { $n ->
    [one] { $n } Zug zurückgenommen
   *[other] { $n } Züge zurückgenommen
}
result-hints = { $n ->
    [one] { $n } Tipp
   *[other] { $n } Tipps
}
result-again = Noch einmal
result-try-again = Noch einmal
result-same-deal = Gleiche Karten
result-another = Anderes Spiel
result-leave-example = Verlassen
result-look = Tisch ansehen
result-way-back = Zum Ergebnis

## Credits

credits-title = Über
credits-version = Version { $version }
credits-games = Die Spiele
credits-decktet = hat das Decktet erdacht (decktet.com) und Thricewise erfunden
credits-granicus = hat Granicus erfunden
credits-shed = hat Shed erfunden
credits-french = hat Industry, Court, Turncoat, Break In, Black Snake, Jackhammer, T.O.D., Virus, Paparazzi und Hatchet erfunden, zusammen erschienen als Femtîtvå
credits-kortlek = Kortlek
credits-program = Programm
    .about = die Regeln der Spiele, die Bots und der Tisch: MIT oder Apache License 2.0, nach deiner Wahl
credits-drawn = Karten, Zeichen, Klänge
    .about = für Kortlek gezeichnet und synthetisiert; ihre Lizenzen liegen daneben
credits-type = Schrift
credits-noto = The Noto Project Authors, SIL Open Font License 1.1
credits-sans = aus Cabin von Pablo Impallari und anderen gemacht, SIL Open Font License 1.1
credits-stands-on = Es steht auf
credits-bevy = die Spiele-Engine (bevy.org)
credits-egui = die Menüs
credits-leafwing = Tasten und Gamepads
credits-resvg = das Zeichnen der Karten
credits-fluent = die Sprachen
credits-others = Dateien, Zufall und die Kommandozeile

## Notices

notice-disk-full = der Datenträger ist voll
notice-locked = in den Ordner kann nicht geschrieben werden
notice-unreadable = { $what ->
    [settings] Die Einstellungen können nicht gelesen werden ({ $reason }), darum gelten die üblichen: { $file }.
   *[memory] Was Kortlek sich gemerkt hat, kann nicht gelesen werden ({ $reason }), darum gilt das Übliche: { $file }.
}
notice-not-understood = { $what ->
    [settings] Die Einstellungen sind nicht zu verstehen, darum gelten die üblichen.
   *[memory] Was Kortlek sich gemerkt hat, ist nicht zu verstehen, darum gilt das Übliche.
}
notice-not-understood-kept = { notice-not-understood } Die Datei bleibt als { $file } erhalten.
notice-not-written = { $what ->
    [save] Dein Spiel kann nicht gespeichert werden: { $reason } ({ $folder }). Du kannst weiterspielen.
    [settings] Deine Einstellungen können nicht gespeichert werden: { $reason } ({ $folder }). Du kannst weiterspielen.
   *[memory] Deine letzte Auswahl kann nicht gespeichert werden: { $reason } ({ $folder }). Du kannst weiterspielen.
}
notice-no-pictures = Kortlek findet keine Bilder und spielt mit einfachen Karten. Gesucht wurde in { $places }: Pack das ganze Paket aus und lass „assets“ neben dem Programm liegen.
notice-picture = Das Bild { $name } ist beschädigt oder fehlt; Kortlek kommt ohne es aus.
notice-shot = Das Bild liegt unter { $file }.
notice-no-shot = Das Bild kann nicht gespeichert werden: { $reason }.
notice-no-home = Ohne Benutzerordner gibt es keine gespeicherten Spiele.
notice-no-save = Es gibt kein gespeichertes Spiel, das weitergehen könnte.
notice-no-save-of = Es gibt kein gespeichertes Spiel von { $game }.
notice-save-damaged = Das gespeicherte Spiel ist beschädigt und kann nicht gelesen werden.
notice-save-newer = Das gespeicherte Spiel stammt aus einer neueren Version von Kortlek.
notice-save-unknown = Das gespeicherte Spiel ist „{ $game }“, das diese Version von Kortlek nicht hat.
notice-save-meaning = Das gespeicherte Spiel von { $game } folgt anderen Regeln, als diese Version von Kortlek spielt.
notice-save-impossible = Das gespeicherte Spiel von { $game } passt nicht zu seinen Regeln (Zeile { $line }).
notice-kept = { $problem } Die Datei bleibt als { $file } erhalten.
notice-no-example = Dieses Beispiel lässt sich nicht öffnen.
