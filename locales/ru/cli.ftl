### The command line: help, errors, and the commands that are no game.

## Help

help-group-commands = Команды
help-group-options = Параметры
help-group-arguments = Аргументы
help-help = Показать эту справку.
help-version = Показать версию.
help-nieuw = Настольная игра «{ -game }»: играть, пересматривать и проверять записи партий.
usage-nieuw = Как вызвать: nieuw COMMAND
example-nieuw = Начни так: nieuw play
help-play = Играть в браузере, с --text — в терминале; люди и боты вместе.
usage-play = Как вызвать: nieuw play [OPTIONS] [FILE]
example-play = Пример: nieuw play --players "Anna,bot:greedy,Bo"
help-simulate = Дать ботам сыграть много партий и записать их.
usage-simulate = Как вызвать: nieuw simulate --out DIR [OPTIONS]
example-simulate = Пример: nieuw simulate --seats 4 --games 100 --bots greedy,uniform --out games
help-replay = Пересказать запись партии и показать стол.
usage-replay = Как вызвать: nieuw replay FILE [OPTIONS]
example-replay = Пример: nieuw replay game.nar --to 40
help-verify = Проверить записи: каждый ход, результат и соответствие раздач сиду.
usage-verify = Как вызвать: nieuw verify FILE... [OPTIONS]
example-verify = Пример: nieuw verify games/*.nar
help-analyse = Дать боту оценить каждое решение в записи и показать самые крупные ошибки.
usage-analyse = Как вызвать: nieuw analyse FILE [OPTIONS]
example-analyse = Пример: nieuw analyse game.nar --bot mcts:5000
help-bot = Дать другой программе спрашивать бота через стандартный ввод и вывод; см. docs/bots.md.
usage-bot = Как вызвать: nieuw bot BOT
example-bot = Пример: nieuw bot greedy
help-box = Проверить, показать или начать файл коробки: числа на картах и поле.
usage-box = Как вызвать: nieuw box COMMAND
example-box = Пример: nieuw box show
help-box-check = Перечислить все ошибки в файле коробки.
usage-box-check = Как вызвать: nieuw box check FILE
example-box-check = Пример: nieuw box check my-box.toml
help-box-show = Показать все числа коробки и откуда они взяты.
usage-box-show = Как вызвать: nieuw box show [FILE]
example-box-show = Пример: nieuw box show my-box.toml
help-box-template = Создать файл коробки, чтобы заполнить его по своему экземпляру игры.
usage-box-template = Как вызвать: nieuw box template [FILE]
example-box-template = Пример: nieuw box template my-box.toml
help-about = Показать версию, коробку, источники и авторов.
usage-about = Как вызвать: nieuw about [OPTIONS]
example-about = Пример: nieuw about
argument-record = Запись партии.
argument-records = Записи партий.
argument-bot = Бот и его бюджет: mcts:2000.
argument-record-to-resume = Запись партии, которую нужно продолжить.
argument-box = Файл коробки.
argument-box-or-builtin = Файл коробки; без него — встроенная коробка.
argument-box-new = Куда записать; без этого — на экран.
option-players = Имена людей и bot:NAME для ботов, всего от 2 до 5: "Anna,bot:greedy,Bo".
option-seats = Число мест, от 2 до 5: ты, а на остальных боты.
option-play-bots = Ты против этих ботов, в порядке мест: mcts:2000,value.
option-seed = Число: одно и то же число раздаёт ту же самую партию.
option-box = Свой файл коробки вместо встроенной.
option-text = Играть в терминале, а не в браузере.
option-out = Папка для записей.
option-games = Число партий; если не указано, 10.
option-simulate-seats = Число мест, от 2 до 5; если не указано, 3.
option-bots = Боты с их бюджетами в порядке мест: mcts:2000,value; если их меньше, чем мест, они повторяются.
option-to = Остановиться после этой строки файла.
option-json = Вместо этого вывести line, view, ask и box в виде JSON.
option-analyse-bot = Бот, который оценивает, и его бюджет; если не указан, mcts:5000.
option-analyse-json = Вместо этого вывести JSON для программ.
option-analyse-out = Новый файл для результата; если не указан, на экран.

## What an option or argument takes

takes-argument-record = FILE
takes-argument-records = FILE
takes-argument-bot = BOT
takes-argument-record-to-resume = FILE
takes-argument-box = FILE
takes-argument-box-or-builtin = FILE
takes-argument-box-new = FILE
takes-option-players = NAMES
takes-option-seats = N
takes-option-play-bots = BOTS
takes-option-seed = N
takes-option-box = FILE
takes-option-out = DIR
takes-option-games = N
takes-option-simulate-seats = N
takes-option-bots = BOTS
takes-option-to = LINE
takes-option-analyse-bot = BOT
takes-option-analyse-out = FILE

## Errors: one line each

error = nieuw: { $message }
error-interrupted = прервано
error-limit = этой машине столько не осилить ({ $what })
error-command = нет команды «{ $found }»: см. nieuw --help
error-option = здесь нет параметра «{ $found }»: см. --help
error-missing = не указано { $name }: см. --help
error-value = после { $name } нужно значение: см. --help
error-repeated = { $name } указано дважды
error-unused = непонятно, что делать с «{ $found }»: см. --help
error-number = { $option }: ожидалось целое число от { $least } до { $most }, а получено «{ $found }»
error-file = { $file }: не удаётся прочитать: { $reason }
error-write = { $file }: не удаётся записать: { $reason }
error-too-large = { $file }: ожидалось не больше { $bytes } байт, а там больше
error-not-text = { $file }: ожидался текст в UTF-8, а там что-то другое
error-not-a-record = { $file }: уже есть, и это не запись этой игры; выбери другое имя
error-record = { $file }: { $message }
error-line = { $file }: ожидалась строка от 1 до { $last }, а получено { $line }
error-no-files = не указано FILE: см. --help
error-players = --players: ожидалось имён от { $least } до { $most }, а получено { $found }
error-players-seats = --players: ожидалось имён { $seats }, как в --seats, а получено { $found }
error-players-alike = --players: каждое имя должно встречаться только один раз
error-players-bots = --players и --bots: укажи что-то одно; боты среди людей — это bot:NAME в --players
error-no-thinker = --bot: ожидался бот, который говорит, что думает, например mcts:5000, а получено { $bot }
error-no-thoughts = { $bot } ничего не говорит о строке { $line }
error-name = --players: имя должно состоять из печатных знаков, от 1 до { $most }
error-bots-seats = --bots: ожидалось не больше { $most }, а получено { $found }
error-resume-options = FILE: у продолженной партии те же игроки и новый сид; убери --players, --seats, --bots и --seed
error-folder-used = { $folder }: там уже есть { $file }; выбери другую папку

## Simulate

simulate-bar = Партии
simulate-progress = партий: { $done } из { $games }
simulate-stopped =
    { $games ->
        [one] прервано; { $games } партия лежит в { $folder }
        [few] прервано; { $games } партии лежат в { $folder }
       *[many] прервано; { $games } партий лежат в { $folder }
    }
simulate-seat = место
simulate-bot = бот
simulate-wins = победы
simulate-points = очки в среднем
simulate-done =
    { $games ->
        [one] { $games } партия в { $folder }, { $seconds } с
        [few] { $games } партии в { $folder }, { $seconds } с
       *[many] { $games } партий в { $folder }, { $seconds } с
    }

## Replay and verify

replay-seats = Места: { $list }
verify-ok = ok { $file }: строк: { $lines }, { $end }, { $deals }
verify-result = результат { $points }
verify-running = не закончена (раунд { $round })
verify-deals-all =
    { $n ->
        [0] пока ничего не роздано
        [one] { $n } раздача из сида
        [few] все { $n } раздачи из сида
       *[many] все { $n } раздач из сида
    }
verify-deals-none = раздающего нет
verify-deals-some =
    { $checked ->
        [0] сид пока не раскрыт
        [one] { $checked } раздача из сида, остальные ({ $unknown }): сид пока не раскрыт
        [few] { $checked } раздачи из сида, остальные ({ $unknown }): сид пока не раскрыт
       *[many] { $checked } раздач из сида, остальные ({ $unknown }): сид пока не раскрыт
    }

## Analyse

analyse-bar = Решения
analyse-progress = решений: { $done } из { $decisions }
analyse-exists = такой файл уже есть
analyse-written = Записано в { $file }
analyse-intro =
    { $decisions ->
        [0] { $list }. Оценивать нечего: решений нет.
        [one] { $list }. { $decisions } решение, оценивает { $bot }. Доли победы в процентах, по местам.
        [few] { $list }. { $decisions } решения, оценивает { $bot }. Доли победы в процентах, по местам.
       *[other] { $list }. { $decisions } решений, оценивает { $bot }. Доли победы в процентах, по местам.
    }
analyse-line = строка
analyse-round = раунд
analyse-seat = место
analyse-played = сыграно
analyse-best = лучше
analyse-before = до
analyse-after = после
analyse-loss = потеря
analyse-decisions = решений
analyse-agreed = совпало
analyse-mean-loss = средняя потеря
analyse-mistakes =
    { $n ->
        [0] Ошибок, заметных боту, нет.
        [1] Самая крупная ошибка:
        [one] { $n } самая крупная ошибка:
        [few] { $n } самые крупные ошибки:
       *[other] { $n } самых крупных ошибок:
    }
analyse-mistake = строка { $line }, раунд { $round }: { $who } играет { $played }; лучше { $best } ({ $before } % вместо { $after } %)

## About

about-version = { -game } { $version }, { $core }, Python { $python }
about-no-version = (не установлено)
about-pure = ядро на чистом Python
about-compiled = скомпилированное ядро
about-box =
    Чисел на картах и поле всего { $total }: подтверждено правилами { $printed }, выведено { $inferred }, сообщено
    игроком { $reported }, восстановлено нами { $reconstructed }; последние — не напечатанные, тех у нас нет.
    У кого есть сама игра, может играть с её числами: nieuw box template
about-credits =
    Автор игры — Jeffrey D. Allers, издатель — White Goblin Games, 2012. Это неофициальный проект
    поклонников, никем из них не созданный и не одобренный.
about-licence = Программа распространяется по лицензии MIT.
