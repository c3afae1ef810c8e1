# The deal of the day, and what hangs on the board of the first page.

deal = Deal of the day
deal-number = No. { $number }, { $date }
deal-same = Same cards for everybody
deal-what = You start with these kids, and the Park brings the same ones in the same order. What you do with them is up to you.
deal-play = Play the deal
deal-go-on = Go on with the deal
deal-how-long = About 15 minutes. You can stop and come back. The first try counts.
deal-gone = Today’s deal was given up. Tomorrow there is a new one.
deal-against = You play against
deal-next = new deal in { $hours } h { $minutes } min
deal-streak = { $number ->
    [0] No days in a row yet
    [one] 1 day
   *[other] { $number } days in a row
}
deal-streak-open = { $number ->
    [one] Play today to begin.
   *[other] Play today and it’s { $number }.
}
deal-streak-done = See you tomorrow?
deal-streak-longest = Your longest yet. See you tomorrow?
deal-calendar = Your deals
deal-month-before = Month before
deal-month-after = Next month
deal-place = { $rank ->
    [1] won
    [2] second
   *[other] third
}
deal-points-aside = { $points ->
    [one] 1 point, luck aside
   *[other] { $points } points, luck aside
}
deal-scored = Scored
deal-lucky = Your cards were a bit lucky
deal-unlucky = Your cards were a bit unlucky
deal-aside = Luck aside
deal-better = Better than { $share }
deal-early = { $number ->
    [one] The first one today
   *[other] One of the first { $number } today
}
deal-players = { $number ->
    [0] Nobody has played yet
    [one] One player has played
   *[other] { $number } have played
}
deal-bars = { $number ->
    [one] The points of one player, luck aside
   *[other] The points of { $number } players, luck aside
}
deal-tell = Tell the others
deal-shared = Fort, deal { $number }: place { $rank } of { $seats }
deal-copy = Copy
deal-share = Share
deal-look-back = Look back at this game
deal-mark = Deal of the day
again-mark = Tried again: counts nowhere

## On the first page

home-board = Notice board
home-deal = Same cards, same bots, for everybody. How far do you get?
home-deal-done = You have played today. A new deal comes at midnight (UTC).
home-deal-look = See how you did
home-more-kids = + { $number }
home-rating = Your rating: { $rating }
home-puzzles = Find the best choice.
home-last = Last game
home-look-back = Look back
