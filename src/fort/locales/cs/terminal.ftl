# Co říká terminál a prohlížeč ne. Společné texty stojí v ostatních souborech.
# Kamarád, symbol, výhoda a podobně přicházejí jako název ($kid, $suit): skloňovat je nejde.

## Volby, jak stojí v seznamu a jak je jde napsat. Žádné dvě nesmí být stejné.

do-pick = Nechat si: { $kid }
do-play = Zahrát kartu { $kid }
do-declare = Ohlásit symbol { $suit }
do-add-lookout = Přidat z hlídky: { $suits }
do-coin = Mince platí jako { $suit }
do-coin-uncounted = Minci nepočítat
do-use-public = Provést horní akci
do-use-private = Provést dolní akci
do-count = Počítat symbol { $suit }
do-gather-pizza = Získat pizzu
do-gather-toy = Získat hračky
do-convert-to-pizza = Vyměnit hračky za pizzu
do-convert-to-toy = Vyměnit pizzu za hračky
do-convert-in-stuff = Vyměnit žeton ve skrýši
do-convert-in-pack = Vyměnit žeton v báglu
do-left-first = Nejdřív první krok
do-right-first = Nejdřív druhý krok
do-pack-pizza = { $place ->
    [supply] Přesunout do báglu 1 pizzu ze zásoby
   *[stuff] Přesunout do báglu 1 pizzu ze skrýše
}
do-pack-toy = { $place ->
    [supply] Přesunout do báglu 1 hračku ze zásoby
   *[stuff] Přesunout do báglu 1 hračku ze skrýše
}
do-tuck = { $place ->
    [park] Zasunout na hlídku kartu { $kid } z parku
    [yard] Zasunout na hlídku kartu { $kid } ze dvorku ({ $name })
   *[hand] Zasunout na hlídku kartu { $kid } z ruky
}
do-tuck-unseen = Zasunout na hlídku vrchní kartu balíčku parku, naslepo
do-trash = { $place ->
    [discard-pile] Zničit kartu { $kid } z odhozených
    [yard] Zničit kartu { $kid } ze dvorku ({ $name })
   *[hand] Zničit kartu { $kid } z ruky
}
do-recruit = { $place ->
    [yard] Zlanařit kartu { $kid } ze dvorku ({ $name })
   *[park] Zlanařit kartu { $kid } z parku
}
do-recruit-unseen = Zlanařit vrchní kartu balíčku parku, naslepo
do-spend-pizza = { $place ->
    [pack] Utratit 1 pizzu z báglu
   *[stuff] Utratit 1 pizzu ze skrýše
}
do-spend-toy = { $place ->
    [pack] Utratit 1 hračku z báglu
   *[stuff] Utratit 1 hračku ze skrýše
}
do-keep = Nechat si: { $rule }
do-take = Vzít: { $perk }
do-follow = Následovat kartou { $kid }

# Za volbou: o co jde a co z toho bude.
note-result = { $note }: { $result }
note-card = { $suits }; { $actions }
preview-side = { $side ->
    [public] horní akce ×{ $count }
   *[private] dolní akce ×{ $count }
}

## Otázky. Řádek pod otázkou, kde se ten z prohlížeče do terminálu nehodí.

asked-card = { $kid }: { $question }
asked-seat = { $name }: { $question }
asked-why = { $why } ({ $rule })
asked-play = Karta jde do hry a provedeš její akce. Napiš why a dozvíš se, co zahrát nejde.
asked-play-none = Napiš why a dozvíš se proč.
asked-pay = Platit můžeš ze skrýše i z báglu.

## Události, které terminál vypráví podrobněji. $actor je "you" nebo "other".

told-gamebegan = Hra začíná ({ $setup ->
    [advanced] pokročilá příprava
   *[basic] základní příprava
}). Desky: { $boards }. V parku: { $park }. Výhody: { $perks }
told-board = { $name } ({ $board })
told-usebegan = { $side ->
    [public] { $actor ->
        [you] provádíš horní akci
       *[other] { $name } provádí horní akci
    }
   *[private] { $actor ->
        [you] provádíš dolní akci
       *[other] { $name } provádí dolní akci
    }
}
told-useended = { $side ->
    [public] horní akce je celá hotová
   *[private] dolní akce je celá hotová
}
told-paid-pack = { $actor ->
    [you] platíš { $tokens }, z toho z báglu: { $pack }
   *[other] { $name } platí { $tokens }, z toho z báglu: { $pack }
}
told-rulesseen = prohlížíš si karty Švindlování: { $rules }
told-lookout = { $actor ->
    [you] na tvé hlídce: { $kids }
   *[other] na hlídce ({ $name }): { $kids }
}
told-gameended = konec hry: { $scores }
told-score = { $name } ({ tokens-points })

