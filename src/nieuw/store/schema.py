"""The tables of the database: people, games, seats, and the journal with every game.

A game is its journal: entries keyed by (game, seq) that are only ever added. Everything else about
a running game can be made again from it. The same Core statements run on SQLite and PostgreSQL.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

version = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))
"""Alembic's own: which steps have been taken (`migrate`)."""

person = Table(
    "person",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # sha256 of the cookie
    Column("name", String(60), nullable=False),
    Column("prefs", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

device = Table(
    "device",
    metadata,
    Column("token", String(64), primary_key=True),  # sha256 of a one-time link
    Column("person", ForeignKey("person.id"), nullable=False),
    Column("until", BigInteger, nullable=False),
)

box = Table(
    "box",
    metadata,
    Column("digest", String(80), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
)

game = Table(
    "game",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("host", ForeignKey("person.id"), nullable=False),
    Column("box", String(80), nullable=False),  # digest
    Column("box_name", String(60), nullable=False),
    Column("phase", String(8), nullable=False),  # open, running, over or ended
    Column("listed", Boolean, nullable=False),
    Column("start", String(8), nullable=False),  # random, or the number of a seat
    Column("position", Text, nullable=False),  # where it starts, empty for a new game
    Column("parent", String(16), nullable=False),  # the game it follows or copies
    Column("next", String(16), nullable=False),  # its rematch
    Column("made", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("round", Integer, nullable=False, server_default="0"),
    Column("step", Integer, nullable=False, server_default="0"),
    Column("mover", Integer, nullable=False, server_default="-1"),  # a seat, -1 for nobody
    Column("seq", Integer, nullable=False, server_default="0"),  # the last entry the row includes
    Column("ended", String(12), nullable=False, server_default=""),  # why it ended early
    Column("ended_by", Integer, nullable=False, server_default="-1"),  # a seat, -1 for nobody
    Column("patience", Integer, nullable=False, server_default="5"),  # minutes
    Index("game_listed", "listed", "phase"),
    Index("game_phase", "phase"),
)

seat = Table(
    "seat",
    metadata,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("colour", String(8), nullable=False),
    Column("name", String(60), nullable=False),
    Column("kind", String(8), nullable=False),  # open, person or bot
    Column("person", String(16), nullable=False),
    Column("bot", String(40), nullable=False),  # who plays the seat, or for its person
    Column("invite", String(64), nullable=False),  # sha256 of its one-time link
    Column("points", Integer, nullable=False, server_default="0"),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # not in its person's list
    Index("seat_person", "person"),
    Index("seat_invite", "invite"),
)

journal = Table(
    "journal",
    metadata,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("request", String(40)),  # unique for a person where there is one
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("game", "person", "request", name="journal_request"),
)

kept = Table(
    "kept",
    metadata,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("format", Integer, nullable=False),  # a state of another format is not read
    Column("seq", Integer, nullable=False),  # the last entry it has taken in
    Column("body", LargeBinary, nullable=False),
)
"""Games as they are now, a cache: what is wrong or missing here is folded from the journal."""

history = Table(
    "history",
    metadata,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("record", Text, nullable=False),  # the record a copied or imported game continues
)

report = Table(
    "report",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("person", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
