### Översättningen behöver läsas av någon som har svenska som modersmål.

nothing-to-undo = Det finns inget att ta tillbaka.
no-hint-now = Ett tips finns när det är din tur att välja.

## Beside the table

hud-play-on = spela vidare
hud-hint = En stark spelare skulle: { $words }.
hud-hint-better = En stark spelare skulle: { $words }. Det vinner ungefär { $best } % av gångerna; det näst bästa { $second } %.
hud-hint-equal = En stark spelare skulle: { $words }. Det vinner ungefär { $best } % av gångerna; annat är lika bra.
hud-example = Exempel · { $progress }
