### What T.O.D. says, in Swedish. The translation has not been read by a native speaker yet, and wants one.

tagline = Fråga ja eller nej och räkna ut timmen, motivet och vapnet.
goal = Den som först kan lägga fram hela fallet vinner.

## Options

option-table = Bordskort
    .help = Så många kort handlar frågorna om; med fler blir det svårare.
option-table-n = { $n } kort
option-complicated = Invecklade fall
    .help = Varje fall har fyra kort, och det är bara deras tal som söks.
option-complicated-false = nej, två kort
option-complicated-true = ja, fyra kort
option-head_start = Försprång
    .help = De här spelarna får veta timmen i sitt fall.

## What the suits stand for

part-love = Kärlek
part-greed = Girighet
part-bat = Slagträ
part-shovel = Spade

## On the table

pile-under = { $n } under
deck-left = { $n } kvar
turned-up = uppvänt
there = Finns:
missing = saknas:
notebook-title = Anteckningar: fallet { $who } har
note = { CAP($card) }
note-about = Ljust: kan ingå i fallet. Mörkt: uteslutet. Tom ruta: du har sett kortet.
naming-title = Lägg fram fallet: lägre tal överst
name-lower = Det lägre talet: { $n }
name-higher = Det högre talet: { $n }
name-number = Tal { $row }, räknat från det lägsta: { $n }
case-words = { $time }, { $motive }, { $weapon }
case-numbers = { $time }

## The questions

ask-number-there = Tal på bordet?
    .short = tal på bordet?
    .line = Ja om { $whom } har något av { $numbers }.
ask-number-missing = Saknas ett tal?
    .short = saknas ett tal?
    .line = Ja om { $whom } har ett tal som inte ligger på bordet.
ask-suit-there = Färg på bordet?
    .short = färg på bordet?
    .line = Ja om { $whom } har en färg som ligger på bordet.
ask-suit-missing = Saknas en färg?
    .short = saknas en färg?
    .line = Ja om { $whom } har en färg som inte ligger på bordet.
always-yes = alltid ja
always-no = alltid nej
splits = ja: { $yes }, nej: { $no }
answer-yes = ja
answer-no = nej
# $answer: yes or no. Said before a question is asked to which no other answer is possible.
ask-certain = { $whom } kan bara svara { $answer }: du skulle inte få veta något.

## What is done

cover = Täck { $card-acc }
name = Lägg fram fallet
name-note = Vid fel står du över en tur
name-case = Lägg fram { $case }

## The bar on top

progress = Tur { $n }
deal-title = Given
deal-line = Ett rött och ett svart kort var: ett fall för spelaren till höger.
lay-title = Lägg { $card-acc }
lay-line = Täck ett bordskort med det, och fråga sedan { $whom }.
ask-title = Fråga { $whom }
ask-line = Ställ en fråga eller ange två tal, ett motiv och ett vapen.
ask-line-four = Ställ en fråga eller ange fallets fyra tal.
turn-title = { GENITIVE($who) } tur
lays = { $who } lägger { $card-acc }.
asks = { $who } frågar { $whom-acc }.
# $whom: whose cards are the case.
naming = Lägg fram fallet { $whom } har
naming-numbers = { $n ->
    [one] Ett tal till.
   *[other] { CAP(SPELL($n)) } tal till, det lägre överst.
}
naming-motive = Nu ett motiv.
naming-weapon = Nu ett vapen.
# One number of two is named, $n: the other one stands above or below it.
naming-above = Nu talet överst: högst { $n }.
naming-below = Nu talet underst: minst { $n }.
naming-done = Har du rätt, vinner du; har du fel, står du över nästa tur.

## The panels

status-skips = står över
status-asks = ska fråga
status-lays = ska lägga
status-holds = har ditt fall
status-whom = frågar { $whom-acc }
note-left = { $n ->
    [one] ett fall kvar
   *[other] { $n } fall kvar
}
note-at-most = { $n ->
    [one] ett fall kvar
   *[other] högst { $n } fall kvar
}

## Facts

# Why a move may be wise: so many cases it would leave. $question begins with a capital.
why-ask = Fall kvar efter ett ja: { $yes }, efter ett nej: { $no }.
why-lay = ”{ $question }” lämnar sedan { $yes } fall efter ja, { $no } efter nej.
why-name = { $n ->
    [one] Det är det enda fallet som är kvar.
   *[other] { $n } fall är kvar.
}

