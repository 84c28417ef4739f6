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
menu-percent = { $n } %
menu-signed = { SIGNED($n) }
menu-label = { CAP($what) }
seed-is = Frö { $seed }

## Who plays how

bot-person = en människa
bot-random = slumpmässig
    .about = spelar vad som helst
    .help = Spelar vad som helst som är tillåtet, utan att tänka.
bot-novice = nybörjare
    .about = lär sig med dig
    .help = Spelar enkelt och missar mycket: för ett första parti.
bot-regular = rutinerad
    .about = spelar stadigt
    .help = Spelar stadigt, men ser inte långt framåt.
bot-expert = expert
    .about = tänker så långt det går
    .help = Tänker så långt det går. Svår att slå.
bot-matched = anpassad
    .about = lika stark som dina resultat
    .help = Ungefär lika stark som du: starkare när du vinner det här spelet, svagare när du förlorar.
style-plain = vanlig
    .about = Bottarna spelar det som de tycker är bäst.
style-own = var sin
    .about = Varje bot spelar på sitt eget sätt; alla är lika starka.
style-bold = djärv
    .about = Bland lika bra drag väljer de det mest riskfyllda.
style-careful = försiktig
    .about = Bland lika bra drag väljer de det säkraste.
style-greedy = girig
    .about = Bland lika bra drag väljer de snabba poäng.
style-spiteful = elak
    .about = Bland lika bra drag väljer de det som hindrar den som leder.

## Bottarna

character-elm = väger varje kort två gånger
    .glad = Tålamod lönar sig.
    .calm = Ett kort i taget.
    .sad = Jag borde ha väntat.
character-birch = prövar det ingen väntar sig
    .glad = Jag sa ju att det skulle gå!
    .calm = Jag har spelat sämre.
    .sad = Det var värt ett försök.
character-rowan = håller ett öga på den som leder
    .glad = Ni såg för säkra ut.
    .calm = Lätt fick ni det inte.
    .sad = Njut så länge det varar.
character-juniper = räknar varje poäng
    .glad = Allt stämmer.
    .calm = Jag hade räknat med mer.
    .sad = Vart tog allt vägen?
character-hazel = tar allt som glimmar
    .glad = Allt är mitt!
    .calm = Det var trevligt.
    .sad = Nästa gång vill jag ha mer.
character-linden = spelar för nöjes skull
    .glad = Vilken härlig överraskning!
    .calm = Ett fint parti. Tack!
    .sad = Bra spelat. En gång till?
character-alder = säger lite och glömmer inget
    .glad = Som väntat.
    .calm = Noterat.
    .sad = Det här ska jag minnas.
character-ash = spelar högt och behåller lugnet
    .glad = Den som vågar vinner.
    .calm = Inte min dag. Inte min värsta.
    .sad = Allt eller inget. Inget, alltså.

## Title

title-tagline = Tretton kortspel mot ärliga bottar
title-continue = Fortsätt
title-decktet = För Decktet
title-french = För den vanliga kortleken
title-games = { $n ->
    [one] ett spel
   *[other] { SPELL($n) } spel
}
title-under-way = pågår
title-not-yet = inte spelbar än
title-quit = Avsluta
shelf-all = Alla spel
shelf-for-two = För två
shelf-for-more = För tre eller fler
shelf-short = Högst en kvart
shelf-under-way = Pågående
shelf-not-won = Inte vunna än
shelf-make-favourite = Gör till favorit
shelf-no-favourite = Ta bort favorit
shelf-favourites = Favoriter
shelf-by-deck = Efter lek
shelf-by-name = Efter namn
shelf-by-length = Efter längd
shelf-by-play = Senast spelade
shelf-by-favour = Favoriter först
shelf-play = Spela
shelf-new-game = Nytt parti
shelf-set-up = Förbered
shelf-cover = Förbered och spela
shelf-learn = Lektion steg för steg
# A lesson that was left midway.
shelf-learn-at = Lektion: moment { $n } av { $of }
shelf-learned = Ta lektionen igen
shelf-won = { $won } av { $played }
shelf-won-at = Du har vunnit i { $won } av { $games } spel
shelf-won-all = Du har vunnit i alla spel
shelf-left = Kvar att vinna: { $games }

## The deal of the day

daily-title = Dagens giv
    .about = Alla får samma kort i dag. En ny giv kommer vid midnatt UTC.
