### Was Shed sagt. What Shed says, in German.
###
### This translation has not been read by a native speaker yet, and wants one.
###
### A trick is a Stich, a token a Marke, to lead is ausspielen, to follow bedienen, to shed a token eine Marke ablegen.

tagline = Mache die richtigen Stiche und werde deine Marken los.
goal = Wer zuerst keine Marke mehr hat, gewinnt.

## Options

option-partnership = Partner
    .help = Ob vier in zwei Paaren spielen, jeder mit dem Spieler gegenüber.
option-partnership-false = jeder für sich
option-partnership-true = zwei Paare
    .help = Partner sitzen einander gegenüber und haben die Marken gemeinsam.
option-deck = Karten
    .help = Welche Karten dabei sind; Bauern und Höfe haben drei Farben.
option-deck-basic = die 36 Grundkarten
option-deck-pawns = mit den vier Bauern
    .help = Bauern haben drei Farben und stehen zwischen Neun und Krone.
option-deck-pawns_courts = mit Bauern und Höfen
    .help = Bauern und Höfe haben drei Farben und stehen zwischen Neun und Krone.
option-take = Erste Marken
    .help = Mit welchen sechs Marken jede Seite beginnt.
option-take-full = eine von jeder Farbe
option-take-random = sechs aus einem Beutel
    .help = Eine Seite kann mehrere Marken einer Farbe haben und keine einer anderen.
option-kingmaker = Königsmacher
    .help = Wenn eine Strafe nur bestimmen könnte, wer gewinnt.
option-kingmaker-shared = sie teilen sich den Sieg
    .help = Alle, deren letzte Marke genommen werden könnte, gewinnen zusammen.
option-kingmaker-supply = die Marke kommt aus dem Vorrat
    .help = Niemandes letzte Marke wird genommen, und das Spiel geht weiter.

## The end

end-last_token_shed = Die letzte Marke ist abgelegt
end-last_token_taken = Eine letzte Marke ist genommen
end-kingmaker = Königsmacher: Der Sieg wird geteilt
end-round_cap = Die letzte Runde ist zu Ende
ending-last_token_shed = { CAP($who) } { $who-person ->
    [you] hast
    [you-many] habt
    [many] haben
   *[one] hat
} die letzte Marke abgelegt.
ending-last_token_taken = { CAP($taker) } { $taker-form ->
    [you] musstest
   *[one] musste
} { $suits-one-acc } nehmen, und { $who } { $who-person ->
    [you] hattest
    [you-many] hattet
    [many] hatten
   *[one] hatte
} noch eine einzige Marke.
ending-kingmaker = { CAP($taker) } { $taker-form ->
    [you] musstest
   *[one] musste
} { $suits-one-acc } nehmen, und jede solche Marke war jemandes letzte: { CAP($who) } { $who-person ->
    [you-many] teilt euch
   *[other] teilen sich
} den Sieg.
ending-round_cap = Nach der letzten Runde { $who-person ->
    [you] hast
    [you-many] habt
    [many] haben
   *[one] hat
} { $who } die wenigsten Marken.

## On the table

unit-tokens = { $n ->
    [one] { $n } Marke
   *[other] { $n } Marken
}
tokens = Marken
supply = Vorrat
cards-left = { $n ->
    [0] leer
   *[other] noch { $n }
}
cards-aside = { $n ->
    [0] beiseite
   *[other] { $n } beiseite
}
tricks = Stiche
last-trick = Letzter Stich
to-lead = Ausspiel
to-play = am Zug
to-shed = beim Ablegen
to-take = beim Nehmen
dealer = Geber
dealer-and = Geber · { $doing }
your-partner = Dein Partner: Eure Marken gehören zusammen.
# $who: wer noch zum Paar gehört; dort liegen die Marken.
partners = Spielt mit { $who-dat }: Ihre Marken gehören zusammen.
place = { $n }.
does-not-count = zählt nicht
counts = zählt { $points }
wins = gewinnt
ahead = vorn
beaten = geschlagen
past-won = gewann
past-did-not-count = zählte nicht
past-counted = zählte { $points }
past-led = ausgespielt als { $kind }
past-beaten = geschlagen
kind-led = Ausgespielt: { $kind }
the-winner-sheds = · wer gewinnt, legt ab oder nimmt
or = oder
is-ahead = { $who-form ->
    [you] Du liegst vorn
   *[one] { $who } liegt vorn
}
wins-the-trick = { $who-form ->
    [you] Du gewinnst
   *[one] { $who } gewinnt
}
won-the-trick = { $who-form ->
    [you] Du hast gewonnen
   *[one] { $who } hat gewonnen
}
because = · { $why }
against = gegen
by-lifted-ace = die Krone der { $kind } hebt ihr Ass
by-no-other-card = keine andere Karte hat { $kind }
by-last-of-equals = die letzte von gleichen { $rank-plural-dat }
by-highest-of-suit = die höchste mit { $kind-dat }
by-highest-of-type = { $kind-highest }
by-lift-to-11 = die Krone hebt das Ass auf 11
by-last-card = die letzte Karte, die zählt, entscheidet

