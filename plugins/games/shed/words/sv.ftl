### Vad Shed säger. What Shed says, in Swedish.
###
### This translation has not been read by a native speaker yet, and wants one.
###
### A trick is a stick, a token a bricka, to lead is to spela ut, to follow to bekänna, to shed a token to lämna en bricka.

tagline = Ta rätt stick, bli av med brickorna och lämna fel stick åt de andra.
goal = Den som först blir av med alla sina brickor vinner.

## Options

option-partnership = Lag
    .help = Om fyra spelar i två par, var och en med spelaren mittemot.
option-partnership-false = alla för sig
option-partnership-true = två par
    .help = Medspelare sitter mittemot varandra och har brickorna gemensamt.
option-deck = Kortlek
    .help = Vilka kort som är med; bönder och hov har tre färger.
option-deck-basic = grundlekens 36 kort
option-deck-pawns = med de fyra bönderna
    .help = Bönder har tre färger och står mellan nian och kronan.
option-deck-pawns_courts = med bönder och hov
    .help = Bönder och hov har tre färger och står mellan nian och kronan.
option-take = Första brickorna
    .help = Vilka sex brickor varje sida börjar med.
option-take-full = en av varje färg
option-take-random = sex ur en påse
    .help = En sida kan ha flera brickor av en färg och ingen av en annan.
option-kingmaker = Kungamakare
    .help = När ett straff bara kan avgöra vem som vinner.
option-kingmaker-shared = de delar segern
    .help = Alla vars sista bricka kunde tas vinner tillsammans.
option-kingmaker-supply = brickan tas ur förrådet
    .help = Ingens sista bricka tas, och spelet går vidare.

## The end

end-last_token_shed = Sista brickan är lämnad
end-last_token_taken = En sista bricka är tagen
end-kingmaker = Kungamakare: segern delas
end-round_cap = Sista omgången är slut
ending-last_token_shed = { CAP($who) } lämnade den sista brickan.
ending-last_token_taken = { CAP($taker) } måste ta { $suits-one-a }, och { $who } hade en enda bricka kvar.
ending-kingmaker = { CAP($taker) } måste ta { $suits-one-a }, och varje sådan bricka är någons sista. Ingen ska göras till kung: { $who } delar segern.
ending-round_cap = Efter sista omgången har { $who } minst antal brickor.

## On the table

unit-tokens = { $n ->
    [one] { $n } bricka
   *[other] { $n } brickor
}
tokens = Brickor
supply = Förråd
cards-left = { $n ->
    [0] slut
   *[other] { $n } kvar
}
cards-aside = { $n ->
    [0] undanlagt
    [one] { $n } undanlagt
   *[other] { $n } undanlagda
}
tricks = stick
last-trick = Senaste sticket
to-lead = spelar ut
to-play = ska spela
to-shed = ska lämna
to-take = ska ta
dealer = giv
dealer-and = giv · { $doing }
your-partner = Din medspelare: era brickor hör ihop.
# $who: den andra i laget, där brickorna ligger.
partners = Spelar med { $who }: deras brickor hör ihop.
place = { $n ->
    [1] först
    [2] andra
    [3] tredje
    [4] fjärde
   *[other] femte
}
does-not-count = räknas inte
counts = räknas { $points }
wins = vinner
ahead = leder
beaten = slaget
past-won = vann
past-did-not-count = räknades inte
past-counted = räknades { $points }
past-led = utspelat som { $kind }
past-beaten = slaget
kind-led = Utspel: { $kind }
the-winner-sheds = · vinnaren lämnar eller tar
or = eller
is-ahead = { CAP($who) } leder
wins-the-trick = { CAP($who) } vinner
won-the-trick = { CAP($who) } vann
because = · { $why }
against = mot
by-lifted-ace = kronan i { $kind } lyfter sitt ess
by-no-other-card = inget annat kort har { $kind }
by-last-of-equals = sist lagd av lika { $rank-plural }
by-highest-of-suit = högst med { $kind }
by-highest-of-type = högsta { $kind-the }
by-lift-to-11 = kronan lyfter esset till 11
by-last-card = det sista kortet som räknas avgör

## What is done

lead-as = Spela ut som { $kind }
can-follow = { $n ->
    [one] { $n } osett kan bekänna
   *[other] { $n } osedda kan bekänna
}
lead-ace = Spela ut { $card }
    .done = { CAP($card) } spelas ut
