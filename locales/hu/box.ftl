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

## Mi a baj egy dobozfájllal

box-problem-in = { $file }: { $problem }
box-problem-more = { $problem } (és még { $n } hiba)
box-problem-neither = nincs ilyen fájl, és ilyen nevű beépített doboz sem (beépítve: { $boxes })
box-problem-not-builtin = nincs ilyen nevű beépített doboz (beépítve: { $boxes })
box-problem-large = túl nagy: egy dobozfájl legfeljebb { $bytes } bájt lehet
box-problem-long = túl nagy: egy dobozfájl legfeljebb { $letters } karakter lehet, egy sora legfeljebb { $line }
box-problem-json = JSON kell, { $got }
box-problem-json-object = JSON-objektum kell, { $got }
box-problem-name = { $key }: legfeljebb 40 ékezet nélküli kisbetű, számjegy és kötőjel kell, { $got }
box-problem-own-name = { $key }: { $got }; adj más nevet a dobozodnak
box-problem-table = { $key }: táblázat kell, { $got }
box-problem-key = { $key }: itt nincs ilyen kulcs, csak ezek vannak: { $keys }
box-problem-only-land = { $key }: földkártyából csak { $last } van
box-problem-only-ship = { $key }: hajókártyából csak { $last } van
box-problem-only-column = { $key }: oszlopból csak { $last } van
box-problem-only-camp = { $key }: a táborok számozása hézag nélkül indul 1-től, és legfeljebb { $last } lehet belőlük
box-problem-only-area = { $key }: a zónák számozása hézag nélkül indul 1-től, és legfeljebb { $last } lehet belőlük
box-problem-list = { $key }: { $length } egész számból álló lista kell, { $got }
box-problem-list-range = { $key }: { $low }–{ $high } egész számból álló lista kell, { $got }
box-problem-one-number = { $key }: egyetlen egész szám kell, { $got }
box-problem-number = { $key }: { $low } és { $high } közötti egész szám kell, { $got }
box-problem-source = { $key }: „printed: HOL”, „inferred”, „reported” vagy „reconstructed” kell, { $got }
box-problem-sources = { $key }: { $length } forrásból álló lista kell, minden számhoz egy, { $got }
box-problem-proven = { $key }: a játék minden példányában ez a szám { $value }, { $got }
box-problem-at-least = { $key }: legalább { $low } kell, { $got }
box-problem-coins = { $key }: legalább egy oszlopban ne legyen érme
box-problem-cards = { $key }: legalább { $least } ilyen kártya kell ({ $values }), { $got }
box-problem-areas = { $key }: { $length } zóna kell, minden táborral szemben egy, { $got }
box-problem-boats = { $key }: { $length } hajó kell, minden tábortól a következőig egy, { $got }
box-problem-boats-of-one = { $key }: legalább { $length } hajóra 1 kukorica kell, { $got }
box-problem-spaces = { $key }: több játékosnál nem lehet kevesebb hely ({ $got })
box-problem-alike = { $key }: ez ugyanaz a kártya, mint { $other }
box-problem-worse = { $key }: { $other } mindenben legalább ilyen jó, ezt a kártyát senki sem venné el ({ $got })

# Mi jött helyette: a fájlról egy egész mondat, egy kulcsról egy mondat vége.

box-got-folder = ez mappa, nem fájl
box-got-device = ez nem közönséges fájl
box-got-unreadable = nem olvasható: { $reason }
box-got-byte = UTF-8 kódolású szöveg kell, de más van benne (bájt: { $byte }, hely: { $position })
box-got-mistake = nem érvényes TOML: hiba itt: { $line }. sor, { $column }. oszlop
box-got-mistake-at-end = nem érvényes TOML: hiba a fájl végén
box-got-long-number = több ezer számjegyű szám van benne
box-got-deep-lists = túl sok lista van benne egymásba ágyazva
box-got-builtin-name = „{ $name }” a beépített doboz, és annak mások a számai
box-got-nothing = de itt nincs semmi
box-got-unfilled = de ez még nincs kitöltve
box-got-value = itt pedig { $value } van
box-got-huge-number = itt pedig kilencnél több számjegyű szám van
box-got-text = itt pedig „{ $text }” van
box-got-list =
    { $n ->
        [0] itt pedig üres lista van
       *[other] itt pedig { $n } elemű lista van
    }
box-got-table = itt pedig táblázat van
box-got-date = itt pedig dátum vagy időpont van
box-got-spaces = { $list }
box-got-card = { $values }
box-got-other = itt pedig más van
box-value = { $key } = { $value }
