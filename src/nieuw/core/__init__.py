"""The rules as code: no files, no chance, no clock."""
