"""Many matches at once, for people who study games."""
