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
menu-percent = { $n } %
menu-signed = { SIGNED($n) }
menu-label = { CAP($what) }
seed-is = Startzahl { $seed }

## Who plays how

bot-person = ein Mensch
bot-random = zufällig
    .about = spielt irgendetwas
    .help = Spielt irgendetwas Erlaubtes, ohne nachzudenken.
bot-novice = Anfänger
    .about = lernt mit dir
    .help = Spielt einfach und übersieht viel: für ein erstes Spiel.
bot-regular = geübt
    .about = spielt solide
    .help = Spielt solide, schaut aber nicht weit voraus.
bot-expert = Experte
    .about = denkt, so weit es geht
    .help = Denkt, so weit es geht. Schwer zu schlagen.
bot-matched = angepasst
    .about = so stark wie deine Ergebnisse
    .help = Etwa so stark wie du: Er wird stärker, wenn du dieses Spiel gewinnst, und schwächer, wenn du verlierst.
style-plain = normal
    .about = Die Bots spielen, was sie am besten finden.
style-own = eigener
    .about = Jeder Bot spielt in seinem eigenen Stil; alle sind gleich stark.
style-bold = kühn
    .about = Von gleich guten Zügen wählen sie den gewagtesten.
style-careful = vorsichtig
    .about = Von gleich guten Zügen wählen sie den sichersten.
style-greedy = gierig
    .about = Von gleich guten Zügen wählen sie schnelle Punkte.
style-spiteful = boshaft
    .about = Von gleich guten Zügen wählen sie den, der den Führenden behindert.

## Die Bots

character-elm = wägt jede Karte zweimal ab
    .glad = Geduld zahlt sich aus.
    .calm = Eine Karte nach der anderen.
    .sad = Ich hätte warten sollen.
character-birch = versucht, womit niemand rechnet
    .glad = Ich sagte doch, das klappt!
    .calm = Ich habe schon schlechter gespielt.
    .sad = Es war den Versuch wert.
character-rowan = behält im Auge, wer vorn liegt
    .glad = Ihr wart euch zu sicher.
    .calm = Leicht hattet ihr es nicht.
    .sad = Genießt es, solange es dauert.
character-juniper = zählt jeden Punkt
    .glad = Die Rechnung geht auf.
    .calm = Ich hatte mit mehr gerechnet.
    .sad = Wo ist das alles hin?
character-hazel = nimmt alles, was glänzt
    .glad = Alles meins!
    .calm = Das war schön.
    .sad = Nächstes Mal will ich mehr.
character-linden = spielt aus Freude am Spiel
    .glad = Was für eine schöne Überraschung!
    .calm = Ein schönes Spiel. Danke!
    .sad = Gut gespielt. Noch einmal?
character-alder = sagt wenig und vergisst nichts
    .glad = Wie erwartet.
    .calm = Zur Kenntnis genommen.
    .sad = Das merke ich mir.
character-ash = spielt hoch und bleibt ruhig
    .glad = Wer wagt, gewinnt.
    .calm = Nicht mein Tag, aber auch kein schlechter.
    .sad = Alles oder nichts. Also nichts.

## Title

title-tagline = Dreizehn Kartenspiele gegen ehrliche Bots
title-continue = Fortsetzen
title-decktet = Für das Decktet
title-french = Für das französische Blatt
title-games = { $n ->
    [one] ein Spiel
   *[other] { SPELL($n) } Spiele
}
title-under-way = läuft noch
title-not-yet = noch nicht spielbar
title-quit = Beenden
shelf-all = Alle Spiele
shelf-for-two = Für zwei
shelf-for-more = Für drei und mehr
shelf-short = Bis 15 Minuten
shelf-under-way = Laufende
shelf-not-won = Noch nicht gewonnen
shelf-make-favourite = Zu den Favoriten
shelf-no-favourite = Aus Favoriten entfernen
shelf-favourites = Favoriten
shelf-by-deck = Nach Blatt
shelf-by-name = Nach Namen
shelf-by-length = Nach Dauer
shelf-by-play = Zuletzt gespielt
shelf-by-favour = Favoriten zuerst
shelf-play = Spielen
shelf-new-game = Neues Spiel
shelf-set-up = Einrichten
shelf-cover = Einrichten und spielen
shelf-learn = Geführte Lektion
# A lesson that was left midway.
shelf-learn-at = Lektion: Schritt { $n } von { $of }
shelf-learned = Lektion wiederholen
shelf-won = { $won } von { $played }
shelf-won-at = Du hast { $won } von { $games } Spielen gewonnen
shelf-won-all = Du hast jedes Spiel gewonnen
shelf-left = Noch zu gewinnen: { $games }

