"""Many games: simulation, and what comes of it."""
