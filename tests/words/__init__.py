"""One file a noun: what the printed cards alone do not show."""
