### Box files.

box-ok = ok { $file }: { $name }, { $n } szám, { $digest }
box-template = Elkészült: { $file }. Töltsd ki, aztán: { $command }
box-name = Doboz: { $name }, { $digest }
box-legend =
    A számok után: semmi = nyomtatott ({ $printed }), ~ = kikövetkeztetett ({ $inferred }),
    ' = egy játékos közölte ({ $reported }), * = mi rekonstruáltuk ({ $reconstructed }).
box-land = Földkártyák (1–12 kék, 13–24 piros)
box-land-houses = ház
box-land-wood = fa
box-land-corn = kukorica
box-ship = Hajókártyák (1–12 kék, 13–24 piros)
box-ship-furs = prém
box-ship-coins = érme
box-ship-goods = áru
box-column = A pénzdoboz oszlopai
box-column-tiles = lapka
box-column-coins = érme
box-trader = Kereskedők
box-trader-furs = prém
box-trader-price = ár áruban
box-camp = Táborok: helyek hosszúházaknak
box-camp-spaces-1 = 2 játékos
box-camp-spaces-2 = 3 játékos
box-camp-spaces-3 = 4 játékos
box-camp-spaces-4 = 5 játékos
box-area = Zónák: helyek kereskedőállomásoknak
box-area-black = fekete
box-area-white = fehér
box-wharf-docks = A rakpart egyes dokkjain elférő áru: { $numbers }
box-river-boats = Kukorica a hajókon: { $numbers }
box-land-points = A föld megtisztításáért járó pontok a sorbeli hely szerint: { $numbers }
