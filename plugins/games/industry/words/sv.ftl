### Industry på svenska. This translation has not been read by a native speaker yet, and wants one.

tagline = Kort är pengar eller hus: bygg en stad innan talongen tar slut.
goal = Flest poäng när talongen är slut vinner.

## Why something can't be done

no-card-in-hand = Du har inte { $card } på handen.
no-pay-after-building = När något är byggt kan du inte betala mer den här turen.
no-pay-out-of-order =
    Korten betalas från kungarna och nedåt, inom en valör först spader, sedan hjärter, ruter och klöver; du har redan betalat { $paid }, som kommer efter { $card }.
no-pay-last-card = Du skulle inte ha något kort kvar att bygga, och man betalar bara för att bygga.
no-pay-too-little =
    Man betalar bara för att bygga: med { $card } och korten efter det når du inte upp till { $cost }, vad en byggnad kostar, med ett kort kvar att bygga.
no-build-limit = { $n ->
    [one] Med en fabrik bygger du en byggnad per tur.
   *[other] Med { SPELL($n) } fabriker bygger du { SPELL($n) } byggnader per tur.
}
no-build-money-spent = Det fattas { $short } för en byggnad till, och du kan inte betala mer den här turen.
no-build-unpaid = En byggnad kostar dig { $cost }: betala { $short } till först.
no-done-unbuilt = Du har betalat, så bygg något först: man betalar bara för att bygga.

## What points are for

why-housing = bostäder
why-offices = kontor
why-banks = banker
why-factories = fabriker
why-most-housing = flest bostäder
why-most-offices = flest kontor
why-most-banks = flest banker
why-most-factories = flest fabriker

## How the game ends

end-stack_empty = Talongen är slut
