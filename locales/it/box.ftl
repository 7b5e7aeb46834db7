### File della scatola.

box-ok =
    { $n ->
        [one] ok { $file }: { $name }, { $n } numero, { $digest }
       *[other] ok { $file }: { $name }, { $n } numeri, { $digest }
    }
box-template = { $file } è pronto. Compilalo, poi: { $command }
box-name = Scatola { $name }, { $digest }
box-legend =
    Dopo ogni numero: niente = stampato ({ $printed }), ~ = dedotto ({ $inferred }),
    ' = riferito da un giocatore ({ $reported }), * = ricostruito da noi ({ $reconstructed }).
box-land = Carte Terreno (da 1 a 12 blu, da 13 a 24 rosse)
box-land-houses = case
box-land-wood = legno
box-land-corn = granturco
box-ship = Carte Nave (da 1 a 12 blu, da 13 a 24 rosse)
box-ship-furs = pellicce
box-ship-coins = monete
box-ship-goods = merci
box-column = Colonne della Cassa
box-column-tiles = tessere
box-column-coins = monete
box-trader = Mercanti
box-trader-furs = pellicce
box-trader-price = prezzo in merci
box-camp = Campi: spazi per i padiglioni
box-camp-spaces-1 = 2 giocatori
box-camp-spaces-2 = 3 giocatori
box-camp-spaces-3 = 4 giocatori
box-camp-spaces-4 = 5 giocatori
box-area = Zone: spazi per gli empori
box-area-black = neri
box-area-white = bianchi
box-wharf-docks = Spazi per le merci sui moli: { $numbers }
box-river-boats = Granturco sulle barche: { $numbers }
box-land-points = Punti per i terreni disboscati, secondo la posizione: { $numbers }

## Che cosa non va in un file della scatola

box-problem-in = { $file }: { $problem }
box-problem-more =
    { $n ->
        [one] { $problem } (e ancora { $n } problema)
       *[other] { $problem } (e ancora { $n } problemi)
    }
box-problem-neither = non c’è nessun file e nessuna scatola incorporata con questo nome (incorporate: { $boxes })
box-problem-not-builtin = non c’è nessuna scatola incorporata con questo nome (incorporate: { $boxes })
box-problem-large = troppo grande: un file della scatola ha al massimo { $bytes } byte
box-problem-long = troppo grande: un file della scatola ha al massimo { $letters } caratteri, e { $line } per riga
box-problem-json = ci vuole JSON, { $got }
box-problem-json-object = ci vuole un oggetto JSON, { $got }
box-problem-name = { $key }: ci vogliono al massimo 40 lettere minuscole, cifre e trattini, { $got }
box-problem-own-name = { $key }: { $got }; dai un altro nome alla tua scatola
box-problem-table = { $key }: ci vuole una tabella, { $got }
box-problem-key = { $key }: qui questa chiave non esiste, ci sono solo { $keys }
box-problem-only-land = { $key }: le carte Terreno sono solo { $last }
box-problem-only-ship = { $key }: le carte Nave sono solo { $last }
box-problem-only-column = { $key }: le colonne sono solo { $last }
box-problem-only-camp = { $key }: i campi sono numerati da 1 senza salti e sono al massimo { $last }
box-problem-only-area = { $key }: le zone sono numerate da 1 senza salti e sono al massimo { $last }
box-problem-list = { $key }: ci vuole una lista di { $length } numeri interi, { $got }
box-problem-list-range = { $key }: ci vuole una lista con da { $low } a { $high } numeri interi, { $got }
box-problem-one-number = { $key }: ci vuole un solo numero intero, { $got }
box-problem-number = { $key }: ci vuole un numero intero da { $low } a { $high }, { $got }
box-problem-source = { $key }: ci vuole «printed: DOVE», «inferred», «reported» o «reconstructed», { $got }
box-problem-sources = { $key }: ci vuole una lista di { $length } fonti, una per ogni numero, { $got }
box-problem-proven = { $key }: in ogni copia del gioco qui c’è { $value }, { $got }
box-problem-at-least = { $key }: ci vuole almeno { $low }, { $got }
box-problem-coins = { $key }: almeno una colonna deve essere senza monete
box-problem-cards =
    { $least ->
        [one] { $key }: ci vuole almeno { $least } carta con { $values }, { $got }
       *[other] { $key }: ci vogliono almeno { $least } carte con { $values }, { $got }
    }
box-problem-areas = { $key }: ci vogliono { $length } zone, una di fronte a ogni campo, { $got }
box-problem-boats = { $key }: ci vogliono { $length } barche, una da ogni campo al successivo, { $got }
box-problem-boats-of-one = { $key }: ci vogliono almeno { $length } barche con 1 granturco, { $got }
box-problem-spaces = { $key }: con più giocatori gli spazi non possono essere di meno ({ $got })
box-problem-alike = { $key }: è la stessa carta di { $other }
box-problem-worse = { $key }: { $other } è almeno altrettanto buona in tutto, nessuno prenderebbe questa carta ({ $got })

# Che cosa c’è invece: del file una frase intera, di una chiave la fine di una frase.

box-got-folder = questa è una cartella, non un file
box-got-device = questo non è un file normale
box-got-unreadable = impossibile leggerlo: { $reason }
box-got-byte = ci vuole testo UTF-8, qui c’è il byte { $byte } alla posizione { $position }
box-got-mistake = non è TOML valido: errore alla riga { $line }, colonna { $column }
box-got-mistake-at-end = non è TOML valido: errore alla fine del file
box-got-long-number = contiene un numero di migliaia di cifre
box-got-deep-lists = contiene troppe liste una dentro l’altra
box-got-builtin-name = «{ $name }» è la scatola incorporata, che ha altri numeri
box-got-nothing = ma qui non c’è niente
box-got-unfilled = ma qui non è ancora compilato
box-got-value = non { $value }
box-got-huge-number = non un numero di più di nove cifre
box-got-text = non «{ $text }»
box-got-list =
    { $n ->
        [0] non una lista vuota
        [one] non una lista di { $n } elemento
       *[other] non una lista di { $n } elementi
    }
box-got-table = non una tabella
box-got-date = non una data o un’ora
box-got-spaces = { $list }
box-got-card = { $values }
box-got-other = qui c’è altro
box-value = { $key } = { $value }
