### Turncoat på svenska. This translation has not been read by a native speaker yet, and wants one.

tagline = Nio uppdrag, ett lag och kanske en förrädare i det.
goal = Laget vinner med fem lyckade uppdrag eller en riktig anklagelse, överlöparen med fem misslyckade uppdrag.

## Why something can't be done

no-accusing-as-turncoat = Du är överlöparen, och överlöparen får inte anklaga någon.
no-accusing-yourself = Anklaga någon annan: du vet ju att du är lojal.
no-accusing-nobody = Där sitter ingen: anklaga någon vid det här bordet.
no-candidate = Uppdraget är en av dina två kandidater: välj { $candidates }.
no-laying-yet = Först väljs uppdraget; sedan lägger alla ett kort.
no-choosing-again = Uppdraget ligger redan; nu lägger alla ett kort.
no-card-in-hand = Du har inte { $card } på handen: lägg ett kort som du har där.

## How the game ends

end-five_successes = Fem uppdrag har lyckats
end-five_failures = Fem uppdrag har misslyckats
end-accused_right = Överlöparen blev anklagad
end-accused_wrong = En lojal spelare blev anklagad
end-accused_nobody = Någon blev anklagad, och alla var lojala
