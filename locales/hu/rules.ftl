### Every rule by its number, as docs/rules.md has it, and how we read the rule books.

rule-0-1 = Tiéd a többség egy kerületben, ha ott neked van a legtöbb üzleted: egyedül a tiéd, ha több van, mint bárki másnak; holtversenyben állsz az élen, ha valaki másnak is ugyanannyi van. Üzlet nélkül sosem tiéd a többség, akkor sem, ha ott senkinek sincs üzlete.
rule-0-2 = A körsorrendet a körsorrend-jelzők adják, a legkisebb számtól felfelé. A jelződet fordulóról fordulóra megtartod, amíg egy aukción ki nem cserélődik.
rule-0-3 = Minden nyílt, csak a paklik és a lefordított prémek sorrendje titkos.
rule-0-4 = A pontszámod sosem csökken 0 alá, és felső határa nincs.

rule-1-1 = Mindenki 25 épülettel, 8 érmével, 4 áruval, 3 fával és 2 kukoricával kezd.
rule-1-2 = Egyik épületed a rakpartod első raktárhelyére kerül; az ehhez tartozó dokkon van a 4 árud.
rule-1-3 = A hosszúházak kezdetben az 1. tábor összes használható helyén állnak. Minden táborban két játékosnál csak a jelzés nélküli helyeket használjuk, háromnál a 3+ jelzésűeket is, négynél a 4+ jelzésűeket is, ötnél az összeset.
rule-1-4 = Az 50 prémet lefordítva megkeverjük. Mindenki húz 2 prémet, további 11 pedig a kereskedőkhöz kerül: 4 a felsőhöz, 3 a középsőhöz, 4 az alsóhoz.
rule-1-5 = A kereskedőállomások kezdetben az 1. zónában állnak. Minden zónában két játékosnál csak a fekete helyeket használjuk, háromnál csak a fehéreket, négynél és ötnél az összeset.
rule-1-6 = A földkártyapakliban felül 12 megkevert kék kártya van (1620-as évek), alatta 12 megkevert piros (1630-as évek). A hajókártyapakli ugyanígy készül, ezért mindig a kék kártyák jönnek előbb.
rule-1-7 = A kezdőjátékosé az 1-es körsorrend-jelző, a többiek az óramutató járása szerint kapják a következőket. A nyomtatott játékban a legfiatalabb kezd; itt sorsolás dönt, vagy a házigazda választja ki a kezdőt.
rule-1-8 = Körsorrendben mindenki nyit egy üzletet bármelyik kerületben, azután ugyanebben a sorrendben még egyet. Ezek ingyen vannak. Egy kerületben akárhány üzlet elfér.

rule-2-1 = 1. lépés: a megmaradt felfordított föld- és hajókártyák kikerülnek a játékból, és mindkettőből négy újat fordítunk fel. Forduló közben sosem pótoljuk az elvitt kártyákat.
rule-2-2 = 2. lépés: a kereskedők minden üres prémhelyét feltöltjük a talonból, előbb a felsőnél, azután a középsőnél, végül az alsónál; a már ott lévő prémek a helyükön maradnak. A prémeket egyesével húzzuk. Csak akkor keverünk új talont az eldobott prémekből, ha kell egy prém, és a talon üres. Ha mindkettő elfogyott, a helyek üresen maradnak.
rule-2-3 = 3. lépés: mind a 12 akciólapkát megkeverjük, és elosztjuk a pénzdoboz öt oszlopában.