## Karty

card-suits = { $kid } ({ $suits })
card-suits-friend = { $kid } ({ $suits }, nejlepší kamarád)
card-line = { $card }: { $actions }
card-boxes = horní: { $public } | dolní: { $private }
card-upper = horní: { $public }
card-lower = dolní: { $private }
card-title = { $kid }: { $suits }
card-upper-full = Horní akce, ostatní můžou následovat: { $action }
card-lower-full = Dolní akce, jen pro tebe: { $action }
card-tucked = karta ({ $suits })
card-is-assumed = { $text } (odhad)
perk-full = { $does } ({ $use })
rule-full = Na konci: { $scores }
level-assumed = { $level } (odhad: viz fort box assumptions)
list-or = { $first } nebo { $last }
refused = { $choice }: { $reason }
reason-cited = { $reason } ({ $rule })

## Stůl

shown-seat = { $leads ->
    [yes] { $name } ({ $board } deska, vůdce tohoto tahu)
   *[no] { $name } ({ $board } deska)
}
shown-seat-yours = { $leads ->
    [yes] Ty jsi { $name } ({ $board } deska, vůdce tohoto tahu)
   *[no] Ty jsi { $name } ({ $board } deska)
}
shown-standing = { $sculpture ->
    [yes] { tokens-points }, úroveň bunkru { $level }, Hrad z kolínek
   *[no] { tokens-points }, úroveň bunkru { $level }
}
shown-tokens = { $stuff ->
    [nic] Skrýš je prázdná
   *[tokens] Skrýš ukrývá { $stuff }
} (nejvýš { $most } od každého druhu); { $pack ->
    [nic] bágl je prázdný
   *[tokens] bágl nese { $pack }
} (nejvýš { $room })
shown-piles = { $hand ->
    [one] { $hand } karta v ruce
    [few] { $hand } karty v ruce
   *[other] { $hand } karet v ruce
}, v balíčku { $deck }, odhozené: { $discards }
shown-line = { $first }; { $second }
shown-lookout = Hlídka: { $cards }
shown-lookout-yours = Hlídka (nejvýš { $room }): { $cards }
shown-yard = Dvorek: { $cards }
shown-perk = Výhoda: { $perk }
shown-perk-yours = Výhoda: { $perk }. { $does }
shown-rule = Karta Švindlování: { $rule }
shown-rule-hidden = Karta Švindlování: jedna, lícem dolů
shown-rule-yours = Karta Švindlování: { $rule }. { $scores }
shown-discards = Odhozené karty: { $cards }
shown-deck = Balíček: { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[other] { $number } karet
}
shown-park = Park: { $cards }; v balíčku parku: { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[other] { $number } karet
}
shown-supply = Zásoba nabízí: { $tokens }
shown-perks = Výhody na výběr za úroveň 2: { $perks }
shown-sculpture = Hrad z kolínek čeká na první bunkr na úrovni 5
shown-ending = Hra končí po tomto kole
shown-round = Stůl, { $round }. kolo
shown-before-round = Stůl, před prvním kolem
shown-in-play = Ve hře
shown-declared = platí jako { $suit }: { $card }
shown-added = přidaná karta: { $card }
shown-added-lookout = přidaná z hlídky: { $suits }
shown-earlier = z dřívějška: { $cards }
shown-packet = Tvoje sada na výběr
shown-kept = zatím vybrané: { $cards }
shown-pile = { $name }: { $cards }

## Výsledky

score-track = stupnice
score-fort = bunkr
score-rule = Švindlování
score-sculpture = Hrad
score-total = celkem

## Hra

