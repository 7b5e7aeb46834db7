"""The report: one page with every table and plot, which needs no other file."""

from __future__ import annotations

import shlex
from html import escape

from nieuw.arena import plots
from nieuw.arena.schedule import Settings
from nieuw.arena.summary import Summary
from nieuw.arena.tables import Table, points, sources, strength, times, versus
from nieuw.say.words import language, listed, say

STYLE = """
:root { color-scheme: light dark;
  --ink: #1d1a16; --soft: #6b645a; --line: #d9d2c6; --page: #fbf8f2; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece6da; --soft: #a79f92; --line: #4a443c; --page: #1c1a17; }
}
body { margin: 0 auto; max-width: 56rem; padding: 1.5rem;
  background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin: 0 0 .5rem; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .5rem; }
p { margin: .4rem 0; overflow-wrap: anywhere; }
.soft { color: var(--soft); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .5rem 0; }
th, td { padding: .25rem .9rem .25rem 0; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; font-weight: 600; }
th { color: var(--soft); font-weight: 600; }
figure { margin: 1rem 0; }
figcaption { color: var(--soft); }
svg { display: block; width: 100%; height: auto; margin: .5rem 0; font-size: 14px; }
svg text { fill: var(--ink); }
svg .grid { stroke: var(--line); }
svg .even { stroke: var(--soft); stroke-width: 2; stroke-dasharray: 5 4; }
svg .median { stroke: var(--ink); stroke-width: 2; }
svg path { fill: none; }
"""


def report(settings: Settings, found: Summary, games: int) -> str:
    """The page of these figures, in the reader's language."""
    title = say("arena-title", bots=listed(settings.names))
    box, digest = settings.box.split(" ", 1)
    about = say(
        "arena-about",
        games=found.games,
        deals=found.deals,
        seats=settings.seats,
        seed=str(settings.seed),
        box=box,
        digest=digest,
    )
    parts = [
        "<!doctype html>",
        f'<html lang="{language()}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta http-equiv="Content-Security-Policy" '
        "content=\"default-src 'none'; style-src 'unsafe-inline'\">",
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(about)}</p>",
        f"<p>{escape(say('arena-again'))} <code>{escape(command(settings, games))}</code></p>",
        *_section(strength(found), plots.shares(found), plots.strengths(found)),
        f'<p class="soft">{escape(say("arena-method"))}</p>',
        *_section(versus(found)),
        *_section(points(found), plots.spread(found)),
        *_section(sources(found), plots.sources(found)),
        *_section(times(found), plots.times(found)),
        "</body></html>",
    ]
    return "\n".join(parts) + "\n"


def command(settings: Settings, games: int) -> str:
    """The command that plays these games again."""
    words = ["nieuw", "arena", "--bots", ",".join(settings.bots)]
    if settings.against:
        words += ["--against", settings.against]
    words += ["--seats", str(settings.seats), "--games", str(games), "--seed", str(settings.seed)]
    return shlex.join(words)


def _section(table: Table, *drawn: str) -> list[str]:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in table.head)
    return [
        f"<h2>{escape(table.title)}</h2>",
        *drawn,
        f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>',
        *(
            "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
            for row in table.rows
        ),
        "</tbody></table></div>",
    ]
