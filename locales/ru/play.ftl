### The text game: the board, the questions, the answers.

## Beginning and leaving

play-intro =
    { $usual ->
        [yes]
            { -game }: { $list }. Твой цвет — синий.
            Другой состав: { $command }. Помощь: ?, выход: quit.
       *[no]
            { -game }: { $list }.
            Помощь: ?, выход: quit.
    }
play-resumed =
    { $over ->
        [yes] { -game }: { $list }, прочитано из файла { $file }.
       *[no]
            { -game }: { $list }, продолжение из файла { $file }.
            Дальше раздача идёт с новым сидом. Помощь: ?, выход: quit.
    }
play-empty = Введи то, что стоит слева от ответа, или ? для помощи.
play-error = { $message } (помощь: ?)
why-verb = Это не ход: { $found }. Сейчас можно: { $verbs }.
why-form = Не удаётся прочесть: { $found }. Пишется так: { $example }.
why-due = Нужно заплатить { $due }, а в сумме выходит { $n }.
why-not-now = Сейчас так нельзя: { $found }. Варианты — выше; ход может начинаться так: { $verbs }.
play-no-answer = Ответа { $found } нет; введи то, что стоит слева от ответа, или ? для помощи.
play-bid-range = Ставить можно от { $least } до { $most }; варианты — выше.
play-not-held = Столько у тебя нет: { $amount }.
play-which = Что именно: { $list }?
play-which-more = Что именно: { $list }? Есть и другие ({ $more }).
prompt = {"> "}
undo-nothing = Отменять пока нечего: твоих решений ещё нет.
undo-done = Возврат к твоему последнему решению.
undo-new-seed = Возврат к твоему последнему решению. С тех пор была раздача, поэтому дальше она идёт с новым сидом.
save-where = Куда сохранить? Введи save и имя файла, например save game.nar
save-done = Сохранено: { $file }.
save-new-seed = Сохранено: { $file }, вместе с прежним сидом; дальше раздача идёт с новым.
quit-over = Посмотреть ещё раз: { $command }
quit-saved = Партия сохранена. Продолжить: { $command }
quit-unsaved = Эта партия не сохранена: { $reason }
quit-nothing = Ещё ничего не сыграно, поэтому ничего не сохранено.
keep-failed = Сохранять эту партию по ходу игры не получается: { $reason }
last-game =
    { $round ->
        [0] Последняя партия не окончена: { $list }, подготовка, { $when }.
       *[other] Последняя партия не окончена: { $list }, раунд { $round }, { $when }.
    }
last-game-continue = продолжить её
last-game-new = начать новую

## The board

board-head = Раунд { $round } из { $rounds }, этап { $step }: { $name }. Порядок: { $order }
board-head-outside = { $name }. Порядок: { $order }
board-city = Город
# Long names are cut short, so that the city of four players fits beside the river.
board-district =
    { $n ->
        [1] { $n } Склад лесомат.
        [6] { $n } Торг. компания
       *[other] { $n } { $name }
    }
board-river = Деревни
board-posts-label = Фактории
board-posts = { $area } { $list }
board-trader-top = Верхний
board-trader-mid = Средний
board-trader-low = Нижний
board-trader = { $furs } ({ $price })
board-price-each =
    { $n ->
        [one] по { $n } товару за шкуру
        [few] по { $n } товара за шкуру
       *[many] по { $n } товаров за шкуру
    }
board-price-all =
    { $n ->
        [one] { $n } товар за все
        [few] { $n } товара за все
       *[many] { $n } товаров за все
    }
board-cash-box = Денежный ящик
board-column =
    { $coins ->
        [0] { $column } { $tiles }
       *[other] { $column } { $tiles } +{ $coins }c
    }