## What is done

lead-as = Ausspielen als { $kind }
can-follow = { $n ->
    [one] { $n } ungesehene bedient
   *[other] { $n } ungesehene bedienen
}
lead-ace = Spiele { $card-acc } aus
    .done = { CAP($card) } wird ausgespielt
lead-card = Spiele { $card-acc } aus
    .done = { CAP($card) }, ausgespielt als { $as }
lead-card-as = Spiele { $card-acc } als { $as } aus
    .done = { CAP($card) }, ausgespielt als { $as }
play-card = Spiele { $card-acc }
    .done = { CAP($card) }
play-off = Spiele { $card-acc }
    .done = { CAP($card) }, bedient nicht
shed-token = Lege { $suit-one-acc } ab
    .done = { $who-form ->
        [you] legst { $suit-one-acc } ab
       *[one] legt { $suit-one-acc } ab
    }
take-token = Nimm { $suit-one-acc } von { $side-dat }
    .done = { $who-form ->
        [you] nimmst
       *[one] nimmt
    } { $suit-one-acc } von { $side-dat }
take-from-supply = Nimm { $suit-one-acc } aus dem Vorrat
    .done = { $who-form ->
        [you] nimmst
       *[one] nimmt
    } { $suit-one-acc } aus dem Vorrat

## The bar on top

the-tokens = Die Marken
tokens-full = Jede Seite bekommt eine Marke von jeder Farbe.
tokens-random = Jede Seite bekommt sechs Marken aus dem Beutel.
round = Runde { $round }
after-round = Nach Runde { $past }
trick-of = Runde { $round }, Stich { $n } von { $of }
deals-and-leads = { $dealer-form ->
    [you] Du gibst
   *[one] { $dealer } gibt
}; { $leader-form ->
    [you] du spielst aus
   *[one] { $leader } spielt aus
}.
lead-a-card = Spiele eine Karte aus
lead-line = Die anderen bedienen den Typ. Wer gewinnt, legt eine Marke ihrer Farben ab oder nimmt eine.
who-leads = { $who } spielt aus
dealer-is = { $dealer-form ->
    [you] Du gibst in dieser Runde.
   *[one] { $dealer } gibt in dieser Runde.
}
who-plays = { $who } spielt
any-card = Beliebige Karte: Du bist ohne { $kind }
follow = Bedienen: { $kind }
trick-played = Der Stich ist gespielt
won-and-sheds = { $who-form ->
    [you] Gewonnen: Lege eine Marke ab
   *[one] { $who } hat gewonnen und legt eine Marke ab
}
a-token-of = Eine Marke: { $held-one }.
penalty-take = { $who-form ->
    [you] Strafe: Nimm eine Marke
   *[one] { $who } bekommt eine Strafe
}
penalty-from = { $who-form ->
    [you] Du hast
   *[one] { $who } hat
} keine { $suits }: Die Marke kommt von { $from-dat }.
penalty-supply = { $who-form ->
    [you] Strafe: Nimm aus dem Vorrat
   *[one] { $who } nimmt aus dem Vorrat
}
nobody-made-king = Jede solche Marke ist jemandes letzte, also kommt eine aus dem Vorrat.
nobody-holds = Niemand hat { $suits }.
token-shed = { $who-form ->
    [you] Du legst { $suit-one-acc } ab.
   *[one] { $who } legt { $suit-one-acc } ab.
}
token-taken = { $who-form ->
    [you] Du nimmst
   *[one] { $who } nimmt
} { $suit-one-acc } von { $side-dat }.
token-supplied = { $who-form ->
    [you] Du nimmst
   *[one] { $who } nimmt
} { $suit-one-acc } aus dem Vorrat.
trick-aside = Der Stich wird beiseitegelegt
everybody-draws = Alle ziehen eine Karte, zuerst wer gewonnen hat.
nobody-draws = Der Stapel ist leer: Niemand zieht.
round-is-over = Die Hände sind leer: Die Runde ist zu Ende.

