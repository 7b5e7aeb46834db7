### The current question: what is asked, what each answer costs and brings.
###
### Questions end in a question mark and fit one line. Buttons say a verb; their result follows as
### amounts of terms.ftl. Reasons why something can't be done are numbers ("у тебя 3").

## Around the question

q-your-turn = Твой ход
q-step = Этап { $step }: { $name }
q-setup = Подготовка к игре
q-rules = Правила
q-holdings = Что у тебя есть
q-undo = Отменить
q-todo = Осталось в этом ходу
q-todo-done = готово:
q-todo-special = Спецдействие
q-tile-city = Город
q-tile-land = Земля
q-tile-trade = Торговля
q-less = Меньше: { $what }
q-more = Больше: { $what }
# Before the amounts a button gives and takes.
q-with-result = { $what }:
q-pass = Пас
q-pass-what = { $what }: пас
q-pass-tile = Не использовать жетон: { $result }
q-pass-special = Отказаться от специального действия: { $result }
q-key-enter = Enter
q-ends-turn = твой ход закончится
q-reveals = потом раздача, без отмены
# On the button that does it: what is lost for good.
q-loses = потеря: { $what }
q-sure = На этом твой ход закончится. Точно?
q-sure-draw = Потом будет раздача. Точно?
q-sure-bid = Возможно, отменить будет нельзя. Точно?
q-sure-no = Не сейчас
q-quick = Часто выбирают
q-choose = Выбрать
q-chosen = Выбрано
q-up-to = до { $n }
q-of = из { $n }

## What is asked

q-place = Где открыть фирму?
q-place-lead =
    { $n ->
        [1] Твоя первая из двух: любой район, дерево не нужно. Если больше ни у кого столько нет, большинство твоё.
       *[other] Твоя вторая из двух: любой район, дерево не нужно.
    }
q-auction = Какую колонку выставить?
q-auction-lead =
    { $seats ->
        [2] Выбери колонку с тремя жетонами и сделай первую ставку.
       *[other] Выбери колонку и сделай первую ставку. Остальные без колонки по разу ставят больше или пасуют.
    }
q-take = Какую колонку взять?
q-take-lead = Только у тебя ещё нет колонки: берёшь её бесплатно и сохраняешь свой жетон порядка хода.
q-open = Твоя ставка на колонку { $column }?
q-open-lead = Твой выбор, тебе и начинать: *0 или больше*. Остальные по разу ставят больше или пасуют.
q-bid = Твоя ставка на колонку { $column }?
q-bid-lead = Колонку выставляет { $who }; самая высокая ставка — *{ $high }*. У тебя одна попытка: *{ $least } или больше* либо пас.
q-pay = Чем заплатить { $n }?
q-pay-lead = Каждый ресурс считается за 1. Это лишь подсказка; меняй как хочешь.
q-pay-lead-market =
    { $n ->
        [one] За { $n } шкуру вслепую, монетами и товарами.
        [few] За { $n } шкуры вслепую, монетами и товарами.
       *[many] За { $n } шкур вслепую, монетами и товарами.
    }
q-close =
    { $n ->
        [1] Какую фирму закрыть?
        [one] Какую { $n } фирму закрыть?
        [few] Какие { $n } фирмы закрыть?
       *[many] Какие { $n } фирм закрыть?
    }
q-close-lead =
    { $n ->
        [one] Зерна не хватает на { $n } твою фирму: придётся закрыть.
        [few] Зерна не хватает на { $n } твои фирмы: придётся закрыть.
       *[many] Зерна не хватает на { $n } твоих фирм: придётся закрыть.
    }
q-close-cost =
    { $points ->
        [0] Терять тебе нечего: очков нет.
        [one] Это минус *{ $points } очко*.
        [few] Это минус *{ $points } очка*.
       *[many] Это минус *{ $points } очков*.
    }
