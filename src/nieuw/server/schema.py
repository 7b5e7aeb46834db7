"""The tables of the database: people, games, seats, and the journal that holds every game.

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
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

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
    Column("phase", String(8), nullable=False),  # open, running or over
    Column("listed", Boolean, nullable=False),
    Column("start", String(8), nullable=False),  # random, or the number of a seat
    Column("position", Text, nullable=False),  # where it starts, empty for a new game
    Column("parent", String(16), nullable=False),  # the game it follows or copies
    Column("next", String(16), nullable=False),  # its rematch
    Column("made", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("game_listed", "listed", "phase"),
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
    Column("bot", String(40), nullable=False),  # who plays a bot's seat, or sits in for a person
    Column("invite", String(64), nullable=False),  # sha256 of its one-time link
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

history = Table(
    "history",
    metadata,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("record", Text, nullable=False),  # the record a copied or imported game goes on from
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
