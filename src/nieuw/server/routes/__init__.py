"""The requests to the server, a module for each kind: plain requests and the socket.

A route reads the request and writes the answer; the work itself belongs to `hub`, `table` and the
other modules next to this folder.
"""
