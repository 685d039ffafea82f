"""Links to tables: `http://HOST/t/ID#KEY`. The key stands behind the #, which browsers never send anywhere."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec

from ergosphere.core.errors import bad_input


class Link(msgspec.Struct, frozen=True):
    """A server, a table, and the key of a seat; without key one only watches."""

    server: str
    id: str
    key: str | None

    @classmethod
    def from_text(cls, text: str) -> Link:
        try:
            parts = urlsplit(text)
            path = parts.path.strip("/").split("/")
            if parts.scheme in ("http", "https") and parts.hostname and len(path) == 2 and path[0] == "t" and path[1]:
                return cls(f"{parts.scheme}://{parts.netloc}", path[1], parts.fragment or None)
        except ValueError:
            pass
        raise bad_input("link-bad")

    def __str__(self) -> str:
        return f"{self.server}/t/{self.id}" + (f"#{self.key}" if self.key else "")
