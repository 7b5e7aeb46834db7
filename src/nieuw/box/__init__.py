"""What is in the box: component data as files, each value with its source, and their checks.

The rules read a box through `core.box`; nothing here knows how the game is played.
"""
