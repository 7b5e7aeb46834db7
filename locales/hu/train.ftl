### Training: weights for the bot `value` from games against itself.

help-train = Egy bot tudásának illesztése az önmaga ellen játszott játszmákra.
usage-train = Használat: nieuw train COMMAND
example-train = Példa: nieuw train value --out training
help-train-value = A value bot súlyainak illesztése; amit tanult, minden nemzedék után kiírja.
usage-train-value = Használat: nieuw train value --out DIR [OPTIONS]
example-train-value = Példa: nieuw train value --games 200 --generations 10 --out training
option-train-out = A súlyok (weights.toml) és a tanítás állásának mappája.
option-train-games = Játszmák nemzedékenként és helyszámonként; ha nem adod meg, 200.
option-train-generations = A nemzedékek száma összesen; ha nem adod meg, 10.
option-train-resume = Az --out mappában lévő tanítás folytatása.
takes-option-train-out = DIR
takes-option-train-games = N
takes-option-train-generations = N
error-train-used = { $folder }: már van benne tanítás; a --resume folytatja, vagy válassz másik mappát
error-train-none = { $folder }: nincs benne folytatható tanítás
error-train-file = { $file }: { $message }
train-bar = { $generation }. nemzedék, összesen { $generations }
train-generation = { $generation }. nemzedék, összesen { $generations }: átlagosan { $points } pont 2–5 helyen; { $seconds } s
train-stopped = megszakítva; { $generations } nemzedék van itt: { $folder }, a --resume folytatja
train-done = A súlyok itt vannak: { $file }.
