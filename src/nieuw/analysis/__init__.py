"""Finished games looked at again: every decision with what a bot would have played.

How a bot thinks belongs to `bots`, the totals of a game to `game.tally`, what is printed to `cli`.
"""