## The deal of the day

daily-title = Tagesspiel
    .about = Heute bekommen alle die gleichen Karten. Neue gibt es um Mitternacht (UTC).
daily-date = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[other] Sonntag
}, { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[other] Dezember
}
daily-game = { $game }, { SPELL($players) } Spieler
daily-deal = Karten geben
daily-won = Gewonnen · nochmal
daily-played = Gespielt · nochmal

## Setup

setup-games = Spiele
setup-rules = Regeln
setup-as-in-the-rules = wie in den Regeln
setup-to-the-rules = Wie in den Regeln
setup-seats = Wer wo sitzt
setup-seat = Platz { $n }
setup-sit-here = Hier sitzen
    .help = Du spielst von diesem Platz. Wer hier sitzt, bekommt dafür deinen.
    .own = Du spielst hier. Setze einen Bot an deine Stelle, und du siehst den Bots zu.
setup-count = { CAP(SPELL($n)) }
setup-style = Stil
setup-seed = Startzahl
    .help = Die gleiche Zahl gibt immer die gleichen Karten.
setup-another-seed = Eine andere
setup-another-bot = Ein anderer Gegner
# A button beside letters or digits to press.
delete-last = Letztes Zeichen löschen
setup-paste-seed = Einfügen
setup-deal = Karten geben
setup-watch = Die Bots spielen lassen
setup-continue = Partie fortsetzen
setup-under-way = Deine Partie läuft noch. Eine neue wird daneben gespeichert.
setup-under-way-at = Deine Partie läuft noch ({ $progress }). Eine neue wird daneben gespeichert.
setup-problem = Diese Optionen passen nicht zusammen.

## Settings

settings-title = Einstellungen
settings-play = Spiel
settings-cards = Karten
settings-sound = Ton
settings-display = Anzeige
settings-speed = Tempo
    .help = Wie schnell sich die Karten bewegen. Klick oder Taste beendet die Bewegung.
settings-speed-instant = Sofort
settings-usual = Auf Standard zurücksetzen
settings-mine = Zurücksetzen rückgängig machen
settings-bots = Tempo der Bots
    .help = Wie lange du auf den Zug eines Bots wartest, wie schnell die Karten auch sind.
settings-bots-cards = wie die Karten
settings-bots-brisk = flott
settings-bots-steady = ruhig
settings-bots-slow = langsam
settings-step = Nach jedem Bot warten
    .help = Nach jedem Zug eines Bots wartet der Tisch auf Klick oder Taste.
settings-motion = Weniger Bewegung
    .help = Karten erscheinen am Ziel, statt zu fliegen. Nichts wackelt oder kippt.
settings-confirm = Jeden Zug bestätigen
    .help = Du siehst, was ein Zug bringt, bevor du ihn bestätigst. Sonst gilt er, sobald du zweimal dasselbe wählst.
settings-forced = Erzwungene Züge machen
    .help = Wo es nichts zu wählen gibt, wird der Zug für dich gemacht.
settings-snap = Karten einrasten
    .help = Wo Karten überall liegen dürfen, rastet eine, die nur wenig daneben liegt, an ihrem Platz ein.
settings-tips = Erklärungen
    .help = Ruht der Zeiger oder der Fokus auf etwas auf dem Tisch, steht daneben, was es ist.
settings-table-tips = Hinweise am Tisch
    .help = Sie erklären am Tisch, was zum ersten Mal vorkommt.
settings-tips-again = Alle Hinweise wieder
    .help = Hinweise, die du geschlossen hast, werden noch einmal gezeigt.
    .button = Wieder zeigen
settings-decided = Sagen, wenn es entschieden ist
    .help = Kann niemand mehr ändern, wer gewinnt, dürfen die Bots den Rest spielen.
