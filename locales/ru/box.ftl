### Box files.

box-ok = ok { $file }: { $name }, чисел: { $n }, { $digest }
box-template = Файл { $file } записан. Заполни его, потом запусти: { $command }
box-name = Коробка { $name }, { $digest }
box-legend =
    После числа: без знака = напечатано ({ $printed }), ~ = выведено логически ({ $inferred }),
    ' = сообщено игроком ({ $reported }), * = восстановлено нами ({ $reconstructed }).
box-land = Карты земли (1–12 синие, 13–24 красные)
box-land-houses = дома
box-land-wood = дерево
box-land-corn = зерно
box-ship = Карты кораблей (1–12 синие, 13–24 красные)
box-ship-furs = шкуры
box-ship-coins = монеты
box-ship-goods = товары
box-column = Колонки денежного ящика
box-column-tiles = жетоны
box-column-coins = монеты
box-trader = Торговцы
box-trader-furs = шкуры
box-trader-price = цена в товарах
box-camp = Деревни: клетки для длинных домов
box-camp-spaces-1 = 2 игрока
box-camp-spaces-2 = 3 игрока
box-camp-spaces-3 = 4 игрока
box-camp-spaces-4 = 5 игроков
box-area = Области: клетки для факторий
box-area-black = чёрные
box-area-white = белые
box-wharf-docks = Вместимость пирсов верфи: { $numbers }
box-river-boats = Зерно на лодках: { $numbers }
box-land-points = Очки за расчищенную землю по номеру в ряду: { $numbers }

## Что не так с файлом коробки

box-problem-in = { $file }: { $problem }
box-problem-more = { $problem } (и ещё ошибок: { $n })
box-problem-neither = нет ни такого файла, ни встроенной коробки с таким именем (встроены: { $boxes })
box-problem-not-builtin = нет встроенной коробки с таким именем (встроены: { $boxes })
box-problem-large = слишком большой: в файле коробки может быть не больше { $bytes } байт
box-problem-long = слишком большой: в файле коробки может быть не больше { $letters } знаков, а в строке — не больше { $line }
box-problem-json = нужен JSON, { $got }
box-problem-json-object = нужен объект JSON, { $got }
box-problem-name = { $key }: нужны строчные латинские буквы, цифры и дефисы, всего не больше 40, { $got }
box-problem-own-name = { $key }: { $got }; дай своей коробке другое имя
box-problem-table = { $key }: нужна таблица, { $got }
box-problem-key = { $key }: здесь нет такого ключа, есть только { $keys }
box-problem-only-land = { $key }: карт земли всего { $last }
box-problem-only-ship = { $key }: карт кораблей всего { $last }
box-problem-only-column = { $key }: колонок всего { $last }
box-problem-only-camp = { $key }: деревни нумеруются без пропусков, начиная с 1, и их не больше { $last }
box-problem-only-area = { $key }: области нумеруются без пропусков, начиная с 1, и их не больше { $last }
box-problem-list = { $key }: нужен список целых чисел, всего { $length }, { $got }
box-problem-list-range = { $key }: нужен список целых чисел, всего от { $low } до { $high }, { $got }
box-problem-one-number = { $key }: нужно одно целое число, { $got }
box-problem-number = { $key }: нужно целое число от { $low } до { $high }, { $got }
box-problem-source = { $key }: нужно «printed: ГДЕ», «inferred», «reported» или «reconstructed», { $got }
box-problem-sources = { $key }: нужен список источников, по одному на каждое число, всего { $length }, { $got }
box-problem-proven = { $key }: во всех экземплярах игры это { $value }, { $got }
box-problem-at-least = { $key }: нужно не меньше { $low }, { $got }
box-problem-coins = { $key }: хотя бы в одной колонке не должно быть монет
box-problem-cards = { $key }: карт, где { $values }, нужно не меньше { $least }, { $got }
box-problem-areas = { $key }: нужно областей: { $length }, по одной напротив каждой деревни, { $got }
box-problem-boats = { $key }: нужно лодок: { $length }, по одной от каждой деревни к следующей, { $got }
box-problem-boats-of-one = { $key }: лодок, где стоит 1, нужно не меньше { $length }, { $got }
box-problem-spaces = { $key }: с ростом числа игроков клеток не может становиться меньше ({ $got })
box-problem-alike = { $key }: это та же карта, что { $other }
box-problem-worse = { $key }: { $other } ни в чём не хуже, такую карту никто не возьмёт ({ $got })

# Что вместо этого: целое предложение о файле или конец предложения о ключе.

box-got-folder = это папка, а не файл
box-got-device = это не обычный файл
box-got-unreadable = не удаётся прочитать: { $reason }
box-got-byte = нужен текст в UTF-8, а там байт { $byte } в позиции { $position }
box-got-mistake = это не TOML: ошибка в строке { $line }, столбец { $column }
box-got-mistake-at-end = это не TOML: ошибка в конце файла
box-got-long-number = там есть число из тысяч цифр
box-got-deep-lists = там слишком много списков друг в друге
box-got-builtin-name = «{ $name }» — это встроенная коробка, и числа в ней другие
box-got-nothing = а здесь ничего нет
box-got-unfilled = а здесь ещё не заполнено
box-got-value = а здесь { $value }
box-got-huge-number = а здесь число длиннее девяти цифр
box-got-text = а здесь «{ $text }»
box-got-list =
    { $n ->
        [0] а здесь пустой список
        [one] а здесь список из { $n } элемента
        [few] а здесь список из { $n } элементов
       *[many] а здесь список из { $n } элементов
    }
box-got-table = а здесь таблица
box-got-date = а здесь дата или время
box-got-spaces = { $list }
box-got-card = { $values }
box-got-other = а здесь другое
box-value = { $key } = { $value }
