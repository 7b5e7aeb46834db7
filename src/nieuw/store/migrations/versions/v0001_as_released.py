"""The tables of 0.1.0, which had no version."""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    String,
    Text,
    UniqueConstraint,
    inspect,
)

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Nothing to do if 0.1.0 made them itself."""
    if inspect(op.get_bind()).has_table("journal"):
        return
    op.create_table(
        "person",
        Column("id", String(16), primary_key=True),
        Column("token", String(64), nullable=False, unique=True),
        Column("name", String(60), nullable=False),
        Column("prefs", Text, nullable=False),
        Column("made", BigInteger, nullable=False),
    )
    op.create_table(
        "device",
        Column("token", String(64), primary_key=True),
        Column("person", String(16), ForeignKey("person.id"), nullable=False),
        Column("until", BigInteger, nullable=False),
    )
    op.create_table(
        "box",
        Column("digest", String(80), primary_key=True),
        Column("name", String(60), nullable=False),
        Column("text", Text, nullable=False),
    )
    op.create_table(
        "game",
        Column("id", String(16), primary_key=True),
        Column("host", String(16), ForeignKey("person.id"), nullable=False),
        Column("box", String(80), nullable=False),
        Column("box_name", String(60), nullable=False),
        Column("phase", String(8), nullable=False),
        Column("listed", Boolean, nullable=False),
        Column("start", String(8), nullable=False),
        Column("position", Text, nullable=False),
        Column("parent", String(16), nullable=False),
        Column("next", String(16), nullable=False),
        Column("made", BigInteger, nullable=False),
        Column("changed", BigInteger, nullable=False),
    )
    op.create_index("game_listed", "game", ["listed", "phase"])
    op.create_table(
        "seat",
        Column("game", String(16), ForeignKey("game.id"), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("colour", String(8), nullable=False),
        Column("name", String(60), nullable=False),
        Column("kind", String(8), nullable=False),
        Column("person", String(16), nullable=False),
        Column("bot", String(40), nullable=False),
        Column("invite", String(64), nullable=False),
    )
    op.create_index("seat_person", "seat", ["person"])
    op.create_index("seat_invite", "seat", ["invite"])
    op.create_table(
        "journal",
        Column("game", String(16), ForeignKey("game.id"), primary_key=True),
        Column("seq", Integer, primary_key=True),
        Column("kind", String(8), nullable=False),
        Column("person", String(16), nullable=False),
        Column("seat", Integer, nullable=False),
        Column("request", String(40)),
        Column("body", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        UniqueConstraint("game", "person", "request", name="journal_request"),
    )
    op.create_table(
        "history",
        Column("game", String(16), ForeignKey("game.id"), primary_key=True),
        Column("record", Text, nullable=False),
    )
    op.create_table(
        "report",
        Column("id", String(16), primary_key=True),
        Column("game", String(16), nullable=False),
        Column("person", String(16), nullable=False),
        Column("text", Text, nullable=False),
        Column("record", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
    )
