### Training: weights for the bot `value` from games against itself.

help-train = Adatta ciò che un bot sa alle partite che gioca contro se stesso.
usage-train = Uso: nieuw train COMANDO
example-train = Esempio: nieuw train value --out training
help-train-value = Adatta i pesi del bot value; ciò che impara è scritto dopo ogni generazione.
usage-train-value = Uso: nieuw train value --out CARTELLA [OPZIONI]
example-train-value = Esempio: nieuw train value --games 200 --generations 10 --out training
option-train-out = La cartella per i pesi (weights.toml) e per lo stato dell'addestramento.
option-train-games = Partite di ogni generazione per ogni numero di posti; se manca, 200.
option-train-generations = Generazioni in tutto; se manca, 10.
option-train-resume = Prosegue l'addestramento in --out.
takes-option-train-out = CARTELLA
takes-option-train-games = N
takes-option-train-generations = N
error-train-used = { $folder }: contiene già un addestramento; aggiungi --resume per proseguire, o scegli un'altra cartella
error-train-none = { $folder }: non contiene un addestramento da proseguire
error-train-file = { $file }: { $message }
train-bar = Generazione { $generation } di { $generations }
train-generation = generazione { $generation } di { $generations }: in media { $points } punti con 2-5 posti; { $seconds } s
train-stopped =
    interrotto; in { $folder } { $generations ->
        [one] c'è { $generations } generazione
       *[other] ci sono { $generations } generazioni
    }, con --resume si prosegue
train-done = I pesi sono in { $file }.
