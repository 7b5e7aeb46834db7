"""A game as a list of turns: continued, dealt from a seed, written and read again.

What a screen shows of it belongs to `show`, who may do what at a table to `server`.
"""
