"""The texts of all languages."""