q-turn-special = Какое спецдействие?
q-turn-nothing = Не использовать жетон?
q-verb-build = Где строить?
q-verb-elect = Провести выборы?
q-verb-add = Какую землю получить?
q-verb-clear = Расчистить землю?
q-verb-trade = Какие шкуры купить?
q-verb-ship =
    { $n ->
        [one] Перевезти { $n } шкуру?
        [few] Перевезти { $n } шкуры?
       *[many] Перевезти { $n } шкур?
    }
q-verb-wood = Сколько дерева?
q-verb-corn = Сколько зерна?
q-verb-warehouse = Построить склад?
q-verb-houses = Сколько домов?
q-verb-market = Сколько шкур вслепую?
q-verb-post = Переместить факторию?

## What the main button does

q-do-place = Открыть фирму { $place }
q-do-auction = Выставить колонку { $column }
q-do-take = Взять колонку { $column }
q-do-bid = Поставить { $n }
q-do-pay = Заплатить { $n }
q-do-close =
    { $n ->
        [one] Закрыть { $n } фирму
        [few] Закрыть { $n } фирмы
       *[many] Закрыть { $n } фирм
    }
q-do-build =
    { $n ->
        [one] Построить { $n } фирму
        [few] Построить { $n } фирмы
       *[many] Построить { $n } фирм
    }
q-do-elect = Провести выборы
q-do-add = Получить эту землю
q-do-clear = Расчистить землю
q-do-trade =
    { $n ->
        [one] Купить { $n } шкуру
        [few] Купить { $n } шкуры
       *[many] Купить { $n } шкур
    }
q-do-ship = Отправить корабль
q-do-buy-wood =
    { $n ->
        [one] Купить { $n } дерево
       *[many] Купить { $n } дерева
    }
q-do-sell-wood =
    { $n ->
        [one] Продать { $n } дерево
       *[many] Продать { $n } дерева
    }
q-do-buy-corn =
    { $n ->
        [one] Купить { $n } зерно
       *[many] Купить { $n } зерна
    }
q-do-sell-corn =
    { $n ->
        [one] Продать { $n } зерно
       *[many] Продать { $n } зерна
    }
q-do-warehouse = Построить
q-do-houses =
    { $n ->
        [one] Построить { $n } дом
        [few] Построить { $n } дома
       *[many] Построить { $n } домов
    }
q-do-market =
    { $n ->
        [one] Купить { $n } шкуру вслепую
        [few] Купить { $n } шкуры вслепую
       *[many] Купить { $n } шкур вслепую
    }
q-do-post = Переместить факторию
# While something is missing.
q-need-district = Выбери район
q-need-column = Выбери колонку
q-need-pay = Добавь ещё { $n }
q-need-close =
    { $n ->
        [one] Выбери ещё { $n } фирму
        [few] Выбери ещё { $n } фирмы
       *[many] Выбери ещё { $n } фирм
    }
q-need-build = Выбери район
q-need-land = Выбери карту
q-need-trade = Выбери шкуры
q-need-ship =
    { $n ->
        [one] Погрузи ещё { $n } шкуру
        [few] Погрузи ещё { $n } шкуры
       *[many] Погрузи ещё { $n } шкур
    }
q-need-houses = Выбери сколько
q-need-market = Выбери сколько
q-need-special = Выбери действие

## On the board

q-press-district =
    { $word ->
        [1] { district-lumberyard }: фирму сюда
        [2] { district-granary }: фирму сюда
        [3] { district-docks }: фирму сюда
        [4] { district-guild }: фирму сюда
        [5] { district-market }: фирму сюда
       *[6] { district-company }: фирму сюда
    }
q-press-close =
    { $word ->
        [1] { district-lumberyard }: закрыть фирму здесь
        [2] { district-granary }: закрыть фирму здесь
        [3] { district-docks }: закрыть фирму здесь
        [4] { district-guild }: закрыть фирму здесь
        [5] { district-market }: закрыть фирму здесь
       *[6] { district-company }: закрыть фирму здесь
    }
