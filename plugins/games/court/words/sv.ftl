### Court på svenska. This translation has not been read by a native speaker yet, and wants one.

tagline = Behåll ett kort, skicka resten vidare: samla adel, ess och rikedom.
goal = Flest poäng efter tre omgångar vinner.

## Why something can't be done

no-card-in-hand = Du har inte { $card } på handen: spela ett kort som du har där.
no-joker-in-court = För två kort behövs en joker som ligger i ditt hov sedan en tidigare tur.
no-second-card = Du har bara ett kort kvar, och en joker behöver två.
no-both-in-hand = Du måste ha båda korten på handen, och { $card } har du inte.
no-card-twice = Välj två olika kort.
no-choice-of-order =
    Ordningen spelar bara roll för två klädda kort av olika valör medan ett i ditt hov väntar på en partner; lägg annars { $card } först.

## What points are for

why-marriage = { $points ->
    [5] ett giftermål
   *[other] giftermål
}
why-intrigue = { $points ->
    [4] en intrig
   *[other] intriger
}
why-affair = { $points ->
    [3] en affär
   *[other] affärer
}
why-aces = { $points ->
    [5] ett ess
    [3] två ess
   *[other] tre ess
}
why-wealth = rikedom

## How the game ends

end-rounds_over = Tre omgångar är spelade
