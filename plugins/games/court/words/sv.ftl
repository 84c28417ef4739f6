### Court på svenska. This translation has not been read by a native speaker yet, and wants one.

tagline = Behåll ett kort, skicka resten vidare: samla klädda kort, ess och rikedom.
goal = Den som har flest poäng efter tre omgångar vinner.

## On the table

# The heads of the columns.
head-pictures = Klädda
head-aces = Ess
head-jokers = Joker
hand-to = Till { $next-acc }
hand-of = { GENITIVE($who) } hand
hand-comes = { $n ->
    [1] Du får den härnäst.
   *[other] Du får den om { SPELL($n) } turer.
}
hand-never = Omgången är slut innan du får den.
zone-picked = Valt
gets-from-you = { CAP($next) } får
sheet-sum = Summa
joker-ready = redo
joker-nothing = inget
marriage = giftermål
intrigue = intrig
affair = romans
misunderstanding = missförstånd
worth-so-much = { $what } { $n }
no-picture = inget klätt än
open-picture = öppen
couples = { $all }
couples-sum = par { $n }
aces-worth = { $n ->
    [1] ett ess
    [2] två ess
    [3] tre ess
   *[other] fyra ess
} { $points }

## What is done

any-joker = jokern
# The button: which card it is is seen.
by-rank = { $rank-a }
lay = Lägg { $short-acc }
    .done = lägger { $card-acc }
lay-two = Lägg båda
    .done = lägger { $card-acc } och { $second-acc }
# What a hint says.
lay-card = Lägg { $card-acc }
lay-with-joker = Använd jokern och lägg { $card-acc } och { $second-acc }

## The bar on top

progress = Omgång { $round } av { $rounds }, tur { $n } av { $of }
progress-round = Omgång { $round } av { $rounds }
deal-title = Given
deal-line = Alla 54 kort blandas, de två jokrarna med dem.
choose-title = Välj i hemlighet
choose-line = Välj ett kort; { $next } får resten. { waiting }
joker-line = Välj ett kort, eller först jokern för två. { waiting }
last-title = Ditt sista kort
last-line = Det läggs i ditt hov. { waiting }
picked-title = Valt
picked-line = { waiting } Du får ångra dig.
watch-title = Alla väljer i hemlighet
waiting = { $who-form ->
    [none] { $others-form ->
        [many] De andra har valt.
       *[one] { $others } har valt.
    }
   *[one] { $who } väljer fortfarande.
}
joker-title = Två kort på en gång
joker-first = Välj det första av två kort. Jokern följer med din hand vidare.
joker-second = { CAP($card) } och ett kort till.
joker-both = { CAP($card) } och { $second }; { $next } får jokern.
reveal-title = Alla kort vänds upp
reveal-line = Alla valda kort vänds upp samtidigt.
found-line = { $n ->
    [0] Korten läggs i hoven.
    [one] Ett par finner varandra.
   *[other] { CAP(SPELL($n)) } par finner varandra.
}
pass-title = Händerna skickas vidare
pass-line = Varje hand går till vänster.
scoring-title = Omgången är slut
scoring-line = Par, ess och rikedom räknas.
counted-title = Omgången är räknad
counted-line = Alla kort blandas till nästa.
over-line = De tre omgångarna läggs ihop.

## The panels

status-picked = har valt
status-choosing = väljer
picked-note = Du får byta tills alla har valt.

## Facts

aid-card = { CAP($card) }
aid-cards = Båda korten
aid-joker = Ger två senare
aid-ace = { $n ->
    [1] Ett ess
    [2] Två ess
    [3] Tre ess
   *[other] Fyra ess: inget
}
aid-open = Väntar på en partner
aid-couple = { CAP($what) }
aid-leads = Leder i { $suit }: { $n }
aid-shares = Delar { $suit }: { $n }
aid-behind = { CAP($suit) }: { $n }, { $behind } bakom
aid-round = Din omgång
aid-from-to = { $n } → { $then }
aid-partners = Kvar till din öppna { $rank }
aid-partner = { CAP($rank-plural) } (+{ $points })
aid-seen = { $unseen ->
    [0] { $n } på hand
   *[other] { $n ->
        [one] { $n } sedd
       *[other] { $n } sedda
    }, { $unseen } ej
}
aid-together = Med denna omgång
legend = Vad som ger poäng
legend-couples = { $king-index }+{ $queen-index }, { $king-index }+{ $jack-index }, { $queen-index }+{ $jack-index }
legend-aces = Ett till fyra ess
legend-wealth = Flest ögon i en färg

## The log, and what scores

heading-round = Omgång { $n }
turn-log = Tur { $n }
count-log = Omgången räknas
dealt = Alla får { SPELL($n) } kort.
used-log = Jokern, som går till { $next-acc }
laid-joker = { CAP($card) }, till senare
laid-ace = { CAP($card) }: { $n ->
    [1] ett ess
    [2] två ess
    [3] tre ess
   *[other] fyra ess
}
laid-open = { CAP($card) }, öppen
laid-couple = { CAP($card) }: { $what }
laid-number = { CAP($card) }: { $n }
laid-leads = { CAP($card) }: { $n }, leder
laid-shares = { CAP($card) }: { $n }, delad ledning
lead-lost = Leder inte längre i { $suit }
lead-shared = Delar nu ledningen i { $suit }
couple-of = { CAP($who) }: { $what } +{ $points }
couples-banner = { $all }
scored = { $what } { $n }
score-log = { $why-count ->
    [0] Inget
   *[other] { CAP($why) }
}
count-couples = Par
count-aces = Ess
count-wealth = Rikedom
leaders-banner = Efter omgång { $round }: { $who-form ->
    [many] { $who } delar ledningen med { $n }
   *[one] { $who } leder med { $n }
}
ending-shared = { CAP($who) } har samma summa.

## What can’t be picked

card-first = Välj först ett kort från din hand.
two-for-joker = Välj två kort från din hand till jokern.
one-more = Välj ett kort till för jokern eller lägg tillbaka den.
own-court = Det är någon annans hov: lägg kortet i din egen rad.
rest-goes = Det du inte lägger går till { $next-acc } av sig självt.
joker-help = Den ger inga poäng. Lägg den som ett vanligt kort; i en senare tur får du lägga två kort på en gång, och då följer den med handen vidare.
one-joker = Bara en joker används i varje tur.
hidden-card = Det kortet ser du inte. Välj ett från din hand.

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
    [3] en romans
   *[other] romanser
}
why-aces = { $points ->
    [5] ett ess
    [3] två ess
   *[other] tre ess
}
why-wealth = rikedom

## How the game ends

end-rounds_over = Tre omgångar är spelade

## Råd

situation-pass = Det du inte tar går till din vänstra granne. Tänk lika mycket på det du lämnar som på det du tar.
situation-joker-in-hand = Du har en joker på hand. Den ger inga poäng, men när den ligger i ditt hov får du lägga två kort i en senare tur.
situation-joker = Du får använda din joker nu: välj den och sedan två kort ur handen. Jokern följer med handen vidare.
situation-open = Ditt hov har ett öppet klätt kort. Nästa klädda kort du lägger blir dess partner, vilket det än är.
