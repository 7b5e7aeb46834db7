"""The rules, one module per chapter of the rule book (`docs/rules.md`).

What is allowed is next to what it does. Whose turn it is belongs to the engine and its agenda.
"""
