"""What the server writes about itself: a line of JSON for each event, on stderr. No hands, no secrets, no chat."""

from __future__ import annotations

import logging
import sys
import time

import msgspec


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The time, how bad it is, who says it, and what."""
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        line = {"at": at, "level": record.levelname.lower(), "from": record.name, "what": record.getMessage()}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs(level: int = logging.INFO) -> None:
    """Our own lines from info on; of the libraries only what is wrong."""
    writer = logging.StreamHandler(sys.stderr)
    writer.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [writer]
    root.setLevel(logging.WARNING)
    logging.getLogger("techdeck").setLevel(level)
