"""Who may call, how often, and what is kept secret."""
