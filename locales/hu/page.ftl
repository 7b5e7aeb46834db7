### The pages around the table, in the browser.

page-game = { -game }
# The title of the browser's window.
page-title = { $page } · { -game }
page-skip = Ugrás a tartalomhoz
page-nav = Oldalak
page-loading = Egy pillanat…
page-home = Kezdőlap
page-rules = Szabályok
page-replays = Visszajátszás
page-about = A projektről
page-preferences = Beállítások
page-language = Nyelv
page-dark = Sötét téma
page-close = Bezárás
page-back = Vissza
page-back-table = Vissza az asztalodhoz
page-menu = Menü
page-points = Pontok

## Front page

page-home-title = Licitálj a helyedért Új-Amszterdamban, 1626-ban
page-home-lead = Társasjáték aukciókról, földről és prémekről 2–5 játékosnak. Nagyjából egy óra. Nem kell regisztrálni.
page-play-now = Játssz most!
page-play-now-hint = Te és két bot: két másodperc múlva már léphetsz
page-or-join = vagy csatlakozz linkkel
page-paste = Illessz be egy linket
page-paste-wrong = Ez nem helyhez vagy asztalhoz vezető link. Az ilyen link így végződik: #/join/…
page-join = Beülök
page-my-games = Játszmáim
page-my-games-hint =
    { $n ->
        [0] Most egyik sem vár rád.
        [1] Egy vár rád.
       *[other] { $n } vár rád.
    }
page-my-games-none = Itt jelennek majd meg a játszmáid.
page-more-games = További játszmák
# Of a list that shows only its first.
page-all-games = Az összes mutatása ({ $n })
page-lobby = Lobbi
page-lobby-hint = A jelenlegi nyilvános asztalok.
page-lobby-none = Most nincs nyilvános asztal. Nyiss egyet, és jelenítsd meg a lobbiban.
page-sit = Leülök
page-watch = Nézem
page-your-turn = Te jössz
# On a device where several sit.
page-turn-of = { $who }, te jössz
page-table-empty = Üres asztal
page-name-bot = { $who } (bot)
page-game-open =
    { $n ->
        [0] Megtelt, még nem indult el
       *[other] Még { $n } játékosra vár
    }
page-game-over = Véget ért { $ago }
page-game-round = { $round }. forduló, { $step }
page-game-won = Győztes: { $who }

## A new table

page-new = Új asztal
page-new-hint = Írd be a neved, küldd el a linket, és játsszatok!
page-new-more = További beállítások
page-new-lead = Itt állíthatod be, ki hol ül. A nyitott helyhez linket kapsz, amelyet elküldhetsz egy barátodnak; egy képernyő előtt többen is játszhattok.
page-your-name = A neved
page-seats = Helyek
page-you = Te
page-make = Asztal megnyitása
page-make-start = Asztal megnyitása és kezdés
page-seat = { $n }. hely
page-seat-who =
    { $n ->
        [1] Ki ül az 1. helyen?
        [5] Ki ül az 5. helyen?
       *[other] Ki ül a { $n }. helyen?
    }
page-seat-colour =
    { $n ->
        [1] Az 1. hely színe
        [5] Az 5. hely színe
       *[other] A { $n }. hely színe
    }
page-seat-name =
    { $n ->
        [1] Az 1. helyen ülő neve
        [5] Az 5. helyen ülő neve
       *[other] A { $n }. helyen ülő neve
    }
page-seat-bot =
    { $n ->
        [1] Az 1. hely botja
        [5] Az 5. hely botja
       *[other] A { $n }. hely botja
    }
page-seat-bot-named = { $bot } bot
page-seat-bot-level = { $bot } bot, erőssége: { $n }/{ $of }
page-seat-open = Linkkel
page-seat-here = Itt, ennél a képernyőnél
page-seat-open-hint = A linket a következő oldalon kapod meg.
page-kind-me = Én
page-kind-here = Valaki ennél a képernyőnél
page-kind-open = Nyitott, linkkel
page-kind-bot = Bot
page-start-who = Ki kezd?
page-start-random = Sorsolással
page-start-seat = { $n }. hely, { $colour }
page-listed = Megjelenik a lobbiban
page-listed-hint = A szerveren bárki leülhet a nyitott helyekre. Enélkül csak a linkjeiddel lehet bejutni.
page-box-own = Játék a saját dobozod számaival
page-box-own-hint = Ha megvan neked a nyomtatott játék, beírhatod a kártyái és a táblája számait. A kitöltendő fájlt a „nieuw box template” (vagy a „./play box template”) parancs készíti el.
page-box-file = Dobozfájl
page-box-chosen = Az asztal dobozfájlja: { $file }.
page-box-big = Ez a fájl túl nagy dobozfájlnak.

## Joining

