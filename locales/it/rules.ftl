### Ogni regola con il suo numero, come in docs/rules.md, e come leggiamo i regolamenti.

rule-0-1 = Controlli un distretto se lì hai più imprese di chiunque altro; sei in parità se nessuno ne ha più di te ma qualcun altro ne ha altrettante. Senza imprese non hai mai né il controllo né una parità, nemmeno se lì non ne ha nessuno.
rule-0-2 = L’ordine di turno segue i segnalini Ordine di Turno, dal più basso in su. Tieni il tuo segnalino di round in round, finché un’asta non lo cambia.
rule-0-3 = Tutto è visibile a tutti, tranne l’ordine dei mazzi e delle pellicce coperte.
rule-0-4 = I punti non scendono mai sotto 0 e non hanno un limite massimo.

rule-1-1 = Ognuno comincia con 25 edifici, 8 monete, 4 merci, 3 legno e 2 granturco.
rule-1-2 = Un edificio va sul primo spazio per magazzini della tua carta Banchina; le tue 4 merci stanno sul molo corrispondente.
rule-1-3 = I padiglioni cominciano su tutti gli spazi utilizzabili del campo 1. In ogni campo, in due si usano gli spazi non contrassegnati, in tre anche quelli contrassegnati 3+, in quattro anche quelli contrassegnati 4+, in cinque tutti.
rule-1-4 = Le 50 pellicce si mescolano coperte. Ognuno ne pesca 2, e altre 11 riforniscono i mercanti: 4 in alto, 3 al centro, 4 in basso.
rule-1-5 = Gli empori cominciano nella zona 1. In ogni zona, in due si usano solo gli spazi neri, in tre solo quelli bianchi, in quattro e in cinque tutti.
rule-1-6 = Il mazzo dei terreni è fatto di 12 carte blu (anni 1620) mescolate, sopra 12 rosse (anni 1630) mescolate. Il mazzo delle navi si prepara allo stesso modo, quindi le carte blu escono sempre per prime.
rule-1-7 = Chi comincia ha il segnalino Ordine di Turno 1; gli altri seguono in senso orario. Nel gioco stampato comincia la persona più giovane; qui decide la sorte, o chi ha creato il tavolo.
rule-1-8 = In ordine di turno ognuno apre un’impresa in un distretto a scelta; poi, nello stesso ordine, una seconda. Sono gratis. In un distretto c’è posto per qualsiasi numero di imprese.

rule-2-1 = Passo 1: le carte Terreno e Nave rimaste esposte escono dal gioco; se ne scoprono quattro nuove per tipo. Quelle prese non si rimpiazzano mai durante un round.
rule-2-2 = Passo 2: ogni spazio vuoto dei mercanti si riempie dalla riserva, prima in alto, poi al centro, poi in basso; le pellicce ancora esposte restano. Le pellicce si pescano una alla volta. Solo quando ne serve una e la riserva è vuota, le pellicce scartate si mescolano e formano la nuova riserva. Se finiscono sia la riserva sia gli scarti, gli spazi restano vuoti.
rule-2-3 = Passo 3: tutte e 12 le tessere Azione si mescolano e si distribuiscono nelle cinque colonne della Cassa.

rule-4-1 = Tra chi è ancora senza colonna, chi in quel momento ha il segnalino Ordine di Turno più basso sceglie una colonna qualsiasi tra le rimaste e apre con un’offerta di 0 o più.
rule-4-2 = Gli altri senza colonna seguono in ordine di turno, una volta ciascuno: superano l’offerta più alta o passano.
rule-4-3 = Un’offerta è un numero di risorse: monete, merci, legno, granturco e pellicce valgono 1 ciascuno. Non puoi offrire più di quanto hai in quel momento; le monete della colonna e il legno che segna i tuoi terreni non disboscati non contano.
rule-4-4 = Chi offre di più vince e paga subito, in qualsiasi combinazione, e solo ora decide quale. Le pellicce finiscono, scoperte, nella pila degli scarti.
rule-4-5 = Chi vince prende le tessere e poi le monete della colonna.
rule-4-6 = Chi vince una colonna scelta da altri scambia il segnalino Ordine di Turno con chi l’ha scelta.
rule-4-7 = Se passi, puoi ancora offrire nelle aste seguenti. Se vinci, per te la Fase asta finisce lì.
rule-4-8 = Chi alla fine è senza colonna ne prende gratis una a scelta tra le rimaste, monete comprese, e tiene il suo segnalino Ordine di Turno.
rule-4-9 = In due si deve mettere all’asta una colonna da tre tessere. Chi non la vince prende poi gratis una colonna da due tessere, monete comprese.
rule-4-10 = Le tessere delle colonne che nessuno ha preso non si usano in questo round.

