"""Alembic's door: the store hands its connection over and lets the schema catch up."""

from alembic import context

from ergosphere.server.storage.models import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
