"""Games that end early, games removed from a list, and states cached next to their journals."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, ForeignKey, Integer, LargeBinary, String, false

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """No game of an earlier release ended early."""
    with op.batch_alter_table("game") as game:
        game.add_column(Column("ended", String(12), nullable=False, server_default=""))
        game.add_column(Column("ended_by", Integer, nullable=False, server_default="-1"))
    with op.batch_alter_table("seat") as seat:
        seat.add_column(Column("hidden", Boolean, nullable=False, server_default=false()))
    op.create_table(
        "kept",
        Column("game", String(16), ForeignKey("game.id"), primary_key=True),
        Column("format", Integer, nullable=False),
        Column("seq", Integer, nullable=False),
        Column("body", LargeBinary, nullable=False),
    )