page-join-title = Egy hely vár rád
page-join-lead = Add meg a neved, és ülj le. A hely ebben a böngészőben a tiéd marad.
page-join-by = { $who } játszani hív
page-join-seat = A helyed: { $colour }
page-join-game-1 = 2–5 patrónus Új-Amszterdamban, 1626-ban: licitáljatok az akciókért.
page-join-game-2 = Építsetek a városban, tisztítsatok meg földeket a Hudson mentén, kereskedjetek prémekkel, és küldjétek őket haza hajóval.
page-join-game-3 = Hat forduló után az nyer, akinek a legtöbb pontja van. Nagyjából egy óra, regisztráció nélkül.
page-join-table = Az asztalnál
page-join-sit = Leülök ide
page-join-hint = Most játszol először?
page-rules-read = Olvasd el a szabályokat
page-device-title = A helyeid ezen az eszközön
page-device-lead = Ez a link egy másik eszközödön készült. Egyszer használható, és áthozza ide a nevedet, a beállításaidat és a helyeidet; a másik eszközön ezután már csak néző lehetsz.
page-device-claim = Áthozom ide

## Before it begins

page-table-waits = Kezdésre várunk
page-table-waits-for =
    { $n ->
        [1] Egy hely még szabad.
       *[other] { $n } hely még szabad.
    }
page-table-full = Mindenki itt van.
page-seat-free = Szabad hely ({ $colour })
page-chair-bot = { $bot } bot
page-chair-open = vendégre vár
page-start = Játék indítása
page-start-hint = Nem kell mindenkit megvárnod: a szabad helyekre botok ülnek.
page-start-wait = Akkor kezdődik, ha minden hely foglalt.
page-start-host = Akkor kezdődik, ha a házigazda elindítja.
page-links-fresh = Új linkek
page-links-hint = Minden link egyetlen embernek szól, és egyszer használható. Az új linkek érvénytelenítik a régieket.
page-link = Link ehhez a helyhez
page-copy = Másolás
page-copied = Másolva
page-copy-by-hand = A linket kijelöltük: másold ki kézzel.
page-qr = A link QR-kódja: { $link }
page-qr-show = QR-kód mutatása
page-invite = Meghívás
page-invite-seat = Olvasd be, és ülj le erre a helyre: { $colour }.
page-invite-table = Olvasd be, és nyisd meg ezt az asztalt.
page-invite-watch = Link az asztal nézőinek
page-next = Mi történik ezután?
page-next-host = Küldj a vendégeidnek egy-egy linket, vagy olvassák be a kódot a telefonjukkal.
page-next-guest = A többiek még helyet foglalnak. Neked most nincs teendőd.
page-next-begin = Ha minden hely foglalt, a játék mindenkinél magától elindul.
page-next-rules = A szabályok tíz percben
page-share = Megosztás
page-watching =
    { $n ->
        [0] Nincs néző
       *[other] { $n } néző
    }

## Preferences

page-preferences-lead = Ezek veled maradnak, ha másik eszközre váltasz.
page-theme = Téma
page-theme-auto = Az eszköz szerint
page-theme-light = Világos
page-theme-dark = Sötét
page-speed = A játékelemek mozgása
page-speed-0 = azonnali
page-speed-120 = gyors
page-speed-250 = normál
page-speed-500 = lassú
page-speed-hint = Ilyen gyorsan meséljük el azt is, mi történt, amíg nem voltál itt.
page-pause = Szünet egy bot lépése előtt
page-seconds = { $n } mp
page-confirm = Kérdezzen rá, mielőtt véget ér a köröm
page-confirm-hint = Ha utánad már valaki más döntött, vagy húzás volt, már csak akkor vonhatsz vissza, ha a többiek beleegyeznek.
page-projection = Mutassa, ki vezet
page-projection-hint = A pontok mellett: mennyi lenne, ha most véget érne a játék.
page-reviews = Visszatekintés minden forduló után
page-reviews-hint = Mennyiért keltek el az oszlopok, és ki mit kapott. A naplóból is bármikor megnyitható.
page-sound = Hang
page-sound-at-table = Hangok az asztalnál
page-sound-hint = Csengő, amikor te jössz, kopogás licitnél, kalapács, ha elkelt egy oszlop. Hang nélkül sem maradsz le semmiről.
page-volume = Hangerő
page-percent = { $n }%
page-kept = Elmentve.
page-device = Másik eszköz
page-device-hint = Egyszer használható link: nyisd meg a másik eszközön, és a helyeid meg a beállításaid átkerülnek oda.
page-device-make = Link készítése

## The table

page-table-of = Az asztalnál: { $who }
page-your-turn-title = Te jössz! { $table }
page-question = A kérdés
page-round = Forduló
page-round-n = { $round }. forduló
page-round-of = Forduló: { $round }/{ $rounds }
page-steps = A forduló lépései
page-step-n =
    { $step ->
        [12] { page-final }
       *[other] { $step }. lépés · { $name }
    }
page-step-prepare = Előkészítés
page-step-bidding = Licitálás
page-step-city = Város
page-step-land = Föld
page-step-trade = Kereskedés
page-step-supply = Bevétel
page-order = Körsorrend és pontok
page-tabs = Az asztal részei
page-tab-turn = Te jössz
page-tab-now = Most
page-tab-board = Tábla
page-tab-players = Játékosok
page-tab-log = Napló
page-connecting = Csatlakozás az asztalhoz…
page-lost = Megszakadt a kapcsolat. Amit látsz, lehet, hogy már nem friss; a lépéseid megvannak.
page-lost-for = { $n } mp
page-retry = Újra
page-scores = A pontok
page-see-board = Tábla

## Log, chat, looking back

