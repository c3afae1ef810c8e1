# Stránka s pravidly a první hra s průvodcem. Značky jako [icon pizza], [kid Bug] a **tučně** kreslí stránka;
# [kid Bug|Chrobáka] ukáže jiná slova pro téhož kamaráda.

## Stránka s pravidly

rules-found = nalezeno
rules-see = Viz také
rules-in-english = Do tohoto jazyka pravidla ještě nikdo nepřeložil. Tady jsou anglicky.
rules-level = Úroveň
rules-price = Cena
rules-points = Body
rules-reward = Odměna

## První hra s průvodcem: stránka

learn-title = Škola Fortu
learn-lead = { $number ->
    [one] { $number } krátká lekce
    [few] { $number } krátké lekce
   *[other] { $number } krátkých lekcí
}, asi deset minut. Hraješ ty, Vlče radí.
learn-start = Začít
learn-go-on = Pokračovat
learn-again = Od začátku
learn-rules = Nebo si přečti pravidla
learn-done = hotovo
learn-of = Lekce { $number } z { $total }
learn-coach = Radí Vlče
learn-next = Dál
learn-next-lesson = Další lekce
learn-finish = Dokončit
learn-back = Zpět
learn-total = Celkem
learn-leave = Odejít z lekce
learn-steps = Krok { $number } z { $total }
learn-watch = Dívej se a čti.
learn-only = Teď jde jen tohle. Zbytek přijde později.
learn-choose = Vyber, co chceš.
learn-other = To se smí, ale teď to uděláme jinak.
learn-finished = A už Fort umíš!
learn-finished-note = Zahraj si proti botům, nebo si něco najdi v pravidlech.
learn-play = Hrát hned
learn-trouble = Lekci nejde načíst.
learn-again-try = Zkusit znovu

## Lekce 1: celý tah

lesson-turn = Celý tah
lesson-turn-1 = Ahoj, já jsem [kid Scout]! V těchhle lekcích si Fort rovnou zahraješ.
    .note = Tahle lišta ti vždycky řekne, oč jde. Když je žlutá, čeká na tebe.
lesson-turn-2 = Tohle je tvůj bunkr. Čím je vyšší, tím víc bodů na konci přinese.
    .note = Body se dají sbírat i cestou. Vyhrává, kdo jich má nejvíc.
lesson-turn-3 = Tah má pět fází: Úklid, Hra, Lanaření, Odhození, Dobírání.
    .note = Úklid už je hotový. Rozhoduješ ve fázi hry a při lanaření. Zbytek se děje sám.
lesson-turn-4 = Fáze 2: Hra. Zahraj [kid Giggles|Chichotku].
    .note = Horní pole by zkopírovalo tvůj bágl, ale ten je prázdný. Dolní dává jednu hračku [icon toy].
    .else = To by šlo. Ale začněme něčím lehkým: zahraj [kid Giggles|Chichotku].
lesson-turn-5 = Proveď dolní akci: jedna hračka [icon toy] pro tebe.
lesson-turn-6 = S [kid Giggles|Chichotkou] už víc udělat nejde. Klepni na „Hotovo“.
lesson-turn-7 = Fáze 3: Lanaření. Vezmi si z parku nového kamaráda, vyber kohokoli.
    .note = Půjde do odhazovacího balíčku a do ruky se dostane později.
    .else = Brát naslepo je taky zábava. Teď si ale vezmi kartu, kterou vidíš.
lesson-turn-8 = Fáze 4 a 5 jsou hotové: karty jsou uklizené a máš pět nových.
    .note = Zahraná i zlanařená karta leží ve tvých odhozených.
lesson-turn-9 = Kamarádi, se kterými si nehraješ, stojí na tvém dvorku.
    .note = Odtud si je můžou vzít ostatní. Brzy to uvidíš.

## Lekce 2: přidávání karet

lesson-bug = Přidávání karet
lesson-bug-1 = Tohle je [kid Bug]. Horní pole dává pizzu [icon pizza] za každou lopatku [icon shovel]. Zahraj [kid Bug|Chrobáka].
    .else = To není špatné. Ale v téhle lekci jde o [kid Bug|Chrobáka].
