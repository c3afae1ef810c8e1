"""Around the game, still pure: sealed seeds, records, tables, taking back, random games."""
