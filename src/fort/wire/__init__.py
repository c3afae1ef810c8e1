"""The wire: what goes between a server and whoever plays there. Both sides read and write by these models."""
