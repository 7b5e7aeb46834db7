### The text game: the board, the questions, the answers.

## Beginning and leaving

play-intro =
    { $usual ->
        [yes]
            { -game }: { $list }. A te színed: Kék.
            Más játékosokkal: { $command }. Súgó: ?, kilépés: quit.
       *[no]
            { -game }: { $list }.
            Súgó: ?, kilépés: quit.
    }
play-resumed =
    { $over ->
        [yes] { -game }: { $list }, innen beolvasva: { $file }.
       *[no]
            { -game }: { $list }, innen folytatva: { $file }.
            Innentől új kezdőérték adja a húzásokat. Súgó: ?, kilépés: quit.
    }
play-error = { $message } (súgó: ?)
why-verb = Ez nem lépés: { $found }. Most lehetséges: { $verbs }.
why-form = Ez nem értelmezhető: { $found }. Így kell írni: { $example }.
why-due = Fizetendő: { $due }, te viszont ennyit adnál: { $n }.
why-deal-both = Ez most nem lehetséges: { $found }. Vétel: { $buy } (legfeljebb { $buy_most }), eladás: { $sell } (legfeljebb { $sell_most }).
why-deal-buy = Ez most nem lehetséges: { $found }. Vétel: { $buy } (legfeljebb { $buy_most }). Eladni most nem lehet.
why-deal-sell = Ez most nem lehetséges: { $found }. Eladás: { $sell } (legfeljebb { $sell_most }). Venni most nem lehet.
why-closing = Be kell zárnod { $due } üzletet, ez viszont { $n }. Írd be mindegyik kerületét: { $example }.
why-closed = Ez most nem lehetséges: { $found } ({ $why }).
why-at-most = Ez nem lehetséges: { $found }. Most legfeljebb { $most } lehet.
why-districts = { $found }: a kerületek száma 1-től 6-ig terjed.
why-not-now = Ez most nem lehetséges: { $found }; lásd a válaszokat fent. A lépések most így kezdődhetnek: { $verbs }.
play-no-answer = Nincs ilyen válasz: { $found }. Írd be, ami egy válasz bal oldalán áll; súgó: ?
play-bid-range = { $least } és { $most } között licitálhatsz; lásd a válaszokat fent.
play-not-held = Ennyid nincs: { $amount }.
play-which = Melyik: { $list }?
play-which-more = Melyik: { $list } (és még { $more })?
prompt = {"> "}
undo-nothing = Nincs döntésed, amelyet visszavonhatnál.
undo-done = Vissza az utolsó döntésedhez.
undo-new-seed = Vissza az utolsó döntésedhez. Azóta volt húzás, ezért innentől új kezdőérték adja a húzásokat.
save-where = Hová mentsük? Írd be: save és egy fájlnév, például save game.nar
save-done = Mentve: { $file }.
save-new-seed = Mentve: { $file }, az eddigi húzások kezdőértékével; innentől új kezdőérték adja a húzásokat.
quit-over = Így nézheted meg újra: { $command }
quit-saved = A játszma el van mentve. Folytatás: { $command }
quit-unsaved = Ez a játszma nincs elmentve: { $reason }
quit-nothing = Még nem történt semmi, ezért nincs mit menteni.
keep-failed = Ezt a játszmát nem lehet játék közben menteni: { $reason }
last-game =
    { $round ->
        [0] A legutóbbi játszmád még nem ért véget: { $list }, előkészületek, { $when }.
       *[other] A legutóbbi játszmád még nem ért véget: { $list }, { $round }. forduló, { $when }.
    }
last-game-continue = folytatás
last-game-new = új játszma

## The board

