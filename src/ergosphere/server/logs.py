"""What the server writes to standard error. Keys are secrets: none is ever in a line."""

from __future__ import annotations

import logging
import re

KEYS = re.compile(r"(key=|host=|Bearer )[^&\s\"']+")


class HideKeys(logging.Filter):
    """uvicorn writes a socket's query string, and with it the key, even without an access log."""

    def filter(self, record: logging.LogRecord) -> bool:
        if isinstance(record.args, tuple):
            record.args = tuple(hidden(value) for value in record.args)
        record.msg = hidden(record.msg)
        return True


def hidden(value: object) -> object:
    return KEYS.sub(r"\1…", value) if isinstance(value, str) else value


def set_up_logs() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S"))
    handler.addFilter(HideKeys())
    for name in ("ergosphere", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
    logging.getLogger("ergosphere").setLevel(logging.INFO)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
