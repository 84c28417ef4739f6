### What the table says, whatever is played.

nothing-to-undo = There is nothing to take back.
no-hint-now = A hint is there when you have to decide.

## Beside the table

hud-play-on = play on
hud-hint = A strong player would: { $words }.
hud-hint-better = A strong player would: { $words }. It wins about { $best } % of the time; the next best { $second } %.
hud-hint-equal = A strong player would: { $words }. It wins about { $best } % of the time; others are as good.
hud-example = Example · { $progress }
