### Le pagine intorno al tavolo, nel browser.

page-game = { -game }
# Il titolo della finestra del browser.
page-title = { $page } · { -game }
page-skip = Vai al contenuto
page-nav = Pagine
page-loading = Un momento…
page-home = Pagina iniziale
page-rules = Regole
page-replays = Registrazioni
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

page-home-title = Conquista il tuo posto a Nuova Amsterdam, 1626
page-home-lead = Un gioco da tavolo di aste, terreni e pellicce, da 2 a 5 giocatori. Circa un’ora. Senza registrarsi.
page-play-now = Gioca subito
page-play-now-hint = Con due bot, subito in gioco
page-or-join = o partecipa con un link
page-paste = Incolla il link di un posto
page-paste-wrong = Questo non è il link di un posto o di un tavolo. Un link valido finisce così: #/join/…
page-join = Partecipa
page-my-games = Le mie partite
page-my-games-hint =
    { $n ->
        [0] Nessuna partita ti aspetta.
        [one] Una partita ti aspetta.
       *[other] { $n } partite ti aspettano.
    }
page-my-games-none = Qui compariranno le tue partite.
page-more-games = Altre partite
# Di un elenco che mostra solo le prime.
page-all-games = Mostra tutte ({ $n })
page-lobby = Lobby
page-lobby-hint = Tavoli pubblici in questo momento.
page-lobby-none = Ora non ci sono tavoli pubblici. Creane uno e mostralo nella lobby.
page-sit = Siediti
page-watch = Guarda
page-your-turn = Tocca a te
# Su un dispositivo con più giocatori.
page-turn-of = { $who }, tocca a te
page-table-empty = Un tavolo vuoto
page-name-bot = { $who } (bot)
page-game-open =
    { $n ->
        [0] Al completo, non ancora iniziata
        [one] Manca ancora { $n } persona
       *[other] Mancano ancora { $n } persone
    }
page-game-over = Finita { $ago }
page-game-round = Round { $round }, { $step }
page-game-won = Vittoria di { $who }

## Un nuovo tavolo

page-new = Nuovo tavolo
page-new-hint = Scrivi il tuo nome, manda il link, gioca.
page-new-more = Altre opzioni
page-new-lead = Decidi chi siede dove. Ogni posto aperto ha un link da mandare a chi vuoi; si può anche giocare in più persone su questo schermo.
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
page-seat-bot-named = Bot: { $bot }
page-seat-bot-level = Bot: { $bot }, forza { $n } su { $of }
page-seat-open = Con un link
page-seat-here = Qui, su questo schermo
page-seat-open-hint = Il link lo trovi nella pagina seguente.
page-kind-me = Io
page-kind-here = Qualcuno su questo schermo
page-kind-open = Aperto, con un link
page-kind-bot = Bot
page-start-who = Chi comincia
page-start-random = A sorte
page-start-seat = Posto { $n }, { $colour }
page-listed = Mostralo nella lobby
page-listed-hint = Chiunque su questo server può prendere un posto aperto. Altrimenti servono i tuoi link.
page-box-own = Gioca con i numeri della tua copia
page-box-own-hint = Se hai il gioco stampato, puoi inserire i numeri delle sue carte e del tabellone: «nieuw box template» (o «./play box template») prepara il file da compilare.
page-box-file = File della scatola
page-box-chosen = A questo tavolo si gioca con { $file }.
page-box-big = Questo file è troppo grande per essere un file della scatola.

## Partecipare

page-join-title = Un posto ti aspetta
page-join-lead = Scrivi il tuo nome e siediti. In questo browser il posto resta tuo.
page-join-by = { $who } ti invita a giocare
page-join-seat = Il tuo posto: { $colour }
page-join-game-1 = Nuova Amsterdam, 1626: da due a cinque proprietari, i patroni, si contendono all’asta il diritto di agire.
page-join-game-2 = Costruisci in città, disbosca terreni lungo l’Hudson, compra pellicce e spediscile in patria.
page-join-game-3 = Dopo sei round vince chi ha più punti. Circa un’ora, senza registrarsi.
page-join-table = Al tavolo
page-join-sit = Prendi il posto
page-join-hint = Non conosci il gioco?
page-rules-read = Leggi le regole
page-device-title = I tuoi posti su questo dispositivo
page-device-lead = Questo link è stato creato su un altro tuo dispositivo. Vale una volta sola, e sposta qui il tuo nome, le tue preferenze e i tuoi posti; poi dall’altro dispositivo potrai solo guardare.
page-device-claim = Usali qui

## Prima di cominciare

page-table-waits = In attesa di cominciare
page-table-waits-for =
    { $n ->
        [one] C’è un posto aperto.
       *[other] Ci sono { $n } posti aperti.
    }
