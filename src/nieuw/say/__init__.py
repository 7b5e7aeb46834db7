"""Sentences for people: phrases made from what happened, and the catalogues that put them into
words.

Only `words` knows Fluent; everything else makes phrases in no language yet.
"""
