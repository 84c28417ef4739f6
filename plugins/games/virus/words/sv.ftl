### What Virus says, in Swedish. The translation has not been read by a native speaker yet, and wants one.

tagline = Drick, smitta, stjäl eller blockera – alla på en gång, på tre.
goal = Friska spelare får poäng för sina flaskor; se till att inte sitta med viruset på slutet.

## Why an action is refused

no-such-target = Där sitter ingen: peka på någon vid det här bordet.
no-pointing-at-yourself = Peka på någon annan: så kan du inte göra mot dig själv.
no-bottle-to-drink = Du har ingen full flaska kvar, och det behövs en för att dricka.
no-card-to-infect-with = Du har inget kort på handen att smitta med.
# $who: at whom the player pointed.
no-bottle-to-steal = { $who } har ingen full flaska: urdruckna går säkra.

## What points are for

why-bottles = flaskor, minus bakterierna på handen
why-virus = viruset
why-four-bottles = fyra flaskor urdruckna, och inget virus
why-five-bottles = fem flaskor urdruckna, trots viruset
why-cap = omgången bryts efter hundra turer

## The end

end-two_rounds = Två omgångar är vunna
end-three_rounds = Tre omgångar är spelade

## On the table

drink-word = Drick
infect-word = Smitta
steal-word = Stjäl
block-word = Blockera
bottles = { $full } { $full ->
    [one] full
   *[other] fulla
}, { $drunk } { $drunk ->
    [one] urdrucken
   *[other] urdruckna
}
germs = { $n ->
    [one] { $n } bakterie
   *[other] { $n } bakterier
}
germs-and-virus = { $n ->
    [0] viruset
    [one] { $n } bakterie och viruset
   *[other] { $n } bakterier och viruset
}
full-bottles = fulla flaskor
ends-at = slut vid { $n }
cut-in = bryts om { $n ->
    [one] { $n } tur
   *[other] { $n } turer
}
four-win = fyra vinner
five-win = fem vinner med viruset
last-turns = Senaste turerna
if-over = Om omgången slutade nu
round-over = Omgången är slut
round-n = Omgång { $n }
round-short = Omg { $n }
now = nu
then = då
total = totalt
worth = { $n }
worth-guess = { $n }?
unit-rounds = { $n ->
    [one] { $n } omgång
   *[other] { $n } omgångar
}

## What is done

drink = Drick
    .done = dricker en flaska
    .now = dricker
infect = Smitta { $who }
    .done = smittar { $who-acc }
    .now = smittar
steal = Stjäl från { $who }
    .done = stjäl från { $who-acc }
    .now = stjäl
block = Blockera { $who }
    .done = blockerar { $who-acc }
    .now = blockerar

## The bar on top

progress = Omgång { $round } av 3, tur { $turn }
progress-two = Omgång { $round }, tur { $turn }
deal-title = Flaskor och kort delas ut
deal-line = Ett av korten är viruset.
choose-title = Välj i hemlighet
choose-line = Välj vad du gör mot vem, eller drick. Alla visar handen på en gång.
choose-line-virus = Du har viruset: smitta någon, så följer det kanske med.
choose-line-two = Utan viruset vinner du med fyra flaskor. Drick, smitta, stjäl, blockera.
choose-line-two-virus = Du har viruset: ge det vidare eller drick fem flaskor.
wait-line = { $who } väljer fortfarande.
watch-line = Alla väljer samtidigt, i hemlighet.
drink-fails = Det misslyckas om någon smittar dig eller stjäl från dig.
drink-fails-two = Det misslyckas om { $who } smittar dig eller stjäl från dig.
infect-fails = { $who } får ett kort och kan inte dricka, om du inte blockeras.
steal-fails = Du får en flaska och { $who } kan inte dricka, om du inte blockeras.
block-fails = Det { $who } gör mot dig misslyckas. Ingen annan stoppas.
reveal-title = Tre!
reveal-line = Visas ett i taget, fast allt sker på en gång.
over-title = Räkningen
leads = { $who-person ->
    [you] Du leder med { points }.
    [you-many] { CAP($who) } leder med { points } var.
    [many] { $who } leder med { points } var.
   *[one] { $who } leder med { points }.
}
ending = { $who-person ->
    [you] Du har mest efter tre omgångar: { points }.
    [you-many] { CAP($who) } har mest efter tre omgångar: { points } var.
    [many] { $who } har mest efter tre omgångar: { points } var.
   *[one] { $who } har mest efter tre omgångar: { points }.
}
ending-two = { $who-form ->
    [you] Du har vunnit två omgångar först.
   *[one] { $who } har vunnit två omgångar först.
}

