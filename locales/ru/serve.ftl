### Starting the server.

help-serve = Запустить сервер для других, в том числе за прокси.
usage-serve = Как вызвать: nieuw serve [OPTIONS]
example-serve = Пример: nieuw serve --host 0.0.0.0 --port 8626 --database tables.db
option-lan = Пустить за стол других из этой сети; покажет для них адрес.
option-host = Адрес, на котором слушать; если не указан, 127.0.0.1.
option-port = Порт, на котором слушать; если не указан, 8626 или любой свободный.
option-database = Файл для столов; если не указан, файл в твоей папке данных.
option-prefix = Путь, под которым его показывает прокси, например /nieuw.
option-serve-bots = Боты, предлагаемые помимо уровней: mcts:2000,exec:./my-bot.
takes-option-host = ADDRESS
takes-option-port = NUMBER
takes-option-database = FILE
takes-option-prefix = PATH
takes-option-serve-bots = BOTS
serve-open = Открой { $address } в браузере; Ctrl-C — завершить.
serve-lan = Остальные в этой сети открывают { $address }
error-port = --port: ожидался свободный порт, а получено { $port }
error-bots-slow = --bots: ожидалось не больше { $most } секунд на решение, а получено { $bot }
error-database = { $file }: не годится как база данных: { $reason }
