### Black Snake på svenska. This translation has not been read by a native speaker yet, and wants one.

tagline = Lägg stigande och fallande spår, ju längre desto bättre.
goal = Den som först når målet vinner.

## Options

option-target = Mål
    .help = Hur många poäng som avslutar spelet.
option-target-n = { $n } poäng

## Why something can't be done

no-vote-yet = Nya spår är föreslagna: säg först ja eller nej.
no-vote-asked = Ingen har föreslagit nya spår.
no-proposal-who-can-lay = Bara den som inte kan lägga något får föreslå nya spår.
no-second-proposal = Nya spår får bara föreslås en gång per tur.
no-proposal-same-tracks = Leken och högen med använda kort är slut: samma spår skulle komma tillbaka.
no-passing = Den som kan lägga eller dra får inte passa.
no-second-draw-yet = Du har dragit ett kort: nu måste du dra ett till.
no-cards-left = Leken och högen med använda kort är slut: det finns inget kvar att dra.
no-open-card-left = Det finns inget öppet kort kvar.
no-such-open-card = Så tar man bara de öppna korten, och { $card } är inte ett av dem.
no-run-begun = Ingen följd är påbörjad än: lägg först ett kort på ett spår.
no-other-than-the-run = Du håller på med en följd: lägg till ett kort eller sluta; det blir bara en följd den här turen.
no-such-track = Det finns { SPELL($n) } spår, och det där är inget av dem.
no-card-in-hand = Du lägger kort från handen, och där finns inte { $card }.
no-fitting-value = Nästa värde { $dir } är { $value }, så { $card } passar inte.
dir-up = uppåt
dir-down = nedåt
no-number-after-picture =
    Ett klätt kort får stå för { $value } bara om ett sifferkort från din hand kan avsluta följden efter det.
no-picture-at-the-end = En följd kan inte sluta med ett klätt kort: den behöver ett sifferkort.

## What points are for

why-lay = en följd

## How the game ends

end-target = Målet är nått