lesson-bug-2 = [kid Bug] má jednu lopatku. Přidej [kid The Moles|Hrabálky]: ti mají dvě.
    .note = Počítají se jen symboly. Co jiného přidaná karta umí, je jedno.
    .else = Počkej: nejdřív přidej [kid The Moles|Hrabálky]. Budou z toho rovnou tři pizzy.
lesson-bug-3 = Tři lopatky! Teď začni horní akci.
    .note = Jakmile začne, už k ní nic nepřidáš.
    .else = Byly by čtyři. Pro dnešek stačí tři: začni horní akci.
lesson-bug-4 = Třikrát jedna pizza. Vezmi si je.
lesson-bug-5 = Dolní akce počítá úroveň bunkru. Ta je 0, takže tu nic nezískáš. Klepni na „Hotovo“.
lesson-bug-6 = Ve skrýši leží tři pizzy [icon pizza]. Vejdou se tam čtyři pizzy a čtyři hračky.
    .note = Kartu, která by nic nezměnila, přidat nesmíš. Podrž šedou kartu a řekne ti proč.

## Lekce 3: obě akce

lesson-both = Obě akce
lesson-both-1 = [kid Munch] umí dvě věci: získat pizzu a utratit ji za body [icon vp]. Zahraj [kid Munch|Křupku].
    .else = To taky jde. Ale teď je na řadě [kid Munch].
lesson-both-2 = Přidej [kid Rocket Bros|Raketáky]: dva skateboardy [icon skateboard].
    .note = Přidané karty se počítají u obou akcí.
    .else = Nejdřív přidej [kid Rocket Bros|Raketáky]: vylepší obě akce.
lesson-both-3 = Pořadí vybíráš ty. Skrýš je prázdná, takže nejdřív získej pizzu: horní akce.
lesson-both-4 = Tři skateboardy, tři pizzy.
lesson-both-5 = Teď dolní akce: utrať pizzu a získej body.
    .else = Pizzu si můžeš nechat. Ale body se hodí: proveď dolní akci.
lesson-both-6 = Jedna pizza pryč, jeden bod tvůj. Utrať další.
    .note = Horní akce je celá hotová. Dolní tedy můžeš klidně přerušit.
    .else = Skončit můžeš, ale pak [kid Rocket Bros] pomůžou míň. Pokračuj.
lesson-both-7 = A poslední.
    .else = Ještě jednu!
lesson-both-8 = Tři body jednou kartou! Jsou na stupnici vítězství.
    .note = Na pořadí akcí často záleží nejvíc.

## Lekce 4: jedna akce celá

lesson-fully = Jedna akce celá
lesson-fully-1 = Ve skrýši máš 3 pizzy a 4 hračky. Místo je jen na jednu pizzu.
    .note = Nejdůležitější pravidlo: ať zahraješ cokoli, aspoň jednu akci musíš provést celou.
lesson-fully-2 = [kid Bud] dává dvě suroviny jednoho druhu: to je moc. Ale dolní akce jde: znič kartu [icon trash]. Zahraj [kid Bud|Pepu].
    .else = To zahrát jde. Ale zkus něco těžšího: [kid Bud|Pepu].
lesson-fully-3 = [kid Bud] má minci [icon coin]. Řekni, který symbol zastupuje: je to na tobě.
    .note = Ostatní můžou následovat kartami s tímto symbolem.
lesson-fully-4 = Nejdřív proveď dolní akci: tu zvládneš celou.
    .else = Začít touhle můžeš, protože ta druhá pořád jde. Ale nejdřív udělejme tu, která vyjde celá.
lesson-fully-5 = Znič kartu, kterou nepotřebuješ, z ruky nebo z odhozených.
    .note = Čím míň karet, tím častěji ti přijdou ty dobré.
lesson-fully-6 = Jedna akce je celá hotová. Druhou tedy můžeš provést částečně: vezmi si tu jednu pizzu, která se vejde.
    .else = Skončit tu můžeš. Ale čeká na tebe ještě pizza.
lesson-fully-7 = Skrýš je plná. Co se nevejde, to se nebere.
    .note = Šedou kartu z ruky zahrát nejde, protože žádnou její akci nejde provést celou.

