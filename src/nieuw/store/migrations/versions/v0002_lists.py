"""The state of each game, saved with it, so that nothing is replayed for a list."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Integer

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """`seq` 0 says of a game with a journal that the rest is still to be filled in."""
    with op.batch_alter_table("game") as game:
        game.add_column(Column("round", Integer, nullable=False, server_default="0"))
        game.add_column(Column("step", Integer, nullable=False, server_default="0"))
        game.add_column(Column("mover", Integer, nullable=False, server_default="-1"))
        game.add_column(Column("seq", Integer, nullable=False, server_default="0"))
    with op.batch_alter_table("seat") as seat:
        seat.add_column(Column("points", Integer, nullable=False, server_default="0"))
    op.create_index("game_phase", "game", ["phase"])
