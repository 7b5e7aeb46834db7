### The picture of the table: river, city, traders, land, ships, cash box, and what the players own.
### Much of it stands on small signs; short words are best. The words of the game are in terms.ftl.

zone-board = Поле
zone-players = Игроки

## River

zone-river = Гудзон
zone-hudson = Гудзон
zone-upstream = вверх по реке
zone-camp = Деревня { $n }
# Read out after the name of a camp.
zone-camp-holds =
    { $n ->
        [0] без длинных домов, { $spaces ->
            [one] { $spaces } свободное место
            [few] { $spaces } свободных места
           *[many] { $spaces } свободных мест
        }
        [one] { $n } длинный дом, мест: { $spaces }
        [few] { $n } длинных дома, мест: { $spaces }
       *[many] { $n } длинных домов, мест: { $spaces }
    }
# Read out after the number on a boat.
zone-boat = зерна за лодку из деревни { $from } в деревню { $to }
zone-posts = Факто{"\u00AD"}рии
# Read out before the names of the players whose posts stand there.
zone-area =
    { $n ->
        [0] Область { $area }: факторий нет, мест: { $spaces }
        [one] Область { $area }: { $n } фактория, мест: { $spaces }
        [few] Область { $area }: { $n } фактории, мест: { $spaces }
       *[many] Область { $area }: { $n } факторий, мест: { $spaces }
    }
# The way from your trading post to the nearest longhouse.
zone-travel =
    { $n ->
        [0] твоя фактория у деревни { $camp }: путь бесплатный
        [one] твой путь до деревни { $camp }: { $n } зерно
       *[many] твой путь до деревни { $camp }: { $n } зерна
    }

## City

zone-city = Город
# Signs under the names of the districts: one short line each, at most two of 15 letters.
zone-special-lumberyard = Торг деревом
zone-special-granary = Торг зерном
zone-special-docks = Один склад
zone-special-guild = 1–3 дома
zone-special-market = Шкуры вслепую
zone-special-company = Ход факторией
# Read out: whose businesses, how many, and whether they lead.
zone-owner =
    { $lead ->
        [sole] { $who } — { $n }, большинство;
        [tied] { $who } — { $n }, ничья за большинство;
       *[no] { $who } — { $n };
    }
zone-no-business = пока никого
zone-free = бесплатно
# Before the coin of the fee: "плата 1".
zone-fee = плата { $n }
# Before the badges of those who pay no fee.
zone-free-for = даром:

## Traders, land, ships

zone-traders = Торговцы Ленапе
zone-reserve = в резерве { $n }
# Read out: a trader and the furs.
zone-trader-has = { $trader }: { $furs };
zone-sold-out = распродано
# Read out after the number of goods a trader asks.
zone-price-goods =
    { $n ->
        [one] товар
        [few] товара
       *[many] товаров
    }
# After the price in goods: for each single fur, or for all of them together.
zone-price-each = за шкуру
zone-price-all =
    { $n ->
        [0] распродано
        [1] за эту одну
       *[other] за все { $n }
    }
zone-land = Новая земля
zone-ships = Корабли
# Cards still face down in the deck.
zone-deck =
    { $n ->
        [0] больше не будет
       *[other] в колоде { $n }
    }
zone-land-card =
    { $houses ->
        [one] Земля, { $houses } дом: дерева при расчистке — { $wood }, потом зерна каждый раунд — { $corn }
        [few] Земля, { $houses } дома: дерева при расчистке — { $wood }, потом зерна каждый раунд — { $corn }
       *[many] Земля, { $houses } домов: дерева при расчистке — { $wood }, потом зерна каждый раунд — { $corn }
    }
zone-ship-card =
    Корабль, { $furs ->
        [one] { $furs } шкура
        [few] { $furs } шкуры
       *[many] { $furs } шкур
    }: сразу { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }, каждый раунд { $goods ->
        [one] { $goods } товар
        [few] { $goods } товара
       *[many] { $goods } товаров
    }
# The place of a card that somebody took.
zone-taken = взята
zone-sailed = уплыл
# Under a ship that takes more furs than you have.
zone-ship-short =
    { $held ->
        [one] у тебя { $held } шкура
        [few] у тебя { $held } шкуры
       *[many] у тебя { $held } шкур
    }

## Cash box

zone-cashbox = Денежный ящик
zone-tile-city = Город
zone-tile-land = Земля
zone-tile-trade = Тор{"\u00AD"}говля
zone-tile-used = использован
zone-column =
    { $coins ->
        [0] Колонка { $n }, без монет:
        [one] Колонка { $n }, { $coins } монета:
        [few] Колонка { $n }, { $coins } монеты:
       *[many] Колонка { $n }, { $coins } монет:
    }
# Read out: whose column it is.
zone-column-of = занята: { $who };
zone-bids = Ставки на колонку { $column }
zone-bid = { $who }: ставка { $n }
zone-bid-pass = { $who }: пас
zone-bid-now = { $who } делает ставку
zone-bid-later = { $who } ставит позже

## Players

zone-marker = Жетон порядка хода { $n }
zone-you = ты
zone-away = не здесь
zone-sits-in = играет бот: { $bot }
# After the number of points.
zone-points =
    { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }
