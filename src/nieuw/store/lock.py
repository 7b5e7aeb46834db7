"""One server per database file: a lock of the operating system, which ends with its process.

Next to the lock is the address of its holder, for a second server.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

from filelock import FileLock, Timeout


class Taken(Exception):
    """Another server has the file; its address, empty while it is still starting."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class ServerLock:
    """Held while a server runs on a file."""

    def __init__(self, file: Path) -> None:
        self.lock = FileLock(f"{file}.lock")
        self.address = Path(f"{file}.address")

    def take(self) -> None:
        """Take the file, or say who has it."""
        try:
            self.lock.acquire(blocking=False)
        except Timeout:
            raise Taken(self.told()) from None
        self.address.unlink(missing_ok=True)

    def tell(self, address: str) -> None:
        """Let others know this server's address."""
        part = self.address.with_suffix(".address-part")
        part.write_text(address, "utf-8")
        part.replace(self.address)

    def release(self) -> None:
        """Release it when the server ends."""
        self.address.unlink(missing_ok=True)
        self.lock.release()

    def told(self) -> str:
        """The address of the lock's holder; empty while it is still starting."""
        with contextlib.suppress(OSError):
            return self.address.read_text("utf-8").strip()
        return ""