## Lekce 5: následování

lesson-follow = Následování
lesson-follow-1 = Teď je na tahu Pip. Dívej se, co zahraje.
    .note = Když hrají ostatní, můžeš se přidat.
lesson-follow-2 = [kid Doodles] dává hračku za každé lepidlo [icon glue]. Následuj: odhoď [kid Icky & Sticky|Sopla a Lepíka], dvě lepidla.
    .note = Horní akci provádíš se symboly své vlastní karty. Musíš ji zvládnout celou.
    .else = To se smí. Ale se [kid Icky & Sticky|Soplem a Lepíkem] získáš dvě hračky.
lesson-follow-3 = Dvě hračky [icon toy]! Pip má jen jednu: počet určuje tvoje vlastní karta.
    .note = Mince odpovídá každému symbolu. Dolní akci nikdo následovat nemůže.
lesson-follow-4 = Něco to stojí: svůj tah začneš se čtyřmi kartami. Nic si za to nedobíráš.

## Lekce 6: přebírání kamarádů

lesson-yard = Přebírání kamarádů
lesson-yard-1 = Pip si s [kid Lefty|Levákem] a [kid Tiny|Drobkem] nehraje. Stojí na Pipově dvorku a nudí se.
lesson-yard-2 = Teď lanaříš. Vezmi si z toho dvorku [kid Lefty|Leváka].
    .else = Tuhle kartu si vzít smíš. Ale [kid Lefty] by s tebou šel moc rád.
lesson-yard-3 = Teď se podívej na svůj dvorek: stojí tam [kid Chef] a [kid Dot], protože si s nimi nehraješ.
    .note = [kid Rusty] tam není. Nejlepší kamarádi [icon friend] na dvorek nikdy nejdou.
lesson-yard-4 = Pip ti přebírá [kid Chef|Kuchtíka]! [kid Dot] se při úklidu vrací k tobě.
    .note = Starej se o kamarády: zahraj je, přidej, nebo s nimi následuj. Pak ti je nikdo nevezme.

## Lekce 7: bágl

lesson-pack = Bágl
lesson-pack-1 = Bágl pojme o jednu surovinu víc, než je úroveň bunkru: na úrovni 1 dvě.
    .note = Někteří kamarádi dávají body za to, co v něm je. A platit za bunkr z něj jde taky.
lesson-pack-2 = Zahraj [kid Penny|Šestáka]: za každé lepidlo přesuň do báglu [icon pack] surovinu a pak získej body za suroviny v báglu.
    .else = Někdy jindy. Teď je na řadě [kid Penny].
lesson-pack-3 = Přidej [kid Tink|Zvonilku] jako druhé lepidlo.
    .else = Nejdřív přidej [kid Tink|Zvonilku]: pak přesuneš dvě suroviny.
lesson-pack-4 = Začni horní akci.
lesson-pack-5 = Vyber, co přesuneš: pizzu, nebo hračku.
lesson-pack-6 = A ještě jednu.
lesson-pack-7 = Teď dolní akce: bod za každou surovinu v báglu.
    .else = Skončit tu můžeš. Ale čekají na tebe dva body.
lesson-pack-8 = Dvě suroviny v báglu, dva body.
    .else = Proč jen jeden? Vezmi oba.
lesson-pack-9 = Co je v báglu, to v něm zůstane. Příště za to jsou body znovu.

## Lekce 8: hlídka

lesson-lookout = Hlídka
lesson-lookout-1 = Hlídka pojme o jednu kartu víc, než je úroveň bunkru. Karty na ní zůstanou celou hru.
    .note = Jejich symboly můžeš přidat v každém tahu a karty přitom nikam neodejdou.
lesson-lookout-2 = Zahraj [kid Sarge|Seržanta].
    .else = Někdy jindy. Teď je na řadě [kid Sarge].
lesson-lookout-3 = Nejdřív dolní akce: zasuň kartu na hlídku [icon lookout].
    .else = Ještě ne. Nejdřív dolní akce: uvidíš proč.