page-table-full = Il tavolo è al completo.
page-seat-free = Posto aperto ({ $colour })
page-chair-bot = Bot: { $bot }
page-chair-open = aspetta un ospite
page-start = Comincia la partita
page-start-hint = Puoi cominciare prima che ci siano tutti: i bot prendono i posti aperti.
page-start-wait = La partita comincia quando tutti i posti sono presi.
page-start-host = La partita comincia quando lo decide chi ha creato il tavolo.
page-links-fresh = Nuovi link
page-links-hint = Ogni link vale una volta, per una persona. I nuovi link annullano i vecchi.
page-link = Link di questo posto
page-copy = Copia
page-copied = Copiato
page-copy-by-hand = Il link è selezionato: copialo a mano.
page-qr = Codice QR di questo link: { $link }
page-qr-show = Mostra il codice QR
page-invite = Invita qualcuno
page-invite-seat = Inquadralo per prendere il posto ({ $colour }).
page-invite-table = Inquadralo per aprire questo tavolo.
page-invite-watch = Link per guardare questo tavolo
page-next = Che cosa succede ora
page-next-host = Manda un link a ogni ospite, o fai inquadrare il codice con il telefono.
page-next-guest = Altri devono ancora sedersi. Tu non devi fare nulla.
page-next-begin = Quando tutti i posti sono presi, la partita comincia da sola per tutti.
page-next-rules = Le regole in dieci minuti
page-share = Condividi
page-watching =
    { $n ->
        [0] Nessuno sta guardando
        [one] { $n } persona sta guardando
       *[other] { $n } persone stanno guardando
    }

## Preferenze

page-preferences-lead = Ti seguono quando passi a un altro dispositivo.
page-theme = Tema
page-theme-auto = Come il dispositivo
page-theme-light = Chiaro
page-theme-dark = Scuro
page-speed = Velocità delle animazioni
page-speed-0 = istantanea
page-speed-120 = veloce
page-speed-250 = normale
page-speed-500 = lenta
page-speed-hint = Vale anche per il racconto di ciò che è successo in tua assenza.
page-pause = Pausa prima della mossa di un bot
page-seconds = { $n } s
page-confirm = Chiedi conferma prima che il mio turno finisca
page-confirm-hint = Dopo che qualcun altro ha deciso o è stato pescato qualcosa, puoi annullare solo se gli altri sono d’accordo.
page-projection = Mostra chi è in testa
page-projection-hint = Accanto ai punti: quanti sarebbero se la partita finisse ora.
page-reviews = Mostra una sintesi dopo ogni round
page-reviews-hint = A quanto sono andate le colonne e che cosa ha ottenuto ciascuno. La trovi sempre anche nella cronaca.
page-sound = Suono
page-sound-at-table = Suoni al tavolo
page-sound-hint = Una campana quando tocca a te, un colpo per un’offerta, un martelletto per l’aggiudicazione. Puoi seguire la partita anche senza suoni.
page-volume = Volume
page-percent = { $n }%
page-kept = Salvato.
page-device = Un altro dispositivo
page-device-hint = Un link che vale una volta sola: aprilo sull’altro dispositivo, e i tuoi posti e le tue preferenze si spostano lì.
page-device-make = Crea un link

## Il tavolo

page-table-of = Tavolo di { $who }
page-your-turn-title = Tocca a te · { $table }
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
page-connecting = Connessione al tavolo…
page-lost = Connessione interrotta. Ciò che vedi può non essere aggiornato; le tue mosse sono al sicuro.
page-lost-for = { $n } s
page-retry = Riprova
page-scores = Vedi il punteggio
page-see-board = Tabellone

## Cronaca, chat, sguardo indietro

page-log = Cronaca
page-chat = Chat
page-log-chat = Cronaca e chat
page-log-none = Non è ancora successo nulla.
page-log-earlier = Mostra le mosse precedenti
page-log-ahead = Mostra le mosse successive
page-log-trial = Da qui in poi: una prova con altre pescate
page-log-record = Da qui in poi: questa partita
page-log-look = Mostra il tabellone com’era dopo questa mossa
page-log-more = Di più
page-log-less = Di meno
page-review = Il round { $round } in sintesi
page-review-open = Round scorso
page-review-earlier = Round precedente
page-review-later = Round successivo
page-review-column = colonna { $column } per { $n }
page-review-free = colonna { $column } gratis
page-review-source = { $source } { $points }
page-review-supply = fine del round: { $list }
page-chat-none = Nessuno ha ancora detto nulla.
page-chat-say = Di’ qualcosa
page-chat-send = Invia
page-chat-unread =
    { $n ->
        [one] nuovo messaggio
       *[other] nuovi messaggi
    }