rule-4-1 = A még oszlop nélküli játékosok közül az, akinél abban a pillanatban a legkisebb körsorrend-jelző van, választ egyet a megmaradt oszlopokból; ő licitál először: 0-t vagy többet.
rule-4-2 = Utána körsorrendben a többiek jönnek, akiknek még nincs oszlopuk, mindenki egyszer: vagy többet licitál az addigi legmagasabb licitnél, vagy passzol.
rule-4-3 = A licit azt mondja meg, hány erőforrást adsz. Minden érme, áru, fa, kukorica és prém 1-et ér. Nem licitálhatsz többet, mint amennyid most van; sem az oszlop érméi, sem a még meg nem tisztított földjeidet jelölő fa nem számít bele.
rule-4-4 = Aki a legtöbbet licitálta, nyer, és azonnal fizet, tetszőleges összetételben; csak most dönti el, mivel. A befizetett prémek felfordítva az eldobottak közé kerülnek.
rule-4-5 = A nyertes megkapja az oszlop lapkáit, majd az érméit.
rule-4-6 = Ha nem az nyer, aki az oszlopot választotta, akkor ők ketten körsorrend-jelzőt cserélnek.
rule-4-7 = Ha passzoltál, a későbbi aukciókon még licitálhatsz. Ha nyertél, a licitálás hátralévő részéből kimaradsz.
rule-4-8 = Aki utoljára marad oszlop nélkül, ingyen elvesz egyet a megmaradtak közül, az érméivel együtt, és megtartja a körsorrend-jelzőjét.
rule-4-9 = Két játékosnál csak háromlapkás oszlop kerülhet aukcióra. A vesztes azután ingyen elvesz egy kétlapkásat, az érméivel együtt.
rule-4-10 = Ha egy oszlopot senki sem vitt el, a lapkáit ebben a fordulóban nem használjuk.

rule-5-1 = Körsorrendben előbb mindenki végrehajtja a városlépést, azután mindenki a földlépést, végül mindenki a kereskedéslépést.
rule-5-2 = A körödben a lépéshez tartozó minden lapkádat felhasználod a két akció egyikére, és végrehajtasz egy különleges akciót, tetszőleges sorrendben. Különleges akció minden lépésben jár, lapka nélkül is. Minden akciót befejezel, mielőtt a következőbe kezdesz, és egy lapkát sem tehetsz félre későbbre.
rule-5-3 = Mindenért, amit elpasszolsz, akár lapka, akár a különleges akció, 1 érmét kapsz, akkor is, ha fel sem tudtad volna használni.
rule-5-4 = Nem választhatsz olyan akciót, amelynek nem lenne hatása; ilyenkor inkább passzold el 1 érméért.
rule-5-5 = Üzletek építése: 1–3 épület, egyenként 1 fáért, tetszőleges kerületekben.
rule-5-6 = Választások tartása: 3 pont minden kerületért, ahol egyedül tiéd a többség, és 2 pont minden kerületért, ahol holtversenyben állsz az élen. Más ilyenkor nem kap pontot.

rule-6-1 = Földvásárlás: vegyél el egy felfordított kártyát, és tedd a sorod jobb végére, rajta egy fával a talonból, amely azt jelöli, hogy még nincs megtisztítva. Ez a fa sosem a tiéd: nem költheted el, nem licitálhatsz vele, és a játék végén sem számít.
rule-6-2 = Ekkor azonnal átkerül egy hosszúház a bal szélső lakott táborból a folyón felfelé következő tábor egyik szabad, használható helyére, sosem messzebbre. Ha ott nincs ilyen hely, kikerül a játékból.
rule-6-3 = Az utolsó tábor utolsó hosszúháza végleg ott marad. Ha az utolsó táborban több hosszúház van, egyesével távoznak, amíg csak egy marad.
rule-6-4 = Föld megtisztítása: egyszerre megtisztítod minden olyan, még meg nem tisztított kártyádat, amelyen már minden ház áll, és mindegyikért megkapod a rajta látható fát. Pontot az ezzel az akcióval megtisztított kártyák közül a jobb szélső helyéért kapsz; a helyeket balról számoljuk, a sorod minden kártyáját beleértve. Az egyes helyek sorban 1, 3, 6, 10, 15, 21, 28, 36 pontot érnek. A kilencedik és minden további kártya is 36 pontot ér. A megtisztított kártyák már e forduló 8. lépésétől kukoricát hoznak.
rule-6-5 = Két földlapkával megteheted, hogy földet tisztítasz meg, a különleges akcióddal házakat építesz, azután újra földet tisztítasz meg. Mindkettőért kapsz pontot.

