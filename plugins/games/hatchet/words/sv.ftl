### What Hatchet says, in Swedish. The translation has not been read by a native speaker yet, and wants one.

tagline = Lägg kort i vilken vinkel som helst; begrav symboler, skär ingen.
goal = Flest poäng när det tionde klädda kortet dras vinner.

## Why an action is refused

no-such-angle = Ett kort vrids i hela grader från 0 till 359.
no-card-off-the-table = Kortet måste ligga helt inne på bordet.
no-cutting-a-pip = Det skulle skära i en symbol på { $card }: en symbol täcks helt eller inte alls.
no-two-pips-of-a-suit = Det skulle täcka två { $suit }: högst en symbol av varje färg får täckas.

## What points are for

why-pips = { $points ->
    [one] en begravd symbol
   *[other] begravda symboler
}
why-picture = ett klätt kort draget

## The end

end-tenth_picture = Det tionde klädda kortet är draget
