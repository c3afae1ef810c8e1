"""The rules of the game, clause by clause: one module a chapter of docs/rules.md."""