cli-welcome = { $setup ->
    [advanced] Fort, počet hráčů: { $seats }, pokročilá příprava. Napiš help a uvidíš, co jde napsat.
   *[basic] Fort, počet hráčů: { $seats }, základní příprava. Napiš help a uvidíš, co jde napsat.
}
cli-welcome-from = Fort, počet hráčů: { $seats }, ze souboru { $file }. Napiš help a uvidíš, co jde napsat.
cli-welcome-back = Fort, počet hráčů: { $seats }, ze souboru { $file }; dosavadní volby: { $number }. Když bude třeba, napiš help.
cli-sealed = Semínko je zapečetěné; ukáže se po hře. Pečeť: { $commitment }
cli-opened = Pečeť je otevřená. Semínko: { $seed }, sůl: { $salt }, pečeť: { $commitment }
cli-after-the-end = save SOUBOR uloží záznam a fort verify SOUBOR ho celý ověří; Enterem odejdeš.
cli-pass-on = --- { $name }: stiskni Enter ---
cli-only-option = Nic jiného vybrat nejde: stiskni Enter.
cli-cannot = Teď nejde použít: { $kids }. Napiš why a dozvíš se proč.
cli-end-of-input = Konec vstupu: hra tady končí, nedohraná.
cli-interrupted = Přerušeno: hra tady končí, nedohraná.
cli-goodbye = Tak zatím! Hra tu končí nedohraná.
cli-number = Volba číslo { $number } není: napiš číslo od 1 do { $most }.
cli-unknown = Volbu „{ $text }“ neznám: napiš číslo od 1 do { $most }, slova některé volby, nebo help.
cli-ambiguous = „{ $text }“ může být { $options }: napiš víc písmen, nebo číslo.
cli-allowed = „{ $choice }“ teď jde.
cli-nothing-refused = Tady není nic zakázáno: všechno, co jde udělat, je v nabídce.
cli-over = Hra skončila: napsat jde už jen log, table, piles, rules a save; Enterem odejdeš.
cli-taken-back = Vzato zpět: { $choice }.
cli-undo-nothing = Zatím nebyla žádná volba, není co vzít zpět.
cli-undo-other = Poslední volba: { $name }. Vzít zpět jde jen vlastní poslední volby (A-14.2).
cli-undo-final = Volba „{ $choice }“ odhalila nové karty nebo něco jiného nového, takže zpět vzít nejde (A-14.2).
cli-why-what = „{ $text }“ není volba ani karta: napiš třeba why { kid-bud }.
cli-save-where = Do kterého souboru uložit? Napiš třeba save moje-hra.fort.
cli-saved = Uloženo: fort play --resume { $file } pokračuje odsud.
cli-saved-sealed = Uloženo: fort play --resume { $file } pokračuje odsud; potřebuje k tomu { $seal }, který je tajný.
cli-saved-over = Uloženo: fort verify { $file } hru ověří, fort replay { $file } ji převypráví.
cli-save-other = V souboru { $file } je jiná hra: nic se nezapsalo.
cli-save-refused = Soubor { $file } existuje a není to uložená hra Fort: nic se nezapsalo.
cli-save-seal = { $file } je název pro pečeť: napiš třeba save moje-hra.fort.
cli-save-failed = Do souboru { $file } nejde zapsat: { $error }.
cli-hint-only = Není nad čím přemýšlet: jiná volba není.
cli-hint-estimate = Šance na výhru asi { $percent } %, víc bot za půl sekundy nepozná.
cli-hint-other = Druhá nejlepší: { $choice } ({ $percent } %).

## help. `.typed` je, co se píše: první slovo zůstává, co stojí místo něčeho jiného, je přeložené.

help-goal = Vyhrává, kdo má nejvíc bodů. Získávej body akcemi a vylepšuj bunkr: jeho úroveň se počítá na konci.
help-turn = Ve svém tahu zahraješ jednu kartu a provedeš její akce, zlanaříš kartu a dobereš si pět nových.
help-follow = Horní akci karty můžou ostatní následovat; dolní je jen tvoje.
help-yard = Nezahrané karty leží na dvorku do tvého příštího tahu: soupeři je odtud můžou zlanařit.
help-number = Volí se číslem, nebo slovy z nabídky; stačí jejich začátek.
help-why = co teď nejde a podle kterého pravidla
    .typed = why
help-why-choice = proč tahle volba nejde: why { kid-bud }
    .typed = why VOLBA
help-hint = co by vybral silný bot a proč
    .typed = hint
help-table = ještě jednou stůl
    .typed = table
help-piles = odhozené karty všech hráčů
    .typed = piles
help-log = co se zatím stalo, pokud to můžeš vědět
    .typed = log
