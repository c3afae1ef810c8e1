# Stránka s pravidly a první hra s průvodcem. Značky jako [icon pizza], [kid Bug] a **tučně** kreslí stránka;
# [kid Bug|Chrobáka] ukáže jiná slova pro téhož kamaráda.

## Stránka s pravidly

rules-found = nalezeno
rules-see = Viz také
rules-in-english = Do tohoto jazyka pravidla ještě nikdo nepřeložil. Tady jsou anglicky.
rules-level = Úroveň
rules-price = Cena
rules-points = Body
rules-reward = Odměna
