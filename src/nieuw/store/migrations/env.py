"""How Alembic runs the steps: on the caller's connection, in the caller's transaction."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    render_as_batch=True,
    transaction_per_migration=False,
)
context.run_migrations()
