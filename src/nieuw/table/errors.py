"""What is refused."""

from __future__ import annotations

from nieuw.table.names import Fault


class Refused(Exception):
    """What a person wanted isn't possible; the code is a key of the catalogues."""

    def __init__(self, code: Fault, detail: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail
