"""Events as bytes: how a long match keeps those of its old lines in a fraction of the memory."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ergosphere.core.values import Event

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(list[tuple[int, list[object]]]).decode


class Compact:
    """Both ways, within one process: kinds of events are numbered as they come."""

    def __init__(self) -> None:
        self._kinds: list[type[Event]] = []

    def from_events(self, events: Sequence[Event]) -> bytes:
        return (
            encode([(self._number(type(event)), msgspec.structs.astuple(event)) for event in events]) if events else b""
        )

    def to_events(self, data: bytes) -> tuple[Event, ...]:
        return tuple(self._event(*parts) for parts in decode(data))

    def _number(self, kind: type[Event]) -> int:
        if kind not in self._kinds:
            self._kinds.append(kind)
        return self._kinds.index(kind)

    def _event(self, number: int, values: list[object]) -> Event:
        kind = self._kinds[number]
        return msgspec.convert(dict(zip(kind.__struct_fields__, values, strict=True)), kind)
