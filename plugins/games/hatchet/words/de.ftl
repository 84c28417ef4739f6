### What Hatchet says, in German. The translation has not been read by a native speaker yet, and wants one.

tagline = Lege Karten in jedem Winkel und begrabe Symbole, ohne eins anzuschneiden.
goal = Wer die meisten Punkte hat, wenn das zehnte Bild gezogen wird, gewinnt.

## Why an action is refused

no-such-angle = Eine Karte wird um ganze Grade gedreht, von 0 bis 359.
no-card-off-the-table = Nicht hier: Sie ragt über den Tischrand.
# $cut: the suit of the pip; in the next ones, too.
no-cutting-a-pip = Nicht hier: Sie schneidet ein { $cut-one } an.
no-cutting-pips = Nicht hier: Sie schneidet { SPELL($n) } Symbole an.
# $twice: how many pips of that suit would lie under the card; one may.
no-two-pips-of-a-suit = Nicht hier: { SPELL($twice) }mal { $suit } darunter.
no-two-pips-and-no-cut = Nicht hier: { SPELL($twice) }mal { $suit }, und sie schneidet ein { $cut-one } an.
no-two-pips-and-no-cuts = Nicht hier: { SPELL($twice) }mal { $suit }, und sie schneidet { SPELL($n) } Symbole an.

## What points are for

why-pips = { $points ->
    [one] ein Symbol begraben
   *[other] Symbole begraben
}
why-picture = ein Bild gezogen

## The end

end-tenth_picture = Das zehnte Bild ist gezogen
ending = { $who-form ->
    [you] Du hast
   *[one] { $who } hat
} { $pips ->
    [0] kein Symbol
    [one] { $pips } Symbol
   *[other] { $pips } Symbole
} begraben und { $pictures ->
    [0] kein Bild
    [one] { $pictures } Bild
   *[other] { $pictures } Bilder
} gezogen.
ending-shared = { CAP($who) } { $who-person ->
    [you-many] habt
   *[many] haben
} gleich viele Punkte.

## On the table

cards-left = noch { $n }
until-the-tenth = Bis zum zehnten Bild
pictures-so-far = Bilder: { $n }/{ $all }
slot-end = Ende
pips = Symbole
pictures = { $n ->
    [0] Bilder
   *[other] Bilder, je 2
}
none = keine

## What is done

lay = { $n ->
    [0] Ohne Punkte hinlegen
   *[other] Für { $n } hinlegen
}
    .done = { CAP($card) } begräbt { $n ->
        [0] nichts
        [1] eins
       *[other] { SPELL($n) }
    }
drew = { CAP($card) }

## The bar on top

progress = Zug { $n }
deal-title = Der Stapel wird gemischt
deal-line = Bilder obenauf kommen nach unten; die erste Zahl kommt auf den Klotz.
lay-title = Lege { $card }
lay-line = Begrabe Symbole, höchstens eins jeder Farbe; schneide keins an.
# Somebody else lays a card.
lays-line = { $who } legt { $card }.
draw-title = { $who-form ->
    [you] Du ziehst
   *[one] { $who } zieht
}
draw-line = { $n ->
    [one] Das nächste Bild beendet das Spiel.
   *[other] Noch { SPELL($n) } Bilder bis zum Ende.
}
drew-line = { $who-form ->
    [you] Du ziehst
   *[one] { $who } zieht
} { $card }: zwei Punkte.
buries-line = { $who-form ->
    [you] Du begräbst
   *[one] { $who } begräbt
} { $n ->
    [one] ein Symbol
   *[other] { SPELL($n) } Symbole
}.
four-banner = { $who-form ->
    [you] Du begräbst vier
   *[one] { $who } begräbt vier
}
over-line = Das zehnte Bild wurde gezogen.

## The panels

# $rank: the card’s rank.
status-lays = zu legen: { $rank }
status-next = als Nächstes
status-waits = Warten

## Facts

aid-pack = Bis zum Ende
aid-pictures-to-come = Bilder bis zum Ende
aid-numbers = Zahlen im Stapel
aid-pictures = Bilder im Stapel
aid-chance = Als Nächstes ein Bild
aid-under = Jetzt unter der Karte
aid-score-then = Deine Punkte dann
aid-places-for = Plätze für +{ $n }
pip-buried = begraben
pip-cut = Schnitt
pip-twice = zweimal
pip-none = keins

## The log

dealt = { $who-form ->
    [you] Du ziehst zuerst.
   *[one] { $who } zieht zuerst.
}

## What can’t be picked

drawn-already = Deine Karte ist schon gezogen.
slots-help = Jedes gezogene Bild nimmt hier einen Platz; das zehnte beendet das Spiel.
pictures-stay = Ein Bild bringt dem, der es zog, zwei Punkte und wird nicht gelegt.
laid-for-good = Was auf dem Klotz liegt, bleibt liegen; deine Karte kommt darüber.
carry-it = Zieh deine Karte über den Klotz und lege sie dort ab.

## Tipps

situation-turn = Führe die Karte über den Klotz und drehe sie. Ein ganz bedecktes Symbol ist ein Punkt; ein angeschnittenes verbietet den Platz.
situation-bait = Alle Symbole deiner Karte sind Köder für den Nächsten. Lege sie so, dass sie abseits von denen anderer Farben liegen.
situation-end = Wenige Bilder sind übrig, und das zehnte beendet das Spiel. Nimm die Punkte jetzt, statt andere vorzubereiten.
