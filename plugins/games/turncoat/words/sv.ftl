### Turncoat på svenska. This translation has not been read by a native speaker yet, and wants one.

tagline = Nio uppdrag, ett lag och kanske en förrädare i det.
goal = Laget vinner med fem lyckade uppdrag eller en träffsäker anklagelse, överlöparen med fem misslyckade eller en felaktig.

## Why something can't be done

no-accusing-as-turncoat = Du är överlöparen, och överlöparen får inte anklaga någon.
no-accusing-yourself = Anklaga någon annan: du vet ju att du är lojal.
no-accusing-nobody = Där sitter ingen: anklaga någon vid det här bordet.
no-candidate = Uppdraget måste vara en av dina två kandidater: välj { $candidates }.
no-laying-yet = Först väljs uppdraget; sedan lägger alla ett kort.
no-choosing-again = Uppdraget är redan valt; nu lägger alla ett kort.
no-card-in-hand = Du har inte { $card } på handen: lägg ett kort som du har där.

## How the game ends

end-five_successes = Fem uppdrag har lyckats
end-five_failures = Fem uppdrag har misslyckats
end-accused_right = Överlöparen blev anklagad
end-accused_wrong = En lojal spelare blev anklagad
end-accused_nobody = Någon blev anklagad, och alla var lojala

## On the table

deck-left = { $n } kvar
discards-out = { $n ->
    [one] { $n } kastat
   *[other] { $n } kastade
}
nobody-has-it = blev över
spies-out-line = { $n ->
    [0] Ingen
    [one] En
   *[other] { $n }
} av de { $all } spionerna ligger här, bland { $cards } kort{ $hidden ->
    [0] .
    [one] ; ett visades aldrig.
   *[other] ; { $hidden } visades aldrig.
}
mission-of = { $who-form ->
    [you] Ditt uppdrag
   *[one] { GENITIVE($who) } uppdrag
}
candidate-needs = kräver { $n } i { $suit }
candidate-best = ditt bästa: { $worth }
candidate-none = bara spioner
sign-needs = { $n } krävs
sign-counts = { CAP($suit) } plus, andra minus, en spion fäller det
sign-made = summa
sign-yours = Bara du ser de här två. Det andra kastas dolt.
sign-hidden = Bara { $who } ser de här två.
slot-of = { $who-form ->
    [you] ditt
   *[one] { $who }
}
the-deck = leken
shuffled = blandade
line-still = { $n } till krävs
line-enough = nog, om ingen förstör det
line-spy = en spion fäller det
spy-badge = spion
spy-fails = spion: fäller
met-on-the-way = Spioner
lamps-team = För laget
lamps-turncoat = För överlöparen
zone-side = Roll
zone-own-side = Din roll
zone-hold = Titta: håll in
zone-hand = Hand
zone-accuse = Anklaga
role-loyal = lojal
    .is = lojal
role-turncoat = överlöpare
    .is = överlöparen
side-loyal = Du är lojal: hjälp uppdragen, och lista ut vem som inte gör det.
side-turncoat = Du är överlöparen: fem misslyckade uppdrag ger dig segern. Du kan inte anklaga.
who-laid-what = Vem lade vad
accused-whom = anklagade { $who-form ->
    [you] dig
   *[one] { $who }
}
past-title = { $who-form ->
    [you] Uppdrag { $n }, ditt
   *[one] Uppdrag { $n }, { GENITIVE($who) }
}
past-line = { CAP($card) }: { $spies ->
    [1] { $verdict }.
   *[0] { $sum } = { $total }, { $verdict }.
}

## How a mission comes out

verdict-spy = { $n ->
    [one] en spion
   *[other] { SPELL($n) } spioner
}
verdict-short = { $n } för lite
verdict-exact = precis nog
verdict-spare = { $n } till godo

## What is done

choose = Välj { $card }
    .done = Uppdrag: { $card }
commit = Lägg { $card }
    .done = { CAP($card) }, dolt
accuse = Anklaga { $who }

## The bar on top

