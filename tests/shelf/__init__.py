"""Shelves of stored games: what the program wrote once must be read by every program to come."""
