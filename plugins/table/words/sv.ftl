### Översättningen behöver läsas av någon som har svenska som modersmål.

nothing-to-undo = Det finns inget att ta tillbaka.
no-hint-now = Ett tips finns när det är din tur att välja.