board-head = Forduló: { $round }/{ $rounds }, { $step }. lépés: { $name }. Sorrend: { $order }
board-head-outside = { $name }. Sorrend: { $order }
board-city = Város
board-district = { $n } { $name }
board-river = Táborok
board-posts-label = Állomások
board-posts = { $area } { $list }
board-trader-top = Felső
board-trader-mid = Középső
board-trader-low = Alsó
board-trader = { $furs } ({ $price })
board-price-each = darabja { $n } áru
board-price-all = együtt { $n } áru
board-cash-box = Pénzdoboz
board-land = Földek
board-ships = Hajók
board-player = Játékos
board-points = pont
# Points if the game ended now.
board-final = a végén
board-coins = érme
board-goods = áru
board-wood = fa
board-corn = kukorica
board-furs = prém
board-purse = készlet
board-tiles = lapka
board-post = állomás, út
board-wharf = rakpart
board-stock = készlet
board-row = föld { $land } hajó { $ships }
board-legend = c érme, g áru, w fa, n kukorica, f prém, h ház; B hód, M nyérc, O vidra, R pézsmapocok, X hiúz; lapkák: C város, L föld, T kereskedés; ^ többség, = holtverseny; táborok: hosszúház/hely, köztük a hajók kukoricája; földek: ház/hely, [megtisztítva]; áru/hely a dokkokon
marks = A * jelű számokat mi rekonstruáltuk, a ~ jelűeket kikövetkeztettük ({ $tick } : egy játékos közölte): ezek nem a nyomtatott játékról vannak leolvasva. A források: { $command }
card-marked = { $card }{ $mark }

## Questions

ask-place = { $who }, hol nyitsz üzletet? (ingyen, mindenki kettőt)
ask-auction = { $who }, melyik oszlopot bocsátod aukcióra? Te licitálsz először.
ask-bid =
    { $own ->
        [yes] { $who }, mennyivel nyitsz { $column ->
            [1] az
            [5] az
           *[other] a
        } { $column }. oszlopra ({ $tiles })? Még hátravan: { $rivals }.
       *[no] { $who }, mennyit licitálsz { $column ->
            [1] az
            [5] az
           *[other] a
        } { $column }. oszlopra ({ $tiles })? Eddig: { $bids }. Még hátravan: { $rivals }.
    }
ask-pay = { $who }, mivel fizetsz? Összesen { $n } kell.
ask-take = { $who }, melyik oszlopot veszed el? Ingyen van.
ask-turn-city =
    { $last ->
        [yes] { $who }, városakciók: már csak egy teendőd van, utána véget ér a köröd.
       *[no]
            { $special ->
                [yes] { $who }, városakciók: { $tiles } városlapka és egy különleges akció.
               *[no] { $who }, városakciók: { $tiles } városlapka.
            }
    }
ask-turn-land-next =
    { $question } Az új föld { $place ->
        [1] az
        [5] az
       *[other] a
    } { $place }. kártya lesz a sorodban: megtisztítva { $points } pont.
ask-turn-land =
    { $last ->
        [yes] { $who }, földakciók: már csak egy teendőd van, utána véget ér a köröd.
       *[no]
            { $special ->
                [yes] { $who }, földakciók: { $tiles } földlapka és egy különleges akció.
               *[no] { $who }, földakciók: { $tiles } földlapka.
            }
    }
ask-turn-trade =
    { $last ->
        [yes] { $who }, kereskedésakciók: már csak egy teendőd van, utána véget ér a köröd.
       *[no]
            { $special ->
                [yes] { $who }, kereskedésakciók: { $tiles } kereskedéslapka és egy különleges akció.
               *[no] { $who }, kereskedésakciók: { $tiles } kereskedéslapka.
            }
    }
ask-close =
    { $n ->
        [1] { $who }, kevés a kukoricád: melyik üzletedet zárod be?
       *[other] { $who }, kevés a kukoricád: melyik { $n } üzletedet zárod be?
    }
bid-made = { $who } { $n }
bid-passed = { $who } passzolt
bid-rival = { $who } (legfeljebb { $n })
bid-nobody = senki

## Answers

