# Domů, nový stůl, čekárna, moje hry, nastavení, o projektu, čísla, přehrávání.

loading = Načítám
tagline = Dej dohromady partu, nasysli pizzu a hračky a postav nejlepší bunkr ve čtvrti.
unofficial = Neoficiální: vydavatel tento projekt nevytvořil ani ho nezaštiťuje.
play-now = Hrát hned
play-now-note = Ty a tři boti, bez čekání
new-table = Nový stůl
join-table = Přisednout
your-games = Tvoje hry
your-turn = Tvůj tah
game-waiting-start = Nezačala
game-waiting-for = Na řadě: { $names }
game-finished = Dohraná
game-abandoned = Ukončená bez výsledku
games-all = Všechny tvoje hry
new-to-fort = Neznáš Fort?
new-to-fort-note = První hra s průvodcem, asi deset minut
kids = Kamarádi
rules = Pravidla
about = O projektu
learn = Výuka
language = Jazyk
theme-to-dark = Tmavý vzhled
theme-to-light = Světlý vzhled
nickname = Přezdívka
nickname-save = Uložit

## Nastavení

settings-theme = Vzhled
theme-light = Světlý
theme-dark = Tmavý
theme-system = Podle systému
settings-speed = Rychlost ostatních
settings-language = Jazyk
settings-motion = Pohyb karet a žetonů
settings-sound = Zvuky
settings-notify = Upozornit, když jsem na tahu
menu-resume = Pokračovat

## Nový stůl

players = Hráči
new-table-note = Místa a prvního hráče určí los.
seat-this-device = Toto zařízení
seat-by-link = přijde přes odkaz
seat-at-once = hraje hned
seat-waits = zatím nikdo
seat-here = tady
seat-free = Volné místo
seat-person = Člověk
seat-bot = Bot
seat-me = Tady
seat-take = Sednout sem
seat-take-any = Sednout si
seat-remove = Odebrat
seat-kind = Kdo hraje na místě { $number }
seat-level = Jak dobře hraje bot na místě { $number }
bot-random = Náhodný
bot-rookie = Nováček
bot-casual = Amatér
bot-regular = Pokročilý
bot-expert = Expert
bot-master = Mistr
setup = Příprava
setup-basic = Základní
setup-basic-note = Každý dostane 8 karet. Nejlepší pro první hru.
setup-advanced = Pokročilá
setup-advanced-note = Vyber 1 z 8, zbytek pošli doleva, a tak dál až do 8 karet.
pace = Tempo
pace-none = Bez hodin
pace-none-note = Nikdo nikoho nehoní.
pace-live = Naživo
pace-live-note = Každý má 15 minut a k tomu 10 sekund na každou volbu.
pace-slow = V klidu
pace-slow-note = Dva dny na každé rozhodnutí. Vrať se, kdy chceš.
who-joins = Kdo se může přidat
join-link = Přes odkaz
join-link-note = Lidé s tvým odkazem.
join-open = Kdokoli
join-open-note = Každý, kdo tu hledá stůl.
may-watch = Ostatní se můžou dívat
box-numbers = Čísla z krabice
box-ours = Naše
box-own = Z mé krabice
box-edit = Upravit
create = Otevřít stůl
ready = Souhrn
ready-players = { $number ->
    [one] { $number } hráč
    [few] { $number } hráči
   *[other] { $number } hráčů
}
summary-me = { $number ->
    [one] Ty
    [few] { $number } lidé tady
   *[other] { $number } lidí tady
}
summary-people = { $number ->
    [0] nikdo další
    [one] jeden člověk přes odkaz
    [few] { $number } lidé přes odkaz
   *[other] { $number } lidí přes odkaz
}
summary-bots = { $number ->
    [0] bez botů
    [one] jeden bot
    [few] { $number } boti
   *[other] { $number } botů
}

## Čekárna a přisedání

