"""Training: games of self-play, the net fitted to them, and how good it is. Needs the extra `train`."""
