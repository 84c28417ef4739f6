### Turncoat auf Deutsch. This translation has not been read by a native speaker yet, and wants one.

tagline = Neun Missionen, ein Team und vielleicht ein Verräter darin.
goal = Das Team gewinnt mit fünf Missionen oder der richtigen Beschuldigung, der Überläufer mit fünf Fehlschlägen oder einer falschen.

## Why something can't be done

no-accusing-as-turncoat = Du bist der Überläufer und darfst niemanden beschuldigen.
no-accusing-yourself = Beschuldige jemand anderen: Du weißt ja, dass du loyal bist.
no-accusing-nobody = Dort sitzt niemand: Beschuldige jemanden an diesem Tisch.
no-candidate = Die Mission muss einer deiner beiden Kandidaten sein: Wähle { $candidates-acc }.
no-laying-yet = Erst wird die Mission gewählt; dann legen alle eine Karte.
no-choosing-again = Die Mission liegt schon; jetzt legen alle eine Karte.
no-card-in-hand = { CAP($card-acc) } hast du nicht auf der Hand: Lege eine eigene Karte.

## How the game ends

end-five_successes = Fünf Missionen sind geglückt
end-five_failures = Fünf Missionen sind gescheitert
end-accused_right = Der Überläufer wurde beschuldigt
end-accused_wrong = Jemand Loyales wurde beschuldigt
end-accused_nobody = Jemand wurde beschuldigt, und alle waren loyal

## On the table

deck-left = noch { $n }
discards-out = { $n } abgelegt
nobody-has-it = übrig
spies-out-line = { $n ->
    [0] Keiner der { $all } Spione liegt
    [one] Einer der { $all } Spione liegt
   *[other] { $n } der { $all } Spione liegen
} hier, unter { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
}{ $hidden ->
    [0] .
    [one] ; eine wurde nie aufgedeckt.
   *[other] ; { $hidden } wurden nie aufgedeckt.
}
mission-of = { $who-form ->
    [you] Deine Mission
   *[one] { GENITIVE($who) } Mission
}
candidate-needs = braucht { $n } in { $suit }
candidate-best = dein Bestes: { $worth }
candidate-none = nur Spione
sign-needs = { $n } nötig
sign-counts = { $suit } plus, anderes minus, ein Spion verdirbt sie
sign-made = Summe
sign-yours = Nur du siehst diese zwei. Die andere wird verdeckt abgelegt.
sign-hidden = Nur { $who } sieht diese zwei.
slot-of = { $who-form ->
    [you] deine
   *[one] { $who }
}
the-deck = der Stapel
shuffled = gemischt
line-still = noch { $n } nötig
line-enough = genug, wenn niemand stört
line-spy = ein Spion: verdorben
spy-badge = Spion
spy-fails = Spion: aus
met-on-the-way = Spione
lamps-team = Fürs Team
lamps-turncoat = Für den Überläufer
zone-side = Rolle
zone-own-side = Deine Rolle
zone-hold = Ansehen: halten
zone-hand = Hand
zone-accuse = Verdacht
role-loyal = loyal
    .is = loyal
role-turncoat = Überläufer
    .is = der Überläufer
side-loyal = Du bist loyal: Hilf den Missionen und finde heraus, wer es nicht tut.
side-turncoat = Du bist der Überläufer: Fünf Fehlschläge sind dein Sieg. Beschuldigen darfst du niemanden.
who-laid-what = Wer was legte
accused-whom = beschuldigte { $who-form ->
    [you] dich
   *[one] { $who }
}
past-title = { $who-form ->
    [you] Mission { $n }, deine
   *[one] Mission { $n }, { GENITIVE($who) }
}
past-line = { CAP($card) }: { $spies ->
    [1] { $verdict }.
   *[0] { $sum } = { $total }, { $verdict }.
}

## How a mission comes out

verdict-spy = { $n ->
    [one] ein Spion
   *[other] { SPELL($n) } Spione
}
verdict-short = { $n } zu wenig
verdict-exact = genau genug
verdict-spare = { $n } übrig

## What is done

choose = Wähle { $card-acc }
    .done = Mission: { $card }
commit = Lege { $card-acc }
    .done = { CAP($card) }, verdeckt
accuse = Beschuldige { $who }

## The bar on top

