"""Numbers for whoever runs the server, and for nobody else: counts tell of what is hidden at a table."""

import secrets

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter("fort_entries", "Entries written", ["kind"], registry=self.registry)
        self.refused = Counter("fort_refused", "Commands refused", ["code"], registry=self.registry)
        self.sockets = Gauge("fort_sockets", "Open sockets", registry=self.registry)
        self.dropped = Counter("fort_dropped", "Sockets dropped", ["code"], registry=self.registry)
        self.rooms = Gauge("fort_rooms", "Tables in memory", registry=self.registry)
        self.broken = Gauge("fort_broken", "Tables set apart: they cannot be read", registry=self.registry)
        self.seconds = Histogram(
            "fort_command_seconds", "From command to acknowledgement", registry=self.registry, buckets=BUCKETS
        )

    @staticmethod
    def are_for(authorization: str | None, token: str | None) -> bool:
        """Does a request name the token? Without one there are no numbers for anybody."""
        wanted = f"Bearer {token}".encode()
        return bool(token) and secrets.compare_digest((authorization or "").encode(), wanted)

    def text(self) -> bytes:
        return generate_latest(self.registry)
