"""`python -m nieuw.cli`, the same as `nieuw`."""

from nieuw.cli import main

raise SystemExit(main())
