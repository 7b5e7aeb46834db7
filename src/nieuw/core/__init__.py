"""The rules as code: no files, no chance, no clock.

Whole sentences as people read and write them belong to `text`, a game as a list of turns to `game`,
everything for a screen to `show`.
"""
