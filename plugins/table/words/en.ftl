### What the table says, whatever is played.

nothing-to-undo = There is nothing to take back.
no-hint-now = A hint is there when you have to decide.
