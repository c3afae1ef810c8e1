# All my games: how I have been playing, and what is kept of me.

yours-going-on = Going on
yours-games = Games
yours-won = Won
yours-best = Best score
yours-puzzles = Puzzles
yours-word = { $word }
yours-better = { $word }, and getting better
yours-form = Your form
yours-form-none = Reviewed games show here how well you played. Look back at one to begin.
yours-form-point = { $date }: { $word }
yours-span = How far back
yours-span-month = Month
yours-span-season = Season
yours-span-all = All
yours-none = No finished games yet. They will all be kept here.
yours-head-date = Date
yours-head-place = Place
yours-head-score = Score
yours-head-with = Played with
yours-head-word = You played
yours-head-luck = Luck
yours-daily = Deal of the day
yours-again = Tried again
yours-bot = Bot
yours-somebody = somebody
yours-look-back = Look back
yours-more = Show all games: { $number }
yours-kids = Favourite kids
yours-kid-played = { $number ->
    [one] played once
   *[other] played { $number } times
}
yours-kid-won = won
yours-device = Link another device
yours-export = Export
yours-export-note = Everything that is kept of you, with the records of all your games.
yours-export-json = Everything (JSON)
yours-export-csv = Games as a table (CSV)
yours-delete = Delete everything
yours-delete-note = Your games, reviews, results and puzzles are deleted, and your devices are signed out. This cannot be undone.
yours-delete-sure = Yes, delete everything of { $name }
