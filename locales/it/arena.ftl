### L’arena: bot contro bot, e come è andata.

help-arena = Fa giocare i bot fra loro con le stesse distribuzioni: vittorie, punteggi Elo e resoconto.
usage-arena = Uso: { $command } --bots BOT [OPZIONI]
example-arena = Esempio: { $command } --bots greedy --against uniform --seats 4 --games 200 --out arena
option-arena-bots = Nomi dei bot; giocano tutti contro tutti, se non c’è --against.
option-against = Questo bot in tutti i posti tranne uno, in cui si alternano quelli di --bots.
option-arena-games = Numero di partite (predefinito: 100).
option-arena-seats = Numero di posti, da 2 a 5 (predefinito: 4).
option-arena-seed = Seed delle pescate; lo stesso numero ridà le stesse partite.
option-arena-out = Cartella per registrazioni, tabella (games.csv) e resoconto (report.html).
option-resume = Continua le partite in --out, con le impostazioni con cui sono cominciate.
option-jobs = Partite giocate insieme (predefinito: una per core).
option-scheduler = Gioca sulle macchine di questo scheduler Dask: tcp://10.0.0.5:8786.
takes-option-arena-bots = BOT
takes-option-against = BOT
takes-option-arena-games = N
takes-option-arena-seats = N
takes-option-arena-seed = N
takes-option-arena-out = CARTELLA
takes-option-jobs = N
takes-option-scheduler = INDIRIZZO

## Errori: una riga ciascuno

error-bots-alike = --bots: ogni bot può comparire una volta sola, anche quello di --against
error-bots-alone = --bots: ci vogliono almeno 2 bot, oppure --against
error-arena-used = { $folder }: contiene già un’arena; aggiungi --resume per continuarla, o scegli un’altra cartella
error-arena-none = { $folder }: non contiene un’arena da continuare
error-resume-was = { $folder }: all’inizio era { $option } { $then }; lascia quel valore, o scegli un’altra cartella
error-resume-without = { $folder }: l’arena è cominciata senza { $option }; togli l’opzione, o scegli un’altra cartella
error-resume-program = { $folder }: esegue il programma { $bot }; per permetterlo, indicalo con { $option }
error-resume-box = { $folder }: l’arena è cominciata con la scatola { $box }; indica il suo file con --box
error-game = la partita { $number } non è arrivata alla fine: { $reason }
error-scheduler = --scheduler { $address }: non si può usare: { $reason }

## Cifre

arena-played =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $deals ->
        [one] { $deals } distribuzione
       *[other] { $deals } distribuzioni
    }
arena-written = Il resoconto è { $file }; tutto il resto è nella stessa cartella.
arena-uneven = Non tutti i bot hanno avuto ogni posto lo stesso numero di volte: il numero di partite dev’essere un multiplo di { $round }.
arena-percent = { $n }%
arena-interval = { $low }–{ $high }%
arena-strength = Forza (alla pari: { $even } delle vittorie per posto)
arena-bot = bot
arena-seats = posti
arena-share = vittorie
arena-between = intervallo al 95%
arena-rating = punteggio Elo
arena-error = 95%
arena-mean = media punti
arena-versus = Quanto spesso la riga finisce davanti alla colonna (a pari punti conta metà)
arena-points = Punti non superati in questa percentuale di partite
arena-part = { $n }%
arena-sources = Media dei punti per fonte
arena-source = fonte
arena-times = Millisecondi per decisione, in media
arena-decision = decisione
arena-kind-place = prime imprese
arena-kind-auction = scelta della colonna
arena-kind-bid = offerte
arena-kind-pay = pagamenti
arena-kind-take = ultima colonna
arena-kind-city = azioni Città
arena-kind-land = azioni Terra
arena-kind-trade = azioni Commercio
arena-kind-close = chiusura di imprese
arena-kind-all = tutte
arena-slowest = la più lenta
arena-failures = errori
arena-decisions = decisioni

## Il resoconto

arena-title = Arena: { $bots }
arena-about =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } a { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }, { $deals ->
        [one] { $deals } distribuzione
       *[other] { $deals } distribuzioni
    } con i posti scambiati, seed { $seed }, scatola { $box } ({ $digest }).
arena-again = Per rigiocare le stesse partite:
arena-method =
    A pari punti la vittoria si divide. Gli intervalli sono quelli di Wilson; poiché le partite con la stessa
    distribuzione possono somigliarsi, si basano sul numero di partite indipendenti a cui le distribuzioni
    equivalgono. Il punteggio è quello di Bradley–Terry sulla scala Elo, in base a chi è finito davanti a chi;
    0 è la media di questi bot, e 100 punti di distacco vogliono dire finire davanti nel 64% delle partite.
arena-plot-shares = Quota delle vittorie per posto, in percentuale, con intervalli al 95%; la linea tratteggiata è la quota alla pari
arena-plot-ratings = Punteggi Elo con intervalli al 95%
arena-plot-spread = Quanti punti ha fatto ogni bot, e quante volte; la linea è la mediana
arena-plot-sources = I punti di ogni bot, divisi per fonte; le perdite a sinistra dello 0
arena-plot-times = Un puntino per ogni bot; ogni passo della scala è dieci volte il precedente
arena-plot-interval = { $value } (da { $low } a { $high })
arena-plot-bin =
    { $n ->
        [one] { $bot }: punti da { $low } a { $high }, { $n } volta
       *[other] { $bot }: punti da { $low } a { $high }, { $n } volte
    }
arena-plot-median = { $bot }: mediana { $n }
arena-plot-source = { $bot }: { $source } { $n }
arena-plot-time = { $bot }: { $kind } { $ms } ms
