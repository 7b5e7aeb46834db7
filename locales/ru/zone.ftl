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
            [one] { $spaces } свободная клетка
            [few] { $spaces } свободные клетки
           *[many] { $spaces } свободных клеток
        }
        [one] { $n } длинный дом, всего клеток: { $spaces }
        [few] { $n } длинных дома, всего клеток: { $spaces }
       *[many] { $n } длинных домов, всего клеток: { $spaces }
    }
# Read out after the number on a boat.
zone-boat =
    { $n ->
        [one] зерно за лодку из деревни { $from } в деревню { $to }
       *[other] зерна за лодку из деревни { $from } в деревню { $to }
    }
zone-posts = Факто{"\u00AD"}рии
# Read out before the names of the players whose posts stand there.
zone-area =
    { $n ->
        [0] Область { $area }: факторий нет, клеток: { $spaces }
        [one] Область { $area }: { $n } фактория, всего клеток: { $spaces }
        [few] Область { $area }: { $n } фактории, всего клеток: { $spaces }
       *[many] Область { $area }: { $n } факторий, всего клеток: { $spaces }
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
zone-special-lumberyard = Купить или продать дерево
zone-special-granary = Купить или продать зерно
zone-special-docks = Построить склад
zone-special-guild = Построить дома
zone-special-market = Шкуры вслепую
zone-special-company = Переместить факторию
# Read out: whose businesses, how many, and whether they lead.
zone-owner =
    { $lead ->
        [sole] { $who } — { $n }, большинство;
        [tied] { $who } — { $n }, ничья по большинству;
       *[no] { $who } — { $n };
    }
zone-no-business = пока никого
zone-free = бесплатно
# Before the coin of the fee: "плата 1".
zone-fee = плата { $n }
# Before the badges of those who pay no fee.
zone-free-for = без платы:

## Traders, land, ships

zone-traders = Торговцы ленапе
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
        [1] за одну
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
    Земля на { $houses ->
        [one] { $houses } дом
        [few] { $houses } дома
       *[many] { $houses } домов
    }: при расчистке { $wood ->
        [one] { $wood } дерево
       *[many] { $wood } дерева
    }, потом { $corn ->
        [one] { $corn } зерно
       *[many] { $corn } зерна
    } каждый раунд
zone-ship-card =
    Корабль на { $furs ->
        [one] { $furs } шкуру
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
zone-bid-leads = { $who }: ставка { $n }, самая высокая
zone-bid-outbid = { $who }: ставка { $n }, перебита
zone-bid-pass = { $who }: пас
zone-bid-now = { $who } делает ставку
zone-bid-later = { $who } ставит позже
# The gavel falls.
zone-gavel = Продано!
zone-sold =
    { $bid ->
        [0] { $who } получает колонку { $column } бесплатно
       *[other] { $who } получает колонку { $column } за { $bid }
    }

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
zone-projection =
    { $lead ->
        [sole] Если бы игра закончилась сейчас: всего { $total } (выборы +{ $election }, земля +{ $land }, шкуры +{ $furs }, остаток +{ $rest }). Это была бы победа.
        [tied] Если бы игра закончилась сейчас: всего { $total } (выборы +{ $election }, земля +{ $land }, шкуры +{ $furs }, остаток +{ $rest }). Это была бы общая победа.
       *[no] Если бы игра закончилась сейчас: всего { $total } (выборы +{ $election }, земля +{ $land }, шкуры +{ $furs }, остаток +{ $rest }).
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
            [1] { $n } фирма в городе, зерна на неё нет
            [one] { $n } фирма в городе, из них без зерна: { $closing }
            [few] { $n } фирмы в городе, из них без зерна: { $closing }
           *[many] { $n } фирм в городе, из них без зерна: { $closing }
        }
    }
zone-businesses-alone =
    { $n ->
        [one] { $n } фирма в городе
        [few] { $n } фирмы в городе
       *[many] { $n } фирм в городе
    }
zone-no-furs = шкур нет
zone-wharf = Верфь
zone-docks = открыто пирсов: { $open }, товаров: { $n }, всего клеток: { $room }
zone-no-ship = нет кораблей
zone-fleet =
    { $ships ->
        [0] кораблей пока нет
        [one] { $ships } корабль, товаров каждый раунд: { $n }{ $lost ->
            [0] {""}
           *[other] ; не поместится: { $lost }
        }
        [few] { $ships } корабля, товаров каждый раунд: { $n }{ $lost ->
            [0] {""}
           *[other] ; не поместится: { $lost }
        }
       *[many] { $ships } кораблей, товаров каждый раунд: { $n }{ $lost ->
            [0] {""}
           *[other] ; не поместится: { $lost }
        }
    }
zone-row = Земля
zone-no-land = земли пока нет
zone-land-cleared =
    { $corn ->
        [one] Карта { $n }, расчищена: { $corn } зерно каждый раунд
       *[many] Карта { $n }, расчищена: { $corn } зерна каждый раунд
    }
zone-land-wild =
    Карта { $n }, не расчищена: домов { $houses } из { $places }, при расчистке { $wood ->
        [one] { $wood } дерево
       *[many] { $wood } дерева
    }, потом { $corn ->
        [one] { $corn } зерно
       *[many] { $corn } зерна
    } каждый раунд
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
zone-end-corn = { $corn } + { $harvest } − { $due } на фирмы
zone-end-fed = фирмам хватает
zone-end-closing =
    { $n ->
        [one] { $n } фирма без зерна
        [few] { $n } фирмы без зерна
       *[many] { $n } фирм без зерна
    }{ $points ->
        [0] { "" }
        [one] , −{ $points } очко
        [few] , −{ $points } очка
       *[many] , −{ $points } очков
    }
zone-end-goods = { $goods } + { $coming }, клеток { $room }
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

zone-key = { $zone }: что означают знаки
zone-key-reconstructed = Восстановленные значения: часть этих чисел подобрали мы, это не числа печатной игры.
zone-key-numbers = Какие и почему
zone-key-longhouse = Длинный дом ленапе: его деревня — жилая. Когда кто-то получает землю, один дом перемещается выше по реке или выбывает из игры.
zone-key-space = Свободная клетка для длинного дома.
zone-key-boat = Зерно за путь между этими двумя деревнями.
zone-key-post = Фактория. Отсюда её владелец плывёт торговать в ближайшую жилую деревню.
zone-key-business = Фирма: 1 дерево за постройку, 1 зерно в конце каждого раунда.
zone-key-shield = У кого в районе большинство; несколько щитов — ничья. На выборах это приносит очки.
zone-key-fee = Плата за спецдействие. У кого в районе большинство или ничья, тот не платит.
zone-key-fur = Шкуры: у каждого типа свои форма и рисунок.
zone-key-price = Цена в товарах: у верхнего торговца за каждую выбранную шкуру, у остальных за все сразу.
zone-key-gap = Продано; новые шкуры появятся в следующем раунде.
zone-key-places = Клетки под дома. Когда все застроены, карту можно расчистить.
zone-key-wood = Дерево, которое ты получишь при расчистке.
zone-key-corn = Зерно, которое она приносит после этого каждый раунд.
zone-key-load = Сколько шкур нужно — не больше и не меньше.
zone-key-coins = Монеты: один раз, при отплытии.
zone-key-goods = Товары, которые он привозит каждый раунд.
zone-key-city = Жетон Города: построить до трёх фирм или провести выборы.
zone-key-land = Жетон Земли: получить карту земли или расчистить землю.
zone-key-trade = Жетон Торговли: торговать с ленапе или перевезти шкуры.
zone-key-bonus = Монеты, которые идут вместе с колонкой.
zone-key-used = Уже использованный жетон.
zone-key-owner = Кто взял колонку.
zone-key-marker = Жетон порядка хода: у кого номер меньше, тот ходит раньше.
zone-key-due = Фирмы в городе: за каждую в конце раунда нужно 1 зерно.
zone-key-docks = Пирсы: клетки для товаров, их открывают склады. Что не поместится, пропадёт.
zone-key-wild = Нерасчищенная земля и дерево, которое она даст.
zone-key-cleared = Расчищенная земля и зерно, которое она приносит каждый раунд.
zone-key-stock = Ещё не построенные здания.

## Said of a symbol on pointing at it, where its meaning above is not enough

# After the keys ↑ ↓.
zone-tip-keys = знак за знаком
zone-tip-end = Что принесёт и чего будет стоить конец раунда при нынешнем положении.
zone-tip-coin = Монетами платят за спецдействия и покупают в городе дерево, зерно и шкуры.
zone-tip-goods = На товары покупают шкуры. Хранить можно столько, сколько поместится на пирсах.
zone-tip-wood = Из дерева строят фирмы, дома и склады.
zone-tip-corn = Зерном содержат фирмы и оплачивают путь.
zone-tip-fur = Шкуры грузят на корабли: чем больше шкур одного типа, тем больше очков.
