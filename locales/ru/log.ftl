### What happened, as sentences.

log-round = Раунд { $round }
log-step =
    { $step ->
        [12] Конец игры: итоговый подсчёт
       *[other] Этап { $step }: { $name }
    }
log-note = { $text }
log-new-dealer = С этого места раздача идёт с новым сидом.
# What the move cost and brought besides: "+3 монеты, −1 дерево".
with-changes = { $text }: { $changes }
# Who, and how much: "Синий — 3 зерна".
share = { $who } — { $amount }

## Moves of a seat

log-verb-place = { $who } открывает фирму { $place }
log-verb-auction = { $who } выставляет на аукцион колонку { $column }
log-verb-bid = { $who } ставит { $n }
log-verb-pass = { $who } пасует
log-verb-pay = { $who } платит: { $paid }
log-verb-take = { $who } бесплатно берёт колонку { $column }
log-verb-build =
    { $spread ->
        [yes]
            { $n ->
                [one] { $who } строит { $n } фирму ({ $places })
                [few] { $who } строит { $n } фирмы ({ $places })
               *[many] { $who } строит { $n } фирм ({ $places })
            }
       *[no]
            { $n ->
                [one] { $who } строит { $n } фирму { $places }
                [few] { $who } строит { $n } фирмы { $places }
               *[many] { $who } строит { $n } фирм { $places }
            }
    }
log-verb-elect = { $who } проводит выборы
log-verb-add = { $who } получает землю { $card }
log-verb-clear = { $who } расчищает землю
log-verb-trade = { $who } покупает шкуры ({ $trader }: { $furs })
log-verb-ship = { $who } грузит шкуры ({ $furs }) на корабль { $card }
log-verb-pass-tile = { $who } не использует жетон
log-verb-wood =
    { $deal ->
        [buy]
            { $n ->
                [one] { $who } покупает { $n } дерево
               *[many] { $who } покупает { $n } дерева
            }
       *[sell]
            { $n ->
                [one] { $who } продаёт { $n } дерево
               *[many] { $who } продаёт { $n } дерева
            }
    }
log-verb-corn =
    { $deal ->
        [buy]
            { $n ->
                [one] { $who } покупает { $n } зерно
               *[many] { $who } покупает { $n } зерна
            }
       *[sell]
            { $n ->
                [one] { $who } продаёт { $n } зерно
               *[many] { $who } продаёт { $n } зерна
            }
    }
log-verb-warehouse = { $who } строит склад
log-verb-houses =
    { $n ->
        [one] { $who } строит { $n } дом
        [few] { $who } строит { $n } дома
       *[many] { $who } строит { $n } домов
    }
log-verb-market =
    { $n ->
        [one] { $who } покупает { $n } шкуру вслепую на Чёрном рынке
        [few] { $who } покупает { $n } шкуры вслепую на Чёрном рынке
       *[many] { $who } покупает { $n } шкур вслепую на Чёрном рынке
    }
log-verb-post = { $who } перемещает факторию
log-verb-pass-special = { $who } отказывается от специального действия
log-verb-close =
    { $spread ->
        [yes]
            { $n ->
                [one] { $who } закрывает { $n } фирму ({ $places })
                [few] { $who } закрывает { $n } фирмы ({ $places })
               *[many] { $who } закрывает { $n } фирм ({ $places })
            }
       *[no]
            { $n ->
                [one] { $who } закрывает { $n } фирму { $places }
                [few] { $who } закрывает { $n } фирмы { $places }
               *[many] { $who } закрывает { $n } фирм { $places }
            }
    }
log-won =
    { $bid ->
        [0] { $who } выигрывает колонку { $column } бесплатно
       *[other] { $who } выигрывает колонку { $column } за { $bid } и платит: { $paid }
    }
log-won-bonus =
    { $bid ->
        [0] { $who } выигрывает колонку { $column } бесплатно; бонус колонки: { $bonus }
       *[other] { $who } выигрывает колонку { $column } за { $bid } и платит: { $paid }; бонус колонки: { $bonus }
    }

