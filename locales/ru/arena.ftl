### Арена: боты друг против друга и что из этого вышло.

help-arena = Боты играют друг с другом на одних и тех же раздачах: доли побед, рейтинги, отчёт.
usage-arena = Использование: { $command } --bots BOTS [OPTIONS]
example-arena = Пример: { $command } --bots greedy --against uniform --seats 4 --games 200 --out arena
option-arena-bots = Имена ботов; каждый играет с каждым, если не указан --against.
option-against = Этот бот занимает все места, кроме одного; на нём по очереди боты из --bots.
option-arena-games = Число партий (по умолчанию 100).
option-arena-seats = Число мест, от 2 до 5 (по умолчанию 4).
option-arena-seed = Число: с тем же числом раздачи повторятся.
option-arena-out = Папка для записей, таблицы (games.csv) и отчёта (report.html).
option-resume = Продолжить партии в --out; настройки остаются прежними.
option-jobs = Сколько партий играть одновременно (по умолчанию по одной на ядро).
option-scheduler = Играть на узлах этого планировщика Dask, например tcp://10.0.0.5:8786.
takes-option-arena-bots = BOTS
takes-option-against = BOT
takes-option-arena-games = N
takes-option-arena-seats = N
takes-option-arena-seed = N
takes-option-arena-out = DIR
takes-option-jobs = N
takes-option-scheduler = ADDRESS

## Ошибки: по одной строке

error-bots-alike = --bots: каждого бота можно назвать только один раз, считая и --against
error-bots-alone = --bots: нужно хотя бы 2 бота или --against
error-arena-used = { $folder }: здесь уже есть арена; добавь --resume, чтобы продолжить, или выбери другую папку
error-arena-none = { $folder }: здесь нет арены, которую можно продолжить
error-resume-was = { $folder }: начато с { $option } { $then }; оставь это значение или выбери другую папку
error-resume-without = { $folder }: начато без { $option }; убери этот параметр или выбери другую папку
error-resume-program = { $folder }: здесь играет программа { $bot }; чтобы это разрешить, укажи её в { $option }
error-resume-box = { $folder }: начато с коробкой { $box }; укажи её файл в --box
error-game = партию { $number } не удалось доиграть: { $reason }
error-scheduler = --scheduler { $address }: не работает: { $reason }

## Цифры

arena-played =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
       *[many] { $deals } раздач
    }
arena-written = Отчёт — { $file }; всё остальное в той же папке.
arena-uneven = Пока не все боты сидели на всех местах поровну: число партий должно делиться на { $round }.
arena-percent = { $n } %
arena-interval = { $low }–{ $high } %
arena-strength = Сила (равная доля: { $even } побед на место)
arena-bot = бот
arena-seats = мест
arena-share = победы
arena-between = интервал 95 %
arena-rating = рейтинг
arena-error = 95 %
arena-mean = очки в среднем
arena-versus = Как часто бот в строке обходит бота в столбце (равные очки — половина)
arena-points = Очки: в указанной доле партий бот набрал не больше этого
arena-part = { $n } %
arena-sources = Очки в среднем по источникам
arena-source = источник
arena-times = Время решения в среднем, мс
arena-decision = решение
arena-kind-place = первые фирмы
arena-kind-auction = выбор колонки
arena-kind-bid = ставки
arena-kind-pay = оплата
arena-kind-take = последняя колонка
arena-kind-city = действия Города
arena-kind-land = действия Земли
arena-kind-trade = действия Торговли
arena-kind-close = закрытие фирм
arena-kind-all = все
arena-slowest = самое долгое
arena-failures = сбои
arena-decisions = решений

## Отчёт

arena-title = Арена: { $bots }
arena-about =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, мест за столом: { $seats }, { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
       *[many] { $deals } раздач
    } со сменой мест, сид { $seed }, коробка { $box } ({ $digest }).
arena-again = Сыграть те же партии ещё раз:
arena-method =
    При равных очках победа делится. Интервалы — по Уилсону, с поправкой на то, что партии одной раздачи
    могут быть похожи. Рейтинги — по модели Брэдли–Терри в шкале Эло: учтено, кто кого обошёл; 0 — среднее
    этих ботов, а разница в 100 означает, что один обходит другого в 64 % партий.
arena-plot-shares = Доля побед на место в процентах с интервалами 95 %; пунктир — равная доля
arena-plot-ratings = Рейтинги с интервалами 95 %
arena-plot-spread = Как часто каждый бот набирал то или иное число очков; черта — медиана
arena-plot-sources = Очки каждого бота по источникам; потери — слева от 0
arena-plot-times = Точка — один бот; каждое деление шкалы в десять раз больше предыдущего
arena-plot-interval = { $value } (от { $low } до { $high })
arena-plot-bin =
    { $n ->
        [one] { $bot }: очков от { $low } до { $high } — { $n } раз
        [few] { $bot }: очков от { $low } до { $high } — { $n } раза
       *[many] { $bot }: очков от { $low } до { $high } — { $n } раз
    }
arena-plot-median = { $bot }: медиана { $n }
arena-plot-source = { $bot }: { $source } { $n }
arena-plot-time = { $bot }: { $kind } { $ms } мс
