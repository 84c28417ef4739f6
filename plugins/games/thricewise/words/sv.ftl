### Vad Thricewise säger. What Thricewise says, in Swedish.
###
### This translation has not been read by a native speaker yet, and wants one.

tagline = Välj i hemlighet, lägg i valörordning och bilda rader om tre.
goal = Den som får flest poäng för rader om tre vinner.
end-cards_played = alla kort är spelade

## On the table

zone-hand = Hand
zone-sealed = Dolt
zone-chosen = Valt
zone-deferred = Väntar
zone-aside = Undanlagda
zone-to-lay = Att lägga
zone-empty = inga
stock-left = { $n ->
    [0] inga kvar
   *[other] { $n } kvar
}

## What is done

seal = Välj { $card-acc }
lay = Lägg { $card-acc }

## The bar on top

progress = Omgång { $n } av { $of }
deal-title = Given
deal-line = Leken blandas.
choose-title = Välj ett kort i hemlighet
choose-line = { waiting } Lika valörer skjuts upp; av de andra läggs den lägsta först.
sealed-title = Valt
sealed-line = { waiting } Du får ta tillbaka ditt kort.
watch-title = Alla väljer i hemlighet
waiting = { $who-form ->
    [none] { $others-form ->
        [one] { $others } är klar.
       *[many] De andra är klara.
    }
   *[one] { $who } väljer fortfarande.
}
reveal-title = Alla kort vänds upp
reveal-line = { $ranks-count ->
    [0] Inga två är lika: den lägsta valören läggs först.
   *[other] { CAP($ranks) }: uppskjutna. { $left ->
        [0] { nobody-lays }
       *[other] Av de andra läggs den lägsta valören först.
    }
}
so-many = { SPELL($n) } { $rank-plural }
lay-title = { $who-form ->
    [you] Lägg { $card-acc }
   *[one] { $who } lägger { $card-acc }
}
lay-title-many = { $who-form ->
    [you] Lägg dina kort
   *[one] { $who } lägger flera kort
}
lay-line = { $who-form ->
    [you] { $n ->
        [1] Tre i rad av en färg, av en valör eller i följd är värda sitt lägsta tal.
       *[other] { CAP(SPELL($n)) } kort i valfri ordning. Tre i rad är värda sitt lägsta tal.
    } { lay-next }
   *[one] { lay-next }
}
lay-next = { $next-count ->
    [0] Ingen lägger efter det.
   *[other] Sedan { $next }.
}
draw-title = Alla drar
draw-line = Var sitt kort ur talongen.
over-line = Uppskjutna kort som blir över ger inget.

## The panels

status-ready = klar
status-choosing = väljer
status-rank = { $rank }
status-laying = lägger
status-order = lägger som { ordinal }
status-waiting = väntar
deferred-note = Läggs nästa gång du får lägga.

## Facts

card-named = { CAP($card) }
best-place = { $points ->
    [0] Ingen plats ger poäng nu
   *[other] Bästa platsen nu: { $why }
}
# Of an ace or a crown.
no-number = Inget tal: en rad med det ger det lägsta av de andra talen.
blockers = { $n ->
    [0] Ej blockerbart: inga { $rank-plural } osedda
   *[other] Andra osedda { $rank-plural }
}
tip-cell = Varje rad om tre ger sitt lägsta tal. Ess och kronor är inga tal.
unseen-title = Ännu inte sedda
rank-row = { $n ->
    [one] { CAP($rank) }
   *[other] { CAP($rank-plural) }
}

## The log, and what scores

heading-turn = Omgång { $n }
heading-end = Slutet
dealt = { CAP(SPELL($n)) } kort ligger i rutnätet; alla har tre på hand.
blocked = { $cards }: uppskjutna
nobody-lays = Ingen lägger i den här omgången.
laid = { $why-count ->
    [0] { $card }
   *[other] { $card }: { $why }
}
columns-full = Sex kolumner: rutnätet blir inte bredare.
rows-full = Sex rader: rutnätet blir inte högre.
drawn = Alla drar ett kort.
drawn-by-you = Alla drar; du får { $card-acc }.
pile-empty = Talongen är slut: ingen drar.
over-log = { $n ->
    [0] Alla kort är lagda.
   *[other] { over-line }
}
scored = { $kind } { $n }
why-flush-moons = färgrad i månar
why-flush-suns = färgrad i solar
why-flush-waves = färgrad i vågor
why-flush-leaves = färgrad i löv
why-flush-wyrms = färgrad i lindormar
why-flush-knots = färgrad i knutar
why-set = triss
why-straight = stege

## What can’t be done

choose-first = Välj ett kort från handen.
seal-what = Välj först kortet som du vill spela.
hidden-card = Det kortet får du inte se. Välj ett från handen.
lay-which = Välj först vilket av dina kort du vill lägga där.
pick-cell = Välj en fri ruta intill ett kort i rutnätet.
no-laying-yet = Korten läggs när de har vänts upp. Välj först ett kort i hemlighet.
no-select-grid = Det kortet ligger redan i rutnätet. Välj ett från handen.
no-select-deferred = Uppskjutna kort läggs nästa gång du får lägga. Välj ett från handen.
no-select-other = Det kortet har du inte på hand. Välj ett som du har.
no-select-now = Omgångens kort är valda; nu läggs de.
no-lay-hand = Det kortet blir kvar på handen. Nu lägger du det du valde och det som sköts upp.
no-lay-other = Lägg kortet du valde eller ett av dina uppskjutna kort.
no-cell-taken = Där ligger redan ett kort: lägg ditt på en fri ruta.
no-seventh-column = Rutnätet får ha högst sex kolumner; här skulle det få fler.
no-seventh-row = Rutnätet får ha högst sex rader; här skulle det få fler.
no-touch = Ett kort måste ligga intill ett annat, sida mot sida eller hörn mot hörn.

## Råd

situation-secret = Visar någon annan samma valör, får båda korten vänta. En valör som alla vill ha blockeras ofta.
situation-deferred = Dina uppskjutna kort är inte förlorade: nästa gång du får lägga lägger du dem också.
situation-several = Du lägger flera kort i valfri ordning: ett kan förbereda raden som nästa fullbordar.
situation-line = En rad om tre ger sitt lägsta tal. Siffran på en ruta är vad ditt kort skulle ge där.
