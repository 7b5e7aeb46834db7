"""What is refused."""

from __future__ import annotations

from nieuw.say.phrases import Phrase
from nieuw.table.names import Fault


class Refused(Exception):
    """What a person wanted isn't possible; the code is a key of the catalogues. The detail is a
    phrase where people can be told more in their language."""

    def __init__(self, code: Fault, detail: str | Phrase = "") -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail
