### Le pagine intorno al tavolo, nel browser.

page-game = { -game }
# Il titolo della finestra del browser.
page-title = { $page } · { -game }
page-skip = Vai al contenuto
page-nav = Pagine
page-loading = Un momento…
page-home = Pagina iniziale
page-rules = Regole
page-replays = Rivedere
page-about = Informazioni
page-preferences = Preferenze
page-language = Lingua
page-dark = Tema scuro
page-close = Chiudi
page-back = Indietro
page-back-table = Torna al tuo tavolo
page-menu = Menu
page-points = Punti

## Pagina iniziale

page-home-title = Conquista il tuo posto in una città del 1626
page-home-lead = Un gioco da tavolo di aste, terreni e pellicce per 2-5 giocatori. Circa un’ora. Senza registrarsi.
page-play-now = Gioca subito
page-play-now-hint = Con due bot, subito in gioco
page-or-join = o partecipa con un link
page-paste = Incolla il link di un posto
page-paste-wrong = Questo non è il link di un posto o di un tavolo. Finisce così: #/join/…
page-join = Partecipa
page-my-games = Le mie partite
page-my-games-hint =
    { $n ->
        [0] Nessuna ti aspetta.
        [one] Una ti aspetta.
       *[other] { $n } ti aspettano.
    }
page-my-games-none = Qui staranno le partite che giochi.
page-lobby = Lobby
page-lobby-hint = Tavoli aperti, in questo momento.
page-lobby-none = Ora non c’è nessun tavolo aperto. Creane uno e mostralo qui.
page-sit = Siediti
page-watch = Guarda
page-your-turn = Tocca a te
# Su un dispositivo con più giocatori.
page-turn-of = { $who }, tocca a te
page-table-empty = Un tavolo vuoto
page-name-bot = { $who } (bot)
page-game-open =
    { $n ->
        [0] Completo, non ancora iniziato
        [one] Ne aspetta ancora { $n }
       *[other] Ne aspetta ancora { $n }
    }
page-game-over = Finita, { $ago }
page-game-round = Round { $round }, { $step }
page-game-since = { $where }; { $ago }
page-game-won = Ha vinto { $who }

## Un nuovo tavolo

page-new = Nuovo tavolo
page-new-hint = Scrivi il tuo nome, manda il link, gioca.
page-new-more = Altre scelte
page-new-lead = Chi siede dove. Un posto aperto ha un link da mandare a un amico; in due si può anche condividere questo schermo.
page-your-name = Il tuo nome
page-seats = Posti
page-you = Tu
page-make = Crea il tavolo
page-make-start = Crea il tavolo e comincia
page-seat = Posto { $n }
page-seat-who = Chi siede al posto { $n }
page-seat-colour = Colore del posto { $n }
page-seat-name = Nome al posto { $n }
page-seat-bot = Bot al posto { $n }
page-seat-bot-named = Bot { $bot }
page-seat-open = Con un link
page-seat-here = Qui, a questo schermo
page-seat-open-hint = Il link arriva nella pagina seguente.
page-kind-me = Io
page-kind-here = Qualcuno a questo schermo
page-kind-open = Aperto, con un link
page-kind-bot = Bot
page-start-who = Chi comincia
page-start-random = A sorte
page-start-seat = Posto { $n }, { $colour }
page-listed = Mostralo nella lobby
page-listed-hint = Chiunque qui può prendere un posto aperto. Altrimenti ci si arriva solo con i tuoi link.
page-box-own = Gioca con i numeri della tua scatola
page-box-own-hint = Chi possiede il gioco stampato può scrivere i numeri delle carte e del tabellone: nieuw box template prepara il file da compilare.
page-box-file = File della scatola
page-box-chosen = A questo tavolo vale { $file }.
page-box-big = Questo file è troppo grande per essere un file della scatola.

## Partecipare

page-join-title = Un posto ti aspetta
page-join-lead = Scrivi il tuo nome e siediti. In questo browser il posto resta tuo.
page-join-sit = Prendi il posto
page-join-hint = Non conosci il gioco?
page-rules-read = Leggi le regole
page-device-title = I tuoi posti su questo dispositivo
page-device-lead = Questo link è stato creato su un altro tuo dispositivo. Vale una volta sola, e porta qui il tuo nome, le tue preferenze e i tuoi posti.
page-device-claim = Usali qui

## Prima di cominciare

