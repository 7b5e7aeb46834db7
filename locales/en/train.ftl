### Training: weights for the bot `value` from games against itself.

help-train = Fit what a bot knows on games it plays against itself.
usage-train = Usage: nieuw train COMMAND
example-train = Example: nieuw train value --out training
help-train-value = Fit the weights of the bot value; what is learnt is written after each generation.
usage-train-value = Usage: nieuw train value --out DIR [OPTIONS]
example-train-value = Example: nieuw train value --games 200 --generations 10 --out training
option-train-out = The folder for the weights (weights.toml) and for where training stands.
option-train-games = Games of each generation for each number of seats; 200 without it.
option-train-generations = Generations in all; 10 without it.
option-train-resume = Go on with the training in --out.
takes-option-train-out = DIR
takes-option-train-games = N
takes-option-train-generations = N
error-train-used = { $folder }: holds training already; add --resume to go on, or choose another folder
error-train-none = { $folder }: holds no training to resume
error-train-file = { $file }: { $message }
train-bar = Generation { $generation } of { $generations }
train-generation = generation { $generation } of { $generations }: mean points { $points } at 2 to 5 seats; { $seconds } s
train-stopped =
    stopped; { $generations ->
        [one] { $generations } generation is
       *[other] { $generations } generations are
    } in { $folder }, and --resume goes on
train-done = The weights are in { $file }.
