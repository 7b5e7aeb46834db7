### Training: weights for the bot `value` from games against itself.

help-train = Обучить бота на его партиях с самим собой.
usage-train = Использование: { $command } COMMAND
example-train = Пример: { $command } value --out training
help-train-value = Обучить бота value; его веса сохраняются после каждого поколения.
usage-train-value = Использование: { $command } --out DIR [OPTIONS]
example-train-value = Пример: { $command } --games 200 --generations 10 --out training
option-train-out = Папка для весов (weights.toml) и состояния обучения.
option-train-games = Партий в поколении на каждое число мест (по умолчанию 200).
option-train-generations = Сколько всего поколений (по умолчанию 10).
option-train-resume = Продолжить обучение из --out.
takes-option-train-out = DIR
takes-option-train-games = N
takes-option-train-generations = N
error-train-used = { $folder }: здесь уже начато обучение; добавь --resume, чтобы продолжить, или выбери другую папку
error-train-none = { $folder }: здесь нет обучения, которое можно продолжить
error-train-file = { $file }: { $message }
train-bar = Поколение { $generation } из { $generations }
train-generation = поколение { $generation } из { $generations }: очки в среднем при 2–5 местах: { $points }; { $seconds } с
train-stopped =
    { $generations ->
        [one] прервано; в { $folder } сохранено { $generations } поколение; --resume продолжит с этого места
        [few] прервано; в { $folder } сохранено { $generations } поколения; --resume продолжит с этого места
       *[many] прервано; в { $folder } сохранено { $generations } поколений; --resume продолжит с этого места
    }
train-done = Веса записаны в { $file }.
