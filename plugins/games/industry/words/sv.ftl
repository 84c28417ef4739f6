### Industry på svenska. This translation has not been read by a native speaker yet, and wants one.

tagline = Kort är pengar eller hus: bygg en stad innan talongen tar slut.
goal = Den som har flest poäng när talongen är slut vinner.

## Why something can't be done

no-card-in-hand = Du har inte { $card } på handen.
no-pay-after-building = När något är byggt kan du inte betala mer den här turen.
no-pay-out-of-order =
    Man betalar från kungarna och nedåt, inom en valör först spader, sedan hjärter, ruter och klöver; du har redan betalat med { $paid }, som kommer efter { $card }.
no-pay-last-card = Du skulle inte ha något kort kvar att bygga, och man betalar bara för att bygga.
no-pay-poor = Din hand är värd { $worth }: för lite för en byggnad för { $cost } med ett kort kvar att bygga.
no-pay-too-little =
    Man betalar bara för att bygga: med { $card } och korten efter det når du inte upp till { $cost }, vad en byggnad kostar, med ett kort kvar att bygga.
no-build-limit = { $n ->
    [one] Med en fabrik bygger du en byggnad per tur.
   *[other] Med { SPELL($n) } fabriker bygger du { SPELL($n) } byggnader per tur.
}
no-build-money-spent = Det fattas { $short } för en byggnad till, och du kan inte betala mer den här turen.
no-build-unpaid = En byggnad kostar dig { $cost }, och { $short } fattas: markera kort som pengar först.
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

## The four kinds of buildings

offices = kontor
    .one = kontor
    .title = Kontor
    .about = Varje kontor drar ett kort när ägarens tur är slut.
factories = fabriker
    .one = fabrik
    .title = Fabriker
    .about = Så många byggnader får byggas på en tur som det finns fabriker.
housing = bostäder
    .one = bostad
    .title = Bostäder
    .about = Varje ger två poäng; alla andra byggnader ger en.
banks = banker
    .one = bank
    .title = Banker
    .about = Varje bank sänker priset på en byggnad med 1.

## On the table

bonus = flest: +5
leads-by = med { $n }
tie-at = lika: { $n }
none-yet = ingen än
draws = drar { $n }
builds = { $n } per tur
builds-left = { $n } kvar
double = 2 poäng var
costs = pris { $n }
hand-of = { CAP($who) }: { $n }
to-draw = { $who-form ->
    [you] du drar { $n }
   *[one] drar { $n }
}
last-draw = sista dragning
stack-empty = slut
money = Pengar
spent = Totalt betalt: { $n }

## What is done

pay = Betala med { $card-acc }
    .done = betalar med { $card-acc }
build = Bygg { $rank-a }
    .done = { $paid ->
        [0] bygger { $card-acc }
       *[other] betalar med { $paid } och bygger { $card-acc }
    }
# What a hint says: all of the money, and all that it is for.
pay-and-build = Betala med { $pays-acc } och bygg { $builds-acc }
build-all = Bygg { $builds-acc }
pass = Passa, dra { $n }
    .done = passar
end = Klar, dra { $n }
    .done = { $who-form ->
        [you] avslutar din tur
       *[one] avslutar turen
    }
pass-button = Passa
done-button = Klar
note-draw = dra { $n }
note-kept = korten stannar, dra { $n }
note-lost = { $lost } förloras, dra { $n }

## The bar on top

