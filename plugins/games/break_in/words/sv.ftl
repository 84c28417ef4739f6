### Break In på svenska. This translation has not been read by a native speaker yet, and wants one.

tagline = Ta pengarna och stick innan vakt nummer två dyker upp.
goal = Den som har mest pengar efter fem omgångar vinner.

## Why something can't be done

no-drawing-yet = Först bestämmer alla i banken om de stannar eller går.
no-deciding-again = Alla i banken stannar för det här kortet: dra det nu.
no-such-pile = Det finns { SPELL($n) } högar, och det där är ingen av dem.
no-empty-pile = Den högen är tom: dra från en som har kort kvar.

## What points are for

why-left = kom ut

## How the game ends

end-five_rounds = Fem omgångar är spelade

ending-shared = { CAP($who) } kom undan med { $n } var.
ending-ahead = { CAP($who) } leder med { $n }.
caught-times = { $who } { $n ->
    [1] en gång
   *[other] { SPELL($n) } gånger
}
ending-alarms = { $how } Tagna av larmet: { $caught }.

## On the table

guards-rule = Vakter: en till i samma färg utlöser larmet
guards-left = { $n } kvar
guards-more = { $n } till
alarms-left = Larm kvar i högarna
alarms-of = { $n } av { $of }
alarms-of-none = inga än
alarm = larm
looked = { $who-form ->
    [you] Du tittade
   *[one] { $who } tittade
}
nobody-looked = Ingen tittade
pile-empty = tom
odds-pile = larm { $n } av { $of }
odds-pile-none = inget larm
odds-own = din hög: { $n } av { $of }
odds-own-none = din hög: inget larm
street = Gatan
draws-next = { $who-form ->
    [you] Du drar härnäst
   *[one] { $who } drar härnäst
}
your-pile = Din hög
leave-plate = Gå
stay-plate = Stanna
brings = ger { $n }
nothing-yet = Inget kort ligger på bordet än
loot-and-table = { $who-form ->
    [you] Dina pengar
   *[one] { GENITIVE($who) } pengar
}: { $n } · kort på bordet: { $cards }
loot-stays = { $who-form ->
    [you] Dina kort ligger kvar
   *[one] { GENITIVE($who) } kort ligger kvar
} och räknas för de andra
loot-lost = { $who-form ->
    [you] Dina pengar
   *[one] { GENITIVE($who) } pengar
} är förlorade
no-loot = inga pengar än
    .note = Inga pengar än.
leaving-brings = att gå ger { $n }
    .note = { $n } står på spel.
out-with = ute med { $n }
    .note = Ute med { $n }. Dina kort ligger kvar och räknas.
got-nothing = inget
    .note = Tagen: inget den här omgången.

## What is done

stay = Stanna
leave = Gå med { $n }
draw = { $whose-form ->
    [you] Dra från din
   *[one] Dra här
}
draw-unseen = Dra här

## The bar on top

start-title = Fem omgångar
start-line = Korten delas i högar, och var och en tittar igenom en av dem.
look-title = En titt i högen
look-line = Lägg din hög på minnet: den blandas, och bara du vet vad som finns i den.
look-line-all = Var och en tittar igenom en hög innan den blandas.
stay-or-leave = Stanna eller gå?
turn-safe = { $who-form ->
    [you] Du drar härnäst.
   *[one] { $who } drar härnäst.
} Ingen vakt ligger framme, så inget larm kan gå.
turn-armed = { $who-form ->
    [you] Du drar härnäst.
   *[one] { $who } drar härnäst.
} Ingen ser ditt svar än.
turn-watch = { $who } drar härnäst. { $n ->
    [0] Inget larm kan gå än.
   *[other] { draws-line }
}
you-are-out = Du är ute med { $n }
still-inside = { CAP($inside) } är kvar i banken. Dina kort ligger kvar och räknas.
you-leave = Du går
you-stay = Du stannar
waiting-for = I hemlighet, tills { $who } har svarat.
draw-title = Dra ett kort
draw-safe = Ingen vakt ligger framme, så inget larm kan gå.
draw-line = Alla i banken stannar. Risken står under varje hög.
draws-title = { $who } drar
draws-line = { $of ->
    [1] Det sista kortet utlöser larmet.
   *[other] { $n } av de { $of } korten som är kvar utlöser larmet.
}
reveal-title = { $out ->
    [one] en går
   *[other] { SPELL($out) } går
}, { $stay ->
    [0] ingen stannar
    [one] en stannar
   *[other] { SPELL($stay) } stannar
}
gets = { $who-form ->
    [you] du får { $n }
   *[one] { $who } får { $n }
}
reveal-line = { CAP($gets) }.
alarm-title = Larmet går!
alarm-line = Två vakter i { $suit }: { $inside } får inget.
all-out = Alla är ute
all-out-line = Ingen är kvar i banken: omgången är slut.
over-line = Fem omgångar är spelade.
round-of = Omgång { $n } av { $of }
leave-ahead = Då har du { $total }, { $n } före. Dina kort ligger kvar och räknas för de andra.
leave-level = Då har du { $total }, lika med ledaren. Dina kort ligger kvar och räknas för de andra.
leave-behind = Då har du { $total }, { $n } efter. Dina kort ligger kvar och räknas för de andra.
stay-line = { $who-form ->
    [you] Du drar från valfri hög
   *[one] { $who } drar
}. På spel: { $worth }, larm { $n } av { $of }.
stay-line-none = { $who-form ->
    [you] Du drar från valfri hög
   *[one] { $who } drar
}. Inget kan hända.
own-pile-line = { $of ->
    [1] Det sista kortet i din hög utlöser larmet.
   *[other] { $n } av de { $of } korten i din hög utlöser larmet.
}
own-pile-line-none = Din hög har inget larmkort.
other-pile-line = { $of ->
    [1] Det enda kortet som du inte har sett utlöser larmet.
   *[other] { $n } av de { $of } korten som du inte har sett utlöser larmet.
}
other-pile-line-none = Inget kort där kan utlösa larmet.
answers-title = Svaren
all-answered = Alla har svarat.
answers-open = Svaren vänds upp.
turns-a-card = { $who-form ->
    [you] Du vänder ett kort …
   *[one] { $who } vänder ett kort …
}