rule-5-1 = Prima tutti, in ordine di turno, fanno il passo Città, poi tutti il passo Terra, infine tutti il passo Commercio.
rule-5-2 = Nel tuo turno usi ogni tessera di quel passo per una delle sue due azioni, e un’azione speciale, nell’ordine che vuoi. L’azione speciale c’è in ogni passo, anche senza tessere. Ogni azione si conclude prima che cominci la successiva, e nessuna tessera si conserva per dopo.
rule-5-3 = Ogni tessera che scarti ti rende 1 moneta, e così l’azione speciale se ci rinunci, anche quando non avresti potuto usarle.
rule-5-4 = Un’azione che non avrebbe effetto non si può scegliere: scarta la tessera, o rinuncia all’azione speciale, e ricevi la moneta.
rule-5-5 = Costruire imprese: da 1 a 3 edifici in distretti a scelta, per 1 legno l’uno.
rule-5-6 = Indire elezioni: 3 punti per ogni distretto che controlli, 2 punti per ogni distretto in cui sei in parità. Gli altri non fanno punti.

rule-6-1 = Aggiungere terreni: prendi una carta esposta e mettila all’estremità destra della tua fila, con sopra un legno della riserva a indicare che non è disboscata. Quel legno non è mai tuo: non puoi spenderlo né offrirlo, e alla fine non conta per i punti.
rule-6-2 = Subito dopo, un padiglione si sposta dal campo abitato più a sinistra in uno spazio libero e utilizzabile del campo seguente a monte, mai più in là. Se non ce n’è, esce dal gioco.
rule-6-3 = L’ultimo padiglione nell’ultimo campo resta per sempre. Se nell’ultimo campo ce n’è più d’uno, escono dal gioco uno alla volta finché ne rimane uno solo.
rule-6-4 = Disboscare terreni: tutte le tue carte complete di case e non ancora disboscate si disboscano insieme, e ognuna dà il legno indicato. Ricevi i punti della posizione della carta più a destra disboscata con questa azione, contando da sinistra tutta la fila: 1, 3, 6, 10, 15, 21, 28, 36. Anche la nona carta e le seguenti valgono 36. Le carte disboscate danno granturco a partire dal passo 8 di questo round.
rule-6-5 = Con due tessere Terra puoi disboscare, costruire case con l’azione speciale e disboscare di nuovo. Ricevi punti tutte e due le volte.

rule-7-1 = Commerciare pellicce con i Lenape, con un solo mercante: da quello in alto scegli da 1 a 4 pellicce per 1 merce l’una; quello al centro le vende tutte e 3 per 4 merci, quello in basso tutte e 4 per 3 merci. Un mercante che ha esaurito le pellicce resta vuoto fino al round successivo. Se quello al centro o quello in basso non si è potuto rifornire del tutto, vende tutte quelle che ha al prezzo stampato.
rule-7-2 = Se di fronte al tuo emporio non c’è nessun padiglione, devi viaggiare: paghi il granturco indicato su tutte le barche fino al campo abitato più vicino a monte, una volta per azione. Se non puoi pagarlo, non puoi commerciare. Per spedire pellicce e per il Mercato nero non serve viaggiare.
rule-7-3 = Spedire pellicce: scegli una nave esposta e carica esattamente il numero di pellicce richiesto, di qualsiasi tipo. Ricevi 3 punti per ogni pelliccia del tipo più numeroso che carichi, 2 per ognuna del secondo, 1 per ognuna degli altri. Le monete della nave le ricevi subito, le sue merci a ogni round, a partire dal passo 10 di questo.

