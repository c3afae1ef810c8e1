# What a review says of a choice, and of how well somebody played.

review-label-doubtful = Doubtful
review-label-mistake = Mistake
review-label-blunder = Blunder
review-label-great = Great

## How well somebody played, from the best word to the last

review-word-dazzling = dazzling
review-word-sharp = sharp
review-word-clever = clever
review-word-solid = solid
review-word-steady = steady
review-word-carefree = carefree
review-word-daring = daring