progress = Mission { $n } von { $of }
deal-title = Die Rollen sind verteilt
deal-line = { $players ->
    [4] Einer von euch bekommt den Joker und ist der Überläufer.
   *[other] Wer den Joker bekommt, ist der Überläufer; vielleicht niemand.
}
look-title = { $who-form ->
    [you] Du suchst eine Mission
   *[one] { $who } sucht eine Mission
}
look-line = Spione werden offen abgelegt; die ersten zwei Zahlenkarten sind die Kandidaten.
choose-title = Wähle die Mission
choose-line = Sie sagt, welche Farbe zählt und wie viel nötig ist.
chooses-title = { $who } wählt die Mission
chooses-line = Nur { $who } sieht die zwei Kandidaten; der andere wird verdeckt abgelegt.
choose-card-title = { CAP($card) }?
choose-card-line = Nötig sind { $n } in { $suit }; { $best }.
choose-best = deine beste Karte bringt { $worth }
choose-best-none = du hast nur Spione auf der Hand
lay-title = Lege heimlich eine Karte
lay-title-all = Alle legen heimlich eine Karte
lay-line = { $last ->
    [1] Scheitert noch eine, ist es aus. { $suit } plus, anderes minus: { $n } nötig.
   *[0] { $suit } plus, anderes minus, ein Spion verdirbt sie: { $n } nötig.
}
lay-card-title = { CAP($card) }?
lay-card-line = Sie bringt { $worth }: Noch { $n } müssen die anderen { SPELL($cards) } Karten bringen.
lay-enough-line = Das reicht schon allein, wenn niemand es verdirbt.
lay-spy-line = Ein Spion verdirbt die Mission, egal von wem.
laid-title = Deine Karte liegt
laid-line = Die anderen wählen noch.
reveal-title = Alle haben entschieden
reveal-line = Der Stapel gibt eine dazu, dann werden alle gemischt.
counted-title = { CAP($verdict) }
counted-line = { $spies ->
    [1] Ein Spion verdirbt die Mission, was die anderen auch bringen.
   *[0] { $sum } = { $total }; { $n } nötig.
}
draw-title = Alle ziehen eine Karte
draw-line = { $who-form ->
    [you] Du leitest die nächste Mission.
   *[one] { $who } leitet die nächste Mission.
}
accuse-title = { $who } beschuldigen?
accuse-line = { $all-loyal ->
    [1] Das beendet das Spiel. Hast du recht, gewinnt das Team; wenn nicht, der Überläufer; sind alle loyal, niemand.
   *[0] Das beendet das Spiel. Hast du recht, gewinnt das Team; wenn nicht, der Überläufer.
}

## Stages of a step

stage-joined = Der Stapel gibt eine dazu.
stage-mixed = Gemischt: Niemand weiß, von wem welche Karte ist.
stage-turned = Karte { $k } von { $of }: bisher { $total }, { $n } nötig.
stage-spy = { CAP($card) } ist ein Spion, und die Mission scheitert.
title-judged = { $done ->
    [1] Mission { $n } geglückt: { $verdict }
   *[0] Mission { $n } gescheitert: { $verdict }
}

## The panels

status-chooses = Wahl offen
status-to-choose = Wahl offen
status-waits = Warten
status-leads = Leitung
status-to-lay = Karte offen
status-laid = Karte gelegt
status-lays = beim Legen
status-leads-lays = Leitung, beim Legen
led = Geleitet: { $missions }
led-done = { $card } geglückt
led-failed = { $card } gescheitert

## Facts

aid-mission = { CAP($card) }
aid-with = Mit { $card-dat }
aid-needed = Nötig
aid-yours = Deine
aid-best = Deine beste
aid-still = Offen für { SPELL($n) }
aid-spare = Übrig
aid-unseen = Noch ungesehen
suit-unseen = { $suit } ungesehen
spies-unseen = Spione unter { $n } ungesehenen
spies-only = Spione
stake-title = Beschuldigst du { $who }
stake-right = Ist Überläufer
stake-wrong = Ist loyal
stake-nobody = Alle sind loyal
stake-team = Team gewinnt
stake-turncoat = Überläufer gewinnt
stake-all-lose = alle verlieren
stake-blind = Blind geraten
stake-share = 1 von { $n }

## The log

