"""This package keeps what a table remembers of hidden cards, for `fort.encoding`; the rules call it."""
