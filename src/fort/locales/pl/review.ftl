# What a review says of a choice, and of how well somebody played.

review-label-doubtful = Wątpliwe
review-label-mistake = Błąd
review-label-blunder = Gruby błąd
review-label-great = Świetnie

## How well somebody played, from the best word to the last

review-word-dazzling = olśniewająco
review-word-sharp = przenikliwie
review-word-clever = sprytnie
review-word-solid = solidnie
review-word-steady = równo
review-word-carefree = beztrosko
review-word-daring = brawurowo
