### Vad Granicus säger. What Granicus says, in Swedish.
###
### This translation has not been read by a native speaker yet, and wants one.

tagline = Två arméer vid en flod som byter lopp med varje kort.
goal = Den som får flest poäng från de sex raderna vinner.
end-score = flest poäng
end-tiebreak = valörerna avgjorde
end-shared = lika även i valörer
option-seat_of_odd = Spelar udda kort
    .help = Vem som har de udda korten och börjar.
option-seat_of_odd-chance = lottas
option-seat_of_odd-n = plats { $next }

## On the table

side-odd = udda
    .bank = vänstra
    .side = vänster
side-even = jämna
    .bank = högra
    .side = höger
matching = { $n } av { $of }
ranks = valör
deck-left = { $n } av { $of } kvar
never-come = Kommer aldrig
never-came = Kom aldrig
turned = { CAP($a) } eller { $b }

## What is done

lay = Lägg det vid { $row }
    .done = { $card } vid { $row }
lay-stay = Vid { $row }; { $suit } stannar
    .done = { $card } vid { $row }
lay-up = Vid { $row }; { $suit } upp, { $passed } ner
    .done = { $card } vid { $row }; { $suit } upp, { $passed } ner
lay-down = Vid { $row }; { $suit } ner, { $passed } upp
    .done = { $card } vid { $row }; { $suit } ner, { $passed } upp
ace-up = { CAP($suit) } upp
ace-stays = { CAP($suit) } stannar
ace-down = { CAP($suit) } ner

## The bar on top

progress = Drag { $n } av { $of }
set-title = Floden tar form
set-line = Sex ess bildar kolumnen, slumpen deras ordning.
turn-up = { $who-form ->
    [you] Du vänder upp ett kort
   *[one] { $who } vänder upp ett kort
}
side-line = De { $side } korten ligger på den { $side-bank } stranden.
lay-title = { $who-form ->
    [you] Lägg { $card-acc }
   *[one] { $who } lägger { $card-acc }
}
lay-line = Vid { $a } eller vid { $b }. Sedan får det andra esset byta plats.
lay-line-first = Vid { $a } eller vid { $b }. I första draget flyttas inget ess.
lay-line-last = Vid { $a } eller vid { $b }. I sista draget flyttas inget ess.
swap-title = Flytta { $ace-acc }, eller låt det stå
swap-line = Det får byta plats med esset ovanför eller nedanför; korten ligger kvar. Se på båda raderna.
slide-line = Två ess byter plats; alla kort ligger kvar.
count-title = Räkningen
count-line = Rad för rad, uppifrån: den som har flest kort i essets färg får raden; är det lika, den som har flest kort.
counted = { CAP($suit) }: { standing }. { $who-form ->
    [none] Ingen får poäng.
   *[one] { CAP($who) } får { $n }, en poäng för varje kort i färgen.
}
standing = { $level ->
    [1] { $left }–{ $right } i färgen, så antalet kort avgör: { $left-cards }–{ $right-cards }
   *[0] { $left }–{ $right } i färgen
}
tie-title = Lika: valörerna avgör
tie-line = Högsta valörsumman i { $rows }: { $odd } { $odd-ranks }, { $even } { $even-ranks } (jämna har fått 2 extra).
over-line = Korten som aldrig kom vänds upp.
ending = Lika i poäng, så valörerna avgör: { $odd } { $odd-ranks }, { $even } { $even-ranks }.

## The panels

status-bank = { $side }, { $side-side }
status-lays = { $side }: lägger
status-ranks = { $side }: summa { $n }
row-note = ”+1, 1 av 2”: raden ger 1 nu, och ett av två kort har essets färg. Den som har flest i färgen får raden; är det lika, den som har flest kort.

## Facts

unseen-title = { CAP($side) }, osedda: 3 kommer ej
unseen = Ännu inte sedda

## A closer look

# The row of an ace, and how its banks stand.
tip-row-name = Raden med { $suit }
tip-row = { standing }. Den som har flest kort i essets färg får raden; är det lika, den som har flest kort. Den ger en poäng för varje sådant kort på båda stränderna.
tip-row-empty = Den som har flest kort i essets färg får raden; är det lika, den som har flest kort. Den ger en poäng för varje sådant kort.

## The log, and what scores

heading-turn = Drag { $n }
odd-begins = { CAP($who) } har de udda korten på den vänstra stranden och börjar.
row-log = { $who-form ->
    [none] { CAP($suit) }: ingen, { standing }
   *[other] { CAP($suit) }: { standing }
}
tie-log = Lika. { tie-line }
tie-banner = Lika på { $points }: valörerna avgör
over-log = De sex korten som aldrig kom vänds upp.
why-moons = månar
why-suns = solar
why-waves = vågor
why-leaves = löv
why-wyrms = lindormar
why-knots = knutar

## What can’t be done

beside = Kortet läggs vid { $a-acc } eller { $b-acc }.
no-other-suit = Kortet läggs vid esset i en av sina egna två färger: { $a-acc } eller { $b-acc }.
other-bank = Det är den andra stranden: de { $side } korten ligger på den { $side-bank }.
deck-one = Ett kort vänds upp i varje drag: lägg det som ligger öppet.
removed-unseen = Ingen får se de här tre före slutet.
cards-stay = Korten ligger kvar: bara ess flyttas.
ace-moves = { CAP($ace) } får gå en rad upp eller ner, eller stanna.{ $at ->
    [1] {" "}Det står överst.
    [6] {" "}Det står nederst.
   *[other] {""}
}
now-move = Flytta nu { $ace-acc } eller låt det stå, eller välj den andra raden.
no-swap-first = I första draget flyttas inget ess.
no-swap-last = I sista draget flyttas inget ess.
no-swap-up = { CAP($ace) } står i översta raden och kan inte gå upp.
no-swap-down = { CAP($ace) } står i nedersta raden och kan inte gå ner.
ace-may-stay = { CAP($ace) } får alltid stå kvar.

## Råd

situation-suits = Ditt kort har två färger. Lägg det vid den ena färgens ess; i senare drag får den andra färgens ess sedan byta plats.
situation-swap = Ett byte flyttar två ess men inga kort. ”+2, 2 av 3” vid en rad: den ger 2 nu, och två av de tre korten har essets färg.
situation-last-swap = Det här är spelets sista byte. Efter det läggs bara ett kort, på den andra stranden.
situation-last = Det sista kortet: inget ess flyttas längre. Leta upp den rad som kortet fortfarande kan vända.
