### Black Snake auf Deutsch. This translation has not been read by a native speaker yet, and wants one.

tagline = Baue steigende und fallende Gleise, je länger, desto besser.
goal = Wer zuerst das Ziel erreicht, gewinnt.

## Options

option-target = Ziel
    .help = Wie viele Punkte das Spiel beenden.
option-target-n = { $n } Punkte

## Why something can't be done

no-vote-yet = Neue Gleise sind vorgeschlagen: Stimme erst zu oder lehne ab.
no-vote-asked = Niemand hat neue Gleise vorgeschlagen.
no-proposal-who-can-lay = Neue Gleise darf nur vorschlagen, wer nichts legen kann.
no-second-proposal = Neue Gleise dürfen nur einmal pro Zug vorgeschlagen werden.
no-proposal-same-tracks = Es gibt nichts aufzudecken: Dieselben Gleise kämen wieder.
no-passing = Wer legen oder ziehen kann, darf nicht passen.
no-second-draw-yet = Du hast eine Karte gezogen: Jetzt musst du eine zweite ziehen.
no-cards-left = Der Stapel ist leer und bleibt es: Nichts ist zugedeckt.
no-open-card-left = Es liegt keine offene Karte mehr da.
no-such-open-card = So nimmt man nur die offenen Karten, und { $card } ist nicht darunter.
no-run-begun = Noch ist keine Folge begonnen: Lege erst eine Karte auf ein Gleis.
no-other-than-the-run = Du legst gerade eine Folge: Lege noch eine Karte oder hör auf; mehr als eine Folge gibt es in diesem Zug nicht.
no-such-track = Es gibt { SPELL($n) } Gleise, und das ist keins davon.
no-card-in-hand = Du legst Karten von deiner Hand, und { $card } ist nicht dabei.
no-fitting-value = Als Nächstes kommt { $dir } { $value-a }, also passt { $card } nicht.
dir-up = aufwärts
dir-down = abwärts
no-number-after-picture =
    Ein Bild darf nur für { $value-a-acc } stehen, wenn danach eine Zahlenkarte von deiner Hand die Folge beenden kann.
no-picture-at-the-end = Eine Folge kann nicht mit einem Bild enden: Sie braucht eine Zahlenkarte.

## What points are for

why-lay = eine Folge

## How the game ends

end-target = Das Ziel ist erreicht

## On the table

deck-left = noch { $n }
deck-empty = leer
unseen-hand = Verdeckt
taken-openly = Offen
nothing-taken = keine
vote-title = Stimmen
votes-yet = noch nicht
as = als { $value }
track-so-far = { $n ->
    [one] Eine Karte
   *[other] { $n } Karten, die älteste zuerst
}
last-turns = Letzte Züge

## What is done

lay-card = { $rank } legen
lay-as = { $rank } als { $value }
stop-for = Aufhören: { $worth }
take-card = { $rank } nehmen
    .done = { $who-form ->
        [you] nimmst { $card-acc }
       *[one] nimmt { $card-acc }
    }
draw-unseen = Ziehen
    .done = { $who-form ->
        [you] ziehst eine Karte vom Stapel
       *[one] zieht eine Karte vom Stapel
    }
ask-for-tracks = Neue Gleise
    .done = { $who-form ->
        [you] hast keine Folge und bittest um neue Gleise
       *[one] hat keine Folge und bittet um neue Gleise
    }
agree = Ja
refuse = Nein
pass-turn = Passen
    .done = { $who-form ->
        [you] passt: nichts zu legen oder zu ziehen
       *[one] passt: nichts zu legen oder zu ziehen
    }
stop-run = Aufhören

## The bar on top