waiting-title = Čekárna
waiting-for = { $number ->
    [one] Čekáme ještě na jednoho hráče.
    [few] Čekáme ještě na { $number } hráče.
   *[other] Čekáme ještě na { $number } hráčů.
}
waiting-ready = Všichni jsou tady.
waiting-host = Čekáme, až hostitel hru spustí.
invite-title = Pozvánka
invite-how = Pošli odkaz, nebo jim dej naskenovat kód.
invite-qr = QR kód pozvánky
invite-link = Odkaz na tento stůl
invite-copy = Kopírovat odkaz
share-not-yet = Zatím tenhle odkaz funguje jen na tomto počítači.
share-open = Otevřít pro svou síť
join-title = Přisednout ke stolu
join-open-title = Otevřené stoly
join-open-none = Žádný otevřený stůl teď na hráče nečeká.
join-paste = Máš odkaz? Vlož ho sem.
join-go = Přejít
join-not-a-link = To není odkaz na stůl. Takový odkaz vypadá takhle: { $example }
join-full = Všechna místa u tohoto stolu jsou obsazená. Popros o odkaz na jiný, nebo si otevři vlastní.
join-too-late = Tahle hra začala bez tebe a nikdo se na ni nesmí dívat. Popros o odkaz na nový stůl, nebo si otevři vlastní.
page-missing = Taková stránka neexistuje. Zkontroluj odkaz, nebo začni od úvodní stránky.
leave = Odejít
start = Začít
start-with-bots = Zbytek botům a začít

## O projektu

about-what = Otevřená digitální podoba deskové hry Fort: přesná pravidla, boti, stůl v prohlížeči, záznamy her a jejich přehrávání. Běží na tvém vlastním počítači a s nikým jiným se nespojuje.
about-game = Autorem hry Fort je Grant Rodiek a vydavatelem Leder Games. Jim patří název, ochranná známka, ilustrace i texty tištěné hry. Tento projekt je neoficiální: nevytvořili ho ani ho nezaštiťují, neobsahuje žádné jejich ilustrace a pravidla popisuje vlastními slovy. Jestli se ti hra líbí, kup si krabici.
about-portraits = Portréty: úprava díla „Adventurer“, jehož autorkou je Lisa Wischofsky, licence CC BY 4.0, přes DiceBear; rekvizity a oblečení jsme přidali.
about-fonts = Písma: Shantell Sans a Nunito, pod licencí SIL Open Font License.
about-libraries = Použité knihovny: React, Motion a Fluent.
about-icons = Ikony, rekvizity, oblečení a rub karet vznikly pro tento projekt.
about-numbers = Některá čísla z tištěné hry jsou odhad.
about-numbers-link = Prohlédnout a opravit
about-version = Verze { $version }, engine { $engine ->
    [compiled] zkompilovaný
   *[plain] čistý Python
}
about-source = Zdroj portrétů
about-licence = Jejich licence

## Odhadnutá čísla

numbers = Odhadnutá čísla
numbers-why = Tato čísla jsou vytištěná ve hře, ale ne všechna se nám podařilo přečíst. Pokud hru máš, oprav je tady: stoly otevřené s volbou „Z mé krabice“ použijí tvoje čísla.
numbers-level = Úroveň
numbers-points = Body
numbers-toy = Hračky
numbers-pizza = Pizza
numbers-either = Libovolné
numbers-copies = Počty kamarádů
numbers-fort = Stupnice bunkru
numbers-friends = Nejlepší kamarádi
numbers-save = Uložit do tohoto zařízení
numbers-saved = Uloženo. Nové stoly je můžou použít.
numbers-reset = Vrátit naše
numbers-assumed = odhad
numbers-total = Karet kamarádů celkem: { $number }; má jich být 60.

## Přehrávání

replay = Přehrávání
replay-from = Pohled hráče
replay-open = Odkrýt karty v ruce
replay-start = Na začátek
replay-back = O volbu zpět
replay-on = O volbu dál
replay-end = Na konec
replay-play = Přehrát
replay-pause = Pauza
replay-scrub = Volba
replay-moment = { $round }. kolo, volba { $number } z { $total }
replay-link = Odkaz sem
replay-verified = Míchání ověřeno
replay-not-verified = Míchání neověřeno

## Kamarádi a pravidla

kids-perks = Výhody
kids-rules = Karty Švindlování
kids-search = Přezdívka
kids-suit = Symbol
kids-can = Umí
kids-number = Kamarádi: { $number } z { $total }
kids-all = Ukázat všechny
kids-friends = Nejlepší kamarádi
kids-filters = Filtry
kids-none = Nikdo nevyhovuje. Vyber méně filtrů.
rules-search = Hledat v pravidlech
rules-places = { $number ->
    [one] jedno místo
    [few] { $number } místa
   *[other] { $number } míst
}
rules-chapters = Kapitoly

## Potíže

error-title = Něco se tu rozbilo.
error-what = Hra je na serveru v bezpečí. Načti stránku znovu a vrátíš se k ní.
error-reload = Načíst znovu
error-report = Kopírovat hlášení

## Další zařízení

device-title = Toto zařízení
device-make = Hrát i na jiném zařízení
device-how = Otevři tento odkaz na druhém zařízení. Platí jednou a jen chvíli; pak můžeš hrát i tam pod svou přezdívkou.
