"""The folder of a person's data: the database of their tables, and their text games."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """Where it is; it may not be there yet."""
    return user_data_path("nieuw-amsterdam", appauthor=False)
