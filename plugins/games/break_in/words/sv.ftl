### Break In på svenska. This translation has not been read by a native speaker yet, and wants one.

tagline = Ta pengarna och stick innan vakt nummer två dyker upp.
goal = Mest pengar efter fem omgångar vinner.

## Why something can't be done

no-drawing-yet = Först bestämmer alla i banken om de stannar eller går.
no-deciding-again = Alla i banken stannar för det här kortet: dra det nu.
no-such-pile = Det finns { SPELL($n) } högar, och det där är ingen av dem.
no-empty-pile = Den högen är tom: dra från en som har kort kvar.

## What points are for

why-left = ute med pengarna

## How the game ends

end-five_rounds = Fem omgångar är spelade
