"""What happened."""

import msgspec

from ergosphere import Event


class CardDealt(Event, frozen=True):
    seat: int
    card: int | None

    def seen_by(self, seat):
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)