zone-state-to-act = ходит
zone-state-to-bid = ставит
zone-state-bid = ставка { $n }
zone-state-passed = пас
zone-businesses =
    { $closing ->
        [0] { $n ->
            [one] { $n } фирма в городе, нужно зерна: { $n }
            [few] { $n } фирмы в городе, нужно зерна: { $n }
           *[many] { $n } фирм в городе, нужно зерна: { $n }
        }
       *[other] { $n ->
            [one] { $n } фирма в городе, из них без зерна: { $closing }
            [few] { $n } фирмы в городе, из них без зерна: { $closing }
           *[many] { $n } фирм в городе, из них без зерна: { $closing }
        }
    }
zone-no-furs = шкур нет
zone-wharf = Верфь
zone-docks =
    { $open ->
        [one] { $open } пирс открыт, товаров: { $n }, мест: { $room }
        [few] { $open } пирса открыто, товаров: { $n }, мест: { $room }
       *[many] { $open } пирсов открыто, товаров: { $n }, мест: { $room }
    }
zone-no-ship = нет кораблей
zone-fleet =
    { $ships ->
        [0] кораблей пока нет
        [one] { $ships } корабль, товаров каждый раунд: { $n }{ $lost ->
            [0] {""}
           *[other] ; не хватит мест: { $lost }
        }
        [few] { $ships } корабля, товаров каждый раунд: { $n }{ $lost ->
            [0] {""}
           *[other] ; не хватит мест: { $lost }
        }
       *[many] { $ships } кораблей, товаров каждый раунд: { $n }{ $lost ->
            [0] {""}
           *[other] ; не хватит мест: { $lost }
        }
    }
zone-row = Земля
zone-no-land = земли пока нет
zone-land-cleared = Карта { $n }, расчищена: зерна каждый раунд — { $corn }
zone-land-wild = Карта { $n }, не расчищена: домов { $houses } из { $places }, дерева при расчистке — { $wood }, потом зерна каждый раунд — { $corn }
zone-stock =
    { $n ->
        [one] осталось { $n } здание
        [few] осталось { $n } здания
       *[many] осталось { $n } зданий
    }
# After the number of buildings in stock; two short lines.
zone-stock-left =
    { $n ->
        [one] здание в запасе
        [few] здания в запасе
       *[many] зданий в запасе
    }

## The end of the round, as things stand

zone-end = Конец раунда { $round }
zone-end-corn = { $corn } + { $harvest } − { $due } за фирмы
zone-end-fed = фирмам хватает
zone-end-closing =
    { $n ->
        [one] { $n } фирма без зерна
        [few] { $n } фирмы без зерна
       *[many] { $n } фирм без зерна
    }{ $points ->
        [0] { "" }
       *[other] , очки: −{ $points }
    }
zone-end-goods = { $goods } + { $coming }, мест { $room }
zone-end-lost = пропадёт { $n }
zone-end-coins = { $coins } + { $income }

## Signs, with the places where they may be broken

zone-sign-lumberyard = Склад лесо{"\u00AD"}мате{"\u00AD"}риалов
zone-sign-granary = Зерно{"\u00AD"}храни{"\u00AD"}лище
zone-sign-docks = { district-docks }
zone-sign-guild = { district-guild }
zone-sign-market = { district-market }
zone-sign-company = { district-company }

## What the signs mean

zone-key = { $zone }: что значат знаки
zone-key-reconstructed = Восстановленные значения: часть этих чисел подобрали мы, это не напечатанные числа.
zone-key-numbers = Какие и почему
zone-key-longhouse = Длинный дом Ленапе: его деревня обитаема. Один переезжает выше по реке, когда кто-то получает землю.
zone-key-space = Свободное место для длинного дома.
zone-key-boat = Зерно за путь между двумя деревнями.
zone-key-post = Фактория. Кто торгует, плывёт от неё до ближайшей обитаемой деревни.
zone-key-business = Фирма: 1 дерево за постройку, 1 зерно в конце каждого раунда.
zone-key-shield = Кто лидирует в районе; несколько щитов — ничья. Здесь приносят очки выборы.
zone-key-fee = Плата за спецдействие. Кто лидирует, один или наравне, не платит.
zone-key-fur = Шкуры: их различают по форме и рисунку.
zone-key-price = Цена в товарах: сверху за каждую выбранную шкуру, ниже за все сразу.
zone-key-gap = Продано; новые шкуры придут в следующем раунде.
zone-key-places = Места для домов. Когда все построены, карту можно расчистить.
zone-key-wood = Дерево, которое ты получишь при расчистке.
zone-key-corn = Зерно, которое она даёт с тех пор каждый раунд.
zone-key-load = Сколько шкур он берёт, ровно столько.
zone-key-coins = Монеты, один раз, при отплытии.
zone-key-goods = Товары, которые он привозит каждый раунд.
zone-key-city = Жетон города: построить до трёх фирм или провести выборы.
zone-key-land = Жетон земли: получить карту земли или расчистить землю.
zone-key-trade = Жетон торговли: торговать с Ленапе или отправить шкуры.
zone-key-bonus = Монеты, которые идут вместе с колонкой.
zone-key-used = Использованный жетон.
zone-key-owner = Чья колонка.
zone-key-marker = Жетон порядка хода: кто ходит раньше.
zone-key-due = Фирмы в городе: за каждую в конце раунда нужно 1 зерно.
zone-key-docks = Пирсы, их открывают склады: место для товаров. Что не помещается, пропадает.
zone-key-wild = Нерасчищенная земля и дерево, которое она даст.
zone-key-cleared = Расчищенная земля и зерно, которое она даёт каждый раунд.
zone-key-stock = Ещё не построенные здания.
