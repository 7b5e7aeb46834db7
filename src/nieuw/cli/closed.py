"""Ways to use a tile that are closed now: why, and what opens them within the turn."""

from __future__ import annotations

from nieuw.cli.rows import Row
from nieuw.say.words import say
from nieuw.show.obstacles import WayObstacle
from nieuw.show.question import Ask


def closed_rows(a: Ask) -> list[Row]:
    """A row for each way that is closed."""
    return [
        Row(obstacle.way, say("row-closed", why=reason(obstacle)), None)
        for obstacle in a.obstacles
        if isinstance(obstacle, WayObstacle)
    ]


def closed_way(a: Ask, verb: str) -> str:
    """Why a way is closed; empty if it isn't."""
    found = [one for one in a.obstacles if isinstance(one, WayObstacle) and one.way == verb]
    return reason(found[0]) if found else ""


def reason(obstacle: WayObstacle) -> str:
    """What it lacks, and what to do first if that helps."""
    why, n = obstacle.why, obstacle.held
    if why in ("market", "corn"):
        lack = say(f"q-no-{why}", due=obstacle.due, n=n)
    elif why == "ship":
        lack = say("q-no-ship", n=n)
    else:
        lack = say(f"q-no-{why}")
    if obstacle.first is None:
        return lack
    first = say(f"q-first-{obstacle.first.split()[0]}")
    return say("closed-first", why=lack, then=first)