q-press-column = Выбрать колонку { $word }
q-press-land = Выбрать эту землю
q-press-ship = Загрузить этот корабль
q-press-trader =
    { $word ->
        [top] Купить у верхнего торговца
        [mid] Купить у среднего торговца
       *[low] Купить у нижнего торговца
    }
q-press-special =
    { $word ->
        [1] { district-lumberyard }: { special-lumberyard }
        [2] { district-granary }: { special-granary }
        [3] { district-docks }: { special-docks }
        [4] { district-guild }: { special-guild }
        [5] { district-market }: { special-market }
       *[6] { district-company }: { special-company }
    }

## Districts

q-place-1 = здесь можно: { special-lumberyard }
q-place-2 = здесь можно: { special-granary }
q-place-3 = здесь можно: { special-docks }
q-place-4 = здесь можно: { special-guild }
q-place-5 = здесь можно: { special-market }
q-place-6 = здесь можно: { special-company }
q-stand-none = нет большинства
q-stand-tied = ничья
q-stand-sole = большинство
# Businesses make the difference: from now on.
q-stand-change = → { $now }
q-leads =
    { $lead ->
        [tied] ничья по большинству: { $who }
       *[sole] большинство: { $who }
    }
q-elect-lead =
    { $n ->
        [one] очко в сумме за районы, где у тебя большинство или ничья
        [few] очка в сумме за районы, где у тебя большинство или ничья
       *[many] очков в сумме за районы, где у тебя большинство или ничья
    }
q-close-in = Закрыть фирму: { $district }

## The end of the round

q-out-elections = Выборы сейчас
q-out-corn = Зерно
q-out-goods = Корабли привезут
q-out-coins = Доход
q-out-fed = (без { $upkeep } на фирмы)
# Businesses that will close.
q-out-closing = под угрозой { $n }
q-out-lost = пропадёт { $n }
q-risk-corn =
    { $n ->
        [one] не хватит зерна на { $n } фирму
        [few] не хватит зерна на { $n } фирмы
       *[many] не хватит зерна на { $n } фирм
    }
q-risk-goods =
    { $n ->
        [one] не хватит места для { $n } товара
       *[many] не хватит места для { $n } товаров
    }

## Bidding

q-your-bid = Твоя ставка
q-quick-bids = Ставки на выбор
q-bid-least = минимум
q-bid-sure = верная победа
q-bid-all = всё, что есть
q-left =
    { $coins ->
        [0] останется из { $held } при победе
        [one] останется из { $held } при победе, +{ $coins } монета
        [few] останется из { $held } при победе, +{ $coins } монеты
       *[many] останется из { $held } при победе, +{ $coins } монет
    }
q-nobody-tops = Больше { $n } не поставит никто.
q-one-tops = Перебить ещё может { $who } (до { $limit }).
q-some-top =
    { $n ->
        [one] Перебить ещё может { $n } игрок (до { $limit }).
        [few] Перебить ещё могут { $n } игрока (до { $limit }).
       *[many] Перебить ещё могут { $n } игроков (до { $limit }).
    }
q-rival-later = ждёт очереди
q-rival-limit = до { $n }
q-rival-bid = ставка сделана, поднять нельзя
q-rival-passed = { $who }: пас
q-rival-outbid = { $who }: ставка { $n }
q-win-marker = При победе получаешь жетон порядка хода { $first }, а { $who } — твой { $mine }.
q-outbid-marker = Если твою ставку перебьют, победитель заберёт твой жетон порядка хода { $mine }, а тебе отдаст свой.
q-pass-means = После паса на другие колонки ставить ещё можно.
q-pass-two = При пасе бесплатно берёшь колонку с двумя жетонами.
q-pass-last = При пасе бесплатно берёшь любую оставшуюся колонку.
q-keep-corn = Прибереги зерно ({ $corn }): фирмам нужно { $upkeep }, урожай даст { $harvest }.
q-lack-corn = Зерна у тебя { $have } из нужных { $corn }: фирмам нужно { $upkeep }, урожай даст { $harvest }.
q-column = Колонка { $column }: { $what }
q-column-taken = { $who }
q-column-tiles =
    { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[many] { $n } жетонов
    }
