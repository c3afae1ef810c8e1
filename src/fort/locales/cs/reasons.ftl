# Proč něco nejde, podle stálých kódů enginu.

reason-over = Hra už skončila.
reason-not-asked = Teď rozhoduje { $asked }.
reason-not-now = Teď se rozhoduje o něčem jiném.
reason-not-in-packet = Karta { $kid } není ve tvé sadě.
reason-already-picked = Tvůj výběr je hotový; ostatní ještě vybírají.
reason-not-in-hand = Kartu { $kid } nemáš v ruce.
reason-not-in-lookout = Na hlídce už není žádná taková karta k přidání: { $suits }.
reason-no-boxes = Karta { $kid } nemá akce. Můžeš ji přidat, zasunout na hlídku, zničit, nebo odhodit při následování.
reason-never-full = Jednu akci karty { $kid } musíš provést celou, a teď žádná nejde.
reason-too-poor = Karta { $kid } vylepšuje bunkr, ale na úroveň { $level } nemáš dost surovin.
reason-no-room = Karta { $kid } dává { $tokens }, ale { $possible ->
    [0] nemáš na to místo
   *[other] máš místo jen na { $possible }
}, a jednu akci musíš provést celou.
reason-no-suit = { $kid }: tady není symbol, který by vylepšil zbývající akci karty { $played }.
reason-no-purpose = Karta { $kid } by tu nic nezměnila, a každá přidaná karta musí pomoct.
reason-blank = { $side ->
    [public] Horní pole karty { $played } je prázdné.
   *[private] Dolní pole karty { $played } je prázdné.
}
reason-used = { $side ->
    [public] Horní akci karty { $played } už máš za sebou.
   *[private] Dolní akci karty { $played } už máš za sebou.
}
reason-does-nothing = { $side ->
    [public] Horní akci karty { $played } teď provést nesmíš: nic by neudělala, nebo by pak žádnou akci nešlo provést celou.
   *[private] Dolní akci karty { $played } teď provést nesmíš: nic by neudělala, nebo by pak žádnou akci nešlo provést celou.
}
reason-nothing-used = Žádná akce karty { $played } ještě není provedená.
reason-not-full = Než skončíš, musíš jednu akci karty { $played } provést celou.
reason-added-in-vain = Jedna z přidaných karet zatím nepomohla. Proveď akci, ke které se počítá.
reason-no-match = Karta { $kid } nemá symbol, který by odpovídal kartě { $played }.
reason-not-in-full = S kartou { $kid } nejde provést celou horní akci karty { $played }.
reason-too-little = Tolikrát to nejde: jedna akce musí být celá a každá přidaná karta musí pomoct.
reason-must-go-on = Ještě skončit nemůžeš: jedna akce musí být celá a každá přidaná karta musí pomoct.
reason-wrong-payment = Tohle není přesná cena, nebo na ni nemáš.
reason-top-level = Nad úrovní 5 už nic není.
reason-not-there = Karta { $kid } tam není.
reason-park-deck-empty = Balíček parku je prázdný.
reason-no-perk = Nemáš výhodu „{ $perk }“.
reason-cannot-pay = Nemáš dost surovin: další úroveň teď stojí o jednu víc.
reason-nothing-to-play = Žádnou kartu z ruky teď zahrát nejde.
reason-not-in-discard-pile = Karta { $kid } není ve tvých odhozených.
reason-spoils = Pak by kartu nešlo dohrát: jedna akce musí být celá a každá přidaná karta musí pomoct.
reason-unknown = Tohle teď pravidla nedovolují.

## Chyby serveru, podle kódů

