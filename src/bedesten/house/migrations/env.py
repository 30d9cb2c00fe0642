"""Alembic's way in: runs migrations on the connection that house/migrate.py hands over."""

from alembic import context

from bedesten.house.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
)
with context.begin_transaction():
    context.run_migrations()
