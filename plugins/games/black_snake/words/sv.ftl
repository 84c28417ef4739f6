### Black Snake på svenska. This translation has not been read by a native speaker yet, and wants one.

tagline = Bygg stigande och fallande spår, ju längre desto bättre.
goal = Den som först når målet vinner.

## Options

option-target = Mål
    .help = Hur många poäng som avslutar spelet.
option-target-n = { $n } poäng

## Why something can't be done

no-vote-yet = Nya spår är föreslagna: säg först ja eller nej.
no-vote-asked = Ingen har föreslagit nya spår.
no-proposal-who-can-lay = Bara den som inte kan lägga något får föreslå nya spår.
no-second-proposal = Nya spår får bara föreslås en gång per tur.
no-proposal-same-tracks = Leken är slut och inget kort är täckt: samma spår skulle komma tillbaka.
no-passing = Den som kan lägga eller dra får inte passa.
no-second-draw-yet = Du har dragit ett kort: nu måste du dra ett till.
no-cards-left = Leken är slut och inget kort är täckt: där finns inget att dra.
no-open-card-left = Det finns inget öppet kort kvar.
no-such-open-card = Så tar man bara de öppna korten, och { $card } är inte ett av dem.
no-run-begun = Ingen följd är påbörjad än: lägg först ett kort på ett spår.
no-other-than-the-run = Du håller på med en följd: lägg till ett kort eller sluta; det blir bara en följd den här turen.
no-such-track = Det finns { SPELL($n) } spår, och det där är inget av dem.
no-card-in-hand = Du lägger kort från handen, och där finns inte { $card }.
no-fitting-value = Härnäst { $dir } kommer { $value-a }, så { $card } passar inte.
dir-up = uppåt
dir-down = nedåt
no-number-after-picture =
    Ett klätt kort får stå för { $value-a } bara om ett sifferkort från din hand kan avsluta följden efter det.
no-picture-at-the-end = En följd kan inte sluta med ett klätt kort: den behöver ett sifferkort.

## What points are for

why-lay = en följd

## How the game ends

end-target = Målet är nått

## On the table

deck-left = { $n } kvar
deck-empty = slut
unseen-hand = Dolda
taken-openly = Sedda
nothing-taken = inga
vote-title = Röster
votes-yet = inte än
as = som { $value }
track-so-far = { $n ->
    [one] Ett kort
   *[other] { $n } kort, det äldsta först
}
last-turns = Senaste dragen

## What is done

lay-card = Lägg { $rank-a }
lay-as = { CAP($rank) } som { $value }
stop-for = Sluta: { $worth }
take-card = Ta { $rank-a }
    .done = tar { $card }
draw-unseen = Dra ur leken
    .done = drar ett kort ur leken
ask-for-tracks = Nya spår
    .done = har ingen följd och ber om nya spår
agree = Ja
refuse = Nej
pass-turn = Passa
    .done = passar: inget att lägga eller dra
stop-run = Sluta

## The bar on top

progress = till { $n }
first-tracks = De första spåren
set-line = Ett sifferkort till varje spår. Klädda kort som kommer upp går tillbaka i leken.
rest-line = De klädda korten som kom upp blandas tillbaka i leken.
first-cards = De första korten
deal-line = Tre kort till var och en, och tre öppna.
lay-or-draw = Lägg en följd eller dra två kort
best-run = Din bästa följd: { SIGNED($points) } på spår { $n }, { $dir }.
draw-two = Dra två kort
draw-or-ask = Inget av dina kort passar. Dra två kort, eller be först om nya spår.
draw-line = Inget av dina kort passar på något spår.
asked-line = Du har bett om nya spår, och inget av dina kort passar: dra två.
nothing-to-do = Inget att göra
pass-line = Det finns inget att dra, och inget av dina kort passar.
one-more = Ett kort till
one-more-line = Ur leken, dolt, eller ett öppet så att alla ser det.
go-on-or-stop = Fortsätt eller sluta
run-is-done = { CAP($value-a) } skulle följa, men du har inget kort som passar: sluta för { $worth }.
run-is-full = Mer än { $worth } går inte att få: fler kort ändrar bara det översta.
run-so-far = { $worth } hittills. { CAP($value-a) } kan följa: { SIGNED($all) } med allt som passar.
run-must-go-on = Följden kan inte sluta med ett klätt kort. { CAP($value-a) } är nästa, upp till { SIGNED($all) }.
start-of = { CAP($who) } kan lägga en följd eller dra två kort.
second-of = { CAP($who) } har dragit ett kort och tar ett till.
laying-of = { CAP($who) } lägger { $dir } på spår { $n }{ $ends ->
    [1] {": "}{ $worth } hittills.
   *[0] {": ett klätt kort, så mer följer."}
}
deck-again = Leken är slut
deck-again-line = { $n ->
    [one] { $n } täckt kort blandas och blir
   *[other] { $n } täckta kort blandas och blir
} ny lek. De översta ligger kvar.
refill-line = Luckorna bland de öppna korten fylls.
new-tracks-asked = Nya spår?
vote-line = { $who-form ->
    [you] Du frågar. Ett enda nej räcker för att spåren ska ligga kvar.
   *[one] { $who } har ingen följd och frågar. Ett enda nej räcker för att spåren ska ligga kvar.
}
votes-in = Alla har röstat
votes-line = { $who-person ->
    [none] Alla säger ja: nya spår.
   *[other] { CAP($who) } säger nej: spåren ligger kvar.
}
new-tracks = Nya spår
renew-line = De översta korten går bort, nya vänds upp ur leken.
lay-alone = På spår { $n }, för { SIGNED($points) }; inget av dina kort följer på { $value }.
lay-and-more = På spår { $n }, ensam för { SIGNED($points) }, { SIGNED($all) } med det som kan följa.
lay-picture = { CAP($rank) } som { $value } på spår { $n }: { SIGNED($all) } med det som måste följa.
which-track = { CAP($rank-a) } passar på spår { $tracks }: välj { $many ->
    [one] det.
   *[other] ett.
}
which-way = { CAP($rank-a) } kan vara { $up-a } uppåt eller { $down-a } nedåt: välj en lykta.