progress = bis { $n }
first-tracks = Die ersten Gleise
set-line = Für jedes Gleis eine Zahlenkarte. Bilder auf dem Weg kommen zurück in den Stapel.
rest-line = Die aufgedeckten Bilder werden wieder in den Stapel gemischt.
first-cards = Die ersten Karten
deal-line = Drei Karten für jeden und drei offen daneben.
lay-or-draw = Lege eine Folge oder zieh zwei
best-run = Deine beste Folge: { SIGNED($points) } auf Gleis { $n }, { $dir }.
draw-two = Zieh zwei Karten
draw-or-ask = Keine deiner Karten passt. Zieh zwei, oder bitte erst um neue Gleise.
draw-line = Keine deiner Karten passt auf ein Gleis.
asked-line = Um neue Gleise hast du gebeten, und keine Karte passt: Zieh zwei.
nothing-to-do = Nichts zu tun
pass-line = Es gibt nichts zu ziehen, und keine deiner Karten passt.
one-more = Noch eine Karte
one-more-line = Verdeckt vom Stapel oder eine offene, die alle sehen.
go-on-or-stop = Weiter oder aufhören
run-is-done = { CAP($value-a) } würde folgen, aber dir fehlt die Karte: Hör auf für { $worth }.
run-is-full = Höchstens { $worth }: Mehr Karten ändern nur die oberste.
run-so-far = Bisher { $worth }. { CAP($value-a) } kann folgen: { SIGNED($all) } mit allem, was passt.
run-must-go-on = Mit einem Bild endet keine Folge. { CAP($value-a) } kommt als Nächstes, bis zu { SIGNED($all) }.
start-of = { CAP($who) } darf eine Folge legen oder zwei Karten ziehen.
second-of = { CAP($who) } hat eine Karte gezogen und nimmt noch eine.
laying-of = { CAP($who) } legt { $dir } auf Gleis { $n }{ $ends ->
    [1] {": bisher "}{ $worth }.
   *[0] {": ein Bild, also folgt noch etwas."}
}
deck-again = Der Stapel ist leer
deck-again-line = { $n ->
    [one] { $n } zugedeckte Karte wird
   *[other] { $n } zugedeckte Karten werden
} zum neuen Stapel. Die obersten bleiben.
refill-line = Die Lücken unter den offenen Karten werden gefüllt.
new-tracks-asked = Neue Gleise?
vote-line = { $who-form ->
    [you] Du fragst. Ein einziges Nein genügt, und die Gleise bleiben.
   *[one] { $who } hat keine Folge und fragt. Ein einziges Nein genügt, und die Gleise bleiben.
}
votes-in = Alle haben gestimmt
votes-line = { $who-person ->
    [none] Alle sagen ja: Neue Gleise kommen.
    [you] Du sagst nein: Die Gleise bleiben.
    [you-many] { CAP($who) } sagt nein: Die Gleise bleiben.
    [many] { CAP($who) } sagen nein: Die Gleise bleiben.
   *[one] { CAP($who) } sagt nein: Die Gleise bleiben.
}
new-tracks = Neue Gleise
renew-line = Die obersten Karten gehen, neue kommen vom Stapel.
lay-alone = Auf Gleis { $n }, für { SIGNED($points) }; auf { $value-a-acc } folgt nichts von dir.
lay-and-more = Auf Gleis { $n }, allein { SIGNED($points) }, { SIGNED($all) } mit dem, was folgen kann.
lay-picture = { $rank } als { $value } auf Gleis { $n }: { SIGNED($all) } mit dem, was folgen muss.
which-track = { CAP($rank-a) } passt auf { $many ->
    [one] Gleis { $tracks }: Wähle es.
   *[other] die Gleise { $tracks }: Wähle eins.
}
which-way = { CAP($rank-a) } kann aufwärts { $up-a } sein oder abwärts { $down-a }: Wähle eine Lampe.

## The panels

to-go = noch { $n }
to-go-note = Noch { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}.
to-go-and-eyes = Noch { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}. Karten mit Auge kennen die anderen.
eyes-note = Karten mit Auge kennen die anderen.
to-start = am Zug
draws-second = 1 von 2 gezogen
is-laying = beim Legen
asks = neue Gleise?
has-voted = Stimme abgegeben
to-vote = Stimme offen
is-in = Lok ist da

## The buttons’ notes

stop-note = { $worth }
stop-not-yet = braucht eine Zahlenkarte
pass-note = nichts zu legen oder ziehen
ask-note = alle müssen zustimmen
ask-without-a-run = nur ohne Folge
ask-once = schon gefragt
ask-no-cards = nichts aufzudecken
agree-note = wenn alle: neue Gleise
refuse-note = Gleise bleiben: { SIGNED($points) } für dich

## Facts

a-run-scores = Eine Folge bringt
this-run-scores = { $cards ->
    [one] Bisher eine Karte: { $worth }
   *[other] Bisher { SPELL($cards) } Karten: { $worth }
}
run-of = { $n ->
    [1] 1 Karte
    [4] 4 und mehr
   *[other] { $n } Karten
}
subject = { $rank }
up-to-here = wenn du aufhörst
with-more = { $n ->
    [0] nichts passt mehr
    [one] mit noch einer Karte
   *[other] mit noch { SPELL($n) } Karten
}
left-on-top = ungesehen für { $value-a }
in-place = Gleis { $n }, { $dir }
best-without = beste Folge jetzt
best-with = beste Folge damit
all-see-it = Die anderen sehen es.
the-deck = Der Stapel
in-the-deck = im Stapel
unseen-pictures = Bilder, noch nie gesehen
come-back = benutzt, kommen zurück
if-tracks-stay = Wenn die Gleise bleiben
your-best-run = deine beste Folge
needs = { $who-form ->
    [you] du brauchst
   *[one] { $who } braucht
}
not-seen-yet = Nicht gesehen (Bilder: { $n })

