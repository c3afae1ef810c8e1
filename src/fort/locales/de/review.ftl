# What a review says of a choice, and of how well somebody played.

review-label-doubtful = Fraglich
review-label-mistake = Fehler
review-label-blunder = Grober Fehler
review-label-great = Großartig

## How well somebody played, from the best word to the last

review-word-dazzling = glänzend
review-word-sharp = scharfsinnig
review-word-clever = klug
review-word-solid = solide
review-word-steady = beständig
review-word-carefree = unbekümmert
review-word-daring = waghalsig