page-log = Napló
page-chat = Csevegés
page-log-chat = Napló és csevegés
page-log-none = Még nem történt semmi.
page-log-earlier = Korábbi bejegyzések
page-log-ahead = Későbbi bejegyzések
page-log-trial = Innentől próba: más húzásokkal
page-log-record = Innentől ez a játszma
page-log-look = Az állás e lépés után
page-log-more = Több
page-log-less = Kevesebb
page-review = Visszatekintés: { $round }. forduló
page-review-open = Előző forduló
page-review-earlier = Egy fordulóval korábban
page-review-later = Egy fordulóval később
page-review-column = { $column }. oszlop { $n }-ért
page-review-free = { $column }. oszlop, ingyen
page-review-source = { $source } { $points }
page-review-supply = a forduló végén: { $list }
page-chat-none = Még senki sem írt semmit.
page-chat-say = Írj valamit
page-chat-send = Küldés
page-chat-unread = új üzenet
page-watchers = Nézők
page-watchers-hint = Ezt csak a nézők olvashatják, és azok a játékosok, akik szeretnék.
page-watchers-off = Itt a nézők beszélgetnek egymással, talán épp a te játékodról: csak akkor olvasod, ha szeretnéd.
page-watchers-on = Olvasni szeretném
page-watchers-stop = Nem olvasom tovább
page-past = Korábbi állás, lépés: { $n }/{ $of }
page-past-line = Lépés: { $n }/{ $of }
page-earlier = Egy lépéssel korábban
page-later = Egy lépéssel később
page-now = Vissza a jelenbe
page-back-here = Visszavonás idáig
page-back-last = Utolsó döntésem visszavonása
page-copy-here = Próba innen
page-trial = Próba
page-trial-lead = Ez csak próba.
page-trial-back = Vissza a játszmához
page-vote-asked =
    { $n ->
        [1] { $who } szeretné visszavonni az utolsó lépést. Beleegyezel?
       *[other] { $who } szeretné visszavonni az utolsó { $n } lépést. Beleegyezel?
    }
page-vote-waits = A visszavonáshoz még hiányzik { $who } válasza.
page-vote-yes = Igen
page-vote-no = Nem

## While you were away

page-away = Amíg nem voltál itt
page-away-at = { $n } / { $of }
page-away-told =
    { $n ->
        [1] Egy dolog történt; a naplóban újra elolvashatod.
       *[other] { $n } dolog történt; a naplóban újra elolvashatod.
    }
page-away-lines = Ami történt
page-away-you = Ami téged érint
page-away-nothing = Nálad semmi sem változott.
page-away-got = Ennyivel lett többed: { $amount }.
page-away-gave = Ennyivel lett kevesebbed: { $amount }.
page-away-marker =
    A körsorrend-jelződ most { $now ->
        [1] 1-es
        [2] 2-es
        [3] 3-as
        [4] 4-es
        [5] 5-ös
       *[other] { $now }. számú
    }, eddig { $was ->
        [1] 1-es
        [2] 2-es
        [3] 3-as
        [4] 4-es
        [5] 5-ös
       *[other] { $was }. számú
    } volt.
page-away-travel = Az út a delavárokhoz most { $now } kukoricádba kerül, eddig { $was } volt az ára.
page-away-lead-0 =
    { $others ->
        [0] Már nincs többséged { $place }.
       *[other] Már nincs többséged { $place }; most { $who } van az élen.
    }
page-away-lead-1 = Most holtverseny van az élen { $place }: te, valamint { $who }.
page-away-lead-2 = Most egyedül tiéd a többség { $place }.
page-away-go-on = Tovább a játékhoz
page-pause-now = Szünet
page-go-on = Tovább
page-skip-end = A végére

## Since your last turn

page-since = A legutóbbi köröd óta
page-since-hide = Elrejtés
page-since-more = még { $n }
page-since-drew = Ezt húztad: { $furs }
page-since-outbid =
    { $who } { $bid }-ért elvitte { $column ->
        [1] az
        [5] az
       *[other] a
    } { $column }. oszlopot (a te licited: { $mine })
page-since-round = { $round }. forduló vége: { $list }
page-since-rival = { $who }: { $list }
page-round-ends =
    { $round ->
        [1] Véget ér az 1. forduló
        [5] Véget ér az 5. forduló
       *[other] Véget ér a { $round }. forduló
    }
page-round-begins =
    { $round ->
        [1] Kezdődik az 1. forduló
        [5] Kezdődik az 5. forduló
       *[other] Kezdődik a { $round }. forduló
    }
page-round-deal = Új kártyák, prémek és lapkák
page-round-skip = Átugrás
page-round-skips = Bármelyik billentyűvel vagy koppintással átugorható

## Menu and its windows

