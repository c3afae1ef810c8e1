"""Nothing leaks: worlds that differ only in secrets look the same."""