board-column-taken = { $column } { $tiles } ({ $who })
board-land = Земля
board-ships = Корабли
board-land-card = L{ $card } { $houses }h { $wood }w { $corn }n
board-ship-card = S{ $card } { $furs }f { $coins }c { $goods }g
board-player = Игрок
board-points = очки
# Points if the game ended now.
board-final = в конце
board-coins = монеты
board-goods = товары
board-wood = дерево
board-corn = зерно
board-furs = шкуры
board-tiles = жетоны
board-post = фактория
board-wharf = верфь
board-stock = запас
board-post-travel = { $area }, { $corn }n
board-row = земля { $land } корабли { $ships }
board-row-cleared = [L{ $card }]
board-row-card = L{ $card } { $houses }/{ $of }
board-row-ship = S{ $card } +{ $goods }g
board-legend =
    c монеты, g товары, w дерево, n зерно, f шкуры, h дома; B бобёр, M норка, O выдра, R ондатра,
    X рысь; жетоны: C Город, L Земля, T Торговля; * большинство, = ничья;
    деревни: длинные дома/клетки; земля: дома/клетки, [расчищена]

## Questions

ask-place = { $who }, где открываешь фирму? (бесплатно, по две каждому)
ask-auction = { $who }, какую колонку выставляешь на аукцион? Первая ставка — твоя.
ask-bid =
    { $own ->
        [yes] { $who }, с какой ставки начинаешь торги за колонку { $column } ({ $tiles })? После тебя: { $rivals }.
       *[no] { $who }, твоя ставка на колонку { $column } ({ $tiles })? Пока: { $bids }. После тебя: { $rivals }.
    }
ask-pay = { $who }, чем платишь? Всего нужно: { $n }.
ask-take = { $who }, какую колонку берёшь? Это бесплатно.
ask-turn-city =
    { $last ->
        [yes] { $who }, действия Города: осталось последнее, и твой ход закончится.
       *[no]
            { $special ->
                [yes]
                    { $tiles ->
                        [one] { $who }, действия Города: { $tiles } жетон Города и одно специальное действие.
                        [few] { $who }, действия Города: { $tiles } жетона Города и одно специальное действие.
                       *[many] { $who }, действия Города: { $tiles } жетонов Города и одно специальное действие.
                    }
               *[no]
                    { $tiles ->
                        [one] { $who }, действия Города: { $tiles } жетон Города.
                        [few] { $who }, действия Города: { $tiles } жетона Города.
                       *[many] { $who }, действия Города: { $tiles } жетонов Города.
                    }
            }
    }
ask-turn-land-next =
    { $points ->
        [one] { $question } Новая земля станет картой { $place } в твоём ряду: { $points } очко за расчистку.
        [few] { $question } Новая земля станет картой { $place } в твоём ряду: { $points } очка за расчистку.
       *[many] { $question } Новая земля станет картой { $place } в твоём ряду: { $points } очков за расчистку.
    }
ask-turn-land =
    { $last ->
        [yes] { $who }, действия Земли: осталось последнее, и твой ход закончится.
       *[no]
            { $special ->
                [yes]
                    { $tiles ->
                        [one] { $who }, действия Земли: { $tiles } жетон Земли и одно специальное действие.
                        [few] { $who }, действия Земли: { $tiles } жетона Земли и одно специальное действие.
                       *[many] { $who }, действия Земли: { $tiles } жетонов Земли и одно специальное действие.
                    }
               *[no]
                    { $tiles ->
                        [one] { $who }, действия Земли: { $tiles } жетон Земли.
                        [few] { $who }, действия Земли: { $tiles } жетона Земли.
                       *[many] { $who }, действия Земли: { $tiles } жетонов Земли.
                    }
            }
    }
ask-turn-trade =
    { $last ->
        [yes] { $who }, действия Торговли: осталось последнее, и твой ход закончится.
       *[no]
            { $special ->
                [yes]
                    { $tiles ->
                        [one] { $who }, действия Торговли: { $tiles } жетон Торговли и одно специальное действие.
                        [few] { $who }, действия Торговли: { $tiles } жетона Торговли и одно специальное действие.
                       *[many] { $who }, действия Торговли: { $tiles } жетонов Торговли и одно специальное действие.
                    }
               *[no]
                    { $tiles ->
                        [one] { $who }, действия Торговли: { $tiles } жетон Торговли.
                        [few] { $who }, действия Торговли: { $tiles } жетона Торговли.
                       *[many] { $who }, действия Торговли: { $tiles } жетонов Торговли.
                    }
            }
    }