## What is at stake

if-won-shed = Gewinnst du, legst du { $suits-one-acc } ab.
    .row = Bei Gewinn ablegen: { $suits-one }
if-won-take = Gewinnst du, nimmst du { $suits-one-acc } von { $from-dat }: Du hast keine.
    .row = Bei Gewinn nehmen: { $suits-one } von { $from-dat }
if-won-supply = Gewinnst du, nimmst du { $suits-one-acc } aus dem Vorrat: Du hast keine.
    .row = Bei Gewinn nehmen: { $suits-one } aus dem Vorrat
if-won-kingmaker = Gewinnst du, ist das Spiel zu Ende: { $who-form ->
    [one] { $who } gewinnt
   *[other] { CAP($who) } { $who-person ->
        [you-many] teilt euch
       *[other] teilen sich
    } den Sieg
}.
    .row = Ein Gewinn beendet das Spiel: { CAP($who) } { $who-person ->
        [you-many] teilt euch
       *[other] teilen sich
    } den Sieg
others-title = Wenn die anderen gewinnen
others-shed = { CAP($who) } { $who-form ->
    [one] legt { $suits-one-acc } ab
   *[other] legen { $suits-one-acc } ab
}
others-take = { CAP($who) } { $who-form ->
    [one] nimmt
   *[other] nehmen
} { $suits-one-acc } von { $from-dat }
others-supply = { CAP($who) } { $who-form ->
    [one] nimmt
   *[other] nehmen
} { $suits-one-acc } aus dem Vorrat
others-kingmaker = { CAP($who) }: Das Spiel ist zu Ende
you-can-not-win = Du kannst diesen Stich nicht gewinnen.
crown-is-forced = Du musst { $card-acc } spielen: Deine Krone hebt das Ass, und das Ass gewinnt.
crown-would-lift = { $then } Vorsicht mit { $card-dat }: Deine Krone hebt das Ass, und dann gewinnt das Ass.
crown-would-add = { $then } { CAP($card) } würde das Ass auf 11 heben.
won-because = { $who-form ->
    [you] Du gewinnst
   *[one] { $who } gewinnt
}: { $why }.
won-by-sums = { CAP($who) } { $who-person ->
    [you] gewinnst
    [you-many] gewinnt
    [many] gewinnen
   *[one] gewinnt
}: { $high } zu { $low }.
won-level = { CAP($who) } { $who-person ->
    [you] gewinnst
    [you-many] gewinnt
    [many] gewinnen
   *[one] gewinnt
}: { $high } zu { $low }, die letzte Karte entscheidet.

## Facts beside the table

subject = { CAP($card) }
not-seen-yet = In dieser Runde ungesehen
personalities = Personen
locations = Orte
events = Ereignisse
aces = Asse: eine Farbe, kein Typ
lifts-the-ace = Hebt das Ass
off-kind = Bedient { $kind } nicht: kann nicht gewinnen
the-sums-then = Die Summen dann, deine zuerst
beaten-already = Schon geschlagen: kann nicht gewinnen
wins-for-sure = Gewinnt den Stich
beat-it = Ungesehene Karten, die sie schlagen
beat-it-as = Schlagen sie ungesehen als { $kind }

## The log

trick-heading = Runde { $round }, Stich { $n }
dealt = { $dealer-form ->
    [you] Du gibst
   *[one] { $dealer } gibt
} je { $hand } Karten; { $aside ->
    [one] { $aside } liegt
   *[other] { $aside } liegen
} ungesehen beiseite.{ $stock ->
    [0] {""}
   *[other] {" "}{ $stock } zum Ziehen.
}
drew-card = Alle ziehen; du bekommst { $card-acc }.
everybody-drew = Alle ziehen eine Karte.
nobody-drew = Niemand zieht.
kingmaker-supply = Königsmacher: { CAP($who) } { $who-person ->
    [you-many] habt
   *[other] haben
} je eine letzte Marke, darum kommt die Strafe aus dem Vorrat.
banner-kingmaker = Königsmacher: Nimm aus dem Vorrat

