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