page-watchers = Pubblico
page-watchers-hint = Lo legge solo il pubblico, e chi gioca se vuole.
page-watchers-off = Qui il pubblico chiacchiera, forse anche della tua partita: lo leggi solo se vuoi.
page-watchers-on = Leggi anche tu
page-watchers-stop = Smetti di leggere
page-past = Il tabellone com’era: mossa { $n } di { $of }
page-past-line = Mossa { $n } di { $of }
page-earlier = Una mossa prima
page-later = Una mossa dopo
page-now = Torna al presente
page-back-here = Annulla fin qui
page-back-last = Annulla la mia ultima scelta
page-copy-here = Prova da qui
page-trial = Prova
page-trial-lead = È solo una prova.
page-trial-back = Torna alla partita
page-vote-asked =
    { $n ->
        [one] { $who } chiede di annullare l’ultima mossa. Va bene?
       *[other] { $who } chiede di annullare le ultime { $n } mosse. Va bene?
    }
page-vote-waits = Per annullare manca la risposta di { $who }.
page-vote-yes = Va bene
page-vote-no = No

## In tua assenza

page-away = In tua assenza
page-away-at = { $n } di { $of }
page-away-told =
    { $n ->
        [one] È successa una cosa; la ritrovi nella cronaca.
       *[other] Sono successe { $n } cose; le ritrovi nella cronaca.
    }
page-away-lines = Che cosa è successo
page-away-you = Che cosa cambia per te
page-away-nothing = Per te non è cambiato nulla.
page-away-got = Hai { $amount } in più.
page-away-gave = Hai { $amount } in meno.
page-away-marker = Ora hai il segnalino Ordine di Turno { $now } invece di { $was }.
page-away-travel = Andare dai Lenape ora ti costa { $now } granturco invece di { $was }.
page-away-lead-0 =
    { $others ->
        [0] Ora { $place } non hai più il controllo.
        [one] Ora { $place } ti supera { $who }.
       *[other] Ora { $place } ti superano { $who }.
    }
page-away-lead-1 = Ora { $place } sei in parità con { $who } per il controllo.
page-away-lead-2 = Ora { $place } il controllo è solo tuo.
page-away-go-on = Continua a giocare
page-pause-now = Pausa
page-go-on = Continua
page-skip-end = Vai alla fine

## Dalla tua ultima mossa

page-since = Dalla tua ultima mossa
page-since-hide = Nascondi
page-since-more =
    { $n ->
        [one] un’altra
       *[other] altre { $n }
    }
page-since-drew = Hai pescato { $furs }
page-since-outbid = { $who } ha preso la colonna { $column } per { $bid }; tu avevi offerto { $mine }
page-since-round = Fine del round { $round }: { $list }
page-since-rival = { $who }: { $list }
page-round-ends = Finisce il round { $round }
page-round-begins = Comincia il round { $round }
page-round-deal = Nuove carte, pellicce e tessere
page-round-skip = Salta
page-round-skips = Premi un tasto o tocca per saltare

## Il menu e le sue finestre

page-help = Aiuto
page-help-all = Tutte le regole
page-keys = Scorciatoie da tastiera
page-key-1 = Premi il pulsante principale della domanda
page-key-2 = Passa
page-key-3 = Annulla
page-key-4 = Scegli un numero, un distretto, una colonna o un’azione speciale
page-key-5 = Uno in più, uno in meno
page-key-6 = Guarda il tabellone una mossa prima o dopo
page-key-7 = Torna al presente, o chiudi ciò che è aperto
page-key-8 = Mostra questo aiuto
page-key-9 = Da una piccola i o dall’ordine di turno: un simbolo dopo l’altro e che cosa significa
page-hand = Fatti sostituire da un bot
page-hand-back = Riprendi il posto di { $who }
page-hand-on = Un bot gioca per te
page-hand-lead = Il bot gioca per te finché non riprendi il posto. Solo tu puoi farlo.
page-hand-seat = Posto
page-hand-bot = Bot
page-hand-do = Fallo giocare
page-absent-minutes =
    { $n ->
        [one] { $who } manca da { $n } minuto e tutti aspettano.
       *[other] { $who } manca da { $n } minuti e tutti aspettano.
    }
page-absent-hours =
    { $n ->
        [one] { $who } manca da { $n } ora e tutti aspettano.
       *[other] { $who } manca da { $n } ore e tutti aspettano.
    }
page-absent-days =
    { $n ->
        [one] { $who } manca da { $n } giorno e tutti aspettano.
       *[other] { $who } manca da { $n } giorni e tutti aspettano.
    }
