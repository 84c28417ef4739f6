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

## Why an action is refused

no-such-table-card = Det bordskortet finns inte: lägg det vända kortet på ett av dem som ligger där.
no-word-before-the-card-is-laid = Lägg först det vända kortet på ett bordskort; sedan kan du fråga eller lösa fallet.
no-second-card = Du har redan lagt ett kort den här turen: nu ställer du en fråga eller löser fallet.
no-case-without-two-numbers = Ett fall har två tal: ange båda.
no-case-without-four-numbers = Ett invecklat fall har fyra tal: ange alla.
no-case-of-numbers-and-suits = Ett invecklat fall är sina fyra tal: inget motiv och inget vapen.
no-case-without-a-motive = Ange ett motiv: { part-love } (hjärter) eller { part-greed } (ruter).
no-case-without-a-weapon = Ange ett vapen: { part-bat } (klöver) eller { part-shovel } (spader).
no-numbers-but-in-order = Talen går från 1 till 6, och det lägsta anges först.

## The end

end-solved = Ett fall är löst
end-cap = Femtio turer var, och inget fall är löst