page-table-waits = Il tavolo aspetta
page-table-waits-for =
    { $n ->
        [one] Un posto è aperto.
       *[other] { $n } posti sono aperti.
    }
page-table-full = Ci siete tutti.
page-seat-free = Posto aperto, { $colour }
page-chair-bot = Bot { $bot }
page-chair-open = aspetta un ospite
page-chair-here = è qui
page-chair-away = non c’è
page-start = Comincia la partita
page-start-hint = Puoi cominciare prima che ci siano tutti: i bot prendono i posti aperti.
page-start-wait = Si comincia quando ogni posto è preso.
page-start-host = Si comincia quando lo dice chi ha creato il tavolo.
page-links-fresh = Nuovi link
page-links-hint = Ogni link vale una volta, per una persona. I nuovi link annullano i vecchi.
page-link = Link del posto
page-copy = Copia
page-copied = Copiato
page-share = Condividi
page-watching =
    { $n ->
        [0] Nessuno sta guardando
        [one] { $n } persona sta guardando
       *[other] { $n } persone stanno guardando
    }

## Preferenze

page-preferences-lead = Ti seguono su tutti i tuoi dispositivi.
page-theme = Tema
page-theme-auto = Come il dispositivo
page-theme-light = Chiaro
page-theme-dark = Scuro
page-speed = I pezzi si muovono
page-speed-0 = all’istante
page-speed-120 = in fretta
page-speed-250 = normalmente
page-speed-500 = lentamente
page-speed-hint = È anche il ritmo del racconto di ciò che è successo in tua assenza.
page-pause = Un bot aspetta prima di muovere
page-seconds = { $n } s
page-confirm = Chiedi conferma prima che il mio turno finisca
page-confirm-hint = Fine del turno e pescate non si possono annullare liberamente.
page-kept = Salvato.
page-device = Un altro dispositivo
page-device-hint = Un link che vale una volta: aprilo là, e i tuoi posti e le tue preferenze ci saranno.
page-device-make = Crea un link

## Il tavolo

page-table-of = Tavolo di { $who }
page-your-turn-title = Tocca a te: { $table }
page-question = La domanda
page-round = Round
page-round-n = Round { $round }
page-round-of = Round { $round } di { $rounds }
page-steps = Passi del round
page-step-n =
    { $step ->
        [12] { page-final }
       *[other] Passo { $step } · { $name }
    }
page-step-prepare = Preparazione
page-step-bidding = Asta
page-step-city = Città
page-step-land = Terra
page-step-trade = Commercio
page-step-supply = Provviste
page-order = Ordine di turno e punti
page-tabs = Parti del tavolo
page-tab-turn = Tocca a te
page-tab-now = Ora
page-tab-board = Tabellone
page-tab-players = Giocatori
page-tab-log = Cronaca
page-connecting = Collegamento al tavolo…
page-lost = Il collegamento si è interrotto. Ciò che vedi non è aggiornato; nulla di quel che hai fatto va perso.
page-lost-for = { $n } s
page-retry = Riprova
page-scores = Vedi il punteggio
page-see-board = Tabellone

## Cronaca, chat, sguardo indietro

page-log = Cronaca
page-chat = Chat
page-log-chat = Cronaca e chat
page-log-none = Non è ancora successo nulla.
page-log-earlier = Mostra le righe precedenti
page-log-ahead = Mostra le righe successive
page-log-trial = Da qui in poi una prova: altre pescate
page-log-record = Da qui in poi questa partita
page-log-look = Mostra il tabellone com’era dopo questo
page-log-more = Di più
page-log-less = Di meno
page-chat-none = Nessuno ha ancora detto nulla.
page-chat-say = Di’ qualcosa
page-chat-send = Invia
page-chat-unread =
    { $n ->
        [one] nuova riga
       *[other] nuove righe
    }
page-past = Il tabellone com’era: mossa { $n } di { $of }
page-past-line = Mossa { $n } di { $of }
page-earlier = Una riga prima
page-later = Una riga dopo
page-now = Torna a ora
page-back-here = Annulla fin qui
page-copy-here = Prova da qui
page-trial = Prova
page-trial-lead = È solo una prova.
page-trial-back = Torna alla partita
page-vote-asked =
    { $n ->
        [one] { $who } chiede di annullare l’ultima riga. Va bene?
       *[other] { $who } chiede di annullare le ultime { $n } righe. Va bene?
    }
