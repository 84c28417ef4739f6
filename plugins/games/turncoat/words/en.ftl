### What Turncoat says.

tagline = Nine missions, one team, and perhaps a traitor in it.
goal = The team wins with five missions or a right accusation, the turncoat with five failures.

## Why something can't be done

no-accusing-as-turncoat = You are the turncoat, and the turncoat may not accuse.
no-accusing-yourself = Accuse somebody else: you know that you are loyal.
no-accusing-nobody = Nobody sits there: accuse somebody at this table.
# $candidates: two cards, with “or” between them.
no-candidate = The mission is one of your two candidates: choose { $candidates }.
no-laying-yet = First the mission is chosen; then everybody lays a card.
no-choosing-again = The mission lies already; now everybody lays a card.
no-card-in-hand = { CAP($card) } is not in your hand: lay a card that is.

## How the game ends

end-five_successes = Five missions have succeeded
end-five_failures = Five missions have failed
end-accused_right = The turncoat was accused
end-accused_wrong = A loyal player was accused
end-accused_nobody = Somebody was accused, and all were loyal
