"""Tables for many people: the game over sockets, saved in a database.

Who comes in, and how tables are saved and shown; never a rule of the game.
"""
