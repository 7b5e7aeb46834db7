"""One open page: who holds it, and what is still to be sent."""

from __future__ import annotations

import asyncio

import msgspec

MOVED, TOO_SLOW = 4401, 4408
"""Why a socket is closed: its person is on another device now; it does not read."""
QUEUE = 200


class Socket:
    """One open page: who holds it, and what is still to be sent."""

    def __init__(self, person: str, pause: int, name: str = "") -> None:
        self.person = person
        self.name = name
        self.listens = False
        """Whether a player reads the spectators' chat."""
        self.pause = pause
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue(QUEUE)
        """Messages, and at the end the code the socket is closed with."""
        self.greeted = False
        """Whether it has been sent the game; before that, updates mean nothing to it."""

    def send(self, message: msgspec.Struct) -> None:
        """Queue a message; a page that reads too slowly is disconnected and comes back by
        itself."""
        self.send_bytes(msgspec.json.encode(message))

    def send_bytes(self, data: bytes) -> None:
        """The same for something already encoded."""
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Close the socket after what was queued, or at once if the queue is full."""
        while self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(code)
