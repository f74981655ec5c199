"""What the server counts, for Prometheus. No names, no tables: only how many."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector


class Metrics(Collector):
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        here = self.registry
        self.commands = Counter("techdeck_commands", "Commands done, by game", ["game"], registry=here)
        self.refused = Counter("techdeck_refused", "Requests refused, by code", ["code"], registry=here)
        self.messages = 0
        self.bytes = 0
        here.register(self)
        self.overflows = Counter("techdeck_overflows", "Outboxes that overflowed", registry=here)
        self.connections = Gauge("techdeck_connections", "Open WebSockets", registry=here)
        self.tables = Gauge("techdeck_tables", "Tables in memory", registry=here)
        self.thoughts = Gauge("techdeck_bots_thinking", "Bots that think or wait for a worker", registry=here)
        self.seconds = Histogram("techdeck_request_seconds", "From a client's message to its answer", registry=here)

    def collect(self) -> Iterator[Metric]:
        """What was sent: plain numbers, since they go up several times with every command."""
        yield CounterMetricFamily("techdeck_messages_sent", "Messages sent", self.messages)
        yield CounterMetricFamily("techdeck_bytes_sent", "Bytes sent over WebSockets", self.bytes)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