## The panels

to-go = { $n } kvar
to-go-note = { $n } poäng kvar.
to-go-and-eyes = { $n } poäng kvar. Kort med ett öga känner de andra till.
eyes-note = Kort med ett öga känner de andra till.
to-start = på tur
draws-second = drar, 1 av 2
is-laying = lägger
asks = nya spår?
has-voted = har röstat
to-vote = röstar
is-in = framme

## The buttons’ notes

stop-note = { $worth }
stop-not-yet = behöver ett sifferkort
pass-note = inget att lägga eller dra
ask-note = alla andra måste säga ja
ask-without-a-run = bara utan följd
ask-once = redan frågat i turen
ask-no-cards = inget att vända upp
agree-note = om alla gör det: nya spår
refuse-note = spåren kvar: { SIGNED($points) } för dig

## Facts

a-run-scores = En följd ger
this-run-scores = { $cards ->
    [one] Ett kort hittills: { $worth }
   *[other] { CAP(SPELL($cards)) } kort hittills: { $worth }
}
run-of = { $n ->
    [1] 1 kort
    [4] 4 eller fler
   *[other] { $n } kort
}
subject = { CAP($rank) }
up-to-here = om du slutar där
with-more = { $n ->
    [0] inget mer passar
    [one] med ett kort till
   *[other] med { SPELL($n) } kort till
}
left-on-top = osedda för { $value-a }
in-place = spår { $n }, { $dir }
best-without = bästa följd nu
best-with = bästa följd med det
all-see-it = De andra ser att du tar det.
the-deck = Leken
in-the-deck = i leken
unseen-pictures = klädda, inte sedda
come-back = täckta, kommer tillbaka
if-tracks-stay = Om spåren ligger kvar
your-best-run = din bästa följd
needs = { $who-form ->
    [you] du behöver
   *[one] { $who } behöver
}
not-seen-yet = Inte sedda än (klädda: { $n })

## The log

goes-first = { CAP($who) } börjar.
tracks-turned = { $pictures ->
    [0] De första spåren vänds upp.
    [one] De första spåren vänds upp; ett klätt kort går tillbaka.
   *[other] De första spåren vänds upp; { SPELL($pictures) } klädda kort går tillbaka.
}
# A picture in a run, with its value there: “Q=5”.
picture-as = { $rank-index }={ $n }
run-laid = { $cards } { $dir } på spår { $n }
run-banner = { $cards ->
    [one] Ett kort
   *[other] { CAP(SPELL($cards)) } kort
}: { $worth }
run-wins = { $who-form ->
    [you] Ditt lok är framme
   *[one] { GENITIVE($who) } lok är framme
}
run-counted = { $cards ->
    [one] Ett kort
   *[other] { CAP(SPELL($cards)) } kort
} för { $worth }: { $who } har { $sum }.
all-agree = säger ja: nya spår
some-refuse = säger nej: spåren ligger kvar
deck-again-log = { $n ->
    [one] { $n } täckt kort
   *[other] { $n } täckta kort
} blir ny lek.
tracks-renewed = De nya spåren visar { $cards }.
ending = { CAP($who) } kom först till { $n } poäng{ $over ->
    [0] {""}
   *[other] , med { $points }
}.

## What can’t be picked

press-again = Tryck en gång till för att göra det.
line-meant = Loken visar poängen: först till { $n } vinner.
nothing-to-lay = Inget av dina kort passar på något spår: dra två kort.
first-a-card = Välj först ett kort på handen, sedan spåret.
pick-the-row = Välj själva spåret; bara ett kort som passar åt båda håll behöver en lykta.
pick-a-lamp = Det passar åt båda håll: välj övre lyktan för uppåt eller den nedre för nedåt.
track-takes = Spår { $n } tar { $up-a } uppåt eller { $down-a } nedåt.
no-track-for = Inget spår tar { $rank-a } nu, bara { $wanted }.
no-end-for-picture = Ett klätt kort behöver ett sifferkort efter sig, och inget av dina passar där.
covered-meant = Täckta kort ligger kvar tills de blir ny lek.
theirs-meant = Det där hör till en annan spelare.
add-or-stop = Du lägger en följd: lägg till ett kort som passar, eller sluta.
draw-one-more = Ett kort till: ta ett öppet eller dra ur leken.
lay-or-draw-meant = Välj ett kort på handen för att lägga det, eller dra två kort.

## Råd

situation-either = En tur är en följd eller två kort, inte både och. En följd på tre eller fyra ger mycket mer än enstaka kort.
situation-picture = Dina klädda kort står för vilket tal som helst, men bara inne i en följd: ett sifferkort måste avsluta den.
situation-laying = Fortsätt så länge kort passar, eller sluta. Ett femte kort ger inga fler poäng, men nästa spelare börjar därifrån.
situation-vote = Ett enda nej räcker för att spåren ska ligga kvar. Fråga dig vem nya skulle hjälpa: de ändras för alla.
