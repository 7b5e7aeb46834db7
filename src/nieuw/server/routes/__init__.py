"""What may be asked of the server, a module for each kind: plain requests and the socket."""