lesson-lookout-4 = Zasuň [kid The Moles|Hrabálky]: dvě lopatky navždy.
    .else = Tuhle zasunout smíš. Ale dvě lopatky pomůžou víc než jeden symbol.
lesson-lookout-5 = A teď je z hlídky přidej.
    .else = Nejdřív přidej dvě lopatky z hlídky.
lesson-lookout-6 = Tři lopatky pro horní akci. Začni ji.
    .else = Vešlo by se víc, ale tři stačí. Začni horní akci.
lesson-lookout-7 = Tři hračky najednou.
    .else = Vezmi všechny tři: jinak by přidaná karta pomohla míň.
lesson-lookout-8 = [kid The Moles] zůstanou na hlídce a pomůžou ti pokaždé, když budou potřeba lopatky.
    .note = Dobře vybírej, co zasuneš: tu kartu už nezahraješ.

## Lekce 9: bunkr a karta Švindlování

lesson-fort = Vylepšení bunkru
lesson-fort-1 = Nad každou úrovní vidíš její cenu. Platíš ze skrýše nebo z báglu.
lesson-fort-2 = [kid Rusty] je tvůj nejlepší kamarád a pomáhá ti stavět. Zahraj [kid Rusty|Zrzka].
    .else = Dobře, ale teď stavíme. Zahraj [kid Rusty|Zrzka].
lesson-fort-3 = Úroveň 1! Tajně si prohlédni karty Švindlování a jednu si nech.
    .note = Na konci ti přinese body a nikdo jiný ji nezná. Která se hodí do tvých plánů?
lesson-fort-4 = Tvůj bunkr vyrostl. V báglu i na hlídce je o jedno místo víc.
    .note = Úroveň 1 dává kartu Švindlování, úroveň 2 výhodu, úroveň 5 Hrad z kolínek.

## Lekce 10: výhoda

lesson-perk = Výhoda
lesson-perk-1 = [kid Moose] umí taky stavět, dolní akcí. Zahraj [kid Moose|Losa].
    .else = Někdy jindy. Teď je na řadě [kid Moose].
lesson-perk-2 = Proveď dolní akci.
    .else = Někdy jindy. Teď stavíme: dolní akce.
lesson-perk-3 = Jeden symbol ceny je bílý: zaplať ho, čím chceš.
lesson-perk-4 = Úroveň 2: vyber si výhodu. Vezmi si [perk Birthday Party|Oslavu narozek], ta hned ukáže, co umí.
    .else = To je taky dobrá výhoda. Ale tentokrát si vezmi [perk Birthday Party|Oslavu narozek].
lesson-perk-5 = Klepni na „Hotovo“.
    .else = Ta karta by zvládla víc. Pro dnešek stačí: dohraj ji.
lesson-perk-6 = Lanař jako vždycky.
lesson-perk-7 = A teď [perk Birthday Party]: ještě jeden kamarád, z parku.
    .else = Můžeš to nechat být nebo brát naslepo. Ale vyber si kartu, kterou vidíš.
lesson-perk-8 = Některé výhody platí celou hru, jiné jen jednou.
    .note = Každý dostane jednu kartu Švindlování a jednu výhodu.

## Lekce 11: konec

lesson-end = Konec hry a počítání
lesson-end-1 = Tvůj bunkr má úroveň 4 a na pětku máš dost surovin.
    .note = Hra končí, když někdo dosáhne úrovně 5 nebo 25 bodů, nebo když je balíček parku prázdný.
lesson-end-2 = Zahraj ještě jednou [kid Rusty|Zrzka].
    .else = Konec je blízko: zahraj [kid Rusty|Zrzka].
lesson-end-3 = Zaplať ze skrýše nebo z báglu, jak chceš.
lesson-end-4 = Úroveň 5, a Hrad z kolínek [icon sculpture] je tvůj! Teď lanař jako vždycky.
lesson-end-5 = Konec hry se spustil. Pip má ještě tah, abyste jich měli stejně.
lesson-end-6 = Teď se odhalí karty Švindlování a všechno se sečte.
    .note = Stupnice vítězství, bunkr, karta Švindlování, Hrad z kolínek. Při shodě vyhrává vyšší bunkr.
