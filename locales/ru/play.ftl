### The text game: the board, the questions, the answers.

## Beginning and leaving

play-intro =
    { $usual ->
        [yes]
            { -game }: { $list }. Твой цвет — синий.
            Другой состав: nieuw play --players "Anna,Bo,bot:{ $bot }". Помощь: ?, выход: quit.
       *[no]
            { -game }: { $list }.
            Помощь: ?, выход: quit.
    }
play-resumed =
    { $over ->
        [yes] { -game }: { $list }, прочитано из файла { $file }.
       *[no]
            { -game }: { $list }, продолжение из файла { $file }.
            Дальше всё тянется с новым сидом. Помощь: ?, выход: quit.
    }
play-empty = Введи то, что стоит слева от ответа, или ? для помощи.
play-error = { $message } (помощь: ?)
why-verb = Это не ход: { $found }. Сейчас можно: { $verbs }.
why-form = Не удаётся прочесть: { $found }. Пишется так: { $example }.
why-due = К оплате { $due }, предложено { $n }.
why-not-now = Сейчас это невозможно: { $found }. Сейчас можно: { $verbs }.
play-no-answer = Ответа { $found } нет; введи то, что стоит слева от ответа, или ? для помощи.
play-bid-range = Ставить можно от { $least } до { $most }; ответы — выше.
play-not-held = Столько у тебя нет: { $amount }.
play-which = Что именно: { $list }?
play-which-more = Что именно: { $list }? Есть и другие ({ $more }).
prompt = {"> "}
undo-nothing = Пока нет твоих решений, которые можно отменить.
undo-done = Возврат к последнему решению.
undo-new-seed = Возврат к последнему решению. С тех пор тянулись карты, жетоны или шкуры, поэтому дальше — новый сид.
save-where = Куда сохранить? Введи save и имя файла, например save game.nar
save-done = Сохранено: { $file }.
save-new-seed = Сохранено: { $file }, вместе с прежним сидом; дальше всё тянется с новым.
quit-over = Посмотреть ещё раз: nieuw replay { $file }
quit-saved = Продолжить: nieuw play { $file }
quit-changed = Всё, что было после последнего сохранения, пропало. Продолжить оттуда: nieuw play { $file }
quit-unsaved = Эта партия не сохранена.

## The board

board-head = Раунд { $round } из { $rounds }, шаг { $step }: { $name }. Порядок: { $order }
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
    деревни: длинные дома/места; земля: дома/места, [расчищена]

## Questions

ask-place = { $who }, где открываешь фирму? (бесплатно, каждый по два раза)
ask-auction = { $who }, какую колонку выставляешь на аукцион? Первая ставка — твоя.
ask-bid =
    { $own ->
        [yes] { $who }, твоя первая ставка на колонку { $column } ({ $tiles })? После тебя: { $rivals }.
       *[no] { $who }, твоя ставка на колонку { $column } ({ $tiles })? Пока: { $bids }. После тебя: { $rivals }.
    }
ask-pay = { $who }, чем платишь? Всего нужно: { $n }.
ask-take = { $who }, какую колонку берёшь? Это бесплатно.
ask-turn-city =
    { $last ->
        [yes] { $who }, действия Города: осталось одно, и твой ход закончится.
       *[no]
            { $special ->
                [yes] { $who }, действия Города: жетонов Города — { $tiles }, и одно специальное действие.
               *[no] { $who }, действия Города: жетонов Города — { $tiles }.
            }
    }
ask-turn-land-next =
    { $points ->
        [one] { $question } Новая земля: карта { $place } в твоём ряду, за расчистку { $points } очко.
        [few] { $question } Новая земля: карта { $place } в твоём ряду, за расчистку { $points } очка.
       *[many] { $question } Новая земля: карта { $place } в твоём ряду, за расчистку { $points } очков.
    }
ask-turn-land =
    { $last ->
        [yes] { $who }, действия Земли: осталось одно, и твой ход закончится.
       *[no]
            { $special ->
                [yes] { $who }, действия Земли: жетонов Земли — { $tiles }, и одно специальное действие.
               *[no] { $who }, действия Земли: жетонов Земли — { $tiles }.
            }
    }
