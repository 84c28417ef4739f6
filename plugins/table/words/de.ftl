### Die Übersetzung sollte jemand lesen, dessen Muttersprache Deutsch ist.

nothing-to-undo = Es gibt nichts zurückzunehmen.
no-hint-now = Einen Tipp gibt es, wenn du dich entscheiden musst.