page-help = Súgó
page-help-all = Az összes szabály
page-keys = Billentyűparancsok
page-key-1 = A kérdés fő gombjának megnyomása
page-key-2 = Passz
page-key-3 = Visszavonás
page-key-4 = Szám, kerület, oszlop vagy különleges akció választása
page-key-5 = Eggyel több, eggyel kevesebb
page-key-6 = A tábla egy lépéssel korábban vagy később
page-key-7 = Vissza a jelenbe, vagy a nyitott ablak bezárása
page-key-8 = Ez a súgó
page-key-9 = Egy kis i-től vagy a körsorrendtől: egyik jel a másik után, és hogy mit jelent
page-hand = Üljön be helyettem egy bot
page-hand-back = { $who } helyének visszavétele
page-hand-on = Egy bot játszik helyetted
page-hand-lead = A bot addig játszik helyetted, amíg vissza nem veszed a helyed; más nem veheti vissza.
page-hand-seat = Hely
page-hand-bot = Bot
page-hand-do = Játsszon a bot
page-absent-minutes = { $who } már { $n } perce nincs itt, és mindenki vár.
page-absent-hours = { $who } már { $n } órája nincs itt, és mindenki vár.
page-absent-days = { $who } már { $n } napja nincs itt, és mindenki vár.
page-absent-until = { $time } távollét után a többiek botot ültethetnek { $who } helyére.
page-absent-do = Játsszon bot { $who } helyett
page-absent-hint = { $who } bármikor visszaveheti a helyét.
page-vote-absent = { $who } botot ültetne { $whose } helyére, aki nincs itt. Beleegyezel?
page-vote-absent-waits = Ahhoz, hogy bot üljön { $whose } helyére, még hiányzik { $who } válasza.
page-vote-agreed = Beleegyezett: { $who }.
page-vote-absent-left = Már nincs itt: { $who }.
page-vote-absent-again = Folytatás így is
page-patience = Ha valaki nincs itt
page-patience-hint = Ha a soron lévő játékos ennyi ideje nincs itt, a többiek megegyezhetnek abban, hogy bot játsszon helyette, amíg vissza nem tér.
page-patience-after = { $time } után beülhet egy bot
page-end-resign = Feladom
page-end-abandon = Játék befejezése
page-end-resign-lead = A játék itt győztes nélkül véget ér. Később is visszanézheted, és bármelyik lépéstől kipróbálhatod másképp.
page-end-abandon-lead = A játék itt győztes nélkül véget ér, ha mindenki más beleegyezik.
page-end-abandon-do = Megkérdezem a többieket
page-vote-abandon = { $who } szeretné itt, győztes nélkül befejezni a játékot. Beleegyezel?
page-vote-abandon-waits = A játék befejezéséhez még hiányzik { $who } válasza.
page-ended-lead = Nincs győztes. A pontok eddig:
page-game-ended = Idő előtt véget ért { $ago }
page-remove = Eltávolítás a játszmáim közül
page-put-away = Az asztal bezárása
page-put-away-lead = Az asztallal együtt a helyei és a linkjei is megszűnnek.
page-old = Ez az oldal elavult: a szerveren már újabb változat van.
page-old-do = Újratöltés
page-record = A jegyzőkönyv letöltése
page-report = Hibajelentés
page-report-lead = A szövegeddel együtt a játszma jegyzőkönyvét is elküldjük, a játékosok nevével.
page-report-what = Mi a baj?
page-report-send = Küldés
page-report-done = Köszönjük, megkaptuk.

## The end

page-final = Végső értékelés
page-final-again = Mutasd újra
page-final-before = Hat forduló után: { $standing }
page-final-none = { $source }: senki sem kap pontot
page-won =
    { $n ->
        [1] { $who } nyert { $points } ponttal
       *[other] { $who } közösen nyert { $points } ponttal
    }
page-place =
    { $seats } játékos közül { $place ->
        [1] az
        [5] az
       *[other] a
    } { $place }. lettél, { $points } ponttal.
page-won-ahead = { $n } ponttal { $who } előtt.
page-won-from = { $of } pontból { $n } pont két forrásból jött: { $one } és { $two }.
page-won-since =
    { $round ->
        [0] Végig az élen.
        [1] Az első fordulótól az élen.
       *[other]
            { $round ->
                [7] A végső értékelés döntött.
                [5] Az 5. fordulótól végig az élen.
               *[other] A { $round }. fordulótól végig az élen.
            }
    }
page-rematch = Visszavágó
page-rematch-go = A visszavágóhoz
page-sources = Pontok források szerint
page-source = Forrás
page-source-start = a jegyzőkönyv előtt
page-source-ship = hajók
page-source-clear = megtisztított föld
page-source-election = választások
page-source-final-election = utolsó választás
page-source-final-land = beépített föld
page-source-final-furs = megmaradt prémek
page-source-final-rest = megmaradt erőforrások (hármanként 1)
page-source-close = bezárt üzletek
page-source-total = Összesen
page-after-rounds = Hat forduló után
page-chart-sources = Pontok források szerint
page-chart-lost = −{ $n } bezárásért
page-chart-times = Pontok fordulónként
page-chart-end = Vége
page-chart-who = { $who } { $n }
page-times = A pontok alakulása
page-times-hint = 1–6. forduló, majd a végső értékelés.
page-times-from =
    A játszma jegyzőkönyve { $round ->
        [1] az
        [5] az
       *[other] a
    } { $round }. fordulóval kezdődik: a korábbi pontok egy összegben szerepelnek.
