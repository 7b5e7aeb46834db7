"""The page's own files: compressed when they were built, cached for ever if their name has a
hash."""

from __future__ import annotations

import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

PACKED = (("br", ".br"), ("gzip", ".gz"))
"""Encodings and how their files end, the better first."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


def accepted(header: str) -> set[str]:
    """The encodings a browser accepts."""
    found: set[str] = set()
    for part in header.split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0"):
            found.add(name.strip().lower())
    return found


class Web(StaticFiles):
    """The files that the client's build wrote into a folder."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file, compressed if possible and accepted by the browser."""
        asked = Headers(scope=scope)
        plain = Path(full_path)
        answer = FileResponse(plain, status_code, stat_result=stat_result)
        takes = accepted(asked.get("accept-encoding", ""))
        for encoding, ending in PACKED:
            packed = plain.with_name(plain.name + ending)
            if encoding in takes and packed.is_file():
                answer = FileResponse(
                    packed,
                    status_code,
                    {"Content-Encoding": encoding},
                    answer.media_type,
                    stat_result=packed.stat(),
                )
                break
        answer.headers["Vary"] = "Accept-Encoding"
        hashed = plain.parent.name == "assets"
        answer.headers["Cache-Control"] = FOR_EVER if hashed else ASK_AGAIN
        if self.is_not_modified(answer.headers, asked):
            return NotModifiedResponse(answer.headers)
        return answer
