### What Jackhammer says, in Swedish. The translation has not been read by a native speaker yet, and wants one.

tagline = Riv upp golvet bakom dig och samla alla fyra färgerna innan du faller.
goal = Den som har högst summa i sin lägsta färg vinner.

## Why an action is refused

no-such-cell = Golvet har sex kolumner och sex rader, och den rutan är inte en av dem.
no-start-but-an-ace = En arbetare börjar på ett ess: välj ett av dem.
# $who: the seat whose worker stands there, never the player's own; in the next ones, too.
no-sharing-an-ace = { $who } står på det esset, och två arbetare delar aldrig ett kort: välj ett annat ess.
no-placing-again = Din arbetare är redan utplacerad; nu ska den flyttas.
no-move-before-all-stand = Först ställs varje arbetare på ett ess; de flyttas när alla står på plats.
no-fall-while-it-can-move = Din arbetare kan fortfarande gå, och den som kan gå måste gå.
no-staying = Din arbetare står redan där: ett drag går till ett annat kort.
no-crooked-way = En arbetare går rakt fram: längs sin rad, sin kolumn eller en diagonal.
no-landing-in-a-hole = Där är det ett hål: en arbetare kan inte ställa sig i det.
no-sharing-a-card = { $who } står där, och två arbetare delar aldrig ett kort.
no-passing-a-hole = Ett hål är i vägen, och en arbetare kan inte gå över det.
# $who: one seat or several.
no-passing-a-worker = { $who } står i vägen, och en arbetare kan inte gå förbi en annan.

## The end

end-all_fallen = Alla arbetare har fallit

## On the table

keeps = { $who-form ->
    [you] Du behåller { $n }
   *[one] { $who } behåller { $n }
}
ways = { $n ->
    [one] { $n } väg
   *[other] { $n } vägar
}

## What is done

place = Börja på { $to }
    .done = börjar på { $to }
move = Gå till { $to }
    .done = tar { $card }, går till { $to }
fall = Fall
    .done = faller och tar med sig { $card }
# The last worker goes its best way, for so many turns.
finish-button = Gör klart åt mig
finish = Gå till slutet: { $n } drag

## The bar on top

progress = Omgång { $n }, { $left } kort står kvar
progress-place = Före första omgången
deal-title = Golvet läggs
deal-line = Ess till nia i alla fyra färger, sex rader med sex kort.
place-title = { $who-form ->
    [you] Ställ din arbetare på ett ess
   *[one] { $who } ställer en arbetare på ett ess
}
place-line = Arbetare går som damen i schack. { $who-form ->
    [you] Du tar varje kort som din lämnar.
   *[one] Varje kort som lämnas tas.
}
move-title = { $who-form ->
    [you] Flytta din arbetare
   *[one] { $who } flyttar
}
move-line = { $who-form ->
    [you] Du tar kortet du lämnar: { $card }.
   *[one] Kortet som lämnas tas: { $card }.
}
fall-title = { $who-form ->
    [you] Du faller
   *[one] { $who } faller
}
fall-line = Ingen väg vidare: { $card } följer med.
over-line = Summorna jämförs från den lägsta och uppåt.

## The panels

status-places = ska ställas
status-placed = utplacerad
status-reach = når { $n } kort
status-stuck = sitter fast
status-fallen = har fallit

## Facts

aid-worker = { $who-form ->
    [you] Din arbetare
   *[one] { GENITIVE($who) } arbetare
}
aid-ways = Vägar vidare
aid-reach = Kort inom räckhåll
aid-lost = Utom räckhåll
aid-lists = Lägst till högst

## The log, and what stands over the table

dealt = { $who-form ->
    [you] Du ställer ut din arbetare och går först.
   *[one] { $who } ställer ut sin arbetare och går först.
}
heading-place = Arbetarna
heading-round = Omgång { $n }
lowest-suit = lägsta färgen
all-suits = { $who-form ->
    [you] Du har alla fyra färger
   *[one] { $who } har alla fyra färger
}
fallen-banner = { $who-form ->
    [you] Du har fallit
   *[one] { $who } har fallit
}: { $list }
ending-place = Den { $n ->
    [2] näst lägsta
    [3] tredje lägsta
   *[4] högsta
} färgen avgör: { $who } { $high }, { $other } { $low }.
ending-shared = { CAP($who) } har samma fyra summor: { $list }.

## What can’t be picked

press-fall = Din arbetare kan inte gå vidare: den faller och tar med sig kortet den står på.
collected-stay = Samlade kort är räknade och ligger kvar: välj ett kort på golvet.
pick-an-ace = Välj ett ess på golvet där din arbetare ska börja.
pick-a-cell = Välj ett kort på golvet som din arbetare kan gå till.
tip-rings = Ringar visar vart den kan gå vidare därifrån.

## Råd

situation-place = Esset du står på blir ditt första kort, när du lämnar det. Börja där många vägar är öppna.
situation-leave = Du tar kortet som du lämnar, inte det du går till. Gå till det du vill ta härnäst.
situation-lowest = Bara din svagaste färg räknas, och en saknar du helt. Ett enda kort av den är värt mer än allt annat.
situation-fall = Ingen väg vidare: din arbetare faller och tar med sig kortet under sig. Dina kort är kvar och räknas.
