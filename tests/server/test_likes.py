"""What people like outlives preferences that are added, renamed or given other bounds."""

from __future__ import annotations

import pytest

from nieuw.server.door import prefs
from nieuw.store.database import Person
from nieuw.table.wire import Prefs

OF_0_1_0 = '{"language":"de","theme":"dark","speed":120,"pause":400,"confirm":true}'


@pytest.mark.parametrize(
    ("kept", "liked"),
    [
        ("{}", Prefs()),
        ('{"theme":"dark","pause":400}', Prefs(theme="dark", pause=400)),
        ('{"theme":"dark","outlook":false}', Prefs(theme="dark")),
        ('{"theme":"dark","pause":9000,"confirm":true}', Prefs(theme="dark", confirm=True)),
        ('{"theme":3,"projection":false}', Prefs(projection=False)),
        ('{"sound":true,"volume":300}', Prefs(sound=True)),
        (OF_0_1_0, Prefs(language="de", theme="dark", speed=120, pause=400, confirm=True)),
        ("[]", Prefs()),
        ("{", Prefs()),
    ],
)
def test_what_is_not_known_here_leaves_the_rest(kept: str, liked: Prefs) -> None:
    assert prefs(Person("anna", "Anna", kept)) == liked