rule-9-1 = Un’azione speciale costa una tassa di 1 moneta, oltre al proprio costo. La tassa si paga prima, con le monete che hai: non puoi pagarla con ciò che l’azione rende. Non la paghi se in quel momento controlli il distretto o sei in parità, quindi puoi prima costruire e poi agire gratis.
rule-9-2 = Scegli un distretto qualsiasi in ogni passo, anche lo stesso nel passo seguente. Nessuno blocca nessuno.
rule-9-3 = Deposito di legname: compra quanto legno vuoi, oppure vendine quanto vuoi, a 1 moneta l’uno; non tutte e due le cose nella stessa azione.
rule-9-4 = Granaio: lo stesso con il granturco.
rule-9-5 = Porto: per 1 legno costruisci un magazzino sullo spazio libero più a sinistra della tua carta Banchina, quattro in tutto al massimo. Il magazzino attiva il suo molo. Uno per azione.
rule-9-6 = Gilda dei carpentieri: costruisci da 1 a 3 case per 1 legno l’una, sempre da sinistra a destra lungo i tuoi terreni.
rule-9-7 = Mercato nero: scegli 1, 2 o 3 pellicce, paga 3, 6 o 9 in qualsiasi combinazione di monete e merci, poi pescale alla cieca dalla riserva. Non puoi comprare più pellicce di quante ce ne sono.
rule-9-8 = Compagnia commerciale: per 1 legno sposta il tuo emporio nella prima zona a monte con uno spazio libero e utilizzabile, saltando quelle piene. Non va mai oltre il campo abitato più a destra, quindi può essere bloccato.
rule-9-9 = Per costruire qualsiasi cosa ti serve un edificio della tua scorta di 25. Le imprese che chiudono tornano nella scorta; case e magazzini mai.

rule-10-8 = Passo 8: ricevi il granturco indicato sui tuoi terreni disboscati.
rule-10-9 = Passo 9: paghi 1 granturco per ogni impresa. Devi pagare per tutte quelle che puoi, senza tenere granturco da parte. Poi, in ordine di turno, chi ne aveva troppo poco chiude un’impresa a sua scelta per ognuna che non ha potuto pagare, e perde 2 punti per ciascuna. Le imprese chiuse non rendono nulla nel passo 11.
rule-10-10 = Passo 10: ricevi le merci indicate sulle tue navi. Quelle che non trovano posto sui tuoi moli attivi vanno perse.
rule-10-11 = Passo 11: ricevi 1 moneta per ogni distretto in cui hai un’impresa, e 1 in più per ogni distretto in cui il controllo è solo tuo.

rule-12-1 = Elezioni finali: ognuno riceve 3 punti per ogni distretto che controlla e 2 per ogni distretto in cui è in parità.
rule-12-2 = La tua carta Terreno più a destra completa di case vale i punti della sua posizione, se non è disboscata. Se è disboscata, non vale nulla.
rule-12-3 = Ogni pelliccia rimasta vale 1 punto. Merci, granturco, legno e monete si contano insieme: 1 punto ogni 3.
rule-12-4 = Vince chi ha più punti. A pari punti la vittoria è condivisa.

## Come leggiamo le regole: che cosa dicono i regolamenti, come giochiamo e perché.

