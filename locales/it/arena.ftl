### L’arena: bot contro bot, e come è andata.

help-arena = Fa giocare i bot fra loro con le stesse pescate: vittorie, punteggio, resoconto.
usage-arena = Uso: nieuw arena --bots BOT [OPZIONI]
example-arena = Esempio: nieuw arena --bots greedy --against uniform --seats 4 --games 200 --out DIR
option-arena-bots = Nomi dei bot; si incontrano tutti, se non c’è --against.
option-against = Questo bot in tutti i posti tranne uno, e lì ciascuno di --bots.
option-arena-games = Numero di partite; se manca, 100.
option-arena-seats = Numero di posti, da 2 a 5; se manca, 4.
option-arena-seed = Un numero: lo stesso numero ridà le stesse partite.
option-arena-out = Cartella per registrazioni, tabella (games.csv) e resoconto (report.html).
option-resume = Continua le partite in --out; le impostazioni restano.
option-jobs = Partite giocate insieme; se manca, una per ogni core.
option-scheduler = Gioca sulle macchine di questo scheduler Dask, per esempio tcp://10.0.0.5:8786.
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
error-resume-was = { $folder }: è cominciata con { $option } { $then }; lascialo così, o scegli un’altra cartella
error-resume-without = { $folder }: è cominciata senza { $option }; lasciala così, o scegli un’altra cartella
error-resume-program = { $folder }: qui gioca il programma { $bot }; indicalo tu stesso con { $option }
error-resume-box = { $folder }: è cominciata con la scatola { $box }; indica il suo file con --box
error-game = la partita { $number } non è arrivata alla fine: { $reason }
error-scheduler = --scheduler { $address }: non utilizzabile: { $reason }

## Cifre

arena-played =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $deals ->
        [one] { $deals } distribuzione
       *[other] { $deals } distribuzioni
    }
arena-written = Tutto è in { $file } e lì accanto.
arena-uneven = Non tutti i bot hanno ancora avuto ogni posto altrettante volte: ci vuole un multiplo di { $round } partite.
arena-percent = { $n } %
arena-interval = { $low } – { $high } %
arena-strength = Forza (alla pari: { $even } delle vittorie per posto)
arena-bot = bot
arena-seats = posti
arena-share = vittorie
arena-between = intervallo al 95 %
arena-rating = punteggio Elo
arena-error = 95 %
arena-mean = media punti
arena-versus = Finisce davanti all’altro in tante partite (a pari punti vale mezzo)
arena-points = Punti: quante partite su cento non vanno oltre
arena-part = { $n } %
arena-sources = Media dei punti per provenienza
arena-source = provenienza
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
    } a { $seats } posti, { $deals ->
        [one] { $deals } distribuzione
       *[other] { $deals } distribuzioni
    } con i posti scambiati, seme { $seed }, scatola { $box } ({ $digest }).
arena-again = Le stesse partite di nuovo:
arena-method =
    A pari punti la vittoria si divide. Gli intervalli sono quelli di Wilson, per quante partite valgono le
    distribuzioni, perché le partite di una stessa distribuzione possono somigliarsi. Il punteggio è quello di
    Bradley-Terry sulla scala Elo, da chi è finito davanti a chi; 0 è la media di questi bot, e 100 punti di distacco
    vogliono dire finire davanti all’altro nel 64 % delle partite.
arena-plot-shares = Quota delle vittorie per posto, in percento, con intervalli al 95 %; la linea tratteggiata è la quota alla pari
arena-plot-ratings = Punteggi Elo con intervalli al 95 %
arena-plot-spread = Quante volte ogni bot ha raggiunto quanti punti; la linea è la mediana
arena-plot-sources = I punti di ogni bot, una provenienza accanto all’altra; le perdite a sinistra dello 0
arena-plot-times = Un punto per ogni bot; ogni passo della scala è dieci volte il precedente
arena-plot-interval = { $value } (da { $low } a { $high })
arena-plot-bin =
    { $n ->
        [one] { $bot }: da { $low } a { $high } punti { $n } volta
       *[other] { $bot }: da { $low } a { $high } punti { $n } volte
    }
arena-plot-median = { $bot }: mediana { $n }
arena-plot-source = { $bot }: { $source } { $n }
arena-plot-time = { $bot }: { $kind } { $ms } ms