settings-decktet = Farben des Decktets
    .help = Alle sind auch bei einer Farbsehschwäche zu unterscheiden.
settings-decktet-classic = Klassisch
settings-decktet-second = Zweite
settings-decktet-ink = Tusche und Muster
settings-french = Französisches Blatt
    .help = Zwei Farben oder eine je Kartenfarbe.
settings-french-two = Zwei Farben
settings-french-four = Vier Farben
settings-corners = Ecken
    .help = Wie groß Rang und Farbe in den Ecken stehen.
settings-corners-normal = Normal
settings-corners-large = Groß
settings-card-words = Wörter auf Karten
    .help = Namen der Decktet-Karten und Buchstaben von Bube, Dame und König.
settings-card-words-printed = Wie gedruckt
settings-card-words-own = In meiner Sprache
settings-volume = Lautstärke
    .help = Alles zusammen.
settings-effects = Karten und Menüs
    .help = Karten auf dem Tisch, Punkte, Klicks.
settings-alerts = Du bist dran
    .help = Zwei Töne, wenn du an der Reihe bist.
settings-silent = aus
settings-language = Sprache
    .help = Für Menüs, Karten und Regeln.
settings-language-system = Wie das System
settings-cloth = Tisch
    .help = Die Farbe des Tuchs.
settings-cloth-green = Grün
settings-cloth-navy = Marineblau
settings-cloth-brown = Braun
settings-cloth-linen = Leinen
settings-cloth-contrast = Starker Kontrast
settings-grounds = Bild im Tuch
    .help = Die eigene Zeichnung jedes Spiels unter den Karten.
settings-scale = Text und Knöpfe
    .help = Wie groß sie sind; Seiten und Felder machen Platz.
settings-fullscreen = Vollbild
    .help = Kortlek füllt den Bildschirm.
settings-limit = Bildrate begrenzen
    .help = Höchstens so viele Bilder pro Sekunde. Weniger schont Akku und Lüfter.
settings-limit-none = wie der Bildschirm
settings-call = In der Taskleiste melden
    .help = Blinkt, wenn du dran bist und Kortlek im Hintergrund ist.
settings-quiet = Stumm im Hintergrund
    .help = Im Hintergrund hörst du nur das Signal, dass du dran bist.
settings-open = Öffnen
settings-first = Die erste Seite
    .help = Größe, Farben, Bewegung und Ton auf einer Seite, mit einem kleinen Tisch zum Ausprobieren.
settings-problem = Ein Problem melden
    .help = Zeigt dir einen Bericht und speichert ihn als Datei, wenn du willst. Nichts wird gesendet.
settings-search = Eine Einstellung suchen
settings-search-letters = abcdefghijklmnopqrstuvwxyzäöüß
settings-nothing-found = Keine Einstellung gefunden.

## The first start

first-title = Wie hättest du den Tisch gern?
first-later = All das lässt sich später in den Einstellungen ändern.
first-motion = Bewegung
    .help = Karten fliegen oder erscheinen.
first-motion-all = Alle
first-motion-calm = Ruhig
first-motion-none = Keine
first-sound = Karten und ein Signal, wenn du dran bist.
first-about = Der Tisch daneben zeigt, was du wählst. Teste seine Karten: Noch geht es um nichts.
first-sure = Überspringen setzt deine Änderungen zurück: Drücke noch einmal auf „Überspringen“.
first-skip = Überspringen
    .about = Standardeinstellungen
first-play = Spielen
first-as-it-was = Zurück
    .about = wie es war
first-done = Fertig
first-stays-here = Kein Konto, kein Netz: Alles bleibt auf diesem Rechner.
first-your-turn = Du bist dran
first-ahead = vorn
first-turn = Zug { $n }
first-plays = { $who } spielt { $card }.
first-follow = Du musst bedienen.
first-you = Du

## Reporting a problem

