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