page-vote-waits = Per annullare manca la risposta di { $who }.
page-vote-yes = Va bene
page-vote-no = No

## In tua assenza

page-away = In tua assenza
page-away-at = { $n } di { $of }
page-away-told =
    { $n ->
        [one] È successa una cosa; la cronaca la racconta di nuovo.
       *[other] Sono successe { $n } cose; la cronaca le racconta di nuovo.
    }
page-away-lines = Che cosa è successo
page-away-you = Che cosa cambia per te
page-away-nothing = Per te non è cambiato nulla.
page-away-got = Hai { $amount } in più.
page-away-gave = Hai { $amount } in meno.
page-away-marker = Il tuo segnalino Ordine di Turno ora è { $now }, era { $was }.
page-away-travel = Un viaggio dai Lenape ora ti costa { $now } granturco, prima { $was }.
page-away-lead-0 =
    { $others ->
        [0] Non hai più il controllo { $place }.
       *[other] Non hai più il controllo { $place }: ora è di { $who }.
    }
page-away-lead-1 = Sei in parità { $place } con { $who }.
page-away-lead-2 = Il controllo { $place } è solo tuo.
page-away-go-on = Continua a giocare
page-pause-now = Pausa
page-go-on = Continua
page-skip-end = Alla fine

## Dalla tua ultima mossa

page-since = Dalla tua ultima mossa
page-since-hide = Nascondi
page-since-more = altre { $n }
page-since-drew = Hai pescato { $furs }
page-since-outbid = { $who } ha preso la colonna { $column } con { $bid }; tu hai offerto { $mine }
page-since-round = Fine del round { $round }: { $list }

## Il menu e le sue finestre

page-help = Aiuto
page-help-all = Tutte le regole
page-keys = Scorciatoie da tastiera
page-key-1 = Premi il pulsante principale della domanda
page-key-2 = Passa
page-key-3 = Annulla
page-key-4 = Scegli un numero, un distretto, una colonna o un’azione speciale
page-key-5 = Uno in più, uno in meno
page-key-6 = Guarda il tabellone una riga prima o dopo
page-key-7 = Torna a ora, o chiudi ciò che è aperto
page-key-8 = Mostra questo aiuto
page-hand = Fatti sostituire da un bot
page-hand-back = Riprendi il posto di { $who }
page-hand-on = Un bot gioca per te
page-hand-lead = Il bot gioca al tuo posto finché non lo riprendi; nessun altro può farlo.
page-hand-seat = Posto
page-hand-bot = Bot
page-hand-do = Fallo giocare
page-record = Scarica la registrazione
page-report = Segnala un problema
page-report-lead = Con il tuo testo si invia la posizione di questa partita; nient’altro su di te.
page-report-what = Che cosa è andato storto?
page-report-send = Invia
page-report-done = Grazie. Ne abbiamo preso nota.

## La fine

page-final = Punteggio finale
page-final-again = Mostra di nuovo
page-final-before = Dopo sei round: { $standing }
page-final-none = { $source }: nessuno
page-won =
    { $n ->
        [one]
            { $points ->
                [one] { $who } vince con { $points } punto
               *[other] { $who } vince con { $points } punti
            }
       *[other]
            { $points ->
                [one] { $who } condividono la vittoria con { $points } punto
               *[other] { $who } condividono la vittoria con { $points } punti
            }
    }
page-place =
    { $points ->
        [one] Il tuo posto: { $place } di { $seats }, con { $points } punto.
       *[other] Il tuo posto: { $place } di { $seats }, con { $points } punti.
    }
page-won-ahead =
    { $n ->
        [one] { $n } punto di vantaggio su { $who }.
       *[other] { $n } punti di vantaggio su { $who }.
    }
page-won-from = { $n } dei { $of } vengono da due fonti: { $one } e { $two }.
page-won-since =
    { $round ->
        [0] In testa dall’inizio alla fine.
        [1] In testa fin dal primo round.
       *[other]
            { $round ->
                [7] Ha deciso il punteggio finale.
               *[other] Sempre in testa dal round { $round }.
            }
    }