heading-mission = Mission { $n }
dealt = { $players ->
    [4] Je fünf Karten und eine Rolle: Einer von vieren ist der Überläufer.
    [3] Je fünf Karten und eine Rolle: In drei von vier Spielen gibt es einen Überläufer.
   *[other] Je fünf Karten und eine Rolle: In zwei von drei Spielen gibt es einen Überläufer.
}
spies-met = { $n ->
    [one] Bei der Suche nach einer Mission kam ein Spion und wurde abgelegt: { $cards-index }.
   *[other] Bei der Suche nach einer Mission kamen Spione und wurden abgelegt: { $cards-index }.
}
redeck = Der Stapel war leer: Die Ablage wird zum neuen gemischt.
log-counted = { $spies ->
    [1] { $cards-index }: { $verdict }.
   *[0] { $cards-index }: { $sum } = { $total }, nötig { $n }.
}
spies-from-players = { $n ->
    [one] Mindestens ein Spion kam von jemand anderem: Der Stapel gibt nur eine Karte.
   *[other] Mindestens { SPELL($n) } Spione kamen von anderen: Der Stapel gibt nur eine Karte.
}
log-judged = { $done ->
    [1] Mission { $n } ist geglückt: { $verdict }.
   *[0] Mission { $n } ist gescheitert: { $verdict }.
}
drawn-by-you = Gezogen: { $card }
heading-end = Das Ende
heading-accusation = Die Beschuldigung
points-at = { $who-form ->
    [you] Du beschuldigst { $whom-acc }
   *[one] { $who } beschuldigt { $whom-acc }
}
turns-out = { $who-form ->
    [you] Du bist { $role-is }
   *[one] { $who } ist { $role-is }
}
laid-in = Mission { $n }: { $cards }
index-of = { $card-index }
laid-by = { $who } { $card-index }
laid-by-deck = der Stapel { $card-index }

## How it came about

ending-five_successes = { $turncoat-form ->
    [none] Fünf Missionen sind geglückt, und alle waren loyal.
    [you] Fünf Missionen sind geglückt; du warst der Überläufer.
   *[one] Fünf Missionen sind geglückt; { $turncoat } war der Überläufer.
}
ending-five_failures = { $turncoat-form ->
    [none] Fünf Missionen sind gescheitert, obwohl alle loyal waren.
    [you] Fünf Missionen sind gescheitert: Du warst der Überläufer.
   *[one] Fünf Missionen sind gescheitert: { $turncoat } war der Überläufer.
}
ending-accused_right = { $turncoat-form ->
    [you] { $who } hat dich durchschaut: Du warst der Überläufer.
   *[one] { $who-form ->
        [you] Du hast den Überläufer { $turncoat } durchschaut.
       *[one] { $who } hat den Überläufer { $turncoat } durchschaut.
    }
}
ending-accused_wrong = { $who-form ->
    [you] Du hast { $whom-acc } zu Unrecht beschuldigt;
   *[one] { $who } hat { $whom-acc } zu Unrecht beschuldigt;
} { $turncoat-form ->
    [you] der Überläufer warst du.
   *[one] der Überläufer war { $turncoat }.
}
ending-accused_nobody = { $who-form ->
    [you] Du hast { $whom } beschuldigt, aber alle waren loyal.
   *[one] { $who } hat { $whom-acc } beschuldigt, aber alle waren loyal.
}

## What can be picked

pick-candidate = Nimm einen der zwei Kandidaten, dann den Platz der Mission.
pick-candidate-first = Nimm erst einen der zwei Kandidaten, dann seinen Platz.
pick-card = Nimm eine Karte aus der Hand, dann deinen Platz bei der Mission.
pick-card-first = Nimm erst eine Karte aus der Hand, dann ihren Platz.
pick-other-slot = Der Platz gehört jemand anderem: Deiner ist der erste.
pick-deck = Der Stapel gibt seine Karte von selbst, wenn alle gelegt haben.
pick-discards = Abgelegte Karten bleiben hier, bis der Stapel leer ist.
pick-side = Halte gedrückt, um sie anzusehen: Beim Loslassen wird sie zugedeckt.
pick-other-side = Diese Karte sieht niemand vor dem Ende.
pick-other-hand = Das sind fremde Karten.
pick-finger = Zum Beschuldigen drücke die zeigende Hand im Feld. Sie sagt erst, was auf dem Spiel steht.
tip-point = Zeigt auf { $who } und nennt den Einsatz. Entschieden ist damit noch nichts.
# Why a strong player accuses. $last: 1 if the next failure ends the game.
why-accuse = { $last ->
    [1] Mit dem nächsten Fehlschlag ist ohnehin verloren, und nach allem, was bisher lag, ist { $who } zu etwa { $n } % der Überläufer.
   *[0] Nach allem, was bisher lag, ist { $who } zu etwa { $n } % der Überläufer.
}

## Tipps

situation-lead = Nur du siehst beide Kandidaten. Eine niedrige Zahl ist leichter zu erreichen, aber die anderen fragen sich, warum.
situation-spy = Ein Spion verdirbt die Mission, was der Rest auch bringt. Wer ihn legte, weiß niemand: Auch der Stapel gibt eine Karte.
situation-suit = Nur die Farbe der Mission zählt plus. Eine Karte anderer Farbe zählt minus, dann also lieber eine niedrige.
situation-accuse = Statt dich zu entscheiden, darfst du jemanden beschuldigen. Stimmt es, gewinnt das Team sofort; wenn nicht, hat es verloren.
