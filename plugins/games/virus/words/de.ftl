### What Virus says, in German. The translation has not been read by a native speaker yet, and wants one.

tagline = Trinken, anstecken, stehlen oder abwehren, alle zugleich auf drei.
goal = Wer gesund ist, bekommt Punkte für die eigenen Flaschen; bleib nicht auf dem Virus sitzen.

## Why an action is refused

no-such-target = Dort sitzt niemand: Zeige auf jemanden an diesem Tisch.
no-pointing-at-yourself = Zeige auf jemand anderen: Dir selbst kannst du das nicht antun.
no-bottle-to-drink = Du hast keine volle Flasche mehr zum Trinken.
no-card-to-infect-with = Du hast keine Karte auf der Hand zum Anstecken.
# $who: at whom the player pointed.
no-bottle-to-steal = { $who } hat keine volle Flasche zum Stehlen: Ausgetrunkene sind sicher.

## What points are for

why-bottles = Flaschen minus Keime auf der Hand
why-virus = das Virus
why-four-bottles = vier Flaschen ausgetrunken, ohne Virus
why-five-bottles = fünf Flaschen ausgetrunken, trotz Virus
why-cap = nach hundert Zügen ist die Runde zu Ende

## The end

end-two_rounds = Zwei Runden sind gewonnen
end-three_rounds = Drei Runden sind gespielt

## On the table

drink-word = Trinken
infect-word = Anstecken
steal-word = Stehlen
block-word = Abwehren
bottles = { $full } voll, { $drunk } leer
germs = { $n ->
    [one] { $n } Keim
   *[other] { $n } Keime
}
germs-and-virus = { $n ->
    [0] das Virus
    [one] { $n } Keim und das Virus
   *[other] { $n } Keime und das Virus
}
full-bottles = volle Flaschen
ends-at = Ende bei { $n }
cut-in = Ende in { $n ->
    [one] { $n } Zug
   *[other] { $n } Zügen
}
four-win = vier gewinnen
five-win = fünf gewinnen mit Virus
last-turns = Letzte Züge
if-over = Wäre die Runde jetzt aus
round-over = Die Runde ist aus
round-n = Runde { $n }
round-short = R{ $n }
now = jetzt
then = dann
total = gesamt
worth = { $n }
worth-guess = { $n }?
unit-rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}

## What is done

drink = Trinken
    .done = { $actor-form ->
        [you] trinkst eine Flasche
       *[one] trinkt eine Flasche
    }
    .now = { $actor-form ->
        [you] trinkst
       *[one] trinkt
    }
infect = { $who } anstecken
    .done = { $actor-form ->
        [you] steckst { $who-acc } an
       *[one] steckt { $who-acc } an
    }
    .now = { $actor-form ->
        [you] steckst an
       *[one] steckt an
    }
steal = { $who } bestehlen
    .done = { $actor-form ->
        [you] bestiehlst { $who-acc }
       *[one] bestiehlt { $who-acc }
    }
    .now = { $actor-form ->
        [you] stiehlst
       *[one] stiehlt
    }
block = { $who } abwehren
    .done = { $actor-form ->
        [you] wehrst { $who-acc } ab
       *[one] wehrt { $who-acc } ab
    }
    .now = { $actor-form ->
        [you] wehrst ab
       *[one] wehrt ab
    }

## The bar on top

