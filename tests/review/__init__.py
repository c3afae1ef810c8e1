"""Reviews: what is said of a game, and what it rests on."""
