### What Virus says, in Swedish. The translation has not been read by a native speaker yet, and wants one.

tagline = Drick, smitta, stjäl eller blockera – alla på en gång, på tre.
goal = Friska spelare får poäng för sina flaskor; se till att inte sitta med viruset på slutet.

## Why an action is refused

no-such-target = Där sitter ingen: peka på någon vid det här bordet.
no-pointing-at-yourself = Peka på någon annan: så kan du inte göra mot dig själv.
no-bottle-to-drink = Du har ingen full flaska kvar, och det behövs en för att dricka.
no-card-to-infect-with = Du har inget kort på handen, och den som smittar ger ett kort vidare.
# $who: at whom the player pointed.
no-bottle-to-steal = { $who } har ingen full flaska att stjäla: de som är urdruckna går säkra.

## What points are for

why-bottles = flaskor, minus bakterierna på handen
why-virus = viruset
why-four-bottles = fyra flaskor urdruckna, och inget virus
why-five-bottles = fem flaskor urdruckna, trots viruset
why-cap = rundan bryts efter hundra turer

## The end

end-two_rounds = Två rundor är vunna
end-three_rounds = Tre rundor är spelade
