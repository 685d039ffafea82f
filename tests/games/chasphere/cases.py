"""What the contract walks through: with every number of seats all discs and both readings of the events; with every
disc both readings; and every value of the other options."""

import ergosphere


def game():
    return ergosphere.load("chasphere")


def settings(seats):
    return [{}] + [
        {
            "disc": str(disc),
            "events": ("detailed", "overview")[(disc + seats) % 2],
            "repulsion": ("free", "chain")[disc // 2 % 2],
            "ships": ("random", "choose")[disc % 3 == 0],
            "first": str(disc % seats) if disc > 2 else "random",
        }
        for disc in range(1, 7)
    ]
