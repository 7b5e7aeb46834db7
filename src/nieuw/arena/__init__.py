"""Bots against each other: the same deals with seats rotated, and honest figures about the result.

How a bot thinks belongs to `bots`, what a terminal prints to `cli`.
"""
