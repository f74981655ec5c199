"""Live tables: people and bots play together over the network. The only part that waits (asyncio)."""