## The log

goes-first = { $who-form ->
    [you] Du fängst an.
   *[one] { $who } fängt an.
}
tracks-turned = { $pictures ->
    [0] Die ersten Gleise liegen.
    [one] Die ersten Gleise liegen; ein Bild kommt zurück.
   *[other] Die ersten Gleise liegen; { SPELL($pictures) } Bilder kommen zurück.
}
# A picture in a run, with its value there: “Q=5”.
picture-as = { $rank-index }={ $n }
run-laid = { $cards } { $dir } auf Gleis { $n }
run-banner = { $cards ->
    [one] Eine Karte
   *[other] { CAP(SPELL($cards)) } Karten
}: { $worth }
run-wins = { $who-form ->
    [you] Deine Lok ist da
   *[one] { GENITIVE($who) } Lok ist da
}
run-counted = { $cards ->
    [one] Eine Karte
   *[other] { CAP(SPELL($cards)) } Karten
}, { $worth }: { $who-form ->
    [you] Du hast { $sum }.
   *[one] { $who } hat { $sum }.
}
all-agree = { $who-person ->
    [you] sagst ja: neue Gleise
    [you-many] sagt ja: neue Gleise
    [one] sagt ja: neue Gleise
   *[other] sagen ja: neue Gleise
}
some-refuse = { $who-person ->
    [you] sagst nein: Die Gleise bleiben
    [you-many] sagt nein: Die Gleise bleiben
    [one] sagt nein: Die Gleise bleiben
   *[other] sagen nein: Die Gleise bleiben
}
deck-again-log = { $n ->
    [one] { $n } zugedeckte Karte wird
   *[other] { $n } zugedeckte Karten werden
} zum neuen Stapel.
tracks-renewed = Die neuen Gleise zeigen { $cards }.
ending = { $who-form ->
    [you] Du hast
   *[one] { $who } hat
} die { $n } Punkte zuerst erreicht{ $over ->
    [0] {""}
   *[other] , mit { $points }
}.

## What can’t be picked

press-again = Drücke noch einmal, um es zu tun.
line-meant = Die Loks zeigen die Punkte: Wer zuerst bei { $n } ist, gewinnt.
nothing-to-lay = Keine deiner Karten passt auf ein Gleis: Zieh zwei Karten.
first-a-card = Wähle erst eine Karte von deiner Hand, dann ihr Gleis.
pick-the-row = Wähle das Gleis selbst; nur eine Karte, die beidseitig passt, braucht eine Lampe.
pick-a-lamp = Sie passt in beide Richtungen: obere Lampe für aufwärts, untere für abwärts.
track-takes = Gleis { $n } nimmt aufwärts { $up-a } oder abwärts { $down-a }.
no-track-for = Kein Gleis nimmt jetzt { $rank-a-acc }, nur { $wanted }.
no-end-for-picture = Nach einem Bild muss eine Zahlenkarte von dir kommen, und keine passt dort.
covered-meant = Zugedeckte Karten bleiben liegen, bis sie der neue Stapel werden.
theirs-meant = Das gehört jemand anderem.
add-or-stop = Du legst eine Folge: Lege eine passende Karte dazu oder hör auf.
draw-one-more = Noch eine Karte: Nimm eine offene oder zieh vom Stapel.
lay-or-draw-meant = Wähle eine Handkarte zum Legen, oder zieh zwei Karten.

## Tipps

situation-either = Ein Zug ist eine Folge oder zwei Karten, nicht beides zugleich. Eine Folge von drei oder vier bringt viel mehr als einzelne Karten.
situation-picture = Deine Bilder stehen für jede Zahl, aber nur innerhalb einer Folge: Eine Zahlenkarte von dir muss sie beenden.
situation-laying = Vier Karten bringen schon alle 7 Punkte. Eine fünfte bringt keinen mehr, sie ändert nur, was für den Nächsten oben liegt.
situation-vote = Ein Nein genügt, und die Gleise bleiben. Frage dich, wem neue helfen würden: Sie ändern sich für alle.
