# What a review says of a choice, and of how well somebody played.

review-label-doubtful = Sporné
review-label-mistake = Chyba
review-label-blunder = Hrubá chyba
review-label-great = Skvělé

## How well somebody played, from the best word to the last

review-word-dazzling = oslnivě
review-word-sharp = bystře
review-word-clever = chytře
review-word-solid = poctivě
review-word-steady = vyrovnaně
review-word-carefree = bezstarostně
review-word-daring = odvážně