## Why not

led-as = { CAP($card) } wird als { $kinds } ausgespielt.
card-was-played = Diese Karte ist schon gespielt: Nimm eine aus deiner Hand.
lead-your-own = Spiele eine Karte aus deiner eigenen Hand aus.
play-your-own = Spiele eine Karte aus deiner eigenen Hand.
you-lead = Du spielst zu diesem Stich aus: Sage auch, als was du die Karte ausspielst.
led-already = Zu diesem Stich ist schon ausgespielt: Jetzt musst du bedienen.
must-follow-type = Du hast { $kind-a-acc }: Du musst bedienen.
must-follow-ace = Du hast eine Karte mit { $kind-dat }: Du musst das Ass bedienen.
tokens-move-later = Marken wandern, wenn alle Karten eines Stichs gespielt sind.
first-shed = Lege zuerst eine deiner Marken ab: { $held-one }.
first-take = Nimm zuerst eine Marke der anderen: { $suits-one }.
first-supply = Nimm zuerst eine Marke aus dem Vorrat: { $suits-one }.
you-hold-one = Du hast eine Marke in den Farben der ausgespielten Karte: Lege { $held-one-acc } ab.
you-hold-none = Du hast keine Marke in den Farben der ausgespielten Karte: Du musst { $suits-one-acc } nehmen.
take-it-there = Eine andere Seite hat so eine Marke: Nimm sie dort, nicht aus dem Vorrat.
each-is-a-last = Jede dieser Marken ist jemandes letzte: Nimm eine aus dem Vorrat.
nobody-holds-one = Keine andere Seite hat so eine Marke: Nimm eine aus dem Vorrat.
not-on-the-lead = Die Marke muss eine Farbe der ausgespielten Karte haben: { $suits-one }.
not-your-own = Nimm eine Marke von einer anderen Seite, nicht von deiner eigenen.
no-such-side = Diese Seite gibt es an diesem Tisch nicht.
they-hold-none = { CAP($side) } { $side-person ->
    [you] hast
    [you-many] habt
    [many] haben
   *[one] hat
} keine { $suit }.
you-have-none = Du hast keine { $suit }.
supply-has-none = Im Vorrat liegen keine { $suit }.
say-as-what = Diese Karte ist beides: Sage, ob du sie als Ort oder als Ereignis ausspielst.
to-your-own-place = Karten werden an deinen eigenen Platz im Stich gespielt.
first-pick-a-lead = Wähle zuerst die Karte, die du ausspielen willst.
first-pick-a-card = Wähle zuerst die Karte, die du spielen willst.
only-the-topmost = Nur die oberste Marke eines Häufchens kann gewählt werden.

## Näher angesehen

tip-stock = Nach dem Stich ziehen alle eine, der Gewinner zuerst.
tip-aside-name = Beiseitegelegt, verdeckt
tip-aside = Die sieht niemand. Zur nächsten Runde werden alle Karten neu gemischt.
tip-tricks-name = Frühere Stiche
tip-tricks = Sie kommen zurück, wenn eine neue Runde gegeben wird.
tip-own = Du legst eine davon ab, wenn du einen Stich gewinnst, dessen erste Karte ihre Farbe hat. Ohne Marken hast du gewonnen.
tip-theirs = { CAP($side) } { $side-form ->
    [one] hat
   *[other] haben
} diese Marken noch abzulegen.
tip-supply = Fünf von jeder Farbe: Was niemand hat, ist der Vorrat.

## Tipps

situation-lead = Spiele eine Karte mit Farben aus, die du hast: Wer gewinnt, legt eine davon ab, und das kannst du sein.
situation-ace = Ein Ass wurde ausgespielt, also wird seine Farbe bedient. Es gewinnt nur, wenn sonst niemand diese Farbe spielt oder die Krone der Farbe in den Stich gespielt wird.
situation-unwanted = Du hast keine der ausgespielten Farben: Gewännst du diesen Stich, müsstest du eine Marke nehmen. Bleib niedrig.
situation-penalty = Du hast einen Stich gewonnen, der dir nichts nützt, und musst eine Marke nehmen. Hilf niemandem, der nur noch wenige hat.
