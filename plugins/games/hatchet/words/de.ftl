### What Hatchet says, in German. The translation has not been read by a native speaker yet, and wants one.

tagline = Lege Karten in jedem Winkel und begrabe Symbole, ohne eins anzuschneiden.
goal = Wer die meisten Punkte hat, wenn das zehnte Bild gezogen wird, gewinnt.

## Why an action is refused

no-such-angle = Eine Karte wird um ganze Grade gedreht, von 0 bis 359.
no-card-off-the-table = Die Karte muss ganz auf dem Tisch liegen.
no-cutting-a-pip = Das würde ein Symbol auf { $card-dat } anschneiden: Ein Symbol wird ganz bedeckt oder gar nicht.
no-two-pips-of-a-suit = Das würde zweimal { $suit } bedecken: Von jeder Farbe darf höchstens ein Symbol bedeckt werden.

## What points are for

why-pips = { $points ->
    [one] ein Symbol begraben
   *[other] Symbole begraben
}
why-picture = ein Bild gezogen

## The end

end-tenth_picture = Das zehnte Bild ist gezogen
