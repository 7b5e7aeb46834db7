### Training: weights for the bot `value` from games against itself.

help-train = Passt an, was ein Bot weiß, anhand von Partien gegen sich selbst.
usage-train = Aufruf: nieuw train BEFEHL
example-train = Beispiel: nieuw train value --out training
help-train-value = Passt die Gewichte des Bots value an; nach jeder Generation wird das Gelernte geschrieben.
usage-train-value = Aufruf: nieuw train value --out ORDNER [OPTIONEN]
example-train-value = Beispiel: nieuw train value --games 200 --generations 10 --out training
option-train-out = Der Ordner für die Gewichte (weights.toml) und den Stand des Trainings.
option-train-games = Partien je Generation für jede Zahl von Plätzen; ohne Angabe 200.
option-train-generations = Generationen insgesamt; ohne Angabe 10.
option-train-resume = Das Training in --out fortsetzen.
takes-option-train-out = ORDNER
takes-option-train-games = N
takes-option-train-generations = N
error-train-used = { $folder }: enthält schon ein Training; mit --resume geht es weiter, oder wähle einen anderen Ordner
error-train-none = { $folder }: enthält kein Training zum Fortsetzen
error-train-file = { $file }: { $message }
train-bar = Generation { $generation } von { $generations }
train-generation = Generation { $generation } von { $generations }: im Mittel { $points } Punkte bei 2 bis 5 Plätzen; { $seconds } s
train-stopped =
    abgebrochen; { $generations ->
        [one] { $generations } Generation liegt
       *[other] { $generations } Generationen liegen
    } in { $folder }, mit --resume geht es weiter
train-done = Die Gewichte stehen in { $file }.