page-absent-until = Dopo { $time } di assenza, gli altri possono far giocare un bot al posto di { $who }.
page-absent-do = Fai giocare un bot al posto di { $who }
page-absent-hint = { $who } può riprendere il posto quando vuole.
page-vote-absent = { $who } propone un bot al posto di { $whose }, che non c’è. Accetti?
page-vote-absent-waits = Per il bot al posto di { $whose } manca la risposta di { $who }.
page-vote-agreed = D’accordo: { $who }.
page-vote-absent-left = Non più al tavolo: { $who }.
page-vote-absent-again = Continua lo stesso
page-patience = Se qualcuno manca
page-patience-hint = Se chi è di turno manca per tutto questo tempo, gli altri possono accordarsi perché un bot giochi al suo posto finché non torna.
page-patience-after = Un bot può subentrare dopo { $time }
page-end-resign = Arrenditi
page-end-abandon = Chiudi la partita
page-end-resign-lead = La partita finisce qui senza vincitori. Potrai ancora rivederla e fare prove da qualsiasi mossa.
page-end-abandon-lead = La partita finisce qui senza vincitori, se tutti gli altri sono d’accordo.
page-end-abandon-do = Chiedi agli altri
page-vote-abandon = { $who } propone di chiudere qui la partita, senza vincitori. Accetti?
page-vote-abandon-waits = Per chiudere la partita manca la risposta di { $who }.
page-ended-lead = Non ci sono vincitori. I punti fin qui:
page-game-ended = Chiusa in anticipo { $ago }
page-remove = Togli dalle mie partite
page-put-away = Chiudi questo tavolo
page-put-away-lead = I posti e i link di questo tavolo non funzioneranno più.
page-old = Questa pagina non è aggiornata: il server ha una versione più recente.
page-old-do = Ricarica
page-record = Scarica la registrazione
page-report = Segnala un problema
page-report-lead = Insieme al tuo testo si invia la registrazione di questa partita, con i nomi di chi gioca.
page-report-what = Che cosa è andato storto?
page-report-send = Invia
page-report-done = Grazie. Segnalazione ricevuta.

## La fine

page-final = Punteggio finale
page-final-again = Mostra di nuovo
page-final-before = Dopo sei round: { $standing }
page-final-none = { $source }: nessun punto
page-won =
    { $n ->
        [one]
            { $points ->
                [one] { $who } vince con { $points } punto
               *[other] { $who } vince con { $points } punti
            }
       *[other]
            { $points ->
                [one] { $who } vincono a pari merito con { $points } punto
               *[other] { $who } vincono a pari merito con { $points } punti
            }
    }
page-place =
    { $points ->
        [one] Hai finito al { $place }º posto su { $seats }, con { $points } punto.
       *[other] Hai finito al { $place }º posto su { $seats }, con { $points } punti.
    }
page-won-ahead =
    { $n ->
        [one] { $n } punto di vantaggio su { $who }.
       *[other] { $n } punti di vantaggio su { $who }.
    }
page-won-from =
    { $n ->
        [one] { $n } punto su { $of } viene da due fonti: { $one }, { $two }.
       *[other] { $n } punti su { $of } vengono da due fonti: { $one }, { $two }.
    }
page-won-since =
    { $round ->
        [0] In testa dall’inizio alla fine.
        [1] In testa fin dal primo round.
       *[other]
            { $round ->
                [7] Ha deciso il punteggio finale.
               *[other] In testa dal round { $round } in poi.
            }
    }
page-rematch = Rivincita
page-rematch-go = Vai alla rivincita
page-sources = Punti per fonte
page-source = Fonte
page-source-start = prima di questa registrazione
page-source-ship = navi
page-source-clear = terreni disboscati
page-source-election = elezioni
page-source-final-election = elezioni finali
page-source-final-land = terreno completo
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
page-times-from = La registrazione di questa partita comincia dal round { $round }: i punti precedenti sono in un’unica somma.
page-skyline = La città a fine partita
page-skyline-save = Salva l’immagine
page-skyline-share = Condividi l’immagine
page-skyline-hint = Una casa per ogni impresa; più punti, più alte le case.
page-high-points = Le mosse più redditizie
page-stood-in =
    { $n ->
        [one] Al posto di { $who } un bot ({ $bots }) ha fatto { $n } scelta su { $of }.
       *[other] Al posto di { $who } un bot ({ $bots }) ha fatto { $n } scelte su { $of }.
    }
page-plus = +{ $n }
page-see-it = Guarda
page-fair = Pescate verificabili: i seed di tutte le pescate ora sono pubblici.
page-fair-check = Chiunque può controllarle:

## Rivedere

