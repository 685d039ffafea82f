"""The rules.

state.py   the match as the engine asks for it
"""