daily-date = { $weekday ->
    [1] Måndag
    [2] Tisdag
    [3] Onsdag
    [4] Torsdag
    [5] Fredag
    [6] Lördag
   *[other] Söndag
} { $day } { $month ->
    [1] januari
    [2] februari
    [3] mars
    [4] april
    [5] maj
    [6] juni
    [7] juli
    [8] augusti
    [9] september
    [10] oktober
    [11] november
   *[other] december
}
daily-game = { $game }, { SPELL($players) } spelare
daily-deal = Dela ut korten
daily-won = Vunnen · igen
daily-played = Spelad · igen

## Setup

setup-games = Spelen
setup-rules = Regler
setup-as-in-the-rules = enligt reglerna
setup-to-the-rules = Enligt reglerna
setup-seats = Vem som sitter var
setup-seat = Plats { $n }
setup-sit-here = Sitt här
    .help = Du spelar från den här platsen. Den som sitter här får platsen du lämnar.
    .own = Du spelar här. Sätt en bot på din plats, så ser du bottarna spela.
setup-count = { CAP(SPELL($n)) }
setup-style = Stil
setup-seed = Frö
    .help = Samma frö ger alltid samma kort.
setup-another-seed = Ett annat
setup-another-bot = En annan motståndare
# A button beside letters or digits to press.
delete-last = Ta bort det sista tecknet
setup-paste-seed = Klistra in
setup-deal = Dela ut korten
setup-watch = Låt bottarna spela
setup-continue = Fortsätt partiet
setup-under-way = Ditt parti pågår fortfarande. Ett nytt sparas bredvid det.
setup-under-way-at = Ditt parti pågår fortfarande ({ $progress }). Ett nytt sparas bredvid det.
setup-problem = De här valen går inte ihop.

## Settings

settings-title = Inställningar
settings-play = Spel
settings-cards = Kort
settings-sound = Ljud
settings-display = Bild
settings-speed = Hastighet
    .help = Hur snabbt korten rör sig. Ett klick eller en tangent avslutar rörelsen.
settings-speed-instant = Genast
settings-usual = Återställ standard
settings-mine = Ångra återställningen
settings-bots = Bottarnas tempo
    .help = Hur länge du väntar på en bots drag, hur snabba korten än är.
settings-bots-cards = som korten
settings-bots-brisk = raskt
settings-bots-steady = lugnt
settings-bots-slow = långsamt
settings-step = Vänta efter varje bot
    .help = Efter varje drag av en bot väntar bordet på ett klick eller en tangent.
settings-motion = Mindre rörelse
    .help = Korten tonas från plats till plats. Inget skakar, lutar eller flyger.
settings-confirm = Bekräfta varje drag
    .help = Se vad ett drag ger innan du bekräftar det. Annars gör du draget genom att välja samma sak två gånger.
settings-forced = Gör tvungna drag
    .help = Där det inte finns något att välja görs draget åt dig.
settings-snap = Snäpp kort på plats
    .help = I spel där korten ligger fritt snäpper ett snett kort på plats.
settings-tips = Förklaringar
    .help = Låt pekaren eller fokus vila på något på bordet, så ser du vad det är.
settings-table-tips = Råd vid bordet
    .help = Förklarar vid bordet det som händer för första gången.
settings-tips-again = Alla råd igen
    .help = Råd som du har stängt visas en gång till.
    .button = Visa igen
settings-decided = Säg till när det är avgjort
    .help = När segern är avgjord kan bottarna få spela resten.
settings-decktet = Decktets färger
    .help = Alla uppsättningar fungerar, vilket färgseende du än har.
settings-decktet-classic = Klassiska
settings-decktet-second = Andra
settings-decktet-ink = Bläck och mönster
settings-french = Vanliga kort
    .help = Två färger, eller en kulör per färg.
settings-french-two = Två färger
settings-french-four = Fyra färger
settings-corners = Hörn
    .help = Hur stora valör och färg är i hörnen.
settings-corners-normal = Normala
settings-corners-large = Stora
settings-card-words = Ord på korten
    .help = Namnen på Decktets kort och bokstäverna på knekt, dam och kung.
settings-card-words-printed = Som tryckta
settings-card-words-own = På mitt språk
settings-volume = Volym
    .help = Allting tillsammans.
settings-effects = Kort och menyer
    .help = Kort på bordet, poäng, klick.
