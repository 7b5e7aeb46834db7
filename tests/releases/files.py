"""The files in the folder of a release."""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent
FOLDERS = sorted(HERE.glob("[0-9]*"))
"""The folders of all releases."""
FILES = ("records", "positions", "tables")
"""What there are facts about, one file each."""


def records(folder: Path) -> list[Path]:
    """Its records."""
    return sorted((folder / "records").glob("*.nar"))


def own_box(record: Path) -> Path | None:
    """The box of a record that was not played with the one that comes with the program."""
    return record.parent.parent / "box.toml" if record.stem == "own-box" else None


def positions(folder: Path) -> dict[str, str]:
    """Its positions by name, in the notation."""
    sections = (folder / "positions.txt").read_text("utf-8").split("== ")[1:]
    named = (section.partition("\n") for section in sections)
    return {name: text.rstrip("\n") + "\n" for name, _, text in named}


def write_sections(path: Path, texts: dict[str, str]) -> None:
    """Texts below headings."""
    path.write_text("\n".join(f"== {name}\n{text}" for name, text in texts.items()), "utf-8")