reading-0-1 = Nessun regolamento dice chi controlla un distretto in cui nessuno ha imprese. Noi giochiamo così: non lo controlla nessuno. Altrimenti una città vuota darebbe punti, e le sue azioni speciali sarebbero gratis.
reading-0-3 = I regolamenti dicono che le pellicce stanno scoperte, e sul resto non dicono nulla. Noi giochiamo con tutto visibile: tanto è già tutto sul tavolo.
reading-1-8 = I regolamenti fanno piazzare a ognuno due imprese e non dicono se costano legno. Noi giochiamo così: sono gratis, come il resto dell’allestimento. Si fanno due giri in ordine di turno, come dicono i regolamenti; il secondo non va a ritroso.
reading-2-2 = Il regolamento ungherese fa mescolare le pellicce scartate appena nella riserva ce ne sono troppo poche; quelli tedesco e russo quando non ce ne sono più. Noi seguiamo questi due, quindi le ultime pellicce di una riserva escono prima che si mescoli. Fa differenza in circa la metà dei casi in cui si mescola. Che cosa succede se finiscono sia la riserva sia gli scarti, o quale mercante si rifornisce per primo, non lo dice nessuno; il nostro ordine è quello del tabellone.
reading-5-2 = Le tessere e l’azione speciale si usano nell’ordine che vuoi. I regolamenti dicono perfino «in qualsiasi momento durante il turno», che potrebbe voler dire anche nel mezzo di un’altra azione. Noi giochiamo così: un’azione si conclude prima della successiva, come in ogni esempio.
reading-5-3 = Chi non vuole fare un’azione ci rinuncia e riceve 1 moneta; nessun regolamento parla di chi non può farla. Noi diamo la moneta in tutti e due i casi: nessuno dovrebbe essere costretto a dimostrare che avrebbe potuto.
reading-5-4 = Nessun regolamento dice se puoi scegliere un’azione che non ha effetto. Noi non la proponiamo: rinunciare è la stessa cosa, e rende una moneta.
reading-6-1 = Nessun regolamento dice espressamente di chi è il legno che segna i terreni non disboscati. Tutti però lo prendono dalla riserva e lì lo rimettono, e quelli tedesco e ungherese lo distinguono dal legno che ricevi. Quindi non conta mai come tuo.
reading-6-2 = La regola ungherese sposta il padiglione nel prossimo campo disabitato; i suoi stessi esempi, come i regolamenti tedesco e russo, richiedono invece che ci sia posto nel campo seguente, e così facciamo noi. Negli elenchi dei componenti i padiglioni si spostano quando si disbosca un terreno; le regole vere e proprie ne spostano uno quando si aggiunge un terreno.
reading-6-3 = I regolamenti dicono che nell’ultimo campo un padiglione da solo resta, ma non che cosa succede se ce ne sono diversi. Noi li facciamo uscire uno alla volta, come tutti gli altri.
reading-6-4 = Il riepilogo italiano disbosca una sola carta, e l’esempio ungherese dà punti per ciò che si è disboscato in questo round. I regolamenti integrali però concordano: tutte le carte complete, con i punti per questa azione. La tabella finisce con l’ottava carta; per noi anche le seguenti valgono 36, perché lungo la fila i punti non calano mai.
reading-7-1 = Nessun regolamento dice quanto chiede un mercante al centro o in basso che non si è potuto rifornire del tutto perché le pellicce erano finite. Noi manteniamo il prezzo stampato per tutte quelle che ha.
reading-7-3 = Solo il riepilogo italiano dice che il primo tipo è il più numeroso che carichi; gli altri regolamenti parlano soltanto di un primo tipo, di un secondo e di altri, e contano due castori come primo tipo. Ordinare i tipi per numero è l’ordine migliore per te, quindi nessuno ci rimette. Il riepilogo italiano elenca tre tipi; anche il quarto e il quinto valgono 1, come negli altri regolamenti.
reading-9-1 = La tassa si aggiunge agli altri costi; nessun regolamento dice quando si paga. Noi la facciamo pagare prima, con le monete che hai, come a un tavolo vero.
reading-9-5 = Il regolamento ungherese permette un magazzino per round, quelli tedesco e russo uno per turno. Noi giochiamo con uno per turno, quindi fino a tre per round. In quale ordine si costruiscono i magazzini non lo dice nessuno; noi cominciamo da sinistra, come nell’allestimento.
reading-9-7 = Nessun regolamento dice che cosa succede se restano troppo poche pellicce da pescare. Noi mescoliamo gli scarti come nel passo 2, e non puoi comprare più pellicce di quante ce ne sono.
reading-9-8 = Il regolamento tedesco sposta un emporio nel primo spazio libero, quelli russo e ungherese nella prima zona con uno spazio libero. Noi seguiamo questi due.
reading-1-3 = Il riepilogo italiano chiama bianchi gli spazi dei padiglioni per due giocatori. Gli altri regolamenti parlano di spazi non contrassegnati, e così facciamo noi.
reading-1-5 = Nell’allestimento il regolamento tedesco non nomina gli spazi neri per due giocatori; alla voce Compagnia commerciale sì. Noi li usiamo dall’inizio, come gli altri.
reading-4-1 = La maggior parte dei regolamenti conta tante aste quanti sono i giocatori, il riepilogo italiano una in meno. È la stessa cosa: l’ultima colonna è gratis.
reading-4-7 = Nell’esempio russo chi vince resta fuori «nel prossimo round». La regola stessa e tutti gli altri regolamenti intendono questo round.
reading-4-8 = La regola ungherese dà a chi è ancora senza colonna «quella rimasta», eppure il suo esempio lascia scegliere. In tre o in quattro ne rimangono due o più, quindi lasciamo scegliere.
reading-12-1 = Nel suo esempio delle elezioni finali il regolamento ungherese riporta 1 punto per il Mercato nero. Per i totali ne servono 3, quindi lo consideriamo un errore di stampa.
reading-0 = Il regolamento ungherese chiama mulino la Gilda dei carpentieri. Tutte e due le copie russe una volta dicono puzzola invece di visone, e una dice fabbrica invece di emporio. Sono sviste di traduzione; noi usiamo una parola sola per ogni cosa.