page-skyline = A város a játék végén
page-skyline-save = Kép mentése
page-skyline-share = Kép megosztása
page-skyline-hint = Minden üzlet egy ház; minél több a pont, annál magasabbak a házak.
page-high-points = A legtöbb pontot hozó lépések
page-stood-in = { $who } helyett { $of } döntésből { $n } alkalommal bot döntött ({ $bots }).
page-plus = +{ $n }
page-see-it = Megnézem
page-fair = Tisztességes húzások: a kezdőértékek már mind nyilvánosak.
page-fair-check = Bárki ellenőrizheti:

## Replays

page-replay = Visszajátszás
page-replay-of = Visszajátszás: { $who }
page-replay-begin = Az első lépés előtt.
page-pace = Sebesség: ×{ $n }
page-replays-lead = Nézd vissza bármelyik játszmát a jegyzőkönyvéből, lépésről lépésre. Itt semmit sem mentünk el.
page-replays-mine = Befejezett játszmáim
page-record-file = Jegyzőkönyv fájlból
page-record-paste = vagy illeszd be a szövegét
page-record-read = Megnézem
page-record-big = Ez a fájl túl nagy jegyzőkönyvnek.
page-line = Lépés
page-line-of = Lépés: { $n }/{ $of }
page-first = Az elejére
page-last = A végére

## Things that go wrong

page-missing = Itt nincs semmi
page-missing-lead = A cím hibás, vagy már nincs meg, amihez vezetett.
page-fault = Ez nem sikerült ({ $code }).
page-fault-stale = Közben továbbment a játék. Nézd meg újra.
page-fault-illegal-move = A szabályok ezt most nem engedik.
page-fault-not-your-turn = Most nem te jössz.
page-fault-not-your-seat = Ez nem a te helyed.
page-fault-bot-sits-in = Egy bot ül a helyeden. Előbb vedd vissza a helyed.
page-fault-nothing-to-undo = Ott nincs mit visszavonni.
page-fault-no-such-vote = Ez a szavazás véget ért.
page-fault-vote-open = Erről már folyik a szavazás.
page-fault-not-absent = A játékos itt van, vagy még nincs elég régóta távol.
page-fault-ended = Ez a játszma véget ért.
page-fault-begun = Ez a játszma már elkezdődött.
page-fault-not-ended = Csak befejezett játszma távolítható el a listáról.
page-fault-old-page = Ez az oldal elavult. Töltsd be újra.
page-fault-no-such-table = Nincs ilyen asztal.
page-fault-unreadable = Az asztal tárolt adatai megsérültek, ezért nem nyitható meg. Szólj a szerver üzemeltetőjének.
page-fault-no-such-line = Nincs ilyen bejegyzés a naplóban.
page-fault-no-such-box = Hiányzik ennek a játszmának a dobozfájlja.
page-fault-not-the-host = Ezt csak a házigazda teheti meg.
page-fault-not-over = A visszavágó akkor kezdődhet, ha ez a játszma véget ért.
page-fault-seat-taken = Ezt a helyet már elfoglalták, vagy a linket már használták. Kérj újat.
page-fault-link-used = Ezt a linket már használták, vagy túl régi. Kérj újat.
page-fault-bad-name = A név 1–60 karakterből állhat.
page-fault-bad-seats = Egy asztalnál 2–5 hely van.
page-fault-bad-start = A kezdőnek kijelölt hely nem létezik.
page-fault-bad-colour = Minden helynek saját szín kell.
page-fault-unknown-bot = Nincs ilyen bot.
page-fault-bad-box = Ez nem érvényes dobozfájl: { $detail }
page-fault-bad-record = Ez nem érvényes jegyzőkönyv: { $detail }
page-fault-bad-request = A szerver nem értette az oldal kérését ({ $detail }). Töltsd be újra.
page-fault-wrong-origin = Ez az oldal nem erről a szerverről való.
page-fault-too-long = Ez túl hosszú.
page-fault-too-often = Túl sok egyszerre. Várj egy kicsit, és próbáld újra.
page-fault-not-kept = Ezt nem sikerült elmenteni, ezért semmi sem változott. Próbáld újra kicsit később.
page-fault-empty = Az üzenet üres.
page-fault-offline = A szerver nem válaszol. Van hálózati kapcsolatod?

## Rules

page-rules-lead = Hat forduló, mindegyik tizenegy lépésből áll. Az nyer, akinek a legtöbb pontja van. Itt mindent megtalálsz, ami a játékhoz kell; a tábla melletti panel minden lehetőségnél megmutatja, mibe kerül, és mit hoz.
page-rules-contents = Fejezetek
page-rules-steps = { $steps }. lépés
page-rules-place = Hely a sorban
page-rules-search = Keresés a szabályokban
page-rules-matches =
    { $n ->
        [0] Nincs találat. Próbáld rövidebb szóval.
       *[other] { $n } találat
    }
page-rules-numbered = A fejezet összes szabálya
page-rules-reading = így értelmezzük
page-rules-readings = Így értelmezzük
page-rules-readings-1 = A nyomtatott angol szabály nincs a forrásaink között. Ez a kiadás a német, az orosz és a magyar szabályt, valamint egy olasz összefoglalót követ. Ahol ezek eltérnek egymástól, vagy nem mondanak semmit, ott nekünk kellett döntenünk; itt elolvashatod, mit írnak, hogyan játsszuk mi, és miért.

