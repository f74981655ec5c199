"""Bots that are programs of their own, in any language: they speak lines of JSON (docs/outside-bots.md)."""
