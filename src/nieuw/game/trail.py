"""A list that only grows at its end and is cheap to branch."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Trail(Sequence[T], Generic[T]):
    """Branches share what they have in common: a branch costs the same no matter how long the trail
    is.

    The first branch to grow continues the shared list, which the others see only up to their own
    length; any other first makes its own list.
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def branch(self, length: int | None = None) -> Trail[T]:
        """A trail with the same items, or the first few of them."""
        made: Trail[T] = Trail.__new__(Trail)
        made._items = self._items
        made._length = self._length if length is None else min(length, self._length)
        return made

    def append(self, item: T) -> None:
        """One more item, in this branch alone."""
        if self._length < len(self._items):
            self._items = self._items[: self._length]
        self._items.append(item)
        self._length += 1

    def extend(self, items: Iterable[T]) -> None:
        """Several more items."""
        for item in items:
            self.append(item)

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._length)

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            return [self._items[i] for i in range(*at.indices(self._length))]
        if not -self._length <= at < self._length:
            raise IndexError(at)
        return self._items[at % self._length]
