### Turncoat auf Deutsch. This translation has not been read by a native speaker yet, and wants one.

tagline = Neun Missionen, ein Team und vielleicht ein Verräter darin.
goal = Das Team gewinnt mit fünf geglückten Missionen oder einer richtigen Beschuldigung, der Überläufer mit fünf gescheiterten Missionen.

## Why something can't be done

no-accusing-as-turncoat = Du bist der Überläufer, und der Überläufer darf niemanden beschuldigen.
no-accusing-yourself = Beschuldige jemand anderen: Du weißt ja, dass du loyal bist.
no-accusing-nobody = Dort sitzt niemand: Beschuldige jemanden an diesem Tisch.
no-candidate = Die Mission ist einer deiner beiden Kandidaten: Wähle { $candidates-acc }.
no-laying-yet = Erst wird die Mission gewählt; dann legen alle eine Karte.
no-choosing-again = Die Mission liegt schon; jetzt legen alle eine Karte.
no-card-in-hand = { CAP($card) } ist nicht auf deiner Hand: Leg eine Karte, die du hast.

## How the game ends

end-five_successes = Fünf Missionen sind geglückt
end-five_failures = Fünf Missionen sind gescheitert
end-accused_right = Der Überläufer wurde beschuldigt
end-accused_wrong = Jemand Loyales wurde beschuldigt
end-accused_nobody = Jemand wurde beschuldigt, und alle waren loyal