settings-alerts = Din tur
    .help = Två toner när det är din tur.
settings-silent = av
settings-language = Språk
    .help = För menyer, kort och regler.
settings-language-system = Som systemet
settings-cloth = Bord
    .help = Dukens färg.
settings-cloth-green = Grön
settings-cloth-navy = Marinblå
settings-cloth-brown = Brun
settings-cloth-linen = Linne
settings-cloth-contrast = Hög kontrast
settings-grounds = Bild på duken
    .help = Varje spels egen teckning under korten.
settings-scale = Text och knappar
    .help = Hur stora de är; sidor och paneler ger plats.
settings-fullscreen = Helskärm
    .help = Kortlek fyller hela skärmen.
settings-limit = Gräns för bildfrekvens
    .help = Högst så många bilder per sekund. Färre sparar batteri och ger mindre fläktljud.
settings-limit-none = som skärmen
settings-call = Signal i aktivitetsfältet
    .help = Blinkar när det är din tur och Kortlek ligger i bakgrunden.
settings-quiet = Tyst i bakgrunden
    .help = I bakgrunden hörs bara signalen för din tur.
settings-open = Öppna
settings-first = Första sidan
    .help = Storlek, färger, rörelse och ljud på en sida, med ett litet bord att pröva dem på.
settings-problem = Rapportera ett problem
    .help = Visar en rapport och sparar den som fil om du vill. Inget skickas.
settings-search = Sök en inställning
settings-search-letters = abcdefghijklmnopqrstuvwxyzåäö
settings-nothing-found = Inga inställningar hittades.

## The first start

first-title = Hur vill du ha bordet?
first-later = Allt detta kan ändras senare, i Inställningar.
first-motion = Rörelse
    .help = Korten flyger eller tonas fram.
first-motion-all = Full
first-motion-calm = Lugn
first-motion-none = Ingen
first-sound = Kortljud, och en signal när det är din tur.
first-about = Bordet bredvid visar genast vad du väljer. Pröva korten: ännu står inget på spel.
first-sure = Hoppar du över, återställs det du har ändrat: tryck på ”Hoppa över” en gång till.
first-skip = Hoppa över
    .about = standardinställningar
first-play = Spela
first-as-it-was = Tillbaka
    .about = som det var
first-done = Klart
first-stays-here = Inget konto, inget nät: allt stannar på den här datorn.
first-your-turn = Din tur
first-ahead = leder
first-turn = Drag { $n }
first-plays = { $who } spelar { $card }.
first-follow = Du ska bekänna.
first-you = Du

## Reporting a problem

problem-title = Rapportera ett problem
problem-about = Inget skickas: spara rapporten som en fil, så bestämmer du vem som får den. Utöver dina egna ord innehåller den versioner, inställningar, det pågående partiet och felloggens sista rader.
problem-words = Vad hände, och vad väntade du dig i stället?
problem-write = Spara filen
problem-written = Sparad som { $file }. Skicka med den när du rapporterar problemet.
problem-address = Här kan du rapportera det: { $address }
problem-copy = Kopiera adressen
problem-folder = Öppna mappen
problem-not-opened = Mappen kan inte öppnas: { $reason }.
problem-no-home = Utan hemmapp kan filen inte sparas.
problem-no-log = Felloggen kan inte skrivas: { $reason }. Du kan spela vidare.
problem-last-time = Kortlek avslutades oväntat förra gången. Se Inställningar > Bild > Rapportera ett problem.

## Pause

pause-example = Exempel: { $title }
pause-lesson = Ett första parti
pause-learn = Lektion steg för steg
pause-go-on = Spela vidare
pause-rules = Regler
pause-setup = Förbered ett nytt parti
pause-leave = Lämna bordet
pause-leave-example = Lämna exemplet
pause-leave-lesson = Lämna lektionen
pause-quit = Avsluta Kortlek
pause-saved = Ditt parti sparas medan du spelar.
pause-only-tried = Exempel sparas inte.
pause-only-taught = En lektion sparas inte förrän den är slut.
pause-only-bots = Partier med bara bottar sparas inte.

## When nobody can change the end

decided-won = Det är avgjort: du vinner, vad som än händer.
decided-lost = Det är avgjort: du kan inte längre vinna.
decided-about = Spela vidare om du vill, eller låt bottarna spela resten genast. Det räknas i båda fallen.
decided-settle = Låt bottarna spela klart

## Rules

