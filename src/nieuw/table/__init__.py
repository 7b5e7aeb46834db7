"""One table, pure: what its journal means, who may do what at it, and what it shows.

No database, no sockets, no clock and no randomness: the same table runs in a server and in a page.
How it is saved is up to `store`, who comes in to `server`.
"""
