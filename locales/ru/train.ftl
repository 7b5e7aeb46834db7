### Training: weights for the bot `value` from games against itself.

help-train = Подобрать знания бота по его партиям с самим собой.
usage-train = Как вызвать: nieuw train COMMAND
example-train = Пример: nieuw train value --out training
help-train-value = Подобрать веса бота value; выученное записывается после каждого поколения.
usage-train-value = Как вызвать: nieuw train value --out DIR [OPTIONS]
example-train-value = Пример: nieuw train value --games 200 --generations 10 --out training
option-train-out = Папка для весов (weights.toml) и состояния обучения.
option-train-games = Партий в поколении на каждое число мест; если не указано, 200.
option-train-generations = Сколько всего поколений; если не указано, 10.
option-train-resume = Продолжить обучение из --out.
takes-option-train-out = DIR
takes-option-train-games = N
takes-option-train-generations = N
error-train-used = { $folder }: здесь уже есть обучение; добавьте --resume, чтобы продолжить, или выберите другую папку
error-train-none = { $folder }: здесь нет обучения, которое можно продолжить
error-train-file = { $file }: { $message }
train-bar = Поколение { $generation } из { $generations }
train-generation = поколение { $generation } из { $generations }: в среднем очков { $points } при 2–5 местах; { $seconds } с
train-stopped =
    прервано; в { $folder } { $generations ->
        [one] { $generations } поколение
        [few] { $generations } поколения
       *[many] { $generations } поколений
    }, продолжить можно с --resume
train-done = Веса записаны в { $file }.
