### What Paparazzi says, in Swedish. The translation has not been read by a native speaker yet, and wants one.

tagline = Trängs runt kändisarna; störst trängsel får bilden.
goal = Flest poäng för kändisar, och för flera i samma färg, vinner.

## Options

option-layout = Uppställning
    .help = Hur kändisarna står; med fyra spelare saknar 4×3 en plats.
option-layout-4x3 = fyra kolumner, tre rader
option-layout-6x2 = sex kolumner, två rader

## Why an action is refused

no-card-but-from-the-hand = Du har inte { $card } på handen: lägg ett av dina egna kort.
# $card: the card that lies there.
no-taken-space = { CAP($card) } ligger redan där: välj en ledig plats.
# $card: the celebrity.
no-space-on-a-celebrity = { CAP($card) } står där: korten läggs på platserna bredvid.
no-such-space = Det är ingen plats: korten läggs alldeles intill en kändis, inte snett över ett hörn.

## What points are for

why-celebs = kändisar
why-suits = kändisar i samma färg

## The end

end-all_laid = Alla kort är lagda
end-no_space = Ingen plats är ledig
