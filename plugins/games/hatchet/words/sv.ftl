### What Hatchet says, in Swedish. The translation has not been read by a native speaker yet, and wants one.

tagline = Lägg kort i vilken vinkel som helst; begrav symboler, skär ingen.
goal = Den som har flest poäng när det tionde klädda kortet dras vinner.

## Why an action is refused

no-such-angle = Ett kort vrids i hela grader från 0 till 359.
no-card-off-the-table = Inte här: det sticker ut över bordskanten.
# $cut: the suit of the pip; in the next ones, too.
no-cutting-a-pip = Inte här: det skär en { $cut-one }.
no-cutting-pips = Inte här: det skär { SPELL($n) } symboler.
# $twice: how many pips of that suit would lie under the card; one may.
no-two-pips-of-a-suit = Inte här: { SPELL($twice) } { $suit } under det.
no-two-pips-and-no-cut = Inte här: { SPELL($twice) } { $suit }, och det skär en { $cut-one }.
no-two-pips-and-no-cuts = Inte här: { SPELL($twice) } { $suit }, och det skär { SPELL($n) } symboler.

## What points are for

why-pips = { $points ->
    [one] en begravd symbol
   *[other] begravda symboler
}
why-picture = ett klätt kort draget

## The end

end-tenth_picture = Det tionde klädda kortet är draget
ending = { $who-form ->
    [you] Du begravde
   *[one] { $who } begravde
} { $pips ->
    [0] ingen symbol
    [one] { $pips } symbol
   *[other] { $pips } symboler
} och drog { $pictures ->
    [0] inget klätt kort
    [one] { $pictures } klätt kort
   *[other] { $pictures } klädda kort
}.
ending-shared = { CAP($who) } har lika många poäng.

## On the table

cards-left = { $n } kvar
until-the-tenth = Till det tionde klädda
pictures-so-far = Klädda: { $n }/{ $all }
slot-end = slut
pips = Symboler
pictures = { $n ->
    [0] Klädda
   *[other] Klädda, 2 var
}
none = inga

## What is done

lay = { $n ->
    [0] Lägg, 0 poäng
   *[other] Lägg för { $n }
}
    .done = { CAP($card) } { $n ->
        [0] begraver ingen
        [1] begraver en
       *[other] begraver { SPELL($n) }
    }
drew = { CAP($card) }

## The bar on top

progress = Tur { $n }
deal-title = Leken blandas
deal-line = Klädda kort överst läggs underst; det första sifferkortet läggs på stubben.
lay-title = Lägg { $card }
lay-line = Begrav symboler, högst en av varje färg; skär ingen.
# Somebody else lays a card.
lays-line = { $who } lägger { $card }.
draw-title = { $who-form ->
    [you] Du drar
   *[one] { $who } drar
}
draw-line = { $n ->
    [one] Nästa klädda kort avslutar spelet.
   *[other] { CAP(SPELL($n)) } klädda kort kvar till slutet.
}
drew-line = { $who-form ->
    [you] Du drar
   *[one] { $who } drar
} { $card }: två poäng.
buries-line = { $who-form ->
    [you] Du begraver
   *[one] { $who } begraver
} { $n ->
    [one] en symbol
   *[other] { SPELL($n) } symboler
}.
four-banner = { $who-form ->
    [you] Du begraver fyra
   *[one] { $who } begraver fyra
}
over-line = Det tionde klädda kortet drogs.

## The panels

# $rank: the card’s rank.
status-lays = ska lägga: { $rank }
status-next = näst på tur
status-waits = väntar

## Facts

aid-pack = Till slutet
aid-pictures-to-come = Klädda som återstår
aid-numbers = Sifferkort i leken
aid-pictures = Klädda i leken
aid-chance = Nästa är klätt
aid-under = Under kortet nu
aid-score-then = Dina poäng då
aid-places-for = Platser för +{ $n }
pip-buried = begravd
pip-cut = skuren
pip-twice = två
pip-none = ingen

## The log

dealt = { $who-form ->
    [you] Du drar först.
   *[one] { $who } drar först.
}

## What can’t be picked

drawn-already = Ditt kort är redan draget.
slots-help = Varje klätt kort som dras tar en plats här; det tionde avslutar spelet.
pictures-stay = Ett klätt kort ger två poäng till den som drog det och läggs inte ut.
laid-for-good = Det som ligger på stubben ligger kvar; ditt eget kort läggs ovanpå.
carry-it = Bär ditt kort över stubben och lägg ner det där.

## Råd

situation-turn = För kortet över stubben och vrid det. En symbol som det täcker helt är en poäng; en som det skär gör platsen förbjuden.
situation-bait = Alla symboler på ditt kort lockar nästa spelare. Lägg det så att de ligger för sig, långt från andra färgers.
situation-end = Få klädda kort är kvar, och det tionde avslutar spelet. Ta poängen nu hellre än att förbereda andra.
