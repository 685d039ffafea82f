"""Bots as people write their own, for tests that name them as module:Class."""

import json
import os


class First:
    """Takes the first legal action."""

    def __init__(self, game, seed):
        pass

    def choose(self, view, legal):
        return legal[0]


class Broken(First):
    def choose(self, view, legal):
        raise RuntimeError("out of ideas")


class Careless(First):
    def choose(self, view, legal):
        return json.loads("nothing")  # fails deep inside a library


class Cheat(First):
    def choose(self, view, legal):
        return "the whole board"


class Dying(First):
    def choose(self, view, legal):
        os._exit(1)


class Interrupting(First):
    """Somebody presses Ctrl-C during its third match."""

    matches = 0

    def __init__(self, game, seed):
        Interrupting.matches += 1

    def choose(self, view, legal):
        if Interrupting.matches == 3:
            raise KeyboardInterrupt
        return legal[0]
