"""The steps from each version of the schema to the next, for Alembic.

Each is written out in full and never changes, even when `schema` does.
"""