rules-try = Pröva: { $what }
rules-try-next = { $done ->
    [0] Exempel: { $what }
   *[other] Exempel: { $what } · { $done } av { $all } lösta
}
rules-try-it = Pröva
rules-explain = Vad det betyder
rules-read-on = Läs vidare
rules-next-part = Nästa del

## What happened so far

story-title = Vad som har hänt
story-messages = Meddelanden
story-at-the-table = Vid bordet: { $sitters }.
story-sitter = { $who } ({ $level })
story-sitter-style = { $who } ({ $level } · { $style })
story-nothing = Ingenting har hänt än.

## Result

result-title = { $who-form ->
    [none] Ingen vinner
    [you] Du vinner
    [many] { CAP($who) } delar segern
   *[one] { $who } vinner
}
result-title-together = { CAP($who) } vinner
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
result-points = Så kom poängen
# As result-points, where the score counts what one is glad to be rid of.
result-came = Så gick det till
result-fewer = färre är bättre
result-players = Spelarna
result-course = Förloppet
    .about = allas ställning, från början till slut
result-turnings = Vändpunkter
result-moments = Nyckelögonblick
result-last = Bordet till sist
result-turning = { CAP($who) } { SIGNED($n) }
result-partly = { $words } ({ SIGNED($n) })
result-by = { CAP($who) }: { $words }
result-through = { $words } · { $deed }
result-leads = { $who-form ->
    [you] Du leder med { $count }
    [many] { CAP($who) } leder med { $count }
   *[one] { $who } leder med { $count }
}
result-level = { CAP($who) } ligger lika
result-level-pairs = Paren ligger lika
result-each = välj ett tal för att se var det kom ifrån
result-lost = förlorade poäng
result-taken = tagit på sig
result-seed = Frö { $seed }
    .about = samma frö, samma kort
result-again = Spela igen
result-try-again = Försök igen
result-same-deal = Samma giv
result-another = Till hyllan
result-leave-example = Lämna exemplet
result-copy-seed = Kopiera fröet
result-watch = Se igen
result-look = Se på bordet
result-way-back = Till resultatet

## Records

records-title = Historik
records-shelf = Hyllan
records-games = Partier
records-numbers = Statistik
records-about = { $over } avslutade, { $open } pågår
records-open = Pågår
records-over = Avslutade
records-bad = Går inte att läsa
records-any = Alla resultat
records-under-way = Pågående
records-all-won = Vunna
records-all-lost = Förlorade
records-with-help = Räknas inte
records-newest = Nyast först
records-longest = Längst först
records-closest = Jämnast först
records-open-file = Öppna en fil
records-all-files = Säkerhetskopiera allt
records-search = Namn, motståndare eller frö
records-no-such = Inga partier hittades.
records-show-all = Visa alla
records-nothing = Inget spelat än.
records-nothing-lies = Då låg det inga kort på bordet.
records-just-now = nyss
records-minutes-ago = för { $n } min sedan
records-hours-ago = { $n ->
    [one] för en timme sedan
   *[other] för { $n } timmar sedan
}
records-days-ago = { $n ->
    [one] för en dag sedan
   *[other] för { $n } dagar sedan
}
records-hours = { $h } h { $m } min
records-mixed = blandat
records-watched = spelat av bottar
records-shared = delad seger
records-won = vann
records-won-by = vann med { $n }
records-lost = förlorade
records-lost-by = förlorade med { $n }
records-no-help = Ingen hjälp använd.
records-help = Räknas inte: { $parts }.
records-typed = känt frö
records-known = samma giv som förut
records-replayed = fortsatt från ett annat parti
records-watch = Se igen
records-watch-so-far = Se hittills
records-save = Spara som fil
records-delete = Ta bort
records-bring-back = Ta tillbaka
records-away = { $game } är borttaget, även ur statistiken. Du kan ta tillbaka det tills du lämnar sidan.
records-bad-away = Borttaget. Du kan ta tillbaka det tills du lämnar sidan.
records-kept-as = Sparat som { $file }.
records-nothing-counts = Inget parti som räknas än.
records-any-players = Alla antal
records-any-level = Alla nivåer
records-played = spelade
records-cell-won = vunna
records-place = snittplats
records-margin = snittförsprång
records-streak = flest i rad
records-streak-now = nu { $n }
records-best = bästa poäng
records-time = tid
records-few = blekt: under { $n } partier
records-course = Resultat över tid
records-course-margins = poäng före den bästa motståndaren; band: snitt av nio partier
records-course-places = över linjen: före; band: snitt av nio partier
records-by-level = Vunna efter nivå och antal
records-all-of-them = Alla
records-apart = Räknas inte
records-apart-help = Med hjälp
    .about = tips, drag tagna tillbaka
