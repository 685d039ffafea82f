"""Who may call, how often, and what is kept secret.

gate.py        which requests may come in
entrance.py    connections before their first request
callers.py     the address that a call is charged to
limits.py      how much one client may ask for
headers.py     headers on every answer
keys.py        ids, keys and codes of a table
address.py     where a server can be reached
logs.py        what the server writes to standard error
"""