## In the panels

begins = börjar
looks = tittar
to-answer = ska svara
thinks = funderar
has-answered = har svarat
leaves = går
stays = stannar
draws = drar
in-the-street = på gatan
caught = tagen
# In how many rounds the alarm caught a player, at the end of the game.
caught-in-all = { $n ->
    [0] aldrig tagen
    [1] tagen en gång
   *[other] tagen { SPELL($n) } gånger
}
note-ahead = Att gå ger { $total } totalt, { $n } före.
note-level = Att gå ger { $total } totalt, lika med ledaren.
note-behind = Att gå ger { $total } totalt, { $n } efter.

## Facts beside the table

next-card = Nästa kort
pile-title = { $whose-form ->
    [you] Din hög
   *[one] { GENITIVE($whose) } hög
}
pile-title-unseen = Osedd hög
alarm-odds = Larm: { $n } av { $of }
alarm-odds-none = Larm
best-pile = I den säkraste högen
percent = { $n } %
adds = +{ $n }
your-card-adds = Ett bra kort ger ca
their-card-adds = Ett bra kort ger
left-in-yours = Kvar i din hög{ $n ->
    [0] {""}
   *[other] : { $n } larm
}
in-your-pile = I din hög
left-tip = Kvar i den: pengar värda { $pips }, ofarliga vakter: { $guards }.{ $alarms-count ->
    [0] {""}
   *[other] {" "}Larm: { $alarms-bare }.
}
press-shows-them = Ett tryck visar alla dess kort.

## The log

round-heading = Omgång { $n }
begins-first = börjar.
begins-round = har minst och börjar.
looked-through = tittar igenom en hög.
drew = { CAP($card) }, { $whose-form ->
    [you] din hög
   *[one] { GENITIVE($whose) } hög
}
drew-own = { CAP($card) }, { $whose-form ->
    [you] din hög
   *[one] egna högen
}
drew-unseen = { CAP($card) }, högen som ingen såg
left-log = { $n ->
    [0] ute: { $cards } för korten
   *[other] ute: { $n } + { $cards } för korten
}
stays-log = stannar i banken
alarm-log = Larmet: inget den här omgången
finish-heading = Slut

## Why a pick does nothing

a-field-a-card = Varje ruta är ett kort som är kvar i högarna; de röda utlöser larmet.
guards-watch = Vakterna ligger kvar; en till i samma färg avslutar omgången.
cash-stays = Pengarna ligger kvar tills omgången är slut och räknas när någon går.
pick-a-pile = Alla i banken stannar: välj en hög nu.
pick-an-answer = Välj en av de två skyltarna: ”Gå” eller ”Stanna”.

## Råd

situation-safe = Ingen vakt ligger på bordet, så nästa kort kan inte vara larmet. Den här gången kostar det inget att stanna.
situation-danger = För varje färg bland vakterna är ytterligare två kort larm: de röda rutorna räknar dem. Väg det mot vad det ger att gå.
situation-pile = En hög har du tittat igenom: bara du känner dess risk. Den står under högen.
situation-alone = Du är den sista i banken. Varje kort är nu ditt, och ingen annan kan utlösa larmet åt dig.