lead-card = Spela ut { $card }
    .done = { CAP($card) }, utspelat som { $as }
lead-card-as = Spela ut { $card } som { $as }
    .done = { CAP($card) }, utspelat som { $as }
play-card = Spela { $card }
    .done = { CAP($card) }
play-off = Spela { $card }
    .done = { CAP($card) }, bekänner inte
shed-token = Lämna { $suit-one-a }
    .done = lämnar { $suit-one-a }
take-token = Ta { $suit-one-a } från { $side-acc }
    .done = tar { $suit-one-a } från { $side-acc }
take-from-supply = Ta { $suit-one-a } ur förrådet
    .done = tar { $suit-one-a } ur förrådet

## The bar on top

the-tokens = Brickorna
tokens-full = Varje sida får en bricka av varje färg.
tokens-random = Varje sida får sex brickor ur påsen.
round = Omgång { $round }
after-round = Efter omgång { $past }
trick-of = Omgång { $round }, stick { $n } av { $of }
deals-and-leads = { CAP($dealer) } ger; { $leader } spelar ut.
lead-a-card = Spela ut ett kort
lead-line = De andra bekänner typen. Den som vinner lämnar en bricka i kortets färger, eller tar en.
who-leads = { CAP($who) } spelar ut
dealer-is = { CAP($dealer) } ger den här omgången.
who-plays = { CAP($who) } spelar
any-card = Vilket kort som helst: du är utan { $kind }
follow = Bekänn: { $kind }
trick-played = Sticket är spelat
won-and-sheds = { $who-form ->
    [you] Du vann: lämna en bricka
   *[one] { $who } vann och lämnar en bricka
}
a-token-of = En bricka med { $held }.
penalty-take = { $who-form ->
    [you] Straff: ta en bricka
   *[one] { $who } får ett straff
}
penalty-from = { CAP($who) } har inga { $suits }: brickan kommer från { $from-acc }.
penalty-supply = { $who-form ->
    [you] Straff: ta ur förrådet
   *[one] { $who } tar ur förrådet
}
nobody-made-king = Varje bricka som kan tas är någons sista: ingen görs till kung.
nobody-holds = Ingen har { $suits }.
token-shed = { CAP($who) } lämnar { $suit-one-a }.
token-taken = { CAP($who) } tar { $suit-one-a } från { $side-acc }.
token-supplied = { CAP($who) } tar { $suit-one-a } ur förrådet.
trick-aside = Sticket läggs undan
everybody-draws = Alla drar ett kort, vinnaren först.
nobody-draws = Talongen är slut: ingen drar.
round-is-over = Händerna är tomma: omgången är slut.

## What is at stake

if-won-shed = Vinner du, lämnar du { $suits-one-a }.
    .row = Vinst: lämna { $suits-one-a }
if-won-take = Vinner du, tar du { $suits-one-a } från { $from-acc }: du har ingen.
    .row = Vinst: ta { $suits-one-a } från { $from-acc }
if-won-supply = Vinner du, tar du { $suits-one-a } ur förrådet: du har ingen.
    .row = Vinst: ta { $suits-one-a } ur förrådet
if-won-kingmaker = Vinner du, är spelet slut: { $who-form ->
    [one] { $who } vinner
   *[other] { $who } delar segern
}.
    .row = Vinst avslutar spelet: { $who } delar segern
others-title = Om de andra vinner
others-shed = { CAP($who) } lämnar { $suits-one-a }
others-take = { CAP($who) } tar { $suits-one-a } från { $from-acc }
others-supply = { CAP($who) } tar { $suits-one-a } ur förrådet
others-kingmaker = { CAP($who) }: spelet är slut
you-can-not-win = Du kan inte vinna det här sticket.
crown-is-forced = Du måste spela { $card }: din krona lyfter esset, och esset vinner.
crown-would-lift = { $then } Se upp med { $card }: din krona lyfter esset, och då vinner esset.
crown-would-add = { $then } { CAP($card) } skulle lyfta esset till 11.
won-because = { CAP($who) } vinner: { $why }.
won-by-sums = { CAP($who) } vinner: { $high } mot { $low }.
won-level = { CAP($who) } vinner: { $high } mot { $low }, det sista kortet avgör.

## Facts beside the table