error-offline = Server se neozývá. Běží?
error-unknown = Tady nic není, nebo to není tvůj stůl. Zkontroluj odkaz.
error-no-guest = Nejdřív si vyber přezdívku.
error-stale-decision = Hra se posunula dál. Takhle stůl vypadá teď.
error-not-asked = Teď rozhoduje někdo jiný.
error-no-free-seat = Všechna místa u tohoto stolu jsou obsazená.
error-not-started = U tohoto stolu se ještě nezačalo hrát.
error-not-running = Tahle hra neběží.
error-not-host = To může jen hostitel stolu.
error-not-your-seat = To není tvoje místo.
error-not-playing = To můžou jen ti, kdo sedí u stolu.
error-not-over = Tahle hra ještě neskončila.
error-nothing-to-undo = Není co vzít zpět.
error-no-hints = U tohoto stolu jsou nápovědy vypnuté.
error-paused = Hra je pozastavená.
error-vote-open = O tom už se hlasuje.
error-still-here = Tenhle hráč je pořád tady.
error-gone-briefly = { $name } je pryč už { $seconds } s. Za { $wait } s může hrát bot.
error-clock-decides = U tohoto stolu rozhodují hodiny: až vyprší čas, převezme místo bot ({ $name }).
error-seats-empty = Ještě nejsou obsazená všechna místa.
error-seat-is-yours = U tohoto stolu už sedíš.
error-resigned = V téhle hře už za tebe hraje bot.
error-bot-plays = Na tomto místě hraje bot.
error-broken = Tenhle stůl je poškozený: dá se prohlížet, ale nedá se na něm hrát dál. Řekni to tomu, kdo server provozuje.
error-busy = Server má napilno. Zkus to za chvilku.
error-too-fast = To bylo příliš najednou. Chvíli počkej.
error-too-many-guests = Z tvé sítě dnes přišlo příliš mnoho nových hostů. Zkus to později.
error-too-many-tables = Máš příliš mnoho stolů. Nejdřív některý ukonči nebo opusť.
error-too-much-said = Pro dnešek toho bylo řečeno dost. Zkus to později.
error-too-much-stored = Dnes se pro tebe uložilo příliš mnoho. Zkus to později.
error-log-full = U tohoto stolu se toho stalo už tolik, že ho lze jen dohrát do konce.
error-failed = Na serveru se něco pokazilo; nic se nezměnilo.
error-nickname = Tuhle přezdívku nejde použít. Napiš 1 až 24 písmen nebo číslic bez neviditelných znaků.
error-invalid = Tomu server nerozuměl. Načti stránku znovu a zkus to ještě jednou.
error-too-large = To je na odeslání moc velké.
error-wrong-origin = To přišlo z jiné stránky. Použij adresu tohoto serveru.
error-no-people = Nech aspoň jedno místo sobě nebo někomu dalšímu.
error-which-bot = K místu pro bota patří bot, k ostatním místům ne.
error-no-such-seat = Takové místo v téhle hře není.
error-bad-box = S těmito čísly se hrát nedá.
error-box-missing = Tento server nemá karty, se kterými se u tohoto stolu hrálo.
error-bad-diagram = Tahle pozice se hrát nedá.
error-wrong-seats = Tahle pozice je pro jiný počet hráčů.
error-cannot-be-played = Tuhle volbu nejde provést; nic se nezměnilo.
error-no-such-vote = Tohle hlasování už skončilo, nebo v něm nehlasuješ.
error-nobody-to-replace = Bot může převzít jen místo někoho jiného.
error-not-paused = Hra není pozastavená.
error-astray = Tudy lekce nevede. Začni ji znovu.
error-too-many-devices = Máš už moc zařízení. Nejdřív nějaké odeber.
error-bad-token = Tenhle token tu není známý, nebo už neplatí. Vytvoř nový.
error-not-a-program = Tokeny mají jen boti a bot přichází bez cookie člověka.
error-too-many-tokens = Tenhle bot má už moc tokenů. Nejdřív nějaký zruš.
error-not-here = Server může sdílet jen ten, kdo ho spustil: otevři odkaz s „#share=“, který ukázal v terminálu.
error-bad-host = Pod tímhle názvem tu žádný server není. Zkontroluj adresu.
error-bad-address = Taková adresa nemůže existovat. Zkontroluj odkaz.
error-cannot-share = Tenhle server nebyl spuštěný tak, aby šel sdílet.
error-already-started = U tohoto stolu už se hraje.
error-nobody-there = Tam nikdo nesedí.
error-unknown-choice = Taková volba ve hře není. Načti stránku znovu a zkus to ještě jednou.
error-no-review = O tenhle rozbor ještě nikdo nepožádal.
error-no-puzzle-left = Tyhle hádanky už máš za sebou. Vyber jiné téma.
error-sealed = Ostatní tyhle karty ještě hrají. Ukážou se, až den skončí.
error-already-played = Dnešní partii už máš za sebou. Zítra přijde nová.
error-no-choice-there = Tohle místo tam nemá co volit.
error-still-playing = Ještě hraješ s ostatními. Nejdřív to tam vzdej.
error-too-many-reviews = Na dnešek je to hodně rozborů. Zkus to později.
error-no-such-choice = To se tu zvolit nedá.
error-somebody-leads = Teď vede někdo jiný. Zatím se dívej s ním.
error-not-leading = Nejdřív převezmi vedení.
error-nothing-there = Tam není co ukázat.