page-rematch = Rivincita
page-rematch-go = Alla rivincita
page-sources = Punti per fonte
page-source = Fonte
page-source-start = prima di questa registrazione
page-source-ship = navi
page-source-clear = terreni disboscati
page-source-election = elezioni
page-source-final-election = elezioni finali
page-source-final-land = terreno occupato
page-source-final-furs = pellicce rimaste
page-source-final-rest = risorse rimaste, 1 ogni 3
page-source-close = imprese chiuse
page-source-total = Totale
page-after-rounds = Dopo sei round
page-chart-sources = Punti per fonte
page-chart-lost = −{ $n } per chiusure
page-chart-times = Punti dopo ogni round
page-chart-end = Fine
page-chart-who = { $who } { $n }
page-times = Punti nel tempo
page-times-hint = Round da 1 a 6, poi il punteggio finale.
page-times-from = La registrazione di questa partita comincia dal round { $round }: i punti precedenti sono in una somma sola.
page-high-points = Le mosse più redditizie
page-plus = +{ $n }
page-see-it = Guarda
page-fair = Pescate leali: i semi di tutte le pescate ora sono pubblici.
page-fair-check = Chiunque può controllare:

## Rivedere

page-replay = Rivedi la partita
page-replay-of = La partita di { $who }
page-replay-begin = Prima della prima riga.
page-pace = Velocità: ×{ $n }
page-replays-lead = Guarda una registrazione qualsiasi di questo gioco, riga per riga. Qui non se ne conserva nulla.
page-replays-mine = Le mie partite finite
page-record-file = Una registrazione da un file
page-record-paste = o il suo testo
page-record-read = Guardala
page-record-big = Questo file è troppo grande per una registrazione.
page-line = Mossa
page-line-of = Mossa { $n } di { $of }
page-first = All’inizio
page-last = Alla fine

## Quando qualcosa va storto

page-missing = Qui non c’è nulla
page-missing-lead = L’indirizzo è sbagliato, o ciò a cui portava non c’è più.
page-fault = Non ha funzionato ({ $code }).
page-fault-stale = Nel frattempo il tavolo è andato avanti. Guarda di nuovo.
page-fault-illegal-move = Ora le regole non lo permettono.
page-fault-not-your-turn = Non tocca più a te.
page-fault-not-your-seat = Questo posto non è tuo.
page-fault-bot-sits-in = Un bot ti sostituisce. Prima riprendi il tuo posto.
page-fault-nothing-to-undo = Lì non c’è nulla da annullare.
page-fault-no-such-vote = Questa votazione è finita.
page-fault-no-such-table = Questo tavolo non esiste.
page-fault-unreadable = I dati salvati di questo tavolo sono danneggiati e non si può aprire. Avvisa chi gestisce il server.
page-fault-no-such-line = Questa riga non c’è nella cronaca.
page-fault-no-such-box = Manca il file della scatola di questa partita.
page-fault-not-the-host = Può farlo solo chi ha creato il tavolo.
page-fault-not-over = La rivincita può cominciare quando questa partita è finita.
page-fault-seat-taken = Qualcun altro ha preso questo posto, o il link è già stato usato. Chiedine uno nuovo.
page-fault-link-used = Questo link è già stato usato, o è troppo vecchio. Chiedine uno nuovo.
page-fault-bad-name = Un nome ha da 1 a 60 caratteri.
page-fault-bad-seats = Un tavolo ha da 2 a 5 posti.
page-fault-bad-start = Il posto che dovrebbe cominciare non c’è.
page-fault-bad-colour = Ogni posto ha bisogno di un colore suo.
page-fault-unknown-bot = Questo bot non esiste.
page-fault-bad-box = Questo non è un file della scatola valido: { $detail }
page-fault-bad-record = Questa non è una registrazione valida: { $detail }
page-fault-bad-request = Il server non ha capito la pagina ({ $detail }). Ricaricala.
page-fault-wrong-origin = Questa pagina non è del server.
page-fault-too-long = È troppo lungo.
page-fault-too-often = Troppo in una volta. Aspetta un momento e riprova.
page-fault-not-kept = Non è stato possibile salvarlo, quindi non è successo nulla. Riprova tra un momento.
page-fault-empty = Non c’è scritto nulla.
page-fault-offline = Il server non risponde. C’è il collegamento?

## Regole

page-rules-lead = Sei round di undici passi. Vince chi ha più punti. Qui c’è tutto ciò che serve per giocare; il riquadro accanto al tabellone mostra quanto costa e quanto rende ogni scelta.
page-rules-contents = Sezioni
page-rules-steps = passo { $steps }
page-rules-place = Posizione nella fila

