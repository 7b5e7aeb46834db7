"""The way in for new pages: one at a time, with a pause after each.

When hundreds come at once, those who already play are served in the pauses.
"""

from __future__ import annotations

import asyncio
from typing import Final

PAUSE: Final = 0.001
"""Seconds after each step of a newcomer."""


class Entrance:
    """Held by one newcomer at a time."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()

    async def __aenter__(self) -> None:
        await self.lock.acquire()

    async def __aexit__(self, *_: object) -> None:
        asyncio.get_running_loop().call_later(PAUSE, self.lock.release)