rule-7-1 = Prémkereskedés a delavárokkal, egyetlen kereskedőnél: a felsőnél 1–4 prémet választasz, darabját 1 áruért; a középső mind a 3-at 4 áruért adja, az alsó mind a 4-et 3 áruért. Akinél elfogyott a prém, a következő fordulóig üres marad. Ha a középső vagy az alsó kereskedőt nem lehetett teljesen feltölteni, a nyomtatott áron adja el mindazt, amije van.
rule-7-2 = Ha a kereskedőállomásoddal szemben nincs hosszúház, utazási díjat fizetsz: annyi kukoricát, amennyi a folyón felfelé a legközelebbi lakott táborig az összes hajón együtt látható, akciónként egyszer. Ha nem tudod kifizetni, nem kereskedhetsz. A prémszállításhoz és a Feketepiachoz nem kell utazni.
rule-7-3 = Prémszállítás: válassz egyet a felfordított hajókártyák közül, és rakj a hajóra pontosan annyi prémet, amennyit kér, bármilyen típusokból. Pontok prémenként: 3 abból a típusból, amelyikből a legtöbbet raksz fel, 2 a másodikból, 1 az összes többiből. A hajó érméit azonnal megkapod, az áruit pedig minden fordulóban, már e forduló 10. lépésétől.

rule-9-1 = A különleges akció díja 1 érme, az akció saját költségén felül. Ezt előre fizeted, a meglévő érméidből: amit az akció hoz, abból nem fizetheted. Nem kell fizetned, ha abban a pillanatban tiéd a többség a kerületben, egyedül vagy holtversenyben; így előbb építhetsz, és azután már díj nélkül hajthatod végre az akciót.
rule-9-2 = Bármelyik lépésben bármelyik kerületet választhatod, a következő lépésben akár ugyanazt újra. Egy kerületet senki sem foglal el a többiek elől.
rule-9-3 = Fatelep: vegyél bármennyi fát, vagy adj el bármennyit, darabját 1 érméért; egy akcióban csak az egyiket.
rule-9-4 = Magtár: ugyanez kukoricával.
rule-9-5 = Dokkok: 1 fáért építs egy raktárat a rakpartod bal szélső szabad helyére, összesen legfeljebb négyet. Ez megnyitja a hozzá tartozó dokkot. Akciónként csak egyet építhetsz.
rule-9-6 = Malom: építs 1–3 házat, egyenként 1 fáért, szigorúan balról jobbra a földjeiden.
rule-9-7 = Feketepiac: mondd meg, hány prémet kérsz: 1, 2 vagy 3 prémért 3-at, 6-ot vagy 9-et fizetsz érmével és áruval, tetszőleges összetételben, azután kihúzod őket látatlanban a talonból. Nem vehetsz több prémet, mint amennyi van.
rule-9-8 = Kereskedelmi vállalat: 1 fáért tedd át a kereskedőállomásodat a folyón felfelé legközelebbi olyan zónába, ahol van szabad, használható hely; a betelt zónákat átugrod. Sosem kerülhet a jobb szélső lakott táboron túlra, ezért előfordulhat, hogy nem tudod áthelyezni.
rule-9-9 = Bármit építesz, kell hozzá egy épület a 25 darabos készletedből. A bezárt üzletek visszakerülnek oda, a házak és a raktárak sosem.

rule-10-8 = 8. lépés: megkapod a megtisztított földjeiden látható kukoricát.
rule-10-9 = 9. lépés: minden üzletedért 1 kukoricát fizetsz. Amennyit ki tudsz fizetni, annyit ki is kell fizetned: kukoricát nem tarthatsz vissza. Ezután körsorrendben mindenki, akinek kevés volt a kukoricája, bezár annyi üzletet, ahányra nem jutott (ő dönti el, melyiket), és mindegyikért 2 pontot veszít. A bezárt üzletek a 11. lépésben nem hoznak semmit.
rule-10-10 = 10. lépés: megkapod a hajóidon látható árut. Ami nem fér el a nyitott dokkjaidon, elvész.
rule-10-11 = 11. lépés: 1 érmét kapsz minden kerületért, ahol van üzleted, és még 1-et minden kerületért, ahol egyedül tiéd a többség.

