### The words of the game. Every other file uses these, so a thing has one name everywhere.
###
### Amounts have no suffix, so sentences put them after a colon or in brackets. Nouns stay singular
### after a number.

-game = Új-Amszterdam
-lumberyard = Fatelep
-granary = Magtár
-docks = Dokkok
-guild = Malom
-market = Feketepiac
-company = Kereskedelmi vállalat

## Colours of the seats

colour-blue = Kék
colour-yellow = Sárga
colour-orange = Narancs
colour-red = Piros
colour-green = Zöld

## Districts: the name, and where something stands

district-lumberyard = { -lumberyard }
district-granary = { -granary }
district-docks = { -docks }
district-guild = { -guild }
district-market = { -market }
district-company = { -company }
in-lumberyard = a Fatelepen
in-granary = a Magtárban
in-docks = a Dokkoknál
in-guild = a Malomban
in-market = a Feketepiacon
in-company = a Kereskedelmi vállalatnál
# What the special action of a district does.
special-lumberyard = fa vétele vagy eladása
special-granary = kukorica vétele vagy eladása
special-docks = raktár építése
special-guild = házak építése a földeden
special-market = prémek vétele látatlanban
special-company = a kereskedőállomás áthelyezése

## Amounts

amount-coin = { $n } érme
amount-goods = { $n } áru
amount-coins-or-goods = { $n } érme vagy áru
amount-wood = { $n } fa
amount-corn = { $n } kukorica
amount-beaver = { $n } hód
amount-mink = { $n } nyérc
amount-otter = { $n } vidra
amount-muskrat = { $n } pézsmapocok
amount-lynx = { $n } hiúz
fur-beaver = hód
fur-mink = nyérc
fur-otter = vidra
fur-muskrat = pézsma{"\u00AD"}pocok
fur-lynx = hiúz
amount-businesses = { $n } üzlet
amount-points = { $n } pont
nothing = semmi
# Things in a row: "Anna, Bo". Changes with signs and what is typed are joined by this alone.
list-more = { $list }, { $item }
# The last of a list, after one thing or several: "Anna, Bo és Cem".
list-last = { $list } és { $item }
# Businesses in one of several districts: "2 a Dokkoknál".
count-in = { $n } { $place }
# Whose, and how many: "Kék 2".
count-of = { $who } { $n }
change-gain = +{ $amount }
change-loss = −{ $amount }
change-why = { $change } ({ $why })

## Action tiles

tiles-city = { $n } város
tiles-land = { $n } föld
tiles-trade = { $n } kereskedés

## Cards and traders

card-land = ({ $houses } ház, { $wood } fa, { $corn } kukorica)
card-ship = ({ $furs } prém, { $coins } érme, { $goods } áru)
trader-top = felső kereskedő
trader-mid = középső kereskedő
trader-low = alsó kereskedő

## Steps of a round

step-0 = Előkészületek
step-1 = új földek és hajók
step-2 = prémek a kereskedőknek
step-3 = akciólapkák
step-4 = licitálás
step-5 = városakciók
step-6 = földakciók
step-7 = kereskedésakciók
step-8 = termés
step-9 = kukorica az üzletekért
step-10 = áru a hajókról
step-11 = érmék a kerületekből
step-12 = A játék vége

## Reasons why points or resources come and go

why-setup = előkészületek
why-bid = licit
why-column = oszlop
why-pass-tile = elpasszolt lapka
why-pass-special = elpasszolt különleges akció
why-build = üzletek
why-election = választások
why-clear = föld megtisztítása
why-trade = prémkereskedés
why-travel = utazási díj
why-ship = prémszállítás
why-fee = díj
why-wood = { -lumberyard }
why-corn = { -granary }
why-warehouse = raktár
why-houses = házak
why-market = { -market }
why-post = kereskedőállomás
why-harvest = termés
why-upkeep = kukorica az üzletekért
why-close = bezárt üzletek
why-cargo = áru a hajókról
why-income = érmék a kerületekből
why-final-election = utolsó választás
why-final-land = beépített föld
why-final-furs = megmaradt prémek
why-final-rest = megmaradt erőforrások

## Players

# A name that could be mistaken, with the colour of the seat.
who-both = { $name } ({ $colour })
seat-person = { $who }
seat-bot = { $who } ({ $bot } bot)

## Bots

bot-deckhand = Matróz
bot-farmer = Gazda
bot-merchant = Kalmár
bot-patroon = Patrónus
bot-director-general = Főigazgató
bot-greedy = Mohó
bot-uniform = Véletlen
bot-about-deckhand = Most szállt partra: csak egy lépésre lát előre, rosszul méri fel, mi mennyit ér, és alig mer licitálni.
bot-about-farmer = Megbízható, de rövidlátó: sok mindent elszalaszt, és hajlamos túlfizetni azt, ami épp a legjobbnak látszik.
bot-about-merchant = Az egész körét megtervezi, és tudja, mi mennyit ér, de azt nem, hogy te mire készülsz.
bot-about-patroon = Előre gondolkodik, és a többiek válaszlépéseivel is számol.
bot-about-director-general = Rászán egy kis időt, és több ezer folytatást végiggondol. Az öt közül a legerősebb.