## Draws

log-dealt-furs = { $who } тянет: { $furs }
log-dealt-trader = Новые шкуры ({ $trader }): { $furs }
log-dealt-land = Новая земля: { $list }
log-dealt-ships = Новые корабли: { $list }
log-dealt-tiles = Денежный ящик: { $list }
# The tiles of one column: "колонка 1 (Город × 2, Земля)".
column-tiles = колонка { $column } ({ $tiles })

## What happens by itself

log-why-harvest = Урожай: { $list }
log-why-upkeep = За фирмы платят: { $list }
log-why-cargo = Корабли привозят: { $list }
log-why-income = Районы приносят: { $list }
log-why-final-election = Последние выборы: { $list }
log-why-final-land = Застроенная, но не расчищенная земля: { $list }
log-why-final-furs = Оставшиеся шкуры: { $list }
log-why-final-rest = Остаток ресурсов, 1 очко за каждые 3: { $list }
log-event-lost = { $who }: на пирсах не хватает места, пропадает: { $amount }
log-event-longhouse = Длинный дом перемещается из деревни { $camp } в деревню { $next }
log-event-longhouse-gone = Длинный дом из деревни { $camp } выбывает из игры
log-event-marker = { $who }: жетон порядка хода теперь { $now }, был { $was }
log-event-post = { $who }: фактория перемещается из области { $area } в область { $next }
log-event-reshuffled =
    { $n ->
        [one] Сброс ({ $n } шкура) перемешан и становится новым резервом
        [few] Сброс ({ $n } шкуры) перемешан и становится новым резервом
       *[many] Сброс ({ $n } шкур) перемешан и становится новым резервом
    }

## What people do beside the moves

# "what" is the sentence of the first move that is taken back, "n" how many there are.
log-undo =
    { $n ->
        [1] { $who } отменяет ход: «{ $what }»
        [one] { $who } отменяет { $n } ход, начиная с «{ $what }»
        [few] { $who } отменяет { $n } хода, начиная с «{ $what }»
       *[many] { $who } отменяет { $n } ходов, начиная с «{ $what }»
    }
log-undo-asked =
    { $n ->
        [1] { $who } просит отменить ход: «{ $what }»
        [one] { $who } просит отменить { $n } ход, начиная с «{ $what }»
        [few] { $who } просит отменить { $n } хода, начиная с «{ $what }»
       *[many] { $who } просит отменить { $n } ходов, начиная с «{ $what }»
    }
log-undo-agreed =
    { $n ->
        [1] Все согласны, и { $who } отменяет ход: «{ $what }»
        [one] Все согласны, и { $who } отменяет { $n } ход, начиная с «{ $what }»
        [few] Все согласны, и { $who } отменяет { $n } хода, начиная с «{ $what }»
       *[many] Все согласны, и { $who } отменяет { $n } ходов, начиная с «{ $what }»
    }
log-undo-yes = { $who } соглашается
log-undo-no = { $who } не соглашается: ничего не отменено
log-undo-moot = Игра пошла дальше: ничего не отменено
log-seat-bot = { $who }: теперь играет бот ({ $bot })
log-seat-back = { $who } возвращается в игру
log-seat-relieved = { $who } не за столом: играет бот ({ $bot })
log-absent-asked = { $who } предлагает заменить ботом отсутствующего игрока: { $whose }
log-absent-yes = { $who } соглашается на бота
log-absent-no = { $who } не соглашается: бота не будет
log-absent-back = { $who } снова за столом: бот не нужен
log-abandon-asked = { $who } предлагает закончить партию
log-abandon-yes = { $who } соглашается закончить партию
log-abandon-no = { $who } не соглашается: партия продолжается
log-abandon-moot = Сделан ход: партия продолжается
log-ended-resigned = { $who } сдаётся: партия окончена досрочно
log-ended-abandoned = Все согласны: партия окончена досрочно
log-ended-put-away = Хозяин закрывает стол
log-ended-expired = Долго никто не ходил: партия окончена досрочно
