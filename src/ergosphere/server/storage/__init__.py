"""Where tables are kept: the append-only store and its database."""
