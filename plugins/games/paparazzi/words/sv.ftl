### What Paparazzi says, in Swedish. The translation has not been read by a native speaker yet, and wants one.

tagline = Trängs runt kändisarna; störst trängsel ger bilden.
goal = Den som har flest poäng för kändisar och för flera i samma färg vinner.

## Options

option-layout = Uppställning
    .help = Hur kändisarna står; med fyra spelare saknar 4×3 en plats.
option-layout-4x3 = fyra kolumner, tre rader
option-layout-6x2 = sex kolumner, två rader

## Why an action is refused

no-card-but-from-the-hand = Du har inte { $card } på handen: lägg ett av dina egna kort.
# $card: the card that lies there.
no-taken-space = { CAP($card) } ligger redan där: välj en ledig plats.
# $card: the celebrity.
no-space-on-a-celebrity = { CAP($card) } står där: korten läggs på platserna bredvid.
no-such-space = Det är ingen plats: korten läggs alldeles intill en kändis, inte diagonalt.

## What points are for

why-celebs = kändisar
why-suits = kändisar i samma färg

## The end

end-all_laid = Alla kort är lagda
end-no_space = Ingen plats är ledig

## On the table


## What is done

lay = Lägg { $card-acc }

## The bar on top

progress = Kort { $n } av { $of }
deal-title = Kändisarna kommer
deal-line = Alla tar tre kort ur likadana lekar.
lay-title = Lägg ett kort
lay-line = Välj ett kort, sedan en plats bredvid en kändis.
lay-line-one = Ditt sista kort: välj en plats åt det.
place-title = { CAP($card) }
place-line = + är poängen du skulle få nu, = en delad ledning.
card-there = { CAP($card-bare) } här
then-line = Då { $each }.
then-at = { $card-bare } { $sums }
then-at-named = { $card-bare } ({ $sums })
others-line = { $who } har { $n ->
    [one] ett kort
   *[other] { $n } kort
} kvar.
draw-title = { $who-form ->
    [you] Du drar ett kort
   *[one] { $who } drar ett kort
}
draw-line = Man har tre kort på handen så länge leken räcker.
count-title = Räkningen
count-line = Kändis för kändis, kungarna sist: den som har störst summa bredvid får bilden.
counted = { CAP($card-bare) }: { $who-form ->
    [none] ingens
    [you] din
   *[one] { GENITIVE($who) }
}, { $sums }
counted-named = { CAP($card-bare) }: { $who-form ->
    [none] ingens
    [you] din
   *[one] { GENITIVE($who) }
} ({ $sums })
closed = { CAP($card-bare) } omringad: { $who-form ->
    [none] ingens
    [you] din
   *[one] { GENITIVE($who) }
}, { $sums }
closed-named = { CAP($card-bare) } omringad: { $who-form ->
    [none] ingens
    [you] din
   *[one] { GENITIVE($who) }
} ({ $sums })
suits-line = Två i samma färg ger 2 till, tre ger 3 till.
over-line = { $n ->
    [0] Alla kändisar blev tagna.
    [one] En kändis gick till ingen.
   *[other] { CAP(SPELL($n)) } kändisar gick till ingen.
}

won-by = { points } mer än närmaste. { $rest }

## The panels

status-held = { $left ->
    [0] { $n } kort
   *[other] { $n } + { $left } kort
}
status-taken = { $n ->
    [one] { $n } tagen
   *[other] { $n } tagna
}

## Facts

sums-then = { CAP($card-bare) } { $now }, sedan { $then }
sums-then-named = { CAP($card-bare) }: sedan { $then }
sum-of = { $who } { $n }
sums-now = { CAP($card-bare) } { $now }
sums-now-named = { CAP($card-bare) }: { $now }
last-spaces = En plats kvar
still-to-draw = Du ska dra
still-has = { $who } har kvar
still-have = Kvar att lägga

## The log

heading-round = Omgång { $n }
begins = börjar
laid = { $card } bredvid { $beside }{ laid-won }{ laid-tied }
laid-won = { $won-count ->
    [0] {""}
   *[other] { $won-all ->
        [1] {""}: leder nu
       *[0] {""}: leder nu vid { $won }
    }
}
laid-tied = { $tied-count ->
    [0] {""}
   *[other] { $tied-all ->
        [1] {""}: nu lika{ laid-lost }
       *[0] {""}: nu lika vid { $tied }{ laid-lost }
    }
}
laid-lost = { $lost-person ->
    [none] {""}
    [you] {""}, inte längre din
    [you-many] {""}, en av dem inte längre din
   *[other] {""}, inte längre { GENITIVE($lost) }
}
celebrity-named = { $card-bare }

## What can’t be done

card-first = Välj först ett kort från handen.
pick-space = Välj en ledig plats bredvid en kändis.
deck-waits = Ett nytt kort dras när du har lagt ditt.
not-yours = Det är inte ditt: lägg ett kort från din egen hand.
suits-show = Där syns färgerna på de kändisar som någon leder vid: två eller tre lika ger mer.

## Råd

situation-between = Ett kort mellan två kändisar räknas fullt för båda. Vid kanten räknas det för en.
situation-level = Där den högsta summan delas får ingen kändisen. Det räcker alltså att nå samma summa för att ta den från den som leder.
situation-known = Din lek är slut: nu kan alla räkna ut vad du har på handen, precis som du med deras.
