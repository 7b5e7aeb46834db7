"""The database: its tables, the access to them, and how an old one is brought up to date.

All SQL is here, but not what an entry of a journal means, nor who may do what: that belongs to
`table`.
"""
