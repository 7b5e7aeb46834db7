"""How long a table waits for someone who is away."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Integer

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Tables from an earlier release wait the shortest time."""
    with op.batch_alter_table("game") as game:
        game.add_column(Column("patience", Integer, nullable=False, server_default="5"))