page-replay = Rivedi la partita
page-replay-of = La partita di { $who }
page-replay-begin = Prima della prima mossa.
page-pace = Velocità: ×{ $n }
page-replays-lead = Guarda qualsiasi partita registrata, mossa per mossa. Qui non viene salvato nulla.
page-replays-mine = Le mie partite finite
page-record-file = Una registrazione da un file
page-record-paste = o incolla il suo testo
page-record-read = Guardala
page-record-big = Questo file è troppo grande per una registrazione.
page-line = Mossa
page-line-of = Mossa { $n } di { $of }
page-first = All’inizio
page-last = Alla fine

## Quando qualcosa va storto

page-missing = Qui non c’è nulla
page-missing-lead = L’indirizzo è sbagliato, o ciò che c’era non c’è più.
page-fault = Non ha funzionato ({ $code }).
page-fault-stale = Nel frattempo la partita è andata avanti. Dai un’altra occhiata.
page-fault-illegal-move = Ora le regole non lo permettono.
page-fault-not-your-turn = Non tocca a te.
page-fault-not-your-seat = Questo posto non è tuo.
page-fault-bot-sits-in = Un bot gioca per te. Prima riprendi il tuo posto.
page-fault-nothing-to-undo = Lì non c’è nulla da annullare.
page-fault-no-such-vote = Questa votazione è finita.
page-fault-vote-open = Si sta già votando su questo.
page-fault-not-absent = È qui, oppure non manca da abbastanza tempo.
page-fault-ended = Questa partita è finita.
page-fault-begun = Questa partita è già cominciata.
page-fault-not-ended = Si può togliere dall’elenco solo una partita finita.
page-fault-old-page = Questa pagina non è aggiornata. Ricaricala.
page-fault-no-such-table = Questo tavolo non esiste.
page-fault-unreadable = I dati salvati di questo tavolo sono danneggiati, perciò non è possibile aprirlo. Avvisa chi gestisce il server.
page-fault-no-such-line = Questa mossa non c’è nella cronaca.
page-fault-no-such-box = Manca il file della scatola di questa partita.
page-fault-not-the-host = Può farlo solo chi ha creato il tavolo.
page-fault-not-over = Puoi cominciare la rivincita quando questa partita è finita.
page-fault-seat-taken = Qualcun altro ha preso questo posto, o il link è già stato usato. Chiedine uno nuovo.
page-fault-link-used = Questo link è già stato usato, o è troppo vecchio. Chiedine uno nuovo.
page-fault-bad-name = Un nome deve avere da 1 a 60 caratteri.
page-fault-bad-seats = Un tavolo ha da 2 a 5 posti.
page-fault-bad-start = Il posto scelto per cominciare non esiste.
page-fault-bad-colour = Ogni posto deve avere un colore diverso.
page-fault-unknown-bot = Questo bot non esiste.
page-fault-bad-box = Questo non è un file della scatola valido: { $detail }
page-fault-bad-record = Questa non è una registrazione valida: { $detail }
page-fault-bad-request = Il server non ha capito la pagina ({ $detail }). Ricaricala.
page-fault-wrong-origin = Questa pagina non viene da questo server.
page-fault-too-long = Il testo è troppo lungo.
page-fault-too-often = Troppe richieste insieme. Aspetta un momento e riprova.
page-fault-not-kept = Non è stato possibile salvare, quindi non è cambiato nulla. Riprova tra un momento.
page-fault-empty = Il messaggio è vuoto.
page-fault-offline = Il server non risponde. La connessione funziona?

## Regole

page-rules-lead = Sei round di undici passi. Vince chi ha più punti. Qui c’è tutto ciò che serve per giocare; il riquadro accanto al tabellone mostra quanto costa e quanto rende ogni scelta.
page-rules-contents = Sezioni
page-rules-steps =
    { $n ->
        [one] passo { $steps }
       *[other] passi { $steps }
    }
page-rules-place = Posizione nella fila
page-rules-search = Cerca nelle regole
page-rules-matches =
    { $n ->
        [0] Nessun risultato. Prova con una parola più corta.
        [one] { $n } risultato
       *[other] { $n } risultati
    }
page-rules-numbered = Tutte le regole di questa sezione
page-rules-reading = come la leggiamo
page-rules-readings = Come leggiamo le regole
page-rules-readings-1 = Il regolamento inglese stampato non è tra le nostre fonti. Questa edizione segue i regolamenti tedesco, russo e ungherese e un riepilogo italiano. Dove non concordano o non dicono nulla, abbiamo dovuto decidere: ecco che cosa dicono, come giochiamo e perché.