q-lets = Что даёт колонка { $column }
q-lets-tile =
    { $n ->
        [1] { $tile }:
       *[other] { $tile } × { $n }:
    }
q-lets-build =
    { $wood ->
        [0] строить не из чего, нет дерева;
       *[other] строить (дерева: { $wood });
    }
q-lets-elect =
    { $points ->
        [0] выборы сейчас ничего не дадут.
        [one] выборы сейчас дадут { $points } очко.
        [few] выборы сейчас дадут { $points } очка.
       *[many] выборы сейчас дадут { $points } очков.
    }
q-lets-add =
    { $points ->
        [one] получить землю (карта { $place } в ряду): { $points } очко за расчистку;
        [few] получить землю (карта { $place } в ряду): { $points } очка за расчистку;
       *[many] получить землю (карта { $place } в ряду): { $points } очков за расчистку;
    }
# $gain is what clearing brings: "+3 очка, +4 дерева, зерна каждый раунд: 6".
q-lets-clear =
    { $n ->
        [one] расчистить { $n } карту: { $gain }.
        [few] расчистить { $n } карты: { $gain }.
       *[many] расчистить { $n } карт: { $gain }.
    }
q-lets-clear-none = расчищать пока нечего.
q-lets-trade =
    { $goods ->
        [0] торговать нечем, нет товаров (зерна за путь: { $travel });
       *[other] торговать (товаров: { $goods }, зерна за путь: { $travel });
    }
q-lets-ship =
    { $furs ->
        [1] перевезти { $furs } шкуру.
       *[other] перевезти шкуры: до { $most } из твоих { $furs }.
    }
q-lets-ship-later =
    { $furs ->
        [0] шкур пока нет: сначала купить, потом перевезти до { $most }.
        [one] { $furs } шкура: сначала купить ещё, потом перевезти до { $most }.
        [few] { $furs } шкуры: сначала купить ещё, потом перевезти до { $most }.
       *[many] { $furs } шкур: сначала купить ещё, потом перевезти до { $most }.
    }
q-lets-ship-none =
    { $furs ->
        [0] шкур для перевозки пока нет.
        [one] { $furs } шкура — пока мало для любого корабля.
        [few] { $furs } шкуры — пока мало для любого корабля.
       *[many] { $furs } шкур — пока мало для любого корабля.
    }

## Paying

q-keep = останется { $n }
q-keep-coins = останется { $n }, +{ $coins } из колонки
q-pay-corn = (оставь { $n } для фирм)
q-propose = Подобрать
q-clear-mix = Очистить

## Land

q-add-lead =
    { $points ->
        [one] В твоём ряду это будет *карта { $place }*: *{ $points } очко* за расчистку.
        [few] В твоём ряду это будет *карта { $place }*: *{ $points } очка* за расчистку.
       *[many] В твоём ряду это будет *карта { $place }*: *{ $points } очков* за расчистку.
    }
q-add-moves = Один длинный дом ленапе переместится выше по реке, в деревню { $camp }.
q-add-leaves = Один длинный дом ленапе выбудет из игры.
q-add-stays = Последний длинный дом ленапе останется на месте.
q-land =
    { $houses ->
        [one] { $houses } дом
        [few] { $houses } дома
       *[many] { $houses } домов
    }, { $wood ->
        [one] { $wood } дерево
       *[many] { $wood } дерева
    }, { $corn ->
        [one] { $corn } зерно
       *[many] { $corn } зерна
    }
