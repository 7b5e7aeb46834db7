### Starting the server.

help-serve = Запустить сервер для других: напрямую или за прокси.
usage-serve = Использование: { $command } [OPTIONS]
example-serve = Пример: { $command } --host 0.0.0.0 --port 8626 --database tables.db
option-lan = Пустить за стол игроков из этой сети и показать адрес для них.
option-host = Адрес, который слушает сервер (по умолчанию 127.0.0.1).
option-port = Порт, который слушает сервер (по умолчанию 8626 или любой свободный).
option-database = Файл для столов (по умолчанию — в твоей папке данных).
option-prefix = Путь, по которому сервер доступен через прокси, например /nieuw.
option-serve-bots = Боты, которых можно выбрать помимо уровней: mcts:2000,exec:./my-bot.
takes-option-host = ADDRESS
takes-option-port = NUMBER
takes-option-database = FILE
takes-option-prefix = PATH
takes-option-serve-bots = BOTS
serve-open = Открой { $address } в браузере; остановить — Ctrl-C.
serve-lan = Остальные в этой сети могут открыть { $address }
error-port = --port: нужен свободный порт, а { $port } занят или недоступен
error-bots-slow = --bots: на решение можно не больше { $most } с, а боту { $bot } нужно больше
error-database = { $file }: не годится как база данных: { $reason }
serve-running = Сервер уже запущен: { $address }
error-server-without = сервер уже запущен ({ $address }), но без { $name }: сначала останови его
serve-migrated = База данных обновлена; старая сохранена: { $file }
error-server-starting = { $file }: с этим файлом как раз запускается другой сервер, он пока не отвечает: попробуй чуть позже
error-server-running = { $file }: с этим файлом уже работает сервер { $address }: выбери другой файл
error-database-foreign = { $file }: нужна база данных игры «{ -game }», а это база другой программы
error-database-newer = { $file }: нужна схема не новее версии { $known }, а здесь { $version }: её создала более новая версия игры «{ -game }»
