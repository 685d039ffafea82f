"""Where tables are kept: the append-only store and its database.

store.py         the store; writes of many tables share one commit
database.py      which database, and the lock on it
connections.py   ways to SQLite and PostgreSQL that hold nobody up
models.py        the schema; migrations/ has its history
"""
