### Le parole del gioco. Tutti gli altri file usano queste: ogni cosa ha ovunque lo stesso nome.
###
### Le quantità come «3 monete» stanno dopo «paga», «riceve» e simili, senza articolo.

-game = Nieuw Amsterdam
-lumberyard = Deposito di legname
-granary = Granaio
-docks = Porto
-guild = Gilda dei carpentieri
-market = Mercato nero
-company = Compagnia commerciale

## I colori dei posti

colour-blue = Blu
colour-yellow = Giallo
colour-orange = Arancio
colour-red = Rosso
colour-green = Verde

## I distretti: il nome, e dove si trova qualcosa

district-lumberyard = { -lumberyard }
district-granary = { -granary }
district-docks = { -docks }
district-guild = { -guild }
district-market = { -market }
district-company = { -company }
in-lumberyard = nel { -lumberyard }
in-granary = nel { -granary }
in-docks = nel { -docks }
in-guild = nella { -guild }
in-market = nel { -market }
in-company = nella { -company }
# Che cosa fa l’azione speciale di un distretto.
special-lumberyard = compra o vendi legno
special-granary = compra o vendi granturco
special-docks = costruisci un magazzino
special-guild = costruisci case sui tuoi terreni
special-market = compra pellicce coperte
special-company = sposta il tuo emporio

## Quantità

amount-coin =
    { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
amount-goods =
    { $n ->
        [one] { $n } merce
       *[other] { $n } merci
    }
amount-coins-or-goods =
    { $n ->
        [one] { $n } moneta o merce
       *[other] { $n } monete o merci
    }
amount-wood = { $n } legno
amount-corn = { $n } granturco
amount-beaver =
    { $n ->
        [one] { $n } castoro
       *[other] { $n } castori
    }
amount-mink =
    { $n ->
        [one] { $n } visone
       *[other] { $n } visoni
    }
amount-otter =
    { $n ->
        [one] { $n } lontra
       *[other] { $n } lontre
    }
amount-muskrat =
    { $n ->
        [one] { $n } topo muschiato
       *[other] { $n } topi muschiati
    }
amount-lynx =
    { $n ->
        [one] { $n } lince
       *[other] { $n } linci
    }
fur-beaver = castoro
fur-mink = visone
fur-otter = lontra
fur-muskrat = topo muschiato
fur-lynx = lince
amount-businesses =
    { $n ->
        [one] { $n } impresa
       *[other] { $n } imprese
    }
amount-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
nothing = niente
# Cose in fila: «Anna, Bo». Solo così le variazioni con segno e ciò che si scrive.
list-more = { $list }, { $item }
# L’ultima di un elenco, dopo una o più: «Anna, Bo e Cem».
list-last = { $list } e { $item }
# Imprese in uno di più distretti: «2 nel Porto».
count-in = { $n } { $place }
# Di chi, e quante: «Blu 2».
count-of = { $who } { $n }
change-gain = +{ $amount }
change-loss = −{ $amount }
change-why = { $change } ({ $why })

## Tessere Azione

tiles-city = { $n } Città
tiles-land = { $n } Terra
tiles-trade = { $n } Commercio

## Carte e mercanti

card-land =
    ({ $houses ->
        [one] { $houses } casa
       *[other] { $houses } case
    }, { $wood } legno, { $corn } granturco)
card-ship =
    ({ $furs ->
        [one] { $furs } pelliccia
       *[other] { $furs } pellicce
    }, { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }, { $goods ->
        [one] { $goods } merce
       *[other] { $goods } merci
    })
trader-top = mercante in alto
trader-mid = mercante al centro
trader-low = mercante in basso

## I passi di un round

step-0 = Allestimento
step-1 = nuovi terreni e navi
step-2 = pellicce ai mercanti
step-3 = tessere Azione
step-4 = asta
step-5 = azioni Città
step-6 = azioni Terra
step-7 = azioni Commercio
step-8 = raccolto
step-9 = granturco alle imprese
step-10 = merci dalle navi
step-11 = monete dai distretti
step-12 = Fine del gioco

## Perché punti e risorse vanno e vengono

why-setup = allestimento
why-bid = offerta
why-column = colonna
why-pass-tile = tessera scartata
why-pass-special = rinuncia all’azione speciale
why-build = imprese
why-election = elezioni
why-clear = terreni disboscati
why-trade = commercio
why-travel = costo viaggio
why-ship = pellicce spedite
why-fee = tassa
why-wood = { -lumberyard }
why-corn = { -granary }
why-warehouse = magazzino
why-houses = case
why-market = { -market }
why-post = emporio
why-harvest = raccolto
why-upkeep = granturco alle imprese
why-close = imprese chiuse
why-cargo = merci dalle navi
why-income = monete dai distretti
why-final-election = elezioni finali
why-final-land = terreno completo
why-final-furs = pellicce rimaste
why-final-rest = risorse rimaste

## Giocatori

# Un nome che si potrebbe confondere, con il colore del posto.
who-both = { $name } ({ $colour })
seat-person = { $who }
seat-bot = { $who } (bot { $bot })

## Bot

bot-deckhand = Mozzo
bot-farmer = Contadino
bot-merchant = Mercante
bot-patroon = Patrono
bot-director-general = Direttore generale
bot-greedy = Avido
bot-uniform = Casuale
bot-about-deckhand = Appena sbarcato: guarda una sola mossa avanti, valuta male le cose e quasi non osa fare offerte.
bot-about-farmer = Solido ma miope: si lascia sfuggire occasioni e strapaga ciò che sul momento sembra convenire.
bot-about-merchant = Pianifica tutto il suo turno e conosce il valore delle cose, ma non intuisce i tuoi piani.
bot-about-patroon = Guarda lontano e prevede le mosse degli altri.
bot-about-director-general = Si prende un momento ed esamina migliaia di sviluppi possibili. Il più forte dei cinque.
