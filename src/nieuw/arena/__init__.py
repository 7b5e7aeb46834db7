"""Bots against each other: the same deals with seats rotated, and honest figures of the result."""
