"""What the server writes to standard error. Keys are secrets and never appear in a line."""

from __future__ import annotations

import logging
import re

KEYS = re.compile(r"""(key=|host=|Bearer |"(?:key|host)": ?")[^&\s"']+""")


class Discreet(logging.Formatter):
    """uvicorn writes a socket's query string, and with it the key, even without an access log."""

    def format(self, record: logging.LogRecord) -> str:
        return KEYS.sub(r"\1…", super().format(record))


def calm(record: logging.LogRecord) -> bool:
    """A client that sends broken UTF-8 is closed: worth a line, but not the traceback of a server error."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError) and record.name == "uvicorn.error":
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
    return True


def set_up_logs() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(Discreet("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S"))
    handler.addFilter(calm)
    for name in ("ergosphere", "uvicorn", "asyncio", "litestar", "sqlalchemy"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
    logging.getLogger("ergosphere").setLevel(logging.INFO)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
