"""Tables for many: the game over sockets, kept in a database."""
