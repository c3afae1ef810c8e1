# Strona z zasadami i pierwsza gra z przewodnikiem. Znaki takie jak [icon pizza], [kid Bug] i **grube** rysuje strona;
# [kid Bug|Żuka] pokazuje inne słowa dla tego samego dzieciaka.

## Strona z zasadami

rules-found = znalezione
rules-see = Zobacz też
rules-in-english = Nikt jeszcze nie przełożył zasad na ten język. Oto one po angielsku.
rules-level = Poziom
rules-price = Cena
rules-points = Punkty
rules-reward = Nagroda
