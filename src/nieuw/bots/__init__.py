"""Players made of code."""