progress = Runde { $round } von 3, Zug { $turn }
progress-two = Runde { $round }, Zug { $turn }
deal-title = Flaschen und Karten werden verteilt
deal-line = Eine der Karten ist das Virus.
choose-title = Wähle heimlich
choose-line = Wähle, was du wem antust, oder trink. Alle zeigen zugleich.
choose-line-virus = Du hast das Virus: Stecke jemanden an, vielleicht geht es mit.
choose-line-two = Ohne Virus gewinnen vier Flaschen. Trink, stecke an, stiehl, wehre ab.
choose-line-two-virus = Du hast das Virus: Gib es weiter, oder trink fünf Flaschen.
wait-line = { $who-form ->
    [one] { $who } wählt noch.
   *[many] { $who } wählen noch.
}
watch-line = Alle wählen zugleich und heimlich.
drink-fails = Es misslingt, wenn dich jemand ansteckt oder bestiehlt.
drink-fails-two = Es misslingt, wenn { $who } dich ansteckt oder bestiehlt.
infect-fails = { $who } bekommt eine Karte und trinkt nicht, außer du wirst abgewehrt.
steal-fails = Du bekommst eine Flasche, { $who } trinkt nicht, außer du wirst abgewehrt.
block-fails = Was { $who } dir antut, misslingt. Sonst hält es niemanden auf.
reveal-title = Drei!
reveal-line = Der Reihe nach gezeigt; alles geschieht zugleich.
over-title = Die Wertung
leads = { $who-person ->
    [you] Du führst mit { points.dat }.
    [you-many] { CAP($who) } führt mit je { points.dat }.
    [many] { $who } führen mit je { points.dat }.
   *[one] { $who } führt mit { points.dat }.
}
ending = { $who-person ->
    [you] Du hast nach drei Runden am meisten: { points }.
    [you-many] { CAP($who) } habt nach drei Runden am meisten: je { points }.
    [many] { $who } haben nach drei Runden am meisten: je { points }.
   *[one] { $who } hat nach drei Runden am meisten: { points }.
}
ending-two = { $who-form ->
    [you] Du hast zuerst zwei Runden gewonnen.
   *[one] { $who } hat zuerst zwei Runden gewonnen.
}

## The panels

choosing = Wahl offen
ready = bereit
has-virus = { $who-form ->
    [you] hast das Virus
   *[one] hat das Virus
}
held-virus = zuvor mit Virus

## A turn step after step

count-title = Eins, zwei, drei!
count-line = Auf drei öffnen sich die Hände.
blocks-line = { $who-person ->
    [you] Du hältst { $stopped-acc } auf.
    [you-many] { CAP($who) } haltet { $stopped-acc } auf.
    [many] { $who } halten { $stopped-acc } auf.
   *[one] { $who } hält { $stopped-acc } auf.
}
blocks-banner = { $who-person ->
    [you] Du wehrst { $stopped-acc } ab
    [you-many] { CAP($who) } wehrt { $stopped-acc } ab
    [many] { $who } wehren { $stopped-acc } ab
   *[one] { $who } wehrt { $stopped-acc } ab
}
infect-line = { $actor-form ->
    [you] Du gibst { $who-dat } eine Karte.
   *[one] { $actor } gibt { $who-dat } eine Karte.
}
got-germs = { $n ->
    [one] Du hast einen Keim bekommen.
   *[other] Du hast { $n } Keime bekommen.
}
got-virus = Du bekommst das Virus!
virus-banner = Das Virus!
steal-line = { $actor-form ->
    [you] Du nimmst { $who-dat } eine Flasche weg.
   *[one] { $actor } nimmt { $who-dat } eine Flasche weg.
}
empty-line = Keine Flasche ist übrig für { $who-acc }.
empty-banner = Keine Flasche mehr: { $who }
drinks-line = { $who-person ->
    [you] Du trinkst eine Flasche.
    [you-many] { CAP($who) } trinkt je eine Flasche.
    [many] { $who } trinken je eine Flasche.
   *[one] { $who } trinkt eine Flasche.
}
disturbed-line = { $who-person ->
    [you] Du hältst { $stopped-acc } vom Trinken ab.
    [you-many] { CAP($who) } haltet { $stopped-acc } vom Trinken ab.
    [many] { $who } halten { $stopped-acc } vom Trinken ab.
   *[one] { $who } hält { $stopped-acc } vom Trinken ab.
}
disturbed-banner = Kein Schluck für { $who-acc }
over-now = { $n ->
    [0] Keine volle Flasche ist mehr da.
    [one] Nur noch { $n } volle Flasche ist da.
   *[other] Nur noch { $n } volle Flaschen sind da.
}
over-cut = Hundert Züge sind vorbei.
over-two = Die Runde ist gewonnen.
hands-line = Alle decken ihre Karten auf, das Virus zuletzt.
holder-banner = { $who-form ->
    [you] Du hast das Virus
   *[one] { $who } hat das Virus
}
round-won = { $who-form ->
    [you] Du gewinnst die Runde
   *[one] { $who } gewinnt die Runde
}