progress = Tur { $n }, talong { $left }
deal-title = Given
deal-line = Tre kort var.
found-title = Städerna
found-line = Alla får ett kontor och en fabrik.
pay-title = Betala och bygg
pay-line = En byggnad kostar { $cost }: klicka på kort att betala med, sedan en hammare.
# While what was marked is paid, card after card.
paying-title = Du betalar
paying-line = { $money } betalt, en byggnad kostar { $cost }.
more-title = Bygg vidare
more-line = { $money } kvar, en byggnad kostar { $cost }: klicka på en hammare eller avsluta.
free-line = Att bygga kostar dig inget: klicka på en hammare.
over-title = Inget mer att bygga
over-no-card = Inget kort är kvar: avsluta turen och dra.
over-limit = { $n ->
    [one] En fabrik, en byggnad per tur. Avsluta turen och dra.
   *[other] { CAP(SPELL($n)) } fabriker, { SPELL($n) } byggnader per tur. Avsluta turen och dra.
}
over-money = { $money } kvar, en byggnad kostar { $cost }. Avsluta turen och dra.
poor-title = Inget att bygga
poor-none = Din hand är tom. Passa och dra.
poor-one = Med ett enda kort kan du inte både betala och bygga. Passa och dra.
poor-line = Din hand är värd { $worth }, en byggnad kostar { $cost } och kräver ett kort.
marked-title = Markera pengar
short-line = { $money } markerat, en byggnad kostar { $cost }: { $short } fattas.
keep-one = Alla dina kort är markerade. Spara ett att bygga.
drop-title = Inget byggs
drop-line = Dina markerade kort stannar på handen; du drar { $n }.
choose-title = Välj vad du bygger
marked-line = { $money } markerat, en byggnad kostar { $cost }: klicka på en hammare.
exact-line = { $money } räcker precis.
left-line = { $money } minus { $cost }: { $left } kvar, och nästa byggnad kostar { $next }.
lost-line = { $money } minus { $cost }: { $left } över, som går förlorat.
watch-line = En byggnad kostar { $cost }; { $n ->
    [one] en får byggas
   *[other] { SPELL($n) } får byggas
} den här turen.
draw-title = Dragning
draw-line = { CAP($who) } drar { $n ->
    [one] ett kort, ett för varje kontor.
   *[other] { SPELL($n) } kort, ett för varje kontor.
}
draw-last = { CAP($who) } drar { $n ->
    [one] talongens sista kort.
   *[other] talongens { SPELL($n) } sista kort.
}
count-title = Räkningen
count-line = Först byggnaderna, sedan vem som har flest av varje färg.
over-line = Kort som är kvar på handen är inget värda.

## The panels

status-pays = ska bygga
status-builds = bygger
status-draws = drar
status-passed = passade
status-built = byggde { $n }
status-left = { $n ->
    [0] inga kort kvar
   *[other] { $n } kort kvar
}
engine = Pris { $cost } · bygger { $builds } · drar { $draws }. { parts }
parts = { $built } för byggnader, { $most } för flest av en färg.

## Facts

bill-title = { CAP($card) }: { $kind }
bill-money = Pengar
bill-left = Över
bill-points = Dina poäng
clock = Klockan
all-draw = Kort dragna per varv
rounds-left = Varv kvar, ungefär
hand-worth = Din hand i pengar
unseen = Inte sedda än

## The log

heading = Tur { $n }
begins = { CAP($who) } börjar.
void-log = För få spader eller ruter var kvar: ny giv.
found-log = Alla får ett kontor och en fabrik.
lost-log = lämnar { $n } oanvänt
drew = drar { $n }
drew-last = { $n ->
    [one] drar sista kortet
   *[other] drar de sista { $n }
}
leads-log = har nu flest { $kind }: { $most } mot { $second }
tie-log = har inte längre flest { $kind }: lika, { $most } var
stack-empty-banner = Talongen är slut
count-street = { CAP($kind) }: { $n ->
    [one] en poäng var.
   *[other] { SPELL($n) } poäng var.
}
count-log = { $n ->
    [one] en byggnad
   *[other] { $n } byggnader
}
most-line = Flest { $kind }: { $who } med { $most } mot { $second }.
most-short = flest
tie-line = Flest { $kind }: lika, { $most } var, så ingen.
most-log = flest { $kind }: { $most } mot { $second }
nobody-log = Flest { $kind }: lika, { $most } var, ingen
ending-shared = { CAP($who) } har lika många poäng.

## What can’t be picked

pays-already = Det kortet är markerat som pengar: klicka på det för att avmarkera det, bygg det sedan.
money-how = Här ligger det som betalas den här turen. Klicka på kort på handen för att markera dem som pengar.
build-how = Markera kort som pengar, klicka sedan på hammaren över det du bygger, eller dra det hit.
stack-clock = Talongen är klockan: när dess sista kort dras är spelet slut. Du drar med ”Klar” eller ”Passa”.
tip-hammer = En hammare för { $card }
tip-hammer-about = Bygger det, när det du har markerat räcker.
# What is said of a town’s buildings of one kind.
street-of = { $who-form ->
    [you] Dina { $kind }
   *[one] { GENITIVE($who) } { $kind }
}
built-here = det du bygger i { $suit } hamnar här.
spent-stays = Här ligger det alla har betalat. Det kommer aldrig tillbaka.
built-stays = Det som är byggt står kvar.
others-cards = De andras kort är deras.
others-town = Alla bygger i sin egen stad.

## Råd

situation-pay = Markera alla pengar du vill betala med och tryck sedan på ett korts hammare. När något är byggt betalas inget mer.
situation-short = Din hand räcker inte till en byggnad än. Passa: du drar ändå, ett kort för varje kontor.
situation-clock = Talongen är nästan slut, och dess sista kort avslutar spelet genast. Spara inget till senare.