ask-turn-trade =
    { $last ->
        [yes] { $who }, действия Торговли: осталось одно, и твой ход закончится.
       *[no]
            { $special ->
                [yes] { $who }, действия Торговли: жетонов Торговли — { $tiles }, и одно специальное действие.
               *[no] { $who }, действия Торговли: жетонов Торговли — { $tiles }.
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
choose-place = { $district } ({ $special })
choose-place-there = { $place }, уже там: { $owners }
choose-column = колонка { $column }: { $tiles }
choose-bid =
    { $swap ->
        [no] поставить { $n }: останется { $left }
       *[other] поставить { $n }: останется { $left }, а при победе — жетон порядка хода { $swap }
    }
choose-bid-more = любая ставка, хоть всё, что у тебя есть
choose-pass = без ставки; на следующие колонки ставить ещё можно
choose-pass-last = без ставки; последним бесплатно берёшь одну из оставшихся колонок
choose-pay = заплатить: { $paid }; останется: { $left }
choose-pay-more = в таком виде: любой набор, всего { $n }
choose-close =
    { $spread ->
        [yes]
            { $n ->
                [one] закрыть { $n } фирму ({ $places }); выборы тогда стоят { $points }
                [few] закрыть { $n } фирмы ({ $places }); выборы тогда стоят { $points }
               *[many] закрыть { $n } фирм ({ $places }); выборы тогда стоят { $points }
            }
       *[no]
            { $n ->
                [one] закрыть { $n } фирму { $places }; выборы тогда стоят { $points }
                [few] закрыть { $n } фирмы { $places }; выборы тогда стоят { $points }
               *[many] закрыть { $n } фирм { $places }; выборы тогда стоят { $points }
            }
    }
choose-close-more =
    { $n ->
        [1] в таком виде: другую, по номеру района ({ $districts })
       *[other] в таком виде: любые { $n }, по номерам районов ({ $districts })
    }
choose-build =
    { $lead ->
        [sole] построить: { $district } (большинство, { $n })
        [tied] построить: { $district } (ничья, { $n })
       *[no] построить: { $district } (станет { $n })
    }
choose-build-more = в таком виде: сразу несколько, до { $most }
choose-elect = провести выборы
choose-pass-tile = не использовать жетон
choose-pass-special = отказаться от специального действия
choose-add = получить L{ $n } { $card }
choose-clear = расчистить землю
choose-trade = купить { $furs } ({ $trader })
choose-trade-more = в таком виде: другие шкуры у верхнего
choose-ship = погрузить { $furs } на S{ $card } (+{ $goods }g каждый раунд)
choose-ship-more = в таком виде: другие шкуры
choose-wood =
    { $deal ->
        [buy] купить дерево, по 1 монете{ $fee ->
            [0] {""}
           *[other] , плата { $fee } монета
        }
       *[sell] продать дерево, по 1 монете{ $fee ->
            [0] {""}
           *[other] , плата { $fee } монета
        }
    }
choose-corn =
    { $deal ->
        [buy] купить зерно, по 1 монете{ $fee ->
            [0] {""}
           *[other] , плата { $fee } монета
        }
       *[sell] продать зерно, по 1 монете{ $fee ->
            [0] {""}
           *[other] , плата { $fee } монета
        }
    }
choose-warehouse =
    { $room ->
        [one] построить склад (+{ $room } место)
        [few] построить склад (+{ $room } места)
       *[many] построить склад (+{ $room } мест)
    }
choose-houses =
    { $n ->
        [one] построить { $n } дом
        [few] построить { $n } дома
       *[many] построить { $n } домов
    }
choose-market =
    { $n ->
        [one] { $n } шкура вслепую за { $price } (монеты/товары)
        [few] { $n } шкуры вслепую за { $price } (монеты/товары)
       *[many] { $n } шкур вслепую за { $price } (монеты/товары)
    }
choose-post = фактория в область { $area } (путь { $travel }n)
label-up-to = ..{ $n }
label-pay = 3c 1w
label-close = 4 4
label-build = build 2 6 6
label-ship = ship S1 2B 1O
label-trade = trade top 2B

## Before one answers

preview = { $text } принесёт: { $effects }
forecast =
    Прогноз, { $who }: зерно { $corn } + урожай { $harvest } - фирмы { $upkeep } = { $left }{ $closing ->
        [0] {""}
        [one] , закроется { $closing } (-{ $points_lost } ПО)
       *[many] , закроются { $closing } (-{ $points_lost } ПО)
    }; товары +{ $goods }{ $goods_lost ->
        [0] {""}
       *[other] {" "}(пропадёт { $goods_lost })
    }; монеты +{ $coins }; конец сейчас +{ $final_total } ПО
how-board =
    На столе: товары/места на пирсах; фактория: её область и зерно за путь к Ленапе;
    верфь: склады из 4; запас: оставшиеся здания; Деревни: между ними зерно на лодках.
how-commands =
    Ещё: ? и ответ показывает, что он даст; board, forecast (прогноз для всех), log, undo,
    save FILE, quit. Любой ответ можно ввести и так, как он стоит в записи партии.
how-place = Введи номер района: от 1 до 6.
how-auction = Введи номер колонки. При игре вдвоём в ней должно быть три жетона.
how-bid =
    Введи свою ставку числом: каждая монета, товар, дерево, зерно и шкура считается за 1. Чем платить,
    решаешь только при победе. Или введи pass. Победитель забирает жетон порядка хода того, кто выбрал
    колонку.
how-pay =
    Введи номер предложения или набор: 3c 1w 2n 1B
    (c монеты, g товары, w дерево, n зерно, B бобёр, M норка, O выдра, R ондатра, X рысь).
how-take = Введи номер колонки.
how-turn =
    Введи номер ответа или сам ответ:
    build 2 6 6 (районы), elect, add L7, clear, trade top 2B 1M, trade mid, trade low,
    ship S5 2B 1O, pass tile; специальные действия: wood +3, wood -2, corn +3, corn -2, warehouse,
    houses 2, market 2, post, pass special. Специальное действие стоит 1 монету, если в его районе
    у тебя нет большинства или ничьей. За каждый пас — 1 монета.
how-close = Введи районы фирм, которые закрываешь: 4 или 4 4. Каждая стоит 2 очка.

## The end

end-source = Источник очков
end-start = было раньше
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
end-what-now = Игра окончена. save FILE — сохранить; можно и log, board, undo или quit.