page-rules-short = Dióhéjban
page-rules-short-1 = Egy növekvő kereskedőváros patrónusa vagy. Hat forduló után az nyer, akinek a legtöbb pontja van; pontot a városi választásokért, a megtisztított földért és az elszállított prémekért kapsz.
page-rules-short-2 = Minden fordulóban mindenki egy oszlopnyi akciólapkához jut: aukción, ahol bármivel fizethet, amije van, az utolsó játékos pedig ingyen. A lapkák szabják meg, mit tehetsz: város, föld, kereskedés.
page-rules-short-3 = A három egymást segíti: fából építkezel, a megtisztított föld kukoricát hoz, kukoricából tartod fenn az üzleteidet és fizeted az utazást, áruért prémet veszel, a hajók pedig érmét és újabb árut hoznak.
page-rules-short-4 = Az első játszmádhoz: ne költsd el mindenedet egy oszlopra, tarts meg üzletenként egy kukoricát, és a háromból inkább kettőt csinálj jól, mint mindhármat rosszul.

# Under the pictures of the rules.
page-picture-way-city = Fából üzleteket építesz; ahol neked van a legtöbb, ott a választások pontot hoznak.
page-picture-way-land = Földet vásárolsz, beépíted, megtisztítod: pontot és fát egyszer kapsz, kukoricát minden fordulóban.
page-picture-way-trade = Áruért prémet veszel; a megrakott hajó pontot és érmét hoz, azután minden fordulóban árut.
page-picture-setup = Ugyanaz az épület háromféleképpen: üzlet a városban, ház a földön, raktár, amely dokkot nyit.
page-picture-bidding = Sárga az 1. oszlopot választotta, és 5-öt licitált, Kék 6-ot licitál, Narancs még hátravan. Ha Kék nyer, befizet 6 tetszőleges erőforrást, kap egy földlapkát, két kereskedéslapkát és 1 érmét, és körsorrend-jelzőt cserél Sárgával.
page-picture-city = Kék választásokat tart. { district-lumberyard }: egyedül övé a többség, 3 pont. { district-granary }: holtverseny Sárgával, 2 pont. { district-docks }: nincs üzlete, nincs pont.
page-picture-land = Négy kártyából álló sor. Kettő már meg van tisztítva, és minden fordulóban kukoricát hoz. A harmadikon már minden ház áll: megtisztítva meghozza a fáját és a 3. helyért járó 6 pontot. A negyedikről hiányzik egy ház.
page-picture-river = Az 1. táborban már nem lakik senki. A vele szemközti kereskedőállomásról a 2. táborba vezető út annyi kukoricába kerül, amennyi a köztük lévő hajón látható.
page-picture-traders = A felső kereskedőnél szabadon válogathatsz a prémek közül; a másik kettő csak egyben adja el mindet.
page-picture-ship = 3 pont minden hódért, 2 a hiúzért, 1-1 a többiért: 3 + 3 + 2 + 1 + 1 = 10 pont.
page-picture-supply = Hat üzlet, 5 kukorica: öt nyitva marad, egy bezár, és ez 2 pontba kerül.

page-rules-setup = Előkészületek
page-rules-setup-1 = Mindenki 25 épülettel, 8 érmével, 4 áruval, 3 fával, 2 kukoricával és 2 véletlenszerűen húzott prémmel kezd. Egyik épületed már az elején raktár a rakparton: a dokkján van a 4 árud.
page-rules-setup-2 = Az épület a városban üzlet, a földkártyán ház, a rakparton raktár.
page-rules-setup-3 = Körsorrendben mindenki ingyen nyit egy üzletet bármelyik kerületben, azután ugyanebben a sorrendben még egyet.
page-rules-setup-4 = A delavárok hosszúházai az 1. táborban állnak, a kereskedőállomásaitok velük szemben, így még senkinek sem kell utaznia. Csak a paklik és a lefordított prémek sorrendje titkos.

page-rules-preparation = Előkészítés-fázis
page-rules-preparation-1 = 1. lépés: a megmaradt föld- és hajókártyák kikerülnek a játékból, és mindkettőből négy újat fordítunk fel. Forduló közben nem töltjük fel őket.
page-rules-preparation-2 = 2. lépés: feltöltjük a három delavár kereskedőt, 4, 3, illetve 4 prémre. A már ott lévő prémek a helyükön maradnak.
page-rules-preparation-3 = 3. lépés: a 12 akciólapkát (4 város, 4 föld, 4 kereskedés) véletlenszerűen elosztjuk a pénzdoboz öt oszlopában.