row = { $what }: { $effects }
row-reveals = { $row } (utána húzás)
row-loses = { $row } (elvész: { $loss })
row-closed = most nem lehet ({ $why })
closed-first = { $why }; { $then }
choose-place = { $district } ({ $special })
choose-place-there = { $place }; már ott van: { $owners }
choose-column = { $column }. oszlop: { $tiles }
choose-bid =
    { $swap ->
        [0] licit: { $n }; ha nyersz, marad { $left }
       *[other] licit: { $n }; ha nyersz, marad { $left }, és tiéd { $swap ->
            [1] az 1-es
            [2] a 2-es
            [3] a 3-as
            [4] a 4-es
           *[5] az 5-ös
        } körsorrend-jelző
    }
choose-bid-more = bármekkora licit, akár mindened
choose-pass = nincs licit; a későbbi oszlopokra még licitálhatsz
choose-pass-last = nincs licit; utolsóként ingyen elveszel egyet a megmaradt oszlopok közül
choose-pass-two = nincs licit; ingyen elveszel egy kétlapkás oszlopot
choose-pay = fizetsz: { $paid }; marad: { $left }
choose-pay-more =
    { $market ->
        [yes] így írd: érmék és áruk, összesen { $n }
       *[no] így írd: bármilyen összetétel, összesen { $n }
    }
choose-close =
    { $spread ->
        [yes] bezársz { $n } üzletet ({ $places }); a választások utána { $points } pontot érnek
       *[no] bezársz { $n } üzletet { $places }; a választások utána { $points } pontot érnek
    }
choose-close-more =
    { $n ->
        [1] így írd: egy másik, a kerületének számával ({ $districts })
       *[other] így írd: bármelyik { $n }, a kerületük számával ({ $districts })
    }
choose-build =
    { $most ->
        [one] Üzlet építése 1 fáért:
       *[other] Üzlet építése 1 fáért, vagy egyszerre legfeljebb { $most } (így írd: build 2 6 6):
    }
choose-build-in =
    { $lead ->
        [sole] { $district } (többség, { $n } üzlet)
        [tied] { $district } (holtverseny, { $n } üzlet)
       *[no] { $district } (nincs többség, { $n } üzlet)
    }
choose-elect = választások tartása
choose-pass-tile = egy lapka elpasszolása
choose-pass-special = a különleges akció elpasszolása
choose-add = az L{ $n } földkártya megvásárlása { $card }
choose-clear = föld megtisztítása
choose-trade = prémvétel: { $furs } ({ $trader })
choose-trade-more = így írd: más prémek a felső kereskedőtől
choose-ship = { $furs } elszállítása az S{ $card } hajóval (+{ $goods }g{ $mark } fordulónként)
choose-ship-more = így írd: más prémek
choose-wood =
    { $deal ->
        [buy] fa vétele, darabja 1 érme{ $fee ->
            [0] {""}
           *[other] , díj { $fee } érme
        }
        [sell] fa eladása, darabja 1 érme{ $fee ->
            [0] {""}
           *[other] , díj { $fee } érme
        }
       *[both] fa vétele vagy eladása, darabja 1 érme{ $fee ->
            [0] {""}
           *[other] , díj { $fee } érme
        }
    }
choose-corn =
    { $deal ->
        [buy] kukorica vétele, darabja 1 érme{ $fee ->
            [0] {""}
           *[other] , díj { $fee } érme
        }
        [sell] kukorica eladása, darabja 1 érme{ $fee ->
            [0] {""}
           *[other] , díj { $fee } érme
        }
       *[both] kukorica vétele vagy eladása, darabja 1 érme{ $fee ->
            [0] {""}
           *[other] , díj { $fee } érme
        }
    }
choose-warehouse = raktár építése (még { $room } árunak lesz hely)
choose-houses = { $n } ház építése
choose-houses-each = házak építése, darabja 1 fa{ $fee ->
        [0] {""}
       *[other] , díj { $fee } érme
    }
