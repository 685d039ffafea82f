"""The server: tables that lose nothing and tell nobody what they may not know.

app.py         routes, socket, headers and limits, put together
serve.py       runs the server until it is told to stop
protocol.py    what travels: bodies and messages
routes.py      the HTTP calls
live.py        a table's socket: reads messages, writes updates
sockets.py     one client's socket as its table sees it
pages.py       serves the page and its files
problems.py    everything that can go wrong with an HTTP call
lobby.py       makes, finds and forgets tables
table.py       a live table: one lock, then disk, then everybody is told
bot_seats.py   the bots of a table: they think elsewhere and decide like people
updates.py     what each seat is told
history.py     the log and any past moment, as a seat may know them
storage/       the append-only store and its database
thinking/      bots, tools and strangers' files, in other processes
guard/         who may call, how often, and what stays secret
"""
