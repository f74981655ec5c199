"""Run by Alembic: takes the steps on the connection that was opened for it."""

from alembic import context

from techdeck.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
