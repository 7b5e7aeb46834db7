"""The river: camps with longhouses, and the trading posts opposite."""

from __future__ import annotations

from nieuw.core.names import Seat
from nieuw.core.state import State


def first_inhabited(s: State) -> int:
    """The leftmost camp with a longhouse; one always stays (R6.3)."""
    camp = 0
    while s.camps[camp] == 0:
        camp += 1
    return camp


def last_inhabited(s: State) -> int:
    """The rightmost camp with a longhouse."""
    camp = len(s.camps) - 1
    while s.camps[camp] == 0:
        camp -= 1
    return camp


def travel_cost(s: State, seat: Seat) -> int:
    """R7.2: corn on the boats between the post and the nearest inhabited camp upstream; nothing if
    the camp opposite has a longhouse."""
    corn = 0
    camp = s.players[seat].post
    while s.camps[camp] == 0:
        corn += s.box.boats[camp]
        camp += 1
    return corn


def trip_end(s: State, seat: Seat) -> int:
    """R7.2: the nearest inhabited camp upstream, where a journey ends."""
    camp = s.players[seat].post
    while s.camps[camp] == 0:
        camp += 1
    return camp


def next_area(s: State, seat: Seat) -> int:
    """R9.8: the nearest area upstream with a free usable space, skipping full ones, never past the
    last inhabited camp; -1 if there is none. R1.5: usable by the number of players."""
    spaces = s.box.areas[s.seats]
    for area in range(s.players[seat].post + 1, last_inhabited(s) + 1):
        posts = 0
        for p in s.players:
            if p.post == area:
                posts += 1
        if posts < spaces[area]:
            return area
    return -1