aid-now = Möjliga nu
aid-yes = Efter ett ja
aid-no = Efter ett nej
aid-race = Högst så många fall kvar
aid-asked = Har { $whom } någon av dessa?
asked-parts = { $parts }
help-all = Fyll i: allt som följer
help-seen = Fyll i: sedda kort
help-none = Fyll i: inget
aid-then = Fall kvar efter ja, nej

## The log

heading-turn = Tur { $n }
dealt = Alla får { SPELL($n) } kort: fallet för spelaren till höger.
hour-told = Du får veta timmen i ditt fall: { $n }.
hour-told-other = får veta timmen
turned = vänder upp { $card-acc }
redeck = Talongen är slut: { $n ->
    [one] { $n } täckt kort
   *[other] { $n } täckta kort
} blandas.
skips = står över den här turen
skips-banner = { CAP($who) } står över
covered = täcker { $covered-acc } med { $card-acc }
# $question: a question, which begins with a capital; $answer: yes or no.
asked = frågar { $whom-acc }: { $question } { CAP($answer) }.
answered = { CAP($whom) }: { $answer }
named = lägger fram { $case }
# In the bar on top while the case that was named is checked.
check-title = Stämmer det?
names-case = { CAP($who) } lägger fram { $case }
# The red cards of a case are as they were named.
red-right = { $whom-form ->
    [you] Du vänder upp det röda: det stämmer.
   *[one] { $whom } vänder upp det röda: det stämmer.
}
solved-right = Fallet är löst
solved-wrong = { $who-form ->
    [you] Fel: du står över nästa tur
   *[one] Fel: { $who } står över nästa tur
}
ending = { $whom-form ->
    [you] { CAP($who) } löste fallet du hade: { $case }.
   *[one] { CAP($who) } löste fallet { $whom } hade: { $case }.
}

## What can’t be done

rows-ascend = Det lägre talet står i den övre raden: välj ett lika högt eller högre här.
rows-ascend-below = Det lägre talet står i den övre raden: välj ett lika lågt eller lägre här.
# What was picked has to go for a number that does not go with it; $numbers: ”6”.
rows-ascend-gone = Det lägre talet står överst. Tillbakalagt: { $numbers }.
mark-it = Det är dina anteckningar: högerklicka på ett kort för att märka det, på raden nedanför för att välja vad som fylls i. Tangenten för märken gör detsamma.
ask-your-neighbour = Du frågar { $whom }, ingen annan.
hidden-case = Ingen visar fallet: ta reda på det genom att fråga.
lay-first = Täck först ett av bordskorten med det uppvända kortet.
ask-or-name = Välj en fråga eller lägg fram fallet.

## Why an action is refused

no-such-table-card = Det bordskortet finns inte: lägg det uppvända kortet på ett av dem som ligger där.
no-word-before-the-card-is-laid = Lägg först det uppvända kortet på ett bordskort; fråga sedan eller lägg fram fallet.
no-second-card = Du har redan lagt ett kort den här turen: ställ nu en fråga eller lägg fram fallet.
no-case-without-two-numbers = Ett fall har två tal: ange båda.
no-case-without-four-numbers = Ett invecklat fall har fyra tal: ange alla.
no-case-of-numbers-and-suits = Ett invecklat fall är bara fyra tal: inget motiv och inget vapen.
no-case-without-a-motive = Ange ett motiv: { part-love } (hjärter) eller { part-greed } (ruter).
no-case-without-a-weapon = Ange ett vapen: { part-bat } (klöver) eller { part-shovel } (spader).
no-numbers-but-in-order = Talen går från 1 till 6, och det lägsta anges först.

## The end

end-solved = Ett fall är löst
end-cap = Femtio turer var, och inget fall är löst

## Råd

situation-cover = Det du täcker räknas inte längre. Välj först vad du ska fråga, sedan vilka kort det ska jämföras med.
situation-ask = Ett nej säger mer än ett ja: det gäller båda korten på en gång. Fråga där båda svaren stryker något.
situation-all-suits = Alla fyra färger ligger på bordet, så en fråga om färger säger inget nu.
