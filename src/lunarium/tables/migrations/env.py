"""How Alembic reaches the database: over the connection that it is handed."""

from alembic import context

from lunarium.tables.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
