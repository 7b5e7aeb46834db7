"""Moves and positions as text (`docs/notation.md`), read and written.

How a sentence is played belongs to `game`, how it sounds in a person's language to `say`.
"""
