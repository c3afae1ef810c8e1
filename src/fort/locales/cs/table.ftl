# Obrazovka stolu.

you = ty
You = Ty
seat-number = Hráč { $number }
bot = bot
seat-empty = Volné místo
turn-mark = Na tahu
thinking = Přemýšlí
choosing = vybírá
following = Následuje?
recruiting = Lanaří
away = pryč
table-title = Stůl
title-your-turn = Tvůj tah · Fort
title-table = Fort
log = Průběh
log-empty = Zatím se nic nestalo.
chat = Chat
chat-empty = Zatím je ticho.
chat-write = Napiš ke stolu
chat-send = Poslat
chat-unread = { $number ->
    [one] { $number } nová zpráva
    [few] { $number } nové zprávy
   *[other] { $number } nových zpráv
}
menu = Menu
close = Zavřít
park = Park
park-deck = Balíček parku, { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[other] { $number } karet
}
perks = Výhody
perks-none = už žádné nejsou
in-play = Hraje { $name }
in-play-you = Hraješ ty
in-play-none = Zatím není zahraná žádná karta
in-play-added = přidaná
in-play-empty = Sem přijde zahraná karta a k ní přidané karty.
supply-pizza = pizza v zásobě: { $number }
supply-toy = hračky v zásobě: { $number }
made-up-rules-left = zbývající karty Švindlování: { $number }
sculpture-free = Hrad z kolínek: 4 body za bunkr na úrovni 5
sculpture-of = { $name } má Hrad z kolínek
victory-track = Stupnice vítězství
track-score = { $name }: { $number }
fort-track = Stupnice bunkru
fort-step = Úroveň { $level }: na konci přinese { $points }, stojí { $cost }
fort-step-start = Úroveň 0
fort-step-reward = { $step }, odměna: { $reward }
fort-here = tady je tvůj bunkr
fort-level = úroveň bunkru { $level }
points = body: { $number }
stuff = Skrýš
pack = Bágl
lookout = Hlídka
yard = Dvorek
yard-empty = Prázdný dvorek
yard-empty-yours = ve tvém tahu prázdný
room = { $number } / { $room }
deck-count = balíček: { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[other] { $number } karet
}
discard-count = odhozené: { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[other] { $number } karet
}
hand-count = v ruce: { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[other] { $number } karet
}
rule-hidden = karta Švindlování, lícem dolů
first-player = první hráč
your-hand = Karty v ruce
hand-empty = V ruce nemáš žádné karty.
hand-of = Ruka: { $name }
followers-yes = { $name }: následuje
followers-no = { $name }: nenásleduje
followers-open = { $name }: ještě se rozhoduje
undo = Vzít zpět
undo-ask = Požádat o krok zpět
hint = Nápověda
hint-says = Bot by vybral: { $choice }
hint-chance = šance na výhru { $percent } %
skip = Přeskočit
speed = Rychlost { $speed }×
decline-turn = nenásledovat do mého tahu
options-of = Tvoje možnosti
last-round = Poslední kolo
last-round-why = Dohraje se kolo, aby měli všichni stejně tahů.
you-may-look = Podrž a uvidíš park
notes-rules = Karty Švindlování: nech si jednu
notes-rules-chip = Vidíš je jen ty
notes-perks = Výhody: vezmi si jednu
notes-perks-chip = Tvůj výběr uvidí všichni
pay-costs = Úroveň { $level } stojí
pay-start-over = Znovu
piles = Odhozené karty
piles-yours = Tvoje odhozené
piles-of = Odhozené: { $name }
piles-everybody = nahlédnout může každý
piles-deck = Ve tvém balíčku
piles-unordered = pořadí neznámé
piles-newest = Nejnovější
piles-by-suit = Podle symbolů
piles-empty = Nejsou tu žádné karty.
draft-packet = Tvoje sada: { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[other] { $number } karet
}
draft-pick = { $number }. výběr z 8
draft-next = zbytek jde doleva: { $name }
draft-from = další sadu posílá { $name }
draft-has-picked = hotovo
draft-to-pass = k odeslání
draft-in-packet = v sadě
draft-kept = vybráno
draft-yours = Vybrané
draft-yours-note = { $number } z 8, vidíš je jen ty
draft-friends = Tvoji nejlepší kamarádi
draft-suits = Symboly ve tvém balíčku
draft-suits-note = I s nejlepšími kamarády.
draft-how = klepni na kartu, nebo stiskni 1–{ $number }
link-lost = Spojení vypadlo. Zkouším ho obnovit.
link-closed = Tenhle stůl nejde ukázat: nemáš k němu přístup, nebo už není.
link-broken = Tenhle stůl je poškozený: dá se prohlížet, ale nedá se na něm hrát dál. Řekni to tomu, kdo server provozuje.
link-signed-out = Tohle zařízení bylo odhlášeno.
vote-undo = { $name } chce vzít zpět svou volbu.
vote-pause = { $name } žádá o přestávku.
vote-abandon = { $name } chce ukončit hru bez výsledku.
vote-replace = { $name } navrhuje, aby hrál bot ({ $who }).
vote-yes = Souhlasím
vote-no = Ne
vote-waiting = Chybí hlasy: { $names }.
vote-away = { $name } je pryč. Za { $time } platí hlasování i bez tohoto hlasu.
vote-withdraw = Stáhnout návrh
clock = { $name }: zbývá { $time }
menu-title = Tento stůl
menu-rules = Pravidla
menu-settings = Nastavení
menu-pause = Požádat o přestávku
menu-abandon = Návrh na konec hry
menu-resign = Vzdát se
menu-resign-sure = Dál za tebe hraje bot. Vzdáváš se?
menu-replace = Ať hraje bot ({ $name })
menu-replace-wait = { $name } je pryč už { $time }. Za { $wait } může hrát bot.
menu-replace-clock = { $name } je pryč. Až vyprší čas, bude hrát bot.
menu-take-back = Vrátit se na své místo
menu-home = Domů
copied = Zkopírováno
yes = Ano
no = Ne
spectating = Díváš se na hru.
seed-sealed = Míchání je zapečetěné: po hře se dá ověřit.