ask-close =
    { $n ->
        [1] { $who }, не хватает зерна: какую фирму закрываешь?
        [one] { $who }, не хватает зерна: какую { $n } фирму закрываешь?
        [few] { $who }, не хватает зерна: какие { $n } фирмы закрываешь?
       *[many] { $who }, не хватает зерна: какие { $n } фирм закрываешь?
    }
bid-made = { $who } — { $n }
bid-passed = { $who } — пас
bid-rival = { $who } (до { $n })
bid-nobody = никого

## Answers

row = { $what }: { $effects }
row-reveals = { $row } (затем раздача)
row-loses = { $row } (потеря: { $loss })
choose-place = { $district } ({ $special })
choose-place-there = { $place }, уже там: { $owners }
choose-column = колонка { $column }: { $tiles }
choose-bid =
    { $swap ->
        [0] поставить { $n }: при победе останется { $left }
       *[other] поставить { $n }: при победе останется { $left }, и ты получишь жетон порядка хода { $swap }
    }
choose-bid-more = любая ставка, хоть всё, что у тебя есть
choose-pass = без ставки; на следующие колонки ставить ещё можно
choose-pass-last = без ставки; в конце бесплатно берёшь одну из оставшихся колонок
choose-pass-two = без ставки; потом бесплатно берёшь колонку с двумя жетонами
choose-pay = заплатить: { $paid }; останется: { $left }
choose-pay-more = в таком виде: любой набор, всего { $n }
choose-close =
    { $spread ->
        [yes]
            { $n ->
                [one] закрыть { $n } фирму ({ $places }); очки за выборы тогда: { $points }
                [few] закрыть { $n } фирмы ({ $places }); очки за выборы тогда: { $points }
               *[many] закрыть { $n } фирм ({ $places }); очки за выборы тогда: { $points }
            }
       *[no]
            { $n ->
                [one] закрыть { $n } фирму { $places }; очки за выборы тогда: { $points }
                [few] закрыть { $n } фирмы { $places }; очки за выборы тогда: { $points }
               *[many] закрыть { $n } фирм { $places }; очки за выборы тогда: { $points }
            }
    }
choose-close-more =
    { $n ->
        [1] в таком виде: другую, по номеру района ({ $districts })
       *[other] в таком виде: любые { $n }, по номерам районов ({ $districts })
    }
choose-build =
    { $lead ->
        [sole] построить { $place } (большинство, фирм: { $n })
        [tied] построить { $place } (ничья, фирм: { $n })
       *[no] построить { $place } (без большинства, фирм: { $n })
    }
choose-build-more = в таком виде: сразу несколько, до { $most }
choose-elect = провести выборы
choose-pass-tile = не использовать жетон
choose-pass-special = отказаться от специального действия
choose-add = получить L{ $n } { $card }
choose-clear = расчистить землю
choose-trade = купить шкуры ({ $trader }: { $furs })
choose-trade-more = в таком виде: другие шкуры у верхнего торговца
choose-ship = погрузить шкуры ({ $furs }) на S{ $card } (+{ $goods }g каждый раунд)
choose-ship-more = в таком виде: другие шкуры
choose-wood =
    { $deal ->
        [buy] купить дерево, по 1 монете{ $fee ->
            [0] {""}
            [one] , плата { $fee } монета
            [few] , плата { $fee } монеты
           *[many] , плата { $fee } монет
        }
       *[sell] продать дерево, по 1 монете{ $fee ->
            [0] {""}
            [one] , плата { $fee } монета
            [few] , плата { $fee } монеты
           *[many] , плата { $fee } монет
        }
    }
choose-corn =
    { $deal ->
        [buy] купить зерно, по 1 монете{ $fee ->
            [0] {""}
            [one] , плата { $fee } монета
            [few] , плата { $fee } монеты
           *[many] , плата { $fee } монет
        }
       *[sell] продать зерно, по 1 монете{ $fee ->
            [0] {""}
            [one] , плата { $fee } монета
            [few] , плата { $fee } монеты
           *[many] , плата { $fee } монет
        }
    }
choose-warehouse =
    { $room ->
        [one] построить склад (+{ $room } клетка)
        [few] построить склад (+{ $room } клетки)
       *[many] построить склад (+{ $room } клеток)
    }