progress = Uppdrag { $n } av { $of }
deal-title = Rollerna delas ut
deal-line = { $players ->
    [4] En av er får jokern och är överlöparen.
   *[other] Den som får jokern är överlöparen; kanske får ingen den.
}
look-title = { $who-form ->
    [you] Du letar efter ett uppdrag
   *[one] { $who } letar efter ett uppdrag
}
look-line = Spioner kastas öppet; de två första sifferkorten blir kandidater.
choose-title = Välj uppdraget
choose-line = Det säger vilken färg som läggs till och hur mycket som krävs.
chooses-title = { $who } väljer uppdraget
chooses-line = Bara { $who } ser de två kandidaterna; den andra kastas dolt.
choose-card-title = { CAP($card) }?
choose-card-line = Det kräver { $n } i { $suit }; { $best }.
choose-best = ditt bästa kort ger { $worth }
choose-best-none = du har bara spioner på handen
lay-title = Lägg ett kort i hemlighet
lay-title-all = Alla lägger ett kort i hemlighet
lay-line = { $last ->
    [1] Misslyckas ett till, är det slut. { CAP($suit) } plus, andra minus: { $n } krävs.
   *[0] { CAP($suit) } plus, andra minus, en spion fäller det: { $n } krävs.
}
lay-card-title = { CAP($card) }?
lay-card-line = Det ger { $worth }: { $n } till krävs av de andra { SPELL($cards) } korten.
lay-enough-line = Det räcker ensamt, om ingen förstör det.
lay-spy-line = En spion fäller uppdraget, vem som än lade den.
laid-title = Kortet är lagt
laid-line = De andra väljer fortfarande.
reveal-title = Alla har bestämt sig
reveal-line = Leken ger ett till, och sedan blandas alla.
counted-title = { CAP($verdict) }
counted-line = { $spies ->
    [1] En spion fäller uppdraget, vad de andra än ger.
   *[0] { $sum } = { $total }; { $n } krävs.
}
draw-title = Alla drar ett kort
draw-line = { $who-form ->
    [you] Du leder nästa uppdrag.
   *[one] { $who } leder nästa uppdrag.
}
accuse-title = Anklaga { $who }?
accuse-line = { $all-loyal ->
    [1] Spelet tar slut. Har du rätt, vinner laget; har du fel, vinner överlöparen; är alla lojala, vinner ingen.
   *[0] Spelet tar slut. Har du rätt, vinner laget; har du fel, vinner överlöparen.
}

## Stages of a step

stage-joined = Leken ger ett kort.
stage-mixed = Blandade: ingen kan veta vem som lade vilket.
stage-turned = Kort { $k } av { $of }: { $total } hittills, { $n } krävs.
stage-spy = { CAP($card) } är en spion, och uppdraget misslyckas.
title-judged = { $done ->
    [1] Uppdrag { $n } lyckades: { $verdict }
   *[0] Uppdrag { $n } misslyckades: { $verdict }
}

## The panels

status-chooses = väljer
status-to-choose = ska välja
status-waits = väntar
status-leads = leder
status-to-lay = ska lägga ett kort
status-laid = har lagt ett kort
status-lays = lägger ett kort
status-leads-lays = leder, lägger ett kort
led = Ledde: { $missions }
led-done = { $card } lyckat
led-failed = { $card } misslyckat

## Facts

aid-mission = { CAP($card) }
aid-with = Med { $card }
aid-needed = Krävs
aid-yours = Ditt
aid-best = Ditt bästa
aid-still = Från de andra { SPELL($n) }
aid-spare = Till godo
aid-unseen = Inte sedda än
suit-unseen = { CAP($suit) } osedda
spies-unseen = Spioner bland { $n ->
    [one] { $n } osett
   *[other] { $n } osedda
}
spies-only = spioner
stake-title = Om du anklagar { $who }
stake-right = Är överlöparen
stake-wrong = Är lojal
stake-nobody = Alla är lojala
stake-team = laget vinner
stake-turncoat = överlöparen vinner
stake-all-lose = alla förlorar
stake-blind = På måfå
stake-share = 1 av { $n }

## The log