records-apart-known = Kända givar
    .about = inskrivet frö eller samma giv som förut
records-apart-replayed = Fortsatta
    .about = från ett parti som setts igen
records-set-back = Nollställ { $game }
records-set-all-back = Nollställ allt
records-count-again = Räkna in äldre { $game }
records-export = Exportera

## Watching again

replay-step = Steg { $n } av { $all }
replay-step-back = Ett steg bakåt
replay-step-on = Ett steg framåt
replay-run = Spela upp
replay-pause = Pausa
replay-jump-back = Hoppa bakåt
replay-jump-on = Hoppa framåt
replay-rounds = efter omgångar
replay-choices = efter dina val
replay-leads = efter ledarbyten
replay-turnings = efter vändpunkter
replay-turning = vändpunkt { $n }
replay-lead = { $who-form ->
    [you] du tar ledningen
   *[one] { $who } tar ledningen
}
replay-choice = ditt drag
replay-open = Visa alla händer
replay-close = Stäng
replay-play-on = Spela vidare härifrån
replay-player = Spelaren

## Credits

credits-title = Om Kortlek
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
credits-stands-on = Bygger på
credits-bevy = spelmotorn (bevy.org)
credits-egui = menyerna
credits-leafwing = tangenter och handkontroller
credits-resvg = tecknandet av korten
credits-fluent = språken
credits-others = filer, slump och kommandoraden

## Notices

notice-disk-full = disken är full
notice-locked = det går inte att skriva i mappen
notice-other-tab = Kortlek är öppet i en annan flik, och bara den första sparar
notice-no-storage = webbläsaren behåller inget för den här sidan (ett privat fönster?)
notice-unreadable = { $what ->
    [settings] Inställningarna går inte att läsa ({ $reason }), så standard gäller: { $file }.
   *[memory] Det som Kortlek mindes går inte att läsa ({ $reason }), så standardvalen gäller: { $file }.
}
notice-not-understood = { $what ->
    [settings] Inställningarna går inte att förstå, så standard gäller.
   *[memory] Det som Kortlek mindes går inte att förstå, så standardvalen gäller.
}
notice-not-understood-kept = { notice-not-understood } Filen finns kvar som { $file }.
notice-passed-over = { $what ->
    [settings] Den här versionen av Kortlek förstår inte vissa inställningar, så standardvärdena används: { $names }.
   *[memory] Den här versionen av Kortlek förstår inte en del av dina senaste val, så standardvärdena används: { $names }.
}
notice-not-written = { $what ->
    [save] Ditt parti kan inte sparas: { $reason } ({ $folder }). Du kan spela vidare.
    [settings] Dina inställningar kan inte sparas: { $reason } ({ $folder }). Du kan spela vidare.
    [archive] Dina avslutade partier kan inte sparas: { $reason } ({ $folder }).
    [export] Filen kan inte skrivas: { $reason } ({ $folder }).
   *[memory] Dina senaste val kan inte sparas: { $reason } ({ $folder }). Du kan spela vidare.
}
notice-no-pictures = Kortlek hittar inga bilder och spelar med enkla kort. Det letade i { $places }. Packa upp hela paketet, med mappen ”assets” bredvid programmet.
notice-picture = Bilden { $name } är skadad eller saknas; Kortlek klarar sig utan den.
# Beside the bindings: the key that takes a picture of the window.
shot-key = { $key }: spara en bild
notice-shot = Skärmbilden sparades som { $file }.
notice-no-shot = Skärmbilden kan inte sparas: { $reason }.
notice-no-home = Utan hemmapp kan inga partier sparas.
notice-no-save = Det finns inget sparat parti att fortsätta.
notice-no-save-of = Det finns inget sparat parti i { $game }.
notice-save-damaged = Det sparade partiet är skadat och går inte att läsa.
notice-save-newer = Det sparade partiet kommer från en nyare version av Kortlek.
notice-save-unknown = Det sparade partiet är av ”{ $game }”, ett spel som inte finns i den här versionen av Kortlek.
notice-save-meaning = Det sparade partiet i { $game } följer andra regler än dem som den här versionen av Kortlek spelar efter.
notice-save-impossible = Det sparade partiet i { $game } stämmer inte med reglerna (rad { $line }).
notice-kept = { $problem } Filen finns kvar som { $file }.
notice-save-not-there = Filen finns inte eller går inte att öppna.
notice-save-dropped = Dragen i det här partiet togs bort för att ge plats; resultatet finns kvar.
notice-not-watched = { $file } går inte att se. { $problem }
notice-no-playing-on = Det går inte att spela vidare från den här ställningen.
notice-exported = Filen sparades som { $file }.
notice-copied = Kopierat: { $what }
notice-games-dropped = { $n ->
    [one] Dragen i ditt äldsta avslutade parti har tagits bort
   *[other] Dragen i dina { $n } äldsta avslutade partier har tagits bort
}: Kortlek sparar { $most } partier och { $room } MiB. Resultaten finns kvar i statistiken.
notice-no-example = Det här exemplet går inte att öppna.
notice-no-lesson = Den här lektionen går inte att öppna.
notice-learn = Första gången här? ”Lektion steg för steg” visar dig { $game } i { $n } små steg.

