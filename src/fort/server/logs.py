"""Logs as one JSON object a line, on standard error: no tokens, seeds, cards or addresses of tables."""

import json
import logging
import sys
from datetime import UTC, datetime

FACTS = ("code", "path", "table")  # what a log line may say besides its message


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "of": record.name,
            "message": record.getMessage(),
        }
        for fact in FACTS:
            value = getattr(record, fact, None)
            if value is not None:
                line[fact] = str(value)[:8] if fact == "table" else str(value)
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def start_logging() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("fort").setLevel(logging.INFO)
