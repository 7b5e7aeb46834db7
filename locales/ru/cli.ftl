### The command line: help, errors, and the commands that are no game.

## Help

help-group-commands = Команды
help-group-options = Параметры
help-group-arguments = Аргументы
help-help = Показать эту справку.
help-version = Показать версию.
help-language = У каждой команды есть --language { $list } (по умолчанию — язык системы, из LANG).
help-nieuw = Настольная игра «{ -game }»: играть, пересматривать партии, проверять записи.
usage-nieuw = Использование: { $command } COMMAND
example-nieuw = Начни так: { $command }
help-play = Играть в браузере, с --text — в терминале; люди и боты вместе.
usage-play = Использование: { $command } [OPTIONS] [FILE]
example-play = Пример: { $command } --players "Anna,bot:greedy,Bo"
help-rules = Показать правила с номерами: все, одну главу или одно правило.
usage-rules = Использование: { $command } [NUMBER]
example-rules = Пример: { $command } 4.8
help-simulate = Дать ботам сыграть много партий и сохранить их записи.
usage-simulate = Использование: { $command } --out DIR [OPTIONS]
example-simulate = Пример: { $command } --seats 4 --games 100 --bots greedy,uniform --out games
help-replay = Пересказать партию обычными фразами и показать поле.
usage-replay = Использование: { $command } FILE [OPTIONS]
example-replay = Пример: { $command } game.nar --to 40
help-verify = Проверить записи: каждый ход, результат и соответствие раздач сиду.
usage-verify = Использование: { $command } FILE... [OPTIONS]
example-verify = Пример: { $command } games/*.nar
help-analyse = Дать боту оценить каждое решение в записи и показать самые крупные ошибки.
usage-analyse = Использование: { $command } FILE [OPTIONS]
example-analyse = Пример: { $command } game.nar --bot mcts:5000
help-bot = Дать другой программе доступ к боту через стандартный ввод и вывод; см. docs/bots.md.
usage-bot = Использование: { $command } BOT
example-bot = Пример: { $command } greedy
help-box = Проверить, показать или создать файл коробки: числа на картах и поле.
usage-box = Использование: { $command } COMMAND
example-box = Пример: { $command } show
help-box-check = Перечислить все ошибки в файле коробки.
usage-box-check = Использование: { $command } FILE
example-box-check = Пример: { $command } my-box.toml
help-box-show = Показать все числа коробки и откуда они взяты.
usage-box-show = Использование: { $command } [FILE]
example-box-show = Пример: { $command } my-box.toml
help-box-template = Создать пустой файл коробки, чтобы заполнить его по своему экземпляру игры.
usage-box-template = Использование: { $command } [FILE]
example-box-template = Пример: { $command } my-box.toml
help-about = Показать версию, коробку, источники и авторов.
usage-about = Использование: { $command } [OPTIONS]
example-about = Пример: { $command }
argument-record = Запись партии.
argument-records = Записи партий.
argument-bot = Бот и, если нужен, его бюджет: mcts:2000.
argument-record-to-resume = Запись партии, которую нужно продолжить в терминале.
argument-rule = Глава, например 4, или правило, например 4.8 (по умолчанию — все).
argument-box = Файл коробки или имя встроенной коробки.
argument-box-or-builtin = Файл коробки (по умолчанию — встроенная коробка).
argument-box-new = Куда записать (по умолчанию — на экран).
option-players = Имена людей и bot:NAME для ботов, всего от 2 до 5: "Anna,bot:greedy,Bo".
option-seats = Число мест, от 2 до 5: на одном ты, на остальных боты.
option-play-bots = Ты против этих ботов, в порядке мест: mcts:2000,value.
option-seed = Число: с тем же числом раздача повторится.
option-play-seed = С --text: число; с тем же числом раздача повторится.
option-box = Свой файл коробки вместо встроенной.
option-text = Играть в терминале, а не в браузере.
option-out = Папка для записей.
option-games = Число партий (по умолчанию 10).
option-simulate-seats = Число мест, от 2 до 5 (по умолчанию 3).
option-bots = Боты с бюджетами в порядке мест: mcts:2000,value; если мест больше, они повторяются.
option-to = Остановиться после этой строки файла.
option-json = Вместо этого вывести JSON для программ: line, view, ask и box.
option-analyse-bot = Бот, который оценивает, и его бюджет (по умолчанию mcts:5000).
option-analyse-json = Вместо этого вывести JSON для программ.
option-analyse-out = Новый файл для результата (по умолчанию — на экран).

## What an option or argument takes

takes-argument-rule = NUMBER
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
takes-option-play-seed = N
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
error-command = нет команды «{ $found }»: см. { $command }
error-command-or-file = нет ни команды, ни файла «{ $found }»: см. { $command }
error-language = --language: нужно { $list }, а не «{ $found }»
error-terminal-only = { $option } — только для игры в терминале: добавь --text
error-browser-only = { $option } — только для игры в браузере: убери --text или файл
error-no-page = в этой установке нет страницы для браузера: добавь --text и играй в терминале
error-option = здесь нет параметра «{ $found }»: см. --help
error-missing = нужно указать { $name }: см. --help
error-value = после { $name } нужно значение: см. --help
error-repeated = { $name } можно указать только один раз
error-unused = непонятно, что делать с «{ $found }»: см. --help
error-number = { $option }: нужно целое число от { $least } до { $most }, а указано «{ $found }»
error-rule = нужна глава ({ $chapters }), правило, например 4.8, или all, а указано «{ $found }»
error-rule-in-chapter = нужно правило от { $first } до { $last }, а указано «{ $found }»
error-file = { $file }: не удаётся прочитать: { $reason }
error-write = { $file }: не удаётся записать: { $reason }
error-too-large =
    { $bytes ->
        [one] { $file }: файл слишком большой, можно не больше { $bytes } байта
       *[many] { $file }: файл слишком большой, можно не больше { $bytes } байт
    }
error-not-text = { $file }: нужен текст в UTF-8, а там что-то другое
error-not-a-record = { $file }: такой файл уже есть, и это не запись партии; выбери другое имя
error-record = { $file }: { $message }
error-record-box = { $file }: эта партия играется с коробкой «{ $name }» ({ $digest }…): укажи её файл через --box
error-line = { $file }: нужна строка от 1 до { $last }, а указано { $line }
error-no-files = нужно указать FILE: см. --help
error-players = --players: имён должно быть от { $least } до { $most }, а указано { $found }
error-players-seats = --players: имён должно быть { $seats }, как в --seats, а указано { $found }
error-players-alike = --players: каждое имя должно встречаться только один раз
error-players-bots = --players и --bots: укажи что-то одно; в --players бот записывается как bot:NAME
error-no-thinker = --bot: нужен бот, который показывает свои оценки, например mcts:5000, а указан { $bot }
error-no-thoughts = { $bot }: о строке { $line } сказать нечего
error-name = --players: имя должно состоять из печатных знаков, от 1 до { $most }
error-bots-seats = --bots: можно не больше { $most }, а указано { $found }
error-resume-options = FILE: у продолженной партии те же игроки и новый сид; убери --players, --seats, --bots и --seed
error-folder-used = { $folder }: там уже есть { $file }; выбери другую папку

## Rules

rules-reading = Как мы это понимаем: { $reading }
rules-others = Другие правила: введи rules 7 (глава), rules 7.2 (одно правило) или rules all. Там же сказано, как мы понимаем правила, отмеченные *.
chapter-0 = Основные понятия
chapter-1 = { page-rules-setup }
chapter-2 = { page-rules-preparation } (этапы 1–3)
chapter-4 = { page-rules-bidding } (этап 4)
chapter-5 = Твой ход и город (этап 5)
chapter-6 = { page-rules-land } (этап 6)
chapter-7 = { page-rules-trade } (этап 7)
chapter-9 = { page-rules-special } (этапы 5–7)
chapter-10 = { page-rules-supply } (этапы 8–11)
chapter-12 = { page-rules-end }

## Simulate

simulate-bar = Партии
simulate-progress = партий: { $done } из { $games }
simulate-stopped =
    { $games ->
        [one] прервано; { $games } партия сохранена в { $folder }
        [few] прервано; { $games } партии сохранены в { $folder }
       *[many] прервано; { $games } партий сохранено в { $folder }
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
        [1] единственная раздача соответствует сиду
        [one] { $n } раздача соответствует сиду
        [few] все { $n } раздачи соответствуют сиду
       *[many] все { $n } раздач соответствуют сиду
    }
verify-deals-none = нет сида, чтобы проверить раздачи
verify-deals-some =
    { $checked ->
        [0] сид пока не раскрыт
        [one] { $checked } раздача соответствует сиду; для остальных ({ $unknown }) сид пока не раскрыт
        [few] { $checked } раздачи соответствуют сиду; для остальных ({ $unknown }) сид пока не раскрыт
       *[many] { $checked } раздач соответствуют сиду; для остальных ({ $unknown }) сид пока не раскрыт
    }

## Analyse

analyse-bar = Решения
analyse-progress = решений: { $done } из { $decisions }
analyse-exists = такой файл уже есть
analyse-written = Записано в { $file }
analyse-intro =
    { $decisions ->
        [0] { $list }. Оценивать нечего: решений нет.
        [one] { $list }. { $decisions } решение, оценивает { $bot }. Шансы на победу в процентах, по местам.
        [few] { $list }. { $decisions } решения, оценивает { $bot }. Шансы на победу в процентах, по местам.
       *[many] { $list }. { $decisions } решений, оценивает { $bot }. Шансы на победу в процентах, по местам.
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
        [0] Бот ошибок не видит.
        [1] Самая крупная ошибка:
        [one] { $n } самая крупная ошибка:
        [few] { $n } самые крупные ошибки:
       *[many] { $n } самых крупных ошибок:
    }
analyse-mistake = строка { $line }, раунд { $round }: { $who } играет { $played }; лучше: { $best } ({ $before } % вместо { $after } %)

## About

about-version = { -game } { $version }, { $core }, Python { $python }
about-no-version = (не установлено)
about-pure = ядро на чистом Python
about-compiled = скомпилированное ядро
about-box = Чисел на картах и поле всего { $total }: подтверждено правилами { $printed }, выведено логически { $inferred }, сообщено игроком { $reported }, восстановлено нами { $reconstructed }. Восстановленные — не те, что напечатаны: тех у нас нет. Если у тебя есть сама игра, можно играть с её числами: { $command }
about-box-own = Это не встроенная коробка; откуда её числа, сказано в её файле. Чисел на картах и поле всего { $total }: правила подтверждают для любого экземпляра { $proven }; ещё вписано как напечатанные { $entered }, выведено логически { $inferred }, сообщено игроком { $reported }, восстановлено { $reconstructed }.
about-readings = Где правила расходятся или молчат, решать пришлось нам. Что в них сказано, как играем мы и почему:
about-credits = Автор игры — Jeffrey D. Allers, издатель — White Goblin Games, 2012. Это неофициальный проект поклонников; ни автор, ни издатель его не создавали и не одобряли.
about-licence = Программа распространяется по лицензии MIT.