q-corn-every-round =
    { $n ->
        [one] { $n } зерно каждый раунд
       *[many] { $n } зерна каждый раунд
    }
q-corn-last-round =
    { $n ->
        [one] { $n } зерно в этом раунде
       *[many] { $n } зерна в этом раунде
    }
q-clear-lead =
    { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }: { $n ->
        [one] { $n } карта, номер { $place } в твоём ряду
        [few] { $n } карты, последняя — номер { $place } в твоём ряду
       *[many] { $n } карт, последняя — номер { $place } в твоём ряду
    }
q-row = Твоя земля
q-row-card =
    { $points ->
        [0] Карта { $place }: домов { $n } из { $houses }
        [one] Карта { $place }: домов { $n } из { $houses }, { $points } очко за расчистку
        [few] Карта { $place }: домов { $n } из { $houses }, { $points } очка за расчистку
       *[many] Карта { $place }: домов { $n } из { $houses }, { $points } очков за расчистку
    }

## Furs

q-for-each = за шкуру
q-for-all = за все { $n }
q-trade-top =
    { $most ->
        [1] Выбери { $most } за 1 товар, товаров у тебя { $goods }
       *[other] Выбери до { $most }: по 1 товару, товаров у тебя { $goods }
    }
q-as-many = Взять { $n }
q-ships = Корабли
q-furs =
    { $n ->
        [one] { $n } шкура
        [few] { $n } шкуры
       *[many] { $n } шкур
    }
q-best = максимум { $n }
q-points =
    { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }
q-score-to = всего { $was } → { $now }
q-loaded = { $n } из { $of }
q-aboard = На борту: { $n } из { $of }
q-ashore = На берегу
q-load = Погрузить: { $what }
q-load-for =
    { $points ->
        [one] Погрузить: { $what }, { $points } очко
        [few] Погрузить: { $what }, { $points } очка
       *[many] Погрузить: { $what }, { $points } очков
    }
q-ship-score = Шкура самого частого типа — 3 очка, второго — 2, прочих — 1.
q-unload = Выгрузить: { $what }
q-unload-all = Выгрузить всё
q-more-furs = ещё { $n }
q-ship-gives =
    сразу { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }, потом { $goods ->
        [one] { $goods } товар
        [few] { $goods } товара
       *[many] { $goods } товаров
    } каждый раунд

## The ways to use a tile

q-ways = Что можно сделать жетоном
q-way-build = Строить фирмы
q-way-elect = Провести выборы
q-way-add = Получить землю
q-way-clear = Расчистить землю
q-way-ship = Перевезти шкуры
q-way-trade = Торговать с ленапе
q-row-build =
    { $n ->
        [1] { $n } фирма за 1 дерево
       *[other] до { $n }, по 1 дереву
    }
q-row-add =
    { $points ->
        [one] карта { $place }: { $points } очко
        [few] карта { $place }: { $points } очка
       *[many] карта { $place }: { $points } очков
    }
q-row-trade =
    { $n ->
        [one] путь: { $n } зерно
       *[many] путь: { $n } зерна
    }
q-row-ship =
    { $n ->
        [one] подходит { $n } корабль
        [few] подходят { $n } корабля
       *[many] подходят { $n } кораблей
    }

## Special actions

q-special = Спецдействие
q-special-one = одно за ход
q-free = бесплатно
q-fee = плата { $n }
q-fee-why =
    { $n ->
        [one] Плата — { $n } монета: у тебя нет большинства { $place }.
        [few] Плата — { $n } монеты: у тебя нет большинства { $place }.
       *[many] Плата — { $n } монет: у тебя нет большинства { $place }.
    }
q-free-sole = Без платы: у тебя большинство { $place }.
q-free-tied = Без платы: у тебя ничья по большинству { $place }.
q-sp-1 = по 1 монете
q-sp-2 = по 1 монете
q-sp-3 = 1 дерево: клеток { $room }
q-sp-4 =
    { $n ->
        [1] { $n } дом, 1 дерево
        [one] до { $n } дома
       *[many] до { $n } домов
    }
