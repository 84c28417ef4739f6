### Vad programmet säger. What the application says, in Swedish.
###
### This translation has not been read by a native speaker yet, and wants one.
###
### Players are addressed as ”du”.

## The window

window-title = Kortlek

## What several pages say

menu-back = Tillbaka
menu-choose = Välj
menu-by = av { $designer }
menu-players = { $few }–{ $many } spelare
menu-players-same = { $n } spelare
menu-minutes = { $short }–{ $long } min
menu-minutes-same = { $n } min
menu-percent = { $n } %
menu-signed = { SIGNED($n) }
menu-label = { CAP($what) }

## Who plays how

bot-person = själv
bot-random = slumpmässig
bot-novice = nybörjare
bot-regular = rutinerad
bot-expert = expert
bot-matched = anpassad
style-plain = vanlig
    .about = Bottarna spelar det som de tycker är bäst.
style-mixed = blandad
    .about = Varje bot har sin egen stil; alla är lika starka.
style-bold = djärv
    .about = Bland lika bra drag väljer de det mest riskfyllda.
style-careful = försiktig
    .about = Bland lika bra drag väljer de det säkraste.
style-greedy = girig
    .about = Bland lika bra drag väljer de snabba poäng.
style-spiteful = elak
    .about = Bland lika bra drag hindrar de den som leder.

## Title

title-tagline = Tretton kortspel mot ärliga bottar
title-continue = Fortsätt
title-decktet = För Decktet
title-french = För den vanliga kortleken
title-under-way = pågår
title-not-yet = inte än
title-quit = Avsluta

## Setup

setup-games = Spelen
setup-rules = Regler
setup-seats = Vem som sitter var
setup-seat = Plats { $n }
setup-at-your-level = på din nivå
setup-count = { CAP(SPELL($n)) }
setup-style = Stil
setup-seed = Frö
    .help = All slump växer ur det här talet: samma frö ger samma kort.
setup-another-seed = Ett annat
setup-deal = Ge korten
setup-watch = Låt bottarna spela
setup-continue = Fortsätt ditt spel
setup-under-way = Ditt spel pågår fortfarande. Ett nytt tar dess plats.
setup-under-way-at = Ditt spel pågår fortfarande ({ $progress }). Ett nytt tar dess plats.
setup-problem = De här valen går inte ihop.

## Settings

settings-title = Inställningar
settings-play = Spel
settings-cards = Kort
settings-sound = Ljud
settings-display = Bild
settings-speed = Hastighet
    .help = Hur snabbt korten rör sig. Ett tryck avslutar det som är i rörelse.
settings-speed-instant = Genast
settings-motion = Mindre rörelse
    .help = Korten tonar från plats till plats. Inget skakar, lutar eller flyger.
settings-confirm = Bekräfta varje drag
    .help = Välj, se vad det ger och bekräfta sedan. Annars avgör ett andra val.
settings-forced = Gör tvungna drag
    .help = Där det inte finns något att välja görs draget av sig självt.
settings-decktet = Decktets färger
    .help = Alla uppsättningar går att skilja åt, vilket färgseende man än har.
settings-decktet-classic = Klassiska
settings-decktet-second = Andra
settings-decktet-ink = Bläck och mönster
settings-french = Vanliga kort
    .help = Två färger, eller en för varje svit.
settings-french-two = Två färger
settings-french-four = Fyra färger
settings-corners = Hörn
    .help = Hur stora valör och svit är i hörnen.
settings-corners-normal = Normala
settings-corners-large = Stora
settings-volume = Volym
    .help = Allting tillsammans.
settings-effects = Kort och menyer
    .help = Kort på bordet, poäng, klick.
settings-alerts = Din tur
    .help = Två toner när det är din tur.
settings-silent = av
settings-language = Språk
    .help = På menyer, kort och regler.
settings-language-system = Som systemet
settings-cloth = Bord
    .help = Dukens färg.
settings-cloth-green = Grön
settings-cloth-navy = Marinblå
settings-cloth-brown = Brun
settings-grounds = Bild i duken
    .help = Varje spels egen teckning under korten.
settings-scale = Text och knappar
    .help = Hur stora de är, så långt som fönstret räcker.
settings-fullscreen = Helskärm
    .help = Kortlek fyller hela skärmen.

## Pause

pause-example = Exempel: { $title }
pause-go-on = Spela vidare
pause-rules = Så spelas det
pause-setup = Ställ in ett nytt spel
pause-leave = Lämna bordet
pause-leave-example = Lämna exemplet
pause-quit = Avsluta Kortlek
pause-saved = Ditt spel sparas medan du spelar.
pause-only-tried = Ett exempel prövas bara: inget sparas.
pause-only-bots = Här spelar bara bottar, så inget sparas.