page-rules-short = In breve
page-rules-short-1 = Vesti i panni di un patrono, un grande proprietario, in una città mercantile in piena crescita. Dopo sei round vince chi ha più punti: vengono dalle elezioni in città, dai terreni disboscati e dalle pellicce spedite.
page-rules-short-2 = In ogni round ognuno ottiene una colonna di tessere Azione: all’asta, pagando con ciò che possiede, oppure gratis, se alla fine è ancora senza. Le tessere dicono che cosa puoi fare: Città, Terra, Commercio.
page-rules-short-3 = Le tre vie si alimentano a vicenda: con il legno si costruisce, i terreni disboscati danno granturco, il granturco tiene aperte le imprese e paga i viaggi, con le merci si comprano pellicce, e le navi portano monete e altre merci.
page-rules-short-4 = Per la prima partita: non svuotarti le tasche per una colonna, tieni 1 granturco per ogni impresa, e punta su due delle tre vie invece di inseguirle tutte.

# Sotto le immagini delle regole.
page-picture-way-city = Con il legno costruisci imprese; dove ne hai più degli altri, le elezioni portano punti.
page-picture-way-land = Aggiungi terreni e case, poi disbosca: punti e legno una volta, granturco a ogni round.
page-picture-way-trade = Con le merci compri pellicce; una nave piena porta punti e monete, poi merci a ogni round.
page-picture-setup = Lo stesso pezzo tre volte: un’impresa in città, una casa su un terreno, un magazzino che attiva un molo.
page-picture-bidding = Giallo ha scelto la colonna 1 e ha offerto 5, Blu offre 6, Arancio deve ancora rispondere. Se vince, Blu paga 6 risorse qualsiasi, riceve una tessera Terra, due tessere Commercio e 1 moneta, e scambia con Giallo il segnalino Ordine di Turno.
page-picture-city = Blu indice le elezioni. { district-lumberyard }: il controllo è suo, 3 punti. { district-granary }: parità con Giallo, 2 punti. { district-docks }: nessuna impresa, nessun punto.
page-picture-land = Una fila di quattro carte. Due sono disboscate e danno granturco a ogni round. La terza ha tutte le case: disboscarla dà il suo legno e i 6 punti della posizione 3. Alla quarta manca una casa.
page-picture-river = Nel campo 1 non abita più nessuno. Dall’emporio di fronte, il viaggio fino al campo 2 costa il granturco indicato sulla barca tra i due.
page-picture-traders = Dal mercante in alto prendi le pellicce che vuoi; gli altri due vendono tutto o niente.
page-picture-ship = 3 per ogni castoro, 2 per la lince, 1 per ognuna delle altre: 3 + 3 + 2 + 1 + 1 = 10 punti.
page-picture-supply = 6 imprese, 5 granturco: cinque restano aperte, una chiude e costa 2 punti.

page-rules-setup = Allestimento
page-rules-setup-1 = Ognuno comincia con 25 edifici, 8 monete, 4 merci, 3 legno, 2 granturco e 2 pellicce pescate a caso. Uno degli edifici è già un magazzino: il suo molo ospita le tue 4 merci.
page-rules-setup-2 = Un edificio si chiama impresa in città, casa su una carta Terreno e magazzino sulla carta Banchina.
page-rules-setup-3 = In ordine di turno ognuno apre gratis un’impresa in un distretto a scelta; poi, nello stesso ordine, una seconda.
page-rules-setup-4 = I padiglioni dei Lenape sono nel campo 1 e gli empori di fronte, quindi per ora nessuno deve viaggiare. Tutto è visibile a tutti, tranne l’ordine dei mazzi e delle pellicce coperte.

page-rules-preparation = Fase preparazione
page-rules-preparation-1 = Passo 1: le carte Terreno e Nave rimaste escono dal gioco; se ne scoprono quattro nuove per tipo. Quelle prese non si rimpiazzano durante il round.
page-rules-preparation-2 = Passo 2: si riforniscono i tre mercanti Lenape, fino a 4, 3 e 4 pellicce. Quelle ancora esposte restano.
page-rules-preparation-3 = Passo 3: le 12 tessere Azione (4 Città, 4 Terra, 4 Commercio) si distribuiscono a caso nelle cinque colonne della Cassa.

page-rules-bidding = Fase asta
page-rules-bidding-1 = Tra chi è ancora senza colonna, chi ha il segnalino Ordine di Turno più basso ne sceglie una e apre con un’offerta di 0 o più. Gli altri senza colonna seguono in ordine di turno, una volta ciascuno: offrono di più o passano.
page-rules-bidding-2 = Un’offerta è un numero di risorse: monete, merci, legno, granturco e pellicce valgono 1 ciascuno. Non puoi offrire più di quanto hai.
page-rules-bidding-3 = Chi offre di più paga subito, in qualsiasi combinazione, prende le tessere e infine riceve le monete della colonna.
page-rules-bidding-4 = Chi vince una colonna scelta da altri scambia il segnalino Ordine di Turno con chi l’ha scelta.
page-rules-bidding-5 = Se passi, puoi ancora offrire per le colonne seguenti. Chi alla fine è senza colonna ne prende gratis una a scelta tra le rimaste e tiene il suo segnalino.
page-rules-bidding-6 = In due si mette all’asta una colonna da tre tessere; chi non la vince prende poi gratis una colonna da due tessere.

