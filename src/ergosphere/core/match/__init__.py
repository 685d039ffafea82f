"""A match as it is played, recorded and replayed.

match.py       Match: seats choose, nature draws, the record grows
course.py      Course: follows a log, keeps its steps, knows the state after each
compact.py     events as bytes, for old lines
ledger.py      Ledger: what happens at a table; the same rules for the terminal and the server
entries.py     the entries of a ledger
journal.py     counts entries, and keeps those that are not written yet
seating.py     who sits at a table, and who holds each seat now
allowance.py   how often a seat may do what fills the disk
undo.py        how far back an undo goes, and whether anybody has to agree
log.py         the lines of a log
record.py      Record: a match as text, both ways
replay.py      whether a record is a legal match, and the record as one seat may see it
seal.py        the seed, its seal, and draws from it
"""