choose-houses =
    { $n ->
        [one] построить { $n } дом
        [few] построить { $n } дома
       *[many] построить { $n } домов
    }
choose-market =
    { $n ->
        [one] купить { $n } шкуру вслепую
        [few] купить { $n } шкуры вслепую
       *[many] купить { $n } шкур вслепую
    }
choose-post = переместить факторию в область { $area } (путь { $travel }n)
label-up-to = ..{ $n }
label-pay = 3c 1w
label-close = 4 4
label-build = build 2 6 6
label-ship = ship S1 2B 1O
label-trade = trade top 2B

## Before one answers

preview = Эффект ответа «{ $text }»: { $effects }
forecast =
    Прогноз ({ $who }): зерно { $corn } + урожай { $harvest } − фирмы { $upkeep } = { $corn_left }{ $closing ->
        [0] {""}
        [one] , закроется { $closing } фирма
        [few] , закроются { $closing } фирмы
       *[many] , закроется { $closing } фирм
    }{ $points_lost ->
        [0] {""}
        [one] {" "}(−{ $points_lost } очко)
        [few] {" "}(−{ $points_lost } очка)
       *[many] {" "}(−{ $points_lost } очков)
    }; товары +{ $goods }{ $goods_lost ->
        [0] {""}
       *[other] {" "}(пропадёт { $goods_lost })
    }; монеты +{ $coins }; если закончить сейчас: +{ $final_total ->
        [one] { $final_total } очко
        [few] { $final_total } очка
       *[many] { $final_total } очков
    }
how-board =
    Обозначения: «{ board-final }» — очки, если бы игра закончилась сейчас; товары: товары/клетки на
    пирсах; фактория: её область и зерно за путь к ленапе; верфь: сколько складов из 4;
    запас: оставшиеся здания; Деревни: между ними зерно на лодках.
how-commands =
    Введи ? и ответ, чтобы узнать его эффект. Другие команды: board, forecast (прогноз для всех),
    log, undo, save FILE, quit. Любой ответ можно ввести и так, как он пишется в записи партии.
how-place = Введи номер района: от 1 до 6.
how-auction = Введи номер колонки. При игре вдвоём это должна быть колонка с тремя жетонами.
how-bid =
    Введи свою ставку числом: каждая твоя монета, товар, дерево, зерно и шкура считается за 1. Чем
    платить, решаешь только при победе. Или введи pass. Если колонку выбирал кто-то другой, при
    победе меняешься с ним жетонами порядка хода.
how-pay =
    Введи номер варианта или набор: 3c 1w 2n 1B
    (c монеты, g товары, w дерево, n зерно, B бобёр, M норка, O выдра, R ондатра, X рысь).
how-take = Введи номер колонки.
how-turn =
    Введи номер ответа или сам ответ:
    build 2 6 6 (районы), elect, add L7, clear, trade top 2B 1M, trade mid, trade low,
    ship S5 2B 1O, pass tile; специальные действия: wood +3, wood -2, corn +3, corn -2, warehouse,
    houses 2, market 2, post, pass special. Специальное действие стоит 1 монету, но бесплатно при
    большинстве или ничьей по большинству в его районе. Каждый отказ от жетона или от
    специального действия приносит 1 монету.
how-close = Введи районы фирм, которые закрываешь, например 4, или 4 4 для двух в районе 4. За каждую теряешь 2 очка, но меньше 0 очков не бывает.

## The end

end-source = Источник очков
end-start = до начала записи
end-total = всего
end-winner =
    { $n ->
        [1]
            { $points ->
                [one] Победа: { $who }, { $points } очко.
                [few] Победа: { $who }, { $points } очка.
               *[many] Победа: { $who }, { $points } очков.
            }
       *[other]
            { $points ->
                [one] Победу делят: { $who }, по { $points } очку.
                [few] Победу делят: { $who }, по { $points } очка.
               *[many] Победу делят: { $who }, по { $points } очков.
            }
    }
end-what-now = Игра окончена. save FILE — сохранить; можно ввести и log, board, undo или quit.