page-rules-city = Città
page-rules-city-1 = I passi 5, 6 e 7 funzionano allo stesso modo. In ordine di turno, ognuno usa tutte le sue tessere per quel passo (Città, Terra o Commercio) e un’azione speciale, nell’ordine che vuole. Ogni tessera che scarti ti rende 1 moneta, e così l’azione speciale se ci rinunci.
page-rules-city-2 = Una tessera Città permette una tra due azioni. Costruire imprese: da 1 a 3, per 1 legno l’una, in distretti a scelta.
page-rules-city-3 = Oppure indire elezioni: 3 punti per ogni distretto che controlli, cioè dove hai più imprese di chiunque altro; 2 punti dove sei in parità per il primo posto. Gli altri non fanno punti.
page-rules-city-4 = Non controlli mai un distretto in cui non hai imprese.

page-rules-land = Terra
page-rules-land-1 = Una tessera Terra permette una tra due azioni. Aggiungere terreni: prendi una carta esposta e mettila all’estremità destra della tua fila. All’inizio non è disboscata.
page-rules-land-2 = Poi un padiglione lascia il campo abitato più a sinistra: va in uno spazio libero del campo seguente a monte, o fuori dal gioco se non ce n’è. L’ultimo padiglione nell’ultimo campo resta.
page-rules-land-3 = Oppure disboscare terreni: tutte le tue carte complete di case e non ancora disboscate si disboscano insieme e danno il legno indicato.
page-rules-land-4 = Ricevi i punti della posizione della carta più a destra disboscata con questa azione, contando da sinistra tutte le carte della fila.
page-rules-land-5 = Le carte disboscate danno il loro granturco nel passo 8 di ogni round, a partire da questo.
page-rules-land-points = Punti per disboscare

page-rules-trade = Commercio
page-rules-trade-1 = Una tessera Commercio permette una tra due azioni. Commerciare pellicce con i Lenape, con un solo mercante: da quello in alto scegli da 1 a 4 pellicce per 1 merce l’una; quello al centro le dà tutte e 3 per 4 merci; quello in basso tutte e 4 per 3 merci.
page-rules-trade-2 = Se di fronte al tuo emporio non c’è nessun padiglione, il viaggio costa il granturco indicato su tutte le barche fino al campo abitato più vicino, una volta per azione.
page-rules-trade-3 = Oppure spedire pellicce: scegli una nave e carica esattamente il numero di pellicce richiesto, di qualsiasi tipo.
page-rules-trade-4 = Punti: 3 per ogni pelliccia del tipo più numeroso che carichi, 2 per ognuna del secondo, 1 per ognuna degli altri. Due castori, una lince, una lontra e un topo muschiato fanno 6 + 2 + 1 + 1 = 10.
page-rules-trade-5 = Le monete della nave le ricevi subito, le sue merci nel passo 10 di ogni round, a partire da questo.

page-rules-special = Azioni speciali
page-rules-special-1 = Una in ciascuno dei passi 5, 6 e 7, con o senza tessere, in un distretto a scelta; nessuno blocca nessuno.
page-rules-special-2 = Costa una tassa di 1 moneta, da pagare prima. Non la paghi se in quel momento controlli il distretto o sei in parità.
page-rules-special-3 = Un’azione che non avrebbe effetto non si può scegliere: scarta la tessera, o rinuncia all’azione speciale, e ricevi 1 moneta.
page-rules-special-lumberyard = Compra quanto legno vuoi a 1 moneta l’uno, oppure vendine quanto vuoi allo stesso prezzo.
page-rules-special-granary = Lo stesso con il granturco.
page-rules-special-docks = Per 1 legno costruisci un magazzino, quattro al massimo: attiva un molo con posto per altre merci.
page-rules-special-guild = Costruisci da 1 a 3 case per 1 legno l’una, sempre da sinistra a destra lungo i tuoi terreni.
page-rules-special-market = Scegli 1, 2 o 3 pellicce, paga 3, 6 o 9 in qualsiasi combinazione di monete e merci, poi pescale alla cieca.
page-rules-special-company = Per 1 legno sposta il tuo emporio nella prima zona a monte con uno spazio libero, mai oltre il campo abitato più a destra.