page-rules-bidding = Licitálásfázis
page-rules-bidding-1 = A még oszlop nélküli játékosok közül az választ oszlopot, akinél a legkisebb körsorrend-jelző van; ő licitál először: 0-t vagy többet. Utána körsorrendben a többiek jönnek, akiknek még nincs oszlopuk: egyszer-egyszer többet licitálnak vagy passzolnak.
page-rules-bidding-2 = A licit azt mondja meg, hány erőforrást adsz: minden érme, áru, fa, kukorica és prém 1-et ér. Nem licitálhatsz többet, mint amennyid van.
page-rules-bidding-3 = Aki a legtöbbet licitálta, azonnal fizet, tetszőleges összetételben, és megkapja az oszlop lapkáit, majd az érméit.
page-rules-bidding-4 = Ha nem az nyer, aki az oszlopot választotta, akkor ők ketten körsorrend-jelzőt cserélnek.
page-rules-bidding-5 = Ha passzoltál, a későbbi oszlopokra még licitálhatsz. Aki utoljára marad oszlop nélkül, ingyen elvesz egyet a megmaradtak közül, és megtartja a jelzőjét.
page-rules-bidding-6 = Két játékosnál csak háromlapkás oszlop kerülhet aukcióra; a másik játékos azután ingyen elvesz egy kétlapkásat.

page-rules-city = Város
page-rules-city-1 = Az 5., a 6. és a 7. lépés egyformán zajlik. Körsorrendben mindenki felhasználja a lépéshez tartozó összes lapkáját, és végrehajt egy különleges akciót, tetszőleges sorrendben. Minden elpasszolt lapkáért és különleges akcióért 1 érmét kapsz.
page-rules-city-2 = Egy városlapkával két akció egyikét hajthatod végre. Üzletek építése: 1–3 üzlet, egyenként 1 fáért, tetszőleges kerületekben.
page-rules-city-3 = Vagy választások tartása: 3 pont minden kerületért, ahol egyedül tiéd a többség, és 2 pont, ahol holtversenyben állsz az élen. Más ilyenkor nem kap pontot.
page-rules-city-4 = Ahol nincs üzleted, ott sosem lehet többséged.

page-rules-land = Föld
page-rules-land-1 = Egy földlapkával két akció egyikét hajthatod végre. Földvásárlás: vegyél el egy felfordított kártyát, és tedd a sorod jobb végére. Még nincs megtisztítva, így kukoricát sem hoz.
page-rules-land-2 = Ezután egy hosszúház elhagyja a bal szélső lakott tábort: a folyón felfelé következő tábor egyik szabad helyére kerül, vagy ha ott nincs hely, lekerül a tábláról. Az utolsó tábor utolsó hosszúháza mindig ott marad.
page-rules-land-3 = Vagy föld megtisztítása: egyszerre megtisztítod minden olyan, még meg nem tisztított kártyádat, amelyen már minden ház áll, és megkapod a rajtuk látható fát.
page-rules-land-4 = Pontot az ezzel az akcióval megtisztított kártyák közül a jobb szélső helyéért kapsz; a helyeket balról számoljuk, a sorod minden kártyáját beleértve.
page-rules-land-5 = A megtisztított kártyák minden forduló 8. lépésében kukoricát hoznak, már ebben a fordulóban is.
page-rules-land-points = Pontok a föld megtisztításáért

page-rules-trade = Kereskedés
page-rules-trade-1 = Egy kereskedéslapkával két akció egyikét hajthatod végre. Prémkereskedés a delavárokkal, egyetlen kereskedőnél: a felsőnél 1–4 prémet választasz, darabját 1 áruért; a középső mind a 3-at 4 áruért adja, az alsó mind a 4-et 3 áruért.
page-rules-trade-2 = Ha a kereskedőállomásoddal szemben nincs hosszúház, utazási díjat fizetsz: annyi kukoricát, amennyi a legközelebbi lakott táborig az összes hajón együtt látható, akciónként egyszer.
page-rules-trade-3 = Vagy prémszállítás: válassz egy hajót, és rakj rá pontosan annyi prémet, amennyit kér, bármilyen típusokból.
page-rules-trade-4 = Pontok prémenként: 3 abból a típusból, amelyikből a legtöbb van, 2 a másodikból, 1 az összes többiből. Két hód, egy hiúz, egy vidra és egy pézsmapocok: 6 + 2 + 1 + 1 = 10.
page-rules-trade-5 = A hajó érméit azonnal megkapod, az áruit pedig minden forduló 10. lépésében, már ebben a fordulóban is.

page-rules-special = Különleges akciók
page-rules-special-1 = Egy-egy az 5., a 6. és a 7. lépésben, lapkával vagy lapka nélkül. Bármelyik kerületet választhatod, akkor is, ha más már választotta.
page-rules-special-2 = A díja 1 érme, ezt előre fizeted. Nem kell díjat fizetned, ha abban a pillanatban tiéd a többség a kerületben, akár holtversenyben.
page-rules-special-3 = Nem választhatsz olyan akciót, amelynek nem lenne hatása. A lapkát vagy a különleges akciót ilyenkor elpasszolhatod 1 érméért.
page-rules-special-lumberyard = Vegyél vagy adj el bármennyi fát, darabját 1 érméért.
page-rules-special-granary = Ugyanez kukoricával.
page-rules-special-docks = 1 fáért építs egy raktárat (összesen legfeljebb négyet): megnyit egy dokkot, így több áru fér el.
page-rules-special-guild = Építs 1–3 házat, egyenként 1 fáért, szigorúan balról jobbra a földjeiden.
page-rules-special-market = Mondd meg, hány prémet kérsz: 1, 2 vagy 3 prémért 3-at, 6-ot vagy 9-et fizetsz érmével és áruval, tetszőleges összetételben, azután kihúzod őket látatlanban.
page-rules-special-company = 1 fáért tedd át a kereskedőállomásodat a folyón felfelé legközelebbi olyan zónába, ahol van szabad hely, de sosem a jobb szélső lakott táboron túlra.

