"""This package knows who knows what: views, memory, imagined worlds, prompts."""