## The log

heading-turn = Runde { $round }, Zug { $n }
heading-over = Das Ende von Runde { $n }
dealt = Alle haben { SPELL($bottles) } Flaschen und { SPELL($cards) } Karten. Die Runde endet bei zwei vollen Flaschen.
dealt-two = Beide haben { SPELL($bottles) } Flaschen und { SPELL($cards) } Karten.
dealt-virus = { $who-form ->
    [you] Du hast das Virus
   *[one] { $who } hat das Virus
}
seat-does = { CAP($actor) } { $deed }
infect-blocked = { $actor-form ->
    [you] willst { $who-acc } anstecken und wirst abgewehrt
   *[one] will { $who-acc } anstecken und wird abgewehrt
}
steal-blocked = { $actor-form ->
    [you] willst { $who-acc } bestehlen und wirst abgewehrt
   *[one] will { $who-acc } bestehlen und wird abgewehrt
}
drink-stopped = { $actor-form ->
    [you] willst trinken und kommst nicht dazu
   *[one] will trinken und kommt nicht dazu
}
steal-empty = { $actor-form ->
    [you] findest bei { $who-dat } keine Flasche mehr
   *[one] findet bei { $who-dat } keine Flasche mehr
}
infect-germ = { $actor-form ->
    [you] gibst { $who-dat } einen Keim
   *[one] gibt { $who-dat } einen Keim
}
infect-virus = { $actor-form ->
    [you] gibst { $who-dat } das Virus
   *[one] gibt { $who-dat } das Virus
}

## Facts

one-in = 1 von { $n }
n-of = { $n } von { $of }
percent = { $n } %
certain = sicher
drink-ends = beendet die Runde
drink-wins = gewinnt die Runde
the-round = Die Runde
round-ends = endet
round-goes-on = geht weiter
is-won = ist dein
full-then = Volle Flaschen dann
your-full-then = Deine vollen dann
you-then = Punkte dann
you-then-healthy = Punkte ohne das Virus
card-is-virus = Die Karte ist das Virus
then-round = Dann die Runde
then-drunk = Dann getrunken
drunk-then = Getrunken dann
their-drink = Wenn { $who } trinkt
their-card = { GENITIVE($who) } Karte
their-theft = { GENITIVE($who) } Diebstahl
is-stopped = vereitelt
cant-anyway = unmöglich
aimed-at-you = Zuletzt gegen dich
your-virus = Du hast das Virus
you-now = Punkte jetzt
without-virus = Punkte ohne das Virus
passes-on = Anstecken gibt es weiter
where-virus = Wer hat das Virus?
drunk-so-far = Getrunkene Flaschen

## What can’t be done

choose-gesture = Wähle eine Geste bei jemandem oder „Trinken“ bei dir.
aim-at = Um auf { $who } zu zielen, wähle dort eine der drei Gesten: anstecken, stehlen, abwehren.
use-drink = Um eine deiner Flaschen zu trinken, wähle „Trinken“ daneben.
use-infect = Um eine Karte loszuwerden, wähle „Anstecken“ bei jemandem. Der Zufall nimmt die Karte.
past-help = Die letzten Züge, der neueste zuerst: die Geste und das Zeichen dessen, auf den sie zielte. Kreuz: misslungen.
dial-help = Die vollen Flaschen am ganzen Tisch: Sind noch zwei oder weniger da, endet die Runde.
sheet-help = Vier für jede Flasche, minus eins für jeden Keim; wer das Virus hat, bekommt nur 1.

## Tipps

situation-choose = Alle zeigen zugleich: Was du in einem Zug bekommst, nützt dir erst im nächsten. Du trinkst nur, wenn niemand dich ansteckt oder bestiehlt.
situation-virus = Du hast das Virus, und das wird teuer, wenn du es nicht weitergibst. Stecke jemanden an; der Zufall wählt die Karte.
situation-end = Die Runde ist aus, sobald zwei volle Flaschen oder weniger übrig sind. Wer dann das Virus hat, behält es.
