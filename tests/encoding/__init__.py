"""Observations and actions: what a seat knows and may choose, as numbers."""
