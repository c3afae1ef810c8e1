"""The rules of Fort: pure, typed, and nothing but the rules."""
