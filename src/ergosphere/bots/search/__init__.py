"""Search that knows no game. Every module in this room is compiled.

alphabeta.py    two seats that see everything
treesearch.py   hidden information, chance, simultaneous choices
"""
