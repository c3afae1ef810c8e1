"""How the stored form came to be, step by step; run by Alembic when the server starts."""
