### Industry auf Deutsch. This translation has not been read by a native speaker yet, and wants one.

tagline = Karten sind Geld oder Häuser: Bau eine Stadt, solange der Stapel reicht.
goal = Wer die meisten Punkte hat, wenn der Stapel leer ist, gewinnt.

## Why something can't be done

no-card-in-hand = { CAP($card) } ist nicht auf deiner Hand.
no-pay-after-building = Sobald etwas gebaut ist, wird in diesem Zug nicht mehr bezahlt.
no-pay-out-of-order =
    Bezahlt wird von den Königen abwärts, bei gleichem Rang erst Pik, dann Herz, Karo und Kreuz; du hast schon { $paid-acc } bezahlt, und { $card } kommt davor.
no-pay-last-card = Es bliebe keine Karte zum Bauen übrig, und bezahlt wird nur, um zu bauen.
no-pay-too-little =
    Bezahlt wird nur, um zu bauen: Mit { $card-dat } und den Karten danach kannst du die { $cost } für ein Gebäude nicht aufbringen und noch eine Karte zum Bauen behalten.
no-build-limit = { $n ->
    [one] Mit einer Fabrik baust du ein Gebäude pro Zug.
   *[other] Mit { SPELL($n) } Fabriken baust du { SPELL($n) } Gebäude pro Zug.
}
no-build-money-spent = { $short ->
    [one] Dir fehlt { $short } für ein weiteres Gebäude, und bezahlt wird in diesem Zug nicht mehr.
   *[other] Dir fehlen { $short } für ein weiteres Gebäude, und bezahlt wird in diesem Zug nicht mehr.
}
no-build-unpaid = Ein Gebäude kostet dich { $cost }: Bezahle erst noch { $short }.
no-done-unbuilt = Du hast bezahlt, also baue erst etwas: Bezahlt wird nur, um zu bauen.

## What points are for

why-housing = Wohnhäuser
why-offices = Büros
why-banks = Banken
why-factories = Fabriken
why-most-housing = die meisten Wohnhäuser
why-most-offices = die meisten Büros
why-most-banks = die meisten Banken
why-most-factories = die meisten Fabriken

## How the game ends

end-stack_empty = Der Stapel ist leer
