"""A match as it is played, recorded and replayed."""
