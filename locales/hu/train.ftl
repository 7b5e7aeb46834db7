### Training: weights for the bot `value` from games against itself.

help-train = Bot tanítása önmaga ellen játszott játszmákkal.
usage-train = Használat: { $command } PARANCS
example-train = Példa: { $command } value --out training
help-train-value = A value bot súlyainak tanítása; amit tanult, azt minden nemzedék után elmenti.
usage-train-value = Használat: { $command } --out MAPPA [KAPCSOLÓK]
example-train-value = Példa: { $command } --games 200 --generations 10 --out training
option-train-out = Mappa a súlyoknak (weights.toml) és a tanítás állásának.
option-train-games = Játszmák nemzedékenként, minden játékosszámmal (alapértelmezés: 200).
option-train-generations = A nemzedékek száma összesen (alapértelmezés: 10).
option-train-resume = Az --out mappában lévő tanítás folytatása.
takes-option-train-out = MAPPA
takes-option-train-games = N
takes-option-train-generations = N
error-train-used = { $folder }: már van benne tanítás; folytasd a --resume kapcsolóval, vagy válassz másik mappát
error-train-none = { $folder }: nincs benne folytatható tanítás
error-train-file = { $file }: { $message }
train-bar = Nemzedék: { $generation }/{ $generations }
train-generation = Nemzedék: { $generation }/{ $generations }; pontátlag 2–5 helynél: { $points }; { $seconds } s
train-stopped = leállítva; { $generations } nemzedék elmentve itt: { $folder }; a --resume folytatja
train-done = A súlyok itt vannak: { $file }.