page-rules-short = In breve
page-rules-short-1 = Sei un patrono in una città di mercanti che cresce. Dopo sei round vince chi ha più punti: vengono dalle elezioni in città, dai terreni disboscati e dalle pellicce spedite.
page-rules-short-2 = In ogni round ognuno ottiene all’asta una colonna di tessere Azione e paga con ciò che possiede. Le tessere dicono che cosa puoi fare: Città, Terra, Commercio.
page-rules-short-3 = L’una nutre l’altra: il legno costruisce, i terreni disboscati danno granturco, il granturco tiene aperte le imprese e paga i viaggi, le merci comprano pellicce, e le navi portano monete e altre merci.
page-rules-short-4 = Per la prima partita: non svuotarti le tasche per una colonna, tieni un granturco per ogni impresa, e sii bravo in due delle tre vie piuttosto che in nessuna.

# Under the pictures of the rules.
page-picture-way-city = Il legno costruisce imprese; dove ne hai di più, le elezioni portano punti.
page-picture-way-land = Terreni e case, poi si disbosca: punti e legno una volta, granturco in ogni round.
page-picture-way-trade = Le merci comprano pellicce; una nave piena porta punti e monete, poi merci in ogni round.
page-picture-setup = Lo stesso pezzo tre volte: un’impresa in città, una casa su un terreno, un magazzino che apre un molo.
page-picture-bidding = Giallo ha scelto la colonna 1 e ha offerto 5, Blu offre 6, Arancio deve ancora rispondere. Se vince, Blu paga 6 risorse qualsiasi, riceve una tessera Terra, due tessere Commercio e 1 moneta e scambia con Giallo il segnalino Ordine di Turno.
page-picture-city = Blu indice le elezioni. { district-lumberyard }: in testa da solo, 3 punti. { district-granary }: in parità con Giallo, 2 punti. { district-docks }: nessuna impresa, nessun punto.
page-picture-land = Una fila di quattro carte. Due sono disboscate e danno granturco in ogni round. La terza ha tutte le case: disboscarla dà il suo legno e i 6 punti della posizione 3. Alla quarta manca una casa.
page-picture-river = Nel campo 1 non abita più nessuno. Dall’emporio di fronte, il viaggio fino al campo 2 costa il granturco della barca nel mezzo.
page-picture-traders = Dal mercante in alto prendi le pellicce che vuoi; gli altri vendono solo tutto insieme.
page-picture-ship = 3 per ogni castoro, 2 per la lince, 1 per ognuna delle altre: 3 + 3 + 2 + 1 + 1 = 10 punti.
page-picture-supply = Sei imprese, cinque granturco: cinque restano, una chiude, e costa 2 punti.

page-rules-setup = Allestimento
page-rules-setup-1 = Ognuno comincia con 25 edifici, 8 monete, 4 merci, 3 legno, 2 granturco e 2 pellicce pescate coperte. Un edificio è subito un magazzino: il suo molo tiene le tue 4 merci.
page-rules-setup-2 = Un edificio in città è un’impresa, su una carta Terreno una casa, sulla carta Banchina un magazzino.
page-rules-setup-3 = In ordine di turno ognuno piazza gratis un’impresa in un distretto a scelta; poi, nello stesso ordine, una seconda.
page-rules-setup-4 = I padiglioni dei Lenape stanno nel campo 1 e i vostri empori di fronte, quindi nessuno deve ancora viaggiare. Tutto è scoperto, tranne l’ordine dei mazzi e delle pellicce coperte.

page-rules-preparation = Fase preparazione
page-rules-preparation-1 = Passo 1: le carte Terreno e Nave rimaste escono dal gioco; se ne scoprono quattro nuove per tipo. Durante il round non si riforniscono.
page-rules-preparation-2 = Passo 2: si riforniscono i tre mercanti Lenape: 4, 3 e 4 pellicce. Quelle ancora lì restano.
page-rules-preparation-3 = Passo 3: le 12 tessere Azione (4 Città, 4 Terra, 4 Commercio) si distribuiscono a caso nelle cinque colonne della Cassa.