page-rules-supply = Fenntartás- és bevételfázis
page-rules-supply-1 = 8. lépés: megkapod a megtisztított földjeid kukoricáját.
page-rules-supply-2 = 9. lépés: minden üzletedért 1 kukoricát fizetsz. Amennyit ki tudsz fizetni, annyit ki is kell fizetned.
page-rules-supply-3 = Ahány üzletedre nem jut kukorica, annyit be kell zárnod (te döntöd el, melyiket), és mindegyikért 2 pontot veszítesz. A pontszámod sosem csökken 0 alá.
page-rules-supply-4 = 10. lépés: megkapod a hajóid áruit; ami nem fér el a dokkjaidon, elvész.
page-rules-supply-5 = 11. lépés: 1 érmét kapsz minden kerületért, ahol van üzleted, és még 1-et, ahol egyedül tiéd a többség.

page-rules-end = A játék vége
page-rules-end-1 = Hat forduló után mindenkinek jár egy utolsó választás: 3 pont minden egyedüli többségért, 2 pont minden holtversenyért az élen.
page-rules-end-2 = A jobb szélső teljesen beépített földkártyád a helyéért járó pontot hozza, ha nincs megtisztítva.
page-rules-end-3 = Minden megmaradt prém 1 pontot ér.
page-rules-end-4 = Érme, áru, fa és kukorica együtt: minden 3 után 1 pont.
page-rules-end-5 = Az nyer, akinek a legtöbb pontja van; egyenlő pontszámnál közös a győzelem.

page-rules-lenape = A delavárok
page-rules-lenape-1 = A delavárok (saját nevükön lenapék) már jóval a gyarmat előtt itt éltek, a folyó és a kikötő partján. Amikor a játékban a hosszúházak feljebb költöznek a folyón, az azt jelzi, hogy egy nép elveszíti a hazáját a terjeszkedő holland farmok miatt: földeladások révén, amelyeket a két fél másképp értett, betegségek miatt, az 1640-es években pedig háborúban.
page-rules-lenape-2 = A szabályok ebből csak annyit mutatnak, hogy az utazás egyre drágább. Nem önkéntes visszavonulás volt, és a mai lenape nemzetek többnyire messze élnek ettől a folyótól.

## About

page-about-lead = Egy már nem kapható társasjáték nem hivatalos kiadása azoknak, akiknek hiányzik.
page-about-game = A játék
page-about-game-1 = { -game } (Nieuw Amsterdam): Jeffrey D. Allers játéka, a White Goblin Games kiadásában (2012).
page-about-game-2 = Ez egy rajongói projekt: sem a szerző, sem a kiadó nem vett részt benne, és nem is hagyta jóvá. A szabályokat a saját szavainkkal mondjuk el, és a kiadott grafikából semmit sem használunk.
page-about-numbers = A kártyák és a tábla számai
page-about-numbers-1 = Négy nyelven olvastuk a szabálykönyveket, de a nyomtatott kártyákat és táblát nem láttuk. Amit a szabálykönyvek igazolnak, az megegyezik a nyomtatottal: a kereskedők, az első három dokk, az 1. és a 3. oszlop érméi, a földért járó pontok és a kártyák egyes értékei. A negyedik dokk, az érme nélküli 2. oszlop, valamint az 1. tábor és az 1. zóna helyeinek felosztása kikövetkeztetett: valószínű, de nem bizonyított.
page-about-numbers-2 = A 24 földkártya és a 24 hajó többi száma, a 4. és az 5. oszlop érméi és a folyó nagy része rekonstrukció; a folyóból csak az 1. tábor, az 1. zóna és két folyami hajó 1-1 kukoricája ismert. Egy hajó számait egy játékos közölte. A rekonstruált számokat mi választottuk a szabálykönyvek keretei között, és sok játszmában ellenőriztük. Ezek nem a nyomtatott számok.
page-about-numbers-3 = Ha megvan neked a nyomtatott játék, annak a számaival is játszhatsz: válassz dobozfájlt az asztalodhoz.
page-about-fair = Tisztességes húzások
page-about-fair-1 = A játszma kezdete előtt a szerver rögzít egy titkos kezdőértéket, amely a játszma végén bekerül a jegyzőkönyvbe. Ezzel bárki újra kioszthatja az egész játszmát, és láthatja, hogy senki sem nyúlt bele a húzásokba:
page-about-lenape = A delavárok
page-about-lenape-more = Bővebben a szabályoknál
page-about-credits = Készítők
page-credit-icons = Ikonok: Lorc és Delapouite, CC BY 3.0, részben újrarajzolva:
page-credit-serif = EB Garamond: Georg Duffner és Octavio Pardo, SIL Open Font-licenc:
page-credit-sans = Source Sans 3: Paul D. Hunt (Adobe), SIL Open Font-licenc:
page-credit-words = Többnyelvű szövegek: Project Fluent, Apache 2.0-licenc:
page-credit-page = Az oldal Svelte-tel készült, MIT-licenc:
page-about-licence = A program MIT-licenc alatt érhető el.