subject = { CAP($card) }
not-seen-yet = Ännu inte sedda i omgången
personalities = Personer
locations = Platser
events = Händelser
aces = Ess: en färg, ingen typ
lifts-the-ace = Lyfter esset
off-kind = Bekänner inte { $kind }: kan inte vinna
the-sums-then = Summorna då, din först
beaten-already = Redan slaget: kan inte vinna
wins-for-sure = Vinner sticket
beat-it = Osedda kort som slår det
beat-it-as = Osedda som slår det som { $kind }

## The log

trick-heading = Omgång { $round }, stick { $n }
dealt = { CAP($dealer) } ger { $hand } kort var; { $aside ->
    [one] { $aside } ligger undan osett
   *[other] { $aside } ligger undan osedda
}.{ $stock ->
    [0] {""}
   *[other] {" "}{ $stock } att dra.
}
drew-card = Alla drar; du får { $card }.
everybody-drew = Alla drar ett kort.
nobody-drew = Ingen drar.
kingmaker-supply = Kungamakare: { $who } har var sin sista bricka, så straffet tas ur förrådet.
banner-kingmaker = Kungamakare: ta ur förrådet

## Why not

led-as = { CAP($card) } spelas ut som { $kinds }.
card-was-played = Det kortet är redan spelat: ta ett från din hand.
lead-your-own = Spela ut ett kort från din egen hand.
play-your-own = Spela ett kort från din egen hand.
you-lead = Du spelar ut till det här sticket: säg också vad kortet ska spelas ut som.
led-already = Till det här sticket är det redan utspelat: du måste bekänna.
must-follow-type = Du har { $kind-a }: du måste spela en sådan.
must-follow-ace = Du har ett kort med { $kind }: du måste bekänna esset.
tokens-move-later = Brickorna flyttas när alla kort i sticket är spelade.
first-shed = Lämna först en av dina brickor: { $held-one }.
first-take = Ta först en av de andras brickor: { $suits-one }.
first-supply = Ta först en bricka ur förrådet: { $suits-one }.
you-hold-one = Du har en bricka i utspelets färger: lämna { $held-one-a }.
you-hold-none = Du har ingen bricka i utspelets färger: du måste ta { $suits-one-a }.
take-it-there = En annan sida har en sådan bricka: ta den där, inte ur förrådet.
each-is-a-last = Var och en av de brickorna är någons sista: ta en ur förrådet.
nobody-holds-one = Ingen annan sida har en sådan bricka: ta en ur förrådet.
not-on-the-lead = Brickan måste ha en färg som finns på det utspelade kortet: { $suits-one }.
not-your-own = Ta en bricka från en annan sida, inte från din egen.
no-such-side = Den sidan finns inte vid det här bordet.
they-hold-none = { CAP($side) } har inga { $suit }.
you-have-none = Du har inga { $suit }.
supply-has-none = Det finns inga { $suit } i förrådet.
say-as-what = Kortet är bådadera: säg om du spelar ut det som plats eller som händelse.
to-your-own-place = Kort spelas på din egen plats i sticket.
first-pick-a-lead = Välj först kortet som du vill spela ut.
first-pick-a-card = Välj först kortet som du vill spela.
only-the-topmost = Bara den översta brickan i en hög kan väljas.

## En närmare titt

tip-stock = Alla drar ett efter sticket, vinnaren först.
tip-aside-name = Undanlagda, dolda
tip-aside = Dem ser ingen. Till nästa omgång blandas alla kort igen.
tip-tricks-name = Tidigare stick
tip-tricks = De kommer tillbaka när en ny omgång ges.
tip-own = Du lämnar en av dem när du vinner ett stick vars första kort har dess färg. Utan brickor har du vunnit.
tip-theirs = De här brickorna har { $side } kvar att lämna.
tip-supply = Fem av varje färg: det som ingen har är förrådet.

## Råd

situation-lead = Spela ut ett kort med färger som du har: vinnaren lämnar en av dem, och det kan bli du.
situation-ace = Ett ess spelades ut, så dess färg bekänns. Det vinner bara om ingen annan spelar den färgen, eller om färgens krona spelas i sticket.
situation-unwanted = Du har ingen av utspelets färger: vann du det här sticket, skulle du få ta en bricka. Spela lågt.
situation-penalty = Du vann ett stick som du inte har nytta av, så du måste ta en bricka. Hjälp inte någon som har få kvar.