problem-title = Ein Problem melden
problem-about = Nichts wird gesendet: Speichere den Bericht als Datei, und du entscheidest, wer ihn bekommt. Neben deinen eigenen Worten enthält er Versionen, Einstellungen, die laufende Partie und die letzten Zeilen des Protokolls.
problem-words = Was ist passiert, und was hast du stattdessen erwartet?
problem-write = Datei speichern
problem-written = Gespeichert als { $file }. Schicke die Datei mit, wenn du das Problem meldest.
problem-address = Hier kannst du es melden: { $address }
problem-copy = Adresse kopieren
problem-folder = Ordner öffnen
problem-not-opened = Der Ordner kann nicht geöffnet werden: { $reason }.
problem-no-home = Ohne Benutzerordner kann die Datei nicht gespeichert werden.
problem-no-log = Das Protokoll kann nicht geschrieben werden: { $reason }. Du kannst weiterspielen.
problem-last-time = Kortlek wurde beim letzten Mal unerwartet beendet. Näheres unter Einstellungen > Anzeige > Ein Problem melden.

## Pause

pause-example = Beispiel: { $title }
pause-lesson = Ein erstes Spiel
pause-learn = Geführte Lektion
pause-go-on = Weiterspielen
pause-rules = Regeln
pause-setup = Ein neues Spiel einrichten
pause-leave = Den Tisch verlassen
pause-leave-example = Das Beispiel verlassen
pause-leave-lesson = Die Lektion verlassen
pause-quit = Kortlek beenden
pause-saved = Deine Partie wird gespeichert, während du spielst.
pause-only-tried = Ein Beispiel ist nur zum Probieren: Nichts wird gespeichert.
pause-only-taught = Eine Lektion ist nur zum Probieren: Bis zu ihrem Ende wird nichts gespeichert.
pause-only-bots = Hier spielen nur Bots, also wird nichts gespeichert.

## When nobody can change the end

decided-won = Es ist entschieden: Du gewinnst, was auch kommt.
decided-lost = Es ist entschieden: Du kannst nicht mehr gewinnen.
decided-about = Spiele gern weiter, oder lass die Bots den Rest sofort spielen. Es zählt so oder so.
decided-settle = Zu Ende spielen lassen

## Rules

rules-try = Probieren: { $what }
rules-try-next = { $done ->
    [0] Beispiel: { $what }
   *[other] Beispiel: { $what } · { $done } von { $all } gelöst
}
rules-try-it = Probieren
rules-explain = Was es bedeutet
rules-read-on = Weiterlesen
rules-next-part = Nächster Teil

## What happened so far