## Ett spel på en sida, och kortlekarna

reference-title = Snabböversikt
reference-one-page = snabböversikt
reference-let-go = släpp för att stänga
reference-press = tryck för att stänga
reference-rules = hela regelboken
reference-none = Spelet har ingen egen sida än. Regelboken berättar allt.
decks-title = Korten
decks-decktet = Decktet
decks-french = Fransk kortlek
decks-about-decktet = 36 kort är grundleken. Bönder och hov kan vara med i Shed; Ursäkten används inte i något av spelen här.
decks-about-french = 52 kort och två jokrar.
decks-basic = Grundleken
decks-extended = Bara i vissa spel
decks-pips = { $n } { $n ->
    [one] öga
   *[other] ögon
}

## A lesson at the table

lesson-idea = moment { $n } av { $of }
lesson-show-me = Visa mig
# Said when places for a card are shown that is carried over a canvas.
lesson-outlines = Varje kontur är en plats för ditt kort och visar vad det ger där. Dra kortet dit och vrid det rätt.
lesson-half = Bra. Tryck nu på det inramade.
lesson-skip-idea = Hoppa över
lesson-leave = Lämna lektionen
lesson-leave-ask = Lämna lektionen?
lesson-leave-about = Nästa gång fortsätter den här.
lesson-stay = Stanna
lesson-menu = Meny
lesson-leave-short = Lämna
lesson-go-on = Nästa
lesson-play-on = Spela vidare
# Before what is taught, where the last move had led elsewhere.
lesson-set-again = Jag har lagt fram korten.
# Beside the button that makes the decision which is picked; $what is the button’s label.
lesson-confirm = Tryck nu på ”{ $what }”.
# What was picked belongs to nothing that the step asks for.
lesson-stray = Det där hjälper inte här. Ett tryck till lägger tillbaka det.
lesson-end = Det var allt jag ville visa. Spelet fortsätter härifrån, och du kan alltid be om ett tips.

# Råd vid bordet: ett i taget, vart och ett när dess läge först kommer, tills det läggs undan.
tips-shown-again = Alla råd kommer att visas igen.
table-tip = Råd
table-tip-look = { $device ->
    [touch] Håll ett finger på något på bordet, så får du veta vad det är och vad det gör just nu.
    [steered] Gå till något på bordet och vänta, så får du veta vad det är och vad det gör just nu.
   *[mouse] Håll muspekaren över något på bordet, så får du veta vad det är och vad det gör just nu.
}
table-tip-undo = Med pilen högst upp kan du ta tillbaka så många drag du vill.
table-tip-hint = Osäker? Tips, lyktan högst upp, visar vad en stark spelare skulle göra här.
table-tip-reference = Snabböversikten visar spelet på en sida: håll in boken högst upp (eller dess tangent).
table-tip-log = Loggen berättar allt som har hänt, det senaste först. Stanna på en rad, så ringas dess kort in.
table-tip-hand = Du kan sortera handen efter färg eller valör: tryck på pilarna bredvid den, eller dra korten som du vill.
table-tip-marks = Du kan märka vad du tror om något: högerklicka, eller använd tangenten för märken. Bara du ser det.
