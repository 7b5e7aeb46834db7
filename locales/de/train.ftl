### Training: Gewichte für den Bot `value` aus Partien gegen sich selbst.

help-train = Trainiert einen Bot mit Partien gegen sich selbst.
usage-train = Aufruf: { $command } BEFEHL
example-train = Beispiel: { $command } value --out training
help-train-value = Trainiert die Gewichte des Bots value und speichert sie nach jeder Generation.
usage-train-value = Aufruf: { $command } --out ORDNER [OPTIONEN]
example-train-value = Beispiel: { $command } --games 200 --generations 10 --out training
option-train-out = Ordner für die Gewichte (weights.toml) und den Stand des Trainings.
option-train-games = Partien je Generation und Platzzahl (Standard: 200).
option-train-generations = Generationen insgesamt (Standard: 10).
option-train-resume = Setzt das Training in --out fort.
takes-option-train-out = ORDNER
takes-option-train-games = N
takes-option-train-generations = N
error-train-used = { $folder }: enthält schon ein Training; setze es mit --resume fort oder wähle einen anderen Ordner
error-train-none = { $folder }: enthält kein Training zum Fortsetzen
error-train-file = { $file }: { $message }
train-bar = Generation { $generation } von { $generations }
train-generation = Generation { $generation } von { $generations }: Punkte im Mittel bei 2 bis 5 Plätzen: { $points }; { $seconds } s
train-stopped =
    { $generations ->
        [one] abgebrochen; { $generations } Generation ist in { $folder } gespeichert, mit --resume geht es dort weiter
       *[other] abgebrochen; { $generations } Generationen sind in { $folder } gespeichert, mit --resume geht es dort weiter
    }
train-done = Die Gewichte sind in { $file } gespeichert.