page-rules-bidding = Fase asta
page-rules-bidding-1 = Di quelli senza colonna, chi ha il segnalino Ordine di Turno più basso sceglie una colonna e apre con un’offerta di 0 o più. Gli altri senza colonna seguono una volta ciascuno: offrono di più o passano.
page-rules-bidding-2 = Un’offerta è un numero di risorse: monete, merci, legno, granturco e pellicce valgono 1 ciascuno. Nessuno può offrire più di quanto ha.
page-rules-bidding-3 = Chi offre di più paga subito, in qualsiasi combinazione, e prende le tessere e poi le monete della colonna.
page-rules-bidding-4 = Se la colonna l’aveva scelta un altro, i due si scambiano il segnalino Ordine di Turno.
page-rules-bidding-5 = Chi ha passato può offrire per le colonne seguenti. L’ultimo senza colonna ne prende gratis una rimasta a scelta e tiene il suo segnalino.
page-rules-bidding-6 = In due giocatori la colonna all’asta dev’essere da tre tessere; chi non la vince ne prende poi gratis una da due tessere.

page-rules-city = Città
page-rules-city-1 = I passi 5, 6 e 7 funzionano allo stesso modo. In ordine di turno, ognuno usa tutte le tessere di quel tipo e un’azione speciale, nell’ordine che vuole. Ciò che si passa rende 1 moneta.
page-rules-city-2 = Una tessera Città fa una di due cose. Costruire imprese: da 1 a 3, per 1 legno l’una, in distretti a scelta.
page-rules-city-3 = Oppure indire elezioni: 3 punti per ogni distretto che controlli, 2 punti dove sei in parità. Gli altri non fanno punti.
page-rules-city-4 = Un distretto senza una tua impresa non è mai tuo.

page-rules-land = Terra
page-rules-land-1 = Una tessera Terra fa una di due cose. Aggiungere terreni: prendi una carta esposta e mettila all’estremità destra della tua fila. Finché non la disboschi resta non disboscata.
page-rules-land-2 = Poi un padiglione lascia il campo abitato più a sinistra: va in uno spazio libero del campo seguente a monte, o fuori dal gioco se non ce n’è. L’ultimo nell’ultimo campo resta.
page-rules-land-3 = Oppure disboscare terreni: tutte le tue carte non disboscate con tutte le case si disboscano insieme e danno il legno indicato.
page-rules-land-4 = Fai i punti della posizione della carta più a destra disboscata con questa azione, contando da sinistra tutte le carte della fila.
page-rules-land-5 = Le carte disboscate danno il loro granturco nel passo 8 di ogni round, a partire da questo.
page-rules-land-points = Punti per disboscare

page-rules-trade = Commercio
page-rules-trade-1 = Una tessera Commercio fa una di due cose. Commerciare pellicce con i Lenape, con un mercante: da quello in alto scegli da 1 a 4 pellicce per 1 merce l’una; quello al centro le dà tutte e 3 per 4 merci; quello in basso tutte e 4 per 3 merci.
page-rules-trade-2 = Se di fronte al tuo emporio non c’è nessun padiglione, il viaggio costa il granturco di tutte le barche fino al campo abitato più vicino, una volta per azione.
page-rules-trade-3 = Oppure spedire pellicce: scegli una nave e carica esattamente le pellicce che chiede, di tipi qualsiasi.
page-rules-trade-4 = Punti: 3 per ogni pelliccia del tipo più numeroso che carichi, 2 per ognuna del secondo, 1 per ognuna degli altri. Due castori, una lince, una lontra e un topo muschiato fanno 6 + 2 + 1 + 1 = 10.
page-rules-trade-5 = Le monete della nave le ricevi subito, le sue merci nel passo 10 di ogni round, a partire da questo.

page-rules-special = Azioni speciali
page-rules-special-1 = Una in ciascuno dei passi 5, 6 e 7, con o senza tessere; in un distretto a scelta, e nessuno blocca nessuno.
page-rules-special-2 = Costa una tassa di 1 moneta, pagata prima. È gratis se in quel momento controlli il distretto o sei in parità.
page-rules-special-3 = Un’azione che non avrebbe effetto non si può scegliere; passala per 1 moneta.
page-rules-special-lumberyard = Compra quanto legno vuoi per 1 moneta l’uno, o vendine quanto vuoi per 1 moneta l’uno.
page-rules-special-granary = Lo stesso con il granturco.
page-rules-special-docks = Per 1 legno costruisci un magazzino, quattro al massimo: apre un molo con posto per altre merci.
page-rules-special-guild = Costruisci da 1 a 3 case per 1 legno l’una, sempre da sinistra a destra lungo i tuoi terreni.
page-rules-special-market = Annuncia 1, 2 o 3 pellicce, paga 3, 6 o 9 in qualsiasi combinazione di monete e merci, poi pescale coperte.
page-rules-special-company = Per 1 legno sposta il tuo emporio nella prima zona a monte con uno spazio libero, mai oltre il campo abitato più a destra.