story-title = Was bisher geschah
story-messages = Meldungen
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
result-title-together = { $who-person ->
    [you-many] { CAP($who) } gewinnt
   *[many] { $who } gewinnen
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
result-points = So kamen die Punkte
# As result-points, where the score counts what one is glad to be rid of.
result-came = So kam es dazu
result-fewer = weniger ist besser
result-players = Die Spieler
result-course = Der Verlauf
    .about = der Stand aller, vom Anfang bis zum Ende
result-turnings = Wendepunkte
result-moments = Schlüsselmomente
result-last = Der Tisch am Ende
result-turning = { CAP($who) } { SIGNED($n) }
result-partly = { $words } ({ SIGNED($n) })
result-by = { CAP($who) }: { $words }
result-through = { $words } · { $deed }
result-leads = { $who-form ->
    [you] Du liegst { $count } vorn
    [many] { $who-person ->
        [you-many] { CAP($who) } liegt { $count } vorn
       *[many] { $who } liegen { $count } vorn
    }
   *[one] { $who } liegt { $count } vorn
}
result-level = { $who-person ->
    [you-many] { CAP($who) } liegt gleichauf
   *[many] { $who } liegen gleichauf
}
result-level-pairs = Die Paare liegen gleichauf
result-each = wähle eine Zahl, um zu sehen, woher sie kommt
result-lost = verlorene Punkte
result-taken = dazubekommen
result-seed = Startzahl { $seed }
    .about = gleiche Zahl, gleiche Karten
result-again = Noch einmal
result-try-again = Noch einmal
result-same-deal = Gleiche Karten
result-another = Zum Regal
result-leave-example = Verlassen
result-copy-seed = Zahl kopieren
result-watch = Noch einmal ansehen
result-look = Tisch ansehen
result-way-back = Zum Ergebnis

## Records

records-title = Partien
records-shelf = Regal
records-games = Partien
records-numbers = Statistik
records-about = { $over } beendet, { $open } laufend
records-open = Laufend
records-over = Beendet
records-bad = Nicht lesbar
records-any = Alle Ergebnisse
records-under-way = Laufend
records-all-won = Gewonnen
records-all-lost = Verloren
records-with-help = Ohne Wertung
records-newest = Neueste zuerst
records-longest = Längste zuerst
records-closest = Knappste zuerst
records-open-file = Datei öffnen
records-all-files = Alles sichern
records-search = Name, Mitspieler oder Startzahl
records-no-such = Keine Partien gefunden.
records-show-all = Alle zeigen
records-nothing = Noch nichts gespielt.
records-nothing-lies = Da lag noch nichts auf dem Tisch.
records-just-now = gerade eben
records-minutes-ago = vor { $n } Min.
records-hours-ago = { $n ->
    [one] vor einer Stunde
   *[other] vor { $n } Stunden
}
records-days-ago = { $n ->
    [one] vor einem Tag
   *[other] vor { $n } Tagen
}
records-hours = { $h } Std. { $m } Min.
records-mixed = gemischt
records-watched = von Bots gespielt
records-shared = Sieg geteilt
records-won = gewonnen
records-won-by = gewonnen, { $n } vorn
records-lost = verloren
records-lost-by = verloren, { $n } zurück
records-no-help = Ohne Hilfe gespielt.
records-help = Ohne Wertung: { $parts }.
records-typed = Startzahl bekannt
records-known = schon einmal gegeben
records-replayed = aus einer anderen Partie weitergespielt
records-watch = Noch einmal ansehen
records-watch-so-far = Bisher ansehen
records-save = Als Datei speichern
records-delete = Löschen
records-bring-back = Zurückholen
records-away = { $game } ist gelöscht, auch aus der Statistik. Du kannst es zurückholen, bis du diese Seite verlässt.
records-bad-away = Gelöscht. Du kannst es zurückholen, bis du diese Seite verlässt.
records-kept-as = Gespeichert als { $file }.
records-nothing-counts = Noch keine Partie, die zählt.
records-any-players = Jede Anzahl
records-any-level = Jede Stärke
records-played = gespielt
records-cell-won = gewonnen
records-place = Platz im Mittel
records-margin = Vorsprung im Mittel
records-streak = Siege in Folge
records-streak-now = jetzt { $n }
records-best = Bestwert
records-time = Zeit
records-few = blass: unter { $n } Partien
records-course = Ergebnisse im Verlauf
records-course-margins = Punkte vor dem besten Gegner; Band: Mittel aus neun Partien
records-course-places = über der Linie: vorn; Band: Mittel aus neun Partien
records-by-level = Gewonnen nach Stärke und Anzahl
records-all-of-them = Alle
records-apart = Ohne Wertung
records-apart-help = Mit Hilfe
    .about = Tipps, zurückgenommene Züge
records-apart-known = Bekannte Karten
    .about = Startzahl eingegeben oder wiederholt
records-apart-replayed = Weitergespielt
    .about = aus einer angesehenen Partie
records-set-back = { $game } zurücksetzen
records-set-all-back = Alles zurücksetzen
records-count-again = { $game } von früher mitzählen
records-export = Exportieren

## Watching again

replay-step = Schritt { $n } von { $all }
replay-step-back = Einen Schritt zurück
replay-step-on = Einen Schritt weiter
replay-run = Abspielen
replay-pause = Anhalten
replay-jump-back = Zurückspringen
replay-jump-on = Weiterspringen
replay-rounds = nach Runden
replay-choices = nach deinen Zügen
replay-leads = nach Führung
replay-turnings = nach Wendepunkten
replay-turning = Wendepunkt { $n }
replay-lead = { $who-form ->
    [you] du gehst in Führung
   *[one] { $who } geht in Führung
}
replay-choice = dein Zug
replay-open = Alles offen
replay-close = Schließen
replay-play-on = Von hier weiterspielen
replay-player = Spieler

## Credits

credits-title = Über Kortlek
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
credits-stands-on = Baut auf
credits-bevy = die Spiele-Engine (bevy.org)
credits-egui = die Menüs
credits-leafwing = Tasten und Controller
credits-resvg = das Zeichnen der Karten
credits-fluent = die Sprachen
credits-others = Dateien, Zufall und die Kommandozeile

## Notices

notice-disk-full = der Datenträger ist voll
notice-locked = in den Ordner kann nicht geschrieben werden
notice-other-tab = Kortlek ist in einem anderen Tab offen, und nur der erste speichert
notice-no-storage = der Browser behält nichts für diese Seite (ein privates Fenster?)
notice-unreadable = { $what ->
    [settings] Die Einstellungen können nicht gelesen werden ({ $reason }), darum gelten die Standardwerte: { $file }.
   *[memory] Was Kortlek sich gemerkt hat, kann nicht gelesen werden ({ $reason }), darum gelten die Standardwerte: { $file }.
}
notice-not-understood = { $what ->
    [settings] Die Einstellungen sind nicht zu verstehen, darum gelten die Standardwerte.
   *[memory] Was Kortlek sich gemerkt hat, ist nicht zu verstehen, darum gelten die Standardwerte.
}
notice-not-understood-kept = { notice-not-understood } Die Datei bleibt als { $file } erhalten.
notice-passed-over = { $what ->
    [settings] Einige Einstellungen kennt diese Version von Kortlek nicht, darum gelten die Standardwerte: { $names }.
   *[memory] Einige deiner letzten Angaben kennt diese Version von Kortlek nicht, darum gelten die Standardwerte: { $names }.
}
notice-not-written = { $what ->
    [save] Deine Partie kann nicht gespeichert werden: { $reason } ({ $folder }). Du kannst weiterspielen.
    [settings] Deine Einstellungen können nicht gespeichert werden: { $reason } ({ $folder }). Du kannst weiterspielen.
    [archive] Deine beendeten Partien können nicht gespeichert werden: { $reason } ({ $folder }).
    [export] Die Datei kann nicht geschrieben werden: { $reason } ({ $folder }).
   *[memory] Deine letzte Auswahl kann nicht gespeichert werden: { $reason } ({ $folder }). Du kannst weiterspielen.
}
notice-no-pictures = Kortlek findet keine Bilder und spielt mit einfachen Karten. Gesucht wurde in { $places }. Packe das ganze Paket aus, mit dem Ordner „assets“ neben dem Programm.
notice-picture = Das Bild { $name } ist beschädigt oder fehlt; Kortlek kommt ohne aus.
# Beside the bindings: the key that takes a picture of the window.
shot-key = { $key }: Bild speichern
notice-shot = Screenshot gespeichert als { $file }.
notice-no-shot = Der Screenshot kann nicht gespeichert werden: { $reason }.
notice-no-home = Ohne Benutzerordner können keine Partien gespeichert werden.
notice-no-save = Es gibt keine gespeicherte Partie zum Fortsetzen.
notice-no-save-of = Es gibt keine gespeicherte Partie { $game }.
notice-save-damaged = Die gespeicherte Partie ist beschädigt und kann nicht gelesen werden.
notice-save-newer = Die gespeicherte Partie stammt aus einer neueren Version von Kortlek.
notice-save-unknown = Das gespeicherte Spiel „{ $game }“ gibt es in dieser Version von Kortlek nicht.
notice-save-meaning = Die gespeicherte Partie { $game } folgt anderen Regeln, als diese Version von Kortlek spielt.
notice-save-impossible = Die gespeicherte Partie { $game } verstößt gegen ihre Regeln (Zeile { $line }).
notice-kept = { $problem } Die Datei bleibt als { $file } erhalten.
notice-save-not-there = Die Datei gibt es nicht, oder sie lässt sich nicht öffnen.
notice-save-dropped = Die Züge dieser Partie wurden gelöscht, um Platz zu schaffen; ihr Ergebnis bleibt.
notice-not-watched = { $file } kann nicht angesehen werden. { $problem }
notice-no-playing-on = Aus dieser Stellung kann nicht weitergespielt werden.
notice-exported = Datei gespeichert als { $file }.
notice-copied = Kopiert: { $what }
notice-games-dropped = { $n ->
    [one] Die Züge deiner ältesten beendeten Partie wurden gelöscht
   *[other] Die Züge deiner { $n } ältesten beendeten Partien wurden gelöscht
}: Kortlek hebt { $most } Partien und { $room } MiB auf. Die Ergebnisse bleiben in der Statistik.
notice-no-example = Dieses Beispiel lässt sich nicht öffnen.
notice-no-lesson = Diese Lektion lässt sich nicht öffnen.
notice-learn = Zum ersten Mal hier? „Geführte Lektion“ zeigt dir { $game } in { $n } kleinen Schritten.

## Ein Spiel auf einer Seite, und die Karten

reference-title = Kurzübersicht
reference-one-page = Kurzübersicht
reference-let-go = zum Schließen loslassen
reference-press = zum Schließen klicken
reference-rules = das ganze Regelheft
reference-none = Dieses Spiel hat noch keine eigene Seite. Das Regelheft sagt alles.
decks-title = Die Karten
decks-decktet = Decktet
decks-french = Französisches Blatt
decks-about-decktet = 36 Karten sind das Grundspiel; Bauern und Höfe gibt es nur in Shed, die Ausrede in keinem Spiel.
decks-about-french = 52 Karten und zwei Joker.
decks-basic = Grundspiel
decks-extended = Nur in manchen Spielen
decks-pips = { $n ->
    [one] { $n } Auge
   *[other] { $n } Augen
}

## A lesson at the table

lesson-idea = Schritt { $n } von { $of }
lesson-show-me = Zeig es mir
# Said when places for a card are shown that is carried over a canvas.
lesson-outlines = Ein Umriss zeigt einen Platz für deine Karte und was sie dort bringt. Zieh deine Karte darauf und drehe sie passend.
lesson-half = Gut. Nun drück auf das Umrandete.
lesson-skip-idea = Auslassen
lesson-leave = Die Lektion verlassen
lesson-leave-ask = Die Lektion verlassen?
lesson-leave-about = Nächstes Mal geht sie hier weiter.
lesson-stay = Bleiben
lesson-menu = Menü
lesson-leave-short = Verlassen
lesson-go-on = Weiter
lesson-play-on = Weiterspielen
# Before what is taught, where the last move had led elsewhere.
lesson-set-again = Dafür liegen die Karten neu.
# Beside the button that makes the decision which is picked; $what is the button’s label.
lesson-confirm = Drücke jetzt „{ $what }“.
# What was picked belongs to nothing that the step asks for.
lesson-stray = Das hilft hier nicht. Drücke noch einmal darauf, und es liegt wieder an seinem Platz.
lesson-end = Das war alles, was ich dir zeigen wollte. Das Spiel geht von hier weiter, und Tipps gibt es, wann du willst.

# Hinweise am Tisch: einer auf einmal, jeder, wenn seine Lage zum ersten Mal vorkommt, bis er geschlossen wird.
tips-shown-again = Alle Hinweise werden wieder gezeigt.
table-tip = Hinweis
table-tip-look = { $device ->
    [touch] Lege einen Finger auf etwas auf dem Tisch, und du erfährst, was es ist und was es jetzt tut.
    [steered] Geh zu etwas auf dem Tisch und warte: Du erfährst, was es ist und was es jetzt tut.
   *[mouse] Zeige mit der Maus auf etwas auf dem Tisch, und du erfährst, was es ist und was es jetzt tut.
}
table-tip-undo = Mit dem Pfeil oben kannst du beliebig viele Züge zurücknehmen.
table-tip-hint = Nicht sicher? Der Tipp, die Laterne oben, zeigt, was ein starker Spieler hier täte.
table-tip-reference = Die Kurzübersicht zeigt das Spiel auf einer Seite: Halte das Buch oben (oder seine Taste) gedrückt.
table-tip-log = Der Verlauf erzählt alles, was geschehen ist, das Neueste zuerst. Bleib auf einer Zeile, und ihre Karten werden umrandet.
table-tip-hand = Du kannst deine Hand nach Farbe oder Rang sortieren: Drücke die Pfeile daneben, oder zieh die Karten, wohin du willst.
table-tip-marks = Du kannst markieren, was du von etwas hältst: mit einem Rechtsklick oder der Taste zum Markieren. Nur du siehst es.
