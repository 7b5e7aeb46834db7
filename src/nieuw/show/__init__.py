"""What a screen needs from a state: the table, the question with its prices, the end of the round.

Plain data for page, terminal and bots; no words in any language, and no rules.
"""