heading-mission = Uppdrag { $n }
dealt = { $players ->
    [4] Fem kort var och en roll: en av fyra är överlöparen.
    [3] Fem kort var och en roll: i tre partier av fyra finns det en överlöpare.
   *[other] Fem kort var och en roll: i två partier av tre finns det en överlöpare.
}
spies-met = { $n ->
    [one] Under letandet kom en spion och kastades: { $cards-index }.
   *[other] Under letandet kom spioner och kastades: { $cards-index }.
}
redeck = Leken var slut: de kastade korten blandas till en ny.
log-counted = { $spies ->
    [1] { $cards-index }: { $verdict }.
   *[0] { $cards-index }: { $sum } = { $total }, krav { $n }.
}
spies-from-players = { $n ->
    [one] Minst en spion kom från en annan spelare: leken ger bara ett kort.
   *[other] Minst { SPELL($n) } spioner kom från andra spelare: leken ger bara ett kort.
}
log-judged = { $done ->
    [1] Uppdrag { $n } lyckades: { $verdict }.
   *[0] Uppdrag { $n } misslyckades: { $verdict }.
}
drawn-by-you = Du drog { $card }
heading-end = Slutet
heading-accusation = Anklagelsen
points-at = { $who-form ->
    [you] Du anklagar { $whom-acc }
   *[one] { $who } anklagar { $whom-acc }
}
turns-out = { $who-form ->
    [you] Du är { $role-is }
   *[one] { $who } är { $role-is }
}
laid-in = Uppdrag { $n }: { $cards }
index-of = { $card-index }
laid-by = { $who } { $card-index }
laid-by-deck = leken { $card-index }

## How it came about

ending-five_successes = { $turncoat-form ->
    [none] Fem uppdrag lyckades, och alla var lojala.
    [you] Fem uppdrag lyckades; du var överlöparen.
   *[one] Fem uppdrag lyckades; { $turncoat } var överlöparen.
}
ending-five_failures = { $turncoat-form ->
    [none] Fem uppdrag misslyckades, fast alla var lojala.
    [you] Fem uppdrag misslyckades: du var överlöparen.
   *[one] Fem uppdrag misslyckades: { $turncoat } var överlöparen.
}
ending-accused_right = { $turncoat-form ->
    [you] { $who } avslöjade dig: du var överlöparen.
   *[one] { $who-form ->
        [you] Du avslöjade överlöparen { $turncoat }.
       *[one] { $who } avslöjade överlöparen { $turncoat }.
    }
}
ending-accused_wrong = { $who-form ->
    [you] Du anklagade { $whom }, som är lojal;
   *[one] { $who } anklagade { $whom-form ->
        [you] dig, och du är lojal;
       *[one] { $whom }, som är lojal;
    }
} { $turncoat-form ->
    [you] du var överlöparen.
   *[one] { $turncoat } var överlöparen.
}
ending-accused_nobody = { $who-form ->
    [you] Du anklagade { $whom-acc }, men alla var lojala.
   *[one] { $who } anklagade { $whom-acc }, men alla var lojala.
}

## What can be picked

pick-candidate = Ta en av de två kandidaterna, och sedan uppdragets plats.
pick-candidate-first = Ta först en av de två kandidaterna, sedan dess plats.
pick-card = Ta ett kort från handen, och sedan din plats vid uppdraget.
pick-card-first = Ta först ett kort från handen, sedan dess plats.
pick-other-slot = Den platsen är någon annans: din är den första.
pick-deck = Leken ger sitt kort av sig själv när alla har lagt sina.
pick-discards = Kastade kort ligger här tills leken är slut.
pick-side = Håll in för att titta: det vänds ner när du släpper.
pick-other-side = Ingen ser det kortet före slutet.
pick-other-hand = De korten är någon annans.
pick-finger = Tryck på den pekande handen i panelen för att anklaga. Den säger först vad som står på spel.
tip-point = Pekar på { $who } och visar vad som står på spel. Det avgör inget än.
# Why a strong player accuses. $last: 1 if the next failure ends the game.
why-accuse = { $last ->
    [1] Ett misslyckande till, och laget har ändå förlorat. Av korten hittills att döma är sannolikheten att { $who } är överlöparen ungefär { $n } %.
   *[0] Av korten hittills att döma är sannolikheten att { $who } är överlöparen ungefär { $n } %.
}

## Råd

situation-lead = Bara du ser båda kandidaterna. Ett lågt tal är lättare att nå, men de andra undrar varför du valde det.
situation-spy = En spion fäller uppdraget vad resten än ger, men ingen vet vem som lade den: leken ger också ett kort.
situation-suit = Bara uppdragets egen färg läggs till. Ett kort i en annan färg dras av, så lägg då ett lågt.
situation-accuse = I stället för att bestämma dig får du anklaga någon. Har du rätt, vinner laget genast; har du fel, har det förlorat.
