### The words of the game. Every other file uses these, so a thing has one name everywhere.
###
### Amounts stand in the nominative, so sentences put them after a colon or in brackets.

-game = Новый Амстердам
-lumberyard = Склад лесоматериалов
-granary = Зернохранилище
-docks = Порт
-guild = Гильдия столяров
-market = Чёрный рынок
-company = Торговая компания

## Colours of the seats

colour-blue = Синий
colour-yellow = Жёлтый
colour-orange = Оранжевый
colour-red = Красный
colour-green = Зелёный

## Districts: the name, and where something stands

district-lumberyard = { -lumberyard }
district-granary = { -granary }
district-docks = { -docks }
district-guild = { -guild }
district-market = { -market }
district-company = { -company }
in-lumberyard = на Складе лесоматериалов
in-granary = в Зернохранилище
in-docks = в Порту
in-guild = в Гильдии столяров
in-market = на Чёрном рынке
in-company = в Торговой компании
# What the special action of a district does.
special-lumberyard = купить или продать дерево
special-granary = купить или продать зерно
special-docks = построить склад
special-guild = построить дома на своей земле
special-market = купить шкуры вслепую
special-company = переместить факторию

## Amounts

amount-coin =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
amount-goods =
    { $n ->
        [one] { $n } товар
        [few] { $n } товара
       *[many] { $n } товаров
    }
amount-coins-or-goods =
    { $n ->
        [one] { $n } монета или товар
        [few] { $n } монеты или товара
       *[many] { $n } монет или товаров
    }
amount-wood =
    { $n ->
        [one] { $n } дерево
       *[many] { $n } дерева
    }
amount-corn =
    { $n ->
        [one] { $n } зерно
       *[many] { $n } зерна
    }
amount-beaver =
    { $n ->
        [one] { $n } бобёр
        [few] { $n } бобра
       *[many] { $n } бобров
    }
amount-mink =
    { $n ->
        [one] { $n } норка
        [few] { $n } норки
       *[many] { $n } норок
    }
amount-otter =
    { $n ->
        [one] { $n } выдра
        [few] { $n } выдры
       *[many] { $n } выдр
    }
amount-muskrat =
    { $n ->
        [one] { $n } ондатра
        [few] { $n } ондатры
       *[many] { $n } ондатр
    }
amount-lynx =
    { $n ->
        [one] { $n } рысь
        [few] { $n } рыси
       *[many] { $n } рысей
    }
fur-beaver = бобёр
fur-mink = норка
fur-otter = выдра
fur-muskrat = ондатра
fur-lynx = рысь
amount-businesses =
    { $n ->
        [one] { $n } фирма
        [few] { $n } фирмы
       *[many] { $n } фирм
    }
amount-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
nothing = ничего
# Things in a row: "Anna, Bo". Changes with signs and what is typed are joined by this alone.
list-more = { $list }, { $item }
# The last of a list, after one thing or several: "Anna, Bo и Cem".
list-last = { $list } и { $item }
# Businesses in one of several districts: "2 в Порту".
count-in = { $n } { $place }
# Whose, and how many: "Синий — 2".
count-of = { $who } — { $n }
change-gain = +{ $amount }
change-loss = −{ $amount }
change-why = { $change } ({ $why })

## Action tiles

tiles-city =
    { $n ->
        [1] Город
       *[other] Город × { $n }
    }
tiles-land =
    { $n ->
        [1] Земля
       *[other] Земля × { $n }
    }
tiles-trade =
    { $n ->
        [1] Торговля
       *[other] Торговля × { $n }
    }

## Cards and traders

card-land =
    ({ $houses ->
        [one] { $houses } дом
        [few] { $houses } дома
       *[many] { $houses } домов
    }, { $wood ->
        [one] { $wood } дерево
       *[many] { $wood } дерева
    }, { $corn ->
        [one] { $corn } зерно
       *[many] { $corn } зерна
    })
card-ship =
    ({ $furs ->
        [one] { $furs } шкура
        [few] { $furs } шкуры
       *[many] { $furs } шкур
    }, { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }, { $goods ->
        [one] { $goods } товар
        [few] { $goods } товара
       *[many] { $goods } товаров
    })
trader-top = верхний торговец
trader-mid = средний торговец
trader-low = нижний торговец

## Steps of a round

step-0 = Подготовка к игре
step-1 = новая земля и корабли
step-2 = шкуры для торговцев
step-3 = жетоны действий
step-4 = ставки
step-5 = действия Города
step-6 = действия Земли
step-7 = действия Торговли
step-8 = урожай
step-9 = зерно для фирм
step-10 = товары с кораблей
step-11 = монеты от районов
step-12 = Конец игры

## Reasons why points or resources come and go

why-setup = подготовка
why-bid = ставка
why-column = колонка
why-pass-tile = неиспользованный жетон
why-pass-special = отказ от спецдействия
why-build = фирмы
why-election = выборы
why-clear = расчистка земли
why-trade = торговля
why-travel = путевые расходы
why-ship = перевозка шкур
why-fee = плата
why-wood = { -lumberyard }
why-corn = { -granary }
why-warehouse = склад
why-houses = дома
why-market = { -market }
why-post = фактория
why-harvest = урожай
why-upkeep = зерно для фирм
why-close = закрытые фирмы
why-cargo = товары с кораблей
why-income = монеты от районов
why-final-election = последние выборы
why-final-land = застроенная земля
why-final-furs = оставшиеся шкуры
why-final-rest = остаток ресурсов

## Players

# A name that could be mistaken, with the colour of the seat.
who-both = { $name } ({ $colour })
seat-person = { $who }
seat-bot = { $who } (бот { $bot })

## Bots

bot-deckhand = Матрос
bot-farmer = Фермер
bot-merchant = Купец
bot-patroon = Патрон
bot-director-general = Генеральный директор
bot-greedy = Жадный
bot-uniform = Случайный
bot-about-deckhand = Только что с корабля: видит на один ход вперёд, плохо представляет, что сколько стоит, и робеет на аукционе.
bot-about-farmer = Крепкий, но недальновидный: многое упускает, а за то, что хорошо прямо сейчас, часто переплачивает.
bot-about-merchant = Планирует весь свой ход и знает цену вещам, но о твоих замыслах не догадывается.
bot-about-patroon = Думает наперёд и предвидит, чем ответят другие.
bot-about-director-general = Не спешит: перебирает тысячи вариантов игры. Сильнейший из пяти.
