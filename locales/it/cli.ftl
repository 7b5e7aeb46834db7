### La riga di comando: aiuto, errori, e i comandi che non sono il gioco.

## Aiuto

help-group-commands = Comandi
help-group-options = Opzioni
help-group-arguments = Argomenti
help-help = Mostra questo aiuto.
help-version = Mostra la versione.
help-language = Ogni comando accetta --language { $list } (predefinita: la lingua del sistema, da LANG).
help-nieuw = { -game }, il gioco da tavolo: gioca, rivedi le partite, controlla le registrazioni.
usage-nieuw = Uso: { $command } COMANDO
example-nieuw = Per cominciare: { $command }
help-play = Gioca nel browser, o nel terminale con --text, con persone e bot in qualsiasi combinazione.
usage-play = Uso: { $command } [OPZIONI] [FILE]
example-play = Esempio: { $command } --players "Anna,bot:greedy,Bo"
help-rules = Mostra le regole con i loro numeri: tutte, un capitolo o una sola.
usage-rules = Uso: { $command } [NUMERO]
example-rules = Esempio: { $command } 4.8
help-simulate = Fa giocare ai bot molte partite e ne salva le registrazioni.
usage-simulate = Uso: { $command } --out CARTELLA [OPZIONI]
example-simulate = Esempio: { $command } --seats 4 --games 100 --bots greedy,uniform --out games
help-replay = Racconta una partita in parole semplici e mostra il tabellone.
usage-replay = Uso: { $command } FILE [OPZIONI]
example-replay = Esempio: { $command } game.nar --to 40
help-verify = Controlla le registrazioni: ogni mossa, il risultato, e se le pescate vengono dal seed.
usage-verify = Uso: { $command } FILE... [OPZIONI]
example-verify = Esempio: { $command } games/*.nar
help-analyse = Fa giudicare a un bot ogni decisione di una registrazione e mostra gli errori più gravi.
usage-analyse = Uso: { $command } FILE [OPZIONI]
example-analyse = Esempio: { $command } game.nar --bot mcts:5000
help-bot = Fa usare un bot a un altro programma, tramite standard input e output; vedi docs/bots.md.
usage-bot = Uso: { $command } BOT
example-bot = Esempio: { $command } greedy
help-box = Controlla, mostra o crea un file della scatola: i numeri di carte e tabellone.
usage-box = Uso: { $command } COMANDO
example-box = Esempio: { $command } show
help-box-check = Elenca tutto ciò che non va in un file della scatola.
usage-box-check = Uso: { $command } FILE
example-box-check = Esempio: { $command } my-box.toml
help-box-show = Mostra ogni numero di una scatola e da dove viene.
usage-box-show = Uso: { $command } [FILE]
example-box-show = Esempio: { $command } my-box.toml
help-box-template = Scrive un file della scatola vuoto, da compilare con la tua copia del gioco.
usage-box-template = Uso: { $command } [FILE]
example-box-template = Esempio: { $command } my-box.toml
help-about = Mostra la versione, la scatola, le fonti e i crediti.
usage-about = Uso: { $command } [OPZIONI]
example-about = Esempio: { $command }
argument-record = La registrazione di una partita.
argument-records = Registrazioni di partite.
argument-bot = Un bot, con il suo budget se ne ha uno: mcts:2000.
argument-record-to-resume = La registrazione di una partita da continuare nel terminale.
argument-rule = Un capitolo, come 4, o una regola, come 4.8 (predefinito: tutte).
argument-box = Un file della scatola, o il nome di una scatola incorporata.
argument-box-or-builtin = Un file della scatola (predefinito: la scatola incorporata).
argument-box-new = Dove scriverlo (predefinito: sullo schermo).
option-players = Nomi delle persone, e bot:NOME per i bot, da 2 a 5 in tutto: "Anna,bot:greedy,Bo".
option-seats = Numero di posti, da 2 a 5: uno per te, bot in tutti gli altri.
option-play-bots = Tu contro questi bot, in ordine di posto: mcts:2000,value.
option-seed = Seed delle pescate; lo stesso numero ridà la stessa partita.
option-play-seed = Con --text: seed delle pescate; lo stesso numero ridà la stessa partita.
option-box = Un tuo file, al posto della scatola incorporata.
option-text = Gioca nel terminale invece che nel browser.
option-out = Cartella per le registrazioni.
option-games = Numero di partite (predefinito: 10).
option-simulate-seats = Numero di posti, da 2 a 5 (predefinito: 3).
option-bots = Bot con i loro budget, in ordine di posto: mcts:2000,value; se sono pochi si ripetono.
option-to = Si ferma dopo questa riga del file.
option-json = Invece del testo stampa JSON per i programmi: line, view, ask e box.
option-analyse-bot = Il bot che giudica, con il suo budget (predefinito: mcts:5000).
option-analyse-json = Invece del testo stampa JSON per i programmi.
option-analyse-out = Nuovo file in cui scrivere (predefinito: sullo schermo).

## Che cosa prende un’opzione o un argomento

takes-argument-rule = NUMERO
takes-argument-record = FILE
takes-argument-records = FILE
takes-argument-bot = BOT
takes-argument-record-to-resume = FILE
takes-argument-box = FILE
takes-argument-box-or-builtin = FILE
takes-argument-box-new = FILE
takes-option-players = NOMI
takes-option-seats = N
takes-option-play-bots = BOT
takes-option-seed = N
takes-option-play-seed = N
takes-option-box = FILE
takes-option-out = CARTELLA
takes-option-games = N
takes-option-simulate-seats = N
takes-option-bots = BOT
takes-option-to = RIGA
takes-option-analyse-bot = BOT
takes-option-analyse-out = FILE

## Errori: una riga ciascuno

error = nieuw: { $message }
error-interrupted = interrotto
error-limit = questi dati sono troppi per questa macchina ({ $what })
error-command = il comando «{ $found }» non esiste: vedi { $command }
error-command-or-file = non c’è né un comando né un file «{ $found }»: vedi { $command }
error-language = --language: atteso { $list }, non «{ $found }»
error-terminal-only = { $option } vale solo per il gioco nel terminale: aggiungi --text
error-browser-only = { $option } vale solo per il gioco nel browser: togli --text o il file
error-no-page = questa installazione non ha la pagina per il browser: aggiungi --text per giocare nel terminale
error-option = qui non c’è l’opzione «{ $found }»: vedi --help
error-missing = manca { $name }: vedi --help
error-value = { $name } richiede un valore: vedi --help
error-repeated = { $name } compare due volte
error-unused = non so che fare di «{ $found }»: vedi --help
error-number = { $option }: ci vuole un numero intero da { $least } a { $most }, non «{ $found }»
error-rule = ci vuole un capitolo ({ $chapters }), una regola come 4.8 o all, non «{ $found }»
error-rule-in-chapter = ci vuole una regola da { $first } a { $last }, non «{ $found }»
error-file = { $file }: impossibile leggerlo: { $reason }
error-write = { $file }: impossibile scriverlo: { $reason }
error-too-large = { $file }: al massimo { $bytes } byte, qui sono di più
error-not-text = { $file }: ci vuole testo UTF-8, qui c’è altro
error-not-a-record = { $file }: esiste già e non è una registrazione di questo gioco; scegli un altro nome
error-record = { $file }: { $message }
error-record-box = { $file }: questa partita si gioca con la scatola «{ $name }» ({ $digest }…): indica il suo file con --box
error-line = { $file }: ci vuole una riga da 1 a { $last }, non { $line }
error-no-files = manca FILE: vedi --help
error-players = --players: ci vogliono da { $least } a { $most } nomi, non { $found }
error-players-seats = --players: ci vogliono { $seats } nomi, come in --seats, non { $found }
error-players-alike = --players: ogni nome può comparire una volta sola
error-players-bots = --players e --bots: usa solo una delle due; in --players un bot si scrive bot:NOME
error-no-thinker = --bot: ci vuole un bot che mostri che cosa pensa, per esempio mcts:5000, non { $bot }
error-no-thoughts = il bot { $bot } non ha nulla da dire sulla riga { $line }
error-name = --players: ci vogliono nomi da 1 a { $most } caratteri stampabili
error-bots-seats = --bots: al massimo { $most }, non { $found }
error-resume-options = FILE: una partita ripresa mantiene i suoi giocatori e riceve un nuovo seed; togli --players, --seats, --bots e --seed
error-folder-used = { $folder }: contiene già { $file }; scegli un’altra cartella

## Regole

rules-reading = Come la leggiamo: { $reading }
rules-others = Per le altre scrivi rules 7 (un capitolo), rules 7.2 (una regola) o rules all. Lì trovi anche come leggiamo le regole segnate con *.
chapter-0 = Concetti di base
chapter-1 = { page-rules-setup }
chapter-2 = { page-rules-preparation } (passi 1–3)
chapter-4 = { page-rules-bidding } (passo 4)
chapter-5 = Il tuo turno e la città (passo 5)
chapter-6 = { page-rules-land } (passo 6)
chapter-7 = { page-rules-trade } (passo 7)
chapter-9 = { page-rules-special } (passi 5–7)
chapter-10 = { page-rules-supply } (passi 8–11)
chapter-12 = { page-rules-end }

## Simulare

simulate-bar = Partite
simulate-progress = partite: { $done } su { $games }
simulate-stopped =
    { $games ->
        [one] interrotto; { $games } partita è salvata in { $folder }
       *[other] interrotto; { $games } partite sono salvate in { $folder }
    }
simulate-seat = posto
simulate-bot = bot
simulate-wins = vittorie
simulate-points = media punti
simulate-done =
    { $games ->
        [one] { $games } partita in { $folder }, { $seconds } s
       *[other] { $games } partite in { $folder }, { $seconds } s
    }

## Rivedere e controllare

replay-seats = Posti: { $list }
verify-ok =
    { $lines ->
        [one] ok { $file }: { $lines } riga, { $end }, { $deals }
       *[other] ok { $file }: { $lines } righe, { $end }, { $deals }
    }
verify-result = risultato { $points }
verify-running = non finita (round { $round })
verify-deals-all =
    { $n ->
        [0] ancora nessuna pescata
        [one] l’unica pescata viene dal seed
       *[other] tutte e { $n } le pescate vengono dal seed
    }
verify-deals-none = nessun seed con cui controllare le pescate
verify-deals-some =
    { $checked ->
        [0] seed non ancora rivelato
        [one] { $checked } pescata viene dal seed; { $unknown ->
            [one] per un’altra
           *[other] per altre { $unknown }
        } il seed non è ancora rivelato
       *[other] { $checked } pescate vengono dal seed; { $unknown ->
            [one] per un’altra
           *[other] per altre { $unknown }
        } il seed non è ancora rivelato
    }

## Analizzare

analyse-bar = Decisioni
analyse-progress = decisioni: { $done } su { $decisions }
analyse-exists = esiste già
analyse-written = Scritto in { $file }
analyse-intro =
    { $decisions ->
        [0] { $list }. Non c’è nessuna decisione da giudicare.
        [one] { $list }. { $decisions } decisione, giudicata dal bot { $bot }. Quote di vittoria in percentuale, per posto.
       *[other] { $list }. { $decisions } decisioni, giudicate dal bot { $bot }. Quote di vittoria in percentuale, per posto.
    }
analyse-line = riga
analyse-round = round
analyse-seat = posto
analyse-played = giocata
analyse-best = migliore
analyse-before = prima
analyse-after = dopo
analyse-loss = perdita
analyse-decisions = decisioni
analyse-agreed = d’accordo
analyse-mean-loss = perdita media
analyse-mistakes =
    { $n ->
        [0] Il bot non vede errori.
        [one] L’errore più grave:
       *[other] Gli errori più gravi ({ $n }):
    }
analyse-mistake = riga { $line }, round { $round }: { $who } ha giocato { $played }; meglio { $best } ({ $before }% invece di { $after }%)

## Informazioni

about-version = { -game } { $version }, { $core }, Python { $python }
about-no-version = (non installato)
about-pure = nucleo in puro Python
about-compiled = nucleo compilato
about-box = Numeri su carte e tabellone: { $total } in tutto; { $printed } attestati dai regolamenti, { $inferred } dedotti, { $reported } riferiti da un giocatore, { $reconstructed } ricostruiti da noi. Quelli ricostruiti non sono quelli stampati, che non abbiamo. Se hai il gioco stampato, puoi giocare con i suoi numeri: { $command }
about-box-own = Questa non è la scatola incorporata; da dove vengono i suoi numeri lo dice il suo file. Dei { $total } numeri su carte e tabellone, i regolamenti ne attestano { $proven } per ogni copia del gioco; gli altri: inseriti come stampati { $entered }, dedotti { $inferred }, riferiti da un giocatore { $reported }, ricostruiti { $reconstructed }.
about-readings = Dove i regolamenti non concordano o non dicono nulla, abbiamo dovuto decidere. Che cosa dicono, come giochiamo e perché:
about-credits = Il gioco è di Jeffrey D. Allers, pubblicato da White Goblin Games nel 2012. Questo è un progetto amatoriale non ufficiale, non realizzato né approvato dall’autore o dall’editore.
about-licence = Il programma è distribuito con licenza MIT.