## Rules

rules-try = Pröva: { $what }
rules-try-it = Pröva
rules-read-on = Läs vidare
rules-next-part = Nästa del

## What happened so far

story-title = Vad som har hänt
story-at-the-table = Vid bordet: { $sitters }.
story-sitter = { $who } ({ $level })
story-sitter-style = { $who } ({ $level } · { $style })
story-nothing = Ingenting har hänt än.

## Result

result-title = { $who-form ->
    [none] Ingen vinner
    [you] Du vinner
    [many] { CAP($who) } delar på segern
   *[one] { $who } vinner
}
result-ahead = { $count } före { $who-acc }
result-end = { CAP($end) }.
result-end-ahead = { CAP($end) } · { $ahead }
result-help = Med hjälp: { $parts }.
result-undone = { $n ->
    [one] { $n } drag taget tillbaka
   *[other] { $n } drag tagna tillbaka
}
result-hints = { $n ->
    [one] { $n } tips
   *[other] { $n } tips
}
result-again = Spela igen
result-try-again = Försök igen
result-same-deal = Samma giv
result-another = Ett annat spel
result-leave-example = Lämna det
result-look = Se på bordet
result-way-back = Till resultatet

## Credits

credits-title = Om
credits-version = version { $version }
credits-games = Spelen
credits-decktet = uppfann Decktet (decktet.com) och skapade Thricewise
credits-granicus = skapade Granicus
credits-shed = skapade Shed
credits-french = skapade Industry, Court, Turncoat, Break In, Black Snake, Jackhammer, T.O.D., Virus, Paparazzi och Hatchet, utgivna tillsammans som Femtîtvå
credits-kortlek = Kortlek
credits-program = Program
    .about = spelens regler, bottarna och bordet: MIT eller Apache License 2.0, vilket du vill
credits-drawn = Kort, märken, ljud
    .about = tecknade och syntetiserade för Kortlek; licenserna ligger bredvid
credits-type = Typsnitt
credits-noto = The Noto Project Authors, SIL Open Font License 1.1
credits-sans = gjort av Cabin, som är av Pablo Impallari med flera, SIL Open Font License 1.1
credits-stands-on = Det bygger på
credits-bevy = spelmotorn (bevy.org)
credits-egui = menyerna
credits-leafwing = tangenter och handkontroller
credits-resvg = tecknandet av korten
credits-fluent = språken
credits-others = filer, slump och kommandoraden

## Notices

notice-disk-full = disken är full
notice-locked = det går inte att skriva i mappen
notice-unreadable = { $what ->
    [settings] Inställningarna går inte att läsa ({ $reason }), så de vanliga gäller: { $file }.
   *[memory] Det som Kortlek mindes går inte att läsa ({ $reason }), så de vanliga valen gäller: { $file }.
}
notice-not-understood = { $what ->
    [settings] Inställningarna går inte att förstå, så de vanliga gäller.
   *[memory] Det som Kortlek mindes går inte att förstå, så de vanliga valen gäller.
}
notice-not-understood-kept = { notice-not-understood } Filen finns kvar som { $file }.
notice-not-written = { $what ->
    [save] Ditt spel kan inte sparas: { $reason } ({ $folder }). Du kan spela vidare.
    [settings] Dina inställningar kan inte sparas: { $reason } ({ $folder }). Du kan spela vidare.
   *[memory] Dina senaste val kan inte sparas: { $reason } ({ $folder }). Du kan spela vidare.
}
notice-no-pictures = Kortlek hittar inga bilder och spelar med enkla kort. Det letade i { $places }: packa upp hela paketet och ha kvar ”assets” bredvid programmet.
notice-picture = Bilden { $name } är skadad eller saknas; Kortlek klarar sig utan den.
notice-shot = Bilden finns som { $file }.
notice-no-shot = Bilden kan inte sparas: { $reason }.
notice-no-home = Utan hemmapp finns det inga sparade spel.
notice-no-save = Det finns inget sparat spel att fortsätta.
notice-no-save-of = Det finns inget sparat spel av { $game }.
notice-save-damaged = Det sparade spelet är skadat och går inte att läsa.
notice-save-newer = Det sparade spelet kommer från en nyare version av Kortlek.
notice-save-unknown = Det sparade spelet är av ”{ $game }”, ett spel som inte finns i den här versionen av Kortlek.
notice-save-meaning = Det sparade spelet av { $game } följer andra regler än dem som den här versionen av Kortlek spelar efter.
notice-save-impossible = Det sparade spelet av { $game } stämmer inte med reglerna (rad { $line }).
notice-kept = { $problem } Filen finns kvar som { $file }.
notice-no-example = Det här exemplet går inte att öppna.
