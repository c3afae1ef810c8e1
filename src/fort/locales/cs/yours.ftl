# All my games: how I have been playing, and what is kept of me.

yours-going-on = Právě běží
yours-games = Hry
yours-won = Výhry
yours-best = Rekord
yours-puzzles = Hlavolamy
yours-word = { $word }
yours-better = { $word } a čím dál lépe
yours-form = Tvoje forma
yours-form-none = Tady posouzené hry ukazují, jak dobře hraješ. Ohlédni se za jednou a začni.
yours-form-point = { $date }: { $word }
yours-span = Jak daleko zpět
yours-span-month = Měsíc
yours-span-season = Sezona
yours-span-all = Vše
yours-none = Zatím žádné dohrané hry. Všechny tu zůstanou.
yours-head-date = Datum
yours-head-place = Místo
yours-head-score = Body
yours-head-with = S kým
yours-head-word = Tvoje hra
yours-head-luck = Štěstí
yours-daily = Rozdání dne
yours-again = Nový pokus
yours-bot = Bot
yours-somebody = někdo
yours-look-back = Ohlédnout se
yours-more = Ukázat všechny hry: { $number }
yours-kids = Oblíbené děti
yours-kid-played = { $number ->
    [one] zahráno jednou
    [few] zahráno { $number }krát
   *[other] zahráno { $number }krát
}
yours-kid-won = výher
yours-device = Propojit další zařízení
yours-export = Export
yours-export-note = Všechno, co se o tobě uchovává, se záznamy všech tvých her.
yours-export-json = Všechno (JSON)
yours-export-csv = Hry jako tabulka (CSV)
yours-delete = Smazat všechno
yours-delete-note = Tvoje hry, posudky, výsledky a hlavolamy se smažou a zařízení se odhlásí. Nejde to vrátit.
yours-delete-sure = Ano, smazat všechno: { $name }