q-sp-5 =
    { $n ->
        [1] { $n } шкура вслепую
       *[other] до { $n } вслепую
    }
q-sp-6 = 1 дерево: вверх
q-deal = Купить или продать
q-buy = Купить
q-sell = Продать
q-then-you-have = Потом у тебя
q-warehouse-lead =
    { $then ->
        [one] клетка для товаров вместо { $room }. Товаров у тебя: { $goods }.
        [few] клетки для товаров вместо { $room }. Товаров у тебя: { $goods }.
       *[many] клеток для товаров вместо { $room }. Товаров у тебя: { $goods }.
    }
q-post-lead = Зерно за путь. Фактория переместится из области { $area } в область { $next }.
q-how-many-houses = Сколько домов
q-houses-full =
    { $points ->
        [one] Карта { $place } будет застроена: { $points } очко за её расчистку или в конце игры.
        [few] Карта { $place } будет застроена: { $points } очка за её расчистку или в конце игры.
       *[many] Карта { $place } будет застроена: { $points } очков за её расчистку или в конце игры.
    }
q-houses-part = Застроенных карт пока не прибавится.
q-how-many-furs = Сколько шкур
q-market-price = цена { $n }
q-market-lead = Монеты и товары в любом сочетании: у тебя их { $held }.
q-reserve =
    { $n ->
        [one] В резерве рубашкой вверх: { $n } шкура
        [few] В резерве рубашкой вверх: { $n } шкуры
       *[many] В резерве рубашкой вверх: { $n } шкур
    }

## Why not

q-no-have = у тебя { $n }
q-no-after-fee = после платы останется { $n }
q-no-corn =
    { $due ->
        [one] путь: { $due } зерно, у тебя { $n }
       *[many] путь: { $due } зерна, у тебя { $n }
    }
q-no-sold-out = распродано
q-no-goods = мало товаров
q-no-wood = нет дерева
q-no-coins = нет монет
q-no-buildings = здания кончились
q-no-majority = нигде нет большинства
q-no-land = новой земли нет
q-no-full-card = нет застроенных карт
q-first-build = сначала построй фирмы
q-first-add = сначала получи землю
q-first-clear = сначала расчисти землю
q-first-trade = сначала купи шкуры
q-first-ship = сначала перевези шкуры
q-first-pass = сначала откажись от жетона
q-first-wood = сначала купи дерево
q-first-corn = сначала купи зерно
q-first-houses = сначала построй дома
q-first-market = сначала купи шкуры
q-first-post = сначала перемести факторию
q-no-ship =
    { $n ->
        [0] у тебя нет шкур
        [one] на { $n } шкуру корабля нет
        [few] на { $n } шкуры корабля нет
       *[many] на { $n } шкур корабля нет
    }
q-no-wharf = верфь застроена
q-no-space = негде строить
q-no-market = нужно { $due }, у тебя { $n }
q-no-longhouse = выше нет длинных домов
q-no-area = выше всё занято

## Waiting

q-wait-you = А пока можно осмотреться.
q-wait-for = Ходит { $who }
q-wait-bot = { $who } думает…
q-wait-away = { $who } сейчас не за столом.
q-wait-chance = Идёт раздача…
q-wait-place = открывает фирму
q-wait-auction = выбирает колонку для аукциона
q-wait-bid = делает ставку на колонку { $column }
q-wait-5 = этап Города
q-wait-6 = этап Земли
q-wait-7 = этап Торговли
q-wait-close = выбирает, какие фирмы закрыть
q-wait-next = Затем: { $list }

## The end

q-over-win = Победа: { $who }
q-over-tie = Победу делят: { $who }
q-over-you = Победа твоя
q-over-see = Посмотреть, откуда очки
