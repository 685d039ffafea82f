"""Work done away from the event loop, in processes with limits.

thinkers.py   what is worked on elsewhere: bots, tools, strangers' packs and records
lanes.py      whose work is next
workers.py    a process with limits of time and memory
"""
