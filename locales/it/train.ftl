### L’addestramento: pesi per il bot `value`, da partite contro se stesso.

help-train = Addestra un bot con partite giocate contro se stesso.
usage-train = Uso: { $command } COMANDO
example-train = Esempio: { $command } value --out training
help-train-value = Addestra i pesi del bot value; ciò che impara viene salvato dopo ogni generazione.
usage-train-value = Uso: { $command } --out CARTELLA [OPZIONI]
example-train-value = Esempio: { $command } --games 200 --generations 10 --out training
option-train-out = Cartella per i pesi (weights.toml) e per lo stato dell’addestramento.
option-train-games = Partite per generazione, per ogni numero di posti (predefinito: 200).
option-train-generations = Generazioni in tutto (predefinito: 10).
option-train-resume = Continua l’addestramento in --out.
takes-option-train-out = CARTELLA
takes-option-train-games = N
takes-option-train-generations = N
error-train-used = { $folder }: contiene già un addestramento; aggiungi --resume per continuarlo, o scegli un’altra cartella
error-train-none = { $folder }: non contiene un addestramento da continuare
error-train-file = { $file }: { $message }
train-bar = Generazione { $generation } di { $generations }
train-generation = generazione { $generation } di { $generations }, media punti con 2, 3, 4 e 5 posti: { $points }; { $seconds } s
train-stopped =
    { $generations ->
        [one] interrotto; in { $folder } è salvata { $generations } generazione; --resume continua da lì
       *[other] interrotto; in { $folder } sono salvate { $generations } generazioni; --resume continua da lì
    }
train-done = I pesi sono in { $file }.
