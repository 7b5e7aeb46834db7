"""What stored games, long games and other people's requests cost the server, beside 0.1.0.

`bench/run server` builds both releases and runs `__main__`. Everything happens on 127.0.0.1, the
server on one core, the load on another; every server ends with the bench.
"""
