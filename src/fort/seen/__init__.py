"""Who knows what: views, memory, imagined worlds, prompts."""
