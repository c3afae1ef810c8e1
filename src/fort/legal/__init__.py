"""Foresight: can what is being done still end lawfully, and why not."""