rule-12-1 = Utolsó választás: mindenki 3 pontot kap minden kerületért, ahol egyedül övé a többség, és 2 pontot minden holtversenyért az élen.
rule-12-2 = A jobb szélső teljesen beépített földkártyád a helyéért járó pontot hozza, ha nincs megtisztítva. Ha meg van tisztítva, nem hoz semmit.
rule-12-3 = Minden megmaradt prém 1 pontot ér. Az árut, a kukoricát, a fát és az érmét együtt számoljuk: minden 3 után 1 pont jár.
rule-12-4 = Az nyer, akinek a legtöbb pontja van. Egyenlő pontszámnál közös a győzelem.

## How we read it: what the rule books say, what we play, and why.

reading-0-1 = Egyik szabálykönyv sem mondja meg, kié a többség egy olyan kerületben, ahol senkinek sincs üzlete. Így játsszuk: senkié. Különben az üres város is pontot érne, és a különleges akciói is ingyen volnának.
reading-0-3 = A szabálykönyvek csak a prémekről írják, hogy felfordítva vannak, a többiről semmit. Mi mindent nyíltan játszunk: úgyis minden ott van az asztalon.
reading-1-8 = A szabálykönyvek szerint mindenki letesz két üzletet, de azt nem mondják meg, kell-e értük fát fizetni. Így játsszuk: ingyen vannak, mint az előkészületekben minden más. A körsorrend kétszer megy körbe, ahogy a szabálykönyvek írják; másodszor sem fordul meg.
reading-2-2 = A magyar szabály már akkor újrakeveri az eldobott prémeket, ha a talonban nincs elég; a német és az orosz csak akkor, ha egy sem maradt. Mi ezt a kettőt követjük, így a talon utolsó prémjei még a keverés előtt előkerülnek. Ez nagyjából minden második keverésnél számít. Hogy mi történik, ha mindkettő elfogy, vagy melyik kereskedőt töltjük fel először, arról egyik sem ír; a mi sorrendünk a tábláé.
reading-5-2 = A lapkák és a különleges akció sorrendje tetszőleges. A szabálykönyvek még azt is írják: „a köröd során bármikor”, ami azt is jelenthetné, hogy egy másik akció közepén. Így játsszuk: minden akciót befejezünk, mielőtt a következő elkezdődik, ahogy a példák mindegyikében.
reading-5-3 = Ha egy akciót nem akarsz végrehajtani, az elpasszolásért 1 érme jár; arról, aki nem is tudná végrehajtani, egyik szabálykönyv sem ír. Nálunk mindkét esetben jár: senkinek se kelljen bizonygatnia, hogy tudta volna.
reading-5-4 = Egyik szabálykönyv sem mondja meg, választhatsz-e olyan akciót, amelynek nincs hatása. Mi nem kínáljuk fel: az elpasszolás ugyanaz, és egy érmét is hoz.
reading-6-1 = Egyik szabálykönyv sem mondja ki egyértelműen, kinek a fája jelöli a meg nem tisztított földet. De mindegyikben a talonból jön, és oda is kerül vissza, a német és a magyar pedig meg is különbözteti attól a fától, amelyet te kapsz. Ezért sosem számít a tiédnek.
reading-6-2 = A magyar szabály a következő lakatlan táborba költözteti a hosszúházat; a saját példái szerint viszont, akárcsak a német és az orosz szabály szerint, a következő táborban kell szabad helynek lennie. Mi is így játsszuk. A tartozékok felsorolásában a hosszúházak akkor költöznek, amikor valaki földet tisztít meg; maguk a szabályok földvásárláskor költöztetnek egyet.
reading-6-3 = A szabálykönyvek szerint az utolsó táborban egyetlen hosszúház ott marad; arról, hogy mi van, ha több is áll ott, nem írnak. Nálunk ezek is egyesével távoznak, mint az összes többi.
reading-6-4 = Az olasz összefoglaló egyetlen kártyát tisztít meg, a magyar példa pedig azért ad pontot, amit ebben a fordulóban tisztítottak meg. A teljes szabálykönyvek mind azt írják: minden teljesen beépített kártyát megtisztítasz, és ezért az akcióért kapsz pontot. A táblázat a nyolcadik kártyánál véget ér; nálunk a későbbiek is 36 pontot érnek, hiszen a sorban előrehaladva a pontok sosem csökkennek.
reading-7-1 = Egyik szabálykönyv sem mondja meg, mennyit kér a középső vagy az alsó kereskedő, ha a prémek elfogytak, és nem lehetett teljesen feltölteni. Nálunk marad a nyomtatott ár, mindazért, amije van.
reading-7-3 = Csak az olasz összefoglaló írja, hogy az első típus az, amelyikből a legtöbbet raksz fel; a többi csak első, második és további típusokról beszél, és a két hódot veszi elsőnek. A darabszám szerinti sorrend a legjobb neked, így ezzel senki sem jár rosszabbul. Az olasz összefoglaló három típust sorol fel; a negyedik és az ötödik is 1 pontot ér, ahogy a többi szabálykönyvben.
reading-9-1 = A díjat a többi költségen felül kell fizetni; hogy mikor, arról egyik szabálykönyv sem ír. Mi előre szedjük be, a meglévő érméidből, ahogy egy igazi asztalnál.
reading-9-5 = A magyar szabály fordulónként egy raktárat enged, a német és az orosz körönként egyet. Nálunk körönként egy építhető, így fordulónként akár három. Hogy a raktárak milyen sorrendben épülnek, arról egyik sem ír; mi balról kezdjük, ahogy az előkészületeknél.
reading-9-7 = Egyik szabálykönyv sem mondja meg, mi történik, ha túl kevés prém maradt a húzáshoz. Nálunk az eldobottakat megkeverjük, mint a 2. lépésben, és nem vehetsz többet, mint amennyi van.
reading-9-8 = A német szabály a következő szabad helyre teszi át a kereskedőállomást, az orosz és a magyar a legközelebbi olyan zónába, ahol van szabad hely. Mi ezt a kettőt követjük.
reading-1-3 = Az olasz összefoglaló fehérnek nevezi azokat a hosszúházhelyeket, amelyeket két játékosnál használunk. A többiben ezek a jelzés nélküli helyek, és nálunk is.
reading-1-5 = A német szabály az előkészületeknél nem említi a két játékosnál használt fekete helyeket, a Kereskedelmi vállalatnál viszont igen. Mi kezdettől ezeket használjuk, ahogy a többi.
reading-4-1 = A legtöbb szabálykönyv annyi aukciót számol, ahány játékos van, az olasz összefoglaló eggyel kevesebbet. Ez ugyanaz: az utolsó oszlop ingyen van.
reading-4-7 = Az orosz példában a nyertes „a következő fordulóban” marad ki. Maga a szabály és az összes többi szabálykönyv erre a fordulóra érti.
reading-4-8 = A magyar szabály az utolsó játékosnak „a megmaradt oszlopot” adja, a példájában viszont választhat. Három vagy négy játékosnál két vagy több oszlop marad, ezért nálunk választhat.
reading-12-1 = Az utolsó választás példájában a magyar szabály 1 pontot ír a Feketepiachoz. Az összegek 3-mal jönnek ki, ezért sajtóhibának vesszük.
reading-0 = A magyar szabály Malomnak nevezi azt a kerületet, amely a többiben az asztalosoké. Mindkét orosz példány egyszer görényt ír nyérc helyett, az egyik pedig gyárat kereskedőállomás helyett. Ezek fordítási botlások; mi mindegyikre egyetlen szót használunk, a kerületre magyarul a Malmot.
