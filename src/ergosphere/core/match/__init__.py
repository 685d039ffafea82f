"""A match as it is played, recorded and replayed.

match.py    Match: seats choose, nature draws, the record grows
course.py   Course: follows a log, knows the state after each line
undo.py     how far back an undo goes, and whether anybody has to agree
log.py      the lines of a log
record.py   Record: a match as text, both ways
replay.py   whether a record is a legal match, and the record as one seat may see it
seal.py     the seed, its seal, and draws from it
"""
