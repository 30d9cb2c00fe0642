"""The expansion Letters & Seals, and what the Great Bazaar adds when both expansions are played together."""