page-rules-supply = Fase provviste e rendite
page-rules-supply-1 = Passo 8: ricevi il granturco dei tuoi terreni disboscati.
page-rules-supply-2 = Passo 9: paga 1 granturco per ogni impresa. Devi pagare per tutte quelle che puoi.
page-rules-supply-3 = Per ogni impresa che non puoi pagare ne chiudi una a tua scelta e perdi 2 punti. I punti non scendono mai sotto 0.
page-rules-supply-4 = Passo 10: ricevi le merci delle tue navi; ciò che non trova posto sui tuoi moli va perso.
page-rules-supply-5 = Passo 11: ricevi 1 moneta per ogni distretto con una tua impresa, e 1 in più dove il controllo è solo tuo.

page-rules-end = Fine del gioco
page-rules-end-1 = Dopo sei round ci sono le elezioni finali per tutti: 3 punti per ogni distretto controllato, 2 per ogni parità.
page-rules-end-2 = La tua carta Terreno più a destra completa di case, se non è disboscata, vale i punti della sua posizione.
page-rules-end-3 = Ogni pelliccia rimasta vale 1 punto.
page-rules-end-4 = Monete, merci, legno e granturco insieme: 1 punto ogni 3.
page-rules-end-5 = Vince chi ha più punti; a pari punti la vittoria è condivisa.

page-rules-lenape = I Lenape
page-rules-lenape-1 = I Lenape vivevano lungo questo fiume e intorno alla sua baia molto prima della colonia. Nel gioco i padiglioni che si spostano a monte rappresentano un popolo che perde la sua terra con l’avanzare delle fattorie olandesi: per vendite di terreni che le due parti intendevano in modo diverso, per le malattie e, negli anni Quaranta del Seicento, per la guerra.
page-rules-lenape-2 = Le regole lo mostrano solo come un costo di viaggio che cresce. Non fu un ritiro volontario, e le nazioni Lenape di oggi vivono per lo più lontano da quel fiume.

## Informazioni

page-about-lead = Un’edizione non ufficiale di un gioco da tavolo fuori catalogo, per chi ne sente la mancanza.
page-about-game = Il gioco
page-about-game-1 = { -game } è un gioco di Jeffrey D. Allers, pubblicato da White Goblin Games nel 2012.
page-about-game-2 = Questo è un progetto amatoriale, non realizzato né approvato dall’autore o dall’editore. Le regole sono raccontate con parole nostre, e non usiamo nessuna delle illustrazioni pubblicate.
page-about-numbers = I numeri su carte e tabellone
page-about-numbers-1 = Abbiamo letto regolamenti in quattro lingue, non le carte e il tabellone stampati. Ciò che i regolamenti dimostrano corrisponde al gioco stampato: i mercanti, i primi tre moli, le monete delle colonne 1 e 3, i punti per i terreni e singoli valori sulle carte. Il quarto molo, la colonna 2 senza monete e la divisione degli spazi nel campo 1 e nella zona 1 sono dedotti: probabili, ma non dimostrati.
page-about-numbers-2 = Gli altri numeri sulle 24 carte Terreno e sulle 24 navi, le monete delle colonne 4 e 5 e gran parte del fiume sono ricostruiti; del fiume si conoscono solo il campo 1, la zona 1 e due barche da 1 granturco. I numeri di una nave sono stati riferiti da un giocatore. Quelli ricostruiti li abbiamo scelti noi nei limiti di ciò che dicono i regolamenti, e li abbiamo provati in molte partite. Non sono quelli stampati.
page-about-numbers-3 = Se hai il gioco stampato, puoi giocare con i suoi numeri: scegli un file della scatola per il tuo tavolo.
page-about-fair = Pescate verificabili
page-about-fair-1 = Prima che una partita cominci, il server fissa un seed segreto che non può più cambiare; a partita finita il seed è nella registrazione. Con quello chiunque può ripetere tutte le pescate e vedere che nulla è stato manipolato:
page-about-lenape = I Lenape
page-about-lenape-more = Continua nelle regole
page-about-credits = Crediti
page-credit-icons = Icone di Lorc e Delapouite, con licenza CC BY 3.0, in parte ridisegnate:
page-credit-serif = EB Garamond di Georg Duffner e Octavio Pardo, con licenza SIL Open Font:
page-credit-sans = Source Sans 3 di Paul D. Hunt per Adobe, con licenza SIL Open Font:
page-credit-words = Traduzioni con Project Fluent, con licenza Apache 2.0:
page-credit-page = Pagine fatte con Svelte, con licenza MIT:
page-about-licence = Il programma è distribuito con licenza MIT.
