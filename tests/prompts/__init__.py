"""What a screen gets with a question."""
