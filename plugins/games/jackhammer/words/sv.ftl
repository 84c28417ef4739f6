### What Jackhammer says, in Swedish. The translation has not been read by a native speaker yet, and wants one.

tagline = Riv upp golvet bakom dig och samla alla fyra färgerna innan du faller.
goal = Störst summa i sin egen lägsta färg vinner.

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