help-rules = odstavec pravidel; rules SLOVO najde odstavce s tím slovem
    .typed = rules R7.4
help-undo = vezmi zpět svou poslední volbu, pokud se od té doby neukázalo nic nového
    .typed = undo
help-save = ulož hru do souboru a pokračuj později
    .typed = save SOUBOR
help-help = tento přehled
    .typed = help
help-quit = odejdi ze hry
    .typed = quit

## Příkazy

cli-language = Jazyk „{ $text }“ neznám: zvol { $languages }.
cli-rules-what = Které pravidlo? Napiš třeba rules R7.4, rules A-5.7 nebo rules hlídka.
cli-rules-unknown = { $text } v pravidlech není.
cli-rules-none = Žádný odstavec pravidel neobsahuje „{ $text }“.
cli-rules-many = { $number ->
    [one] { $number } odstavec obsahuje „{ $text }“:
    [few] { $number } odstavce obsahují „{ $text }“:
   *[other] { $number } odstavců obsahuje „{ $text }“:
}
cli-rules-pages = Částí pravidel: { $number }; fort rules R7 ukáže jednu, fort rules R7.4 jeden odstavec.
cli-no-kid = Kamaráda „{ $name }“ neznám.
cli-no-kid-but = Kamaráda „{ $name }“ neznám: není to { $other }?
cli-copies-assumed = (?) je odhad: vytištěná čísla neznáme. Všechny vypíše fort box assumptions.
cli-kids-kid = kamarád
cli-kids-suits = symboly
cli-kids-copies = počet
cli-kids-public = horní akce (ostatní můžou následovat)
cli-kids-private = dolní akce
cli-kids-board = { $board } deska
cli-box-copied = Zapsáno do { $directory }: { $files }. Hra s touto krabicí: fort play --box { $directory }
cli-box-exists = Soubor { $file } už existuje: nic se nepřepsalo.
cli-box-fine = { $directory } je v pořádku: druhy karet { $kids }, karty { $cards }, hodnoty s (?): { $assumed }.
cli-box-assumptions = { $number ->
    [one] { $number } hodnota je odhad, dokud ji nepotvrdí někdo, kdo má tištěnou hru:
    [few] { $number } hodnoty jsou odhad, dokud je nepotvrdí někdo, kdo má tištěnou hru:
   *[other] { $number } hodnot je jen odhadnutých, dokud je nepotvrdí někdo, kdo má tištěnou hru:
}
cli-perft = posloupnosti voleb délky { $depth }: { NUMBER($number, useGrouping: 0) }
cli-bad-depth = Do hloubky { $depth } počítat nejde: musí být 0 nebo víc.
cli-bad-seats = Místa: { $number }. Fort hrají 2 až 4 hráči (R1.1).
cli-no-bot = Bot „{ $name }“ neexistuje: zvol { $names }.
cli-bad-human = Na místě { $number } nemůže hrát člověk: hra má místa 1 až { $seats }.
cli-brings-own = --{ $source } už má vlastní { $option }: vynech --{ $option }.
cli-resume-over = { $file } je záznam dohrané hry: převypráví ji fort replay { $file }.
cli-no-seal = V { $file } nejde pokračovat: semínko a sůl mají být v { $seal }, a ten nejde přečíst ({ $error }).
cli-bad-seal = { $seal } není pečeť: má v něm být „fort seal 1“, semínko a sůl, jak je zapisuje save.
cli-wrong-seal = { $seal } neotvírá pečeť z { $file }: je z jiné hry, nebo ho někdo změnil.
cli-no-file = Soubor { $file } nejde přečíst: { $error }.
cli-in-file = { $file }, { $error }
cli-whole-file = { $file }: { $error }
cli-no-text = { $file }: má to být text v UTF-8
cli-no-seat = Místo číslo { $number } není: hra má místa 1 až { $seats }.
cli-bad-to = Počet voleb v { $file }: { $number }. Proto --to nemůže být { $to }.
cli-honest = { $file } je poctivý: semínko a sůl odpovídají pečeti, volby ({ $number }) odpovídají pravidlům a výsledek je správný.
cli-honest-diagram = { $file } je poctivý: volby ({ $number }) odpovídají pravidlům a výsledek je správný; hra začíná od diagramu, takže semínko se nepečetilo.
cli-written = Zapsáno: { $files }.
cli-offer = Enter otevře hru v prohlížeči, t v terminálu; cokoli jiného skončí.
cli-version = { $engine ->
    [compiled] fort { $version } (zkompilovaný)
   *[plain] fort { $version } (čistý Python)
}