choose-market = { $n } prém vétele látatlanban
choose-market-each = prémek vétele látatlanban, darabja 3 érme vagy áru{ $fee ->
        [0] {""}
       *[other] , díj { $fee } érme
    }
choose-post =
    a kereskedőállomás áthelyezése { $area ->
        [1] az
        [5] az
       *[other] a
    } { $area }. zónába (út: { $travel }n)
label-up-to = ..{ $n }
label-close = 4 4

## Before one answers

preview = { $text } hatása: { $effects }
forecast =
    Előrejelzés, { $who }: kukorica { $corn } + termés { $harvest } − üzletek { $upkeep } = { $corn_left }{ $closing ->
        [0] {""}
       *[other] , bezár { $closing } üzlet
    }{ $points_lost ->
        [0] {""}
       *[other] {" "}(−{ $points_lost } pont)
    }; áru +{ $goods }{ $goods_lost ->
        [0] {""}
       *[other] {" "}(elvész { $goods_lost })
    }; érme +{ $coins }; ha most vége lenne: +{ $final_total } pont
how-board = A táblán „{ board-final }”: a pontszám, ha most véget érne a játék; áru: áru/hely a dokkokon; állomás: a zónája, és hány kukorica az út a delavárokhoz; rakpart: hány raktár a 4-ből; készlet: megmaradt épületek. A betűket és a jeleket a legend magyarázza el.
how-commands = Írj ? jelet egy válasz elé, és megtudod, mi történne; üres sorra újra látod a kérdést. További parancsok: board, legend, forecast (mindenkié), rules, log, undo, save FÁJL, quit. Minden válasz úgy is beírható, ahogy a jegyzőkönyvben áll.
how-place = Írd be egy kerület számát: 1-től 6-ig.
how-auction =
    { $pair ->
        [yes] Írd be egy oszlop számát. Két játékosnál csak háromlapkás oszlop lehet.
       *[no] Írd be egy oszlop számát.
    }
how-bid =
    { $passes ->
        [yes] Írd be, mennyit licitálsz: minden érméd, árud, fád, kukoricád és prémed 1-et ér. Hogy mivel fizetsz, azt csak akkor döntöd el, ha nyersz. Ha olyan oszlopot nyersz, amelyet más választott, körsorrend-jelzőt cserélsz vele. Vagy írd be: pass.
       *[no] Írd be, mennyit licitálsz: minden érméd, árud, fád, kukoricád és prémed 1-et ér. Hogy mivel fizetsz, azt csak akkor döntöd el, ha nyersz. Ha olyan oszlopot nyersz, amelyet más választott, körsorrend-jelzőt cserélsz vele.
    }
how-pay =
    Írd be egy javaslat számát, vagy mennyiségeket: 3c 1w 2n 1B
    (c érme, g áru, w fa, n kukorica, B hód, M nyérc, O vidra, R pézsmapocok, X hiúz).
how-take = Írd be egy oszlop számát.
how-turn = Írd be egy válasz számát, vagy magát a választ. Most lehetséges: { $list }.
how-special = Egy különleges akció 1 érmébe kerül, hacsak nincs a kerületében (akár holtversenyben) többséged. Minden elpasszolt lapkáért és különleges akcióért 1 érmét kapsz.
how-close = Írd be a bezárandó üzletek kerületének számát, például 4, vagy ha kettőt zársz be a 4. kerületben: 4 4. Mindegyik 2 pontodba kerül, de a pontszámod sosem csökken 0 alá.

## The end

end-source = Pontok forrása
end-start = a jegyzőkönyv előtt
end-total = összesen
end-winner =
    { $n ->
        [1] { $who } nyert { $points } ponttal.
       *[other] { $who } közösen nyert { $points } ponttal.
    }
end-what-now = Vége a játéknak. Másolat mentése: save FÁJL; továbbá log, board, undo vagy quit.
