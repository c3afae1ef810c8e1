"""Alembic's entry: works on the connection that `fort.server.database` hands over."""

from alembic import context

from fort.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