page-rules-supply = Fase provviste e rendite
page-rules-supply-1 = Passo 8: ricevi il granturco dei tuoi terreni disboscati.
page-rules-supply-2 = Passo 9: paga 1 granturco per ogni impresa. Tutto ciò che si può pagare va pagato.
page-rules-supply-3 = Per ogni impresa che non puoi pagare ne chiudi una a tua scelta e perdi 2 punti.
page-rules-supply-4 = Passo 10: ricevi le merci delle tue navi; ciò che non trova posto sui tuoi moli va perso.
page-rules-supply-5 = Passo 11: ricevi 1 moneta per ogni distretto con una tua impresa, e 1 in più dove il controllo è solo tuo.

page-rules-end = Fine del gioco
page-rules-end-1 = Dopo sei round ci sono le elezioni finali per tutti: 3 punti per ogni controllo, 2 per ogni parità.
page-rules-end-2 = La tua carta Terreno più a destra completa di case vale la sua posizione, se non è disboscata.
page-rules-end-3 = Ogni pelliccia rimasta vale 1 punto.
page-rules-end-4 = Monete, merci, legno e granturco insieme: 1 punto ogni 3.
page-rules-end-5 = Vince chi ha più punti; a pari punti la vittoria si condivide.

page-rules-lenape = I Lenape
page-rules-lenape-1 = I Lenape vivevano su questo fiume e nella sua baia molto prima della colonia. Quando nel gioco i padiglioni si spostano a monte, è il segno di un popolo che perde la sua terra con l’avanzare delle fattorie olandesi: per vendite di terreni che le due parti intendevano in modo diverso, per le malattie e, negli anni 1640, per la guerra.
page-rules-lenape-2 = Le regole lo mostrano solo come un costo di viaggio che cresce. Non fu un ritiro volontario, e le nazioni Lenape di oggi vivono per lo più lontano da quel fiume.

## Informazioni

page-about-lead = Un’edizione non ufficiale di un gioco da tavolo fuori catalogo, per chi ne sente la mancanza.
page-about-game = Il gioco
page-about-game-1 = { -game } è un gioco di Jeffrey D. Allers, pubblicato da White Goblin Games nel 2012.
page-about-game-2 = Questo è un progetto amatoriale, non realizzato né approvato da nessuno dei due. Le regole sono raccontate con parole nostre, e delle illustrazioni pubblicate non si usa nulla.
page-about-numbers = I numeri su carte e tabellone
page-about-numbers-1 = Abbiamo letto regolamenti in quattro lingue, non le carte stampate. Ciò che i documenti provano è come stampato: i mercanti, la banchina, il conto dei punti.
page-about-numbers-2 = Le 24 carte Terreno, le 24 navi, parti del fiume e due colonne della Cassa sono ricostruite: scelte da noi entro ciò che dicono i documenti, e provate in molte partite. Non sono i numeri stampati.
page-about-numbers-3 = Chi possiede il gioco stampato può giocare con i suoi numeri: scegli un file della scatola per il tuo tavolo.
page-about-fair = Pescate leali
page-about-fair-1 = Prima che una partita cominci il server si impegna su un seme segreto; quando è finita il seme sta nella registrazione. Con quello chiunque può ripetere tutte le pescate e vedere che nulla è stato scelto:
page-about-lenape = I Lenape
page-about-lenape-more = Di più nelle regole
page-about-credits = Crediti
page-credit-icons = Icone di Lorc e Delapouite, con licenza CC BY 3.0, in parte ridisegnate:
page-credit-serif = EB Garamond di Georg Duffner e Octavio Pardo, con licenza SIL Open Font:
page-credit-sans = Source Sans 3 di Paul D. Hunt per Adobe, con licenza SIL Open Font:
page-credit-words = Testi con Project Fluent, con licenza Apache 2.0:
page-credit-page = La pagina è fatta con Svelte, con licenza MIT:
page-about-licence = Il programma è sotto licenza MIT.