## Hotové věty

phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-nice = Paráda!
phrase-thanks = Díky!
phrase-oops = Jejda!
phrase-thinking = Přemýšlím.
phrase-one-moment = Okamžik, prosím.
phrase-your-turn = Jsi na tahu.
phrase-good-game = Dobrá hra!
phrase-bye = Tak zatím!

## Konec

end-wins = Vyhrává { $name }!
end-you-win = Vyhráváš!
end-shared = Společné vítězství: { $names }!
end-line = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} po { $rounds ->
    [one] { $rounds } kole
    [few] { $rounds } kolech
   *[other] { $rounds } kolech
}.
end-you-place = Končíš na { $place }. místě.
end-track = Stupnice vítězství
end-fort = Úroveň { $level }
end-fort-key = Úroveň bunkru
end-rule-key = Švindlování
end-sculpture = Hrad z kolínek
end-sculpture-short = Hrad
end-tie = remíza: vyšší bunkr
end-place = { $number }.
end-rematch = Odveta
end-replay = Přehrát
end-download = Stáhnout záznam
end-verify = Ověřit míchání
end-verified = Míchání ověřeno: nikdo ho nemohl ovlivnit.
end-not-verified = Míchání neodpovídá pečeti!
end-no-seal = V této hře nebylo míchání zapečetěné.
end-home = Domů
end-look = Prohlédnout stůl
end-rematch-join = Jít na odvetu

## Opona

curtain-pass = Teď zařízení předej:
curtain-hidden = Karty jsou skryté. Oponu odhrne { $name }.
curtain-since = Co je nového od minula: { $name }
curtain-nothing = Nic nového.
curtain-open = { $name } jsem já
curtain-hold = Podržením odhrneš oponu

## Zkratky a živá hlášení

skip-to-question = K otázce
skip-to-hand = Ke kartám v ruce
skip-to-log = K průběhu
live-your-question = Otázka pro tebe: { $question }
