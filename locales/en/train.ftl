### Training: weights for the bot `value` from games against itself.

help-train = Train a bot on games it plays against itself.
usage-train = Usage: { $command } COMMAND
example-train = Example: { $command } value --out training
help-train-value = Train the weights of the bot value; what it learns is saved after each generation.
usage-train-value = Usage: { $command } --out DIR [OPTIONS]
example-train-value = Example: { $command } --games 200 --generations 10 --out training
option-train-out = Folder for the weights (weights.toml) and the progress of the training.
option-train-games = Games per generation for each number of seats (default 200).
option-train-generations = Generations in total (default 10).
option-train-resume = Continue the training in --out.
takes-option-train-out = DIR
takes-option-train-games = N
takes-option-train-generations = N
error-train-used = { $folder }: already holds a training run; add --resume to continue it, or choose another folder
error-train-none = { $folder }: holds no training run to resume
error-train-file = { $file }: { $message }
train-bar = Generation { $generation } of { $generations }
train-generation = generation { $generation } of { $generations }: mean points with 2 to 5 seats: { $points }; { $seconds } s
train-stopped =
    { $generations ->
        [one] stopped; { $generations } generation is saved in { $folder }; --resume continues from there
       *[other] stopped; { $generations } generations are saved in { $folder }; --resume continues from there
    }
train-done = The weights are in { $file }.
