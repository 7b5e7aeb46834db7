"""Alembic, configured with the steps; it needs no settings file."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

HERE = Path(__file__).resolve().parent


def config(db: Connection | None = None) -> Config:
    """Alembic's configuration."""
    settings = Config()
    settings.set_main_option("script_location", str(HERE).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    settings.attributes["connection"] = db
    return settings


def upgrade(db: Connection) -> None:
    """Every missing step, in the caller's transaction."""
    command.upgrade(config(db), "head")