## Boti proti botům: fort arena a fort stats

cli-arena = hry: { $games }, rozdání: { $deals }, místa: { $seats }, { $setup ->
    [basic] základní příprava
    [advanced] pokročilá příprava
   *[both] obě přípravy
}, semínko „{ $seed }“
cli-arena-fair = Podíl výher jednoho místa, remízy dělené; férově { $share }. Intervaly jsou 95 %, podle rozdání.
cli-arena-rounded = Počet her { $asked } není celé rozdání po { $seats }: hraje se { $games }.
cli-arena-stopped = Zastaveno. Hry v { $file }: { $done } z { $games }; stejný příkaz pokračuje odtud.
cli-arena-lost = Zastaveno; nic se neuložilo. S --resume SOUBOR jde sérii zastavit a dohrát později.
cli-arena-seats = Ať seděl kdo seděl, místa vyhrála { $shares }.
cli-mirror-fair = Zrcadlo: { $share } je mezi { $low } a { $high }, jak má být v 19 z 20 pokusů.
cli-mirror-unfair = Zrcadlo: { $share } není mezi { $low } a { $high }; to se stane v 1 z 20 pokusů, nebo je něco špatně.
cli-late = { $number ->
    [one] { $bot } má zpoždění jednou: o víc než pětinu svého času.
    [few] { $bot } má zpoždění { $number }krát: o víc než pětinu svého času.
   *[other] { $bot } má zpoždění { $number }krát: o víc než pětinu svého času.
}
cli-arena-bot = bot
cli-arena-games = místa
cli-arena-share = výhry
cli-arena-interval = 95 %
cli-arena-elo = Elo
cli-arena-score = body
cli-arena-rank = pořadí
cli-arena-decisions = volby
cli-arena-each = prům. ms
cli-arena-most = max. ms
cli-bad-number = „{ $text }“ není seznam míst: má být třeba 2,3,4.
cli-bad-workers = Počet procesů { $workers }: musí být aspoň 1.
cli-one-way = --ray hraje na clusteru: vynech --workers.
cli-simulated = Hry: { $games }, volby: { $decisions }; jsou v { $file }, { $megabytes } MB.
cli-stats = { $bot }, her na každý počet míst: { $games }, { $setup ->
    [basic] základní příprava
    [advanced] pokročilá příprava
   *[both] obě přípravy
}, semínko „{ $seed }“
cli-stats-lift = Výhry majitelů jako násobek férového podílu; intervaly jsou 95 %, podle her.

# fort train
cli-train-plan = Hry: { $games }, kola: { $rounds }, z toho hotovo: { $done }; jádra: { $workers }, asi { $minutes } min. Lze zastavit a pokračovat později.
cli-train-round = Kolo { $round }: hry { $games }, o { $percent } % menší překvapení z vítězů než u lineárního úsudku; proti dosud nejlepší síti: { $share }.
cli-train-stopped = Zastaveno. Stejný příkaz pokračuje odtud.

## Bot u stolu na serveru: fort connect a fort token

cli-connect-table = U stolu: { $names }.
cli-connect-bot = { $name } (bot)
cli-connect-waits = Čeká se, až hostitel začne hru.
cli-connect-plays = Hra běží. Ctrl-C zastaví; stejný příkaz se vrátí na místo.
cli-connect-lost = Spojení se přerušilo. Zkouší se znovu…
cli-connect-back = Zpátky u stolu.
cli-connect-score = { $rank }. { $name }, { $points }
cli-connect-abandoned = Hra skončila bez výsledku.
cli-connect-stopped = Zastaveno. Dokud hra běží, místo čeká: stejný příkaz se na něj vrátí.
cli-connect-next = Čeká se na další stůl. Ctrl-C zastaví.
cli-token-made = { $name } má nový token pro { $server }. Ukáže se jen teď:
cli-token-revoked = Token { $token } už neplatí.
cli-token-none = Pro { $server } tu není žádný token: vytvoř ho příkazem fort token make { $server }.
cli-token-several = Tokeny pro { $server } má víc botů: řekni který pomocí --name. Známí jsou { $names }.
cli-token-this = tento
cli-token-id = číslo
cli-token-label = název
cli-token-created = vytvořen