## The panels

choosing = väljer
ready = klar
has-virus = har viruset
held-virus = hade viruset

## A turn step after step

count-title = Ett, två, tre!
count-line = På tre öppnas händerna.
blocks-line = { CAP($who) } stoppar { $stopped-acc }.
blocks-banner = { CAP($who) } blockerar { $stopped-acc }
infect-line = { CAP($actor) } ger { $who-acc } ett kort.
got-germs = { $n ->
    [one] Du fick en bakterie.
   *[other] Du fick { $n } bakterier.
}
got-virus = Du fick viruset!
virus-banner = Viruset!
steal-line = { CAP($actor) } tar en flaska från { $who-acc }.
empty-line = Ingen flaska är kvar åt { $who-acc }.
empty-banner = Ingen flaska kvar: { $who }
drinks-line = { $who-person ->
    [you-many] { CAP($who) } dricker en flaska var.
    [many] { $who } dricker en flaska var.
   *[one] { CAP($who) } dricker en flaska.
}
disturbed-line = { CAP($who) } hindrar { $stopped-acc } från att dricka.
disturbed-banner = Ingen flaska för { $who-acc }
over-now = { $n ->
    [0] Ingen full flaska är kvar.
    [one] Bara { $n } full flaska är kvar.
   *[other] Bara { $n } fulla flaskor är kvar.
}
over-cut = Hundra turer har gått.
over-two = Omgången är vunnen.
hands-line = Alla visar sina kort, viruset sist.
holder-banner = { CAP($who) } har viruset
round-won = { CAP($who) } vinner omgången

## The log

heading-turn = Omgång { $round }, tur { $n }
heading-over = Slutet på omgång { $n }
dealt = Alla har { SPELL($bottles) } flaskor och { SPELL($cards) } kort. Omgången slutar vid två fulla flaskor.
dealt-two = Båda har { SPELL($bottles) } flaskor och { SPELL($cards) } kort.
dealt-virus = { CAP($who) } har viruset
seat-does = { CAP($actor) } { $deed }
infect-blocked = vill smitta { $who-acc } men blockeras
steal-blocked = vill stjäla från { $who-acc } men blockeras
drink-stopped = vill dricka men stoppas
steal-empty = finner ingen flaska kvar hos { $who-acc }
infect-germ = ger { $who-acc } en bakterie
infect-virus = ger { $who-acc } viruset

## Facts

one-in = 1 av { $n }
n-of = { $n } av { $of }
percent = { $n } %
certain = säkert
drink-ends = avslutar omgången
drink-wins = vinner omgången
the-round = Omgången
round-ends = slutar
round-goes-on = fortsätter
is-won = är din
full-then = Fulla flaskor sedan
your-full-then = Dina fulla sedan
you-then = Poäng då
you-then-healthy = Poäng utan viruset
card-is-virus = Kortet är viruset
then-round = Sedan är omgången
then-drunk = Sedan urdruckna
drunk-then = Urdruckna sedan
their-drink = Om { $who } dricker
their-card = { GENITIVE($who) } kort
their-theft = { GENITIVE($who) } stöld
is-stopped = stoppas
cant-anyway = omöjlig
aimed-at-you = Mot dig på sistone
your-virus = Du har viruset
you-now = Poäng nu
without-virus = Poäng utan viruset
passes-on = Smitta för det vidare
where-virus = Vem har viruset?
drunk-so-far = Urdruckna flaskor

## What can’t be done

choose-gesture = Välj en gest vid någons plats eller ”Drick” vid din egen.
aim-at = Vill du sikta på { $who }, väljer du en av de tre gesterna där: smitta, stjäl eller blockera.
use-drink = Vill du dricka en av dina flaskor, väljer du ”Drick” bredvid dem.
use-infect = Vill du ge bort ett kort, väljer du ”Smitta” vid någons plats. Slumpen tar kortet.
past-help = De senaste turerna, nyast först: gesten och märket för den som gesten riktades mot. Ett kryss: den misslyckades.
dial-help = De fulla flaskorna på hela bordet: när två eller färre är kvar slutar omgången.
sheet-help = Fyra för varje flaska, minus ett för varje bakterie; den som har viruset får bara 1.

## Råd

situation-choose = Alla visar på en gång: det du får under en tur har du nytta av i nästa. Du dricker bara om ingen smittar dig eller stjäl från dig.
situation-virus = Du har viruset, och det står dig dyrt om du inte ger det vidare. Smitta någon; slumpen väljer kortet.
situation-end = Omgången är slut så snart två fulla flaskor eller färre är kvar. Den som då har viruset får behålla det.
