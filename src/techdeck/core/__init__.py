"""The pure engine: cards, zones, state, frames, actions, knowledge, events, log, randomness."""
